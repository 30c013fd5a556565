"""Lessons at the server: a table of one's own, and a coach who reacts to what is done there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest, Visit
from server.running import running_server

from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.lesson import has_lesson, lesson_of, lessons_of
from tafelrunde.server.settings import Settings

Make = Any
Json = Any
GAMES = [name for name in game_types() if has_lesson(load_game(name))]
LESSONS = [lesson.key for game in GAMES for lesson in lessons_of(game)]


async def lead(visit: Visit, to: str) -> Json:
    """Tell the coach where to go; the lesson as it is told then."""
    before = len(visit.states)
    answer = await visit.ask("lead", to=to)
    assert answer["t"] == "ack", answer
    await visit.until(lambda: len(visit.states) > before)
    return visit.states[-1]["lesson"]


async def answer(visit: Visit, *actions: Json) -> Json:
    """Answer the question; the lesson as it is told then."""
    before = len(visit.states)
    done = await visit.do(*actions)
    assert done["t"] == "ack", done
    await visit.until(lambda: len(visit.states) > before)
    return visit.states[-1]["lesson"]


async def test_the_coach_asks_and_reacts(guest: Make) -> None:
    anna = await guest()
    table = await anna.post("/api/lessons/heerbann", {})
    async with anna.visit(table["id"]) as visit:
        told = visit.states[-1]["lesson"]
        assert (told["step"], told["ask"], told["read"]) == (0, "lesson-welcome", True)
        assert (await lead(visit, "next"))["ask"] == "lesson-numbers"
        wrong = await answer(visit, ["dice", [1]])
        assert (wrong["said"], wrong["kind"]) == ("lesson-numbers.few", "other")
        assert wrong["laid"] == 2 and visit.states[-1]["since"] == 0
        right = await answer(visit, ["dice", [5]])
        assert (right["said"], right["kind"], right["step"]) == ("lesson-numbers.done", "done", 2)
        assert visit.states[-1]["view"]["prompt"] == "take-card"
        assert (await lead(visit, "back"))["ask"] == "lesson-numbers"
        assert (await lead(visit, "next"))["said"] == "lesson-said-skipped"


async def test_progress_is_kept_for_the_guest_alone(guest: Make) -> None:
    anna, bernd = await guest(), await guest("Bernd")
    table = await anna.post("/api/lessons/heerbann", {})
    async with anna.visit(table["id"]) as visit:
        for _ in range(3):
            await lead(visit, "next")
    assert (await anna.post("/api/lessons/heerbann", {}))["id"] == table["id"]
    mine = {lesson["game"]: lesson for lesson in (await anna.get("/api/lessons"))["mine"]}
    assert (mine["heerbann"]["step"], mine["heerbann"]["steps"]) == (3, 16)
    assert not mine["heerbann"]["finished"]
    his = {lesson["game"]: lesson for lesson in (await bernd.get("/api/lessons"))["mine"]}
    assert his["heerbann"] | {"step": 0, "id": None} == his["heerbann"]
    await bernd.get(f"/api/tables/{table['id']}", 404)
    await bernd.post(f"/api/tables/{table['id']}/watch", {"invite": ""}, 400)
    await bernd.post(f"/api/tables/{table['id']}/watch", {"invite": "x"}, 403)
    assert (await anna.get("/api/tables"))["mine"] == []  # a lesson is no game to go on with


async def test_a_lesson_outlives_the_server(settings: Settings) -> None:
    async with running_server(settings) as first, Guest(first.address, "Anna") as anna:
        table = await anna.post("/api/lessons/heerbann", {"step": 15})
        async with anna.visit(table["id"]) as visit:
            assert (await lead(visit, "next"))["ask"] == "lesson-end"
        cookies = anna.http.cookies
    async with running_server(settings) as second, Guest(second.address) as anna:
        anna.http.cookies = cookies
        mine = {lesson["game"]: lesson for lesson in (await anna.get("/api/lessons"))["mine"]}
        assert mine["heerbann"]["finished"] and mine["heerbann"]["step"] == 16
        async with anna.visit(table["id"]) as visit:
            assert visit.states[-1]["lesson"]["ask"] == "lesson-end"


@pytest.mark.parametrize("key", LESSONS)
async def test_whoever_answers_as_the_lesson_says_finishes_it_over_the_wire(
    guest: Make, key: str
) -> None:
    anna = await guest()
    table = await anna.post(f"/api/lessons/{key}", {})
    lesson = lesson_of(key)
    async with anna.visit(table["id"]) as visit:
        told = visit.states[-1]["lesson"]
        at = 0
        while told["step"] < told["steps"]:
            step = lesson.steps[told["step"]]
            if told["read"]:
                told = await lead(visit, "next")
                at = lesson.end(lesson.steps.index(step))
                continue
            at = max(at, step.at)
            while lesson.line[at].seat != lesson.seat:
                at += 1
            action = lesson.line[at].action
            told = await answer(visit, [action.verb, list(action.args)])
            at += 1
            assert told["kind"] != "other", (step.id, action)
    assert (told["lesson"], told["ask"]) == (key, lesson.message("end"))


async def test_lessons_of_one_game_are_taken_side_by_side(guest: Make) -> None:
    anna = await guest()
    field = await anna.post("/api/lessons/guiscard", {"step": 3})
    castle = await anna.post("/api/lessons/guiscard/castle", {"step": 5})
    assert field["id"] != castle["id"] and castle["options"]["scenario"] == "s08"
    mine = {lesson["lesson"]: lesson for lesson in (await anna.get("/api/lessons"))["mine"]}
    assert list(mine) == LESSONS
    assert (mine["guiscard"]["step"], mine["guiscard/castle"]["step"]) == (3, 5)
    assert mine["guiscard/castle"]["game"] == "guiscard"
    async with anna.visit(castle["id"]) as visit:
        told = visit.states[-1]["lesson"]
        assert (told["title"], told["ask"]) == ("lesson-castle-title", "lesson-castle-stairs")
    for nothing in ("guiscard/first", "guiscard/", "guiscard/%2E%2E", "heerbann/castle", "%2F"):
        await anna.post(f"/api/lessons/{nothing}", {}, 404)


async def test_pages_about_games_come_with_five_positions(guest: Make) -> None:
    anna = await guest(None)
    for game in GAMES:
        pictures = (await anna.get(f"/api/games/{game}/pictures"))["pictures"]
        assert [picture["view"] is not None for picture in pictures] == [True] * 5
        told = await anna.get(f"/api/games/{game}/learning?language=de")
        assert "lesson-title" in told["texts"]
        assert next(lesson["key"] for lesson in told["lessons"]) == game
        assert all(len(lesson["steps"]) >= 10 for lesson in told["lessons"])
    await anna.get("/api/games/heerbann/learning?language=fr", 400)
    await anna.get("/api/games/chess/pictures", 404)
    await anna.get("/api/games/chess/learning", 404)
    await anna.get("/api/games/guiscard%2Fcastle/learning", 404)
    await anna.get("/api/lessons")


async def test_what_no_lesson_can_be_is_refused(guest: Make) -> None:
    nobody = await guest(None)
    await nobody.post("/api/lessons/heerbann", {}, 401)
    anna = await guest()
    await anna.post("/api/lessons/chess", {}, 404)
    await anna.post("/api/lessons/heerbann", {"step": -1}, 400)
    table = await anna.post("/api/lessons/heerbann", {"step": 99})
    await anna.get(f"/api/tables/{table['id']}/replay?at=0", 404)
    await anna.get(f"/api/tables/{table['id']}/journal", 404)
    await anna.post(f"/api/tables/{table['id']}/fork", {"at": 0, "bots": ["page"]}, 404)
    await anna.post(f"/api/tables/{table['id']}/watch", {})
    await anna.post(f"/api/tables/{table['id']}/join", {}, 409)
    for deed in ("leave", "resign"):
        await anna.post(f"/api/tables/{table['id']}/{deed}", {"seat": 0}, 404)
    await anna.post(f"/api/tables/{table['id']}/archive", {"yes": True}, 404)
    ordinary = await anna.table("me", "greedy")
    async with anna.visit(ordinary["id"]) as visit:
        assert (await visit.ask("lead", to="next"))["t"] == "refused"
    async with anna.visit(table["id"]) as visit:
        state = visit.states[-1]
        assert state["lesson"]["ask"] == "lesson-end" and state["undo"] == ""
        assert (await visit.ask("undo", seat=0))["t"] == "ack"
        assert (await visit.ask("arrange", seat=0))["t"] == "refused"
        said = await visit.ask("say", text="Is anybody here?")
        assert (said["t"], said["code"]) == ("error", "may-not-talk")


async def test_whoever_lays_tables_without_end_has_to_go(settings: Settings) -> None:
    few = replace(settings, refusals_per_minute=5, tables_per_hour=3)
    async with running_server(few) as running, Guest(running.address, "Anna") as anna:
        table = await anna.post("/api/lessons/heerbann", {})
        async with anna.visit(table["id"]) as visit:
            for _ in range(7):
                await visit.send({"t": "lead", "id": next(visit.ids), "to": "again"})
            assert await visit.goodbye() == "limit"
        await anna.post("/api/lessons/heerbann", {})
        await anna.post("/api/lessons/heerbann", {})
        await anna.post("/api/lessons/heerbann", {}, 429)

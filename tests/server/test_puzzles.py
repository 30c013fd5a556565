"""Puzzles at the server: answers are weighed, only the best one is played, and it is remembered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from server.client import Guest, Visit
from server.running import running_server

from tafelrunde.core.actions import Action
from tafelrunde.games import game_types, load_game
from tafelrunde.puzzles.puzzle import (
    day_of,
    has_puzzles,
    match_of,
    number_of_the_day,
    puzzles_of,
    today,
)
from tafelrunde.server.settings import Settings

Make = Any
Json = Any
GAMES = [name for name in game_types() if has_puzzles(load_game(name))]


def wired(action: Action) -> Json:
    return [action.verb, list(action.args)]


async def answer(visit: Visit, action: Action) -> Json:
    """Answer the question; what is said about the puzzle then."""
    before = len(visit.states)
    done = await visit.do(wired(action))
    assert done["t"] == "ack", done
    await visit.until(lambda: len(visit.states) > before)
    return visit.states[-1]["puzzle"]


async def lead(visit: Visit, to: str) -> Json:
    """Have the solution shown or the puzzle laid anew; what is said about it then."""
    before = len(visit.states)
    assert (await visit.ask("lead", to=to))["t"] == "ack"
    await visit.until(lambda: len(visit.states) > before)
    return visit.states[-1]["puzzle"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_wrong_answer_is_told_its_chance_and_the_best_one_is_played(
    guest: Make, game: str
) -> None:
    anna = await guest(None)  # somebody without a name
    await anna.post("/api/me", {"name": None})
    puzzle = puzzles_of(game).puzzles[0]
    table = await anna.post(f"/api/puzzles/{game}", {"number": 1})
    async with anna.visit(table["id"]) as visit:
        told = visit.states[-1]["puzzle"]
        assert (told["number"], told["said"], told["tries"]) == (1, "", 0)
        assert told["answer"] is told["best"] is told["second"] is None
        before = visit.states[-1]["view"]
        wrong = puzzle.values[-1]
        told = await answer(visit, wrong.action)
        assert (told["said"], told["tries"], told["solved"]) == ("wrong", 1, [])
        assert told["answer"]["action"] == wired(wrong.action)
        assert told["answer"]["chance"] == wrong.chance
        assert told["answer"]["terms"] == [list(term) for term in wrong.terms]
        assert told["best"] is told["second"] is None
        assert visit.states[-1]["view"] == before  # it was not played
        told = await answer(visit, puzzle.best)
        assert (told["said"], told["tries"], told["solved"]) == ("right", 2, [1])
        assert told["best"]["action"] == wired(puzzle.best)
        assert told["second"]["chance"] == puzzle.values[1].chance
        assert visit.states[-1]["choices"] == [] and visit.states[-1]["view"] != before


async def test_whoever_solves_sees_what_the_seat_may_know_and_no_more(guest: Make) -> None:
    anna = await guest()
    for game in GAMES:
        puzzle = puzzles_of(game).puzzles[0]
        table = await anna.post(f"/api/puzzles/{game}", {"number": 1})
        match = match_of(puzzle)
        async with anna.visit(table["id"]) as visit:
            state = visit.states[-1]
            assert state["observer"] == puzzle.seat
            assert state["view"]["prompt"] == match.state.prompt
            assert len(state["events"]) == len(match.events(puzzle.seat, 0))
            legal = [choice for choice in state["choices"] if choice[2] is None]
            assert len(legal) == len(puzzle.values)
            assert int(state["luck"]["seed"], 16) == 0 and state["undo"] == ""


async def test_what_the_rules_forbid_is_refused_with_its_rule(guest: Make) -> None:
    anna = await guest()
    table = await anna.post("/api/puzzles/heerbann", {"number": 1})
    async with anna.visit(table["id"]) as visit:
        state = visit.states[-1]
        refused = await visit.do(["dice", [1]])
        assert refused["t"] == "refused" and refused["refusal"][0]
        both = [wired(value.action) for value in puzzles_of("heerbann").puzzles[0].values[:2]]
        assert (await visit.do(*both))["t"] == "refused"
        stale = await visit.ask(
            "do", seat=state["observer"], decision="yesterday", actions=[both[0]]
        )
        assert stale["refusal"][0] == "CORE-5"
        for helper in ("hint", "arrange"):
            assert (await visit.ask(helper, seat=state["observer"]))["t"] == "refused"
        for back in ("undo", "ask_undo"):
            assert (await visit.ask(back, seat=state["observer"]))["t"] == "refused"
        for to in ("next", "back"):
            assert (await visit.ask("lead", to=to))["t"] == "refused"
        assert visit.states[-1]["puzzle"]["tries"] == 0


async def test_a_shown_solution_is_not_solved_and_can_be_laid_anew(guest: Make) -> None:
    anna = await guest()
    table = await anna.post("/api/puzzles/heerbann", {"number": 2})
    best = puzzles_of("heerbann").puzzles[1].best
    async with anna.visit(table["id"]) as visit:
        told = await lead(visit, "show")
        assert (told["said"], told["solved"], told["tries"]) == ("shown", [], 0)
        assert told["best"]["action"] == wired(best)
        laid = told["laid"]
        told = await lead(visit, "again")
        assert (told["said"], told["best"]) == ("", None) and told["laid"] != laid
        assert visit.states[-1]["since"] == 0
        assert (await answer(visit, best))["solved"] == [2]
        assert (await visit.do(wired(best)))["t"] == "refused"  # it is over


async def test_the_next_puzzle_comes_to_the_same_table(guest: Make) -> None:
    anna = await guest()
    table = await anna.post("/api/puzzles/el_grande", {})
    puzzles = puzzles_of("el_grande")
    day = number_of_the_day(puzzles, today()) + 1
    async with anna.visit(table["id"]) as visit:
        assert (visit.states[-1]["puzzle"]["number"], visit.states[-1]["puzzle"]["today"]) == (
            day,
            day,
        )
        await answer(visit, puzzles.puzzles[day - 1].best)
        number = day % len(puzzles.puzzles) + 1
        again = await anna.post("/api/puzzles/el_grande", {"number": number})
        assert again["id"] == table["id"]
        await visit.until(lambda: visit.states[-1]["puzzle"]["number"] == number)
        state = visit.states[-1]
        assert state["puzzle"]["solved"] == [day] and state["since"] == 0
        assert state["observer"] == puzzles.puzzles[number - 1].seat
        told = await answer(visit, puzzles.puzzles[number - 1].best)
        assert told["solved"] == sorted([day, number])


async def test_what_was_solved_is_kept_for_the_guest_alone(settings: Settings) -> None:
    best = puzzles_of("heerbann").puzzles[2].best
    async with running_server(settings) as first, Guest(first.address, "Anna") as anna:
        table = await anna.post("/api/puzzles/heerbann", {"number": 3})
        async with anna.visit(table["id"]) as visit:
            await answer(visit, best)
        cookies = anna.http.cookies
        async with Guest(first.address, "Bernd") as bernd:
            await bernd.get(f"/api/tables/{table['id']}", 404)
            his = await bernd.post("/api/puzzles/heerbann", {"number": 3})
            async with bernd.visit(his["id"]) as visit:
                assert visit.states[-1]["puzzle"]["solved"] == []
    async with running_server(settings) as second, Guest(second.address) as anna:
        anna.http.cookies = cookies
        async with anna.visit(table["id"]) as visit:
            told = visit.states[-1]["puzzle"]
            assert (told["number"], told["solved"], told["said"]) == (3, [3], "")
        assert (await anna.get("/api/tables"))["mine"] == []  # a puzzle is no game to go on with


async def test_what_no_puzzle_can_be_is_refused(guest: Make) -> None:
    nobody = await guest(None)
    await nobody.post("/api/puzzles/heerbann", {}, 401)
    anna = await guest()
    await anna.post("/api/puzzles/chess", {}, 404)
    await anna.post("/api/puzzles/heerbann", {"number": 0}, 400)
    await anna.post("/api/puzzles/heerbann", {"number": 999}, 404)
    await anna.post("/api/puzzles/heerbann", {"solution": True}, 400)
    table = await anna.post("/api/puzzles/heerbann", {"number": 1})
    for path in ("replay?at=0", "journal"):
        await anna.get(f"/api/tables/{table['id']}/{path}", 404)
    await anna.post(f"/api/tables/{table['id']}/fork", {"at": 0, "bots": ["page"]}, 404)
    lesson = await anna.post("/api/lessons/heerbann", {})
    async with anna.visit(lesson["id"]) as visit:
        assert (await visit.ask("lead", to="show"))["t"] == "refused"


async def test_whoever_guesses_without_end_has_to_go(settings: Settings) -> None:
    few = replace(settings, refusals_per_minute=5, tables_per_hour=3)
    wrong = puzzles_of("heerbann").puzzles[0].values[-1].action
    async with running_server(few) as running, Guest(running.address, "Anna") as anna:
        table = await anna.post("/api/puzzles/heerbann", {"number": 1})
        async with anna.visit(table["id"]) as visit:
            seat, decision = visit.states[-1]["observer"], visit.states[-1]["decision"]
            for _ in range(8):
                await visit.send(
                    {
                        "t": "do",
                        "id": next(visit.ids),
                        "seat": seat,
                        "decision": decision,
                        "actions": [wired(wrong)],
                    }
                )
            assert await visit.goodbye() == "limit"
        await anna.post("/api/puzzles/heerbann", {"number": 1})
        await anna.post("/api/puzzles/heerbann", {"number": 2})
        await anna.post("/api/puzzles/heerbann", {"number": 3}, 429)


def test_a_day_begins_everywhere_at_the_same_moment() -> None:
    assert day_of(0).isoformat() == "1970-01-01"
    assert day_of(1_795_046_399_999).isoformat() == "2026-11-18"
    assert day_of(1_795_046_400_000).isoformat() == "2026-11-19"

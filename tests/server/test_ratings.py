"""One scale for people and bots: what counts, once, and what does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.client import Guest
from server.running import RunningServer, running_server

from tafelrunde.bots.registry import bot_names
from tafelrunde.core.journal import Head, committed
from tafelrunde.core.match import Match
from tafelrunde.games import game_types, load_game
from tafelrunde.server.openings import in_words, opening_of
from tafelrunde.server.ratings import NEW, Skill, bot_skill, chance, fitting_bot, places, rated
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Change

Make = Any
TIMED = {"clock": "days", "bot": "random"}


@pytest.mark.parametrize(
    ("winners", "scores", "gone", "found"),
    [
        ((1,), (10, 30, 20), set(), [3, 1, 2]),
        ((0, 2), (9, 4, 9, 4), set(), [1, 3, 1, 3]),
        ((1,), (30, 10), set(), [2, 1]),  # won by another rule than by points
        ((1,), (30, 10, 20), set(), [2, 1, 2]),
        ((0,), (30, 20, 10), {0}, [3, 1, 2]),  # a bot won for somebody who had left
        ((), (0, 0), set(), [1, 1]),
    ],
)
def test_places(winners: Any, scores: Any, gone: set[int], found: list[int]) -> None:
    assert places(winners, scores, gone) == found


def test_who_wins_rises_and_everybody_becomes_surer() -> None:
    first, second, third = rated([NEW, NEW, NEW], [2, 1, 3])
    assert second.mu > first.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < NEW.sigma
    assert NEW.provisional and NEW.points == 1500


def test_bots_stand_where_the_league_has_put_them() -> None:
    for game in ("heerbann", "vetternkrieg", "el_grande", "drei_sanchos", "guiscard"):
        assert game in game_types()
        skills = [bot_skill(game, bot) for bot in bot_names()]
        known = [skill.mu for skill in skills if skill is not None]
        assert known == sorted(known) and len(known) == len(skills)
    knight, greedy = bot_skill("heerbann", "knight"), bot_skill("heerbann", "greedy")
    assert knight is not None and greedy is not None
    assert chance(greedy, knight) == pytest.approx(0.715, abs=0.01)  # docs/bots.md


def test_an_opponent_who_wins_four_of_ten() -> None:
    greedy = bot_skill("heerbann", "greedy")
    assert greedy is not None
    for mu, level, often in ((greedy.mu + 2.4, "greedy", 0.4), (60.0, "king", 0.0)):
        found = fitting_bot("heerbann", Skill(mu, 1), 0.4)
        assert found is not None and found[0] == level
        assert found[1] == pytest.approx(often, abs=0.05)
    assert fitting_bot("chess", NEW, 0.4) is None


async def test_a_finished_rated_game_counts_once_and_is_shown(
    settings: Settings,
) -> None:
    async with running_server(settings) as running:
        people = Guest(running.address, "Anna"), Guest(running.address, "Ben")
        async with people[0] as anna, people[1] as ben:
            table = await anna.table("me", "guest", game="vetternkrieg", rated=True, manners=TIMED)
            assert table["rated"]
            await ben.sit(table)
            assert (await anna.get("/api/me/profile"))["ratings"] == []
            path = f"/api/tables/{table['id']}"
            summary = await ben.post(f"{path}/resign", {})
            assert summary["status"] in ("over", "playing")
            room = await running.live.room(table["id"])
            if summary["status"] == "playing":
                await end(running, table["id"], (0,))
            mine = (await anna.get("/api/me/profile"))["ratings"][0]
            his = (await ben.get("/api/me/profile"))["ratings"][0]
            assert mine["points"] > 1500 > his["points"]
            assert mine["provisional"] and mine["games"] == 1
            # nothing counts twice, not even after a crash
            assert room.match is not None
            ratings = running.live.aftermath.ratings
            await ratings.settle(room.record, room.places, room.match, 1)
            assert (await anna.get("/api/me/profile"))["ratings"] == [mine]
            profile = await anna.get("/api/me/profile")
            assert profile["games"][0]["place"] == 1
            assert profile["opponents"][0]["what"] == "Ben" and profile["opponents"][0]["won"] == 1
            assert profile["sides"][0]["what"] in ("york", "lancaster")
            assert profile["openings"] == [], "nobody has moved"
            board = (await ben.get("/api/leaders"))[0]
            assert (board["game"], board["players"]) == ("vetternkrieg", 2)
            names = [line["name"] or line["bot"] for line in board["people"]]
            assert names.index("king") < names.index("greedy") < names.index("random")
            assert names.index("Anna") < names.index("Ben")
            assert [line["mine"] for line in board["people"] if line["name"] == "Ben"] == [True]
            fitting = await ben.get("/api/me/fitting/vetternkrieg/2")
            assert fitting["bot"] in bot_names()
            await ben.post("/api/me/delete", {"name": "Ben"})
            assert (await anna.get("/api/me/profile"))["opponents"][0]["what"] == ""


async def end(running: RunningServer, table: str, winners: tuple[int, ...]) -> None:
    """Let a game end as if it had been played."""
    room = await running.live.room(table)
    assert room.match is not None
    room.match.state.winners, room.match.state.scores = winners, ()
    record = room.record._replace(status="over", winners=list(winners))
    before, room.record = room.record, record
    await running.live.aftermath.changed(before, record, room.places, room.match)


async def test_who_leaves_a_rated_game_has_lost_it_and_bots_stay_where_they_are(
    guest: Make, running: RunningServer
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest", "greedy", rated=True, manners=TIMED)
    await ben.sit(table)
    await ben.post(f"/api/tables/{table['id']}/leave", {})
    await end(running, table["id"], (1,))  # the bot wins for Ben
    places = {
        name: (await who.get("/api/me/profile"))["games"][0]["place"]
        for name, who in (("Anna", anna), ("Ben", ben))
    }
    assert places == {"Anna": 1, "Ben": 3}
    people = (await anna.get("/api/leaders"))[0]["people"]
    assert next(one["points"] for one in people if one["bot"] == "greedy") == 1500


async def test_a_profile_names_the_openings_that_somebody_likes_best(
    guest: Make, running: RunningServer
) -> None:
    anna = await guest("Anna")
    for dice, winners in ((3, (0,)), (4, (1,)), (3, (1,))):
        table = await anna.table("me", "random", rated=True, manners=TIMED)
        async with anna.visit(table["id"]) as a:
            await a.do(["dice", [6]])
            await a.ask("undo", seat=0)  # what was taken back is no opening
            await a.do(["dice", [dice]])
            room = await running.live.room(table["id"])
            await room.post(lambda: end(running, table["id"], winners))  # noqa: B023
    found = (await anna.get("/api/me/profile?language=en"))["openings"]
    assert [(one["game"], one["games"], one["won"]) for one in found] == [
        ("heerbann", 2, 1),
        ("heerbann", 1, 0),
    ]
    assert "3" in found[0]["what"]
    german = (await anna.get("/api/me/profile?language=de"))["openings"]
    assert german[0]["what"] != found[0]["what"]
    await anna.get("/api/me/profile?language=fr", 400)


@pytest.mark.parametrize("name", ["heerbann", "vetternkrieg", "el_grande", "drei_sanchos"])
def test_every_game_has_openings_in_words(name: str) -> None:
    game, rng = load_game(name), random.Random(5)
    luck = committed(b"7" * 32, "0" * 32)
    head = Head(name, game.version, game.pack.digest, game.resolve({}), 2, luck)
    match = Match(game, head, luck.rng()).begin()
    while not all([opening_of(match, seat) for seat in range(2)]):
        seat = match.state.to_move()
        match.submit(seat, rng.choice(match.state.legal(seat)))
    for opening in [opening_of(match, seat) or "" for seat in range(2)]:
        words = [in_words(name, opening, language) for language in ("de", "en")]
        assert all(words) and "{" not in "".join(words)


async def test_nobody_gets_out_of_a_rated_loss(guest: Make, running: RunningServer) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest", "random", rated=True, manners=TIMED)
    await ben.sit(table)
    path = f"/api/tables/{table['id']}"
    await ben.post(f"{path}/leave", {})  # a bot does better
    no = await anna.post(f"{path}/abort", {"yes": True}, 409)
    assert no["error"]["code"] == "rated-alone"
    await ben.post(f"{path}/return", {})
    await anna.post(f"{path}/abort", {"yes": True})
    after = await ben.post(f"{path}/leave", {})
    assert after["status"] == "playing", "whoever is left has not called it off alone"
    await ben.post(f"{path}/return", {})
    await end(running, table["id"], (1,))
    assert (await ben.get("/api/me/profile"))["games"][0]["place"] == 3


async def test_what_makes_ratings_worthless_is_refused(guest: Make, running: RunningServer) -> None:
    anna = await guest("Anna")
    alone = [{"kind": "me"}, {"kind": "me"}]
    bots = [{"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "page"}]
    timeless = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
    for seats, manners in ((alone, TIMED), (bots, TIMED), (timeless, {})):
        wish = {"game": "heerbann", "seats": seats, "rated": True, "manners": manners}
        await anna.post("/api/tables", wish, 400)
    table = await anna.table("me", "random", rated=True, manners=TIMED)
    async with anna.visit(table["id"]) as a:
        await a.until(lambda: bool(a.choices))
        for help in ("hint", "arrange"):
            assert (await a.ask(help, seat=0))["code"] == "rated-table"
        await a.do(a.choices[0])
        assert (await a.ask("ask_undo", seat=0))["code"] == "rated-table"
    other = await anna.table("me", "random")
    assert not other["rated"]
    await end(running, other["id"], (0,))
    assert (await anna.get("/api/me/profile"))["ratings"] == []


async def test_a_game_that_ended_in_a_crash_is_rated_at_the_next_start(settings: Settings) -> None:
    async with running_server(settings) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "random", rated=True, manners=TIMED)
        assert await running.live.aftermath.ratings.unsettled() == []
        record = (await running.live.room(table["id"])).record
        await running.store.commit(Change(record._replace(status="over"), []))
        assert await running.live.aftermath.ratings.unsettled() == [table["id"]]

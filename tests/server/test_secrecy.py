"""What an observer receives is a function of what he may know: compared byte by byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from server.client import Guest, Visit, play_on
from server.running import RunningServer, running_server

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import Ask
from tafelrunde.core.history import moment
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.server import store, thinking
from tafelrunde.server.guests import hashed
from tafelrunde.server.rooms import Room
from tafelrunde.server.settings import Settings

Make = Any
PLAYERS = 3


class World(NamedTuple):
    """One of two servers with the same table; the last visit is a spectator's."""

    running: RunningServer
    visits: list[Visit]

    @property
    def match(self) -> Match:
        """The true game behind the table."""
        match = self.running.live.rooms[self.visits[0].table].match
        assert match is not None
        return match

    async def settle(self) -> None:
        for visit in self.visits:
            await visit.settle()


@asynccontextmanager
async def twins(settings: Settings, folder: Path, game: str) -> AsyncIterator[tuple[World, World]]:
    """Two servers that hold the same table with the same guests, at a standing clock."""
    async with AsyncExitStack() as stack:
        houses = []
        for number in range(2):
            own = replace(settings, database=f"sqlite+aiosqlite:///{folder / str(number)}.sqlite")
            houses.append(await stack.enter_async_context(running_server(own, lambda: 1000)))
        tokens = [f"{seat:032x}" for seat in range(PLAYERS + 1)]
        for running in houses:
            for token in tokens:
                await running.store.add_guest(store.Guest(token, token[-1]), hashed(token), 0)
        guests = [
            [await stack.enter_async_context(_guest(running, token)) for token in tokens]
            for running in houses
        ]
        table = await guests[0][0].table("me", "guest", "guest", game=game, open=True)
        for guest in guests[0][1:PLAYERS]:
            await guest.sit(table)
        found = await houses[0].store.table(table["id"])
        assert found is not None
        await houses[1].store.add_table(*found, await houses[0].store.entries(table["id"]))
        worlds = []
        for running, people in zip(houses, guests, strict=True):
            visits = [
                await stack.enter_async_context(guest.visit(table["id"], ids=f"{seat:024x}"))
                for seat, guest in enumerate(people)
            ]
            worlds.append(World(running, visits))
        yield worlds[0], worlds[1]


def _guest(running: RunningServer, token: str) -> Guest:
    guest = Guest(running.address)
    guest.http.cookies.set("tafelrunde", token)
    return guest


async def play_alike(
    worlds: tuple[World, World], rng: random.Random, stop: Callable[[Match], bool]
) -> None:
    """The same moves in both worlds, until it is enough or the game is over."""
    match = worlds[0].match
    while not match.state.over and not stop(match):
        seat = rng.choice(match.state.pending())
        action = rng.choice(match.state.legal(seat))
        told: dict[str, Any] = {"seat": seat, "decision": match.decision_id(seat)}
        told["actions"] = [[action.verb, list(action.args)]]
        for world in worlds:
            assert (await world.visits[seat].ask("do", **told))["t"] == "ack"
    for world in worlds:
        await world.settle()


def after(moves: int) -> Callable[[Match], bool]:
    """So many entries."""
    return lambda match: len(match.entries) >= moves


def many_parts(match: Match) -> bool:
    """A new sealed question whose answers may have several parts."""
    wait = match.state.wait
    fresh = isinstance(wait, Ask) and wait.more != 0 and not any(match.state.sealed)
    return fresh and len(match.state.pending()) == PLAYERS and len(match.entries) > 5


def imagine(world: World, observer: int, seed: int) -> None:
    """What the observer cannot know becomes another: decks, hands, covered dice, sealed answers."""
    match = world.match
    match.state = match.game.determinise(match.state, observer, FastRng(seed))


async def differ_in_secret(worlds: tuple[World, World], observer: int) -> int:
    """The others answer a sealed question, each world otherwise; returns the number of parts."""
    parts = 0
    for seat in range(PLAYERS):
        for world in worlds:
            while (
                seat != observer
                and world.match.state.is_sealed()
                and world.match.state.pending()[-1:] not in ((seat,), ())
                and seat in world.match.state.pending()
            ):
                await world.visits[seat].settle()
                choices = world.visits[seat].choices
                action = choices[0] if world is worlds[0] else choices[-1]
                assert (await world.visits[seat].do(action))["t"] == "ack"
                parts += 1
    return parts


async def probe(
    world: World, observer: int, kinds: list[list[Any]], paths: tuple[str, ...]
) -> list[str]:
    """Everything that the observer can ask for, as bytes."""
    visit = world.visits[observer]
    await visit.settle()
    seat = observer if observer < PLAYERS else 0
    for action in kinds:
        await visit.ask("why", seat=seat, action=action)
        if action[0] == "nonsense":
            await visit.ask("do", seat=seat, decision="0.0", actions=[action])
    await visit.ask("undo", seat=(seat + 1) % PLAYERS)
    texts = []
    for path in paths:
        response = await visit.guest.http.get(f"/api/tables/{visit.table}{path}")
        texts.append(f"{response.status_code} {response.text}")
    async with visit.guest.visit(visit.table) as fresh:
        texts += fresh.frames
    await visit.settle()
    return visit.frames + texts


async def compare(
    settings: Settings, folder: Path, game: str, seed: int, stop: Callable[[Match], bool]
) -> int:
    """Two worlds that agree for one observer; returns how many sealed parts differed.

    Every other time the past is the same, and decks and hands differ without one: such a
    world has no journal that could be replayed.
    """
    rng = random.Random(seed)
    observer = rng.randrange(PLAYERS + 1)
    eyes = observer if observer < PLAYERS else SPECTATOR
    paths: tuple[str, ...] = ("", "/journal", "/replay", "/replay?at=1")
    async with twins(settings, folder, game) as worlds:
        await play_alike(worlds, rng, stop)
        if seed % 2 and not worlds[1].match.state.over:
            imagine(worlds[1], eyes, rng.getrandbits(32))
            paths = paths[:2]
        parts = await differ_in_secret(worlds, eyes)
        actions = worlds[0].match.game.actions()
        asked = [[a.verb, list(a.args)] for a in rng.sample(actions, min(20, len(actions)))]
        asked.append(["nonsense", [1]])
        seen = [await probe(world, observer, asked, paths) for world in worlds]
        assert seen[0] == seen[1]
        return parts


@pytest.mark.parametrize("moves", [9, 30, 55, 90])
@pytest.mark.parametrize("game", ["heerbann", "hinterhalt"])
async def test_the_bytes_for_an_observer_depend_on_his_knowledge_alone(
    settings: Settings, tmp_path: Path, game: str, moves: int
) -> None:
    for seed in (moves, moves + 1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        await compare(settings, folder, game, seed, after(moves))


@pytest.mark.parametrize("game", ["heerbann", "hinterhalt"])
async def test_the_length_of_a_sealed_answer_shows_nowhere(
    settings: Settings, tmp_path: Path, game: str
) -> None:
    assert await compare(settings, tmp_path, game, 4, many_parts) > 2


@pytest.mark.parametrize("game", ["heerbann", "hinterhalt"])
async def test_a_bot_that_takes_over_gets_what_the_seat_knows_alone(
    settings: Settings, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds agree for a seat that is left: its bot gets the same, and nobody else notices."""
    tasks: list[thinking.Task] = []

    async def ask(_self: object, _work: object, task: thinking.Task, **_limits: Any) -> None:
        tasks.append(task)
        await asyncio.Event().wait()

    monkeypatch.setattr(thinking.Thinkers, "ask", ask)
    async with twins(settings, tmp_path, game) as worlds:
        rng = random.Random(7)
        await play_alike(worlds, rng, lambda m: len(m.entries) > 25 and 0 in m.state.pending())
        imagine(worlds[1], 0, rng.getrandbits(32))
        true = [world.match.state.to_json() for world in worlds]
        for world in worlds:
            visit = world.visits[0]
            await visit.guest.post(f"/api/tables/{visit.table}/leave", {})
            await world.settle()
        assert worlds[0].visits[PLAYERS].frames == worlds[1].visits[PLAYERS].frames
        assert [task.seat for task in tasks] == [0, 0] and true[0] != true[1]
        known = [cast(Any, rules).view(s, 0) for rules, s in map(thinking._unpack, tasks)]
        assert known[0] == known[1]
        assert [thinking._unpack(task)[1].to_json() for task in tasks] != true


async def test_a_planted_leak_is_found(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(self: Room) -> object:
        assert self.match is not None
        return (self.match.stamp, len(self.match.told), str(self.match.state.sealed))

    monkeypatch.setattr(Room, "mark", leaking)
    with pytest.raises(AssertionError, match="At index"):
        await compare(settings, tmp_path, "heerbann", 4, many_parts)


async def test_canaries_never_fly_before_their_time(guest: Make, running: RunningServer) -> None:
    """Sealed cards, the order of the deck, the seed and the tokens are searched in all frames."""
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    options = {"show_known_hands": False}
    table = await anna.table("me", "guest", open=True, options=options)
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        match = running.live.rooms[name].match
        assert match is not None
        checked = [0, 0, 0]
        found = 0

        def clean() -> bool:
            nonlocal found
            s = cast(Heerbann, match.state)
            for number, visit in enumerate((a, b, e)):
                text = "".join(visit.frames[checked[number] :])
                checked[number] = len(visit.frames)
                secrets = [",".join(map(str, s.deck.cards[-4:]))] if len(s.deck) > 3 else []
                secrets += [
                    f'"add",[{action.args[0]}]'
                    for seat in _asked(match)
                    for action in s.picks(seat)
                    if seat != number and action.verb == "add"
                ]
                found += len(secrets)
                assert not [secret for secret in secrets if secret in text]
            return False

        await play_on([a, b], random.Random(8), clean)
        record = running.live.rooms[name].record
        for visit in (a, b, e):
            early = "".join(frame for frame in visit.frames if '"status":"over"' not in frame)
            tokens = [g.http.cookies["tafelrunde"] for g in (anna, ben, eve)]
            assert not [t for t in [record.seed.hex(), *tokens] if t in early]
        assert record.invite not in "".join(e.frames) and found > 100


def _asked(match: Match) -> tuple[int, ...]:
    return match.state.seats if match.state.is_sealed() else ()


@pytest.mark.rule("CORE-6")
def test_that_another_seat_has_begun_a_sealed_answer_does_not_show_in_undo() -> None:
    game = load_game("heerbann")
    luck = Luck(fast=4)
    match = Match(game, head_for(game, game.resolve({}), 2, luck), luck.rng()).begin()
    rng = random.Random(4)
    while match.observe(0)["prompt"] != "commit-cards":
        seat = match.state.to_move()
        match.submit(seat, rng.choice(match.state.legal(seat)))
    # As if the last thing before this question had been an open action of seat 0.
    match.history.moments = [moment(0, 0, 0, match.state)]
    assert match.undo_right(0) == "free"
    match.submit(1, match.state.legal(1)[0])
    assert 1 in match.state.pending() and match.undo_right(0) == "free"
    match.submit(1, match.state.legal(1)[-1])
    assert match.state.pending() == (0,) and match.undo_right(0) == "ask"

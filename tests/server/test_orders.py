"""Standing orders: passed in advance, in secret, until something concerns the seat."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from server.client import Visit, play_on
from server.running import RunningServer
from server.test_commands import two

from tafelrunde.core.actions import Event
from tafelrunde.core.journal import ChanceOutcome, Played
from tafelrunde.core.match import LoggedEvent
from tafelrunde.games import game_types, load_game
from tafelrunde.server import orders

Make = Any
ASKED = "believe-or-doubt"


async def judged(a: Visit, b: Visit) -> tuple[Visit, Visit]:
    """Play until somebody is asked whether to believe; who that is, and the other."""

    def there() -> bool:
        return any(v.choices and v.state["view"]["prompt"] == ASKED for v in (a, b))

    await play_on([a, b], random.Random(4), there)
    assert there()
    return (a, b) if a.choices else (b, a)


async def give(visit: Visit, yes: bool = True, **more: Any) -> Any:
    state = visit.state
    told = {"seat": state["observer"], "decision": state["decision"], "yes": yes, **more}
    return await visit.ask("order", **told)


async def test_an_order_passes_for_a_seat_and_is_its_own_secret(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest, game="vetternkrieg")
    async with anna.visit(name) as a, ben.visit(name) as b:
        judge, other = await judged(a, b)
        seat, states = judge.state["observer"], len(other.states)
        assert judge.state["order"] == "offered" and other.state["order"] == ""
        assert (await give(judge))["t"] == "ack"
        await other.until(lambda: any(event[1] == "believed" for event in other.log))
        match = running.live.rooms[name].match
        assert match is not None
        passed = [e for e in match.entries if isinstance(e, Played) and e.action.verb == "believe"]
        assert [e.seat for e in passed] == [seat]
        assert {state["order"] for state in other.states[states:]} <= {""}
        assert not any("order" in str(s["table"]["seats"]) for s in other.states[states:])


async def test_an_order_survives_a_reload_and_can_be_cancelled(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest, game="vetternkrieg")
    async with anna.visit(name) as a, ben.visit(name) as b:
        judge, other = await judged(a, b)
        running.live.settings = replace(running.live.settings, bot_think_ms=60_000)
        told = len(other.states)
        assert (await give(judge))["t"] == "ack"
        await judge.until(lambda: judge.state["order"] == "stands")
        await other.settle()
        assert len(other.states) == told  # nobody else hears of it
        running.live.discard(running.live.rooms[name], "reload")
    async with anna.visit(name) as a, ben.visit(name) as b:
        await a.until(lambda: bool(a.states))
        await b.until(lambda: bool(b.states))
        judge = a if a.choices else b
        assert judge.state["order"] == "stands"
        assert (await give(judge, False))["t"] == "ack"
        await judge.until(lambda: judge.state["order"] == "offered")


async def test_an_order_that_is_not_offered_is_refused(guest: Make) -> None:
    anna, ben, name = await two(guest, game="vetternkrieg")
    async with anna.visit(name) as a, ben.visit(name) as b:
        judge, other = await judged(a, b)
        assert (await give(other))["refusal"][:2] == ["CORE-3", "not-offered"]
        assert (await give(judge, decision="0.0"))["refusal"][:2] == ["CORE-5", "stale"]
        no = await give(judge, seat=other.state["observer"])
        assert no["refusal"][:2] == ["CORE-1", "not-your-decision"]


async def test_an_order_ends_exactly_with_what_concerns_the_seat(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest, game="vetternkrieg")
    async with anna.visit(name) as a, ben.visit(name) as b:
        judge, _ = await judged(a, b)
        room = running.live.rooms[name]
        match, seat = room.match, judge.state["observer"]
        assert match is not None
        place = orders.with_order(match, room.places[seat], judge.state["decision"], True)
        by_chance, own = [
            next(i for i, e in enumerate(match.entries) if isinstance(e, kind) and fits(e))
            for kind, fits in (
                (ChanceOutcome, lambda e: True),
                (Played, lambda e: e.seat == seat),
            )
        ]

        def ends(event: Event, entry: int = by_chance) -> bool:
            match.told.append(LoggedEvent(entry, event))
            ended = orders.settled(match, [place]) != [place]
            match.told.pop()
            return ended

        assert not ends(Event("VK-1", "any", {"seat": 1 - seat, "card": seat}))
        assert ends(Event("VK-1", "any", {"seat": seat}))
        assert not ends(Event("VK-1", "any", {"seat": seat}), own)
        assert not ends(Event("VK-1", "any", {}, {"card": 1}, (1 - seat,)))
        assert ends(Event("VK-1", "any", {}, {"card": 1}, (seat,)))
        assert ends(Event("CORE-7", "took-back", {"seat": 1 - seat}))


@pytest.mark.parametrize("name", sorted(game_types()))
def test_what_may_be_passed_is_a_word_of_the_game(name: str) -> None:
    game = load_game(name)
    verbs = type(game.new(game.resolve({}), game.max_players)).VERBS
    assert all(verbs[verb] == () for verb in game.passes.values())

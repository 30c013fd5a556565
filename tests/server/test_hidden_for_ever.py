"""What a game keeps hidden after its end, the server does not tell by a detour either."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from server.client import Visit, play_on
from server.running import RunningServer

from tafelrunde.bots.registry import timed_budget
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.games.vetternkrieg.state import FIELD, Vetternkrieg
from tafelrunde.server.bots import answer_time

Make = Any
OPTION = "reveal_hidden_dice_after_game"


async def played(guest: Make, reveal: bool) -> tuple[Any, Any, str, Visit, Visit]:
    """A finished war, one of its players, a spectator, and what both heard."""
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    options = {OPTION: reveal, "house_assignment": "fixed"}
    table = await anna.table("me", "guest", game="vetternkrieg", open=True, options=options)
    await ben.sit(table)
    name = table["id"]
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        await play_on([a, b], random.Random(5))
        await e.settle()
        return anna, eve, name, a, e


def covered(running: RunningServer, table: str) -> list[tuple[int, ...]]:
    """The believed clashes: round, attacker, claim and the dice."""
    match = running.live.rooms[table].match
    assert match is not None
    return list(cast(Vetternkrieg, match.state).covered)


def told_rolls(log: list[Any]) -> set[tuple[int, ...]]:
    """The dice of believed clashes that these events tell: round, seat and dice."""
    found: set[tuple[int, ...]] = set()
    number, rolled = 0, -1
    dice: tuple[int, ...] = ()
    for _, key, params in log:
        if key == "round":
            number = params["round"]
        elif key == "rolled-hidden":
            rolled, dice = params["seat"], tuple(params.get("dice", ()))
        elif key == "believed" and dice:
            found.add((number, rolled, *dice))
        elif key == "uncovered":
            found.add((params["round"], params["seat"], *params["dice"]))
    return found


@pytest.mark.rule("VK-5.10")
async def test_believed_dice_that_stay_hidden_are_in_no_journal_seed_replay_or_fork(
    guest: Make, running: RunningServer
) -> None:
    anna, eve, name, a, e = await played(guest, reveal=False)
    others = {(c[0], c[1], *c[3:]) for c in covered(running, name) if c[1] != 0}
    assert others, "nobody believed the other: another seed is needed"
    for who, log in ((anna, a.log), (eve, e.log)):
        answer = await who.get(f"/api/tables/{name}/journal", 409)
        assert answer["error"]["code"] == "stays-hidden"
        fork = {"at": 1, "bots": ["random"]}
        answer = await who.post(f"/api/tables/{name}/fork", fork, 409)
        assert answer["error"]["code"] == "stays-hidden"
        last = (await who.get(f"/api/tables/{name}/replay"))["state"]
        assert last["luck"]["seed"] is None
        assert last["view"]["game"]["uncovered"] == []
        assert not told_rolls(last["events"]) & others
        assert not told_rolls(log) & others
    seed = running.live.rooms[name].record.seed.hex()
    assert seed not in "".join(a.frames + e.frames)


@pytest.mark.rule("VK-5.10")
async def test_by_default_believed_dice_are_told_after_the_end(
    guest: Make, running: RunningServer
) -> None:
    anna, _, name, a, e = await played(guest, reveal=True)
    journal = await anna.get(f"/api/tables/{name}/journal")
    assert journal["luck"]["seed"] == running.live.rooms[name].record.seed.hex()
    true = {(c[0], c[1], *c[3:]) for c in covered(running, name)}
    assert true and true == told_rolls(e.log) and true <= told_rolls(a.log)


@pytest.mark.rule("VK-3.6")
def test_the_only_battlefield_of_a_hand_is_asked_for_like_any_other() -> None:
    """Who has no choice still has to lay it: the others see the same question pending."""
    game = load_game("vetternkrieg")
    forced = 0
    for seed in range(40):
        match = Match(game, head_for(game, game.resolve({}), 2, Luck(fast=seed)), FastRng(seed))
        match.begin()
        while cast(Vetternkrieg, match.state).phase != FIELD:
            seat = match.state.pending()[0]
            match.submit(seat, match.state.legal(seat)[0])
        forced += sum(len(match.state.legal(seat)) == 1 for seat in (0, 1))
        for eyes in (0, 1, SPECTATOR):
            assert match.observe(eyes)["pending"] == [0, 1]
            assert match.observe(eyes)["asked"] == [0, 1]
    assert forced > 5


@pytest.mark.parametrize("bot", ["random", "greedy", "page", "squire", "knight", "king"])
def test_a_bot_without_a_choice_lays_its_card_as_late_as_one_that_thinks(bot: str) -> None:
    budget = timed_budget(bot).milliseconds / 1000
    thought = max(0.002, budget / 2)  # a sealed answer gets half the time for its first part
    for step in (0.1, 0.4, 1.0):
        assert answer_time(0.001, step, budget) == answer_time(thought, step, budget)

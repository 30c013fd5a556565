"""Bots sit on seats, think elsewhere, and get only what their seat may know."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from server.running import RunningServer, die, home_of_the_rules

import tafelrunde
from tafelrunde.core.actions import Action, IllegalAction
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.server import bots, thinking
from tafelrunde.server.settings import from_environment
from tafelrunde.server.store import Place
from tafelrunde.server.thinking import Task, task_for
from tafelrunde.server.turns import Requester
from tafelrunde.server.workers import Stopped

Make = Any


async def test_a_person_finishes_a_game_against_bots_in_a_process_of_their_own(
    guest: Make, running: RunningServer
) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "random", "random")
    assert [s["bot"] for s in table["seats"]] == [None, "random", "random"]
    async with anna.visit(table["id"]) as a:
        rng = random.Random(1)
        while not a.over:
            await a.until(lambda: bool(a.choices) or a.over)
            if a.over:
                break
            asked = a.state["decision"]
            assert (await a.do(rng.choice(a.choices)))["t"] == "ack"
            await a.until(lambda: a.state["decision"] != asked)  # noqa: B023
        assert a.state["table"]["status"] == "over"
    assert running.live.thinkers.idle or running.live.thinkers.busy


async def test_a_hint_tells_the_value_of_every_choice(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "greedy")
    async with anna.visit(table["id"]) as a:
        hint = await a.ask("hint", seat=0)
        assert sorted(hint["advice"][i][:2] for i in range(6)) == sorted(a.choices)
        values = [value for _, _, value in hint["advice"]]
        assert values == sorted(values, reverse=True)


async def test_a_bot_sets_up_for_a_person_who_asks_for_it(guest: Make) -> None:
    anna = await guest("Anna")
    table = await anna.table("me", "greedy", game="guiscard")
    async with anna.visit(table["id"]) as a:
        await a.until(lambda: bool(a.choices))
        assert a.state["view"]["prompt"] == "set-up"
        assert (await a.ask("arrange", seat=0))["t"] == "ack"
        await a.until(lambda: a.state["view"]["game"]["round"] == 1)
        own = [unit for unit in a.state["view"]["game"]["units"] if unit["seat"] == 0]
        assert all(unit["at"] >= 0 for unit in own)
        no = await a.ask("arrange", seat=0)
        assert (no["t"], no["refusal"][1]) == ("refused", "not-offered")


async def test_bots_refuse_to_take_back_what_they_answered(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking.Thinkers, "ask", _first_choice)
    anna = await guest("Anna")
    table = await anna.table("me", "king")
    async with anna.visit(table["id"]) as a:
        await a.do(["dice", [6]])
        await a.until(lambda: len(a.log) > 0 and bool(a.choices))
        assert (a.state["undo"], a.state["undo_seat"]) == ("", None)
        no = await a.ask("ask_undo", seat=0)
        assert no["refusal"][:2] == ["CORE-6", "bots-refuse"]


async def test_for_practice_bots_agree_to_an_undo_and_choose_anew(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking.Thinkers, "ask", _first_choice)
    anna = await guest("Anna")
    table = await anna.table("me", "king", manners={"practice": True})
    async with anna.visit(table["id"]) as a:
        await a.do(["dice", [6]])
        await a.until(lambda: a.state["undo"] == "ask")
        assert (await a.ask("ask_undo", seat=0))["t"] == "ack"
        await a.until(lambda: any(event[1] == "took-back" for event in a.log))


async def test_a_worker_that_dies_is_replaced(running: RunningServer) -> None:
    game, match = load_game("heerbann"), _match(2)
    task = task_for(game, match.options, match.state, 0, "random")
    thinkers = running.live.thinkers
    with pytest.raises(Stopped):
        await thinkers.ask(die, task)
    parts, _ = await thinkers.ask(thinking.choose, task)
    assert match.state.explain(0, parts[0]) is None


async def test_bots_take_the_compiled_rules_when_these_are_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    tree = tmp_path / "compiled"
    tree.mkdir()
    (tree / "tafelrunde").symlink_to(Path(tafelrunde.__file__).parent)
    game, match = load_game("heerbann"), _match(2)
    task = task_for(game, match.options, match.state, 0, "random")
    thinkers = thinking.Thinkers(1, str(tree))
    assert await thinkers.ask(home_of_the_rules, task) == tafelrunde.__file__
    (tree / "stamp").write_text("complete")
    begun = asyncio.ensure_future(thinkers.ask(home_of_the_rules, task))
    assert await thinkers.ask(home_of_the_rules, task) == str(tree / "tafelrunde" / "__init__.py")
    (worker,) = thinkers.idle
    assert await begun == str(tree / "tafelrunde" / "__init__.py")
    assert (await thinkers.ask(thinking.choose, task)).actions[0] in match.state.legal(0)
    assert thinkers.idle == [worker], "the change happens once"
    thinkers.close()


async def test_a_thought_is_thought_through_while_the_compiled_rules_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "tafelrunde").symlink_to(Path(tafelrunde.__file__).parent)
    game, match = load_game("heerbann"), _match(2)
    task = task_for(game, match.options, match.state, 0, "random")
    thinkers = thinking.Thinkers(1, str(tmp_path))
    begun = asyncio.ensure_future(thinkers.ask(thinking.choose, task))
    await asyncio.sleep(0)  # it has been handed over
    (tmp_path / "stamp").write_text("complete")
    assert await thinkers.ask(home_of_the_rules, task) != tafelrunde.__file__
    assert (await begun).actions[0] in match.state.legal(0)
    thinkers.close()


async def _first_choice(_self: object, how: object, task: Task, **_: object) -> Any:
    """A worker that takes the first choice it is offered, without thinking."""
    game = load_game(task.game)
    s = game.load(json.loads(task.world), task.options)
    return thinking.Thought([s.legal(task.seat)[0]], ())


async def test_an_illegal_answer_of_a_bot_changes_nothing_and_it_is_asked_again(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def cheat_once(self: object, how: object, task: Task, **_: object) -> Any:
        asked.append(task.seat)
        if len(asked) == 1:
            return thinking.Thought([Action("take", (1,))], ())
        return await _first_choice(self, how, task)

    monkeypatch.setattr(thinking.Thinkers, "ask", cheat_once)
    monkeypatch.setattr(bots, "PAUSE", 0.0)
    anna = await guest("Anna")
    table = await anna.table("me", "king")
    async with anna.visit(table["id"]) as a:
        await a.until(lambda: a.state["view"]["pending"] == [0])
        assert asked == [1, 1]


async def test_bots_wait_while_nobody_is_there(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(self: object, how: object, task: Task, **_: object) -> Any:
        await asyncio.sleep(0.02)
        return await _first_choice(self, how, task)

    monkeypatch.setattr(thinking.Thinkers, "ask", think)
    anna = await guest("Anna")
    table = await anna.table("king", "king")
    name = table["id"]
    async with anna.visit(name) as a:
        await a.until(lambda: a.state["seq"] > 5)
    room = running.live.rooms[name]
    async with asyncio.timeout(5):
        while room.visitors or room.bots.thinking:
            await asyncio.sleep(0.02)
    entries = room.record.entries
    await asyncio.sleep(0.2)
    assert room.record.entries == entries and room.record.status == "playing"
    async with anna.visit(name) as a:
        await a.until(lambda: a.over)


def test_only_a_world_of_the_seats_own_imagination_leaves_for_a_worker() -> None:
    game = load_game("heerbann")
    match = _match(3)
    true = cast(Heerbann, match.state)
    match.submit(1, Action("dice", (5,)))
    decks, sealed = set(), set()
    for _ in range(40):
        task = task_for(game, match.options, match.state, 0, "king")
        world = cast(Heerbann, game.load(json.loads(task.world), task.options))
        decks.add(tuple(world.deck.cards))
        sealed.add(world.picks(1)[0].args[0])
        assert world.sealed[0] == [] and world.display == true.display
    assert len(decks) > 30 and tuple(true.deck.cards) not in decks
    assert len(sealed) > 2


def _match(players: int) -> Match:
    game = load_game("heerbann")
    luck = committed(bytes(32), "salt")
    head = head_for(game, game.resolve({}), players, luck)
    return Match(game, head, luck.rng()).begin()


def test_a_worker_answers_all_parts_of_a_sealed_question_at_once() -> None:
    game = load_game("heerbann")
    match = _match(2)
    rng = FastRng(1)
    while match.observe(0)["prompt"] != "commit-cards":
        seat = match.state.to_move()
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
    lengths = set()
    for _ in range(20):
        parts = thinking.choose(task_for(game, match.options, match.state, 0, "random")).actions
        assert parts[-1] == Action("commit") and all(a.verb == "add" for a in parts[:-1])
        lengths.add(len(parts))
        s = match.state.clone()
        for part in parts:
            assert s.explain(0, part) is None
            s.play_trusted(0, part)
        assert 0 not in s.pending()
    assert len(lengths) > 1 or not cast(Heerbann, match.state).army[0]


async def test_two_people_and_a_bot_see_the_same_order(guest: Make) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest", "random")
    await ben.sit(table)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        rng = random.Random(4)
        while not a.over and a.state["seq"] < 40:
            await a.settle()
            await b.settle()
            for visit in (a, b):
                if visit.choices:
                    await visit.do(rng.choice(visit.choices))
        await a.settle()
        await b.settle()
        shorter = min(len(a.log), len(b.log))
        assert a.log[:shorter] == b.log[:shorter]


def _guiscard() -> Match:
    game = load_game("guiscard")
    luck = committed(bytes(32), "salt")
    head = head_for(game, game.resolve({"scenario": "s01"}), 2, luck)
    return Match(game, head, luck.rng()).begin()


def test_a_worker_sets_all_its_pieces_up_in_one_thought() -> None:
    match = _guiscard()
    (seat,) = match.state.pending()
    task = task_for(match.game, match.options, match.state, seat, "greedy")
    answers = thinking.set_up(task).actions
    assert match.game.is_set_up(match.state, seat)
    for answer in answers:
        match.submit(seat, answer)
    assert not match.game.is_set_up(match.state, seat)
    assert not match.game.is_set_up(match.state, 1 - seat) or match.state.pending() == (1 - seat,)


async def test_a_bot_sets_up_in_one_thought_and_everybody_sees_how_far_it_is(
    guest: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def think(self: object, how: Any, task: Task, **_: object) -> Any:
        asked.append(how)
        return how(task)

    monkeypatch.setattr(thinking.Thinkers, "ask", think)
    anna = await guest("Anna")
    table = await anna.table("me", "greedy", game="guiscard")
    async with anna.visit(table["id"]) as a:
        await a.until(lambda: bool(a.choices))
        assert asked == [thinking.set_up]
        told = [state["view"]["about"] for state in a.states if state["view"]["pending"] == [1]]
        assert [(about["placed"], about["all"]) for about in told] == [(n, 6) for n in range(6)]


async def test_only_a_set_up_in_the_open_comes_without_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    match = _guiscard()
    table = _Table(match)
    seated = bots.Bots(table)
    thought = await seated._answer(match, 1, "greedy", match.decision_id(1))
    assert thought.row and len(thought.actions) == 2 and len(thought.rest) == 5 and pauses == []
    monkeypatch.setattr(bots, "has_secrets", lambda match, seat: True)
    thought = await seated._answer(match, 1, "greedy", match.decision_id(1))
    assert not thought.row and len(thought.actions) == 1 and thought.rest == []
    assert len(pauses) == 1


async def test_a_turn_with_nothing_to_hide_is_answered_in_a_row_without_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def wait(spent: float, step: float, least: float) -> float:
        raise AssertionError("nothing is hidden, and the bot waits")

    match = _guiscard()
    for seat in (1, 0):
        task = task_for(match.game, match.options, match.state, seat, "greedy")
        match.play_all(seat, thinking.set_up(task).actions, match.decision_id(seat), row=True)
    (seat,) = match.state.pending()
    assert match.game.is_open(match.state, seat)
    assert not match.game.is_open(match.state, 1 - seat)
    seated = bots.Bots(_Table(match))
    monkeypatch.setattr(bots, "answer_time", wait)
    deed = await seated._answer(match, seat, "greedy", match.decision_id(seat))
    assert deed.intents is not None and len(deed.intents) == len(deed.actions) > 1


def test_answers_in_a_row_are_played_together_or_not_at_all() -> None:
    match = _guiscard()
    (seat,) = match.state.pending()
    task = task_for(match.game, match.options, match.state, seat, "greedy")
    answers = thinking.set_up(task).actions
    decision, digest = match.decision_id(seat), match.state.digest()
    with pytest.raises(IllegalAction):
        match.play_all(seat, [*answers[:4], answers[0]], decision, row=True)
    with pytest.raises(IllegalAction):
        match.play_all(seat, answers[:4], "stale", row=True)
    assert match.state.digest() == digest and match.decision_id(seat) == decision
    match.play_all(seat, answers, decision, row=True)
    assert not match.game.is_set_up(match.state, seat)


async def test_what_a_bot_has_in_mind_comes_back_with_its_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table keeps it, because the worker that thinks next is another one."""
    match = _match(2)
    asked: list[object] = []

    class Playing(_Table):
        async def ask(self, how: Any, task: Task, **_: object) -> Any:
            asked.append(task.intent)
            return thinking.Thought([match.state.legal(task.seat)[0]], (len(asked), 7))

        async def play_for(
            self, seat: int, actions: list[Action], decision: str, row: bool
        ) -> None:
            match.play_all(seat, actions, decision, row)

    monkeypatch.setattr(bots, "answer_time", lambda spent, step, least: spent)
    seated = bots.Bots(Playing(match))
    for _ in range(2):
        decision = match.decision_id(1)
        await seated._act(1, decision, await seated._answer(match, 1, "greedy", decision))
        seated.close()
        while 1 not in match.state.pending():
            seat = match.state.to_move()
            match.submit(seat, match.state.legal(seat)[0])
    assert asked[0] == () and (1, 7) in asked


class _Table:
    """A table at which nothing happens but thinking."""

    name = "table"
    is_watched = True
    whose = Requester()

    def __init__(self, match: Match) -> None:
        self.match: Match | None = match
        self.places = [Place(0, "guest"), Place(1, bot="greedy")]
        self.settings = from_environment({}, database="sqlite://")
        self.thinkers = cast(thinking.Thinkers, self)

    async def ask(self, how: Any, task: Task, **_: object) -> Any:
        return how(task)

    async def post(self, job: Any) -> Any:
        return await job()

    async def play_for(self, seat: int, actions: list[Action], decision: str, row: bool) -> None:
        raise AssertionError("nobody acts here")

    async def play_on(self, seat: int, actions: list[Action]) -> int:
        raise AssertionError("nobody acts here")

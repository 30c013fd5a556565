"""Commands: exactly once, for the question they name, all parts or none."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.client import Visit, play_on
from server.running import RunningServer

from tafelrunde.core.journal import Played

Make = Any
ONE = "1" * 32


async def two(guest: Make, **more: Any) -> tuple[Any, Any, Any]:
    """Two people at a table that has begun."""
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await anna.table("me", "guest", **more)
    await ben.sit(table)
    return anna, ben, table["id"]


def played(running: RunningServer, name: str) -> list[Played]:
    """The actions in the journal of a live table."""
    match = running.live.rooms[name].match
    assert match is not None
    return [entry for entry in match.entries if isinstance(entry, Played)]


async def test_a_repeated_command_has_one_effect_and_one_answer(
    guest: Make, running: RunningServer
) -> None:
    anna, _, name = await two(guest)
    async with anna.visit(name) as a:
        decision = a.state["decision"]
        command = {"seat": 0, "decision": decision, "actions": [["dice", [3]]]}
        answers = [await a.ask("do", id=ONE, **command) for _ in range(3)]
        assert answers == [{"t": "ack", "id": ONE}] * 3
        assert len(played(running, name)) == 1
    running.live.discard(running.live.rooms[name], "reload")
    async with anna.visit(name) as a:
        assert await a.ask("do", id=ONE, **command) == {"t": "ack", "id": ONE}
        assert len(played(running, name)) == 1


async def test_a_refusal_is_remembered_but_not_stored(guest: Make, running: RunningServer) -> None:
    anna, _, name = await two(guest)
    async with anna.visit(name) as a:
        wrong = await a.do(["take", [1]], id=ONE)
        assert wrong["t"] == "refused" and wrong["refusal"][0] == "CORE-3"
        # The same id with an action that would be legal: still the answer of the first.
        assert await a.do(["dice", [3]], id=ONE) == wrong
        assert played(running, name) == []
        assert await running.store.answers(name) == {}


async def test_a_stale_decision_is_refused_with_the_current_state(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        old = a.state["decision"]
        await play_on([a, b], random.Random(1), lambda: a.state["seq"] > 6)
        seen = len(a.states)
        before = len(played(running, name))
        answer = await a.do(["dice", [3]], decision=old)
        assert answer["refusal"] == ["CORE-5", "stale", {}]
        await a.until(lambda: len(a.states) > seen)
        assert len(played(running, name)) == before


async def test_nobody_acts_for_a_seat_of_somebody_else(guest: Make, running: RunningServer) -> None:
    anna, ben, name = await two(guest, open=True)
    eve = await guest("Eve")
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        for visit, seat in ((a, 1), (b, 0), (e, 0), (e, 5)):
            for kind, more in (
                ("do", {"decision": a.state["decision"], "actions": [["dice", [3]]]}),
                ("undo", {}),
                ("ask_undo", {}),
                ("answer_undo", {"yes": True}),
                ("hint", {}),
                ("why", {"action": ["dice", [3]]}),
                ("weigh", {"actions": [["add", [3]]]}),
            ):
                answer = await visit.ask(kind, seat=seat, **more)
                assert answer["refusal"][:2] == ["CORE-1", "not-your-decision"]
        assert played(running, name) == []


async def test_an_id_of_somebody_else_does_not_tell_his_answer(guest: Make) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await a.do(["dice", [3]], id=ONE)
        answer = await b.do(["dice", [2]], id=ONE)
        assert answer["refusal"] == ["CORE-5", "stale", {}]


async def conquering(a: Visit, b: Visit) -> None:
    """Play on to a commitment of cards in which both may choose several."""

    def there() -> bool:
        view = a.state["view"]
        sizes = view["game"]["army_sizes"]
        fresh = a.state["view"]["picks"] == b.state["view"]["picks"] == []
        both = fresh and min(sizes) >= 2 and len(view["pending"]) == 2
        return both and view["prompt"] == "commit-cards"

    await play_on([a, b], random.Random(7), there)
    assert there()


async def test_a_sealed_answer_of_several_parts_is_sent_whole(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await conquering(a, b)
        cards = [action for action in a.choices if action[0] == "add"][:2]
        before, frames = len(played(running, name)), len(b.frames)
        assert (await a.do(*cards, ["commit", []]))["t"] == "ack"
        assert len(played(running, name)) == before + 3
        await b.settle()
        news = [frame for frame in b.frames[frames:] if '"t":"state"' in frame]
        assert len(news) == 1 and b.state["view"]["pending"] == [1]


async def test_a_hint_is_about_the_whole_set_that_is_chosen(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await conquering(a, b)
        cards = [action for action in a.choices if action[0] == "add"]
        before = played(running, name)
        hint = await a.ask("hint", seat=0, actions=[cards[1]])
        told = sorted([verb, args] for verb, args, _ in hint["advice"])
        assert told == sorted([*[c for c in cards if c != cards[1]], ["commit", []]])
        for parts in ([cards[0], cards[0]], [["commit", []], cards[0]], [cards[0], ["commit", []]]):
            assert (await a.ask("hint", seat=0, actions=parts))["advice"] == []
        assert played(running, name) == before and a.state["view"]["picks"] == []


async def test_all_parts_are_played_or_none(guest: Make, running: RunningServer) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await conquering(a, b)
        cards = [action for action in a.choices if action[0] == "add"][:2]
        before = played(running, name)
        for parts in (
            [cards[0], cards[0]],
            [["commit", []], cards[0]],  # more after the end
            [cards[0], ["dice", [3]]],
        ):
            answer = await a.do(*parts)
            assert answer["t"] == "refused", parts
            assert played(running, name) == before and a.state["view"]["picks"] == []


async def test_several_actions_need_a_question_that_collects_them(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(2), lambda: "take" in str([a.choices, b.choices]))
        visit = a if a.choices else b
        before = played(running, name)
        answer = await visit.do(visit.choices[0], visit.choices[0])
        assert answer["t"] == "refused" and played(running, name) == before


async def test_a_sealed_part_causes_no_message_to_anybody_else(guest: Make) -> None:
    anna, ben, name = await two(guest, open=True)
    eve = await guest("Eve")
    async with anna.visit(name) as a, ben.visit(name) as b, eve.visit(name) as e:
        await conquering(a, b)
        await e.settle()
        counts = len(b.frames), len(e.frames)
        summary = await eve.get(f"/api/tables/{name}")
        replayed = await ben.get(f"/api/tables/{name}/replay")
        card = next(action for action in a.choices if action[0] == "add")
        assert (await a.do(card))["t"] == "ack"
        await a.until(lambda: a.state["view"]["picks"] == [card])
        assert await eve.get(f"/api/tables/{name}") == summary
        assert await ben.get(f"/api/tables/{name}/replay") == replayed
        await a.ask("undo", seat=0)
        await a.until(lambda: a.state["view"]["picks"] == [])
        await b.settle()
        await e.settle()
        assert (len(b.frames), len(e.frames)) == (counts[0] + 1, counts[1] + 1)  # settle itself


async def test_why_explains_a_refusal_and_changes_nothing(
    guest: Make, running: RunningServer
) -> None:
    anna, _, name = await two(guest)
    async with anna.visit(name) as a:
        no = await a.ask("why", seat=0, action=["take", [1]])
        assert no["t"] == "refused" and no["refusal"][0] == "CORE-3"
        yes = await a.ask("why", seat=0, action=["dice", [3]])
        assert yes["t"] == "ack" and played(running, name) == []


async def test_the_rules_weigh_an_answer_that_is_being_put_together(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await conquering(a, b)
        before = played(running, name)
        cards = [action for action in a.choices if action[0] == "add"]
        frames = len(b.frames)
        answer = await a.ask("weigh", seat=0, actions=cards)
        facts = answer["facts"]
        assert answer["t"] == "weighed" and facts["total"] == facts["strength"] + facts["luck"]
        assert facts["luck"] >= a.state["view"]["game"]["luck"][0] > 0
        assert played(running, name) == before and len(b.frames) == frames


@pytest.mark.parametrize("yes", [True, False])
async def test_undo_asks_the_others(guest: Make, yes: bool) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(3), lambda: a.state["undo"] == "ask" and not a.choices)
        before = a.state["view"]
        free = await a.ask("undo", seat=0)
        assert free["refusal"][0] == "CORE-6"
        assert (await a.ask("ask_undo", seat=a.state["undo_seat"]))["t"] == "ack"
        await b.until(lambda: b.state["undo_asked"] == 0)
        assert (await b.ask("answer_undo", seat=1, yes=yes))["t"] == "ack"
        await a.until(lambda: a.state["undo_asked"] is None)
        await a.settle()
        assert (a.log[-1][1] == "took-back") == yes
        assert (a.state["view"] == before) != yes


async def test_a_request_to_take_back_survives_a_reload(
    guest: Make, running: RunningServer
) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await play_on([a, b], random.Random(3), lambda: a.state["undo"] == "ask")
        await a.ask("ask_undo", seat=0)
    running.live.discard(running.live.rooms[name], "reload")
    async with ben.visit(name) as b:
        assert b.state["undo_asked"] == 0


async def test_a_sealed_answer_is_taken_back_freely(guest: Make) -> None:
    anna, ben, name = await two(guest)
    async with anna.visit(name) as a, ben.visit(name) as b:
        await a.do(["dice", [3]])
        await a.until(lambda: a.state["undo"] == "free")
        await b.until(lambda: b.state["view"]["pending"] == [1])
        await a.ask("undo", seat=0)
        await b.until(lambda: b.state["view"]["pending"] == [0, 1])
        await a.settle()
        assert a.log[-1][1] == "took-back" and a.choices

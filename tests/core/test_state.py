"""The state: asking, answering, sealing, storing."""

from __future__ import annotations

import copy
import json
from itertools import permutations
from typing import Any

import hypothesis
import pytest
from hinterhalt.play import GAME, do, falls, search, staged, toy
from hinterhalt.turn import Discards, Turn
from hinterhalt.verbs import ENOUGH
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.actions import CHANCE, NOBODY, Action, BadData, IllegalAction, Refusal
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers
from tafelrunde.core.flow import ASK, GAME_OVER, Ask, Draw, Roll, Shuffle
from tafelrunde.core.state import State, playout
from tafelrunde.core.storing import find_question, wait_from_json, wait_to_json
from tafelrunde.core.zones import everybody
from tafelrunde.games import load_game
from tafelrunde.testing.walks import settings, walk

pytestmark = pytest.mark.both


def choosing_gifts() -> State:
    s = staged(3, turn=2, hands=[["supply_1", "feint_1"], ["supply_2"], ["supply_3"]])
    for seat in (2, 0, 1):
        do(s, seat, "rest")
    falls(s, 1, 2, 3)
    return s


def test_who_has_to_answer() -> None:
    s: State = GAME.new(GAME.resolve({}), 2)
    assert (s.to_move(), s.pending(), s.over) == (CHANCE, (), False)
    s = choosing_gifts()
    assert (s.to_move(), s.pending()) == (0, (0, 1, 2))
    do(s, 0, "seal")
    assert (s.to_move(), s.pending()) == (1, (1, 2))
    rng = FastRng(1)
    playout(s, rng, 999)
    assert (s.to_move(), s.pending(), s.over, s.wait is GAME_OVER) == (NOBODY, (), True, True)


@pytest.mark.parametrize(
    ("seat", "action", "expected"),
    [
        (0, Action("no-such-verb"), ("CORE-4", "no-such-verb")),
        (0, Action("give"), ("CORE-4", "no-such-element")),
        (0, Action("give", (21,)), ("CORE-4", "no-such-element")),
        (0, Action("give", (True,)), ("CORE-4", "no-such-element")),
        (0, Action("give", (1, 1)), ("CORE-4", "no-such-element")),
        (0, Action("seal", (1,)), ("CORE-4", "no-such-element")),
        (3, Action("seal"), ("CORE-1", "not-your-decision")),
        (-2, Action("seal"), ("CORE-1", "not-your-decision")),
        (1, Action("seal"), ("CORE-2", "already-sealed")),
        (0, Action("march"), ("CORE-3", "not-offered")),
        (0, Action("give", (2,)), ("HIN-2.2", "not-in-hand")),
    ],
)
def test_refusals_come_with_their_rule(
    seat: int, action: Action, expected: tuple[str, str]
) -> None:
    s = choosing_gifts()
    do(s, 1, "seal")
    before = s.digest()
    no = s.explain(seat, action)
    assert no is not None and (no.rule, no.key) == expected
    with pytest.raises(IllegalAction) as error:
        s.play(seat, action)
    assert error.value.refusal == no
    assert s.digest() == before


@pytest.mark.parametrize(("least", "expected"), [(0, 3), (1, 2)])
def test_of_sure_proposals_only_the_doubtful_last_one_is_checked(least: int, expected: int) -> None:
    s = staged(hands=[["supply_1"], []])
    s.top = Discards(0, least, 2, "any words", [1, 2])  # the second is not in the hand
    out = Offers()
    known = Discards.PICKS
    question = Ask(*known.names[:3], doubtful=ENOUGH)
    question.numbered(known.options, known.then, known.why_not, known.more)
    s.list_answers(0, question, out)
    assert out.n == expected
    s.list_answers(0, Discards.PICKS, out)
    assert out.n == expected - 1


def test_candidates_show_what_is_refused_and_why() -> None:
    s = staged(2, sites=[0, 0], hands=[[], []])
    found = dict(s.candidates(0))
    assert found[Action("march")] is None
    assert found[Action("raid", (1,))] == Refusal("HIN-3.5", "valley-is-safe")
    assert [a for a, no in s.candidates(0) if no is None] == s.legal(0)
    assert s.decision(0).actions == tuple(s.legal(0)) and s.decision(0).prompt == "plan-turn"


ANSWERS = {0: ["give supply_1", "seal"], 1: ["seal"], 2: ["give supply_3", "seal"]}


def test_sealed_answers_in_any_order_of_arrival_give_the_same_state() -> None:
    parts = [(seat, words) for seat, answer in ANSWERS.items() for words in answer]
    digests = set()
    for order in permutations(parts):
        if all([w for t, w in order if t == seat] == answer for seat, answer in ANSWERS.items()):
            s = choosing_gifts()
            for seat, words in order:
                do(s, seat, words)
            assert not s.is_sealed()
            digests.add(s.digest())
    assert len(digests) == 1


def test_sealed_parts_can_be_taken_out_again() -> None:
    s = choosing_gifts()
    empty = s.digest()
    do(s, 0, "give supply_1")
    do(s, 0, "seal")
    assert [a.verb for a in s.picks(0)] == ["give", "seal"] and 0 not in s.pending()
    assert s.unseal(0) and s.unseal(0)
    assert s.digest() == empty
    assert not s.unseal(0)  # nothing is left in it
    assert not s.unseal(7)
    assert not staged(hands=[[], []]).unseal(0)  # nothing is sealed there
    assert staged(hands=[[], []]).picks(0) == [] and s.picks(7) == []


def test_unknown_sealed_answers_are_guessed_and_the_own_is_kept() -> None:
    s = choosing_gifts()
    do(s, 0, "give supply_1")
    do(s, 0, "seal")
    do(s, 1, "give supply_2")  # not complete: nobody knows that there is a part
    guesses = set()
    rng = FastRng(2)
    for _ in range(40):
        world = s.clone()
        world.reseal(2, rng)
        assert world.pending() == (1, 2) and world.picks(1) == []
        guesses.add(tuple(world.picks(0)))
        own = s.clone()
        own.reseal(0, rng)
        assert own.picks(0) == s.picks(0)
    assert len(guesses) == 4  # none, one of two, or both
    open_question = staged(hands=[[], []])
    before = open_question.digest()
    open_question.reseal(1, rng)
    assert open_question.digest() == before


def test_chance_from_outside_is_checked() -> None:
    s = GAME.new(GAME.resolve({}), 2)
    for wrong in ((1, 2, 3), (0,) * 20, ()):
        with pytest.raises(BadData, match="chance cannot answer"):
            s.checked_chance(wrong)
    asking = staged(hands=[[], []])
    with pytest.raises(BadData, match="chance cannot answer"):
        asking.checked_chance((1,))
    s.checked_chance(tuple(range(20)))


def test_revelations_count_what_anybody_may_learn() -> None:
    s = staged(hands=[["supply_1"], ["supply_2"]], deck=["feint_1"])
    quiet = s.revelations
    do(s, 0, "march")
    do(s, 1, "pass")
    do(s, 0, "halt")
    assert s.revelations == quiet
    do(s, 1, "forage")
    assert s.revelations > quiet
    told = s.revelations
    s.emit("HIN-1.2", "open", {"seat": 0})
    assert s.revelations == told
    s.emit("HIN-1.2", "secret", {}, {"card": 1}, (0,))
    assert s.revelations == told + 1


def test_revealing_counts_once_per_new_eye() -> None:
    s = staged(hands=[["supply_1"], []])
    before = s.revelations
    assert s.reveal(s.hand[0], 0, 0b01) == 1 and s.revelations == before  # its owner knew it
    s.reveal(s.hand[0], 0, everybody(2))
    assert s.revelations == before + 1 and s.hand[0].seen == (0b11,)
    s.reveal(s.hand[0], 0, everybody(2))
    assert s.revelations == before + 1


def test_opening_a_sealed_answer_counts_also_for_a_single_seat() -> None:
    s = staged(automaton=True, hands=[["supply_1"], []])
    do(s, 0, "rest")
    do(s, 0, "pass")
    falls(s, 1, 1)
    before = s.revelations
    do(s, 0, "give supply_1")
    assert s.revelations == before
    do(s, 0, "seal")
    assert s.revelations > before


def test_a_clone_keeps_no_log() -> None:
    s = staged(hands=[[], []])
    s.log = []
    assert s.clone().log is None
    s.emit("HIN-1.1", "x")
    assert len(s.log) == 1


def test_an_endless_game_is_reported() -> None:
    with pytest.raises(AssertionError, match="no end after 1 decisions"):
        playout(GAME.new(GAME.resolve({}), 2), FastRng(1), 1)


def test_unknown_numbers_are_reported() -> None:
    frame = GAME.first_frame()
    s = GAME.prepare(GAME.resolve({}), 2)
    for call in (
        lambda: frame.step(99, s, 0),
        lambda: frame.offer(99, s, 0, Offers()),
        lambda: frame.refuse(99, s, 0, 0),
        lambda: frame.goes_on(99, s, 0, []),
    ):
        with pytest.raises(AssertionError, match=r"Play has no .*99"):
            call()


@pytest.mark.parametrize(
    "wait",
    [
        Roll((6, 4)),
        Roll((6, 6, 6), hidden=True),
        Draw(3),
        Shuffle(9),
        GAME_OVER,
    ],
)
def test_what_a_game_waits_for_is_stored_by_name(wait: Any) -> None:
    s = staged(hands=[[], []])
    again = s.clone()
    s.wait = wait
    stored = json.loads(json.dumps(wait_to_json(s)))
    wait_from_json(again, stored)
    assert wait_to_json(again) == stored and again.wait.tag == wait.tag


def test_a_question_is_stored_by_name_and_found_again() -> None:
    s = staged(hands=[[], []])
    again = s.clone()
    again.wait = GAME_OVER
    wait_from_json(again, json.loads(json.dumps(wait_to_json(s))))
    assert again.wait is s.wait is Turn.PLANS and again.seats == s.seats == (0,)


def test_the_same_question_asked_again_is_a_new_one() -> None:
    s = staged(hands=[["supply_1", "supply_2"], []])
    s.begin(Discards(0, 0, 2, "any words", [1, 2]))
    before = s.clone()
    s.play_trusted(0, Action("discard", (1,)))
    assert s.wait is before.wait is Discards.PICKS
    assert s.halts == before.halts + 1 and s.clone().halts == s.halts


def test_a_question_that_its_frame_words_is_found_by_these_words() -> None:
    s = staged(hands=[[], []])
    assert find_question(s, ["plans", "planned", "plan_refused", "other words", ""]) is None
    s.top = Discards(0, 1, 2, "any words")
    names = ["picks", "picked", "pick_refused", "any words", ""]
    assert find_question(s, names) is Discards.PICKS
    assert find_question(s, [*names[:4], "more"]) is None
    assert find_question(s, [*names[:3], "other words", ""]) is None


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        ["ask"],
        ["ask", [0], "a"],
        ["dance", [6], "x"],
        ["roll", 6, "x", False],
        ["ask", ["0"], "plans", "planned", "plan_refused", "plan-turn", ""],
        ["ask", [0], "plans", 99, "plan_refused", "plan-turn", ""],
        ["roll", ["6"], "x", False],
        ["roll", [6], "x", 0],
        ["over", 1],
    ],
)
def test_a_broken_wait_is_refused(wrong: Any) -> None:
    with pytest.raises(BadData, match="cannot wait for"):
        wait_from_json(staged(hands=[[], []]), wrong)


def test_a_stored_state_of_another_kind_is_refused() -> None:
    stored = staged(hands=[[], []]).to_json()
    options = GAME.resolve({})
    for wrong, message in (
        ({**stored, "@": "Chess"}, "not a stored Hinterhalt"),
        ({**stored, "players": 9}, "not a stored game"),
        ({**stored, "king": 1}, "unknown field 'king'"),
        ({k: v for k, v in stored.items() if k != "wagons"}, "'wagons' is missing"),
        ({k: v for k, v in stored.items() if k != "stack"}, "state.stack: is missing"),
        ({**stored, "stack": [{"@": "King"}]}, "no such thing"),
        ({**stored, "sealed": 3}, "state.sealed: expected a list"),
        ([], "not a stored game"),
        (None, "not a stored game"),
    ):
        with pytest.raises(BadData, match=message):
            GAME.load(wrong, options)


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [at, *[p for key, part in inner for p in paths(part, (*at, key))]]


STORED = [position.s.to_json() for position in walk(GAME, settings(GAME)[1], 1)]


@hypothesis.settings(deadline=None)
@given(st.data())
def test_a_damaged_stored_state_is_refused_and_never_crashes(data: st.DataObject) -> None:
    stored = copy.deepcopy(data.draw(st.sampled_from(STORED)))
    path = data.draw(st.sampled_from(paths(stored)[1:]))
    junk: Any = data.draw(st.sampled_from([None, True, -1, 1.5, "x", [], {}, [[]], {"@": []}]))
    part = stored
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = junk
    try:
        s = GAME.load(stored, GAME.resolve({}))
    except BadData:
        return
    assert isinstance(s.digest(), str)


def test_a_game_starts_in_the_middle() -> None:
    s = staged(3, sites=[1, 2, 3], turn=1, hands=[[], [], []])
    assert s.pending() == (1,) and s.wait.tag == ASK
    search(s)


@pytest.mark.parametrize("game_id", ["heerbann", "hinterhalt"])
def test_the_universe_of_actions_is_fixed_and_free_of_doubles(game_id: str) -> None:
    actions = load_game(game_id).actions()
    assert len(set(actions)) == len(actions) and actions == load_game(game_id).actions()
    assert toy(GAME.new(GAME.resolve({}), 2)).malformed(GAME.actions()[0]) is None

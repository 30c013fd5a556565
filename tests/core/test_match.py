"""The referee: stale answers, sealed answers, taking back, telling."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hinterhalt.play import GAME, NUMBERS, toy
from hinterhalt.state import Hinterhalt
from hinterhalt.turn import Turn

from tafelrunde.core.actions import SPECTATOR, Action, BadData, IllegalAction, Refusal
from tafelrunde.core.chance import CommittedDice, FastRng
from tafelrunde.core.codes import Offers
from tafelrunde.core.journal import ChanceOutcome, Luck, Played, TakenBack, committed, head_for
from tafelrunde.core.match import Match, replay, verify
from tafelrunde.games import load_game
from tafelrunde.testing.walks import pick

pytestmark = pytest.mark.both

SEED = bytes(range(32))
SEAL = Action("seal")
REST = Action("rest")


def table(players: int = 2, **options: Any) -> Match:
    luck = committed(SEED, "table")
    head = head_for(GAME, GAME.resolve(options), players, luck)
    return Match(GAME, head, luck.rng()).begin()


def in_turns(players: int = 2, **options: Any) -> Match:
    """A table after the first gifts, when seat 0 plans its turn."""
    match = table(players, **options)
    for seat in match.state.pending():
        match.submit(seat, SEAL)
    assert match.state.pending() == (0,)
    return match


def refused(match: Match, call: Any) -> str:
    before, entries = match.state.digest(), list(match.entries)
    with pytest.raises(IllegalAction) as error:
        call()
    assert match.state.digest() == before and match.entries == entries
    return f"{error.value.refusal.rule} {error.value.refusal.key}"


def words(match: Match, seat: int, after: int = 0) -> list[str]:
    return [told.event.key for told in match.events(seat, after)]


# -- acting


def test_an_answer_names_its_question() -> None:
    match = in_turns()
    old = match.decision_id(0)
    match.submit(0, REST, old)
    assert match.decision_id(0) != old
    match.submit(1, REST)
    for seat in match.state.pending():
        match.submit(seat, SEAL)
    assert match.state.pending() == (0,)
    assert refused(match, lambda: match.submit(0, REST, old)) == "CORE-5 stale"
    match.submit(0, REST, match.decision_id(0))


def test_another_seats_sealed_answer_leaves_my_question_as_it_is() -> None:
    match = table(3)
    mine = match.decision_id(1)
    match.submit(0, SEAL)
    match.submit(2, SEAL)
    match.submit(1, SEAL, mine)


def test_a_part_of_my_sealed_answer_makes_my_question_a_new_one() -> None:
    match = table()
    card = toy(match.state).hand[0].cards[0]
    old = match.decision_id(0)
    match.submit(0, Action("give", (card,)), old)
    assert refused(match, lambda: match.submit(0, SEAL, old)) == "CORE-5 stale"


def test_a_stranger_has_no_question() -> None:
    match = table()
    assert match.decision_id(SPECTATOR) == match.decision_id(9) == ""
    assert refused(match, lambda: match.submit(9, SEAL)) == "CORE-1 not-your-decision"
    assert refused(match, lambda: match.submit(0, REST)) == "CORE-3 not-offered"


def test_sealed_answers_in_any_order_give_the_same_state_and_the_same_dice() -> None:
    digests = set()
    for order in permutations(range(3)):
        match = table(3)
        for seat in order:
            match.submit(seat, SEAL)
        digests.add(match.state.digest())
    assert len(digests) == 1


def test_without_a_generator_dice_come_from_outside() -> None:
    head = head_for(GAME, GAME.resolve({}), 2, Luck(fast=1))
    match = Match(GAME, head).begin()
    assert match.state.pending() == ()
    match.apply(ChanceOutcome(tuple(range(20))))
    match.apply(ChanceOutcome((3, 4)))
    assert match.state.pending() == (0, 1)
    with pytest.raises(BadData, match="chance cannot answer"):
        match.apply(ChanceOutcome((3, 4)))
    with pytest.raises(IllegalAction):
        match.apply(Played(1, REST))
    with pytest.raises(BadData, match="seat 1 has nothing to take back"):
        match.apply(TakenBack(1))


# -- taking back


def test_undo_is_free_while_nothing_was_learned() -> None:
    match = in_turns()
    toy(match.state).hand[1].fill([])  # nobody can react, so a march is quiet
    before = match.state.digest()
    match.submit(0, Action("march"))
    match.submit(0, Action("onward"))
    assert match.undo_right(0) == "free" and match.undo_right(1) == "ask"
    match.undo(0)
    match.undo(0)
    assert match.state.digest() == before
    assert words(match, 1)[-2:] == ["took-back", "took-back"]


def test_undo_then_redo_gives_the_identical_state() -> None:
    match = in_turns()
    match.submit(0, Action("march"))
    after = match.state.digest()
    match.undo(0)
    match.submit(0, Action("march"))
    assert match.state.digest() == after


def test_undo_after_a_new_card_needs_consent() -> None:
    match = in_turns()
    match.submit(0, Action("forage"))
    assert match.undo_right(0) == "ask"
    assert refused(match, lambda: match.undo(0)) == "CORE-6 undo-not-free"


def test_undo_after_another_seat_acted_needs_consent() -> None:
    match = in_turns()
    match.submit(0, REST)
    assert match.undo_right(0) == "free"
    match.submit(1, Action("march"))
    assert match.undo_right(0) == "ask"


def test_undo_after_dice_fell_needs_consent() -> None:
    match = in_turns()
    match.submit(0, REST)
    match.submit(1, REST)  # the next round's omens fall at once
    assert match.undo_right(1) == "ask" and match.undo_right(0) == "ask"


def test_whoever_did_nothing_has_nothing_to_take_back() -> None:
    match = table()
    assert match.undo_right(0) == ""
    assert refused(match, lambda: match.undo(0)) == "CORE-6 undo-not-free"
    assert refused(match, lambda: match.ask_undo(0)) == "CORE-6 undo-not-possible"


def asked() -> Match:
    match = in_turns(3)
    match.submit(0, Action("rest"))
    match.submit(1, Action("rest"))
    match.ask_undo(0)
    return match


def test_all_others_have_to_agree() -> None:
    match = asked()
    match.answer_undo(1, True)
    assert TakenBack(0) not in match.entries
    match.answer_undo(2, True)
    assert TakenBack(0) in match.entries and match.undo_asked is None
    assert match.state.pending() == (0,)


def test_one_no_is_enough() -> None:
    match = asked()
    match.answer_undo(1, True)
    match.answer_undo(2, False)
    assert match.undo_asked is None
    assert refused(match, lambda: match.answer_undo(1, True)) == "CORE-6 nobody-asked"
    assert refused(match, lambda: match.ask_undo(0)) == "CORE-6 undo-denied"
    match.submit(2, Action("rest"))
    match.ask_undo(0)
    match.answer_undo(2, True)
    assert match.undo_asked == 0  # the earlier yes does not count any more


def test_a_card_that_somebody_has_drawn_is_not_put_back() -> None:
    match = in_turns(3)
    match.submit(0, Action("forage"))
    assert refused(match, lambda: match.ask_undo(0)) == "CORE-6 undo-tells"


@pytest.mark.parametrize("seat", [0, 3, -1, SPECTATOR])
def test_only_the_others_are_asked(seat: int) -> None:
    match = asked()
    assert refused(match, lambda: match.answer_undo(seat, True)) == "CORE-6 nobody-asked"


def test_a_new_question_ends_the_request() -> None:
    match = asked()
    match.submit(2, REST)
    assert match.undo_asked is None


def test_a_finished_game_is_not_taken_back() -> None:
    match = table()
    rng = FastRng(3)
    while not match.state.over:
        match.submit(*pick(match.state, rng))
    for seat in (0, 1):
        assert match.undo_right(seat) in ("ask", "")
        with pytest.raises(IllegalAction):
            match.undo(seat)
        with pytest.raises(IllegalAction):
            match.ask_undo(seat)


def test_taking_back_never_lowers_the_counter_of_the_dice() -> None:
    match = in_turns()
    match.submit(0, REST)
    dice = match.rng
    assert isinstance(dice, CommittedDice)
    match.submit(1, REST)
    first, drawn = toy(match.state).omen, dice.drawn
    match.ask_undo(1)
    match.answer_undo(0, True)
    assert dice.drawn == drawn
    match.submit(1, REST)
    assert dice.drawn == drawn + 2
    fallen = [entry.outcome for entry in match.entries if isinstance(entry, ChanceOutcome)]
    assert list(fallen[-2]) == first and list(fallen[-1]) == toy(match.state).omen


def test_parts_of_a_sealed_answer_are_taken_back_unnoticed() -> None:
    match = table()
    card = toy(match.state).hand[0].cards[0]
    told = len(match.told)
    match.submit(0, Action("give", (card,)))
    assert match.undo_right(0) == "free"
    match.undo(0)
    assert len(match.told) == told and match.state.picks(0) == []
    assert match.observe(1)["pending"] == [0, 1]


def test_a_complete_sealed_answer_is_taken_back_openly() -> None:
    match = table()
    match.submit(0, SEAL)
    match.undo(0)
    assert words(match, 1)[-1] == "took-back" and match.state.pending() == (0, 1)
    match.submit(1, SEAL)
    match.submit(0, SEAL)
    assert match.undo_right(0) == match.undo_right(1) == "ask"  # the answers are open now


def test_a_sealed_answer_taken_back_does_not_come_back_when_others_go_back() -> None:
    game = load_game("heerbann")
    head = head_for(game, game.resolve({}), 3, Luck(fast=1))
    match = Match(game, head, FastRng(1)).begin()
    match.submit(0, Action("dice", (3,)))
    match.submit(1, Action("dice", (4,)))
    match.undo(0)
    match.submit(0, Action("dice", (5,)))
    match.submit(2, Action("dice", (6,)))
    match.ask_undo(1)
    match.answer_undo(0, True)
    match.answer_undo(2, True)
    assert match.state.pending() == (0, 1, 2)
    assert match.state.picks(0) == []
    assert replay(game, match.journal()).state.digest() == match.state.digest()


def test_a_journal_with_moves_taken_back_replays() -> None:
    match = in_turns()
    match.submit(0, Action("march"))
    match.undo(0)
    match.submit(0, REST)
    match.submit(1, REST)
    match.ask_undo(1)
    match.answer_undo(0, True)
    rng = FastRng(5)
    while not match.state.over:
        match.submit(*pick(match.state, rng))
    journal = match.journal()
    assert sum(isinstance(entry, TakenBack) for entry in journal.entries) == 2
    again = replay(GAME, journal)
    assert again.state.digest() == match.state.digest() and again.told == match.told
    assert verify(GAME, journal) == sum(isinstance(e, ChanceOutcome) for e in journal.entries)


# -- telling


def test_an_observer_sees_the_frame_of_the_game_and_its_own_picks() -> None:
    match = table()
    card = toy(match.state).hand[0].cards[0]
    match.submit(0, Action("give", (card,)))
    mine, other, public = (match.observe(seat) for seat in (0, 1, SPECTATOR))
    assert mine["picks"] == [("give", [card])] and other["picks"] == public["picks"] == []
    assert other["pending"] == [0, 1] and other["prompt"] == "choose-gifts"
    assert set(mine) == {
        "players",
        "asked",
        "pending",
        "prompt",
        "about",
        "picks",
        "over",
        "scores",
        "winners",
        "game",
    }
    match.submit(0, SEAL)
    assert match.observe(1)["pending"] == [1] and match.observe(1)["asked"] == [0, 1]


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often the question of a turn is offered, and each of its answers weighed."""
    counts: Counter[str] = Counter()
    offer, refuse = Turn.plans, Turn.plan_refused

    def plans(self: Turn, s: Hinterhalt, seat: int, out: Offers) -> None:
        counts["offered"] += 1
        offer(self, s, seat, out)

    def plan_refused(self: Turn, s: Hinterhalt, seat: int, a: int) -> Refusal | None:
        counts[f"weighed {a}"] += 1
        return refuse(self, s, seat, a)

    monkeypatch.setattr(Turn, "plans", plans)
    monkeypatch.setattr(Turn, "plan_refused", plan_refused)
    return counts


def test_a_question_is_worked_out_once_for_those_who_see_it_and_who_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = in_turns()
    counts = counted(monkeypatch)
    for _ in range(3):  # two windows of the seat, and one that comes later
        told = match.candidates(0)
    assert match.explain(0, Action("raid", (1,))) is not None
    assert refused(match, lambda: match.submit(0, Action("raid", (1,)))) == "HIN-3.5 valley-is-safe"
    match.play_all(0, [REST], match.decision_id(0))
    assert set(counts.values()) == {1} and len(counts) == 1 + len(told)


def test_an_answer_to_a_question_that_nobody_was_shown_is_weighed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = in_turns()
    counts = counted(monkeypatch)
    match.submit(0, REST)
    assert counts == {"offered": 1, f"weighed {match.state.code(REST)}": 1}


def test_what_was_worked_out_belongs_to_its_question_alone() -> None:
    match = in_turns()
    first = match.choices(0)
    match.submit(0, REST)
    assert match.choices(0) == [] and match.explain(0, REST) is not None
    match.undo(0)
    assert match.choices(0) == first and match.choices(0) is not first


def test_a_choice_that_was_shown_is_still_refused_in_a_wrong_form() -> None:
    match = in_turns()
    assert ("raid", [1]) in [(kind, args) for kind, args, _ in match.candidates(0)]
    no = match.explain(0, Action("raid", (True,)))
    assert no is not None and (no.rule, no.key) == ("CORE-4", "no-such-element")


def test_choices_are_told_to_pending_seats_with_their_refusals() -> None:
    match = in_turns()
    assert match.candidates(1) == [] and match.candidates(SPECTATOR) == []
    choices = {(kind, *args): no for kind, args, no in match.candidates(0)}
    assert choices[("march",)] is None
    assert choices[("raid", 1)] == ("HIN-3.5", "valley-is-safe", {})


def test_events_carry_their_entry_and_hide_their_secrets() -> None:
    match = in_turns()
    seen = len(match.told)
    match.submit(0, Action("forage"))
    told = match.events(0, seen)[0]
    assert isinstance(match.entries[told.entry], Played)
    drawn = told.event.params["card"]
    assert drawn in NUMBERS.values()
    assert "card" not in match.events(1, seen)[0].event.params
    assert len(match.events(1)) == len(match.events(0)) == len(match.told)


def test_a_match_of_another_identity_is_refused() -> None:
    head = head_for(GAME, GAME.resolve({}), 2, Luck(fast=1))
    for wrong, message in (
        (head._replace(game="chess"), "journal of chess"),
        (head._replace(version=99), "version 99 of the rules"),
        (head._replace(pack="0" * 32), "other data"),
        (head._replace(players=7), "2 to 4 players"),
        (head._replace(options={"king": 1}), "no option 'king'"),
    ):
        with pytest.raises(BadData, match=message):
            Match(GAME, wrong)


def test_a_replay_can_stop_on_the_way() -> None:
    match = in_turns()
    journal = match.journal()
    part = replay(GAME, journal, upto=2)
    assert len(part.entries) == 2 and part.state.pending() == (0, 1)
    with pytest.raises(BadData, match="another position"):
        replay(GAME, journal._replace(digest="x"))
    wrong = [*journal.entries, Played(1, REST)]
    with pytest.raises(BadData, match=rf"entries\[{len(wrong) - 1}\]: CORE-1"):
        replay(GAME, journal._replace(entries=wrong))

"""The leak checks bite: each of these leaks, planted into the toy game, is found."""

from __future__ import annotations

from typing import cast

import pytest
from conformance.planted import Bent, Patch, found
from hinterhalt import sequence
from hinterhalt.ambush import Answer
from hinterhalt.game import HinterhaltGame
from hinterhalt.state import Hinterhalt
from hinterhalt.turn import Discards, March, Raid, Turn
from hinterhalt.verbs import RAID
from hinterhalt.views import View

from tafelrunde.core.actions import NO_PARAMS, Params, Refusal
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import arg, verb_of
from tafelrunde.core.flow import CALLED, Next
from tafelrunde.core.zones import redeal
from tafelrunde.testing import leaks


def test_leak_in_the_view_is_found() -> None:
    class Leaky(HinterhaltGame):
        def view(self, s: Hinterhalt, seat: int) -> View:
            leak = {"next_card": s.deck.cards[-1:]}
            return cast(View, {**super().view(s, seat), **leak})

    assert "next_card" in found(leaks.check_views, Leaky())


def test_leak_in_the_prompt_is_found(monkeypatch: Patch) -> None:
    def telling(self: Answer, s: Hinterhalt, seat: int) -> Params:
        return {"hand": tuple(s.hand[self.seats[self.at]].cards)}

    monkeypatch.setattr(Answer, "about", telling)
    assert "can tell a twin apart" in found(leaks.check_views, HinterhaltGame())


def test_leak_in_a_refusal_is_found(monkeypatch: Patch) -> None:
    honest = Turn.plan_refused

    def telling(self: Turn, s: Hinterhalt, seat: int, a: int) -> Refusal | None:
        no = honest(self, s, seat, a)
        if no is None or verb_of(a) != RAID:
            return no
        return Refusal(no.rule, no.key, {"target": sum(s.hand[arg(a)].cards)})

    monkeypatch.setattr(Turn, "plan_refused", telling)
    assert "can tell a twin apart" in found(leaks.check_views, HinterhaltGame())


def test_twin_that_changes_what_the_observer_knows_is_found() -> None:
    class Forgetful(HinterhaltGame):
        def determinise(self, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
            t = super().determinise(s, seat, rng)
            redeal([t.deck, *t.hand], -2, rng)
            return t

    assert "can tell a twin apart" in found(leaks.check_views, Forgetful())


def test_window_that_opens_on_hidden_facts_is_found(monkeypatch: Patch) -> None:
    """A seat without an ambush is not asked: the silence tells its hand."""
    honest = March.start

    def hasty(self: March, s: Hinterhalt) -> Next:
        after = honest(self, s)
        window = s.top
        assert after == CALLED and isinstance(window, Answer)
        kinds = s.tables.kind
        window.seats = tuple(
            [t for t in window.seats if any(kinds[c] == 1 for c in s.hand[t].cards)]
        )
        return after

    monkeypatch.setattr(March, "start", hasty)
    assert "sees what no event told" in found(leaks.check_log_tells_all, HinterhaltGame())


def test_veto_window_that_opens_on_hidden_facts_is_found(monkeypatch: Patch) -> None:
    honest = Raid.start

    def hasty(self: Raid, s: Hinterhalt) -> Next:
        after = honest(self, s)
        window = s.top
        assert after == CALLED and isinstance(window, Answer)
        if not any(s.tables.kind[c] == 4 for c in s.hand[self.target].cards):
            window.seats = ()
        return after

    monkeypatch.setattr(Raid, "start", hasty)
    assert "revelations" in found(leaks.check_log_tells_all, HinterhaltGame())


def test_hidden_fact_that_tells_itself_later_is_found(monkeypatch: Patch) -> None:
    """Gifts are open only two decisions later; the covered omen decides who begins."""
    honest = sequence.Round.opened

    def fated(self: sequence.Round, s: Hinterhalt, answers: list[list[int]]) -> Next:
        after = honest(self, s, answers)
        s.order = sorted(s.order, key=lambda seat: s.omen[seat])
        return after

    monkeypatch.setattr(sequence.Round, "opened", fated)
    assert "some steps later" in found(leaks.check_sequences_tell_nothing, HinterhaltGame())


def losing(lost: str) -> type[Hinterhalt]:
    class Silent(Bent):
        def emit(
            self,
            rule: str,
            key: str,
            params: Params = NO_PARAMS,
            secret: Params = NO_PARAMS,
            to: tuple[int, ...] = (),
        ) -> None:
            if key != lost:
                super().emit(rule, key, params, secret, to)

    return Silent


LOST_EVENTS = ("marched", "foraged", "omen", "dealt", "turn-begins", "gifts-opened", "discarded")


@pytest.mark.parametrize("key", LOST_EVENTS)
def test_lost_event_is_found(monkeypatch: Patch, key: str) -> None:
    monkeypatch.setattr("hinterhalt.game.Hinterhalt", losing(key))
    assert "no event" in found(leaks.check_log_tells_all, HinterhaltGame())


def test_event_that_tells_a_secret_to_all_is_found(monkeypatch: Patch) -> None:
    """The card is in the public part; nobody but the finder may know it."""

    def loud(self: Turn, s: Hinterhalt) -> Next:
        card = s.deck.cards[-1]
        s.deck.pop()
        s.hand[self.seat].put(card, 1 << self.seat)
        s.emit("HIN-3.3", "foraged", {"seat": self.seat, "told": 1, "card": card})
        return self.acted(s, None)

    monkeypatch.setattr(Turn, "forage", loud)
    assert "counted no revelations" in found(leaks.check_log_tells_all, HinterhaltGame())


def test_card_shown_without_counting_it_is_found(monkeypatch: Patch) -> None:
    """Free undo would let a seat show a card and take it back."""

    def spend(s: Hinterhalt, seat: int, card: int) -> None:
        s.hand[seat].take(card)
        s.discard.append(card)

    monkeypatch.setattr("hinterhalt.ambush.spend", spend)
    assert "counted no revelations" in found(leaks.check_log_tells_all, HinterhaltGame())


@pytest.mark.parametrize("kept", ["hand", "omen", "deck", "sealed"])
def test_twin_that_keeps_a_hidden_fact_is_found(kept: str) -> None:
    class Cheating(HinterhaltGame):
        def determinise(self, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
            t = super().determinise(s, seat, rng)
            setattr(t, kept, getattr(s.clone(), kept))
            return t

    assert kept in found(leaks.check_hidden_is_dealt_anew, Cheating())


def test_twin_that_keeps_a_single_hidden_card_is_found() -> None:
    class Cheating(HinterhaltGame):
        def determinise(self, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
            t = super().determinise(s, seat, rng)
            if t.deck.cards:
                swap(t, t.deck.cards[-1], s.deck.cards[-1])
            return t

    assert ".deck.cards[" in found(leaks.check_hidden_is_dealt_anew, Cheating())


def swap(t: Hinterhalt, one: int, two: int) -> None:
    """Let two cards change their places."""
    for zone in (t.deck, *t.hand):
        cards = [two if c == one else one if c == two else c for c in zone.cards]
        zone.cards = tuple(cards)


def test_half_made_choice_that_a_twin_keeps_is_found() -> None:
    class Cheating(HinterhaltGame):
        def determinise(self, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
            t = super().determinise(s, seat, rng)
            if isinstance(t.top, Discards):
                t.top = s.top
            return t

    assert ".chosen[" in found(leaks.check_hidden_is_dealt_anew, Cheating())

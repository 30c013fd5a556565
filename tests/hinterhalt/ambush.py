"""Chapter 4: reactions to reactions, and the skirmish that may follow."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from hinterhalt.state import Hinterhalt, holds_cards, is_led, lose_wagon, not_in_hand, spend
from hinterhalt.tables import FLANKS
from hinterhalt.verbs import FLANK, PASS, REACT
from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame, Window
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody

DEEPEST: Final = 3
PROMPTS: Final = ("", "lay-ambush", "answer-ambush", "answer-feint")
KEYS: Final = ("", "ambush-laid", "feint-played", "scout-played")


class Answer(Window[Hinterhalt]):
    """HIN-4.5: asked is whoever holds cards; which card helps is the owner's secret."""

    kind: i64 = 0  # the kind of card that counts here

    def nothing(self) -> i64:
        return PASS

    def reacts(self, s: Hinterhalt, seat: i64, out: Offers) -> None:
        """HIN-4.2: any card of the hand may be tried."""
        for card in sorted(s.hand[seat].cards):
            out.add(REACT + card)

    def refuses(self, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        """HIN-4.2: an own card, and of the kind that counts."""
        if verb_of(a) != REACT:
            return None
        card = arg(a)
        no = not_in_hand(s, "HIN-4.2", seat, card)
        if no is None and s.tables.kind[card] != self.kind:
            no = refused(s, "HIN-4.2", "other-kind-needed", "card", card)
        return no

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Window.FIELDS,
        ("kind", "i64"),
    )

    def __init__(
        self, seats: tuple[int, ...] = (), at: i64 = 0, prompt: str = "", kind: i64 = 0
    ) -> None:
        self.seats = seats
        self.at = at
        self.prompt = prompt
        self.kind = kind

    def clone(self) -> Answer:
        return Answer(self.seats, self.at, self.prompt, self.kind)

    # </generated>


class Reaction(Frame[Hinterhalt]):
    """HIN-4.1, HIN-4.3, HIN-4.4: ambush, feint, scout; each answers the one before it.

    The value says whether the reaction stands.
    """

    seat: i64 = 0
    against: i64 = 0
    level: i64 = 0
    card: i64 = 0

    def start(self, s: Hinterhalt) -> Next:
        """HIN-4.2: the card is shown; then the other side may answer it."""
        spend(s, self.seat, self.card)
        if s.log is not None:
            told = {"seat": self.seat, "target": self.against, "card": self.card}
            s.emit("HIN-4.1", KEYS[self.level], told)
        if self.level == DEEPEST or not holds_cards(s, self.against):
            return s.finish(True)
        prompt = PROMPTS[self.level + 1]
        return s.call(Answer((self.against,), 0, prompt, self.level + 1), self.ANSWERED)

    def answered(self, s: Hinterhalt, value: tuple[int, int] | None) -> Next:
        """HIN-4.3: the answer is a reaction itself."""
        if value is None:
            return s.finish(True)
        seat, a = value
        return s.call(Reaction(seat, self.seat, self.level + 1, arg(a)), self.SETTLED)

    def settled(self, s: Hinterhalt, stands: bool) -> Next:
        """HIN-4.4: an answer that stands undoes what it answers."""
        return s.finish(not stands)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("against", "i64"),
        ("level", "i64"),
        ("card", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "answered", "settled")
    ANSWERED: Final = 2
    SETTLED: Final = 3

    def __init__(self, seat: i64 = 0, against: i64 = 0, level: i64 = 0, card: i64 = 0) -> None:
        self.seat = seat
        self.against = against
        self.level = level
        self.card = card

    def clone(self) -> Reaction:
        return Reaction(self.seat, self.against, self.level, self.card)

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.answered(s, cast("tuple[int, int] | None", s.handed))
        if number == 3:
            return self.settled(s, cast(bool, s.handed))
        return super().step(number, s, a)

    # </generated>


class Skirmish(Frame[Hinterhalt]):
    """HIN-4.6: both secretly choose a flank, then the omens are opened."""

    attacker: i64 = 0
    victim: i64 = 0

    def start(self, s: Hinterhalt) -> Next:
        """HIN-5.4: the automaton does not choose; it stands on the flank of its site."""
        if is_led(s, self.victim):
            return s.ask(self.attacker, self.ONE_CHOOSES)
        return s.ask_all((self.attacker, self.victim), self.BOTH_CHOOSE)

    BOTH_CHOOSE: Final = Ask("flanks", "met", prompt="choose-flank")
    ONE_CHOOSES: Final = Ask("flanks", "surprised", prompt="choose-flank")

    def flanks(self, s: Hinterhalt, seat: i64, out: Offers) -> None:
        """HIN-4.6: one of three."""
        out.span(FLANK, 0, FLANKS)

    def surprised(self, s: Hinterhalt, a: i64) -> Next:
        """HIN-5.4: the flank of the automaton follows from its site."""
        return self.fight(s, arg(a), s.site[self.victim] % FLANKS)

    def met(self, s: Hinterhalt, answers: list[list[int]]) -> Next:
        """HIN-4.6: both flanks are opened together."""
        return self.fight(s, arg(answers[0][0]), arg(answers[1][0]))

    def fight(self, s: Hinterhalt, own: i64, other: i64) -> Next:
        """HIN-4.6: omen plus two on the same flank against the victim's omen; equal hits."""
        for seat in (self.attacker, self.victim):
            s.omen_seen[seat] = everybody(s.players)
        s.revelations += 1
        omens = (s.omen[self.attacker], s.omen[self.victim])
        strength = omens[0] + (s.tables.flank_bonus if own == other else 0)
        hit = strength >= omens[1]
        if s.log is not None:
            told: Params = {
                "attacker": self.attacker,
                "victim": self.victim,
                "flanks": (own, other),
                "faces": omens,
            }
            s.emit("HIN-4.6", "ambush-hits" if hit else "ambush-fails", told)
        if hit:
            lose_wagon(s, self.victim)
        return s.finish(hit)

    def about(self, s: Hinterhalt, seat: i64) -> Params:
        return {"attacker": self.attacker, "victim": self.victim}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("attacker", "i64"),
        ("victim", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "flanks", "met", "surprised")
    QUESTIONS: ClassVar[Questions] = (
        BOTH_CHOOSE.numbered(2, 3, 0, 0),
        ONE_CHOOSES.numbered(2, 4, 0, 0),
    )

    def __init__(self, attacker: i64 = 0, victim: i64 = 0) -> None:
        self.attacker = attacker
        self.victim = victim

    def clone(self) -> Skirmish:
        return Skirmish(self.attacker, self.victim)

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.met(s, cast("list[list[int]]", s.handed))
        if number == 4:
            return self.surprised(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
        if number == 2:
            self.flanks(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>

"""Chapter 3: a turn: march, forage, raid or rest."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from hinterhalt.ambush import Answer, Reaction, Skirmish
from hinterhalt.state import (
    Hinterhalt,
    deciding,
    holds_cards,
    is_led,
    lives,
    lose_wagon,
    not_in_hand,
    spend,
)
from hinterhalt.tables import CONDUCT
from hinterhalt.verbs import DISCARD, ENOUGH, FORAGE, HALT, MARCH, ONWARD, RAID, REST
from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame, PickSome
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused


class Turn(Frame[Hinterhalt]):
    """HIN-3.1: one of four plans."""

    seat: i64 = 0

    def start(self, s: Hinterhalt) -> Next:
        return s.ask(self.seat, self.PLANS)

    PLANS: Final = Ask("plans", "planned", "plan_refused", "plan-turn")

    def plans(self, s: Hinterhalt, seat: i64, out: Offers) -> None:
        """HIN-3.1: march, forage, raid somebody, or rest."""
        out.add(MARCH)
        out.add(FORAGE)
        for t in range(s.players):
            if t != seat:
                out.add(RAID + t)
        out.add(REST)

    def plan_refused(self, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        """HIN-3.3: foraging needs a deck; HIN-3.4, HIN-3.5: whom one may raid."""
        if verb_of(a) == FORAGE and len(s.deck) == 0:
            return refused(s, "HIN-3.3", "deck-is-empty")
        if verb_of(a) != RAID:
            return None
        target = arg(a)
        if target == seat or target >= s.players or not lives(s, target):
            return refused(s, "HIN-3.4", "no-such-caravan", "target", target)
        if s.site[target] != s.site[seat]:
            return refused(s, "HIN-3.4", "not-here", "target", target)
        if s.site[seat] == 0:
            return refused(s, "HIN-3.5", "valley-is-safe")
        return None

    def planned(self, s: Hinterhalt, a: i64) -> Next:
        """HIN-3.1: the plan is carried out at once."""
        if verb_of(a) == MARCH:
            return s.call(March(self.seat, s.tables.march_steps), self.ACTED)
        if verb_of(a) == RAID:
            return s.call(Raid(self.seat, arg(a)), self.ACTED)
        if verb_of(a) == FORAGE:
            return self.forage(s)
        if s.log is not None:
            s.emit("HIN-3.1", "rested", {"seat": self.seat})
        return s.finish()

    def forage(self, s: Hinterhalt) -> Next:
        """HIN-3.3: the top card, for the own eyes only; above three cards some must go."""
        card = s.reveal(s.deck, len(s.deck) - 1, bit(self.seat))
        s.deck.pop()
        hand = s.hand[self.seat]
        hand.put(card, bit(self.seat))
        told: Params = {"seat": self.seat, "told": 0}
        s.emit("HIN-3.3", "foraged", told, {"card": card, "told": 1}, (self.seat,))
        excess = len(hand) - s.tables.hand_limit
        if excess > 0:
            items = sorted(hand.cards)
            return s.call(
                Discards(self.seat, excess, len(items), "discard-cards", items), self.DISCARDED
            )
        return s.finish()

    def discarded(self, s: Hinterhalt, cards: list[int]) -> Next:
        """HIN-3.3: the cards go to the open pile together."""
        for card in cards:
            spend(s, self.seat, card)
        if s.log is not None:
            s.emit("HIN-3.3", "discarded", {"seat": self.seat, "cards": tuple(cards)})
        return s.finish()

    def acted(self, s: Hinterhalt, value: object) -> Next:
        """HIN-3.1: one plan a turn."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "plans",
        "planned",
        "plan_refused",
        "acted",
        "discarded",
    )
    ACTED: Final = 5
    DISCARDED: Final = 6
    QUESTIONS: ClassVar[Questions] = (PLANS.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Turn:
        return Turn(self.seat)

    def sieve(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.plan_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.planned(s, a)
        if number == 5:
            return self.acted(s, s.handed)
        if number == 6:
            return self.discarded(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
        if number == 2:
            self.plans(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.plan_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Discards(PickSome[Hinterhalt]):
    """HIN-3.3: which cards of the hand go. The picked ones stay secret until the end."""

    def start(self, s: Hinterhalt) -> Next:
        """HIN-7.1: ask until it is enough: an end that comes by itself would tell the hand."""
        return s.ask(self.seat, self.PICKS)

    def pick(self, item: i64) -> i64:
        return DISCARD + item

    def stop(self) -> i64:
        return ENOUGH

    def too_few(self, s: Hinterhalt) -> Refusal:
        return refused(s, "HIN-3.3", "too-few-discards", "least", self.low)

    def refuses(self, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        return not_in_hand(s, "HIN-3.3", seat, arg(a)) if verb_of(a) == DISCARD else None


class March(Frame[Hinterhalt]):
    """HIN-3.2: step by step; after each step others may react, and the march may end."""

    seat: i64 = 0
    left: i64 = 0
    attacker: i64 = -1

    def start(self, s: Hinterhalt) -> Next:
        """HIN-3.2: one site further; HIN-4.1: whoever holds cards may lay an ambush there."""
        self.left -= 1
        s.site[self.seat] += 1
        if s.log is not None:
            s.emit("HIN-3.2", "marched", {"seat": self.seat, "site": s.site[self.seat]})
        others = [(self.seat + i) % s.players for i in range(1, s.players)]
        asked = tuple([seat for seat in others if seat in deciding(s) and holds_cards(s, seat)])
        return s.call(Answer(asked, 0, "lay-ambush", 1), self.REACTED)

    def reacted(self, s: Hinterhalt, value: tuple[int, int] | None) -> Next:
        """HIN-4.1: an ambush interrupts the march."""
        if value is None:
            return self.go_on(s)
        self.attacker, a = value
        return s.call(Reaction(self.attacker, self.seat, 1, arg(a)), self.SETTLED)

    def settled(self, s: Hinterhalt, stands: bool) -> Next:
        """HIN-4.6: an ambush that stands is fought; otherwise the march goes on."""
        if not stands:
            return self.go_on(s)
        return s.call(Skirmish(self.attacker, self.seat), self.FOUGHT)

    def fought(self, s: Hinterhalt, hit: bool) -> Next:
        """HIN-4.7: a lost wagon ends the march."""
        return s.finish() if hit else self.go_on(s)

    def go_on(self, s: Hinterhalt) -> Next:
        """HIN-6.1: at the pass the game is over; HIN-3.2: three steps at most."""
        if s.site[self.seat] == s.tables.goal:
            s.finished = True
            if s.log is not None:
                s.emit("HIN-6.1", "arrived", {"seat": self.seat})
            return s.finish()
        if self.left == 0:
            return s.finish()
        return s.ask(self.seat, self.WAYS)

    WAYS: Final = Ask("ways", "went", prompt="go-on")

    def ways(self, s: Hinterhalt, seat: i64, out: Offers) -> None:
        """HIN-3.2: onward, or stop here."""
        out.add(ONWARD)
        out.add(HALT)

    def went(self, s: Hinterhalt, a: i64) -> Next:
        """HIN-3.2: the next step, or the end of the march."""
        if verb_of(a) == HALT:
            if s.log is not None:
                s.emit("HIN-3.2", "halted", {"seat": self.seat})
            return s.finish()
        return self.start(s)

    def about(self, s: Hinterhalt, seat: i64) -> Params:
        return {"left": self.left}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
        ("attacker", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "ways", "went", "reacted", "settled", "fought")
    REACTED: Final = 4
    SETTLED: Final = 5
    FOUGHT: Final = 6
    QUESTIONS: ClassVar[Questions] = (WAYS.numbered(2, 3, 0, 0),)

    def __init__(self, seat: i64 = 0, left: i64 = 0, attacker: i64 = -1) -> None:
        self.seat = seat
        self.left = left
        self.attacker = attacker

    def clone(self) -> March:
        return March(self.seat, self.left, self.attacker)

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.went(s, a)
        if number == 4:
            return self.reacted(s, cast("tuple[int, int] | None", s.handed))
        if number == 5:
            return self.settled(s, cast(bool, s.handed))
        if number == 6:
            return self.fought(s, cast(bool, s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
        if number == 2:
            self.ways(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>


class Raid(Frame[Hinterhalt]):
    """HIN-3.6: up to two strokes; before each the target may cancel all that is left."""

    raider: i64 = 0
    target: i64 = 0
    strokes: i64 = 0

    def start(self, s: Hinterhalt) -> Next:
        """HIN-3.6: a target that holds cards is asked, whichever they are."""
        if self.strokes == 0 and s.log is not None:
            s.emit("HIN-3.4", "raids", {"seat": self.raider, "target": self.target})
        asked = (self.target,) if holds_cards(s, self.target) else ()
        return s.call(Answer(asked, 0, "show-conduct", CONDUCT), self.ANSWERED)

    def answered(self, s: Hinterhalt, value: tuple[int, int] | None) -> Next:
        """HIN-3.6: a safe conduct ends the raid, also between the strokes."""
        if value is None:
            return s.throw((6,), self.STRUCK)
        spend(s, self.target, arg(value[1]))
        if s.log is not None:
            told = {"seat": self.target, "card": arg(value[1])}
            s.emit("HIN-3.6", "conduct-shown", told)
        return s.finish()

    def struck(self, s: Hinterhalt, dice: tuple[int, ...]) -> Next:
        """HIN-3.7: four or more takes a random card; who has none loses a wagon."""
        self.strokes += 1
        if s.log is not None:
            s.emit("HIN-3.7", "stroke", {"seat": self.raider, "face": dice[0]})
        if dice[0] < s.tables.raid_face:
            return self.next_stroke(s)
        if holds_cards(s, self.target):
            return s.draw(len(s.hand[self.target]), self.TAKEN)
        lose_wagon(s, self.target)
        return self.next_stroke(s)

    def taken(self, s: Hinterhalt, drawn: i64) -> Next:
        """HIN-3.8: only the two see the card; the automaton throws it on the open pile."""
        hand = s.hand[self.target]
        card = hand.cards[drawn]
        if is_led(s, self.raider):
            spend(s, self.target, card)
            if s.log is not None:
                s.emit("HIN-3.8", "card-scattered", {"seat": self.target, "card": card})
            return self.next_stroke(s)
        both = bit(self.raider) | bit(self.target)
        s.reveal(hand, drawn, both)
        seen = hand.take(card)
        # Whoever knew a card of this hand cannot tell any more whether it is the stolen one.
        hand.seen = tuple([mask & both for mask in hand.seen])
        s.hand[self.raider].put(card, seen & both)
        told = {"seat": self.raider, "target": self.target, "told": 0}
        s.emit("HIN-3.8", "card-taken", told, {"card": card, "told": 1}, (self.raider, self.target))
        return self.next_stroke(s)

    def next_stroke(self, s: Hinterhalt) -> Next:
        """HIN-3.6: a second stroke, if there is still something to strike at."""
        more = self.strokes < s.tables.raid_strokes and lives(s, self.target) and not s.finished
        return self.start(s) if more else s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("raider", "i64"),
        ("target", "i64"),
        ("strokes", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "answered", "struck", "taken")
    ANSWERED: Final = 2
    STRUCK: Final = 3
    TAKEN: Final = 4

    def __init__(self, raider: i64 = 0, target: i64 = 0, strokes: i64 = 0) -> None:
        self.raider = raider
        self.target = target
        self.strokes = strokes

    def clone(self) -> Raid:
        return Raid(self.raider, self.target, self.strokes)

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.answered(s, cast("tuple[int, int] | None", s.handed))
        if number == 3:
            return self.struck(s, cast("tuple[int, ...]", s.handed))
        if number == 4:
            return self.taken(s, a)
        return super().step(number, s, a)

    # </generated>

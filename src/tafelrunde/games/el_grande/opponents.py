"""Chapter 13: the cards of stack 2 that strike at the others, and keeping a veto."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, arg2, code, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.scoring import SetDiscs
from tafelrunde.games.el_grande.special import (
    Effect,
    Special,
    leaving_refusal,
    source_refusal,
)
from tafelrunde.games.el_grande.state import ElGrande, clockwise, movable
from tafelrunde.games.el_grande.tables import COURT, REGIONS
from tafelrunde.games.el_grande.verbs import EXPEL, GIVE_BACK, NEXT


class KeepVeto(Effect):
    """EG-14.1: the special action of a veto card is to keep it openly (EG-4.12)."""

    def begin(self, s: ElGrande) -> Next:
        """EG-14.2: for this round and the next one played; EG-20.3, EG-R.32: whatever lies between.

        EG-14.9: nobody can object.
        """
        rounds = s.variant.rounds
        last = min(s.rounds_done + s.tables.veto_rounds - 1, len(rounds) - 1)
        s.veto_seat.append(self.seat)
        s.veto_until.append(rounds[last])
        if s.log is not None:
            s.emit("EG-14.1", "veto-kept", {"seat": self.seat, "round": rounds[last]})
        return s.finish()


class Decay(Effect):
    """EG-13.1, EG-13.2: all opponents lose caballeros from their courts."""

    def carry_out(self, s: ElGrande) -> Next:
        """EG-13.1: the whole court, EG-13.2: or 3, or what is there; EG-14.11: all at once."""
        for seat in clockwise(s, self.seat):
            number = min(s.court[seat], s.tables.count[self.card])
            s.court[seat] -= number
            s.province[seat] += number
            if number and s.log is not None:
                told: Params = {"seat": seat, "number": number, "place": COURT}
                s.emit("EG-13.1", "sent-back", told)
        return s.finish()


class AngryKing(Effect):
    """EG-13.3: clockwise each opponent returns 3 caballeros from regions or court."""

    at: i64 = 0  # how many opponents have been dealt with
    left: i64 = 0
    last: i64 = 0  # EG-R.49: where one order is enough, no source before this one

    def begin(self, s: ElGrande) -> Next:
        """EG-14.11: one opponent's return is one step, announced before that one chooses."""
        while self.at < s.players - 1:
            self.at += 1
            if self.available(s, 0):
                return self.announce(s)
        return s.finish()

    def victim(self, s: ElGrande) -> i64:
        """EG-13.3: the opponent whose turn it is to return."""
        return (self.seat + self.at) % s.players

    def available(self, s: ElGrande, first: i64) -> i64:
        """EG-13.4: what the opponent can give from this source on; the court comes last."""
        victim = self.victim(s)
        found = s.court[victim]
        for place in range(first, REGIONS):
            if place != s.king:
                found += s.pieces[place * s.players + victim]
        return found

    def carry_out(self, s: ElGrande) -> Next:
        """EG-13.4, EG-R.11, EG-R.41: exactly 3, or all that there are."""
        self.left = min(s.tables.count[self.card], self.available(s, 0))
        self.last = 0
        return self.next_one(s)

    def next_one(self, s: ElGrande) -> Next:
        """EG-13.3, EG-R.49: one at a time; only what leaves no choice goes unasked."""
        victim = self.victim(s)
        found = Offers()
        while self.left:
            s.list_answers(victim, self.SOURCES, found)
            if found.n > 1 and self.available(s, self.last) > self.left:
                return s.ask(victim, self.SOURCES)
            self.give(s, arg(found.codes[0]))
        return self.begin(s)

    SOURCES: Final = Ask("sources", "given", "source_refused", "give-back")

    def sources(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-13.3: regions with own caballeros, and the court, in any order (EG-R.49)."""
        n = s.players
        for place in range(self.last, REGIONS):
            if s.pieces[place * n + seat]:
                if s.one_order and self.available(s, place) < self.left:
                    break
                out.add(GIVE_BACK + place)
        if s.court[seat] and (not s.one_order or s.court[seat] >= self.left):
            out.add(GIVE_BACK + COURT)

    def source_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-13.3, EG-13.4: not the King's region, not the castillo."""
        if verb_of(a) != GIVE_BACK:
            return None
        place = arg(a)
        if place == COURT:
            return None if s.court[seat] else refused(s, "EG-13.3", "court-empty")
        return source_refusal(s, seat, place)

    def given(self, s: ElGrande, a: i64) -> Next:
        """EG-13.3: it goes to the province."""
        self.give(s, arg(a))
        return self.next_one(s)

    def give(self, s: ElGrande, place: i64) -> None:
        """EG-13.3: one caballero less."""
        victim = self.victim(s)
        if place == COURT:
            s.court[victim] -= 1
        else:
            s.pieces[place * s.players + victim] -= 1
        s.province[victim] += 1
        self.left -= 1
        if s.one_order:
            self.last = place
        if s.log is not None:
            s.emit("EG-13.3", "sent-back", {"seat": victim, "number": 1, "place": place})

    def has_more(self, s: ElGrande) -> bool:
        return self.at < s.players - 1

    def announced(self, s: ElGrande) -> Params:
        victim = self.victim(s)
        return {"seat": self.seat, "card": self.card, "step": "return", "color": victim}

    def about(self, s: ElGrande, seat: i64) -> Params:
        return {"card": self.card, "left": self.left}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Effect.FIELDS,
        ("at", "i64"),
        ("left", "i64"),
        ("last", "i64"),
    )

    NAMES: ClassVar[Names] = (*Effect.NAMES, "sources", "given", "source_refused")
    QUESTIONS: ClassVar[Questions] = (
        *Effect.QUESTIONS,
        SOURCES.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        seat: i64 = 0,
        card: i64 = 0,
        allowed_by: i64 = 0,
        at: i64 = 0,
        left: i64 = 0,
        last: i64 = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.at = at
        self.left = left
        self.last = last

    def clone(self) -> AngryKing:
        return AngryKing(self.seat, self.card, self.allowed_by, self.at, self.left, self.last)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 7:
            for i in range(out.n):
                if self.source_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 6:
            return self.given(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 5:
            self.sources(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 7:
            return self.source_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Banish(Special):
    """EG-13.5: up to one caballero of each opponent goes to the province."""

    at: i64 = 0
    place: i64 = 0

    def start(self, s: ElGrande) -> Next:
        """EG-4.10: somebody must have one in reach."""
        for seat in clockwise(s, self.seat):
            if movable(s, seat):
                return self.next_one(s)
        return self.impossible(s)

    def next_one(self, s: ElGrande) -> Next:
        """EG-13.5: opponent by opponent, clockwise."""
        while self.at < s.players - 1:
            self.at += 1
            if movable(s, self.victim(s)):
                return s.ask(self.seat, self.TARGETS)
        return s.finish()

    def victim(self, s: ElGrande) -> i64:
        """EG-13.5: the opponent in question."""
        return (self.seat + self.at) % s.players

    TARGETS: Final = Ask("targets", "aimed", "target_refused", "expel")

    def targets(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-13.5, EG-R.12: one in any region, or none of this opponent."""
        victim, n = self.victim(s), s.players
        for place in range(REGIONS):
            if s.pieces[place * n + victim]:
                out.add(code(EXPEL, victim, place))
        out.add(NEXT)

    def target_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-13.5: not in the King's region, not in the castillo."""
        if verb_of(a) != EXPEL:
            return None
        if arg(a) != self.victim(s):
            return refused(s, "EG-13.5", "other-color-now", "color", self.victim(s))
        return source_refusal(s, arg(a), arg2(a))

    def aimed(self, s: ElGrande, a: i64) -> Next:
        """EG-14.11: one caballero is one step."""
        if verb_of(a) == NEXT:
            if s.log is not None:
                s.emit("EG-13.5", "spared", {"seat": self.seat, "color": self.victim(s)})
            return self.next_one(s)
        self.place = arg2(a)
        return self.announce(s)

    def carry_out(self, s: ElGrande) -> Next:
        """EG-13.5: to the province."""
        victim = self.victim(s)
        s.pieces[self.place * s.players + victim] -= 1
        s.province[victim] += 1
        if s.log is not None:
            s.emit("EG-13.5", "sent-back", {"seat": victim, "number": 1, "place": self.place})
        return self.next_one(s)

    def has_more(self, s: ElGrande) -> bool:
        return self.at < s.players - 1

    def announced(self, s: ElGrande) -> Params:
        return {
            "seat": self.seat,
            "card": self.card,
            "step": "expel",
            "color": self.victim(s),
            "source": self.place,
        }

    def about(self, s: ElGrande, seat: i64) -> Params:
        return {"card": self.card, "color": self.victim(s)}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Special.FIELDS,
        ("at", "i64"),
        ("place", "i64"),
    )

    NAMES: ClassVar[Names] = (*Special.NAMES, "targets", "aimed", "target_refused")
    QUESTIONS: ClassVar[Questions] = (TARGETS.numbered(3, 4, 5, 0),)

    def __init__(
        self, seat: i64 = 0, card: i64 = 0, allowed_by: i64 = 0, at: i64 = 0, place: i64 = 0
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.at = at
        self.place = place

    def clone(self) -> Banish:
        return Banish(self.seat, self.card, self.allowed_by, self.at, self.place)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.target_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.aimed(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.targets(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.target_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Withdraw(Effect):
    """EG-13.6, EG-13.8: every opponent secretly gives up caballeros in one region."""

    def carry_out(self, s: ElGrande) -> Next:
        """EG-13.9: whoever has nobody in an allowed region sets no disc.

        EG-14.11: the window was before the discs.
        """
        seats = self.affected(s)
        allowed = [self.regions_of(s, seat) for seat in seats]
        return s.call(SetDiscs(tuple(seats), allowed, "EG-13.6", "disc-withdraw"), self.SHOWN)

    def affected(self, s: ElGrande) -> list[int]:
        """EG-13.9: the opponents that have to choose, clockwise."""
        return [seat for seat in clockwise(s, self.seat) if movable(s, seat)]

    def regions_of(self, s: ElGrande, seat: i64) -> i64:
        """EG-13.6: regions with as many as must go; EG-13.7, EG-R.36: with one, if there are none.

        EG-13.8: where all must go, every region with at least one.
        """
        needed = 2 if s.tables.count[self.card] == 2 else 1
        enough = some = 0
        for place in range(REGIONS):
            here = s.pieces[place * s.players + seat]
            if here and leaving_refusal(s, place) is None:
                some |= bit(place)
                if here >= needed:
                    enough |= bit(place)
        return enough or some

    def shown(self, s: ElGrande, chosen: list[int]) -> Next:
        """EG-13.6, EG-13.8: they go to the province."""
        for seat, place in zip(self.affected(s), chosen, strict=True):
            slot = place * s.players + seat
            number = min(s.pieces[slot], s.tables.count[self.card])
            s.pieces[slot] -= number
            s.province[seat] += number
            if s.log is not None:
                s.emit("EG-13.6", "sent-back", {"seat": seat, "number": number, "place": place})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Effect.NAMES, "shown")
    SHOWN: Final = 5

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.shown(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    # </generated>

"""The end of a move: reins taken, burdens laid down, led horses placed, fire at who stood still."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.defence import Defence, interrupts
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.infiltration.checks import remember
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.leading.place_horse import next_horse
from tafelrunde.games.guiscard.movement import riding
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import MOVED, ON_MAP, STATIONARY, Guiscard, owner
from tafelrunde.games.guiscard.verbs import LEAD, PASS, PUT, unlisted


class EndMove(Frame[Guiscard]):
    """GU-1.3: the piece stands, and with it whatever it carries or leads."""

    unit: i64 = -1
    acted: bool = False
    entered: bool = False
    tried: list[int]  # horses that it could not catch, or let go

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-4.44: the piece stands where it may. GU-4.13: a carrier lays his burden beside him.

        Where there is no choice nobody is asked, whether he stopped of his own will or not.
        """
        harm.settle(s, self.unit)
        if s.burden != NONE:
            places = harm.resting_places(s, s.burden)
            if len(places) > 1 and not decided(s):
                seat = owner(s, self.unit)
                return s.ask(seat, self.LAYING_PLACES)
            harm.put_down(s, places[0])
        return self.stand(s)

    LAYING_PLACES: Final = Ask("laying_places", "laid", "laying_refused", "put-down", sure=True)

    def laying_places(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-4.50: free hexes that the carried person could enter on foot."""
        for h in harm.resting_places(s, s.burden):
            out.add(PUT + h)

    def laying_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.50: a free hex beside the carrier."""
        if unlisted(a, PUT, harm.resting_places(s, s.burden)):
            return refused(s, "GU-4.50", "no-laying-there", "hex", arg(a))
        return None

    def laid(self, s: Guiscard, a: i64) -> Next:
        """GU-4.13: the person lies there, and the move is over."""
        harm.put_down(s, arg(a))
        return self.stand(s)

    def stand(self, s: Guiscard) -> Next:
        """GU-4.1: the piece has moved. GU-4.39: a rider may take reins here."""
        u = self.unit
        if self.acted:
            s.done[u] |= MOVED
            if s.where[u] == ON_MAP and s.log is not None:
                s.emit("GU-4.1", "ends-move", {"unit": u, "hex": s.at[u]})
        if self.catchable(s):
            return s.ask(owner(s, u), self.REINS)
        return self.place_led(s, None)

    def catchable(self, s: Guiscard) -> list[int]:
        """GU-4.39: the horses that a rider leads without luck where his ride ends."""
        u = self.unit
        if not self.entered or s.where[u] != ON_MAP or s.mount[u] == NONE:
            return []
        return [h for h in riding.leadable(s, u, self.tried) if reins.has_room(s, u, h)]

    REINS: Final = Ask("reins", "reins_taken", "reins_refused", "take-reins", sure=True)

    def reins(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.catchable(s):
            out.add(LEAD + h)
        out.add(PASS)

    def reins_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.38, GU-4.48: why a horse cannot be taken where the ride ends."""
        if verb_of(a) != LEAD:
            return None
        no = riding.lead_refused(s, self.unit, arg(a), self.tried)
        if no is None and not reins.has_room(s, self.unit, arg(a)):
            no = refused(s, "GU-4.48", "no-room-for-horse", "unit", self.unit)
        return no

    def reins_taken(self, s: Guiscard, a: i64) -> Next:
        """GU-4.39: at the end of the move they are taken without a roll."""
        if verb_of(a) == LEAD:
            reins.take_reins(s, self.unit, arg(a))
        elif s.log is not None:
            s.emit("GU-4.39", "reins-left", {"unit": self.unit})
        return self.place_led(s, None)

    def place_led(self, s: Guiscard, value: object) -> Next:
        """GU-4.48: led horses are placed one after the other."""
        u = self.unit
        horse = next_horse(s, u, [])
        return self.close(s) if horse is None else s.call(horse, self.PLACE_LED)

    def close(self, s: Guiscard) -> Next:
        """GU-4.17: enemies beside it are remembered. GU-5.14: fire at who stood still."""
        u = self.unit
        s.spared = NONE
        if self.acted and s.where[u] == ON_MAP:
            remember(s, u)
        formation.keep_valid(s)
        if s.where[u] == ON_MAP and s.done[u] & STATIONARY and interrupts(s, u, False):
            return s.call(Defence(u, True), self.FIRED_STANDING)
        return s.finish()

    def fired_standing(self, s: Guiscard, value: object) -> Next:
        """GU-5.15: a unit declared stationary has been fired at."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("acted", "bool"),
        ("entered", "bool"),
        ("tried", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "laying_places",
        "laid",
        "laying_refused",
        "reins",
        "reins_taken",
        "reins_refused",
        "place_led",
        "fired_standing",
    )
    PLACE_LED: Final = 8
    FIRED_STANDING: Final = 9
    QUESTIONS: ClassVar[Questions] = (
        LAYING_PLACES.numbered(2, 3, 4, 0),
        REINS.numbered(5, 6, 7, 0),
    )

    def __init__(
        self,
        unit: i64 = -1,
        acted: bool = False,
        entered: bool = False,
        tried: list[int] | None = None,
    ) -> None:
        self.unit = unit
        self.acted = acted
        self.entered = entered
        self.tried = [] if tried is None else tried

    def clone(self) -> EndMove:
        return EndMove(self.unit, self.acted, self.entered, self.tried.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.laying_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.reins_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.laid(s, a)
        if number == 6:
            return self.reins_taken(s, a)
        if number == 8:
            return self.place_led(s, s.handed)
        if number == 9:
            return self.fired_standing(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.laying_places(s, seat, out)
        elif number == 5:
            self.reins(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.laying_refused(s, seat, a)
        if number == 7:
            return self.reins_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

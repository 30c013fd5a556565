"""D-22, GU-11.63, GU-11.68: buying men and equipment."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign.forces import campaign_of, join, log_of, role
from tafelrunde.games.guiscard.files.siege_log import besieged
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import BUY, END_STEP, ORDER, unlisted

ENGINES_OF: Final = ((0, 1, 2), (3,))  # GU-11.45: what a besieger and a besieged can use


def stock(s: Guiscard, seat: i64) -> list[int]:
    """GU-11.63: named units not yet used in this siege, and the next man of each class."""
    log, campaign = log_of(s), campaign_of(s)
    side = role(log, seat)
    found = [u for u in campaign.named[side] if u not in log.side]
    for klass in campaign.classes[side]:
        found += [u for u in s.board.roster.hired[klass] if u not in log.side][:1]
    return found


class Purchase(Frame[Guiscard]):
    """One unit or thing after the other, within the points; what is left is lost."""

    seat: i64 = 0
    points: i64 = 0
    free: bool = False  # GU-11.68: before a free siege, with equipment
    relief: bool = False  # event 19
    bought: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"points": self.points, "count": len(self.bought)}

    def start(self, s: Guiscard) -> Next:
        """As long as something can be bought."""
        if not self.goods(s) and not self.things(s):
            return self.close(s)
        return s.ask(self.seat, self.GOODS)

    def goods(self, s: Guiscard) -> list[int]:
        """GU-11.63: who can be paid."""
        return [u for u in stock(s, self.seat) if self.unit_refused(s, u) is None]

    def things(self, s: Guiscard) -> list[int]:
        """GU-11.68: equipment, before a free siege only."""
        if not self.free:
            return []
        kinds = ENGINES_OF[role(log_of(s), self.seat)]
        return [k for k in kinds if campaign_of(s).prices[k] <= self.spare(s)]

    def spare(self, s: Guiscard) -> i64:
        """GU-11.68: the points that are not needed for a command unit."""
        if not self.free or self.is_led(s):
            return self.points
        roster = s.board.roster
        prices = [roster.cost[u] for u in stock(s, self.seat) if roster.command[u]]
        return self.points - min(prices)

    def is_led(self, s: Guiscard) -> bool:
        """Whether a command unit has been bought."""
        return any([s.board.roster.command[u] for u in self.bought])

    def unit_refused(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-11.63, GU-11.68: why a unit cannot be bought now."""
        roster = s.board.roster
        most = self.points if roster.command[u] else self.spare(s)
        if roster.cost[u] > most:
            return refused(s, "GU-11.63", "too-dear", "unit", u, "points", most)
        if self.free and self.seat == besieged(log_of(s)) and len(self.bought) >= self.room(s):
            return refused(s, "GU-11.68", "no-room-inside", "count", self.room(s))
        return None

    def room(self, s: Guiscard) -> i64:
        """GU-11.68: the hexes of all parts of the building."""
        campaign = campaign_of(s)
        parts = campaign.building.parts
        return sum([len(campaign.hexes_of(part, s.field)) for part in parts])

    GOODS: Final = Ask("offered", "chosen", "refusal", "siege-buy", sure=True)

    def offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.goods(s):
            out.add(BUY + u)
        for k in self.things(s):
            out.add(ORDER + k)
        if not self.free or self.is_led(s):
            out.add(END_STEP)

    def refusal(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.63, GU-11.68: within the points, and somebody must lead."""
        if verb_of(a) == BUY:
            if arg(a) not in stock(s, self.seat):
                return refused(s, "GU-11.63", "not-for-sale", "unit", arg(a))
            return self.unit_refused(s, arg(a))
        if unlisted(a, ORDER, self.things(s)):
            return refused(s, "GU-11.63", "no-equipment-now", "gear", arg(a))
        if verb_of(a) == END_STEP and self.free and not self.is_led(s):
            return refused(s, "GU-11.68", "nobody-leads")
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-11.63: the troops are there at once."""
        log = log_of(s)
        if verb_of(a) == END_STEP:
            return self.close(s)
        if verb_of(a) == ORDER:
            self.points -= campaign_of(s).prices[arg(a)]
            log.gear[self.seat][arg(a)] += 1
            if s.log is not None:
                told = {"seat": self.seat, "gear": arg(a), "points": self.points}
                s.emit("GU-11.68", "siege-orders", told)
            return self.start(s)
        u = arg(a)
        self.points -= s.board.roster.cost[u]
        self.bought.append(u)
        join(s, u, self.seat)
        if self.relief:
            log.relief.append(u)
        if s.log is not None:
            s.emit("GU-11.63", "siege-buys", {"seat": self.seat, "unit": u, "points": self.points})
        return self.start(s)

    def close(self, s: Guiscard) -> Next:
        """GU-11.63: unspent points are lost."""
        if s.log is not None:
            told = {"seat": self.seat, "count": len(self.bought), "points": self.points}
            s.emit("GU-11.63", "siege-bought", told)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("points", "i64"),
        ("free", "bool"),
        ("relief", "bool"),
        ("bought", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "offered", "chosen", "refusal")
    QUESTIONS: ClassVar[Questions] = (GOODS.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        seat: i64 = 0,
        points: i64 = 0,
        free: bool = False,
        relief: bool = False,
        bought: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.points = points
        self.free = free
        self.relief = relief
        self.bought = [] if bought is None else bought

    def clone(self) -> Purchase:
        return Purchase(self.seat, self.points, self.free, self.relief, self.bought.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.refusal(s, seat, codes[i]) is None:
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
            return self.chosen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refusal(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

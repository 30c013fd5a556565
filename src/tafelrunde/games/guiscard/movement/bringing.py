"""GU-10.51: a pair brings a ladder onto the map."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.movement.hauling import Hauling
from tafelrunde.games.guiscard.movement.stepping import edge_cost
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.pieces.gear import HOW, LYING, OUTSIDE, WHAT, WHOSE, change
from tafelrunde.games.guiscard.pieces.placing import drop
from tafelrunde.games.guiscard.reach.steps import enterable, entry_cost, may_stand
from tafelrunde.games.guiscard.state import (
    BUSY,
    COMING,
    LADDER,
    MOVED,
    STATIONARY,
    Guiscard,
    owner,
)
from tafelrunde.games.guiscard.verbs import PARTNER, STEP, unlisted


def ladder_outside(s: Guiscard, seat: i64) -> list[int] | None:
    """GU-10.51: a ladder of a seat that is not on the map yet."""
    for thing in s.machines:
        if thing[WHAT] == LADDER and thing[WHOSE] == seat and thing[HOW] == OUTSIDE:
            return thing
    return None


def may_come(s: Guiscard, u: i64) -> bool:
    """GU-12.2: a man on foot who may enter the map in this round."""
    if s.where[u] != COMING or s.mount[u] != NONE or s.done[u] & (MOVED | BUSY | STATIONARY):
        return False
    group = s.board.groups[s.board.group_of[u]]
    return s.round >= group.round > 0 and not s.board.roster.civilian[u]


def mates(s: Guiscard, u: i64) -> list[int]:
    """Who could enter together with a unit, each over the edge of his group."""
    if not may_come(s, u):
        return []
    units = s.board.side_units[owner(s, u)]
    found = [v for v in units if v != u and may_come(s, v)]
    if not s.board.action:
        return found
    # GU-11.18: men of a siege wait behind different sides of the map
    return [v for v in found if first_hexes(s, u, v)]


def entry_points(s: Guiscard, u: i64, h: i64) -> i64:
    """GU-10.51: what a hex costs a bearer who enters; 0 if he cannot.

    A man on the second row pays for an edge hex beside it too.
    """
    if not enterable(s, u, h) or not may_stand(s, u, h) or capable_near(s, owner(s, u), h):
        return 0
    more = entry_cost(s, u, h)
    base = s.field.foot_base[h]
    zone = s.board.groups[s.board.group_of[u]].zone
    if h not in zone:
        edges = [edge_cost(s, u, x) for x in s.field.grid.around[h] if x in zone]
        edges = [cost for cost in edges if cost > 0]
        if not edges:
            return 0
        base += min(edges)
    total = base + more
    return total if more >= 0 and total <= s.board.numbers.bearer_points else 0


class Bringing(Frame[Guiscard]):
    """GU-10.51: both men on two hexes beside each other, at least one of them on the map side.

    GU-R.215: who carries a ladder is said when it comes.
    """

    unit: i64 = -1
    partner: i64 = -1
    hex: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit if self.hex == NONE else self.partner}

    def start(self, s: Guiscard) -> Next:
        if s.log is not None:
            s.emit("GU-10.51", "brings-ladder", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.PARTNERS)

    PARTNERS: Final = Ask("partners", "paired", "partner_refused", "ladder-partner", sure=True)

    def partners(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for v in mates(s, self.unit):
            out.add(PARTNER + v)

    def partner_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.51: another man who may enter now."""
        if unlisted(a, PARTNER, mates(s, self.unit)):
            return refused(s, "GU-10.51", "cannot-help", "unit", arg(a))
        return None

    def paired(self, s: Guiscard, a: i64) -> Next:
        self.partner = arg(a)
        if s.log is not None:
            s.emit("GU-10.51", "helps", {"unit": self.partner})
        return s.ask(owner(s, self.unit), self.FIRST)

    def edges(self, s: Guiscard) -> list[int]:
        """Where the first man can enter so that the second finds room."""
        return first_hexes(s, self.unit, self.partner)

    FIRST: Final = Ask("firsts", "first_in", "first_refused", "ladder-enter", sure=True)

    def firsts(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.edges(s):
            out.add(STEP + h)

    def first_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.51: a hex of the map side with room beside it."""
        if unlisted(a, STEP, self.edges(s)):
            return refused(s, "GU-10.51", "no-entry", "unit", self.unit, "hex", arg(a))
        return None

    def first_in(self, s: Guiscard, a: i64) -> Next:
        self.hex = arg(a)
        if s.log is not None:
            s.emit("GU-10.51", "enters-first", {"unit": self.unit, "hex": self.hex})
        return s.ask(owner(s, self.unit), self.SECOND)

    SECOND: Final = Ask("seconds", "second_in", "second_refused", "ladder-enter", sure=True)

    def seconds(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in second_hexes(s, self.partner, self.hex):
            out.add(STEP + h)

    def second_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if unlisted(a, STEP, second_hexes(s, self.partner, self.hex)):
            return refused(s, "GU-10.51", "no-entry", "unit", self.partner, "hex", arg(a))
        return None

    def second_in(self, s: Guiscard, a: i64) -> Next:
        """GU-10.51: each has paid for his hex; then they go on as a pair."""
        ladder = ladder_outside(s, owner(s, self.unit))
        assert ladder is not None
        points = s.board.numbers.bearer_points
        left = [points - entry_points(s, self.unit, self.hex)]
        left.append(points - entry_points(s, self.partner, arg(a)))
        drop(s, self.unit, self.hex)
        drop(s, self.partner, arg(a))
        change(s, ladder, LYING, self.hex, arg(a))
        # whoever is further in goes ahead
        pair = Hauling(self.partner, self.unit, left[1], left[0], self.partner)
        return s.call(pair, self.CAME)

    def came(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("partner", "i64"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "partners",
        "paired",
        "partner_refused",
        "firsts",
        "first_in",
        "first_refused",
        "seconds",
        "second_in",
        "second_refused",
        "came",
    )
    CAME: Final = 11
    QUESTIONS: ClassVar[Questions] = (
        PARTNERS.numbered(2, 3, 4, 0),
        FIRST.numbered(5, 6, 7, 0),
        SECOND.numbered(8, 9, 10, 0),
    )

    def __init__(self, unit: i64 = -1, partner: i64 = -1, hex: i64 = -1) -> None:
        self.unit = unit
        self.partner = partner
        self.hex = hex

    def clone(self) -> Bringing:
        return Bringing(self.unit, self.partner, self.hex)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.partner_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.first_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.second_refused(s, seat, codes[i]) is None:
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
            return self.paired(s, a)
        if number == 6:
            return self.first_in(s, a)
        if number == 9:
            return self.second_in(s, a)
        if number == 11:
            return self.came(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.partners(s, seat, out)
        elif number == 5:
            self.firsts(s, seat, out)
        elif number == 8:
            self.seconds(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.partner_refused(s, seat, a)
        if number == 7:
            return self.first_refused(s, seat, a)
        if number == 10:
            return self.second_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def first_hexes(s: Guiscard, u: i64, v: i64) -> list[int]:
    """GU-10.51: the edge hexes over which a man enters with another one beside him."""
    zone = s.board.groups[s.board.group_of[u]].zone
    return [h for h in zone if entry_points(s, u, h) and second_hexes(s, v, h)]


def second_hexes(s: Guiscard, v: i64, h: i64) -> list[int]:
    """GU-10.51: where the second man enters beside the first."""
    f = s.field
    found: list[int] = []
    for d in range(6):
        to = f.neighbor[h * 6 + d]
        if to != NONE and f.foot[h * 6 + d] > 0 and entry_points(s, v, to):
            found.append(to)
    return found


def bring_refused(s: Guiscard, seat: i64, u: i64) -> Refusal | None:
    """GU-10.51: why a unit does not bring a ladder now."""
    if ladder_outside(s, seat) is None:
        return refused(s, "GU-10.51", "no-ladder-left", "unit", u)
    others = mates(s, u)
    if not others or not first_hexes(s, u, others[0]):
        return refused(s, "GU-10.51", "no-pair", "unit", u)
    return None

"""GU-4.10 to GU-4.12, GU-4.49: two men clear the dead out of a hex; it takes their whole turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import DEEP, NONE, SHALLOW
from tafelrunde.games.guiscard.pieces.contact import in_contact, is_threatened
from tafelrunde.games.guiscard.reach.steps import is_open
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    direction,
    is_asleep,
    is_prisoner,
    owner,
)
from tafelrunde.games.guiscard.verbs import AT, BODIES, CARCASS, PARTNER, unlisted


def may_work(s: Guiscard, u: i64) -> bool:
    """GU-4.10, GU-4.49: whether a man is on foot, able and unused; GU-4.12, GU-R.5: nobody near.

    GU-12.28: no sleepers. GU-12.25: no prisoners.
    """
    if not able(s, u) or s.mount[u] != NONE or s.form[u] or is_asleep(s, u) or is_prisoner(s, u):
        return False
    if s.done[u] & (MOVED | FIRED | BUSY | STATIONARY):
        return False
    return not in_contact(s, u)


def is_beside_dead(s: Guiscard, u: i64) -> bool:
    """GU-4.9: whether the dead make a hex beside a unit hard or impossible to enter."""
    near, at = s.field.neighbor, s.at[u]
    if at == NONE:
        return False
    for d in range(6):
        h = near[at * 6 + d]
        if h != NONE and s.clutter.cost[h] != 0:
            return True
    return False


def is_beside(s: Guiscard, u: i64, places: list[int]) -> bool:
    """Whether a unit stands next to any of these hexes, GU-8.2: with no wall between."""
    return any(is_open(s, s.at[u], h) for h in places)


def full_hexes(s: Guiscard, u: i64) -> list[int]:
    """GU-4.10, GU-4.9: the hexes beside a unit that the dead make hard or impossible to enter."""
    near, at, seat = s.field.neighbor, s.at[u], owner(s, u)
    found: list[int] = []
    for d in range(6):
        h = near[at * 6 + d]
        full = h != NONE and s.clutter.cost[h] != 0 and is_open(s, at, h)
        if full and not is_threatened(s, seat, h):
            found.append(h)
    return found


def workers(s: Guiscard, u: i64) -> list[int]:
    """GU-4.10: who could help a unit to clear a hex that both stand beside."""
    if not may_work(s, u):
        return []
    places = [h for h in full_hexes(s, u) if has_task(s, h)]
    if not places:
        return []
    found: list[int] = []
    for v in s.board.side_units[owner(s, u)]:
        if v != u and is_beside(s, v, places) and may_work(s, v):
            found.append(v)
    return found


def has_task(s: Guiscard, h: i64) -> bool:
    """Whether anything can be moved out of a hex."""
    return has_bodies(s, h) or has_carcass(s, h)


def has_bodies(s: Guiscard, h: i64) -> bool:
    """Whether up to three bodies can be moved out of a hex."""
    return s.dead.get(h, 0) > 0 and len(body_places(s, h)) > 0


def has_carcass(s: Guiscard, h: i64) -> bool:
    """Whether a dead horse can be moved out of a hex."""
    if h not in s.carcasses:
        return False
    i = carcass_of(s, h)
    return any(carcass_fits(s, s.carcasses[i], s.carcasses[i + 1], d) for d in range(6))


def room(s: Guiscard, h: i64, men: i64, horses: i64) -> bool:
    """GU-4.49: whether foot can enter the hex and the dead do not fill it afterwards."""
    field = s.field
    if h == NONE or field.foot_base[h] == 0 or field.closed[h]:
        return False
    men += s.dead.get(h, 0)
    horses += s.carcasses.count(h)
    return not (men >= 6 or horses >= 2 or (men >= 3 and horses))


def body_places(s: Guiscard, h: i64) -> list[int]:
    """GU-4.49: where up to three bodies may be carried."""
    field = s.field
    men = min(3, s.dead[h])
    found: list[int] = []
    for d in range(6):
        to = field.neighbor[h * 6 + d]
        if to != NONE and field.foot[h * 6 + d] and (water(s, to) or room(s, to, men, 0)):
            found.append(to)
    return found


def water(s: Guiscard, h: i64) -> bool:
    """GU-4.11: whether a hex is water, in which the dead are gone."""
    return s.field.terrain[h] in (SHALLOW, DEEP)


def carcass_of(s: Guiscard, h: i64) -> i64:
    """The position in the list of the first dead horse that covers a hex."""
    return s.carcasses.index(h) // 2 * 2


def carcass_places(s: Guiscard, h: i64) -> list[int]:
    """GU-4.49: where the half of the horse in this hex may come to lie."""
    i = carcass_of(s, h)
    one, two = s.carcasses[i], s.carcasses[i + 1]
    found: list[int] = []
    for d in range(6):
        if carcass_fits(s, one, two, d):
            found.append(s.field.neighbor[h * 6 + d])
    return found


def carcass_fits(s: Guiscard, one: i64, two: i64, d: i64) -> bool:
    """GU-4.49: whether both halves of a dead horse may be moved one step in a direction."""
    near = s.field.neighbor
    a, b = near[one * 6 + d], near[two * 6 + d]
    if a == NONE or b == NONE or not is_open(s, one, a) or not is_open(s, two, b):
        return False
    if water(s, a) or water(s, b):
        return True
    if a not in (one, two) and not room(s, a, 0, 1):
        return False
    return b in (one, two) or room(s, b, 0, 1)


class Clearing(Frame[Guiscard]):
    """D-13: the second man, the dead to be moved, and where to."""

    unit: i64 = -1
    partner: i64 = -1
    hex: i64 = -1
    horse: bool = False

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-4.10: two foot units beside the hex."""
        if s.log is not None:
            s.emit("GU-4.10", "clears", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.PARTNERS)

    PARTNERS: Final = Ask("partners", "paired", "partner_refused", "partner", sure=True)

    def partners(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """Everybody who stands beside the same dead."""
        for v in workers(s, self.unit):
            out.add(PARTNER + v)

    def partner_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.10: an unused man on foot beside the same dead."""
        if unlisted(a, PARTNER, workers(s, self.unit)):
            return refused(s, "GU-4.10", "cannot-help", "unit", arg(a))
        return None

    def paired(self, s: Guiscard, a: i64) -> Next:
        """Now what they move."""
        self.partner = arg(a)
        if s.log is not None:
            s.emit("GU-4.10", "helps", {"unit": self.partner})
        return s.ask(owner(s, self.unit), self.LOADS)

    LOADS: Final = Ask("loads", "loaded", "load_refused", "load", sure=True)

    def loads(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-4.10: up to three dead persons or one dead horse of a hex beside both."""
        for h in self.both(s):
            if has_bodies(s, h):
                out.add(BODIES + h)
            if has_carcass(s, h):
                out.add(CARCASS + h)

    def both(self, s: Guiscard) -> list[int]:
        """The full hexes beside both men."""
        mine = full_hexes(s, self.unit)
        return [h for h in full_hexes(s, self.partner) if h in mine]

    def load_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.10, GU-4.12: only what lies beside both and can be moved."""
        h = arg(a)
        if verb_of(a) == BODIES and not (h in self.both(s) and has_bodies(s, h)):
            return refused(s, "GU-4.10", "nothing-to-lift", "hex", h)
        if verb_of(a) == CARCASS and not (h in self.both(s) and has_carcass(s, h)):
            return refused(s, "GU-4.10", "nothing-to-lift", "hex", h)
        return None

    def loaded(self, s: Guiscard, a: i64) -> Next:
        """Now where to."""
        self.hex, self.horse = arg(a), verb_of(a) == CARCASS
        if s.log is not None and self.horse:
            s.emit("GU-4.10", "lifts-horse", {"hex": self.hex})
        elif s.log is not None:
            s.emit("GU-4.10", "lifts-dead", {"hex": self.hex})
        return s.ask(owner(s, self.unit), self.PLACES)

    PLACES: Final = Ask("places", "placed", "place_refused", "unload", sure=True)

    def places(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """GU-4.49: one hex further."""
        for h in self.ends(s):
            out.add(AT + h)

    def ends(self, s: Guiscard) -> list[int]:
        """Where the load may come to lie."""
        return carcass_places(s, self.hex) if self.horse else body_places(s, self.hex)

    def place_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-4.49: a neighbour that foot can enter and that does not fill up."""
        if unlisted(a, AT, self.ends(s)):
            return refused(s, "GU-4.49", "no-place-for-dead", "hex", arg(a))
        return None

    def placed(self, s: Guiscard, a: i64) -> Next:
        """GU-4.10: the only action of both in this turn. GU-4.11: water takes the dead."""
        to = arg(a)
        if self.horse:
            self.move_carcass(s, direction(s, self.hex, to))
        else:
            men = min(3, s.dead[self.hex])
            s.dead[self.hex] -= men
            if not s.dead[self.hex]:
                del s.dead[self.hex]
            if not water(s, to):
                s.dead[to] = s.dead.get(to, 0) + men
        for u in (self.unit, self.partner):
            s.done[u] |= BUSY | MOVED
        s.count_dead()
        s.version += 1
        if s.log is not None:
            told = {"unit": self.unit, "by": self.partner, "from": self.hex, "hex": to}
            s.emit("GU-4.10", "cleared", told)
        return s.finish()

    def move_carcass(self, s: Guiscard, d: i64) -> None:
        """GU-4.49: both halves one step; if either lies in water the horse is gone."""
        i = carcass_of(s, self.hex)
        near = s.field.neighbor
        a, b = near[s.carcasses[i] * 6 + d], near[s.carcasses[i + 1] * 6 + d]
        del s.carcasses[i : i + 2]
        if not (water(s, a) or water(s, b)):
            s.carcasses += [a, b]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("partner", "i64"),
        ("hex", "i64"),
        ("horse", "bool"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "partners",
        "paired",
        "partner_refused",
        "loads",
        "loaded",
        "load_refused",
        "places",
        "placed",
        "place_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        PARTNERS.numbered(2, 3, 4, 0),
        LOADS.numbered(5, 6, 7, 0),
        PLACES.numbered(8, 9, 10, 0),
    )

    def __init__(
        self, unit: i64 = -1, partner: i64 = -1, hex: i64 = -1, horse: bool = False
    ) -> None:
        self.unit = unit
        self.partner = partner
        self.hex = hex
        self.horse = horse

    def clone(self) -> Clearing:
        return Clearing(self.unit, self.partner, self.hex, self.horse)

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
                if self.load_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.place_refused(s, seat, codes[i]) is None:
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
            return self.loaded(s, a)
        if number == 9:
            return self.placed(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.partners(s, seat, out)
        elif number == 5:
            self.loads(s, seat, out)
        elif number == 8:
            self.places(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.partner_refused(s, seat, a)
        if number == 7:
            return self.load_refused(s, seat, a)
        if number == 10:
            return self.place_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

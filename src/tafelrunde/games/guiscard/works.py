"""GU-4.10 to GU-4.12, GU-4.49: two men clear the dead out of a hex; it takes their whole turn."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.contact import capable_near, in_contact
from tafelrunde.games.guiscard.moves import corpse_cost
from tafelrunde.games.guiscard.reasons import unlisted
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    direction,
    owner,
)
from tafelrunde.games.guiscard.tables import DEEP, NONE, SHALLOW
from tafelrunde.games.guiscard.verbs import (
    AT,
    BODIES,
    CARCASS,
    PARTNER,
)


def may_work(s: Guiscard, u: int) -> bool:
    """GU-4.10, GU-4.49: able men on foot, still unused. GU-4.12, GU-R.5: nobody near."""
    if not able(s, u) or s.mount[u] != NONE or s.form[u]:
        return False
    if s.done[u] & (MOVED | FIRED | BUSY | STATIONARY):
        return False
    return not in_contact(s, u)


def full_hexes(s: Guiscard, u: int) -> list[int]:
    """GU-4.10, GU-4.9: the hexes beside a unit that the dead make hard or impossible to enter."""
    near = s.board.field.neighbor[s.at[u] * 6 : s.at[u] * 6 + 6]
    return [
        h
        for h in near
        if h != NONE and corpse_cost(s, h) != 0 and not capable_near(s, owner(s, u), h)
    ]


def workers(s: Guiscard, u: int) -> list[int]:
    """GU-4.10: who could help a unit to clear a hex that both stand beside."""
    if not may_work(s, u):
        return []
    places = [h for h in full_hexes(s, u) if tasks(s, h)]
    if not places:
        return []
    found: list[int] = []
    for v in s.board.side_units[owner(s, u)]:
        if v != u and may_work(s, v) and any([h in full_hexes(s, v) for h in places]):
            found.append(v)
    return found


def tasks(s: Guiscard, h: int) -> list[Action]:
    """What can be moved out of a hex: up to three bodies, or one dead horse."""
    found: list[Action] = []
    if s.dead.get(h, 0) and body_places(s, h):
        found.append(BODIES[h])
    if h in s.carcasses and carcass_places(s, h):
        found.append(CARCASS[h])
    return found


def room(s: Guiscard, h: int, men: int, horses: int) -> bool:
    """GU-4.49: foot can enter the hex, and the dead do not fill it afterwards."""
    field = s.board.field
    if h == NONE or field.foot_base[h] == 0 or field.closed[h]:
        return False
    men += s.dead.get(h, 0)
    horses += s.carcasses.count(h)
    return not (men >= 6 or horses >= 2 or (men >= 3 and horses))


def body_places(s: Guiscard, h: int) -> list[int]:
    """GU-4.49: where up to three bodies may be carried."""
    field = s.board.field
    men = min(3, s.dead[h])
    found: list[int] = []
    for d in range(6):
        to = field.neighbor[h * 6 + d]
        if to != NONE and field.foot[h * 6 + d] and (water(s, to) or room(s, to, men, 0)):
            found.append(to)
    return found


def water(s: Guiscard, h: int) -> bool:
    """GU-4.11: corpses in water are gone."""
    return s.board.field.terrain[h] in (SHALLOW, DEEP)


def carcass_of(s: Guiscard, h: int) -> int:
    """The position in the list of the first dead horse that covers a hex."""
    return s.carcasses.index(h) // 2 * 2


def carcass_places(s: Guiscard, h: int) -> list[int]:
    """GU-4.49: where the half of the horse in this hex may come to lie.

    Both halves move one step in the same direction.
    """
    i = carcass_of(s, h)
    one, two = s.carcasses[i], s.carcasses[i + 1]
    near = s.board.field.neighbor
    found: list[int] = []
    for d in range(6):
        a, b = near[one * 6 + d], near[two * 6 + d]
        if a == NONE or b == NONE:
            continue
        wet = water(s, a) or water(s, b)
        if wet or all([x in (one, two) or room(s, x, 0, 1) for x in (a, b)]):
            found.append(near[h * 6 + d])
    return found


class Clearing(Frame[Guiscard]):
    """D-13: the second man, the dead to be moved, and where to."""

    unit: int = -1
    partner: int = -1
    hex: int = -1
    horse: bool = False

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.unit}

    def start(self, s: Guiscard) -> Next:
        """GU-4.10: two foot units beside the hex."""
        if s.log is not None:
            s.emit("GU-4.10", "clears", {"unit": self.unit})
        return s.ask(owner(s, self.unit), self.PARTNERS)

    PARTNERS: Final = Ask("partners", "paired", "partner_refused", "partner")

    def partners(self, s: Guiscard, seat: int) -> list[Action]:
        """Everybody who stands beside the same dead."""
        return [PARTNER[v] for v in workers(s, self.unit)]

    def partner_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-4.10: an unused man on foot beside the same dead."""
        if unlisted(a, "partner", self.partners(s, seat)):
            return refused(s, "GU-4.10", "cannot-help", "unit", a.args[0])
        return None

    def paired(self, s: Guiscard, a: Action) -> Next:
        """Now what they move."""
        self.partner = a.args[0]
        if s.log is not None:
            s.emit("GU-4.10", "helps", {"unit": self.partner})
        return s.ask(owner(s, self.unit), self.LOADS)

    LOADS: Final = Ask("loads", "loaded", "load_refused", "load")

    def loads(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-4.10: up to three dead persons or one dead horse of a hex beside both."""
        mine = full_hexes(s, self.unit)
        both = [h for h in full_hexes(s, self.partner) if h in mine]
        return [a for h in both for a in tasks(s, h)]

    def load_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-4.10, GU-4.12: only what lies beside both and can be moved."""
        if a.kind in ("bodies", "carcass") and a not in self.loads(s, seat):
            return refused(s, "GU-4.10", "nothing-to-lift", "hex", a.args[0])
        return None

    def loaded(self, s: Guiscard, a: Action) -> Next:
        """Now where to."""
        self.hex, self.horse = a.args[0], a.kind == "carcass"
        if s.log is not None:
            s.emit("GU-4.10", "lifts-dead", {"hex": self.hex})
        return s.ask(owner(s, self.unit), self.PLACES)

    PLACES: Final = Ask("places", "placed", "place_refused", "unload")

    def places(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-4.49: one hex further."""
        found = carcass_places(s, self.hex) if self.horse else body_places(s, self.hex)
        return [AT[h] for h in found]

    def place_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-4.49: a neighbour that foot can enter and that does not fill up."""
        if unlisted(a, "at", self.places(s, seat)):
            return refused(s, "GU-4.49", "no-place-for-dead", "hex", a.args[0])
        return None

    def placed(self, s: Guiscard, a: Action) -> Next:
        """GU-4.10: the only action of both in this turn. GU-4.11: water takes the dead."""
        to = a.args[0]
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
        s.version += 1
        if s.log is not None:
            told = {"unit": self.unit, "by": self.partner, "from": self.hex, "hex": to}
            s.emit("GU-4.10", "cleared", told)
        return s.finish()

    def move_carcass(self, s: Guiscard, d: int) -> None:
        """GU-4.49: both halves one step; if either lies in water the horse is gone."""
        i = carcass_of(s, self.hex)
        near = s.board.field.neighbor
        a, b = near[s.carcasses[i] * 6 + d], near[s.carcasses[i + 1] * 6 + d]
        del s.carcasses[i : i + 2]
        if not (water(s, a) or water(s, b)):
            s.carcasses += [a, b]

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("unit", "int"),
        ("partner", "int"),
        ("hex", "int"),
        ("horse", "bool"),
    )

    def __init__(
        self, unit: int = -1, partner: int = -1, hex: int = -1, horse: bool = False
    ) -> None:
        self.unit = unit
        self.partner = partner
        self.hex = hex
        self.horse = horse

    def clone(self) -> Clearing:
        n = Clearing(self.unit, self.partner, self.hex, self.horse)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "paired":
            return self.paired(s, cast(Action, value))
        if name == "loaded":
            return self.loaded(s, cast(Action, value))
        if name == "placed":
            return self.placed(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "partners":
            return self.partners(s, seat)
        if name == "loads":
            return self.loads(s, seat)
        if name == "places":
            return self.places(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "partner_refused":
            return self.partner_refused(s, seat, a)
        if name == "load_refused":
            return self.load_refused(s, seat, a)
        if name == "place_refused":
            return self.place_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

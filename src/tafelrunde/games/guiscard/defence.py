"""GU-5.11 to GU-5.16, GU-R.1: defensive fire interrupts a move; who is asked, and when.

The shots themselves are chapter 5's (`fire`). Nobody is asked where no shot is possible on
public facts, nor against his own standing orders.
"""

from __future__ import annotations

from typing import ClassVar, cast

from tafelrunde.core.actions import Action, Params
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Call, Done, Next
from tafelrunde.core.frames import Frame
from tafelrunde.games.guiscard import fire
from tafelrunde.games.guiscard.state import (
    AIM,
    FIRE,
    HOLD_FIRE,
    LET_PASS,
    MOVED,
    ON_MAP,
    PASS,
    SHOOT,
    STATIONARY,
    TARGET,
    WITHIN,
    WOUNDED,
    Guiscard,
    enemy,
    owner,
)
from tafelrunde.games.guiscard.tables import NONE
from tafelrunde.games.guiscard.victory import decided

DISTANCES = (2, 4, 6, 8, 12)


def spacing(s: Guiscard, u: int, charging: bool) -> int:
    """GU-5.13, GU-5.46: how many hexes a unit moves between two interruptions."""
    n = s.board.numbers
    if charging:
        return n.again_charging
    if s.mount[u] != NONE:
        return n.again_mounted
    return n.again_wounded if s.health[u] == WOUNDED else n.again_foot


def shooters(s: Guiscard, u: int) -> list[int]:
    """The opponent's units that can fire at a unit now, within his standing orders."""
    seat = enemy(owner(s, u))
    order = s.orders[seat]
    if order == NONE or s.spared == u:
        return []
    found: list[int] = []
    for e in s.board.side_units[seat]:
        if s.where[e] != ON_MAP or s.board.roster.weapon[e] == 0:
            continue
        if order and s.board.field.grid.distance(s.at[e], s.at[u]) > order:
            continue
        if fire.can_fire_back(s, e, u):
            found.append(e)
    return found


def interrupts(s: Guiscard, u: int, charging: bool) -> bool:
    """GU-5.13: whether the opponent is asked in the hex that a unit has just entered."""
    if s.since[u] != NONE and s.since[u] < spacing(s, u, charging):
        return False
    return len(shooters(s, u)) > 0


class Defence(Frame[Guiscard]):
    """D-12: the opponent names all who fire, then they fire one after the other (GU-5.12).

    `stationary`: the unit has been declared not to move (GU-5.14).
    """

    unit: int = -1
    stationary: bool = False
    named: list[int]
    aims: list[int]

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.unit, "count": len(self.named)}

    def start(self, s: Guiscard) -> Next:
        """GU-5.12: add a shooter, fire, or let it pass."""
        if not self.named and not self.more(s):
            return Done()
        return Ask((enemy(owner(s, self.unit)),), "choices", "chosen", prompt="defend")

    def more(self, s: Guiscard) -> list[int]:
        """Who may still be named. GU-5.47: all shooters are tested at once."""
        return [e for e in shooters(s, self.unit) if e not in self.named]

    def choices(self, s: Guiscard, seat: int) -> list[Action]:
        """Before the first shooter also the standing orders of this turn."""
        found = [SHOOT[e] for e in self.more(s)]
        if self.named:
            return [*found, FIRE]
        found.append(PASS)
        if not self.stationary:
            order = s.orders[seat]
            found += [LET_PASS, HOLD_FIRE]
            found += [WITHIN[n] for n in DISTANCES if order == 0 or n < order]
        return found

    def chosen(self, s: Guiscard, a: Action) -> Next:
        """GU-5.12: shooters are named one by one; an order holds until the turn ends."""
        seat = enemy(owner(s, self.unit))
        if a.kind == "shoot":
            self.named.append(a.args[0])
            s.emit("GU-5.12", "names-shooter", {"unit": self.unit, "by": a.args[0]})
            if len(fire.can_fire_back(s, a.args[0], self.unit)) > 1:
                return Ask((seat,), "hexes", "aimed", prompt="aim")
            return self.aimed(s, AIM[fire.can_fire_back(s, a.args[0], self.unit)[0]])
        if a.kind == "fire":
            s.since[self.unit] = 0
            volley = fire.Volley(self.named, self.aims, self.unit, self.stationary)
            return Call(volley, "fired")
        if a.kind == "pass":
            s.emit("GU-5.11", "no-fire", {"unit": self.unit})
            return Done()
        if a.kind == "let_pass":
            s.spared = self.unit
            s.emit("GU-5.11", "let-pass", {"unit": self.unit})
            return Done()
        s.orders[seat] = a.args[0] if a.args else NONE
        if a.args:
            s.emit("GU-5.11", "fire-within", {"seat": seat, "number": a.args[0]})
        else:
            s.emit("GU-5.11", "holds-fire", {"seat": seat})
        return self.start(s)

    def hexes(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-5.18: the shooter chooses which hex of a rider is the target hex."""
        return [AIM[h] for h in fire.can_fire_back(s, self.named[-1], self.unit)]

    def aimed(self, s: Guiscard, a: Action) -> Next:
        """On to the next shooter."""
        self.aims.append(a.args[0])
        s.emit("GU-5.18", "aims", {"by": self.named[-1], "hex": a.args[0]})
        return self.start(s)

    def fired(self, s: Guiscard, value: object) -> Next:
        """GU-5.15: the fire against this unit is done."""
        return Done()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("unit", "int"),
        ("stationary", "bool"),
        ("named", "list[int]"),
        ("aims", "list[int]"),
    )

    def __init__(
        self,
        unit: int = -1,
        stationary: bool = False,
        named: list[int] | None = None,
        aims: list[int] | None = None,
    ) -> None:
        self.unit = unit
        self.stationary = stationary
        self.named = [] if named is None else named
        self.aims = [] if aims is None else aims

    def clone(self) -> Defence:
        n = Defence(self.unit, self.stationary, self.named.copy(), self.aims.copy())
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "fired":
            return self.fired(s, value)
        if name == "aimed":
            return self.aimed(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "choices":
            return self.choices(s, seat)
        if name == "hexes":
            return self.hexes(s, seat)
        return super().offer(name, s, seat)

    # </generated>


class StationaryFire(Frame[Guiscard]):
    """GU-5.14, GU-R.12: at the end of the step every unit that has not moved may be fired at."""

    seat: int = 0  # whose units stood still
    shot: list[int]

    def start(self, s: Guiscard) -> Next:
        """Each of them once."""
        if decided(s) or not self.targets(s):
            return Done()
        return Ask((enemy(self.seat),), "choices", "chosen", prompt="defend-standing")

    def targets(self, s: Guiscard) -> list[int]:
        """Units that did not move and at which somebody can fire. GU-5.15: once only.

        Whoever was declared stationary before has had his moment of danger then.
        """
        return [
            u
            for u in s.board.side_units[self.seat]
            if s.where[u] == ON_MAP
            and not s.done[u] & (MOVED | STATIONARY)
            and u not in self.shot
            and shooters(s, u)
        ]

    def choices(self, s: Guiscard, seat: int) -> list[Action]:
        """One target after the other, or no more."""
        return [*[TARGET[u] for u in self.targets(s)], PASS]

    def chosen(self, s: Guiscard, a: Action) -> Next:
        """GU-5.46, GU-R.84: a result of retreat has no effect on a unit that stands."""
        if a.kind == "pass":
            s.emit("GU-5.14", "no-fire-standing", {"seat": enemy(self.seat)})
            return Done()
        self.shot.append(a.args[0])
        s.emit("GU-5.14", "fires-at-standing", {"unit": a.args[0]})
        return Call(Defence(a.args[0], True), "fired")

    def fired(self, s: Guiscard, value: object) -> Next:
        """The next one."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("shot", "list[int]"),
    )

    def __init__(self, seat: int = 0, shot: list[int] | None = None) -> None:
        self.seat = seat
        self.shot = [] if shot is None else shot

    def clone(self) -> StationaryFire:
        n = StationaryFire(self.seat, self.shot.copy())
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "fired":
            return self.fired(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "choices":
            return self.choices(s, seat)
        return super().offer(name, s, seat)

    # </generated>

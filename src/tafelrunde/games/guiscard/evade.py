"""GU-7.28, GU-7.29, GU-7.40: a faster unit evades an attack instead of standing it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import harm
from tafelrunde.games.guiscard.contact import can_strike
from tafelrunde.games.guiscard.infiltrate import FREE, Checks, checkers
from tafelrunde.games.guiscard.moves import may_stand, steps
from tafelrunde.games.guiscard.placing import (
    lift,
)
from tafelrunde.games.guiscard.reasons import unlisted
from tafelrunde.games.guiscard.state import (
    COUNTERED,
    Guiscard,
    able,
    allowance,
    direction,
    owner,
)
from tafelrunde.games.guiscard.tables import NONE
from tafelrunde.games.guiscard.verbs import (
    EVADE,
    STAND,
    STEP,
)
from tafelrunde.games.guiscard.victory import decided


def clear_of(s: Guiscard, at: int, rear: int, attackers: list[int]) -> bool:
    """GU-7.40: no attacker of the combat is adjacent to the place."""
    for a in attackers:
        for h in (at, rear):
            if h != NONE and can_strike(s, a, h):
                return False
    return True


def places(s: Guiscard, u: int, attackers: list[int], left: int) -> list[tuple[int, int]]:
    """GU-7.40: where a unit may step with `left` hexes to go, so that the end is legal.

    GU-7.28: into empty hexes, without displacing anybody; a rider turns freely.
    """
    found: list[tuple[int, int]] = []
    for to, rear, _ in steps(s, u, s.at[u], s.rear[u]):
        if not may_stand(s, u, to, rear):
            continue
        if left == 1:
            if clear_of(s, to, rear, attackers):
                found.append((to, rear))
        elif any(
            [
                may_stand(s, u, on, behind) and clear_of(s, on, behind, attackers)
                for on, behind, _ in steps(s, u, to, rear)
            ]
        ):
            found.append((to, rear))
    return found


def can_evade(s: Guiscard, u: int, attackers: list[int]) -> bool:
    """GU-7.28: more movement points than every attacker. GU-7.29: not stunned, not in formation.

    GU-R.28: not after a counter-charge.
    """
    if not s.board.techniques or not able(s, u) or s.form[u] or s.done[u] & COUNTERED:
        return False
    if any([allowance(s, a) >= allowance(s, u) for a in attackers]):
        return False
    found = places(s, u, attackers, 2 if s.mount[u] != NONE else 1)
    return len(found) > 0


class Evades(Frame[Guiscard]):
    """D-15: each defender who is fast enough evades or stands.

    The value is the list of defenders whom this combat no longer meets.
    """

    attackers: list[int]
    defenders: list[int]
    gone: list[int]
    at: int = 0
    left: int = 0

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.defenders[min(self.at, len(self.defenders) - 1)]}

    def start(self, s: Guiscard) -> Next:
        """GU-7.40: declared after the combat is fixed and before its dice, per defender."""
        while self.at < len(self.defenders) and not decided(s):
            u = self.defenders[self.at]
            if can_evade(s, u, self.attackers):
                return s.ask(owner(s, u), self.CHOICES)
            self.at += 1
        return s.finish(self.gone)

    CHOICES: Final = Ask("choices", "chosen", "refused", "evade")

    def choices(self, s: Guiscard, seat: int) -> list[Action]:
        return [EVADE[self.defenders[self.at]], STAND]

    def refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-7.28: the defenders are asked one after the other."""
        if unlisted(a, "evade", self.choices(s, seat)):
            return refused(s, "GU-7.28", "cannot-evade", "unit", a.args[0])
        return None

    def chosen(self, s: Guiscard, a: Action) -> Next:
        """GU-7.28: a rider goes two hexes, a foot unit one."""
        u = self.defenders[self.at]
        if a.kind == "stand":
            if s.log is not None:
                s.emit("GU-7.28", "stands", {"unit": u})
            self.at += 1
            return self.start(s)
        if s.log is not None:
            s.emit("GU-7.28", "evades", {"unit": u})
        harm.release(s, u)
        s.mover, s.points = u, 0
        s.track = [s.at[u], s.rear[u]]
        lift(s, u)
        self.left = 2 if s.mount[u] != NONE else 1
        return s.ask(owner(s, u), self.HEXES)

    HEXES: Final = Ask("hexes", "stepped", "step_refused", "evade-step")

    def hexes(self, s: Guiscard, seat: int) -> list[Action]:
        u = self.defenders[self.at]
        return [STEP[to] for to, _ in places(s, u, self.attackers, self.left)]

    def step_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-7.40: into empty hexes, and away from all attackers."""
        if unlisted(a, "step", self.hexes(s, seat)):
            return refused(s, "GU-7.40", "no-evade-there", "hex", a.args[0])
        return None

    def stepped(self, s: Guiscard, a: Action) -> Next:
        """GU-7.40: every hex entered next to a capable enemy is checked, the last included."""
        u = self.defenders[self.at]
        for to, rear in places(s, u, self.attackers, self.left):
            if to == a.args[0]:
                s.at[u], s.rear[u] = to, rear
                if rear != NONE:
                    s.facing[u] = direction(s, rear, to)
                s.track += [to, rear]
                s.version += 1
                break
        self.left -= 1
        if s.log is not None:
            s.emit("GU-7.40", "evades-to", {"unit": u, "hex": a.args[0]})
        if checkers(s, u, s.at[u], []):
            return s.call(Checks(u, s.at[u]), "checked")
        return self.checked(s, FREE)

    def checked(self, s: Guiscard, value: object) -> Next:
        """GU-7.40: stopped or wounded, the evasion ends here, and the combat may follow it."""
        u = self.defenders[self.at]
        if value == FREE and self.left:
            return s.ask(owner(s, u), self.HEXES)
        harm.settle(s, u)
        harm.surrounded(s)
        if s.at[u] == NONE or clear_of(s, s.at[u], s.rear[u], self.attackers):
            self.gone.append(u)
        self.at += 1
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("attackers", "list[int]"),
        ("defenders", "list[int]"),
        ("gone", "list[int]"),
        ("at", "int"),
        ("left", "int"),
    )

    def __init__(
        self,
        attackers: list[int] | None = None,
        defenders: list[int] | None = None,
        gone: list[int] | None = None,
        at: int = 0,
        left: int = 0,
    ) -> None:
        self.attackers = [] if attackers is None else attackers
        self.defenders = [] if defenders is None else defenders
        self.gone = [] if gone is None else gone
        self.at = at
        self.left = left

    def clone(self) -> Evades:
        n = Evades(
            self.attackers.copy(), self.defenders.copy(), self.gone.copy(), self.at, self.left
        )
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "stepped":
            return self.stepped(s, cast(Action, value))
        if name == "checked":
            return self.checked(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "choices":
            return self.choices(s, seat)
        if name == "hexes":
            return self.hexes(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "refused":
            return self.refused(s, seat, a)
        if name == "step_refused":
            return self.step_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

"""Chapter 6: the melee step. Who attacks whom, one combat after the other."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import charge as charges
from tafelrunde.games.guiscard import formation
from tafelrunde.games.guiscard.combat import Attack
from tafelrunde.games.guiscard.contact import can_strike
from tafelrunde.games.guiscard.infiltrate import end_checks, owes
from tafelrunde.games.guiscard.melee_odds import piece_hexes
from tafelrunde.games.guiscard.moves import controller
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    COMPLETED,
    FIRED,
    ON_MAP,
    RIDERLESS,
    STUNNED,
    Guiscard,
    enemy,
)
from tafelrunde.games.guiscard.tables import NONE, UNITS
from tafelrunde.games.guiscard.verbs import (
    ATTACK,
    END_STEP,
    RESOLVE,
    STRIKE,
    STRIKE_HORSE,
    STRIKE_MARKER,
)
from tafelrunde.games.guiscard.victory import decided


def reaches(s: Guiscard, u: int, piece: int) -> bool:
    """GU-6.15, GU-6.16: whether a unit could strike a unit or a riderless horse."""
    return any([can_strike(s, u, h) for h in piece_hexes(s, piece)])


def strikes_man(s: Guiscard, attackers: list[int], e: int) -> bool:
    """GU-7.36, GU-R.90: whether these may attack a man together.

    From the front he is behind his marker, unless somebody attacks him from side or rear.
    """
    opened = False
    for u in attackers:
        if not reaches(s, u, e) and not formation.strikes_marker(s, u, e):
            return False
        if reaches(s, u, e) and not formation.frontal_blocked(s, u, e):
            opened = True
    return opened


def enemies_of(s: Guiscard, attackers: list[int]) -> list[int]:
    """The enemies whom all these attackers can strike."""
    seat = s.board.owner[attackers[0]]
    return [
        e
        for e in s.board.side_units[enemy(seat)]
        if s.where[e] == ON_MAP and strikes_man(s, attackers, e)
    ]


def horses_of(s: Guiscard, attackers: list[int]) -> list[int]:
    """GU-6.19: the riderless horses that all of them can strike."""
    if RIDERLESS not in s.horse:
        return []
    strays = [h for h, state in enumerate(s.horse) if state == RIDERLESS]
    return [h for h in strays if horse_refused(s, attackers, h) is None]


def horse_refused(s: Guiscard, attackers: list[int], horse: int) -> Refusal | None:
    """GU-6.19, GU-R.201: why a horse cannot be struck; a stray one by anybody, own or not."""
    if s.horse[horse] != RIDERLESS or s.horse_at[horse] == NONE:
        return refused(s, "GU-6.19", "no-stray", "horse", horse)
    if controller(s, horse) == s.board.owner[attackers[0]]:
        return refused(s, "GU-R.201", "own-horse", "horse", horse)
    if not all([reaches(s, u, UNITS + horse) for u in attackers]):
        return refused(s, "GU-6.15", "horse-out-of-reach", "horse", horse)
    return None


def man_refused(s: Guiscard, attackers: list[int], e: int) -> Refusal | None:
    """GU-6.15, GU-7.36: why these cannot all strike an enemy."""
    if s.where[e] != ON_MAP or s.board.owner[e] == s.board.owner[attackers[0]]:
        return refused(s, "GU-6.1", "no-enemy-there", "unit", e)
    if strikes_man(s, attackers, e):
        return None
    if marker_refused(s, attackers, e) is None:
        return refused(s, "GU-7.36", "behind-marker", "unit", e)
    return refused(s, "GU-6.15", "out-of-reach", "unit", e)


def marker_refused(s: Guiscard, attackers: list[int], e: int) -> Refusal | None:
    """GU-7.36: why these cannot all strike the marker before a man."""
    if s.marker[e] == NONE or s.board.owner[e] == s.board.owner[attackers[0]]:
        return refused(s, "GU-7.36", "no-marker", "unit", e)
    if not all([formation.strikes_marker(s, u, e) for u in attackers]):
        return refused(s, "GU-7.36", "out-of-reach", "unit", e)
    return None


def markers_of(s: Guiscard, attackers: list[int]) -> list[int]:
    """GU-7.36: the men whose markers all of them can strike."""
    seat = s.board.owner[attackers[0]]
    return [
        e
        for e in s.board.side_units[enemy(seat)]
        if s.marker[e] != NONE and all([formation.strikes_marker(s, u, e) for u in attackers])
    ]


def pending_charge(s: Guiscard, u: int) -> int:
    """PR-6.7: the completed charge that a rider has still to fight, or NONE."""
    i = charges.charge_of(s, u)
    if i == NONE or s.charge_state[i] != COMPLETED or not charges.stands(s, i):
        return NONE
    return i


class MeleeStep(Frame[Guiscard]):
    """GU-2.6: step 4 of a turn. D-14 builds one combat after the other."""

    seat: int = 0
    attackers: list[int]
    struck: list[int]
    marker: bool = False
    checking: list[int]

    def about(self, s: Guiscard, seat: int) -> Params:
        return {"unit": self.attackers[0]} if self.attackers else {}

    def start(self, s: Guiscard) -> Next:
        """GU-6.22: in any order; when nobody can attack any more the step ends."""
        self.attackers, self.struck, self.marker = [], [], False
        if decided(s):
            return s.finish()
        if not any([self.cannot(s, u) is None for u in s.board.side_units[self.seat]]):
            return self.close(s)
        return s.ask(self.seat, self.OPENINGS)

    OPENINGS: Final = Ask("openings", "opened", "opening_refused", "melee")

    def openings(self, s: Guiscard, seat: int) -> list[Action]:
        """All own units on the map, and the end of the step."""
        units = [u for u in s.board.side_units[seat] if s.where[u] == ON_MAP]
        return [*[ATTACK[u] for u in units], END_STEP]

    def opening_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-7.17: charges that reached their target are fought before the step ends."""
        if a.kind == "attack":
            return self.cannot(s, a.args[0])
        if a.kind == "end_step":
            for u in s.board.side_units[seat]:
                if s.where[u] == ON_MAP and pending_charge(s, u) != NONE:
                    return refused(s, "GU-7.12", "charge-to-fight", "unit", u)
        return None

    def cannot(self, s: Guiscard, u: int) -> Refusal | None:
        """GU-6.1: once per turn; GU-5.10, GU-2.6: not after firing; GU-6.24: no civilians."""
        no = self.unfit(s, u)
        if no is not None or pending_charge(s, u) != NONE or self.has_target(s, [u]):
            return no
        return refused(s, "GU-6.15", "nobody-to-attack", "unit", u)

    def unfit(self, s: Guiscard, u: int) -> Refusal | None:
        """GU-6.1: what keeps a unit from any attack, whatever the target."""
        if s.where[u] != ON_MAP or s.board.owner[u] != self.seat:
            return refused(s, "GU-6.1", "not-here", "unit", u)
        if s.health[u] == STUNNED:
            return refused(s, "GU-1.12", "stunned-attacker", "unit", u)
        if s.done[u] & ATTACKED:
            return refused(s, "GU-6.1", "attacked-already", "unit", u)
        if s.done[u] & FIRED:
            return refused(s, "GU-5.10", "fired-this-turn", "unit", u)
        if s.done[u] & BUSY:
            return refused(s, "GU-R.61", "busy", "unit", u)
        if s.board.roster.civilian[u]:
            return refused(s, "GU-6.24", "civilian", "unit", u)
        return None

    def has_target(self, s: Guiscard, attackers: list[int]) -> bool:
        """Whether there is anything that all of them can strike."""
        return bool(enemies_of(s, attackers) or markers_of(s, attackers) or horses_of(s, attackers))

    def opened(self, s: Guiscard, a: Action) -> Next:
        """GU-7.17: a charge is fought alone; otherwise the combat is put together."""
        if a.kind == "end_step":
            if s.log is not None:
                s.emit("GU-2.9", "melee-done", {"seat": self.seat})
            return self.close(s)
        u = a.args[0]
        if s.log is not None:
            s.emit("GU-6.1", "attacks", {"unit": u})
        i = pending_charge(s, u)
        if i == NONE:
            self.attackers = [u]
            return self.ask(s)
        target = s.counter[i] if s.counter[i] != NONE else s.charged[i]
        marker = s.counter[i] == NONE and s.marker[target] == s.charge_at[i]
        return s.call(Attack([u], [target], marker, i), "fought")

    def ask(self, s: Guiscard) -> Next:
        """D-14: more attackers, defenders, or resolve."""
        return s.ask(self.seat, self.PARTS)

    PARTS: Final = Ask("parts", "added", "part_refused", "combat")

    def parts(self, s: Guiscard, seat: int) -> list[Action]:
        """Everybody who might be struck or join in, and the fight itself."""
        foes = [e for e in s.board.side_units[enemy(seat)] if s.where[e] == ON_MAP]
        found = [STRIKE[e] for e in foes]
        found += [STRIKE_MARKER[e] for e in foes if s.marker[e] != NONE]
        found += [STRIKE_HORSE[h] for h, state in enumerate(s.horse) if state == RIDERLESS]
        found += [ATTACK[u] for u in s.board.side_units[seat] if s.where[u] == ON_MAP]
        return [*found, RESOLVE]

    def joins(self, s: Guiscard, u: int) -> bool:
        """GU-6.6: whether a unit can add its attack; a charger never does (GU-R.45)."""
        if self.unfit(s, u) is not None or pending_charge(s, u) != NONE:
            return False
        target = self.struck[0]
        if self.marker:
            return formation.strikes_marker(s, u, target)
        if target >= UNITS:
            return reaches(s, u, target)
        return strikes_man(s, [*self.attackers, u], target)

    def part_refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """GU-R.60: one against several or several against one, and each in reach of all."""
        if a.kind == "resolve":
            return None if self.struck else refused(s, "GU-6.2", "nobody-struck")
        if not a.args:
            return None
        if a.kind == "attack":
            return self.join_refused(s, a.args[0])
        if a.kind == "strike_horse":
            if self.struck:
                return refused(s, "GU-R.60", "horse-alone", "horse", a.args[0])
            return horse_refused(s, self.attackers, a.args[0])
        if a.kind == "strike_marker":
            if self.struck:
                return refused(s, "GU-R.60", "one-defender", "unit", a.args[0])
            return marker_refused(s, self.attackers, a.args[0])
        return self.strike_refused(s, a.args[0]) if a.kind == "strike" else None

    def strike_refused(self, s: Guiscard, e: int) -> Refusal | None:
        """GU-6.5: one attacker may strike several men, but no second time the same."""
        alone = len(self.attackers) == 1 and not self.marker
        if self.struck and (not alone or self.struck[0] >= UNITS or e in self.struck):
            return refused(s, "GU-R.60", "one-defender", "unit", e)
        return man_refused(s, self.attackers, e)

    def join_refused(self, s: Guiscard, u: int) -> Refusal | None:
        """GU-6.6, GU-R.45: why somebody does not add his attack."""
        no = self.unfit(s, u)
        if no is not None:
            return no
        if pending_charge(s, u) != NONE:
            return refused(s, "GU-R.45", "charge-to-fight", "unit", u)
        if not self.struck or len(self.struck) > 1 or u in self.attackers or not self.joins(s, u):
            return refused(s, "GU-6.6", "cannot-join", "unit", u)
        return None

    def added(self, s: Guiscard, a: Action) -> Next:
        """One more attacker or defender, or the combat itself."""
        if a.kind == "resolve":
            return self.resolve(s)
        number = a.args[0]
        if a.kind == "attack":
            self.attackers.append(number)
            if s.log is not None:
                s.emit("GU-6.6", "joins-attack", {"unit": number})
        elif a.kind == "strike_horse":
            self.struck.append(UNITS + number)
            if s.log is not None:
                s.emit("GU-6.19", "strikes-horse", {"unit": self.attackers[0], "horse": number})
        else:
            self.marker = a.kind == "strike_marker"
            self.struck.append(number)
            if s.log is not None:
                key = "strikes-marker" if self.marker else "strikes"
                rule = "GU-7.36" if self.marker else "GU-6.5"
                s.emit(rule, key, {"unit": self.attackers[0], "enemy": number})
        return self.ask(s)

    def resolve(self, s: Guiscard) -> Next:
        """The combat is fixed."""
        if s.log is not None:
            s.emit("GU-6.1", "combat-fixed", {"unit": self.attackers[0], "n": len(self.attackers)})
        return s.call(Attack(self.attackers, self.struck, self.marker), "fought")

    def fought(self, s: Guiscard, value: object) -> Next:
        """The next combat."""
        return self.start(s)

    def close(self, s: Guiscard) -> Next:
        """D-19, GU-4.17, GU-R.205: at the end those are checked who moved and did not attack."""
        self.checking = [
            u
            for u in s.board.side_units[self.seat]
            if s.where[u] == ON_MAP and not s.done[u] & ATTACKED and owes(s, u, [])
        ]
        return self.check(s)

    def check(self, s: Guiscard) -> Next:
        """One unit after the other."""
        while self.checking and not decided(s):
            frame = end_checks(s, self.checking.pop(0), [])
            if frame is not None:
                return s.call(frame, "checked")
        return s.finish()

    def checked(self, s: Guiscard, value: int) -> Next:
        return self.check(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("attackers", "list[int]"),
        ("struck", "list[int]"),
        ("marker", "bool"),
        ("checking", "list[int]"),
    )

    def __init__(
        self,
        seat: int = 0,
        attackers: list[int] | None = None,
        struck: list[int] | None = None,
        marker: bool = False,
        checking: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.attackers = [] if attackers is None else attackers
        self.struck = [] if struck is None else struck
        self.marker = marker
        self.checking = [] if checking is None else checking

    def clone(self) -> MeleeStep:
        n = MeleeStep(
            self.seat, self.attackers.copy(), self.struck.copy(), self.marker, self.checking.copy()
        )
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "opened":
            return self.opened(s, cast(Action, value))
        if name == "added":
            return self.added(s, cast(Action, value))
        if name == "fought":
            return self.fought(s, value)
        if name == "checked":
            return self.checked(s, cast(int, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "openings":
            return self.openings(s, seat)
        if name == "parts":
            return self.parts(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "opening_refused":
            return self.opening_refused(s, seat, a)
        if name == "part_refused":
            return self.part_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

"""Chapter 5: missile fire. The missile step, volleys in the enemy's turn, and the shot itself."""

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
from tafelrunde.games.guiscard.files.odds import JAVELIN, LANCE_FOOT, LANCE_MOUNTED
from tafelrunde.games.guiscard.files.roster import THROW, UNITS, is_person
from tafelrunde.games.guiscard.fire.arrows import FireArrow, marks_of_wood
from tafelrunde.games.guiscard.fire.engines import EngineShot, engine_refused, ready_engines
from tafelrunde.games.guiscard.fire.shot import Shot
from tafelrunde.games.guiscard.fire.sight import (
    BOWS,
    aim_refused,
    best_origin,
    in_water,
    shot_refused,
)
from tafelrunde.games.guiscard.pieces.contact import in_contact
from tafelrunde.games.guiscard.pieces.gear import perch
from tafelrunde.games.guiscard.reach.steps import controller, is_spared
from tafelrunde.games.guiscard.scenarios.parley import (
    ENDINGS,
    Ending,
    ending_refused,
    offer_endings,
)
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    FIRED,
    FIRED_BACK,
    HAULS,
    ON_MAP,
    RIDERLESS,
    ROPE,
    STUNNED,
    THREW,
    Guiscard,
    able,
    allowance,
    enemy,
    hexes_of,
    is_asleep,
    is_prisoner,
    owner,
    trait,
)
from tafelrunde.games.guiscard.verbs import AIM, END_STEP, ENGINE, FIRE_ARROW, SHOOT

FIRST_WEAPON: Final = JAVELIN - 1  # the roster counts weapons from 1 = javelin


def weapon_of(s: Guiscard, u: i64) -> i64:
    """GU-5.1 to GU-5.4: what a unit can fire now in its own missile step; NONE for nothing.

    GU-5.2: only composite bow and lance serve on horseback. GU-5.3: engines are no weapons of
    a single unit. GU-12.20: lances are thrown from horseback only where chapter 7 is in force.
    """
    roster, odds = s.board.roster, s.board.numbers.odds
    mounted = s.mount[u] != NONE
    if roster.weapon[u]:
        weapon = roster.weapon[u] + FIRST_WEAPON
        return weapon if (odds.on_horse if mounted else odds.on_foot)[weapon] else NONE
    if roster.lance[u] == THROW and s.lance[u]:
        if not mounted:
            return LANCE_FOOT
        return LANCE_MOUNTED if s.board.techniques else NONE
    return NONE


def arrow_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-10.18: why an archer does not shoot a fire arrow in step 1."""
    if s.where[u] != ON_MAP or not s.ammo[u] or weapon_of(s, u) not in BOWS:
        return refused(s, "GU-10.18", "no-fire-arrows", "unit", u)
    if s.done[u] & FIRED:
        return refused(s, "GU-5.5", "fired-already", "unit", u)
    no = is_ready(s, u)
    if no is None and (perch(s, u) or not marks_of_wood(s, u, weapon_of(s, u))):
        return refused(s, "GU-10.58", "no-wood-in-range", "unit", u)
    return no


def is_ready(s: Guiscard, u: i64) -> Refusal | None:
    """Why a unit cannot fire at all now. GU-5.47: tested when the shot is declared."""
    if s.health[u] == STUNNED:
        return refused(s, "GU-1.12", "stunned-shooter", "unit", u)
    if is_prisoner(s, u):
        return refused(s, "GU-12.25", "prisoner", "unit", u)
    if is_asleep(s, u):
        return refused(s, "GU-12.28", "asleep", "unit", u)
    if s.done[u] & BUSY:
        return refused(s, "GU-4.10", "busy", "unit", u)
    if in_water(s, s.at[u]) or (s.rear[u] != NONE and in_water(s, s.rear[u])):
        return refused(s, "GU-5.32", "shooter-in-water", "unit", u)
    if trait(s, u, HAULS) or trait(s, u, THREW):
        return refused(s, "GU-10.3", "hands-used", "unit", u)
    if perch(s, u) == ROPE:
        return refused(s, "GU-10.48", "on-rope", "unit", u)
    if in_contact(s, u) and not perch(s, u):  # GU-10.36
        return refused(s, "GU-5.9", "shooter-in-contact", "unit", u)
    return None


def marks(s: Guiscard, seat: i64) -> list[int]:
    """GU-R.201: a seat aims at the hexes of enemies and of horses that it does not hold."""
    found: list[int] = []
    for e in s.board.side_units[enemy(seat)]:
        if s.where[e] == ON_MAP:
            found += hexes_of(s, e)
    for horse in range(len(s.horse)):
        if s.horse[horse] == RIDERLESS and is_loose(s, seat, horse):
            found += [s.horse_at[horse], s.horse_rear[horse]]
    return sorted(found)


def is_loose(s: Guiscard, seat: i64, horse: i64) -> bool:
    """Whether a riderless horse stands on the map and a seat neither holds nor spares it."""
    free = s.horse_at[horse] != NONE and controller(s, horse) != seat
    return free and not is_spared(s, seat, horse)


def is_mark(s: Guiscard, seat: i64, h: i64) -> bool:
    """GU-R.201: whether a hex is one of them."""
    there = s.grid[h] if h < len(s.grid) else NONE
    if there == NONE:
        return False
    if is_person(there):
        return owner(s, there) != seat
    return is_loose(s, seat, there - UNITS)


def aims(s: Guiscard, u: i64, weapon: i64) -> list[int]:
    """The hexes at which a unit may fire."""
    return [h for h in marks(s, owner(s, u)) if shot_refused(s, u, h, weapon) is None]


def has_aim(s: Guiscard, u: i64, weapon: i64) -> bool:
    """Whether there is any hex at which a unit may fire."""
    seat = owner(s, u)
    for e in s.board.side_units[enemy(seat)]:
        if s.where[e] == ON_MAP and has_line(s, u, s.at[e], s.rear[e], weapon):
            return True
    for h in range(len(s.horse)):
        loose = s.horse[h] == RIDERLESS and is_loose(s, seat, h)
        if loose and has_line(s, u, s.horse_at[h], s.horse_rear[h], weapon):
            return True
    return False


def has_line(s: Guiscard, u: i64, at: i64, rear: i64, weapon: i64) -> bool:
    """Whether a unit may fire at one of the hexes of a piece."""
    if shot_refused(s, u, at, weapon) is None:
        return True
    return rear != NONE and shot_refused(s, u, rear, weapon) is None


def back_weapon(s: Guiscard, u: i64) -> i64:
    """GU-5.11: what a unit can fire in the enemy's turn. GU-R.82: no lances and javelins."""
    if not may_fire_back(s, u):
        return NONE
    weapon = weapon_of(s, u)
    return weapon if weapon != NONE and s.board.numbers.odds.defensive[weapon] else NONE


def fires_back(s: Guiscard, shooter: i64, target: i64) -> bool:
    """PR-1, GU-5.11: whether a shooter may fire defensively at a unit now."""
    weapon = back_weapon(s, shooter)
    if weapon == NONE or not has_line(s, shooter, s.at[target], s.rear[target], weapon):
        return False
    return is_ready(s, shooter) is None


def can_fire_back(s: Guiscard, shooter: i64, target: i64) -> list[int]:
    """GU-5.18: the hexes of a unit at which a shooter may fire defensively now."""
    if not fires_back(s, shooter, target):
        return []
    weapon = weapon_of(s, shooter)
    return [h for h in hexes_of(s, target) if shot_refused(s, shooter, h, weapon) is None]


def fire_back_refused(s: Guiscard, shooter: i64, target: i64) -> Refusal | None:
    """Why a shooter cannot fire defensively at a unit, in the order in which it is tested."""
    if fires_back(s, shooter, target):
        return None
    weapon = weapon_of(s, shooter)
    if weapon == NONE:
        return refused(s, "GU-5.1", "no-weapon", "unit", shooter)
    if not s.board.numbers.odds.defensive[weapon]:
        return refused(s, "GU-R.82", "only-own-turn", "unit", shooter)
    done = s.done[shooter]
    if done & FIRED_BACK:
        return refused(s, "GU-5.5", "fired-back", "unit", shooter)
    if done & ATTACKED:
        return refused(s, "GU-5.10", "attacked-before", "unit", shooter)
    no = is_ready(s, shooter)
    if no is not None:
        return no
    if not may_fire_back(s, shooter):
        return refused(s, "GU-5.7", "moved-too-far", "unit", shooter)
    return aim_refused(s, shooter, s.at[shooter], s.at[target], weapon)


def may_fire_back(s: Guiscard, u: i64) -> bool:
    """PR-1: whether what a shooter did in his own last turn allows defensive fire.

    GU-5.5: once per enemy turn. GU-5.10, GU-R.11: not after a melee attack. GU-5.7, GU-5.8: not
    after more than half of the movement, after firing in step 1 not after any. GU-R.204: half
    of the present allowance.
    """
    done = s.done[u]
    if not able(s, u) or done & (FIRED_BACK | ATTACKED | BUSY):
        return False
    if done & FIRED:
        return s.spent[u] == 0
    return s.spent[u] <= allowance(s, u) // 2


def points_after_fire(s: Guiscard, u: i64, points: i64) -> i64:
    """GU-5.7: the points left after a shot in step 1: half for bow and sling, all for others."""
    weapon = s.board.roster.weapon[u]
    if s.done[u] & FIRED and weapon and s.board.numbers.odds.halves[weapon + FIRST_WEAPON]:
        return points // 2
    return points


class MissileStep(Frame[Guiscard]):
    """GU-2.3: step 1 of a turn. D-2 chooses a shooter, D-3 its target."""

    seat: i64 = 0
    shooter: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {} if self.shooter == NONE else {"unit": self.shooter}

    def start(self, s: Guiscard) -> Next:
        """Shot by shot until nobody can or will fire."""
        self.shooter = NONE
        if decided(s) or not self.has_shot(s):
            return s.finish()
        return s.ask(self.seat, self.SHOOTERS)

    def has_shot(self, s: Guiscard) -> bool:
        """Whether any unit can fire."""
        for u in s.board.side_units[self.seat]:
            if s.where[u] == ON_MAP and self.cannot(s, u) is None:
                return True
            if s.ammo[u] and arrow_refused(s, u) is None:
                return True
        return bool(s.machines) and bool(ready_engines(s, self.seat))

    SHOOTERS: Final = Ask("shooters", "chosen", "shooter_refused", "missile")

    def shooters(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """Everybody with something to fire, and the end of the step."""
        for u in s.board.side_units[seat]:
            if s.where[u] == ON_MAP and weapon_of(s, u) != NONE:
                out.add(SHOOT + u)
        for u in s.board.side_units[seat]:
            if s.ammo[u] and arrow_refused(s, u) is None:
                out.add(FIRE_ARROW + u)
        for h in ready_engines(s, seat) if s.machines else []:
            out.add(ENGINE + h)
        out.add(END_STEP)
        offer_endings(s, seat, out)

    def shooter_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if verb_of(a) == FIRE_ARROW:
            if owner(s, arg(a)) != seat:
                return refused(s, "GU-2.3", "not-here", "unit", arg(a))
            return arrow_refused(s, arg(a))
        if verb_of(a) == ENGINE:
            return engine_refused(s, seat, arg(a))
        if verb_of(a) in ENDINGS:
            return ending_refused(s, seat, a)
        return self.cannot(s, arg(a)) if verb_of(a) == SHOOT else None

    def cannot(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-5.5: once per step; then what keeps a unit from firing, then what it could hit."""
        if s.where[u] != ON_MAP or owner(s, u) != self.seat:
            return refused(s, "GU-2.3", "not-here", "unit", u)
        if weapon_of(s, u) == NONE:
            return refused(s, "GU-5.1", "no-weapon", "unit", u)
        if s.done[u] & FIRED:
            return refused(s, "GU-5.5", "fired-already", "unit", u)
        no = is_ready(s, u)
        if no is not None:
            return no
        if not has_aim(s, u, weapon_of(s, u)):
            return refused(s, "GU-5.23", "no-target", "unit", u)
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """D-3: at which hex."""
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-2.9", "missile-done", {"seat": self.seat})
            return s.finish()
        if verb_of(a) == FIRE_ARROW:
            return s.call(FireArrow(arg(a)), self.FIRED)
        if verb_of(a) == ENGINE:
            return s.call(EngineShot(self.seat, arg(a)), self.FIRED)
        if verb_of(a) in ENDINGS:
            return s.call(Ending(self.seat, ENDINGS.index(verb_of(a))), self.FIRED)
        self.shooter = arg(a)
        if s.log is not None:
            s.emit("GU-2.3", "makes-ready", {"unit": self.shooter})
        return s.ask(self.seat, self.TARGETS)

    TARGETS: Final = Ask("targets", "aimed", "target_refused", "missile-aim")

    def targets(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """Every hex with an enemy or a free horse in it; GU-5.18: a rider's two hexes."""
        for h in marks(s, seat):
            out.add(AIM + h)

    def target_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """The first reason against the best hex from which it could fire."""
        if verb_of(a) != AIM:
            return None
        u, h = self.shooter, arg(a)
        there = s.grid[h] if h < len(s.grid) else NONE
        if there != NONE and not is_person(there) and is_spared(s, seat, there - UNITS):
            return refused(s, "GU-12.31", "horse-spared", "horse", there - UNITS)
        if not is_mark(s, seat, h):
            return refused(s, "GU-R.201", "no-mark", "hex", h)
        return shot_refused(s, u, h, weapon_of(s, u))

    def aimed(self, s: Guiscard, a: i64) -> Next:
        """GU-5.5, GU-5.4: the shot counts at once; a lance is gone."""
        u, h = self.shooter, arg(a)
        weapon = weapon_of(s, u)
        s.done[u] |= FIRED
        if weapon in (LANCE_FOOT, LANCE_MOUNTED):
            s.lance[u] = 0
        origin = best_origin(s, u, h, weapon)
        return s.call(Shot(u, weapon, origin, h), self.FIRED)

    def fired(self, s: Guiscard, value: object) -> Next:
        """The next shot."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("shooter", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "shooters",
        "chosen",
        "shooter_refused",
        "targets",
        "aimed",
        "target_refused",
        "fired",
    )
    FIRED: Final = 8
    QUESTIONS: ClassVar[Questions] = (
        SHOOTERS.numbered(2, 3, 4, 0),
        TARGETS.numbered(5, 6, 7, 0),
    )

    def __init__(self, seat: i64 = 0, shooter: i64 = -1) -> None:
        self.seat = seat
        self.shooter = shooter

    def clone(self) -> MissileStep:
        return MissileStep(self.seat, self.shooter)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.shooter_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.target_refused(s, seat, codes[i]) is None:
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
        if number == 6:
            return self.aimed(s, a)
        if number == 8:
            return self.fired(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.shooters(s, seat, out)
        elif number == 5:
            self.targets(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.shooter_refused(s, seat, a)
        if number == 7:
            return self.target_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Volley(Frame[Guiscard]):
    """GU-5.11, GU-5.12: the shots of one interruption, one after the other.

    All shooters count as having fired, even if the target falls before their turn.
    """

    shooters: list[int]
    aims: list[int]
    target: i64 = -1
    stationary: bool = False
    mount: i64 = -1
    at: i64 = 0

    def start(self, s: Guiscard) -> Next:
        """GU-5.12: everybody named has fired."""
        self.mount = s.mount[self.target]
        for u in self.shooters:
            s.done[u] |= FIRED_BACK
        return self.shoot(s)

    def shoot(self, s: Guiscard) -> Next:
        """The next shooter, unless the target is dead, stunned or thrown."""
        u = self.target
        if self.at >= len(self.shooters) or decided(s):
            return s.finish()
        if not able(s, u) or s.mount[u] != self.mount:
            if s.log is not None:
                s.emit("GU-5.12", "arrows-wasted", {"unit": u, "n": len(self.shooters) - self.at})
            return s.finish()
        shooter, h = self.shooters[self.at], self.aims[self.at]
        self.at += 1
        weapon = weapon_of(s, shooter)
        origin = best_origin(s, shooter, h, weapon)
        if origin == NONE:  # whoever an earlier shot threw may lie in between
            origin = s.at[shooter]
        mode = 2 if self.stationary else 1
        return s.call(Shot(shooter, weapon, origin, h, mode), self.FIRED)

    def fired(self, s: Guiscard, value: object) -> Next:
        """On to the next one."""
        return self.shoot(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("shooters", "list[int]"),
        ("aims", "list[int]"),
        ("target", "i64"),
        ("stationary", "bool"),
        ("mount", "i64"),
        ("at", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "fired")
    FIRED: Final = 2

    def __init__(
        self,
        shooters: list[int] | None = None,
        aims: list[int] | None = None,
        target: i64 = -1,
        stationary: bool = False,
        mount: i64 = -1,
        at: i64 = 0,
    ) -> None:
        self.shooters = [] if shooters is None else shooters
        self.aims = [] if aims is None else aims
        self.target = target
        self.stationary = stationary
        self.mount = mount
        self.at = at

    def clone(self) -> Volley:
        return Volley(
            self.shooters.copy(),
            self.aims.copy(),
            self.target,
            self.stationary,
            self.mount,
            self.at,
        )

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.fired(s, s.handed)
        return super().step(number, s, a)

    # </generated>

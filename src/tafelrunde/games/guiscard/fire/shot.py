"""GU-5.17 to GU-5.24, PR-4: one shot, from the hit roll to what it does."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.shelter import against, choose, directions, must_choose
from tafelrunde.games.guiscard.field.glance import BY_TREE, why
from tafelrunde.games.guiscard.field.terrain import NONE, TOTAL
from tafelrunde.games.guiscard.files.odds import COMPOSITE_BOW, FACES, SHORT_BOW, SLING
from tafelrunde.games.guiscard.files.roster import UNITS, is_person, rider_of
from tafelrunde.games.guiscard.fire.sight import cover_by, cover_from, piece_at, way_of
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.pieces.gear import perch
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.retreats.retreat import Retreat
from tafelrunde.games.guiscard.retreats.thrown import throw
from tafelrunde.games.guiscard.scenarios import alarm
from tafelrunde.games.guiscard.state import ON_MAP, STUNNED, WOUNDED, Guiscard, hexes_of, owner
from tafelrunde.games.guiscard.verbs import SHELTER, unlisted
from tafelrunde.geometry.lines import flight

OFFENSIVE: Final = 0
AT_MOVER: Final = 1
AT_STANDING: Final = 2
STONE_FALLS: Final = 3  # GU-10.22: a stone that has come down; no unit shot it
DEFENSIVE: Final = (AT_MOVER, AT_STANDING)
NEAR: Final = 4  # GU-5.19: archers and slingers hit better up to this range
COVER_NAMES: Final = ("none", "light", "medium", "heavy", "total")
# what the letters do; GU-5.42: on foot
ON_FOOT: Final = {"A": "driven-back", "B": "wounded", "C": "killed"}
# GU-6.17, GU-6.18: to a rider
MOUNTED: Final = {
    "A": "driven-back",
    "B": "wounded",
    "C": "thrown",
    "D": "thrown-horse-killed",
    "E": "wounded-horse-killed",
    "F": "both-killed",
}
# GU-6.19: to a horse without a rider
RIDERLESS: Final = {"D": "horse-killed", "E": "horse-killed", "F": "horse-killed"}


class ShotForecast(NamedTuple):
    """What a shot can do: added to the hit roll, hits of ten, cover, effects of ten rolls."""

    distance: i64
    modifier: i64
    hits: i64
    cover: i64
    effects: str


def aim_modifier(s: Guiscard, u: i64, weapon: i64, distance: i64) -> i64:
    """GU-5.19: what is added to the hit roll."""
    odds = s.board.numbers.odds
    total = odds.aim_band[odds.band(weapon, distance)]
    if s.health[u] == WOUNDED:
        total += odds.aim_wounded
    if s.board.roster.klass[u] == "byz_horse_archer":
        total += odds.aim_trained
    if distance <= NEAR and weapon in (SLING, SHORT_BOW, COMPOSITE_BOW):
        total += odds.aim_near
    return total


def hit_hex(s: Guiscard, origin: i64, target: i64, roll: i64) -> i64:
    """GU-5.20, GU-5.24: the hex that a modified roll hits; NONE outside the map."""
    turn = s.board.numbers.odds.turns[roll - 1]
    if turn < 0:
        return target
    grid = s.field.grid
    return grid.step(target, flight(grid, origin, target) // 2 + turn)


def is_armoured(s: Guiscard, piece: i64) -> bool:
    """GU-1.7: whether a piece is armoured; GU-6.19: of riderless horses those of kataphracts."""
    if is_person(piece):
        return s.board.roster.armoured[piece]
    rider = rider_of(piece - UNITS)
    return rider != NONE and s.board.roster.horse_armoured[rider]


def is_rider(s: Guiscard, piece: i64) -> bool:
    """Whether the riders' table counts; GU-6.19: a horse is hit like a rider."""
    return not is_person(piece) or s.mount[piece] != NONE


def preview(s: Guiscard, u: i64, origin: i64, h: i64, weapon: i64) -> ShotForecast:
    """For the screen: chances of a shot before it is fired."""
    odds = s.board.numbers.odds
    distance = s.field.grid.distance(origin, h)
    modifier = aim_modifier(s, u, weapon, distance)
    rolls = [min(FACES, max(1, face + modifier)) for face in range(1, FACES + 1)]
    victim = piece_at(s, h)
    found = cover_from(s, u, origin, h, weapon)
    effects = ""
    if victim != NONE and found < TOTAL:
        for face in range(1, FACES + 1):
            effects += odds.effect(is_rider(s, victim), found, face, is_armoured(s, victim), weapon)
    hits = sum([odds.turns[roll - 1] < 0 for roll in rolls])
    return ShotForecast(distance, modifier, hits, found, effects)


def meanings(s: Guiscard, h: i64, effects: str, offensive: bool) -> list[tuple[str, str]]:
    """The letters among these effects that do something to whoever is in a hex, and what.

    GU-R.39: in the enemy's turn nobody is driven back, a moving unit only loses points.
    """
    victim = piece_at(s, h)
    known = RIDERLESS if victim >= UNITS else MOUNTED if is_rider(s, victim) else ON_FOOT
    found = [(letter, known[letter]) for letter in sorted(set(effects)) if letter in known]
    if offensive:
        return found
    return [(letter, "slowed" if what == "driven-back" else what) for letter, what in found]


class Shot(Frame[Guiscard]):
    """PR-4: a declared shot at a hex. GU-5.23: the line was tested before, cover comes after."""

    unit: i64 = -1
    weapon: i64 = 0
    origin: i64 = -1
    aim: i64 = -1
    mode: i64 = 0
    hit: i64 = -1
    victim: i64 = -1

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.victim, "hex": self.target()}

    def start(self, s: Guiscard) -> Next:
        """GU-5.17: weapon and range are known; roll for the hit hex."""
        if self.mode == STONE_FALLS:
            return self.crushed(s)
        if s.log is not None:
            distance = s.field.grid.distance(self.origin, self.aim)
            told: Params = {"unit": self.unit, "hex": self.aim, "n": distance}
            s.emit("GU-5.17", "shoots", told)
        self.victim = piece_at(s, self.aim)
        alarm.hear(s, [self.unit, self.victim])
        if must_choose(s, self.flight(s, self.aim), self.aim, self.victim):
            return s.ask(owner(s, self.victim), self.WAYS)
        return s.throw((10,), self.LANDED)

    def crushed(self, s: Guiscard) -> Next:
        """GU-10.22, GU-10.43: a stone hits its victim; total cover saves."""
        self.hit = self.aim
        alarm.hear(s, [self.victim])
        if self.cover(s) >= TOTAL:
            if s.log is not None:
                s.emit("GU-5.40", "shot-stopped", {"hex": self.hit})
            return s.finish()
        return s.throw((10,), self.STRUCK)

    WAYS: Final = Ask("ways", "covered", "way_refused", "take-cover", sure=True)

    def ways(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """D-6, GU-8.15, GU-8.16: against which direction the unit has cover in this turn."""
        for d in directions(s, self.target()):
            out.add(SHELTER + d)

    def way_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if unlisted(a, SHELTER, directions(s, self.target())):
            return refused(s, "GU-8.15", "no-cover-there", "direction", arg(a))
        return None

    def target(self) -> i64:
        """The hex where the unit stands that must choose: aimed at, or hit by chance."""
        return self.aim if self.hit == NONE else self.hit

    def comes_from(self, s: Guiscard) -> i64:
        """The direction against which the unit that must choose needs cover now."""
        h = self.target()
        return against(s, self.flight(s, h), h)

    def covered(self, s: Guiscard, a: i64) -> Next:
        """GU-8.17: chosen once, then the die falls that waits for it."""
        choose(s, self.victim, arg(a))
        if self.hit == NONE:
            return s.throw((10,), self.LANDED)
        return s.throw((10,), self.STRUCK)

    def flight(self, s: Guiscard, h: i64) -> i64:
        """The line to the hex that is hit; GU-8.44: by the openings of the shot as it was aimed."""
        aimed = way_of(s, self.unit, self.origin, self.aim, self.weapon)
        return aimed if h == self.aim else s.field.ground.stray(aimed, self.origin, self.aim, h)

    def is_lost(self, s: Guiscard) -> bool:
        """GU-5.45: whether a shot is lost: off the map, at the shooter, or hidden (GU-R.83)."""
        if self.hit == NONE or self.hit in hexes_of(s, self.unit):
            return True
        return why(self.flight(s, self.hit)) > BY_TREE

    def landed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-5.19, GU-5.22: friend or foe in the hit hex is hit; an empty hex loses the shot."""
        distance = s.field.grid.distance(self.origin, self.aim)
        total = dice[0] + aim_modifier(s, self.unit, self.weapon, distance)
        total = min(FACES, max(1, total))
        self.hit = hit_hex(s, self.origin, self.aim, total)
        if self.is_lost(s):
            if s.log is not None:
                s.emit("GU-5.45", "shot-lost", {"unit": self.unit, "roll": dice[0], "total": total})
            return s.finish()
        if s.log is not None:
            told = {"unit": self.unit, "hex": self.hit, "roll": dice[0], "total": total}
            s.emit("GU-5.19", "shot-lands", told)
        self.victim = piece_at(s, self.hit)
        alarm.hear(s, [self.victim])
        if self.victim == NONE:
            return s.finish()
        if self.cover(s) >= TOTAL:  # GU-5.40, GU-R.42
            if s.log is not None:
                s.emit("GU-5.40", "shot-stopped", {"hex": self.hit})
            return s.finish()
        if must_choose(s, self.flight(s, self.hit), self.hit, self.victim):
            return s.ask(owner(s, self.victim), self.WAYS)
        return s.throw((10,), self.STRUCK)

    def cover(self, s: Guiscard) -> i64:
        """PR-3: the cover of the hex that was hit."""
        return cover_by(s, self.flight(s, self.hit), self.origin, self.hit, self.weapon)

    def struck(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-5.21: cover, table and roll give the effect; GU-R.43: on friends as well."""
        found = self.cover(s)
        rider, armour = is_rider(s, self.victim), is_armoured(s, self.victim)
        odds = s.board.numbers.odds
        letter = odds.effect(rider, found, dice[0], armour, self.weapon)
        told = {"hex": self.hit, "roll": dice[0], "cover": COVER_NAMES[found], "letter": letter}
        if not is_person(self.victim):
            if s.log is not None:
                s.emit("GU-6.19", "horse-hit", {**told, "horse": self.victim - UNITS})
            if letter in "DEF":
                harm.kill_horse(s, self.victim - UNITS)
            return s.finish()
        if s.log is not None:
            s.emit("GU-5.21", "unit-hit", {**told, "unit": self.victim})
        return self.rider_hit(s, letter) if rider else self.foot_hit(s, letter)

    def foot_hit(self, s: Guiscard, letter: str) -> Next:
        """GU-5.42: A goes back two hexes, B is wounded, C dies."""
        if letter == "A":
            return self.driven_back(s)
        if letter == "B":
            self.wounded(s)
        elif letter == "C":
            harm.kill(s, self.victim)
        return self.over(s, None)

    def rider_hit(self, s: Guiscard, letter: str) -> Next:
        """GU-6.17, GU-6.18: C and D throw and stun, E throws and wounds; D to F kill the horse."""
        u = self.victim
        if letter in "AB":
            return self.foot_hit(s, letter)
        if letter == "F":
            horse = s.mount[u]
            harm.kill(s, u)
            harm.kill_horse(s, horse)
        elif letter in "CDE":
            frame = throw(s, u, letter != "E", letter != "C")
            if frame is not None:
                return s.call(frame, self.OVER)
        return self.over(s, None)

    def wounded(self, s: Guiscard) -> None:
        """GU-R.39: a unit wounded on the move also loses half of the points it has left."""
        moving = self.victim == s.mover
        died = harm.wound(s, self.victim)
        if moving and not died and self.mode in DEFENSIVE:
            s.points //= 2

    def driven_back(self, s: Guiscard) -> Next:
        """GU-5.42; GU-R.39, GU-R.84: in the enemy's turn result A costs points only.

        GU-1.13: a stunned unit obliged to retreat dies. GU-R.38: formations hold their ground.
        """
        u = self.victim
        if self.mode in DEFENSIVE:
            if u == s.mover:
                s.points = max(0, s.points - 2)
                if s.log is not None:
                    s.emit("GU-R.39", "slowed", {"unit": u, "n": s.points})
            return s.finish()
        if s.health[u] == STUNNED:
            harm.kill(s, u)
            return s.finish()
        if s.machines and perch(s, u):  # GU-R.38
            return s.call(Fall(u), self.OVER)
        stand = formation.holds_fire(s, u, self.origin)
        if stand == formation.STANDS:
            if s.log is not None:
                s.emit("GU-R.38", "stands-firm", {"unit": u})
        elif stand == formation.WOUNDED_INSTEAD:
            harm.wound(s, u)
        elif s.where[u] == ON_MAP:
            return s.call(Retreat(u, self.origin), self.OVER)
        return s.finish()

    def over(self, s: Guiscard, value: object) -> Next:
        """The retreat or the fall is done; GU-6.29: fallen riders are laid down."""
        return s.call(LayBodies(), self.OVER) if s.unlaid else s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("weapon", "i64"),
        ("origin", "i64"),
        ("aim", "i64"),
        ("mode", "i64"),
        ("hit", "i64"),
        ("victim", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "ways",
        "covered",
        "way_refused",
        "landed",
        "struck",
        "over",
    )
    LANDED: Final = 5
    STRUCK: Final = 6
    OVER: Final = 7
    QUESTIONS: ClassVar[Questions] = (WAYS.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        unit: i64 = -1,
        weapon: i64 = 0,
        origin: i64 = -1,
        aim: i64 = -1,
        mode: i64 = 0,
        hit: i64 = -1,
        victim: i64 = -1,
    ) -> None:
        self.unit = unit
        self.weapon = weapon
        self.origin = origin
        self.aim = aim
        self.mode = mode
        self.hit = hit
        self.victim = victim

    def clone(self) -> Shot:
        return Shot(self.unit, self.weapon, self.origin, self.aim, self.mode, self.hit, self.victim)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.way_refused(s, seat, codes[i]) is None:
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
            return self.covered(s, a)
        if number == 5:
            return self.landed(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.struck(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.over(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.ways(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.way_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""Reach: every place that a unit can get to with its points, and the cheapest way there.

A place is a number: hex * 6 + the direction a rider faces; on foot, hex * 6. Friends never
hinder a move (GU-4.8), so a walk depends on the ground, the dead and the enemies alone;
whether a unit may stop somewhere is asked of `may_stand` when it matters.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import NONE, WINDOW
from tafelrunde.games.guiscard.pieces.gear import perch
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.reach.steps import entry_cost, may_stand, window_closed
from tafelrunde.games.guiscard.state import Guiscard, direction, owner

UNKNOWN: Final = -2  # IMPASSABLE is -1
MEMORY: Final = 512  # walks that are kept


class UnitWalk:
    """The places within reach, cheapest first, with the cost of each and the place before it.

    `wary` counts per hex the enemies who may check a unit that leaves it (GU-4.15); of two
    equally cheap ways the one past fewer of them is taken.
    """

    def __init__(self, s: Guiscard, u: i64, points: i64, wary: list[int]) -> None:
        self.rides: bool = s.rear[u] != NONE
        # GU-4.48: a led horse keeps him out of some hexes
        self.leads: bool = len(s.board.strays) > 0 and u in [s.leader[h] for h in s.board.steeds]
        self.start: i64 = place_of(s, s.at[u], s.rear[u])
        self.places: list[int] = []
        self.cost: dict[int, int] = {self.start: 0}
        self.risk: dict[int, int] = {self.start: 0}
        self.back: dict[int, int] = {}
        self.entry: list[int] = [UNKNOWN] * s.field.hexes
        self.unit: i64 = u
        self.wary: list[int] = wary
        self.points: i64 = points
        self.buckets: list[list[int]] = [[] for _ in range(points + 1)]
        if perch(s, u):  # GU-10.36: whoever is on a ladder comes down first
            self.places.append(self.start)
            return
        self.buckets[0].append(self.start)
        for spent, bucket in enumerate(self.buckets):
            for place in bucket:
                if self.cost[place] == spent:
                    self.places.append(place)
                    if self.rides:
                        self.ride_on(s, place, spent)
                    else:
                        self.walk_on(s, place, spent)

    def walk_on(self, s: Guiscard, place: i64, spent: i64) -> None:
        """GU-4.2: the six steps on foot."""
        f = s.field
        risk = self.risk_beyond(place)
        for d in range(6):
            cost = f.foot[place + d]
            if cost:
                to = f.neighbor[place + d]
                window = f.built and f.side[place + d] == WINDOW
                if window and window_closed(s, self.unit, place // 6, d):
                    continue
                self.reach(s, to, to * 6, spent + cost, place, risk)

    def ride_on(self, s: Guiscard, place: i64, spent: i64) -> None:
        """GU-4.27, GU-4.28, GU-4.30: the steps of a rider, from his head and from his rear."""
        self.ride_from(s, place, spent, place // 6, s.board.numbers.from_head)
        rear = rear_of(s, place, True)
        self.ride_from(s, place, spent, rear, s.board.numbers.from_rear)

    def ride_from(self, s: Guiscard, place: i64, spent: i64, origin: i64, extra: vec[i64]) -> None:
        """The steps of a rider's head from one of his hexes; `extra` is what turning costs."""
        f = s.field
        risk = self.risk_beyond(place)
        for turn in range(6):
            d = (place + turn) % 6
            cost = f.horse[origin * 6 + d]
            if cost and extra[turn] != NONE:
                to = f.neighbor[origin * 6 + d]
                self.reach(s, to, to * 6 + d, spent + cost + extra[turn], place, risk)

    def risk_beyond(self, place: i64) -> i64:
        """The checks on the way once a place is left; GU-4.18: none where the move began."""
        if place == self.start:
            return 0
        return self.risk[place] + self.wary[place // 6]

    def reach(self, s: Guiscard, to: i64, place: i64, spent: i64, before: i64, risk: i64) -> None:
        """Note a step to a place, if it can be made and is the best way there so far."""
        if spent > self.points or (self.leads and s.field.led_base[to] == 0):
            return
        more = self.entry[to]
        if more == UNKNOWN:
            more = entry_cost(s, self.unit, to)
            self.entry[to] = more
        if more == IMPASSABLE or spent + more > self.points:
            return
        spent += more
        known = self.cost.get(place, 1000)
        if spent < known:
            self.cost[place] = spent
            self.buckets[spent].append(place)
        elif spent > known or risk >= self.risk[place] or place == self.start:
            return
        self.risk[place] = risk
        self.back[place] = before

    def way(self, place: i64) -> list[int]:
        """The places from the first step to this one."""
        found: list[int] = []
        while place != self.start:
            found.append(place)
            place = self.back[place]
        found.reverse()
        return found


def place_of(s: Guiscard, at: i64, rear: i64) -> i64:
    """The number of a place."""
    return at * 6 if rear == NONE else at * 6 + direction(s, rear, at)


def rear_of(s: Guiscard, place: i64, rides: bool) -> i64:
    """The rear hex that belongs to a place; NONE on foot."""
    if not rides:
        return NONE
    return s.field.neighbor[place // 6 * 6 + (place % 6 + 3) % 6]


class Reached(NamedTuple):
    """A hex that a unit can reach: points left, and how many enemies could check it there."""

    hex: i64
    left: i64
    threats: i64
    place: i64


class Walks:
    """Walks, found once per position."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], UnitWalk] = {}

    def walk(self, s: Guiscard, u: i64, points: i64) -> UnitWalk:
        """Where a unit gets with these points."""
        key = (u, s.at[u], s.rear[u], points, *position(s))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MEMORY:
                self.known.clear()
            found = UnitWalk(s, u, points, Foes(s, owner(s, u)).touch)
            self.known[key] = found
        return found

    def reach(self, s: Guiscard, u: i64, points: i64) -> list[Reached]:
        """Where a unit may stop with these points, by hex; the cheapest place of each hex."""
        walk = self.walk(s, u, points)
        found: dict[int, Reached] = {}
        for place in walk.places:
            h = place // 6
            if h not in found and may_stand(s, u, h, rear_of(s, place, walk.rides)):
                found[h] = Reached(h, points - walk.cost[place], walk.wary[h], place)
        return [found[h] for h in sorted(found)]


def position(s: Guiscard) -> tuple[int, ...]:
    """All that a walk depends on besides the unit itself."""
    bodies = [h * 16 + min(n, 15) for h, n in sorted(s.dead.items())]
    stunned = [s.health[u] for u in s.board.units]
    tips = [s.marker[u] for seat in range(2) for u in s.board.hoplites[seat]]
    fires = [h * 64 + fire for h, fire in sorted(s.fires.items())]
    return (
        len(s.markers),
        *s.markers,
        len(fires),
        *fires,
        *s.grid,
        *stunned,
        *tips,
        *s.leader,
        *s.carcasses,
        *bodies,
    )

"""Steps: what it costs to go where, for feet and hooves. Nothing here changes a position."""

from __future__ import annotations

from heapq import heappop, heappush

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import CLOSED_SIDES, DEEP, LOW_WALL, NONE, WINDOW
from tafelrunde.games.guiscard.files.roster import UNITS, is_person, rider_of
from tafelrunde.games.guiscard.pieces.blaze import burns
from tafelrunde.games.guiscard.pieces.gear import STONE, WHAT, WHOSE, engine_in, perch
from tafelrunde.games.guiscard.pieces.placing import beneath, is_partner
from tafelrunde.games.guiscard.state import (
    ON_MAP,
    STUNNED,
    Guiscard,
    allowance,
    armoured,
    direction,
    owner,
)


def controller(s: Guiscard, horse: i64) -> i64:
    """GU-4.41, GU-4.47: the seat that holds a riderless horse, GU-8.2: past no wall; or NONE."""
    if s.leader[horse] != NONE:
        return owner(s, s.leader[horse])
    rider = rider_of(horse)
    if rider == NONE or s.where[rider] != ON_MAP or s.health[rider] == STUNNED:
        return NONE
    at = s.at[rider]
    if is_open(s, s.horse_at[horse], at) or is_open(s, s.horse_rear[horse], at):
        return owner(s, rider)
    return NONE


def is_spared(s: Guiscard, seat: i64, horse: i64) -> bool:
    """GU-12.31: whether a seat may neither attack nor shoot at a horse: a pack horse."""
    return s.board.untouchable == seat and rider_of(horse) == NONE


def barred(s: Guiscard, seat: i64, h: i64) -> bool:
    """GU-4.3, GU-4.47, GU-7.35: whether an able enemy, his horse or marker holds the hex.

    GU-4.8: friends never hinder; GU-R.4: only dead and stunned enemies are passed.
    """
    there = s.grid[h]
    if there != NONE:
        if is_person(there):
            if s.board.owner[there] != seat and s.health[there] != STUNNED:
                return True
        elif controller(s, there - UNITS) == 1 - seat:
            return True
    return s.board.techniques and marked(s, 1 - seat, h)


def marked(s: Guiscard, seat: i64, h: i64) -> bool:
    """Whether a formation of this seat has a marker in a hex."""
    return any(s.marker[u] == h for u in s.board.hoplites[seat])


def entry_cost(s: Guiscard, u: i64, to: i64) -> i64:
    """What entering a hex costs a unit besides the step itself; IMPASSABLE if it cannot.

    GU-4.3: held by an enemy; GU-4.6: too deep for armour; GU-4.9: the dead; GU-10.16, GU-R.139:
    fire; GU-10.21: a stone thrower; GU-10.62: the Greek fire of an enemy.
    """
    if s.field.terrain[to] == DEEP and armoured(s, u):
        return IMPASSABLE
    if s.fires and burns(s, to):
        return IMPASSABLE
    if s.machines:
        engine = engine_in(s, to)
        if engine is not None and (engine[WHAT] == STONE or engine[WHOSE] != owner(s, u)):
            return IMPASSABLE
    return IMPASSABLE if barred(s, owner(s, u), to) else s.clutter.cost[to]


def foot_step(s: Guiscard, u: i64, h: i64, d: i64) -> i64:
    """GU-4.2: the cost of a step on foot; 0 if it is impossible."""
    f = s.field
    cost = f.foot[h * 6 + d]
    if s.traits and perch(s, u) and h == s.at[u]:
        return 0  # GU-10.36: it comes down first
    if cost == 0 or (f.built and f.side[h * 6 + d] == WINDOW and window_closed(s, u, h, d)):
        return 0
    more = entry_cost(s, u, f.neighbor[h * 6 + d])
    return 0 if more == IMPASSABLE else cost + more


def window_closed(s: Guiscard, u: i64, h: i64, d: i64) -> bool:
    """GU-8.20, GU-8.21, GU-8.38: whether a unit cannot climb through a window now.

    The hex behind must hold no living enemy, not even a stunned one, and whoever has too few
    points for it when fresh never climbs. GU-12.25, GU-4.50: nobody does with a man in his hands.
    """
    f = s.field
    if allowance(s, u) < f.foot[h * 6 + d] or (s.mover == u and s.burden != NONE):
        return True
    there = s.grid[f.neighbor[h * 6 + d]]
    return there != NONE and is_person(there) and owner(s, there) != owner(s, u)


def needs_will(s: Guiscard, h: i64, to: i64, tail: i64) -> bool:
    """GU-8.41: whether nobody takes a step against his will: on foot through a window, on
    horseback (with his rear in `tail` afterwards) over a low wall.
    """
    f = s.field
    if not f.built:
        return False
    if tail == NONE:
        return f.side[h * 6 + f.grid.direction(h, to)] == WINDOW
    return f.side[tail * 6 + f.grid.direction(tail, to)] == LOW_WALL


def horse_step(s: Guiscard, u: i64, h: i64, d: i64) -> i64:
    """GU-4.2, GU-4.5: the cost of the head's step from a hex; 0 if it is impossible."""
    f = s.field
    cost = f.horse[h * 6 + d]
    if cost == 0:
        return 0
    more = entry_cost(s, u, f.neighbor[h * 6 + d])
    return 0 if more == IMPASSABLE else cost + more


def facing_of(s: Guiscard, head: i64, rear: i64) -> i64:
    """GU-1.2: the direction from rear to head."""
    return direction(s, rear, head)


def rider_steps(s: Guiscard, u: i64, head: i64, rear: i64) -> list[tuple[int, int, int]]:
    """GU-4.27, GU-4.28, GU-4.30: the steps of a rider: new head, new rear and cost.

    GU-4.46: the side crossed is the one between the new rear and the new head.
    """
    f = facing_of(s, head, rear)
    found: list[tuple[int, int, int]] = []
    add_rider_steps(s, u, f, head, s.board.numbers.from_head, found)
    add_rider_steps(s, u, f, rear, s.board.numbers.from_rear, found)
    return found


def add_rider_steps(
    s: Guiscard, u: i64, f: i64, origin: i64, extra: vec[i64], found: list[tuple[int, int, int]]
) -> None:
    """Add the steps of a rider's head from one of his hexes; `extra` is what turning costs."""
    near = s.field.neighbor
    for turn in range(6):
        if extra[turn] != NONE:
            d = (f + turn) % 6
            cost = horse_step(s, u, origin, d)
            if cost:
                found.append((near[origin * 6 + d], origin, cost + extra[turn]))


def step_to(s: Guiscard, u: i64, at: i64, rear: i64, to: i64) -> tuple[int, int]:
    """One of the steps from a place: new rear and cost; the cost is 0 if it is impossible."""
    d = direction(s, at, to)
    if rear == NONE:
        return NONE, foot_step(s, u, at, d) if d != NONE else 0
    origin, extra = at, s.board.numbers.from_head
    if d == NONE:
        origin, extra = rear, s.board.numbers.from_rear
        d = direction(s, rear, to)
    more = extra[(d - facing_of(s, at, rear)) % 6] if d != NONE else NONE
    cost = horse_step(s, u, origin, d) if more != NONE else 0
    return origin, cost and cost + more


def steps(s: Guiscard, u: i64, at: i64, rear: i64) -> list[tuple[int, int, int]]:
    """All steps of a unit from a place: new hex, new rear (NONE on foot) and cost."""
    if rear != NONE:
        return rider_steps(s, u, at, rear)
    near = s.field.neighbor
    found: list[tuple[int, int, int]] = []
    for d in range(6):
        cost = foot_step(s, u, at, d)
        if cost:
            found.append((near[at * 6 + d], NONE, cost))
    return found


def may_stand(s: Guiscard, u: i64, at: i64, rear: i64 = NONE) -> bool:
    """GU-1.3, GU-R.89, GU-4.4, GU-4.47: whether nobody else is there. GU-7.35: no marker either.

    GU-R.137: so it is in the gate hex, on stairs and on ladders.
    """
    return not over_wall(s, at, rear) and is_free(s, u, at) and is_free(s, u, rear)


def over_wall(s: Guiscard, at: i64, rear: i64) -> bool:
    """GU-8.23: whether a low wall lies between head and rear, where no rider ends a move."""
    f = s.field
    if not f.built or rear == NONE:
        return False
    return f.side[at * 6 + direction(s, at, rear)] == LOW_WALL


def is_free(s: Guiscard, u: i64, h: i64) -> bool:
    """Whether a hex holds nobody but the unit itself; NONE always."""
    if h == NONE:
        return True
    there = s.grid[h]
    if there not in (NONE, u) and not (s.traits and is_person(there) and is_partner(s, u, there)):
        return False
    if s.machines and engine_in(s, h) is not None:
        return False
    return not (s.board.techniques and marked(s, owner(s, u), h))


def kept(s: Guiscard, u: i64) -> list[int]:
    """GU-4.44: the hexes of another unit on the move, and those where its move began."""
    v = s.mover
    return [s.at[v], s.rear[v], *s.track[:2]] if v not in (NONE, u) else []


def can_end(s: Guiscard, u: i64, at: i64, rear: i64, points: i64) -> bool:
    """PR-5: whether a legal end of the move can still be reached from a place."""
    if may_stand(s, u, at, rear):
        return True
    if points < 1:
        return False
    if has_room_ahead(s, u, at, rear, points):
        return True
    seen: set[int] = set()
    heap: list[tuple[int, int, int]] = [(0, at, rear)]
    while heap:
        spent, here, behind = heappop(heap)
        key = here * 1024 + behind + 1
        if key in seen:
            continue
        seen.add(key)
        if may_stand(s, u, here, behind):
            return True
        for to, tail, cost in steps(s, u, here, behind):
            if spent + cost <= points:
                heappush(heap, (spent + cost, to, tail))
    return False


def has_room_ahead(s: Guiscard, u: i64, at: i64, rear: i64, points: i64) -> bool:
    """Whether a unit can end its move one step further."""
    if rear != NONE:
        for to, tail, more in rider_steps(s, u, at, rear):
            if more <= points and may_stand(s, u, to, tail):
                return True
        return False
    near = s.field.neighbor
    for d in range(6):
        cost = foot_step(s, u, at, d)
        if 0 < cost <= points and is_free(s, u, near[at * 6 + d]):
            return True
    return False


def enterable(s: Guiscard, u: i64, h: i64) -> bool:
    """Whether a person on foot may be in a hex at all, by its terrain (GU-4.6)."""
    f = s.field
    if f.closed[h] or f.foot_base[h] == 0:
        return False
    return not (f.terrain[h] == DEEP and armoured(s, u))


def ground_for(s: Guiscard, at: i64, v: i64) -> list[int]:
    """GU-4.13, GU-4.50: the free hexes beside a carrier's hex where the person can be laid."""
    field = s.field
    found: list[int] = []
    for d in range(6):
        h = field.neighbor[at * 6 + d]
        if h == NONE or field.foot[at * 6 + d] == 0 or needs_will(s, at, h, NONE):
            continue
        if enterable(s, v, h) and may_stand(s, v, h):
            found.append(h)
    return found


def people_beside(s: Guiscard, at: i64, v: i64) -> list[int]:
    """GU-10.54, GU-R.211: the hexes beside another with a person on foot in them, alone."""
    field = s.field
    found: list[int] = []
    for d in range(6):
        h = field.neighbor[at * 6 + d]
        if h == NONE or field.foot[at * 6 + d] == 0 or needs_will(s, at, h, NONE):
            continue
        there = s.grid[h]
        if there == NONE or not is_person(there) or s.mount[there] != NONE:
            continue
        if enterable(s, v, h) and beneath(s, there) == NONE and engine_in(s, h) is None:
            found.append(h)
    return found


def room_beside(s: Guiscard, u: i64, v: i64) -> list[int]:
    """GU-12.25: the free hexes beside any hex of a unit where a person can be set down."""
    found = ground_for(s, s.at[u], v)
    if s.rear[u] != NONE:
        found += [h for h in ground_for(s, s.rear[u], v) if h not in found]
    return [h for h in found if h not in (s.at[u], s.rear[u])]


def around_horse(s: Guiscard, head: i64, rear: i64) -> list[int]:
    """GU-6.17: the six hexes round a horse: both flanks, front diagonals, rear sides.

    GU-8.2: nobody falls through a wall.
    """
    f = facing_of(s, head, rear)
    near = s.field.neighbor
    found: list[int] = []
    for place, turn in ((head, 2), (head, 4), (head, 1), (head, 5), (rear, 2), (rear, 4)):
        h = near[place * 6 + (f + turn) % 6]
        if h != NONE and h not in found and (is_open(s, head, h) or is_open(s, rear, h)):
            found.append(h)
    return found


def is_open(s: Guiscard, one: i64, two: i64) -> bool:
    """Whether two hexes touch over a side that anything passes: no wall, window or tent."""
    f = s.field
    d = f.grid.direction(one, two)
    if d == NONE:
        return False
    side = f.side[one * 6 + d]
    return not f.built or (side not in CLOSED_SIDES and side != WINDOW)

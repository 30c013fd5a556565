"""How bots use ladders, ropes, fire and engines (specification, section 10, points 11 to 13)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import NO_ACTION, arg, arg2, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.field import Field
from tafelrunde.games.guiscard.field.terrain import FAR, GATE, NONE, PALISADE, WALL_WALK
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.fire.arrows import first_roll, marks_of_wood
from tafelrunde.games.guiscard.movement.hauling import Hauling
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.pieces.engines import CREWS, engines, posts
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HOW,
    STONE,
    TO,
    UP,
    WHAT,
    WHOSE,
    engine_in,
    ladder_in,
    leading_to,
    perch,
    rope_in,
    whoever,
)
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.siegecraft import climbing
from tafelrunde.games.guiscard.siegecraft.burning import fires_near, fuel, light_refused
from tafelrunde.games.guiscard.siegecraft.ladders import movable, new_places, overturnable
from tafelrunde.games.guiscard.siegecraft.ropes import cuttable, pullable
from tafelrunde.games.guiscard.state import (
    COMING,
    LADDER,
    ON_MAP,
    ROPE,
    Guiscard,
    able,
    enemy,
    is_prisoner,
    owner,
)
from tafelrunde.games.guiscard.verbs import (
    BRING,
    CLIMB,
    CUT,
    HAUL,
    HEAVE,
    KINDLE,
    LEAP,
    LIGHT,
    OVERTURN,
    PULL_UP,
    QUENCH,
    RAISE_LADDER,
    RESITE,
    SET_LADDER,
    SLIDE,
    STEP,
    SWAP_ENDS,
    THROW_ROPE,
)

TAKE: Final = 5.0
NEVER: Final = -10.0
WAY: Final = 40  # points: a way that is as good as none
OUTSIDE: Final = 20.0  # points: to stand before walls without a way in
ARROW: Final = 0.4  # of what a fire would be worth: an arrow is only an arrow
HELD_WALL: Final = 2.0  # points: an enemy stands where a ladder leads to
BOWS: Final = 3  # the roster's weapons from here on reach far


def is_attacker(s: Guiscard, seat: i64) -> bool:
    """Whether a side wants in, or wants something to burn."""
    return seat == s.board.attacker


def feet(f: Field) -> list[int]:
    """What it costs to come to the foot of a palisade, from every hex."""
    known = f.ways.get("feet of palisades")
    if known is not None:
        return known
    found: list[int] = []
    for edge in range(f.hexes * 6):
        if f.side[edge] == PALISADE and f.owner[edge] and f.neighbor[edge] != NONE:
            found.append(f.neighbor[edge])
    return f.way_to_hexes("feet of palisades", found)


def ways_up(s: Guiscard) -> list[int]:
    """The feet of ladders and ropes."""
    return [x[AT] for x in s.machines if x[WHAT] in (LADDER, ROPE) and x[HOW] == UP]


def way_in(s: Guiscard, h: i64) -> float:
    """How far a hex is from a ladder, a rope or the gate, as the crow flies."""
    goals = ways_up(s) + s.field.regions.get("gate", [])
    return float(min([s.field.grid.distance(h, x) for x in goals])) if goals else float(WAY)


# -- where to stand


def post_of(s: Guiscard, u: i64) -> i64:
    """The place at an engine that is a unit's own: the cheapest men serve; NONE for others."""
    seat = owner(s, u)
    cost, weapon = s.board.roster.cost, s.board.roster.weapon
    men = [v for v in s.board.side_units[seat] if weapon[v] < BOWS and not s.board.horsed[v]]
    men = [v for v in men if not s.board.roster.civilian[v] and s.where[v] in (COMING, ON_MAP)]
    men.sort(key=lambda v: (cost[v], v))
    for engine in engines(s, seat):
        if engine[HOW] != UP:
            continue
        n = CREWS[engine[WHAT]]
        mine, men = men[:n], men[n:]
        if u in mine:
            places = [h for h in posts(s, engine) if s.field.foot_base[h] > 0]
            return places[mine.index(u) % len(places)] if places else NONE
    return NONE


def worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float | None:
    """How well a hex serves what a unit is to do in a siege; None where others know better."""
    seat = owner(s, u)
    post = post_of(s, u) if s.machines else NONE
    if post != NONE:
        return -3.0 * float(s.field.grid.distance(h, post))
    if s.board.wanted != NONE:
        return chase(s, u, h, foes)
    if s.board.burning and is_attacker(s, seat) and s.mount[u] == NONE:
        wood = [x for x in s.field.regions[s.board.burning] if s.field.wood[x]]
        if wood and s.board.roster.weapon[u] < BOWS:
            near = [s.field.grid.distance(h, x) for x in wood if not blaze.burns(s, x)]
            return -1.0 * float(min(near)) if near else 0.0
        return -0.8 * float(max(0, min([s.field.grid.distance(h, x) for x in wood] or [0]) - 6))
    return None


def chase(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """Attackers go for the man they want and out with him, defenders for the walls."""
    v = s.board.wanted
    f = s.field
    if owner(s, u) == owner(s, v):
        if u == v:  # he stays in the tower, and free
            return 8.0 if h in f.regions.get("tower", []) else 0.3 * float(foes.near[h])
        on_walk = 1.0 if f.terrain[h] == WALL_WALK else 0.0
        return on_walk - 0.4 * float(foes.near[h])
    if s.board.roster.weapon[u] >= BOWS:
        return -0.6 * abs(float(foes.near[h]) - 6.0)
    if is_prisoner(s, v):
        out = f.way_to_edge(3)[h] if s.burden == v else f.way_to_hex(s.at[v])[h]
        return -1.0 * float(min(out, WAY))
    away = f.way_to_hex(s.at[v])[h] if s.at[v] != NONE else FAR
    if away < FAR:
        return -1.0 * float(min(away, WAY))
    return -OUTSIDE - way_in(s, h)


# -- moves


def deed(s: Guiscard, u: i64) -> i64:
    """What a moving unit does here with a ladder or a rope; NO_ACTION for nothing."""
    seat, at = owner(s, u), s.at[u]
    if not is_attacker(s, seat):
        for rope in leading_to(s, ROPE, at):
            if climbing.pull_up_refused(s, u, rope[AT]) is None:
                return PULL_UP + rope[AT]
        return NO_ACTION
    if s.board.roster.weapon[u] >= BOWS or at in s.field.regions.get("castle", []):
        return NO_ACTION
    for h in s.field.grid.around[at]:
        if perch(s, u) and climbing.leap_refused(s, u, h) is None:
            return LEAP + h
        if climbing.throw_refused(s, u, h) is None and s.grid[h] == NONE:
            return THROW_ROPE + h
    for h in (at, *s.field.grid.around[at]):
        if climbing.climb_refused(s, u, h) is None and not is_held_by_friend(s, seat, h):
            return CLIMB + h
    return NO_ACTION


def is_held_by_friend(s: Guiscard, seat: i64, foot: i64) -> bool:
    """Whether a friend stands where a ladder or rope leads to."""
    thing = ladder_in(s, foot) or rope_in(s, foot)
    v = s.grid[thing[TO]] if thing is not None else NONE
    return v != NONE and is_person(v) and owner(s, v) == seat


def work_score(s: Guiscard, a: i64) -> float:
    """Works of the movement step: ladders first; fires by whoever gains by them."""
    verb, u = verb_of(a), arg(a)
    seat = owner(s, u)
    attacks = is_attacker(s, seat)
    if verb in (BRING, HAUL):
        return 2.0 * TAKE if attacks else NEVER
    if verb == RESITE:
        gains = [shift_gain(s, seat, ladder) for ladder in movable(s, seat, u)]
        return 1.5 * TAKE if attacks and max(gains) >= HELD_WALL else NEVER
    if verb == HEAVE:
        return TAKE if attacks and any([is_held(s, seat, x[TO]) for x in pullable(s)]) else NEVER
    if verb == QUENCH:
        worth_it = any([burning_worth(s, enemy(seat), h) > 0.0 for h in fires_near(s, u)])
        return TAKE if not attacks and worth_it else NEVER
    if verb == KINDLE:
        return TAKE if best_fuel(s, u) > 1.0 and not waits_to_light(s, u) else NEVER
    return NEVER


def is_held(s: Guiscard, seat: i64, h: i64) -> bool:
    """Whether an able enemy of a seat stands in a hex."""
    v = s.grid[h]
    return v != NONE and is_person(v) and owner(s, v) != seat and able(s, v)


def guard_of(s: Guiscard, seat: i64, top: i64) -> float:
    """How strongly enemies hold the hex to which a ladder leads: one in it, others beside it."""
    f = s.field
    beside = [
        f.neighbor[top * 6 + d]
        for d in range(6)
        if f.foot[top * 6 + d] > 0 and is_held(s, seat, f.neighbor[top * 6 + d])
    ]
    return (HELD_WALL if is_held(s, seat, top) else 0.0) + 0.5 * float(len(beside))


def shift_gain(s: Guiscard, seat: i64, ladder: list[int]) -> float:
    """How much weaker the wall is held where a ladder could be shifted to."""
    others = [guard_of(s, seat, top) for _, top in new_places(s, ladder)]
    return guard_of(s, seat, ladder[TO]) - min(others) if others else 0.0


def site_of_ladder(s: Guiscard, seat: i64, a: i64) -> float:
    """A ladder is shifted to where the wall is held least, and left standing."""
    return -guard_of(s, seat, arg2(a)) if verb_of(a) == SET_LADDER else NEVER


def fall_score(s: Guiscard, seat: i64, h: i64) -> float:
    """Whoever falls does so upon an enemy, or on free ground away from them; never on friends."""
    v = s.grid[h]
    if v == NONE:
        return -0.5 * float(len(capable_near(s, seat, h)))
    return 2.0 if owner(s, v) != seat else NEVER


def waits_to_light(s: Guiscard, u: i64) -> bool:
    """GU-10.57: whether a unit has a fire ready, which it loses when it does anything else."""
    return light_refused(s, u) is None and best_fuel(s, u) > 1.0


def best_fuel(s: Guiscard, u: i64) -> float:
    """What the best wood within a man's reach is worth to his side when it burns."""
    return max([light_score(s, u, h) for h in fuel(s, u)], default=NEVER)


def light_score(s: Guiscard, u: i64, h: i64) -> float:
    """What it is worth to light a hex; nobody lights the one he stands in."""
    return burning_worth(s, owner(s, u), h) - (4.0 if h == s.at[u] else 0.0)


def haul_score(s: Guiscard, a: i64) -> float:
    """Bearers go the shortest way to the palisade and raise their ladder there."""
    top = s.top
    verb = verb_of(a)
    if not isinstance(top, Hauling):
        return 0.0
    if verb == RAISE_LADDER:
        return 2.0 * TAKE - (1.0 if s.grid[arg(a)] != NONE else 0.0)
    way = feet(s.field)
    one, two = s.at[top.front], s.at[top.back]
    here = min(way[one], way[two])
    if verb == STEP:
        there = min(way[arg(a)], way[one])
        return float(here - there) + 0.1 * float(way[one] - way[arg(a)])
    if verb == SLIDE:
        near = s.field.neighbor
        there = min(way[near[one * 6 + arg(a)]], way[near[two * 6 + arg(a)]])
        return float(here - there) - 0.05
    if verb == SWAP_ENDS:
        return 0.05 if way[two] < way[one] else -1.0
    return 0.0


def entry_score(s: Guiscard, h: i64) -> float:
    """A ladder comes in where the way to the palisade is short."""
    return -float(feet(s.field)[h])


# -- melee and fire


def strike_score(s: Guiscard, a: i64) -> float:
    """Ladders with men on them fall first; fires are lit where they serve."""
    u = arg(a)
    if verb_of(a) == LIGHT:
        return TAKE if best_fuel(s, u) > 0.0 else NEVER
    theirs = not is_attacker(s, owner(s, u))
    if verb_of(a) == OVERTURN:
        manned = any([perch(s, whoever(s, h)) for h in overturnable(s, u) if whoever(s, h) != NONE])
        return (4.0 if manned else 1.0) if theirs else NEVER
    if verb_of(a) == CUT:
        return (2.0 if cuttable(s, u) else 0.0) if theirs else NEVER
    return 0.0


def burning_worth(s: Guiscard, seat: i64, h: i64) -> float:
    """What a seat gains if a hex burns: enemies in it, their things, walls it wants down."""
    f = s.field
    found = 0.0
    for x in blaze.joined(s, h):
        v = s.grid[x]
        if v != NONE and is_person(v):
            weight = 3.0 if blaze.is_oily(s, x) else 1.0
            found += weight if owner(s, v) != seat else -2.0 * weight
    engine = engine_in(s, h)
    ladder = ladder_in(s, h)
    for thing in (engine, ladder):
        if thing is not None:
            found += 4.0 if thing[WHOSE] != seat else -6.0
    if not f.wood[h]:
        return found
    if not is_attacker(s, seat):
        return found - 6.0  # nobody burns his own house
    if s.board.burning:
        return found + (4.0 if h in f.regions[s.board.burning] else -1.0)
    return found + (4.0 if f.terrain[h] == GATE else 0.5)


def arrow_score(s: Guiscard, u: i64) -> float:
    """What the best fire arrow of an archer is worth."""
    marks = marks_of_wood(s, u, s.board.roster.weapon[u] + 1)
    return max([arrow_worth(s, owner(s, u), h) for h in marks], default=NEVER)


def arrow_worth(s: Guiscard, seat: i64, h: i64) -> float:
    """What a fire arrow at a hex is worth, with its chance."""
    chance = float(11 - first_roll(s, h)) / 10.0
    return ARROW * chance * burning_worth(s, seat, h)


# -- engines


def engine_aim(s: Guiscard, seat: i64, at: i64, h: i64) -> float:
    """Stones fly at the gate and at men on the walk, naphtha at crowds; away from friends."""
    engine = engine_in(s, at)
    if engine is None:
        return 0.0
    found = 0.0
    for x in (h, *s.field.grid.around[h]):
        v = s.grid[x]
        if v != NONE and is_person(v):
            near = 1.0 if x == h or engine[WHAT] != STONE else 0.4
            found += near if owner(s, v) != seat else -2.5 * near
    if engine[WHAT] == STONE and is_attacker(s, seat) and s.field.wood[h]:
        found += 4.0 if s.field.terrain[h] == GATE else 1.0
    return found


def site_score(s: Guiscard, seat: i64, h: i64) -> float:
    """Engines stand near what they are for: the gate, or the enemy's side."""
    grid = s.field.grid
    if is_attacker(s, seat):
        gate = s.field.regions.get("gate", [])
        return -abs(float(grid.distance(h, gate[0])) - 5.0) if gate else 0.0
    zone = [x for g in s.board.groups.values() if g.seat != seat for x in g.zone]
    middle = zone[len(zone) // 2] if zone else h
    return -0.2 * float(grid.distance(h, middle))


def face_score(s: Guiscard, seat: i64, at: i64, d: i64) -> float:
    """Whether an engine that points this way has its marks before it."""
    grid = s.field.grid
    marks = s.field.regions.get("castle", []) if is_attacker(s, seat) else []
    if not marks:
        marks = [x for g in s.board.groups.values() if g.seat != seat for x in g.zone]
    return sum([1.0 for x in marks if grid.in_sector(at, d, x)])

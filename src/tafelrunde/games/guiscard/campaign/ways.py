"""GU-11.20, GU-11.56, GU-11.64: who can still reach whom in a storm."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.campaign.forces import campaign_of
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire import fire
from tafelrunde.games.guiscard.fire.sight import best_origin
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.pieces.gear import AT, HOW, TO, UP, WHAT
from tafelrunde.games.guiscard.state import LADDER, ON_MAP, ROPE, Guiscard


def joined(s: Guiscard, h: i64) -> list[int]:
    """GU-11.64: where a man on foot gets from a hex, whoever stands there; ladders join."""
    f = s.field
    found = [f.neighbor[h * 6 + d] for d in range(6) if f.foot[h * 6 + d] > 0]
    for thing in s.machines:
        if thing[WHAT] in (LADDER, ROPE) and thing[HOW] == UP and h in (thing[AT], thing[TO]):
            found.append(thing[TO] if thing[AT] == h else thing[AT])
    return [x for x in found if x != NONE]


def reached_from(s: Guiscard, starts: Sequence[int]) -> set[int]:
    """All hexes to which a path on foot leads."""
    found, open_hexes = set(starts), list(starts)
    while open_hexes:
        for to in joined(s, open_hexes.pop()):
            if to not in found:
                found.add(to)
                open_hexes.append(to)
    return found


def men_on_map(s: Guiscard, seat: i64) -> list[int]:
    """The hexes of a seat's units on the map."""
    return [s.at[u] for u in s.board.side_units[seat] if s.where[u] == ON_MAP]


def is_separated(s: Guiscard) -> bool:
    """GU-11.64: no path on foot leads from an attacker to a defender."""
    attacker = s.siege[0].attacker
    reach = reached_from(s, men_on_map(s, attacker))
    return not any([h in reach for h in men_on_map(s, 1 - attacker)])


def inside_hexes(s: Guiscard) -> set[int]:
    """All hexes of the building."""
    campaign = campaign_of(s)
    parts = campaign.building.parts
    return {h for part in parts for h in campaign.hexes_of(part, s.field)}


def cut_off(s: Guiscard, seat: i64) -> list[int]:
    """GU-11.20: defenders outside the building who cannot get in without a check."""
    home = inside_hexes(s)
    found: list[int] = []
    for u in s.board.side_units[seat]:
        if s.where[u] == ON_MAP and s.at[u] not in home and not gets_home(s, u, seat, home):
            found.append(u)
    return found


def gets_home(s: Guiscard, u: i64, seat: i64, home: set[int]) -> bool:
    """Whether a shortest path into the building leads past no capable enemy."""
    shortest = steps_home(s, s.at[u], NONE, home)
    return shortest != NONE and steps_home(s, s.at[u], seat, home) == shortest


def steps_home(s: Guiscard, start: i64, wary: i64, home: set[int]) -> i64:
    """How many hexes it is into the building; a seat that is `wary` passes no capable enemy."""
    seen, ring, steps = {start}, [start], 0
    while ring:
        steps += 1
        further: list[int] = []
        for h in ring:
            for to in joined(s, h):
                if to in home:
                    return steps
                if to not in seen:
                    seen.add(to)
                    if wary == NONE or not capable_near(s, wary, to):
                        further.append(to)
        ring = further
    return NONE


def under_fire(s: Guiscard, seat: i64, h: i64) -> bool:
    """GU-11.56: whether a missile unit of the other side could shoot at a hex."""
    odds = s.board.numbers.odds
    for u in s.board.side_units[1 - seat]:
        if s.where[u] != ON_MAP:
            continue
        weapon = fire.weapon_of(s, u)
        if weapon == NONE or s.field.grid.distance(s.at[u], h) > odds.long_to[weapon]:
            continue
        if best_origin(s, u, h, weapon) != NONE:
            return True
    return False

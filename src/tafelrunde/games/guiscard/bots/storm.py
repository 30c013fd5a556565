"""How bots fight for a castle: get in, open or close the gate, take or keep the tower.

Only in scenarios whose goal is to hold a region alone (GU-12.6).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.bots import siege
from tafelrunde.games.guiscard.field.terrain import FAR, NONE
from tafelrunde.games.guiscard.files.scenario import Goal
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.scenarios.victory import hinderers, holders
from tafelrunde.games.guiscard.state import (
    COMING,
    GATE_WORK,
    ON_MAP,
    Guiscard,
    able,
    owner,
    trait,
)
from tafelrunde.games.guiscard.verbs import ADVANCE, STEP

SHOOTING: Final = 6  # hexes: the distance that archers seek
WAY: Final = 40  # points: a way that is as good as none
INSIDE: Final = 8.0  # points: to stand in the region that decides
LOCKED_OUT: Final = 30.0  # points: to stand before a closed gate
GUARDS: Final = 4  # defenders who are enough to keep a tower
ON_STAIRS: Final = 0.7  # of the goal: the part that the way there counts for


def goal_of(s: Guiscard) -> Goal:
    """The goal that both sides fight for."""
    return s.board.goals[s.board.storm]


def attacks(s: Guiscard, u: i64) -> bool:
    """Whether a unit belongs to those who want in."""
    return owner(s, u) == goal_of(s).winner


def worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """How well a hex serves what a unit is to do here."""
    if s.board.roster.weapon[u]:
        return -0.6 * abs(foes.near[h] - SHOOTING)
    region = goal_of(s).region
    away = s.field.way_to(region)[h]
    if attacks(s, u):
        if away == 0:
            return INSIDE
        if away < FAR:
            return -1.0 * min(away, WAY)
        if s.machines:  # chapter 10: a ladder is as good as a gate
            return -LOCKED_OUT - siege.way_in(s, h)
        return -LOCKED_OUT - float(min(before_gate(s, h), WAY))
    if away == 0:
        return INSIDE
    if hinderers(s, goal_of(s)) < GUARDS:
        return -1.0 * min(away, WAY)
    return -0.6 * foes.near[h]


def before_gate(s: Guiscard, h: i64) -> i64:
    """What the way from a hex outside to the gate costs."""
    f = s.field
    gates = f.regions.get("gate", [])
    inside = f.regions.get("castle", [])
    outside = [x for gate in gates for x in f.grid.around[gate] if x not in inside]
    return f.way_to_hexes("before the gate", outside)[h]


def is_locked_out(s: Guiscard, u: i64) -> bool:
    """Whether a unit stands or waits outside the castle."""
    if s.where[u] == COMING:
        return True
    return s.where[u] == ON_MAP and s.at[u] not in s.field.regions.get("castle", [])


def wants_gate_moved(s: Guiscard, u: i64) -> bool:
    """Whether a unit should work at the gate: to let friends in, or to keep enemies out."""
    seat = owner(s, u)
    if any([trait(s, v, GATE_WORK) for v in s.board.side_units[seat]]):
        return False
    ours = seat == s.board.attacker
    if s.field.gate_open == ours:
        return False
    attackers = s.board.side_units[s.board.attacker]
    return any([is_locked_out(s, v) for v in attackers])


def post_worth(s: Guiscard, seat: i64, h: i64) -> float:
    """What it is worth to defenders to begin in the region that decides."""
    if s.board.storm == NONE or seat == goal_of(s).winner:
        return 0.0
    return INSIDE if h in s.field.regions[goal_of(s).region] else 0.0


def advance_score(s: Guiscard, a: i64) -> float:
    """The score of an advance: nearer to the tower for attackers; its defenders stay."""
    if verb_of(a) == ADVANCE:
        u = arg(a)
        return 1.0 if attacks(s, u) and s.at[u] != NONE and not is_locked_out(s, u) else 0.0
    if verb_of(a) != STEP or not attacks(s, s.mover):
        return 0.5
    way = s.field.way_to(goal_of(s).region)
    here = s.track[0] if s.at[s.mover] == NONE else s.at[s.mover]
    return 1.0 + 0.1 * float(way[here] - way[arg(a)]) if way[arg(a)] <= way[here] else 0.0


def progress(s: Guiscard, goal: Goal) -> float:
    """How far a region is taken: who has come near it, and how few still hold it; 1 if it is."""
    against = hinderers(s, goal)
    if against == 0 and holders(s, goal) > 0:
        return 1.0
    way = s.field.way_to(goal.region)
    parts = [near(way[s.at[u]]) for u in s.board.side_units[goal.winner] if able(s, u)]
    parts.sort(reverse=True)
    come = sum(parts[:GUARDS]) / GUARDS
    return ON_STAIRS * (0.5 * come + 0.5 * (1.0 - min(1.0, float(against) / float(2 * GUARDS))))


def near(away: i64) -> float:
    """1 in the region, 0 where no way leads to it."""
    return 1.0 - float(min(away, WAY)) / float(WAY)

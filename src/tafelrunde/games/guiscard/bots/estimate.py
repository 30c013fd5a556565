"""What positions are worth, for bots: places, fights, shots, and the whole field."""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.bots import siege, storm
from tafelrunde.games.guiscard.bots.aims import (
    booty_worth,
    held_worth,
    leads_booty,
    opening_worth,
    way,
)
from tafelrunde.games.guiscard.bots.stances import Stance
from tafelrunde.games.guiscard.captives.prisoners import captor_of, prisoner_of
from tafelrunde.games.guiscard.field.terrain import COLUMNS, NONE
from tafelrunde.games.guiscard.files.roster import own_horse
from tafelrunde.games.guiscard.files.scenario import SIEGES, Goal
from tafelrunde.games.guiscard.fire.shot import ShotForecast
from tafelrunde.games.guiscard.melee.odds import Combat
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.scenarios.victory import reached
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    COMING,
    FIRED,
    LEFT,
    MELEE,
    ON_MAP,
    RIDERLESS,
    STUNNED,
    WOUNDED,
    Guiscard,
    attack,
    defence,
    enemy,
    is_prisoner,
    owner,
)

# What a result letter takes from the defender and from the attacker, as parts of a unit
TAKEN: Final = {"C": 0.1, "D": 0.5, "E": 0.5, "F": 1.0, "I": 0.7, "J": 0.8, "K": 1.2}
SUFFERED: Final = {"A": 0.5, "B": 0.1, "G": 0.5, "H": 1.0}
SHOT: Final = {"A": 0.1, "B": 0.5, "C": 0.6, "D": 0.7, "E": 0.8, "F": 1.2}
FOOT_KILL: Final = 1.0
SCALE: Final = 0.015  # how points ahead turn into chances
SHOOTING: Final = 6  # hexes: the distance that archers seek
ON_THE_WAY: Final = 0.7  # of an errand: the part that the way there counts for
DANGER: Final = 0.5  # the part of what could be struck back that is lost
ESCAPE: Final = 6  # rounds that are kept for leaving the map; until then enemies are fought
GOAL: Final = 60.0  # points: a victory condition that is fulfilled


def value(s: Guiscard, u: i64) -> float:
    """What a unit is worth now."""
    cost = float(s.board.roster.cost[u])
    if s.health[u] == WOUNDED:
        cost *= 0.5
    elif s.health[u] == STUNNED:
        cost *= 0.7
    return cost


def fight_worth(s: Guiscard, combat: Combat, attackers: list[int], defenders: list[int]) -> float:
    """The expected gain of a combat, in points."""
    ours = min([value(s, a) for a in attackers])
    theirs = max([value(s, e) for e in defenders])
    gain = 0.0
    for letter in combat.results:
        gain += TAKEN.get(letter, 0.0) * theirs - SUFFERED.get(letter, 0.0) * ours
    return gain / len(combat.results)


def shot_worth(s: Guiscard, found: ShotForecast, victim: i64) -> float:
    """The expected gain of a shot, in points."""
    if not found.effects:
        return 0.0
    foot = s.mount[victim] == NONE
    harm = sum([FOOT_KILL if foot and x == "C" else SHOT.get(x, 0.0) for x in found.effects])
    return found.hits / 10 * harm / len(found.effects) * value(s, victim)


def duel(difference: i64) -> float:
    """Roughly which part of the defender an attack with this difference takes."""
    if difference < 0:
        return -0.15
    if difference < 9:
        return 0.08
    if difference < 16:
        return 0.2
    if difference < 26:
        return 0.32
    return 0.45 if difference < 41 else 0.6


def goals_of(s: Guiscard, seat: i64) -> list[Goal]:
    """The conditions that a seat wants fulfilled."""
    return [g for g in s.board.goals if g.winner == seat and g.sort != "else"]


def ground_worth(s: Guiscard, u: i64, h: i64, foes: Foes, stance: Stance) -> float:
    """How well a unit stands on a hex, without those whom it meets there."""
    worth = stance.pull * goal_worth(s, u, h, foes) + 0.4 * float(s.field.melee[h])
    if stance.rest:
        worth -= stance.rest * float(s.field.grid.distance(h, s.at[u]))
    if s.field.built:
        worth += opening_worth(s, u, h, foes)
    return worth


def facing_worth(s: Guiscard, place: i64, foes: Foes) -> float:
    """What a rider's facing is worth: best towards the enemy."""
    ahead = s.field.neighbor[place]
    return 0.1 * (foes.near[place // 6] - foes.near[ahead]) if ahead != NONE else -0.1


def goal_worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """The way to the goal of the unit's side, or to the enemy where there is none.

    A rider on foot goes to his horse first.
    """
    horse = own_horse(u)
    strayed = s.mount[u] == NONE and s.board.roster.cavalry[u] and s.horse[horse] == RIDERLESS
    if strayed and s.horse_at[horse] != NONE:
        return -2.0 * way_to_horse(s, h, u)
    if s.board.looter != NONE:
        return booty_worth(s, u, h, foes)
    if s.board.captives:
        return captive_worth(s, u, h, foes)
    if s.board.chapter >= SIEGES:
        found = siege.worth(s, u, h, foes)
        if found is not None:
            return found
    if s.board.storm != NONE:
        return storm.worth(s, u, h, foes)
    errand = s.board.errand[u]
    if s.board.held[owner(s, u)]:
        return held_worth(s, owner(s, u), h, foes)
    if errand == NONE:
        away = foes.near[h]
        return -0.6 * (abs(away - SHOOTING) if s.board.roster.weapon[u] else away)
    goal = s.board.goals[errand]
    if goal.sort == "stand":
        away = s.field.way_to(goal.region)[h]
        return -1.5 * min(away, 40) if away else 12.0
    if goal.sort == "leave":
        if len(goal.units) == 1:  # the only one who counts had better go
            return -1.0 * float(min(s.field.way_to_edge(goal.map_side)[h], 60))
        if not foes.beaten and s.round + ESCAPE < s.board.rounds:
            return -0.6 * foes.near[h]
        return -2.0 * float(edge_distance(s, h, goal.map_side))
    # whoever need only live stays on his hill
    return 2.0 * float(s.field.level[h]) - 0.05 * float(edge_distance(s, h, goal.map_side))


def way_to_horse(s: Guiscard, h: i64, u: i64) -> float:
    """How far a hex is from a unit's horse; where there are houses, from where it is mounted."""
    at, rear = s.horse_at[own_horse(u)], s.horse_rear[own_horse(u)]
    if not s.field.built:
        return float(s.field.grid.distance(h, at))
    around = s.field.grid.around
    return min([way(s, h, x) for x in around[at] if x in around[rear]])


def captive_worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """Raiders go to the nearest free captive and away with him; civilians keep off the enemy.

    Everybody else goes to whoever leads somebody away, or stays between them and the enemy.
    """
    if owner(s, u) == s.board.raider:
        if prisoner_of(s, u) != NONE:
            return -3.0 * float(min(s.field.way_to_edge(s.board.raid_side)[h], 60))
        free = [v for v in s.board.captives if s.where[v] == ON_MAP and not is_prisoner(s, v)]
        if free and not s.board.roster.weapon[u]:
            return -1.0 * min([way(s, h, s.at[v]) for v in free if s.at[v] != NONE])
    elif s.board.roster.civilian[u]:
        return 0.5 * float(min(foes.near[h], 8))
    else:
        led = [captor_of(s, v) for v in s.board.captives if is_prisoner(s, v)]
        posts = [s.at[c] for c in led if s.where[c] == ON_MAP and s.at[c] != NONE]
        if posts:
            return -1.0 * min([way(s, h, post) for post in posts])
        wards = [s.at[v] for v in s.board.captives if s.where[v] == ON_MAP and s.at[v] != NONE]
        if wards:
            return -0.4 * min([way(s, h, ward) for ward in wards]) - 0.3 * float(foes.near[h])
    away = foes.near[h]
    return -0.6 * (abs(away - SHOOTING) if s.board.roster.weapon[u] else away)


def edge_distance(s: Guiscard, h: i64, side: i64) -> i64:
    """How far a hex is from a side of the map."""
    row, column = h // COLUMNS, h % COLUMNS
    if side == 1:
        return row
    if side == 2:
        return COLUMNS - 1 - column
    return s.field.rows - 1 - row if side == 3 else column


def contact_worth(s: Guiscard, u: i64, h: i64, stance: Stance) -> float:
    """Whom the unit could attack from a hex with its friends, and what could strike it there."""
    seat = owner(s, u)
    near = capable_near(s, seat, h)
    if not near:
        return 0.0
    shooter = s.board.roster.weapon[u] > 0
    worth = -6.0 if shooter else 0.0
    best = 0.0
    for e in near:
        joint = attack(s, u)
        for v in capable_near(s, enemy(seat), s.at[e], u):
            if not s.done[v] & (ATTACKED | FIRED):
                joint += attack(s, v)
        gain = duel(joint - defence(s, e)) * value(s, e)
        if s.board.hunted[e]:
            gain *= 1.5
        best = max(best, gain)
    strength = sum([attack(s, e) for e in near])
    return worth + stance.zeal * best - stance.care * duel(strength - defence(s, u)) * value(s, u)


def standing(s: Guiscard, seat: i64) -> float:
    """What a side has on the field, and how far its goals are fulfilled, in points."""
    total = 0.0
    for u in s.board.side_units[seat]:
        if s.where[u] in (ON_MAP, COMING):
            total += value(s, u)
        elif s.where[u] == LEFT:
            total += float(s.board.roster.cost[u]) if counts_exit(s, u, seat) else 0.0
    for goal in goals_of(s, seat):
        total += GOAL * progress(s, goal)
    return total


def gained(s: Guiscard, seat: i64) -> float:
    """What a side has more than at the beginning: a scenario gives both sides a fair chance."""
    began = float(sum([s.board.roster.cost[u] for u in s.board.side_units[seat]]))
    for goal in goals_of(s, seat):
        if goal.sort == "alive":
            began += GOAL
        elif goal.sort != "dead":
            began += GOAL * ON_THE_WAY / 2
    return standing(s, seat) - began


def counts_exit(s: Guiscard, u: i64, seat: i64) -> bool:
    """Whether a unit that left helped its side."""
    return any([u in g.units and g.map_side == s.exit[u] for g in goals_of(s, seat)])


def progress(s: Guiscard, goal: Goal) -> float:
    """How far a condition is fulfilled, from 0 to 1."""
    if goal.sort == "dead":
        hurt = sum([1.0 - living_part(s, u) for u in goal.units])
        return min(1.0, hurt / float(goal.n))
    if goal.sort == "alive":
        return min(1.0, sum([living_part(s, u) for u in goal.units]) / float(goal.n))
    if goal.sort == "carried":
        caught = [part_caught(s, v, goal) for v in goal.units]
        caught.sort(reverse=True)
        return sum(caught[: goal.n]) / float(goal.n)
    if goal.sort == "packs":
        gone = [1.0] * reached(s, goal)
        led = [part_led(s, u, goal) for u in s.board.side_units[goal.winner] if leads_booty(s, u)]
        led.sort(reverse=True)
        return sum([*gone, *led][: goal.n]) / float(goal.n)
    if goal.sort == "taken":
        held = sum([1.0 if is_prisoner(s, v) else 1.0 - living_part(s, v) for v in goal.units])
        return min(1.0, held / float(goal.n))
    if goal.sort == "hold":
        return storm.progress(s, goal)
    if goal.sort in ("leave", "stand"):
        parts = [part_of_way(s, u, goal) for u in goal.units]
        parts.sort(reverse=True)
        return sum(parts[: goal.n]) / float(goal.n)
    return 0.0


def part_led(s: Guiscard, u: i64, goal: Goal) -> float:
    """How far whoever leads booty has come: 1 when he is gone."""
    away = float(edge_distance(s, s.at[u], goal.map_side)) if s.at[u] != NONE else float(COLUMNS)
    return 0.4 + 0.4 * (1.0 - away / float(COLUMNS))


def part_caught(s: Guiscard, v: i64, goal: Goal) -> float:
    """How far a captive is on his way: 1 when he is carried off."""
    if not is_prisoner(s, v) or s.where[v] not in (ON_MAP, LEFT):
        return 0.0
    if s.where[v] == LEFT:
        return 1.0
    u = captor_of(s, v)
    at = s.at[u] if s.where[u] == ON_MAP else s.at[v]
    return 0.4 + 0.4 * (1.0 - float(edge_distance(s, at, goal.map_side)) / float(COLUMNS))


def part_of_way(s: Guiscard, u: i64, goal: Goal) -> float:
    """How far a unit has come on its errand: 1 when it is done."""
    if s.where[u] == LEFT:
        return 1.0 if goal.map_side else 0.0
    if s.where[u] != ON_MAP or s.at[u] == NONE:
        return 0.0
    if goal.map_side:
        left = float(edge_distance(s, s.at[u], goal.map_side)) / float(s.field.rows)
        return ON_THE_WAY * (1.0 - left) * living_part(s, u)
    away = s.field.way_to(goal.region)[s.at[u]]
    return 1.0 if away == 0 else ON_THE_WAY * (1.0 - min(away, 40) / 40)


def living_part(s: Guiscard, u: i64) -> float:
    """1 for a healthy unit, less for a hurt one, nothing for a dead one."""
    if s.where[u] == LEFT:
        return 1.0 if s.board.safe_exit[u] in (0, s.exit[u]) else 0.0
    if s.where[u] not in (ON_MAP, COMING):
        return 0.0
    return (1.0, 0.6, 0.7)[s.health[u]]


def chance(s: Guiscard, seat: i64) -> float:
    """The chance to win, from what both sides have, have reached, and are about to lose.

    Before the melee of a turn the attacks that are possible now count with what they take on
    average: a roll-out that stops there needs no dice for them.
    """
    ahead = gained(s, seat) - gained(s, enemy(seat))
    mine = s.active
    soon = threat(s, enemy(mine))
    if s.phase == MELEE:
        soon = strikes(s, mine) - DANGER * threat(s, mine)
    ahead += soon if seat == mine else -soon
    hurry = 1.0 + float(s.round) / float(s.board.rounds)
    return 1.0 / (1.0 + exp(-SCALE * hurry * ahead))


def threat(s: Guiscard, seat: i64) -> float:
    """What the enemies in contact could take from a side when they attack."""
    total = 0.0
    for u in s.board.side_units[seat]:
        if s.where[u] != ON_MAP or s.at[u] == NONE:
            continue
        near = capable_near(s, seat, s.at[u])
        if near:
            joint = sum([attack(s, e) for e in near])
            total += max(0.0, duel(joint - defence(s, u))) * stake(s, u)
    return total


def strikes(s: Guiscard, seat: i64) -> float:
    """What a side's attacks could take now, each unit with the others at its best target."""
    joint: dict[int, int] = {}
    for u in s.board.side_units[enemy(seat)]:
        if s.where[u] == ON_MAP and s.at[u] != NONE:
            for a in capable_near(s, enemy(seat), s.at[u]):
                if not s.done[a] & (ATTACKED | FIRED):
                    joint[u] = joint.get(u, 0) + attack(s, a)
    total = 0.0
    used: set[int] = set()
    ranked = sorted(joint, key=lambda u: (-duel(joint[u] - defence(s, u)) * stake(s, u), u))
    for u in ranked:
        near = [a for a in capable_near(s, enemy(seat), s.at[u]) if a not in used]
        near = [a for a in near if not s.done[a] & (ATTACKED | FIRED)]
        if near:
            gain = duel(sum([attack(s, a) for a in near]) - defence(s, u))
            if gain > 0.0:
                total += gain * stake(s, u)
                used.update(near)
    return total


def stake(s: Guiscard, u: i64) -> float:
    """What a unit's death is worth to its enemy: its own worth, and a part of his goal."""
    worth = value(s, u)
    for goal in s.board.goals:
        if goal.sort == "dead" and u in goal.units:
            worth += GOAL / float(goal.n)
    return worth

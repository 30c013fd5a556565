"""Whole moves for bots: where a unit could go this turn, and the way there.

A plan is an action with unit, place (see `walk`) and the map side over which the unit leaves, or
0. The table never sees it: a bot carries it out step by step.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import NO_ACTION, VERB, Offers, arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.bots import estimate as e
from tafelrunde.games.guiscard.bots.aims import leads_booty
from tafelrunde.games.guiscard.bots.stances import STANCE, STANCES, Stance
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire import fire
from tafelrunde.games.guiscard.fire.sight import best_origin
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.movement.stepping import step_refused, stop_refused
from tafelrunde.games.guiscard.pieces.contact import is_threatened
from tafelrunde.games.guiscard.reach.foes import Foes, key_of
from tafelrunde.games.guiscard.reach.steps import may_stand
from tafelrunde.games.guiscard.reach.walk import UnitWalk, place_of, rear_of
from tafelrunde.games.guiscard.state import ON_MAP, Guiscard, enemy, owner
from tafelrunde.games.guiscard.verbs import LEAVE, STEP, STOP

PLAN: Final = 1000 << 24  # the verb, above all those of the rules
PLACE_AT: Final = 1 << 8  # where place and side begin in a plan; the unit comes first
SIDE_AT: Final = 1 << 21
PLANS: Final = 6  # how many ways to move a unit are weighed
WORSE: Final = 4.0  # points: plans that look this much worse than the best are not weighed
OPEN: Final = 10  # places out of contact that are remembered
CHECK: Final = 0.3  # of a unit's worth: what an enemy on the way costs
HOLD: Final = 5.0  # points: an archer who sees a target stays, and so does a formation
OUT: Final = 100.0  # points: leaving the map where that is the goal
MEMORY: Final = 400  # outlooks that are kept


def plan_of(u: i64, place: i64, side: i64) -> i64:
    """The plan of a unit to go to a place, and from there over a side of the map.

    Only the low digits of its number fit: plans are made for the unit that moves, and tell two of
    its places apart.
    """
    return PLAN + u % PLACE_AT + place * PLACE_AT + side * SIDE_AT


def goal_of(plan: i64) -> i64:
    """The place at the end of the move."""
    return plan % SIDE_AT // PLACE_AT


def exit_of(plan: i64) -> i64:
    """The side over which the unit leaves the map, or 0."""
    return plan % VERB // SIDE_AT


class Outlook:
    """A unit's places that depend on the enemies alone: those in contact, the best others."""

    def __init__(self, s: Guiscard, u: i64, points: i64, foes: Foes, stance: Stance) -> None:
        self.walk: UnitWalk = UnitWalk(s, u, points, foes.touch)
        self.base: dict[int, float] = {}
        self.contact: list[int] = []
        self.open: list[int] = []
        self.exits: list[tuple[int, int]] = []
        heads: dict[int, int] = {}
        for place in self.walk.places:
            h = place // 6
            worth = e.ground_worth(s, u, h, foes, stance)
            worth -= CHECK * self.walk.risk[place] * e.value(s, u)
            if self.walk.rides:
                worth += e.facing_worth(s, place, foes)
            self.base[place] = worth
            known = heads.get(h)
            if known is None or self.base[known] < worth:
                heads[h] = place
        self.sort_out(s, u, list(heads.values()), foes)

    def sort_out(self, s: Guiscard, u: i64, places: list[int], foes: Foes) -> None:
        """Tell the places in contact with enemies from the others, and find the ways out."""
        sides = [g.map_side for g in e.goals_of(s, owner(s, u)) if g.map_side and u in g.units]
        if s.burden != NONE and s.board.raider == owner(s, u):
            sides.append(s.board.raid_side)
        if s.board.looter == owner(s, u) and leads_booty(s, u):
            sides.append(s.board.loot_side)
        ranked: list[tuple[float, int]] = []
        for place in places:
            h = place // 6
            for side in sides:
                if s.field.edge_of(h, side) and self.walk.cost[place] < self.walk.points:
                    self.exits.append((place, side))
            if foes.touch[h]:
                self.contact.append(place)
            else:
                ranked.append((-self.base[place], place))
        ranked.sort()
        self.open = [place for _, place in ranked[:OPEN]]


class Planner:
    """Makes plans for units and follows them; keeps what it knows about positions.

    It lives as long as one question. What a side has in mind beyond that is its intent: how it
    sets up, its stances by turn, and the steps of the plan under way.
    """

    def __init__(self, intent: tuple[int, ...] = ()) -> None:
        self.arrays: list[int] = [0, 0]  # how each side sets up
        self.stances: dict[int, int] = {}  # by turn, where it is not the usual one
        self.foes: dict[tuple[int, ...], Foes] = {}
        self.outlooks: dict[tuple[int, ...], Outlook] = {}
        self.way: dict[tuple[int, int, int, int], int] = {}  # the plan under way
        self.liked: dict[int, float] = {}  # the plans made last, with their scores
        if intent:
            self.arrays = [intent[0], intent[1]]
            steps = 3 + 2 * intent[2]
            for i in range(3, steps, 2):
                self.stances[intent[i]] = intent[i + 1]
            for i in range(steps, len(intent), 5):
                key = (intent[i], intent[i + 1], intent[i + 2], intent[i + 3])
                self.way[key] = intent[i + 4]

    def intent(self) -> tuple[int, ...]:
        """What the side has in mind, as numbers for its next question."""
        found = [*self.arrays, len(self.stances)]
        for turn, stance in self.stances.items():
            found += [turn, stance]
        for key, action in self.way.items():
            found += [*key, action]
        return tuple(found)

    def take(self, s: Guiscard, stance: i64) -> None:
        """Behave like this for the rest of the turn."""
        self.stances[s.turn] = stance

    def stances_now(self, s: Guiscard, out: Offers) -> None:
        """All stances, that of the side's last turn first: with it a roll-out goes on."""
        last = self.stances.get(s.turn - 2, 0)
        out.add(STANCE + last)
        out.span(STANCE, 0, last)
        out.span(STANCE, last + 1, len(STANCES))

    def picture(self, s: Guiscard, seat: i64) -> Foes:
        """The enemies of a seat; made once per position."""
        key = (seat, *key_of(s, seat))
        found = self.foes.get(key)
        if found is None:
            if len(self.foes) >= MEMORY:
                self.foes.clear()
            found = Foes(s, seat)
            self.foes[key] = found
        return found

    def outlook(self, s: Guiscard, u: i64) -> Outlook:
        """A unit's places with the points it has left; made once per position of the enemies."""
        seat = owner(s, u)
        dead = len(s.dead) + len(s.carcasses)
        mood = self.stances.get(s.turn, 0)
        led = len(reins.led_by(s, u)) if s.board.strays else 0
        key = (mood, u, s.at[u], s.rear[u], s.points, dead, s.health[u], led, *key_of(s, seat))
        found = self.outlooks.get(key)
        if found is None:
            if len(self.outlooks) >= MEMORY:
                self.outlooks.clear()
            found = Outlook(s, u, s.points, self.picture(s, seat), STANCES[mood])
            self.outlooks[key] = found
        return found

    def plans(self, s: Guiscard, u: i64) -> list[int]:
        """The most promising whole moves of a unit, best first; none if it can stop nowhere."""
        out = self.outlook(s, u)
        rides = out.walk.rides
        stance = STANCES[self.stances.get(s.turn, 0)]
        if out.exits:
            place, side = out.exits[0]
            return self.note([(-OUT, place)], u, side)
        ranked: list[tuple[float, int]] = []
        for place in out.open:
            if place != out.walk.start and may_stand(s, u, place // 6, rear_of(s, place, rides)):
                ranked.append((-out.base[place], place))
        for place in out.contact:
            if place != out.walk.start and may_stand(s, u, place // 6, rear_of(s, place, rides)):
                worth = out.base[place] + e.contact_worth(s, u, place // 6, stance)
                ranked.append((-worth, place))
        if stop_refused(s, u) is None:
            ranked.append((-stay_worth(s, u, out, stance), out.walk.start))
        ranked.sort()
        return self.note([x for x in ranked[:PLANS] if x[0] < ranked[0][0] + WORSE], u, 0)

    def note(self, ranked: list[tuple[float, int]], u: i64, side: i64) -> list[int]:
        """The plans as actions; their scores are kept for `liked`."""
        self.liked = {}
        for worth, place in ranked:
            self.liked[plan_of(u, place, side)] = -worth
        return list(self.liked)

    def set_out(self, s: Guiscard, plan: i64) -> None:
        """From now on follow this plan, as long as nothing drives the unit off its way."""
        u, goal, side = s.mover, goal_of(plan), exit_of(plan)
        walk = self.outlook(s, u).walk
        self.way = {}
        place, points = walk.start, s.points
        for following in walk.way(goal):
            self.way[(u, s.turn, place, points)] = STEP + (following // 6)
            place, points = following, s.points - walk.cost[following]
        self.way[(u, s.turn, place, points)] = LEAVE + side if side else STOP

    def follow(self, s: Guiscard) -> i64:
        """The next action of a plan under way; a move that begins has none yet."""
        return self.next_action(s, s.mover) if len(s.track) > 2 else NO_ACTION

    def next_action(self, s: Guiscard, u: i64) -> i64:
        """The next action of the plan under way; NO_ACTION if there is none, or it is barred."""
        key = (u, s.turn, place_of(s, s.at[u], s.rear[u]), s.points)
        found = self.way.get(key, NO_ACTION)
        if verb_of(found) == STEP:
            refused = step_refused(s, u, arg(found)) is not None
        else:
            refused = verb_of(found) == STOP and stop_refused(s, u) is not None
        return NO_ACTION if refused else found


def stay_worth(s: Guiscard, u: i64, out: Outlook, stance: Stance) -> float:
    """What it is worth to stop where the unit is."""
    worth = out.base[out.walk.start] + e.contact_worth(s, u, s.at[u], stance) + 0.1
    return worth + HOLD if holds_position(s, u) else worth


def holds_position(s: Guiscard, u: i64) -> bool:
    """Whether a unit stays where it is: archers with a target, and formations."""
    if s.form[u]:
        return True
    if s.board.roster.weapon[u] == 0 or is_threatened(s, owner(s, u), s.at[u]):
        return False
    weapon = fire.weapon_of(s, u)
    if weapon == NONE:
        return False
    grid, odds = s.field.grid, s.board.numbers.odds
    for x in s.board.side_units[enemy(owner(s, u))]:
        if s.where[x] != ON_MAP or grid.distance(s.at[u], s.at[x]) > odds.medium_to[weapon]:
            continue
        if best_origin(s, u, s.at[x], weapon) != NONE:
            return True
    return False

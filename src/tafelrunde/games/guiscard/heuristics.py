"""What bots may know about Guiscard beyond its rules (specification, section 10)."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action
from tafelrunde.core.game import Heuristics
from tafelrunde.core.state import State
from tafelrunde.games.guiscard import estimate as e
from tafelrunde.games.guiscard import fire, formation
from tafelrunde.games.guiscard.charging import ChargeStep
from tafelrunde.games.guiscard.contact import capable_near
from tafelrunde.games.guiscard.foes import Foes
from tafelrunde.games.guiscard.melee import MeleeStep, pending_charge
from tafelrunde.games.guiscard.melee_odds import explain_odds
from tafelrunde.games.guiscard.plans import Planner
from tafelrunde.games.guiscard.riding import mountable
from tafelrunde.games.guiscard.shot import preview
from tafelrunde.games.guiscard.sight import best_origin
from tafelrunde.games.guiscard.stances import ARRAY, ARRAYS, RIDE, Array, is_opening
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    FIRED,
    FOULKON,
    MELEE,
    ON_MAP,
    SPEAR,
    Guiscard,
    attack,
    defence,
    enemy,
    owner,
)
from tafelrunde.games.guiscard.tables import COLUMNS, NONE, UNITS
from tafelrunde.games.guiscard.verbs import END_STEP, MOUNT, STOP

HEAT: Final = 1.0  # points: how far a worse action is still tried
PICK_FIRST: Final = 3.0
USUAL: Final = 1.0  # what speaks for the usual behaviour before anything is tried
LONG: Final = 5  # iterations: what one counts for whose roll-out is that long
SET_UP: Final = 2  # iterations: what one counts that goes from the set-up to the end
SET_UP_CLOCK: Final = 10_000  # no turn of the game comes after it: a set-up is judged by the end
TAKE: Final = 5.0  # what is nearly always right


class GuiscardHeuristics(Heuristics):
    """Focus fire, joint attacks, the way to the objective, and no lone man among enemies."""

    turns: ClassVar[int] = 12  # half turns: three rounds
    weight: ClassVar[int] = 2
    doubt: ClassVar[float] = 1.0
    plans: ClassVar[bool] = True
    single: ClassVar[bool] = True
    inertia: ClassVar[float] = 0.08

    def __init__(self) -> None:
        self.planner: Planner = Planner()

    def weights(self, s: State, seat: int, actions: list[Action]) -> list[float]:
        scores = self.scores(cast(Guiscard, s), seat, s.prompt, actions)
        best = max(scores)
        return [exp(max(-30.0, (x - best) / HEAT)) + 0.0001 for x in scores]

    def scores(self, s: Guiscard, seat: int, prompt: str, actions: list[Action]) -> list[float]:
        """How good actions or plans look, in points."""
        if actions[0].kind == "plan":
            return [self.planner.liked[a] for a in actions]
        if actions[0].kind in ("array", "stance", "ride"):
            return [USUAL if a is actions[0] else 0.0 for a in actions]
        if prompt == "move-step":
            return self.move_scores(s, seat, actions)
        if prompt in ("enter", "enter-head"):
            foes = self.planner.picture(s, seat)
            return [entry_score(s, s.mover, a, foes) for a in actions]
        if prompt == "set-up-hex":
            array = ARRAYS[self.planner.arrays[seat]]
            return [place_score(s, seat, a.args[0], array) for a in actions]
        return [score(s, seat, prompt, a) for a in actions]

    def worth(self, s: State, seat: int) -> float:
        g = cast(Guiscard, s)
        if g.over:
            return (1.0 if len(g.winners) == 1 else 0.5) if seat in g.winners else 0.0
        return e.chance(g, seat) if g.grid else 0.5

    def standing(self, s: State) -> list[float]:
        g = cast(Guiscard, s)
        return [e.standing(g, seat) for seat in range(2)]

    def holdings(self, s: State) -> list[list[str]]:
        g = cast(Guiscard, s)
        return [
            [f"unit:{u}" for u in g.board.side_units[seat] if g.where[u] == ON_MAP]
            for seat in range(2)
        ]

    def sides(self, s: State) -> list[str]:
        return list(cast(Guiscard, s).board.sides)

    # -- whole moves

    def clock(self, s: State) -> int:
        """Half turns: up to the melee, and the melee itself."""
        g = cast(Guiscard, s)
        if g.round == 0:
            return SET_UP_CLOCK
        return 2 * g.turn + (1 if g.phase >= MELEE else 0)

    def price(self, s: State) -> int:
        """How a side behaves is worth long roll-outs; a single move shows in none."""
        g, prompt = cast(Guiscard, s), s.prompt
        if not is_opening(g, s.to_move(), prompt):
            return 0
        return SET_UP if prompt == "set-up-hex" else LONG

    def patience(self, s: State) -> int:
        """One or two questions of a turn are searched, all others take no time."""
        return LONG

    def choices(self, s: State, seat: int) -> list[Action]:
        """How a side sets up and behaves in a turn, and plans of whole moves. Everything else is
        decided by what it is worth on average: a search would need thousands of dice to know
        better.
        """
        g = cast(Guiscard, s)
        prompt = s.prompt
        if not is_opening(g, seat, prompt):
            return self.usual(g, seat, prompt)
        if prompt == "set-up-hex":
            return ARRAY
        return RIDE if prompt == "charge" else self.planner.stances_now(g)

    def usual(self, g: Guiscard, seat: int, prompt: str) -> list[Action]:
        """Plans of a unit that sets out; else the one action that looks best."""
        if prompt == "move-step":
            following = self.planner.follow(g)
            if following is None and g.board.roster.cavalry[g.mover]:
                following = back_on_horse(g, g.mover)
            if following is not None:
                return [following]
            found = self.planner.plans(g, g.mover)
            if found:
                return found
        actions = g.legal(seat)
        if len(actions) == 1:
            return actions
        scores = self.scores(g, seat, prompt, actions)
        return [actions[scores.index(max(scores))]]

    def carry_out(self, s: State, seat: int, choice: Action) -> Action:
        g = cast(Guiscard, s)
        if choice.kind == "array":
            self.planner.arrays[seat] = choice.args[0]
            return self.usual(g, seat, "set-up-hex")[0]
        if choice.kind == "stance":
            self.planner.take(g, choice.args[0])
            return self.usual(g, seat, "move-unit")[0]
        if choice.kind == "ride":
            return self.usual(g, seat, "charge")[0] if choice.args[0] else END_STEP
        if choice.kind != "plan":
            return choice
        self.planner.set_out(g, choice)
        following = self.planner.next_action(g, g.mover)
        if following is not None:
            return following
        actions = s.legal(seat)
        return STOP if STOP in actions else actions[0]

    def under_way(self, s: State, seat: int) -> Action | None:
        if s.prompt != "move-step":
            return None
        return self.planner.follow(cast(Guiscard, s))

    def move_scores(self, s: Guiscard, seat: int, actions: list[Action]) -> list[float]:
        """The next action of the best plan, and what else there is."""
        following = self.planner.follow(s)
        if following is None and s.board.roster.cavalry[s.mover]:
            following = back_on_horse(s, s.mover)
        if following is None:
            plans = self.planner.plans(s, s.mover)
            if plans:
                following = self.carry_out(s, seat, plans[0])
        return [TAKE if a == following else rest_score(a) for a in actions]


def back_on_horse(s: Guiscard, u: int) -> Action | None:
    """A rider on foot mounts where he can."""
    horses = mountable(s, u) if s.mount[u] == NONE and s.at[u] != NONE else []
    return MOUNT[horses[0]] if horses else None


def rest_score(a: Action) -> float:
    """An action that is no part of the best plan."""
    if a.kind == "leave":
        return -50.0
    return {"step": -1.0, "stop": 0.0}.get(a.kind, -4.0)


def entry_score(s: Guiscard, u: int, a: Action, foes: Foes) -> float:
    """Where to enter: near the enemy; waiting only at the worst."""
    if a.kind != "step":
        return -20.0
    return e.goal_worth(s, u, a.args[0], foes)


# -- everything else


def score(s: Guiscard, seat: int, prompt: str, a: Action) -> float:
    """How good an answer looks, in points."""
    kind = a.kind
    if prompt == "missile":
        return 0.0 if kind == "end_step" else 1.0
    if prompt in ("missile-aim", "aim"):
        return aim_score(s, a.args[0])
    if prompt in ("defend", "defend-standing"):
        return {"shoot": 3.0, "target": 3.0, "fire": 2.0}.get(kind, 0.0)
    if prompt == "check":
        return 1.0 if kind == "check" else 0.0
    if prompt == "move-unit":
        return move_first(s, a)
    if prompt in ("melee", "combat"):
        return melee_score(s, seat, a)
    if prompt.startswith("charge") or prompt == "counter":
        return charge_score(s, a)
    if prompt.startswith("set-up"):
        return 0.0 if prompt == "set-up" else facing_score(s, seat, a.args[0])
    return other_score(s, seat, prompt, a)


def aim_score(s: Guiscard, h: int) -> float:
    """The expected gain of a shot at a hex."""
    top = s.top
    u = getattr(top, "shooter", NONE)
    victim = s.mover if s.mover != NONE and h in (s.at[s.mover], s.rear[s.mover]) else s.grid[h]
    if u == NONE or victim == NONE or victim >= UNITS:
        return 0.0
    weapon = fire.weapon_of(s, u)
    origin = best_origin(s, u, h, weapon)
    if origin == NONE:
        return 0.0
    gain = e.shot_worth(s, preview(s, u, origin, h, weapon), victim)
    return gain * (1.5 if s.board.hunted[victim] else 1.0)


def move_first(s: Guiscard, a: Action) -> float:
    """Strong units first; the step ends when all have moved."""
    if a.kind == "end_step":
        return 0.0
    if a.kind != "move":
        return -10.0
    u = a.args[0]
    return PICK_FIRST + 0.01 * s.board.roster.cost[u]


def melee_score(s: Guiscard, seat: int, a: Action) -> float:
    """Which combat to fight, and with whom."""
    top = s.top
    if a.kind == "end_step" or not isinstance(top, MeleeStep):
        return 0.2
    if a.kind == "resolve":
        return 0.0
    if a.kind == "attack" and not top.attackers:
        u = a.args[0]
        if pending_charge(s, u) != NONE:
            return TAKE
        return best_fight(s, u)
    if a.kind == "attack":
        return gain_of(s, [*top.attackers, a.args[0]], top.struck, top.marker) - gain_of(
            s, top.attackers, top.struck, top.marker
        )
    if a.kind == "strike_horse":
        return -2.0
    target = a.args[0]
    if top.struck:
        return -1.0
    if a.kind == "strike":
        return joint_gain(s, top.attackers[0], target)
    return gain_of(s, top.attackers, [target], True)


def gain_of(s: Guiscard, attackers: list[int], struck: list[int], marker: bool) -> float:
    """The expected gain of a combat as it stands."""
    if not struck or struck[0] >= UNITS:
        return -2.0
    combat = explain_odds(s, attackers, struck, marker)
    worth = e.fight_worth(s, combat, attackers, struck)
    return worth * (1.5 if s.board.hunted[struck[0]] and worth > 0 else 1.0)


def joint_gain(s: Guiscard, u: int, target: int) -> float:
    """The gain of an attack together with everybody who could join."""
    friends = [u]
    for v in capable_near(s, owner(s, target), s.at[target]):
        if v != u and not s.done[v] & (ATTACKED | FIRED) and pending_charge(s, v) == NONE:
            friends.append(v)
    return gain_of(s, friends, [target], False)


def best_fight(s: Guiscard, u: int) -> float:
    """The best combat that a unit can begin."""
    found = -1.0
    for d in range(6):
        h = s.board.field.neighbor[s.at[u] * 6 + d]
        there = s.grid[h] if h != NONE else NONE
        if there == NONE or there >= UNITS or owner(s, there) == owner(s, u):
            continue
        if formation.frontal_blocked(s, u, there):
            found = max(found, gain_of(s, [u], [there], True))
        else:
            found = max(found, joint_gain(s, u, there))
    return found


def charge_score(s: Guiscard, a: Action) -> float:
    """Charges are what knights are for; the strongest gain first."""
    top = s.top
    if a.kind in ("charge", "counter"):
        return TAKE
    if a.kind == "target" and isinstance(top, ChargeStep):
        u, target = top.rider, a.args[0]
        return e.duel(attack(s, u) * 3 // 2 - defence(s, target)) * e.value(s, target)
    if a.kind == "stop":
        return TAKE
    if a.kind == "step":
        return 1.0
    return 0.0 if a.kind == "end_step" else -5.0


def place_score(s: Guiscard, seat: int, h: int, array: Array) -> float:
    """How well a unit stands on a hex before the game."""
    field = s.board.field
    beside = sum([1 for x in field.grid.around[h] if s.grid[x] != NONE])
    ground = array.ground * (field.melee[h] + 0.6 * field.level[h])
    drift = array.east * (h % COLUMNS) + array.south * (h // COLUMNS)
    return ground + drift + array.friends * beside + array.front * towards(s, seat, h)


def towards(s: Guiscard, seat: int, h: int) -> float:
    """How near the other side's zones are."""
    grid = s.board.field.grid
    away = 40
    for group in s.board.groups.values():
        if group.seat != seat and group.zone:
            middle = group.zone[len(group.zone) // 2]
            away = min(away, grid.distance(h, middle))
    return -float(away)


def facing_score(s: Guiscard, seat: int, d: int) -> float:
    """Whether a direction looks at the enemy's side of the map."""
    grid = s.board.field.grid
    ours = [g.zone[len(g.zone) // 2] for g in s.board.groups.values() if g.seat == seat]
    theirs = [g.zone[len(g.zone) // 2] for g in s.board.groups.values() if g.seat != seat]
    ahead = grid.step(ours[0], d, 2)
    if ahead == NONE:
        return -3.0
    return -float(min([grid.distance(ahead, h) for h in theirs]))


def other_score(s: Guiscard, seat: int, prompt: str, a: Action) -> float:
    """Retreats, victims, advances, evasion and formations."""
    kind = a.kind
    if kind == "victim":
        return -e.value(s, a.args[0])
    if kind in ("step", "at", "put") and a.args:
        h = a.args[0]
        return -2.0 * len(capable_near(s, seat, h)) + 0.5 * s.board.field.melee[h]
    if kind in ("spear", "foulkon"):
        number = SPEAR if kind == "spear" else FOULKON
        men = len(formation.possible(s, seat, number, a.args[0]))
        return men + 0.5 * looks(s, seat, a.args[0]) - (2.0 if kind == "foulkon" else 0.0)
    if kind == "leave_out":
        return -1.0
    if kind == "evade":
        return 1.0
    return 0.5 if kind in ("pass", "stop") else 0.0


def looks(s: Guiscard, seat: int, d: int) -> float:
    """How many enemies a formation facing this way has before it."""
    grid = s.board.field.grid
    men = [
        u for u in s.board.side_units[seat] if s.where[u] == ON_MAP and s.board.roster.hoplite[u]
    ]
    foes = [s.at[x] for x in s.board.side_units[enemy(seat)] if s.where[x] == ON_MAP]
    if not men or not foes:
        return 0.0
    return sum([grid.in_sector(s.at[men[0]], d, h) for h in foes]) / len(foes) * 10

"""What bots may know about Guiscard beyond its rules (specification, section 10)."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import NO_ACTION, Offers, arg, verb_of
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard import verbs
from tafelrunde.games.guiscard.bots import campaign, siege, storm
from tafelrunde.games.guiscard.bots import estimate as e
from tafelrunde.games.guiscard.bots.aims import booty, posts, way
from tafelrunde.games.guiscard.bots.plans import PLAN, Planner
from tafelrunde.games.guiscard.bots.shooting import answer_score, missile_score, shot_gain
from tafelrunde.games.guiscard.bots.stances import (
    ARRAY,
    ARRAYS,
    RIDE,
    STANCE,
    STANCES,
    Array,
    is_opening,
)
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.charges.conditions import target_refused
from tafelrunde.games.guiscard.field.terrain import COLUMNS, NONE
from tafelrunde.games.guiscard.files.roster import is_person, rider_of
from tafelrunde.games.guiscard.files.scenario import SIEGES
from tafelrunde.games.guiscard.fire.engines import EngineShot
from tafelrunde.games.guiscard.fire.shot import Shot
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.melee.advance import Advances, first_steps
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep, pending_charge
from tafelrunde.games.guiscard.melee.odds import explain_odds
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.movement.riding import mountable
from tafelrunde.games.guiscard.pieces.contact import capable_near
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.scenarios.equipment import GiveGear
from tafelrunde.games.guiscard.scenarios.parley import ENDINGS
from tafelrunde.games.guiscard.siegecraft.burning import Lighting
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    FIRED,
    FOULKON,
    MELEE,
    ON_MAP,
    SPEAR,
    Guiscard,
    allowance,
    attack,
    defence,
    enemy,
    owner,
)
from tafelrunde.games.guiscard.verbs import (
    ADVANCE,
    AT,
    ATTACK,
    BEAR,
    CHARGE,
    CHECK,
    COUNTER,
    CUT,
    END_STEP,
    ENGINE,
    EVADE,
    FIRE_ARROW,
    LEAD,
    LEAVE,
    LEAVE_OUT,
    LIGHT,
    MOUNT,
    MOVE,
    OVERTURN,
    PASS,
    PUSH,
    PUT,
    RESOLVE,
    SEIZE,
    SHELTER,
    STEP,
    STOP,
    STRIKE,
    STRIKE_HORSE,
    TARGET,
    VICTIM,
    WORK_GATE,
)

SIEGE_PROMPTS: Final = (
    "haul-step",
    "ladder-enter",
    "ladder-partner",
    "ladder-site",
    "fall-where",
    "flee-fire",
    "light-where",
    "quench-where",
    "fire-arrow-aim",
    "engine-aim",
    "engine-site",
    "engine-face",
)
HEAT: Final = 1.0  # points: how far a worse action is still tried
PICK_FIRST: Final = 3.0
USUAL: Final = 1.0  # what speaks for the usual behaviour before anything is tried
LONG: Final = 5  # iterations: what one counts for whose roll-out is that long
SET_UP: Final = 2  # iterations: what one counts that goes from the set-up to the end
SET_UP_CLOCK: Final = 10_000  # no turn of the game comes after it: a set-up is judged by the end
TAKE: Final = 5.0  # what is nearly always right
GOING_BACK: Final = -5.0  # what is hardly ever right


class GuiscardPlanning:
    """Focus fire, joint attacks, the way to the objective, and no lone man among enemies."""

    horizon: ClassVar[int] = 0
    turns: ClassVar[int] = 12  # half turns: three rounds
    weight: ClassVar[int] = 2
    doubt: ClassVar[float] = 1.0
    inertia: ClassVar[float] = 0.08

    def __init__(self, intent: tuple[int, ...] = ()) -> None:
        self.planner: Planner = Planner(intent)

    def intent(self) -> tuple[int, ...]:
        """What the seat has in mind now."""
        return self.planner.intent()

    def weights(self, s: Guiscard, seat: i64, offers: Offers) -> vec[float]:
        """Scores in points, as weights that fall by e for each `HEAT`."""
        scores = self.scores(s, seat, s.prompt, offers.listed())
        best = max(scores)
        found = vec[float]([0.0] * offers.n)
        for i in range(offers.n):
            found[i] = exp(max(-30.0, (scores[i] - best) / HEAT)) + 0.0001
        return found

    def mixes(self, s: Guiscard, seat: i64) -> bool:
        """False: everything lies open."""
        return False

    def scores(self, s: Guiscard, seat: i64, prompt: str, actions: list[int]) -> list[float]:
        """How good actions or plans look, in points."""
        verb = verb_of(actions[0])
        if verb == PLAN:
            return [self.planner.liked[a] for a in actions]
        if verb in (ARRAY, STANCE, RIDE):
            return [USUAL if a == actions[0] else 0.0 for a in actions]
        if prompt == "move-step":
            return self.move_scores(s, seat, actions)
        if prompt in ("enter", "enter-head"):
            foes = self.planner.picture(s, seat)
            return [entry_score(s, s.mover, a, foes) for a in actions]
        if prompt in ("advance", "advance-step"):
            foes = self.planner.picture(s, seat)
            return [advance_score(s, a, foes) for a in actions]
        if prompt == "set-up-hex":
            array = ARRAYS[self.planner.arrays[seat]]
            return [place_score(s, seat, arg(a), array) for a in actions]
        return [score(s, seat, prompt, a) for a in actions]

    def worths(self, s: Guiscard) -> list[float]:
        """The chance of each seat, by goals and what is left; equal before the set-up."""
        if s.siege and not s.board.action:
            return [campaign.prospects(s, seat) for seat in range(2)]
        return [e.chance(s, seat) if len(s.grid) else 0.5 for seat in range(2)]

    # -- whole moves

    def clock(self, s: Guiscard) -> i64:
        """The number of half turns so far: up to the melee, and the melee itself."""
        if s.round == 0:
            return SET_UP_CLOCK
        return 2 * s.turn + (1 if s.phase >= MELEE else 0)

    def price(self, s: Guiscard) -> i64:
        """For how many iterations one counts: many for how a side behaves, 0 for a single move."""
        prompt = s.prompt
        if not is_opening(s, s.to_move(), prompt):
            return 0
        return SET_UP if prompt == "set-up-hex" else LONG

    def patience(self, s: Guiscard) -> i64:
        """How many times the usual time a question may take: one or two of a turn are searched."""
        return LONG

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """How a side sets up and behaves in a turn, and plans of whole moves. Everything else is
        decided by what it is worth on average: a search would need thousands of dice to know
        better.
        """
        prompt = s.prompt
        if not is_opening(s, seat, prompt):
            self.usual(s, seat, prompt, out)
            return
        out.n = 0
        if prompt == "set-up-hex":
            out.span(ARRAY, 0, len(ARRAYS))
        elif prompt == "charge":
            out.add(RIDE + 1)
            out.add(RIDE)
        else:
            self.planner.stances_now(s, out)

    def usual(self, g: Guiscard, seat: i64, prompt: str, out: Offers) -> None:
        """Plans of a unit that sets out; else the one action that looks best."""
        if prompt == "move-step":
            out.n = 0
            following = self.going_on(g)
            if following != NO_ACTION:
                out.add(following)
                return
            for plan in self.planner.plans(g, g.mover):
                out.add(plan)
            if out.n:
                return
        g.list_legal(seat, out)
        if out.n > 1:
            scores = self.scores(g, seat, prompt, out.listed())
            best = out.codes[scores.index(max(scores))]
            out.n = 0
            out.add(best)

    def first(self, g: Guiscard, seat: i64, prompt: str) -> i64:
        """The first of the usual choices."""
        out = Offers()
        self.usual(g, seat, prompt, out)
        return out.codes[0]

    def going_on(self, g: Guiscard) -> i64:
        """What a unit on its way does next: it takes booty, goes on as planned or mounts;
        NO_ACTION if it does none of these.
        """
        top = g.top
        if g.board.looter != NONE and isinstance(top, MoveUnit):
            horse = booty(g, g.mover, top.tried, top.entered)
            if horse != NONE:
                self.planner.way = {}
                return LEAD + horse
        if g.machines and g.mover != NONE and g.at[g.mover] != NONE:
            climbs = siege.deed(g, g.mover)
            if climbs != NO_ACTION:
                self.planner.way = {}
                return climbs
        following = self.planner.follow(g)
        if following == NO_ACTION and g.board.roster.cavalry[g.mover]:
            return back_on_horse(g, g.mover)
        return following

    def carry_out(self, s: Guiscard, seat: i64, choice: i64) -> i64:
        """The action with which a stance, an array or a plan begins."""
        verb = verb_of(choice)
        if verb == ARRAY:
            self.planner.arrays[seat] = arg(choice)
            return self.first(s, seat, "set-up-hex")
        if verb == STANCE:
            self.planner.take(s, arg(choice))
            return self.first(s, seat, "move-unit")
        if verb == RIDE:
            return self.first(s, seat, "charge") if arg(choice) else END_STEP
        if verb != PLAN:
            return choice
        self.planner.set_out(s, choice)
        following = self.planner.next_action(s, s.mover)
        if following != NO_ACTION:
            return following
        out = Offers()
        s.list_legal(seat, out)
        return STOP if STOP in out.listed() else out.codes[0]

    def under_way(self, s: Guiscard, seat: i64) -> i64:
        """The next step of the move that was planned when the unit set out."""
        return self.going_on(s) if s.prompt == "move-step" else NO_ACTION

    def move_scores(self, s: Guiscard, seat: i64, actions: list[int]) -> list[float]:
        """The next action of the best plan, and what else there is."""
        following = self.going_on(s)
        if following == NO_ACTION:
            plans = self.planner.plans(s, s.mover)
            if plans:
                following = self.carry_out(s, seat, plans[0])
        return [TAKE if a == following else rest_score(a) for a in actions]


class GuiscardBalance:
    """What studies of balance ask of a position."""

    def standing(self, s: Guiscard) -> list[float]:
        """What the goals and the units left are worth to each side."""
        return [e.standing(s, seat) for seat in range(2)]

    def holdings(self, s: Guiscard) -> list[list[str]]:
        """The units on the map."""
        return [
            [f"unit:{u}" for u in s.board.side_units[seat] if s.where[u] == ON_MAP]
            for seat in range(2)
        ]

    def sides(self, s: Guiscard) -> list[str]:
        """The sides of the scenario."""
        return list(s.board.sides)


def back_on_horse(s: Guiscard, u: i64) -> i64:
    """The action with which a rider on foot mounts here; NO_ACTION if he cannot."""
    horses = mountable(s, u) if s.mount[u] == NONE and s.at[u] != NONE else []
    return MOUNT + horses[0] if horses else NO_ACTION


def rest_score(a: i64) -> float:
    """The score of an action that is no part of the best plan."""
    verb = verb_of(a)
    if verb == LEAVE:
        return -50.0
    if verb == STEP:
        return -1.0
    return 0.0 if verb == STOP else -4.0


def entry_score(s: Guiscard, u: i64, a: i64, foes: Foes) -> float:
    """The score of entering over a hex: near the enemy; waiting is the last resort."""
    if verb_of(a) != STEP:
        return -20.0
    return e.goal_worth(s, u, arg(a), foes)


def advance_score(s: Guiscard, a: i64, foes: Foes) -> float:
    """GU-6.12: winners go on where they stand better than before; a formation stays (GU-7.39)."""
    verb = verb_of(a)
    u = arg(a) if verb == ADVANCE else s.mover
    if verb == PASS:
        return 0.0
    if verb == STOP:
        return stand_worth(s, u, s.at[u], foes) + 0.1
    if verb == STEP:
        return stand_worth(s, u, arg(a), foes)
    top = s.top
    if s.form[u] or not isinstance(top, Advances):
        return GOING_BACK
    ahead = first_steps(s, u, top.first, allowance(s, u) // 2)
    best = max([stand_worth(s, u, to, foes) for to, _, _ in ahead])
    return best - stand_worth(s, u, s.at[u], foes) + 0.1


def stand_worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """How well a unit stands on a hex, with whom it meets there."""
    stance = STANCES[0]
    return e.ground_worth(s, u, h, foes, stance) + e.contact_worth(s, u, h, stance)


# -- everything else


def score(s: Guiscard, seat: i64, prompt: str, a: i64) -> float:
    """How good an answer looks, in points."""
    verb = verb_of(a)
    if prompt.startswith("siege-") or verb in ENDINGS:
        return campaign.score(s, seat, prompt, a)
    if prompt in SIEGE_PROMPTS:
        return siege_score(s, seat, prompt, a)
    if prompt == "missile":
        if verb == FIRE_ARROW:
            return siege.arrow_score(s, arg(a))
        if verb == ENGINE:
            return TAKE
        return 0.0 if verb == END_STEP else missile_score(s, arg(a))
    if prompt in ("missile-aim", "aim"):
        return aim_score(s, arg(a))
    if prompt in ("defend", "defend-standing"):
        return answer_score(s, a)
    if prompt == "check":
        return 1.0 if verb == CHECK else 0.0
    if prompt == "move-unit":
        return move_first(s, a)
    if prompt in ("melee", "combat"):
        return melee_score(s, seat, a)
    if s.board.storm != NONE and prompt.startswith("advance"):
        return storm.advance_score(s, a)
    if prompt.startswith("charge") or prompt == "counter":
        return charge_score(s, a)
    if prompt.startswith("set-up"):
        return 0.0 if prompt == "set-up" else facing_score(s, seat, arg(a))
    return other_score(s, seat, prompt, a)


def siege_score(s: Guiscard, seat: i64, prompt: str, a: i64) -> float:
    """Answers about ladders, fires and engines."""
    if prompt == "haul-step":
        return siege.haul_score(s, a)
    if prompt == "ladder-enter":
        return siege.entry_score(s, arg(a))
    if prompt == "ladder-partner":
        return -0.01 * float(s.board.roster.cost[arg(a)])
    if prompt == "ladder-site":
        return siege.site_of_ladder(s, seat, a)
    if prompt == "fall-where":
        return siege.fall_score(s, seat, arg(a))
    if prompt == "flee-fire":
        return GOING_BACK if verb_of(a) == BEAR else other_score(s, seat, prompt, a)
    if prompt == "light-where":
        return siege.light_score(s, cast(Lighting, s.top).unit, arg(a))
    if prompt == "quench-where":
        return siege.burning_worth(s, enemy(seat), arg(a))
    if prompt == "fire-arrow-aim":
        return siege.arrow_worth(s, seat, arg(a))
    if prompt == "engine-aim":
        return siege.engine_aim(s, seat, cast(EngineShot, s.top).hex, arg(a))
    if prompt == "engine-site":
        return siege.site_score(s, seat, arg(a))
    return siege.face_score(s, seat, cast(GiveGear, s.top).hex, arg(a))


def aim_score(s: Guiscard, h: i64) -> float:
    """The expected gain of a shot at a hex by whoever aims now."""
    return shot_gain(s, getattr(s.top, "shooter", NONE), h)


def move_first(s: Guiscard, a: i64) -> float:
    """The score of moving a unit next: strong ones first; a formation keeps its place."""
    if verb_of(a) == END_STEP:
        return 0.0
    if verb_of(a) == WORK_GATE:
        return TAKE if storm.wants_gate_moved(s, arg(a)) else GOING_BACK
    if verb_of(a) == PUSH:
        return -10.0
    if verb_of(a) != MOVE:
        return siege.work_score(s, a) if s.board.chapter >= SIEGES else -10.0
    u = arg(a)
    if s.form[u] or (s.board.chapter >= SIEGES and siege.waits_to_light(s, u)):
        return -1.0
    return PICK_FIRST + 0.01 * float(s.board.roster.cost[u])


def melee_score(s: Guiscard, seat: i64, a: i64) -> float:
    """The score of an attack, of its target or of somebody who joins."""
    top = s.top
    if verb_of(a) == END_STEP or not isinstance(top, MeleeStep):
        return 0.2
    if verb_of(a) == RESOLVE:
        return 0.0
    if verb_of(a) in (OVERTURN, CUT, LIGHT):
        return siege.strike_score(s, a)
    if verb_of(a) == ATTACK and not top.attackers:
        u = arg(a)
        if pending_charge(s, u) != NONE:
            return TAKE
        return best_fight(s, u)
    if verb_of(a) == ATTACK:
        return gain_of(s, [*top.attackers, arg(a)], top.struck, top.marker) - gain_of(
            s, top.attackers, top.struck, top.marker
        )
    if verb_of(a) == STRIKE_HORSE:
        return -2.0
    target = arg(a)
    if top.struck:
        return -1.0
    if verb_of(a) == STRIKE:
        return joint_gain(s, top.attackers[0], target)
    return gain_of(s, top.attackers, [target], True)


def gain_of(s: Guiscard, attackers: list[int], struck: list[int], marker: bool) -> float:
    """The expected gain of a combat as it stands."""
    if not struck or not is_person(struck[0]):
        return -2.0
    combat = explain_odds(s, attackers, struck, marker)
    worth = e.fight_worth(s, combat, attackers, struck)
    return worth * (1.5 if s.board.hunted[struck[0]] and worth > 0 else 1.0)


def joint_gain(s: Guiscard, u: i64, target: i64) -> float:
    """The gain of an attack together with everybody who could join."""
    friends = [u]
    for v in capable_near(s, owner(s, target), s.at[target]):
        if v != u and not s.done[v] & (ATTACKED | FIRED) and pending_charge(s, v) == NONE:
            friends.append(v)
    return gain_of(s, friends, [target], False)


def best_fight(s: Guiscard, u: i64) -> float:
    """The best combat that a unit can begin."""
    found = -1.0
    for d in range(6):
        h = s.field.neighbor[s.at[u] * 6 + d]
        there = s.grid[h] if h != NONE else NONE
        if there == NONE or not is_person(there) or owner(s, there) == owner(s, u):
            continue
        if formation.frontal_blocked(s, u, there):
            found = max(found, gain_of(s, [u], [there], True))
        else:
            found = max(found, joint_gain(s, u, there))
    return found


def charge_score(s: Guiscard, a: i64) -> float:
    """The score of a charge, of its target or its path: the strongest gain first."""
    top = s.top
    if verb_of(a) == COUNTER:
        return TAKE
    if verb_of(a) == CHARGE:
        return TAKE if is_worth_charging(s, arg(a)) else GOING_BACK
    if verb_of(a) == TARGET and isinstance(top, ChargeStep):
        return charge_gain(s, top.rider, arg(a))
    if verb_of(a) == STOP:
        return TAKE
    if verb_of(a) == STEP:
        return 1.0
    return 0.0 if verb_of(a) == END_STEP else GOING_BACK


def charge_gain(s: Guiscard, u: i64, target: i64) -> float:
    """What the clash of a charge with its target is worth."""
    return e.duel(attack(s, u) * 3 // 2 - defence(s, target)) * e.value(s, target)


def is_worth_charging(s: Guiscard, u: i64) -> bool:
    """Whether a rider has a target for which he would not go back (GU-R.119)."""
    for target in s.board.side_units[1 - s.board.owner[u]]:
        gains = s.at[target] != NONE and charge_gain(s, u, target) > 0.0
        if gains and target_refused(s, u, target) is None:
            return True
    return False


def place_score(s: Guiscard, seat: i64, h: i64, array: Array) -> float:
    """How well a unit stands on a hex before the game."""
    field = s.field
    beside = sum([1 for x in field.grid.around[h] if s.grid[x] != NONE])
    ground = array.ground * (float(field.melee[h]) + 0.6 * float(field.level[h]))
    drift = array.east * float(h % COLUMNS) + array.south * float(h // COLUMNS)
    kept = posts(s, seat)
    near = min([way(s, h, post) for post in kept]) if kept else 0.0
    rest = array.friends * beside + array.front * towards(s, seat, h)
    return ground + drift + rest - array.post * near + storm.post_worth(s, seat, h)


def towards(s: Guiscard, seat: i64, h: i64) -> float:
    """How near the other side's zones are."""
    grid = s.field.grid
    away = 40
    for group in s.board.groups.values():
        if group.seat != seat and group.zone:
            middle = group.zone[len(group.zone) // 2]
            away = min(away, grid.distance(h, middle))
    return -float(away)


def facing_score(s: Guiscard, seat: i64, d: i64) -> float:
    """Whether a direction looks at the enemy's side of the map."""
    grid = s.field.grid
    ours = [g.zone[len(g.zone) // 2] for g in s.board.groups.values() if g.seat == seat]
    theirs = [g.zone[len(g.zone) // 2] for g in s.board.groups.values() if g.seat != seat]
    ahead = grid.step(ours[0], d, 2)
    if ahead == NONE:
        return -3.0
    return -float(min([grid.distance(ahead, h) for h in theirs]))


def other_score(s: Guiscard, seat: i64, prompt: str, a: i64) -> float:
    """The score of an answer about retreats, victims, advances, evasion or formations."""
    verb = verb_of(a)
    if verb == VICTIM:
        return -e.value(s, arg(a))
    if verb in (STEP, AT, PUT):
        h = arg(a)
        return -2.0 * len(capable_near(s, seat, h)) + 0.5 * float(s.field.melee[h])
    if verb == verbs.SPEAR or verb == verbs.FOULKON:
        number = SPEAR if verb == verbs.SPEAR else FOULKON
        men = len(formation.possible(s, seat, number, arg(a)))
        return men + 0.5 * looks(s, seat, arg(a)) - (2.0 if verb == verbs.FOULKON else 0.0)
    if verb == LEAVE_OUT:
        return -1.0
    if verb in (EVADE, BEAR):
        return 1.0
    if verb == SEIZE:
        return TAKE
    if verb == LEAD:
        return TAKE if rider_of(arg(a)) == NONE and seat == s.board.looter else 0.0
    if verb == SHELTER:  # against the shot that comes now
        return 1.0 if arg(a) == cast(Shot, s.top).comes_from(s) else 0.0
    return 0.5 if verb in (PASS, STOP) else 0.0


def looks(s: Guiscard, seat: i64, d: i64) -> float:
    """How many enemies a formation facing this way has before it."""
    grid = s.field.grid
    men = [
        u for u in s.board.side_units[seat] if s.where[u] == ON_MAP and s.board.roster.hoplite[u]
    ]
    foes = [s.at[x] for x in s.board.side_units[enemy(seat)] if s.where[x] == ON_MAP]
    if not men or not foes:
        return 0.0
    return sum([grid.in_sector(s.at[men[0]], d, h) for h in foes]) / len(foes) * 10

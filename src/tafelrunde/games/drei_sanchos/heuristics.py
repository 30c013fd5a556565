"""What bots may know about Krieg der drei Sanchos beyond its rules (specification, section 10)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import (
    OPPONENTS,
    decider,
    field_units,
    garrison_units,
    points,
)
from tafelrunde.games.drei_sanchos.choices import deploy_by
from tafelrunde.games.drei_sanchos.deeds import can_fortify, fortify, move
from tafelrunde.games.drei_sanchos.ending import side_points
from tafelrunde.games.drei_sanchos.estimate import dice_of, exchange, nearby, sancho_worth
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.state import NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import (
    DO_ATTACK,
    DO_BESIEGE,
    DO_DEPLOY,
    DO_FORTIFY,
    DO_MOVE,
    DO_RECRUIT,
    NAMES,
    REGIONS,
    SANCHOS,
)
from tafelrunde.games.drei_sanchos.verbs import (
    ACT,
    ATTACK,
    BESIEGE,
    CHOOSE_TARGET,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    DISCARD,
    FORTIFY,
    INTERCEPT,
    JOIN,
    JOIN_WITH_KING,
    MOVE,
    PLAY_CARD,
    RECRUIT,
    REMOVE_DIE,
    REROLL,
    REROLL_COLUMN,
    RESERVE_CARD,
    SEND,
    SEND_WITH_KING,
    SHIFT_RIGHT,
    STRIP,
    TAKE_BESIEGER,
    USE_CARD,
    USE_CID,
)

HEAT: Final = 0.35  # in points: how far a worse action is still tried
MOST_LIKED: Final = 9.0  # in units of heat: nothing is liked more than this
SCALE: Final = 1.6  # points of lead per unit of log-odds
TROOP: Final = 0.3  # a troop lost or killed
COMMAND: Final = 0.75  # what a command point brings
RESERVED: Final = 0.9  # a card in the reserve, when it costs the turn
# What a point brings to whoever has it in a field of a card.
USUAL: Final = {
    DO_RECRUIT: 0.08,
    DO_DEPLOY: 0.25,
    DO_MOVE: 0.2,
    DO_ATTACK: 0.25,
    DO_FORTIFY: 0.3,
    DO_BESIEGE: 0.35,
}


class SanchosEvaluation:
    """Garrison fields first, then what threatens them and what lies open beside an army."""

    horizon: ClassVar[int] = 20

    def weights(self, s: DreiSanchos, seat: i64, offers: Offers) -> vec[float]:
        """Gains in points, as weights that fall by e for each `HEAT`."""
        found = vec[float]([1.0] * offers.n)
        if offers.n == 1:
            return found
        gains = Advisor(s, seat).gains(offers)
        best = max(gains)
        for i in range(offers.n):
            found[i] = exp(max(-MOST_LIKED, (gains[i] - best) / HEAT))
        return found

    def mixes(self, s: DreiSanchos, seat: i64) -> bool:
        """False: nobody has to hide what they do."""
        return False

    def worths(self, s: DreiSanchos) -> list[float]:
        """The chance of each seat, by points and what the Sanchos may still take."""
        return [self.worth(s, seat) for seat in range(s.players)]

    def worth(self, s: DreiSanchos, seat: i64) -> float:
        """The chance of one seat to win, from 0 to 1."""
        sides = side_points(s)
        ahead = [sancho_worth(s, x) + urge(sides[x]) for x in range(SANCHOS)]
        own = s.variant.sancho_of[seat]
        if s.variant.solo:
            bots = sum(ahead) - ahead[own] - urge(sides[OPPONENTS[own][0]])
            return 1.0 / (1.0 + exp((bots - ahead[own]) / SCALE))
        best = max(ahead)
        odds = [exp((worth - best) / SCALE) for worth in ahead]
        return odds[own] / sum(odds)


class SanchosBalance:
    """What studies of balance ask of a position."""

    def standing(self, s: DreiSanchos) -> list[float]:
        """The points of each seat's Sancho."""
        if not len(s.holder):
            return [0.0] * s.players
        sums = points(s)
        return [float(sums[sancho]) for sancho in s.variant.sancho_of]

    def holdings(self, s: DreiSanchos) -> list[list[str]]:
        """None: cards only pass through a hand."""
        return [[] for _ in range(s.players)]

    def sides(self, s: DreiSanchos) -> list[str]:
        """The Sancho of each seat."""
        return [NAMES[sancho] for sancho in s.variant.sancho_of]


def urge(sum_of_points: i64) -> float:
    """The last points before the goal count more."""
    return 0.5 * float(max(0, sum_of_points - 6))


class Advisor:
    """The gain in points that a seat may expect of each action of one decision."""

    def __init__(self, s: DreiSanchos, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.own = s.variant.sancho_of[seat]
        self.actor = self.own  # with two players perhaps Nájera in the commander's hand
        if s.active != NOBODY and decider(s, s.active) == seat:
            self.actor = s.active
        self.copy: DreiSanchos | None = None  # only made for what changes the map
        self.before: dict[int, float] = {}  # what regions look like now
        self.harm = 1.0 if self.actor == self.own else 0.4

    def gains(self, offers: Offers) -> list[float]:
        """The gain of each action; what ends something is worth nothing."""
        return [self.gain(offers.codes[i]) for i in range(offers.n)]

    def gain(self, a: i64) -> float:
        judge = JUDGES.get(verb_of(a))
        return judge(self, a) if judge is not None else 0.0

    # -- what changes the map: tried on a copy, which is put back afterwards

    def change(self, regions: list[int], a: i64) -> float:
        """How much better some regions look to the seat after an action."""
        s, goal = self.s, self.s.tables.goal
        if self.copy is None:
            self.copy = s.clone()
        t = self.copy
        before = 0.0
        for region in regions:
            if region not in self.before:
                self.before[region] = nearby(s, self.own, region)
            before += self.before[region]
        if verb_of(a) == MOVE:
            move(t, self.actor, arg(a), arg2(a))
        elif verb_of(a) == FORTIFY:
            fortify(t, self.actor, arg(a))
        else:
            deploy_by(t, self.actor, a)
        after = 0.0
        for region in regions:
            after += nearby(t, self.own, region)
        if points(t)[self.actor] >= goal and points(s)[self.actor] < goal:
            after += 20.0 if self.actor == self.own else -20.0
        self.put_back(t, regions)
        return after - before

    def put_back(self, t: DreiSanchos, regions: list[int]) -> None:
        """Make the copy equal to the state again, where one action can have changed it."""
        s = self.s
        for region in regions:
            for place in range(region * 3, region * 3 + 3):
                t.troops[place] = s.troops[place]
            t.holder[region], t.garrison[region] = s.holder[region], s.garrison[region]
            t.besieger[region], t.siege[region] = s.besieger[region], s.siege[region]
        for sancho in range(SANCHOS):
            t.king_at[sancho], t.king_in[sancho] = s.king_at[sancho], s.king_in[sancho]
            t.recruits[sancho], t.supply[sancho] = s.recruits[sancho], s.supply[sancho]

    def move(self, a: i64) -> float:
        return self.change([arg(a) // 6, arg2(a)], a) - 0.08

    def fortify(self, a: i64) -> float:
        return self.change([arg(a) // 6], a) + 0.05

    def deploy(self, a: i64) -> float:
        king = verb_of(a) == DEPLOY_KING
        region = self.s.king_at[self.actor] if king else self.s.tables.home[self.actor]
        return self.change([region], a) - 0.02

    def recruit(self, a: i64) -> float:
        return 0.1 if self.s.recruits[self.actor] < 3 else 0.02

    # -- battles and sieges

    def attack(self, a: i64) -> float:
        """The gain of an attack: units killed, and sieges broken."""
        s, region, strength = self.s, arg(a), arg2(a)
        one, two = OPPONENTS[self.actor]
        mine = min(dice_of(s, self.actor, region) + strength, s.tables.most_dice + 1)
        gain = TROOP * exchange(mine, dice_of(s, one, region) + dice_of(s, two, region))
        value = float(s.variant.vp[region])
        if s.besieger[region] != NOBODY and s.besieger[region] != self.actor:
            gain += 0.5 * value if s.holder[region] == self.actor else -0.2 * value
        if s.holder[region] == self.actor and not dice_of(s, self.actor, region):
            gain -= 0.5 * value
        return self.harm * gain - 0.15 * float(strength)

    def besiege(self, a: i64) -> float:
        """The gain of a siege; a garrison of one falls in the same round, others take longer."""
        s, region, strength = self.s, arg(a), arg2(a)
        units, holder = garrison_units(s, region), s.holder[region]
        value = float(s.variant.vp[region]) * (1.5 if self.actor == self.own else 0.5)
        if holder == self.own:
            value = -value
        chance = 0.8 if units == 1 else 0.45 if units == 2 else 0.3
        if field_units(s, holder, region):
            chance *= 0.6
        return value * chance - 0.12 * float(strength) - 0.2 * float(units) + 0.1

    def party(self, a: i64) -> float:
        """The gain of a siege party: one more than needed, without the king if possible."""
        units = arg(a) + (1 if verb_of(a) == SEND_WITH_KING else 0)
        frame = cast(Siege, self.s.top)
        extra = units - garrison_units(self.s, frame.region) - 1
        return 1.0 + (0.15 if extra == 1 else 0.0) - (0.1 if verb_of(a) == SEND_WITH_KING else 0.0)

    def intercept(self, a: i64) -> float:
        frame = cast(Siege, self.s.top)
        s, region, defender = self.s, frame.region, self.s.holder[frame.region]
        gain = TROOP * exchange(dice_of(s, defender, region), frame.troops + frame.king)
        gain += 0.3 * float(s.variant.vp[region])
        return gain if defender == self.own else -gain

    def join(self, a: i64) -> float:
        """The gain of sending so many out of a garrison: keep enough inside, unless it is lost."""
        frame = cast(Battle, self.s.top)
        s, region = self.s, frame.region
        units = arg(a) + (1 if verb_of(a) == JOIN_WITH_KING else 0)
        inside = garrison_units(s, region) - units
        gain = 0.12 * float(units) - (0.15 if verb_of(a) == JOIN_WITH_KING else 0.0)
        if inside == 0:
            gain -= 0.8 * float(s.variant.vp[region])
        elif inside == 1:
            gain -= 0.1
        return gain if s.holder[region] == self.own else -gain

    def remove_die(self, a: i64) -> float:
        """The gain of removing a die: one that would strike next, or that stands for a unit."""
        s, die = self.s, arg(a)
        frame = cast(Battle, s.top)
        victim = die // 2 % 4
        column = [other for other in s.dice if other // 8 == die // 8]
        gain = 0.0
        if die % 2:
            gain += 0.35 if frame.kings[victim] else 0.0
        elif frame.free[victim] + frame.stacked[victim]:
            gain += 0.5
        if len(column) == 1:
            gain += 0.5
        elif len(column) == 2:
            other = column[0] if column[1] == die else column[1]
            gain += 0.5 if other // 2 % 4 == frame.lone else -0.4
        lead = points(s)
        gain += 0.05 * float(lead[victim] - 3)
        return -gain if victim == self.own else gain

    def use_card(self, a: i64) -> float:
        """The gain of a reserve card: an own die is cancelled, an opposing one strikes first."""
        s = self.s
        top = max([die for die in s.dice if self.lone(die)], default=-1)
        if top >= 0 and top // 2 % 4 == self.own:
            return -0.3
        mine = [die for die in s.dice if die // 2 % 4 == self.own]
        cancelled = sum([1 for die in mine if not self.lone(die)])
        if verb_of(a) == USE_CID:
            return 0.1
        return 0.15 * float(cancelled) - 0.1 * float(s.tables.cards[arg(a)].bp)

    def lone(self, die: i64) -> bool:
        """Whether a die lies alone in its column."""
        return sum([1 for other in self.s.dice if other // 8 == die // 8]) == 1

    def reroll_column(self, a: i64) -> float:
        """The gain of re-rolling a column: a high one in which an own die is cancelled."""
        there = [die for die in self.s.dice if die // 8 == arg(a)]
        return -1.0 if len(there) == 1 else 0.3 * float(len(there)) + 0.02 * float(arg(a))

    def reroll(self, a: i64) -> float:
        """The gain of re-rolling a die: rather an opposing one, so that the own one is alone."""
        return -0.5 if arg(a) // 2 % 4 == self.own else 0.5

    def shift_right(self, a: i64) -> float:
        column = arg(a) // 8 + 1
        there = [die for die in self.s.dice if die // 8 == column]
        return 0.1 * float(column) * (0.2 if there else 1.0) - (0.3 if self.lone(arg(a)) else 0.0)

    def take_besieger(self, a: i64) -> float:
        return 0.4

    # -- cards and times

    def play_card(self, a: i64) -> float:
        """The gain of playing a card: own command points, less what it gives to the others."""
        s = self.s
        card = s.tables.cards[arg(a)]
        found = COMMAND * float(card.bp)
        lead = points(s)
        for other in OPPONENTS[self.own]:
            share = 0.6 if s.variant.seat_of[other] >= 0 or s.variant.solo else 0.2
            share += 0.08 * float(lead[other] - 3)
            best = 0.0
            for chain in card.fields[other]:
                best = max(best, self.field_gain(other, chain[0].do) * float(chain[0].points))
            found -= share * best
        return found

    def field_gain(self, sancho: i64, do: i64) -> float:
        """What a point of an action is worth to a Sancho."""
        gain = USUAL.get(do, 0.1)
        if do == DO_FORTIFY and can_fortify(self.s, sancho, True):
            gain += 0.9
        elif do == DO_BESIEGE and self.prey(sancho):
            gain += 0.6
        return gain

    def prey(self, sancho: i64) -> bool:
        """Whether a Sancho could besiege somebody."""
        s = self.s
        for region in range(1, REGIONS + 1):
            units = field_units(s, sancho, region)
            held = s.holder[region] != NOBODY and s.holder[region] != sancho
            if held and units > garrison_units(s, region):
                return True
        return False

    def reserve_card(self, a: i64) -> float:
        """The gain of reserving a card: one that would help the others more than oneself."""
        return RESERVED + 0.1 * float(self.s.tables.cards[arg(a)].bp)

    def act(self, a: i64) -> float:
        """The gain of acting now: the next Sancho could take what lies open, or strike first."""
        return 0.4 if can_fortify(self.s, self.own, True) else -0.2

    def choose_target(self, a: i64) -> float:
        value = float(self.s.variant.vp[arg(a)])
        gain = 0.3 * value if self.s.holder[arg(a)] == NOBODY else 0.1 * value
        return gain if self.actor == self.own else -gain

    def strip(self, a: i64) -> float:
        return 0.0 if arg(a) == self.own else 0.3 + 0.1 * float(points(self.s)[arg(a)])

    def discard(self, a: i64) -> float:
        return -0.3 * float(self.s.tables.cards[arg(a)].bp)


JUDGES: Final[dict[int, Callable[[Advisor, i64], float]]] = {
    PLAY_CARD: Advisor.play_card,
    RESERVE_CARD: Advisor.reserve_card,
    ACT: Advisor.act,
    RECRUIT: Advisor.recruit,
    DEPLOY_KING: Advisor.deploy,
    DEPLOY_HOME: Advisor.deploy,
    DEPLOY_CASTLE: Advisor.deploy,
    MOVE: Advisor.move,
    FORTIFY: Advisor.fortify,
    ATTACK: Advisor.attack,
    BESIEGE: Advisor.besiege,
    JOIN: Advisor.join,
    JOIN_WITH_KING: Advisor.join,
    SEND: Advisor.party,
    SEND_WITH_KING: Advisor.party,
    INTERCEPT: Advisor.intercept,
    CHOOSE_TARGET: Advisor.choose_target,
    USE_CARD: Advisor.use_card,
    USE_CID: Advisor.use_card,
    REROLL_COLUMN: Advisor.reroll_column,
    REROLL: Advisor.reroll,
    SHIFT_RIGHT: Advisor.shift_right,
    REMOVE_DIE: Advisor.remove_die,
    TAKE_BESIEGER: Advisor.take_besieger,
    STRIP: Advisor.strip,
    DISCARD: Advisor.discard,
}

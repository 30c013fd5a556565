"""What a bot knows about Heerbann beyond its rules (specification, section 10).

Everything here is a rule of thumb in plain numbers: what a card is worth, which dice number
pays, what a province is worth in cards. Nothing reads what a seat cannot know: the order of
the deck and the sealed answers of others are never looked at.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import Offers, arg, kind
from tafelrunde.core.game import Heuristics
from tafelrunde.core.masks import bit, faces, members
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.games.heerbann.dice import sums_of
from tafelrunde.games.heerbann.recruit import Marks, change_of, order_key
from tafelrunde.games.heerbann.spending import Spending, skills, sum_of
from tafelrunde.games.heerbann.state import CONQUER, Heerbann, has_ability, points
from tafelrunde.games.heerbann.tables import CARDS, DEAREST, MOST_DICE, Tables
from tafelrunde.games.heerbann.verbs import ADD, ADJUST, DICE, MARK, RECOVER, TAKE

USUAL_NUMBER: Final = [0, 0, 5, 4, 4]  # by players: what others roll as a rule
EARLIER: Final = [  # by players: the share of others who choose fewer dice than 1, 2, ... 6
    [],
    [],
    [0.0, 0.0, 0.02, 0.09, 0.29, 0.65],
    [0.0, 0.01, 0.06, 0.22, 0.52, 0.83],
    [0.0, 0.0, 0.03, 0.16, 0.50, 0.85],
]
NUMBER_HEAT: Final = 0.35  # in strength: how far a worse dice number is still tried
CARD_HEAT: Final = 0.7  # the same for a worse card
UNPLANNED: Final = 0.02  # the weight of what the plan does not say
MEAN_DIE: Final = 3.5
ALL_POINTS: Final = 42.0  # the mean value of all six provinces
POWER_PAYS: Final = 1.4  # whoever has more power wins more than his share of the points
LAST_LEAD: Final = 4.3  # points per unit of log-odds in the end
LATER_LEAD: Final = 4.0  # how many more of them while all points are still to come
DECK_LEAD: Final = 3.0  # how many more while all cards are
RECRUITED: Final = 4.0  # in strength: what a card still to come is worth to whoever gets it


class Knowledge:
    """The worth of the cards of one set of tables, in units of strength."""

    def __init__(self, tables: Tables) -> None:
        t = tables
        self.tables = tables
        conquering = {t.recover: 3.2, t.rally: 1.6, t.slay: 3.8, t.double_luck: 3.3}
        conquering |= {t.deny_luck: 5.0, t.siege: 2.5}
        recruiting = {t.beggar_die: 2.5, t.first_in_ties: 3.5, t.adjust_choice: 4.0}
        recruiting |= {t.nudge_die: 3.0, t.reroll: 4.5, t.extra_die: 7.0}
        self.power = vec[float]([0.0] * (CARDS + 1))
        self.service = vec[float]([0.0] * (CARDS + 1))
        for card in range(1, CARDS + 1):
            self.power[card] = float(t.strength[card]) + conquering.get(card, 0.0)
            self.service[card] = recruiting.get(card, 0.0)
        self.skills: vec[i64] = skills(tables)

    def worth(self, s: Heerbann, card: i64) -> float:
        """A card in phase 1: its service counts for the rounds that are left."""
        return self.power[card] + self.service[card] * float(len(s.deck.cards)) / float(CARDS)


class Thrower:
    """How a seat throws in this round: its extra dice and what it may do to them."""

    def __init__(self, s: Heerbann, seat: i64) -> None:
        t = s.tables
        self.extra: i64 = 0
        if has_ability(s, seat, t.extra_die):
            self.extra += 1
        if has_ability(s, seat, t.beggar_die):
            self.extra += 1
        self.nudges = has_ability(s, seat, t.nudge_die)
        self.rerolls = has_ability(s, seat, t.reroll)
        self.table = t.odds

    def odds(self, cost: i64, number: i64) -> float:
        """The chance to form a cost with this dice number."""
        dice = number + self.extra - 1
        chance = self.table[cost * MOST_DICE + dice]
        if self.nudges:
            miss = 1.0 - self.table[max(1, cost - 1) * MOST_DICE + dice]
            miss *= 1.0 - self.table[min(DEAREST, cost + 1) * MOST_DICE + dice]
            chance = 1.0 - (1.0 - chance) * (0.5 + 0.5 * miss)
        if self.rerolls:
            chance = 1.0 - (1.0 - chance) * (1.0 - 0.8 * chance)
        return chance

    def left_over(self, costs: vec[i64], number: i64, others: i64) -> vec[float]:
        """The chance that each card is still there after so many turns like this one."""
        free = vec[float]([1.0] * len(costs))
        nothing_better = 1.0
        for i in range(len(costs)):
            chance = self.odds(costs[i], number)
            stays = 1.0 - nothing_better * chance
            free[i] = stays if others == 1 else stays * stays
            nothing_better *= 1.0 - chance
        return free


class Ranking:
    """The open cards, the most wanted first."""

    def __init__(self, s: Heerbann, k: Knowledge) -> None:
        n = len(s.display)
        self.worths = vec[float]([0.0] * n)
        self.costs = vec[i64]([0] * n)
        for i in range(n):
            card = s.display[i]
            self.insert(i, k.worth(s, card), s.tables.cost[card])

    def insert(self, at: i64, worth: float, cost: i64) -> None:
        """Put one more among the first `at` cards; of two equal ones the cheaper comes first."""
        worths = self.worths
        costs = self.costs
        while at > 0:
            before = worths[at - 1]
            if before > worth or (before == worth and costs[at - 1] <= cost):
                break
            worths[at] = before
            costs[at] = costs[at - 1]
            at -= 1
        worths[at] = worth
        costs[at] = cost


def softmax(values: vec[float], heat: float) -> list[float]:
    """Weights that fall by e for each `heat` below the best value."""
    best = values[0]
    for i in range(1, len(values)):
        if values[i] > best:
            best = values[i]
    return [exp((values[i] - best) / heat) for i in range(len(values))]


def planned(offers: Offers, plan: i64) -> list[float]:
    """Weights that follow a plan and leave a little room for everything else."""
    return [1.0 if offers.codes[i] == plan else UNPLANNED for i in range(offers.n)]


class HeerbannHeuristics(Heuristics):
    """Rules of thumb for each kind of decision, and the worth of a position."""

    horizon: ClassVar[int] = 16

    def __init__(self, with_abilities: Tables, without_abilities: Tables) -> None:
        self.rich = Knowledge(with_abilities)
        self.poor = Knowledge(without_abilities)

    def known(self, s: Heerbann) -> Knowledge:
        """The knowledge that belongs to a state's tables."""
        return self.rich if s.tables is self.rich.tables else self.poor

    def weights(self, s: State, seat: i64, offers: Offers) -> list[float]:
        if offers.n == 1:
            return [1.0]
        h = cast(Heerbann, s)
        k = self.known(h)
        verb = kind(offers.codes[0])
        if verb == DICE:
            return softmax(self.numbers(h, k, seat), NUMBER_HEAT)
        if verb == TAKE:
            worths = vec[float]([0.0] * offers.n)
            for i in range(offers.n):
                worths[i] = k.worth(h, arg(offers.codes[i]))
            return softmax(worths, CARD_HEAT)
        if verb == ADD:
            return Spending(h, seat, k.power, k.skills).weights(offers)
        if verb == MARK:
            return planned(offers, self.marking(h, k, seat, offers))
        if verb == ADJUST:
            return softmax(self.adjusting(h, k, seat, offers), NUMBER_HEAT)
        if verb == RECOVER:
            powers = vec[float]([0.0] * offers.n)
            for i in range(offers.n):
                powers[i] = k.power[arg(offers.codes[i])]
            return softmax(powers, CARD_HEAT)
        return [1.0] * offers.n

    # -- recruiting

    def numbers(self, s: Heerbann, k: Knowledge, seat: i64) -> vec[float]:
        """What each dice number from 1 to 6 may be expected to bring."""
        ranking = Ranking(s, k)
        worths = ranking.worths
        costs = ranking.costs
        rival = Thrower(s, (seat + 1) % s.players)
        free = rival.left_over(costs, USUAL_NUMBER[s.players], s.players // 2)
        thrower = Thrower(s, seat)
        earlier = EARLIER[s.players]
        lowest = s.tables.dice_min
        found = vec[float]([0.0] * (s.tables.dice_max + 1 - lowest))
        for number in range(lowest, s.tables.dice_max + 1):
            first = 0.0
            late = 0.0
            first_missing = 1.0
            late_missing = 1.0
            for i in range(len(costs)):
                chance = thrower.odds(costs[i], number)
                first += first_missing * chance * worths[i]
                first_missing *= 1.0 - chance
                chance *= free[i]
                late += late_missing * chance * worths[i]
                late_missing *= 1.0 - chance
            behind = earlier[number - 1]
            found[number - lowest] = (1.0 - behind) * first + behind * late
        return found

    def adjusting(self, s: Heerbann, k: Knowledge, seat: i64, offers: Offers) -> vec[float]:
        """RE-3.3: the same with open numbers: each change gives a place in the order."""
        ranking = Ranking(s, k)
        costs = ranking.costs
        thrower = Thrower(s, seat)
        found = vec[float]([0.0] * offers.n)
        for i in range(offers.n):
            number = s.numbers[seat] + change_of(offers.codes[i])
            key = order_key(s, seat, number)
            free = vec[float]([1.0] * len(costs))
            for other in range(s.players):
                if other != seat and order_key(s, other, s.numbers[other]) < key:
                    taken = Thrower(s, other).left_over(costs, s.numbers[other], 1)
                    for j in range(len(costs)):
                        free[j] *= taken[j]
            total = 0.0
            missing = 1.0
            for j in range(len(costs)):
                chance = free[j] * thrower.odds(costs[j], number)
                total += missing * chance * ranking.worths[j]
                missing *= 1.0 - chance
            found[i] = total
        return found

    def marking(self, s: Heerbann, k: Knowledge, seat: i64, offers: Offers) -> i64:
        """RE-4.3: keep what is good enough; otherwise throw again what does not help."""
        frame = cast(Marks, s.top)
        dice = faces(s.dice)
        free = dice.copy()
        for face in frame.chosen:
            free.remove(face)
        mask = sums_of(s.dice) if not frame.chosen else 0
        best, kept = 0.0, dice if not frame.chosen else []
        for card in s.display:
            worth, cost = k.worth(s, card), s.tables.cost[card]
            if mask >> cost & 1 and worth > best:
                best, kept = worth, dice
        for card in s.display:
            worth, cost = k.worth(s, card), s.tables.cost[card]
            if worth > best:
                best, kept = throw_for(s, len(dice), worth, cost, free, best, kept)
        thrown = free.copy()
        for face in kept:
            if face in thrown:
                thrown.remove(face)
        for i in range(offers.n):
            a = offers.codes[i]
            if kind(a) != MARK or arg(a) in thrown:
                return a
        return offers.codes[offers.n - 1]

    # -- the whole game

    def worth(self, s: State, seat: i64) -> float:
        if s.over:
            return 1.0 / len(s.winners) if seat in s.winners else 0.0
        return self.worths(s)[seat]

    def worths(self, s: State) -> list[float]:
        """Points in hand, and a share of those to come that follows the power of the hands."""
        h = cast(Heerbann, s)
        k = self.known(h)
        conquering = h.phase == CONQUER
        powers = vec[float]([0.0] * h.players)
        everything = 0.0
        for p in range(h.players):
            army = h.army[p]
            power = sum_of(k.power, army) if conquering else prospects(h, k, army)
            powers[p] = power + 0.5
            everything += powers[p]
        future = future_points(h)
        share = POWER_PAYS * future / everything
        for p in range(h.players):
            powers[p] = float(points(h, p)) + share * powers[p]
        scale = LAST_LEAD + LATER_LEAD * future / ALL_POINTS
        chances = softmax(powers, scale + DECK_LEAD * float(len(h.deck.cards)) / float(CARDS))
        everything = sum(chances)
        return [chance / everything for chance in chances]

    # -- for studies of balance

    def standing(self, s: State) -> list[float]:
        """RE-7.2: points from provinces."""
        h = cast(Heerbann, s)
        return [float(points(h, seat)) for seat in range(h.players)]

    def holdings(self, s: State) -> list[list[str]]:
        """The characters in each army."""
        armies = [members(army) for army in cast(Heerbann, s).army]
        return [[f"card:{card}" for card in army] for army in armies]

    def sides(self, s: State) -> list[str]:
        """RE-3.8: the younger player comes first in the last tie-break of the order."""
        return [f"seniority {rank}" for rank in cast(Heerbann, s).seniority]


def future_points(s: Heerbann) -> float:
    """The mean value of all provinces that have not been decided."""
    future = 0.0
    for ordinal in range(s.ordinal + 1, s.tables.provinces + 1):
        future += float(ordinal) + MEAN_DIE
    if s.ordinal > 0 and s.holder[s.ordinal - 1] < -1:
        future += float(s.value) if s.value else float(s.ordinal) + MEAN_DIE
    return future


def prospects(s: Heerbann, k: Knowledge, army: i64) -> float:
    """The power of an army in phase 1, with an equal share of the cards to come."""
    total = 0.0
    for card in range(1, CARDS + 1):
        if army >> card & 1:
            total += k.worth(s, card)
    left = float(len(s.deck.cards) + len(s.display))
    return total + RECRUITED * left / float(s.players)


def throw_for(
    s: Heerbann, number: i64, worth: float, cost: i64, free: list[int], best: float, kept: list[int]
) -> tuple[float, list[int]]:
    """The better of the plan so far and the best way to throw for one card."""
    for mask in range(bit(len(free))):
        rest, staying = cost, 0
        for i, die in enumerate(free):
            if mask >> i & 1:
                rest -= die
                staying += 1
        thrown = number - staying
        if rest > 0 and thrown > 0:
            value = worth * s.tables.chance(rest, thrown)
            if value > best:
                best = value
                kept = [die for i, die in enumerate(free) if mask >> i & 1]
    return best, kept

"""What a bot knows about Heerbann beyond its rules (specification, section 10).

Everything here is a rule of thumb in plain numbers: what a card is worth, which dice number
pays, what a province is worth in cards. Nothing reads what a seat cannot know: the order of
the deck and the sealed answers of others are never looked at.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.masks import bit, faces, members
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.heerbann.dice import sums_of
from tafelrunde.games.heerbann.recruit import Marks, change_of, order_key
from tafelrunde.games.heerbann.spending import Spending, skills, sum_of
from tafelrunde.games.heerbann.state import CONQUER, Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS, DEAREST, MOST_DICE, Tables
from tafelrunde.games.heerbann.verbs import ADD, ADJUST, DICE, MARK, RECOVER, TAKE

USUAL_NUMBER: Final = [0, 0, 5, 4, 4]  # by players: what others roll as a rule
MOST_CHOSEN: Final = 6  # dice numbers go from 1 to 6
EARLIER: Final = [  # by players: the share of others who choose fewer dice than 1, 2, ... 6
    [0.0] * MOST_CHOSEN,
    [0.0] * MOST_CHOSEN,
    [0.0, 0.0, 0.02, 0.09, 0.29, 0.65],
    [0.0, 0.01, 0.06, 0.22, 0.52, 0.83],
    [0.0, 0.0, 0.03, 0.16, 0.50, 0.85],
]
WAYS: Final = 12  # to throw: up to two extra dice, with or without a nudge and another throw
WAY: Final = (DEAREST + 1) * MOST_DICE  # the chances of one of them
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
    """What follows from one set of tables: the worth of cards in units of strength, and odds.

    `odds` holds for each way to throw (see `thrower`) the chances of every cost with every dice
    number.
    """

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
        self.earlier = vec[float]([share for shares in EARLIER for share in shares])
        self.odds = vec[float]([0.0] * (WAYS * WAY))
        for way in range(WAYS):
            for cost in range(1, DEAREST + 1):
                for number in range(1, MOST_DICE + 1 - way // 4):
                    self.odds[way * WAY + cost * MOST_DICE + number] = odds(t, way, cost, number)

    def worth(self, card: i64, left: float) -> float:
        """The worth of a card in phase 1; its service counts for the rounds left with this deck."""
        return self.power[card] + self.service[card] * left / float(CARDS)

    def thrower(self, s: Heerbann, seat: i64) -> i64:
        """Where in `odds` the chances begin for how a seat throws in this round.

        Its extra dice, whether it may nudge one, and whether it may throw again.
        """
        t = self.tables
        army = s.army[seat]
        way = 4 * ((army >> t.extra_die & 1) + (army >> t.beggar_die & 1))
        way += 2 * (army >> t.nudge_die & 1) + (army >> t.reroll & 1)
        return way * WAY


def odds(t: Tables, way: i64, cost: i64, number: i64) -> float:
    """The chance to form a cost with this dice number, in one of the ways to throw."""
    dice = number + way // 4
    chance = t.chance(cost, dice)
    if way & 2:
        miss = 1.0 - t.chance(max(1, cost - 1), dice)
        miss *= 1.0 - t.chance(min(DEAREST, cost + 1), dice)
        chance = 1.0 - (1.0 - chance) * (0.5 + 0.5 * miss)
    if way & 1:
        chance = 1.0 - (1.0 - chance) * (1.0 - 0.8 * chance)
    return chance


class Ranking:
    """The open cards, the most wanted first; used again and again."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.worths = vec[float]([0.0] * CARDS)
        self.costs = vec[i64]([0] * CARDS)  # where the chances of its cost begin
        self.free = vec[float]([1.0] * CARDS)  # the chance that it is still there

    def fill(self, s: Heerbann, k: Knowledge) -> None:
        """Rank the cards that lie open now; all of them are still there."""
        display = s.display
        cost = s.tables.cost
        left = float(len(s.deck.cards))
        free = self.free
        n: i64 = len(display)
        for i in range(n):
            card: i64 = display[i]
            self.insert(i, k.worth(card, left), cost[card] * MOST_DICE)
            free[i] = 1.0
        self.n = n

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

    def taken(self, chances: vec[float], at: i64, turns: i64) -> None:
        """Note that another seat throws first, with the odds that begin there."""
        costs = self.costs
        free = self.free
        nothing_better = 1.0
        for i in range(self.n):
            chance = chances[at + costs[i]]
            stays = 1.0 - nothing_better * chance
            free[i] *= stays if turns == 1 else stays * stays
            nothing_better *= 1.0 - chance

    def expected(self, chances: vec[float], at: i64, behind: float) -> float:
        """What a throw with the odds that begin there brings, by how often it comes late.

        Whoever is first may take any card, whoever is late what others leave.
        """
        worths = self.worths
        costs = self.costs
        free = self.free
        first = 0.0
        late = 0.0
        first_missing = 1.0
        late_missing = 1.0
        for i in range(self.n):
            worth = worths[i]
            chance = chances[at + costs[i]]
            first += first_missing * chance * worth
            first_missing *= 1.0 - chance
            chance *= free[i]
            late += late_missing * chance * worth
            late_missing *= 1.0 - chance
        return (1.0 - behind) * first + behind * late


def softmax(values: vec[float], heat: float) -> vec[float]:
    """Turn values into weights that fall by e for each `heat` below the best one."""
    best = values[0]
    for i in range(1, len(values)):
        if values[i] > best:
            best = values[i]
    for i in range(len(values)):
        values[i] = exp((values[i] - best) / heat)
    return values


def planned(offers: Offers, plan: i64) -> vec[float]:
    """Weights that follow a plan and leave a little room for everything else."""
    found = vec[float]([UNPLANNED] * offers.n)
    for i in range(offers.n):
        if offers.codes[i] == plan:
            found[i] = 1.0
    return found


class HeerbannEvaluation:
    """Rules of thumb for each kind of decision, and the worth of a position."""

    horizon: ClassVar[int] = 16

    def __init__(self, with_abilities: Knowledge, without_abilities: Knowledge) -> None:
        self.rich = with_abilities
        self.poor = without_abilities
        self.ranking = Ranking()

    def known(self, s: Heerbann) -> Knowledge:
        """The knowledge that belongs to a state's tables."""
        return self.rich if s.tables is self.rich.tables else self.poor

    def weights(self, s: Heerbann, seat: i64, offers: Offers) -> vec[float]:
        """By what the answers may bring, each kind of question in its own way."""
        found = vec[float]([1.0] * offers.n)
        if offers.n == 1:
            return found
        k = self.known(s)
        verb = verb_of(offers.codes[0])
        if verb == DICE:
            self.numbers(s, k, seat, offers, found)
            return softmax(found, NUMBER_HEAT)
        if verb == TAKE:
            left = float(len(s.deck.cards))
            codes = offers.codes
            for i in range(offers.n):
                found[i] = k.worth(arg(codes[i]), left)
            return softmax(found, CARD_HEAT)
        if verb == ADD:
            return Spending(s, seat, k.power, k.skills).weights(offers)
        if verb == MARK:
            return planned(offers, self.marking(s, k, seat, offers))
        if verb == ADJUST:
            self.adjusting(s, k, seat, offers, found)
            return softmax(found, NUMBER_HEAT)
        if verb == RECOVER:
            for i in range(offers.n):
                found[i] = k.power[arg(offers.codes[i])]
            return softmax(found, CARD_HEAT)
        return found

    def mixes(self, s: Heerbann, seat: i64) -> bool:
        """False: sealed answers are mixed by the search, and nothing else has to be hidden."""
        return False

    # -- recruiting

    def numbers(
        self, s: Heerbann, k: Knowledge, seat: i64, offers: Offers, found: vec[float]
    ) -> None:
        """What each dice number may be expected to bring, into `found`."""
        players = s.players
        chances = k.odds
        earlier = k.earlier
        codes = offers.codes
        own = k.thrower(s, seat)
        rival = k.thrower(s, (seat + 1) % players)
        ranking = self.ranking
        ranking.fill(s, k)
        ranking.taken(chances, rival + USUAL_NUMBER[players], players // 2)
        for i in range(offers.n):
            number = arg(codes[i])
            behind = earlier[players * MOST_CHOSEN + number - 1]
            found[i] = ranking.expected(chances, own + number, behind)

    def adjusting(
        self, s: Heerbann, k: Knowledge, seat: i64, offers: Offers, found: vec[float]
    ) -> None:
        """RE-3.3: the same with open numbers: each change gives a place in the order."""
        own = k.thrower(s, seat)
        ranking = self.ranking
        for i in range(offers.n):
            ranking.fill(s, k)
            number = s.numbers[seat] + change_of(offers.codes[i])
            key = order_key(s, seat, number)
            for other in range(s.players):
                if other != seat and order_key(s, other, s.numbers[other]) < key:
                    ranking.taken(k.odds, k.thrower(s, other) + s.numbers[other], 1)
            found[i] = ranking.expected(k.odds, own + number, 1.0)

    def marking(self, s: Heerbann, k: Knowledge, seat: i64, offers: Offers) -> i64:
        """RE-4.3: keep what is good enough; otherwise throw again what does not help."""
        frame = cast(Marks, s.top)
        dice = faces(s.dice)
        free = dice.copy()
        for face in frame.chosen:
            free.remove(face)
        kept = self.keeping(s, k, len(dice), vec[i64](free))
        thrown = [face for i, face in enumerate(free) if not kept >> i & 1]
        for i in range(offers.n):
            a = offers.codes[i]
            if verb_of(a) != MARK or arg(a) in thrown:
                return a
        return offers.codes[offers.n - 1]

    def keeping(self, s: Heerbann, k: Knowledge, number: i64, free: vec[i64]) -> i64:
        """The free dice that are best kept, as a mask, out of `number` dice in all."""
        left = float(len(s.deck.cards))
        cost = s.tables.cost
        untouched = len(free) == number
        sums = sums_of(s.dice) if untouched else 0
        every = bit(len(free))
        kept = every - 1 if untouched else 0
        best = 0.0
        for i in range(len(s.display)):
            card: i64 = s.display[i]
            if sums >> cost[card] & 1:
                best = max(best, k.worth(card, left))
        for i in range(len(s.display)):
            card = s.display[i]
            worth = k.worth(card, left)
            if worth <= best:
                continue
            for mask in range(every):
                rest = cost[card]
                thrown = number
                for die in range(len(free)):
                    if mask >> die & 1:
                        rest -= free[die]
                        thrown -= 1
                if rest > 0 and thrown > 0:
                    value = worth * s.tables.chance(rest, thrown)
                    if value > best:
                        best = value
                        kept = mask
        return kept

    # -- the whole game

    def worths(self, s: Heerbann) -> list[float]:
        """The chance of each seat, by its points and its share of those to come (by its power)."""
        k = self.known(s)
        conquering = s.phase == CONQUER
        powers = vec[float]([0.0] * s.players)
        everything = 0.0
        for p in range(s.players):
            army = s.army[p]
            power = sum_of(k.power, army) if conquering else prospects(s, k, army)
            powers[p] = power + 0.5
            everything += powers[p]
        future = future_points(s)
        share = POWER_PAYS * future / everything
        for p in range(s.players):
            powers[p] = float(points(s, p)) + share * powers[p]
        scale = LAST_LEAD + LATER_LEAD * future / ALL_POINTS
        chances = softmax(powers, scale + DECK_LEAD * float(len(s.deck.cards)) / float(CARDS))
        everything = 0.0
        for p in range(s.players):
            everything += chances[p]
        return [chances[p] / everything for p in range(s.players)]


class HeerbannBalance:
    """What studies of balance ask of a position."""

    def standing(self, s: Heerbann) -> list[float]:
        """RE-7.2: points from provinces."""
        return [float(points(s, seat)) for seat in range(s.players)]

    def holdings(self, s: Heerbann) -> list[list[str]]:
        """The characters in each army."""
        return [[f"card:{card}" for card in members(army)] for army in s.army]

    def sides(self, s: Heerbann) -> list[str]:
        """RE-3.8: the rank of each seat by age, which decides the last tie-break of the order."""
        return [f"seniority {rank}" for rank in s.seniority]


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
    left = float(len(s.deck.cards))
    for card in range(1, CARDS + 1):
        if army >> card & 1:
            total += k.worth(card, left)
    coming = float(len(s.deck.cards) + len(s.display))
    return total + RECRUITED * coming / float(s.players)

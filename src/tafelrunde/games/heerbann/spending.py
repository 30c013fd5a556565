"""How many cards a province is worth (specification, section 10, points 7 to 10).

A commitment is an auction in which everybody pays: a card spent here cannot fight later, so
it has a price in points. The others are taken to spend any amount up to what the province is
worth to them, each amount as likely as the next.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.masks import bit, has, lowest
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.games.heerbann.tables import CARDS, Tables

RALLY: Final = 1
SIEGE: Final = 2
SLAY: Final = 4
DOUBLE: Final = 8
DENY: Final = 16
RECOVER: Final = 32
PRICE: Final = 1.8  # a card's price, in shares of the points to come per power of all hands
HEAT: Final = 0.08  # the weight of every set that the plan does not name
OUT: Final = 0.15  # how often a rival commits nothing although it has the better luck
SLAIN: Final = 0.7  # what the Assassin leaves of a rival's strength
MEAN_DIE: Final = 3.5
NEVER: Final = -99.0


def skills(t: Tables) -> vec[i64]:
    """Per card the bit of its conquering ability."""
    bits = {t.rally: RALLY, t.siege: SIEGE, t.slay: SLAY, t.double_luck: DOUBLE}
    bits |= {t.deny_luck: DENY, t.recover: RECOVER}
    return vec[i64]([bits.get(card, 0) if card else 0 for card in range(CARDS + 1)])


def sum_of(power: vec[float], cards: i64) -> float:
    """The power of some cards together."""
    total = 0.0
    for card in range(1, CARDS + 1):
        if cards >> card & 1:
            total += power[card]
    return total


class Rival:
    """What another seat may show: luck and any strength up to a limit."""

    def __init__(self, luck: float, limit: float, out: float) -> None:
        self.luck = luck
        self.limit = limit
        self.out = out


class Spending:
    """One seat's view of the auction for the present province."""

    def __init__(self, s: Heerbann, seat: i64, power: vec[float], skill: vec[i64]) -> None:
        self.s = s
        self.seat = seat
        self.power = power
        self.skill = skill
        left = s.tables.provinces - s.ordinal
        ordinals = left * (s.ordinal + 1 + s.tables.provinces)  # twice the sum of those to come
        future = float(ordinals) / 2.0 + float(left) * MEAN_DIE
        everything = 0.0
        for other in range(s.players):
            everything += sum_of(power, s.army[other])
        self.price = PRICE * future / everything
        self.rivals: list[Rival] = []
        for other in range(s.players):
            if other != seat and s.army[other]:
                self.rivals.append(self.rival(other))
        self.strength = 0.0
        self.spent = 0.0
        self.dearest = 0.0
        self.count = 0
        self.flags = 0
        for pick in s.picked(seat):
            self.add(arg(pick))

    def rival(self, other: i64) -> Rival:
        """What another seat may show; with less luck it stays out more often."""
        s = self.s
        army = s.army[other]
        limit = 0.0
        for card in range(1, CARDS + 1):
            if has(army, card):
                limit += float(s.tables.strength[card])
        luck = float(s.luck[other])
        if self.price == 0.0:
            return Rival(luck, limit, 0.0)
        limit = max(1.0, min(limit, 1.0 + float(s.value) / self.price))
        ahead = max(0.0, float(s.luck[self.seat]) - luck)
        return Rival(luck, limit, OUT + (1.0 - OUT) * min(1.0, ahead / (limit + 1.0)))

    def add(self, card: i64) -> None:
        """Put a card into the set."""
        self.strength += float(self.s.tables.strength[card])
        self.spent += self.power[card]
        self.dearest = max(self.dearest, self.power[card])
        self.count += 1
        self.flags |= self.skill[card]

    def win(self, strength: float, count: i64, flags: i64) -> float:
        """The chance that a set of this strength takes the province."""
        s = self.s
        luck = float(s.luck[self.seat])
        total = strength + luck
        if flags & DOUBLE:
            total += luck
        if flags & RALLY:
            total += float(count - 1)
        if flags & SIEGE and s.value >= s.tables.siege_min_value:
            total += float(s.tables.siege_bonus)
        chance = 1.0
        for rival in self.rivals:
            limit = rival.limit * SLAIN if flags & SLAY else rival.limit
            margin = total if flags & DENY else total - rival.luck
            if self.price == 0.0:  # the last province: everybody plays everything
                chance *= 0.5 + 0.5 * max(-1.0, min(1.0, margin - limit))
            elif margin <= 0.0:
                chance *= rival.out
            elif margin < limit:
                chance *= rival.out + (1.0 - rival.out) * margin / limit
        return chance

    def value(self, strength: float, spent: float, dearest: float, count: i64, flags: i64) -> float:
        """Points to be expected from a set: what it may win less the price of its cards."""
        if flags & RECOVER and count > 1:
            spent -= dearest
        return float(self.s.value) * self.win(strength, count, flags) - self.price * spent

    def worth_with(self, card: i64) -> float:
        """The value of the set with one more card."""
        power = self.power[card]
        return self.value(
            self.strength + float(self.s.tables.strength[card]),
            self.spent + power,
            max(self.dearest, power),
            self.count + 1,
            self.flags | self.skill[card],
        )

    def lowest_planned(self) -> i64:
        """The lowest card of the best set; 0 if nothing should be added.

        One after the other the best card is added, and the best of these sets is taken.
        """
        picks = self.s.picked(self.seat)
        last = arg(picks[-1]) if picks else 0
        left = self.s.army[self.seat] & -bit(last + 1)
        if self.price == 0.0:
            return lowest(left)
        best = 0.0
        found: i64 = 0
        so_far: i64 = CARDS + 1
        if self.count:
            best = self.value(self.strength, self.spent, self.dearest, self.count, self.flags)
        while left:
            top = NEVER
            which: i64 = 0
            for card in range(1, CARDS + 1):
                if has(left, card):
                    value = self.worth_with(card)
                    if value > top:
                        top = value
                        which = card
            left -= bit(which)
            self.add(which)
            so_far = min(so_far, which)
            if top >= best:
                best = top
                found = so_far
            if best - top > float(self.s.value):  # more cards only cost more
                break
        return found

    def weights(self, offers: Offers) -> vec[float]:
        """Weights for the next card, in ascending order, or for the end of the answer (0)."""
        plan = self.lowest_planned()
        found = vec[float]([HEAT] * offers.n)
        for i in range(offers.n):
            if arg(offers.codes[i]) == plan:
                found[i] = 1.0
        return found

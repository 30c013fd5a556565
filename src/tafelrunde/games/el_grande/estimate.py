"""What a position promises: points of coming scorings, and what a caballero more would change.

Everything is a rule of thumb in points (specification, section 10). What the castillo holds is
read, because everybody who counted knows it (EG-7.2); sealed discs are never looked at.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.masks import bit
from tafelrunde.games.el_grande.scoring import bonus, counts_in, ranked, sole_leader
from tafelrunde.games.el_grande.special_scoring import scored_by
from tafelrunde.games.el_grande.state import NONE, ElGrande, values_of
from tafelrunde.games.el_grande.tables import (
    ALL_REGIONS,
    CASTILLO,
    EFFECTS,
    FIRST_PLACES,
    LEAST,
    MOST,
    PLACES,
    REGIONS,
    SCORE_CASTILLO,
)

BY_CLASS: Final = EFFECTS.index("score_by_first_value")
SCORES_SET: Final = (BY_CLASS, FIRST_PLACES, MOST, LEAST, SCORE_CASTILLO)
FADES: Final = 0.8  # how much of a lead is still there a round later
SHARE: Final = 0.3  # what a share of the caballeros is worth, in first numbers
PLAYED: Final = 0.4  # how often an open scoring card is really used
ENVY: Final = (0.0, 0.0, 1.0, 0.7, 0.6, 0.55)  # by players: how much the others' points hurt
SLEEPER: Final = 0.8  # what a caballero in the castillo is worth beyond the castillo's points


class Outlook:
    """The promise of one position for one decision; what was worked out once is kept."""

    def __init__(self, s: ElGrande, seat: int, card: int = NONE) -> None:
        self.s = s
        self.seat = seat
        self.envy = ENVY[s.players] / float(s.players - 1)
        self.lasting: float = lasting(s)
        self.weight: list[float] = [self.lasting] * REGIONS
        self.weight.append(next_scoring(s))
        for shown, taker in zip(s.face_up, s.taker, strict=True):
            if shown != NONE and taker == NONE:
                self.expect(shown, PLAYED)
        if card != NONE:
            self.expect(card, 1.0)
        self.bases: list[float] = [0.0] * PLACES
        self.based = 0  # mask of the places in `bases`
        self.more: list[float] = [0.0] * (PLACES * s.players)
        self.tried = 0  # mask over `more`

    def expect(self, card: int, chance: float) -> None:
        """A card that scores a set of places may be used."""
        if self.s.tables.effect[card] in SCORES_SET:
            mask = scored_by(self.s, card)
            for place in range(PLACES):
                if mask >> place & 1:
                    self.weight[place] += chance

    def utility(self, place: int, counts: list[int]) -> float:
        """What a place with these caballeros promises the seat, the others' promise deducted."""
        return self.promise(place, counts, values_of(self.s, place))

    def promise(self, place: int, counts: list[int], values: list[int]) -> float:
        """The same if these were the numbers of the place.

        This is the heart of every roll-out, so `ranked` and `sole_leader` are worked in here:
        only the sums of the seat and of the others are needed.
        """
        total = 0
        for count in counts:
            total += count
        if total == 0:
            return 0.0
        s, own = self.s, counts[self.seat]
        ranks = s.tables.ranks[s.players]
        rank, below, mine, paid = 1, 99, 0, 0
        while rank <= ranks:
            most, tied, leader = 0, 0, NONE
            for seat, count in enumerate(counts):
                if most < count < below:
                    most, tied, leader = count, 1, seat
                elif count == most:
                    tied += 1
            if most == 0:
                break
            if tied > 1:
                rank += 1
            points = values[rank - 1] if rank <= ranks else 0
            if rank == 1:
                points += bonus(s, place, leader)
            if own == most:
                mine = points
            paid += points * tied
            rank += 1
            below = most
        each = SHARE * values[0] / total
        others = paid - mine + each * (total - own)
        return (mine + each * own - others * self.envy) * self.weight[place]

    def king_gain(self, place: int) -> float:
        """What the King's presence in a region is worth."""
        leader = sole_leader(counts_in(self.s, place))
        if leader == NONE:
            return 0.0
        gain = float(self.s.tables.king_bonus) * self.weight[place]
        return gain if leader == self.seat else -gain * self.envy

    def base(self, place: int) -> float:
        """What a place promises as it is."""
        if not self.based >> place & 1:
            self.based |= bit(place)
            self.bases[place] = self.utility(place, counts_in(self.s, place))
        return self.bases[place]

    def one_more(self, place: int, color: int) -> float:
        """How much better it gets with one more of a colour in a place."""
        at = place * self.s.players + color
        if not self.tried >> at & 1:
            self.tried |= bit(at)
            self.more[at] = self.change(place, color, 1)
        return self.more[at]

    def change(self, place: int, color: int, number: int) -> float:
        """How much better it gets with `number` more (or fewer) of a colour in a place."""
        counts = counts_in(self.s, place)
        counts[color] += number
        gain = self.utility(place, counts) - self.base(place)
        if place == CASTILLO:
            worth = SLEEPER * self.lasting * number
            gain += worth if color == self.seat else -worth * self.envy
        return gain

    def score_now(self, place: int, firsts_only: bool = False) -> float:
        """What scoring a place at once brings."""
        s = self.s
        counts = counts_in(s, place)
        values = values_of(s, place)
        leader = sole_leader(counts)
        if firsts_only:
            points = [0] * s.players
            if leader != NONE:
                points[leader] = values[0]
        else:
            points = ranked(counts, values, s.tables.ranks[s.players])
        if leader != NONE:
            points[leader] += bonus(s, place, leader)
        found = 0.0
        for seat, gained in enumerate(points):
            found += gained if seat == self.seat else -gained * self.envy
        return found

    def best_target(self, open_regions: int) -> float:
        """The best place for one more own caballero: one of these regions or the castillo."""
        best = max(0.0, self.one_more(CASTILLO, self.seat))
        for place in range(REGIONS):
            if open_regions >> place & 1:
                best = max(best, self.one_more(place, self.seat))
        return best

    def best_near(self) -> float:
        """The best place that the normal placement reaches (EG-5.2)."""
        return self.best_target(self.s.tables.adjacent[self.s.king])

    def best_anywhere(self) -> float:
        """The best place that a special action reaches (EG-11.4)."""
        return self.best_target(ALL_REGIONS & ~bit(self.s.king))


def lasting(s: ElGrande) -> float:
    """How often what stands on the board now will be scored: near scorings count more."""
    found = 0.0
    for after in s.tables.scored_after:
        if after >= s.round:
            found += FADES ** (after - s.round)
    return found


def next_scoring(s: ElGrande) -> float:
    """The same for the castillo, which is emptied by the next general scoring."""
    for after in s.tables.scored_after:
        if after >= s.round:
            return float(FADES ** (after - s.round))
    return 0.0


def totals(s: ElGrande) -> list[float]:
    """Per seat, the points to expect at the end of the game."""
    n = s.players
    worth, soon = lasting(s), next_scoring(s)
    found = [float(score) for score in s.score]
    rounds_left = len(s.variant.rounds) - s.rounds_done
    for place in range(PLACES):
        counts = counts_in(s, place)
        total = sum(counts)
        if total == 0:
            continue
        values = values_of(s, place)
        points = ranked(counts, values, s.tables.ranks[n])
        leader = sole_leader(counts)
        for seat in range(n):
            promise = points[seat] + SHARE * values[0] * counts[seat] / total
            if seat == leader:
                promise += float(bonus(s, place, leader))
            if place == CASTILLO:
                found[seat] += promise * soon + SLEEPER * counts[seat] * worth
            else:
                found[seat] += promise * worth
    for seat in range(n):
        # Fuel: caballeros at court can be placed, but only so many in the rounds that are left.
        usable: int = min(s.court[seat], 3 * rounds_left)
        found[seat] += 0.7 * usable + 0.08 * float(s.province[seat])
    return found


def majority_of(s: ElGrande, place: int, seat: int) -> int:
    """By how many caballeros a seat leads in a region; negative if it does not."""
    counts = counts_in(s, place)
    own = counts[seat]
    counts[seat] = 0
    return own - max(counts)


def regions_but_kings(s: ElGrande) -> list[int]:
    """EG-6.2: where something can be moved."""
    return [place for place in range(REGIONS) if place != s.king]

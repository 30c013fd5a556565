"""Chapter 15: special scorings, also those of stacks 2 and 4."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.scoring import SetDiscs, counts_in, score_place, sole_leader
from tafelrunde.games.el_grande.special import Choice, Effect
from tafelrunde.games.el_grande.state import NONE, ElGrande, values_of
from tafelrunde.games.el_grande.tables import (
    ALL_REGIONS,
    CASTILLO,
    FIRST_PLACES,
    LEAST,
    MOST,
    PLACES,
    REGIONS,
    SCORE_CASTILLO,
)
from tafelrunde.games.el_grande.verbs import SCORE


class ScoreChosen(Choice):
    """EG-13.10, EG-15.8: one region that the actor names, or the castillo (EG-7.6)."""

    def verb(self) -> i64:
        return SCORE

    def targets(self, s: ElGrande, out: Offers) -> None:
        """EG-6.4: the King's region too. EG-R.24: even an empty one."""
        out.span(SCORE, 0, PLACES)

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        if arg(a) > CASTILLO:
            return refused(s, "EG-13.10", "not-on-the-board", "place", arg(a))
        return None

    def carry_out(self, s: ElGrande) -> Next:
        """EG-13.10: like every scoring; what the castillo holds stays in it."""
        score_place(s, arg(self.choice), "EG-13.10")
        return s.finish()


class ScoreSet(Effect):
    """EG-15.1 to EG-15.7: the card itself says what is scored, one region after the other."""

    places: i64 = 0  # what is still to be scored
    place: i64 = 0

    def begin(self, s: ElGrande) -> Next:
        """EG-R.44: the set is fixed when the special action begins."""
        self.places = scored_by(s, self.card)
        return self.next_one(s)

    def next_one(self, s: ElGrande) -> Next:
        """EG-14.11: one region is one step, in the order of the table."""
        if self.places == 0:
            return s.finish()
        self.place = 0
        while not self.places >> self.place & 1:
            self.place += 1
        self.places &= ~bit(self.place)
        return self.announce(s)

    def carry_out(self, s: ElGrande) -> Next:
        """EG-15.0: all as in every scoring; EG-15.5: or first places only."""
        firsts_only = s.tables.effect[self.card] == FIRST_PLACES
        score_place(s, self.place, "EG-15.5" if firsts_only else "EG-15.0", firsts_only)
        return self.next_one(s)

    def has_more(self, s: ElGrande) -> bool:
        return self.places != 0

    def announced(self, s: ElGrande) -> Params:
        return {"seat": self.seat, "card": self.card, "step": "score", "target": self.place}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Effect.FIELDS,
        ("places", "i64"),
        ("place", "i64"),
    )

    def __init__(
        self, seat: i64 = 0, card: i64 = 0, allowed_by: i64 = 0, places: i64 = 0, place: i64 = 0
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.places = places
        self.place = place

    def clone(self) -> ScoreSet:
        return ScoreSet(self.seat, self.card, self.allowed_by, self.places, self.place)

    # </generated>


def scored_by(s: ElGrande, card: i64) -> i64:
    """The mask of places that a card of stack 3 scores.

    EG-15.4: the castillo only by its own card; EG-7.8, EG-R.25: it belongs to no class.
    """
    effect = s.tables.effect[card]
    if effect == SCORE_CASTILLO:
        return 1 << CASTILLO
    if effect in (MOST, LEAST):
        return extremes(s, effect == MOST)
    mask = 0
    for place in range(REGIONS):
        if effect == FIRST_PLACES:
            # EG-15.5: a region without a sole leader gives nothing.
            chosen = sole_leader(counts_in(s, place)) != NONE
        else:
            # EG-15.1, EG-15.2, EG-15.3, EG-10.2: by the first number that counts now.
            chosen = s.tables.classes[card] >> values_of(s, place)[0] & 1 == 1
        if chosen:
            mask |= bit(place)
    return mask


def extremes(s: ElGrande, most: bool) -> i64:
    """EG-15.6: the fullest regions, EG-15.7: the emptiest of those that are not empty.

    EG-R.24: on an empty board there are none.
    """
    totals = [sum(counts_in(s, place)) for place in range(REGIONS)]
    wanted = 0
    for total in totals:
        if total and (wanted == 0 or (total > wanted if most else total < wanted)):
            wanted = total
    mask = 0
    for place, total in enumerate(totals):
        if total and total == wanted:
            mask |= bit(place)
    return mask


class SecretScoring(Effect):
    """EG-16.11: everybody names a region secretly; EG-16.12: what one alone named is scored."""

    named: list[int]  # per seat clockwise from the actor, after the discs are shown
    at: i64 = -1  # the seat whose region is next, counted from the actor; -1 before the discs

    def carry_out(self, s: ElGrande) -> Next:
        """EG-14.11: first the announcement is a step, before the discs, then each region."""
        if self.at < 0:
            seats = tuple([(self.seat + step) % s.players for step in range(s.players)])
            allowed = [ALL_REGIONS] * s.players
            return s.call(SetDiscs(seats, allowed, "EG-16.11", "disc-scoring"), self.SHOWN)
        score_place(s, self.named[self.at], "EG-16.12")
        self.at += 1
        return self.next_one(s)

    def shown(self, s: ElGrande, chosen: list[int]) -> Next:
        """EG-16.12: starting with the actor, clockwise."""
        self.named = chosen
        self.at = 0
        return self.next_one(s)

    def next_one(self, s: ElGrande) -> Next:
        """EG-16.12: regions that two or more named are not scored."""
        while self.at < s.players:
            if self.named.count(self.named[self.at]) == 1:
                return self.announce(s)
            self.at += 1
        return s.finish()

    def announced(self, s: ElGrande) -> Params:
        if self.at < 0:
            return {"seat": self.seat, "card": self.card, "step": "effect"}
        place = self.named[self.at]
        return {"seat": self.seat, "card": self.card, "step": "score", "target": place}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Effect.FIELDS,
        ("named", "list[int]"),
        ("at", "i64"),
    )

    NAMES: ClassVar[Names] = (*Effect.NAMES, "shown")
    SHOWN: Final = 5

    def __init__(
        self,
        seat: i64 = 0,
        card: i64 = 0,
        allowed_by: i64 = 0,
        named: list[int] | None = None,
        at: i64 = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.named = [] if named is None else named
        self.at = at

    def clone(self) -> SecretScoring:
        return SecretScoring(self.seat, self.card, self.allowed_by, self.named.copy(), self.at)

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.shown(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    # </generated>

"""Places where cards lie, with a mask per card that says which seats have seen it."""

from __future__ import annotations

from typing import Any, ClassVar

from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Data, FieldList
from tafelrunde.core.numbers import bit


def everybody(players: int) -> int:
    """The mask of all seats."""
    return bit(players) - 1


class Zone(Data):
    """A pile, a hand or a row; the top card is the last one.

    `seen[i]` has bit p set if seat p knows which card lies at position i. The state's
    `reveal` sets bits, so that what anybody learns is counted there.
    """

    FIELDS: ClassVar[FieldList] = (("cards", "list[int]"), ("seen", "list[int]"))
    cards: list[int]
    seen: list[int]

    def __init__(self) -> None:
        self.cards = []
        self.seen = []

    def clone(self) -> Zone:
        n = Zone()
        n.cards = self.cards.copy()
        n.seen = self.seen.copy()
        return n

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, seen: int = 0) -> None:
        """Lay a card on top, known to the seats in the mask."""
        self.cards.append(card)
        self.seen.append(seen)

    def fill(self, cards: list[int], seen: int = 0) -> None:
        """Lay out these cards, all known to the same seats."""
        self.cards = cards
        self.seen = [seen] * len(cards)

    def pop(self) -> int:
        """Take the top card away."""
        self.seen.pop()
        return self.cards.pop()

    def take(self, card: int) -> int:
        """Take this card away and return who has seen it."""
        i = self.cards.index(card)
        del self.cards[i]
        return self.seen.pop(i)

    def shuffled(self, order: tuple[int, ...]) -> None:
        """Put the cards into this order; nobody knows any of them afterwards."""
        self.cards = [self.cards[i] for i in order]
        self.seen = [0] * len(order)

    def as_seen(self, seat: int) -> list[int | None]:
        """The cards as one seat knows them; None for a card it has not seen."""
        eye = bit(seat) if seat >= 0 else 0
        return [c if m & eye else None for c, m in zip(self.cards, self.seen, strict=True)]


def redeal(zones: list[Zone], seat: int, rng: Rng) -> None:
    """Deal the cards that `seat` has not seen anew over the places where they may lie."""
    eye = bit(seat) if seat >= 0 else 0
    unknown: list[int] = []
    for zone in zones:
        for i, mask in enumerate(zone.seen):
            if not mask & eye:
                unknown.append(zone.cards[i])
    rng.shuffle(unknown)
    for zone in zones:
        for i, mask in enumerate(zone.seen):
            if not mask & eye:
                zone.cards[i] = unknown.pop()


MAKERS: dict[str, Any] = {"Zone": Zone}

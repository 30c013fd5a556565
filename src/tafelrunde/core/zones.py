"""Places where cards lie, with a mask per card that says which seats have seen it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from tafelrunde.core.chance import Rng
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Data, FieldList
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.rows import holds


def everybody(players: i64) -> i64:
    """The mask of all seats."""
    return bit(players) - 1


@mypyc_attr(acyclic=True)
class Zone(Data):
    """A pile, a hand or a row; the top card is the last one.

    `seen[i]` has bit p set if seat p knows which card lies at position i. The state's
    `reveal` sets bits, so that what anybody learns is counted there. Both are replaced and
    never changed, so that copies share them.
    """

    FIELDS: ClassVar[FieldList] = (("cards", "tuple[int, ...]"), ("seen", "tuple[int, ...]"))
    cards: tuple[int, ...]
    seen: tuple[int, ...]

    def __init__(self, cards: tuple[int, ...] = (), seen: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.seen = seen

    def clone(self) -> Zone:
        return Zone(self.cards, self.seen)

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: i64, seen: i64 = 0) -> None:
        """Lay a card on top, known to the seats in the mask."""
        self.cards += (card,)
        self.seen += (seen,)

    def lay(self, cards: tuple[int, ...], seen: i64 = 0) -> None:
        """Lay several cards on top, one after the other, all known to the same seats."""
        self.cards += cards
        self.seen += (seen,) * len(cards)

    def deal(self, number: i64, to: Zone, seen: i64) -> None:
        """Deal `number` cards from the top to another zone, known there to the seats in a mask."""
        left = len(self.cards) - number
        if left < 0:
            raise IndexError(f"{number} cards from {len(self.cards)}")
        dealt = self.cards[left:]
        self.cards = self.cards[:left]
        self.seen = self.seen[:left]
        to.lay(dealt[::-1], seen)

    def fill(self, cards: Iterable[int], seen: int = 0) -> None:
        """Lay out these cards, all known to the same seats."""
        self.cards = tuple(cards)
        self.seen = (seen,) * len(self.cards)

    def pop(self) -> i64:
        """Take the top card away."""
        card = self.cards[-1]
        self.cards = self.cards[:-1]
        self.seen = self.seen[:-1]
        return card

    def holds(self, card: i64) -> bool:
        """Whether a card lies here."""
        return holds(self.cards, card)

    def mask(self) -> i64:
        """The cards as a mask, for whoever wants them in the order of their numbers."""
        found: i64 = 0
        for card in self.cards:
            found |= bit(card)
        return found

    def at(self, card: i64) -> i64:
        """The position of a card that lies here."""
        i: i64 = 0
        while self.cards[i] != card:
            i += 1
        return i

    def take(self, card: i64) -> i64:
        """Take this card away and return who has seen it."""
        i = self.at(card)
        seen = self.seen[i]
        self.cards = self.cards[:i] + self.cards[i + 1 :]
        self.seen = self.seen[:i] + self.seen[i + 1 :]
        return seen

    def show(self, index: i64, mask: i64) -> None:
        """Let the seats in a mask know the card at a position."""
        seen = list(self.seen)
        seen[index] |= mask
        self.seen = tuple(seen)

    def shuffled(self, order: tuple[int, ...]) -> None:
        """Put the cards into this order; nobody knows any of them afterwards."""
        self.fill([self.cards[i] for i in order])

    def as_seen(self, seat: i64) -> list[int | None]:
        """The cards as one seat knows them; None for a card it has not seen."""
        eye = eye_of(seat)
        return [c if m & eye else None for c, m in zip(self.cards, self.seen, strict=True)]

    def unseen(self, eye: i64) -> list[int]:
        """The cards that nobody in a mask has seen."""
        own = self.cards
        if not self.is_seen(eye):
            return list(own)
        seen = self.seen
        return [own[i] for i in range(len(own)) if not seen[i] & eye]

    def is_seen(self, eye: i64) -> bool:
        """Whether anybody in a mask knows any of the cards."""
        seen = self.seen
        for i in range(len(seen)):
            mask: i64 = seen[i]
            if mask & eye:
                return True
        return False

    def replace_unseen(self, eye: i64, cards: list[int]) -> None:
        """Lay other cards where nobody in a mask knows any; they are taken from the end."""
        own = self.cards
        if len(cards) == len(own) and not self.is_seen(eye):
            cards.reverse()
            self.cards = tuple(cards)
            cards.clear()
            return
        seen = self.seen
        self.cards = tuple([own[i] if seen[i] & eye else cards.pop() for i in range(len(own))])


def eye_of(seat: i64) -> i64:
    """The mask of a seat; of a spectator it is empty."""
    if seat < 0:
        return 0
    return bit(seat)


def redeal(zones: list[Zone], seat: i64, rng: Rng) -> None:
    """Re-deal the cards that `seat` has not seen over the places where they may be."""
    redeal_for(zones, eye_of(seat), rng)


def redeal_for(zones: list[Zone], eye: i64, rng: Rng) -> None:
    """The same for an observer who knows what any seat in a mask knows."""
    unknown: list[int] = []
    for zone in zones:
        unknown += zone.unseen(eye)
    rng.shuffle(unknown)
    for zone in zones:
        zone.replace_unseen(eye, unknown)


MAKERS: dict[str, Any] = {"Zone": Zone}

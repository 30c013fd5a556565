"""Chapter 3: dealing, the exchange of one card, and the battlefield of the round."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody
from tafelrunde.games.vetternkrieg.state import (
    EXCHANGE,
    FIELD,
    Vetternkrieg,
    everyone,
    house_of,
    is_battlefield,
    mark_of,
)
from tafelrunde.games.vetternkrieg.tables import PLAIN
from tafelrunde.games.vetternkrieg.verbs import GIVE, LAY, MUSTER

SUPPLY: Final = 0
BOTH: Final = everybody(2)


class Exchange(Frame[Vetternkrieg]):
    """VK-2.6: phases 1 and 2, dealing and the exchange."""

    def start(self, s: Vetternkrieg) -> Next:
        """VK-3.1: deal up to 6, a kept card counts; VK-R.2: York first, from the top."""
        for seat in everyone(s):
            hand = s.hands[seat]
            kept = len(hand)
            s.deck.deal(s.tables.hand_size - kept, hand, bit(seat))
            if s.log is not None:
                cards = tuple(hand.cards[kept:])
                told = {"seat": seat, "count": len(cards), "told": 0}
                s.emit("VK-3.1", "dealt", told, {"cards": cards, "told": 1}, (seat,))
            else:
                s.revelations += 1
        if s.log is not None:
            s.emit("VK-3.2", "set-aside", {"count": len(s.deck)})
        s.phase = EXCHANGE
        return s.ask_all((0, 1), self.GIFTS)

    GIFTS: Final = Ask("gifts", "exchanged", "gift_refused", "exchange-card", sure=True)

    def gifts(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-3.3: any card of the own hand; VK-R.4: declining is not offered."""
        for card in s.hands[seat].cards:
            out.add(GIVE + card)

    def gift_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-3.3: only what one holds can be given."""
        if verb_of(a) == GIVE and not s.hands[seat].holds(arg(a)):
            return refused(s, "VK-3.3", "not-in-hand", "card", arg(a))
        return None

    def exchanged(self, s: Vetternkrieg, answers: list[list[int]]) -> Next:
        """VK-3.4: both cards change hands at once; giver and receiver know them."""
        cards = [arg(answer[0]) for answer in answers]
        for seat in (0, 1):
            leave_hand(s, seat, cards[seat])
        for seat in (0, 1):
            s.hands[1 - seat].put(cards[seat], BOTH)
            if s.log is not None:
                told = {"seat": seat, "told": 0}
                s.emit("VK-3.4", "gave", told, {"card": cards[seat], "told": 1}, (0, 1))
            else:
                s.revelations += 1
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "gifts", "exchanged", "gift_refused")
    QUESTIONS: ClassVar[Questions] = (GIFTS.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.gift_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.exchanged(s, cast("list[list[int]]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.gifts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.gift_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Field(Frame[Vetternkrieg]):
    """VK-2.6: phase 3, the battlefield of the round and its start troops."""

    seat: i64 = 0  # who lays start troops
    left: i64 = 0  # how many are still to be laid

    def start(self, s: Vetternkrieg) -> Next:
        """VK-3.5: both choose at the same time, face down."""
        s.phase = FIELD
        return s.ask_all((0, 1), self.CHOOSE_BATTLEFIELD)

    CHOOSE_BATTLEFIELD: Final = Ask("fields", "laid", "field_refused", "choose-battlefield")

    def fields(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-3.5: one card of the own hand, face down."""
        for card in s.hands[seat].cards:
            out.add(LAY + card)

    def field_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-3.6: a battlefield if one is held (VK-R.5); VK-3.7: otherwise an unmarked event."""
        if verb_of(a) != LAY:
            return None
        card, hand = arg(a), s.hands[seat].cards
        if not s.hands[seat].holds(card):
            return refused(s, "VK-3.5", "not-in-hand", "card", card)
        if is_battlefield(card):
            return None
        for other in hand:
            if is_battlefield(other):
                return refused(s, "VK-3.6", "must-be-battlefield", "card", card)
        if mark_of(s, card) == PLAIN:
            return None
        for other in hand:
            if mark_of(s, other) == PLAIN:
                return refused(s, "VK-3.7", "marked-this-round", "card", card)
        return None  # VK-R.6: every event is marked, so any may be laid

    def laid(self, s: Vetternkrieg, answers: list[list[int]]) -> Next:
        """VK-3.8: both are revealed; VK-3.11: the owner laid the card that becomes it."""
        cards = [arg(answer[0]) for answer in answers]
        for seat in (0, 1):
            leave_hand(s, seat, cards[seat])
            if s.log is not None:
                s.emit("VK-3.8", "laid", {"seat": seat, "card": cards[seat]})
            if not is_battlefield(cards[seat]):
                s.bare = seat
        s.owner = earlier(s, cards)
        s.battlefield = cards[s.owner]
        s.discard += (cards[1 - s.owner],)  # VK-3.12, VK-R.9: without any effect
        if s.log is not None:
            told = {"seat": s.owner, "card": s.battlefield}
            s.emit("VK-3.11", "battlefield-chosen", told)
        self.seat = s.owner
        self.left = s.tables.start[house_of(s, s.owner)][s.battlefield]
        return self.start_troops(s)

    def start_troops(self, s: Vetternkrieg) -> Next:
        """VK-3.14: per house as printed (VK-R.11), mandatory (VK-R.10); VK-R.12: owner first."""
        while True:
            while self.left > 0:
                supply, reserve = s.supply[self.seat], s.reserve[self.seat]
                if supply and reserve:
                    return s.ask(self.seat, self.SOURCES)
                if not supply and not reserve:  # VK-3.16
                    if s.log is not None:
                        s.emit(
                            "VK-3.16",
                            "no-start-troop",
                            {"seat": self.seat, "count": self.left},
                        )
                    self.left = 0
                else:
                    self.lay_troop(s, SUPPLY if supply else 1 - SUPPLY)
            if self.seat != s.owner:
                return s.finish()  # VK-3.17: both hold five cards now
            self.seat = 1 - s.owner
            self.left = s.tables.start[house_of(s, self.seat)][s.battlefield]

    SOURCES: Final = Ask("sources", "mustered", prompt="start-troop")

    def sources(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-3.15: own supply or own reserve."""
        out.span(MUSTER, 0, 2)

    def mustered(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-3.15: chosen for each troop."""
        self.lay_troop(s, arg(a))
        return self.start_troops(s)

    def lay_troop(self, s: Vetternkrieg, stock: i64) -> None:
        """VK-3.14: a troop goes to its player's own half."""
        if stock == SUPPLY:
            s.supply[self.seat] -= 1
        else:
            s.reserve[self.seat] -= 1
        s.half[self.seat] += 1
        self.left -= 1
        if s.log is not None:
            s.emit("VK-3.14", "start-troop", {"seat": self.seat, "stock": stock})

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "fields",
        "laid",
        "field_refused",
        "sources",
        "mustered",
    )
    QUESTIONS: ClassVar[Questions] = (
        CHOOSE_BATTLEFIELD.numbered(2, 3, 4, 0),
        SOURCES.numbered(5, 6, 0, 0),
    )

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Field:
        return Field(self.seat, self.left)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.field_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.laid(s, cast("list[list[int]]", s.handed))
        if number == 6:
            return self.mustered(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.fields(s, seat, out)
        elif number == 5:
            self.sources(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.field_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def earlier(s: Vetternkrieg, cards: list[int]) -> i64:
    """VK-3.9: the seat with the earlier battlefield; VK-3.10: a battlefield beats an event.

    VK-3.13: two events cannot meet, because twelve cards are held and only ten are events.
    """
    for seat in (0, 1):
        if not is_battlefield(cards[1 - seat]):
            return seat
    return 0 if s.tables.date[cards[0]] < s.tables.date[cards[1]] else 1


def leave_hand(s: Vetternkrieg, seat: i64, card: i64) -> None:
    """A card leaves a hand for others to see, which may tell them about a kept card."""
    s.revelations += 1
    if not s.hands[seat].take(card) >> (1 - seat) & 1:
        s.gone[seat] |= bit(card)

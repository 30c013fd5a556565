from __future__ import annotations

from typing import ClassVar, Final, cast

from kronen.state import Kronen
from kronen.verbs import BID
from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.core.zones import Zone, everybody

CROWNS: Final = 8


class Play(Frame[Kronen]):
    """KR-1.1: the set-up, five rounds, then the count."""

    def start(self, s: Kronen) -> Next:
        """KR-1.1: both hold the cards 1 to 5; KR-1.2: the crowns are shuffled."""
        s.hands = [[1, 2, 3, 4, 5] for _ in range(s.players)]
        s.points = vec[i64]([0, 0])
        s.dealt = [Zone(), Zone()]
        return s.shuffle(CROWNS, self.SHUFFLED)

    def shuffled(self, s: Kronen, order: tuple[int, ...]) -> Next:
        """KR-1.2: each gets a crown that only he may look at."""
        s.pile.fill([number + 1 for number in order])
        for seat in range(s.players):
            s.pile.deal(1, s.dealt[seat], bit(seat))
            crown = s.dealt[seat].cards[0]
            s.emit(
                "KR-1.2", "dealt", {"seat": seat, "told": 0}, {"crown": crown, "told": 1}, (seat,)
            )
        return s.call(Rounds(), self.ENDED)

    def ended(self, s: Kronen, value: object) -> Next:
        """KR-1.5: the dealt crowns are shown and count; most points wins."""
        for seat in range(s.players):
            crown = s.reveal(s.dealt[seat], 0, everybody(s.players))
            s.points[seat] += crown
            if s.log is not None:
                s.emit("KR-1.5", "shown", {"seat": seat, "crown": crown})
        s.scores = tuple(s.points)
        s.winners = tuple([p for p in range(2) if s.points[p] == max(s.points)])
        if s.log is not None:
            s.emit("KR-1.5", "ended", {"winners": s.winners})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "shuffled", "ended")
    SHUFFLED: Final = 2
    ENDED: Final = 3

    def step(self, number: i64, s: Kronen, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.ended(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Rounds(Frame[Kronen]):
    """KR-1.3, KR-1.4: the rounds."""

    def start(self, s: Kronen) -> Next:
        """KR-1.3: the next crown lies open, and both bid in secret; KR-1.1: five times."""
        if s.round == 5:
            return s.finish()
        s.round += 1
        s.crown = s.turn_up(s.pile)
        if s.log is not None:
            s.emit("KR-1.3", "turned-up", {"round": s.round, "crown": s.crown})
        return s.ask_all((0, 1), self.CARDS)

    CARDS: Final = Ask("cards", "opened", "card_refused", prompt="bid")

    def cards(self, s: Kronen, seat: i64, out: Offers) -> None:
        """KR-1.3: any card; the hand decides below."""
        out.span(BID, 1, 6)

    def card_refused(self, s: Kronen, seat: i64, a: i64) -> Refusal | None:
        """KR-1.3: each card is played once."""
        if verb_of(a) == BID and arg(a) not in s.hands[seat]:
            return refused(s, "KR-1.3", "spent", "card", arg(a))
        return None

    def opened(self, s: Kronen, answers: list[list[int]]) -> Next:
        """KR-1.4: the higher card wins the crown; equal cards win nothing."""
        bids = [arg(answer[0]) for answer in answers]
        for seat, card in enumerate(bids):
            s.hands[seat].remove(card)
        if s.log is not None:
            s.emit("KR-1.4", "opened", {"first": bids[0], "second": bids[1]})
        if bids[0] != bids[1]:
            winner = 0 if bids[0] > bids[1] else 1
            s.points[winner] += s.crown
            if s.log is not None:
                s.emit("KR-1.4", "won", {"seat": winner, "crown": s.crown})
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "cards", "opened", "card_refused")
    QUESTIONS: ClassVar[Questions] = (CARDS.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: Kronen, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.card_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Kronen, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.opened(s, cast("list[list[int]]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Kronen, seat: i64, out: Offers) -> None:
        if number == 2:
            self.cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Kronen, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.card_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

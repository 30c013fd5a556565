"""Chapters 1, 2 and 6: set-up, rounds and the end."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from hinterhalt.automaton import Led
from hinterhalt.state import Hinterhalt, deciding, is_led, lives, not_in_hand, spend
from hinterhalt.tables import CARDS
from hinterhalt.turn import Turn
from hinterhalt.verbs import GIVE, SEAL
from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import EachSeat, Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.core.zones import Zone


class Play(Frame[Hinterhalt]):
    """HIN-1.1: the whole game."""

    def start(self, s: Hinterhalt) -> Next:
        """HIN-1.2: the cards are shuffled into a face-down deck."""
        set_up(s)
        return s.shuffle(CARDS, self.SHUFFLED)

    def shuffled(self, s: Hinterhalt, order: tuple[int, ...]) -> Next:
        """HIN-1.2: everybody but the automaton is dealt three cards."""
        s.deck.fill([card + 1 for card in order])
        for seat in deciding(s):
            dealt = sorted([s.deck.pop() for _ in range(s.tables.dealt)])
            s.hand[seat].fill(dealt, bit(seat))
            told = {"seat": seat, "count": len(dealt), "told": 0}
            s.emit("HIN-1.2", "dealt", told, {"cards": tuple(dealt), "told": 1}, (seat,))
        return s.call(Round(), self.ROUNDED)

    def rounded(self, s: Hinterhalt, value: object) -> Next:
        """HIN-6.3: after the last round, or as soon as somebody won, the game is over."""
        if not s.finished and s.round < s.last_round:
            return s.call(Round(), self.ROUNDED)
        s.scores = tuple([points(s, seat) for seat in range(s.players)])
        best = max(s.scores)
        s.winners = tuple([seat for seat, score in enumerate(s.scores) if score == best])
        if s.log is not None:
            s.emit("HIN-6.5", "game-over", {"winners": s.winners, "scores": s.scores})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "shuffled", "rounded")
    SHUFFLED: Final = 2
    ROUNDED: Final = 3

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.rounded(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Round(Frame[Hinterhalt]):
    """HIN-2.5: omens, gifts, and one turn for everybody."""

    def start(self, s: Hinterhalt) -> Next:
        """HIN-2.1: everybody rolls an omen, covered."""
        s.round += 1
        s.turn = -1
        s.order.clear()
        own = deciding(s)
        s.omen_seen = [bit(seat) if seat in own else 0 for seat in range(s.players)]
        if s.log is not None:
            s.emit("HIN-2.1", "round-begins", {"round": s.round})
        return s.throw((6,) * s.players, self.FORETOLD)

    def foretold(self, s: Hinterhalt, dice: tuple[int, ...]) -> Next:
        """HIN-2.1: only the owner looks at the die; nobody knows the automaton's."""
        s.omen = list(dice)
        for seat in deciding(s):
            told = {"seat": seat, "told": 0}
            s.emit("HIN-2.1", "omen", told, {"face": dice[seat], "told": 1}, (seat,))
        return self.ask_gifts(s)

    def ask_gifts(self, s: Hinterhalt) -> Next:
        """HIN-2.2: secret gifts to the pass keeper; their number is secret too."""
        seats = tuple(deciding(s))
        return s.ask_all(seats, self.GIFTS)

    GIFTS: Final = Ask("gifts", "opened", "gift_refused", "choose-gifts", "is_giving")

    def gifts(self, s: Hinterhalt, seat: i64, out: Offers) -> None:
        """HIN-2.2: cards of the hand, in ascending order so that each set has one way."""
        for card in sorted(s.hand[seat].cards):
            out.add(GIVE + card)
        out.add(SEAL)

    def gift_refused(self, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        """HIN-2.2: own cards, each once; HIN-2.3: two at most."""
        if verb_of(a) != GIVE:
            return None
        card = arg(a)
        no = not_in_hand(s, "HIN-2.2", seat, card)
        if no is not None:
            return no
        picks = s.picked(seat)
        if len(picks) >= s.tables.gift_limit:
            return refused(s, "HIN-2.3", "too-many-gifts", "most", s.tables.gift_limit)
        if picks and card <= arg(picks[-1]):
            return refused(s, "HIN-2.2", "ascending-order", "card", card)
        return None

    def is_giving(self, s: Hinterhalt, seat: i64, picks: list[int]) -> bool:
        """HIN-2.2: the answer is complete when it is sealed."""
        return verb_of(picks[-1]) == GIVE

    def opened(self, s: Hinterhalt, answers: list[list[int]]) -> Next:
        """HIN-2.4: the most generous begins, of equals the one who sits first."""
        seats = deciding(s)
        starter, most = seats[0], -1
        for seat, answer in zip(seats, answers, strict=True):
            cards = [arg(a) for a in answer if verb_of(a) == GIVE]
            for card in cards:
                spend(s, seat, card)
            if s.log is not None:
                s.emit("HIN-2.4", "gifts-opened", {"seat": seat, "cards": tuple(cards)})
            if len(cards) > most:
                starter, most = seat, len(cards)
        s.order = [(starter + i) % s.players for i in range(s.players)]
        if s.log is not None:
            s.emit("HIN-2.4", "order-fixed", {"order": tuple(s.order)})
        return s.call(Turns(tuple(s.order)), self.SERVED)

    def served(self, s: Hinterhalt, value: object) -> Next:
        """HIN-2.5: the round ends when everybody had a turn."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "gifts",
        "opened",
        "gift_refused",
        "is_giving",
        "foretold",
        "served",
    )
    FORETOLD: Final = 6
    SERVED: Final = 7
    QUESTIONS: ClassVar[Questions] = (GIFTS.numbered(2, 3, 4, 5),)

    def sieve(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
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

    def step(self, number: i64, s: Hinterhalt, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.opened(s, cast("list[list[int]]", s.handed))
        if number == 6:
            return self.foretold(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.served(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Hinterhalt, seat: i64, out: Offers) -> None:
        if number == 2:
            self.gifts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Hinterhalt, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.gift_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    def goes_on(self, number: i64, s: Hinterhalt, seat: i64, picks: list[int]) -> bool:
        if number == 5:
            return self.is_giving(s, seat, picks)
        return super().goes_on(number, s, seat, picks)

    # </generated>


class Turns(EachSeat[Hinterhalt]):
    """HIN-2.5: one turn each; HIN-4.8: whoever is out has none; HIN-6.2: a finished game stops."""

    def turn(self, s: Hinterhalt, seat: i64) -> Frame[Hinterhalt] | None:
        if not lives(s, seat):
            return None
        s.turn = seat
        if s.log is not None:
            s.emit("HIN-2.5", "turn-begins", {"seat": seat})
        return Led(seat) if is_led(s, seat) else Turn(seat)

    def stops(self, s: Hinterhalt) -> bool:
        return s.finished


def set_up(s: Hinterhalt) -> None:
    """HIN-1.1: three wagons each, in the valley."""
    s.site = [0] * s.players
    s.wagons = [s.tables.wagons] * s.players
    s.hand = [Zone() for _ in range(s.players)]
    s.omen = [0] * s.players
    s.omen_seen = [0] * s.players


def points(s: Hinterhalt, seat: i64) -> i64:
    """HIN-6.4: the site plus two for each wagon; nothing for whoever is out."""
    return s.site[seat] + s.tables.wagon_points * s.wagons[seat] if lives(s, seat) else 0

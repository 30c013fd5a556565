"""Chapter 4: the turns of the Sanchos, and when the commander takes the own one."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.board import is_bot
from tafelrunde.games.drei_sanchos.mandates import FieldTurn
from tafelrunde.games.drei_sanchos.solo import BotTurn
from tafelrunde.games.drei_sanchos.spending import Command, Pool
from tafelrunde.games.drei_sanchos.state import NOBODY, RUNNING, DreiSanchos
from tafelrunde.games.drei_sanchos.verbs import ACT, WAIT


class Turns(Frame[DreiSanchos]):
    """S3-4.1: the others in the order of their fields; the commander when it likes (S3-4.2)."""

    at: i64 = 0  # how many of the others have had their turn
    acted: bool = False  # whether the commander has

    def start(self, s: DreiSanchos) -> Next:
        """S3-14.2: in a round without commander nobody spends command points."""
        self.acted = s.commander == NOBODY
        return self.go_on(s)

    def order(self, s: DreiSanchos) -> list[int]:
        """S3-4.1, S3-4.4: from top to bottom; the commander's field is ignored."""
        return s.tables.cards[s.card].others[s.commander]

    def go_on(self, s: DreiSanchos) -> Next:
        """S3-4.2: the commander is asked before each of the others and acts at the end."""
        order = self.order(s)
        if s.ended != RUNNING or (self.acted and self.at == len(order)):
            s.active = NOBODY
            return s.finish()
        if self.acted:
            return self.other(s)
        if self.at < len(order):
            seat = s.variant.seat_of[s.commander]
            return s.ask(seat, self.TIMES)
        self.acted = True
        return s.call(Command(s.commander), self.TURN_OVER)

    TIMES: Final = Ask("times", "timed", prompt="act-now")

    def times(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-4.2: now or later."""
        out.add(ACT)
        out.add(WAIT)

    def timed(self, s: DreiSanchos, a: i64) -> Next:
        """S3-4.2: decided on the spot."""
        if verb_of(a) == WAIT:
            if s.log is not None:
                s.emit("S3-4.2", "waits", {"sancho": s.commander})
            return self.other(s)
        self.acted = True
        return s.call(Command(s.commander), self.TURN_OVER)

    def other(self, s: DreiSanchos) -> Next:
        """S3-4.1, S3-4.8, S3-8.4, S3-8.5: the field of the next Sancho."""
        sancho = self.order(s)[self.at]
        self.at += 1
        if is_bot(s, sancho):
            return s.call(BotTurn(sancho), self.TURN_OVER)
        if s.tables.cards[s.card].bottom == sancho:
            return s.call(Pool(sancho), self.TURN_OVER)
        return s.call(FieldTurn(sancho), self.TURN_OVER)

    def turn_over(self, s: DreiSanchos, value: object) -> Next:
        """The next turn."""
        s.points = 0
        return self.go_on(s)

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        return {"sancho": self.order(s)[self.at], "card": s.card}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("at", "i64"),
        ("acted", "bool"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "times", "timed", "turn_over")
    TURN_OVER: Final = 4
    QUESTIONS: ClassVar[Questions] = (TIMES.numbered(2, 3, 0, 0),)

    def __init__(self, at: i64 = 0, acted: bool = False) -> None:
        self.at = at
        self.acted = acted

    def clone(self) -> Turns:
        return Turns(self.at, self.acted)

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.timed(s, a)
        if number == 4:
            return self.turn_over(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.times(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>

"""Chapters 6 and 13: reserve cards and El Cid in a battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame, PickSome
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.rows import holds, without
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos import sancho_dice
from tafelrunde.games.drei_sanchos.board import decider, is_bot
from tafelrunde.games.drei_sanchos.deeds import public, uncover
from tafelrunde.games.drei_sanchos.state import KING, NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import COLUMNS, SANCHOS
from tafelrunde.games.drei_sanchos.verbs import (
    PASS,
    REROLL,
    REROLL_COLUMN,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    STOP,
    USE_CARD,
    USE_CID,
)

DICE: Final = [(6,) * number for number in range(4)]


def has_die(s: DreiSanchos, sancho: i64) -> bool:
    """Whether a Sancho has a die on the track."""
    return any(die // 2 % 4 == sancho for die in s.dice)


class Reserve(Frame[DreiSanchos]):
    """S3-6.10: from the attacker clockwise, one card or a pass, until three passes in a row.

    S3-12.8: also with two players Nájera sits between Castilla and Aragón.
    """

    at: i64 = 0
    passes: i64 = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-6.10, S3-R.33: who has no usable card passes; a pass is not final."""
        while self.passes < SANCHOS:
            if usable(s, self.at):
                if not is_bot(s, self.at):
                    seat = decider(s, self.at)
                    return s.ask(seat, self.CARDS)
                self.turned(sancho_dice.plays_reserve(s, self.at))
            else:
                self.turned(False)
        # S3-6.13: what was played is discarded after the step
        s.discard.lay(s.spent, public(s))
        s.spent = ()
        return s.finish()

    def turned(self, played: bool) -> None:
        """S3-6.10: the next one; a card starts the count of passes anew."""
        self.passes = 0 if played else self.passes + 1
        self.at = (self.at + 1) % SANCHOS

    CARDS: Final = Ask("cards", "played", "card_refused", "reserve", sure=True)

    def cards(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-6.10, S3-13.6: one reserve card, or El Cid, or nothing."""
        out.bits(USE_CARD, s.reserve[self.at].mask())
        if s.el_cid == self.at:
            out.add(USE_CID)
        out.add(PASS)

    def card_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-6.10: only what lies in the own reserve."""
        if verb_of(a) == USE_CARD and not s.reserve[self.at].holds(arg(a)):
            return refused(s, "S3-6.10", "not-in-reserve", "card", arg(a))
        if verb_of(a) == USE_CID and s.el_cid != self.at:
            return refused(s, "S3-13.6", "no-el-cid")
        return None

    def played(self, s: DreiSanchos, a: i64) -> Next:
        """S3-6.11: a card re-rolls dice; S3-13.6: El Cid shifts one."""
        sancho = self.at
        self.turned(verb_of(a) != PASS)
        if verb_of(a) == PASS:
            if s.log is not None:
                s.emit("S3-6.10", "passes", {"sancho": sancho})
            return self.start(s)
        if verb_of(a) == USE_CID:
            # S3-13.7: it returns to the supply
            s.el_cid = NOBODY
            if s.log is not None:
                s.emit("S3-13.6", "el-cid-rides", {"sancho": sancho})
            return s.call(Shift(sancho), self.START_AGAIN)
        card = arg(a)
        spend(s, sancho, card)
        return s.call(Reroll(sancho, s.tables.cards[card].bp), self.START_AGAIN)

    def start_again(self, s: DreiSanchos, value: object) -> Next:
        """On to the next Sancho of the circle."""
        return self.start(s)

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        return {"sancho": self.at}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("at", "i64"),
        ("passes", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "cards", "played", "card_refused", "start_again")
    START_AGAIN: Final = 5
    QUESTIONS: ClassVar[Questions] = (CARDS.numbered(2, 3, 4, 0),)

    def __init__(self, at: i64 = 0, passes: i64 = 0) -> None:
        self.at = at
        self.passes = passes

    def clone(self) -> Reserve:
        return Reserve(self.at, self.passes)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
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

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.played(s, a)
        if number == 5:
            return self.start_again(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.card_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def usable(s: DreiSanchos, sancho: i64) -> bool:
    """S3-6.10, S3-6.11: a card in the reserve, and a die that it could help."""
    if not s.reserve[sancho].cards and s.el_cid != sancho:
        return False
    return has_die(s, sancho)


def spend(s: DreiSanchos, sancho: i64, card: i64) -> None:
    """A reserve card is shown and laid beside the track until the step is over."""
    uncover(s, s.reserve[sancho], card)
    s.spent += (card,)
    if s.log is not None:
        s.emit("S3-6.11", "reserve-played", {"sancho": sancho, "card": card})


class Reroll(Frame[DreiSanchos]):
    """S3-6.11: a column with an own die; as many of its dice as the card has points."""

    sancho: i64 = 0
    number: i64 = 0
    column: i64 = 0
    again: list[int]  # the chosen dice, in the order in which they lay

    def start(self, s: DreiSanchos) -> Next:
        """S3-6.11: choose a column."""
        seat, columns = decider(s, self.sancho), Offers()
        self.columns(s, seat, columns)
        return s.ask(seat, self.WHICH_COLUMN) if columns.n > 1 else self.chosen(s, columns.codes[0])

    WHICH_COLUMN: Final = Ask("columns", "chosen", "column_refused", "column", sure=True)

    def columns(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-6.11, S3-12.3: columns with an own die."""
        out.bits(REROLL_COLUMN, self.own_columns(s))

    def own_columns(self, s: DreiSanchos) -> i64:
        """The columns with an own die as a mask."""
        found: i64 = 0
        for die in s.dice:
            if die // 2 % 4 == self.sancho:
                found |= bit(die // 8)
        return found

    def column_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-6.11: a column without an own die cannot be chosen."""
        if verb_of(a) == REROLL_COLUMN and not self.own_columns(s) >> arg(a) & 1:
            return refused(s, "S3-6.11", "no-own-die-there", "column", arg(a))
        return None

    def chosen(self, s: DreiSanchos, a: i64) -> Next:
        """S3-6.11: all of them if there are not more than points, never fewer."""
        self.column = arg(a)
        if s.log is not None:
            s.emit("S3-6.11", "column-chosen", {"sancho": self.sancho, "column": self.column})
        there = [die for die in s.dice if die // 8 == self.column]
        if len(there) <= self.number:
            return self.picked(s, there)
        n, seat = self.number, decider(s, self.sancho)
        return s.call(PickDice(seat, n, n, "reroll", there), self.PICKED)

    def picked(self, s: DreiSanchos, dice: list[int]) -> Next:
        """S3-6.25: they are rolled in the order in which they lay; of equal ones the nearest."""
        left = dice.copy()
        kept: list[int] = []
        for die in s.dice:
            if die in left:
                left.remove(die)
                self.again.append(die)
            else:
                kept.append(die)
        s.dice = tuple(kept)
        return s.throw(DICE[len(self.again)], self.ROLLED)

    def rolled(self, s: DreiSanchos, outcome: tuple[int, ...]) -> Next:
        """S3-6.12, S3-R.14: each goes to the end of the column of its new result."""
        before = len(s.dice)
        for i in range(len(self.again)):
            die, value = self.again[i], outcome[i]
            if die % 2 == KING:
                value = s.tables.guard_faces[value - 1]
            s.dice += (value * 8 + die % 8,)
        if s.log is not None:
            was, now = tuple(self.again), s.dice[before:]
            s.emit("S3-6.12", "rerolled", {"sancho": self.sancho, "dice": was, "faces": now})
        return s.finish()

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        return {"sancho": self.sancho, "number": self.number}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sancho", "i64"),
        ("number", "i64"),
        ("column", "i64"),
        ("again", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "columns",
        "chosen",
        "column_refused",
        "picked",
        "rolled",
    )
    PICKED: Final = 5
    ROLLED: Final = 6
    QUESTIONS: ClassVar[Questions] = (WHICH_COLUMN.numbered(2, 3, 4, 0),)

    def __init__(
        self, sancho: i64 = 0, number: i64 = 0, column: i64 = 0, again: list[int] | None = None
    ) -> None:
        self.sancho = sancho
        self.number = number
        self.column = column
        self.again = [] if again is None else again

    def clone(self) -> Reroll:
        return Reroll(self.sancho, self.number, self.column, self.again.copy())

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.column_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.chosen(s, a)
        if number == 5:
            return self.picked(s, cast("list[int]", s.handed))
        if number == 6:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.columns(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.column_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class PickDice(PickSome[DreiSanchos]):
    """S3-6.11: which dice of a column that has more than the card has points."""

    def pick(self, item: i64) -> i64:
        return REROLL + item

    def stop(self) -> i64:
        return STOP

    def too_few(self, s: DreiSanchos) -> Refusal:
        return refused(s, "S3-6.11", "reroll-more", "number", self.low)

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        told: dict[str, int | str | tuple[int, ...]] = {"number": self.low}
        told["dice"] = tuple(self.chosen)
        return told


class Shift(Frame[DreiSanchos]):
    """S3-13.6: El Cid shifts one own die by one column."""

    sancho: i64 = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-13.6: any own die, left or right."""
        return s.ask(decider(s, self.sancho), self.SHIFTS)

    SHIFTS: Final = Ask("shifts", "shifted", "shift_refused", "shift", sure=True)

    def shifts(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-13.6, S3-R.27: the track ends at columns 0 and 10."""
        own = sorted({die for die in s.dice if die // 2 % 4 == self.sancho})
        for die in own:
            if die // 8 > 0:
                out.add(SHIFT_LEFT + die)
        for die in own:
            if die // 8 < COLUMNS - 1:
                out.add(SHIFT_RIGHT + die)

    def shift_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-13.6: only own dice."""
        if verb_of(a) not in (SHIFT_LEFT, SHIFT_RIGHT):
            return None
        die = arg(a)
        if not holds(s.dice, die) or die // 2 % 4 != self.sancho:
            return refused(s, "S3-13.6", "not-your-die", "face", die)
        return None

    def shifted(self, s: DreiSanchos, a: i64) -> Next:
        """S3-13.6: it goes to the end of the new column."""
        die = arg(a)
        new = die - 8 if verb_of(a) == SHIFT_LEFT else die + 8
        s.dice = (*without(s.dice, die), new)
        if s.log is not None:
            s.emit("S3-13.6", "shifted", {"sancho": self.sancho, "face": die, "column": new // 8})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("sancho", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "shifts", "shifted", "shift_refused")
    QUESTIONS: ClassVar[Questions] = (SHIFTS.numbered(2, 3, 4, 0),)

    def __init__(self, sancho: i64 = 0) -> None:
        self.sancho = sancho

    def clone(self) -> Shift:
        return Shift(self.sancho)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.shift_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.shifted(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.shifts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.shift_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""Chapters 6 and 13: reserve cards and El Cid in a battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame, PickSome
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody
from tafelrunde.games.drei_sanchos import sancho_dice
from tafelrunde.games.drei_sanchos.board import decider, is_bot
from tafelrunde.games.drei_sanchos.state import (
    COLUMN,
    NOBODY,
    PASS,
    REROLL,
    SHIFT_LEFT,
    SHIFT_RIGHT,
    STOP,
    USE_CARD,
    USE_CID,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.tables import COLUMNS, SANCHOS

DICE: Final = [(6,) * number for number in range(4)]


def has_die(s: DreiSanchos, sancho: int) -> bool:
    """Whether a Sancho has a die on the track."""
    return any(die // 2 % 4 == sancho for die in s.dice)


class Reserve(Frame[DreiSanchos]):
    """S3-6.10: from the attacker clockwise, one card or a pass, until three passes in a row.

    S3-12.8: also with two players Nájera sits between Castilla and Aragón.
    """

    at: int = 0
    passes: int = 0

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
        for card in s.spent:
            s.discard.put(card, everybody(s.players + 1))
        s.spent = []
        return s.finish()

    def turned(self, played: bool) -> None:
        """S3-6.10: the next one; a card starts the count of passes anew."""
        self.passes = 0 if played else self.passes + 1
        self.at = (self.at + 1) % SANCHOS

    CARDS: Final = Ask("cards", "played", "card_refused", "reserve")

    def cards(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-6.10, S3-13.6: one reserve card, or El Cid, or nothing."""
        found = [USE_CARD[card] for card in sorted(s.reserve[self.at].cards)]
        if s.el_cid == self.at:
            found.append(USE_CID)
        found.append(PASS)
        return found

    def card_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-6.10: only what lies in the own reserve."""
        if a.kind == "use_card" and a.args[0] not in s.reserve[self.at].cards:
            return refused(s, "S3-6.10", "not-in-reserve", "card", a.args[0])
        if a.kind == "use_cid" and s.el_cid != self.at:
            return refused(s, "S3-13.6", "no-el-cid")
        return None

    def played(self, s: DreiSanchos, a: Action) -> Next:
        """S3-6.11: a card re-rolls dice; S3-13.6: El Cid shifts one."""
        sancho = self.at
        self.turned(a.kind != "pass")
        if a.kind == "pass":
            if s.log is not None:
                s.emit("S3-6.10", "passes", {"sancho": sancho})
            return self.start(s)
        if a.kind == "use_cid":
            # S3-13.7: it returns to the supply
            s.el_cid = NOBODY
            if s.log is not None:
                s.emit("S3-13.6", "el-cid-rides", {"sancho": sancho})
            return s.call(Shift(sancho), "start_again")
        card = a.args[0]
        spend(s, sancho, card)
        return s.call(Reroll(sancho, s.tables.cards[card].bp), "start_again")

    def start_again(self, s: DreiSanchos, value: object) -> Next:
        """On to the next Sancho of the circle."""
        return self.start(s)

    def about(self, s: DreiSanchos, seat: int) -> Params:
        return {"sancho": self.at}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("at", "int"),
        ("passes", "int"),
    )

    def __init__(self, at: int = 0, passes: int = 0) -> None:
        self.at = at
        self.passes = passes

    def clone(self) -> Reserve:
        n = Reserve(self.at, self.passes)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "played":
            return self.played(s, cast(Action, value))
        if name == "start_again":
            return self.start_again(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "cards":
            return self.cards(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "card_refused":
            return self.card_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def usable(s: DreiSanchos, sancho: int) -> bool:
    """S3-6.10, S3-6.11: a card in the reserve, and a die that it could help."""
    if not s.reserve[sancho].cards and s.el_cid != sancho:
        return False
    return has_die(s, sancho)


def spend(s: DreiSanchos, sancho: int, card: int) -> None:
    """A reserve card is shown and laid beside the track until the step is over."""
    zone = s.reserve[sancho]
    s.reveal(zone, zone.cards.index(card), everybody(s.players + 1))
    zone.take(card)
    s.spent.append(card)
    if s.log is not None:
        s.emit("S3-6.11", "reserve-played", {"sancho": sancho, "card": card})


class Reroll(Frame[DreiSanchos]):
    """S3-6.11: a column with an own die; as many of its dice as the card has points."""

    sancho: int = 0
    number: int = 0
    column: int = 0
    again: list[int]  # the chosen dice, in the order in which they lay

    def start(self, s: DreiSanchos) -> Next:
        """S3-6.11: choose a column."""
        columns = self.columns(s, 0)
        if len(columns) == 1:
            return self.chosen(s, columns[0])
        return s.ask(decider(s, self.sancho), self.WHICH_COLUMN)

    WHICH_COLUMN: Final = Ask("columns", "chosen", "column_refused", "column")

    def columns(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-6.11, S3-12.3: columns with an own die."""
        found = {die // 8 for die in s.dice if die // 2 % 4 == self.sancho}
        return [COLUMN[column] for column in sorted(found)]

    def column_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-6.11: a column without an own die cannot be chosen."""
        if a.kind == "reroll_column" and a not in self.columns(s, seat):
            return refused(s, "S3-6.11", "no-own-die-there", "column", a.args[0])
        return None

    def chosen(self, s: DreiSanchos, a: Action) -> Next:
        """S3-6.11: all of them if there are not more than points, never fewer."""
        self.column = a.args[0]
        if s.log is not None:
            s.emit("S3-6.11", "column-chosen", {"sancho": self.sancho, "column": self.column})
        there = [die for die in s.dice if die // 8 == self.column]
        if len(there) <= self.number:
            return self.picked(s, there)
        n, seat = self.number, decider(s, self.sancho)
        return s.call(PickDice(seat, n, n, "reroll", there), "picked")

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
        s.dice = kept
        return s.throw(DICE[len(self.again)], "rolled")

    def rolled(self, s: DreiSanchos, outcome: tuple[int, ...]) -> Next:
        """S3-6.12, S3-R.14: each goes to the end of the column of its new result."""
        new: list[int] = []
        for die, result in zip(self.again, outcome, strict=True):
            value = s.tables.guard_faces[result - 1] if die % 2 else result
            new.append(value * 8 + die % 8)
        s.dice += new
        if s.log is not None:
            was, now = tuple(self.again), tuple(new)
            s.emit("S3-6.12", "rerolled", {"sancho": self.sancho, "dice": was, "faces": now})
        return s.finish()

    def about(self, s: DreiSanchos, seat: int) -> Params:
        return {"sancho": self.sancho, "number": self.number}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
        ("number", "int"),
        ("column", "int"),
        ("again", "list[int]"),
    )

    def __init__(
        self, sancho: int = 0, number: int = 0, column: int = 0, again: list[int] | None = None
    ) -> None:
        self.sancho = sancho
        self.number = number
        self.column = column
        self.again = [] if again is None else again

    def clone(self) -> Reroll:
        n = Reroll(self.sancho, self.number, self.column, self.again.copy())
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "picked":
            return self.picked(s, cast("list[int]", value))
        if name == "rolled":
            return self.rolled(s, cast("tuple[int, ...]", value))
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "columns":
            return self.columns(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "column_refused":
            return self.column_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


class PickDice(PickSome[DreiSanchos]):
    """S3-6.11: which dice of a column that has more than the card has points."""

    def pick(self, item: int) -> Action:
        return REROLL[item]

    def stop(self) -> Action:
        return STOP

    def too_few(self, s: DreiSanchos) -> Refusal:
        return refused(s, "S3-6.11", "reroll-more", "number", self.low)

    def about(self, s: DreiSanchos, seat: int) -> Params:
        told: dict[str, int | str | tuple[int, ...]] = {"number": self.low}
        told["dice"] = tuple(self.chosen)
        return told

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("low", "int"),
        ("high", "int"),
        ("prompt", "str"),
        ("items", "list[int]"),
        ("chosen", "list[int]"),
    )

    def __init__(
        self,
        seat: int = 0,
        low: int = 0,
        high: int = 0,
        prompt: str = "",
        items: list[int] | None = None,
        chosen: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.low = low
        self.high = high
        self.prompt = prompt
        self.items = [] if items is None else items
        self.chosen = [] if chosen is None else chosen

    def clone(self) -> PickDice:
        n = PickDice(
            self.seat, self.low, self.high, self.prompt, self.items.copy(), self.chosen.copy()
        )
        n.then = self.then
        return n

    # </generated>


class Shift(Frame[DreiSanchos]):
    """S3-13.6: El Cid shifts one own die by one column."""

    sancho: int = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-13.6: any own die, left or right."""
        return s.ask(decider(s, self.sancho), self.SHIFTS)

    SHIFTS: Final = Ask("shifts", "shifted", "shift_refused", "shift")

    def shifts(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-13.6, S3-R.27: the track ends at columns 0 and 10."""
        own = sorted({die for die in s.dice if die // 2 % 4 == self.sancho})
        found = [SHIFT_LEFT[die] for die in own if die // 8 > 0]
        return found + [SHIFT_RIGHT[die] for die in own if die // 8 < COLUMNS - 1]

    def shift_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-13.6: only own dice."""
        if a.kind not in ("shift_left", "shift_right"):
            return None
        die = a.args[0]
        if die not in s.dice or die // 2 % 4 != self.sancho:
            return refused(s, "S3-13.6", "not-your-die", "face", die)
        return None

    def shifted(self, s: DreiSanchos, a: Action) -> Next:
        """S3-13.6: it goes to the end of the new column."""
        die = a.args[0]
        new = die - 8 if a.kind == "shift_left" else die + 8
        s.dice.remove(die)
        s.dice.append(new)
        if s.log is not None:
            s.emit("S3-13.6", "shifted", {"sancho": self.sancho, "face": die, "column": new // 8})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
    )

    def __init__(self, sancho: int = 0) -> None:
        self.sancho = sancho

    def clone(self) -> Shift:
        n = Shift(self.sancho)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "shifted":
            return self.shifted(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "shifts":
            return self.shifts(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "shift_refused":
            return self.shift_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

"""Frames: the phases of a turn, as data with named steps, and three that every game needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from tafelrunde.core.actions import NO_PARAMS, Params, Refusal
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Data, FieldList, Json
from tafelrunde.core.flow import START, Ask, Names, Next, Questions
from tafelrunde.core.numbers import i64

if TYPE_CHECKING:
    from tafelrunde.core.engine import Engine

S = TypeVar("S", bound="Engine")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Data, Generic[S]):
    """One phase. Its fields are the locals of that phase, its methods the steps.

    The generated `step`, `offer`, `refuse` and `goes_on` call a method by its number, which is
    its place in `NAMES`; a stored game holds the names. A frame changes only in its own steps:
    copies of a state share all of them until a step is to run.
    """

    NAMES: ClassVar[Names] = ("", "start")
    QUESTIONS: ClassVar[Questions] = ()  # what it asks: a stored game finds its question here

    up: Frame[S] | None = None  # the caller
    then: i64 = 0  # the step that goes on when the frame that this one called is finished
    shared: bool = False  # copied before it runs on, because another state may hold it too

    def start(self, s: S) -> Next:
        """The first step."""
        raise NotImplementedError

    def step(self, number: i64, s: S, a: i64) -> Next:
        """Run the step of this number with the action that was chosen, or the thing drawn.

        Everything else that a step may get lies in the state, under `handed`.
        """
        if number == START:
            return self.start(s)
        raise AssertionError(f"{type(self).__name__} has no step {number}")

    def offer(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        """Ask the question of this number for its proposals."""
        raise AssertionError(f"{type(self).__name__} has no options {number}")

    def refuse(self, number: i64, s: S, seat: i64, a: i64) -> Refusal | None:
        """The refusal that the why-not function of this number gives; None for a legal action."""
        raise AssertionError(f"{type(self).__name__} has no why-not {number}")

    def sieve(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        """Keep only the proposals that the why-not function of this number does not refuse."""
        raise AssertionError(f"{type(self).__name__} has no why-not {number}")

    def goes_on(self, number: i64, s: S, seat: i64, picks: list[int]) -> bool:
        """Whether a sealed answer has to go on, by the function of this number."""
        raise AssertionError(f"{type(self).__name__} has no such {number}")

    def about(self, s: S, seat: i64) -> Params:
        """Parameters for the prompt; public facts only."""
        return NO_PARAMS

    def wording(self, s: S) -> str:
        """The prompt of a question that has none of its own."""
        return ""

    def covers_seats(self, s: S) -> bool:
        """Whether nobody may see who else is asked the present question."""
        return False

    def to_json(self) -> dict[str, Json]:
        fields = super().to_json()
        return {"@": fields["@"], "then": type(self).NAMES[self.then], **fields}

    def clone(self) -> Frame[S]:
        """A copy of the fields, called by nobody yet; this one has none."""
        return type(self)()


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Frame[S]):
    """Seats have a turn one after the other, in a fixed order, until all had it or it stops."""

    seats: tuple[int, ...] = ()
    at: i64 = 0

    def start(self, s: S) -> Next:
        """The next seat's turn."""
        while self.at < len(self.seats) and not self.stops(s):
            frame = self.turn(s, self.seats[self.at])
            self.at += 1
            if frame is not None:
                return s.call(frame, self.START_AGAIN)
        return s.finish()

    def start_again(self, s: S, value: object) -> Next:
        """A turn has ended."""
        return self.start(s)

    def turn(self, s: S, seat: i64) -> Frame[S] | None:
        """The frame of a seat's turn; None passes over the seat."""
        raise NotImplementedError

    def stops(self, s: S) -> bool:
        """Whether the remaining seats have no turn."""
        return False

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seats", "tuple[int, ...]"),
        ("at", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "start_again")
    START_AGAIN: Final = 2

    def __init__(self, seats: tuple[int, ...] = (), at: i64 = 0) -> None:
        self.seats = seats
        self.at = at

    def clone(self) -> EachSeat[S]:
        return type(self)(self.seats, self.at)

    def step(self, number: i64, s: S, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.start_again(s, s.handed)
        return super().step(number, s, a)

    # </generated>


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Seats are asked in order whether they react; the first reaction closes the window.

    Open it on public facts only: whoever might publicly hold a reaction is asked.
    The value is the reacting seat and its action, or None. `nothing` is the action that passes.
    """

    seats: tuple[int, ...] = ()
    at: i64 = 0
    prompt: str = ""

    def start(self, s: S) -> Next:
        """Ask the next seat, or close."""
        if self.at >= len(self.seats):
            return s.finish()
        return s.ask(self.seats[self.at], self.REACTIONS)

    REACTIONS: Final = Ask("reactions", "answered", "reaction_refused")

    def reactions(self, s: S, seat: i64, out: Offers) -> None:
        """What a seat may do here, and to pass."""
        self.reacts(s, seat, out)
        out.add(self.nothing())

    def reaction_refused(self, s: S, seat: i64, a: i64) -> Refusal | None:
        """Why a seat may not react like this; passing is always allowed."""
        return None if a == self.nothing() else self.refuses(s, seat, a)

    def answered(self, s: S, a: i64) -> Next:
        """A pass goes on to the next seat, a reaction closes the window."""
        if a == self.nothing():
            self.at += 1
            return self.start(s)
        return s.finish((self.seats[self.at], a))

    def wording(self, s: S) -> str:
        return self.prompt

    def nothing(self) -> i64:
        """The action that passes."""
        raise NotImplementedError

    def reacts(self, s: S, seat: i64, out: Offers) -> None:
        """The proposals for a seat."""
        raise NotImplementedError

    def refuses(self, s: S, seat: i64, a: i64) -> Refusal | None:
        """Why a reaction is not allowed."""
        return None

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seats", "tuple[int, ...]"),
        ("at", "i64"),
        ("prompt", "str"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "reactions", "answered", "reaction_refused")
    QUESTIONS: ClassVar[Questions] = (REACTIONS.numbered(2, 3, 4, 0),)

    def __init__(self, seats: tuple[int, ...] = (), at: i64 = 0, prompt: str = "") -> None:
        self.seats = seats
        self.at = at
        self.prompt = prompt

    def clone(self) -> Window[S]:
        return type(self)(self.seats, self.at, self.prompt)

    def sieve(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.reaction_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: S, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.answered(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        if number == 2:
            self.reactions(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: S, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.reaction_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSome(Frame[S]):
    """A seat picks some of several items; in a search in ascending order: each set has one way.

    `items` may hold equal numbers. The value is the list of the chosen items. What has been
    chosen so far is nobody's business unless the game tells it in `about`.
    """

    seat: i64 = 0
    low: i64 = 0
    high: i64 = 0
    prompt: str = ""
    items: list[int]
    chosen: list[int]
    floor: i64 = 0  # items below it are left out, where only one order is offered

    def start(self, s: S) -> Next:
        """Ask for the next item, or finish when there is nothing left to ask."""
        if len(self.chosen) >= self.high or not self.left(s.one_order):
            return s.finish(self.chosen)
        return s.ask(self.seat, self.PICKS)

    PICKS: Final = Ask("picks", "picked", "pick_refused")

    def wording(self, s: S) -> str:
        return self.prompt

    def left(self, one_order: bool) -> list[int]:
        """The items that may still be chosen, each number once.

        In one order: not below the last one, and not so high that too few would be left for `low`.
        """
        rest = self.items.copy()
        for item in self.chosen:
            rest.remove(item)
        rest = sorted([x for x in rest if x >= self.floor])
        need = self.low - len(self.chosen)
        if need > 1 and one_order:
            rest = rest[: max(0, len(rest) - need + 1)]
        found: list[int] = []
        for x in rest:
            if not found or found[-1] != x:
                found.append(x)
        return found

    def repick(self, rng: Rng, one_order: bool) -> None:
        """Choose as many items again at random: a choice that an observer cannot know."""
        items = self.items.copy()
        rng.shuffle(items)
        whole = sorted(items[: max(self.low, len(self.chosen))])
        self.chosen = whole[: len(self.chosen)]
        self.floor = self.chosen[-1] if one_order and self.chosen else 0

    def picks(self, s: S, seat: i64, out: Offers) -> None:
        """One proposal per item, and the end."""
        for item in self.left(s.one_order):
            out.add(self.pick(item))
        out.add(self.stop())

    def pick_refused(self, s: S, seat: i64, a: i64) -> Refusal | None:
        """Why an item may not be picked, or why it is too early to stop."""
        if a == self.stop():
            return self.too_few(s) if len(self.chosen) < self.low else None
        return self.refuses(s, seat, a)

    def picked(self, s: S, a: i64) -> Next:
        """Take the item, or finish."""
        if a == self.stop():
            return s.finish(self.chosen)
        self.chosen.append(self.item(a))
        if s.one_order:
            self.floor = self.item(a)
        return self.start(s)

    def pick(self, item: i64) -> i64:
        """The action that chooses an item."""
        raise NotImplementedError

    def item(self, a: i64) -> i64:
        """The item that an action chooses: the first element it names."""
        return arg(a)

    def stop(self) -> i64:
        """The action that ends the choice."""
        raise NotImplementedError

    def too_few(self, s: S) -> Refusal:
        """The refusal to stop early."""
        raise NotImplementedError

    def refuses(self, s: S, seat: i64, a: i64) -> Refusal | None:
        """Why an item may not be chosen."""
        return None

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("low", "i64"),
        ("high", "i64"),
        ("prompt", "str"),
        ("items", "list[int]"),
        ("chosen", "list[int]"),
        ("floor", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "picks", "picked", "pick_refused")
    QUESTIONS: ClassVar[Questions] = (PICKS.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        seat: i64 = 0,
        low: i64 = 0,
        high: i64 = 0,
        prompt: str = "",
        items: list[int] | None = None,
        chosen: list[int] | None = None,
        floor: i64 = 0,
    ) -> None:
        self.seat = seat
        self.low = low
        self.high = high
        self.prompt = prompt
        self.items = [] if items is None else items
        self.chosen = [] if chosen is None else chosen
        self.floor = floor

    def clone(self) -> PickSome[S]:
        return type(self)(
            self.seat,
            self.low,
            self.high,
            self.prompt,
            self.items.copy(),
            self.chosen.copy(),
            self.floor,
        )

    def sieve(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.pick_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: S, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.picked(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: S, seat: i64, out: Offers) -> None:
        if number == 2:
            self.picks(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: S, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.pick_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""What drives a game: whom it waits for, where an answer leads, the one loop that runs steps."""

from __future__ import annotations

from typing import Any, Final, cast

from tafelrunde.core.actions import CHANCE, NO_PARAMS, NOBODY, Event, Params
from tafelrunde.core.codes import Offers
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Data
from tafelrunde.core.flow import (
    ASK,
    CALLED,
    DRAW,
    FINISHED,
    GAME_OVER,
    NOTHING,
    OVER,
    PARKED,
    START,
    Ask,
    Chance,
    Draw,
    Next,
    Roll,
    Shuffle,
    Wait,
)
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import Zone

NOWHERE: Final[Frame[Any]] = Frame()  # where a game is that has not begun or is over
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]
ALL: Final[list[tuple[int, ...]]] = [tuple(range(players)) for players in range(17)]
NONE_SEALED: Final[list[list[int]]] = []  # replaced and never changed, so all may share it


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(Data):
    """The part of a state that all games have: frames, the present question, its answers.

    Everything here works on codes and numbers, for rules and search. `State` is what everybody
    else sees of it.

    Where somebody takes several things one by one and their order makes no difference, a person
    may take them in any order: at a table `one_order` is off. A search or a simulation would
    drown in orders of the same set, so there the questions offer only one of them; the rules
    themselves, which refuse, know nothing of it.
    """

    players: i64
    top: Frame[Any]  # the running frame; its callers hang above it
    wait: Wait
    then: i64  # the step of the running frame that gets the answer
    seats: tuple[int, ...]  # to whom the present question goes
    halts: i64  # how often the game has stopped: tells a question from the next; not stored
    handed: object  # what a frame hands to its caller, or dice and sealed answers to a step
    sealed: list[list[int]]  # secret answers so far, in the order of the asked seats
    answered: i64  # mask over the asked seats: whose sealed answer is complete
    revelations: i64  # counts every moment at which anybody may have learned something hidden
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    log: list[Event] | None  # only the referee keeps one; clones have none
    film: list[Any] | None  # the position at each event of the log, where somebody films
    quick: bool  # nobody wants to know why something is refused
    one_order: bool  # of answers that differ in their order only, one is offered; not stored
    home: Any  # the game it belongs to, its data and options; not stored

    def start_core(self, players: i64) -> None:
        """Set the fields that every game has."""
        self.players = players
        self.top = NOWHERE
        self.wait = GAME_OVER
        self.then = NOTHING
        self.seats = ()
        self.halts = 0
        self.handed = None
        self.sealed = NONE_SEALED
        self.answered = 0
        self.revelations = 0
        self.scores = ()
        self.winners = ()
        self.log = None
        self.film = None
        self.quick = True
        self.one_order = True
        self.home = None

    def clone_core(self, n: Engine) -> None:
        """Copy the fields that every game has."""
        n.players = self.players
        n.top = self.top
        if self.top is not NOWHERE:
            self.top.shared = True
        n.wait = self.wait
        n.then = self.then
        n.seats = self.seats
        n.halts = self.halts
        n.handed = None
        n.sealed = [picks.copy() for picks in self.sealed] if self.sealed else NONE_SEALED
        n.answered = self.answered
        n.revelations = self.revelations
        n.scores = self.scores
        n.winners = self.winners
        n.log = None
        n.film = None
        n.quick = True
        n.one_order = self.one_order
        n.home = self.home

    @property
    def stack(self) -> list[Frame[Any]]:
        """The frames under way, from the outermost to the running one; a new list each time."""
        frames: list[Frame[Any]] = []
        frame: Frame[Any] | None = None if self.top is NOWHERE else self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.up
        frames.reverse()
        return frames

    @stack.setter
    def stack(self, frames: list[Frame[Any]]) -> None:
        up: Frame[Any] | None = None
        for frame in frames:
            frame.up = up
            up = frame
        self.top = NOWHERE if up is None else up

    def own_top(self) -> Frame[Any]:
        """The running frame, for this state alone: outside of its steps, only this may change."""
        if self.top.shared:
            self.top = own_copy(self.top)
        return self.top

    def own_caller(self) -> Frame[Any] | None:
        """The frame that called the running one, for this state alone; None if there is none."""
        top = self.own_top()
        if top.up is not None and top.up.shared:
            top.up = own_copy(top.up)
        return top.up

    def still(self) -> Engine:
        """A copy made in the middle of a step, with copies of the frames, which may change."""
        n = cast(Engine, self.clone())
        frame = n.own_top()
        while frame.up is not None:
            frame.up = own_copy(frame.up)
            frame = frame.up
        return n

    # -- what a step leads to

    def ask(self, seat: i64, question: Ask) -> Next:
        """Stop and put a question to one seat, which answers openly."""
        self.wait = question
        self.then = question.then
        self.seats = ALONE[seat]
        self.halts += 1
        if question.more:
            self.sealed = [[]]
        return PARKED

    def ask_all(self, seats: tuple[int, ...], question: Ask) -> Next:
        """Stop and put a question to several seats; the answers stay sealed until all are in."""
        self.wait = question
        self.then = question.then
        self.seats = seats
        self.halts += 1
        if question.more or len(seats) > 1:
            self.sealed = [[] for _ in seats]
        return PARKED

    def throw(self, dice: tuple[int, ...], then: i64, hidden: bool = False) -> Next:
        """Stop and let dice fall: the outcome has one face (1 to d) per entry of `dice`."""
        return self.park(Roll(dice, hidden), then)

    def shuffle(self, n: i64, then: i64) -> Next:
        """Stop and let chance put range(n) into an order."""
        return self.park(Shuffle(n), then)

    def draw(self, n: i64, then: i64) -> Next:
        """Stop and let chance take one of n things: `then` gets its number, from 0 on."""
        return self.park(Draw(n), then)

    def park(self, chance: Chance, then: i64) -> Next:
        """Stop and wait for chance, whose outcome goes to the step `then`."""
        self.wait = chance
        self.then = then
        self.seats = ()
        self.halts += 1
        return PARKED

    def call(self, frame: Frame[Any], then: i64) -> Next:
        """Run another frame; its value comes back to the step `then` of the running one."""
        self.top.then = then
        frame.up = self.top
        self.top = frame
        return CALLED

    def finish(self, value: object = None) -> Next:
        """The running frame is finished and hands `value` to its caller."""
        self.handed = value
        return FINISHED

    # -- telling what happens

    def emit(
        self,
        rule: str,
        key: str,
        params: Params = NO_PARAMS,
        secret: Params = NO_PARAMS,
        to: tuple[int, ...] = (),
    ) -> None:
        """Record a fact. A search clone keeps no log and pays one comparison."""
        if to:
            self.revelations += 1
        if self.log is not None:
            self.log.append(Event(rule, key, params, secret, to))
            if self.film is not None:
                self.film.append(self.still())

    def reveal(self, zone: Zone, index: i64, mask: i64) -> i64:
        """Let the seats in `mask` see a card; returns the card."""
        if mask & ~zone.seen[index]:
            zone.show(index, mask)
            self.revelations += 1
        return zone.cards[index]

    def turn_up(self, zone: Zone) -> i64:
        """Take the top card away and show it to everybody; returns the card."""
        self.revelations += 1
        return zone.pop()

    # -- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.wait.tag == OVER

    def to_move(self) -> i64:
        """The first seat that has to answer, or CHANCE, or NOBODY when the game is over."""
        tag = self.wait.tag
        if tag == ASK:
            if not self.answered:
                return self.seats[0]
            slot: i64 = 0
            while self.answered >> slot & 1:
                slot += 1
            return self.seats[slot]
        return NOBODY if tag == OVER else CHANCE

    def pending(self) -> tuple[int, ...]:
        """All seats that may answer now."""
        if not self.answered:
            return self.seats
        return tuple([seat for i, seat in enumerate(self.seats) if not self.answered >> i & 1])

    def is_sealed(self) -> bool:
        """Whether the present question collects secret answers."""
        return len(self.sealed) > 0

    # -- answering

    def picked(self, seat: i64) -> list[int]:
        """What a seat has put into its sealed answer so far."""
        slot = self.slot(seat)
        return self.sealed[slot] if self.sealed and slot >= 0 else []

    def slot(self, seat: i64) -> i64:
        """The place of a seat among those that are asked; -1 if it is not."""
        seats = self.seats
        if 0 <= seat < len(seats) and seats[seat] == seat:  # as it is when everybody is asked
            return seat
        for slot in range(len(seats)):
            if seats[slot] == seat:
                return slot
        return -1

    def list_legal(self, seat: i64, out: Offers) -> None:
        """Put the actions that the rules allow to a pending seat into `out`, and no others."""
        self.list_answers(seat, cast(Ask, self.wait), out)

    def list_answers(self, seat: i64, question: Ask, out: Offers) -> None:
        """Put the actions into `out` with which a seat may answer a question of the top frame."""
        top = self.top
        out.n = 0
        top.offer(question.options, self, seat, out)
        last = question.doubtful
        if last:
            offered = out.n > 0 and out.codes[out.n - 1] == last
            if offered and top.refuse(question.why_not, self, seat, last) is not None:
                out.n -= 1
        elif question.why_not and not question.sure:
            top.sieve(question.why_not, self, seat, out)

    def answer(self, seat: i64, a: i64) -> None:
        """Go on with an action that is known to be legal."""
        ask = cast(Ask, self.wait)
        if not self.sealed:
            self._run(self.then, a)
            return
        slot = self.slot(seat)
        picks = self.sealed[slot]
        picks.append(a)
        if ask.more and self.top.goes_on(ask.more, self, seat, picks):
            return
        self.answered |= bit(slot)
        if self.answered == bit(len(self.seats)) - 1:
            self.handed = self.sealed
            self.sealed = NONE_SEALED
            self.answered = 0
            self.revelations += 1
            self._run(self.then, 0)

    def chance(self, outcome: tuple[int, ...]) -> None:
        """Answer a question to chance."""
        if self.wait.tag == DRAW:
            self.drawn(outcome[0])
            return
        self.revelations += 1
        self.handed = outcome
        self._run(self.then, 0)

    def drawn(self, index: i64) -> None:
        """Answer a draw."""
        self.revelations += 1
        self._run(self.then, index)

    def begin(self, frame: Frame[Any]) -> None:
        """Start the game with its outermost frame."""
        self.stack = [frame]
        self._run(START, 0)

    def begin_at(self, frames: list[Frame[Any]], step: i64 = START) -> None:
        """Start in the middle, for scenarios: the callers, and a step of the last frame."""
        self.stack = frames
        self._run(step, 0)

    def break_off(self, winners: tuple[int, ...]) -> None:
        """End the game before its end: somebody gave it up."""
        self.top = NOWHERE
        self.wait = GAME_OVER
        self.then = NOTHING
        self.seats = ()
        self.sealed = NONE_SEALED
        self.answered = 0
        self.halts += 1
        self.winners = winners
        if not self.scores:
            self.scores = tuple([int(seat in winners) for seat in range(self.players)])

    def _run(self, step: i64, a: i64) -> None:
        """The only loop in the engine: run a step and those that follow, until the next stop."""
        if self.top.shared:
            self.top = own_copy(self.top)
        following = self.top.step(step, self, a)
        while following != PARKED:
            if following == CALLED:
                following = self.top.step(START, self, 0)
            else:
                up = self.top.up
                if up is None:
                    self.top = NOWHERE
                    self.wait = GAME_OVER
                    self.then = NOTHING
                    self.seats = ()
                    self.halts += 1
                    return
                if up.shared:
                    up = own_copy(up)
                self.top = up
                following = up.step(up.then, self, 0)


def own_copy(frame: Frame[Any]) -> Frame[Any]:
    """A copy of a frame that other states hold too; whoever called it waits for both."""
    copy = frame.clone()
    copy.then = frame.then
    up = frame.up
    if up is not None:
        up.shared = True
        copy.up = up
    return copy

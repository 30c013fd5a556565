"""What a step may answer. A parked game stores this answer: names, never functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tafelrunde.core.frames import Frame

ASK: Final = 1
ROLL: Final = 2
SHUFFLE: Final = 3
DRAW: Final = 4
CALL: Final = 5
DONE: Final = 6
OVER: Final = 7

CHANCE_NAMES: Final = {ROLL: "roll", SHUFFLE: "shuffle", DRAW: "draw"}


class Next:
    """The next thing to happen; immutable once made, so clones share it."""

    tag: int
    then: str

    def __init__(self, tag: int, then: str = "") -> None:
        self.tag = tag
        self.then = then


class Ask(Next):
    """A question. More than one seat, or `more`: the answers stay sealed until all are in.

    `options` proposes actions, `why_not` refuses some of them with a rule; `more` says
    whether a seat has to go on adding to its sealed answer. All are names of methods of
    the frame that asks. `then` gets the action, or for a sealed question the list of
    answers in the order of `seats`.
    """

    seats: tuple[int, ...]
    options: str
    why_not: str
    prompt: str
    more: str

    def __init__(
        self,
        seats: tuple[int, ...],
        options: str,
        then: str,
        why_not: str = "",
        prompt: str = "",
        more: str = "",
    ) -> None:
        self.tag = ASK
        self.seats = seats
        self.options = options
        self.then = then
        self.why_not = why_not
        self.prompt = prompt
        self.more = more


class Chance(Next):
    """A question to chance; `spec` is the tuple of dice, or the number of things.

    `hidden`: not every seat gets to see these dice (`State.sight` says who does).
    """

    spec: tuple[int, ...]
    hidden: bool

    def __init__(self, tag: int, spec: tuple[int, ...], then: str, hidden: bool = False) -> None:
        self.tag = tag
        self.spec = spec
        self.then = then
        self.hidden = hidden


class Roll(Chance):
    """Dice: the outcome has one face (1 to d) per entry of `dice`."""

    def __init__(self, dice: tuple[int, ...], then: str, hidden: bool = False) -> None:
        self.tag = ROLL
        self.spec = dice
        self.then = then
        self.hidden = hidden


class Shuffle(Chance):
    """A permutation of range(n)."""

    def __init__(self, n: int, then: str) -> None:
        self.tag = SHUFFLE
        self.spec = (n,)
        self.then = then
        self.hidden = True


class Draw(Chance):
    """One of n equally likely things: the outcome is a tuple of one index."""

    def __init__(self, n: int, then: str) -> None:
        self.tag = DRAW
        self.spec = (n,)
        self.then = then
        self.hidden = True


class Call(Next):
    """Run another frame; its value comes back to the step named `then`."""

    frame: Frame[Any]

    def __init__(self, frame: Frame[Any], then: str) -> None:
        self.tag = CALL
        self.frame = frame
        self.then = then


class Done(Next):
    """This frame is finished and hands `value` to its caller."""

    value: object

    def __init__(self, value: object = None) -> None:
        self.tag = DONE
        self.then = ""
        self.value = value


GAME_OVER: Final = Next(OVER)

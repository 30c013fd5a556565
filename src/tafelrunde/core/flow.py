"""What a step may lead to, and what a parked game waits for: numbers, never functions.

Methods of frames are called by number. Their names are for people who write rules, and for
stored games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import i64

ASK: Final = 1
ROLL: Final = 2
SHUFFLE: Final = 3
DRAW: Final = 4
OVER: Final = 5

CHANCE_NAMES: Final = {ROLL: "roll", SHUFFLE: "shuffle", DRAW: "draw"}

# What a step returns: the state knows the rest.
Next: TypeAlias = "i64"
PARKED: Final = 1  # somebody has to answer
CALLED: Final = 2  # another frame runs first
FINISHED: Final = 3  # this frame is done


# The methods of a frame that the engine calls, by number: the places in this list are the numbers.
Names: TypeAlias = tuple[str, ...]
NOTHING: Final = 0  # no method
START: Final = 1  # the step with which every frame begins


class Wait:
    """What a game waits for; immutable once made, so clones share it."""

    tag: int

    def __init__(self, tag: int) -> None:
        self.tag = tag


class Ask(Wait):
    """A question, made once: a constant of the frame that asks it.

    `options` proposes actions, `why_not` refuses some of them with a rule; `more` says
    whether a seat has to go on adding to its sealed answer. All are names of methods of
    the frame that asks. `then` gets the action, or for a sealed question the list of
    answers in the order of the seats. Without a `prompt` the frame words the question.

    `sure`: the options propose only what is allowed, and `why_not` is there for what anybody
    else may try. `doubtful`: the same but for this action, which is proposed last.

    The generated `QUESTIONS` of the frame tell a question the numbers of its methods.
    """

    names: tuple[str, str, str, str]  # options, then, why not, more
    options: i64
    then: i64
    why_not: i64
    more: i64
    prompt: str
    sure: bool
    doubtful: i64

    def __init__(
        self,
        options: str,
        then: str,
        why_not: str = "",
        prompt: str = "",
        more: str = "",
        sure: bool = False,
        doubtful: i64 = 0,
    ) -> None:
        self.tag = ASK
        self.names = (options, then, why_not, more)
        self.numbered(NOTHING, NOTHING, NOTHING, NOTHING)
        self.prompt = prompt
        self.sure = sure
        self.doubtful = doubtful

    def numbered(self, options: i64, then: i64, why_not: i64, more: i64) -> Ask:
        """The same question, which now knows its methods by number."""
        self.options = options
        self.then = then
        self.why_not = why_not
        self.more = more
        return self


class Chance(Wait):
    """A question to chance; `spec` is the tuple of dice, or the number of things.

    `hidden`: not every seat gets to see these dice (`State.sight` says who does).
    """

    spec: tuple[int, ...]
    hidden: bool

    def __init__(self, tag: int, spec: tuple[int, ...], hidden: bool = False) -> None:
        self.tag = tag
        self.spec = spec
        self.hidden = hidden


class Roll(Chance):
    """Dice: the outcome has one face (1 to d) per entry of `dice`."""

    def __init__(self, dice: tuple[int, ...], hidden: bool = False) -> None:
        self.tag = ROLL
        self.spec = dice
        self.hidden = hidden


class Shuffle(Chance):
    """A permutation of range(n)."""

    def __init__(self, n: int) -> None:
        self.tag = SHUFFLE
        self.spec = (n,)
        self.hidden = True


class Draw(Chance):
    """One of n equally likely things: the outcome is a tuple of one index."""

    def __init__(self, n: int) -> None:
        self.tag = DRAW
        self.spec = (n,)
        self.hidden = True


Questions: TypeAlias = tuple[Ask, ...]
GAME_OVER: Final = Wait(OVER)

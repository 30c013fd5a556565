"""Actions inside the engine: one number each, and the list that offers go into.

People, journals and bots name an action by a verb and the elements that it takes (`Action`).
Rules and search work with its code instead: the number of the verb, counted in steps of `VERB`,
plus up to two elements. Codes are never stored; they may differ from one version to the next.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tafelrunde.core.actions import Action
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.numbers import i64, vec

# The type of a field that holds an action: it is stored by its name.
Code: TypeAlias = i64

VERB: Final = 1 << 24  # the code of the first verb; the next one has twice as much, and so on
SECOND: Final = 1 << 12  # where the second element begins
ELEMENT: Final = SECOND - 1
NO_ACTION: Final = 0


def verb_of(a: i64) -> i64:
    """The code of an action's verb: the action without its elements."""
    return a & -VERB


def arg(a: i64) -> i64:
    """The first element that an action names."""
    return a & ELEMENT


def arg2(a: i64) -> i64:
    """The second element that an action names."""
    return a >> 12 & ELEMENT


def code(verb: i64, first: i64, second: i64) -> i64:
    """An action that names two elements."""
    return verb + first + second * SECOND


@mypyc_attr(acyclic=True)
class Offers:
    """A list of actions that is used again and again.

    >>> offers = Offers()
    >>> offers.add(3 * VERB)
    >>> offers.span(VERB, 4, 6)
    >>> [offers[i] - VERB for i in range(1, len(offers))]
    [4, 5]
    """

    codes: vec[i64]
    n: i64 = 0

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * 32)

    def __len__(self) -> int:
        return self.n

    def __getitem__(self, i: int) -> int:
        return self.codes[i]

    def add(self, a: i64) -> None:
        """Put one more action at the end."""
        n = self.n
        if n == len(self.codes):
            self.grow(1)
        self.codes[n] = a
        self.n = n + 1

    def span(self, verb: i64, first: i64, end: i64) -> None:
        """Add the verb with each element from `first` to before `end`."""
        n = self.n
        if n + end - first > len(self.codes):
            self.grow(end - first)
        codes = self.codes
        for x in range(first, end):
            codes[n] = verb + x
            n += 1
        self.n = n

    def bits(self, verb: i64, mask: i64, step: i64 = 1) -> None:
        """Add the verb with each element whose bit is set in a mask; as second ones with SECOND."""
        n = self.n
        if n + 63 > len(self.codes):
            self.grow(63)
        codes = self.codes
        a = verb
        while mask:
            if mask & 1:
                codes[n] = a
                n += 1
            mask >>= 1
            a += step
        self.n = n

    def grow(self, number: i64) -> None:
        """Make room for `number` more actions, and at least twice as many as before."""
        codes = self.codes
        more = vec[i64]([0] * (2 * len(codes) + number))
        for i in range(self.n):
            more[i] = codes[i]
        self.codes = more

    def listed(self) -> list[int]:
        """The actions as a list of its own."""
        return [self.codes[i] for i in range(self.n)]


class Words:
    """The verbs of a game in both forms.

    `verbs` says which kinds of elements each takes, `elements` which numbers a kind has. A
    kind with negative numbers is counted from its lowest one inside. What has no room in a code
    is refused: a third element, and a kind of more than 4,096 numbers.
    """

    def __init__(self, verbs: dict[str, tuple[str, ...]], elements: dict[str, range]) -> None:
        for verb, names in verbs.items():
            if len(names) > 2:
                raise ValueError(f"{verb}: an action names at most two elements")
            for name in names:
                if elements[name].stop - min(0, elements[name].start) > SECOND:
                    raise ValueError(f"{verb}: {name} has numbers beyond {ELEMENT}")
        self.names: list[str] = ["", *verbs]
        self.codes: dict[str, int] = {verb: n * VERB for n, verb in enumerate(verbs, 1)}
        self.lowest: list[tuple[int, ...]] = [
            (),
            *[tuple([min(0, elements[name].start) for name in names]) for names in verbs.values()],
        ]
        self.actions: dict[int, Action] = {}

    def code(self, action: Action) -> int:
        """The code of an action that is well formed."""
        a = self.codes[action.verb]
        place = 1
        for x, low in zip(action.args, self.lowest[a // VERB], strict=True):
            a += (x - low) * place
            place *= SECOND
        return a

    def verb(self, a: int) -> str:
        """The name of an action's verb."""
        return self.names[a // VERB]

    def action(self, a: int) -> Action:
        """The action of a code."""
        found = self.actions.get(a)
        if found is None:
            args = []
            rest = a % VERB
            for low in self.lowest[a // VERB]:
                args.append(rest % SECOND + low)
                rest //= SECOND
            found = Action(self.names[a // VERB], tuple(args))
            self.actions[a] = found
        return found


ALL_WORDS: Final[dict[type, Words]] = {}

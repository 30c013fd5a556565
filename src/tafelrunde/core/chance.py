"""Where luck comes from: a fast seeded generator, and one that anybody can verify.

The state owns no generator; whoever drives the game does. This is the only module of
the core that knows randomness.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Callable
from itertools import permutations, product
from typing import Final, cast

from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.flow import DRAW, ROLL, Chance
from tafelrunde.core.numbers import COMPILED, i64
from tafelrunde.core.twister import Twister

MASK64: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of uniform integers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order (Fisher-Yates, from the end)."""
        things = cast("list[object]", items)  # compiled, numbers would be unpacked and packed again
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def outcome(self, wait: Chance) -> tuple[int, ...]:
        """An answer to a parked question to chance."""
        if wait.tag == ROLL:
            return tuple(1 + self.below(d) for d in wait.spec)
        if wait.tag == DRAW:
            return (self.below(wait.spec[0]),)
        order = list(range(wait.spec[0]))
        self.shuffle(order)
        return tuple(order)


class FastRng(Rng):
    """For simulation: `random.Random.random`, whose sequence Python will never change."""

    def __init__(self, seed: int) -> None:
        self.twister: Twister | None = Twister(seed) if COMPILED else None
        self.random: Callable[[], float] | None = None if COMPILED else random.Random(seed).random

    def below(self, n: i64) -> i64:
        twister = self.twister
        if twister is not None:
            return twister.below(n)
        random = self.random
        assert random is not None
        size: int = n
        return int(random() * size)


def seed_for(*parts: object) -> int:
    """A seed that depends on all parts and on nothing else.

    >>> seed_for("heerbann", 1, 2) == seed_for("heerbann", 1, 2)
    True
    """
    text = "|".join(str(p) for p in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class CommittedDice(Rng):
    """For real tables: every draw follows from a secret seed whose hash is shown first.

    Draw k is HMAC-SHA-256(seed, "salt|k|n|try"), of which 64 bits are taken without bias.
    The counter k only ever rises, also when a move is taken back.
    """

    def __init__(self, seed: bytes, salt: str, drawn: int = 0) -> None:
        self.seed = seed
        self.salt = salt
        self.drawn = drawn

    @property
    def commitment(self) -> str:
        """The hash to show before the game; the seed itself is shown afterwards."""
        return commitment(self.seed, self.salt)

    def below(self, n: i64) -> i64:
        self.drawn += 1
        size: int = n
        limit = (MASK64 + 1) - (MASK64 + 1) % size
        attempt = 0
        while True:
            text = f"{self.salt}|{self.drawn}|{n}|{attempt}"
            block = hmac.new(self.seed, text.encode(), hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % size
            attempt += 1


def commitment(seed: bytes, salt: str) -> str:
    """SHA-256 over our name, the table's salt and the seed."""
    return hashlib.sha256(b"tafelrunde/1|" + salt.encode() + b"|" + seed).hexdigest()


def outcomes(wait: Chance, most: int = 1296) -> list[tuple[int, ...]] | None:
    """All equally likely outcomes of a question to chance, or None if there are too many."""
    if wait.tag == ROLL:
        size = 1
        for d in wait.spec:
            size *= d
        if size > most:
            return None
        return [tuple(x) for x in product(*(range(1, d + 1) for d in wait.spec))]
    n = wait.spec[0]
    if wait.tag == DRAW:
        return [(i,) for i in range(n)] if n <= most else None
    return [tuple(x) for x in permutations(range(n))] if n <= 6 else None


def is_outcome(wait: Chance, outcome: tuple[int, ...]) -> bool:
    """Whether chance can answer like this."""
    if wait.tag == ROLL:
        return len(outcome) == len(wait.spec) and all(
            1 <= x <= d for x, d in zip(outcome, wait.spec, strict=True)
        )
    if wait.tag == DRAW:
        return len(outcome) == 1 and 0 <= outcome[0] < wait.spec[0]
    return sorted(outcome) == list(range(wait.spec[0]))

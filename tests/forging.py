"""Stored positions as a forger would change them: one leaf, several, or parts of two of them."""

from __future__ import annotations

import random
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

Json = Any
Path = tuple[Any, ...]
GIBIBYTE = 1 << 30
# What stands nowhere in a stored position.
WRONG: tuple[Json, ...] = (
    10**9,
    -(10**9),
    2**63,
    10**30,
    10**900,
    -1,
    1.5,
    None,
    True,
    "",
    "x" * 5_000,
    [],
    [0] * 5_000,
    [[]] * 50,
    {},
    {"@": "Zone"},
    {"@": "Zone", "cards": [10**9], "seen": [-1]},
)


@contextmanager
def modest(seconds: int = 60) -> Iterator[None]:
    """A mistake ends in a MemoryError or a failure, and does not take the machine down."""

    def too_long(_signal: int, _frame: FrameType | None) -> None:
        raise AssertionError("this does not come to an end")

    with open("/proc/self/statm") as numbers:
        used = int(numbers.read().split()[0]) * resource.getpagesize()
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (used + GIBIBYTE, hard))
    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def leaves(value: Json, at: Path = ()) -> list[Path]:
    """The places of everything in a JSON value, itself left out."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[Path] = []
    for key, part in inner:
        found.append((*at, key))
        if isinstance(part, (dict, list)):
            found += leaves(part, (*at, key))
    return found


def taken(value: Json, at: Path) -> Json:
    """What stands at a place."""
    for key in at:
        value = value[key]
    return value


def replaced(value: Json, at: Path, new: Json) -> Json:
    """A copy with something else at a place."""
    if not at:
        return new
    copy = value.copy()
    copy[at[0]] = replaced(value[at[0]], at[1:], new)
    return copy


class Forger:
    """Changes stored positions; the same seed gives the same ones."""

    def __init__(self, seed: int, stored: list[dict[str, Json]]) -> None:
        self.rng = random.Random(seed)
        self.stored = stored
        self.words = sorted({taken(s, at) for s in stored for at in self.texts(s)})

    def texts(self, value: Json) -> list[Path]:
        return [at for at in leaves(value) if isinstance(taken(value, at), str)]

    def wrong(self) -> dict[str, Json]:
        """A position with one value that cannot be."""
        stored = self.rng.choice(self.stored)
        forged: dict[str, Json] = replaced(
            stored, self.rng.choice(leaves(stored)), self.rng.choice(WRONG)
        )
        return forged

    def plausible(self) -> dict[str, Json]:
        """A position of good numbers and names in wrong places, and of parts of others."""
        forged = self.rng.choice(self.stored)
        if self.rng.random() < 0.3:
            other, key = self.rng.choice(self.stored), self.rng.choice(sorted(forged))
            forged = {**forged, key: other.get(key)}
        for _ in range(self.rng.choice((0, 1, 1, 2, 4))):
            places = [at for at in leaves(forged) if isinstance(taken(forged, at), (int, str))]
            busy = [at for at in places if at[0] in ("stack", "wait", "sealed", "answered")]
            at = self.rng.choice(busy if busy and self.rng.random() < 0.7 else places)
            text = isinstance(taken(forged, at), str)
            new = self.rng.choice(self.words) if text else self.rng.randrange(-2, 28)
            forged = replaced(forged, at, new)
        return forged

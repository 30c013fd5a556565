"""Token buckets: how often one guest or one address may do something."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Buckets:
    """A bucket per key: it holds `burst` tokens and gets `rate` new ones a second.

    >>> time = 0.0
    >>> buckets = Buckets(1, 2, lambda: time)
    >>> [buckets.take("me") for _ in range(3)]
    [True, True, False]
    """

    MOST = 10_000  # keys that are remembered

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Take a token; False if the bucket is empty."""
        taken = self.level(key) >= 1
        self.spend(key, 1.0 if taken else 0.0)
        return taken

    def level(self, key: str) -> float:
        """How many tokens there are; negative after something that cost more than was there."""
        now = self.clock()
        level, then = self.levels.get(key, (float(self.burst), now))
        return min(float(self.burst), level + (now - then) * self.rate)

    def spend(self, key: str, cost: float) -> None:
        """Take this many tokens, even more than there are: the bucket may go below zero."""
        now, level = self.clock(), self.level(key)
        self.levels.pop(key, None)
        self.levels[key] = (level - cost, now)
        if len(self.levels) > self.MOST:
            self._forget(now)

    def wait(self) -> int:
        """Whole seconds until an empty bucket has a token again."""
        return max(1, round(1 / self.rate)) if self.rate else 3600

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if that does not help, the longest unused."""
        full = [
            k
            for k, (level, t) in self.levels.items()
            if level + (now - t) * self.rate >= self.burst
        ]
        for key in full:
            del self.levels[key]
        while len(self.levels) > self.MOST:
            del self.levels[next(iter(self.levels))]

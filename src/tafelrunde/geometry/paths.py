"""Cheapest ways over a hex map with small whole prices."""

from __future__ import annotations

from typing import Final

from tafelrunde.geometry.hexes import NOWHERE, Grid

CLOSED: Final = -1


class Reach:
    """What can be reached: the cheapest price of each hex, and the hex before it."""

    def __init__(self, start: int, size: int) -> None:
        self.start: int = start
        self.cost: list[int] = [CLOSED] * size
        self.before: list[int] = [NOWHERE] * size

    def way(self, h: int) -> list[int]:
        """The hexes of the cheapest way without the start; empty if there is none."""
        steps: list[int] = []
        if self.cost[h] == CLOSED:
            return steps
        while h != self.start:
            steps.append(h)
            h = self.before[h]
        steps.reverse()
        return steps


def reach(grid: Grid, start: int, price: list[int], budget: int) -> Reach:
    """All hexes within a budget; `price` says by side what crossing it outwards costs.

    Prices are at least 1, or CLOSED. Among equal ways the one found first stays: shorter
    prices first, then hexes and directions in their order.
    """
    found = Reach(start, grid.size)
    found.cost[start] = 0
    shelves: list[list[int]] = [[] for _ in range(budget + 1)]
    shelves[0].append(start)
    for spent in range(budget + 1):
        for h in shelves[spent]:
            if found.cost[h] != spent:
                continue
            for side in range(6 * h, 6 * h + 6):
                step = price[side]
                beyond = grid.next[side]
                if step == CLOSED or beyond == NOWHERE:
                    continue
                total = spent + step
                known = found.cost[beyond]
                if total <= budget and (known == CLOSED or total < known):
                    found.cost[beyond] = total
                    found.before[beyond] = h
                    shelves[total].append(beyond)
    return found

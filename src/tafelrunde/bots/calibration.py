"""What a chance stated by the search has meant in played games: a monotone table per game."""

from __future__ import annotations

import json
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "calibrated"
KNOTS: Final = 20  # steps of a table
ROUNDS: Final = 60  # of Newton's method
PRIOR: Final = 4.0  # how firmly slope 1 is believed before anything was played
Pair = tuple[float, float]  # a stated chance, and the result


@cache
def tables(game: str) -> dict[str, list[float]]:
    """By number of players ("0" for all): the meaning of 0, 1/20, … 1; empty if nobody measured."""
    path = FOLDER / f"{game}.json"
    if not path.is_file():
        return {}
    found: dict[str, Any] = json.loads(path.read_text())
    return {players: list(one["table"]) for players, one in found["players"].items()}


def calibrated(game: str, players: int, stated: float) -> float:
    """How often a seat has won that was told this chance."""
    known = tables(game)
    table = known.get(str(players)) or known.get("0")
    return stated if table is None else looked_up(table, stated)


def looked_up(table: list[float], stated: float) -> float:
    """The value between two entries of a table."""
    at = min(max(stated, 0.0), 1.0) * (len(table) - 1)
    low = min(int(at), len(table) - 2)
    return table[low] + (at - low) * (table[low + 1] - table[low])


def odds(p: float) -> float:
    """The logarithm of the odds; certainty is taken for nearly certain."""
    p = min(max(p, 0.005), 0.995)
    return log(p / (1.0 - p))


def fitted(pairs: list[Pair]) -> list[float]:
    """A monotone table from results: a logistic curve through them, rising everywhere."""
    slope, shift = 1.0, 0.0
    for _ in range(ROUNDS):
        g0, g1, h00, h01, h11 = 0.0, PRIOR * (1.0 - slope), 1e-6, 0.0, PRIOR
        for stated, result in pairs:
            x = odds(stated)
            p = 1.0 / (1.0 + exp(-slope * x - shift))
            w = p * (1.0 - p)
            g0, g1 = g0 + result - p, g1 + (result - p) * x
            h00, h01, h11 = h00 + w, h01 + w * x, h11 + w * x * x
        det = h00 * h11 - h01 * h01
        shift += 0.5 * (g0 * h11 - g1 * h01) / det
        slope = max(0.05, slope + 0.5 * (g1 * h00 - g0 * h01) / det)
    steps = [i / KNOTS for i in range(KNOTS + 1)]
    return [round(1.0 / (1.0 + exp(-slope * odds(p) - shift)), 4) for p in steps]


def brier(pairs: list[Pair], table: list[float] | None = None) -> float:
    """The mean squared error of the stated chances, or of what a table makes of them."""
    found = [((p if table is None else looked_up(table, p)) - r) ** 2 for p, r in pairs]
    return sum(found) / len(found)

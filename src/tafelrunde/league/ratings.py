"""Strengths from results: Elo points, Bradley-Terry, and a sequential test. Without numpy."""

from __future__ import annotations

from math import exp, inf, log, sqrt
from typing import Final, NamedTuple

from tafelrunde.sim.statistics import Z

ELO: Final = 400 / log(10)  # Elo points per unit of log-odds


def elo_of(share: float) -> float:
    """The difference in Elo points that a share of victories means.

    >>> round(elo_of(0.75))
    191
    """
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    return ELO * log(share / (1 - share))


def share_of(elo: float) -> float:
    """The share of victories that a difference in Elo points means."""
    return 1 / (1 + exp(-elo / ELO))


class Rating(NamedTuple):
    """A bot's strength: log-odds (Bradley-Terry), and Elo points, the mean of all being 0."""

    name: str
    strength: float
    elo: float
    low: float
    high: float


def bradley_terry(names: list[str], shares: list[list[float]]) -> list[Rating]:
    """Ratings from shares[i][j], the games (shared ones in part) that i won against j.

    Maximum likelihood, by Hunter's minorisation; the interval follows from the curvature.
    Half a game each way is added to every pair that met, so that nobody is infinitely good.
    """
    n = len(names)
    won = [
        [shares[i][j] + (0.5 if i != j and shares[i][j] + shares[j][i] else 0) for j in range(n)]
        for i in range(n)
    ]
    met = [[won[i][j] + won[j][i] for j in range(n)] for i in range(n)]
    skill = [1.0] * n
    for _ in range(10_000):
        new = []
        for i in range(n):
            weight = sum(met[i][j] / (skill[i] + skill[j]) for j in range(n) if j != i)
            new.append(sum(won[i]) / weight if weight else 1.0)
        middle = exp(sum(log(x) for x in new) / n)
        new = [x / middle for x in new]
        moved = max(abs(log(a / b)) for a, b in zip(new, skill, strict=True))
        skill = new
        if moved < 1e-10:
            break
    errors = _errors(skill, met)
    ratings = []
    for name, x, error in zip(names, skill, errors, strict=True):
        elo, spread = ELO * log(x), ELO * Z * error
        ratings.append(Rating(name, log(x), elo, elo - spread, elo + spread))
    return ratings


def _errors(skill: list[float], met: list[list[float]]) -> list[float]:
    """The standard errors of the log-strengths, their sum being fixed at 0.

    The inverse of the information matrix on the space of sum 0: add the matrix of ones, which
    spans the rest, invert, and take its part (1/n²) away again.
    """
    n = len(skill)
    matrix = [[1.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                p = skill[i] / (skill[i] + skill[j])
                information = met[i][j] * p * (1 - p)
                matrix[i][i] += information
                matrix[i][j] -= information
    inverse = _inverted(matrix)
    return [sqrt(max(0.0, inverse[i][i] - 1 / (n * n))) for i in range(n)]


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive matrix (Gauss-Jordan)."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        head = rows[i][i] or 1e-12
        rows[i] = [x / head for x in rows[i]]
        for j in range(n):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


class Verdict(NamedTuple):
    """The state of a sequential test: its log-likelihood ratio between its bounds."""

    ratio: float
    low: float
    high: float

    @property
    def stronger(self) -> bool | None:
        """Whether A is stronger than B; None as long as nobody can tell."""
        if self.ratio >= self.high:
            return True
        return False if self.ratio <= self.low else None


def sequential(
    groups: dict[int, int], most: int, elo: float, alpha: float = 0.05, beta: float = 0.05
) -> Verdict:
    """Wald's test of "A is `elo` points stronger than B" against "A is not stronger".

    `groups` counts how often A got so many of the `most` units in a group of games on one
    seed. Seats and luck largely cancel within a group, so its mean is what is tested, by the
    normal approximation with the variance that was seen.
    """
    low, high = log(beta / (1 - alpha)), log((1 - beta) / alpha)
    count = sum(groups.values())
    if count < 2:
        return Verdict(0.0, low, high)
    mean = sum(units / most * n for units, n in groups.items()) / count
    variance = sum((units / most - mean) ** 2 * n for units, n in groups.items()) / count
    variance = max(variance, 1 / (4 * count))  # a few equal results prove little
    even, better = 0.5, share_of(elo)
    ratio = count * (better - even) * (2 * mean - even - better) / (2 * variance)
    return Verdict(ratio, low, high)

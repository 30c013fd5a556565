"""Whether stated chances come true: positions of played games, what was stated, who won."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from tafelrunde.bots.base import Budget, question_for
from tafelrunde.bots.calibration import FOLDER, KNOTS, Pair, brier, fitted, tables
from tafelrunde.bots.registry import make_bot
from tafelrunde.core.chance import FastRng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State

PER_GAME: Final = 4  # positions of one game that are asked about: its results are one result
ENOUGH: Final = 100  # positions with a number of players that are worth a table of their own
BINS: Final = 10
Place = tuple[int, int, float, float]  # game, players, stated chance, result


def positions(
    game: AnyGame, wanted: int, iterations: int, seed: int, seconds: float
) -> list[Place]:
    """Positions of games between greedy bots with what the search states; whole games only."""
    found: list[Place] = []
    end, number, length = time.monotonic() + seconds, 0, 1 << 20
    while len(found) < wanted and time.monotonic() < end:
        span = game.max_players - game.min_players + 1
        players = game.min_players + number % span
        rng = FastRng(seed + number)
        every = max(1, length // PER_GAME)
        places, length = one_game(game, number, players, iterations, every, rng)
        found += places
        number += 1
    return found


def one_game(
    game: AnyGame, number: int, players: int, iterations: int, every: int, rng: FastRng
) -> tuple[list[Place], int]:
    """The positions of one game, one in `every` on average, and how many there were."""
    s: State = game.new({}, players)
    greedy, adviser = make_bot("greedy", game), make_bot("ismcts:1", game)
    stated: list[tuple[int, float]] = []
    intents: dict[int, tuple[int, ...]] = {}
    length = 0
    s.settle(rng)
    while not s.over:
        seat = s.to_move()
        question = question_for(game, s, seat, rng, intents.get(seat, ()))
        if len(question.decision.actions) > 1:
            length += 1
            if rng.below(every) == 0:
                advice = adviser.advise(question, Budget(iterations=iterations), rng)
                stated.append((seat, advice[0].value))
        action, intents[seat] = greedy.answer(question, Budget(), rng)
        s.play_trusted(seat, action)
        s.settle(rng)
    share = 1.0 / max(1, len(s.winners))
    places = [(number, players, p, share if seat in s.winners else 0.0) for seat, p in stated]
    return places, length


def halves(places: list[Place]) -> float:
    """The Brier score of tables that were made from the other half of the games."""
    total = 0.0
    middle = sorted([n for n, _, _, _ in places])[len(places) // 2]
    for later in (False, True):
        taught = [(p, r) for n, _, p, r in places if (n >= middle) is not later]
        tested = [(p, r) for n, _, p, r in places if (n >= middle) is later]
        if not taught or not tested:
            return brier([(p, r) for _, _, p, r in places])
        total += brier(tested, fitted(taught)) * len(tested)
    return total / len(places)


def measured(places: list[Place]) -> dict[str, Any]:
    """A calibration table and its quality; the diagonal if it would not help in other games."""
    pairs: list[Pair] = [(p, r) for _, _, p, r in places]
    helps = halves(places) < brier(pairs)
    return {
        "positions": len(places),
        "games": len({n for n, _, _, _ in places}),
        "brier_before": round(brier(pairs), 4),
        "brier_after": round(halves(places), 4),
        "table": fitted(pairs) if helps else [i / KNOTS for i in range(KNOTS + 1)],
    }


def calibrate(game: AnyGame, places: list[Place], made_by: str, folder: Path = FOLDER) -> Path:
    """Store the tables of a game with their provenance; returns the file."""
    found = {"0": measured(places)}
    for players in sorted({one[1] for one in places}):
        part = [one for one in places if one[1] == players]
        if len(part) >= ENOUGH:
            found[str(players)] = measured(part)
    path = folder / f"{game.id}.json"
    folder.mkdir(parents=True, exist_ok=True)
    data = {"made_by": made_by, "data": game.pack.digest, "players": found}
    path.write_text(json.dumps(data, indent=1) + "\n")
    tables.cache_clear()
    return path


def plot(pairs: list[Pair], table: list[float]) -> str:
    """A reliability plot as SVG: results by stated chance, the diagonal, and the table's curve."""
    dots = []
    for i in range(BINS):
        part = [(p, r) for p, r in pairs if min(int(p * BINS), BINS - 1) == i]
        if part:
            x, y = (sum([one[k] for one in part]) / len(part) for k in (0, 1))
            size = 2 + min(8.0, len(part) ** 0.5 / 2)
            dots.append(f'<circle cx="{200 * x:.1f}" cy="{200 - 200 * y:.1f}" r="{size:.1f}"/>')
    steps = len(table) - 1
    curve = " ".join([f"{200 * i / steps:.1f},{200 - 200 * y:.1f}" for i, y in enumerate(table)])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 224 224" width="224">'
        '<rect x="-12" y="-12" width="224" height="224" fill="#fff"/>'
        '<path d="M0 0V200H200M0 200L200 0" fill="none" stroke="#999"/>'
        f'<polyline points="{curve}" fill="none" stroke="#a33" stroke-width="2"/>'
        f'<g fill="#258" fill-opacity=".7">{"".join(dots)}</g></svg>\n'
    )

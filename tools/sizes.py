"""Measure what a table sends: python tools/sizes.py prints bytes per message for every game.

One random game of each from a fixed seed, with the usual options and the fewest players; every
position as the first seat is told it. `make check` needs none of this: it is for the docs.
"""

from __future__ import annotations

from statistics import mean

from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import game_types, load_game
from tafelrunde.server.telling import sight
from tafelrunde.server.wire import encode

SEED = bytes(range(32))
MOST = 400  # positions of one game


def sizes(name: str) -> list[tuple[int, int, int]]:
    """Per position the bytes of view, scene and choices."""
    game = load_game(name)
    luck = committed(SEED, "0123456789abcdef")
    match = Match(game, head_for(game, game.resolve({}), game.min_players, luck), luck.rng())
    match.begin()
    rng = FastRng(7)
    found: list[tuple[int, int, int]] = []
    while not match.state.over and len(found) < MOST:
        seen = sight(match, 0)
        found.append((len(encode(seen.view)), len(encode(seen.scene)), len(encode(seen.choices))))
        seat = match.state.to_move()
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
    return found


def main() -> None:
    print(f"{'game':14}{'view':>8}{'scene':>8}{'choices':>9}{'all':>8}{'most':>8}  bytes")
    for name in game_types():
        rows = sizes(name)
        view, scene, choices = (round(mean(column)) for column in zip(*rows, strict=True))
        most = max(map(sum, rows))
        print(f"{name:14}{view:8}{scene:8}{choices:9}{view + scene + choices:8}{most:8}")


if __name__ == "__main__":
    main()

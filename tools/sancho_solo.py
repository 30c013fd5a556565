"""How often bots win Krieg der drei Sanchos alone: a table for docs/drei_sanchos.md.

`python tools/sancho_solo.py` plays every Sancho on every level with both bots and writes the
table; a folder of results (`--out`) lets an interrupted run go on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from tafelrunde.games import load_game
from tafelrunde.sim.bench import replace_table
from tafelrunde.sim.jobs import Setup, Tally
from tafelrunde.sim.pools import pool_of
from tafelrunde.sim.run import simulate
from tafelrunde.sim.statistics import wilson

GAME: Final = "drei_sanchos"
MARK: Final = "<!-- table: written by `python tools/sancho_solo.py` -->"
SANCHOS: Final = {"castilla": "Castilla", "najera": "Nájera", "aragon": "Aragón"}
LEVELS: Final = ("normal", "hard", "very_hard", "epic")
HEAD: Final = (
    "| Sancho | level | bot | games | won | share | 95 % |\n|---|---|---|---|---|---|---|\n"
)


def line(sancho: str, level: str, bot: str, tally: Tally) -> str:
    """One row of the table."""
    won = tally.wins[0]
    low, high = wilson(won, tally.games)
    share = f"{won / tally.games:.1%} | {low:.1%} to {high:.1%}"
    return f"| {SANCHOS[sancho]} | {level} | {bot} | {tally.games} | {won} | {share} |\n"


def main() -> None:
    """Play the games and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--greedy", type=int, default=200, help="games of greedy per row")
    parser.add_argument("--searches", type=int, default=30, help="games of the search per row")
    parser.add_argument("--search", default="page", help="the bot that searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="folder for result files")
    chosen = parser.parse_args()
    game, rows = load_game(GAME), []
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    for bot, games in (("greedy", chosen.greedy), (chosen.search, chosen.searches)):
        for sancho in SANCHOS:
            for level in LEVELS:
                options = game.resolve({"sancho": sancho, "level": level})
                setup = Setup(GAME, options, (bot,), 1, chosen.seed)
                kept = chosen.out / f"{bot}-{sancho}-{level}.jsonl" if chosen.out else None
                run = simulate(setup, games, pool_of(chosen.workers), kept)
                rows.append(line(sancho, level, bot, run.tally))
                print(rows[-1], end="", flush=True)
    replace_table(Path("docs") / f"{GAME}.md", MARK, HEAD + "".join(rows))


if __name__ == "__main__":
    main()

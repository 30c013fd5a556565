"""How many decisions a game has and how many choices each: a table for a page of docs/.

`python tools/decisions.py el_grande` plays random and greedy games for every number of players
and writes the table into docs/el_grande.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tafelrunde.games import load_game
from tafelrunde.sim.balance import Findings, study
from tafelrunde.sim.bench import replace_table
from tafelrunde.sim.jobs import Setup

MARK = "<!-- table: written by `python tools/decisions.py` -->"
HEAD = (
    "| players | bots | games | decisions per game | of them forced "
    "| choices per decision | choices per decision that is not forced | most asked |\n"
    "|---|---|---|---|---|---|---|---|\n"
)


def line(players: int, bot: str, found: Findings) -> str:
    """One row of the table."""
    choices, free = sum(found.choices.values()), found.decisions - found.forced
    often = [f"{p} {n / found.games:.0f}" for p, n in found.prompts.most_common(3)]
    cells = (
        str(players),
        bot,
        str(found.games),
        f"{found.decisions / found.games:.1f}",
        f"{found.forced / found.decisions:.1%}",
        f"{choices / found.decisions:.2f}",
        f"{(choices - found.forced) / free:.2f}",
        ", ".join(often),
    )
    return "| " + " | ".join(cells) + " |\n"


def main() -> None:
    """Play the games and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = load_game(chosen.game)
    rows = []
    for players in range(game.min_players, game.max_players + 1):
        for bot in ("random", "greedy"):
            bots = (bot,) * players
            setup = Setup(chosen.game, game.resolve({}), bots, players, chosen.seed)
            rows.append(line(players, bot, study(setup, chosen.games)))
    table = HEAD + "".join(rows)
    replace_table(Path("docs") / f"{chosen.game}.md", MARK, table)
    print(table, end="")


if __name__ == "__main__":
    main()

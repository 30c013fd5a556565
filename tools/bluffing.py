"""How often bots lie and doubt in Vetternkrieg, next to the solution of one clash.

Two large armies without last cards meet again and again; a bot announces for one side and
judges every announcement for the other. `python tools/bluffing.py --bot greedy --clashes 20000`
prints the figures of docs/vetternkrieg.md, in percent with 95 % intervals (Wilson).
"""

from __future__ import annotations

import argparse
import sys
from typing import Final, NamedTuple, cast

from tafelrunde.bots.base import question_for
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.flow import Chance
from tafelrunde.games import load_game
from tafelrunde.games.vetternkrieg.dice import CLAIMS, contains
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.sim.statistics import wilson

GAME: Final = load_game("vetternkrieg")
CLASH: Final = {"phase": "battle", "round": 3, "battlefield": "towton", "half": [6, 6]}


class Row(NamedTuple):
    """Announcements that the specification takes together, and its figures (section 10.3)."""

    name: str
    claims: range
    used: str
    true: str
    doubted: str


ROWS: Final = [
    Row("single 1 to 4", range(4), "0", "-", "42 to 48"),
    Row("single 5", range(4, 5), "0", "-", "28"),
    Row("single 6", range(5, 6), "41.4", "62", "11.5"),
    Row("pair 1", range(6, 7), "9.4", "74", "54"),
    Row("pair 2", range(7, 8), "9.3", "75", "56"),
    Row("pair 3", range(8, 9), "9.2", "75", "58"),
    Row("pair 4", range(9, 10), "9.1", "76", "60"),
    Row("pair 5", range(10, 11), "9.0", "77", "62"),
    Row("pair 6", range(11, 12), "9.1", "76", "63"),
    Row("triple 1 to 6", range(12, 18), "3.6", "81", "73"),
]


class Counts(NamedTuple):
    """Per announcement: how often it was made, was true, was judged and was doubted."""

    made: list[int]
    true: list[int]
    judged: list[int]
    doubted: list[int]


def answer(name: str, s: Vetternkrieg, rng: FastRng) -> Action:
    """What a bot does for the seat that is asked."""
    question = question_for(GAME, s, s.to_move(), rng)
    return make_bot(name, GAME).answer(question, fixed_budget(name, GAME), rng).action


def clash(name: str, number: int, counts: Counts) -> None:
    """One roll and its announcement, and a verdict on an announcement of our choice."""
    rng = FastRng(seed_for("bluffing", number))
    s = cast(Vetternkrieg, GAME.prepare(GAME.resolve({}), 2))
    GAME.stage(s, CLASH)
    s.chance(rng.outcome(cast(Chance, s.wait)))
    claim = answer(name, s, rng).args[0]
    counts.made[claim] += 1
    counts.true[claim] += contains(s.roll, claim)
    asked = number % CLAIMS
    s.play_trusted(s.to_move(), Action("announce", (asked,)))
    counts.judged[asked] += 1
    counts.doubted[asked] += answer(name, s, rng).verb == "doubt"


def measure(name: str, clashes: int) -> Counts:
    """Let a bot announce and judge that often."""
    counts = Counts(*[[0] * CLAIMS for _ in Counts._fields])
    for number in range(clashes):
        clash(name, number, counts)
    return counts


def percent(count: int, total: int) -> str:
    """A share with its interval."""
    if not total:
        return "-"
    low, high = wilson(count, total)
    return f"{100 * count / total:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def table(counts: Counts) -> list[str]:
    """The rows, with the specification's figure before each measured one."""
    lines = [
        "| announcement | used | measured | true | measured | doubted | measured |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in ROWS:
        made, true, judged, doubted = (sum(kind[c] for c in row.claims) for kind in counts)
        cells = [row.name, row.used, percent(made, sum(counts.made))]
        cells += [row.true, percent(true, made), row.doubted, percent(doubted, judged)]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> None:
    """Measure one bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--clashes", type=int, default=20_000)
    options = parser.parse_args()
    counts = measure(options.bot, options.clashes)
    lies = sum(counts.made) - sum(counts.true)
    sys.stdout.write("\n".join([*table(counts), "", f"lies: {percent(lies, sum(counts.made))}"]))
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()

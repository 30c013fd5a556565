"""The balance report: one HTML file with charts and tables that needs no network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from tafelrunde.core.game import AnyGame
from tafelrunde.sim.balance import MOMENTS, Findings
from tafelrunde.sim.charts import Bar, bars, columns, curve
from tafelrunde.sim.jobs import Setup
from tafelrunde.sim.statistics import wilson

STYLE = """
:root { color-scheme: light dark; --ink: #2b2620; --paper: #f7f2e7; --bar: #3b6ea5;
  --soft: #b9c9dc; --mark: #a33b3b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d8; --paper: #1f1c18; --bar: #7ea8d6;
  --soft: #33475c; --mark: #d98a7e; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg rect { fill: var(--bar); }
svg .whisker { stroke: var(--ink); stroke-width: 2; } svg .axis { stroke: var(--soft); }
svg .fair { stroke: var(--mark); stroke-dasharray: 5 4; }
svg .band { fill: var(--soft); } svg polyline { fill: none; stroke: var(--bar); stroke-width: 2.5; }
table { border-collapse: collapse; font: 14px system-ui, sans-serif; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--soft); text-align: right; }
th:first-child, td:first-child { text-align: left; }
"""


def share(label: str, wins: int, games: int) -> Bar:
    """A share with its 95 % interval."""
    low, high = wilson(wins, games)
    value = wins / games if games else 0.0
    return Bar(label, value, low, high, f"{value:.3f} of {games}")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as an HTML table."""
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def percent(part: int, whole: int) -> str:
    """A share with its interval in words."""
    low, high = wilson(part, whole)
    return f"{part / whole if whole else 0:.1%} ({low:.1%} to {high:.1%})"


def elements_section(game: AnyGame, setup: Setup, found: Findings) -> str:
    """Use and win rate of every card or unit."""
    if not found.held:
        return ""
    lexicon = game.lexicon()
    fair = (found.games + found.shared) / (found.games * setup.players)
    rows: list[tuple[str, ...]] = []
    charted: list[Bar] = []
    seats = found.games * setup.players
    wins = sum(found.seats.values())
    for element in sorted(found.held, key=lambda e: found.held_won[e] / -found.held[e]):
        name = lexicon[element].en if element in lexicon else element
        having, won = found.held[element], found.held_won[element]
        charted.append(share(name, won, having))
        without = percent(wins - won, seats - having)
        used = f"{found.games_with[element] / found.games:.3f}"
        rows.append((name, used, percent(won, having), without))
    chart = bars("Win rate of whoever had it", charted, fair)
    head = ("", "used, share of games", "win rate with it", "win rate without it")
    return (
        "<h2>Cards and units</h2><p>The dashed line is the fair share. These are associations: "
        f"whoever has one card may also have more of them.</p>{chart}{table(head, rows)}"
    )


def decisions_section(found: Findings) -> str:
    """How many decisions there are, and how many have only one answer."""
    rows = []
    for prompt, count in found.prompts.most_common():
        per_game, choices = f"{count / found.games:.2f}", f"{found.choices[prompt] / count:.1f}"
        rows.append((prompt, per_game, choices, percent(found.forced_prompts[prompt], count)))
    return (
        "<h2>Decisions</h2><p>Forced decisions have a single legal answer: "
        f"{percent(found.forced, found.decisions)} of all.</p>"
        + table(("question", "per game", "choices", "forced"), rows)
    )


def lead_section(found: Findings, fair: float) -> str:
    """How early the winner is known."""
    rows = [
        share(f"{100 * moment // MOMENTS} %", found.leader_won[moment], found.leader_seen[moment])
        for moment in range(MOMENTS)
        if found.leader_seen[moment]
    ]
    if not rows:
        return ""
    return (
        "<h2>Lead over time</h2><p>How often the only leader at a moment of the game (in per cent "
        "of its decisions) won in the end.</p>" + curve("Leader wins", rows, fair)
    )


def page(game: AnyGame, setup: Setup, found: Findings) -> str:
    """The whole report."""
    fair = 1 / setup.players
    seats = [share(f"seat {i}: {b}", found.seats[i], found.games) for i, b in enumerate(setup.bots)]
    sides = [
        share(side, found.sides[side], found.side_games[side]) for side in sorted(found.side_games)
    ]
    mean = found.decisions / found.games
    options = ", ".join(f"{k} = {str(v).lower()}" for k, v in setup.options.items()) or "none"
    shared = percent(found.shared, found.games)
    parts = [
        f"<h1>Balance of {escape(game.id)}</h1>",
        f"<p>{found.games} games, {setup.players} players, seed {setup.seed}, rules version "
        f"{game.version}, data {escape(game.pack.name)} ({game.pack.digest[:12]}). "
        f"Options: {escape(options)}. All intervals are 95 % (Wilson).</p>",
        "<h2>Seats</h2><p>A shared victory counts for each winner; "
        f"shared victories: {shared}.</p>",
        bars("Win share per seat", seats, fair),
        "<h2>Sides</h2>" + bars("Win share per side", sides, fair) if sides else "",
        f"<h2>Length</h2><p>{mean:.1f} decisions a game on average.</p>",
        columns("Decisions per game", dict(Counter(found.lengths)), "decisions"),
        lead_section(found, fair),
        elements_section(game, setup, found),
        decisions_section(found),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Balance of {escape(game.id)}</title><style>{STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )

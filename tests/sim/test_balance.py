"""The balance report: counts that add up, and a page that needs no network."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from tafelrunde.games import load_game
from tafelrunde.sim.balance import Findings, leaders, study, watch_job
from tafelrunde.sim.charts import Bar, bars, columns, curve
from tafelrunde.sim.jobs import Job, Setup
from tafelrunde.sim.report import page

GAME = load_game("heerbann")
SETUP = Setup("heerbann", GAME.resolve({}), ("greedy", "random", "random"), 3, seed=2)


def found() -> Findings:
    return study(SETUP, 12)


def test_the_counts_add_up() -> None:
    f = found()
    assert f.games == 12
    assert sum(f.seats.values()) >= 12
    assert sum(f.lengths.values()) == 12
    assert sum(n * count for n, count in f.lengths.items()) == f.decisions
    assert sum(f.prompts.values()) == f.decisions
    assert sum(f.forced_prompts.values()) == f.forced < f.decisions
    assert f.choices.keys() == f.prompts.keys()
    assert all(f.choices[prompt] >= count for prompt, count in f.prompts.items())
    assert sum(f.choices.values()) > f.decisions
    assert sum(f.side_games.values()) == 36
    assert set(f.side_games) == {"seniority 0", "seniority 1", "seniority 2"}


def test_a_card_is_held_by_at_most_one_seat_a_game() -> None:
    f = found()
    assert set(f.held) <= {f"card:{n}" for n in range(1, 19)}
    for element, held in f.held.items():
        assert held == f.games_with[element] <= 12
        assert f.held_won[element] <= held


def test_parts_add_up_to_the_whole() -> None:
    parts = watch_job(Job(SETUP, 0, 5)).plus(watch_job(Job(SETUP, 5, 12)))
    assert parts == found()


def test_only_a_sole_leader_leads() -> None:
    standings = [[0.0, 0.0], [3.0, 0.0], [3.0, 3.0], [3.0, 5.0]]
    moments = leaders(standings, (1,))
    assert [won for _, won in moments] == [False] * 5 + [True] * 5


def test_the_page_stands_alone_and_names_every_part() -> None:
    text = page(GAME, SETUP, found())
    assert not re.search(r"https?:|src=|@import|url\(", text)
    for heading in ("Seats", "Sides", "Length", "Lead over time", "Cards and units", "Decisions"):
        assert f"<h2>{heading}</h2>" in text
    assert "95 %" in text
    assert "Herald" in text


def test_charts_are_well_formed_and_mark_the_fair_share() -> None:
    rows = [Bar("A & B", 0.4, 0.3, 0.5), Bar("C", 0.6, 0.5, 0.7)]
    for chart in (bars("x", rows, 0.5), curve("x", rows, 0.5)):
        tree = ElementTree.fromstring(chart)
        assert tree.findall(".//line[@class='fair']")
    histogram = ElementTree.fromstring(columns("x", {80: 2, 300: 5}, "decisions"))
    assert len(histogram.findall("rect")) == 2

"""Guiscard in characters: the map, its signs, and what the game is about."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from tafelrunde.board.text import Painter, cells, plain
from tafelrunde.core.chance import FastRng
from tafelrunde.games import load_game
from tafelrunde.games.guiscard.state import SLAIN, STUNNED, WOUNDED
from tafelrunde.geometry.hexes import Grid
from tafelrunde.texts import Speaker

GAME = load_game("guiscard")
ROUND = 1


@cache
def fielded(scenario: str) -> dict[str, Any]:
    """The view of a scenario after a set-up by chance."""
    rng = FastRng(4)
    s: Any = GAME.new(GAME.resolve({"scenario": scenario}), 2)
    while s.round < ROUND:
        legal = s.legal(s.to_move())
        s.play(s.to_move(), legal[rng.below(len(legal))])
    return dict(GAME.view(s, 0))


def painted(view: dict[str, Any], width: int = 80, language: str = "en") -> list[str]:
    painter = Painter(Speaker(GAME, language, ["Anna", "Bernd"]), 0, width)
    return [plain(line).rstrip() for line in painter.scene(GAME.scene(view, 0))]


def row(lines: list[str], number: int) -> str:
    """The places of a row of the map, three characters each."""
    first = lines.index("Map") + 1
    return lines[first + number][3:75]


def place(lines: list[str], hex_: int) -> str:
    """What stands in a hex."""
    at = 3 * (hex_ % 24)
    return row(lines, hex_ // 24 + 1)[at : at + 3].strip()


@pytest.mark.parametrize(
    "scenario", ["s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11"]
)
@pytest.mark.parametrize(("width", "language"), [(80, "en"), (80, "de"), (60, "de")])
def test_every_line_fits(scenario: str, width: int, language: str) -> None:
    assert max(map(cells, painted(fielded(scenario), width, language))) <= width


@pytest.mark.parametrize(
    "scenario", ["s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11"]
)
def test_every_row_of_the_map_has_24_hexes_between_its_numbers(scenario: str) -> None:
    lines, view = painted(fielded(scenario)), fielded(scenario)
    first = lines.index("Map") + 1
    assert lines[first].split() == [chr(65 + n) for n in range(24)]
    for number in range(1, view["rows"] + 1):
        line = lines[first + number]
        assert line.startswith(f"{number:>2} ") and line.endswith(f" {number}")
        assert len([n for n in range(24) if row(lines, number)[3 * n] != " "]) == 24


def test_units_are_the_letters_of_their_nations_and_riders_point_ahead() -> None:
    view = copy.deepcopy(fielded("s04"))
    riders = [u for u in view["units"] if u["seat"] == 0 and u["rear"] >= 0]
    lines = painted(view)
    for u in riders:
        assert place(lines, u["at"]) == "N" + "↑↗↘↓↙↖"[u["facing"]]
        assert place(lines, u["rear"]) == "="
    archer = next(u for u in view["units"] if u["seat"] == 0 and u["rear"] < 0)
    assert place(lines, archer["at"]) == "N"


def test_tents_are_peaks_torn_ones_are_open_and_sleepers_have_a_z() -> None:
    view = copy.deepcopy(fielded("s07"))
    lines = painted(view)
    sleeper = next(u for u in view["units"] if u.get("asleep"))
    assert place(lines, sleeper["at"]) == "Nz"
    free = [h for h, c in enumerate(view["terrain"]) if c == "T"]
    free = [h for h in free if h not in [u["at"] for u in view["units"]]]
    assert {place(lines, h) for h in free} == {"∆"}
    view["terrain"] = view["terrain"][: free[0]] + "e" + view["terrain"][free[0] + 1 :]
    assert place(painted(view), free[0]) == "∧"
    assert any("asleep" in line for line in lines) and any("Tent wall" in line for line in lines)


def test_the_wounded_are_small_the_stunned_have_a_star_the_dead_are_gone() -> None:
    view = copy.deepcopy(fielded("s02"))
    hurt, stunned, dead = [u for u in view["units"] if u["seat"] == 0][:3]
    hurt["health"], stunned["health"] = WOUNDED, STUNNED
    dead["where"], lay = SLAIN, dead["at"]
    dead["at"] = -1
    view["bodies"] = [(lay, 1, 0, 0)]
    lines = painted(view)
    assert place(lines, hurt["at"]) == "n"
    assert place(lines, stunned["at"]) == "n*"
    assert place(lines, lay) == "†1"


def test_sides_wear_their_colours_on_the_map() -> None:
    view = fielded("s02")
    scene = GAME.scene(view, 0)
    chart = next(area for area in scene.areas if area.id == "map")
    for u in view["units"]:
        assert chart.items[u["at"]].owner == u["seat"]


def test_the_legend_tells_the_ground_of_this_map_only() -> None:
    told = " ".join(" ".join(painted(fielded("s02"))).split())
    for sign in ("^ Rocks", "≈ Deep water", "| Path", "# Rock stairs", "A Arab", "N Norman"):
        assert sign in told
    assert "Marsh" not in told and "B Byzantine" not in told


def test_low_walls_are_told_by_the_hexes_on_both_sides() -> None:
    walls = next(line for line in painted(fielded("s02")) if line.startswith("Low wall:"))
    assert len(walls.split()) == 2 + len(fielded("s02")["features"])


def test_gate_court_walk_and_tower_are_told_apart() -> None:
    view = copy.copy(fielded("s08"))
    grid = Grid(24, 16)
    high = [u["at"] for u in view["units"] if u["at"] >= 0 and view["levels"][u["at"]] in "23"]
    lines = painted(view)
    assert high and {place(lines, h) for h in high} == {"B2", "B3"}
    view["units"] = []
    for name, sign in (("O11", "∩1"), ("J8", "_1"), ("I8", "▤2"), ("M8", "▣3")):
        assert place(painted(view), grid.find(name)) == sign, name
    opened = {"tornefol": "tornefol_open"}
    view["features"] = [(h, d, opened.get(what, what)) for h, d, what in view["features"]]
    assert place(painted(view), grid.find("O11")) == "◠1"


@pytest.mark.rule("GU-12.9")
def test_gu_12_9_the_table_tells_who_wins_when() -> None:
    told = " ".join(" ".join(painted(fielded("s03"))).split())
    assert "as soon as at least 9 of these have left the map (south edge): Roger" in told
    assert "if no other condition is met by the end (Bernd)" in told
    told = " ".join(" ".join(painted(fielded("s01"))).split())
    assert "if no other condition is met by the end (a draw)" in told

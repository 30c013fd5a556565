"""Chapter 3 of the specification: the data, and what an owner's pack may change."""

from __future__ import annotations

from pathlib import Path

import pytest
from el_grande.table import GAME

from tafelrunde.core.actions import BadData
from tafelrunde.games.el_grande.game import ElGrandeGame
from tafelrunde.games.el_grande.tables import EFFECTS, members

ROWS = GAME.rows
PACK = '[pack]\ngame = "el_grande"\nname = "mine"\n'


@pytest.mark.rule("EG-1.9")
def test_eg_1_9_forty_five_cards_in_five_stacks() -> None:
    sizes = [sum(r["copies"] for r in ROWS["card"] if r["stack"] == n) for n in range(1, 6)]
    assert sizes == [11, 11, 11, 11, 1]
    assert sum(sizes) == ROWS["constants"]["action_cards_total"]
    assert {row["effect"] for row in ROWS["card"]} == set(EFFECTS)


@pytest.mark.rule("EG-1.5")
def test_eg_1_5_the_caballeros_of_a_colour() -> None:
    c = ROWS["constants"]
    start = ("home", "court", "track", "province")
    assert sum(c[f"caballeros_start_{x}"] for x in start) == c["caballeros_per_color"] == 31
    assert GAME.tables.usable == 30


@pytest.mark.rule("EG-R.45")
@pytest.mark.rule("EG-5.2")
def test_eg_r_45_fifteen_borders_and_three_corners_of_two() -> None:
    adjacent: list[int] = list(GAME.tables.adjacent)
    assert sum(mask.bit_count() for mask in adjacent) == 30
    ids = [row["id"] for row in ROWS["region"]]
    assert all(adjacent[b] >> a & 1 for a in range(9) for b in members(adjacent[a]))
    small = {ids[i] for i, mask in enumerate(adjacent) if mask.bit_count() == 2}
    assert small == {"galicia", "catalonia", "seville"}


@pytest.mark.rule("EG-R.45")
def test_eg_r_45_regions_are_neighbours_exactly_if_their_polygons_share_an_edge() -> None:
    def edges(row: dict[str, list[list[int]]]) -> set[frozenset[tuple[int, ...]]]:
        corners = [tuple(point) for point in row["polygon"]]
        return {frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)}

    borders = [edges(row) for row in ROWS["region"]]
    for a in range(9):
        for b in range(9):
            if a != b:
                touching = bool(borders[a] & borders[b])
                assert touching == bool(GAME.tables.adjacent[a] >> b & 1)


@pytest.mark.rule("EG-R.1")
@pytest.mark.rule("EG-15.1")
def test_eg_15_1_the_printed_classes() -> None:
    first = {row["id"]: row["first"] for row in ROWS["region"]}
    assert sorted(first, key=lambda r: (first[r], r))[:3] == ["catalonia", "galicia", "seville"]
    assert {r for r, v in first.items() if v == 5} == {"aragon", "basque_country", "valencia"}
    assert {r for r, v in first.items() if v > 5} == {"old_castile", "new_castile", "granada"}
    assert GAME.tables.values[7] == [6, 3, 2]


@pytest.mark.rule("EG-3.5")
def test_eg_3_5_high_power_recruits_few() -> None:
    assert list(GAME.tables.caballeros)[1:] == [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]


@pytest.mark.rule("EG-R.4")
@pytest.mark.rule("EG-12.5")
def test_eg_r_4_three_foreign_caballeros() -> None:
    row = next(row for row in ROWS["card"] if row["id"] == "intrigue_three_foreign")
    assert (row["own"], row["foreign"], row["total"]) == (0, 3, 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[card]]\nid = "veto"\ncopies = 3', "stack 2 needs 11 cards, not 12"),
        ('[[region]]\nid = "seville"\nneighbors = "granada"', "pack.toml:6: .*one side only"),
        ('[[region]]\nid = "seville"\nneighbors = "granada porto"', "no region 'porto'"),
        ('[[region]]\nid = "seville"\nfirst = 99', "99 is not between 0 and 20"),
        ("[[power]]\nid = 13\ncaballeros = 7", "7 is not between 0 and 6"),
        ("[[scoreboard]]\nid = 1", "no such table"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(PACK + text)
    with pytest.raises(BadData, match=message):
        ElGrandeGame(path)


def test_a_pack_may_correct_numbers_and_borders(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(
        PACK + '[[region]]\nid = "granada"\nthird = 1\n'
        '[[region]]\nid = "seville"\nneighbors = "granada new_castile old_castile"\n'
        '[[region]]\nid = "old_castile"\n'
        'neighbors = "aragon basque_country galicia new_castile seville"\n'
    )
    game = ElGrandeGame(path)
    assert game.tables.values[7] == [6, 3, 1]
    assert game.tables.adjacent[6] >> 4 & 1

"""Chapter 3 of the specification: the data, what is printed in it, and our wording of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from drei_sanchos.lone_table import ROWS, TABLES

from tafelrunde.core.actions import BadData
from tafelrunde.core.rulebook import chapters, rules
from tafelrunde.games.drei_sanchos import FOLDER, campaign
from tafelrunde.games.drei_sanchos.game import GAME, DreiSanchosGame
from tafelrunde.games.drei_sanchos.tables import (
    DO_ATTACK,
    DO_BESIEGE,
    DO_DEPLOY,
    DO_FORTIFY,
    DO_KEEP,
    DO_STRIP,
    NAMES,
    Card,
)

PACK = '[pack]\ngame = "drei_sanchos"\nname = "mine"\n'
REGIONS: list[dict[str, Any]] = ROWS["regions"]
CARDS: list[dict[str, Any]] = ROWS["cards"]


# -- cards


def test_numbers_follow_colour_points_and_family() -> None:
    for row in CARDS:
        colour, family = row["family"].rsplit("_", 1)
        block = NAMES.index(colour)
        assert row["number"] == 9 * block + 3 * (row["bp"] - 1) + "abc".index(family) + 1
        assert row["order"].split()[2] == colour


def test_fields_follow_one_cycle_on_every_card() -> None:
    for row in CARDS:
        one, two, three = row["order"].split()
        cycle = ["najera", "aragon", "castilla"] * 2
        assert cycle[cycle.index(one) :][:3] == [one, two, three]


@pytest.mark.rule("S3-R.1")
@pytest.mark.parametrize(
    ("number", "top", "middle", "bottom", "crown"),
    [
        (
            1,
            "fortify 1 / besiege 1 preferred",
            "deploy 1 king rest",
            "move | attack -aragon | fortify vacant",
            "move 1; attack 1 -aragon; fortify 1 vacant",
        ),
        (
            13,
            "fortify 2 / besiege 2 preferred",
            "deploy 2 king rest",
            "move | attack -castilla | fortify / besiege",
            "move 2; attack 2 -castilla; fortify 2 / besiege 2",
        ),
        (
            16,
            "fortify 3 / besiege 3 preferred",
            "deploy 3 king rest",
            "move | attack -castilla | fortify / besiege",
            "move 3; attack 3 -castilla; fortify 3 / besiege 3",
        ),
        (
            20,
            "deploy 1 home rest",
            "move 1 empty / move 1 weakest",
            "recruit | deploy home | besiege",
            "recruit 1; deploy 1 home; besiege 1",
        ),
    ],
)
def test_s3_r_1_the_four_printed_cards(
    number: int, top: str, middle: str, bottom: str, crown: str
) -> None:
    row = CARDS[number - 1]
    assert row["provenance"] == "printed"
    assert (row["top"], row["middle"], row["bottom"], row["crown"]) == (top, middle, bottom, crown)


def test_a_family_differs_in_its_points_only() -> None:
    texts: dict[str, set[str]] = {}
    for row in CARDS:
        found = " ".join([row[slot] for slot in ("top", "middle", "bottom", "crown")])
        texts.setdefault(row["family"], set()).add(found.replace(str(row["bp"]), "X"))
    assert all(len(found) == 1 for found in texts.values())


@pytest.mark.rule("S3-14.7")
def test_s3_14_7_a_crown_lists_the_choices_above_it_with_points_each() -> None:
    for row in CARDS:
        above = [part.strip() for part in row["bottom"].split("|")]
        below = [re.sub(rf" {row['bp']}\b", "", part).strip() for part in row["crown"].split(";")]
        assert above == below


def test_the_strengths_of_the_sanchos() -> None:
    """Families by action, as the printed tips say: each family has three cards."""
    first = {name: [0] * 8 for name in NAMES}
    for row in CARDS:
        if row["bp"] == 1:
            for sancho, chains in enumerate(TABLES.cards[row["number"]].fields):
                for chain in chains:
                    first[NAMES[sancho]][chain[0].do] += 1
    assert [first[name][DO_ATTACK] for name in NAMES] == [2, 4, 1]
    assert [first[name][DO_FORTIFY] for name in NAMES] == [5, 3, 2]
    assert [first[name][DO_BESIEGE] for name in NAMES] == [0, 1, 4]
    assert [first[name][DO_DEPLOY] for name in NAMES] == [4, 2, 4]
    assert [first[name][DO_KEEP] for name in NAMES] == [0, 1, 2]
    assert [first[name][DO_STRIP] for name in NAMES] == [2, 1, 0]


# -- the map


@pytest.mark.rule("S3-R.5")
def test_s3_r_5_regions_are_neighbours_exactly_if_their_polygons_share_an_edge() -> None:
    def edges(row: dict[str, Any]) -> set[frozenset[tuple[int, ...]]]:
        corners = [tuple(point) for point in row["polygon"]]
        return {frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)}

    for one in REGIONS:
        touching = [r["number"] for r in REGIONS if r is not one and edges(r) & edges(one)]
        assert TABLES.adjacent[one["number"]] == touching


@pytest.mark.rule("S3-R.5")
def test_s3_r_5_the_page_draws_the_map_of_the_data() -> None:
    land = (Path(__file__).parents[2] / "web/src/games/drei_sanchos/land.ts").read_text("utf-8")
    drawn = re.findall(r'ground\(\s*"([^"]+)"', land)
    assert drawn == [" ".join([f"{x},{y}" for x, y in row["polygon"]]) for row in REGIONS]


@pytest.mark.rule("S3-5.9")
def test_s3_5_9_the_table_tells_the_neighbours_of_every_region() -> None:
    game = DreiSanchosGame()
    state = game.new(game.resolve({}), 3)
    shown = game.scene(game.view(state, 0), 0).areas[0]
    told = [next(f.value for f in item.facts if f.key == "borders") for item in shown.items]
    assert told == [", ".join(row["neighbours"].split()) for row in REGIONS]


@pytest.mark.rule("S3-1.10")
def test_s3_1_10_sites_and_their_worth() -> None:
    sites = [row["site"] for row in REGIONS]
    assert [sites.count(kind) for kind in ("home", "castle", "tower")] == [3, 4, 5]
    assert (sum(TABLES.vp), sum(TABLES.vp_solo)) == (22, 19)
    for row in REGIONS:
        assert (TABLES.vp[row["number"]], TABLES.vp_solo[row["number"]]) == (
            row["vp"],
            row["vp_solo"],
        )


def test_every_row_says_where_it_comes_from() -> None:
    for table in ("regions", "cards", "sanchos", "site_types", "solo_scenarios", "difficulties"):
        for row in ROWS[table]:
            assert row["provenance"] in ("printed", "public", "reconstructed")


@pytest.mark.rule("S3-16.10")
@pytest.mark.rule("S3-16.12")
@pytest.mark.rule("S3-16.13")
def test_the_campaign_plays_what_the_data_say() -> None:
    data, impossible = ROWS["campaign"], ROWS["campaign_impossible"]
    assert tuple(data["order"]) == tuple(impossible["order"]) == campaign.ORDER
    assert tuple(data["start_levels"]) == campaign.START_LEVELS
    assert (data["max_losses"], impossible["max_losses"]) == (campaign.MOST_LOSSES, 0)
    assert impossible["start_level"] == campaign.IMPOSSIBLE_START
    assert tuple(row["id"] for row in ROWS["difficulties"]) == campaign.LEVELS


# -- packs


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[regions]]\nnumber = 13\nsite = 'tower'", "there is no regions 13"),
        ("[[regions]]\nnumber = 12\nneighbours = '10'", "one side only"),
        ("[[regions]]\nnumber = 12\nsite = 'village'", "'village' is none of"),
        ("[[cards]]\nnumber = 2\nbp = 4", "4 is not between 1 and 3"),
        ("[[cards]]\nnumber = 2\ntop = 'dance 1'", "cannot read the step 'dance 1'"),
        ("[[cards]]\nnumber = 2\norder = 'najera najera castilla'", "each Sancho needs one field"),
        ("[[dice]]\nid = 1", "no such table"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(PACK + text, encoding="utf-8")
    with pytest.raises(BadData, match=message):
        DreiSanchosGame(path)


def test_a_pack_may_correct_a_card_and_a_border(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(
        PACK + "[[cards]]\nnumber = 2\ntop = 'recruit 1'\n"
        "[[regions]]\nnumber = 12\nneighbours = '8 10 11'\n"
        "[[regions]]\nnumber = 8\nneighbours = '5 6 7 9 10 11 12'\n",
        encoding="utf-8",
    )
    game = GAME(path)
    assert game.tables.cards[2].fields[1][0][0].do == 0
    assert game.tables.adjacent[12] == [8, 10, 11]


def test_what_a_pack_lists_alone_needs_nothing_to_replace() -> None:
    """A siege that a bottom field lists twice is free, whichever line comes first."""
    for bottom in ("fortify / besiege | besiege", "besiege | fortify / besiege"):
        assert Card({**CARDS[1], "bottom": bottom}).plain == 1 << DO_BESIEGE
    assert Card({**CARDS[1], "bottom": "fortify / besiege"}).plain == 0


# -- wording


def test_every_rule_has_two_wordings_in_its_chapter() -> None:
    known = rules(FOLDER)
    assert len(known) == 233 + 57
    sizes = [12, 13, 9, 8, 20, 26, 22, 15, 16, 8, 7, 9, 8, 13, 34, 13, 57]
    assert [len(chapter.rules) for chapter in chapters(FOLDER)] == sizes
    for rule in known.values():
        assert rule.de and rule.en and rule.de != rule.en
        assert rule.source in ("printed", "derived", "ruling")
        assert (rule.source == "ruling") == rule.id.startswith("S3-R.")

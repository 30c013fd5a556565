"""The shipped data: section 3 of the specification, and what a pack may change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from vetternkrieg.table import CARD, GAME, staged

from tafelrunde.core.actions import BadData
from tafelrunde.games.vetternkrieg.game import VetternkriegGame
from tafelrunde.games.vetternkrieg.tables import FRAMED, RED_ROSE, WHITE_ROSE

ROWS = GAME.rows
T = GAME.tables

# name, date, region, points, start troops of York and Lancaster
BATTLEFIELDS = [
    ("st_albans", "1455-05-22", "south", 1, 1, 0),
    ("wakefield", "1460-12-30", "north", 2, 0, 1),
    ("mortimers_cross", "1461-02-02", "centre", 2, 1, 0),
    ("towton", "1461-03-29", "north", 2, 2, 2),
    ("hexham", "1464-05-15", "north", 2, 0, 1),
    ("barnet", "1471-04-14", "south", 3, 1, 1),
    ("bosworth", "1485-08-22", "centre", 3, 0, 1),
]
# name, points, marks, main effect and most, secondary effect and most
EVENTS = [
    ("united_forces", 3, "-R-F-", "map_to_reserve", 2, "map_to_battlefield", 2),
    ("french_treachery", 3, "--FW-", "french_switch", 2, "shift_from_one_region", 2),
    ("warwick_kingmaker", 1, "F-W--", "reserve_to_each_region", 3, "any_troop_to_supply", 1),
    ("earl_of_northumberland", 1, "-F-R-", "reserve_to_region", 2, "reserve_to_region", 1),
    ("margaret_of_anjou", 2, "R-F--", "supply_to_reserve", 3, "supply_to_reserve", 2),
    ("jasper_tudor", 1, "F---R", "reserve_to_region", 2, "reserve_to_battlefield", 2),
    ("french_mercenaries", 2, "--R-F", "french_to_battlefield", 2, "supply_to_battlefield", 1),
    ("edward_of_march", 2, "-W--F", "supply_to_battlefield", 2, "reserve_to_battlefield", 1),
    ("richard_of_gloucester", 2, "-F--W", "opponent_map_to_reserve", 1, "supply_to_reserve", 1),
    ("men_of_kent", 1, "W--F-", "reserve_to_region", 2, "reserve_to_region", 1),
]


@pytest.mark.rule("VK-1.10")
@pytest.mark.rule("VK-1.11")
@pytest.mark.rule("VK-1.13")
def test_vk_1_11_the_battlefields_are_those_of_the_specification() -> None:
    columns = ("id", "date", "region", "points", "start_york", "start_lancaster")
    assert [tuple(row[c] for c in columns) for row in ROWS["battlefield"]] == BATTLEFIELDS
    assert Counter(row["region"] for row in ROWS["battlefield"]) == {
        "north": 3,
        "centre": 2,
        "south": 2,
    }


@pytest.mark.rule("VK-1.12")
@pytest.mark.rule("VK-1.13")
def test_vk_1_12_the_events_are_those_of_the_specification() -> None:
    columns = ("id", "points", "track", "main_op", "main_most", "secondary_op", "secondary_most")
    assert [tuple(row[c] for c in columns) for row in ROWS["event"]] == EVENTS
    regions = {row["id"]: row["main_region"] for row in ROWS["event"] if row["main_region"]}
    assert regions == {
        "earl_of_northumberland": "north",
        "jasper_tudor": "centre",
        "men_of_kent": "south",
    }


@pytest.mark.rule("VK-1.12")
def test_every_round_has_two_frames_and_one_rose_of_each_colour() -> None:
    for number in range(1, 6):
        marks = Counter(track[number] for track in T.track[8:])
        assert (marks[FRAMED], marks[WHITE_ROSE], marks[RED_ROSE]) == (2, 1, 1)
    for row in ROWS["event"]:
        assert sorted(row["track"].replace("R", "W")) == ["-", "-", "-", "F", "W"]


@pytest.mark.rule("VK-1.13")
def test_vk_1_13_command_points_are_spread_as_specified() -> None:
    assert Counter(T.points[1:]) == {1: 5, 2: 8, 3: 4}


@pytest.mark.rule("VK-1.10")
@pytest.mark.rule("VK-4.17")
def test_vk_4_17_north_and_south_are_not_adjacent() -> None:
    assert list(T.adjacent) == [0b010, 0b101, 0b010]


@pytest.mark.rule("VK-1.3")
@pytest.mark.rule("VK-5.24")
def test_vk_1_3_the_loss_table() -> None:
    assert T.loss == [[1, 0, 0], [2, 1, 0], [3, 2, 1]]
    assert (T.doubted_truth, T.doubted_lie) == (1, 1)


@pytest.mark.rule("VK-1.12")
def test_a_card_tells_its_texts_its_label_and_where_they_come_from() -> None:
    entry = GAME.lexicon()[f"card:{CARD['united_forces']}"]
    assert "Gegner / Lancaster:" in entry.text_de
    assert "Opponent / Lancaster:" in entry.text_en
    assert entry.provenance == "printed"
    assert entry.facts["points_provenance"] == "context"
    assert entry.facts["track_provenance"] == "reconstructed"


def test_every_element_of_an_action_has_a_name_or_is_a_number() -> None:
    state = type(GAME.prepare(GAME.resolve({}), 2))
    lexicon = GAME.lexicon()
    for kind, numbers in state.ELEMENTS.items():
        if kind not in ("count", "face"):
            assert all(f"{kind}:{n}" in lexicon for n in numbers), kind


# -- packs of owners


def with_pack(tmp_path: Path, text: str) -> VetternkriegGame:
    path = tmp_path / "pack.toml"
    path.write_text(f'[pack]\ngame = "vetternkrieg"\nname = "mine"\n{text}', encoding="utf-8")
    return VetternkriegGame(path)


def test_a_pack_replaces_points_marks_and_effects(tmp_path: Path) -> None:
    text = '[[event]]\nid = "men_of_kent"\npoints = 2\ntrack = "-WF--"\nmain_region = "any"'
    game = with_pack(tmp_path, text)
    card = CARD["men_of_kent"]
    assert game.tables.points[card] == 2
    assert game.tables.track[card] == [0, 0, WHITE_ROSE, FRAMED, 0, 0]
    assert game.pack.digest != GAME.pack.digest


@pytest.mark.rule("VK-R.8")
@pytest.mark.rule("VK-3.9")
def test_vk_r_8_two_battlefields_cannot_have_the_same_date(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"pack.toml:6: battlefield.date: 'wakefield' has the same"):
        with_pack(tmp_path, '[[battlefield]]\nid = "towton"\ndate = "1460-12-30"')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[battlefield]]\nid = "towton"\ndate = "1461"', "expected a date like"),
        ('[[event]]\nid = "men_of_kent"\ntrack = "-W"', "each of the 5 rounds"),
        ('[[event]]\nid = "men_of_kent"\ntrack = "-WXF-"', "each of the 5 rounds"),
        ('[[event]]\nid = "men_of_kent"\nmain_op = "fly"', "is none of"),
        ('[[twist]]\nid = "jura_belli"\nop = "thin_out"', "is the effect of"),
        ('[[battlefield]]\nid = "towton"\npoints = 4', "not between 1 and 3"),
    ],
)
def test_a_broken_pack_is_refused_with_its_line(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason) as refused:
        with_pack(tmp_path, text)
    assert "pack.toml:6" in str(refused.value)


@pytest.mark.rule("VK-3.13")
@pytest.mark.rule("VK-R.7")
def test_vk_3_13_two_hands_of_events_are_refused() -> None:
    from tafelrunde.core.packs import Misfit
    from tafelrunde.games.vetternkrieg.tables import check

    check(ROWS)
    twelve = [{**ROWS["event"][0], "id": f"event_{n}"} for n in range(12)]
    with pytest.raises(Misfit, match="events alone"):
        check({**ROWS, "event": twelve})


@pytest.mark.rule("VK-R.6")
def test_vk_r_6_with_marks_everywhere_any_event_may_be_laid(tmp_path: Path) -> None:
    rows = [f'[[event]]\nid = "{row[0]}"\ntrack = "FFFFF"' for row in EVENTS]
    game = with_pack(tmp_path, "\n".join(rows))
    s = game.prepare(game.resolve({}), 2)
    names = [row[0] for row in EVENTS[:6]]
    game.stage(s, {"phase": "field", "hands": [names, ["towton"]]})
    assert len(s.legal(0)) == 6


def test_a_pack_may_send_several_troops_to_one_chosen_region(tmp_path: Path) -> None:
    text = '[[event]]\nid = "men_of_kent"\nmain_region = "any"'
    game = with_pack(tmp_path, text)
    s = game.prepare(game.resolve({}), 2)
    hands = [["men_of_kent"], ["barnet"]]
    game.stage(s, {"battlefield": "towton", "round": 1, "owner": 0, "hands": hands})
    for text in ("play 17", "main", "put_in 2"):
        verb, *numbers = text.split()
        s.play(0, next(a for a in s.legal(0) if [a.verb, *map(str, a.args)] == [verb, *numbers]))
    assert [(a.verb, a.args) for a in s.legal(0)] == [("put_in", (2,)), ("stop", ())]


# -- positions of scenario files


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"moon": 1}, "unknown field 'moon'"),
        ({"hands": [["moon"], []]}, "there is no card 'moon'"),
        ({"hands": [["barnet"], ["barnet"]]}, "two places"),
        ({"regions": [[1, 1]]}, "expected 3 pairs"),
        ({"regions": [[9, 1], [9, 1], [1, 1]]}, "only 12 troops"),
        ({"supply": [1, 7]}, "it is"),
        ({"phase": "moon"}, "phase is one of"),
        ({"phase": "play"}, "needs a battlefield"),
        ({"round": "one"}, "expected int"),
        ({"twist": "moon"}, "there is no twist"),
    ],
)
def test_a_broken_position_is_refused(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        staged(given)

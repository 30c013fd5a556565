"""Chapter 3 of the specification: the numbers that play depends on, as they are printed."""

from __future__ import annotations

import pytest
from guiscard.arena import LIBRARY, NUMBERS, ROSTER

from tafelrunde.core.rulebook import chapters, rules
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.games.guiscard.game import GuiscardGame

MOVEMENT = {
    ("foot", False): (8, 4),
    ("foot", True): (6, 3),
    ("mounted", False): (15, 15),
    ("mounted", True): (12, 12),
}


@pytest.mark.rule("GU-1.8")
@pytest.mark.rule("GU-R.35")
def test_gu_1_8_movement_follows_from_horse_armour_and_health() -> None:
    for unit in LIBRARY["unit"]:
        for state in ("foot", "mounted"):
            if f"{state}_move" not in unit:
                continue
            expected = MOVEMENT[state, unit["armoured"]]
            if state == "foot" and unit["foot_move"] == 4:  # knights on foot
                assert unit["class"].endswith(("knight", "noble")) or unit["class"] == "kataphract"
                expected = (4, 2)
            if state == "mounted" and unit["class"] == "kataphract":
                expected = (10, 10)
            found = (unit[f"{state}_move"], unit[f"{state}_wounded_move"])
            assert found == expected, unit["id"]
    drogo = next(unit for unit in LIBRARY["unit"] if unit["id"] == "drogo")
    assert drogo["foot_move"] == 6


@pytest.mark.rule("GU-1.6")
def test_gu_1_6_the_printed_values() -> None:
    printed = {"robert": 25, "tancrede": 22, "drogo": 22, "arthur": 26}
    for name, attack in printed.items():
        assert ROSTER.attack[4 * ROSTER.number[name]] == attack
    assert ROSTER.attack[4 * ROSTER.number["tancrede"] + 2] == 28
    assert ROSTER.defence[4 * ROSTER.number["okeanos"]] == 7
    assert ROSTER.defence[4 * ROSTER.number["nikolaos"]] == 6
    assert NUMBERS.odds.horse_defence == 1


@pytest.mark.rule("GU-1.10")
@pytest.mark.rule("GU-R.36")
def test_gu_1_10_codes_name_nation_arm_and_class() -> None:
    for unit in LIBRARY["unit"]:
        assert unit["code"] == LIBRARY["class"][unit["class"]]["code"]
    assert ROSTER.civilian[ROSTER.number["apolline"]]
    assert not ROSTER.civilian[ROSTER.number["robert"]]  # c is a count on horseback


@pytest.mark.rule("GU-6.2")
def test_gu_6_2_better_columns_are_never_worse_for_the_attacker() -> None:
    worth = {c: i for i, c in enumerate("HAGB-CEDIJFK")}
    worth |= {"D": worth["E"]}  # stun and wound are about even
    for table in NUMBERS.odds.melee:
        for row in range(10):
            values = [worth[column[row]] for column in table]
            assert values == sorted(values), [column[row] for column in table]


@pytest.mark.rule("GU-5.21")
def test_gu_5_21_more_cover_is_never_worse_for_the_target() -> None:
    for table in NUMBERS.odds.missile:
        for line in range(9):
            letters = [row[line] for row in table]
            assert letters == sorted(letters, key=lambda c: "-ABCDEF".index(c), reverse=True)


@pytest.mark.rule("GU-5.24")
def test_gu_5_24_every_neighbour_of_the_target_is_hit_by_one_face() -> None:
    assert NUMBERS.odds.turns[:4] == [-1] * 4
    assert sorted(NUMBERS.odds.turns[4:]) == [0, 1, 2, 3, 4, 5]


def test_every_rule_is_worded_in_both_languages() -> None:
    known = rules(FOLDER)
    assert len(known) == sum(len(chapter.rules) for chapter in chapters(FOLDER))
    for rule in known.values():
        assert rule.de and rule.en and rule.de != rule.en, rule.id
        assert rule.source in ("printed", "reconstructed", "ruling")


@pytest.mark.rule("GU-12.1")
def test_gu_12_1_every_zone_holds_its_units_and_every_unit_fights_once() -> None:
    for row in LIBRARY["scenario"].values():
        names = [u for side in row["side"] for group in side["group"] for u in group["units"]]
        assert len(names) == len(set(names))


def test_hexes_are_told_to_be_ours_as_all_maps_are() -> None:
    assert {row["provenance"] for row in LIBRARY["map"].values()} == {"reconstructed"}
    hexes = [entry for name, entry in GuiscardGame().lexicon().items() if name.startswith("hex:")]
    assert hexes and {entry.provenance for entry in hexes} == {"reconstructed"}

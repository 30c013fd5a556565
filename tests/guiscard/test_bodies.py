"""GU-6.29: where riders lie who were killed in the saddle."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, moving, odds, step

KNIGHTS = {"tristan": "K9-K10", "mahaut": "A1"}


def slain(wanted: str, word: str = "", **more: object) -> Arena:
    """Tristan strikes Hamid, who sits on K8-K7, with a result that kills him."""
    theirs = {"hamid": f"K8-K7{word}", "eudokia": "X16"}
    t = Arena(KNIGHTS, theirs, **more)  # type: ignore[arg-type]
    return fight(t, "tristan", "hamid", odds(t, "tristan", "hamid").results.index(wanted) + 1)


@pytest.mark.rule("GU-6.29")
def test_gu_6_29_the_owner_lays_the_body_on_one_of_six_hexes_before_anybody_advances() -> None:
    t = slain("F")
    assert t.state("hamid") == "dead" and t.s.to_move() == 1
    assert sorted(t.offered("at")) == ["J6", "J7", "J8", "L6", "L7", "L8"]
    assert not t.s.dead
    t.do("at", "L7")
    assert t.s.dead == {t.hex("L7"): 1} and t.s.to_move() == 0
    assert t.offered("advance") == ["tristan"]


@pytest.mark.rule("GU-6.29")
def test_gu_6_29_occupied_hexes_count_and_hexes_closed_to_foot_do_not() -> None:
    theirs = {"hamid": "K8-K7 wounded", "eudokia": "L7"}
    t = Arena(KNIGHTS, theirs, terrain={"J8": "W"})
    t.s.field.foot_base[t.hex("J7")] = 0
    fight(t, "tristan", "hamid", odds(t, "tristan", "hamid").results.index("E") + 1)
    assert sorted(t.offered("at")) == ["J6", "J8", "L6", "L7", "L8"]
    t.do("at", "L7")
    assert t.s.dead == {t.hex("L7"): 1} and t.where("eudokia") == "L7"


@pytest.mark.rule("GU-6.29")
def test_gu_6_29_also_after_a_shot() -> None:
    theirs = {"omar": "K8-K9 wounded", "said": "X16"}
    t = step(Arena({"olivier": "K1"}, theirs), "olivier", "K8")
    t.roll(1, 3)
    assert t.state("omar") == "dead" and t.s.to_move() == 1
    t.do("at", "L8")
    assert t.s.dead == {t.hex("L8"): 1}


@pytest.mark.rule("GU-6.29")
@pytest.mark.rule("GU-4.45")
def test_gu_6_29_also_after_an_infiltration_check_and_the_owner_of_the_dead_is_asked() -> None:
    t = moving(Arena({"tristan": "K9-K10", "mahaut": "A1"}, {"said": "L7"}), "tristan")
    t.do("step", "K8")
    t.do("step", "K7")
    t.do("check", "said")
    t.s.health[t.unit("tristan")] = 1  # so that the roll kills
    t.roll(10)
    assert t.state("tristan") == "dead" and t.s.to_move() == 0
    t.do("at", "J9")
    assert t.s.dead == {t.hex("J9"): 1}
    assert t.s.horse_at[t.unit("tristan")] == t.hex("K8")

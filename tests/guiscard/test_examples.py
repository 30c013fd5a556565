"""Worked examples that need ground or a scenario of their own, played with their dice."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import duel, step
from guiscard.test_charge import column, declaring, ride

from tafelrunde.core.actions import CHANCE, Action
from tafelrunde.games.guiscard.captives.prisoners import captor_of
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.pieces.placing import drop
from tafelrunde.games.guiscard.scenarios.setup import clear_table
from tafelrunde.games.guiscard.sequence.turns import Play, Turn
from tafelrunde.games.guiscard.state import COMPLETED, MELEE, Guiscard


def height(olivier: str) -> Arena:
    """An archer; a height with a slope to the south, one man on it and one before it."""
    top = {f"{c}{r}": 1 for c in "GHI" for r in range(1, 7)}
    slope = {"G7": "s", "H7": "s", "I7": "s"}
    t = Arena({"olivier": olivier}, {"said": "H7", "anwar": "H8"}, terrain=slope, level=top)
    t.begin(MissileStep(0))
    t.do("shoot", "olivier")
    return t


@pytest.mark.rule("GU-5.29")
@pytest.mark.rule("GU-5.30")
@pytest.mark.parametrize("place", ["H3", "I3"])
def test_ex_8_from_the_height_whoever_is_near_the_slope_is_hidden(place: str) -> None:
    """EX-8: A and B meet medium cover on the slope and have no line to the man before it."""
    t = height(place)
    why = t.why_not("aim", "H8")
    assert why is not None and why.rule == "GU-5.29"
    t.do("aim", "H7")
    t.roll(1, 1)
    hit = t.events("unit-hit")[0]
    assert (hit["cover"], hit["letter"]) == ("medium", "B")


@pytest.mark.rule("GU-5.29")
@pytest.mark.rule("GU-5.30")
def test_ex_8_from_the_flank_he_has_no_cover() -> None:
    """EX-8: C on the flank fires at the man before the slope, who has no cover."""
    t = height("L9")
    t.do("aim", "H8")
    t.roll(1, 1)
    hit = t.events("unit-hit")[0]
    assert (hit["cover"], hit["letter"]) == ("none", "C")


@pytest.mark.rule("GU-5.24")
def test_ex_84_a_seven_deviates_to_the_left_of_the_corner() -> None:
    """EX-84: a shot from K8 at M8 flies to a corner; a 7 hits M7."""
    t = step(duel("landry", "K8", "said", "M8"), "landry", "M8")
    t.roll(7)  # a javelin has no modifier at two hexes
    landed = t.events("shot-lands")[0]
    assert (landed["total"], t.label(int(landed["hex"]))) == (7, "M7")


@pytest.mark.rule("GU-7.18")
@pytest.mark.rule("GU-7.33")
def test_ex_85_three_knights_charge_side_by_side_and_kill() -> None:
    """EX-85: 42 against 6 is 26/40, the group makes it 41/60, and a 3 kills each of them."""
    riders = {"tancrede": "I15-I16", "romaric": "J15-J16", "raoul": "K15-K16"}
    men = {"argyris": "I8", "milo": "J8", "stelios": "K8"}
    t = declaring(Arena(riders, {**men, "said": "X1"}))
    pairs = list(zip(riders, men, "IJK", strict=True))
    for rider, man, file in pairs:
        ride(t, rider, man, column(t, file, 14, 9))
    assert t.s.charge_state == [COMPLETED] * 3
    t.begin(MeleeStep(0))
    for rider, man, _ in pairs:
        t.do("attack", rider)
        while t.s.to_move() != CHANCE:  # Milo, who is beside all three, lets them come (GU-4.17)
            t.do("hold" if t.offered("hold") else "stand")
        t.roll(3)
        fought = t.events("fought")[-1]
        assert (fought["n"], fought["column"], fought["letter"]) == (36, "41/60", "F")
        assert t.state(man) == "dead"
        t.do("pass")


@pytest.mark.rule("GU-12.25")
@pytest.mark.rule("GU-R.129")
def test_ex_116_said_takes_lucia_though_chiara_is_with_her() -> None:
    """EX-116: in scenario 5 a civilian beside her does not save Lucia from being taken."""
    board = GuiscardGame().board("s05", False)
    s = Guiscard(board, board.field, board.clean)
    s.reset(2)
    clear_table(s)
    unit, find = board.roster.number, board.field.grid.find
    for name, h in (("lucia", "E12"), ("chiara", "D11"), ("avray", "J10"), ("said", "F12")):
        drop(s, unit[name], find(h))
    assert {find("E12"), find("D11")} <= set(board.field.regions["farm_bedroom"])
    s.round, s.turn, s.active, s.phase = 2, 4, 1, MELEE
    play, turn = Play(), Turn(1)
    play.then, turn.then = play.NEXT_TURN, turn.FOUGHT
    s.begin_at([play, turn, MeleeStep(1)])
    s.play(1, Action("end_step"))
    assert [a for a in s.legal(1) if a.verb == "seize"] == [Action("seize", (unit["lucia"],))]
    s.play(1, Action("seize", (unit["lucia"],)))
    assert captor_of(s, unit["lucia"]) == unit["said"]

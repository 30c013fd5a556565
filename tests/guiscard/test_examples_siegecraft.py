"""Worked examples of chapter 10 that go over several shots or turns."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.siege import greek_fire, nest
from guiscard.test_burning import burning

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.field.terrain import SHALLOW
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.sequence.turns import Play, Turn


@pytest.mark.rule("GU-10.23", "GU-10.24", "GU-10.25", "GU-10.26")
@pytest.mark.parametrize(
    ("roll", "state", "place"), [(5, "dead", ""), (6, "wounded", "K2"), (9, "healthy", "K2")]
)
def test_ex_22_greek_fire_is_sprayed_and_lit(roll: int, state: str, place: str) -> None:
    """EX-22: naphtha on seven hexes; an archer lights them, and whoever is there rolls."""
    ours = {"dorian": "K11", "alexio": "L10", "petros": "O9"}
    t = nest(ours, {"jacques": "K3", "milo": "A16"}, field="")
    t.s.ammo[t.unit("petros")] = 1
    greek_fire(t, "K10", 0)
    t.begin(MissileStep(0))
    t.do("engine", "K10")
    t.do("aim", "K4")  # six hexes straight ahead
    t.roll(3)
    pool = {t.hex("K4"), *t.s.field.grid.around[t.hex("K4")]}
    assert set(t.s.fires) == pool and burning(t) == []
    t.do("fire_arrow", "petros")
    t.do("aim", "K4")
    t.roll(4)
    assert set(burning(t)) == {t.label(h) for h in pool}
    t.roll(roll)
    if place:
        t.do("step", place)
    assert (t.state("jacques"), t.where("jacques")) == (state, place)


def until(t: Arena, number: int) -> None:
    """Everybody lets time pass until a turn begins; no fire spreads."""
    while t.s.turn < number:
        if t.s.to_move() == CHANCE:
            t.roll(1)
        else:
            t.do("end_step")


@pytest.mark.rule("GU-10.40", "GU-10.13")
def test_ex_108_a_jetty_hex_burns_down_after_three_checks() -> None:
    """EX-108: lit in round 5, M9 counts 1, 2, 3 after the enemy's turns 5, 6, 7 and is gone."""
    t = nest({"jacques": "M10"}, {"milo": "A16"}, field="jetty")
    t.s.round, t.s.turn = 4, 7
    play, turn = Play(), Turn(0)
    play.then, turn.then = play.NEXT_TURN, turn.MOVED
    t.s.begin_at([play, turn, MoveStep(0)])
    t.do("kindle", "jacques")
    until(t, 9)
    while t.s.prompt != "melee":
        t.do("end_step")
    assert t.s.round == 5
    t.do("light", "jacques")
    t.do("at", "M9")
    m9 = t.hex("M9")
    assert blaze.age(t.s, m9) == 0
    for round_, age in ((6, 1), (7, 2)):
        until(t, 2 * round_ - 1)
        assert t.s.round == round_ and blaze.age(t.s, m9) == age
    until(t, 14)
    assert burning(t) == ["M9"]
    until(t, 15)
    assert burning(t) == [] and t.s.field.terrain[m9] == SHALLOW

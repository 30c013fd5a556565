"""Chapter 9: who sees whom in and around the Eagle's Nest, and behind what."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import step

from tafelrunde.games.guiscard.buildings.breach import destroy, pull_down
from tafelrunde.games.guiscard.field.glance import START_AT, opening_of
from tafelrunde.games.guiscard.field.markers import GATE_DESTROYED, GATE_OPEN
from tafelrunde.games.guiscard.field.terrain import HEAVY, LIGHT, MEDIUM_COVER, NO_COVER
from tafelrunde.games.guiscard.files.odds import JAVELIN, LANCE_FOOT, SHORT_BOW
from tafelrunde.games.guiscard.fire.shot import Shot
from tafelrunde.games.guiscard.fire.sight import cover, seen, sight_refused
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.pieces.placing import relocate


def castle(marker: int = 0) -> Arena:
    """The Eagle's Nest with its gate in some state."""
    t = Arena({"olivier": "A1"}, {"milo": "X1"}, field="eagle_nest", chapters=9)
    if marker:
        lay_marker(t.s, t.hex("O11"), marker)
    return t


def sees(t: Arena, a: str, b: str) -> bool:
    return seen(t.s, t.hex(a), t.hex(b))


def covers(t: Arena, a: str, b: str) -> int:
    return cover(t.s, t.hex(a), t.hex(b), SHORT_BOW)


@pytest.mark.rule("GU-9.18")
def test_ex_19_and_ex_20_tower_stair_and_walk() -> None:
    t = castle()
    assert sees(t, "N8", "V14")  # Alphonse on the tower and Philemon far outside
    assert not sees(t, "M10", "M15")  # Olivier on the stair, Manueles close behind the slope
    assert sees(t, "M12", "M16")  # south: far enough
    assert not sees(t, "Q8", "T8") and sees(t, "Q8", "U8")  # east


@pytest.mark.rule("GU-9.19", "GU-9.43")
def test_doors_are_fired_through_on_their_own_level() -> None:
    t = castle()
    assert sees(t, "M10", "M8") and sees(t, "M8", "M10")  # the stair before it counts as level
    assert not sees(t, "M11", "M8") and not sees(t, "M8", "M11")  # from the court
    assert sees(t, "M9", "M11") and sees(t, "M11", "M9")  # from the door hex down, and back
    assert covers(t, "M11", "M9") == MEDIUM_COVER


@pytest.mark.rule("GU-9.19")
def test_a_door_below_both_is_looked_over() -> None:
    t = Arena(
        {"olivier": "K7"},
        {"milo": "K11"},
        sides={"door": ["K9:N"]},
        terrain={"K9": "i"},
        level={"K7": 1, "K11": 1},
        chapters=9,
    )
    assert sees(t, "K7", "K11")
    t = Arena(
        {"olivier": "K7"},
        {"milo": "K11"},
        sides={"door": ["K9:N"]},
        terrain={"K9": "i"},
        level={"K7": 1},
        chapters=9,
    )
    assert not sees(t, "K7", "K11")


@pytest.mark.rule("GU-9.24", "GU-R.32")
@pytest.mark.parametrize("ground", ["b", "m", "r", "w", "s"])
def test_from_above_natural_cover_is_cancelled(ground: str) -> None:
    high = {"K2": 1}
    t = Arena({"olivier": "K2"}, {"milo": "K12"}, terrain={"K12": ground}, level=high, chapters=9)
    assert covers(t, "K2", "K12") == NO_COVER  # at any range
    t = Arena({"olivier": "K2"}, {"milo": "K12"}, terrain={"K12": ground}, level=high, chapters=7)
    assert covers(t, "K2", "K12") > NO_COVER  # in the open field only near
    t = Arena({"olivier": "K2"}, {"milo": "K12"}, terrain={"K12": ground}, chapters=9)
    assert covers(t, "K2", "K12") == (NO_COVER if ground == "s" else LIGHT)


@pytest.mark.rule("GU-9.28")
def test_lances_are_not_thrown_upwards() -> None:
    t = castle()
    u, low, high = t.unit("olivier"), t.hex("K9"), t.hex("I9")
    assert sight_refused(t.s, u, low, high, JAVELIN) is None
    why = sight_refused(t.s, u, low, high, LANCE_FOOT)
    assert why is not None and why.rule == "GU-9.28"
    assert sight_refused(t.s, u, high, low, LANCE_FOOT) is None  # down it flies


@pytest.mark.rule("GU-9.31", "GU-9.13", "GU-9.47")
def test_behind_the_closed_gate_nobody_is_seen_from_outside() -> None:
    t = castle()
    field = t.s.field
    inside = [
        h for h in field.regions["castle_court"] + field.regions["gate"] if t.label(h) != "M10"
    ]
    near = [t.hex(name) for name in ("P11", "O12", "M3", "R9", "T12", "O13", "H8")]
    far = [h for h in range(0, field.hexes, 37) if h not in field.regions["castle"]]
    assert not any(seen(t.s, a, b) for a in near + far for b in inside)


@pytest.mark.rule("GU-9.31", "GU-9.48")
def test_through_the_open_gate() -> None:
    t = castle(GATE_OPEN)
    assert covers(t, "O13", "O11") == LIGHT == covers(t, "O12", "O11")
    assert sees(t, "O13", "O10") and covers(t, "O13", "O10") == MEDIUM_COVER
    assert covers(t, "O12", "O10") == NO_COVER  # the shooter stands in the gate
    assert covers(t, "O9", "O11") == NO_COVER == covers(t, "M12", "O11")  # not over the leaf
    assert sees(t, "P10", "O11") and sees(t, "O11", "N11")  # one level is no crest there


@pytest.mark.rule("GU-9.31", "GU-9.48", "GU-8.43")
def test_through_the_destroyed_gate() -> None:
    t = castle(GATE_DESTROYED)
    assert covers(t, "O13", "O11") == NO_COVER  # in the gate hex itself
    assert covers(t, "O13", "O10") == LIGHT == covers(t, "O10", "O13")  # both ways
    assert covers(t, "O12", "O10") == NO_COVER == covers(t, "O11", "O13")  # from the gate itself


@pytest.mark.rule("GU-9.31", "GU-9.37")
def test_through_a_breach_in_the_palisade() -> None:
    t = castle()
    assert not sees(t, "M2", "M5")
    destroy(t.s, t.hex("M4"))
    assert sees(t, "M2", "M5") and covers(t, "M2", "M5") == LIGHT == covers(t, "M5", "M2")
    assert covers(t, "M2", "M4") == LIGHT == covers(t, "M5", "M4")


@pytest.mark.rule("GU-9.38")
def test_over_a_gap_in_the_palisade_cover_is_light() -> None:
    t = castle()
    assert covers(t, "M2", "M4") == HEAVY
    pull_down(t.s, t.hex("M4"))
    assert sees(t, "M2", "M4") and covers(t, "M2", "M4") == LIGHT
    assert not sees(t, "M2", "M5")  # the walk still stands


@pytest.mark.rule("GU-9.39", "GU-9.40")
def test_ruins_of_walls_cover_lightly() -> None:
    t = castle()
    destroy(t.s, t.hex("L8"))
    assert sees(t, "K9", "L8") and covers(t, "K9", "L8") == LIGHT
    assert covers(t, "K9", "M8") == LIGHT  # through the rubble into the tower


@pytest.mark.rule("GU-9.32")
def test_who_stands_in_the_tower_gate_chooses_a_side() -> None:
    t = Arena({"olivier": "M11"}, {"milo": "M9"}, field="eagle_nest", chapters=9)
    assert covers(t, "M11", "M9") == MEDIUM_COVER == covers(t, "M7", "M9")


@pytest.mark.rule("GU-9.33")
def test_behind_walls_without_opening_nobody_is_seen() -> None:
    t = castle()
    assert not sees(t, "L6", "L7") and not sees(t, "N9", "N8")  # castle wall
    assert not sees(t, "R9", "P8") and not sees(t, "P8", "R9")  # over the palisade into the court


@pytest.mark.rule("GU-9.2", "GU-9.30")
def test_behind_a_slit_cover_is_heavy() -> None:
    t = castle()
    assert covers(t, "I6", "L7") == HEAVY


@pytest.mark.rule("GU-9.49")
def test_the_stair_of_the_tower_rises_above_the_palisade() -> None:
    t = castle()
    assert sees(t, "M10", "T14") and sees(t, "T14", "M10") and covers(t, "T14", "M10") == NO_COVER
    assert not sees(t, "M10", "M13")  # at the foot of the palisade
    assert not sees(t, "M11", "T14")  # the court below is safe


@pytest.mark.rule("GU-9.24")
def test_from_above_brush_on_the_way_covers_nobody() -> None:
    brush = {"K7": "b"}
    t = Arena({"olivier": "K2"}, {"milo": "K12"}, terrain=brush, level={"K2": 1}, chapters=9)
    assert covers(t, "K2", "K12") == NO_COVER
    assert covers(t, "K12", "K2") == LIGHT  # upwards it does
    t = Arena({"olivier": "K2"}, {"milo": "K12"}, terrain=brush, level={"K2": 1}, chapters=7)
    assert covers(t, "K2", "K12") == LIGHT  # and in the open field (GU-5.38)


@pytest.mark.rule("GU-9.38", "GU-9.18")
def test_the_outer_edge_of_a_walk_without_palisade_is_a_crest() -> None:
    t = castle()
    pull_down(t.s, t.hex("K5"))
    assert sees(t, "K5", "K3") and covers(t, "K3", "K5") == LIGHT  # who stands at the gap
    assert not sees(t, "K11", "K3")  # one hex from the edge, the shooter seven
    assert sees(t, "K11", "K4")  # at its very foot, as on a slope


@pytest.mark.rule("GU-9.23", "GU-9.25")
def test_a_friend_before_one_slit_leaves_the_other() -> None:
    """D-38: L8 looks at K10 through its slits S and SW."""
    for friends, rule in (({}, ""), ({"jacques": "L9"}, ""), ({"roland": "K9"}, "")):
        t = Arena({"olivier": "L8", **friends}, {"milo": "K10"}, field="eagle_nest", chapters=9)
        why = sight_refused(t.s, t.unit("olivier"), t.hex("L8"), t.hex("K10"), SHORT_BOW)
        assert (why.rule if why else "") == rule
    both = {"olivier": "L8", "jacques": "L9", "roland": "K9"}
    t = Arena(both, {"milo": "K10"}, field="eagle_nest", chapters=9)
    why = sight_refused(t.s, t.unit("olivier"), t.hex("L8"), t.hex("K10"), SHORT_BOW)
    assert why is not None and why.rule == "GU-9.25"


@pytest.mark.rule("GU-9.23", "GU-8.44")
def test_a_shot_by_the_other_slit_strays_from_there() -> None:
    t = Arena({"olivier": "L8", "jacques": "L9"}, {"milo": "K10"}, field="eagle_nest", chapters=9)
    step(t, "olivier", "K10").roll(6, 1)  # range 2: 6 - 2 hits; none of the cover of a court
    assert t.state("milo") == "dead"
    flies = Shot(t.unit("olivier"), SHORT_BOW, t.hex("L8"), t.hex("K10"))
    assert opening_of(flies.flight(t.s, t.hex("K10")), START_AT, t.hex("L8")) % 6 == 4  # SW
    relocate(t.s, t.unit("jacques"), t.hex("A1"))
    assert opening_of(flies.flight(t.s, t.hex("K10")), START_AT, t.hex("L8")) % 6 == 3  # S

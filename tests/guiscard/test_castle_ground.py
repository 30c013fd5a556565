"""Chapter 9: moving and fighting in the Eagle's Nest, and what is left of it after a breach.

Court and gate lie on level 1, the wall walk on level 2, the tower L7 to N8 on level 3. The stair
M10 leads from M11 to the tower gate M9:S, J7 and P7 from the court to the walk. The leaf is O11:S.
"""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import column, fight, moving, odds

from tafelrunde.core.actions import BadData
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.buildings.breach import destroy, pull_down
from tafelrunde.games.guiscard.buildings.jump import Jump, landing_cost
from tafelrunde.games.guiscard.field.markers import GATE_DESTROYED, GATE_OPEN, PALISADE_PULLED
from tafelrunde.games.guiscard.field.terrain import ARROW_SLIT, DOOR, NONE, PALISADE, PLAIN, SIDES
from tafelrunde.games.guiscard.pieces.blaze import kindle
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.retreats.retreat import Retreat
from tafelrunde.geometry.hexes import DIRECTIONS


def castle(ours: dict[str, str] | None = None, theirs: dict[str, str] | None = None) -> Arena:
    units = ours or {"jacques": "A1"}
    return Arena(units, theirs or {"milo": "X1"}, field="eagle_nest", chapters=9)


def edge(t: Arena, one: str, two: str) -> int:
    return t.hex(one) * 6 + t.s.field.grid.direction(t.hex(one), t.hex(two))


def walk(t: Arena, one: str, two: str) -> int:
    """What the step costs on foot, by the ground alone; 0 if nobody can."""
    return t.s.field.foot[edge(t, one, two)]


def is_open(t: Arena) -> bool:
    return t.s.field.gate_open


def ride(t: Arena, one: str, two: str) -> int:
    return t.s.field.horse[edge(t, one, two)]


@pytest.mark.rule("GU-9.2")
def test_nobody_moves_or_fights_through_a_slit() -> None:
    t = castle({"jacques": "K7"}, {"milo": "L7"})
    assert walk(t, "M8", "L7") == 1  # from inside
    assert walk(t, "K7", "L7") == 0 == walk(t, "L7", "K7")  # the slit L7:NW
    assert not can_strike(t.s, t.unit("jacques"), t.hex("L7"))
    assert not can_strike(t.s, t.unit("milo"), t.hex("K7"))
    slit = {"arrow_slit": ["K9:N"]}
    t = Arena({"jacques": "K8"}, {"milo": "K9"}, terrain={"K9": "o"}, sides=slit, chapters=9)
    assert walk(t, "K8", "K9") == 0 and walk(t, "K10", "K9") == 1  # whatever the levels


@pytest.mark.rule("GU-9.3")
def test_the_tower_gate_is_for_men_and_helps_the_defender() -> None:
    t = castle({"jacques": "M9"}, {"milo": "M10"})
    assert walk(t, "M10", "M9") == 1 and walk(t, "M9", "M10") == 2
    assert ride(t, "M10", "M9") == 0 == ride(t, "M9", "M10")
    assert odds(t, "jacques", "milo").shifts == (("terrain", -1),)  # though stairs are bad ground


@pytest.mark.rule("GU-9.4")
def test_walk_and_castle_stairs() -> None:
    t = castle()
    assert walk(t, "I8", "I9") == 1 and walk(t, "J7", "I7") == 1
    assert walk(t, "K7", "J7") == 2 == walk(t, "I7", "J7")
    assert t.s.field.melee[t.hex("I8")] == 0 and t.s.field.melee[t.hex("J7")] == -1
    assert t.s.board.numbers.landing == 4


@pytest.mark.rule("GU-9.5", "GU-9.35", "GU-9.34")
def test_the_ring_is_closed_and_the_tower_has_one_gate() -> None:
    t = castle()
    field, inside = t.s.field, t.s.field.regions["castle"]
    tower = field.regions["tower"]
    into = {
        (t.label(e // 6), t.label(to))
        for e, to in enumerate(field.neighbor)
        if to != NONE and field.foot[e] and to in inside and e // 6 not in inside
    }
    assert into == set()
    entries = {
        (t.label(e // 6), t.label(to))
        for e, to in enumerate(field.neighbor)
        if to in tower and field.foot[e] and e // 6 not in tower
    }
    assert entries == {("M10", "M9")}


@pytest.mark.rule("GU-9.10", "GU-9.36")
def test_nobody_jumps_off_the_walk_and_stairs_have_their_ends() -> None:
    t = castle()
    field = t.s.field
    for h in field.regions["wall_walk"]:
        down = [d for d in range(6) if field.foot[h * 6 + d] and field.level[h] == 2]
        beyond = {t.label(field.neighbor[h * 6 + d]) for d in down}
        low = {x for x in beyond if field.level[t.hex(x)] == 1}
        assert low == ({"J7"} if t.label(h) == "I7" else {"P7"} if t.label(h) == "Q7" else set())
    ends = {t.label(field.neighbor[t.hex("J7") * 6 + d]) for d in range(6) if walk_from(t, "J7", d)}
    assert ends == {"K7", "K8", "I7"}
    assert not can_strike(castle({"jacques": "J8"}).s, t.unit("jacques"), t.hex("J7"))


def walk_from(t: Arena, home: str, d: int) -> int:
    return t.s.field.foot[t.hex(home) * 6 + d]


@pytest.mark.rule("GU-9.6", "GU-9.9")
@pytest.mark.parametrize(
    ("name", "roll", "state"),
    [
        ("jacques", 5, "healthy"),
        ("jacques", 6, "wounded"),
        ("robert", 4, "healthy"),
        ("robert", 5, "wounded"),
    ],
)
@pytest.mark.parametrize("place", ["I8", "P11"])  # a wall walk, open ground
def test_a_jump_hurts_from_six_on(name: str, roll: int, state: str, place: str) -> None:
    t = castle({name: place})
    t.begin(Jump(t.unit(name)))
    t.roll(roll)
    assert t.state(name) == state
    assert t.events("jump-rolled")[0]["total"] == roll + (1 if name == "robert" else 0)


@pytest.mark.rule("GU-9.41")
def test_coming_over_a_palisade_costs_four_and_needs_a_free_hex() -> None:
    t = castle({"jacques": "P11"}, {"milo": "X1", "stelios": "I8"})
    u = t.unit("jacques")
    leafless = t.hex("O11") * 6 + DIRECTIONS.index("SE")
    assert landing_cost(t.s, u, leafless) == 4  # no walk behind
    assert landing_cost(t.s, u, t.hex("Q8") * 6 + DIRECTIONS.index("SE")) == 4
    assert landing_cost(t.s, u, t.hex("I8") * 6 + DIRECTIONS.index("SW")) == 0  # Stelios
    assert landing_cost(t.s, u, t.hex("O11") * 6 + DIRECTIONS.index("S")) == 0  # no palisade
    bare = {
        t.label(e // 6)
        for e, side in enumerate(t.s.field.side)
        if side == PALISADE and t.s.field.owner[e] and t.s.field.level[e // 6] != 2
    }
    assert bare == {"O11"}


@pytest.mark.rule("GU-9.7", "GU-9.8", "GU-9.37")
def test_ex_104_a_breach_in_the_stockade() -> None:
    t = castle({"jacques": "A1"}, {"milo": "M4", "stelios": "L4"})
    assert walk(t, "M3", "M4") == 0
    destroy(t.s, t.hex("M4"))
    assert walk(t, "M3", "M4") == 2 == ride(t, "M3", "M4")
    assert walk(t, "M4", "M5") == 1 and walk(t, "M5", "M4") == 2
    assert walk(t, "M4", "L4") == 0 == walk(t, "L4", "M4")  # one level up
    assert t.s.field.melee[t.hex("M4")] == -1
    assert (t.state("milo"), t.where("milo")) == ("wounded", "M4")
    assert t.state("stelios") == "healthy"


@pytest.mark.rule("GU-9.11", "GU-9.38", "GU-R.102")
def test_a_grapnel_takes_the_palisade_and_leaves_the_walk() -> None:
    t = castle({"jacques": "M3"}, {"milo": "M4"})
    pull_down(t.s, t.hex("M4"))
    assert t.s.field.level[t.hex("M4")] == 2
    assert walk(t, "M3", "M4") == 2 == walk(t, "M4", "M3")
    assert ride(t, "M3", "M4") == 0 == ride(t, "M4", "M3")
    assert walk(t, "M4", "L4") == 1 and walk(t, "M5", "M4") == 0
    assert t.s.field.melee[t.hex("M4")] == -1 and t.state("milo") == "healthy"
    assert can_strike(t.s, t.unit("jacques"), t.hex("M4"))
    assert walk(t, "L3", "L4") == 0  # the neighbour's palisade stands
    destroy(t.s, t.hex("M4"))  # later the walk burns down too
    assert t.s.field.level[t.hex("M4")] == 1 and ride(t, "M3", "M4") == 2
    assert t.hex("M4") * 16 + PALISADE_PULLED not in t.s.markers


@pytest.mark.rule("GU-9.12", "GU-9.13", "GU-9.15", "GU-9.51")
def test_men_stoop_through_the_open_gate_and_riders_need_it_destroyed() -> None:
    t = castle()
    gate = t.hex("O11")
    assert walk(t, "O12", "O11") == 0 == walk(t, "O11", "O12")  # without a marker it is closed
    assert t.s.field.melee[gate] == 0
    assert is_open(t) is False
    assert ride(t, "O10", "O11") == 0
    lay_marker(t.s, gate, GATE_OPEN)
    assert walk(t, "O12", "O11") == 2 == walk(t, "O11", "O12")
    assert ride(t, "O12", "O11") == 0 == ride(t, "O11", "O12") == ride(t, "O10", "O11")
    assert t.s.field.melee[gate] == -1
    assert is_open(t)
    t = castle()
    lay_marker(t.s, gate, GATE_DESTROYED)
    assert walk(t, "O12", "O11") == 2 == walk(t, "O11", "O12")
    assert ride(t, "O12", "O11") == 4 == ride(t, "O11", "O12")
    assert t.s.field.melee[gate] == -1 and t.s.field.gate_destroyed


@pytest.mark.rule("GU-9.42")
@pytest.mark.parametrize("marker", [0, GATE_OPEN, GATE_DESTROYED])
def test_the_gate_hex_costs_two_from_the_court_in_every_state(marker: int) -> None:
    t = castle()
    if marker:
        lay_marker(t.s, t.hex("O11"), marker)
    assert walk(t, "O10", "O11") == 2


@pytest.mark.rule("GU-9.16", "GU-9.17", "GU-9.42")
def test_only_the_leaf_of_the_gate_is_destroyed() -> None:
    t = castle({"jacques": "A1"}, {"milo": "O11"})
    lay_marker(t.s, t.hex("O11"), GATE_OPEN)
    destroy(t.s, t.hex("O11"))
    assert t.s.markers == [t.hex("O11") * 16 + GATE_DESTROYED]
    assert t.s.field.side[edge(t, "O11", "P11")] == PALISADE and walk(t, "P11", "O11") == 0
    assert t.state("milo") == "healthy"


@pytest.mark.rule("GU-9.48")
def test_the_gate_hex_is_cut_off_from_the_walk() -> None:
    t = castle({"jacques": "N11", "roland": "O12"}, {"milo": "O11"})
    for beside in ("N11", "P10"):
        assert walk(t, beside, "O11") == 0 == walk(t, "O11", beside)
    assert not can_strike(t.s, t.unit("jacques"), t.hex("O11"))
    lay_marker(t.s, t.hex("O11"), GATE_OPEN)
    assert odds(t, "roland", "milo").shifts == (("terrain", 1),)  # 0 against -, no + of a door


@pytest.mark.rule("GU-9.39")
def test_a_house_hex_without_walls() -> None:
    t = Arena({"jacques": "A1"}, {"milo": "X1"}, field="lagoon", chapters=9)
    assert walk(t, "C10", "D10") == 0
    destroy(t.s, t.hex("D10"))
    assert walk(t, "C10", "D10") == 2 == ride(t, "C10", "D10")
    assert t.s.field.melee[t.hex("D10")] == -1 and t.s.field.melee[t.hex("D9")] == 1
    assert walk(t, "D10", "D9") == 1  # the room stays
    assert t.s.field.side[edge(t, "E11", "E10")] == DOOR
    destroy(t.s, t.hex("E11"))
    assert t.s.field.side[edge(t, "E11", "E10")] == PLAIN  # though the door is its neighbour's


@pytest.mark.rule("GU-9.40", "GU-R.103")
def test_rubble_is_a_second_way_into_the_tower() -> None:
    t = castle()
    destroy(t.s, t.hex("L8"))
    assert t.s.field.level[t.hex("L8")] == 2 and t.s.field.melee[t.hex("L8")] == -1
    assert walk(t, "L9", "L8") == 3 == walk(t, "M8", "L8") and ride(t, "L9", "L8") == 0
    assert walk(t, "L8", "M8") == 1 == walk(t, "L8", "L9")
    assert walk(t, "K7", "L7") == 0  # its neighbours stand


def test_nothing_is_destroyed_on_open_ground() -> None:
    t = castle()
    with pytest.raises(BadData, match="nothing can be destroyed on A1"):
        destroy(t.s, t.hex("A1"))


@pytest.mark.rule("GU-9.46", "GU-R.122")
def test_ex_115_at_a_slit_the_defender_is_better_off() -> None:
    t = castle({"jacques": "M9", "roland": "M10"}, {"milo": "N8", "stelios": "M8"})
    assert odds(t, "jacques", "milo").shifts == (("terrain", -1),)
    assert odds(t, "jacques", "stelios").shifts == ()  # M8 has no slit
    t = castle({"jacques": "N8"}, {"milo": "M8"})
    assert odds(t, "jacques", "milo").shifts == ()  # attacking from there: 0
    t = castle({"roland": "M10"}, {"milo": "M9"})
    fight = odds(t, "roland", "milo")
    assert fight.shifts == (("terrain", -2),) and column(t, fight) == "-5/-1"


@pytest.mark.rule("GU-9.21")
def test_every_slit_belongs_to_one_hex() -> None:
    field = castle().s.field
    slits = [e for e, side in enumerate(field.side) if side == ARROW_SLIT]
    assert len(slits) == 14 and SIDES[ARROW_SLIT] == "arrow_slit"
    assert all(field.owner[e] != field.owner[field.grid.behind(e)] for e in slits)


@pytest.mark.rule("GU-9.50")
def test_who_must_leave_the_walk_goes_along_it_or_is_wounded() -> None:
    t = castle({"milo": "I8"}, {"jacques": "I7"})
    t.begin(Retreat(t.unit("milo"), NONE, [t.unit("jacques")]))
    assert t.offered("step") == ["I9"] or t.where("milo") == "I9"
    t = castle({"milo": "I8"}, {"jacques": "I7", "roland": "I9"})
    t.begin(Retreat(t.unit("milo"), NONE, [t.unit("jacques"), t.unit("roland")]))
    assert (t.where("milo"), t.state("milo")) == ("I8", "wounded")


@pytest.mark.rule("GU-9.51")
def test_horses_keep_to_the_court() -> None:
    t = castle()
    field = t.s.field
    court = {h for h in field.regions["castle_court"] if field.melee[h] == 0}
    assert {h for h in field.regions["castle"] if any(into(t, h, field.horse))} == court
    assert {h for h in field.regions["castle"] if any(into(t, h, field.led))} == court


def into(t: Arena, h: int, costs: vec[i64]) -> list[int]:
    """What it costs to come into a hex from each side, ridden or led."""
    near = t.s.field.neighbor
    return [costs[near[h * 6 + d] * 6 + (d + 3) % 6] for d in range(6)]


@pytest.mark.rule("GU-R.137", "GU-4.3")
@pytest.mark.parametrize(
    ("at", "held", "beyond"), [("M11", "M10", "M9"), ("N10", "O11", "O12"), ("K7", "J7", "I7")]
)
def test_stair_and_gate_have_room_for_one_but_friends_pass(at: str, held: str, beyond: str) -> None:
    t = Arena({"jacques": at, "roland": held}, {"milo": "X1"}, field="eagle_nest", chapters=9)
    lay_marker(t.s, t.hex("O11"), GATE_OPEN)
    moving(t, "jacques")
    t.do("step", held)
    why = t.why_not("stop")
    assert why is not None and why.rule == "GU-4.4"
    t.do("step", beyond)
    t.do("stop")
    assert t.where("jacques") == beyond
    t = Arena({"jacques": at}, {"milo": held}, field="eagle_nest", chapters=9)
    moving(t, "jacques")
    why = t.why_not("step", held)
    assert why is not None and why.rule == "GU-4.3"  # an enemy closes the way


@pytest.mark.rule("GU-R.139", "GU-6.11", "GU-6.14")
def test_nobody_advances_or_retreats_into_fire() -> None:
    def fought(roll: int, *burning: str) -> Arena:
        sides = {"house_wall": ["K8:NE", "K8:NW"]}
        t = Arena(
            {"robert": "K9", "mahaut": "A1"},
            {"said": "K8", "eudokia": "X16"},
            sides=sides,
            chapters=10,
        )
        for label in burning:
            kindle(t.s, t.hex(label), 0)
        return fight(t, "robert", "said", roll)

    letters = odds(Arena({"robert": "K9"}, {"said": "K8"}), "robert", "said").results
    killed, driven = letters.index("F") + 1, letters.index("C") + 1
    assert fought(killed).s.prompt == "advance"
    assert fought(killed, "K8").s.prompt != "advance"
    t = fought(driven)
    assert t.offered("step") == ["K7"]
    t = fought(driven, "K7")
    assert t.state("said") == "wounded" and t.where("said") == "K8"

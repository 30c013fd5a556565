"""GU-9.14, GU-9.45: a full turn of work opens and closes the gate of the Eagle's Nest."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.games.guiscard.buildings import gate
from tafelrunde.games.guiscard.buildings.breach import destroy
from tafelrunde.games.guiscard.fire.defence import StationaryFire
from tafelrunde.games.guiscard.fire.sight import seen
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.placing import relocate
from tafelrunde.games.guiscard.sequence.turns import Turn
from tafelrunde.games.guiscard.state import BUSY, FIRED, MOVED


def at_gate(ours: dict[str, str], theirs: dict[str, str] | None = None) -> Arena:
    t = Arena(ours, theirs or {"milo": "A1"}, field="eagle_nest", chapters=9)
    t.begin(MoveStep(0))
    return t


def is_open(t: Arena) -> bool:
    return t.s.field.gate_open


def end_of_melee(t: Arena) -> None:
    """Step 4 of seat 0 is over."""
    turn = Turn(0)
    t.s.stack = []
    t.s.begin_at([turn], turn.FOUGHT)


@pytest.mark.rule("GU-9.14", "GU-9.15", "GU-R.53")
@pytest.mark.parametrize("place", ["O11", "O10", "N10"])
def test_a_full_turn_on_an_inner_hex_opens_and_closes_the_gate(place: str) -> None:
    t = at_gate({"jacques": place, "roland": "P9"})
    assert t.offered("work_gate") == ["jacques"]
    t.do("work_gate", "jacques")
    assert not is_open(t)  # not before the end of step 4
    assert "jacques" not in t.offered("move") and t.offered("work_gate") == []
    end_of_melee(t)
    assert is_open(t) and t.events("gate-opens")
    u = t.unit("jacques")
    t.s.done[u] = 0
    gate.work(t.s, u)
    gate.finish_work(t.s, 0)
    assert not is_open(t) and t.s.markers == [] and t.events("gate-closes")


@pytest.mark.rule("GU-9.14")
@pytest.mark.parametrize("bit", [MOVED, FIRED, BUSY])
def test_who_has_done_something_else_does_not_work(bit: int) -> None:
    t = at_gate({"jacques": "O10"})
    t.s.done[t.unit("jacques")] |= bit
    assert t.offered("work_gate") == []
    why = t.why_not("work_gate", "jacques")
    assert why is not None and why.rule == "GU-9.14" and why.key == "gate-needs-turn"


@pytest.mark.rule("GU-9.14")
def test_only_the_three_inner_hexes_serve() -> None:
    for place in ("P9", "O12", "N11"):
        t = at_gate({"jacques": place})
        why = t.why_not("work_gate", "jacques")
        assert why is not None and why.key == "not-at-gate"
    t = Arena({"jacques": "O10"}, {"milo": "A1"}, field="eagle_nest", chapters=8)
    t.begin(MoveStep(0))
    assert t.offered("work_gate") == []  # without chapter 9


@pytest.mark.rule("GU-9.14", "GU-R.61")
def test_the_worker_does_not_attack() -> None:
    t = at_gate({"jacques": "O10"}, {"milo": "O9"})
    t.do("work_gate", "jacques")  # an enemy beside him does not forbid it
    t.s.stack = []
    t.begin(MeleeStep(0))
    assert not t.s.stack or "jacques" not in t.offered("attack")


@pytest.mark.rule("GU-9.45", "GU-R.133")
@pytest.mark.parametrize(("fate", "open_after"), [("wound", True), ("stun", False)])
def test_a_stun_stops_the_work_and_a_wound_does_not(fate: str, open_after: bool) -> None:
    t = at_gate({"jacques": "O10"})
    t.do("work_gate", "jacques")
    {"wound": harm.wound, "stun": harm.stun}[fate](t.s, t.unit("jacques"))
    gate.finish_work(t.s, 0)
    assert is_open(t) is open_after
    assert bool(t.events("works-in-vain")) is not open_after


@pytest.mark.rule("GU-9.45")
def test_who_is_driven_off_or_killed_has_worked_in_vain() -> None:
    t = at_gate({"jacques": "O10"})
    t.do("work_gate", "jacques")
    relocate(t.s, t.unit("jacques"), t.hex("N10"))  # another inner hex
    gate.finish_work(t.s, 0)
    assert not is_open(t) and t.s.traits == {}
    t = at_gate({"jacques": "O10"})
    t.do("work_gate", "jacques")
    harm.kill(t.s, t.unit("jacques"))
    gate.finish_work(t.s, 0)
    assert not is_open(t) and t.s.traits == {}


@pytest.mark.rule("GU-9.45")
def test_two_workers_move_the_leaf_once_and_nobody_blocks_it() -> None:
    t = at_gate({"jacques": "O10", "roland": "N10"}, {"milo": "O11"})
    t.do("work_gate", "jacques")
    t.do("work_gate", "roland")
    gate.finish_work(t.s, 0)
    assert is_open(t) and len(t.events("gate-opens")) == 1


@pytest.mark.rule("GU-9.13")
def test_a_destroyed_gate_is_not_worked() -> None:
    t = at_gate({"jacques": "O10"})
    t.do("work_gate", "jacques")
    destroy(t.s, t.hex("O11"))
    gate.finish_work(t.s, 0)
    assert t.s.field.gate_destroyed
    t = at_gate({"jacques": "O10"})
    destroy(t.s, t.hex("O11"))
    assert t.offered("work_gate") == []
    why = t.why_not("work_gate", "jacques")
    assert why is not None and why.rule == "GU-9.13"


@pytest.mark.rule("GU-R.133", "GU-R.138")
def test_a_worker_is_fired_at_as_he_stands_and_through_the_leaf_only_afterwards() -> None:
    t = at_gate({"jacques": "O10"}, {"petros": "P6", "photios": "O12"})
    t.do("work_gate", "jacques")
    t.do("end_step")
    assert t.s.prompt == "defend-standing" and t.offered("target") == ["jacques"]
    assert isinstance(t.s.top, StationaryFire)
    assert not seen(t.s, t.hex("O12"), t.hex("O10"))
    gate.finish_work(t.s, 0)
    assert seen(t.s, t.hex("O12"), t.hex("O10"))


@pytest.mark.rule("GU-9.45")
def test_the_other_side_may_close_it_again() -> None:
    t = Arena({"jacques": "O10"}, {"milo": "N10"}, field="eagle_nest", chapters=9)
    gate.work(t.s, t.unit("jacques"))
    gate.finish_work(t.s, 0)
    gate.work(t.s, t.unit("milo"))
    gate.finish_work(t.s, 0)  # not his turn yet
    assert is_open(t)
    gate.work(t.s, t.unit("milo"))
    gate.finish_work(t.s, 1)
    assert not is_open(t)

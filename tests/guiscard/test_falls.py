"""GU-10.11, GU-10.54: whoever falls upon somebody shares his hex for a while."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import fight, moving, odds
from guiscard.siege import FAR, Places, greek_fire, hang, ladder, nest

from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.placing import beneath, relocate
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.state import STUNNED

GAME = GuiscardGame()


def falling(ours: Places, theirs: Places = FAR) -> Arena:
    """The first of the first side falls off his ladder, which stands on N3."""
    t = nest(ours, theirs)
    ladder(t, "N3", "M4")
    hang(t, next(iter(ours)))
    t.begin(Fall(t.unit(next(iter(ours)))))
    return t


def upon(ours: Places, theirs: Places, place: str) -> Arena:
    """He has come down in this hex; his side moves next."""
    t = falling(ours, theirs)
    t.do("at", place)
    t.begin(MoveStep(0))
    return t


@pytest.mark.rule("GU-10.11")
@pytest.mark.rule("GU-10.54")
def test_gu_10_54_the_man_below_is_stunned_and_both_share_the_hex() -> None:
    t = upon({"vladko": "N3"}, {"milo": "N2", "stelios": "A9"}, "N2")
    assert t.where("vladko") == t.where("milo") == "N2"
    assert t.state("vladko") == "wounded" and t.state("milo") == "stunned"
    assert beneath(t.s, t.unit("vladko")) == t.unit("milo")
    GAME.invariants(t.s)
    assert GAME.load(t.s.to_json(), {"scenario": "s09", "swapped": False}, True) is not None


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_nobody_falls_upon_horses_and_engines() -> None:
    t = falling({"vladko": "N3", "tancrede": "N2-N1", "miroslav": "O3", "osbern": "M3"})
    assert "N2" not in t.offered("at") and {"O3", "M3"} <= set(t.offered("at"))
    greek_fire(t, "O3", 0)
    assert "O3" not in t.offered("at")


@pytest.mark.rule("GU-10.54")
@pytest.mark.rule("GU-R.211")
def test_gu_r_211_no_third_man_falls_into_a_shared_hex() -> None:
    t = nest({"vladko": "N3", "osbern": "M3", "milo": "N2"}, FAR)
    ladder(t, "N3", "M4")
    ladder(t, "M3", "M4")
    hang(t, "vladko")
    hang(t, "osbern")
    t.begin(Fall(t.unit("vladko")))
    t.do("at", "N2")
    t.begin(Fall(t.unit("osbern")))
    assert "M2" in t.offered("at") and "N2" not in t.offered("at")


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_a_wounded_man_below_dies_and_leaves_the_hex() -> None:
    t = upon({"vladko": "N3"}, {"milo": "N2 wounded", "stelios": "A9"}, "N2")
    assert t.state("milo") == "dead" and t.s.grid[t.hex("N2")] == t.unit("vladko")
    assert t.why_not("end_step") is None
    GAME.invariants(t.s)


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_he_must_move_out_and_the_other_has_the_hex_again() -> None:
    t = upon({"vladko": "N3"}, {"milo": "N2", "stelios": "A9"}, "N2")
    why = t.why_not("end_step")
    assert why is not None and (why.rule, why.key) == ("GU-10.54", "must-get-up")
    moving(t, "vladko")
    why = t.why_not("stop")
    assert why is not None and why.key == "must-get-up"
    t.do("step", "M2")
    t.do("stop")
    assert t.s.grid[t.hex("N2")] == t.unit("milo") and t.where("vladko") == "M2"
    assert t.why_not("end_step") is None
    GAME.invariants(t.s)


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_who_cannot_get_out_stays_and_is_set_back_there() -> None:
    ring = {"jacques": "M3", "roland": "M2", "avray": "N1", "osbern": "O2", "onfroi": "O3"}
    t = upon({"vladko": "N3", "tancrede": "N2", "serlon": "A9", **ring}, FAR, "N2")
    relocate(t.s, t.unit("serlon"), t.hex("N3"))
    assert t.why_not("end_step") is None
    moving(t, "vladko")
    t.do("stop")
    assert t.where("vladko") == "N2" and t.s.grid[t.hex("N2")] == t.unit("vladko")
    GAME.invariants(t.s)


@pytest.mark.rule("GU-10.54")
def test_gu_10_54_attacks_meet_the_fallen_one_first() -> None:
    t = nest({"jacques": "M2", "roland": "A9"}, {"vladko": "N3", "milo": "N2"})
    ladder(t, "N3", "M4")
    hang(t, "vladko")
    t.begin(Fall(t.unit("vladko")))
    t.do("at", "N2")
    t.s.stack.clear()
    assert t.unit("milo") not in t.s.grid
    results = odds(t, "jacques", "vladko").results
    fight(t, "jacques", "vladko", next(i for i, x in enumerate(results, 1) if x in "DEF"))
    assert t.state("vladko") == "dead"
    assert t.s.grid[t.hex("N2")] == t.unit("milo") and t.s.health[t.unit("milo")] == STUNNED
    GAME.invariants(t.s)

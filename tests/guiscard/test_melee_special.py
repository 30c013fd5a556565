"""Chapters 6 and 7: checks before an attack, charges and formations in melee."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena
from guiscard.fights import column, fight, letter, odds, stand

from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.melee.odds import explain_odds
from tafelrunde.games.guiscard.state import COMPLETED, MOVED, SPEAR

# -- checks before an attack


@pytest.mark.rule("GU-4.17")
@pytest.mark.rule("GU-6.21")
def test_ex_2_who_is_not_attacked_checks_first() -> None:
    t = Arena({"robert": "K8"}, {"alexio": "K9", "stelios": "L8"})
    robert = t.unit("robert")
    t.s.done[robert] = MOVED
    t.s.met = [robert, t.unit("alexio"), robert, t.unit("stelios")]
    t.begin(MeleeStep(0))
    t.do("attack", "robert")
    t.do("strike", "alexio")
    t.do("resolve")
    assert t.offered("check") == ["stelios"]
    t.do("check", "stelios")
    t.roll(9)  # armoured: eight, wounded
    assert t.state("robert") == "wounded"
    stand(t)
    t.roll(5)  # GU-6.21: he attacks with wounded values, 12 - 4
    assert t.events("fought")[0]["n"] == 8


@pytest.mark.rule("GU-4.17")
def test_gu_4_17_at_the_end_of_the_step_those_are_checked_who_did_not_attack() -> None:
    t = Arena({"robert": "K8"}, {"alexio": "K9"})
    robert = t.unit("robert")
    t.s.done[robert] = MOVED
    t.s.met = [robert, t.unit("alexio")]
    t.begin(MeleeStep(0))
    t.do("end_step")
    assert t.offered("check") == ["alexio"]


@pytest.mark.rule("GU-R.205")
def test_gu_r_205_the_last_checks_follow_the_roster() -> None:
    t = Arena({"jacques": "O8", "robert": "K8"}, {"alexio": "K9", "dorian": "O9"})
    pairs = [("jacques", "dorian"), ("robert", "alexio")]
    for name, foe in pairs:
        t.s.done[t.unit(name)] = MOVED
        t.s.met += [t.unit(name), t.unit(foe)]
    t.begin(MeleeStep(0))
    t.do("end_step")
    assert t.offered("check") == ["alexio"]
    t.do("hold")
    assert t.offered("check") == ["dorian"]


# -- charges and formations


def charge(t: Arena, rider: str, target: str, counter: str = "") -> None:
    """A completed charge; the counter-charger stands before the charger."""
    s = t.s
    s.charger.append(t.unit(rider))
    s.charged.append(t.unit(target))
    s.charge_state.append(COMPLETED)
    s.charge_band.append(0)
    met = t.unit(counter or target)
    s.charge_at.append(s.at[t.unit(target)])
    s.counter.append(t.unit(counter) if counter else -1)
    s.counter_path.append([])
    s.charge_path.append([s.at[met], s.rear[met]] if counter else [s.at[t.unit(rider)]])


@pytest.mark.rule("GU-7.14")
@pytest.mark.rule("GU-R.45")
def test_ex_14_a_charge_and_a_counter_charge() -> None:
    t = Arena({"tancrede": "K8-K7"}, {"hamid": "K9-K10", "said": "X16"})
    charge(t, "tancrede", "hamid")
    shown = explain_odds(t.s, [], [], False, 0)
    assert (shown.attack, shown.defence, column(t, shown)) == (42, 9, "26/40")
    t = Arena({"tancrede": "K8-K7"}, {"hamid": "K9-K10", "said": "X16"})
    charge(t, "tancrede", "said", "hamid")
    shown = explain_odds(t.s, [], [], False, 0)
    assert (shown.attack, shown.defence, column(t, shown)) == (42, 13, "26/40")


@pytest.mark.rule("GU-7.14")
@pytest.mark.rule("GU-6.10")
@pytest.mark.rule("GU-7.17")
def test_ex_45_a_charge_is_fought_alone() -> None:
    t = Arena({"tancrede": "K8-K7", "jacques": "L8"}, {"zahir": "K9", "said": "X16"})
    charge(t, "tancrede", "zahir")
    t.begin(MeleeStep(0))
    refusal = t.why_not("end_step")
    assert refusal is not None and refusal.rule == "GU-7.12"
    t.do("attack", "tancrede")
    stand(t)
    t.roll(3)
    assert letter(t) == "E" and t.state("zahir") == "wounded"
    assert t.why_not("end_step") is None


@pytest.mark.rule("GU-7.15")
@pytest.mark.rule("GU-7.32")
@pytest.mark.parametrize(("roll", "state"), [(9, "wounded"), (1, "dead")])
def test_ex_46_roles_are_exchanged(roll: int, state: str) -> None:
    ours = {"omar": "K8-K7 wounded", "anwar": "A1"}
    t = Arena(ours, {"leon": "K9-K10", "milo": "X16"})
    charge(t, "omar", "milo", "leon")
    shown = explain_odds(t.s, [], [], False, 0)
    assert (shown.attack, shown.defence, column(t, shown)) == (21, 12, "9/15")
    t.begin(MeleeStep(0))
    t.do("attack", "omar")
    t.roll(roll)
    assert letter(t) == ("B" if roll == 9 else "J")
    assert t.state("omar") == state and t.where("leon") == "K9-K10"
    ignored = [event["letter"] for event in t.events("result-ignored")]
    assert ignored == (["B"] if roll == 9 else [])
    assert t.s.over == (roll == 9)  # nobody falls back, nobody advances


def ranks(ours: dict[str, str], theirs: dict[str, str], facing: int = 0) -> Arena:
    """Hoplites of seat 1 in a spear formation with their markers."""
    t = Arena(ours, theirs)
    for name, place in theirs.items():
        u = t.unit(name)
        t.s.form[u], t.s.facing[u] = SPEAR, facing
        ahead = t.s.field.grid.step(t.hex(place), facing)
        if t.s.grid[ahead] == -1:
            t.s.marker[u] = ahead
    return t


@pytest.mark.rule("GU-7.22")
@pytest.mark.rule("GU-7.36")
def test_ex_15_against_a_file_three_deep() -> None:
    front = {"okeanos": "K9", "nikolaos": "L9", "andronikos": "M10"}
    rear = {"demetrios": "K10", "eustathios": "K11"}
    t = ranks({"tancrede": "K7", "robert": "L7"}, {**front, **rear})
    shown = odds(t, "tancrede robert", "okeanos", True)
    assert shown.difference == 40
    assert shown.shifts == (("joint", 1), ("formation-attacked", -3))
    assert column(t, shown) == "9/15"
    t.begin(MeleeStep(0))
    t.do("attack", "tancrede")
    assert t.offered("strike") == [] and "okeanos" in t.offered("strike_marker")
    t.do("strike_marker", "okeanos")
    t.do("attack", "robert")
    t.do("resolve")
    t.roll(3)  # armoured: four, D
    assert letter(t) == "D" and t.state("okeanos") == "healthy"
    assert t.s.marker[t.unit("okeanos")] == -1
    t.do("advance", "tancrede")
    assert t.offered("step") == ["K8"]


@pytest.mark.rule("GU-7.25")
def test_ex_16_on_the_shield_side() -> None:
    t = ranks({"drogo": "J9", "arthur": "J10"}, {"nikolaos": "K10", "okeanos": "L9", "xenon": "M9"})
    shown = odds(t, "drogo arthur", "nikolaos")
    assert shown.difference == 42 and column(t, shown) == "61/80"


@pytest.mark.rule("GU-7.26")
@pytest.mark.rule("GU-7.23")
def test_ex_54_a_beaten_marker_still_protects_in_this_step() -> None:
    men = {"okeanos": "K9", "nikolaos": "L9", "andronikos": "M10"}
    t = ranks({"tancrede": "K7", "robert": "L7"}, men)
    t.begin(MeleeStep(0))
    t.do("attack", "tancrede")
    t.do("strike_marker", "okeanos")
    t.do("resolve")
    t.roll(1)
    assert t.s.marker[t.unit("okeanos")] == -1
    t.do("advance", "tancrede")
    t.do("step", "K8")
    t.do("stop")
    again = t.s.clone()
    for turn, strikes in ((1, []), (3, ["okeanos"])):
        t.s = again.clone()
        t.s.log, t.s.turn = [], turn
        t.s.done[t.unit("tancrede")] = 0
        t.do("attack", "tancrede")
        assert t.offered("strike") == strikes
    assert odds(t, "tancrede", "okeanos").shifts == ()  # no depth shift without the marker


@pytest.mark.rule("GU-7.26")
def test_gu_7_26_a_formation_does_not_retreat() -> None:
    men = {"okeanos": "K9", "nikolaos": "L9", "andronikos": "M10"}
    t = ranks({"jacques": "J9", "robert": "A1"}, men)  # on the shield side
    fight(t, "jacques", "okeanos", odds(t, "jacques", "okeanos").results.index("C") + 1)
    assert t.state("okeanos") == "wounded" and t.where("okeanos") == "K9"

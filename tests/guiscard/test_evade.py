"""GU-7.28, GU-7.29, GU-7.40: evading a fight; GU-6.11 to GU-6.13: advancing after one."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.retreats.evade import Evades, can_evade
from tafelrunde.games.guiscard.state import COUNTERED, SPEAR, STUNNED, WOUNDED


def attacked(t: Arena, attackers: list[str], defenders: list[str]) -> Arena:
    frame = Evades([t.unit(n) for n in attackers], [t.unit(n) for n in defenders])
    t.begin(frame)
    return t


@pytest.mark.rule("GU-7.28")
def test_gu_7_28_only_who_is_faster_than_every_attacker() -> None:
    t = Arena({"jacques": "K9", "hamid": "C9-C10"}, {"said": "K8", "salim": "D9-D8", "zahir": "T9"})
    jacques = t.unit("jacques")
    assert not can_evade(t.s, t.unit("said"), [jacques])  # eight points each
    assert can_evade(t.s, t.unit("salim"), [jacques])
    assert not can_evade(t.s, t.unit("salim"), [t.unit("hamid")])
    t.s.health[jacques] = WOUNDED
    assert can_evade(t.s, t.unit("said"), [jacques])
    assert can_evade(t.s, t.unit("zahir"), [jacques])


@pytest.mark.rule("GU-7.28")
@pytest.mark.rule("GU-7.40")
@pytest.mark.rule("GU-R.28")
def test_gu_7_28_a_foot_unit_evades_one_hex_out_of_reach() -> None:
    t = attacked(Arena({"drogo": "K9"}, {"said": "K8"}), ["drogo"], ["said"])
    assert t.s.to_move() == 1
    t.do("evade", "said")
    assert set(t.offered("step")) == {"J7", "K7", "L7"}
    t.do("step", "K7")
    assert t.where("said") == "K7"


@pytest.mark.rule("GU-7.40")
def test_gu_7_40_a_rider_evades_two_hexes_turning_freely() -> None:
    t = attacked(Arena({"drogo": "K9"}, {"salim": "K8-K7"}), ["drogo"], ["salim"])
    t.do("evade", "salim")
    t.do("step", "K6")
    t.do("step", "K5")
    assert t.where("salim") == "K5-K6"


@pytest.mark.rule("GU-7.40")
def test_gu_7_40_every_hex_is_checked_and_a_stop_leaves_him_in_the_fight() -> None:
    t = Arena({"drogo": "K9", "jacques": "L6"}, {"salim": "K8-K7"})
    attacked(t, ["drogo"], ["salim"])
    t.do("evade", "salim")
    t.do("step", "K6")
    assert t.s.to_move() == 0  # Jacques may check him on K6
    t.do("check", "jacques")
    t.roll(8)  # -1 for the rider: 7, stopped
    assert t.where("salim") == "K6-K7"
    assert t.s.over


@pytest.mark.rule("GU-7.40")
def test_gu_7_40_no_evasion_ends_beside_the_rear_hex_of_an_attacker() -> None:
    t = Arena({"tancrede": "K9-K10 wounded"}, {"salim": "L9-M9"})
    attacked(t, ["tancrede"], ["salim"])
    t.do("evade", "salim")
    assert "L10" not in t.offered("step")  # whatever follows, K10 is beside his rear
    t.do("step", "M10")
    assert "L10" not in t.offered("step") and "M11" in t.offered("step")
    t.do("step", "M11")
    assert t.where("salim") == "M11-M10"


@pytest.mark.rule("GU-7.40")
@pytest.mark.rule("GU-7.35")
def test_gu_7_40_no_evasion_ends_in_the_reach_of_a_marker() -> None:
    rank = {"okeanos": "O9", "nikolaos": "P9", "andronikos": "Q9"}
    t = Arena(rank, {"said": "P8"})
    formation.declare(t.s, [t.unit(name) for name in rank], SPEAR, 0)
    t.s.marker[t.unit("nikolaos")] = t.hex("P8")
    for name in rank:
        t.s.health[t.unit(name)] = WOUNDED
    assert not can_evade(t.s, t.unit("said"), [t.unit("nikolaos")])  # P7, O7 and Q7 are in reach


@pytest.mark.rule("GU-7.28")
def test_gu_7_28_standing_is_allowed_and_friends_are_not_pushed() -> None:
    ring = {"anwar": "K7", "latif": "L7", "masinissa": "J7"}
    t = Arena({"drogo": "K9"}, {"said": "K8", **ring})
    assert not can_evade(t.s, t.unit("said"), [t.unit("drogo")])
    t = attacked(Arena({"drogo": "K9"}, {"said": "K8"}), ["drogo"], ["said"])
    t.do("stand")
    assert t.where("said") == "K8"


@pytest.mark.rule("GU-7.29")
@pytest.mark.rule("GU-R.28")
def test_gu_7_29_not_stunned_not_in_formation_not_after_a_counter_charge() -> None:
    rank = {"okeanos": "O9", "nikolaos": "P9", "andronikos": "Q9"}
    t = Arena({"guillaume": "K9"}, {**rank, "said": "K8"})
    u, attacker = t.unit("said"), [t.unit("guillaume")]
    assert can_evade(t.s, u, attacker)
    t.s.done[u] |= COUNTERED
    assert not can_evade(t.s, u, attacker)
    t.s.done[u], t.s.health[u] = 0, STUNNED
    assert not can_evade(t.s, u, attacker)
    men = [t.unit(n) for n in ("okeanos", "nikolaos", "andronikos")]
    assert can_evade(t.s, men[1], attacker)
    formation.declare(t.s, men, SPEAR, 0)
    assert not can_evade(t.s, men[1], attacker)


@pytest.mark.rule("GU-12.20")
def test_gu_12_20_nobody_evades_without_chapter_7() -> None:
    t = Arena({"drogo": "K9"}, {"said": "K8"}, chapters=6)
    assert not can_evade(t.s, t.unit("said"), [t.unit("drogo")])


@pytest.mark.rule("GU-4.20")
@pytest.mark.rule("GU-4.21")
@pytest.mark.rule("GU-6.11")
@pytest.mark.rule("GU-6.27")
def test_ex_4_an_advance_past_the_beaten_is_not_checked() -> None:
    t = Arena({"robert": "K9"}, {"zahir": "K7"})
    t.begin(Advances([t.unit("robert")], [t.hex("K8")], [t.unit("zahir")]))
    t.do("advance", "robert")
    assert t.offered("step") == ["K8"] and t.s.points == 3
    t.do("step", "K8")
    t.do("step", "L7")  # one hex further, past the beaten Zahir
    assert t.where("robert") == "L7"


@pytest.mark.rule("GU-4.20")
@pytest.mark.rule("GU-4.22")
@pytest.mark.rule("GU-6.13")
def test_gu_4_22_who_fights_elsewhere_cannot_check_an_advance() -> None:
    for others, asked in (({}, 1), ({"jacques": "M7"}, 0)):
        t = Arena({"robert": "K9", **others}, {"zahir": "T3", "argyris": "L7"})
        t.begin(Advances([t.unit("robert")], [t.hex("K8")], [t.unit("zahir")]))
        t.do("advance", "robert")
        t.do("step", "K8")
        t.do("step", "J7")
        assert t.s.to_move() == asked


@pytest.mark.rule("GU-6.12")
def test_gu_6_12_the_advance_is_optional() -> None:
    t = Arena({"robert": "K9"}, {"zahir": "K7"})
    t.begin(Advances([t.unit("robert")], [t.hex("K8")], [t.unit("zahir")]))
    t.do("pass")
    assert t.where("robert") == "K9" and t.s.over

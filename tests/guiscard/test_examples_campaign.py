"""Worked examples of chapter 11, played with their dice."""

from __future__ import annotations

import pytest
from guiscard.camp import OUTSIDE, WITHIN, Camp

from tafelrunde.games.guiscard.campaign.forces import join
from tafelrunde.games.guiscard.campaign.opening import close_action
from tafelrunde.games.guiscard.field.markers import TENT_BURNT
from tafelrunde.games.guiscard.files.siege_log import BATTLE, KILLED, STORM, THROWERS
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.marking import lay_marker

pytestmark = pytest.mark.both


def crowd(camp: Camp, seat: int, count: int, *classes: str) -> Camp:
    """A side of so many: the dearest of those who are there, then men without a name."""
    camp.keep(seat, count)
    names = [f"{name}-{copy}" for name in classes for copy in range(1, 17)]
    for name in names[: count - len(camp.men(seat))]:
        join(camp.s, camp.unit(name), seat)
    assert len(camp.men(seat)) == count
    return camp


@pytest.mark.rule("GU-11.25")
def test_ex_25_two_of_five_knights_raid() -> None:
    """EX-25: the besieged has five knights left; at most two of them take part in a raid."""
    camp = Camp("farm").begin()
    roster = camp.s.board.roster
    knights = [f"norman_knight-{copy}" for copy in range(1, 6)]
    code = roster.code[camp.unit(knights[0])]
    for u in camp.men(WITHIN):
        if roster.code[u] == code:
            camp.log.state[u] = KILLED
    for name in knights:
        join(camp.s, camp.unit(name), WITHIN)
    camp.day(10, 1).do("raid").do("send", knights[0]).do("ride", knights[1])
    assert camp.refusal("send", knights[2]).rule == "GU-11.25"


def raided(building: str) -> Camp:
    """A raid at the besieged's first turn."""
    camp = Camp(building).begin().day(10, 1).do("raid").do("everybody")
    return camp.do("everybody").until("siege-turn")


@pytest.mark.rule("GU-11.28")
def test_ex_26_twelve_burnt_tent_hexes_cost_two_days() -> None:
    """EX-26: twelve tent hexes are burnt; the besieger is idle for two days."""
    camp = raided("farm")
    tents = [h for h in range(camp.s.field.hexes) if camp.s.field.tent[h]]
    for h in tents[:12]:
        lay_marker(camp.s, h, TENT_BURNT)
    camp.do("offer_end").do("agree")
    assert camp.log.day == 2 and camp.log.idle == 3
    for day, idle in ((2, True), (3, True), (4, False)):
        camp.log.last_day = 9
        camp.day()
        assert camp.log.day == day and ("build" not in camp.offers()) == idle
        camp.do("end_step")


@pytest.mark.rule("GU-11.14")
def test_ex_58_two_throwers_on_one_palisade_hex() -> None:
    """EX-58: both on one palisade hex: column H2, a 6 is D, and it is destroyed."""
    camp = Camp().begin()
    camp.log.gear[OUTSIDE][THROWERS] = 2
    camp.day().do("batter").do("bombard", "K5").do("bombard", "K5")
    assert camp.log.ground == []
    camp.roll(6)
    assert camp.log.damage == {camp.s.field.grid.find("K5"): 1} and len(camp.log.ground) == 1


@pytest.mark.rule("GU-11.3")
@pytest.mark.parametrize(("men", "days"), [(18, 24), (5, 26), (20, 20), (24, 16)])
def test_ex_60_supplies_of_a_castle(men: int, days: int) -> None:
    """EX-60: 3d10 = 20 with 18, 5, 20 and 24 besieged."""
    camp = crowd(Camp(), WITHIN, men, "peltast")
    assert camp.roll(10, 4, 6).log.last_day == days


@pytest.mark.rule("GU-11.5")
@pytest.mark.rule("GU-11.6")
def test_ex_61_an_event_roll_above_twenty_is_none() -> None:
    """EX-61: day 3, 30 against 18, a 12 becomes 12 + 5 + 4 = 21."""
    camp = crowd(Camp(), WITHIN, 18, "peltast").keep(OUTSIDE, 30).begin()
    camp.log.day = 3
    camp.roll(5, 7)
    assert camp.log.event == 0 and camp.log.used == []
    other = crowd(Camp(), WITHIN, 18, "peltast").keep(OUTSIDE, 30).begin()
    other.log.day = 3
    assert other.roll(5, 5).log.event == 19  # 10 + 5 + 4


@pytest.mark.rule("GU-11.7")
def test_ex_63_equal_initiative_is_the_besiegers() -> None:
    """EX-63: the besieged rolls 8, the besieger 4: 8 against 8."""
    assert Camp().begin().day(8, 4).log.initiative == OUTSIDE


@pytest.mark.rule("GU-11.27")
@pytest.mark.parametrize(("roll", "burns"), [(4, True), (1, False)])
def test_ex_64_a_fire_arrow_at_a_tent(roll: int, burns: bool) -> None:
    """EX-64: a 4 at a tent is 4 + 4 = 8 on the stone thrower's column, and the tent burns."""
    camp = raided("castle")
    s = camp.s
    archer = next(u for u in s.board.side_units[WITHIN] if s.ammo[u] == 6)
    tent = next(h for h in range(s.field.hexes) if s.field.tent[h] and s.grid[h] == -1)
    near = [h for h in s.field.grid.around[tent] if not s.field.tent[h] and s.grid[h] == -1]
    camp.put(archer, s.field.grid.label(near[0])).do("go_on").do("fire_arrow", archer)
    camp.do("aim", s.field.grid.label(tent)).roll(roll)
    assert blaze.burns(s, tent) == burns and s.ammo[archer] == 5


@pytest.mark.rule("GU-11.39")
@pytest.mark.rule("GU-11.21")
def test_ex_105_the_court_is_lost_on_day_4() -> None:
    """EX-105: last day 9 on day 4: five days are left, two go to the besieger."""
    camp = Camp().begin()
    camp.log.day, camp.log.last_day = 4, 9
    camp.day().storm()
    court = camp.s.field.regions["castle_court"]
    for u in camp.s.board.side_units[WITHIN]:
        if camp.s.at[u] in court:
            camp.slay(u)
    camp.put("robert", "M10")
    close_action(camp.s)
    assert camp.log.held == [WITHIN, OUTSIDE, WITHIN]
    assert (camp.log.last_day, camp.log.captured) == (7, 2)


@pytest.mark.rule("GU-11.48")
@pytest.mark.parametrize(("captured", "last"), [(3, 11), (1, 10)])
def test_ex_106_supplies_after_the_roles_were_exchanged(captured: int, last: int) -> None:
    """EX-106: on day 8 with 3 or 1 captured days the new last day is 11 or 10."""
    camp = Camp().begin()
    camp.log.day, camp.log.last_day = 8, 20
    camp.log.held[0], camp.log.captured = OUTSIDE, captured
    camp.event(19).do("end_step").do("withdraw")
    assert camp.log.last_day == last and camp.log.captured == 0


@pytest.mark.rule("GU-11.37")
def test_ex_118_three_times_as_many_and_a_breach() -> None:
    """EX-118: day 12, 40 against 13, a breach and the walk not taken: 9 + 2 + 1 = 12."""
    camp = crowd(Camp(), OUTSIDE, 40, "norman_light").keep(WITHIN, 13).begin()
    camp.log.day = 12
    camp.log.damage[camp.s.field.grid.find("I7")] = 1
    camp.day().do("negotiate").roll(9)
    assert camp.s.winner == OUTSIDE


@pytest.mark.rule("GU-11.47")
def test_ex_107_the_first_three_turns_on_two_boards() -> None:
    """EX-107: the besieger on the battle board only; then both sides on both boards."""
    camp = Camp().begin()
    camp.log.held = [WITHIN, OUTSIDE, OUTSIDE]
    camp.event(19).do("buy", "niketas").do("end_step").do("split")
    camp.do("send", "jacques").do("end_step")
    camp.until("siege-first").do("keep_first").until("siege-turn")
    played = []
    for _ in range(3):
        if camp.prompt == "siege-boards":
            camp.do("walls_first")
        while camp.prompt == "siege-turn":
            played.append((camp.s.to_move(), camp.log.action, camp.s.round))
            camp.idle_turn()
    assert played == [
        (OUTSIDE, BATTLE, 1),
        (WITHIN, STORM, 1),
        (WITHIN, BATTLE, 1),
        (OUTSIDE, STORM, 2),
        (OUTSIDE, BATTLE, 2),
    ]

"""Chapter 11: the days of a siege: supplies, events, initiative, works, negotiation, the end."""

from __future__ import annotations

import pytest
from guiscard.arena import ROSTER
from guiscard.camp import GAME, OUTSIDE, WITHIN, Camp

from tafelrunde.core.chance import FastRng
from tafelrunde.games.guiscard.campaign.forces import (
    bonus_of_numbers,
    is_ended,
    join,
    ration_row,
)
from tafelrunde.games.guiscard.campaign.works import batter, bonus_of_walls, marks
from tafelrunde.games.guiscard.files.siege_log import FIT, HURT, KILLED, LADDERS, TAKEN, THROWERS
from tafelrunde.games.guiscard.scenarios.siege_end import lost_command
from tafelrunde.games.guiscard.state import ON_MAP

pytestmark = pytest.mark.both


@pytest.mark.rule("GU-11.1")
@pytest.mark.rule("GU-11.2")
@pytest.mark.rule("GU-11.3")
def test_gu_11_3_supplies_depend_on_the_dice_and_the_number_of_besieged() -> None:
    assert Camp().roll(10, 5, 5).log.last_day == 24  # 15 besieged: +4
    few = Camp().keep(WITHIN, 5)
    assert few.roll(10, 5, 5).log.last_day == 26
    crowd = Camp("farm")
    for copy in range(10):
        join(crowd.s, ROSTER.hired[0][copy], WITHIN)
        join(crowd.s, ROSTER.hired[1][copy], WITHIN)
    crowd.roll(1)  # 29 besieged: -8, and at least two days
    assert (crowd.log.last_day, crowd.log.day) == (2, 1)


@pytest.mark.rule("GU-11.5")
@pytest.mark.rule("GU-11.6")
@pytest.mark.rule("GU-11.40")
def test_gu_11_6_rationing_by_the_numbers_of_both_sides() -> None:
    camp = Camp().begin()
    assert ration_row(camp.log) == 0  # 33 against 15
    camp.keep(OUTSIDE, 30)
    assert ration_row(camp.log) == 1  # exactly twice as many
    camp.keep(OUTSIDE, 15)
    assert ration_row(camp.log) == 2
    camp.keep(WITHIN, 14).roll(6, 6)  # 12 + 5 + 4: none
    assert camp.log.event == 0 and camp.log.used == []
    late = Camp().begin()
    late.log.day = 10
    late.roll(5, 5)  # no bonus any more
    assert late.log.event == 10 and late.log.used == [10]
    twice = Camp().begin()
    twice.log.used = [10]
    twice.roll(2, 3)
    assert twice.log.event == 0


@pytest.mark.rule("GU-11.7")
@pytest.mark.rule("GU-11.8")
@pytest.mark.rule("GU-11.42")
def test_gu_11_7_the_besieger_adds_four_and_wins_ties() -> None:
    assert Camp().begin().day(8, 4).log.initiative == OUTSIDE
    camp = Camp().begin().day(9, 4)
    assert camp.log.initiative == WITHIN
    assert camp.offers() == {"raid", "run", "battle", "cede", "surrender"}
    camp.do("cede")
    assert camp.log.initiative == OUTSIDE and camp.prompt == "siege-day"
    assert camp.offers() == {"storm", "build", "negotiate", "end_step", "surrender"}


@pytest.mark.rule("GU-11.10")
@pytest.mark.rule("GU-11.41")
def test_gu_11_10_a_wounded_man_is_healthy_again_on_his_day() -> None:
    camp = Camp().begin().day()
    u, v = camp.unit("robert"), camp.unit("roger")
    for man in (u, v):
        camp.log.state[man] = HURT
        camp.log.hurt.append(man)
    camp.do("end_step").roll(2, 10)
    assert camp.log.heals == {u: 3, v: 0}
    camp.day().do("end_step")
    assert camp.log.state[u] == HURT
    camp.day()
    assert camp.log.day == 3 and camp.log.state[u] == FIT and camp.log.state[v] == HURT


@pytest.mark.rule("GU-11.11")
@pytest.mark.rule("GU-11.58")
@pytest.mark.rule("GU-R.232")
def test_gu_11_11_a_ladder_takes_five_men_two_days() -> None:
    camp = Camp().begin().keep(OUTSIDE, 9).day().do("build").do("project", 1)
    assert camp.prompt == "siege-day"  # four men are too few for another project
    assert camp.log.projects == [[LADDERS, 1]]
    camp.do("end_step").day().do("build").do("project", 1)
    assert camp.log.gear[OUTSIDE][LADDERS] == 0  # not before the next day
    camp.do("end_step")
    assert camp.log.gear[OUTSIDE][LADDERS] == 1 and camp.log.projects == []
    camp.keep(OUTSIDE, 4).day()
    assert camp.refusal("build").rule == "GU-11.11"


@pytest.mark.rule("GU-11.12")
@pytest.mark.rule("GU-11.13")
@pytest.mark.rule("GU-11.14")
@pytest.mark.rule("GU-11.15")
@pytest.mark.rule("GU-11.55")
def test_gu_11_14_two_throwers_break_a_palisade_and_open_the_way_to_the_tower() -> None:
    camp = Camp().begin()
    camp.log.gear[OUTSIDE][THROWERS] = 2
    camp.day().do("batter")
    assert camp.refusal("bombard", "M7").rule == "GU-11.15"
    assert camp.refusal("bombard", "A1").rule == "GU-11.14"
    camp.do("bombard", "I7").do("bombard", "I7").roll(6)  # column H2, 6: D
    h = camp.s.field.grid.find("I7")
    assert camp.log.damage[h] == 1 and len(camp.log.ground) == 1
    tower = [camp.s.field.grid.label(x) for x in marks(camp.s) if x != h]
    assert {"L7", "L8", "M7"} <= set(tower) and "N8" not in tower
    camp.do("end_step").day().do("batter")
    assert camp.refusal("bombard", "I7").rule == "GU-11.55"
    camp.do("bombard", "L7").do("bombard", "J5").roll(10).roll(1)  # D1 and H1 in order of hexes
    hexes = {camp.s.field.grid.label(x): n for x, n in camp.log.damage.items()}
    assert camp.log.gear[OUTSIDE][THROWERS] == 1  # result C
    assert hexes in ({"I7": 1, "J5": 1}, {"I7": 1, "L7": 1})
    for _ in range(4):
        batter(camp.s, camp.s.field.grid.find("M7"))
    assert len(camp.log.ground) >= 2  # four levels bring down a tower hex


@pytest.mark.rule("GU-11.16")
def test_gu_11_16_nobody_storms_on_a_day_of_works() -> None:
    camp = Camp().begin().day().do("build").do("project", 1).do("end_step")
    assert camp.refusal("storm").rule == "GU-11.16"


@pytest.mark.rule("GU-11.36")
@pytest.mark.rule("GU-11.37")
@pytest.mark.rule("GU-11.43")
@pytest.mark.rule("GU-11.69")
def test_gu_11_37_numbers_and_breaches_help_in_a_negotiation() -> None:
    camp = Camp().begin().keep(WITHIN, 11)
    assert (bonus_of_numbers(camp.s), bonus_of_walls(camp.s)) == (2, 0)
    batter(camp.s, camp.s.field.grid.find("I7"))
    assert bonus_of_walls(camp.s) == 1
    camp.day().do("negotiate").roll(8)
    assert camp.s.winner == -1
    assert camp.refusal("negotiate").rule == "GU-11.43"
    camp.do("end_step").day().do("negotiate").roll(9)
    assert camp.s.winner == OUTSIDE and camp.s.over
    walk = Camp().begin().keep(WITHIN, 16).keep(OUTSIDE, 31)
    walk.log.held[0] = OUTSIDE
    assert (bonus_of_numbers(walk.s), bonus_of_walls(walk.s)) == (1, 2)
    walk.log.damage[walk.s.field.grid.find("M7")] = 4
    assert bonus_of_walls(walk.s) == 3
    assert Camp().begin().day(10, 1).do("surrender").s.winner == OUTSIDE


@pytest.mark.rule("GU-11.38")
def test_gu_11_38_events_strike_both_sides() -> None:
    assert Camp().begin().event(20).s.winner == WITHIN
    theft = Camp().begin().event(12)
    assert theft.log.day == 5
    rain = Camp().begin().event(18).roll(4, 4)
    assert rain.log.initiative == WITHIN  # 9 against 8
    engineer = Camp().begin().event(10)
    assert engineer.log.engineer
    traitor = Camp().begin().event(9).roll(9).roll(10)
    assert [traitor.log.state[u] for u in sorted(traitor.log.side)].count(KILLED) == 1
    well = Camp().begin().event(8).roll(2)
    assert well.s.to_move() == OUTSIDE
    well.do("victim", "leon")
    assert well.s.to_move() == WITHIN and well.log.state[well.unit("leon")] == HURT
    assert well.refusal("victim", "robert").rule == "GU-11.38"
    well.do("victim", "leon")
    assert well.log.state[well.unit("leon")] == KILLED


@pytest.mark.rule("GU-11.54")
@pytest.mark.rule("GU-R.231")
@pytest.mark.rule("GU-R.49")
def test_gu_11_54_leader_saboteur_refugees_and_the_open_gate() -> None:
    stab = Camp().begin().event(17).roll(7)
    assert stab.log.state[stab.unit("robert")] == KILLED  # the dearest
    broken = Camp().begin()
    broken.log.gear[OUTSIDE][THROWERS] = 1
    assert broken.event(16).roll(6).log.gear[OUTSIDE][THROWERS] == 0
    refugees = Camp().begin()
    refugees.log.last_day = 17
    refugees.event(14).roll(2)  # 17 men, 16 days left
    assert len(refugees.men(WITHIN)) == 17 and refugees.log.day == 2
    gate = Camp().begin().event(13)
    assert gate.offers() == {"storm", "negotiate"}
    assert gate.refusal("end_step").rule == "GU-11.54"


@pytest.mark.rule("GU-11.63")
def test_gu_11_63_reinforcements_are_bought_by_name_or_by_class() -> None:
    camp = Camp().begin().event(11)
    assert camp.prompt == "siege-buy"
    assert camp.refusal("buy", "robert").rule == "GU-11.63"  # in use
    assert camp.refusal("buy", "leon").rule == "GU-11.63"  # of another nation
    assert camp.refusal("order", 1).rule == "GU-11.63"
    camp.do("buy", "bohemond").do("buy", "norman_knight-1")
    assert camp.log.side[camp.unit("norman_knight-1")] == OUTSIDE
    assert camp.s.top.points == 250 - 40 - 28  # type: ignore[attr-defined]
    camp.do("end_step")
    assert len(camp.men(OUTSIDE)) == 35


@pytest.mark.rule("GU-11.63")
@pytest.mark.parametrize(
    ("building", "side", "klass", "count"),
    [("castle", 11, "norman_medium", 31), ("farm", 11, "arab_light", 50)],
)
def test_gu_11_63_men_without_a_name_in_any_number_the_points_allow(
    building: str, side: int, klass: str, count: int
) -> None:
    camp = Camp(building).begin().event(side)
    for n in range(count):
        camp.do("buy", f"{klass}-{n + 1}")
    if camp.prompt == "siege-buy":
        assert camp.refusal("buy", f"{klass}-{count + 1}").key == "too-dear"
        camp.do("end_step")
    assert sum(ROSTER.klass[u] == klass for u in camp.men(OUTSIDE)) >= count


@pytest.mark.rule("GU-11.63", "GU-11.68")
def test_gu_11_63_a_side_runs_out_of_points_before_it_runs_out_of_men() -> None:
    peasants = Camp("farm", forces="free", besieger_nation="lombards", besieger_points=600)
    peasants.do("buy", "lombard_knight-1")
    for n in range((600 - 25) // 3):
        peasants.do("buy", f"lombard_peasant-{n + 1}")
    assert len(peasants.men(OUTSIDE)) == 192
    peasants.do("buy", "roger").do("end_step").begin().day().do("storm").do("from_edge", 3)
    assert GAME.load(peasants.s.to_json(), peasants.s.home.options, True) is not None
    peasants.do("everybody").until("siege-turn").do("go_on")
    last = peasants.unit("lombard_peasant-191")
    peasants.put(last, "A16")
    again = GAME.load(peasants.s.to_json(), peasants.s.home.options, True)
    assert again.digest() == peasants.s.digest() and again.where[last] == ON_MAP


def test_a_siege_is_stored_while_men_without_a_name_wait_for_their_map() -> None:
    camp = Camp().begin()
    join(camp.s, camp.unit("peltast-1"), WITHIN)
    camp.day(10, 1).do("raid")
    assert camp.prompt == "siege-send" and camp.log.action
    assert GAME.load(camp.s.to_json(), camp.s.home.options, True).digest() == camp.s.digest()


@pytest.mark.rule("GU-11.35")
@pytest.mark.rule("GU-11.39")
@pytest.mark.rule("GU-11.53")
@pytest.mark.rule("GU-11.67")
def test_gu_11_39_the_last_day_is_played_and_then_the_besieged_starve() -> None:
    camp = Camp().begin()
    camp.log.last_day = 2
    camp.day().do("end_step")
    assert camp.s.winner == -1 and camp.log.day == 2
    camp.day().do("end_step")
    assert camp.s.winner == OUTSIDE
    leaderless = Camp().begin()
    leaderless.log.state[leaderless.unit("leon")] = KILLED
    assert not lost_command(leaderless.s, WITHIN)
    leaderless.log.state[leaderless.unit("theophilos")] = TAKEN
    assert leaderless.unit("theophilos") not in leaderless.men(WITHIN)
    assert is_ended(leaderless.s) and leaderless.s.winner == OUTSIDE
    nobody = Camp().begin().keep(OUTSIDE, 0)
    assert is_ended(nobody.s) and nobody.s.winner == WITHIN


@pytest.mark.rule("GU-R.230")
def test_gu_r_230_after_day_60_the_besieger_goes_home() -> None:
    camp = Camp().begin()
    camp.log.day, camp.log.last_day = 60, 99
    assert not is_ended(camp.s)
    camp.log.day = 61
    assert is_ended(camp.s) and camp.s.winner == WITHIN


@pytest.mark.rule("GU-11.22")
@pytest.mark.rule("GU-11.23")
@pytest.mark.rule("GU-11.48")
def test_gu_11_48_whoever_withdraws_into_a_captured_part_is_besieged() -> None:
    camp = Camp().begin()
    camp.log.held[0], camp.log.captured = OUTSIDE, 3
    camp.log.projects = [[LADDERS, 1]]
    camp.event(19).do("end_step")
    assert camp.prompt == "siege-relief"
    camp.do("withdraw")
    assert camp.log.besieger == WITHIN and camp.log.turned
    assert camp.log.last_day == 1 + 3 and camp.log.captured == 0 and camp.log.projects == []
    assert len(camp.log.inside) == 15
    camp.day()
    assert camp.log.initiative == WITHIN and camp.refusal("negotiate").rule == "GU-11.43"
    other = Camp().begin()
    other.log.held[0], other.log.captured = OUTSIDE, 1
    other.event(19).do("end_step").do("withdraw")
    assert other.log.last_day == 3  # at least two days
    stays = Camp().begin()
    stays.log.held[0] = OUTSIDE
    stays.event(19).do("end_step").do("accept")
    assert stays.log.held == [WITHIN] * 3 and stays.prompt == "siege-side"


@pytest.mark.rule("GU-11.68")
def test_gu_11_68_a_free_siege_is_bought_with_a_leader_on_each_side() -> None:
    camp = Camp("church", forces="free")
    assert camp.refusal("end_step").rule == "GU-11.68"
    camp.do("order", 1).do("buy", "basileios").do("end_step")
    assert camp.log.gear[OUTSIDE][LADDERS] == 1
    camp.do("buy", "romaric")
    while camp.prompt == "siege-buy" and "buy" in camp.offers():
        cheap = [a for a in camp.s.legal(WITHIN) if a.verb == "buy"]
        camp.s.play(WITHIN, min(cheap, key=lambda a: camp.s.board.roster.cost[a.args[0]]))
    assert len(camp.men(WITHIN)) == 11  # as many as the church has hexes


def test_hidden_supplies_are_known_to_the_besieged_only() -> None:
    camp = Camp(hidden_supplies=True).begin()
    assert GAME.view(camp.s, WITHIN)["siege"]["last_day"] == 19
    assert GAME.view(camp.s, OUTSIDE)["siege"]["last_day"] == -1
    assert GAME.view(camp.s, -1)["siege"]["last_day"] == -1
    assert GAME.view(camp.s, WITHIN)["siege"]["left"] == 18
    assert GAME.view(camp.s, OUTSIDE)["siege"]["left"] == -1
    guesses = {
        GAME.determinise(camp.s, OUTSIDE, FastRng(seed)).siege[0].last_day for seed in range(8)
    }
    assert len(guesses) > 1
    assert GAME.determinise(camp.s, WITHIN, FastRng(1)).siege[0].last_day == 19


@pytest.mark.rule("GU-11.2")
def test_gu_11_2_the_six_steps_of_a_day_come_in_their_order() -> None:
    camp = Camp().begin()
    due, fresh = camp.unit("robert"), camp.unit("roger")
    camp.log.state[due], camp.log.heals[due] = HURT, 1
    camp.log.used = list(range(2, 21))
    camp.roll(10, 10)  # 1: the event
    assert camp.log.state[due] == HURT and camp.log.initiative == -1
    camp.roll(1, 10)  # 2: initiative, 3: whoever is due is healthy, 4: actions
    assert camp.log.state[due] == FIT and camp.prompt == "siege-day"
    camp.log.state[fresh] = HURT
    camp.log.hurt.append(fresh)
    camp.do("end_step")
    assert camp.log.day == 1 and camp.log.heals == {}
    camp.roll(2)  # 5: healing, 6: the next day, which begins with its event
    assert camp.log.day == 2 and camp.log.heals == {fresh: 3} and camp.log.initiative == -1


@pytest.mark.rule("GU-11.1")
@pytest.mark.parametrize("last", [2, 4])
def test_gu_11_1_a_siege_lasts_as_long_as_the_supplies(last: int) -> None:
    camp = Camp().begin()
    camp.log.last_day = last
    days = 0
    while not camp.s.over:
        days += 1
        camp.day().do("build").do("project", 2).do("end_step").do("end_step")
    assert days == last and camp.s.winner == OUTSIDE
    assert camp.log.projects == [[THROWERS, last]]  # what was done is in the log

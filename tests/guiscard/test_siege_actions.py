"""Chapter 11: storm, camp raid, supply run and open battle inside a siege."""

from __future__ import annotations

import pytest
from guiscard.camp import OUTSIDE, WITHIN, Camp

from tafelrunde.games.guiscard.campaign.fight import Fight
from tafelrunde.games.guiscard.campaign.forces import join
from tafelrunde.games.guiscard.campaign.opening import close_action
from tafelrunde.games.guiscard.campaign.ways import cut_off, is_separated, under_fire
from tafelrunde.games.guiscard.campaign.works import batter
from tafelrunde.games.guiscard.field.markers import GATE_OPEN, TENT_BURNT
from tafelrunde.games.guiscard.files.actions import part_hexes
from tafelrunde.games.guiscard.files.roster import UNITS, own_horse
from tafelrunde.games.guiscard.files.siege_log import (
    FIT,
    GRAPNELS,
    HURT,
    KILLED,
    LADDERS,
    TAKEN,
    THROWERS,
)
from tafelrunde.games.guiscard.movement.move_unit import movement_points
from tafelrunde.games.guiscard.pieces.gear import LYING
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.scenarios.parley import may_end
from tafelrunde.games.guiscard.scenarios.siege_end import all_in_refuge, is_taken
from tafelrunde.games.guiscard.state import (
    COMING,
    FRESH,
    HORSE_DEAD,
    LADDER,
    LED_OFF,
    LEFT,
    ON_MAP,
    STUNNED,
    WOUNDED,
    trait,
)

pytestmark = pytest.mark.both


def labels(camp: Camp, seat: int) -> set[str]:
    """Where the units of a side stand."""
    s = camp.s
    men = [u for u in s.board.side_units[seat] if s.where[u] == ON_MAP]
    return {s.field.grid.label(s.at[u]) for u in men}


@pytest.mark.rule("GU-11.17")
@pytest.mark.rule("GU-11.18")
@pytest.mark.rule("GU-11.46")
@pytest.mark.rule("GU-11.61")
@pytest.mark.rule("GU-11.70")
def test_gu_11_18_the_besieger_places_before_and_after_the_garrison() -> None:
    camp = Camp().begin()
    batter(camp.s, camp.s.field.grid.find("I7"))
    camp.day().do("storm")
    assert camp.prompt == "siege-side" and camp.s.to_move() == OUTSIDE
    camp.do("from_edge", 3).do("send", "robert").do("ride", "roger").do("end_step")
    camp.do("end_step")  # nobody rides in the court
    assert camp.prompt == "set-up" and camp.s.to_move() == WITHIN
    camp.until("siege-side")
    home = part_hexes(camp.s.board, camp.log, WITHIN)
    assert all(camp.s.at[u] in home for u in camp.s.board.side_units[WITHIN])
    camp.do("from_edge", 1).do("send", "arthur").do("end_step").do("end_step")
    camp.until("siege-turn")
    board, s = camp.s.board, camp.s
    zones = {name: board.groups[board.group_of[camp.unit(name)]] for name in ("robert", "arthur")}
    assert (zones["robert"].map_side, zones["arthur"].map_side) == (3, 1)
    assert s.mount[camp.unit("roger")] == own_horse(camp.unit("roger"))
    assert s.active == OUTSIDE and s.round == 1 and not s.field.gate_open
    assert board.exits[OUTSIDE] == [1, 2, 3, 4] and board.exits[WITHIN] == []
    assert s.ammo[camp.unit("stephanos")] == 4
    assert s.markers == camp.log.ground and len(s.markers) == 1  # the damage is laid out
    assert s.where[camp.unit("serlon")] != COMING


@pytest.mark.rule("GU-11.19")
@pytest.mark.rule("GU-11.44")
def test_gu_11_44_a_building_without_defenders_is_taken_at_once() -> None:
    camp = Camp("church").begin().day().storm()
    for u in list(camp.s.board.side_units[WITHIN]):
        assert not is_taken(camp.s)
        camp.slay(u)
    assert is_taken(camp.s)
    camp.do("go_on").until("siege-turn")
    assert camp.s.winner == OUTSIDE and camp.s.over


@pytest.mark.rule("GU-11.20")
@pytest.mark.rule("GU-11.64")
def test_gu_11_20_walls_between_all_enemies_end_a_storm_after_five_rounds() -> None:
    camp = Camp().begin().day().storm("robert", "roger")
    camp.put("robert", "K1")
    top = camp.s.top
    assert isinstance(top, Fight) and is_separated(camp.s)
    camp.log.quiet = 9
    assert not top.is_ended(camp.s)
    camp.log.quiet = 10
    assert top.is_ended(camp.s)
    camp.s.machines.append(
        [LADDER, 0, 2, camp.s.field.grid.find("K4"), camp.s.field.grid.find("K5"), 1]
    )
    assert not is_separated(camp.s)
    camp.s.machines.clear()
    lay_marker(camp.s, camp.s.field.grid.find("O11"), GATE_OPEN)
    assert not is_separated(camp.s) and not top.is_ended(camp.s)
    out = camp.s.board.side_units[WITHIN][0]
    camp.put(out, "O14")
    assert cut_off(camp.s, WITHIN) == []  # through the open gate
    camp.put("robert", "O12")
    assert cut_off(camp.s, WITHIN) == [out]  # past Robert nobody gets in without a check
    close_action(camp.s)
    assert camp.log.state[out] == TAKEN


@pytest.mark.rule("GU-11.21")
@pytest.mark.rule("GU-11.24")
@pytest.mark.rule("GU-11.56")
def test_gu_11_21_a_lost_part_costs_half_of_the_supplies() -> None:
    camp = Camp("farm").begin().keep(WITHIN, 3)
    camp.log.last_day = 6
    camp.day().storm()
    men = [u for u in camp.s.board.side_units[WITHIN] if camp.s.where[u] == ON_MAP]
    for u, place in zip(men, ("D9", "E9", "D10"), strict=True):
        camp.put(u, place)
    assert all_in_refuge(camp.s) and may_end(camp.s, OUTSIDE) and not may_end(camp.s, WITHIN)
    camp.put("khaled", "I9").put("shakil", "F9")  # the barn; the hall is contested
    camp.do("end_action")
    assert camp.log.held == [WITHIN, OUTSIDE, WITHIN, WITHIN]
    assert (camp.log.last_day, camp.log.captured) == (6 - 2, 2)  # five days were left
    assert camp.log.inside == [camp.unit("khaled")]
    assert camp.log.action == 0 and len(camp.s.board.units) == 0
    camp.do("end_step").day().do("storm").do("from_edge", 3).do("send", "shakil").do("end_step")
    camp.do("end_step").until("siege-places").do("end_step").until("siege-send")
    assert camp.s.to_move() == OUTSIDE  # the defenders were cornered: anybody begins anywhere else
    theirs = part_hexes(camp.s.board, camp.log, WITHIN)
    outdoors = camp.s.field.grid.find("X1")
    assert outdoors in camp.log.zone and not set(theirs) & set(camp.log.zone)
    assert not any(under_fire(camp.s, OUTSIDE, h) for h in camp.log.zone)
    camp.do("send", "khaled").do("ride", "ibn_al_thumna").do("end_step").until("siege-side")
    assert camp.s.at[camp.unit("khaled")] in camp.log.zone
    assert camp.s.at[camp.unit("ibn_al_thumna")] in camp.log.zone


@pytest.mark.rule("GU-11.45")
@pytest.mark.rule("GU-R.134")
def test_gu_11_45_equipment_comes_to_a_storm_and_may_be_lost() -> None:
    camp = Camp().begin()
    camp.log.gear[OUTSIDE] = [5, 6, 3, 0]
    camp.day().storm()
    counts = camp.log.brought[OUTSIDE]
    assert counts[GRAPNELS] == 4 and counts[LADDERS] == 4 and counts[THROWERS] == 2
    stones = [x for x in camp.s.machines if x[0] == 3]
    rows = camp.s.field.rows
    assert all(x[3] // 24 >= rows - 2 for x in stones)  # the two outermost rows of the south
    camp.s.machines.remove(stones[0])
    inside = camp.s.field.grid.find("M10")
    ladders = [i for i, x in enumerate(camp.s.machines) if x[0] == LADDER]
    camp.s.machines[ladders[0]] = [LADDER, 0, LYING, inside, inside + 1, 1]
    close_action(camp.s)
    assert camp.log.gear[OUTSIDE] == [5, 5, 2, 0]
    assert camp.log.gear[WITHIN][LADDERS] == 1  # it lies in the court


@pytest.mark.rule("GU-11.60")
def test_gu_11_60_a_dead_horse_is_lost_and_the_garrison_rides_in_the_court_only() -> None:
    camp = Camp().begin().day().do("storm").do("from_edge", 3).do("ride", "robert").do("end_step")
    assert camp.s.to_move() == WITHIN and camp.offers() == {"ride", "end_step"}
    camp.do("ride", "leon").do("end_step").until("siege-side").do("end_step").until("siege-turn")
    court = camp.s.field.regions["castle_court"]
    assert camp.s.at[camp.unit("leon")] in court and camp.s.rear[camp.unit("leon")] in court
    camp.s.horse[own_horse(camp.unit("robert"))] = HORSE_DEAD
    close_action(camp.s)
    assert camp.log.walks == [camp.unit("robert")]
    church = Camp("church").begin().day().do("storm").do("from_edge", 3).do("send", "milo")
    assert church.do("end_step").prompt == "set-up"  # nobody rides in a church


@pytest.mark.rule("GU-R.234")
def test_gu_r_234_who_finds_no_room_inside_takes_no_part() -> None:
    camp = Camp().begin()
    camp.log.held = [OUTSIDE, OUTSIDE, WITHIN]
    camp.day().storm("robert")
    tower = len(camp.s.field.regions["tower"])
    assert len(camp.s.board.side_units[WITHIN]) == min(tower, 15) < 15


@pytest.mark.rule("GU-11.59")
def test_gu_11_59_an_action_ends_with_its_last_round_or_by_agreement() -> None:
    camp = Camp("church").begin().day().storm()
    camp.do("offer_end")
    assert camp.s.to_move() == WITHIN
    camp.do("agree")
    assert camp.log.action == 0 and camp.prompt == "siege-day"
    late = Camp("church").begin().day().storm()
    late.s.turn, late.s.round, late.s.active = 58, 29, WITHIN
    assert late.s.board.rounds == 30
    late.idle_turn()
    assert late.s.round == 30 and late.log.action
    late.idle_turn().idle_turn()
    assert late.log.action == 0 and late.prompt == "siege-day"


@pytest.mark.rule("GU-11.25")
@pytest.mark.rule("GU-11.57")
def test_gu_11_25_a_third_of_all_and_half_of_each_type_raid() -> None:
    camp = Camp().begin().day(10, 1).do("raid")
    camp.do("send", "okeanos").do("send", "nikolaos")  # four hoplites: two of them
    assert camp.refusal("send", "andronikos").rule == "GU-11.25"
    assert camp.refusal("send", "leon").rule == "GU-11.25"  # half of one is nobody
    camp.do("send", "milo").do("send", "alexio").do("send", "stephanos")
    assert camp.s.to_move() == OUTSIDE  # five of fifteen
    camp.do("everybody")
    assert len([row for row in camp.log.sent if camp.log.side[row[0]] == OUTSIDE]) == 16
    few = Camp("church").begin().keep(WITHIN, 2).day(10, 1)
    assert few.refusal("run").rule == "GU-11.57"


def raid(camp: Camp) -> Camp:
    """A raid up to its first turn: five men against half of the camp."""
    camp.day(10, 1).do("raid").do("everybody")
    return camp.do("everybody").until("siege-turn")


@pytest.mark.rule("GU-11.26")
@pytest.mark.rule("GU-11.28")
@pytest.mark.rule("GU-11.50")
def test_gu_11_28_burnt_tents_cost_the_besieger_days() -> None:
    camp = Camp("farm").begin()
    camp.log.gear[OUTSIDE] = [0, 3, 1, 0]
    raid(camp)
    s = camp.s
    assert s.active == WITHIN and s.board.exits[WITHIN] == [1, 2, 3, 4]
    lying = [x for x in s.machines if x[0] == LADDER]
    assert len(lying) == 2 and all(x[2] == LYING for x in lying)
    archers = [u for u in s.board.side_units[WITHIN] if s.board.roster.weapon[u] >= 3]
    assert all(s.ammo[u] == 6 for u in archers)
    tents = [h for h in range(s.field.hexes) if s.field.tent[h]]
    for h in tents[:12]:
        lay_marker(s, h, TENT_BURNT)
    close_action(s)
    assert camp.log.idle == 1 + 2 and camp.log.gear[OUTSIDE][LADDERS] == 3
    free = Camp().begin()
    free.log.idle = 1
    free.day()
    assert free.refusal("build").rule == "GU-11.28" and "negotiate" in free.offers()


@pytest.mark.rule("GU-11.65")
@pytest.mark.rule("GU-R.235")
def test_gu_11_65_stunned_raiders_are_taken_when_the_others_are_gone() -> None:
    camp = raid(Camp().begin())
    raiders = list(camp.s.board.side_units[WITHIN])
    camp.put(raiders[0], "A1")
    camp.s.health[raiders[0]] = STUNNED
    for u in raiders[1:]:
        camp.s.where[u] = LEFT
    top = camp.s.top
    assert isinstance(top, Fight) and top.is_ended(camp.s)
    close_action(camp.s)
    assert camp.log.state[raiders[0]] == TAKEN and camp.log.state[raiders[1]] == FIT
    nobody = Camp().begin().day(10, 1).do("raid").do("end_step")
    assert nobody.log.action == 0 and nobody.log.day == 1  # GU-11.42: he has chosen no action
    assert nobody.prompt == "siege-day" and nobody.log.initiative == OUTSIDE


@pytest.mark.rule("GU-11.4")
@pytest.mark.rule("GU-11.29")
@pytest.mark.rule("GU-11.30")
@pytest.mark.rule("GU-11.32")
@pytest.mark.rule("GU-11.51")
@pytest.mark.rule("GU-11.66")
@pytest.mark.rule("GU-R.56")
@pytest.mark.rule("GU-R.107")
def test_gu_11_29_runners_lead_pack_horses_past_a_patrol() -> None:
    camp = Camp().begin().day(10, 1).do("run")
    assert camp.refusal("from_edge", 1).rule == "GU-11.29"
    camp.do("from_edge", 4).roll(4).do("send", "okeanos").do("ride", "leon").do("end_step")
    assert camp.s.to_move() == OUTSIDE and camp.refusal("from_edge", 4).rule == "GU-11.29"
    camp.do("from_edge", 2)
    for name in ("olivier", "alphonse"):
        camp.do("send", name)
    assert camp.refusal("send", "aubert").rule == "GU-11.30"
    for name in ("robert", "roger"):
        camp.do("ride", name)
    assert camp.refusal("ride", "arthur").rule == "GU-11.60"
    camp.do("everybody").until("siege-turn")
    s = camp.s
    assert len(s.board.side_units[OUTSIDE]) == 8 and s.active == WITHIN
    led = [s.leader[UNITS + k] for k in range(5)]
    assert led.count(camp.unit("okeanos")) == 3 and led.count(camp.unit("leon")) == 1
    assert led[4] == -1  # four horses
    assert movement_points(s, camp.unit("robert")) == 6 and trait(s, camp.unit("robert"), FRESH)
    s.horse[UNITS] = s.horse[UNITS + 2] = LED_OFF + 2
    s.horse[UNITS + 1] = LED_OFF + 4
    last = camp.log.last_day
    close_action(s)
    assert camp.log.last_day == last + 2  # those that left where they came in do not count


@pytest.mark.rule("GU-11.31")
def test_gu_11_31_further_patrols_come_more_and_more_often() -> None:
    camp = Camp().begin().day(10, 1).do("run").do("from_edge", 4).roll(1).do("send", "okeanos")
    camp.do("end_step").do("from_edge", 2).do("send", "robert").do("end_step").until("siege-turn")
    camp.idle_turn().roll(2)  # at most 1 in the first turn
    assert camp.prompt == "siege-turn" and len(camp.s.board.side_units[OUTSIDE]) == 1
    camp.idle_turn().idle_turn().roll(3).do("from_edge", 4).do("send", "roger").do("end_step")
    assert len(camp.s.board.side_units[OUTSIDE]) == 2 and trait(camp.s, camp.unit("roger"), FRESH)
    camp.idle_turn().idle_turn().roll(6)  # at most 5 in the third
    assert camp.prompt == "siege-turn"


@pytest.mark.rule("GU-11.33")
@pytest.mark.rule("GU-11.34")
@pytest.mark.rule("GU-11.52")
def test_gu_11_33_both_sides_fight_one_open_battle_in_the_middle_of_the_maps() -> None:
    camp = Camp("church").begin().day(10, 1).do("battle").do("from_edge", 4)
    camp.do("everybody").do("everybody").until("siege-turn")
    s = camp.s
    rows = {int(label[1:]) for label in labels(camp, WITHIN) | labels(camp, OUTSIDE)}
    assert min(rows) >= 14 and max(rows) <= 24
    assert {label[0] for label in labels(camp, WITHIN)} <= set("ABCDE")
    assert {label[0] for label in labels(camp, OUTSIDE)} <= set("TUVWX")
    assert s.board.exits[WITHIN] == [4] and s.board.exits[OUTSIDE] == [2] and s.active == OUTSIDE
    assert s.field.closed[s.field.grid.find("K13")] and not s.field.closed[s.field.grid.find("K14")]
    assert camp.log.battle_done
    for u in s.board.side_units[OUTSIDE]:
        camp.slay(u)
        s.where[u] = LEFT  # they have withdrawn
    camp.do("go_on")
    assert camp.s.winner == WITHIN
    again = Camp("church").begin()
    again.log.battle_done = True
    assert again.day(10, 1).refusal("battle").rule == "GU-11.33"


@pytest.mark.rule("GU-11.62")
@pytest.mark.rule("GU-R.106")
def test_gu_11_62_the_relief_army_fights_with_the_garrison() -> None:
    camp = Camp("church").begin().event(19).do("buy", "bohemond").do("end_step")
    assert camp.prompt == "siege-side" and not camp.log.battle_done
    camp.do("from_edge", 2).do("everybody").do("everybody").until("siege-turn")
    assert camp.unit("bohemond") in camp.s.board.side_units[WITHIN]
    assert camp.unit("romaric") in camp.s.board.side_units[WITHIN]
    assert camp.log.relief == [camp.unit("bohemond")]


@pytest.mark.rule("GU-11.49")
def test_gu_11_49_the_new_besieged_attacks_the_tower_out_of_turn() -> None:
    camp = Camp().begin()
    camp.log.held = [OUTSIDE, OUTSIDE, WITHIN]
    camp.event(19).do("end_step").do("withdraw")
    camp.log.gear[WITHIN][THROWERS] = 1
    camp.day().do("batter").do("end_step")
    assert camp.prompt == "siege-tower" and camp.s.to_move() == OUTSIDE
    camp.do("storm").until("siege-turn")
    s = camp.s
    tower = s.field.regions["tower"]
    assert all(s.at[u] in tower for u in s.board.side_units[WITHIN])
    posted = [s.at[u] for u in s.board.side_units[OUTSIDE]]
    ours = part_hexes(s.board, camp.log, OUTSIDE)
    assert posted and set(posted) <= set(camp.log.zone) < set(ours)
    assert not any(under_fire(s, OUTSIDE, h) for h in posted)  # GU-11.56
    assert s.active == OUTSIDE and s.board.exits == [[], []]
    assert not any(s.where[u] == COMING for u in s.board.units)
    camp.do("end_action")
    assert camp.prompt == "siege-day" and camp.log.held == [OUTSIDE, OUTSIDE, WITHIN]


def test_pr_24_wounds_of_a_fight_go_into_the_log() -> None:
    camp = Camp("church").begin().day().storm()
    dead, hurt, felled = list(camp.s.board.side_units[WITHIN])[:3]
    camp.slay(dead)
    camp.s.health[hurt], camp.s.health[felled] = WOUNDED, STUNNED
    close_action(camp.s)
    assert [camp.log.state[u] for u in (dead, hurt, felled)] == [KILLED, HURT, FIT]
    assert camp.log.hurt == [hurt] and camp.s.round == 0 and len(camp.s.board.units) == 0


def idle_step(camp: Camp, prompt: str) -> Camp:
    """Nobody does anything until this question comes."""
    while camp.prompt != prompt:
        seat = camp.s.to_move()
        ends = [a for a in camp.s.legal(seat) if a.verb in ("end_step", "stop", "pass", "go_on")]
        camp.s.play_trusted(seat, ends[0])
    return camp


@pytest.mark.rule("GU-11.27")
@pytest.mark.rule("GU-R.236")
def test_gu_11_27_archers_side_by_side_pass_arrows_on_in_a_whole_turn() -> None:
    camp = Camp().begin()
    roster = camp.s.board.roster
    kind = roster.code[camp.unit("stephanos")]
    spare = [
        u for u in range(len(roster.code)) if roster.code[u] == kind and u not in camp.men(WITHIN)
    ]
    for u in spare[:2]:  # so that half of them are two
        join(camp.s, u, WITHIN)
    camp.day(10, 1).do("raid").do("send", "stephanos").do("send", "petros").do("send", "milo")
    camp.do("end_step").do("everybody").until("siege-turn")
    for u in camp.s.board.side_units[OUTSIDE]:
        if u != camp.unit("robert"):
            camp.slay(u)
    camp.put("robert", "X16").put("stephanos", "B2").put("petros", "D2").put("milo", "A1")
    idle_step(camp.do("go_on"), "move-unit")
    assert camp.refusal("pass_arrows", "stephanos", 1).key == "archers-apart"
    camp.put("petros", "C2").put("milo", "A2")
    assert camp.refusal("pass_arrows", "stephanos", 5).key == "archers-apart"  # milo is no archer
    camp.do("pass_arrows", "stephanos", 1)
    assert [camp.refusal("move", name).rule for name in ("stephanos", "petros")] == ["GU-4.10"] * 2
    assert camp.s.ammo[camp.unit("petros")] == 6  # not before the turn ends
    idle_step(camp, "siege-turn")
    assert [camp.s.ammo[camp.unit(name)] for name in ("stephanos", "petros")] == [0, 12]
    idle_step(camp.idle_turn().do("go_on"), "move-unit").do("pass_arrows", "petros", 4)
    camp.s.health[camp.unit("stephanos")] = STUNNED  # one of them was struck down
    idle_step(camp, "siege-turn")
    assert camp.s.ammo[camp.unit("petros")] == 12
    storm = Camp().begin().day().storm("olivier", "alphonse").put("olivier", "B2")
    storm.put("alphonse", "C2")
    idle_step(storm.do("go_on"), "move-unit")
    assert storm.refusal("pass_arrows", "olivier", 1).key == "no-arrows-to-pass"  # in a raid only


@pytest.mark.rule("GU-11.60")
def test_gu_11_60_a_horse_in_the_hands_of_an_enemy_is_lost() -> None:
    camp = Camp("church").begin().day(10, 1).do("battle").do("from_edge", 4)
    camp.do("everybody").do("everybody").until("siege-turn")
    s, romaric, theophilos = camp.s, camp.unit("romaric"), camp.unit("theophilos")
    s.leader[own_horse(romaric)] = camp.unit("milo")
    s.leader[own_horse(theophilos)] = theophilos  # his own man leads it
    camp.do("offer_end").do("agree")
    assert camp.log.walks == [romaric]


@pytest.mark.rule("GU-11.46")
def test_gu_11_46_attackers_stay_in_held_parts_or_go_back_to_the_camp() -> None:
    camp = Camp("farm").begin().day().storm()
    barn = [camp.s.field.grid.label(h) for h in camp.s.field.regions["farm_barn"]]
    for u in list(camp.s.board.side_units[WITHIN]):
        if camp.s.at[u] in camp.s.field.regions["farm_barn"]:
            camp.slay(u)
    camp.put("khaled", barn[0]).put("shakil", "A1")
    assert not may_end(camp.s, OUTSIDE)  # somebody is on the map
    gone = Camp("farm").begin().day().storm()
    assert may_end(gone.s, OUTSIDE) and not may_end(gone.s, WITHIN)
    assert "leave" not in gone.offers() and gone.s.board.exits[WITHIN] == []
    camp.do("offer_end").do("agree")
    assert camp.log.inside == [camp.unit("khaled")]
    assert camp.unit("shakil") in camp.men(OUTSIDE)


@pytest.mark.rule("GU-11.62")
def test_gu_11_62_what_is_left_of_the_relief_army_goes_into_the_fortress() -> None:
    camp = Camp("church").begin().event(19).do("buy", "bohemond").do("end_step")
    last, before = camp.log.last_day, len(camp.men(WITHIN))
    assert camp.offers() == {"from_edge"}  # nobody declines the battle
    camp.do("from_edge", 2).do("everybody").do("everybody").until("siege-turn")
    for u in list(camp.s.board.side_units[WITHIN]):
        camp.slay(u)
        camp.s.where[u] = LEFT  # they have withdrawn
    camp.do("go_on")
    assert camp.s.winner == -1 and camp.log.day == 2 and not camp.log.battle_done
    assert len(camp.men(WITHIN)) == before and camp.log.last_day == last
    camp.day().do("storm").do("from_edge", 3).do("send", "milo").do("end_step")
    assert camp.unit("bohemond") in camp.s.board.side_units[WITHIN]

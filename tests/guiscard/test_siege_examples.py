"""Chapter 11 at its limits: examples worked out by hand from the text."""

from __future__ import annotations

import pytest
from guiscard.camp import OUTSIDE, WITHIN, Camp

from tafelrunde.games.guiscard.campaign.fight import Fight
from tafelrunde.games.guiscard.campaign.market import stock
from tafelrunde.games.guiscard.campaign.opening import close_action
from tafelrunde.games.guiscard.campaign.ways import cut_off
from tafelrunde.games.guiscard.campaign.works import bonus_of_walls, marks
from tafelrunde.games.guiscard.field.markers import GATE_OPEN, PALISADE_PULLED
from tafelrunde.games.guiscard.files.actions import part_hexes
from tafelrunde.games.guiscard.files.roster import UNITS, own_horse
from tafelrunde.games.guiscard.files.siege_log import (
    FIT,
    HURT,
    KILLED,
    LADDERS,
    TAKEN,
    THROWERS,
)
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.pieces.placing import drop
from tafelrunde.games.guiscard.scenarios.parley import may_end
from tafelrunde.games.guiscard.state import LADDER, LED_OFF, LEFT, ON_MAP, RIDERLESS, STUNNED

pytestmark = pytest.mark.both


def label(camp: Camp, name: str) -> str:
    return camp.s.field.grid.label(camp.s.at[camp.unit(name)])


def runners(camp: Camp) -> Camp:
    """Okeanos runs with two horses from the west; Robert alone is the patrol."""
    camp.day(10, 1).do("run").do("from_edge", 4).roll(2).do("send", "okeanos").do("end_step")
    return camp.do("from_edge", 2).do("send", "robert").do("end_step").until("siege-turn")


@pytest.mark.rule("GU-11.51")
def test_gu_11_51_runners_whom_nobody_meets_still_have_to_cross_the_map() -> None:
    camp = runners(Camp().begin())
    camp.slay(camp.unit("robert"))
    camp.put("okeanos", "B2").idle_turn().roll(10)
    assert camp.log.action and camp.prompt == "siege-turn"  # no patrol is left, the run goes on
    camp.idle_turn()
    camp.s.horse[UNITS] = camp.s.horse[UNITS + 1] = LED_OFF + 2
    camp.s.where[camp.unit("okeanos")] = LEFT
    last = camp.log.last_day
    camp.do("go_on")
    assert camp.log.action == 0 and camp.log.last_day == last + 2


@pytest.mark.rule("GU-11.30")
@pytest.mark.rule("GU-11.51")
def test_gu_11_30_without_a_patrol_the_run_goes_on() -> None:
    camp = Camp().begin().day(10, 1).do("run").do("from_edge", 4).roll(2).do("send", "okeanos")
    camp.do("end_step").do("from_edge", 2).do("end_step").until("siege-turn")
    camp.idle_turn()
    assert camp.log.action and not camp.s.board.side_units[OUTSIDE]


def outside_the_gate(place: str, foe: str) -> tuple[Camp, int]:
    """The gate is open, one defender stands before the castle, Robert somewhere near."""
    camp = Camp().begin().day().storm("robert", "roger")
    lay_marker(camp.s, camp.s.field.grid.find("O11"), GATE_OPEN)
    out = camp.s.board.side_units[WITHIN][0]
    camp.put(out, place).put("robert", foe)
    return camp, out


@pytest.mark.rule("GU-11.20")
def test_gu_11_20_whoever_could_only_go_round_an_enemy_is_cut_off() -> None:
    # M14 to O11: the shortest ways lead over N12 or O13 and O12; P12 strikes at both O12 and P11
    near, out = outside_the_gate("O13", "A1")
    assert cut_off(near.s, WITHIN) == []
    near.put("robert", "P12")
    assert cut_off(near.s, WITHIN) == [out]


@pytest.mark.rule("GU-11.19")
@pytest.mark.rule("GU-11.46")
def test_gu_11_46_nobody_is_taken_when_all_attackers_have_left() -> None:
    camp = Camp().begin().day().storm("robert")
    out = camp.s.board.side_units[WITHIN][0]
    camp.put(out, "O14")  # the gate is closed: there is no way in
    assert cut_off(camp.s, WITHIN) == [out]
    camp.do("end_action")
    assert camp.log.state[out] == FIT
    paused = Camp().begin().day().storm("robert").put("robert", "A1")
    paused.put(out, "O14").do("offer_end").do("agree")  # GU-11.59: tested as in a pause
    assert paused.log.state[out] == TAKEN


@pytest.mark.rule("GU-11.15")
@pytest.mark.rule("GU-11.44")
def test_gu_11_44_a_palisade_that_was_pulled_down_is_a_breach_and_a_gap() -> None:
    camp = Camp().begin().day().storm("robert")
    assert bonus_of_walls(camp.s) == 0
    m4 = camp.s.field.grid.find("M4")
    lay_marker(camp.s, m4, PALISADE_PULLED)
    camp.do("end_action")
    assert camp.log.damage == {} and bonus_of_walls(camp.s) == 1
    names = {camp.s.field.grid.label(h) for h in marks(camp.s)}
    assert {"L7", "M7", "N7"} <= names  # at 3, 3 and 3 hexes from M4
    assert not {"L8", "M9", "N8"} & names
    assert m4 in marks(camp.s)  # GU-9.38: its walk still stands


@pytest.mark.rule("GU-11.16")
@pytest.mark.rule("GU-11.70")
def test_gu_11_70_men_inside_keep_their_places_or_move_within_their_parts() -> None:
    camp = Camp().begin().day().storm("robert", "roger", "arthur")
    s = camp.s
    for u in list(s.board.side_units[WITHIN]):
        if s.at[u] in s.field.regions["castle_court"]:
            camp.slay(u)
    stelios = next(u for u in s.board.side_units[WITHIN] if s.where[u] == ON_MAP)
    camp.put(stelios, "I7").put("robert", "M10").put("roger", "N10").put("arthur", "A1")
    camp.s.health[camp.unit("roger")] = STUNNED  # he wakes up where he lies
    camp.do("offer_end").do("agree")
    assert camp.log.held == [WITHIN, OUTSIDE, WITHIN]
    assert camp.log.inside == [camp.unit("robert"), camp.unit("roger")]
    camp.do("end_step").day().do("storm").do("from_edge", 3).do("send", "arthur").do("end_step")
    assert camp.prompt == "siege-places" and camp.s.to_move() == WITHIN  # the besieged first
    camp.do("end_step")
    assert s.field.grid.label(camp.s.at[stelios]) == "I7"
    camp.until("siege-places")
    assert camp.s.to_move() == OUTSIDE
    assert camp.refusal("place", "arthur").rule == "GU-11.70"
    camp.do("place", "roger").do("end_step")
    assert label(camp, "robert") == "M10" and camp.prompt == "set-up"
    camp.do("place", "roger")
    offered = {a.args[0] for a in camp.s.legal(OUTSIDE)}
    court = set(part_hexes(camp.s.board, camp.log, OUTSIDE))
    assert offered == {h for h in court if camp.s.grid[h] == -1}  # under fire or not


@pytest.mark.rule("GU-11.54")
def test_gu_11_54_men_let_in_are_placed_before_anybody_else() -> None:
    camp = Camp().begin().event(13).do("storm").do("send", "jacques").do("end_step")
    assert camp.prompt == "set-up" and camp.s.to_move() == OUTSIDE
    camp.do("place", "jacques").do("at", "M10")
    assert camp.prompt == "siege-side" and camp.s.field.gate_open
    camp.do("from_edge", 3).do("send", "robert").do("end_step").do("end_step")
    assert camp.prompt == "set-up" and camp.s.to_move() == WITHIN
    camp.until("siege-side")
    assert label(camp, "jacques") == "M10"


@pytest.mark.rule("GU-11.11")
@pytest.mark.rule("GU-11.38")
@pytest.mark.parametrize(("days", "done"), [(4, False), (5, True), (6, True)])
def test_gu_11_38_an_engineer_finishes_a_thrower_after_five_days(days: int, done: bool) -> None:
    camp = Camp().begin()
    camp.log.projects = [[THROWERS, days], [LADDERS, 1]]
    camp.event(10).roll(1, 10)
    assert camp.log.gear[OUTSIDE] == [0, 0, 1 if done else 0, 0]
    assert ("batter" in camp.offers()) == done  # today
    assert len(camp.log.projects) == (1 if done else 2)


@pytest.mark.rule("GU-11.60")
def test_gu_11_60_a_horse_that_an_enemy_led_off_the_map_is_lost() -> None:
    camp = Camp().begin().day().storm("jacques")
    s, leon = camp.s, camp.unit("leon")
    camp.put("jacques", "A8")
    horse = own_horse(leon)
    s.horse[horse], s.leader[horse] = RIDERLESS, camp.unit("jacques")
    s.horse_at[horse], s.horse_rear[horse] = s.field.grid.find("A9"), s.field.grid.find("A10")
    camp.do("go_on")
    while camp.prompt != "move-unit":
        camp.do("end_step")
    camp.do("move", "jacques").do("leave", 4)
    assert camp.log.walks == [leon]


@pytest.mark.rule("GU-11.26")
def test_gu_11_26_the_besieger_lays_his_ladders_where_he_likes() -> None:
    camp = Camp().begin()
    camp.log.gear[OUTSIDE] = [1, 3, 0, 0]
    camp.day(10, 1).do("raid").do("everybody").do("everybody").until("siege-ladder")
    assert camp.refusal("site", "A5").rule == "GU-11.26"  # deep water
    camp.do("site", "B13")
    assert camp.refusal("at", "D13").rule == "GU-11.26"  # not beside it
    camp.do("at", "C13")
    assert camp.refusal("site", "B13").rule == "GU-11.26"
    camp.do("site", "F2").do("at", "G2")
    assert camp.prompt == "siege-turn"  # two of three
    find = camp.s.field.grid.find
    ends = [sorted(x[3:5]) for x in camp.s.machines if x[0] == LADDER]
    assert ends == [sorted([find("B13"), find("C13")]), sorted([find("F2"), find("G2")])]
    camp.s.machines.pop()  # it burns
    camp.do("offer_end").do("agree")
    assert camp.log.gear[OUTSIDE][LADDERS] == 2


@pytest.mark.rule("GU-R.237")
@pytest.mark.rule("GU-R.235")
def test_gu_r_237_the_camp_is_not_left_empty() -> None:
    camp = Camp().begin().day(10, 1).do("raid").do("send", "okeanos").do("end_step")
    assert camp.s.to_move() == OUTSIDE
    assert camp.refusal("end_step").rule == "GU-R.237"
    camp.do("send", "robert").do("end_step")
    assert camp.prompt == "set-up"
    run = Camp().begin().day(10, 1).do("run").do("from_edge", 4).roll(6).do("end_step")
    assert run.prompt == "siege-day" and run.log.day == 1  # nobody ran: no action was chosen


@pytest.mark.rule("GU-11.23")
@pytest.mark.rule("GU-11.48")
@pytest.mark.rule("GU-11.61")
def test_gu_11_23_a_former_besieger_has_his_throwers_in_the_court() -> None:
    camp = Camp().begin()
    camp.log.held = [OUTSIDE, OUTSIDE, WITHIN]
    camp.log.gear[OUTSIDE] = [6, 6, 3, 0]
    camp.event(19).do("buy", "niketas").do("end_step").do("withdraw")
    assert camp.log.gear[OUTSIDE] == [4, 4, 2, 0]  # as far as there are counters
    camp.day().do("storm").do("from_edge", 3)
    assert camp.refusal("send", "leon").rule == "GU-11.16"  # GU-11.48: he is in the tower
    camp.do("send", "niketas").do("end_step").until("siege-turn")
    s = camp.s
    stones = [x for x in s.machines if x[0] == 3]
    court = s.field.regions["castle_court"]
    assert stones and all(x[1] == OUTSIDE and x[3] in court and x[4] in court for x in stones)
    tower = s.field.regions["tower"]
    assert all(s.at[u] in tower for u in s.board.side_units[WITHIN] if u != camp.unit("niketas"))
    out = Camp().begin()
    out.log.held = [OUTSIDE, OUTSIDE, WITHIN]
    out.event(19).do("end_step").do("withdraw")
    out.log.gear[WITHIN][THROWERS] = 1
    out.day().do("batter").do("end_step").do("storm").until("siege-turn")
    archers = [u for u in out.s.board.units if out.s.board.roster.weapon[u] >= 3]
    assert archers and all(out.s.ammo[u] == 4 for u in archers)  # a storm too


@pytest.mark.rule("GU-11.38")
@pytest.mark.parametrize("total", [7, 8, 9, 19, 20, 21])
def test_gu_11_38_events_on_the_table(total: int) -> None:
    camp = Camp().begin().event(total)
    assert camp.log.used == ([] if total == 21 else [total])
    assert camp.log.event == (0 if total == 21 else total)


@pytest.mark.rule("GU-11.41")
@pytest.mark.rule("GU-11.39")
def test_gu_11_41_a_man_who_is_due_on_a_skipped_day_is_healthy_after_it() -> None:
    camp = Camp().begin()
    u = camp.unit("robert")
    camp.log.state[u], camp.log.heals[u] = HURT, 3
    camp.event(12).roll(1, 10)  # day 1 becomes day 5
    assert camp.log.day == 5 and camp.log.state[u] == FIT
    last = Camp().begin()
    last.log.last_day = 4
    assert last.event(12).s.winner == OUTSIDE  # day 5 is beyond the supplies
    just = Camp().begin()
    just.log.last_day = 5
    assert just.event(12).s.winner == -1


@pytest.mark.rule("GU-11.38")
@pytest.mark.parametrize(("roll", "state"), [(3, FIT), (4, HURT), (6, HURT), (7, KILLED)])
def test_gu_11_38_the_assassin(roll: int, state: int) -> None:
    camp = Camp().begin().event(17).roll(roll)
    assert camp.log.state[camp.unit("robert")] == state


@pytest.mark.rule("GU-11.38")
@pytest.mark.parametrize(("roll", "left"), [(5, 2), (6, 1)])
def test_gu_11_38_the_saboteur(roll: int, left: int) -> None:
    camp = Camp().begin()
    camp.log.gear[OUTSIDE][THROWERS] = 2
    assert camp.event(16).roll(roll).log.gear[OUTSIDE][THROWERS] == left


@pytest.mark.rule("GU-11.54")
@pytest.mark.parametrize(("last", "day"), [(18, 1), (17, 2)])
def test_gu_11_54_refugees_eat_a_day_when_men_exceed_the_days_left(last: int, day: int) -> None:
    camp = Camp().begin()
    camp.log.last_day = last
    camp.event(14).roll(2)  # 17 besieged against 17 or 16 days
    assert len(camp.men(WITHIN)) == 17 and camp.log.day == day


@pytest.mark.rule("GU-11.55")
@pytest.mark.parametrize(
    ("throwers", "roll", "level", "left"),
    [(1, 8, 0, 1), (1, 9, 1, 1), (3, 7, 1, 3), (4, 2, 0, 3), (5, 6, 1, 5), (5, 1, 0, 4)],
)
def test_gu_11_55_column_e_at_the_farm(throwers: int, roll: int, level: int, left: int) -> None:
    camp = Camp("farm").begin()
    camp.log.gear[OUTSIDE][THROWERS] = throwers
    camp.day().do("batter")
    for _ in range(throwers):
        camp.do("bombard", "D9")
    camp.roll(roll)
    assert camp.log.damage.get(camp.s.field.grid.find("D9"), 0) == level
    assert camp.log.gear[OUTSIDE][THROWERS] == left
    assert camp.log.ground == []  # one of two levels


@pytest.mark.rule("GU-11.12")
def test_gu_11_12_the_tower_falls_to_the_fourth_hit() -> None:
    camp = Camp().begin()
    h = camp.s.field.grid.find("L7")
    camp.log.gear[OUTSIDE][THROWERS] = 1
    camp.log.damage = {camp.s.field.grid.find("I7"): 1, h: 2}
    for day, ruins in ((1, 0), (2, 1)):
        camp.day().do("batter").do("bombard", "L7").roll(10).do("end_step")
        assert camp.log.damage[h] == 2 + day and len(camp.log.ground) == ruins
    camp.day().do("batter")
    assert camp.refusal("bombard", "L7").rule == "GU-11.55"


@pytest.mark.rule("GU-11.36")
@pytest.mark.parametrize(
    ("outside", "within", "walls", "chance"),
    [
        (29, 15, 0, 0),
        (30, 15, 0, 0),
        (30, 15, 1, 1),
        (33, 11, 0, 1),
        (33, 11, 1, 2),
        (33, 11, 3, 4),
    ],
)
def test_gu_11_36_the_chance_of_a_negotiation(
    outside: int, within: int, walls: int, chance: int
) -> None:
    from tafelrunde.games.guiscard.campaign.choices import chance_of_surrender

    camp = Camp().keep(OUTSIDE, outside).keep(WITHIN, within).begin()
    if walls:
        camp.log.damage[camp.s.field.grid.find("I7")] = 1
    if walls == 3:
        camp.log.held[0] = OUTSIDE
        camp.log.damage[camp.s.field.grid.find("M7")] = 4
    assert chance_of_surrender(camp.s) == chance


@pytest.mark.rule("GU-11.31")
@pytest.mark.parametrize(("turn", "most"), [(1, 1), (2, 3), (3, 5), (4, 7), (9, 7)])
def test_gu_11_31_the_table_of_patrols(turn: int, most: int) -> None:
    for roll, comes in ((most, True), (most + 1, False)):
        camp = runners(Camp().begin())
        camp.s.turn, camp.s.round = 2 * turn - 1, turn
        camp.put("okeanos", "B2").put("robert", "X16").idle_turn().roll(roll)
        assert (camp.prompt == "siege-side") == comes


@pytest.mark.rule("GU-11.64")
def test_gu_11_64_at_the_farm_only_an_empty_map_separates() -> None:
    camp = Camp("farm").begin().day().storm("khaled")
    top = camp.s.top
    camp.log.quiet = 10
    assert isinstance(top, Fight)
    camp.s.turn = 1
    assert top.is_ended(camp.s)  # nobody has come in
    camp.put("khaled", "X16")
    assert not top.is_ended(camp.s)


def test_gu_11_45_greek_fire_stands_on_the_wall_walk_or_in_the_court() -> None:
    camp = Camp().begin()
    camp.log.gear[WITHIN] = [0, 0, 0, 2]
    camp.day().storm("robert")
    engines = [x for x in camp.s.machines if x[0] == 4]
    assert len(engines) == 1 and engines[0][1] == WITHIN  # one counter
    walk, court = camp.s.field.regions["wall_walk"], camp.s.field.regions["castle_court"]
    assert engines[0][3] in walk or engines[0][3] in court
    close_action(camp.s)
    assert camp.log.gear[WITHIN][3] == 2


@pytest.mark.rule("GU-11.59")
@pytest.mark.rule("GU-11.24")
@pytest.mark.rule("GU-R.238")
def test_gu_11_59_the_side_to_move_offers_the_end_in_the_middle_of_its_turn() -> None:
    camp = Camp("church").begin().day().storm()
    camp.do("go_on")
    while camp.prompt != "move-unit":
        camp.do("end_step")
    assert camp.refusal("end_action").rule == "GU-11.24" if not may_end(camp.s, OUTSIDE) else True
    camp.do("offer_end")
    assert camp.s.to_move() == WITHIN
    camp.do("go_on")
    assert camp.prompt == "move-unit" and camp.s.to_move() == OUTSIDE
    assert camp.refusal("offer_end").rule == "GU-R.238"
    camp.until("siege-turn").do("go_on")
    while camp.prompt != "move-unit":
        camp.do("end_step")
    assert camp.s.to_move() == WITHIN
    camp.do("offer_end").do("agree")
    assert camp.log.action == 0 and camp.prompt == "siege-day"


@pytest.mark.rule("GU-11.69")
@pytest.mark.parametrize("prompt", ["missile", "move-unit", "melee"])
def test_gu_11_69_the_besieged_gives_up_in_the_middle_of_his_turn(prompt: str) -> None:
    camp = Camp("church").begin().day().storm().idle_turn()
    camp.put("gilles", "U12").put("milo", "U14").put("romaric", "T13")
    camp.do("go_on")
    while camp.prompt != prompt:
        camp.do("end_step")
    camp.do("surrender")
    assert camp.s.over and camp.s.winner == OUTSIDE


@pytest.mark.rule("GU-11.69")
@pytest.mark.rule("GU-11.59")
def test_gu_11_69_no_besieger_gives_up_in_an_action_but_he_offers_the_end_before_he_shoots() -> (
    None
):
    camp = Camp("church").begin().day().storm()
    camp.put("stephanos", "U12").put("gilles", "U15")
    camp.do("go_on")
    assert camp.prompt == "missile"
    assert camp.refusal("surrender").rule == "GU-11.69"
    camp.do("offer_end").do("go_on")
    assert camp.prompt == "missile" and camp.refusal("offer_end").rule == "GU-R.238"
    camp = Camp("church").begin().day().storm()
    camp.put("stephanos", "U12").put("gilles", "U15")
    camp.do("go_on").do("offer_end").do("agree")
    assert camp.log.action == 0 and camp.prompt == "siege-day"


@pytest.mark.rule("GU-11.59")
def test_gu_11_59_the_end_is_offered_before_a_charge() -> None:
    camp = Camp("farm").begin().day().do("storm").do("from_edge", 3).do("ride", "khaled")
    camp.do("end_step")
    camp.until("siege-side").do("end_step").until("siege-turn")
    u, find = camp.unit("khaled"), camp.s.field.grid.find
    drop(camp.s, u, find("U2"), find("U1"))
    camp.put("jacques", "U9")
    camp.do("go_on").do("end_step")  # his lance
    assert camp.prompt == "charge"
    camp.do("offer_end").do("go_on")
    assert camp.prompt == "charge"
    assert camp.refusal("offer_end").rule == "GU-R.238"


@pytest.mark.rule("GU-11.68")
def test_gu_11_68_other_nations_and_points_in_a_free_siege() -> None:
    chosen = {"besieger_nation": "lombards", "besieged_nation": "arabs"}
    camp = Camp("farm", forces="free", besieger_points=600, besieged_points=150, **chosen)
    assert camp.s.top.points == 600  # type: ignore[attr-defined]
    codes = {camp.s.board.roster.code[a.args[0]][0] for a in camp.s.legal(OUTSIDE) if a.args}
    assert codes - {camp.s.board.roster.code[k][0] for k in range(3)} <= {"L", "G"}
    leader = next(u for u in stock(camp.s, OUTSIDE) if camp.s.board.roster.command[u])
    camp.s.play(OUTSIDE, camp.action("buy", leader))
    camp.do("end_step")
    assert camp.s.top.points == 150  # type: ignore[attr-defined]
    emir = next(u for u in stock(camp.s, WITHIN) if camp.s.board.roster.command[u])
    assert camp.s.board.roster.code[emir][0] == "A"
    ready = Camp("farm", **chosen)
    assert camp.s.board.sides == ["lombards", "arabs"] and ready.s.board.sides[0] == "arabs"


@pytest.mark.rule("GU-11.68")
@pytest.mark.parametrize("swapped", [False, True])
def test_gu_11_68_a_nation_besieges_itself_and_no_man_serves_both(swapped: bool) -> None:
    chosen = {"besieger_nation": "normans", "besieged_nation": "normans"}
    camp = Camp("church", forces="free", swapped=swapped, **chosen)
    camp.do("buy", "robert").do("end_step")
    assert camp.refusal("buy", "robert").rule == "GU-11.63"
    camp.do("buy", "roger").do("end_step").begin()
    names = ["normans", "normans-within"]
    assert list(camp.s.board.sides) == (names[::-1] if swapped else names)
    camp.day()
    seat = camp.s.to_move()
    camp.do("storm").do("from_edge", 3).do("everybody").until("siege-turn")
    assert list(camp.s.board.side_units[seat]) == [camp.unit("robert")]

"""PR-24: the ground and the groups of a tactical action, made from the siege log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import COLUMNS
from tafelrunde.games.guiscard.files.campaign import BATTLE_MAPS, BEYOND, Campaign
from tafelrunde.games.guiscard.files.numbers import Numbers
from tafelrunde.games.guiscard.files.roster import Roster, horses_to, is_person, people_to
from tafelrunde.games.guiscard.files.scenario import Scenario
from tafelrunde.games.guiscard.files.siege_log import (
    ACTIONS,
    ANYWHERE,
    BATTLE,
    CAMP,
    COURT,
    FIELD,
    GARRISON,
    GEAR,
    GREEK_FIRE,
    INSIDE,
    LADDERS,
    LET_IN,
    NO_FIGHT,
    RAID,
    RUN,
    STATES,
    STORM,
    THROWERS,
    TOWER,
    Parked,
    SiegeLog,
    besieged,
)

SIDES: Final = ("1", "2", "3", "4")
EAST: Final = 2
WEST: Final = 4
BATTLE_ROWS: Final = 32  # GU-11.52: two maps
BY_UNIT_LISTS: Final = 16  # of `Parked.by_unit`
BY_HORSE_LISTS: Final = 4
COURTS: Final = ("castle_court", "farm_court")  # GU-10.20: where horses go inside
MEMORY: Final = 8  # boards of actions that are kept


def siege_board(
    library: Mapping[str, object],
    roster: Roster,
    numbers: Numbers,
    campaign: Campaign,
    seat: i64,
    rope_jumps: bool,
) -> Scenario:
    """The board between the actions: the building, and nobody on it; `seat` besieges."""
    ground = {"maps": [{"map": campaign.building.map}], "rounds": 1}
    row = rows_of(campaign, SiegeLog(besieger=seat, attacker=seat), ground)
    found = Scenario(row, library, roster, numbers, False, rope_jumps)
    found.campaign, found.anybody = campaign, True
    return found


def last_unit(log: SiegeLog) -> i64:
    """GU-11.63: the highest number of anybody who has ever been here."""
    return max(log.side, default=0)


def check_log(base: Scenario, log: SiegeLog) -> None:
    """Refuse a stored log that does not fit the siege it belongs to."""
    campaign = base.campaign
    if campaign is None:
        raise BadData("state.siege: this scenario is no siege")
    if len(log.held) != len(campaign.building.parts) or len(log.led) != 2:
        raise BadData("state.siege: wrong number of parts or sides")
    if [len(row) for row in log.gear] != [len(GEAR)] * 2:
        raise BadData("state.siege: wrong equipment")
    known = sorted(log.side)
    if sorted(log.state) != known or any([u < 0 or not is_person(u) for u in known]):
        raise BadData("state.siege: unknown men")
    if any([seat not in (0, 1) for seat in log.side.values()]):
        raise BadData("state.siege: men of no side")
    if any([state not in STATES for state in log.state.values()]):
        raise BadData("state.siege: no such state of a man")
    named = [*log.heals, *log.hurt, *log.walks, *log.relief, *log.inside, *log.places]
    if any([u not in log.side for u in named]):
        raise BadData("state.siege: somebody who is not there")
    for row in log.sent:
        if len(row) != 3 or row[0] not in log.side or not 1 <= row[1] <= ANYWHERE:
            raise BadData("state.siege: somebody is sent nowhere")
        if row[2] not in (0, 1):
            raise BadData("state.siege: neither mounted nor on foot")
    if len({row[0] for row in log.sent}) != len(log.sent):
        raise BadData("state.siege: somebody is sent twice")
    if any([len(row) != 2 or row[0] not in range(3) for row in log.projects]):
        raise BadData("state.siege: no such project")
    if log.brought and [len(row) for row in log.brought] != [len(GEAR)] * 2:
        raise BadData("state.siege: wrong equipment on the map")
    size = base.field.hexes
    if any([h not in range(size) for h in [*log.damage, *[m // 16 for m in log.ground]]]):
        raise BadData("state.siege: damage outside the map")
    if any([h not in range(size) for h in [*log.zone, *log.places.values()]]):
        raise BadData("state.siege: a place outside the map")
    if log.action in (RUN, BATTLE) and log.entry not in range(5):
        raise BadData("state.siege: no such side of the map")
    for other in log.parked:
        check_parked(base, log, other)


def check_parked(base: Scenario, log: SiegeLog, other: Parked) -> None:
    """Refuse a second board (GU-11.47) that does not fit the siege."""
    if {log.action, other.action} != {STORM, BATTLE} and log.action != NO_FIGHT:
        raise BadData("state.siege: no such pair of boards")
    if other.action not in (STORM, BATTLE) or len(other.brought) != 2:
        raise BadData("state.siege: no such second board")
    rows = [*other.sent, *log.sent]
    if any([len(row) != 3 or row[0] not in log.side for row in rows]):
        raise BadData("state.siege: somebody unknown on the second board")
    if len({row[0] for row in rows}) != len(rows):
        raise BadData("state.siege: somebody on both boards")
    if [len(row) for row in other.by_unit] != [people_to(last_unit(log))] * BY_UNIT_LISTS:
        raise BadData("state.siege: wrong lists of units on the second board")
    if [len(row) for row in other.by_horse] != [horses_to(last_unit(log))] * BY_HORSE_LISTS:
        raise BadData("state.siege: wrong lists of horses on the second board")
    size = len(other.grid)
    rows_of_map = base.field.rows if other.action == STORM else BATTLE_ROWS
    if size != rows_of_map * COLUMNS or any([h >= size for h in other.by_unit[1]]):
        raise BadData("state.siege: a second board of the wrong size")


def board_of(base: Scenario, log: SiegeLog) -> Scenario:
    """The board of the action under way, or the one of the days."""
    if log.action == NO_FIGHT:
        return base
    seats = [log.action, log.attacker, log.besieger, log.entry, log.event, last_unit(log)]
    seats += log.held
    rows = [*log.sent, log.zone, *log.gear]
    key = tuple(seats + [n for row in rows for n in row])
    found = base.boards.get(key)
    if found is None:
        if len(base.boards) >= MEMORY:
            base.boards.clear()
        found = make_board(base, log)
        base.boards[key] = found
    return found


def make_board(base: Scenario, log: SiegeLog) -> Scenario:
    """A scenario for one action; its ground is shared by all actions of its kind."""
    campaign = base.campaign
    assert campaign is not None
    ground = STORM if log.action == TOWER else log.action
    given = {
        "maps": [{"map": name} for name in maps_of(campaign, log.action)],
        "rounds": campaign.max_rounds[ACTIONS[log.action]],
        "overlays": campaign.tents if log.action == RAID else [],
        "closed": [BEYOND] if log.action == BATTLE else [],
    }
    row = rows_of(campaign, log, given)
    shared = base.grounds.get(ground)
    found = Scenario(row, base.library, base.roster, base.numbers, False, base.rope_jumps, shared)
    base.grounds.setdefault(ground, found)
    found.campaign, found.base, found.action = campaign, base, log.action
    place_men(found, log)
    equip(found, log)
    pursue(found, log)
    return found


def maps_of(campaign: Campaign, action: i64) -> list[str]:
    """GU-11.17, GU-11.25, GU-11.29, GU-11.33: where an action is played."""
    if action == BATTLE:
        return list(BATTLE_MAPS)
    return [campaign.building.map] if action in (STORM, TOWER) else ["lagoon"]


def rows_of(campaign: Campaign, log: SiegeLog, given: Mapping[str, object]) -> dict[str, Any]:
    """A scenario in the words of its file. The groups get their hexes from `place_men`."""
    ids = side_names(campaign, log)
    sides = []
    for seat in range(2):
        name = ids[seat]
        sides.append(
            {
                "id": name,
                "name_de": NAMES[name][0],
                "name_en": NAMES[name][1],
                "group": groups_of(campaign, log, seat),
            }
        )
    first = log.attacker
    order = [f"{ids[seat]}:{group['id']}" for seat, group in standing(sides, log)]
    return {
        "id": "siege",
        "rules_needed": "chapters 1-11",
        "first_player": ids[first],
        "side": sides,
        "setup_order": order,
        "exits": exits_of(log, ids),
        "victory": goals_of(campaign, log, ids),
        "last_unit": last_unit(log),
        **given,
    }


def goals_of(campaign: Campaign, log: SiegeLog, ids: list[str]) -> list[dict[str, Any]]:
    """PR-24: nothing decides an action at its end; what a storm is for is shown all the same."""
    storms = log.action in (STORM, TOWER)
    hold = {"kind": "region_controlled", "region": campaign.building.id}
    goal = hold if storms else {"kind": "otherwise"}
    return [{"side": ids[log.attacker], "when": "end", **goal}]


NAMES: Final = {
    "normans": ("Normannen", "Normans"),
    "byzantines": ("Byzantiner", "Byzantines"),
    "arabs": ("Araber", "Arabs"),
    "lombards": ("Langobarden", "Lombards"),
    # GU-11.68: a nation that besieges itself
    "normans-within": ("belagerte Normannen", "besieged Normans"),
    "byzantines-within": ("belagerte Byzantiner", "besieged Byzantines"),
    "arabs-within": ("belagerte Araber", "besieged Arabs"),
    "lombards-within": ("belagerte Langobarden", "besieged Lombards"),
}


def side_names(campaign: Campaign, log: SiegeLog) -> list[str]:
    """The nation of each seat; it stays with the seat when roles change (GU-11.48)."""
    first = log.besieger if not log.turned else 1 - log.besieger
    one, two = campaign.nations
    names = [one, f"{two}-within" if one == two else two]
    return names if first == 0 else names[::-1]


def groups_of(campaign: Campaign, log: SiegeLog, seat: i64) -> list[dict[str, Any]]:
    """GU-12.1: the men of a seat who begin alike, in the order in which they are placed."""
    found: list[dict[str, Any]] = []
    for place in range(1, ANYWHERE + 1):
        for mounted in (0, 1):
            units = [u for u, at, up in log.sent if log.side[u] == seat and at == place]
            units = [u for u in units if [u, place, mounted] in log.sent]
            if units:
                found.append(group_row(place, mounted, units))
    return found


def group_row(place: i64, mounted: i64, units: list[int]) -> dict[str, Any]:
    """One group; whoever comes over a side of the map may do so from round 1 on."""
    outside = place <= len(SIDES) or place == ANYWHERE
    zone: dict[str, Any] = {"hexes": []}
    if place <= len(SIDES):
        zone = {"map_side": str(place)}
    elif place == ANYWHERE:
        zone = {"map_side_any": list(SIDES)}
    return {
        "id": f"{place}-{mounted}",
        "numbers": units,
        "units": [],
        "mounted": mounted == 1,
        "zone": zone,
        "when": "round 1" if outside else "setup",
    }


def standing(sides: list[dict[str, Any]], log: SiegeLog) -> list[tuple[int, dict[str, Any]]]:
    """The groups that are set up, in their order (GU-11.18, GU-11.26, GU-11.33, GU-11.56)."""
    found = [
        (seat, group)
        for seat in (0, 1)
        for group in sides[seat]["group"]
        if group["when"] == "setup"
    ]
    first = besieged(log) if log.action == BATTLE else 1 - log.attacker
    early = [x for x in found if x[1]["id"].startswith(f"{LET_IN}-")]
    late = [x for x in found if x not in early]
    return early + [x for x in late if x[0] == first] + [x for x in late if x[0] != first]


def exits_of(log: SiegeLog, ids: list[str]) -> dict[str, list[str]]:
    """PR-24, GU-11.46, GU-11.51, GU-11.52: over which sides of the map each seat leaves."""
    away: list[list[str]] = [[], []]
    if log.action == STORM or log.action == RAID:
        away[log.attacker] = list(SIDES)
    elif log.action == RUN:
        away[log.attacker] = [str(log.entry), str(opposite(log.entry))]
    elif log.action == BATTLE:
        for seat in range(2):
            away[seat] = [str(battle_side(log, seat))]
    return {ids[seat]: away[seat] for seat in range(2)}


def opposite(side: i64) -> i64:
    """The other end of the map."""
    return (side + 1) % 4 + 1


def battle_side(log: SiegeLog, seat: i64) -> i64:
    """GU-11.33, GU-11.52: the besieged chose his side of the map, the besieger has the other."""
    return log.entry if seat == besieged(log) else opposite(log.entry)


def place_men(board: Scenario, log: SiegeLog) -> None:
    """GU-12.1: the hexes of the groups that are set up."""
    field, campaign = board.field, board.campaign
    assert campaign is not None
    for group in board.groups.values():
        place = int(group.id.partition("-")[0])
        hexes: list[int] = []
        if place in (GARRISON, COURT):
            hexes = part_hexes(board, log, group.seat, place == COURT)
        elif place == INSIDE:
            hexes = log.zone
        elif place == LET_IN:
            hexes = field.regions[campaign.building.traitor_region]
        elif place == CAMP:
            hexes = list(range(field.hexes))
        elif place == FIELD:
            west = battle_side(log, group.seat) == WEST
            first, _, last = campaign.zones[0 if west else 1].partition(":")
            hexes = field.grid.rectangle(field.grid.find(first), field.grid.find(last))
        if hexes:
            group.occupy(sorted(hexes))


def part_hexes(board: Scenario, log: SiegeLog, seat: i64, courts: bool = False) -> list[int]:
    """GU-11.44, GU-11.60: the hexes of all parts that a seat holds, or of its courts alone."""
    campaign = board.campaign
    assert campaign is not None
    found: list[int] = []
    for part, holder in zip(campaign.building.parts, log.held, strict=True):
        if holder == seat and (not courts or part in COURTS):
            found += campaign.hexes_of(part, board.field)
    return found


def equip(board: Scenario, log: SiegeLog) -> None:
    """GU-11.26, GU-11.45, GU-11.61: what both sides have with them, up to the counters."""
    campaign = board.campaign
    assert campaign is not None
    for seat in range(2):
        gear = [min(n, most) for n, most in zip(log.gear[seat], campaign.counters, strict=True)]
        given: dict[str, Any] = {}
        if log.action in (STORM, TOWER):
            given = storm_gear(board, log, seat, gear)
        elif log.action == RAID and seat == log.attacker:
            given = {"fire_arrows_per_archer": campaign.raid_arrows}
        elif log.action == RAID:
            given = {"stone_thrower": min(gear[THROWERS], campaign.raid_gear[THROWERS])}
            given["camp_ladders"] = min(gear[LADDERS], campaign.raid_gear[LADDERS])
            board.engine_zone[seat]["stone_thrower"] = list(range(board.field.hexes))
        board.equipment[seat] = given


def storm_gear(board: Scenario, log: SiegeLog, seat: i64, gear: list[int]) -> dict[str, Any]:
    """GU-11.45: equipment for a storm. GU-11.23: a former besieger has his throwers inside."""
    campaign = board.campaign
    assert campaign is not None
    given: dict[str, Any] = {"fire_arrows_per_archer": campaign.storm_arrows}
    zone = board.engine_zone[seat]
    own = [p for p, at in zip(campaign.building.parts, log.held, strict=True) if at == seat]
    if log.action == STORM and seat == log.attacker:
        given |= {"grapnel": gear[0], "ladder": gear[1], "stone_thrower": gear[THROWERS]}
        zone["stone_thrower"] = outer_rows(board, log, campaign.thrower_rows)
    elif log.turned and seat == besieged(log):
        given["stone_thrower"] = gear[THROWERS]
        zone["stone_thrower"] = [h for p in own if p in COURTS for h in board.field.regions[p]]
    if seat != log.attacker:
        given["greek_fire"] = gear[GREEK_FIRE]
        posts = [p for p in own if p in ("wall_walk", "castle_court")]
        zone["greek_fire"] = [h for p in posts for h in board.field.regions[p]]
    return given


def outer_rows(board: Scenario, log: SiegeLog, rows: i64) -> list[int]:
    """GU-11.45: the outermost hex rows of the sides along which the attacker has placed men."""
    sides = {at for u, at, _ in log.sent if log.side[u] == log.attacker and at <= len(SIDES)}
    found: list[int] = []
    for h in range(board.field.hexes):
        row, column = h // COLUMNS, h % COLUMNS
        away = (row, COLUMNS - 1 - column, board.field.rows - 1 - row, column)
        if any([away[side - 1] < rows for side in sides]):
            found.append(h)
    return found


def pursue(board: Scenario, log: SiegeLog) -> None:
    """What bots are after in an action: the building, the pack horses, the enemy."""
    board.attacker = log.attacker
    if log.action == RUN:
        board.looter, board.loot_side = log.attacker, opposite(log.entry)

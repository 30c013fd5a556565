"""PR-24: a tactical action is set up from the log, and closed back into it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.campaign.forces import campaign_of, forget, log_of
from tafelrunde.games.guiscard.campaign.ways import cut_off
from tafelrunde.games.guiscard.field.markers import (
    GATE_OPEN,
    MARKER_KINDS,
    PALISADE_PULLED,
    TENT_BURNT,
)
from tafelrunde.games.guiscard.field.terrain import GATE, NONE
from tafelrunde.games.guiscard.files.actions import board_of, opposite, part_hexes
from tafelrunde.games.guiscard.files.roster import PACK_HORSES, UNITS, own_horse
from tafelrunde.games.guiscard.files.scenario import field_with
from tafelrunde.games.guiscard.files.siege_log import (
    BATTLE,
    FIT,
    GRAPNELS,
    GREEK_FIRE,
    HURT,
    KILLED,
    LADDERS,
    NO_FIGHT,
    RAID,
    RUN,
    STORM,
    TAKEN,
    THROWERS,
    TOWER,
    SiegeLog,
    besieged,
)
from tafelrunde.games.guiscard.pieces.blaze import burns
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    GREEK,
    HELD,
    HOW,
    OUTSIDE,
    STONE,
    WHAT,
    WHOSE,
)
from tafelrunde.games.guiscard.scenarios.equipment import FIRST_BOW
from tafelrunde.games.guiscard.scenarios.setup import clear_table
from tafelrunde.games.guiscard.scenarios.siege_end import able_in, all_in_refuge, gone
from tafelrunde.games.guiscard.state import (
    COMING,
    FRESH,
    HORSE_DEAD,
    LADDER,
    LED_OFF,
    ON_MAP,
    OUT,
    RIDDEN,
    RIDERLESS,
    ROPE,
    SLAIN,
    STUNNED,
    WOUNDED,
    Guiscard,
    able,
    owner,
    set_trait,
)

TRAITOR: Final = 13
FOOT_LEADS: Final = 3  # GU-11.66
RIDER_LEADS: Final = 1
COLUMNS: Final = {ROPE: GRAPNELS, LADDER: LADDERS, STONE: THROWERS, GREEK: GREEK_FIRE}


def open_action(s: Guiscard) -> None:
    """PR-24: an empty map with the damage of the log. GU-11.70: the gate closed, fires out."""
    log = log_of(s)
    s.board = board_of(s.board.base, log)
    lay_table(s, ground_of(s, log))
    muster(s)


def ground_of(s: Guiscard, log: SiegeLog) -> list[int]:
    """GU-11.70: the markers of the log; GU-11.54: event 13 opens the gate."""
    if log.action not in (STORM, TOWER):
        return []
    found = list(log.ground)
    gates = [h for h in range(s.board.field.hexes) if s.board.field.terrain[h] == GATE]
    whole = [h for h in gates if not any([m // MARKER_KINDS == h for m in found])]
    if log.event == TRAITOR and log.action == STORM:
        found += [h * MARKER_KINDS + GATE_OPEN for h in whole]
    return sorted(found)


def lay_table(s: Guiscard, markers: list[int]) -> None:
    """Nothing stands or burns, and nobody has done anything."""
    s.round, s.turn, s.phase, s.active = 0, 0, 0, s.board.first
    s.markers = markers
    s.field = field_with(s.board, markers)
    s.traits, s.fires, s.dead, s.machines = {}, {}, {}, []
    s.unlaid, s.carcasses, s.met, s.track = [], [], [], []
    s.charger, s.charged, s.charge_at, s.charge_path = [], [], [], []
    s.charge_state, s.charge_band, s.counter, s.counter_path = [], [], [], []
    s.mover, s.burden, s.spared, s.points, s.unfired = NONE, NONE, NONE, 0, 0
    clear_table(s)
    s.count_dead()
    s.version += 1


def muster(s: Guiscard) -> None:
    """Whoever has been sent since takes part; GU-11.41: the wounded with their lower values."""
    log = log_of(s)
    s.board = board_of(s.board.base, log)
    arrows = [s.board.equipment[seat].get("fire_arrows_per_archer", 0) for seat in range(2)]
    for u in s.board.units:
        if s.where[u] == OUT:
            s.where[u] = COMING
            s.ammo[u] = arrows[log.side[u]] if s.board.roster.weapon[u] >= FIRST_BOW else 0
            if s.board.horsed[u]:
                s.mount[u] = own_horse(u)
                s.horse[own_horse(u)] = RIDDEN
        if log.state[u] == HURT and s.where[u] == COMING:
            s.health[u] = WOUNDED
    s.version += 1


def leave_out(s: Guiscard, place: i64 = 0) -> None:
    """Whoever found no room waits behind a side of the map (`place`), or takes no part."""
    log = log_of(s)
    waiting = [
        u
        for u in s.board.units
        if s.where[u] == COMING and s.board.groups[s.board.group_of[u]].round == 0
    ]
    for u in waiting:
        row = next(row for row in log.sent if row[0] == u)
        log.sent.remove(row)
        if place:
            side = place if log.side[u] == besieged(log) else opposite(place)
            log.sent.append([u, side, row[2]])
        else:
            s.where[u], s.mount[u] = OUT, NONE
    if waiting:
        muster(s)


def give_packs(s: Guiscard) -> None:
    """GU-11.66: the pack horses come with their leaders: three with a man on foot, one mounted."""
    log = log_of(s)
    horse = UNITS
    for u in s.board.side_units[log.attacker]:
        leads = RIDER_LEADS if s.board.horsed[u] else FOOT_LEADS
        for _ in range(leads):
            if horse < UNITS + log.packs:
                s.horse[horse], s.leader[horse] = RIDERLESS, u
                horse += 1


def freshen(s: Guiscard, units: list[int]) -> None:
    """GU-11.30: a patrol has half its points in its first turn."""
    for u in units:
        set_trait(s, u, FRESH, 1)


# -- and back


def close_action(s: Guiscard) -> None:
    """PR-24: dead, wounded, prisoners, horses, equipment, damage and parts go into the log."""
    log = log_of(s)
    if log.action in (STORM, TOWER):
        close_storm(s, log)
    elif log.action == RAID:
        close_raid(s, log)
    elif log.action == RUN:
        close_run(s, log)
    for u in s.board.units:
        take_back(s, log, u)
    count_gear(s, log)
    if log.action == BATTLE:
        close_battle(s, log)
    log.action, log.sent, log.zone, log.quiet, log.packs = NO_FIGHT, [], [], 0, 0
    log.agreed, log.ended = False, False
    s.board = s.board.base
    lay_table(s, list(log.ground))


def take_back(s: Guiscard, log: SiegeLog, u: i64) -> None:
    """GU-11.41: the dead, those wounded today; the stunned are healthy again. GU-11.60: horses."""
    if log.state[u] == TAKEN:
        return
    if s.where[u] == SLAIN:
        log.state[u] = KILLED
        forget(log, u)
    elif s.health[u] == WOUNDED and log.state[u] == FIT:
        log.state[u] = HURT
        log.hurt.append(u)
    if is_horse_lost(s, u) and u not in log.walks:
        log.walks.append(u)


def is_horse_lost(s: Guiscard, u: i64) -> bool:
    """GU-11.60: killed, or in the hands of an enemy who rides, leads or has led it away."""
    horse = own_horse(u)
    if s.horse[horse] >= HORSE_DEAD:
        return True
    foes = s.board.side_units[1 - owner(s, u)]
    return s.leader[horse] in foes or any([s.mount[v] == horse for v in foes])


def capture(s: Guiscard, log: SiegeLog, u: i64, rule: str) -> None:
    """GU-11.46, GU-11.67: a prisoner is out of play until the siege ends."""
    log.state[u] = TAKEN
    forget(log, u)
    if s.log is not None:
        s.emit(rule, "siege-captured", {"unit": u})


def close_storm(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.20, GU-11.21, GU-11.44, GU-11.46: who holds what, and who has stayed inside."""
    campaign, foe = campaign_of(s), 1 - log.attacker
    if not log.ended and not gone(s, log.attacker):  # GU-11.59: else nobody is left to take them
        for u in cut_off(s, foe):
            capture(s, log, u, "GU-11.20")
    for part in range(len(log.held)):
        ours, theirs = able_in(s, part, log.attacker), able_in(s, part, foe)
        holder = log.attacker if ours and not theirs else foe if theirs and not ours else NONE
        if holder == NONE or holder == log.held[part]:
            continue
        log.held[part] = holder
        if s.log is not None:
            s.emit(
                "GU-11.44", "siege-part", {"seat": holder, "part": campaign.building.parts[part]}
            )
        if holder == log.besieger:
            lose_supplies(s, log)
    own = [i for i, holder in enumerate(log.held) if holder == log.besieger]
    if log.action == STORM:
        hexes = [h for i in own for h in campaign.hexes_of(campaign.building.parts[i], s.field)]
        men = s.board.side_units[log.besieger]
        log.inside = [u for u in men if s.where[u] == ON_MAP and s.at[u] in hexes]
        log.cornered = all_in_refuge(s)
    keep_posts(s, log)
    kept = [m for m in s.markers if m % MARKER_KINDS != GATE_OPEN]
    for marker in kept:
        h = marker // MARKER_KINDS
        wall = campaign.wall_of(h, s.field)
        if wall and marker % MARKER_KINDS != PALISADE_PULLED:
            log.damage[h] = campaign.levels[wall]
    log.ground = kept


def keep_posts(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.16: where the men in the parts of their own side stand."""
    own = [set(part_hexes(s.board, log, seat)) for seat in range(2)]
    for u in s.board.units:
        log.places.pop(u, None)
        if s.where[u] == ON_MAP and s.mount[u] == NONE and s.at[u] in own[log.side[u]]:
            log.places[u] = s.at[u]


def lose_supplies(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.21, GU-11.39: half of the days left goes to the besieger."""
    half = max(0, (log.last_day - log.day) // 2)
    log.last_day -= half
    log.captured += half
    if s.log is not None:
        s.emit("GU-11.21", "siege-supplies-lost", {"seat": log.besieger})


def close_raid(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.28, GU-11.50: idle days for burnt tents. GU-11.65: the stunned are prisoners."""
    burnt = [m // MARKER_KINDS for m in s.markers if m % MARKER_KINDS == TENT_BURNT]
    tents = set(burnt) | {h for h in s.fires if burns(s, h) and s.field.tent[h]}
    lost = len(tents) // campaign_of(s).tents_per_day
    if lost:
        log.idle = max(log.idle, log.day) + lost
    if s.log is not None:
        s.emit("GU-11.50", "siege-tents", {"count": len(tents), "days": lost})
    leave_stunned(s, log, "GU-11.65")


def leave_stunned(s: Guiscard, log: SiegeLog, rule: str) -> None:
    """GU-11.52, GU-11.65: stunned men are taken by the side that still has able men there."""
    for seat in range(2):
        foes = [u for u in s.board.side_units[1 - seat] if able(s, u)]
        friends = [u for u in s.board.side_units[seat] if able(s, u) or s.where[u] == COMING]
        if friends or not foes:
            continue
        for u in s.board.side_units[seat]:
            if s.where[u] == ON_MAP and s.health[u] == STUNNED:
                capture(s, log, u, rule)


def close_run(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.4, GU-11.32, GU-11.51: each pack horse led off opposite the entry adds a day."""
    off = LED_OFF + opposite(log.entry)
    count = sum([s.horse[UNITS + k] == off for k in range(PACK_HORSES)])
    log.last_day += count * campaign_of(s).pack_days
    if s.log is not None:
        s.emit("GU-11.32", "siege-packs-in", {"count": count})


def note_gear(s: Guiscard) -> None:
    """GU-11.45: what both sides have brought onto the map."""
    log_of(s).brought = [count_things(s, seat) for seat in range(2)]


def count_things(s: Guiscard, seat: i64, held: bool = False) -> list[int]:
    """Grapnels, ladders, stone throwers and Greek fire; `held`: by who keeps them (GU-R.134)."""
    log = log_of(s)
    found = [0, 0, 0, 0]
    for thing in s.machines:
        if (keeper(s, log, thing) if held else thing[WHOSE]) == seat:
            found[COLUMNS[thing[WHAT]]] += 1
    return found


def count_gear(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.45, GU-11.50, GU-R.134: what was burnt or smashed is lost, or in other hands."""
    for seat in range(2):
        left = count_things(s, seat, True)
        brought = log.brought[seat] if log.brought else left
        for kind in range(len(left)):
            log.gear[seat][kind] = max(0, log.gear[seat][kind] + left[kind] - brought[kind])
    log.brought = []


def keeper(s: Guiscard, log: SiegeLog, thing: list[int]) -> i64:
    """GU-R.134: outside the building things are the besieger's, in the parts whose they are."""
    if log.action != STORM or thing[HOW] == OUTSIDE or thing[WHAT] in (STONE, GREEK):
        return thing[WHOSE]
    place = s.at[thing[AT]] if thing[WHAT] == ROPE and thing[HOW] == HELD else thing[AT]
    campaign = campaign_of(s)
    for i, part in enumerate(campaign.building.parts):
        if place in campaign.hexes_of(part, s.field):
            return log.held[i]
    return log.besieger


def close_battle(s: Guiscard, log: SiegeLog) -> None:
    """GU-11.34, GU-11.52: stunned men of a side that withdrew are prisoners."""
    if gone_or_stunned(s, 0) or gone_or_stunned(s, 1):
        leave_stunned(s, log, "GU-11.52")


def gone_or_stunned(s: Guiscard, seat: i64) -> bool:
    """Whether a side has nobody left who could fight."""
    return gone(s, seat) or not any(
        [able(s, u) or s.where[u] == COMING for u in s.board.side_units[seat]]
    )

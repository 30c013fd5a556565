"""What a side is after: booty to lead away, ground and people to hold, doors and windows."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import DOOR, INTERIOR, NONE, WINDOW
from tafelrunde.games.guiscard.files.roster import HORSES, UNITS, is_person, rider_of
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.movement.riding import horse_threatened, leadable
from tafelrunde.games.guiscard.pieces.contact import can_strike
from tafelrunde.games.guiscard.reach.foes import Foes
from tafelrunde.games.guiscard.reach.steps import facing_of
from tafelrunde.games.guiscard.state import ON_MAP, RIDERLESS, Guiscard, owner

FAR: Final = 60
GUARDED: Final = 6.0  # points: what enemies beside a horse count for as a way
INSIDE: Final = 8.0  # points: to stand on the ground that must be held
ALERT: Final = 8  # hexes: an enemy so near makes a door or a window worth holding
OPENING: Final = 1.5
BOWS: Final = 3  # the roster's weapons from here on reach far


def way(s: Guiscard, h: i64, to: i64) -> float:
    """How far a hex is from another: by the way on foot where there are houses."""
    if s.field.built:
        return float(min(s.field.way_to_hex(to)[h], FAR))
    return float(s.field.grid.distance(h, to))


def packs(s: Guiscard) -> list[int]:
    """The pack horses that stand on the map, led or not."""
    return [
        horse
        for horse in range(UNITS, HORSES)
        if s.horse[horse] == RIDERLESS and s.horse_at[horse] != NONE
    ]


def leads_booty(s: Guiscard, u: i64) -> bool:
    """Whether a unit leads a pack horse."""
    return any([rider_of(horse) == NONE for horse in reins.led_by(s, u)])


def before_heads(s: Guiscard, horse: i64) -> list[int]:
    """GU-4.38: the three hexes from which a horse is taken by the reins."""
    head = s.horse_at[horse]
    f = facing_of(s, head, s.horse_rear[horse])
    found = [s.field.neighbor[head * 6 + (f + turn) % 6] for turn in (5, 0, 1)]
    return [h for h in found if h != NONE]


def booty_worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """Raiders go to a pack horse nobody guards and away with it; the others stand by the horses,
    and go after whoever leads one.
    """
    seat = owner(s, u)
    if seat == s.board.looter:
        if leads_booty(s, u):
            return -3.0 * float(min(s.field.way_to_edge(s.board.loot_side)[h], FAR))
        if s.board.roster.weapon[u] < BOWS:
            ways = [
                min([way(s, h, x) for x in before_heads(s, horse)])
                + (GUARDED if horse_threatened(s, seat, horse) else 0.0)
                for horse in packs(s)
                if s.leader[horse] == NONE
            ]
            if ways:
                return -1.0 * min(ways)
        return -0.6 * float(foes.near[h])
    thieves = [s.at[s.leader[horse]] for horse in packs(s) if s.leader[horse] != NONE]
    thieves = [at for at in thieves if at != NONE]
    if thieves:
        return -1.5 * min([way(s, h, at) for at in thieves])
    posts = [horse for horse in packs(s) if not is_watched(s, u, horse)]
    if not posts:
        return -0.6 * float(foes.near[h])
    nearest = min([way(s, h, x) for horse in posts for x in spread(s, horse)])
    return -1.0 * nearest - 0.2 * float(foes.near[h])


def spread(s: Guiscard, horse: i64) -> tuple[int, int]:
    """Both hexes of a riderless horse."""
    return s.horse_at[horse], s.horse_rear[horse]


def is_watched(s: Guiscard, u: i64, horse: i64) -> bool:
    """GU-4.38: whether another unit of the same side keeps everybody from leading a horse."""
    for x in spread(s, horse):
        for h in s.field.grid.around[x]:
            v = s.grid[h]
            mine = v not in (NONE, u) and is_person(v) and owner(s, v) == owner(s, u)
            if mine and can_strike(s, v, x):
                return True
    return False


def booty(s: Guiscard, u: i64, tried: list[int], entered: i64) -> i64:
    """The pack horse that a raider takes by the reins here and now, or NONE.

    GU-4.39: a rider on the way would need luck; he takes it where his ride ends.
    """
    if owner(s, u) != s.board.looter or (s.mount[u] != NONE and entered):
        return NONE
    for horse in leadable(s, u, tried):
        if rider_of(horse) == NONE:
            return horse
    return NONE


def held_worth(s: Guiscard, seat: i64, h: i64, foes: Foes) -> float:
    """What a hex is worth to a unit that must keep the enemy out of a region."""
    away = min([s.field.way_to(region)[h] for region in s.board.held[seat]])
    if away:
        return -1.5 * float(min(away, FAR))
    return INSIDE - 0.2 * float(min(foes.near[h], 20))


def opening_worth(s: Guiscard, u: i64, h: i64, foes: Foes) -> float:
    """GU-8.4, GU-8.32: what a hex at an opening is worth: windows to archers, doors to others."""
    if foes.near[h] > ALERT or s.mount[u] != NONE:
        return 0.0
    wanted = WINDOW if s.board.roster.weapon[u] >= BOWS else DOOR
    f = s.field
    if f.terrain[h] != INTERIOR:
        return 0.0
    for edge in range(6 * h, 6 * h + 6):
        to = f.neighbor[edge]
        if f.side[edge] == wanted and f.owner[edge] and f.terrain[to] != INTERIOR:
            return OPENING
    return 0.0


def posts(s: Guiscard, seat: i64) -> list[int]:
    """The hexes that a side has to keep: captives, pack horses, people whose death would lose."""
    board = s.board
    found: list[int] = []
    if board.captives and seat != board.raider:
        found += [s.at[v] for v in board.captives if s.where[v] == ON_MAP]
    if board.looter == 1 - seat:
        found += [s.horse_at[horse] for horse in packs(s)]
    found += [s.at[u] for u in board.side_units[seat] if board.hunted[u] and s.where[u] == ON_MAP]
    return [h for h in found if h != NONE]

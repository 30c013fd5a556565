"""GU-4.38 to GU-4.48: horses that are led by the reins, and where they may lie."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.pieces.placing import leave_horse, take_horse
from tafelrunde.games.guiscard.reach.steps import is_open
from tafelrunde.games.guiscard.state import Guiscard, direction


def led_by(s: Guiscard, u: i64) -> list[int]:
    """The horses that a unit leads by the reins."""
    found: list[int] = []
    leader = s.leader
    for h in s.board.steeds:
        if leader[h] == u:
            found.append(h)
    return found


def in_hand(s: Guiscard, u: i64) -> list[int]:
    """GU-4.48: led horses that follow as part of the leader's piece."""
    found: list[int] = []
    leader = s.leader
    for h in s.board.steeds:
        if leader[h] == u and s.horse_at[h] == NONE:
            found.append(h)
    return found


def take_reins(s: Guiscard, u: i64, horse: i64) -> None:
    """GU-4.38, GU-4.48: the horse follows as an extension of the leader's piece."""
    take_horse(s, horse)
    s.leader[horse] = u
    if s.log is not None:
        s.emit("GU-4.38", "leads", {"unit": u, "horse": horse})


def take_all(s: Guiscard, u: i64) -> None:
    """GU-4.48: a leader sets out, and his horses follow as part of his piece."""
    for horse in led_by(s, u):
        take_reins(s, u, horse)


def keeps_out(s: Guiscard, u: i64, to: i64) -> bool:
    """GU-4.48: whether a led horse keeps its leader out of a hex that it may not enter."""
    return s.field.led_base[to] == 0 and len(led_by(s, u)) > 0


def find_room(s: Guiscard, u: i64) -> bool:
    """GU-4.48: whether all horses in hand can lie beside their leader here."""
    horses = len(in_hand(s, u))
    return horses == 0 or fit_in(led_places(s, u, NONE, horses == 1), horses)


def led_places(
    s: Guiscard, u: i64, taken: i64 = NONE, one_will_do: bool = False
) -> list[tuple[int, int]]:
    """GU-4.40, GU-4.48, GU-R.81: where a led horse may lie now: head and rear.

    `taken`: a horse that is about to be taken and leaves its hexes. `one_will_do`: nobody asks
    for more places than the first.
    """
    found: list[tuple[int, int]] = []
    near = s.field.neighbor
    if s.mount[u] != NONE:
        f = s.facing[u]
        for turn in (2, 4):
            head = near[s.at[u] * 6 + (f + turn) % 6]
            rear = near[s.rear[u] * 6 + (f + turn) % 6]
            if led_fits(s, u, head, rear, taken):
                found.append((head, rear))
        return found
    for d in range(6):
        head = near[s.at[u] * 6 + d]
        for turn in (5, 0, 1):  # the person stands in one of the three front hexes
            rear = near[head * 6 + (d + turn) % 6] if head != NONE else NONE
            if led_fits(s, u, head, rear, taken):
                found.append((head, rear))
                if one_will_do:
                    return found
    return found


def led_fits(s: Guiscard, u: i64, head: i64, rear: i64, taken: i64) -> bool:
    """Two free hexes that a led horse may enter, with an open side between them.

    GU-12.23: neither is closed. GU-8.2: no wall parts the horse from its leader.
    """
    if head == NONE or rear == NONE or head == s.at[u] or rear in (s.at[u], s.rear[u]):
        return False
    if not is_clear(s, head, taken) or not is_clear(s, rear, taken):
        return False
    if not is_open(s, s.at[u], head) and (s.rear[u] == NONE or not is_open(s, s.rear[u], head)):
        return False
    field = s.field
    if field.closed[head] or field.led_base[head] == 0:
        return False
    return field.led[head * 6 + direction(s, head, rear)] != 0


def is_clear(s: Guiscard, h: i64, taken: i64) -> bool:
    """Whether nobody is in a hex, or only the horse that is about to be taken."""
    there = s.grid[h]
    return there == NONE or (taken != NONE and there == UNITS + taken)


def apart(places: list[tuple[int, int]], from_: Sequence[int]) -> list[tuple[int, int]]:
    """The places that share no hex with these."""
    return [p for p in places if p[0] not in from_ and p[1] not in from_]


def fit_in(places: list[tuple[int, int]], horses: i64) -> bool:
    """GU-4.48: whether that many horses find room side by side in some of these places."""
    if horses <= 1:
        return horses == 0 or len(places) > 0
    return any([fit_in(apart(places, p), horses - 1) for p in places])


def has_room(s: Guiscard, u: i64, horse: i64) -> bool:
    """GU-4.48: whether a horse that a unit takes here can lie beside it."""
    return len(led_places(s, u, horse, True)) > 0


def put_horse(s: Guiscard, horse: i64, head: i64, rear: i64, leader: i64) -> None:
    """GU-4.48: a horse in hand lies beside its leader, or stands free."""
    leave_horse(s, horse, head, rear)
    s.leader[horse] = leader
    if s.log is not None:
        s.emit("GU-4.48", "horse-placed", {"horse": horse, "hex": head, "behind": rear})

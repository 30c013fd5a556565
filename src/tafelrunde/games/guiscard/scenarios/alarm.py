"""GU-12.28: sleepers, and what wakes them."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.state import (
    ASLEEP,
    ON_MAP,
    Guiscard,
    able,
    enemy,
    hexes_of,
    is_asleep,
    is_prisoner,
    owner,
    set_trait,
)

NOTICED: Final = 6  # hexes: an enemy so near wakes everybody


def sleepers(s: Guiscard, seat: i64) -> list[int]:
    """The units of a seat that are asleep."""
    return [u for u in s.board.side_units[seat] if is_asleep(s, u)] if s.traits else []


def lull(s: Guiscard) -> None:
    """GU-12.28: the game begins while these units sleep."""
    for u in s.board.asleep:
        set_trait(s, u, ASLEEP, 1)


def raise_alarm(s: Guiscard, seat: i64) -> None:
    """GU-12.28: all sleepers of a side wake at once."""
    woken = sleepers(s, seat)
    for u in woken:
        set_trait(s, u, ASLEEP, 0)
    if woken and s.log is not None:
        s.emit("GU-12.28", "alarm", {"seat": seat})


def hear(s: Guiscard, pieces: list[int]) -> None:
    """GU-12.28: a shot or an attack by or against these is heard by their side."""
    if s.traits:
        for u in pieces:
            if u >= 0 and is_person(u):
                raise_alarm(s, owner(s, u))


def look_about(s: Guiscard, seat: i64) -> None:
    """GU-12.28: at the end of a side's turn an awake enemy near a sleeper is noticed."""
    distance = s.field.grid.distance
    beds = [s.at[u] for u in sleepers(s, seat) if s.where[u] == ON_MAP]
    for e in s.board.side_units[enemy(seat)] if beds else []:
        if not able(s, e) or is_asleep(s, e) or is_prisoner(s, e):
            continue
        if any([distance(h, bed) <= NOTICED for h in hexes_of(s, e) for bed in beds]):
            raise_alarm(s, seat)
            return

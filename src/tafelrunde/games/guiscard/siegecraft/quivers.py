"""GU-11.27: fire arrows are passed on in a camp raid."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, code
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.files.siege_log import RAID
from tafelrunde.games.guiscard.scenarios.equipment import FIRST_BOW
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    FIRED,
    GIVES,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    direction,
    hexes_of,
    is_prisoner,
    owner,
    set_trait,
    trait,
)
from tafelrunde.games.guiscard.verbs import PASS_ARROWS


def is_idle(s: Guiscard, u: i64) -> bool:
    """GU-11.27: able, free, and with nothing done in this turn."""
    done = s.done[u] & (MOVED | FIRED | BUSY | STATIONARY | ATTACKED)
    return able(s, u) and not is_prisoner(s, u) and not done


def beside(s: Guiscard, u: i64, v: i64) -> bool:
    """Whether two units stand side by side."""
    return any([direction(s, a, b) != NONE for a in hexes_of(s, u) for b in hexes_of(s, v)])


def offer_arrows(s: Guiscard, seat: i64, out: Offers) -> None:
    """GU-11.27: who could pass his arrows on to whom."""
    if s.board.action != RAID:
        return
    archers = [u for u in s.board.side_units[seat] if s.board.roster.weapon[u] >= FIRST_BOW]
    for u in archers:
        for d in range(6) if s.ammo[u] > 0 else []:
            if pass_refused(s, u, d) is None:
                out.add(code(PASS_ARROWS, u, d))


def receiver(s: Guiscard, u: i64, d: i64) -> i64:
    """The archer of one's own side who stands beside a unit in a direction; NONE without."""
    for h in hexes_of(s, u) if able(s, u) else []:
        near = s.field.neighbor[h * 6 + d]
        v = s.grid[near] if near != NONE else NONE
        ours = v not in (NONE, u) and is_person(v) and owner(s, v) == owner(s, u)
        if ours and s.board.roster.weapon[v] >= FIRST_BOW:
            return v
    return NONE


def pass_refused(s: Guiscard, u: i64, d: i64) -> Refusal | None:
    """GU-11.27: why one archer does not pass his fire arrows on to another."""
    if s.board.action != RAID or s.ammo[u] <= 0:
        return refused(s, "GU-11.27", "no-arrows-to-pass", "unit", u)
    v = receiver(s, u, d)
    if v == NONE:
        return refused(s, "GU-11.27", "archers-apart", "unit", u)
    if not is_idle(s, u) or not is_idle(s, v):
        return refused(s, "GU-11.27", "no-time-for-arrows", "unit", u)
    return None


def begin_passing(s: Guiscard, u: i64, d: i64) -> None:
    """GU-11.27: both spend their whole turn on it. GU-R.133: they may be fired at."""
    v = receiver(s, u, d)
    s.done[u] |= BUSY
    s.done[v] |= BUSY
    set_trait(s, u, GIVES, v + 1)
    if s.log is not None:
        s.emit("GU-11.27", "passes-arrows", {"unit": u, "partner": v, "count": s.ammo[u]})


def hand_arrows(s: Guiscard, seat: i64) -> None:
    """GU-11.27, GU-R.236: at the end of the melee step all arrows go over, if both still stand."""
    for u in s.board.side_units[seat]:
        v = trait(s, u, GIVES) - 1
        if v == NONE:
            continue
        set_trait(s, u, GIVES, 0)
        if able(s, u) and able(s, v) and beside(s, u, v):
            s.ammo[v] += s.ammo[u]
            s.ammo[u] = 0
            if s.log is not None:
                s.emit("GU-11.27", "arrows-passed", {"unit": v, "count": s.ammo[v]})

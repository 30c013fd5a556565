"""GU-9.12 to GU-9.15, GU-9.45: the tornefol is opened and closed by a full turn of work."""

from __future__ import annotations

from tafelrunde.core.actions import Refusal
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.markers import GATE_OPEN
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.marking import lay_marker, take_marker
from tafelrunde.games.guiscard.state import (
    BUSY,
    FIRED,
    GATE_WORK,
    MOVED,
    STATIONARY,
    Guiscard,
    able,
    drop_traits,
    is_prisoner,
    set_trait,
    trait,
)


def inner_hexes(s: Guiscard) -> list[int]:
    """GU-9.14, GU-R.53: where the gate is worked; none where a scenario has no castle."""
    return s.field.regions.get("gate_inner", []) if s.board.castle else []


def work_refused(s: Guiscard, u: i64) -> Refusal | None:
    """GU-9.14, GU-9.45: why a unit cannot spend its whole turn at the gate.

    Enemies beside it do not forbid it.
    """
    if not able(s, u) or is_prisoner(s, u) or s.at[u] not in inner_hexes(s):
        return refused(s, "GU-9.14", "not-at-gate", "unit", u)
    if s.field.gate_destroyed:
        return refused(s, "GU-9.13", "gate-destroyed", "unit", u)
    if s.done[u] & (MOVED | FIRED | BUSY | STATIONARY):
        return refused(s, "GU-9.14", "gate-needs-turn", "unit", u)
    return None


def work(s: Guiscard, u: i64) -> None:
    """GU-9.14: it does nothing else in this turn. GU-R.133: it may be fired at as it stands."""
    s.done[u] |= BUSY
    set_trait(s, u, GATE_WORK, s.at[u] + 1)
    if s.log is not None:
        s.emit("GU-9.14", "works-gate", {"unit": u, "open": s.field.gate_open})


def finish_work(s: Guiscard, seat: i64) -> None:
    """GU-9.14, GU-9.45: at the end of step 4 the leaf moves, once however many have worked.

    Whoever was stunned, killed or driven off his hex has worked in vain; GU-R.133: a wound does
    not matter. GU-R.138: what is behind the leaf can be seen from now on.
    """
    moved = NONE
    for u in s.board.side_units[seat]:
        place = trait(s, u, GATE_WORK)
        if not place:
            continue
        if able(s, u) and not is_prisoner(s, u) and s.at[u] == place - 1:
            moved = u
        elif s.log is not None:
            s.emit("GU-9.45", "works-in-vain", {"unit": u})
    drop_traits(s, GATE_WORK)
    if moved != NONE and not s.field.gate_destroyed:
        turn_leaf(s, moved)


def turn_leaf(s: Guiscard, u: i64) -> None:
    """GU-9.15: an open gate has a marker, a closed one has none."""
    gate = s.field.regions["gate"][0]
    opens = not s.field.gate_open
    if opens:
        lay_marker(s, gate, GATE_OPEN)
    else:
        take_marker(s, gate, GATE_OPEN)
    if s.log is not None:
        s.emit("GU-9.14", "gate-opens" if opens else "gate-closes", {"unit": u, "hex": gate})

"""GU-7.20 to GU-7.27: spear formations and the foulkon, their shapes, sides and markers."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE, PLAIN
from tafelrunde.games.guiscard.state import (
    FOULKON,
    HEALTHY,
    MOVED,
    ON_MAP,
    SPEAR,
    STUNNED,
    Guiscard,
    direction,
    is_prisoner,
)

# GU-7.37: from where a man in a formation is attacked
FRONT: Final = 0
SHIELD: Final = 1
OPEN_SIDE: Final = 2
REAR: Final = 3
SIDE_SHIFT: Final = (0, 0, 1, 2)  # GU-7.25
# how a man takes a retreat result
RETREATS: Final = 0
STANDS: Final = 1
WOUNDED_INSTEAD: Final = 2
JOINTS: Final = (0, 1, 2, 3, 4, 5)


def beside(s: Guiscard, h: i64, d: i64) -> i64:
    """The neighbour of a hex in any multiple of a direction, or NONE.

    GU-8.45: near buildings only over sides that foot passes at the cost of the hex alone.
    """
    edge = h * 6 + d % 6
    if s.field.built and (s.field.side[edge] != PLAIN or s.field.foot[edge] == 0):
        return NONE
    return s.field.neighbor[edge]


def detect(s: Guiscard, men: dict[int, int], facing: i64, deep: bool) -> list[int]:
    """PR-11: the men (hex -> unit) who stand in formations with this facing.

    GU-7.20: at least three front men side by side. GU-7.27: for the foulkon (`deep`) three
    files of two or more side by side.
    """
    front = [h for h in men if beside(s, h, facing) not in men]
    seeds: list[int] = []
    for h in front:
        line = chain(s, h, front, men, facing, deep)
        if len(line) >= s.board.numbers.form_width:
            seeds += [x for x in line if x not in seeds]
    reached = list(seeds)
    for h in reached:  # grows while it runs: every member hands on to those it touches
        for turn in JOINTS:
            to = beside(s, h, facing + turn)
            if to in men and to not in reached:
                reached.append(to)
    return sorted([men[h] for h in reached])


def chain(
    s: Guiscard, h: i64, front: list[int], men: dict[int, int], facing: i64, deep: bool
) -> list[int]:
    """GU-R.26: the rank of front men that goes on to the right of a hex, itself included."""
    line: list[int] = []
    while h in front and (not deep or beside(s, h, facing + 3) in men):
        line.append(h)
        right = beside(s, h, facing + 1)
        h = right if right in front else beside(s, h, facing + 2)
    return line


def members(s: Guiscard, u: i64) -> list[int]:
    """The men of a unit's formation: those of its kind and facing that hang together."""
    form, facing = s.form[u], s.facing[u]
    found = [u]
    for v in found:  # grows while it runs
        for turn in JOINTS:
            to = beside(s, s.at[v], facing + turn)
            w = s.grid[to] if to != NONE else NONE
            if w != NONE and w not in found and in_formation(s, w, form, facing):
                found.append(w)
    return found


def in_formation(s: Guiscard, u: i64, form: i64, facing: i64) -> bool:
    """Whether a piece on the grid is a man of such a formation."""
    return u < len(s.form) and s.form[u] == form and s.facing[u] == facing


def candidates(s: Guiscard, seat: i64, limit: i64, out: list[int]) -> dict[int, int]:
    """GU-7.21, GU-7.39: healthy hoplites outside formations who spent at most `limit` points.

    Those in `out` shall not join. GU-12.25: prisoners do nothing.
    """
    roster = s.board.roster
    return {
        s.at[u]: u
        for u in s.board.side_units[seat]
        if roster.hoplite[u]
        and s.where[u] == ON_MAP
        and s.health[u] == HEALTHY
        and s.form[u] == 0
        and s.spent[u] <= limit
        and u not in out
        and not is_prisoner(s, u)
    }


def possible(
    s: Guiscard, seat: i64, form: i64, facing: i64, out: list[int] | None = None
) -> list[int]:
    """GU-7.20, GU-7.27: the men who would stand in a new formation with this facing.

    The owner may leave men `out`.
    """
    limit = s.board.numbers.form_limit if form == SPEAR else s.board.numbers.foulkon_limit
    men = candidates(s, seat, limit, [] if out is None else out)
    return detect(s, men, facing, form == FOULKON)


def any_possible(s: Guiscard, seat: i64, out: list[int]) -> bool:
    """Whether any formation is possible without these men."""
    for facing in range(6):
        for form in (SPEAR, FOULKON):
            if possible(s, seat, form, facing, out):
                return True
    return False


def declare(s: Guiscard, men: list[int], form: i64, facing: i64) -> None:
    """GU-7.20, GU-7.39: men stand in formation from now on, front men with markers."""
    for u in men:
        s.form[u], s.facing[u] = form, facing
    if form == SPEAR:
        lay_markers(s, men)
    s.version += 1


def lay_markers(s: Guiscard, men: list[int]) -> None:
    """GU-7.35: in the hex before each front man that foot can enter and nobody living holds.

    GU-8.45: not over a low wall or through a door. GU-7.23: a beaten marker returns in the
    owner's movement step.
    """
    held = {s.at[u] for u in men}
    for u in men:
        tip = beside(s, s.at[u], s.facing[u])
        if tip == NONE or s.field.foot[s.at[u] * 6 + s.facing[u]] == 0:
            continue
        if tip not in held and s.grid[tip] == NONE:
            s.marker[u] = tip


def dissolve(s: Guiscard, men: list[int]) -> None:
    """GU-7.39: men are no longer in formation; their markers are lifted."""
    s.version += 1
    for u in men:
        s.form[u], s.marker[u] = 0, NONE


def keep_valid(s: Guiscard) -> None:
    """GU-7.39: who is no longer in a valid formation loses it and his marker at once."""
    for seat in range(2):
        men = [u for u in s.board.side_units[seat] if s.form[u]]
        if not men:
            continue
        for form, facing in sorted({(s.form[u], s.facing[u]) for u in men}):
            band = [u for u in men if s.form[u] == form and s.facing[u] == facing]
            standing = [u for u in band if s.where[u] == ON_MAP and s.health[u] != STUNNED]
            valid = detect(s, {s.at[u]: u for u in standing}, facing, form == FOULKON)
            lose(s, [u for u in band if u not in valid])


def leave_hex(s: Guiscard, u: i64) -> None:
    """GU-7.39: in melee whoever leaves his hex leaves his formation; the rest may stand on."""
    if s.form[u]:
        lose(s, [u])
        keep_valid(s)


def lose(s: Guiscard, men: list[int]) -> None:
    """Men are no longer in formation, against their will."""
    if men:
        dissolve(s, men)
    for u in men:
        if s.log is not None:
            s.emit("GU-7.39", "formation-lost", {"unit": u})


def depth(s: Guiscard, u: i64) -> i64:
    """GU-7.22: how many men deep the file behind a front man is, at most three."""
    deep, h = 1, s.at[u]
    while deep < 3:
        h = beside(s, h, s.facing[u] + 3)
        v = s.grid[h] if h != NONE else NONE
        if v == NONE or not in_formation(s, v, s.form[u], s.facing[u]):
            break
        deep += 1
    return deep


def is_front_man(s: Guiscard, u: i64) -> bool:
    """PR-11: whether nobody of his formation stands before a man."""
    h = beside(s, s.at[u], s.facing[u])
    v = s.grid[h] if h != NONE else NONE
    return v == NONE or not in_formation(s, v, s.form[u], s.facing[u])


def side_of(s: Guiscard, u: i64, h: i64) -> i64:
    """GU-7.37, GU-R.26: from which side an attacker in a hex strikes a man in formation.

    A hex that is no neighbour lies beyond his marker: the front.
    """
    d = direction(s, s.at[u], h)
    if d == NONE:
        return FRONT
    k = (d - s.facing[u]) % 6
    if k in (0, 3):
        return FRONT if k == 0 else REAR
    near, far = (1, 2) if k <= 2 else (5, 4)
    if any([comrade(s, u, turn) for turn in (near, far)]):
        return FRONT if k == near else REAR
    return OPEN_SIDE if k <= 2 else SHIELD


def comrade(s: Guiscard, u: i64, turn: i64) -> bool:
    """Whether a man of the same formation stands beside him in this direction."""
    h = beside(s, s.at[u], s.facing[u] + turn)
    v = s.grid[h] if h != NONE else NONE
    return v != NONE and in_formation(s, v, s.form[u], s.facing[u])


def sides(s: Guiscard, attackers: list[int], u: i64) -> list[int]:
    """GU-7.37: the side of every attacker."""
    return [side_of(s, u, s.at[a]) for a in attackers]


def defence_shift(s: Guiscard, attackers: list[int], u: i64, on_marker: bool) -> tuple[int, int]:
    """GU-7.22, GU-7.25: the column shift of an attack on a man, and the side that counts.

    With attackers on several sides the case worst for the hoplites counts (GU-R.90). A foulkon
    knows no sides (GU-7.41).
    """
    if s.form[u] != SPEAR:
        return 0, NONE
    if on_marker:
        return -depth(s, u), FRONT
    worst = max(sides(s, attackers, u))
    return SIDE_SHIFT[worst], worst


def attack_shift(s: Guiscard, attackers: list[int], defender: i64) -> i64:
    """GU-7.24, GU-7.38: depth of the smallest file; GU-7.27: a foulkon attacks one column lower.

    Only front men count, against enemies before them or within the reach of their markers.
    """
    if any([s.form[a] == FOULKON for a in attackers]):
        return -1
    shifts = [
        depth(s, a) if s.form[a] == SPEAR and is_front_man(s, a) and before(s, a, defender) else 0
        for a in attackers
    ]
    return min(shifts)


def before(s: Guiscard, a: i64, defender: i64) -> bool:
    """GU-7.38: whether an enemy stands in front of a front man."""
    heads = [s.at[defender]] if s.rear[defender] == NONE else [s.at[defender], s.rear[defender]]
    return any([reached(s, a, h) for h in heads])


def reached(s: Guiscard, a: i64, h: i64) -> bool:
    """Whether a hex lies before a front man or beyond his standing marker."""
    if direction(s, s.at[a], h) != NONE:
        return side_of(s, a, h) == FRONT
    if s.marker[a] == NONE:
        return False
    d = direction(s, s.marker[a], h)
    return d != NONE and (d - s.facing[a]) % 6 in (5, 0, 1)


def holds(s: Guiscard, u: i64, attackers: list[int]) -> i64:
    """GU-7.26, GU-7.41: how a man in formation takes a retreat result in melee."""
    if not s.form[u]:
        return RETREATS
    if s.form[u] == SPEAR:
        return STANDS if max(sides(s, attackers, u)) == FRONT else WOUNDED_INSTEAD
    ahead = [sector_ahead(s, u, s.at[a]) for a in attackers]
    return STANDS if all(ahead) else WOUNDED_INSTEAD


def sector_ahead(s: Guiscard, u: i64, h: i64) -> bool:
    """GU-R.38: whether a hex is in the front arc of a man, by the formation's facing."""
    return s.field.grid.in_sector(s.at[u], s.facing[u], h)


def holds_fire(s: Guiscard, u: i64, shooter_hex: i64) -> i64:
    """GU-R.38: how a man in formation takes the retreat result of a shot."""
    if not s.form[u]:
        return RETREATS
    return STANDS if sector_ahead(s, u, shooter_hex) else WOUNDED_INSTEAD


def frontal_blocked(s: Guiscard, attacker: i64, u: i64) -> bool:
    """GU-7.36, GU-7.23: whether an attack from the front can only strike a man's marker.

    A beaten marker still protects its man in the melee step in which it fell.
    """
    if s.form[u] != SPEAR or side_of(s, u, s.at[attacker]) != FRONT:
        return False
    return s.marker[u] != NONE or s.beaten[u] == s.turn


def strikes_marker(s: Guiscard, attacker: i64, u: i64) -> bool:
    """GU-7.36: whether an enemy beside the marker hex attacks the marker."""
    tip = s.marker[u]
    if tip == NONE:
        return False
    d = direction(s, s.at[attacker], tip)
    if d == NONE:
        return False
    f = s.field
    costs = f.foot if s.mount[attacker] == NONE else f.horse
    return costs[s.at[attacker] * 6 + d] > 0


def beat_marker(s: Guiscard, u: i64) -> None:
    """GU-7.23, GU-7.36: the marker is removed without harm to the man (GU-R.27)."""
    s.version += 1
    if s.log is not None:
        s.emit("GU-7.23", "marker-beaten", {"unit": u, "hex": s.marker[u]})
    s.marker[u] = NONE
    s.beaten[u] = s.turn


def first_moves(s: Guiscard, u: i64) -> None:
    """GU-7.39: when the first man of a formation moves its markers are lifted."""
    if s.form[u]:
        men = members(s, u)
        dissolve(s, men)
        if s.log is not None:
            s.emit("GU-7.39", "formation-dissolved", {"unit": u})


def refresh(s: Guiscard, seat: i64) -> None:
    """GU-7.23, GU-7.39: formations that stood still get their markers back."""
    men = [u for u in s.board.side_units[seat] if s.form[u] == SPEAR and s.marker[u] == NONE]
    for u in men:
        if not s.done[u] & MOVED and is_front_man(s, u):
            lay_markers_for(s, u)


def lay_markers_for(s: Guiscard, u: i64) -> None:
    """One front man lays his marker if the hex is free."""
    lay_markers(s, [u])
    if s.marker[u] != NONE and s.log is not None:
        s.emit("GU-7.23", "marker-laid", {"unit": u, "hex": s.marker[u]})

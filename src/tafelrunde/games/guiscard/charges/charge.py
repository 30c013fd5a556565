"""GU-7.5 to GU-7.19, GU-7.31, GU-7.33: the paths of charges, and what a charge is worth (PR-6)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.reach.steps import facing_of, horse_step, over_wall
from tafelrunde.games.guiscard.state import (
    COMPLETED,
    FOUGHT,
    Guiscard,
    allowance,
    attack,
    defence,
    hexes_of,
)

FRONT_TURNS: Final = (0, 1, 5)
RUN: Final = 3  # steps after the first hex of the straight row


def place_after(s: Guiscard, u: i64, path: list[int]) -> tuple[int, int]:
    """Head and rear of a rider at the end of a path."""
    if not path:
        return s.at[u], s.rear[u]
    return path[-1], path[-2] if len(path) > 1 else s.at[u]


def cost_of(s: Guiscard, u: i64, path: list[int]) -> i64:
    """GU-7.5: the points of a path without turning; 0 for an empty one, NONE if impossible."""
    total, head = 0, s.at[u]
    grid = s.field.grid
    for h in path:
        cost = horse_step(s, u, head, grid.direction(head, h))
        if cost == 0:
            return NONE
        total += cost
        head = h
    return total


def is_complete(s: Guiscard, u: i64, path: list[int], target: i64) -> bool:
    """GU-7.5: whether a path has six hexes or more, the last four and the target in one row.

    GU-7.30: the last two hexes are free and not promised to another. GU-8.23: no low wall lies
    between them.
    """
    n = s.board.numbers
    if len(path) < n.charge_least:
        return False
    grid = s.field.grid
    e = grid.direction(path[-1], target)
    if e == NONE:
        return False
    row = path[-n.charge_straight :]
    if any([grid.step(h, e) != row[i + 1] for i, h in enumerate(row[:-1])]):
        return False
    if s.field.horse[path[-1] * 6 + e] == 0:  # GU-6.15
        return False
    return all([is_free_end(s, h) for h in path[-2:]]) and not over_wall(s, path[-1], path[-2])


def is_free_end(s: Guiscard, h: i64) -> bool:
    """GU-7.30: whether nobody living is there but riders who charge away, nor aims there."""
    there = s.grid[h]
    if there != NONE and there not in s.charger:
        return False
    for i, path in enumerate(s.charge_path):
        if h in path[-2:] or (s.counter[i] != NONE and h in s.counter_path[i][-2:]):
            return False
    return True


def completes(s: Guiscard, u: i64, path: list[int], target: i64) -> bool:
    """Whether a path, gone on with front steps only, can end as a charge at the target hex."""
    if is_complete(s, u, path, target):
        return True
    spent = cost_of(s, u, path)
    budget = allowance(s, u)
    if spent == NONE or spent > budget:
        return False
    if len(path) > RUN and run_cost(s, u, path, target, budget - spent):
        return True
    return search(s, u, path, target, budget - spent)


def run_cost(s: Guiscard, u: i64, path: list[int], target: i64, budget: i64) -> bool:
    """Whether a path that has begun its straight row already can finish it."""
    grid = s.field.grid
    for e in range(6):
        for done in (1, 2):
            row = [grid.step(target, e + 3, k) for k in range(4, 0, -1)]
            if row[done] != path[-1] or path[-1 - done :] != row[: done + 1]:
                continue
            whole = [*path, *row[done + 1 :]]
            if NONE not in row and 0 < cost_of(s, u, whole) <= budget + cost_of(s, u, path):
                return is_complete(s, u, whole, target)
    return False


def search(s: Guiscard, u: i64, path: list[int], target: i64, budget: i64) -> bool:
    """Whether some way leads to the first hex of a straight row before the target hex."""
    grid = s.field.grid
    rows = straight_rows(s, u, target)
    if not rows:
        return False
    head, rear = place_after(s, u, path)
    need = s.board.numbers.charge_least - RUN  # hexes entered before the run
    near = s.field.neighbor
    heap: list[tuple[int, int, int, int]] = [
        (0, min(len(path), need), head, facing_of(s, head, rear))
    ]
    seen: set[tuple[int, int, int]] = set()
    while heap:
        spent, steps, h, f = heappop(heap)
        if (steps, h, f) in seen:
            continue
        seen.add((steps, h, f))
        if steps >= need:
            for start, e, cost in rows:
                if start == h and (e - f) % 6 in FRONT_TURNS and spent + cost <= budget:
                    return True
        if not any([spent + grid.distance(h, start) + cost <= budget for start, _, cost in rows]):
            continue
        for turn in FRONT_TURNS:
            d = (f + turn) % 6
            cost = horse_step(s, u, h, d)
            if cost and spent + cost <= budget:
                heappush(heap, (spent + cost, min(steps + 1, need), near[h * 6 + d], d))
    return False


def straight_rows(s: Guiscard, u: i64, target: i64) -> list[tuple[int, int, int]]:
    """The straight rows before a target hex: first hex, direction, cost of the other three."""
    grid = s.field.grid
    found: list[tuple[int, int, int]] = []
    for e in range(6):
        row = [grid.step(target, e + 3, k) for k in range(4, 0, -1)]
        if NONE in row or s.field.horse[row[3] * 6 + e] == 0:
            continue
        costs = [horse_step(s, u, h, e) for h in row[:3]]
        free = is_free_end(s, row[2]) and is_free_end(s, row[3])
        if all(costs) and free and not over_wall(s, row[3], row[2]):
            found.append((row[0], e, sum(costs)))
    return found


# -- counter-charges


def counter_ways(s: Guiscard, i: i64, c: i64) -> list[list[int]]:
    """GU-7.8, GU-7.31: the paths on which a rider can meet a charge, the cheapest first.

    GU-7.10: the target itself comes two hexes forward along the path. GU-8.23: nobody meets a
    charger where that would stop him astride a low wall (GU-7.9).
    """
    path = s.charge_path[i]
    if over_wall(s, path[-3], path[-4]):
        return []
    grid = s.field.grid
    last, end = path[-1], path[-2]
    back = grid.direction(last, end)
    if c == s.charged[i]:
        ahead = s.charge_at[i] == s.at[c] and (back - s.facing[c]) % 6 in FRONT_TURNS
        return [[last, end]] if ahead and affordable(s, c, [last, end]) else []
    most = len(path) // 2
    found = [[*way, end] for way in front_ways(s, c, last, most - 1) if turns(s, c, way, back)]
    found = [way for way in found if affordable(s, c, way)]
    return sorted(found, key=lambda way: (cost_of(s, c, way), way))


def affordable(s: Guiscard, c: i64, way: list[int]) -> bool:
    """GU-7.31: whether a path is within the points of the counter-charger's state."""
    return 0 < cost_of(s, c, way) <= allowance(s, c)


def turns(s: Guiscard, c: i64, way: list[int], d: i64) -> bool:
    """Whether the step after a way goes to the front."""
    head, rear = place_after(s, c, way)
    return (d - facing_of(s, head, rear)) % 6 in FRONT_TURNS


def front_ways(s: Guiscard, c: i64, goal: i64, most: i64) -> list[list[int]]:
    """All ways of front steps that end in a hex after at most this many hexes."""
    grid = s.field.grid
    near = s.field.neighbor
    found: list[list[int]] = []
    open_ways: list[list[int]] = [[]]
    while open_ways:
        way = open_ways.pop()
        head, rear = place_after(s, c, way)
        if way and head == goal:
            found.append(way)
            continue
        if len(way) + grid.distance(head, goal) > most:
            continue
        f = facing_of(s, head, rear)
        for turn in FRONT_TURNS:
            d = (f + turn) % 6
            if horse_step(s, c, head, d):
                open_ways.append([*way, near[head * 6 + d]])
    return found


# -- what it is worth


def charge_of(s: Guiscard, u: i64) -> i64:
    """The completed charge of a rider that has not been fought yet, or NONE."""
    for i, charger in enumerate(s.charger):
        if charger == u and s.charge_state[i] == COMPLETED:
            return i
    return NONE


def band(s: Guiscard) -> None:
    """GU-7.33, GU-R.25: at the end of step 2, who charges side by side with at least two others."""
    n = s.board.numbers
    for group in (1, 2):
        for e in range(6):
            same = [i for i in range(len(s.charger)) if joins(s, i, group, e)]
            while same:
                line = connected(s, same)
                same = [i for i in same if i not in line]
                if len(line) >= n.group_least:
                    for i in line:
                        s.charge_band[i] = 1 + line[0]


def joins(s: Guiscard, i: i64, group: i64, e: i64) -> bool:
    """GU-7.33, GU-R.10: whether a rider is of the class, has his lance and rides straight there."""
    u, path = s.charger[i], s.charge_path[i]
    if s.board.roster.charge_group[u] != group or not s.lance[u]:
        return False
    grid = s.field.grid
    whole = [s.at[u], *path]
    return all([grid.step(h, e) == whole[k + 1] for k, h in enumerate(whole[:-1])])


def connected(s: Guiscard, charges: list[int]) -> list[int]:
    """The charges whose last hexes hang together with that of the first."""
    grid = s.field.grid
    found = charges[:1]
    for i in found:  # grows while it runs
        for j in charges:
            if (
                j not in found
                and grid.direction(s.charge_path[i][-1], s.charge_path[j][-1]) != NONE
            ):
                found.append(j)
    return found


def group_shift(s: Guiscard, i: i64, defender: i64) -> i64:
    """GU-7.18, GU-7.19, GU-7.33: one column if at least three of the band came through."""
    if not s.charge_band[i]:
        return 0
    came = [
        j
        for j in range(len(s.charger))
        if s.charge_band[j] == s.charge_band[i] and s.charge_state[j] in (COMPLETED, FOUGHT)
    ]
    if len(came) < s.board.numbers.group_least:
        return 0
    kataphracts = s.board.roster.charge_group[s.charger[i]] == 2
    return 0 if kataphracts and s.mount[defender] != NONE else 1


class Clash:
    """GU-7.14, GU-7.15: who strikes whom in a charge's combat, and with what."""

    def __init__(
        self, attacker: i64, defender: i64, strength: i64, guard: i64, swapped: bool
    ) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.strength: i64 = strength
        self.guard: i64 = guard
        self.swapped: bool = swapped


def combat(s: Guiscard, i: i64) -> Clash:
    """GU-7.14, GU-7.15, GU-R.45: half as much again, and roles exchanged if the defence wins."""
    u, c = s.charger[i], s.counter[i]
    strength = attack(s, u) * 3 // 2
    if c == NONE:
        return Clash(u, s.charged[i], strength, defence(s, s.charged[i]), False)
    guard = defence(s, c) * 3 // 2
    if guard > strength:
        return Clash(c, u, guard, strength, True)
    return Clash(u, c, strength, guard, False)


def stands(s: Guiscard, i: i64) -> bool:
    """PR-6.8: whether the target of a completed charge is still where the charge aims."""
    target = s.counter[i] if s.counter[i] != NONE else s.charged[i]
    if s.at[target] == NONE:
        return False
    if s.counter[i] != NONE:
        return s.at[target] == s.charge_path[i][-2]
    spots = [*hexes_of(s, target), s.marker[target]]
    return s.charge_at[i] in spots

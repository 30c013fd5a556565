"""GU-12.4 to GU-12.9: who has won. GU-12.8: sequels that the rulebook names bring no rules."""

from __future__ import annotations

from tafelrunde.core.actions import Value
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.scenario import DRAW, PACKS, Goal
from tafelrunde.games.guiscard.pieces.blaze import burns
from tafelrunde.games.guiscard.scenarios.siege_end import is_over
from tafelrunde.games.guiscard.state import (
    COMING,
    LED_OFF,
    LEFT,
    ON_MAP,
    SLAIN,
    STUNNED,
    Guiscard,
    able,
    is_prisoner,
)


def dead(s: Guiscard, goal: Goal) -> i64:
    """The units of a goal's group that are dead, or as good as dead (they left elsewhere).

    GU-12.5, GU-12.9: prisoners count where the goal says so; nobody is taken prisoner where a
    scenario does not name prisoners (GU-12.20).
    """
    found = 0
    for u in goal.units:
        if s.where[u] == SLAIN or lost(s, u) or (goal.taken and is_prisoner(s, u)):
            found += 1
    return found


def lost(s: Guiscard, u: i64) -> bool:
    """GU-12.3: whether a unit that counts as rescued over one side only left over another."""
    safe = s.board.safe_exit[u]
    return s.where[u] == LEFT and safe > 0 and s.exit[u] != safe


def exited(s: Guiscard, goal: Goal) -> i64:
    """GU-12.3: the units of the group that left over the side of the goal."""
    return sum([gone(s, u, goal) and not is_prisoner(s, u) for u in goal.units])


def gone(s: Guiscard, u: i64, goal: Goal) -> bool:
    """Whether a unit has left over the side of a goal, of its own will or not."""
    return s.where[u] == LEFT and s.exit[u] == goal.map_side


def reached(s: Guiscard, goal: Goal) -> i64:
    """GU-12.9: how many fulfil a condition that counts units."""
    if goal.sort == "dead":
        return dead(s, goal)
    if goal.sort == "alive":
        return sum([s.where[u] in (ON_MAP, COMING) for u in goal.units]) + exited(s, goal)
    if goal.sort in PACKS:
        return sum([state == LED_OFF + goal.map_side for state in s.horse])
    if goal.sort == "leave":
        return exited(s, goal)
    if goal.sort in ("carried", "carried-exactly"):
        return sum([is_prisoner(s, u) for u in goal.units if gone(s, u, goal)])
    if goal.sort == "taken":
        return sum([s.where[u] == SLAIN or is_prisoner(s, u) for u in goal.units])
    region = s.field.regions[goal.region]
    if goal.sort == "burnt":
        return sum([not s.field.wood[h] for h in region])
    if goal.sort == "ablaze":
        return sum([not s.field.wood[h] or burns(s, h) for h in region])
    if goal.sort == "led-out":
        return sum([is_led_out(s, u, region) for u in goal.units])
    there = [u for u in goal.units if s.where[u] == ON_MAP and s.health[u] != STUNNED]
    return sum([s.at[u] in region for u in there])


def is_led_out(s: Guiscard, u: i64, region: list[int]) -> bool:
    """GU-12.9: whether a prisoner stands outside a region, set down by his captor."""
    return is_prisoner(s, u) and s.where[u] == ON_MAP and s.burden != u and s.at[u] not in region


def holds(s: Guiscard, goal: Goal) -> bool:
    """GU-12.9: whether a condition is met; one of them wants the gate open or destroyed too."""
    if goal.sort == "else":
        return True
    if goal.sort in ("carried-exactly", "packs-exactly"):
        return reached(s, goal) == goal.n
    if goal.sort == "gate" and not s.field.gate_open:
        return False
    return controlled(s, goal) if goal.sort == "hold" else reached(s, goal) >= goal.n


def controlled(s: Guiscard, goal: Goal) -> bool:
    """GU-12.6: whether an able unit of the winner is there, and no capable enemy."""
    return holders(s, goal) > 0 and hinderers(s, goal) == 0


def holders(s: Guiscard, goal: Goal) -> i64:
    """GU-12.6: the able units of the winner in the region of a goal."""
    region, units = s.field.regions[goal.region], s.board.side_units[goal.winner]
    return sum([able(s, u) and s.at[u] in region for u in units])


def hinderers(s: Guiscard, goal: Goal) -> i64:
    """GU-12.6: his enemies there who are unstunned, no civilians and no prisoners."""
    region, units = s.field.regions[goal.region], s.board.side_units[1 - goal.winner]
    civilian = s.board.roster.civilian
    there = [u for u in units if able(s, u) and s.at[u] in region]
    return sum([not civilian[u] and not is_prisoner(s, u) for u in there])


def wiped_out(s: Guiscard, seat: i64) -> bool:
    """GU-12.7: whether no unit of a seat is on the map or still to come."""
    return all(not (s.where[u] == ON_MAP or s.where[u] == COMING) for u in s.board.side_units[seat])


def decided(s: Guiscard) -> bool:
    """GU-12.4: test the immediate conditions; true once the game is decided."""
    if s.winner != NONE:
        return True
    if s.phase == 0:
        return False
    if s.board.action:  # PR-24: an action of a siege has no victory entries
        return is_over(s)
    for goal in s.board.goals:
        if goal.at_once and holds(s, goal):
            return decide(s, goal, "GU-12.4")
    for seat in range(2):
        if wiped_out(s, seat):
            if s.log is not None:
                s.emit("GU-12.7", "wiped-out", {"seat": seat})
            for goal in s.board.goals:
                if goal.sort != "else" and holds(s, goal):
                    return decide(s, goal, "GU-12.7")
            return end(s, 1 - seat, "GU-12.7")
    return False


def decide_at_end(s: Guiscard) -> None:
    """GU-12.4: after the last round the first true entry decides."""
    for goal in s.board.goals:
        if holds(s, goal):
            decide(s, goal, "GU-12.4")
            return
    end(s, DRAW, "GU-12.4")


def decide(s: Guiscard, goal: Goal, rule: str) -> bool:
    """Tell which condition is met and end the game; returns true."""
    if s.log is not None:
        told: dict[str, Value] = {}
        if goal.counted:
            told = {"n": reached(s, goal), "all": len(goal.units), "needed": goal.n}
        for name in ("edge", "region"):
            if name in goal.told:
                told[name] = goal.told[name]
        s.emit(rule, f"decided-{goal.sort}", told)
    return end(s, goal.winner, rule)


def end(s: Guiscard, winner: i64, rule: str) -> bool:
    """Write down the winner (DRAW for none); returns true."""
    s.winner = winner
    if winner == DRAW:
        s.winners, s.scores = (0, 1), (1, 1)
    else:
        s.winners = (winner,)
        s.scores = (2, 0) if winner == 0 else (0, 2)
    if s.log is not None:
        s.emit(rule, "game-over", {"winners": s.winners})
    return True

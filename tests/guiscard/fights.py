"""Moves, shots and combats for tests, played up to and including their dice."""

from __future__ import annotations

from guiscard.arena import Arena

from tafelrunde.core.actions import CHANCE
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.melee.odds import Combat, explain_odds
from tafelrunde.games.guiscard.movement.move_step import MoveStep


def step(t: Arena, shooter: str, target: str) -> Arena:
    """Seat 0 fires once."""
    t.begin(MissileStep(0))
    t.do("shoot", shooter)
    t.do("aim", target)
    return t


def duel(shooter: str, a: str, target: str, b: str, **ground: object) -> Arena:
    return Arena({shooter: a}, {target: b, "suleiman": "X16"}, **ground)  # type: ignore[arg-type]


def moving(t: Arena, name: str) -> Arena:
    """Seat 0 takes up a unit to move it."""
    if not t.s.stack:
        t.begin(MoveStep(0))
    t.do("move", name)
    return t


def names(s: str) -> list[str]:
    return s.split()


def odds(t: Arena, attackers: str, defenders: str, marker: bool = False) -> Combat:
    return explain_odds(
        t.s,
        [t.unit(name) for name in names(attackers)],
        [t.unit(name) for name in names(defenders)],
        marker,
    )


def column(t: Arena, combat: Combat) -> str:
    return t.s.board.numbers.odds.columns[combat.final]


def fight(t: Arena, attackers: str, defenders: str, roll: int) -> Arena:
    """Seat 0 fights one combat up to and including its roll."""
    if not t.s.stack:
        t.begin(MeleeStep(0))
    first, *others = names(attackers)
    t.do("attack", first)
    for name in names(defenders):
        t.do("strike", name)
    for name in others:
        t.do("attack", name)
    t.do("resolve")
    stand(t)
    t.roll(roll)
    return t


def stand(t: Arena) -> None:
    """Nobody evades (GU-7.28)."""
    while t.s.to_move() != CHANCE:
        t.do("stand")


def letter(t: Arena) -> str:
    return str(t.events("fought")[-1]["letter"])


def outcome(ours: str, a: str, theirs: str, b: str, wanted: str, **more: object) -> Arena:
    """A duel whose roll gives this letter."""
    t = Arena({ours: a, "mahaut": "A1"}, {theirs: b, "eudokia": "X16"}, **more)  # type: ignore[arg-type]
    results = odds(t, ours, theirs).results
    assert wanted in results, results
    return fight(t, ours, theirs, results.index(wanted) + 1)

"""When bots shoot: what a shot is worth, what a thrown lance costs, and when to wait."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.codes import arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.bots import estimate as e
from tafelrunde.games.guiscard.charges.conditions import charger_refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.odds import LANCE_FOOT, LANCE_MOUNTED
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.fire import fire
from tafelrunde.games.guiscard.fire.defence import Defence
from tafelrunde.games.guiscard.fire.shot import preview
from tafelrunde.games.guiscard.fire.sight import best_origin
from tafelrunde.games.guiscard.scenarios.alarm import sleepers
from tafelrunde.games.guiscard.state import Guiscard, owner
from tafelrunde.games.guiscard.verbs import FIRE, SHOOT, TARGET

LANCE: Final = 4.0  # points: what a lance is worth to whoever could charge or fight with it
FEW: Final = 2  # movement points: with fewer nobody comes much nearer
YES: Final = 3.0


def shot_gain(s: Guiscard, u: i64, h: i64) -> float:
    """The expected gain of a unit's shot at a hex."""
    victim = s.mover if s.mover != NONE and h in (s.at[s.mover], s.rear[s.mover]) else s.grid[h]
    if u == NONE or victim == NONE or not is_person(victim):
        return 0.0
    weapon = fire.weapon_of(s, u)
    origin = best_origin(s, u, h, weapon)
    if origin == NONE:
        return 0.0
    gain = e.shot_worth(s, preview(s, u, origin, h, weapon), victim)
    return gain * (1.5 if s.board.hunted[victim] else 1.0)


def missile_score(s: Guiscard, u: i64) -> float:
    """The score of a shot: bows and javelins while they can, a lance only where it pays.

    GU-7.4, GU-5.10: whoever throws it neither charges nor strikes in this turn.
    """
    weapon = fire.weapon_of(s, u)
    if weapon not in (LANCE_FOOT, LANCE_MOUNTED):
        return 1.0
    if weapon == LANCE_MOUNTED and s.board.charges and charger_refused(s, owner(s, u), u) is None:
        return -1.0
    return max([shot_gain(s, u, h) for h in fire.aims(s, u, weapon)]) - LANCE


def answer_score(s: Guiscard, a: i64) -> float:
    """The score of defensive fire; a shot that can wait for a nearer target waits (GU-5.5)."""
    verb, top = verb_of(a), s.top
    if verb == TARGET:
        return YES
    if verb == SHOOT and isinstance(top, Defence):
        return YES if top.stationary or not can_wait(s, arg(a), top.unit) else -1.0
    return 2.0 if verb == FIRE else 0.0


def can_wait(s: Guiscard, e: i64, u: i64) -> bool:
    """Whether a unit on the move is still far off and comes nearer.

    GU-12.28: where friends sleep, the first shot is worth more than a good one.
    """
    if sleepers(s, owner(s, e)):
        return False
    distance = s.field.grid.distance(s.at[e], s.at[u])
    if distance <= s.board.numbers.odds.short_to[fire.weapon_of(s, e)] or s.points < FEW:
        return False
    before = s.track[-4] if len(s.track) >= 4 else NONE
    return before != NONE and s.field.grid.distance(s.at[e], before) > distance

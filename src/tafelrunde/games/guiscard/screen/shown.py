"""What the screen shows before a shot or an attack is confirmed: chances, odds and reasons."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.defence import Defence
from tafelrunde.games.guiscard.fire.fire import MissileStep, aims, can_fire_back, weapon_of
from tafelrunde.games.guiscard.fire.shot import meanings, preview
from tafelrunde.games.guiscard.fire.sight import best_origin
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep, pending_charge
from tafelrunde.games.guiscard.melee.odds import Combat, explain_odds
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.views import Odds, Preview, Shot


def targets(s: Guiscard, u: i64, hexes: list[int], offensive: bool) -> list[Shot]:
    """Per target hex of a shooter: hits in percent, cover, and the effects of the ten rolls."""
    weapon = weapon_of(s, u)
    found: list[Shot] = []
    for h in hexes:
        shot = preview(s, u, best_origin(s, u, h, weapon), h, weapon)
        found.append(
            {
                "hex": h,
                "percent": 10 * shot.hits,
                "cover": shot.cover,
                "effects": shot.effects,
                "meanings": meanings(s, h, shot.effects, offensive),
            }
        )
    return found


def combat_shown(s: Guiscard, combat: Combat) -> Odds:
    """GU-6.2: the odds of a combat in plain data; the shifts each with their reason."""
    columns = s.board.numbers.odds.columns
    return {
        "attack": combat.attack,
        "defence": combat.defence,
        "difference": combat.difference,
        "first_column": columns[combat.column],
        "column": columns[combat.final],
        "shifts": list(combat.shifts),
        "armoured": combat.armoured,
        "results": list(combat.results),
    }


def shown(s: Guiscard, top: object) -> Preview:
    """For the frame that asks: shots of those who may fire, odds of the combat so far."""
    if isinstance(top, MissileStep) and top.shooter != NONE:
        u = top.shooter
        return {"targets": targets(s, u, aims(s, u, weapon_of(s, u)), True)}
    if isinstance(top, Defence):
        shots = {str(e): targets(s, e, can_fire_back(s, e, top.unit), False) for e in top.more(s)}
        return {"shooters": shots}
    if not isinstance(top, MeleeStep):
        return {}
    if top.struck:
        combat = explain_odds(s, top.attackers, top.struck, top.marker)
        return {"odds": combat_shown(s, combat)}
    if top.attackers:
        return {}
    charges = [(u, pending_charge(s, u)) for u in s.board.side_units[top.seat]]
    fights = [(u, explain_odds(s, [], [], False, i)) for u, i in charges if i != NONE]
    odds = {str(u): combat_shown(s, combat) for u, combat in fights}
    return {"charges": odds} if odds else {}

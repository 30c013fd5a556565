"""What the screen shows before a shot or an attack is confirmed: chances, odds and reasons."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep, declare
from tafelrunde.games.guiscard.charges.conditions import run_to, target_hexes, target_refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.defence import Defence
from tafelrunde.games.guiscard.fire.fire import MissileStep, aims, can_fire_back, weapon_of
from tafelrunde.games.guiscard.fire.shot import meanings, preview
from tafelrunde.games.guiscard.fire.sight import best_origin
from tafelrunde.games.guiscard.infiltration.checks import passing
from tafelrunde.games.guiscard.melee.combat import AGAINST_ATTACKERS
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep, pending_charge
from tafelrunde.games.guiscard.melee.odds import Combat, explain_odds
from tafelrunde.games.guiscard.pieces.placing import relocate
from tafelrunde.games.guiscard.scenarios.setup import SetUp
from tafelrunde.games.guiscard.state import COMPLETED, ON_MAP, Guiscard, enemy, owner
from tafelrunde.games.guiscard.views import Preview, Run, ShownOdds, ShownShot

NO_VICTORY: Final = (*AGAINST_ATTACKERS, "-")


def targets(s: Guiscard, u: i64, hexes: list[int], offensive: bool) -> list[ShownShot]:
    """Per target hex of a shooter: hits in percent, cover, and the effects of the ten rolls."""
    weapon = weapon_of(s, u)
    found: list[ShownShot] = []
    for h in hexes:
        shot = preview(s, u, best_origin(s, u, h, weapon), h, weapon)
        found.append(
            {
                "hex": h,
                "percent": 10 * shot.hits,
                "cover": shot.cover,
                "effects": shot.effects,
                "meanings": (known := meanings(s, h, shot.effects, offensive)),
                "outcomes": [
                    (what, shot.hits * shot.effects.count(letter)) for letter, what in known
                ],
            }
        )
    return found


def combat_shown(s: Guiscard, combat: Combat) -> ShownOdds:
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
        "outcomes": [
            (letter, 10 * combat.results.count(letter)) for letter in sorted(set(combat.results))
        ],
        "wins": 10 * sum([letter not in NO_VICTORY for letter in combat.results]),
    }


def runs(s: Guiscard, u: i64) -> dict[str, Run]:
    """GU-7.5: for every enemy whom a rider can charge, the shortest path that is found."""
    found: dict[str, Run] = {}
    for e in s.board.side_units[enemy(owner(s, u))]:
        if s.at[e] == NONE or target_refused(s, u, e) is not None:
            continue
        hexes = target_hexes(s, u, e)
        path, h = min([(run_to(s, u, h), h) for h in hexes], key=lambda run: len(run[0]))
        found[str(e)] = {
            "hex": h,
            "path": path,
            "odds": combat_shown(s, arrival(s, u, e, h, path)),
            "risk": passing(s, u, path[:-1]),
        }
    return found


def arrival(s: Guiscard, u: i64, e: i64, h: i64, path: list[int]) -> Combat:
    """GU-7.14: the combat of a charge that nobody meets, as if its rider had arrived."""
    there = s.clone()
    relocate(there, u, path[-1], path[-2])
    declare(there, u, e, h, path, COMPLETED)
    return explain_odds(there, [], [], False, len(there.charger) - 1)


def strikes(s: Guiscard, top: MeleeStep) -> dict[str, ShownOdds]:
    """GU-6.5: for everybody whom the attackers can strike, the odds against him alone."""
    foes = [e for e in s.board.side_units[enemy(top.seat)] if s.where[e] == ON_MAP]
    open_ = [e for e in foes if top.strike_refused(s, e) is None]
    return {str(e): combat_shown(s, explain_odds(s, top.attackers, [e], False)) for e in open_}


def shown(s: Guiscard, top: object) -> Preview:
    """For the frame that asks: shots of those who may fire, odds of the combat so far."""
    if isinstance(top, SetUp):
        return {"zone": top.zone(s)}
    if isinstance(top, MissileStep) and top.shooter != NONE:
        u = top.shooter
        return {"targets": targets(s, u, aims(s, u, weapon_of(s, u)), True)}
    if isinstance(top, Defence):
        shots = {str(e): targets(s, e, can_fire_back(s, e, top.unit), False) for e in top.more(s)}
        return {"shooters": shots}
    if isinstance(top, ChargeStep) and top.rider != NONE and top.target == NONE:
        return {"runs": runs(s, top.rider)}
    if not isinstance(top, MeleeStep):
        return {}
    if top.struck:
        combat = explain_odds(s, top.attackers, top.struck, top.marker)
        return {"odds": combat_shown(s, combat)}
    if top.attackers:
        return {"strikes": strikes(s, top)}
    charges = [(u, pending_charge(s, u)) for u in s.board.side_units[top.seat]]
    fights = [(u, explain_odds(s, [], [], False, i)) for u, i in charges if i != NONE]
    odds = {str(u): combat_shown(s, combat) for u, combat in fights}
    return {"charges": odds} if odds else {}

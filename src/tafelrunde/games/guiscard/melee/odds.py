"""Chapter 6: the odds of a combat, with every shift and its reason. Nothing here changes."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.charges import charge as charges
from tafelrunde.games.guiscard.field.terrain import (
    COURT_ENTRANCE,
    DOOR,
    LOW_WALL,
    NONE,
    TOWER_GATE,
    WINDOW,
)
from tafelrunde.games.guiscard.files.odds import FACES
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.fire.shot import is_armoured, is_rider
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.pieces.gear import leads_to, perch
from tafelrunde.games.guiscard.state import ROPE, Guiscard, attack, defence, direction, hexes_of

OPENINGS: Final = (DOOR, COURT_ENTRANCE, TOWER_GATE, LOW_WALL)


class Combat(NamedTuple):
    """The odds of a combat as the screen explains them before it is confirmed.

    `shifts` are pairs of a reason and its columns; `results` the letters of the rolls 1 to 10,
    armour included.
    """

    attack: i64
    defence: i64
    column: i64
    shifts: tuple[tuple[str, int], ...]
    final: i64
    rider: bool
    armoured: bool
    results: str

    @property
    def difference(self) -> i64:
        return self.attack - self.defence


def piece_hexes(s: Guiscard, piece: i64) -> list[int]:
    """The hexes of a unit or of a riderless horse."""
    if is_person(piece):
        return hexes_of(s, piece)
    return [s.horse_at[piece - UNITS], s.horse_rear[piece - UNITS]]


def guard(s: Guiscard, piece: i64) -> i64:
    """GU-6.2; GU-6.19: the defence of a unit or of a riderless horse."""
    return defence(s, piece) if is_person(piece) else s.board.numbers.odds.horse_defence


def footing(s: Guiscard, piece: i64) -> i64:
    """GU-6.4: the melee value of its hex; for a rider the worse of the two.

    GU-10.9, GU-10.48: on a ladder or a rope it is always bad.
    """
    if s.traits and is_person(piece) and perch(s, piece):
        return -1
    return min([s.field.melee[h] for h in piece_hexes(s, piece)])


def stance(s: Guiscard, piece: i64) -> i64:
    """GU-9.46: the value of a defender's hex, better at a slit of the tower."""
    if any([s.field.braces(h) for h in piece_hexes(s, piece)]):
        return 1
    return footing(s, piece)


def terrain_between(s: Guiscard, u: i64, piece: i64) -> i64:
    """GU-6.3: the shift of one attacker against one defender.

    GU-8.24, GU-8.25, GU-8.32: across a wall or an opening the values of the hexes are replaced.
    GU-9.48: across the leaf of the gate they stay.
    """
    mine, his = footing(s, u), stance(s, piece)
    best = NONE
    for h in piece_hexes(s, piece):
        d = direction(s, s.at[u], h)
        if d != NONE:
            side = s.field.side[s.at[u] * 6 + d]
            if side not in OPENINGS and side != WINDOW:
                return mine - his
            best = side
    if best == NONE:
        return mine - his
    return (-1 if best == WINDOW or mine < 0 else 0) - 1


def terrain_shift(s: Guiscard, attackers: list[int], defenders: list[int]) -> i64:
    """GU-6.9: the worst terrain of any attacker, and of any defender, counts for all.

    GU-8.42, GU-R.123: so does the worst side over which somebody strikes.
    """
    return min([max([terrain_between(s, u, e) for e in defenders]) for u in attackers])


def joint_shift(s: Guiscard, attackers: list[int], defenders: list[int]) -> i64:
    """GU-6.6: together on one foot unit; on a rider only with more than one rider."""
    if len(attackers) < 2 or len(defenders) != 1:
        return 0
    if is_rider(s, defenders[0]) and sum([s.mount[u] != NONE for u in attackers]) < 2:
        return 0
    return s.board.numbers.odds.joint


def explain_odds(
    s: Guiscard,
    attackers: list[int],
    defenders: list[int],
    marker: bool = False,
    charge: i64 = NONE,
) -> Combat:
    """GU-6.2, PR-7: the difference, its column, the shifts, and what every roll would do."""
    if charge != NONE:
        return explain_charge(s, charge, marker)
    strength = sum([attack(s, u) for u in attackers])  # GU-6.6
    guarded = sum([guard(s, e) for e in defenders])  # GU-6.5
    shifts = [
        ("terrain", terrain_shift(s, attackers, defenders)),
        ("joint", joint_shift(s, attackers, defenders)),
        *formation_shifts(s, attackers, defenders, marker),
    ]
    if s.machines and from_above(s, attackers, defenders):
        shifts.append(("climber", s.board.numbers.climber_shift))
    # GU-6.28, GU-R.86: foot and riders together are read off the foot table
    rider = all([is_rider(s, e) for e in defenders])
    return combat(s, strength, guarded, shifts, rider, defenders)


def from_above(s: Guiscard, attackers: list[int], defenders: list[int]) -> bool:
    """GU-10.31: whether a man on a rope is attacked from the hex to which it leads."""
    e = defenders[0]
    if len(defenders) > 1 or not is_person(e) or perch(s, e) != ROPE:
        return False
    return leads_to(s, e) in [s.at[u] for u in attackers]


def explain_charge(s: Guiscard, i: i64, marker: bool) -> Combat:
    """GU-7.14, GU-7.32, PR-6.7: a charge is fought alone; exchanged roles take no bonus."""
    clash = charges.combat(s, i)
    attackers, defenders = [clash.attacker], [clash.defender]
    shifts = [("terrain", terrain_shift(s, attackers, defenders))]
    if not clash.swapped:
        shifts.append(("group", charges.group_shift(s, i, clash.defender)))
        shifts += formation_shifts(s, attackers, defenders, marker)
    rider = clash.swapped or is_rider(s, clash.defender)
    return combat(s, clash.strength, clash.guard, shifts, rider, defenders)


def formation_shifts(
    s: Guiscard, attackers: list[int], defenders: list[int], marker: bool
) -> list[tuple[str, int]]:
    """GU-7.22 to GU-7.27: formations that attack or are attacked."""
    if not s.board.techniques or not is_person(defenders[0]):
        return []
    worst = max([formation.defence_shift(s, attackers, e, marker)[0] for e in defenders])
    if marker:
        worst = formation.defence_shift(s, attackers, defenders[0], True)[0]
    ours = min([formation.attack_shift(s, attackers, e) for e in defenders])
    return [("formation-attacked", worst), ("formation-attacks", ours)]


def combat(
    s: Guiscard,
    strength: i64,
    guarded: i64,
    shifts: list[tuple[str, int]],
    rider: bool,
    defenders: list[int],
) -> Combat:
    """GU-R.44: all shifts together, then the column is clamped. GU-6.10: armour if all wear it."""
    odds = s.board.numbers.odds
    column = odds.column(strength - guarded)
    told = [(name, by) for name, by in shifts if by]
    final = odds.shifted(column, sum([by for _, by in told]))
    armour = all([is_armoured(s, e) for e in defenders])
    results = "".join([odds.result(rider, final, face, armour) for face in range(1, FACES + 1)])
    return Combat(strength, guarded, column, tuple(told), final, rider, armour, results)

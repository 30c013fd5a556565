"""What everybody sees: all but the standing orders of others (specification, section 7)."""

from __future__ import annotations

from tafelrunde.core.chance import Rng
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.captives.prisoners import captor_of
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.fire.defence import DISTANCES
from tafelrunde.games.guiscard.pieces import blaze
from tafelrunde.games.guiscard.pieces.gear import (
    AT,
    HELD,
    HOW,
    KINDS,
    SINCE,
    TO,
    WHAT,
    WHOSE,
    grapnel_of,
    perch,
)
from tafelrunde.games.guiscard.scenarios.victory import hinderers, holders, reached
from tafelrunde.games.guiscard.screen.siege import guess_supplies, siege_view
from tafelrunde.games.guiscard.state import (
    HORSE_DEAD,
    MOVEMENT,
    OUT,
    RIDERLESS,
    UNDER,
    Guiscard,
    allowance,
    attack,
    defence,
    enemy,
    is_asleep,
    owner,
    trait,
)
from tafelrunde.games.guiscard.views import Charge, Horse, ShownGoal, Thing, Unit, View


def view(s: Guiscard, seat: i64) -> View:
    """The same for all observers, but for the standing orders: each seat sees its own only."""
    ground = s.field.picture
    found: View = {
        "scenario": s.board.id,
        "sides": list(s.board.sides),
        "names": s.board.names,
        "special": s.board.special,
        "goals": goals(s),
        "rounds": s.board.rounds,
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "phase": s.phase,
        "winner": s.winner,
        "techniques": s.board.techniques,
        "rows": ground["rows"],
        "terrain": ground["terrain"],
        "levels": ground["levels"],
        "features": ground["features"],
        "ways": ground["ways"],
        "closed": ground["closed"],
        "units": [unit(s, u) for u in s.board.units if s.where[u] != OUT],
        "horses": horses(s),
        "bodies": bodies(s),
        "mover": s.mover,
        "points": s.points if s.mover >= 0 else 0,
        "burden": s.burden,
        "spared": s.spared if seat == enemy(s.active) else NONE,
        "met": list(s.met),
        "orders": [order if k == seat else 0 for k, order in enumerate(s.orders)],
        "charges": charges(s),
    }
    if s.machines:
        found["things"] = things(s)
    if s.fires:
        found["fires"] = [
            (h, blaze.age(s, h), blaze.burns(s, h), blaze.is_oily(s, h)) for h in sorted(s.fires)
        ]
    if s.siege:
        found["siege"] = siege_view(s, seat)
    return found


def things(s: Guiscard) -> list[Thing]:
    """Ladders, ropes and engines; of what is in somebody's hand the unit tells."""
    return [
        {
            "what": KINDS[x[WHAT]],
            "seat": x[WHOSE],
            "how": x[HOW],
            "at": NONE if x[HOW] == HELD else x[AT],
            "to": x[TO],
            "since": x[SINCE],
        }
        for x in s.machines
    ]


def goals(s: Guiscard) -> list[ShownGoal]:
    """The victory conditions, and how far they are: units that count, who holds a region."""
    found = siege_goals(s)
    for goal in s.board.goals:
        if s.siege and goal.sort == "else":
            continue
        told = goal.told.copy()
        if goal.sort == "hold":
            told["own"], told["against"] = holders(s, goal), hinderers(s, goal)
        elif goal.counted:
            told["reached"] = reached(s, goal)
        if goal.sort == "gate":
            told["gate"] = 2 if s.field.gate_destroyed else 1 if s.field.gate_open else 0
        found.append(told)
    return found


def siege_goals(s: Guiscard) -> list[ShownGoal]:
    """GU-11.53: what either side of a siege is there for, whoever fights today."""
    found: list[ShownGoal] = []
    for log in s.siege:
        for seat, sort in ((log.besieger, "besiege"), (1 - log.besieger, "outlast")):
            told: ShownGoal = {"winner": seat, "when": "end", "sort": sort, "units": (), "n": 0}
            found.append(told)
    return found


def unit(s: Guiscard, u: i64) -> Unit:
    """A unit with the values of its present state."""
    found: Unit = {
        "n": u,
        "seat": owner(s, u),
        "where": s.where[u],
        "at": s.at[u],
        "rear": s.rear[u],
        "facing": s.facing[u],
        "health": s.health[u],
        "mount": s.mount[u],
        "attack": attack(s, u),
        "defence": defence(s, u),
        "allowance": allowance(s, u),
        "armoured": s.board.roster.armoured[u],
        "lance": s.lance[u],
        "ammo": s.ammo[u],
        "done": s.done[u],
        "left": max(0, allowance(s, u) - s.spent[u]),
        "since": s.since[u],
        "felt": s.felt[u],
        "exit": s.exit[u],
        "form": s.form[u],
        "marker": s.marker[u],
        "beaten": s.beaten[u],
        "captor": captor_of(s, u),
    }
    if is_asleep(s, u):
        found["asleep"] = True
    if perch(s, u):
        found["perch"] = perch(s, u)
    if s.traits and trait(s, u, UNDER):
        found["under"] = trait(s, u, UNDER) - 1
    if s.machines and grapnel_of(s, u) is not None:
        found["grapnel"] = True
    return found


def horses(s: Guiscard) -> list[Horse]:
    """Riderless and led horses."""
    return [
        {
            "n": h,
            "state": state,
            "at": s.horse_at[h],
            "rear": s.horse_rear[h],
            "leader": s.leader[h],
        }
        for h, state in enumerate(s.horse)
        if state in (RIDERLESS, HORSE_DEAD)
    ]


def bodies(s: Guiscard) -> list[tuple[int, int, int, int]]:
    """GU-4.9: hex, dead persons, dead horses, and what they add to the cost (-1: closed)."""
    places = sorted({*s.dead, *s.carcasses})
    return [(h, s.dead.get(h, 0), s.carcasses.count(h), s.clutter.cost[h]) for h in places]


def charges(s: Guiscard) -> list[Charge]:
    """GU-7.16: declared charges and counter-charges are shown."""
    return [
        {
            "unit": u,
            "target": s.charged[i],
            "hex": s.charge_at[i],
            "path": list(s.charge_path[i]),
            "state": s.charge_state[i],
            "band": s.charge_band[i],
            "counter": s.counter[i],
            "counter_path": list(s.counter_path[i]),
        }
        for i, u in enumerate(s.charger)
    ]


def determinise(s: Guiscard, seat: i64, rng: Rng) -> Guiscard:
    """A possible world has other standing orders of the opponent.

    Before he has let anybody pass in this turn he has given none.
    """
    n = s.clone()
    if n.siege:
        guess_supplies(n, seat, rng)
    other = enemy(s.active)
    if seat == other or not s.unfired:
        return n
    possible = (0, NONE, *DISTANCES)
    n.orders[other] = possible[rng.below(len(possible))]
    if s.phase == MOVEMENT:
        n.spared = s.mover if rng.below(2) else NONE
    return n

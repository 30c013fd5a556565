"""What cards and their uses are worth, in regions: for bots (VK-4.3)."""

from __future__ import annotations

from typing import cast

from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg import estimate as e
from tafelrunde.games.vetternkrieg.battle import Battle
from tafelrunde.games.vetternkrieg.campaign import ROSE, USES
from tafelrunde.games.vetternkrieg.effects import Effect, is_possible, strike_refused
from tafelrunde.games.vetternkrieg.state import (
    BATTLE,
    Vetternkrieg,
    house_of,
    is_battlefield,
    mark_of,
)
from tafelrunde.games.vetternkrieg.tables import (
    ANY_REGION,
    ANY_TO_SUPPLY,
    FRAMED,
    FRENCH,
    FRENCH_SWITCH,
    FRENCH_TO_BATTLEFIELD,
    HALF,
    MAP_TO_BATTLEFIELD,
    MAP_TO_RESERVE,
    OPPONENT_TO_RESERVE,
    PLAIN,
    REGIONS,
    RESERVE_TO_BATTLEFIELD,
    RESERVE_TO_EACH,
    RESERVE_TO_REGION,
    STACKS,
    SUPPLY_TO_BATTLEFIELD,
    SUPPLY_TO_RESERVE,
)
from tafelrunde.games.vetternkrieg.verbs import DEPLOY, MAIN, MOVE, OWN_SECONDARY, PLACE, RECRUIT

SHIFTED = 0.3  # what moving two troops at will is worth as a rule


def best_count(values: list[float]) -> float:
    """The worth of the best alternative; 0 if there is none."""
    return max(values, default=0.0)


def deploy_worth(s: Vetternkrieg, seat: i64, most: i64) -> float:
    """What deploying as many troops as pay from the reserve to the battlefield is worth."""
    now = e.field_worth(s, seat)
    kept = e.reserve_worth(s, seat)
    return best_count(
        [
            e.field_worth(s, seat, n) - now + e.reserve_worth(s, seat, -n) - kept
            for n in range(1, min(most, s.reserve[seat]) + 1)
        ]
    )


def put_worth(s: Vetternkrieg, seat: i64, region: i64, most: i64) -> float:
    """What putting as many troops as pay from the reserve into a region is worth."""
    kept = e.reserve_worth(s, seat)
    return best_count(
        [
            e.gain(s, seat, region, n) + e.reserve_worth(s, seat, -n) - kept
            for n in range(1, min(most, s.reserve[seat]) + 1)
        ]
    )


def effect_worth(s: Vetternkrieg, seat: i64, op: i64, most: i64, region: i64) -> float:
    """What an event is worth, carried out as well as possible."""
    if not is_possible(s, seat, op):
        return 0.0
    field = e.field_worth(s, seat)
    if op == FRENCH_SWITCH:
        count = s.french[1 - seat]
        return e.field_worth(s, seat, 0, count, count) - field
    if op == FRENCH_TO_BATTLEFIELD:
        return e.field_worth(s, seat, 0, s.french_supply) - field
    if op == SUPPLY_TO_RESERVE:
        count = min(most, s.supply[seat])
        return e.reserve_worth(s, seat, count) - e.reserve_worth(s, seat) - e.SUPPLY * float(count)
    if op == SUPPLY_TO_BATTLEFIELD:
        count = min(most, s.supply[seat])
        return e.field_worth(s, seat, count) - field - e.SUPPLY * float(count)
    if op == RESERVE_TO_BATTLEFIELD:
        return deploy_worth(s, seat, most)
    if op == RESERVE_TO_REGION:
        regions = [region] if region != ANY_REGION else list(range(REGIONS))
        return max([put_worth(s, seat, r, most) for r in regions])
    return map_effect_worth(s, seat, op, most, field)


def map_effect_worth(s: Vetternkrieg, seat: i64, op: i64, most: i64, field: float) -> float:
    """What an event that changes regions is worth."""
    if op == RESERVE_TO_EACH:
        cost = e.RESERVE * 0.6
        gains = sorted([e.gain(s, seat, r) - cost for r in range(REGIONS)], reverse=True)
        return sum([x for x in gains[: s.reserve[seat]] if x > 0.0])
    if op == OPPONENT_TO_RESERVE:
        here = [r for r in range(REGIONS) if s.troops[2 * r + 1 - seat]]
        return best_count([e.gain(s, seat, r) for r in here]) - e.RESERVE * 0.6
    if op == ANY_TO_SUPPLY:
        hit = [k for k in range(STACKS) if strike_refused(s, k) is None]
        return best_count([strike_worth(s, seat, stack) for stack in hit])
    own = [r for r in range(REGIONS) if s.troops[2 * r + seat]]
    lost = best_count([e.gain(s, seat, r, -1) for r in own])
    if op == MAP_TO_BATTLEFIELD:
        return e.field_worth(s, seat, min(most, 2)) - field + float(min(most, 2)) * lost
    if op == MAP_TO_RESERVE:
        return e.RESERVE * 0.6 + lost
    return SHIFTED


def strike_worth(s: Vetternkrieg, seat: i64, stack: i64) -> float:
    """What sending a troop of any stack to the supply is worth."""
    owner = house_of(s, stack % 2)
    if stack < HALF:
        return e.gain(s, seat, stack // 2, -1 if owner == seat else 1)
    now = e.field_worth(s, seat)
    if owner == seat:
        return e.field_worth(s, seat, 0, -1) - now
    return (e.field_worth(s, seat, 0, 0, 1) - now) * (e.FRENCH if stack >= FRENCH else 1.0)


def use_worth(s: Vetternkrieg, seat: i64, use: i64, card: i64) -> float:
    """What a use of a card is worth."""
    t, points = s.tables, s.tables.points[card]
    if use == MAIN:
        return effect_worth(s, seat, t.main_op[card], t.main_most[card], t.main_region[card])
    if use == OWN_SECONDARY:
        return effect_worth(s, seat, t.second_op[card], t.second_most[card], t.second_region[card])
    if use == RECRUIT:
        return effect_worth(s, seat, SUPPLY_TO_RESERVE, points, ANY_REGION)
    if use == DEPLOY:
        return deploy_worth(s, seat, points)
    if use == MOVE:
        steps = [
            e.move_worth(s, seat, source, target)
            for target in range(REGIONS)
            for source in range(REGIONS)
            if t.adjacent[target] >> source & 1 and s.troops[2 * source + seat]
        ]
        return best_count(steps)
    if use == PLACE:
        if not s.reserve[seat]:
            return 0.0
        tries = sorted([e.place_worth(s, seat, r) for r in range(REGIONS)], reverse=True)
        return tries[0] + sum([x for x in tries[1 : min(points, s.reserve[seat])] if x > 0.0])
    hits = best_count([e.remove_worth(s, seat, r) for r in range(REGIONS)])
    return hits * (1.0, 1.0, 1.6, 1.9)[points]


def secondary_risk(s: Vetternkrieg, seat: i64, card: i64) -> float:
    """What the opponent gains from the mark of a card that a seat plays."""
    mark = PLAIN if is_battlefield(card) else mark_of(s, card)
    if mark != FRAMED and mark != ROSE[house_of(s, 1 - seat)]:
        return 0.0
    t, other = s.tables, 1 - seat
    most, region = t.second_most[card], t.second_region[card]
    return max(0.0, effect_worth(s, other, t.second_op[card], most, region))


def card_worth(s: Vetternkrieg, seat: i64, card: i64) -> float:
    """What playing a card now brings, less what it gives away and what it could do later."""
    uses = [use for use in USES if use != MAIN or not is_battlefield(card)]
    best = max([use_worth(s, seat, use, card) for use in uses])
    return best - secondary_risk(s, seat, card) - e.CARD * float(s.tables.points[card])


def gift_worth(s: Vetternkrieg, seat: i64, card: i64) -> float:
    """What giving a card away brings: few points, a mark that serves the giver."""
    worth = -e.CARD * 2.0 * float(s.tables.points[card])
    if is_battlefield(card):
        earlier = [c for c in s.hands[seat].cards if c < card]
        return worth + (0.05 if earlier else -0.3)
    mark = mark_of(s, card)
    if mark == FRAMED or mark == ROSE[house_of(s, seat)]:
        return worth + 0.2
    return worth


def lay_worth(s: Vetternkrieg, seat: i64, card: i64) -> float:
    """What a battlefield brings: its start troops, the first attack, the choice itself."""
    if not is_battlefield(card):
        return -e.CARD * float(s.tables.points[card])
    t = s.tables
    house = house_of(s, seat)
    troops = t.start[house][card] - t.start[1 - house][card]
    attack = 0.1 if e.lead(s, seat, t.region[card]) >= 0 else -0.1
    return 0.25 * float(troops) + attack - e.CARD * float(t.points[card])


def count_worth(s: Vetternkrieg, seat: i64, count: i64) -> float:
    """What choosing a number is worth: survivors for a region, or steps of an effect."""
    top = s.top
    if s.phase == BATTLE:
        region = cast(Battle, top).region
        rest = s.half[seat] - count
        return e.gain(s, seat, region, count) + e.reserve_worth(s, seat, rest)
    effect = cast(Effect, top)
    op = effect.op
    if op == RESERVE_TO_BATTLEFIELD:
        left = e.reserve_worth(s, seat, -count) - e.reserve_worth(s, seat)
        return e.field_worth(s, seat, count) - e.field_worth(s, seat) + left
    if op == SUPPLY_TO_BATTLEFIELD:
        return e.field_worth(s, seat, count) - e.field_worth(s, seat)
    if op == RESERVE_TO_REGION:
        left = e.reserve_worth(s, seat, -count) - e.reserve_worth(s, seat)
        return e.gain(s, seat, effect.region, count) + left
    return e.reserve_worth(s, seat, count) - e.reserve_worth(s, seat)

"""What bots may know about Vetternkrieg beyond its rules (specification, section 10).

A weight grows with what an action is worth. Announcements and doubts are weighted as a good
bluffer mixes them, so they are meant to be drawn by weight and not to be maximised.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.vetternkrieg import estimate as e
from tafelrunde.games.vetternkrieg.bluff import DOUBTS, SAID, THROWS
from tafelrunde.games.vetternkrieg.clash import Adjust, has_last_card
from tafelrunde.games.vetternkrieg.effects import Effect
from tafelrunde.games.vetternkrieg.hidden import card_points
from tafelrunde.games.vetternkrieg.orders import Move
from tafelrunde.games.vetternkrieg.repair import after_change, last_card_gain
from tafelrunde.games.vetternkrieg.state import (
    BATTLE,
    UNDECIDED,
    Vetternkrieg,
    house_of,
    on_field,
)
from tafelrunde.games.vetternkrieg.tables import OPPONENT_TO_RESERVE, REGIONS
from tafelrunde.games.vetternkrieg.uses import (
    card_worth,
    count_worth,
    gift_worth,
    lay_worth,
    strike_worth,
    use_worth,
)
from tafelrunde.games.vetternkrieg.verbs import (
    ANNOUNCE,
    BELIEVE,
    DEPLOY,
    DOUBT,
    GIVE,
    KEEP,
    LAY,
    LOWER,
    MAIN,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    MUSTER,
    OWN_SECONDARY,
    PLACE,
    PLACE_IN,
    PLAY,
    PUT_IN,
    RAISE,
    RECRUIT,
    REMOVE,
    REMOVE_IN,
    SETTLE,
    SHIFT,
    STOP,
    STRIKE,
    TAKE_FROM,
    THIN,
    TROOPS,
    USE,
    USE_LAST,
)

HEAT: Final = 0.06  # how far, in regions, a worse action is still tried
CARD_COST: Final = 0.35  # in troops: what a last card is worth later
DICE_HEAT: Final = 0.25  # the same for troops in a clash
LONE_DEFENDER: Final = 0.6  # whoever loses all by a wrong doubt doubts less
LONE_ATTACKER: Final = 1.6
THROW_AT: Final = {100 * d[0] + 10 * d[1] + d[2]: i for i, d in enumerate(THROWS)}
# How estimates turn into chances, by round, and what a battle won is worth: fitted to games
# of these rules of thumb against themselves.
SCALE: Final = [0.45, 0.45, 0.5, 0.6, 0.65, 1.1]
BATTLES_WON: Final = 0.7


class VetternkriegEvaluation:
    """Rules of thumb for all decisions."""

    horizon: ClassVar[int] = 24

    def weights(self, s: Vetternkrieg, seat: i64, offers: Offers) -> vec[float]:
        """Chances for announcements and doubts, else weights that fall with a lower score."""
        verb = verb_of(offers.codes[0])
        if verb == ANNOUNCE:
            return announce_weights(s, offers)
        if verb in (BELIEVE, DOUBT):
            return verdict_weights(s, seat, offers)
        heat = DICE_HEAT if s.phase == BATTLE and verb != SETTLE else HEAT
        found = vec[float]([0.0] * offers.n)
        best = 0.0
        for i in range(offers.n):
            found[i] = score(s, seat, offers.codes[i])
            if i == 0 or found[i] > best:
                best = found[i]
        for i in range(offers.n):
            found[i] = exp((found[i] - best) / heat) + 0.001
        return found

    def mixes(self, s: Vetternkrieg, seat: i64) -> bool:
        """VK-5.8, VK-5.9: true for announcements and doubts, which must not be foreseen."""
        return s.phase == BATTLE and bool(s.roll) and s.verdict == UNDECIDED

    def worths(self, s: Vetternkrieg) -> list[float]:
        """The chance of each seat, by regions, troops on the field and battles won."""
        return [self.worth(s, 0), self.worth(s, 1)]

    def worth(self, s: Vetternkrieg, seat: i64) -> float:
        """The chance of one seat to win, from 0 to 1."""
        ahead = e.material(s, seat) - e.material(s, 1 - seat)
        ahead += e.field_worth(s, seat)
        ahead += BATTLES_WON * (len(s.won[seat]) - len(s.won[1 - seat]))
        return 1.0 / (1.0 + exp(-SCALE[s.round] * ahead))


class VetternkriegBalance:
    """What studies of balance ask of a position."""

    def standing(self, s: Vetternkrieg) -> list[float]:
        """The regions that each seat rules."""
        return [sum([e.owned(e.lead(s, seat, r)) for r in range(REGIONS)]) for seat in (0, 1)]

    def holdings(self, s: Vetternkrieg) -> list[list[str]]:
        """The cards in hand and those won in battles."""
        return [
            [f"card:{card}" for card in [*hand.cards, *won]]
            for hand, won in zip(s.hands, s.won, strict=True)
        ]

    def sides(self, s: Vetternkrieg) -> list[str]:
        """The house of each seat."""
        return [("york", "lancaster")[house_of(s, seat)] for seat in (0, 1)]


def announce_weights(s: Vetternkrieg, offers: Offers) -> vec[float]:
    """VK-5.8: a weight per announcement: how often a good bluffer makes it with these dice."""
    dice = s.roll
    said = SAID[card_points(s, s.attacker)][THROW_AT[100 * dice[0] + 10 * dice[1] + dice[2]]]
    found = vec[float]([0.0] * offers.n)
    for i in range(offers.n):
        found[i] = float(said[arg(offers.codes[i])])
    return found


def verdict_weights(s: Vetternkrieg, seat: i64, offers: Offers) -> vec[float]:
    """VK-5.9: weights for believing and doubting that keep the attacker honest."""
    mine = card_points(s, seat)
    doubts = DOUBTS[1 if has_last_card(s, s.attacker) else 0][mine][s.claim]
    odds = doubts / (100 - doubts)
    if on_field(s, seat) == 1:
        odds *= LONE_DEFENDER
    if on_field(s, 1 - seat) == 1:
        odds *= LONE_ATTACKER
    found = vec[float]([1.0] * offers.n)
    for i in range(offers.n):
        if offers.codes[i] == DOUBT:
            found[i] = odds
    return found


def score(s: Vetternkrieg, seat: i64, a: i64) -> float:
    """What an action is worth, in regions; in a clash, in troops."""
    verb = verb_of(a)
    if verb in (MAIN, RECRUIT, DEPLOY, MOVE, PLACE, REMOVE, OWN_SECONDARY):
        return use_worth(s, seat, verb, s.card)
    if verb == PLACE_IN:
        return e.place_worth(s, seat, arg(a))
    if verb == REMOVE_IN:
        return e.remove_worth(s, seat, arg(a))
    if verb == PLAY:
        return card_worth(s, seat, arg(a))
    if verb == GIVE:
        return gift_worth(s, seat, arg(a))
    if verb == LAY:
        return lay_worth(s, seat, arg(a))
    if verb == STOP:
        return after_change(s, cast(Adjust, s.top), verb, 0) if s.adjuster >= 0 else 0.0
    if verb in (MOVE_TO, MOVE_FROM, TAKE_FROM, PUT_IN, SHIFT, STRIKE, USE):
        return step_score(s, seat, a)
    return other_score(s, seat, a)


def other_score(s: Vetternkrieg, seat: i64, a: i64) -> float:
    """What an action about dice, survivors, stocks or kept cards is worth."""
    verb = verb_of(a)
    if verb in (RAISE, LOWER):
        return after_change(s, cast(Adjust, s.top), verb, arg(a))
    if verb == USE_LAST:
        return last_card_gain(s, seat, card_points(s, seat)) - CARD_COST
    if verb == KEEP:
        return e.CARD * (float(s.tables.points[s.hands[seat].cards[0]]) - 1.6)
    if verb == MUSTER:
        return 0.0 if arg(a) else e.RESERVE
    if verb == THIN:
        return e.gain(s, seat, arg(a), -1)
    if verb == SETTLE:
        return e.gain(s, seat, arg(a), s.half[seat])
    return count_worth(s, seat, arg(a)) if verb == TROOPS else 0.0


def step_score(s: Vetternkrieg, seat: i64, a: i64) -> float:
    """What one step of an effect or of a move is worth."""
    verb, top = verb_of(a), s.top
    if verb == MOVE_TO:
        near = s.tables.adjacent[arg(a)]
        sources = [r for r in range(REGIONS) if near >> r & 1 and s.troops[2 * r + seat]]
        return max([e.move_worth(s, seat, r, arg(a)) for r in sources])
    if verb == MOVE_FROM:
        return e.move_worth(s, seat, arg(a), cast(Move, top).target)
    if verb == PUT_IN:
        return e.gain(s, seat, arg(a)) - e.RESERVE * 0.6
    if verb == STRIKE:
        return strike_worth(s, seat, arg(a))
    if verb == SHIFT:
        source, owner = arg(a) // 2, house_of(s, arg(a) % 2)
        sign = 1 if owner == seat else -1
        return e.gain(s, seat, arg2(a), sign) + e.gain(s, seat, source, -sign)
    if verb == TAKE_FROM:
        effect = cast(Effect, top)
        if effect.op == OPPONENT_TO_RESERVE:
            return e.gain(s, seat, arg(a))
        return effect_gain(s, seat, effect) + e.gain(s, seat, arg(a), -1)
    return 0.1


def effect_gain(s: Vetternkrieg, seat: i64, effect: Effect) -> float:
    """What a troop brings where it goes: to the battlefield, or to the reserve."""
    if effect.rule == "VK-4.7":
        return e.reserve_worth(s, seat, 1) - e.reserve_worth(s, seat)
    return e.field_worth(s, seat, 1) - e.field_worth(s, seat)

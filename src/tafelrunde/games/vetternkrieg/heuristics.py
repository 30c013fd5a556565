"""What bots may know about Vetternkrieg beyond its rules (specification, section 10).

A weight grows with what an action is worth. Announcements and doubts are weighted as a good
bluffer mixes them, so they are meant to be drawn by weight and not to be maximised.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action
from tafelrunde.core.game import Heuristics
from tafelrunde.core.state import State
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


class CousinsSense(Heuristics):
    """Rules of thumb for all decisions."""

    horizon: ClassVar[int] = 24

    def weights(self, s: State, seat: int, actions: list[Action]) -> list[float]:
        v = cast(Vetternkrieg, s)
        kind = actions[0].kind
        if kind == "announce":
            return announce_weights(v, actions)
        if kind == "believe" or kind == "doubt":
            return verdict_weights(v, seat, actions)
        heat = DICE_HEAT if v.phase == BATTLE and kind != "settle" else HEAT
        scores = [score(v, seat, a) for a in actions]
        best = max(scores)
        return [exp((x - best) / heat) + 0.001 for x in scores]

    def mixes(self, s: State, seat: int) -> bool:
        """VK-5.8, VK-5.9: an announcement or a doubt that follows a rule can be read."""
        v = cast(Vetternkrieg, s)
        return v.phase == BATTLE and bool(v.roll) and v.verdict == UNDECIDED

    def worth(self, s: State, seat: int) -> float:
        v = cast(Vetternkrieg, s)
        if v.over:
            return 1.0 if seat in v.winners else 0.0
        ahead = e.material(v, seat) - e.material(v, 1 - seat)
        ahead += e.field_worth(v, seat)
        ahead += BATTLES_WON * (len(v.won[seat]) - len(v.won[1 - seat]))
        return 1.0 / (1.0 + exp(-SCALE[v.round] * ahead))

    def standing(self, s: State) -> list[float]:
        v = cast(Vetternkrieg, s)
        return [sum([e.owned(e.lead(v, seat, r)) for r in range(REGIONS)]) for seat in (0, 1)]

    def holdings(self, s: State) -> list[list[str]]:
        v = cast(Vetternkrieg, s)
        return [
            [f"card:{card}" for card in [*hand.cards, *won]]
            for hand, won in zip(v.hands, v.won, strict=True)
        ]

    def sides(self, s: State) -> list[str]:
        v = cast(Vetternkrieg, s)
        return [("york", "lancaster")[house_of(v, seat)] for seat in (0, 1)]


def announce_weights(s: Vetternkrieg, actions: list[Action]) -> list[float]:
    """VK-5.8: as often as a good bluffer with these dice and this card says it."""
    dice = s.roll
    said = SAID[card_points(s, s.attacker)][THROW_AT[100 * dice[0] + 10 * dice[1] + dice[2]]]
    return [float(said[a.args[0]]) for a in actions]


def verdict_weights(s: Vetternkrieg, seat: int, actions: list[Action]) -> list[float]:
    """VK-5.9: as often as it keeps the attacker honest."""
    mine = card_points(s, seat)
    doubts = DOUBTS[1 if has_last_card(s, s.attacker) else 0][mine][s.claim]
    odds = doubts / (100 - doubts)
    if on_field(s, seat) == 1:
        odds *= LONE_DEFENDER
    if on_field(s, 1 - seat) == 1:
        odds *= LONE_ATTACKER
    return [odds if a.kind == "doubt" else 1.0 for a in actions]


def score(s: Vetternkrieg, seat: int, a: Action) -> float:
    """What an action is worth, in regions; in a clash, in troops."""
    kind = a.kind
    if kind in ("main", "recruit", "deploy", "move", "place", "remove", "own_secondary"):
        return use_worth(s, seat, kind, s.card)
    if kind == "place_in":
        return e.place_worth(s, seat, a.args[0])
    if kind == "remove_in":
        return e.remove_worth(s, seat, a.args[0])
    if kind == "play":
        return card_worth(s, seat, a.args[0])
    if kind == "give":
        return gift_worth(s, seat, a.args[0])
    if kind == "lay":
        return lay_worth(s, seat, a.args[0])
    if kind in ("raise", "lower", "use_last", "settle", "troops", "keep", "muster", "thin"):
        return other_score(s, seat, a)
    if kind in ("move_to", "move_from", "take_from", "put_in", "shift", "strike", "use"):
        return step_score(s, seat, a)
    if kind == "stop" and s.adjuster >= 0:
        return after_change(s, cast(Adjust, s.top), "", 0)
    return 0.0


def other_score(s: Vetternkrieg, seat: int, a: Action) -> float:
    """Dice, survivors, stocks and kept cards."""
    kind = a.kind
    if kind == "raise" or kind == "lower":
        return after_change(s, cast(Adjust, s.top), kind, a.args[0])
    if kind == "use_last":
        return last_card_gain(s, seat, card_points(s, seat)) - CARD_COST
    if kind == "keep":
        return e.CARD * (s.tables.points[s.hands[seat].cards[0]] - 1.6)
    if kind == "muster":
        return 0.0 if a.args[0] else e.RESERVE
    if kind == "thin":
        return e.gain(s, seat, a.args[0], -1)
    if kind == "settle":
        return e.gain(s, seat, a.args[0], s.half[seat])
    return count_worth(s, seat, a.args[0])


def step_score(s: Vetternkrieg, seat: int, a: Action) -> float:
    """One step of an effect or of a move."""
    kind, top = a.kind, s.top
    if kind == "move_to":
        sources = [r for r in s.tables.adjacent[a.args[0]] if s.troops[2 * r + seat]]
        return max([e.move_worth(s, seat, r, a.args[0]) for r in sources])
    if kind == "move_from":
        return e.move_worth(s, seat, a.args[0], cast(Move, top).target)
    if kind == "put_in":
        return e.gain(s, seat, a.args[0]) - e.RESERVE * 0.6
    if kind == "strike":
        return strike_worth(s, seat, a.args[0])
    if kind == "shift":
        source, owner = a.args[0] // 2, house_of(s, a.args[0] % 2)
        sign = 1 if owner == seat else -1
        return e.gain(s, seat, a.args[1], sign) + e.gain(s, seat, source, -sign)
    if kind == "take_from":
        effect = cast(Effect, top)
        if effect.op == OPPONENT_TO_RESERVE:
            return e.gain(s, seat, a.args[0])
        return effect_gain(s, seat, effect) + e.gain(s, seat, a.args[0], -1)
    return 0.1


def effect_gain(s: Vetternkrieg, seat: int, effect: Effect) -> float:
    """What a troop brings where it goes: to the battlefield, or to the reserve."""
    if effect.rule == "VK-4.7":
        return e.reserve_worth(s, seat, 1) - e.reserve_worth(s, seat)
    return e.field_worth(s, seat, 1) - e.field_worth(s, seat)

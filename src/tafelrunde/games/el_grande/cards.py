"""Which frame carries out the special action of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.el_grande.extra import Either, Extra
from tafelrunde.games.el_grande.intrigue import Moves
from tafelrunde.games.el_grande.opponents import AngryKing, Banish, Decay, KeepVeto, Withdraw
from tafelrunde.games.el_grande.royal import (
    Evict,
    Fetch,
    MoveGrande,
    MoveKing,
    PutBoard,
    TakeBack,
)
from tafelrunde.games.el_grande.special import Special
from tafelrunde.games.el_grande.special_scoring import ScoreChosen, ScoreSet, SecretScoring
from tafelrunde.games.el_grande.state import ElGrande
from tafelrunde.games.el_grande.tables import EFFECTS

FRAMES: Final[dict[str, Callable[[int, int], Special]]] = {
    "move_own_from_one_region": Moves,
    "place_from_court_anywhere": Extra,
    "choice": Either,
    "move_any_from_one_region": Moves,
    "move_caballeros": Moves,
    "keep_veto": KeepVeto,
    "opponents_court_to_province": Decay,
    "opponents_return_from_anywhere": AngryKing,
    "actor_expels_one_per_opponent": Banish,
    "opponents_secret_withdraw": Withdraw,
    "score_chosen_region": ScoreChosen,
    "score_by_first_value": ScoreSet,
    "score_castillo": ScoreSet,
    "score_first_places": ScoreSet,
    "score_most_populated": ScoreSet,
    "score_least_populated": ScoreSet,
    "place_or_move_scoreboard": PutBoard,
    "move_king_adjacent": MoveKing,
    "evict_region": Evict,
    "move_grande": MoveGrande,
    "retrieve_power_card": TakeBack,
    "province_to_court": Fetch,
    "score_secret_unique": SecretScoring,
    "move_king_anywhere": MoveKing,
}
# One of each to copy, which is cheaper than to call a class that is only known by then.
BY_EFFECT: Final[list[Special]] = [FRAMES[effect](0, 0) for effect in EFFECTS]


def special_for(s: ElGrande, seat: i64, card: i64) -> Special:
    """EG-4.7: the special action of a card, in the hands of a player."""
    frame = BY_EFFECT[s.tables.effect[card]].clone()
    frame.seat = seat
    frame.card = card
    return frame

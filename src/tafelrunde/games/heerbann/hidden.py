"""What each seat may see, and what it may imagine (specification, section 7)."""

from __future__ import annotations

from tafelrunde.core.chance import Rng
from tafelrunde.core.masks import faces, members, size
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import redeal
from tafelrunde.games.heerbann.recruit import extra_dice
from tafelrunde.games.heerbann.state import CONQUER, Heerbann, points
from tafelrunde.games.heerbann.views import View


def view(s: Heerbann, seat: i64) -> View:
    """Everything public. RE-5.6: sealed commitments are not part of it, nor their number;
    the referee shows each seat its own (RE-R.25).

    Hands are public knowledge (RE-R.29). While commitments are collected they are shown as
    they were before. `show_known_hands` hides the others' hands from people all the same.
    """
    return {
        "phase": s.phase,
        "round": s.round,
        "deck": len(s.deck),
        "display": list(s.display),
        "abilities": s.tables.abilities,
        "removed": list(s.removed),
        "seniority": list(s.seniority),
        "armies": [shown_army(s, seat, other) for other in range(s.players)],
        "army_sizes": [size(army) for army in s.army],
        "fresh": list(s.fresh),
        "numbers": list(s.numbers),
        "extra_dice": [extra_dice(s, other) for other in range(s.players)],
        "order": list(s.order),
        "roller": s.roller,
        "dice": faces(s.dice),
        "rerolled": faces(s.rerolled),
        "ordinal": s.ordinal,
        "value": s.value,
        "luck": list(s.luck),
        "committed": [members(cards) for cards in s.committed],
        "strength": list(s.strength),
        "total": list(s.total),
        "slain": s.slain,
        "spent": list(s.spent),
        "holder": list(s.holder),
        "values": list(s.values),
        "points": [points(s, other) for other in range(s.players)],
    }


def shown_army(s: Heerbann, seat: i64, other: i64) -> list[int] | None:
    """A player's characters: open in phase 1, known in phase 2 unless the option hides them."""
    if s.phase == CONQUER and other != seat and not s.show_known_hands:
        return None
    return members(s.army[other])


def determinise(s: Heerbann, seat: i64, rng: Rng) -> Heerbann:
    """Deal anew what a seat cannot know: the deck's order and the others' sealed answers."""
    t = s.clone()
    redeal([t.deck], seat, rng)
    t.reseal(seat, rng)
    return t

"""Chapter 7: what each seat may see, and what it may imagine."""

from __future__ import annotations

from hinterhalt.sequence import points
from hinterhalt.state import Hinterhalt
from hinterhalt.turn import Discards
from hinterhalt.views import View
from tafelrunde.core.chance import Rng
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import redeal


def view(s: Hinterhalt, seat: i64) -> View:
    """HIN-7.1: hands by number and known cards, omens only if known, never the deck."""
    eye = bit(seat) if seat >= 0 else 0
    known = [sorted([c for c in zone.as_seen(seat) if c is not None]) for zone in s.hand]
    return {
        "round": s.round,
        "turn": s.turn,
        "order": list(s.order),
        "site": list(s.site),
        "wagons": list(s.wagons),
        "deck": len(s.deck),
        "hand_sizes": [len(zone) for zone in s.hand],
        "known_cards": known,
        "omens": [face if m & eye else 0 for face, m in zip(s.omen, s.omen_seen, strict=True)],
        "discard": list(s.discard),
        "automaton": s.automaton,
        "points": [points(s, other) for other in range(s.players)],
    }


def determinise(s: Hinterhalt, seat: i64, rng: Rng) -> Hinterhalt:
    """HIN-7.2: deal anew the unseen cards, covered omens, and choices that nobody saw."""
    t = s.clone()
    eye = bit(seat) if seat >= 0 else 0
    redeal([t.deck, *t.hand], seat, rng)
    for other in range(t.players):
        if t.omen[other] and not t.omen_seen[other] & eye:
            t.omen[other] = 1 + rng.below(6)
    top = t.own_top()
    if isinstance(top, Discards) and top.seat != seat:
        top.items = sorted(t.hand[top.seat].cards)
        top.repick(rng, t.one_order)
    t.reseal(seat, rng)
    return t

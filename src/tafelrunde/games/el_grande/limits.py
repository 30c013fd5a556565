"""What the fields of a stored game may hold; a state from outside is held to it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Limit, Limits, each
from tafelrunde.games.el_grande.tables import (
    CARDS,
    COURT,
    PLACES,
    POWERS,
    REGIONS,
    SEATS,
    STACKS,
)

ROUNDS: Final = 9
CABALLEROS: Final = 31  # of a color, EG-1.2
MOVES: Final = 100  # "all" of one's own
ANYBODY: Final = range(-1, SEATS)
ANYWHERE: Final = range(-1, COURT + 1)
POWER_MASK: Final = range(1 << (POWERS + 1))
SOURCES: Final = range(1 << (SEATS * PLACES))  # bits color * PLACES + place

LIMITS: Final[Limits] = {
    "rounds_done": Limit(range(ROUNDS + 1)),
    "round": Limit(range(ROUNDS + 1)),
    "king": Limit(range(-1, REGIONS)),
    "starter": Limit(range(SEATS)),
    "turn": Limit(ANYBODY),
    "grande": Limit(range(-1, REGIONS), SEATS),
    "pieces": Limit(range(CABALLEROS + 1), SEATS * PLACES),
    "court": Limit(range(CABALLEROS + 1), SEATS),
    "province": Limit(range(CABALLEROS + 1), SEATS),
    "score": Limit(range(1_000), SEATS),
    "hand": Limit(POWER_MASK, SEATS),
    "discard": Limit(POWER_MASK, SEATS),
    "played": Limit(range(POWERS + 1), SEATS),
    "back": Limit(POWER_MASK, 2 * SEATS * POWERS),
    "order": Limit(range(SEATS), SEATS),
    "face_up": each(STACKS, range(-1, CARDS)),
    "taker": each(STACKS, ANYBODY),
    "unseen": each(CARDS, range(100)),
    "boards": each(2, ANYWHERE),
    "veto_seat": Limit(range(SEATS), CARDS),
    "veto_until": Limit(range(2 * ROUNDS), CARDS),
    "scores": Limit(range(1_000), SEATS),
    "tidings": Limit(range(10_000)),
    "stack": Limit(range(0), 10),
    "spec": Limit(range(1, 100), 1),
    "Round.stack": Limit(range(STACKS + 2)),
    "card": Limit(range(-1, CARDS)),
    "parts": Limit(range(3)),
    "left": Limit(range(MOVES)),
    "last": Limit(range(-1, SEATS * PLACES * (PLACES + 1))),  # a move, or a place
    "floor": Limit(range(-1, SEATS * PLACES * (PLACES + 1))),
    "allowed_by": Limit(range(1 << SEATS)),
    "content": Limit(range(1 << SEATS)),
    "at": Limit(range(-1, SEATS + 1)),
    "place": Limit(ANYWHERE),
    "source": Limit(ANYWHERE),
    "target": Limit(ANYWHERE),
    "color": Limit(range(SEATS)),
    "own": Limit(range(MOVES)),
    "foreign": Limit(range(MOVES)),
    "total": Limit(range(MOVES)),
    "Moves.left": Limit(SOURCES),
    "entered": Limit(SOURCES),
    "allowed": Limit(range(1 << REGIONS), SEATS),
    "places": Limit(range(1 << (COURT + 1))),
    "named": Limit(ANYWHERE, SEATS),
}

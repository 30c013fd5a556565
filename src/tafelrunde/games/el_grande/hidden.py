"""What each seat may see, and what it may imagine (specification, section 7)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import Offers
from tafelrunde.core.masks import bit
from tafelrunde.core.match import LoggedEvent
from tafelrunde.core.numbers import i64
from tafelrunde.games.el_grande.royal import TakeBack
from tafelrunde.games.el_grande.scoring import counts_in
from tafelrunde.games.el_grande.state import ElGrande, in_castillo, public_discard, values_of
from tafelrunde.games.el_grande.tables import ALL_POWERS, CASTILLO, PLACES, REGIONS, members
from tafelrunde.games.el_grande.views import View


def view(s: ElGrande, seat: i64) -> View:
    """Everything that lies open. EG-11.2: discs that are being set are no part of it."""
    seats = range(s.players)
    return {
        "rounds": list(s.variant.rounds),
        "round": s.round,
        "rounds_done": s.rounds_done,
        "king": s.king,
        "starter": s.starter,
        "turn": s.turn,
        "grande": list(s.grande),
        "regions": [counts_in(s, place) for place in range(REGIONS)],
        "castillo": [shown_castillo(s, seat, other) for other in seats],
        "castillo_display": s.variant.castillo_display,
        "values": [list(values_of(s, place)) for place in range(PLACES)],
        "boards": list(s.boards),
        "court": list(s.court),
        "province": list(s.province),
        "score": list(s.score),
        "hand": [members(shown_hand(s, seat, other)) for other in seats],
        "discard": [members(shown_discard(s, seat, other)) for other in seats],
        "back": [secretly_back(s, other) for other in seats],
        "played": list(s.played),
        "order": list(s.order),
        "face_up": list(s.face_up),
        "taker": list(s.taker),
        "unseen": list(s.unseen),
        "vetoes": list(zip(s.veto_seat, s.veto_until, strict=True)),
    }


def shown_castillo(s: ElGrande, seat: i64, other: i64) -> int | None:
    """EG-7.3, EG-R.2: a seat's number in the castillo if the observer may see it, else None."""
    display = s.variant.castillo_display
    if display == "all" or (display == "own" and seat == other):
        return in_castillo(s, other)
    return None


def untold(view: View, events: Sequence[LoggedEvent]) -> list[int]:
    """EG-R.3: the numbers of the events that tell what went into the castillo in earlier rounds."""
    if view["castillo_display"] != "hidden":
        return []
    inside: list[int] = []
    left_out = 0  # how many of them lie in rounds that are over
    for number, logged in enumerate(events):
        key, params = logged.event.key, logged.event.params
        if (key == "placed" and params["place"] == CASTILLO) or (
            key == "moved" and params["target"] == CASTILLO
        ):
            inside.append(number)
        elif key == "scored" and params["place"] == CASTILLO:
            inside, left_out = [], 0
        elif key in ("round-begins", "general-scoring"):
            left_out = len(inside)
    return inside[:left_out]


def shown_discard(s: ElGrande, seat: i64, other: i64) -> i64:
    """EG-R.20: the handed-in cards of another as `seat` sees them; secret returns do not show."""
    return s.discard[other] if seat == other else public_discard(s, other)


def shown_hand(s: ElGrande, seat: i64, other: i64) -> i64:
    """EG-R.19: the power cards in a hand as `seat` can work them out from the open plays."""
    return s.hand[other] if seat == other else s.hand[other] & ~public_discard(s, other)


def secretly_back(s: ElGrande, seat: i64) -> i64:
    """EG-R.20: how many cards have come back that nobody has seen since."""
    return [s.back[i] for i in range(0, len(s.back), 2)].count(seat)


def determinise(s: ElGrande, seat: i64, rng: Rng) -> ElGrande:
    """Deal anew what a seat cannot know: discs that are being set, cards secretly taken back.

    The castillo stays as it is: everything that went in was seen (EG-7.2). The stacks have
    no order before a card is drawn.
    """
    t = s.clone()
    for other in range(t.players):
        if other != seat and t.back:
            redraw(t, other, rng)
    taking = t.own_caller()
    if isinstance(taking, TakeBack) and taking.seat != seat and t.variant.secret_retrieval:
        # An announced retrieval waits for vetoes; which card it is, is not announced.
        found = Offers()
        taking.targets(t, found)
        taking.choice = found.codes[rng.below(found.n)]
    t.reseal(seat, rng)
    return t


def redraw(s: ElGrande, seat: i64, rng: Rng) -> None:
    """EG-R.20: other cards may have come back, each from what was handed in at that time."""
    gone = public_discard(s, seat)
    s.hand[seat] &= ~gone
    s.discard[seat] = gone & ALL_POWERS
    for i in range(0, len(s.back), 2):
        if s.back[i] == seat:
            values = members(s.back[i + 1] & s.discard[seat])
            chosen = bit(values[rng.below(len(values))])
            s.hand[seat] |= chosen
            s.discard[seat] &= ~chosen

"""Chapters 4 to 8: why no point can be spent on a kind of action, told before it is tried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, code, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.state import FIELD, KING, TROOP, DreiSanchos, unit_of
from tafelrunde.games.drei_sanchos.tables import REGIONS
from tafelrunde.games.drei_sanchos.verbs import (
    ATTACK,
    BESIEGE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FORTIFY,
    MOVE,
    RECRUIT,
)
from tafelrunde.games.drei_sanchos.views import Closed

DEPLOYS: Final = (DEPLOY_KING, DEPLOY_HOME, DEPLOY_CASTLE)
KINDS: Final = {
    "recruit": (RECRUIT,),
    "deploy": DEPLOYS,
    "move": (MOVE,),
    "fortify": (FORTIFY,),
    "attack": (ATTACK,),
    "besiege": (BESIEGE,),
}
# What stands against a kind of action wherever it is tried; all else is about one region.
EVERYWHERE: Final = (
    "one-attack",
    "one-siege",
    "siege-replaced-it",
    "first-is-possible",
    "supply-empty",
    "no-recruits",
    "king-besieged",
    "castle-closed",
    "not-listed",
)
# S3-5.9, S3-5.16, S3-6.2, S3-7.2: no region has what the action needs.
NOWHERE: Final = {
    "move": Refusal("S3-5.9", "nobody-to-move"),
    "fortify": Refusal("S3-5.16", "nobody-to-fortify"),
    "attack": Refusal("S3-6.2", "nobody-to-attack"),
    "besiege": Refusal("S3-7.2", "nothing-to-besiege"),
}


def closed(s: DreiSanchos, seat: i64) -> dict[str, Closed]:
    """S3-4.5, S3-8.5: each kind of action that the seat cannot choose now, with the reason."""
    offers = Offers()
    s.list_legal(seat, offers)
    open_verbs = {verb_of(offers.codes[i]) for i in range(offers.n)}
    found: dict[str, Closed] = {}
    for kind, verbs in KINDS.items():
        if open_verbs.isdisjoint(verbs):
            no = reason(s, seat, kind)
            found[kind] = (no.rule, no.key, no.params)
    return found


def reason(s: DreiSanchos, seat: i64, kind: str) -> Refusal:
    """What holds everywhere, or that there is no region for it."""
    refusals = [s.why_not(seat, s.action(a)) for a in tries(kind)]
    reasons = {no.key: no for no in refusals if no is not None}
    for key in EVERYWHERE:
        if key in reasons:
            return reasons[key]
    return NOWHERE[kind]


def tries(kind: str) -> Iterator[i64]:
    """What somebody might try who wants an action of this kind."""
    for verb in KINDS[kind]:
        if verb == RECRUIT or verb in DEPLOYS:
            yield verb
            continue
        for region in range(1, REGIONS + 1):
            if verb in (ATTACK, BESIEGE):
                yield code(verb, region, 1)
            else:
                target = region if verb == MOVE else 0
                yield code(verb, unit_of(region, FIELD, TROOP), target)
                yield code(verb, unit_of(region, FIELD, KING), target)

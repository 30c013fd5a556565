"""Whatever position a companion is told: it answers or refuses, soon and with little memory."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from forging import Forger, modest

from tafelrunde.games import load_game
from tafelrunde.server import wire
from tafelrunde.server.companions import exchange
from tafelrunde.server.errors import Refused

Json = dict[str, Any]
OPTIONS: Json = {"sancho": "castilla", "level": "epic", "el_cid": True}
REGIONS = {"burgos": "C3K g:C1 A2", "la_rioja": "N3K g:N2 C3", "jaca": "A3K g:A1 N1"}


def asked(state: Json | None, request: Json | None) -> Json:
    """One exchange as the server makes it, by way of JSON."""
    made = exchange("drei_sanchos", wire.Exchange(OPTIONS, state, request))
    answer: Json = json.loads(json.dumps(made))
    return answer


def some_request(rng: random.Random, question: Json | None) -> Json:
    """Something that a player may say now."""
    if question is None:
        place = {"region": rng.randrange(1, 13), "points": rng.randrange(1, 4)}
        turn = {"sancho": rng.choice(("najera", "aragon")), "card": rng.randrange(1, 28)}
        kinds: list[Json] = [{"do": "end_round"}, {"do": "turn", **turn}]
        return rng.choice([*kinds, kinds[1], {"do": "attack", **place}, {"do": "besiege", **place}])
    kind = question["kind"]
    if kind == "dice":
        guard = load_game("drei_sanchos").tables.guard_faces  # type: ignore[attr-defined]
        faces = [rng.choice(guard if d["guard"] else range(1, 7)) for d in question["dice"]]
        return {"do": "answer", "value": faces}
    if kind == "cards":
        return {"do": "answer", "value": rng.sample(question["cards"], len(question["cards"]))}
    choices = question["cards" if kind == "card" else "actions"]
    return {"do": "answer", "value": rng.choice(choices or [None])}


def played(seed: int, exchanges: int) -> list[Json]:
    """Replies of a companion along a game, in which the player wages war in every region."""
    rng = random.Random(seed)
    found = [asked(None, None)]
    while len(found) < exchanges:
        last = found[-1]
        request = some_request(rng, last["question"])
        if last["question"] is None and rng.random() < 0.1:
            request = {"do": "position", "set": REGIONS}
        try:
            found.append(asked(last["state"], request))
        except Refused:
            if last["question"] is not None:
                raise
    return found


def answered(state: Json | None, request: Json | None) -> Json | None:
    """The reply, or None if it was refused."""
    try:
        return asked(state, request)
    except Refused as refused:
        assert refused.code == "bad-request" and 0 < len(refused.detail) < 300
        return None


def forge(seed: int, exchanges: int, forgeries: int) -> int:
    """Send forged positions, and play on from those that are taken; returns how many were."""
    replies = played(seed, exchanges)
    forger = Forger(seed, [reply["state"] for reply in replies])
    found = 0
    for number in range(forgeries):
        forged = forger.plausible() if number % 4 else forger.wrong()
        reply = answered(forged, None)
        found += reply is not None
        for _ in range(4):
            if reply is not None:
                request = some_request(forger.rng, reply["question"])
                reply = answered(reply["state"], request) or reply
    return found


def test_forged_positions_are_answered_or_refused() -> None:
    with modest():
        taken = forge(seed=1, exchanges=60, forgeries=400)
    assert 20 < taken < 200


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_forged_positions_are_answered_or_refused(seed: int) -> None:
    with modest(seconds=3_600):
        forge(seed, exchanges=300, forgeries=20_000)

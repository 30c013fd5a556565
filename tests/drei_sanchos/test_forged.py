"""Whatever position a companion is told: it answers or refuses, soon and with little memory."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any, cast

import pytest
from forging import Forger, modest

from tafelrunde.core.actions import BadData
from tafelrunde.games import load_game
from tafelrunde.games.drei_sanchos.sancho_dice import points_of, sets_of_cards
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.server import companions
from tafelrunde.server.errors import Refused

Json = dict[str, Any]
OPTIONS: Json = {"sancho": "castilla", "level": "epic", "el_cid": True}
REGIONS = {"burgos": "C3K g:C1 A2", "la_rioja": "N3K g:N2 C3", "jaca": "A3K g:A1 N1"}


def asked(state: Json | None, request: Json | None, options: Json = OPTIONS) -> Json:
    """One exchange as the server makes it, by way of JSON."""
    made = companions.answer(
        "drei_sanchos", {"options": options, "state": state, "request": request}
    )
    answer: Json = json.loads(json.dumps(made))
    return answer


def some_request(rng: random.Random, question: Json | None) -> Json:
    """Something that a player may say now."""
    if question is None:
        place = {"region": rng.randrange(1, 13), "points": rng.randrange(1, 4)}
        kinds: list[Json] = [{"do": "turn"}, {"do": "done"}, {"do": "skip"}, {"do": "end_round"}]
        cards: list[Json] = [{"do": do, "card": rng.randrange(1, 28)} for do in ("card", "reserve")]
        fights: list[Json] = [{"do": do, **place} for do in ("attack", "besiege")]
        return rng.choice([*kinds, *cards, *fights])
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
        except BadData:
            if last["question"] is not None:
                raise
    return found


def answered(state: Json | None, request: Json | None) -> Json | None:
    """The reply, or None if it was refused."""
    try:
        return asked(state, request)
    except BadData as error:
        assert 0 < len(Refused("bad-request", str(error)).detail) < 300
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


def with_reserve(cards: list[int]) -> DreiSanchos:
    """The position of a companion in which the second Sancho has these cards in reserve."""
    options: Json = {"sancho": "castilla", "level": "normal", "el_cid": False}
    told = asked(None, {"do": "position", "set": {"reserve": [[], cards, []]}}, options)
    game = load_game("drei_sanchos")
    return cast(DreiSanchos, game.load(told["state"]["table"], game.resolve(options)))


def test_a_bot_weighs_a_reserve_of_all_cards() -> None:
    """Of 27 cards there are 134 million sets, far too many to walk through."""
    s = with_reserve(list(range(1, 28)))
    found = sets_of_cards(s, 1)
    worth = {(len(cards), points_of(s, cards)) for cards in found}
    assert len(found) == len(worth) and (27, points_of(s, tuple(s.reserve[1].cards))) in worth


@pytest.mark.parametrize("seed", range(20))
def test_the_sets_of_a_reserve_are_those_with_the_lowest_numbers(seed: int) -> None:
    s = with_reserve(random.Random(seed).sample(range(1, 28), seed % 9))
    held = sorted(s.reserve[1].cards)
    best: dict[tuple[int, int], tuple[int, ...]] = {}
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            best.setdefault((size, points_of(s, chosen)), chosen)
    assert sets_of_cards(s, 1) == [best[key] for key in sorted(best)]


def test_forged_positions_are_answered_or_refused() -> None:
    with modest():
        taken = forge(seed=1, exchanges=60, forgeries=400)
    assert 20 < taken < 200


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_forged_positions_are_answered_or_refused(seed: int) -> None:
    with modest(seconds=3_600):
        forge(seed, exchanges=300, forgeries=20_000)

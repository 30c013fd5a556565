"""Positions from outside: every value is held to the limits that its game names."""

from __future__ import annotations

import json
from typing import Any

import pytest
from forging import WRONG, Forger, leaves, modest, replaced

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import BadData
from tafelrunde.core.data import ANY, Limit
from tafelrunde.core.game import Options
from tafelrunde.core.storing import core_limits
from tafelrunde.games import game_types, load_game
from tafelrunde.testing.walks import settings, walk

GAMES = sorted(game_types())
OURS = [game for game in GAMES if game != "hinterhalt"]


def stored(game: AnyTableGame) -> tuple[Options, list[dict[str, Any]]]:
    """Positions along a game, as JSON."""
    setting = settings(game)[-1]
    found = [position.s.to_json() for position in walk(game, setting, 3)]
    return setting.options, json.loads(json.dumps(found[:: max(1, len(found) // 20)]))


def forge(name: str, seed: int, forgeries: int) -> int:
    """Load forged positions; returns how many were taken."""
    game, taken = load_game(name), 0
    options, positions = stored(game)
    forger = Forger(seed, positions)
    for number in range(forgeries):
        forged = forger.plausible() if number % 2 else forger.wrong()
        try:
            s = game.load(forged, options, limited=True)
        except BadData as error:
            assert 0 < len(str(error)) < 500
            continue
        assert game.load(s.to_json(), options, limited=True).digest() == s.digest()
        taken += 1
    return taken


@pytest.mark.parametrize("name", GAMES)
def test_forged_positions_are_loaded_or_refused(name: str) -> None:
    with modest():
        assert 0 < forge(name, seed=1, forgeries=150) < 150


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_forged_positions_are_loaded_or_refused(name: str) -> None:
    with modest(seconds=3_600):
        forge(name, seed=2, forgeries=20_000)


@pytest.mark.parametrize("name", GAMES)
def test_no_number_and_no_list_is_without_a_limit(name: str) -> None:
    game = load_game(name)
    options, positions = stored(game)
    position = positions[len(positions) // 2]
    places = leaves(position)
    for at in places[:: max(1, len(places) // 200)]:
        for wrong in (10**9, -(10**9), 10**900, "x" * 5_000, [0] * 5_000):
            with pytest.raises(BadData):
                game.load(replaced(position, at, wrong), options, limited=True)


@pytest.mark.parametrize("name", OURS)
def test_our_games_name_a_limit_for_every_field(name: str) -> None:
    game = load_game(name)
    state = game.prepare(game.resolve({}), game.min_players)
    known = {*core_limits(2), *type(state).LIMITS}
    for owner in [state, *[maker() for maker in game.makers().values()]]:
        for field, kind in type(owner).FIELDS:
            if kind not in ("bool", "str", "Zone", "Code"):
                assert field in known or f"{type(owner).__name__}.{field}" in known, (owner, field)


@pytest.mark.parametrize("name", OURS)
def test_no_limit_is_named_for_nothing(name: str) -> None:
    game = load_game(name)
    state = game.prepare(game.resolve({}), game.min_players)
    owners = [state, *[maker() for maker in game.makers().values()]]
    there = {field for owner in owners for field, _ in type(owner).FIELDS}
    there |= {
        f"{type(owner).__name__}.{field}" for owner in owners for field, _ in type(owner).FIELDS
    }
    assert type(state).LIMITS.keys() <= there | core_limits(2).keys()


def test_a_game_that_names_no_limits_gets_those_of_the_house() -> None:
    game = load_game("hinterhalt")
    options, positions = stored(game)
    assert not type(game.prepare(options, 2)).LIMITS and Limit(range(-10_000, 10_001), 1_000) == ANY
    for at in leaves(positions[-1]):
        for wrong in WRONG[:5]:
            with pytest.raises(BadData, match=r"state|stored"):
                game.load(replaced(positions[-1], at, wrong), options, limited=True)


@pytest.mark.parametrize(
    ("at", "wrong", "message"),
    [
        (("dice",), [0] * 19, "state.dice: expected at most 18 values, found 19"),
        (("dice",), [88], r"state.dice\[0\]: 88 is more than 87"),
        (("holder", 3), -2, r"state.holder\[3\]: -2 is less than -1"),
        (("hands",), [], None),
        (("hands", 1), {"@": "Round", "then": ""}, r"state.hands\[1\]: no such thing as"),
        (("deck", "cards", 0), 28, r"state.deck.cards\[0\]: 28 is more than 27"),
        (("stack",), [{"@": "Round", "then": ""}] * 10, "state.stack: expected at most 9 values"),
        (
            ("stack",),
            [{"@": "Zone", "cards": [], "seen": []}],
            r"state.stack\[0\]: expected a frame",
        ),
        (("stack", 0, "then"), "x" * 101, r"state.stack\[0\].then: Play has no step 'xxx"),
        (("stack", 0, "then"), 1, r"state.stack\[0\].then: Play has no step 1"),
        (("stack",), [], "state.wait: cannot wait for"),
        (("wait",), ["roll", [6], "x", True], r"state.wait: \w+ has no step 'x'"),
        (
            ("wait",),
            ["shuffle", [10**9], "start", True],
            r"state.wait\[1\]\[0\]: 1000000000 is more",
        ),
        (
            ("wait",),
            ["roll", [6] * 19, "start", True],
            r"state.wait\[1\]: expected at most 18 values",
        ),
        (("wait",), ["roll", [], "start", True], r"state.wait\[1\]: is empty"),
        (("wait", 1), [3], r"state.wait\[1\]\[0\]: 3 is more than 2"),
        (("wait", 1), [1, 1], r"state.wait\[1\]: a seat is asked twice"),
        (("wait", 1), [], r"state.wait\[1\]: is empty"),
        (("wait",), ["ask", [1], "x", "x", "", "", ""], "state.wait: cannot wait for"),
        (("wait", 5), "another", "state.wait: cannot wait for"),
        (("answered",), -1, "state.answered: -1 is less than 0"),
        (("answered",), 1, "state.answered: 1 leaves nobody who is asked"),
        (("sealed",), [[], []], "state.sealed: expected 1 answers, found 2"),
        (("sealed",), [[["dance", []]]], r"state.sealed\[0\]\[0\]: there is no such action"),
        (("winners",), [3], r"state.winners\[0\]: 3 is more than 2"),
    ],
)
def test_a_refusal_names_the_field(at: tuple[Any, ...], wrong: Any, message: str | None) -> None:
    game = load_game("drei_sanchos")
    options = game.resolve({})
    position = next(position.s for position in walk(game, settings(game)[2], 3) if position.step)
    assert position.players == 3
    forged = replaced(json.loads(json.dumps(position.to_json())), at, wrong)
    if message is None:
        game.load(forged, options, limited=True)
        return
    with pytest.raises(BadData, match=message):
        game.load(forged, options, limited=True)

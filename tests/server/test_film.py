"""The film of a table: folded back it gives the views at the events, and it costs little."""

from __future__ import annotations

import copy
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match, replay
from tafelrunde.games import game_types, load_game
from tafelrunde.server import telling
from tafelrunde.server.film import LENGTH, changes, pictures, seen
from tafelrunde.server.telling import sight
from tafelrunde.server.wire import encode

MOVES = 60


def filmed(name: str, seed: int, film: int = 10_000, moves: int = MOVES) -> Match:
    """A random game whose events are filmed."""
    game = load_game(name)
    rng = random.Random(seed)
    players = rng.randint(max(2, game.min_players), game.max_players)
    match = Match(game, head_for(game, {}, players, Luck(fast=seed)), FastRng(seed), film).begin()
    for _ in range(moves):
        if match.state.over:
            break
        seat = rng.choice(match.state.pending())
        match.submit(seat, rng.choice(match.state.legal(seat)))
    return match


def folded(view: dict[str, Any], film: list[list[Any]]) -> list[dict[str, Any]]:
    """The whole pictures, as a page makes them."""
    found = []
    for picture in reversed(film):
        view = copy.deepcopy(view)
        for path, value in picture:
            place: Any = view
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = value
        found.append(view)
    return found[::-1]


@pytest.mark.rule("EG-8.6")
@pytest.mark.rule("EG-16.4")
def test_no_caballero_is_missing_from_any_picture() -> None:
    told: set[str] = set()
    for seed in range(40):
        match = filmed("el_grande", seed, moves=400)
        for (_, event), moment in zip(match.told, match.moments, strict=True):
            state: Any = moment
            told.add(event.key)
            whole = sum(state.pieces) + sum(state.court) + sum(state.province)
            if event.key not in {"king-starts", "home-drawn"}:
                assert whole == 30 * state.players, event
        if {"castillo-to-region", "evicted"} <= told:
            return
    pytest.fail("nobody rode out")


@pytest.mark.parametrize("name", game_types())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_folded_film_is_what_was_seen_at_each_event(name: str, seed: int) -> None:
    match = filmed(name, seed)
    assert len(match.moments) == len(match.told) > 5
    game: Any = match.game
    for observer in (SPECTATOR, *range(match.head.players)):
        view = sight(match, observer).view
        for since in (0, len(match.told) - 3):
            film = pictures(match, observer, since, view)
            expected = [seen(game, moment, observer) for moment in match.moments[since:]]
            now = {"game": view["game"], "aids": view["aids"]}
            assert folded(now, film) == expected


def test_only_the_latest_events_are_kept_and_a_table_from_the_store_has_the_same() -> None:
    match = filmed("heerbann", 3, film=7)
    assert 1 < len(match.moments) <= 7 < len(match.told)
    again = replay(match.game, match.journal(), film=7)
    here, there = (pictures(m, SPECTATOR, 0, sight(m, SPECTATOR).view) for m in (match, again))
    assert here == there
    assert len(here) == len(match.moments)


class Entrances:
    """A table that people enter, and what they get: counts how often a film is made."""

    def __init__(self, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[int] = []
        table: Any = SimpleNamespace(luck=match.head.luck, status="playing")
        monkeypatch.setattr(telling, "luck_of", lambda _: None)
        monkeypatch.setattr(telling, "pictures", self.make)
        self.telling = telling.Telling(table, [], match)

    def make(self, *asked: Any) -> list[Any]:
        film = pictures(*asked)
        self.made.append(len(film))
        return film

    def enter(self, observer: int, since: int) -> list[Any]:
        film: list[Any] = json.loads(self.telling.parts(observer, since).film)
        return film


MOST_BYTES = 200_000  # of the film in one message


@pytest.mark.parametrize("name", game_types())
def test_a_flood_of_new_entrances_costs_two_films_and_each_is_short(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = filmed(name, 1, film=LENGTH)
    entrances = Entrances(match, monkeypatch)
    view = sight(match, 0).view
    events = len(match.told)
    for since in [events - 2, *range(events, 0, -3), 0, 0, 0]:
        film = entrances.enter(0, since)
        assert len(film) == min(len(match.moments), events - since) <= LENGTH
        assert film == json.loads(encode(pictures(match, 0, since, view)))
    assert len(entrances.made) == 2
    assert len(json.dumps(entrances.enter(0, 0))) < MOST_BYTES


def test_nobody_pays_who_does_not_film() -> None:
    match = filmed("el_grande", 4, film=0)
    assert match.moments == []
    assert pictures(match, 0, 0, sight(match, 0).view) == []


def test_a_move_that_is_taken_back_is_filmed_too() -> None:
    game = load_game("el_grande")
    match = Match(game, head_for(game, {}, 2, Luck(fast=1)), FastRng(1), 100).begin()
    rng = random.Random(5)
    while True:
        seat, told = match.state.pending()[0], len(match.told)
        match.submit(seat, rng.choice(match.state.legal(seat)))
        undone = [one.event.key for one in match.told[told:]]
        if undone and match.undo_right(seat) == "free" and not match.state.is_sealed():
            break
    before = match.history.state(len(match.history.moments) - 1).digest()
    match.undo(seat)
    assert match.told[-1].event.key == "took-back"
    assert [match.told[number].event.key for number in match.undone] == undone
    assert match.moments[-1].digest() == before
    assert len(match.moments) == len(match.told)


def test_changes_name_the_smallest_thing_that_changed() -> None:
    one = {"units": [{"at": 1, "hit": 0}, {"at": 2, "hit": 0}], "deck": [1, 2], "round": 1}
    two = {"units": [{"at": 1, "hit": 0}, {"at": 5, "hit": 0}], "deck": [1], "round": 1}
    assert list(changes(one, two)) == [(["units", 1, "at"], 5), (["deck"], [1])]
    assert list(changes({"a": 1}, {"b": 1}, ("x",))) == [(["x"], {"b": 1})]
    assert list(changes(one, one)) == []

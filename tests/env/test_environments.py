"""Learning environments: the checks of PettingZoo and OpenSpiel, and nothing leaks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER
from tafelrunde.env.encoding import encoding_for, observed, positions, rewards
from tafelrunde.games import game_types, load_game

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

GAMES = sorted(game_types())
# A dictionary with the mask is how PettingZoo's own classic games observe; its test warns.
WARNS = pytest.mark.filterwarnings("ignore:Observation")


@WARNS
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    from pettingzoo.test import api_test, seed_test

    from tafelrunde.env.pettingzoo import env

    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=20)


def test_an_illegal_action_ends_the_game_of_whoever_takes_it() -> None:
    from tafelrunde.env.pettingzoo import env

    table = env("heerbann", players=3)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    offender = table.agent_selection
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.rewards[offender] == -1
    assert all(table.terminations.values())


def test_a_whole_game_gives_rewards_that_add_up_to_nothing() -> None:
    from tafelrunde.env.pettingzoo import env

    table = env("heerbann", players=4, options={"abilities": False})
    table.reset(seed=3)
    rng, gained = FastRng(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        gained[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if termination or truncation else int(legal[rng.below(len(legal))]))
    assert sum(gained.values()) == pytest.approx(0)
    assert max(gained.values()) > 0


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = load_game(name)
    players = game.min_players
    encoding = encoding_for(game, game.resolve({}), players)
    rng = FastRng(2)
    for s in positions(game, game.resolve({}), players, number=99):
        for seat in range(players):
            true, other = np.zeros(encoding.size), np.zeros(encoding.size)
            encoding.write(s, seat, true)
            encoding.write(game.determinise(s, seat, rng), seat, other)
            assert np.array_equal(true, other)


def test_different_views_are_encoded_differently() -> None:
    game = load_game("heerbann")
    encoding = encoding_for(game, game.resolve({}), 2)
    seen: dict[bytes, str] = {}
    for s in positions(game, game.resolve({}), 2, number=3):
        vector = np.zeros(encoding.size)
        encoding.write(s, 0, vector)
        told = str(observed(game, s, 0))
        assert seen.setdefault(vector.tobytes(), told) == told
    assert len(seen) > 20


def spiel(name: str, **parameters: Any) -> Any:
    import pyspiel

    import tafelrunde.env.openspiel

    assert tafelrunde.env.openspiel.MOST_OUTCOMES
    return pyspiel.load_game(f"tafelrunde_{name}", parameters)


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_accepts_the_game(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(spiel(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_stores_and_loads_a_game() -> None:
    state = spiel("heerbann", players=3).new_initial_state()
    rng = FastRng(1)
    for _ in range(60):
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else None
        actions = actions or state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    copy = state.get_game().deserialize_state(state.serialize())
    assert str(copy) == str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0] if not clone.is_chance_node() else 0)
    assert str(clone) != str(state) == str(copy)


def test_chance_falls_one_by_one_and_every_outcome_is_as_likely() -> None:
    state = spiel("heerbann", seniority="seat").new_initial_state()
    drawn = []
    for left in range(18, 0, -1):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [p for _, p in outcomes] == pytest.approx([1 / left] * left)
        drawn.append(left)
        state.apply_action(outcomes[-1][0])
    assert not state.is_chance_node()
    assert state.current_player() == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_returns_add_up_to_nothing(players: int) -> None:
    game = load_game("heerbann")
    rng, s = FastRng(5), game.new(game.resolve({}), players)
    while s.wait.tag != OVER:
        assert rewards(s) == [0.0] * players
        if s.wait.tag == ASK:
            actions = s.legal(s.to_move())
            s.play_trusted(s.to_move(), actions[rng.below(len(actions))])
        else:
            s.settle(rng)
    assert sum(rewards(s)) == pytest.approx(0)
    assert max(rewards(s)) <= 1.0

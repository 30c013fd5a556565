"""PettingZoo: every game as an AEC environment.

    from tafelrunde.env.pettingzoo import env
    table = env("heerbann", players=2)

Agents are "seat_0", "seat_1", ...; an action is the index of `game.actions()`; observations
hold the encoded view and the mask of legal actions. A sealed question is put to its seats one
after the other, and no observation shows an answer before all are in. Chance is part of the
environment and follows from the seed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.game import AnyGame
from tafelrunde.env.encoding import encoding_for, rewards
from tafelrunde.games import load_game


def env(game: str, players: int | None = None, options: dict[str, Any] | None = None) -> AECEnv:
    """An environment that ends the game of whoever acts illegally."""
    raw = RawEnv(load_game(game), players, options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class RawEnv(AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """The environment without wrappers; an illegal action raises IllegalAction."""

    metadata: dict[str, Any]

    def __init__(
        self, game: AnyGame, players: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tafelrunde_{game.id}_v{game.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.game = game
        self.players = players or game.min_players
        self.options = game.resolve(options or {})
        self.encoding = encoding_for(game, self.options, self.players)
        self.codes = game.actions()
        self.code_of = {action: code for code, action in enumerate(self.codes)}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        length, count = self.encoding.size, len(self.codes)
        vector = spaces.Box(-np.inf, np.inf, (length,), np.float32)
        mask = spaces.Box(0, 1, (count,), np.int8)
        space = spaces.Dict({"observation": vector, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(count) for a in self.possible_agents}
        self.drawn = 0  # games without a seed of their own go on from the last one

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed deals the same cards and rolls the same dice."""
        self.drawn = self.drawn + 1 if seed is None else seed
        self.rng = FastRng(self.drawn)
        self.s = self.game.new(self.options, self.players)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Let chance answer, and find out whose turn it is."""
        s = self.s
        s.settle(self.rng)
        if s.over:
            self.rewards = dict(zip(self.possible_agents, rewards(s), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[s.to_move()]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that the seat may take now."""
        found = np.zeros(len(self.codes), np.int8)
        if seat in self.s.pending() and seat == self.s.to_move():
            for action in self.s.legal(seat):
                found[self.code_of[action]] = 1
        return found

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The encoded view of an agent and the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        vector = np.zeros(self.encoding.size, np.float32)
        self.encoding.write(self.s, seat, vector)
        return {"observation": vector, "action_mask": self.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        chosen: Action = self.codes[action]
        self.s.play(self.possible_agents.index(agent), chosen)
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> None:
        """Do nothing: tables are shown by the browser and the terminal."""

    def close(self) -> None:
        """Do nothing: nothing is held open."""

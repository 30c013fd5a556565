"""OpenSpiel: every game as a Python game of pyspiel, by the name "tafelrunde_<id>".

    import pyspiel
    import tafelrunde.env.openspiel
    game = pyspiel.load_game("tafelrunde_heerbann", {"players": 2})

An action is the index of `game.actions()`. Chance is explicit and small: dice fall one by one,
a shuffle draws one thing after the other, so that every chance node lists its outcomes. A
sealed question is put to its seats one after the other.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

import numpy as np
import pyspiel

from tafelrunde.core.data import Json, canonical
from tafelrunde.core.flow import ASK, DRAW, OVER, ROLL, Chance
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.state import State
from tafelrunde.env.encoding import encoding_for, observed, rewards
from tafelrunde.games import game_types, load_game

MOST_OUTCOMES: Final = 256


class Position:
    """A state and the part of a chance outcome that has fallen.

    Copied by cloning and stored as JSON, because a compiled state cannot be pickled.
    """

    def __init__(self, game: AnyGame, options: Options, s: State, fallen: list[int]) -> None:
        self.game = game
        self.options = options
        self.s = s
        self.fallen = fallen

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game, self.options, self.s.clone(), self.fallen.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.id, dict(self.options), self.s.to_json(), self.fallen)

    def outcomes(self) -> int:
        """How many things can happen at this chance node."""
        wait = cast(Chance, self.s.wait)
        if wait.tag == ROLL:
            return wait.spec[len(self.fallen)]
        return wait.spec[0] if wait.tag == DRAW else wait.spec[0] - len(self.fallen)

    def fall(self, number: int) -> None:
        """One die, or the next thing of a shuffle, by its place among those that are left."""
        wait = cast(Chance, self.s.wait)
        if wait.tag == ROLL:
            self.fallen.append(number + 1)
        elif wait.tag == DRAW:
            self.fallen.append(number)
        else:
            left = [i for i in range(wait.spec[0]) if i not in self.fallen]
            self.fallen.append(left[number])
        needed = len(wait.spec) if wait.tag == ROLL else 1 if wait.tag == DRAW else wait.spec[0]
        if len(self.fallen) == needed:
            outcome = tuple(self.fallen)
            self.fallen = []
            self.s.chance(outcome)


def restored(game_id: str, options: Options, stored: Json, fallen: list[int]) -> Position:
    """A stored position."""
    game = load_game(game_id)
    return Position(game, options, game.load(stored, options), fallen)


def game_type(game_id: str) -> pyspiel.GameType:
    """What OpenSpiel needs to know before a game is loaded."""
    game = load_game(game_id)
    parameters: dict[str, Any] = {"players": game.min_players}
    parameters |= {option.id: option.default for option in game.options}
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"tafelrunde_{game_id}",
        long_name=f"Tafelrunde: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if game.all_may_lose else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One of our games with its options and number of players."""

    game_id: ClassVar[str]
    spiel_type: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = load_game(self.game_id)
        given = dict(params or {})
        self.players = given.pop("players", self.game.min_players)
        self.options = self.game.resolve(given)
        self.codes = self.game.actions()
        self.code_of = {action: code for code, action in enumerate(self.codes)}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codes),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.game.all_may_lose else 0.0,
            max_game_length=self.game.most_decisions(self.players),
        )
        super().__init__(self.spiel_type, info, {"players": self.players, **self.options})
        self.encoding = encoding_for(self.game, self.options, self.players)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A position, driven by action numbers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        s = game.game.new(game.options, game.players)
        self.now = Position(game.game, game.options, s, [])

    @property
    def table(self) -> SpielGame:
        """The game that this is a position of."""
        return cast(SpielGame, self.get_game())

    def current_player(self) -> int:
        tag = self.now.s.wait.tag
        if tag == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.now.s.to_move() if tag == ASK else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        code_of = self.table.code_of
        return sorted([code_of[action] for action in self.now.s.legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.now.outcomes()
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        s = self.now.s
        if s.wait.tag == ASK:
            s.play_trusted(s.to_move(), self.table.codes[action])
        else:
            self.now.fall(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        verb, args = self.table.codes[action]
        return " ".join([verb, *map(str, args)])

    def is_terminal(self) -> bool:
        return self.now.s.over

    def returns(self) -> list[float]:
        return rewards(self.now.s)

    def __str__(self) -> str:
        return canonical([self.now.s.to_json(), self.now.fallen])


class Observer:
    """What a player may know, as a vector and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player into the vector."""
        self.tensor.fill(0)
        self.game.encoding.write(state.now.s, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as JSON."""
        return canonical(observed(self.game.game, state.now.s, player))


def register(game_id: str) -> None:
    """Make a game known to pyspiel.

    pyspiel keeps what it is given beyond the end of Python, and would crash on freeing it then.
    A class, unlike a function, refers to itself and is never freed.
    """
    spiel_type = game_type(game_id)
    made = type(
        f"SpielGame_{game_id}", (SpielGame,), {"game_id": game_id, "spiel_type": spiel_type}
    )
    pyspiel.register_game(spiel_type, made)


for _id in game_types():
    register(_id)

"""Games as jobs: the same games, whoever plays them, in whatever order and portions.

The seed of a game follows from the seed of the run and the game's number alone, and results
are added up in a way in which order does not matter. So the number of workers, an interrupted
run and a lost worker change nothing: a lost job is simply played again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.base import Bot, Budget, question_for
from tafelrunde.bots.planning import Intent
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.data import Json
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.state import State, playout
from tafelrunde.games import load_game

UNITS: Final = 60  # a victory, so that it can be shared by 2 to 6 players without fractions
DIGEST_BITS: Final = 128


class Setup(NamedTuple):
    """What a run plays: a game with its options, who sits where, and the seed."""

    game: str
    options: Options
    bots: tuple[str, ...]  # one per seat; when rotating: the two rivals
    players: int
    seed: int
    rotate: bool = False
    pack: str = ""
    alone: bool = False  # when rotating: the first rival has one seat, the second all others

    @property
    def group(self) -> int:
        """How many games share one seed: all seatings of the rivals, or just one."""
        if not self.rotate:
            return 1
        if self.alone:
            return self.players
        return 2 if self.players % 2 == 0 else 2 * self.players

    def seating(self, number: int) -> list[int]:
        """Per seat the index of its bot, in the game of this number.

        Rivals sit alternately; with an odd number of seats each is once in the majority.
        """
        if not self.rotate:
            return list(range(self.players))
        turn = number % self.group
        if self.alone:
            return [int(seat != turn) for seat in range(self.players)]
        return [(seat + turn // 2) % self.players % 2 ^ turn % 2 for seat in range(self.players)]

    def load(self) -> AnyGame:
        """The game with its data."""
        return load_game(self.game, Path(self.pack) if self.pack else None)

    def to_json(self) -> dict[str, Json]:
        return {**self._asdict(), "options": dict(self.options), "bots": list(self.bots)}


class Job(NamedTuple):
    """The games from `start` up to `stop` of a run."""

    setup: Setup
    start: int
    stop: int


class Tally(NamedTuple):
    """The results of some games; tallies can be added in any order."""

    games: int
    decisions: int
    wins: tuple[int, ...]  # per seat, victories not shared
    shared: int
    units: tuple[int, ...]  # per bot, shares of victories
    groups: dict[int, int]  # units of the first bot per group of games: how often
    digest: int

    def plus(self, other: Tally) -> Tally:
        """The sum of both."""
        groups = dict(self.groups)
        for units, count in other.groups.items():
            groups[units] = groups.get(units, 0) + count
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            self.shared + other.shared,
            tuple(a + b for a, b in zip(self.units, other.units, strict=True)),
            groups,
            (self.digest + other.digest) % (1 << DIGEST_BITS),
        )

    def to_json(self) -> Json:
        groups = {str(k): v for k, v in sorted(self.groups.items())}
        return {**self._asdict(), "groups": groups, "digest": self.fingerprint()}

    def fingerprint(self) -> str:
        """The digest as text."""
        return f"{self.digest:0{DIGEST_BITS // 4}x}"


def tally_from_json(value: dict[str, Any]) -> Tally:
    """The inverse of `Tally.to_json`."""
    try:
        return Tally(
            value["games"],
            value["decisions"],
            tuple(value["wins"]),
            value["shared"],
            tuple(value["units"]),
            {int(k): v for k, v in value["groups"].items()},
            int(value["digest"], 16),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"not a result: {error}") from error


def nothing(setup: Setup) -> Tally:
    """The tally of no games."""
    bots = 2 if setup.rotate else setup.players
    return Tally(0, 0, (0,) * setup.players, 0, (0,) * bots, {}, 0)


def play_with_bots(
    game: AnyGame, s: State, bots: list[Bot], budgets: list[Budget], seed: int
) -> int:
    """Let bots play to the end; forced decisions are not put to them. Returns the decisions."""
    luck = FastRng(seed_for(seed, "luck"))
    minds = [FastRng(seed_for(seed, "bot", seat)) for seat in range(s.players)]
    intents: list[Intent] = [()] * s.players
    decisions = 0
    s.settle(luck)
    while not s.over:
        seat = s.to_move()
        question = question_for(game, s, seat, minds[seat], intents[seat])
        action = question.decision.actions[0]
        if len(question.decision.actions) > 1:
            action, intents[seat] = bots[seat].answer(question, budgets[seat], minds[seat])
        s.play_trusted(seat, action)
        s.settle(luck)
        decisions += 1
    return decisions


def play_number(setup: Setup, game: AnyGame, bots: list[Bot], number: int) -> tuple[State, int]:
    """Play the game of this number; returns its end and the decisions it took."""
    seed = seed_for(setup.game, setup.seed, number // setup.group)
    s = game.new(setup.options, setup.players)
    if set(setup.bots) == {"random"}:
        return s, playout(s, FastRng(seed), game.most_decisions(setup.players))
    seating = setup.seating(number)
    seated = [bots[i] for i in seating]
    budgets = [fixed_budget(setup.bots[i], game) for i in seating]
    return s, play_with_bots(game, s, seated, budgets, seed)


def run_job(job: Job) -> Tally:
    """Play the games of a job."""
    setup = job.setup
    game = setup.load()
    bots = [make_bot(name, game) for name in setup.bots]
    total = nothing(setup)
    decisions, shared, digest, group = 0, 0, 0, 0
    wins, units = list(total.wins), list(total.units)
    groups: dict[int, int] = {}
    for number in range(job.start, job.stop):
        s, taken = play_number(setup, game, bots, number)
        decisions += taken
        digest += fingerprint(number, taken, s)
        if len(s.winners) == 1:
            wins[s.winners[0]] += 1
        else:
            shared += 1
        seating = setup.seating(number)
        for winner in s.winners:
            units[seating[winner]] += UNITS // len(s.winners)
            group += UNITS // len(s.winners) if seating[winner] == 0 else 0
        if (number + 1) % setup.group == 0:
            groups[group] = groups.get(group, 0) + 1
            group = 0
    found = (tuple(wins), shared, tuple(units), groups, digest % (1 << DIGEST_BITS))
    return Tally(job.stop - job.start, decisions, *found)


def fingerprint(number: int, decisions: int, s: State) -> int:
    """A number for one finished game."""
    text = f"{number}|{decisions}|{list(s.winners)}|{list(s.scores)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: DIGEST_BITS // 8], "big")

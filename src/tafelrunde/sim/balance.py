"""What many games tell about the balance of a game, counted while they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tafelrunde.bots.base import Bot, question_for
from tafelrunde.bots.evaluation import S_contra
from tafelrunde.bots.planning import Intent
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.data import Json
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.sim.jobs import Job, Setup, Tally, nothing

MOMENTS: Final = 20  # points in time at which the lead is looked at
CHUNK: Final = 50


class Findings(NamedTuple):
    """Counts over all games; findings of two parts add up."""

    games: int
    decisions: int
    forced: int
    shared: int
    seats: Counter[int]  # victories per seat
    sides: Counter[str]  # victories per side
    side_games: Counter[str]
    lengths: Counter[int]
    prompts: Counter[str]  # decisions per question
    forced_prompts: Counter[str]
    choices: Counter[str]  # per question: choices, added up over its decisions
    leader_won: Counter[int]  # per moment: games with one leader, who won
    leader_seen: Counter[int]
    held: Counter[str]  # per element: seats that had it
    held_won: Counter[str]
    games_with: Counter[str]

    def plus(self, other: Findings) -> Findings:
        """The sum of both."""
        pairs: Iterator[tuple[Any, Any]] = zip(self, other, strict=True)
        return Findings(*[a + b for a, b in pairs])

    def to_json(self) -> dict[str, Json]:
        counters = {
            name: {str(k): v for k, v in sorted(value.items())}
            for name, value in self._asdict().items()
            if isinstance(value, Counter)
        }
        return {**self._asdict(), **counters}


def no_findings() -> Findings:
    """The findings of no games."""
    return Findings(0, 0, 0, 0, *[Counter() for _ in range(12)])


class Balance(Protocol[S_contra]):
    """What a study asks of any position of a game."""

    def standing(self, s: S_contra) -> list[float]:
        """Per seat, the points so far; who has more of them leads."""
        ...

    def holdings(self, s: S_contra) -> list[list[str]]:
        """Per seat, the elements ("card:18") that are its own now: cards, units, titles."""
        ...

    def sides(self, s: S_contra) -> list[str]:
        """Per seat, the side or role it plays, where the rules tell sides apart; else ""."""
        ...


@runtime_checkable
class Studied(Protocol):
    """A game that answers such questions itself."""

    def balance(self) -> Balance[Any]:
        """The answers of this game."""
        ...


class Scores:
    """What can be said of any game."""

    def standing(self, s: State) -> list[float]:
        """The scores, as far as there are any."""
        return [float(score) for score in s.scores] or [0.0] * s.players

    def holdings(self, s: State) -> list[list[str]]:
        """No holdings."""
        return [[] for _ in range(s.players)]

    def sides(self, s: State) -> list[str]:
        """No sides."""
        return [""] * s.players


def balance_of(game: AnyGame) -> Balance[Any]:
    """The game's own answers, or those that hold for any game."""
    return game.balance() if isinstance(game, Studied) else Scores()


class Watched(NamedTuple):
    """One game as it was watched."""

    end: State
    decisions: Counter[str]
    forced: Counter[str]
    choices: Counter[str]
    standings: list[list[float]]  # before each decision
    held: list[set[str]]  # per seat


def watch(setup: Setup, game: AnyGame, bots: list[Bot], number: int) -> Watched:
    """Play a game and look at every position with a decision."""
    seed = seed_for(setup.game, setup.seed, number)
    luck = FastRng(seed_for(seed, "luck"))
    minds = [FastRng(seed_for(seed, "bot", seat)) for seat in range(setup.players)]
    budgets = [fixed_budget(name, game) for name in setup.bots]
    intents: list[Intent] = [()] * setup.players
    knows = balance_of(game)
    s = game.new(setup.options, setup.players)
    held: list[set[str]] = [set() for _ in range(setup.players)]
    seen = Watched(s, Counter(), Counter(), Counter(), [], held)
    s.settle(luck)
    while not s.over:
        seat = s.to_move()
        question = question_for(game, s, seat, minds[seat], intents[seat])
        prompt, actions = question.decision.prompt, question.decision.actions
        seen.decisions[prompt] += 1
        seen.choices[prompt] += len(actions)
        seen.standings.append(knows.standing(s))
        for mine, elements in zip(seen.held, knows.holdings(s), strict=True):
            mine.update(elements)
        action = actions[0]
        if len(actions) == 1:
            seen.forced[prompt] += 1
        else:
            action, intents[seat] = bots[seat].answer(question, budgets[seat], minds[seat])
        s.play_trusted(seat, action)
        s.settle(luck)
    return seen


def leaders(standings: list[list[float]], winners: tuple[int, ...]) -> list[tuple[int, bool]]:
    """The moments at which exactly one seat led, and whether it won."""
    found = []
    for moment in range(MOMENTS):
        points = standings[moment * len(standings) // MOMENTS]
        best = [seat for seat, value in enumerate(points) if value == max(points)]
        if len(best) == 1:
            found.append((moment, best[0] in winners))
    return found


def noted(game: AnyGame, seen: Watched) -> Findings:
    """The findings of one game."""
    s, winners = seen.end, seen.end.winners
    found = no_findings()
    total = sum(seen.decisions.values())
    found.seats.update(winners)
    sides = balance_of(game).sides(s)
    if any(sides):
        found.side_games.update(sides)
        found.sides.update(sides[seat] for seat in winners)
    found.lengths[total] += 1
    for moment, won in leaders(seen.standings, winners):
        found.leader_seen[moment] += 1
        found.leader_won[moment] += won
    for seat, elements in enumerate(seen.held):
        found.held.update(elements)
        if seat in winners:
            found.held_won.update(elements)
    found.games_with.update(set().union(*seen.held))
    return found._replace(
        games=1,
        decisions=total,
        forced=sum(seen.forced.values()),
        shared=int(len(winners) > 1),
        prompts=seen.decisions,
        forced_prompts=seen.forced,
        choices=seen.choices,
    )


def watch_job(job: Job) -> Findings:
    """The findings of the games of a job."""
    game = job.setup.load()
    bots = [make_bot(name, game) for name in job.setup.bots]
    numbers = range(job.start, job.stop)
    every = (noted(game, watch(job.setup, game, bots, number)) for number in numbers)
    return reduce(Findings.plus, every, no_findings())


def study(
    setup: Setup, games: int, workers: int = 1, progress: Callable[[Tally], None] = lambda t: None
) -> Findings:
    """Watch many games."""
    starts = range(0, games, CHUNK)
    jobs = [Job(setup, first, min(first + CHUNK, games)) for first in starts]
    found = no_findings()
    if workers <= 1 or len(jobs) == 1:
        for job in jobs:
            found = found.plus(watch_job(job))
            progress(nothing(setup)._replace(games=found.games))
        return found
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for part in pool.map(watch_job, jobs):
            found = found.plus(part)
            progress(nothing(setup)._replace(games=found.games))
    return found

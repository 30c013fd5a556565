"""Finds puzzles in games that rules of thumb play, with some answers at random.

A question with several answers is searched quickly first. Where one answer leads by far, every
answer is tried in the same number of worlds that fit what the seat knows, and a deeper search
with another seed has to agree. Questions that must not be foreseen are left out: nothing is best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tafelrunde.bots.base import Budget, Question, question_for
from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.bots.planning import Intent, planning_of, thumbs_of
from tafelrunde.bots.race import Race
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.bots.search import Search
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.core.state import State
from tafelrunde.puzzles.puzzle import Puzzle, Valued

FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 40  # more nobody looks through
LONGEST_LINE: Final = 400  # answers; a table has to be laid while somebody waits
CONFIRMED: Final = 0.08  # a chance to win by which the best answer leads
PROMISING: Final = 0.1  # the same for the quick look
ERRORS: Final = 3.0  # standard errors that the lead has to exceed as well
RANDOM: Final = 4  # one answer in so many is drawn
PER_GAME: Final = 3
PER_QUESTION: Final = 3  # one part in so many of a collection is of the same kind of question
FINDERS: Final = ("greedy", "page", "squire", "knight")  # who finds a puzzle of level 1, 2, 3, 4
TIMES: Final = 3  # a bot has to find it each time


class Effort(NamedTuple):
    """How much is searched: iterations at first, worlds per answer, iterations to confirm."""

    quick: int = 120
    worlds: int = 300
    deep: int = 2500


class Rolled(NamedTuple):
    """What an answer led to: the mean, and how far it may be from the truth."""

    action: Action
    mean: float
    error: float


def find(game: AnyGame, seed: int, number: int, effort: Effort, games: int) -> Iterator[Puzzle]:
    """Yields up to `number` puzzles, found in games of bots."""
    kinds: Counter[str] = Counter()
    for i in range(games):
        taken = 0
        for prompt, puzzle in _in_game(game, seed * 100_000 + i, effort):
            if kinds[prompt] * PER_QUESTION < number:
                yield puzzle
                kinds[prompt] += 1
                taken += 1
            if taken == PER_GAME or kinds.total() == number:
                break
        if kinds.total() == number:
            return


def _in_game(game: AnyGame, seed: int, effort: Effort) -> Iterator[tuple[str, Puzzle]]:
    """The puzzles of one game, each with the kind of its question."""
    rng = FastRng(seed + 1)
    players = game.min_players + seed % (min(game.max_players, 4) - game.min_players + 1)
    if players == 1:
        players = min(2, game.max_players)
    luck = Luck(fast=seed)
    match = Match(game, head_for(game, game.resolve({}), players, luck), luck.rng()).begin()
    bot = make_bot("greedy", game)
    intents: list[Intent] = [()] * players
    line: list[tuple[int, Action]] = []
    while not match.state.over and len(line) < LONGEST_LINE:
        s = match.state
        seat = s.pending()[0]
        question = question_for(game, s, seat, rng, intents[seat])
        answers = question.decision.actions
        if is_askable(game, question):
            puzzle = weigh(game, match, seat, tuple(line), seed, effort)
            if puzzle is not None:
                yield s.prompt, puzzle
        action, intents[seat] = bot.answer(question, Budget(), rng)
        if rng.below(RANDOM) == 0:
            action = answers[rng.below(len(answers))]
        match.submit(seat, action)
        line.append((seat, action))


def is_askable(game: AnyGame, question: Question) -> bool:
    """Whether one answer can be the best: it is no secret, and there are some to choose from."""
    s, seat = question.sample(), question.decision.seat
    thumbs = thumbs_of(game, planning_of(game, question.intent))
    count = len(question.decision.actions)
    return (
        FEWEST_ANSWERS <= count <= MOST_ANSWERS and not s.is_sealed() and not thumbs.mixes(s, seat)
    )


def weigh(
    game: AnyGame,
    match: Match,
    seat: int,
    line: tuple[tuple[int, Action], ...],
    seed: int,
    effort: Effort,
) -> Puzzle | None:
    """The puzzle of a position; None where no answer is proven to be the best."""
    s = match.state
    quick = _searched(game, s, seat, effort.quick, FastRng(seed + 2))
    if _lead(quick) < PROMISING:
        return None
    rolled = roll(game, s, seat, effort.worlds, FastRng(seed + 3))
    first, second = rolled[0], rolled[1]
    lead = first.mean - second.mean
    if lead < max(CONFIRMED, ERRORS * (first.error**2 + second.error**2) ** 0.5):
        return None
    deep = _searched(game, s, seat, effort.deep, FastRng(seed + 4))
    if deep[0].action != first.action or _lead(deep) < CONFIRMED:
        return None
    values = tuple(Valued(answer.action, round(answer.mean, 3)) for answer in rolled)
    name = sha256(f"{game.id} {seed} {len(line)}".encode()).hexdigest()[:8]
    level = difficulty(game, s, seat, first.action, seed)
    return Puzzle(
        *(game.id, name, match.head.players, seat, seed, match.options, line, values),
        *(round(lead, 3), round(_lead(deep), 3), level),
    )


def _lead(answers: list[Valued]) -> float:
    """By how much the first answer is better than the best of the others."""
    return answers[0].chance - max(answer.chance for answer in answers[1:])


def _searched(game: AnyGame, s: State, seat: int, iterations: int, rng: Rng) -> list[Valued]:
    """All answers by a tree search, the most visited first; what it hardly tried is last."""
    question = question_for(game, s, seat, rng)
    found = make_bot("ismcts:1", game).advise(question, Budget(iterations=iterations), rng)
    return [Valued(advice.action, advice.value) for advice in found]


def roll(game: AnyGame, s: State, seat: int, worlds: int, rng: Rng) -> list[Rolled]:
    """All answers, best first: each played on in so many worlds that fit what the seat knows."""
    question = question_for(game, s, seat, rng)
    planning = planning_of(game, ())
    thumbs: Evaluation[Any] = thumbs_of(game, planning)
    found = []
    for action in question.decision.actions:
        results = []
        for _ in range(worlds):
            world = question.sample()
            search = Search(rng, thumbs) if planning is None else Race(rng, planning)
            if isinstance(search, Race):
                search.begun = search.planning.clock(world)
            world.play_trusted(seat, action)
            search.roll_out(world)
            results.append(search.results(world)[seat])
        mean = sum(results) / worlds
        spread = sum((result - mean) ** 2 for result in results) / max(1, worlds - 1)
        found.append(Rolled(action, mean, (spread / worlds) ** 0.5))
    return sorted(found, key=lambda answer: -answer.mean)


def difficulty(game: AnyGame, s: State, seat: int, best: Action, seed: int) -> int:
    """1 to 5: the weakest bot that finds the best answer every time, 5 if none does."""
    intent: Intent = ()
    for number, name in enumerate(FINDERS):
        bot, budget = make_bot(name, game), fixed_budget(name, game)
        answers = set()
        for i in range(TIMES):
            rng = FastRng(seed + 10 + i)
            answers.add(bot.answer(question_for(game, s, seat, rng, intent), budget, rng).action)
        if answers == {best}:
            return number + 1
    return len(FINDERS) + 1

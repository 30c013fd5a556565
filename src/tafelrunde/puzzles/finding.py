"""Finds puzzles in games that rules of thumb play, with some answers at random.

A question with several answers is searched quickly first. Where one answer leads by far, every
answer is tried in the same number of worlds that fit what the seat knows, and a deeper search
with another seed has to agree. Questions that must not be foreseen are left out: nothing is best.

Where bots plan there is no tree to search. There a row of worlds, each played to the end of the
game, stands for the quick search, and another one for the deep search. An answer that is out of
the running is tried no further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from tafelrunde.bots.base import Budget, Question, question_for
from tafelrunde.bots.counsel import Term, compared, tried
from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.bots.planning import Intent, planning_of, thumbs_of
from tafelrunde.bots.race import Race
from tafelrunde.bots.registry import fixed_budget, make_bot
from tafelrunde.bots.search import Search as TreeSearch
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.core.state import State
from tafelrunde.puzzles.puzzle import Puzzle, Valued, match_of

FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 40  # more nobody looks through
LONGEST_LINE: Final = 400  # answers; a table has to be laid while somebody waits
LONGEST_PLANNED: Final = 1000  # the same where a move is many small answers
CONFIRMED: Final = 0.08  # a chance to win by which the best answer leads
PROMISING: Final = 0.1  # the same for the quick look
ERRORS: Final = 3.0  # standard errors that the lead has to exceed as well
RANDOM: Final = 4  # one answer in so many is drawn
PER_GAME: Final = 3
PER_QUESTION: Final = 3  # one part in so many of a collection is of the same kind of question
FINDERS: Final = ("greedy", "page", "squire", "knight")  # who finds a puzzle of level 1, 2, 3, 4
TIMES: Final = 3  # a bot has to find it each time
ROW: Final = 20  # worlds after which answers are compared
OUT: Final = 4.0  # standard errors behind the best: an answer that is tried no further


class Effort(NamedTuple):
    """How much is searched: iterations at first, worlds per answer, iterations to confirm."""

    quick: int = 120
    worlds: int = 300
    deep: int = 2500


class Rolled(NamedTuple):
    """The mean result of an answer, and its standard error."""

    action: Action
    mean: float
    error: float


class Search(NamedTuple):
    """Where puzzles are looked for: in how many games, with which options, in which questions."""

    seed: int
    games: int
    options: Options
    prompts: frozenset[str] = frozenset()  # all kinds of questions if there is none
    least: int = 1  # the lowest level
    after: int = 0  # answers; late questions cost less where games are long


def find(
    game: AnyGame, search: Search, number: int, effort: Effort, known: Sequence[Puzzle] = ()
) -> Iterator[Puzzle]:
    """Yields puzzles until there are `number`, counting the known ones."""
    kinds = Counter(match_of(puzzle).state.prompt for puzzle in known)

    def is_wanted(prompt: str) -> bool:
        chosen = not search.prompts or prompt in search.prompts
        return chosen and kinds[prompt] * PER_QUESTION < number

    for i in range(search.games):
        if kinds.total() >= number:
            return
        taken = 0
        for prompt, puzzle in _in_game(game, search, search.seed * 100_000 + i, effort, is_wanted):
            if puzzle.level >= search.least:
                yield puzzle
                kinds[prompt] += 1
                taken += 1
            if taken == PER_GAME or kinds.total() == number:
                break


def _in_game(
    game: AnyGame, search: Search, seed: int, effort: Effort, is_wanted: Callable[[str], bool]
) -> Iterator[tuple[str, Puzzle]]:
    """The puzzles of one game, each with the kind of its question."""
    rng = FastRng(seed + 1)
    players = game.min_players + seed % (min(game.max_players, 4) - game.min_players + 1)
    if players == 1:
        players = min(2, game.max_players)
    luck = Luck(fast=seed)
    options = game.resolve(search.options)
    match = Match(game, head_for(game, options, players, luck), luck.rng()).begin()
    bot = make_bot("greedy", game)
    plans = planning_of(game, ()) is not None
    intents: list[Intent] = [()] * players
    line: list[tuple[int, Action]] = []
    while not match.state.over and len(line) < (LONGEST_PLANNED if plans else LONGEST_LINE):
        s = match.state
        seat = s.pending()[0]
        question = question_for(game, s, seat, rng, intents[seat])
        answers = question.decision.actions
        if len(line) >= search.after and is_wanted(s.prompt) and is_askable(game, question):
            puzzle = weigh(game, match, seat, tuple(line), seed, effort)
            if puzzle is not None:
                yield s.prompt, puzzle
        action, intents[seat] = bot.answer(question, Budget(), rng)
        if not plans and rng.below(RANDOM) == 0:
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
    """The puzzle of a position; None if no answer is proven to be the best."""
    s = match.state
    plans = planning_of(game, ()) is not None
    if not plans and _lead(_searched(game, s, seat, effort.quick, FastRng(seed + 2))) < PROMISING:
        return None
    rng = FastRng(seed + 3)
    rolled = (
        race(game, s, seat, effort.worlds, rng, hasty=True)
        if plans
        else roll(game, s, seat, effort.worlds, rng)
    )
    if not rolled or not is_proven(rolled):
        return None
    first, second = rolled[0], rolled[1]
    lead = first.mean - second.mean
    if plans:
        again = race(game, s, seat, effort.worlds, FastRng(seed + 4))
        deep = [Valued(answer.action, answer.mean) for answer in again]
    else:
        deep = _searched(game, s, seat, effort.deep, FastRng(seed + 4))
    if deep[0].action != first.action or _lead(deep) < CONFIRMED:
        return None
    values = explained(game, s, seat, rolled, FastRng(seed + 5))
    name = sha256(f"{game.id} {seed} {len(line)}".encode()).hexdigest()[:8]
    level = difficulty(game, s, seat, first.action, seed)
    return Puzzle(
        *(game.id, name, match.head.players, seat, seed, match.options, line, values),
        *(round(lead, 3), round(_lead(deep), 3), level),
    )


def explained(
    game: AnyGame, s: State, seat: int, rolled: Sequence[Rolled | Valued], rng: Rng
) -> tuple[Valued, ...]:
    """The answers, best first, each with the facts in which it differs from the best one."""
    question = question_for(game, s, seat, rng)
    facts = [tried(game, question, answer.action, rng) for answer in rolled]
    found = []
    for i, answer in enumerate(rolled):
        terms = compared(facts[i], facts[0 if i else 1])
        rounded = [Term(t.key, t.element, round(t.value, 3), round(t.other, 3)) for t in terms]
        found.append(Valued(answer.action, round(answer[1], 3), tuple(rounded)))
    return tuple(found)


def is_proven(rolled: list[Rolled]) -> bool:
    """Whether the first answer leads by enough, and by more than chance."""
    first, second = rolled[0], rolled[1]
    error = (first.error**2 + second.error**2) ** 0.5
    return bool(first.mean - second.mean >= max(CONFIRMED, ERRORS * error))


def _lead(answers: list[Valued]) -> float:
    """By how much the first answer is better than the best of the others."""
    return answers[0].chance - max(answer.chance for answer in answers[1:])


def _searched(game: AnyGame, s: State, seat: int, iterations: int, rng: Rng) -> list[Valued]:
    """All answers by a tree search, the most visited first and rarely tried ones last."""
    question = question_for(game, s, seat, rng)
    found = make_bot("ismcts:1", game).advise(question, Budget(iterations=iterations), rng)
    return [Valued(advice.action, advice.value) for advice in found]


def roll(game: AnyGame, s: State, seat: int, worlds: int, rng: Rng) -> list[Rolled]:
    """All answers, best first: each played on in that many worlds that fit what the seat knows."""
    question = question_for(game, s, seat, rng)
    actions = question.decision.actions
    return _ranked({action: _results(game, question, action, worlds, rng) for action in actions})


def race(
    game: AnyGame, s: State, seat: int, worlds: int, rng: Rng, hasty: bool = False
) -> list[Rolled]:
    """The same for games in which bots plan: the best in so many worlds, others until they drop.

    In haste it ends with nothing as soon as no answer leads by far.
    """
    question = question_for(game, s, seat, rng)
    results: dict[Action, list[float]] = {action: [] for action in question.decision.actions}
    running = list(results)
    ranked: list[Rolled] = []
    for played in range(ROW, worlds + 1, ROW):
        for action in running:
            results[action] += _results(game, question, action, ROW, rng)
        ranked = _ranked(results)
        first, second = ranked[0], ranked[1]
        if hasty and first.mean - second.mean < (PROMISING if played <= 2 * ROW else CONFIRMED):
            return []
        running = [one.action for one in ranked if one is second or is_in_reach(first, one)]
    return ranked


def is_in_reach(first: Rolled, other: Rolled) -> bool:
    """Whether an answer may turn out to be as good as the one that leads."""
    return bool(first.mean - other.mean <= OUT * (first.error**2 + other.error**2) ** 0.5)


def _ranked(results: dict[Action, list[float]]) -> list[Rolled]:
    """Answers with their mean results, best first."""
    found = []
    for action, reached in results.items():
        count = len(reached)
        mean = sum(reached) / count
        spread = sum((result - mean) ** 2 for result in reached) / max(1, count - 1)
        found.append(Rolled(action, mean, (spread / count) ** 0.5))
    return sorted(found, key=lambda answer: -answer.mean)


def _results(
    game: AnyGame, question: Question, action: Action, worlds: int, rng: Rng
) -> list[float]:
    """The results of an answer in that many worlds; where bots plan, at the end of the game."""
    planning = planning_of(game, ())
    thumbs: Evaluation[Any] = thumbs_of(game, planning)
    seat = question.decision.seat
    results = []
    for _ in range(worlds):
        world = question.sample()
        search = TreeSearch(rng, thumbs) if planning is None else Race(rng, planning)
        if isinstance(search, Race):
            search.turns = 0  # no estimate on the way
        world.play_trusted(seat, action)
        search.roll_out(world)
        results.append(search.results(world)[seat])
    return results


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

"""Checks stored puzzles: each can be set up, its seat is asked, and its answers are legal."""

from __future__ import annotations

from tafelrunde.bots.counsel import Tallied
from tafelrunde.core.actions import BadData, IllegalAction
from tafelrunde.core.game import AnyGame
from tafelrunde.games import load_game
from tafelrunde.puzzles.finding import CONFIRMED, FEWEST_ANSWERS
from tafelrunde.puzzles.puzzle import LEVELS, Collection, Puzzle, match_of


def complaints(collection: Collection) -> list[str]:
    """Everything that is wrong with the puzzles of a game."""
    game = load_game(collection.game)
    found = [f"{puzzle.id}: {text}" for puzzle in collection.puzzles for text in _wrong(puzzle)]
    if collection.version > game.version:
        found.append(f"made with version {collection.version} of the rules, here is {game.version}")
    return found


def known_terms(game: AnyGame) -> set[str]:
    """The facts that the advice of a game can name."""
    return set(game.tally().terms) if isinstance(game, Tallied) else set()


def _wrong(puzzle: Puzzle) -> list[str]:
    try:
        match = match_of(puzzle)
    except (BadData, IllegalAction) as error:
        return [str(error)]
    if puzzle.seat not in match.state.pending():
        return [f"seat {puzzle.seat} is not asked"]
    legal = {action for action, no in match.choices(puzzle.seat) if no is None}
    wrong = [f"{value.action} is not legal" for value in puzzle.values if value.action not in legal]
    if legal - {value.action for value in puzzle.values}:
        wrong.append("not every answer was weighed")
    if len(puzzle.values) < FEWEST_ANSWERS:
        wrong.append(f"there are fewer than {FEWEST_ANSWERS} answers")
    chances = [value.chance for value in puzzle.values]
    if chances != sorted(chances, reverse=True) or not all(0 <= chance <= 1 for chance in chances):
        wrong.append("the answers are not in the order of their chances")
    if puzzle.margin < CONFIRMED or puzzle.searched < CONFIRMED:
        wrong.append(f"its lead is less than {CONFIRMED}")
    if not {term.key for value in puzzle.values for term in value.terms} <= known_terms(match.game):
        wrong.append("it names facts that advice does not know")
    if puzzle.level not in LEVELS:
        wrong.append(f"there is no level {puzzle.level}")
    return wrong

"""A puzzle in the terminal: the table as the seat sees it, and one answer to find."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from tafelrunde.bots.counsel import Counsel
from tafelrunde.core.actions import Action, IllegalAction, Refusal
from tafelrunde.games import load_game
from tafelrunde.puzzles.attempt import RIGHT, WRONG, Attempt
from tafelrunde.puzzles.puzzle import Puzzle, Valued
from tafelrunde.tui.advised import sentence
from tafelrunde.tui.plain import Left, PlainTable
from tafelrunde.tui.session import NAMES, Seating, Session


class PuzzleSession(Session):
    """The table of a puzzle: an answer is weighed, and only the best one is played."""

    def __init__(self, attempt: Attempt, language: str) -> None:
        puzzle = attempt.puzzle
        bots = tuple("" if seat == puzzle.seat else "page" for seat in range(puzzle.players))
        seating = Seating(NAMES[: puzzle.players], bots)
        super().__init__(load_game(puzzle.game), attempt.match, seating, language)
        self.attempt = attempt
        self.told[puzzle.seat] = len(attempt.match.told)

    def answer(self, seat: int, actions: Sequence[Action]) -> None:
        """Weigh an answer, which is a single action."""
        if len(actions) != 1:
            raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": actions[0].verb}))
        self.attempt.act(actions[0])


class PuzzleTable(PlainTable):
    """A puzzle in lines of text."""

    def __init__(self, puzzle: Puzzle, language: str, console: Console) -> None:
        self.attempt = Attempt(puzzle)
        super().__init__(PuzzleSession(self.attempt, language), Path(), console, hints=False)

    def run(self) -> None:
        """Take answers until the best one is found or shown, or the player leaves."""
        puzzle, say = self.attempt.puzzle, self.speaker.say
        self.write(say("puzzle-title", id=puzzle.id, level=puzzle.level), "title")
        self.write(say("puzzle-help"), "quiet")
        choices = self.session.choices(puzzle.seat)
        self.show(puzzle.seat, choices, whole=True)
        try:
            while not self.attempt.is_over:
                typed = self.line().strip()
                if typed in ("solution", say("puzzle-command-solution")):
                    self.attempt.show()
                elif self.understood(puzzle.seat, choices, self.reader.read(typed, choices)):
                    self.react()
        except Left:
            self.write()
            return
        self.explain()
        self.tell(puzzle.seat)

    def react(self) -> None:
        """Write what the last answer is worth and why, if it is not the best."""
        answered = self.attempt.answered
        if self.attempt.said == WRONG and answered is not None:
            value = self.attempt.puzzle.value(answered)
            chance = round(100 * value.chance)
            self.write(self.speaker.say("puzzle-wrong", chance=chance), "rubric")
            self.reason(value)

    def explain(self) -> None:
        """Write the solution, by how much it is better than the next best answer, and why."""
        first, second = self.attempt.puzzle.values[:2]
        right = self.attempt.said == RIGHT
        self.write(self.speaker.say("puzzle-right" if right else "puzzle-shown"), "good")
        self.write(
            self.speaker.say(
                "puzzle-why",
                best=self.speaker.action(first.action),
                chance=round(100 * first.chance),
                second=self.speaker.action(second.action),
                less=round(100 * second.chance),
            )
        )
        self.reason(first)

    def reason(self, value: Valued) -> None:
        """Write what speaks for or against an answer, if something does."""
        if value.terms:
            told = Counsel(value.action, value.chance, 0.0, False, list(value.terms))
            self.write(sentence(self.speaker, told, first=True))

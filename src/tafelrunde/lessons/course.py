"""A lesson while somebody takes it: one table, one step after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.core.actions import Action
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.lessons.lesson import Lesson

DONE: Final = "done"  # the goal was reached as the line does
MOVED: Final = "moved"  # it was reached in another way, and the table was laid for the next step
OTHER: Final = "other"  # what was done is legal, but not what was asked for
SKIPPED: Final = "skipped"


def match_at(lesson: Lesson, answers: int, film: int = 0) -> Match:
    """The table after that many answers of the line."""
    game = load_game(lesson.game)
    luck = Luck(fast=lesson.seed)
    match = Match(game, head_for(game, lesson.options, lesson.players, luck), luck.rng(), film)
    match.begin()
    for seat, action in lesson.line[:answers]:
        match.submit(seat, action)
    return match


class Course:
    """A learner's progress: the table, the step, and the coach's reply to the last answer.

    `laid` counts how often the table was prepared afresh: a display must not take the new
    position for a continuation of the old one.
    """

    def __init__(self, lesson: Lesson, step: int = 0, film: int = 0) -> None:
        self.lesson = lesson
        self.film = film
        self.laid = 0
        self.said = ""  # one of the above, or a reaction of the step
        self.about = 0  # the step that this is about
        self.step = min(max(0, step), len(lesson.steps))
        self.match: Match
        self._lay()

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.step == len(self.lesson.steps)

    @property
    def _end(self) -> int:
        return self.lesson.end(self.step)

    def reaction(self, has: Callable[[str], bool]) -> str:
        """The message that reacts to the last answer; the step's own where it `has` one."""
        if not self.said:
            return ""
        own = f"{self.lesson.steps[self.about].key}.{self.said}"
        return own if has(own) else f"lesson-said-{self.said}"

    def _lay(self) -> None:
        """Prepare the table for the present step."""
        steps = self.lesson.steps
        self.line = steps[self.step].at if self.step < len(steps) else len(self.lesson.line)
        self.match = match_at(self.lesson, self.line, self.film)
        self.laid += 1
        self._begin()

    def _begin(self) -> None:
        self.on_line = True  # whether all answers of this step are those of the line
        self.chosen: list[Action] = []
        self.told = len(self.match.told)
        if not self.is_over:
            self._others()

    def go_to(self, step: int) -> None:
        """Go to the beginning of a step."""
        self.said = ""
        self.step = min(max(0, step), len(self.lesson.steps))
        self._lay()

    def go_on(self) -> None:
        """Go on to the next step: what was read is done, everything else is skipped."""
        if self.is_over:
            return
        read = self.lesson.steps[self.step].is_read
        self._finish("" if read else SKIPPED)

    def take_back(self) -> None:
        """Restart the step because one of its moves was undone."""
        self.said = ""
        self._lay()

    def act(self, actions: list[Action], decision: str) -> None:
        """Play the learner's answer and react to it; raises IllegalAction if it is refused."""
        lesson = self.lesson
        self.match.play_all(lesson.seat, actions, decision)
        self.said = ""
        if self.is_over:
            return
        for action in actions:
            self.chosen.append(action)
            fits = self.line < self._end and lesson.line[self.line] == (lesson.seat, action)
            self.on_line = self.on_line and fits
            self.line += fits
        step = lesson.steps[self.step]
        self._others()
        if self._is_met():
            self._finish(DONE)
            return
        known = [say for pattern, say in step.reactions if pattern.fits(actions[-1])]
        patterns = (*step.also, *step.goal)
        allowed = all(any(pattern.fits(action) for pattern in patterns) for action in actions)
        if known or not allowed or lesson.seat not in self.match.state.pending():
            self._lay()
            self.about, self.said = self.step, known[0] if known else OTHER

    def _others(self) -> None:
        """Let the others answer as the line says, as long as it is followed."""
        line, seat = self.lesson.line, self.lesson.seat
        while self.on_line and self.line < self._end and line[self.line].seat != seat:
            self.match.submit(*line[self.line])
            self.line += 1

    def _is_met(self) -> bool:
        """Whether the step's goals were chosen and its event has happened."""
        step = self.lesson.steps[self.step]
        if step.is_read:
            return False
        for pattern in step.goal:
            if not any(pattern.fits(action) for action in self.chosen):
                return False
        events = self.match.events(self.lesson.seat, self.told)
        return not step.event or any(told.event.key == step.event for told in events)

    def _finish(self, said: str) -> None:
        """Go on with the next step: along the line, or from a freshly prepared table."""
        self.about = self.step
        end = self._end
        along = self.on_line
        if along:
            for seat, action in self.lesson.line[self.line : end]:
                self.match.submit(seat, action)
        self.step += 1
        self.line = end
        if along:
            self._begin()
        else:
            self._lay()
        self.said = said if along or said != DONE else MOVED

"""A lesson in the terminal: the coach asks, the table answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from tafelrunde.core.actions import Action
from tafelrunde.games import load_game
from tafelrunde.lessons.check import words_of
from tafelrunde.lessons.course import OTHER, Course
from tafelrunde.lessons.lesson import Lesson
from tafelrunde.tui.plain import Left, PlainTable
from tafelrunde.tui.session import NAMES, Seating, Session

COMMANDS: Final = ("next", "skip", "repeat", "back")


class LessonSession(Session):
    """The table of a lesson: whatever the learner does goes through the course."""

    def __init__(self, course: Course, language: str) -> None:
        lesson = course.lesson
        bots = tuple("" if seat == lesson.seat else "page" for seat in range(lesson.players))
        seating = Seating(NAMES[: lesson.players], bots)
        super().__init__(load_game(lesson.game), course.match, seating, language)
        self.course = course

    def answer(self, seat: int, actions: Sequence[Action]) -> None:
        """Play an answer, and look at what the coach made of it."""
        laid = self.course.laid
        self.course.act(list(actions), self.match.decision_id(seat))
        self.follow(laid)

    def undo(self, seat: int) -> None:
        """Restart the step."""
        laid = self.course.laid
        self.course.take_back()
        self.follow(laid)

    def follow(self, laid: int) -> None:
        """Switch to the course's present table; a freshly prepared one is not reported as news."""
        self.match = self.course.match
        if self.course.laid != laid:
            self.told[self.course.lesson.seat] = len(self.match.told)


class LessonTable(PlainTable):
    """A lesson in lines of text."""

    def __init__(self, lesson: Lesson, language: str, step: int, console: Console) -> None:
        self.course = Course(lesson, step)
        self.lesson = LessonSession(self.course, language)
        super().__init__(self.lesson, Path(), console, hints=False)
        self.coach = words_of(lesson.game, language)

    def run(self) -> None:
        """Take the lesson to its end, or until the learner leaves."""
        self.write(self.coach.say(self.course.lesson.message("title")), "title")
        try:
            while not self.course.is_over:
                self.turn()
        except Left:
            self.write()
            return
        self.react()
        self.tell(self.course.lesson.seat)
        play = self.course.lesson.play
        options = " ".join(
            f"--option {name}={str(value).lower()}"
            for name, value in play.options.items()
            if value != self.session.game.resolve({})[name]
        )
        command = f"tafelrunde play {self.session.game.id} --hint --bots {','.join(play.bots)}"
        self.write(self.coach.say(self.course.lesson.message("end")), "good")
        self.write(f"{command} {options}".rstrip())

    def turn(self) -> None:
        """Say what is asked, and take answers until the step changes."""
        seat = self.course.lesson.seat
        self.react()
        self.tell(seat)
        self.explain()
        step = self.course.lesson.steps[self.course.step]
        choices = self.session.choices(seat)
        if not step.is_read:
            self.show(seat, choices)
        while True:
            typed = self.line().strip()
            if self.leads(typed):
                return
            if not step.is_read and self.understood(
                seat, choices, self.reader.read(typed, choices)
            ):
                return

    def explain(self) -> None:
        """Write what is asked, why, and which rules say so."""
        number, steps = self.course.step, self.course.lesson.steps
        step = steps[number]
        say = self.coach.say
        self.write()
        self.write(say("lesson-step", number=number + 1, count=len(steps)), "quiet")
        self.write(say(step.key), "title")
        self.write(say(f"{step.key}.why"))
        if step.rules:
            self.write(say("lesson-rules", rules=", ".join(step.rules)), "quiet")
        self.write(say("lesson-read-help" if step.is_read else "lesson-help"), "quiet")

    def react(self) -> None:
        """Write what the coach says to the last answer."""
        said = self.course.said
        if said:
            key = self.course.reaction(self.coach.has)
            self.write(self.coach.say(key), "rubric" if said == OTHER else "good")

    def leads(self, typed: str) -> bool:
        """Carry out a command to the coach; an empty line goes on where one only reads."""
        words = {self.coach.say(f"lesson-command-{name}"): name for name in COMMANDS}
        command = words.get(typed, typed)
        read = self.course.lesson.steps[self.course.step].is_read
        laid = self.course.laid
        if command in ("next", "skip") or (read and not typed):
            self.course.go_on()
        elif command == "repeat":
            self.course.go_to(self.course.step)
        elif command == "back":
            self.course.go_to(self.course.step - 1)
        else:
            return False
        self.lesson.follow(laid)
        return True

"""Lessons on the server: a prepared table for one guest, and the pages about games.

Of a lesson only the step is stored. Its table is prepared from the lesson file when needed,
so it costs no journal, and nobody but its guest can find it.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final, Literal

from tafelrunde import texts
from tafelrunde.core.match import Match
from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.check import words_of
from tafelrunde.lessons.course import DONE, MOVED, SKIPPED, Course, match_at
from tafelrunde.lessons.lesson import FOLDER, Lesson, lesson_of, lessons_of
from tafelrunde.server import wire
from tafelrunde.server.encoding import Document, document
from tafelrunde.server.errors import Refused
from tafelrunde.server.film import LENGTH
from tafelrunde.server.loading import record_of
from tafelrunde.server.prepared import PreparedRoom, table_of
from tafelrunde.server.rooms import RoomContext
from tafelrunde.server.store import Guest, Store, StoredLesson
from tafelrunde.server.telling import Telling, position, summary
from tafelrunde.server.visitors import Visitor

PRAISE: Final = (DONE, MOVED, SKIPPED)


def known_lesson(key: str) -> Lesson:
    """The lesson with a key; refused if there is none."""
    game = key.partition("/")[0]
    if game not in game_types() or key not in [lesson.key for lesson in lessons_of(game)]:
        raise Refused("not-found")
    return lesson_of(key)


# -- the table of a lesson


class LessonTelling(Telling):
    """What is sent at one point of a lesson: the table, and what the coach says."""

    course: Course

    def state(self, visitor: Visitor, connected: set[int], now: int) -> wire.StateMessage:
        """The message for the learner."""
        message = super().state(visitor, connected, now)
        course = self.course
        message.lesson = told(course)
        begun = bool(course.chosen) and not course.is_over
        message.undo, message.undo_seat = ("free", course.lesson.seat) if begun else ("", None)
        return message


def told(course: Course) -> wire.LessonTold:
    """What the coach says now."""
    lesson = course.lesson
    words = words_of(lesson.game, texts.LANGUAGES[0])
    step = None if course.is_over else lesson.steps[course.step]
    kind: Literal["", "done", "other"] = ""
    if course.said:
        kind = "done" if course.said in PRAISE else "other"
    return wire.LessonTold(
        lesson=lesson.key,
        step=course.step,
        steps=len(lesson.steps),
        title=lesson.message("title"),
        ask=step.key if step else lesson.message("end"),
        read=step.is_read if step else True,
        said=course.reaction(words.has),
        kind=kind,
        rules=list(step.rules) if step else [],
        laid=course.laid,
    )


class LessonRoom(PreparedRoom):
    """A live lesson: answers are checked by its course, and only the step is stored."""

    def __init__(
        self, context: RoomContext, stored: StoredLesson, course: Course, fence: int
    ) -> None:
        self.course = course
        self.stored = stored
        super().__init__(context, course.lesson, course.match, stored.id, stored.guest, fence)

    def make_telling(self) -> Telling:
        """The message about the present position, with the coach's words."""
        telling = LessonTelling(self.record, self.places, self.match)
        telling.course = self.course
        return telling

    async def _ask_undo(self, match: Match, seat: int, visitor: Visitor) -> None:
        """The coach always agrees."""
        self._apply(match, wire.Undo("", seat))

    def _apply(self, match: Match, command: wire.Do | wire.Undo | wire.AnswerUndo) -> None:
        laid = self.course.laid
        if isinstance(command, wire.Do):
            actions = [wire.action_from(action) for action in command.actions]
            self.course.act(actions, command.decision)
        elif not isinstance(command, wire.AnswerUndo):
            self.course.take_back()
        self._look(laid)

    def _look(self, laid: int) -> None:
        """Switch to the course's present table, and send a new one from its beginning."""
        self.match = self.course.match
        if self.course.laid != laid:
            self.begin_anew()

    async def keep(self) -> None:
        """Store the step, if it has changed."""
        self.record = record_of(self.record, self.course.match)
        now = self.stored._replace(
            step=self.course.step, finished=self.stored.finished or self.course.is_over
        )
        if now != self.stored:
            now = now._replace(updated=self.context.now())
            await self.context.store.keep_lesson(now, self.fence)
            self.stored = now

    async def lead(self, visitor: Visitor, asked: wire.Lead) -> None:
        """Go on, restart the step, or go back."""
        if not visitor.seats or asked.to == "show":
            await super().lead(visitor, asked)
            return
        course = self.course
        laid = course.laid
        if asked.to == "next":
            course.go_on()
        else:
            course.go_to(course.step - (asked.to == "back"))
        self._look(laid)
        await self.keep()
        visitor.send(wire.Ack(asked.id))
        self.tell()


async def lesson_room(context: RoomContext, table: str, fence: int) -> LessonRoom:
    """The room of a stored lesson; refused if there is none."""
    stored = await context.store.lesson(table)
    if stored is None:
        raise Refused("not-found")
    lesson = known_lesson(stored.game)
    return LessonRoom(context, stored, Course(lesson, stored.step, LENGTH), fence)


async def take(
    store: Store, guest: Guest, key: str, wanted: wire.TakeLesson, now: int
) -> wire.Summary:
    """A guest's lesson as a table: where they left it, or at the requested step."""
    lesson = known_lesson(key)
    found = [stored for stored in await store.lessons_of(guest.id) if stored.game == key]
    stored = StoredLesson(secrets.token_hex(16), guest.id, key, 0, False, now)
    if found:
        stored = found[0]
    step = wanted.step if wanted.step is not None else stored.step
    if not found or step != stored.step:
        stored = stored._replace(step=min(step, len(lesson.steps)), updated=now)
        await store.keep_lesson(stored)
    match = match_at(lesson, 0)
    return summary(*table_of(lesson, match, stored.id, guest.id), guest.id, set(), now)


async def progress(store: Store, guest: Guest | None) -> wire.MyLessons:
    """All lessons, and a guest's progress in each."""
    mine = {stored.game: stored for stored in await store.lessons_of(guest.id)} if guest else {}
    found = []
    for lesson in [one for name in game_types() for one in lessons_of(name)]:
        own = mine.get(lesson.key)
        step, done = (own.step, own.finished) if own else (0, False)
        table, steps = own.id if own else None, len(lesson.steps)
        found.append(wire.LessonProgress(lesson.game, lesson.key, table, step, steps, done))
    return wire.MyLessons(found)


# -- the pages about games


@cache
def learning_document(game: str, language: str) -> Document:
    """A game's learning texts in one language, as a ready response."""
    known_lesson(game)
    if language not in texts.LANGUAGES:
        raise Refused("bad-request", f"language is one of {', '.join(texts.LANGUAGES)}")
    path = load_game(game).folder / FOLDER / f"{language}.ftl"
    told = [_lesson_info(lesson) for lesson in lessons_of(game)]
    return document(wire.encode(wire.Learning(path.read_text(encoding="utf-8"), told)))


def _lesson_info(lesson: Lesson) -> wire.LessonInfo:
    play = lesson.play
    return wire.LessonInfo(
        key=lesson.key,
        title=lesson.message("title"),
        steps=[wire.LearningStep(step.key, list(step.rules)) for step in lesson.steps],
        players=play.players,
        bots=list(play.bots),
        options=dict(play.options),
    )


@cache
def pictures_document(game: str) -> Document:
    """The positions that the page about a game shows, as a ready response."""
    lesson = known_lesson(game)
    found = []
    for at in lesson.pictures:
        match = match_at(lesson, at, film=1)
        record, places = table_of(lesson, match, "0" * 32, "")
        told = len(match.told)
        about = summary(record, places, "", set(), now=0)
        telling = Telling(record, places, match)
        # the events make what a page has counted up so far, such as the strengths of a battle
        parts = telling.parts(lesson.seat, 0, told)
        found.append(position(record, about, lesson.seat, 0, told, parts))
    return document(wire.encode(wire.Pictures(found)))

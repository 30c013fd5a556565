"""Proves a lesson: it can be finished, its sentences exist, and its rules are those it shows."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.actions import BadData, IllegalAction
from tafelrunde.core.rulebook import rules
from tafelrunde.games import load_game
from tafelrunde.lessons.course import DONE, MOVED, Course, match_at
from tafelrunde.lessons.lesson import FIRST, FOLDER, PICTURES, Lesson, Step
from tafelrunde.texts import LANGUAGES, TERMINAL, Catalogue

PARTS: Final = ("what", "win", "points", "hidden", "length", "level", "sources")
MOST_WORDS: Final = 600  # of the page about a game


def page_keys() -> list[str]:
    """The messages of the page about a game."""
    turn = [f"learn-turn-{number + 1}" for number in range(PICTURES)]
    return [*[f"learn-{part}" for part in PARTS], *turn]


def words_of(game: str, language: str) -> Catalogue:
    """The learning texts of a game in one language."""
    return Catalogue(language, TERMINAL, load_game(game).folder / FOLDER)


def page_length(game: str, language: str) -> int:
    """How many words the page about a game has."""
    catalogue = words_of(game, language)
    return sum(len(catalogue.say(key).split()) for key in page_keys())


def complaints(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson."""
    found = _sentences(lesson)
    pictures = PICTURES if lesson.name == FIRST else 0
    if len(lesson.pictures) != pictures:
        found.append(f"there are {len(lesson.pictures)} pictures, not {pictures}")
    if any(not 0 <= at <= len(lesson.line) for at in lesson.pictures):
        found.append("a picture is beyond the end of the line")
    try:
        follow(lesson)
        found += _rules(lesson)
    except (BadData, IllegalAction) as error:
        found.append(str(error))
    return found


def follow(lesson: Lesson) -> Course:
    """Play the lesson to its end along its line; raises BadData where that fails."""
    course = Course(lesson)
    while not course.is_over:
        step = lesson.steps[course.step]
        if step.is_read:
            course.go_on()
        else:
            _take(course, step)
    return course


def _take(course: Course, step: Step) -> None:
    """Answer one step as the line says."""
    lesson, number = course.lesson, course.step
    while course.step == number:
        if course.line >= lesson.end(number):
            raise BadData(f"step {step.id}: its goal is not reached by the line")
        seat, action = lesson.line[course.line]
        if seat not in course.match.state.pending():
            raise BadData(f"step {step.id}: answer {course.line} of the line is not asked for")
        laid = course.laid
        course.act([action], course.match.decision_id(seat))
        if course.laid != laid and course.said not in (DONE, MOVED):
            raise BadData(f"step {step.id}: {action} of the line is no way to its goal")


def _sentences(lesson: Lesson) -> list[str]:
    """Messages that are missing in one of the languages."""
    needed = [lesson.message("title"), lesson.message("end"), *page_keys()]
    for step in lesson.steps:
        needed += [step.key, f"{step.key}.why"]
        if not step.is_read:
            needed += [f"{step.key}.done", *[f"{step.key}.{say}" for _, say in step.reactions]]
    missing = []
    for language in LANGUAGES:
        catalogue = words_of(lesson.game, language)
        lacking = [key for key in needed if not catalogue.has(key)]
        missing += [f"the {language} texts have no message {key!r}" for key in lacking]
        if not any(key.startswith("learn-") for key in lacking):
            length = page_length(lesson.game, language)
            if length > MOST_WORDS:
                missing.append(f"the {language} page has {length} words, more than {MOST_WORDS}")
    return missing


def _rules(lesson: Lesson) -> list[str]:
    """Named rules that do not exist, or that their step neither uses nor shows by a refusal."""
    known = rules(load_game(lesson.game).folder)
    wrong = []
    for number, step in enumerate(lesson.steps):
        used = used_rules(lesson, number)
        for rule in step.rules:
            if rule not in known:
                wrong.append(f"step {step.id}: there is no rule {rule}")
            elif rule not in used:
                there = ", ".join(sorted(used))
                wrong.append(f"step {step.id}: {rule} is not used here; used are: {there}")
    return wrong


def used_rules(lesson: Lesson, number: int) -> set[str]:
    """The rules of the events just before and in a step, and of its refusals."""
    step = lesson.steps[number]
    earlier = [before.at for before in lesson.steps[:number] if before.at < step.at]
    match = match_at(lesson, step.at)
    refused = {no.rule for _, no in match.choices(lesson.seat) if no is not None}
    first = len(match_at(lesson, earlier[-1]).told) if earlier else 0
    for seat, action in lesson.line[step.at : lesson.end(number)]:
        match.submit(seat, action)
        refused |= {no.rule for _, no in match.choices(lesson.seat) if no is not None}
    return refused | {told.event.rule for told in match.told[first:]}

"""Lessons: every one can be finished, and one that cannot is found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tafelrunde.core.actions import Action, BadData, IllegalAction
from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.check import MOST_WORDS, complaints, page_length
from tafelrunde.lessons.course import DONE, MOVED, OTHER, SKIPPED, Course
from tafelrunde.lessons.lesson import (
    FOLDER,
    STEPS,
    Answer,
    Lesson,
    has_lesson,
    lesson_of,
    lessons_of,
    read_lesson,
)
from tafelrunde.testing.wording import check_catalogues
from tafelrunde.texts import LANGUAGES

GAMES = [name for name in game_types() if has_lesson(load_game(name))]
LESSONS = [lesson.key for game in GAMES for lesson in lessons_of(game)]


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_can_be_finished_and_says_everything(key: str) -> None:
    lesson = lesson_of(key)
    assert complaints(lesson) == []
    assert len(lesson.steps) in STEPS


def test_a_further_lesson_has_a_key_and_a_title_of_its_own() -> None:
    castle = lesson_of("guiscard/castle")
    assert (castle.game, castle.name, castle.message("title")) == (
        "guiscard",
        "castle",
        "lesson-castle-title",
    )
    assert next(lesson.key for lesson in lessons_of("guiscard")) == "guiscard"
    with pytest.raises(BadData, match="no lesson 'guiscard/first'"):
        lesson_of("guiscard/first")
    assert "there are 5 pictures, not 0" in complaints(castle._replace(pictures=(0, 1, 2, 3, 4)))


def test_the_steps_of_a_further_lesson_are_named_after_it(tmp_path: Path) -> None:
    game = load_game("guiscard")
    written = (game.folder / FOLDER / "castle.toml").read_text()
    path = tmp_path / "castle.toml"
    path.write_text(written.replace('"castle-gate"', '"gate"'))
    with pytest.raises(BadData, match="does not begin with castle-"):
        read_lesson(game, path)


@pytest.mark.parametrize("game", GAMES)
def test_german_and_english_have_equal_keys(game: str) -> None:
    check_catalogues(load_game(game).folder / FOLDER)
    assert all(150 < page_length(game, language) <= MOST_WORDS for language in LANGUAGES)


def heerbann(step: int) -> Course:
    return Course(lesson_of("heerbann"), step)


def answer(course: Course, *actions: tuple[str, Sequence[int]]) -> None:
    made = [Action(verb, tuple(args)) for verb, args in actions]
    course.act(made, course.match.decision_id(course.lesson.seat))


def test_what_is_asked_for_leads_on_along_the_line() -> None:
    course = heerbann(1)
    answer(course, ("dice", [5]))
    assert (course.step, course.said, course.laid) == (2, DONE, 1)
    assert course.reaction(lambda key: True) == "lesson-numbers.done"
    assert course.match.state.prompt == "take-card"


def test_another_way_to_the_goal_leads_on_from_a_new_table() -> None:
    course = heerbann(1)
    answer(course, ("dice", [6]))
    assert (course.step, course.said, course.laid) == (2, MOVED, 2)
    assert course.reaction(lambda key: key.count(".") == 0) == "lesson-said-moved"
    assert course.match.state.prompt == "take-card"


def test_something_else_is_answered_and_the_step_begins_anew() -> None:
    course = heerbann(1)
    answer(course, ("dice", [1]))
    assert (course.step, course.said, course.laid) == (1, "few", 2)
    course = heerbann(3)
    answer(course, ("dice", [2]))
    assert (course.step, course.said) == (3, OTHER)
    assert course.match.state.prompt == "choose-dice"


def test_what_the_rules_refuse_changes_nothing() -> None:
    course = heerbann(8)
    duke = Action("take", (18,))
    with pytest.raises(IllegalAction) as refused:
        course.act([duke], course.match.decision_id(0))
    assert refused.value.refusal.rule == "RE-4.4"
    assert (course.step, course.said, course.laid) == (8, "", 1)


def test_a_step_can_be_skipped_and_repeated() -> None:
    course = heerbann(0)
    course.go_on()
    assert (course.step, course.said) == (1, "")  # there was only something to read
    course.go_on()
    assert (course.step, course.said) == (2, SKIPPED)
    course.go_to(1)
    assert (course.step, course.match.state.prompt) == (1, "choose-dice")
    course.go_to(99)
    assert course.is_over and course.match.state.over


def broken(**changes: object) -> Lesson:
    return lesson_of("heerbann")._replace(**changes)  # type: ignore[arg-type]  # any field


def test_a_lesson_whose_solution_does_not_fit_is_found() -> None:
    good = lesson_of("heerbann")
    line = [*good.line]
    line[0] = Answer(0, Action("dice", (1,)))  # no way to the goal of "numbers"
    assert any("no way to its goal" in found for found in complaints(broken(line=tuple(line))))
    steps = [*good.steps]
    steps[1] = steps[1]._replace(goal=steps[2].goal)
    assert complaints(broken(steps=tuple(steps)))
    steps[1] = good.steps[1]._replace(event="conquered")
    assert any("not reached" in found for found in complaints(broken(steps=tuple(steps))))


def test_a_lesson_with_a_wrong_rule_or_without_words_is_found() -> None:
    good = lesson_of("heerbann")
    steps = [*good.steps]
    steps[2] = steps[2]._replace(rules=("RE-7.3", "RE-99.1"))
    assert [found.partition(";")[0] for found in complaints(broken(steps=tuple(steps)))] == [
        "step take: RE-7.3 is not used here",
        "step take: there is no rule RE-99.1",
    ]
    steps = [*good.steps]
    steps[2] = steps[2]._replace(id="silent")
    lacking = complaints(broken(steps=tuple(steps)))
    assert "the de texts have no message 'lesson-silent.done'" in lacking
    assert "the en texts have no message 'lesson-silent'" in lacking

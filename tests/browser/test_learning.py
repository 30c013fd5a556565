"""Learning: a stranger who does only what the page says finishes a lesson, and finds rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.person import GLANCE, Person

from tafelrunde.core.actions import Action
from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.course import Course
from tafelrunde.lessons.lesson import has_lesson, lesson_of, lessons_of
from tafelrunde.lessons.spelling import Spelling
from tafelrunde.puzzles.puzzle import puzzles_of

People = Callable[..., Person]
GAMES = [name for name in game_types() if has_lesson(load_game(name))]
LESSONS = [lesson.key for game in GAMES for lesson in lessons_of(game)]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def press(person: Person, verb: str, *elements: str) -> None:
    """Do something as the page offers it: one thing after the other, then the button that says it.

    Where a thing alone is the answer, there is no such button: the question has changed before.
    """
    page, before = person.page, person.decision
    named = f"[data-el='{' '.join(elements)}']" if elements else ""
    whole = page.locator(f"[data-verb={verb}]{named}").locator("visible=true")
    tile = page.locator(f"[data-tile={verb.partition('_')[0]}]")
    if not elements and not whole.count() and tile.count():
        tile.click()  # what can be done in several ways opens them
    for number, element in enumerate(elements):
        thing = page.locator(f".el.legal[data-el='{element}']").locator("visible=true")
        way = whole.or_(thing) if number == 0 else thing
        way.first.wait_for()
        if whole.count():
            break
        thing.first.press("Enter")  # regions of a map may be covered where one would point
    else:
        if elements and page.locator(".composer").count():
            return  # it lies among the chosen ones until all are sent together
        if elements and not asked(person, before, f"[data-verb={verb}]{named}"):
            return
    whole.first.click()


def asked(person: Person, decision: str, button: str) -> bool:
    """Whether the question is still the same, and has come to the button; or it has changed."""
    state = person.page.wait_for_function(
        """([decision, button]) => {
            const question = document.querySelector(".question");
            if (question.dataset.decision !== decision) return "changed";
            const shown = [...document.querySelectorAll(button)];
            return shown.some((one) => !one.disabled && one.checkVisibility()) && "shown";
        }""",
        arg=[decision, button],
        polling=GLANCE,
    )
    return bool(state.json_value() == "shown")


def follow(person: Person, key: str, look: Callable[[int], None] = lambda number: None) -> None:
    """Take a lesson by doing what is asked for, step by step."""
    page, lesson = person.page, lesson_of(key)
    verbs = Spelling(load_game(lesson.game)).verbs
    course = Course(lesson)
    for number, step in enumerate(lesson.steps):
        page.wait_for_selector(f"[data-step='{number}'] .coach-ask")
        look(number)
        if step.is_read:
            course.go_on()
            page.locator("[data-tool=lesson-next]").click()
            continue
        while course.step == number:
            verb, args = lesson.line[course.line].action
            decision = course.match.decision_id(lesson.seat)
            same = decision.rpartition(".")[0]  # the parts of an answer share a question
            page.wait_for_selector(f".question[data-decision^='{same}.']")
            names = zip(verbs[verb], args, strict=True)
            press(person, verb, *[f"{name}:{number}" for name, number in names])
            course.act([Action(verb, args)], decision)


WAYS = [(DESKTOP, "de-DE"), (PHONE, "en-GB"), (PHONE, "de-DE"), (DESKTOP, "en-GB")]
EVERYTHING = [
    pytest.param(key, *way, marks=[] if way == WAYS[number % 2] else pytest.mark.soak)
    for number, key in enumerate(LESSONS)
    for way in WAYS
]


@pytest.mark.parametrize(("key", "screen", "locale"), EVERYTHING)
def test_a_stranger_who_does_what_the_page_says_finishes_the_lesson(
    person: People, key: str, screen: dict[str, int], locale: str
) -> None:
    anna = person(viewport=screen, locale=locale)
    anna.visit(f"/learn/{lesson_of(key).game}")
    anna.page.locator(f"[data-lesson='{key}'] [data-tool=take-lesson]").click()
    follow(anna, key)
    anna.page.wait_for_selector(f"[data-lesson={lesson_of(key).message('end')}]")
    anna.page.locator("[data-tool=play-real]").click()
    anna.page.wait_for_selector("[data-note=hint]")  # advice comes by itself
    assert anna.page.locator(".coach").count() == 0


def test_the_coach_reacts_and_a_refusal_explains_its_rule(person: People) -> None:
    anna = person(viewport=DESKTOP, locale="en-GB").introduce()
    table = anna.post("/api/lessons/heerbann", {"step": 1})
    page = anna.page
    anna.visit(f"/table/{table['id']}")
    press(anna, "dice", "number:1")
    assert "so few dice" in page.locator("[data-said=other]").inner_text()
    press(anna, "dice", "number:5")
    page.wait_for_selector("[data-step='2'] [data-said=done]")
    page.locator("[data-tool=lesson-back]").click()
    page.wait_for_selector("[data-lesson=lesson-numbers]")
    anna.post("/api/lessons/heerbann", {"step": 8})
    page.wait_for_selector("[data-lesson=lesson-refused]")
    page.locator(".el.refused[data-el='card:18']").click()
    page.locator("[data-note=refusal] .rule-here summary").click()
    page.get_by_text("add up to exactly its cost").first.wait_for()


def test_rules_are_found_by_other_words_and_tried_on_the_board(person: People) -> None:
    anna = person(viewport=DESKTOP, locale="de-DE").introduce()
    page = anna.page
    anna.visit("/rules/heerbann#RE-4.4")
    page.wait_for_selector("[data-rule='RE-4.4'].current")
    page.locator("input[type=search]").fill("trommler wurfel")
    page.get_by_role("status").get_by_text("Stellen gefunden").wait_for()
    assert page.locator("[data-rule='RE-4.2']").count() == 1
    assert page.locator("[data-rule='RE-5.1']").count() == 0
    page.locator("input[type=search]").fill("RE-4.4")
    page.locator("[data-rule='RE-4.4'] [data-tool=try-rule]").click()
    page.wait_for_selector("[data-lesson=lesson-refused]")


def test_a_puzzle_is_solved_on_the_board_and_the_next_one_comes(person: People) -> None:
    anna = person(viewport=PHONE, locale="en-GB")  # nobody knows her yet
    page, puzzle = anna.page, puzzles_of("heerbann").puzzles[0]
    element = Spelling(load_game("heerbann")).verbs[puzzle.best.verb][0]
    wrong = next(v.action for v in puzzle.values[1:] if v.action.verb == puzzle.best.verb)
    anna.visit("/")
    anna.more("heerbann", "[data-tool=puzzles]")
    page.get_by_text("Puzzle of the day").wait_for()
    page.locator(".puzzle-all summary").click()
    page.get_by_role("link", name="Puzzle 1", exact=True).click()
    page.wait_for_selector("[data-puzzle='1']")
    thing = page.locator(f".el.legal[data-el='{element}:{wrong.args[0]}']").locator("visible=true")
    thing.first.press("Enter")  # it is not played: the question stays
    page.wait_for_selector("[data-said=wrong]")
    press(anna, puzzle.best.verb, f"{element}:{puzzle.best.args[0]}")
    page.wait_for_selector("[data-said=right]")
    page.locator("[data-tool=puzzle-next]").click()
    page.wait_for_selector("[data-puzzle='2'][data-said='']")
    assert page.url.endswith("/puzzles/heerbann/2")
    assert page.locator(".puzzle-all .solved").all_inner_texts() == ["1"]
    assert page.locator("[data-tool=hint]").count() == 0


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(person: People, screen: dict[str, int]) -> None:
    anna = person(viewport=screen).introduce()
    table = anna.post("/api/lessons/heerbann", {"step": 1})
    waits = {
        "/learn/heerbann": ".learn-position .board",
        "/rules/heerbann": ".rule-text",
        "/learn/heerbann/sheet": ".reference",
        f"/table/{table['id']}": ".coach-ask",
        "/puzzles/heerbann/1": ".puzzle .coach-ask",
    }
    for path, shown in waits.items():
        anna.visit(path)
        anna.page.locator(shown).first.wait_for()
        found = Axe().run(anna.page).response["violations"]
        serious = [v["id"] for v in found if v["impact"] in ("serious", "critical")]
        assert serious == [], path


def test_the_page_about_a_game_shows_its_own_board(person: People) -> None:
    anna = person(viewport=DESKTOP)
    for game in GAMES:
        anna.visit(f"/learn/{game}")
        anna.page.locator(".learn-position svg").first.wait_for()
        assert anna.page.locator(".learn-pictures figcaption").count() == 5

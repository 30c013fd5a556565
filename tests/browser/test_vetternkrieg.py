"""Two people fight the Cousins' War in two browsers: lies, doubts, last cards and twists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.away import Choice, legal_choices, play_away
from browser.person import GLANCE, Person
from browser.running import RunningServer

People = Callable[..., Person]
Json = Any
COVERED = ".vk-half.far .vk-tray.screened .die"
OWN_DICE = ".vk-half.near .vk-tray.screened .die"


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose first table always has the same cards and dice."""
    running = RunningServer(tmp_path_factory.mktemp("running"), luck=4)
    yield running
    running.close()


def sit_down(anna: Person, bertram: Person, **options: Json) -> str:
    """Anna is York, Bertram Lancaster; twists are on."""
    anna.introduce()
    bertram.introduce()
    wish = {"house_assignment": "fixed", "twists_enabled": True, **options}
    seats = [{"kind": "me"}, {"kind": "guest"}]
    told = {"game": "vetternkrieg", "seats": seats, "options": wish, "open": False}
    table = anna.post("/api/tables", told)
    name = str(table["id"])
    anna.visit(f"/table/{name}")
    bertram.post(f"/api/tables/{name}/join", {"invite": table["invite"]})
    bertram.visit(f"/table/{name}")
    bertram.wait_for_decision()
    return name


def choose(state: Json) -> Choice:
    """An answer that leads to a fight: troops to the battlefield, every last card played."""
    choices = legal_choices(state)
    verbs = [verb for verb, _ in choices]
    for wanted in ("deploy", "recruit", "use_last", "believe", "decline", "stop"):
        if wanted in verbs:
            return choices[verbs.index(wanted)]
    return choices[-1] if verbs[0] == "troops" else choices[0]


def is_asked(*prompts: str) -> Callable[[Json], bool]:
    """Whether a state asks one of these questions."""
    return lambda state: state["view"]["prompt"] in prompts


class LyingPlayers:
    """Plays both sides to fight: troops go to the battlefield, and every announcement is a lie.

    Lies are doubted and believed in turn; a last card is played whenever it may be.
    """

    def __init__(self, anna: Person, bertram: Person) -> None:
        self.people = (anna, bertram)
        self.lies = 0
        self.seen: set[str] = set()
        self.hidden: list[tuple[int, list[int]]] = []  # attacker and dice of believed lies

    def state(self, one: Person) -> Json:
        """The message that the page of somebody who has to decide shows."""
        for _ in range(300):
            found = [frame for frame in one.frames if frame["t"] == "state"][-1]
            if found["decision"] == one.decision:
                return found
            one.page.wait_for_timeout(GLANCE)
        raise AssertionError("the page shows another question than the one that came")

    def turn(self) -> tuple[Person, Json]:
        """Who has to decide, and what."""
        for _ in range(600):
            for one in self.people:
                if one.decision and not one.finished:
                    return one, self.state(one)
            if any(one.finished for one in self.people):
                return self.people[0], None
            self.people[0].page.wait_for_timeout(GLANCE)
        raise AssertionError("nobody has to decide")

    def run(self, until: Callable[[Person, Json], bool] = lambda _one, _state: False) -> Json:
        """Play on to a question, or to the end; returns who is asked."""
        for _ in range(600):
            one, state = self.turn()
            if state is None or until(one, state):
                return one
            self.answer(one, state)
        raise AssertionError("the game does not end")

    def skip(self, *prompts: str) -> None:
        """Go on to one of these questions, or to the end, with the pages closed."""
        play_away(list(self.people), choose, is_asked(*prompts))

    def answer(self, one: Person, state: Json) -> None:
        """One decision on the screen."""
        prompt = state["view"]["prompt"]
        if prompt == "announce":
            self.announce(one, state)
        elif prompt == "believe-or-doubt":
            self.judge(one, state)
        else:
            if prompt.startswith("last-card"):
                self.seen.add(f"{prompt} played")
            verb, args = choose(state)
            click(one, verb, list(args))

    def announce(self, one: Person, state: Json) -> None:
        """A lie, which the other must not be able to see through."""
        battle = state["view"]["game"]["battle"]
        other = self.people[1 - battle["attacker"]]
        assert faces(one, OWN_DICE) == [str(face) for face in battle["dice"]]
        other.page.wait_for_function(
            "covered => document.querySelectorAll(covered).length === 3", arg=COVERED
        )
        assert faces(other, COVERED) == ["verdeckter Würfel"] * 3
        assert other.page.locator(".vk-tick, .vk-claims").count() == 0
        honest = {f"claim:{n}" for n in range(18) if battle["dice"].count(n % 6 + 1) > n // 6}
        ticked = one.page.locator(".vk-claim.honest")
        assert {ticked.nth(i).get_attribute("data-el") for i in range(ticked.count())} == honest
        lie = next(n for n in (11, 10, 9) if f"claim:{n}" not in honest)
        self.lies += 1
        heard = len(other.frames)
        click(one, "announce", [lie])
        other.wait_for_decision()
        self.state(other)
        for frame in other.frames[heard:]:
            assert battle["dice"] not in lists_in(frame), "the hidden dice have come over the wire"

    def judge(self, one: Person, state: Json) -> None:
        """Doubt and believe in turn; see what both browsers show then."""
        attacker = state["view"]["game"]["battle"]["attacker"]
        liar = self.people[attacker]
        dice = [f for f in liar.frames if f["t"] == "state"][-1]["view"]["game"]["battle"]["dice"]
        assert one.page.locator(".vk-outcomes li").count() >= 2
        doubted = self.lies % 2 == 1
        heard = len(one.frames)
        click(one, "doubt" if doubted else "believe", [])
        one.page.wait_for_function(
            "word => document.querySelector('.log').innerText.includes(word)",
            arg="zeigt" if doubted else "glaubt es",
        )
        after = [e for f in one.frames[heard:] if f["t"] == "state" for e in f["events"]]
        shown = [params["dice"] for _, key, params in after if key == "dice-shown"]
        assert shown == ([dice] if doubted else [])
        self.seen.add("lie doubted" if doubted else "lie believed")
        if not doubted:
            self.hidden.append((attacker, dice))


def click(one: Person, verb: str, args: list[int]) -> None:
    """Answer on the screen: a button, or the thing itself on the table."""
    before = one.decision
    kinds = {"announce": "claim"}
    one.buttons()  # opens the list of what is chosen on the table
    button = one.page.locator(f".choices .choice[data-verb={verb}]:not([aria-disabled])")
    if verb in kinds:
        one.page.locator(f".vk-claim[data-el='{kinds[verb]}:{args[0]}']").click()
    elif args:
        one.page.locator(
            f".choices .choice[data-verb={verb}][data-el$=':{args[0]}']:not([aria-disabled])"
        ).click()
    else:
        button.click()
    one.decided(before)


def faces(one: Person, selector: str) -> list[str]:
    """What a screen reader says of dice."""
    dice = one.page.locator(selector)
    return [dice.nth(i).get_attribute("aria-label") or "" for i in range(dice.count())]


def lists_in(value: Json) -> list[Json]:
    """Every list in a message, at any depth."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    found = [value] if isinstance(value, list) else []
    return found + [deeper for part in inside for deeper in lists_in(part)]


def events_of(one: Person) -> list[Json]:
    return [event for f in one.frames if f["t"] == "state" for event in f["events"]]


def test_two_people_fight_the_whole_war_with_lies_and_last_cards(person: People) -> None:
    anna, bertram = person("Anna", reduced_motion="no-preference"), person("Bertram")
    table = sit_down(anna, bertram, reveal_hidden_dice_after_game=False)
    assert bertram.page.locator(".vk-twist").count() == 1
    liars = LyingPlayers(anna, bertram)
    liars.skip("announce")
    liars.run(lambda _one, _state: liars.seen >= {"lie doubted", "lie believed"})
    while not liars.seen >= {"last-card-attacker played", "last-card-defender played"}:
        liars.skip("last-card-attacker", "last-card-defender")
        one, asked = liars.turn()
        assert asked, "not everything has happened"
        liars.answer(one, asked)
    play_away([anna, bertram], choose)
    for one in (anna, bertram):
        one.page.wait_for_selector("[data-headline]")
    rows = [one.page.locator(".ranking tbody tr").all_inner_texts() for one in (anna, bertram)]
    assert rows[0] == rows[1]
    assert anna.page.locator(".ranking [data-ranked]").count() == 2

    # what was believed is nowhere: not in a message, not behind the result, not in the journal
    assert liars.hidden
    for seat, one in enumerate((anna, bertram)):
        others = [p for _, key, p in events_of(one) if key == "rolled-hidden" and p["seat"] != seat]
        assert others
        assert not [params for params in others if "dice" in params]
        assert not [event for event in events_of(one) if event[1] == "uncovered"]
        assert one.page.locator("[data-proof=hidden]").count() == 1
        assert [f for f in one.frames if f["t"] == "state"][-1]["luck"]["seed"] is None
        answer = one.context.request.get(f"{one.address}/api/tables/{table}/journal")
        assert answer.status == 409
        assert answer.json()["error"]["code"] == "stays-hidden"


def test_the_fallen_drop_only_where_motion_is_welcome(person: People) -> None:
    anna, bertram = person("Anna", reduced_motion="no-preference"), person("Bertram")
    sit_down(anna, bertram)
    liars = LyingPlayers(anna, bertram)
    liars.skip("announce")
    liars.run(lambda one, _state: one.page.locator(".vk-fallen").count() > 0)
    for one, motion in ((anna, "vk-fall"), (bertram, "none")):
        fallen = one.page.locator(".vk-fallen .vk-troop").first
        fallen.wait_for()
        assert fallen.evaluate("e => getComputedStyle(e).animationName") == motion


def test_the_battle_fits_on_every_screen(person: People) -> None:
    """No card's words are cut, and the picker needs no scrolling from phone to desktop."""
    anna, bertram = person("Anna"), person("Bertram")
    sit_down(anna, bertram)
    liars = LyingPlayers(anna, bertram)
    for one in (anna, bertram):
        for width in (1024, 1280, 1440, 1920):
            one.page.set_viewport_size({"width": width, "height": 900})
            cut = one.page.locator(".vk-hand .vk-words").evaluate_all(
                "all => all.filter(e => e.scrollHeight > e.clientHeight + 1"
                " || e.closest('.vk-card').getBoundingClientRect().bottom > innerHeight - 10)"
                ".map(e => [e.innerText, e.scrollHeight, e.clientHeight, e.clientWidth])"
            )
            assert one.page.locator(".vk-hand .vk-card").count() == 6
            assert cut == [], f"{width} px"
    liars.skip("announce")
    attacker, _ = liars.turn()
    sizes = [
        (1024, 768),
        (1100, 800),
        (1279, 800),
        (1280, 800),
        (1439, 800),
        (1440, 900),
        (390, 844),
    ]
    for width, height in sizes:
        attacker.page.set_viewport_size({"width": width, "height": height})
        attacker.page.wait_for_timeout(100)
        question = attacker.page.locator(".question").bounding_box()
        last = attacker.page.locator(".vk-claim").last.bounding_box()
        field = attacker.page.locator(".vk-field").bounding_box()
        assert question is not None
        assert last is not None
        assert field is not None
        assert last["y"] + last["height"] <= question["y"] + question["height"], f"{width} px"
        beside = field["x"] + field["width"] <= question["x"]
        assert beside or field["y"] + field["height"] <= question["y"], f"{width} px"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_battle_has_no_grave_accessibility_fault(person: People, scheme: str) -> None:
    people = [person(name, color_scheme=scheme) for name in ("Anna", "Bertram")]
    sit_down(*people)
    liars = LyingPlayers(people[0], people[1])

    def check(prompt: str) -> None:
        liars.skip(prompt)
        one, _ = liars.turn()
        for who in (one, *[other for other in people if other is not one]):
            found = Axe().run(who.page).response["violations"]
            grave = [v for v in found if v["impact"] in ("serious", "critical")]
            told = [(prompt, v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in grave]
            assert told == []

    check("announce")
    check("believe-or-doubt")
    check("last-card-attacker")

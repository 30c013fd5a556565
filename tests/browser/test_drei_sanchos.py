"""Krieg der drei Sanchos at the browser: alone against the Sancho-Bots, and three people."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from browser.away import Choice, legal_choices, play_away
from browser.person import GLANCE, Person
from browser.running import RunningServer
from playwright.sync_api import Browser

LUCK: Final = 35  # its cards and dice hold everything that the test wants to see
NAMES: Final = ("Anna", "Bertram", "Clara")
WANTED: Final = {"reserve-played", "intercepts", "siege-broken"}
CLICKS: Final = 20  # answers by hand at the beginning
SOON: Final = {"use_card": "reserve-played", "intercept": "intercepts"}  # offered before it happens
EAGER: Final = ("use_card", "intercept", "besiege", "attack", "reserve_card")
LAST: Final = ("stop", "pass", "wait", "let_be", "give_up", "decline", "use_cid")


def choose(legal: list[Choice], rng: random.Random) -> Choice:
    """People who like a fight; whoever knows the generator knows what they do."""
    for wanted in EAGER:
        eager = [choice for choice in legal if choice[0] == wanted]
        if eager and rng.random() < 0.7:
            return rng.choice(eager)
    active = [choice for choice in legal if choice[0] not in LAST]
    return rng.choice(active or legal)


class Table:
    """People at one table, each at a browser of their own."""

    def __init__(self, people: list[Person], game: dict[str, Any]) -> None:
        self.people = people
        self.verbs = game["verbs"]
        self.rng = random.Random(LUCK)

    def play(self) -> None:
        """To the end; much of what the test does not want to see needs no clicks."""
        idle, clicks = 0, CLICKS
        while not self.people[0].finished:
            if not self.missed():
                play_away(self.people, lambda state: choose(legal_choices(state), self.rng))
                self.people[0].page.wait_for_selector("[data-headline]")
                return
            asked = [one for one in self.people if one.decision]
            idle = 0 if asked else idle + 1
            assert idle < 600, "nobody has to decide anything"
            if asked and clicks:
                clicks -= 1
                self.answer(asked[0])
            elif asked:
                play_away(
                    self.people,
                    lambda state: choose(legal_choices(state), self.rng),
                    lambda state: any(
                        SOON.get(verb) in self.missed() for verb, _ in legal_choices(state)
                    ),
                )
                clicks = 3
            else:
                self.people[0].page.wait_for_timeout(GLANCE)

    def missed(self) -> set[str]:
        """What has not happened yet of what the test wants to see."""
        return WANTED - {key for _, key, _ in chronicle(self.people[0])}

    def answer(self, one: Person) -> None:
        """Click on the map, on the cards, on the track, or on a button."""
        before = one.decision
        frames = [f for f in one.frames if f["t"] == "state" and f["decision"] == before]
        verb, args = choose(legal_choices(frames[-1]), self.rng)
        kinds = self.verbs[verb]
        elements = [f"{kind}:{n}" for kind, n in zip(kinds, args, strict=True)]
        named = f'[data-el="{" ".join(elements)}"]' if elements else ""
        button = one.page.locator(f".choice:not(details *)[data-verb={verb}]{named}")
        if verb.startswith("deploy") and one.page.locator("[data-tile=deploy]").count():
            one.page.locator("[data-tile=deploy]").click()
            button.first.wait_for()
        for element in elements:
            if one.decision != before or button.count():
                break
            one.page.locator(f'.el[data-el="{element}"]').first.press("Enter")
        if one.decision == before and button.count():
            button.first.click()
        one.decided(before)


def chronicle(one: Person) -> list[Any]:
    """All events as this browser has heard them."""
    events: list[Any] = []
    for frame in one.frames:
        if frame["t"] == "state":
            events = [*events[: frame["since"]], *frame["events"]]
    return events


@pytest.fixture
def lucky(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose first table has the cards and dice of the test."""
    running = RunningServer(tmp_path, games="", luck=LUCK)
    yield running
    running.close()


def sit(browser: Browser, running: RunningServer, names: tuple[str, ...]) -> list[Person]:
    """The first opens a table, the others come by invitation."""
    people = [Person(browser, running.address, name, {}).introduce() for name in names]
    seats = [{"kind": "me"}] + [{"kind": "guest"} for _ in names[1:]]
    table = people[0].open_table("drei_sanchos", *seats)
    for one in people[1:]:
        one.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        one.visit(f"/table/{table['id']}")
    return people


def game_of(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = one.context.request.get(f"{one.address}/api/games/drei_sanchos").json()
    return found


def test_three_people_fight_with_reserve_cards_intercept_and_break_a_siege(
    chromium: Browser, lucky: RunningServer
) -> None:
    people = sit(chromium, lucky, NAMES)
    Table(people, game_of(people[0])).play()
    for seat, one in enumerate(people):
        one.page.wait_for_selector("[data-headline]")
        assert not one.complaints
        told = chronicle(one)
        assert {key for _, key, _ in told} >= WANTED
        # nobody ever hears what the others hold in hand
        for frame in one.frames:
            if frame["t"] == "state" and frame["view"] and not frame["view"]["over"]:
                hands = frame["view"]["game"]["hands"]
                others = [hand for s, hand in enumerate(hands) if s != seat]
                assert all(card is None for hand in others for card in hand)
    winners = [one.frames[-1]["table"]["winners"] for one in people]
    assert winners[0] == winners[1] == winners[2]
    for one in people:
        one.context.close()


def test_a_solo_game_ends_and_every_bot_step_explains_itself(
    chromium: Browser, lucky: RunningServer
) -> None:
    (anna,) = people = sit(chromium, lucky, NAMES[:1])
    table = Table(people, game_of(anna))
    steps: list[str] = []
    while not anna.finished:
        anna.wait()
        steps += anna.page.locator(".ds-steps li").all_inner_texts()
        if not anna.finished:
            table.answer(anna)
    assert not anna.complaints
    told = [key for _, key, _ in chronicle(anna) if key.startswith("bot-")]
    assert len(told) > 10 and {"bot-strongest", "bot-arrow"} <= set(told)
    assert any("S3-15." in step for step in steps)
    assert all(step.strip() and "event-" not in step for step in steps)
    assert anna.page.locator(".ranking [data-ranked]").count() == 1
    anna.context.close()


def test_the_companion_runs_a_bot_for_the_board_at_home(person: Callable[..., Person]) -> None:
    page = person().page
    page.goto(f"{person().address}/companion/drei_sanchos")
    page.locator("[data-tool=begin]").click()
    page.locator("[data-field=card]").select_option("13")
    page.locator("[data-bot=najera]").click()
    page.wait_for_selector("[data-die='4']")
    for number, face in enumerate(("6", "5", "4", "9", "1")):
        page.locator(f"[data-die='{number}']").select_option(face)
    page.locator("[data-tool=dice]").click()
    page.wait_for_selector("[data-bot=aragon]")
    report = page.locator(".ds-report").inner_text()
    assert "S3-15.3" in report and "S3-15.14" in report and "event-" not in report
    page.locator('[data-el="region:2"]').press("Enter")
    page.locator(".ds-edit input[type=number]").first.fill("1")
    page.locator(".ds-edit button[type=submit]").click()
    page.wait_for_selector(".ds-edit", state="detached")
    assert page.locator('[data-standing="2"] .ds-army .painted-count').all_text_contents() == [
        "1",
        "1",
    ]
    page.reload()  # the browser remembers
    page.wait_for_selector("[data-bot=aragon]")
    page.locator("[data-tool=back]").click()
    page.wait_for_selector('[data-standing="2"] .ds-army')
    assert "3" in page.locator('[data-standing="2"] .ds-army .painted-count').all_text_contents()


def test_a_campaign_is_begun_and_gone_on_with(person: Callable[..., Person]) -> None:
    anna = person().introduce()
    page = anna.page
    anna.visit("/")
    anna.more("drei_sanchos", "a[href='/campaigns/drei_sanchos']")
    page.locator("[data-start=hard]").click()
    page.locator("[data-tool=play-campaign]").click()
    anna.wait_for_decision()
    table = page.url
    anna.visit("/campaigns/drei_sanchos")
    page.locator("[data-campaign=running] [data-tool=play-campaign]").click()
    anna.wait_for_decision()
    assert page.url == table

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
from playwright.sync_api import Browser, FilePayload, Page, expect

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
    winners = [one.winners for one in people]
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


def counts(page: Page, region: int) -> list[str]:
    """The numbers of the field armies in a region."""
    armies = page.locator(f'[data-standing="{region}"] .ds-field-army .painted-count')
    return armies.all_text_contents()


def test_the_companion_leads_through_a_round_at_home(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.page
    anna.visit("/companion/drei_sanchos")
    assert ", 26" in page.locator("[data-origins]").inner_text()  # what we reconstructed
    page.locator("[data-tool=begin]").click()
    page.locator("[data-field=card]").select_option("13")
    page.locator("[data-errand=card]").click()
    page.locator("[data-bot=aragon] + [data-errand=skip]").click()
    page.locator("[data-bot=najera]").click()
    page.wait_for_selector("[data-die='4']")
    for number, face in enumerate(("6", "5", "4", "9", "1")):
        page.locator(f"[data-die='{number}']").select_option(face)
    page.locator("[data-tool=dice]").click()
    page.wait_for_selector("[data-own-turn]")
    report = page.locator(".ds-report").inner_text()
    assert "S3-15.3" in report and "S3-15.14" in report and "event-" not in report
    # an own move in two taps, and another one by dragging
    assert counts(page, 2) == ["3"]
    page.locator('[data-standing="2"] .ds-field-army .ds-unit:not(.king)').click()
    page.wait_for_selector(".ds-held")
    page.locator('[data-el="region:1"]').click(position={"x": 12, "y": 60})
    page.wait_for_selector('[data-standing="1"] .ds-field-army')
    assert (counts(page, 1), counts(page, 2)) == (["1"], ["2"])
    source = page.locator('[data-standing="2"] .ds-field-army .ds-unit:not(.king)').bounding_box()
    target = page.locator('[data-standing="1"] .ds-field-army .ds-unit').bounding_box()
    assert source and target
    page.mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    page.mouse.up()
    page.wait_for_selector('[data-standing="1"] .painted-count:text-is("2")')
    assert counts(page, 2) == ["1"]
    page.locator("[data-errand=done]").click()
    page.locator("[data-errand=end_round]").click()
    page.wait_for_selector("[data-field=card]")
    assert page.locator("[data-field=card] option[value='13']").count() == 0  # each card once
    page.reload()  # the browser remembers
    page.wait_for_selector("[data-field=card]")
    page.locator("[data-tool=back]").click()
    page.wait_for_selector("[data-errand=end_round]")


def test_the_companion_takes_an_owners_pack(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.page
    anna.visit("/companion/drei_sanchos")
    page.locator(".ds-pack summary").click()
    pack = '[pack]\ngame = "drei_sanchos"\nname = "Mine"\n[[cards]]\nnumber = 2\nbp = 9\n'
    page.locator("[data-field=pack]").fill(pack)
    page.locator("[data-tool=begin]").click()
    assert "pack.toml:6: cards.bp: 9" in page.locator(".ds-begin [role=alert]").inner_text()
    anna.complaints.clear()  # the browser tells of each refusal
    mended = pack.replace("bp = 9", 'bp = 1\ntop_de = "Mein <b>Text</b>"').encode()
    file: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": mended}
    page.locator("[data-field=pack-file]").set_input_files([file])
    expect(page.locator("[data-field=pack]")).to_have_value(mended.decode())
    page.locator("[data-tool=begin]").click()
    page.locator("[data-field=card]").select_option("2")
    assert "Mein <b>Text</b>" in page.locator(".ds-card").inner_text()  # as text, never as markup


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


def test_a_campaign_takes_the_result_of_the_real_board(person: Callable[..., Person]) -> None:
    anna = person().introduce()
    page = anna.page
    anna.visit("/campaigns/drei_sanchos")
    page.locator("[data-start=normal]").click()
    page.locator(".campaign-board summary").click()
    page.locator(".campaign-board input[value=minor]").check()
    page.locator("[data-tool=tell-campaign]").click()
    page.wait_for_selector(".campaign-step.won")
    assert page.locator(".campaign-step").count() == 3
    assert "Aragón" in page.locator(".campaign-step.due").inner_text()
    page.locator(".campaign-board summary").click()
    page.locator(".campaign-board a").click()
    page.wait_for_selector(".ds-begin")
    assert page.locator(".ds-begin select").first.input_value() == "aragon"

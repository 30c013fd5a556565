"""Two people fight Guiscard's fourth scenario to its end, each at a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from browser.away import Choice, legal_choices, play_away
from browser.person import GLANCE, Person
from browser.running import RunningServer
from playwright.sync_api import Browser

from tafelrunde.geometry.hexes import Grid

LUCK: Final = 3  # whoever has it meets everything that the test wants to see
GRID: Final = Grid(24, 16)
SMALL: Final = {"viewport": {"width": 1100, "height": 640}}  # drawn faster, twice
MOVED: Final = 4
ON_MAP: Final = 2
COMPLETED: Final = 1  # of charges: declared ones are 0
NORMANS: Final = 0
MOVES: Final = 3  # in a turn
FIGHTS: Final = ("resolve", "strike", "strike_marker", "attack")
IDLE: Final = ("end_step", "stop", "hold_fire", "pass", "hold", "stand", "resolve", "cancel")
EAGER: Final = ("counter", "check", "fire", "shoot", "charge")
# a move that was fired at, a charge that was met, and an enemy who stepped in the way
WANTED: Final = {"names-shooter", "unit-hit", "counters", "counter-moves", "checks", "check-rolled"}
# what both must have had before their eyes, and how the chronicle tells it
SHOWN: Final = {"fire at a moving unit", "a counter-charge", "a check"}
CLICKS: Final = 12  # answers by hand in the set-up
TOLD: Final = ("legt auf .+ an", "reitet .+ entgegen", "stellt sich .+ in den Weg", "Wurf .+ gegen")


# -- what everybody does, decided by what the own browser was told


def choose(state: dict[str, Any], weary: bool) -> Choice:
    """Riders look for the enemy, whoever may shoot or fight does; the weary let time go by."""
    legal = legal_choices(state)
    game: dict[str, Any] = state["view"]["game"]
    verbs = {verb for verb, _ in legal}
    if weary:
        idle = [c for verb in IDLE for c in legal if c[0] == verb]
        return idle[0] if idle else legal[0]
    match state["view"]["prompt"]:
        case "set-up-hex":
            return sorted(legal, key=lambda c: abs(c[1][0] % 24 - 12))[0]
        case "set-up-face" | "set-up-facing":
            ahead = (1, 2) if state["observer"] == NORMANS else (5, 4)
            return next((c for d in ahead for c in legal if c[1] == (d,)), legal[0])
        case "missile" | "form":
            return ("end_step", ())
        case "move-unit":
            return mover(game, state["observer"], legal)
        case "move-step":
            return onwards(game, state["observer"], legal)
        case "charge-target":
            riders = {unit["n"] for unit in game["units"] if unit["rear"] >= 0}
            return next((c for c in legal if c[1] and c[1][0] in riders), legal[0])
        case "charge-path":
            return ("stop", ()) if "stop" in verbs else legal[0]
        case "melee" | "combat":
            return next((c for verb in FIGHTS for c in legal if c[0] == verb), legal[-1])
    return next((c for verb in EAGER for c in legal if c[0] == verb), legal[0])


def gap(game: dict[str, Any], seat: int, hex_: int) -> int:
    """How far the nearest enemy is from a hex."""
    foes = [u for u in game["units"] if u["seat"] != seat and u["where"] == ON_MAP]
    return min(GRID.distance(u["at"], hex_) for u in foes)


def mover(game: dict[str, Any], seat: int, legal: list[Choice]) -> Choice:
    """The next rider, or archers who come closer; a few of them in a turn."""
    own = {u["n"]: u for u in game["units"] if u["seat"] == seat}
    moved = sum(1 for u in own.values() if u["done"] & MOVED)
    riders = [c for c in legal if c[0] == "move" and own[c[1][0]]["rear"] >= 0]
    if not riders or moved >= MOVES:
        return ("end_step", ())
    return min(riders, key=lambda c: (gap(game, seat, own[c[1][0]]["at"]), c[1]))


def onwards(game: dict[str, Any], seat: int, legal: list[Choice]) -> Choice:
    """Towards the enemy, then along his front as long as the points last."""
    here = next(u["at"] for u in game["units"] if u["n"] == game["mover"])
    steps = [c for c in legal if c[0] == "step"]
    stop = [c for c in legal if c[0] == "stop"]
    if stop and (not steps or game["points"] < 3):
        return stop[0]
    fresh = [c for c in steps if GRID.distance(c[1][0], here) == 1] or steps or legal
    return min(fresh, key=lambda c: (gap(game, seat, c[1][0]), -c[1][0]))


def quiet_goal(state: dict[str, Any]) -> str:
    """A hex three steps away that the moving unit can reach past nobody, if there is one."""
    if state["view"]["prompt"] != "move-step":
        return ""
    preview = state["view"]["preview"]
    reach = preview["reach"][str(state["view"]["game"]["mover"])]
    calm = {hex_ for hex_, _, _, checks, shots in reach if not checks and not shots}
    ways: dict[str, list[int]] = preview["ways"]
    return next((h for h, way in ways.items() if len(way) == 3 and calm.issuperset(way)), "")


# -- at the table


class Table:
    """Two people who answer on the map, and with buttons where there is nothing to click."""

    def __init__(self, people: list[Person]) -> None:
        path = f"{people[0].address}/api/games/guiscard"
        self.people = people
        self.verbs = people[0].context.request.get(path).json()["verbs"]
        self.shown: set[str] = set()
        self.rode = False
        self.until = ""

    def play(self, until: str = "") -> None:
        """Until Anna sees something, or to the end: once all has happened nobody seeks trouble."""
        self.until = until
        idle, clicks, first = 0, CLICKS, self.people[0]
        while not first.finished:
            if until and first.decision and first.page.locator(until).count():
                return
            if self.weary:
                play_away(self.people, lambda state: choose(state, weary=True))
                first.page.wait_for_selector("[data-headline]")
                return
            asked = [one for one in self.people if one.decision]
            idle = 0 if asked else idle + 1
            assert idle < 600, "nobody has to decide anything"
            if asked and (clicks or until):
                clicks -= 1
                self.answer(asked[0])
            elif asked:
                play_away(self.people, lambda state: choose(state, weary=False), self.is_wanted)
                clicks = 3
            else:
                self.people[0].page.wait_for_timeout(GLANCE)

    def is_wanted(self, state: dict[str, Any]) -> bool:
        """Whether a question is one that the test has not looked at yet."""
        if self.shown_by(state) - self.shown:
            return True
        return not self.rode and quiet_goal(state) != ""

    def shown_by(self, state: dict[str, Any]) -> set[str]:
        """What both have before their eyes in a state."""
        view = state["view"]
        preview, charges = view.get("preview") or {}, view["game"]["charges"]
        rides_on = view["game"]["mover"] in {c["unit"] for c in charges}
        shown = set()
        if view["prompt"] == "defend" and preview.get("shooters") and not rides_on:
            shown.add("fire at a moving unit")
        if view["prompt"] == "check":
            shown.add("a check")
        if any(c["counter"] >= 0 for c in charges if c["state"] <= COMPLETED):
            shown.add("a counter-charge")
        return shown

    @property
    def seen(self) -> set[str]:
        """The keys of all events that Anna has heard."""
        frames = [f for f in self.people[0].frames if f["t"] == "state"]
        return {key for frame in frames for _, key, _ in frame["events"]}

    @property
    def weary(self) -> bool:
        """Whether all has happened that the test wants to see."""
        return not self.until and self.rode and self.shown == SHOWN and self.seen >= WANTED

    def answer(self, one: Person) -> None:
        """The elements in the order of the action's arguments, then its button if there is one."""
        before = one.decision
        state = next(f for f in reversed(one.frames) if f.get("decision") == before)
        self.look(one, state)
        goal = "" if self.rode else quiet_goal(state)
        if goal:
            self.ride(one, state, goal)
            return
        verb, args = choose(state, weary=False)
        elements = [f"{kind}:{n}" for kind, n in zip(self.verbs[verb], args, strict=True)]
        name = f'[data-el="{" ".join(elements)}"]' if elements else ""
        button = one.page.locator(f".choice:not(details *)[data-verb={verb}]{name}")
        for element in elements:
            if one.decision != before or button.count():
                break
            one.page.locator(f'.el[data-el="{element}"]').first.press("Enter")
        if one.decision == before and button.count():
            button.first.click()
        one.decided(before)

    def ride(self, one: Person, state: dict[str, Any], goal: str) -> None:
        """One press on a far hex: the board goes there step by step, unless it is interrupted."""
        ways: dict[str, list[int]] = state["view"]["preview"]["ways"]
        heard = len(one.frames)
        one.page.locator(f'.gu-target.far[data-el="hex:{goal}"]').press("Enter")
        one.decided(state["decision"])
        one.page.wait_for_selector('.gu-frame[data-way="0"]')
        steps: list[int] = []
        for _ in range(300):  # the last answer may still be on its way
            events = [e for f in one.frames[heard:] if f["t"] == "state" for e in f["events"]]
            steps = [params["hex"] for _, key, params in events if key == "steps"]
            if len(steps) == len(ways[goal]):
                break
            one.page.wait_for_timeout(GLANCE)
        assert steps == ways[goal], "nothing stood in the way"
        self.rode = True

    def look(self, one: Person, state: dict[str, Any]) -> None:
        """What a person must see before an answer is given."""
        view = state["view"]
        preview, game = view.get("preview") or {}, view["game"]
        shown = self.shown_by(state)
        other = next(person for person in self.people if person is not one)
        if "fire at a moving unit" in shown:
            assert one.page.locator(".gu-reaction").is_visible()
            mover = f'.gu-unit.named[data-el="unit:{game["mover"]}"]'
            assert one.page.locator(mover).count() == 1
            assert "Schießt jemand auf" in other.page.locator(".question").inner_text(), (
                "the mover has to wait"
            )
        if "a check" in shown:
            assert one.page.locator(".choice[data-verb=hold]").is_visible()
        if preview.get("odds"):
            assert one.page.locator(".gu-odds .gu-results li").count() == 10
        charges = [c for c in game["charges"] if c["state"] <= COMPLETED]
        assert (one.page.locator(".gu-charges path").count() > 0) >= bool(charges)
        if "a counter-charge" in shown:
            for person in self.people:
                person.page.wait_for_selector(".gu-charges .counter", state="attached")
        self.shown |= shown


@pytest.fixture
def lucky(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose first table has the dice of the test."""
    running = RunningServer(tmp_path, games="", luck=LUCK)
    yield running
    running.close()


def sit(browser: Browser, running: RunningServer, look: dict[str, Any]) -> list[Person]:
    """Anna opens the table with the fourth scenario, Bertram comes by invitation."""
    people = [Person(browser, running.address, n, look).introduce() for n in ("Anna", "Bertram")]
    wish = {"game": "guiscard", "seats": [{"kind": "me"}, {"kind": "guest"}], "open": False}
    table = people[0].post("/api/tables", {**wish, "options": {"scenario": "s04"}})
    people[0].visit(f"/table/{table['id']}")
    people[1].post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    people[1].visit(f"/table/{table['id']}")
    return people


def test_two_people_fight_with_defensive_fire_a_countered_charge_and_checks(
    chromium: Browser, lucky: RunningServer
) -> None:
    people = sit(chromium, lucky, SMALL)
    table = Table(people)
    table.play()
    assert table.seen >= WANTED
    assert table.shown == SHOWN and table.rode
    for one in people:
        one.page.wait_for_selector("[data-headline]")
        chronicle = one.page.locator(".chronicle-scroll").inner_text()
        for sentence in TOLD:
            assert re.search(sentence, chronicle), sentence
        assert not one.complaints
        one.context.close()
    winners = [one.winners for one in people]
    assert winners[0] == winners[1] and winners[0]

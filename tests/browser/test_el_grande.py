"""Four people play a short game of El Grande: discs, an eviction, and a veto in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from browser.away import Choice, legal_choices, play_away
from browser.person import GLANCE, Person
from browser.running import RunningServer
from browser.test_together import last_state, log_of, without_pending
from playwright.sync_api import Browser

LUCK: Final = 299  # its cards hold everything that the test wants to see
NAMES: Final = ("Anna", "Bertram", "Clara", "Dietrich")
SECRETS: Final = {"disc-scoring", "disc-eviction", "disc-castillo", "veto"}
CLICKS: Final = 12  # answers by hand at the beginning; later only what the test looks at
WANTED: Final = ("secret_scoring", "eviction", "veto", "intrigue", "king")
LETTERS: Final = """() => {
  const words = [...document.querySelectorAll('.eg-map .eg-standing text')];
  return words.map(word => parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().a);
}"""


# -- what everybody does, decided by what the own browser was told


def choose(state: dict[str, Any], kinds: dict[str, str], moves: int) -> Choice:
    """The answer to a question; `moves` tells how far the special action under way has come."""
    legal = legal_choices(state)
    view: dict[str, Any] = state["view"]
    seat: int = state["observer"]
    court: int = view["game"]["court"][seat]
    match view["prompt"]:
        case "play-power" | "recruit" | "fetch":
            return legal[-1] if legal[-1][0] != "skip" else legal[-2]
        case "recall":
            return ("stop", ())
        case "take-card":
            legal.sort(key=lambda choice: rank(kinds[f"card:{choice[1][0]}"]))
        case "choose-order":
            return ("special_first", ())
        case "place" if court % 3 == 0:
            return ("stop", ())
        case "place":
            return legal[-2] if court % 3 == 1 else legal[court % (len(legal) - 1)]
        case "veto":
            return ("veto", ()) if view["about"]["step"] == "move" and moves else ("pass", ())
        case "disc-scoring" | "disc-eviction" | "disc-castillo" | "disc-withdraw":
            return legal[seat % len(legal)]
    return legal[0]


def rank(kind: str) -> int:
    """Everybody prefers the cards that the test is about."""
    names = [i for i, name in enumerate(WANTED) if kind.startswith(name)]
    return names[0] if names else len(WANTED)


# -- at the table


class Table:
    """Four people who watch each other while they answer."""

    def __init__(self, people: list[Person], game: dict[str, Any]) -> None:
        self.people = people
        self.kinds = {element: entry["id"] for element, entry in game["lexicon"].items()}
        self.names = {n: game["lexicon"][f"place:{n}"]["de"] for n in range(9)}
        self.verbs = game["verbs"]
        self.seen: set[str] = set()

    def is_wanted(self, state: dict[str, Any]) -> bool:
        """Whether a question is one that the test has not looked at yet."""
        view = state["view"]
        if view["prompt"] not in SECRETS - self.seen:
            return False
        return bool(view["prompt"] != "veto" or view["about"]["step"] == "move")

    def play(self) -> None:
        """To the end; the moments that the test is about are looked at closely."""
        idle = clicks = 0
        while not self.people[0].finished:
            if self.seen >= SECRETS:
                play_away(self.people, lambda state: choose(state, self.kinds, 0))
                self.people[0].page.wait_for_selector("[data-headline]")
                return
            asked = [seat for seat, one in enumerate(self.people) if one.decision]
            prompt = self.told(asked[0])["view"]["prompt"] if asked else ""
            idle = 0 if asked else idle + 1
            assert idle < 600, "nobody has to decide anything"
            if not asked:
                self.people[0].page.wait_for_timeout(GLANCE)
            elif prompt in ("disc-scoring", "disc-eviction"):
                self.lay_discs(prompt)
            elif prompt == "disc-castillo":
                self.lay_castillo_disc(asked[0])
            elif prompt == "veto":
                self.judge(asked[0])
            elif clicks < CLICKS:
                clicks += 1
                self.answer(asked[0])
            else:
                play_away(self.people, lambda state: choose(state, self.kinds, 0), self.is_wanted)

    def told(self, seat: int) -> dict[str, Any]:
        """What the browser of a seat was told together with the question on its screen."""
        decision = self.people[seat].decision
        frames = [f for f in self.people[seat].frames if f["t"] == "state"]
        return next((f for f in reversed(frames) if f["decision"] == decision), frames[-1])

    def chronicle(self, seat: int) -> list[Any]:
        """All events as this browser has heard them."""
        events: list[Any] = []
        for frame in self.people[seat].frames:
            if frame["t"] == "state":
                events = [*events[: frame["since"]], *frame["events"]]
        return events

    def moves(self, seat: int) -> int:
        """How many caballeros were moved with the action card that was taken last."""
        keys = [key for _, key, _ in self.chronicle(seat)]
        return keys[::-1][: keys[::-1].index("card-taken")].count("moved")

    def answer(self, seat: int) -> Choice:
        """Give the answer on the board or with a button, by keyboard."""
        page, before = self.people[seat].page, self.people[seat].decision
        page.wait_for_function("() => document.querySelector('.connection').innerText === ''")
        moves = self.moves(seat) if self.told(seat)["view"]["prompt"] == "veto" else 0
        verb, args = choose(self.told(seat), self.kinds, moves)
        elements = [f"{kind}:{n}" for kind, n in zip(self.verbs[verb], args, strict=True)]
        if verb == "set_disc":
            page.locator(f'[data-disc="{args[0]}"]').press("Enter")
            page.locator('[data-disc="lay"]').click()
        elif not elements:
            page.locator(f".choice[data-verb={verb}]").click()
        elif verb in ("pick", "expel"):
            page.locator(f'.eg-pick[data-el="{" ".join(elements)}"]').press("Enter")
        else:
            for name in elements:
                page.locator(f'.el.legal[data-el="{name}"], .choice[data-el="{name}"]').first.press(
                    "Enter"
                )
        self.people[seat].decided(before)
        return verb, args

    # -- secrets

    def lay_discs(self, prompt: str) -> None:
        """A disc that lies face down tells the others nothing but that it lies there."""
        asked: list[int] = self.told(0)["view"]["asked"]
        for seat in asked:
            self.people[seat].wait_for_decision()
        bystanders = [seat for seat in range(len(self.people)) if seat not in asked]
        assert all(self.people[seat].page.locator(".eg-disc").count() == 0 for seat in bystanders)
        chosen = []
        for number, seat in enumerate(asked):
            others = [other for other in range(len(self.people)) if other != seat]
            before = {other: last_state(self.people[other]) for other in others}
            heard = {other: len(self.people[other].frames) for other in others}
            chosen.append(self.answer(seat)[1][0])
            if number < len(asked) - 1:
                for other in others:
                    self.hears_nothing(other, seat, before[other], heard[other])
        for one in self.people:
            one.page.wait_for_selector(".seat:not(.pending)")
        self.all_read(
            "disc-shown", [{"seat": s, "place": p} for s, p in zip(asked, chosen, strict=True)]
        )
        self.seen.add(prompt)
        if prompt == "disc-eviction":
            self.is_evicted(asked)
        else:
            self.is_scored_alone(chosen)

    def hears_nothing(self, other: int, seat: int, before: dict[str, Any], heard: int) -> None:
        """This browser hears that a disc lies there, and so no move before it is free to undo."""
        one = self.people[other]
        one.page.wait_for_selector(f"[data-seat='{seat}']:not(.pending)")
        news = [frame for frame in one.frames[heard:] if frame["t"] == "state"]
        assert len(news) == 1
        assert news[0]["events"] == []
        known = {"undo": "", "table": None}  # whose page is open shows in the table, too
        assert {**without_pending(news[0]), **known} == {**without_pending(before), **known}
        assert seat not in news[0]["view"]["pending"]

    def all_read(self, key: str, wanted: list[dict[str, Any]]) -> None:
        """The last events of this kind are the same in every browser, and written down there."""
        for seat, one in enumerate(self.people):
            one.page.wait_for_function(
                "count => document.querySelectorAll('.chronicle-scroll li').length >= count",
                arg=len(log_of(self.people[0])),
            )
            told = [params for _, name, params in self.chronicle(seat) if name == key]
            assert told[-len(wanted) :] == wanted
            assert len(log_of(one)) == len(log_of(self.people[0]))

    def is_evicted(self, asked: list[int]) -> None:
        """Only the actor's own caballeros are left in the region, on every map."""
        _, _, order = next(e for e in reversed(self.chronicle(0)) if e[1] == "must-leave")
        for one in self.people:
            counts = last_state(one)["view"]["game"]["regions"][order["place"]]
            assert [counts[seat] for seat in asked] == [0] * len(asked)
            bands = one.page.locator(f"[data-standing='{order['place']}'] .eg-band")
            standing = bands.evaluate_all(
                "bands => bands.filter(b => b.textContent !== '0').map(b => Number(b.dataset.band))"
            )
            assert standing == [seat for seat, count in enumerate(counts) if count]

    def is_scored_alone(self, chosen: list[int]) -> None:
        """EG-16.12: what one alone has named is scored, and everybody is shown it."""
        alone = [place for place in chosen if chosen.count(place) == 1]
        assert alone
        scored = [params["place"] for _, key, params in self.chronicle(0) if key == "scored"]
        assert scored[-len(alone) :] == alone
        for one in self.people:
            chips = one.page.locator(".chip").all_inner_texts()
            assert [self.names[place] for place in alone] == chips[-len(alone) :]

    def lay_castillo_disc(self, seat: int) -> None:
        """EG-R.3: nobody sees who else is asked, because that tells who is in the castillo."""
        for other, one in enumerate(self.people):
            if other != seat:
                shown = one.page.locator(".seat.pending").count()
                assert shown == (1 if one.decision else 0)
        self.answer(seat)
        self.seen.add("disc-castillo")

    # -- the veto

    def judge(self, holder: int) -> None:
        """A veto in the middle: what was moved stays moved, what was announced does not happen."""
        one, state = self.people[holder], self.told(holder)
        actor = state["view"]["about"]["seat"]
        assert self.people[actor].decision == ""
        before = state["view"]["game"]["regions"]
        verb, _ = self.answer(holder)
        if verb != "veto":
            return
        self.seen.add("veto")
        self.people[actor].page.wait_for_selector(
            ".question[data-decision]:not([data-decision=''])"
        )
        self.all_read(
            "vetoed", [{"seat": holder, "of": actor, "card": state["view"]["about"]["card"]}]
        )
        for seat, other in enumerate(self.people):
            assert last_state(other)["view"]["game"]["regions"] == before
            assert self.moves(seat) > 0
        assert last_state(self.people[actor])["view"]["prompt"] == "place"
        assert one.page.locator(".eg-arrow").count() == 0
        assert one.page.locator(f"[data-seat='{holder}'] .eg-veto").count() == 0


@pytest.fixture
def people(chromium: Browser, tmp_path: Path) -> Iterator[list[Person]]:
    """Four browsers at a table whose cards are known to the test; they must stay clean."""
    running = RunningServer(tmp_path, luck=LUCK)
    people = [Person(chromium, running.address, name, {}).introduce() for name in NAMES]
    yield people
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    running.close()
    assert complaints == []


def test_four_people_play_a_short_game_with_discs_an_eviction_and_a_veto(
    people: list[Person],
) -> None:
    anna = people[0]
    seats = [{"kind": "me"}, *[{"kind": "guest"}] * 3]
    wish = {"game": "el_grande", "seats": seats, "options": {"mode": "short"}, "open": False}
    table = anna.post("/api/tables", wish)
    for one in people[1:]:
        one.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    for one in people:
        one.visit(f"/table/{table['id']}")
        one.page.wait_for_selector(".eg-map")
    game = anna.context.request.get(f"{anna.address}/api/games/el_grande").json()
    played = Table(people, game)
    played.play()
    assert played.seen == SECRETS
    rounds = [p["round"] for _, key, p in played.chronicle(0) if key == "round-begins"]
    assert rounds == [2, 3, 5, 6, 8, 9]
    results = []
    for one in people:
        one.page.wait_for_selector("[data-headline]")
        results.append(one.page.locator(".ranking tbody tr").all_inner_texts())
        assert one.page.locator(".ranking [data-ranked]").count() == 4
    assert all(rows == results[0] for rows in results)


def test_five_seats_are_readable_on_every_screen(person: Callable[..., Person]) -> None:
    anna = person().introduce()
    anna.open_table("el_grande", {"kind": "me"}, *[{"kind": "bot", "bot": "page"}] * 4)
    anna.wait_for_decision()
    for width in (360, 390, 1024, 1280, 1440):
        anna.page.set_viewport_size({"width": width, "height": 844})
        anna.page.wait_for_timeout(200)  # the map measures its window anew
        letters = anna.page.evaluate(LETTERS)
        assert letters
        assert min(letters) >= 13 * min(width, 390) / 390, f"{width} px"
        page = "document.documentElement"
        assert anna.page.evaluate(f"{page}.scrollWidth <= {page}.clientWidth"), f"{width} px"


def test_a_phone_shows_the_cards_with_their_words_while_bidding(
    person: Callable[..., Person],
) -> None:
    """The five cards and all power cards lie in the question; the census is one tab away."""
    anna = person(viewport={"width": 390, "height": 844}).introduce()
    anna.open_table("el_grande", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    anna.wait_for_decision()
    panel = anna.page.locator(".question").bounding_box()
    assert panel is not None
    for shown, number in ((".eg-card-words", 5), (".eg-power", 13)):
        things = anna.page.locator(f".question {shown}")
        assert things.count() == number
        for thing in things.all():
            box = thing.bounding_box()
            assert box is not None
            assert box["height"] > 0
            assert panel["y"] <= box["y"]
            assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    anna.page.locator(".tabs button").nth(1).click()
    anna.page.locator("[data-page=census]").click()
    census = anna.page.locator(".eg-census").first
    assert census.locator("tbody tr").count() == 10  # points now, and nine regions
    assert census.evaluate("table => table.scrollWidth <= table.parentElement.clientWidth")

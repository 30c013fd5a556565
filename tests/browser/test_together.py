"""People at one table: over the network, at one device, and as spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.away import legal_choices, play_away
from browser.person import Person, play
from browser.running import RunningServer

People = Callable[..., Person]


def test_two_people_and_a_bot_finish_a_game(person: People) -> None:
    anna, bertram = person("Anna"), person("Bertram")
    anna.introduce()
    anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"}, {"kind": "bot", "bot": "page"})
    link = anna.page.locator(".invite input").input_value()
    bertram.page.goto(link)
    bertram.page.locator("form input").fill("Bertram")
    bertram.page.locator("[data-tool=join]").click()
    bertram.page.wait_for_selector(".question")
    bertram.page.reload()  # the invitation in the address does no harm now
    bertram.page.wait_for_selector(".question")
    play(
        [anna, bertram],
        lambda one: one.page.locator(".hb-order h2").first.inner_text() == "Runde 3",
    )
    play_away([anna, bertram], lambda state: legal_choices(state)[-1], is_conquering)
    play([anna, bertram], lambda one: one.finished)
    bertram.page.wait_for_selector("[data-headline]")
    rows = [one.page.locator(".ranking tbody tr").all_inner_texts() for one in (anna, bertram)]
    assert rows[0] == rows[1]
    assert anna.page.locator(".ranking [data-ranked]").count() == 3
    anna.page.locator("[data-proof=open] summary").click()
    anna.page.locator("[data-tool=verify]").click()
    anna.page.wait_for_selector("[data-verdict=good]")
    see_a_moment_again(anna)


def see_a_moment_again(one: Person) -> None:
    """One of the three moments plays in the replay, which then goes on by itself."""
    assert one.page.locator(".moments li").count() == 3
    one.page.evaluate("localStorage['tafelrunde.speed'] = 'fast'")
    one.page.goto(one.page.locator(".moments a").first.evaluate("link => link.href"))
    first = one.page.wait_for_selector("[data-shown]")
    assert first is not None
    shown = int(first.get_attribute("data-shown") or -1)
    one.page.keyboard.press("End")
    one.page.locator("[data-tool=play]").click()
    one.page.wait_for_function(
        "shown => Number(document.querySelector('[data-shown]')?.dataset.shown) > shown",
        arg=shown,
    )


def test_a_reload_in_mid_turn_changes_nothing(person: People) -> None:
    anna = person().introduce()
    anna.open_table("heerbann", {"kind": "me"}, {"kind": "bot", "bot": "page"})
    play([anna], lambda one: one.page.locator(".choice[data-verb=take]").count() > 0)
    before = (anna.decision, anna.buttons().all_inner_texts(), log_of(anna))
    anna.page.reload()
    anna.wait_for_decision()
    assert (anna.decision, anna.buttons().all_inner_texts(), log_of(anna)) == before
    anna.act()


def test_a_killed_server_loses_nothing_and_the_page_comes_back(
    person: People, running: RunningServer
) -> None:
    anna = person().introduce()
    anna.open_table("heerbann", {"kind": "me"}, {"kind": "bot", "bot": "page"})
    play([anna], lambda one: one.page.locator(".hb-order h2").first.inner_text() == "Runde 3")
    anna.wait_for_decision()
    log = log_of(anna)
    running.kill()
    anna.page.wait_for_function("() => document.querySelector('.connection').innerText !== ''")
    before = anna.decision
    anna.buttons().nth(3).click()  # is sent when the connection is back
    running.start()
    anna.decided(before)
    assert log_of(anna)[: len(log)] == log
    anna.page.wait_for_function("() => document.querySelector('.connection').innerText === ''")


def test_one_device_for_two_has_a_curtain_between_them(person: People) -> None:
    anna = person().introduce()
    seats = ({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bertram"})
    anna.open_table("heerbann", *seats)
    for seat, name in enumerate(("Anna", "Bertram")):
        anna.page.wait_for_selector(f"[data-curtain='{seat}']")
        assert name in anna.page.locator(".curtain h1").inner_text()
        assert anna.page.locator("[data-el]").count() == 0
        state = last_state(anna)
        assert state["observer"] == -2
        assert state["choices"] == []
        anna.page.locator(".curtain button").click()
        anna.wait_for_decision()
        assert anna.page.locator(".prompt").get_attribute("class") == f"prompt ink-{seat}"
        anna.buttons().nth(3).click()


def test_spectators_see_the_table_and_decide_nothing(person: People) -> None:
    anna, clara = person("Anna"), person("Clara")
    anna.introduce()
    clara.introduce()
    seats = ({"kind": "me"}, {"kind": "bot", "bot": "page"})
    table = anna.open_table("heerbann", *seats, listed=True)
    anna.wait_for_decision()
    clara.visit("/")
    clara.page.locator(f"[data-list=open] a[href='/table/{table['id']}']").click()
    clara.page.wait_for_selector(".hb-recruiting")
    assert clara.decision == ""
    assert clara.buttons().count() == 0
    assert last_state(clara)["observer"] == -2
    play([anna], lambda one: one.page.locator(".hb-order h2").first.inner_text() == "Runde 2")
    clara.page.wait_for_function(
        "() => document.querySelector('.hb-order h2').innerText === 'Runde 2'"
    )


def test_a_secret_answer_tells_the_others_only_that_it_was_given(person: People) -> None:
    """The canary: apart from who is pending nothing changes in what the other browser hears."""
    anna, bertram = person("Anna"), person("Bertram")
    anna.introduce()
    bertram.introduce()
    table = anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"})
    bertram.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    bertram.visit(f"/table/{table['id']}")
    people, watched = (anna, bertram), 0
    for one in people:
        one.page.wait_for_selector("[data-seat]")
    while watched < 14:
        states = [last_state(one) for one in people]
        pending = max(states, key=lambda state: state["seq"])["view"]["pending"]
        assert pending, "the game was over too soon"
        for seat in pending:
            people[seat].wait_for_decision()
        if len(pending) < 2:  # asked alone, nobody has a secret from the other
            people[pending[0]].act()
            continue
        before = last_state(bertram)
        answered = len(bertram.frames)
        anna.act(watched)
        bertram.page.wait_for_selector("[data-seat='0']:not(.pending)")
        heard = [frame for frame in bertram.frames[answered:] if frame["t"] == "state"]
        assert len(heard) == 1
        assert without_pending(heard[0]) == without_pending(before)
        assert heard[0]["view"]["pending"] == [1]
        watched += 1
        bertram.act(watched)


def test_a_secret_answer_can_be_taken_back_until_it_is_opened(person: People) -> None:
    anna, bertram = person("Anna"), person("Bertram")
    anna.introduce()
    bertram.introduce()
    table = anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"})
    bertram.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    anna.wait_for_decision()
    anna.act()
    assert "Bertram" in anna.page.locator("[data-prompt]").inner_text()
    anna.page.locator("[data-tool=undo]").click()
    anna.wait_for_decision()


def test_others_are_asked_before_an_open_move_is_taken_back(person: People) -> None:
    anna, bertram = person("Anna"), person("Bertram")
    anna.introduce()
    bertram.introduce()
    table = anna.open_table("heerbann", {"kind": "me"}, {"kind": "guest"})
    bertram.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    bertram.visit(f"/table/{table['id']}")
    for one in (anna, bertram):
        one.wait_for_decision()
        one.act(3)
    ask = anna.page.locator("[data-tool=undo]", has_text="bitten")  # others know of the move
    play([anna, bertram], lambda _: ask.count() > 0)
    ask.click()
    bertram.page.get_by_role("button", name="Erlauben").click()
    anna.page.get_by_text("nimmt den letzten Zug zurück").first.wait_for()


def is_conquering(state: dict[str, Any]) -> bool:
    """Whether recruiting is over."""
    return bool(state["view"]["prompt"] == "commit-cards")


def log_of(one: Person) -> list[str]:
    return one.page.locator(".chronicle-scroll li").all_inner_texts()


def last_state(one: Person) -> dict[str, Any]:
    return [frame for frame in one.frames if frame["t"] == "state"][-1]


def without_pending(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what is public about a sealed answer: that it was given."""
    view = {key: value for key, value in state["view"].items() if key != "pending"}
    table = {k: v for k, v in state["table"].items() if k not in ("pending", "updated")}
    rest = {k: v for k, v in state.items() if k not in ("events", "film", "since", "view", "table")}
    return {**rest, "view": view, "table": table}

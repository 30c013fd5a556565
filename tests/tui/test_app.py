"""Play on the full screen, driven by keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static
from tui.tables import MakeSession, play_until

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.masks import mask_of
from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.tui.app import TableApp
from tafelrunde.tui.saves import read_save
from tafelrunde.tui.screens import Confirm, Curtain, Sheet
from tafelrunde.tui.session import Session

WIDE, NARROW = (140, 45), (80, 24)


class Table:
    """The app, and what can be read on it."""

    def __init__(self, app: TableApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    async def settle(self) -> None:
        """Until somebody is asked, or the game is over."""
        app = self.app
        while not (app.choices or app.session.over or len(app.screen_stack) > 1):
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.settle()
            await self.pilot.press(key)
        await self.settle()

    def text(self, panel: str) -> str:
        found = self.app.query(f"#{panel}, #{panel} > Static").results(Static)
        return "\n".join(str(widget.content) for widget in found)


@asynccontextmanager
async def seated(
    session: Session, tmp_path: Path, size: tuple[int, int] = WIDE, hints: bool = False
) -> AsyncIterator[Table]:
    session.adviser = "greedy"
    app = TableApp(session, tmp_path / "game.json", "Heerbann", hints, pace=0.001)
    async with app.run_test(size=size) as pilot:
        table = Table(app, pilot)
        await table.settle()
        yield table


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
async def test_a_game_is_finished_by_keys(
    make_session: MakeSession, tmp_path: Path, size: tuple[int, int]
) -> None:
    session = make_session()
    play_until(session, "commit-cards", province=6)
    async with seated(session, tmp_path, size) as table:
        while not session.over:
            await table.press("enter")
        assert isinstance(table.app.screen, Sheet)
        assert "Seed of the dice: 4" in str(table.app.screen.body)
        await table.pilot.press("escape", "q")
    assert read_save(tmp_path / "game.json").journal.over
    assert table.app.return_value == f"Journal: {tmp_path / 'game.json'}"


async def test_the_panels_tell_everything(make_session: MakeSession, tmp_path: Path) -> None:
    session = make_session(seed=None)
    play_until(session, "take-card")
    async with seated(session, tmp_path) as table:
        assert session.match.head.luck.commitment[:16] in table.text("head")
        assert "■ A Adalbert" in table.text("seats") and "Bot: Random" in table.text("seats")
        assert "Characters on display" in table.text("board") and "Roll" in table.text("board")
        assert "Adalbert rolls" in table.text("log") and "RE-4.1" in table.text("log")
        assert table.text("prompt").startswith("■ A Adalbert: Which character")
        options = table.app.query_one("#choices", OptionList)
        assert options.option_count == len(session.choices(0))


async def test_a_narrow_terminal_shows_table_and_question(
    make_session: MakeSession, tmp_path: Path
) -> None:
    async with seated(make_session(), tmp_path, NARROW) as table:
        assert not table.app.query_one("#seats").display
        assert not table.app.query_one("#hand").display
        assert "Brunhild: -" in table.text("board") and "Characters on display" in table.text(
            "board"
        )
        assert table.app.query_one("#board").size.height >= 7
        await table.pilot.resize_terminal(*WIDE)
        await table.pilot.pause(0.1)
        assert table.app.query_one("#hand").display
        assert "B Brunhild" in table.text("seats")


async def test_a_number_chooses_and_a_refusal_is_a_note(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session()
    seat = play_until(session, "take-card", refused=True)
    off = next(c for c in session.choices(seat) if c.refusal is not None)
    before = len(session.match.entries)
    async with seated(session, tmp_path) as table:
        await table.press(str(off.number))
        assert "adds up to exactly" in table.text("note") and "RE-4.4" in table.text("note")
        assert len(session.match.entries) == before
        await table.press("r")
        assert isinstance(table.app.screen, Sheet)
        assert table.app.screen.line > 10, "open at the rule that was named"
        await table.press("escape", "1")
        assert len(session.match.entries) > before


async def test_numbers_of_two_digits_wait_for_the_second(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session()
    seat = play_until(session, "commit-cards")
    session.match.state.army[seat] = mask_of(range(1, 13))  # type: ignore[attr-defined]
    session.match.weighed.clear()  # the question was another one before
    async with seated(session, tmp_path) as table:
        assert len(table.app.choices) == 13
        await table.press("1")
        assert session.picked(seat) == []
        await table.press("2")
        assert session.picked(seat) == ["Commit Assassin"]


async def test_undo_by_key(make_session: MakeSession, tmp_path: Path) -> None:
    session = make_session()
    play_until(session, "commit-cards")
    async with seated(session, tmp_path) as table:
        await table.press("enter")
        assert "So far: Commit" in table.text("prompt")
        await table.press("u")
        assert "So far" not in table.text("prompt") and session.picked(0) == []


async def test_undo_at_the_start_says_that_there_is_nothing(
    make_session: MakeSession, tmp_path: Path
) -> None:
    async with seated(make_session(), tmp_path) as table:
        await table.press("u")
        assert table.text("note") == "There is nothing to undo."


@pytest.mark.parametrize(("key", "gone"), [("y", True), ("n", False)])
async def test_other_people_are_asked_before_an_undo(
    make_session: MakeSession, tmp_path: Path, key: str, gone: bool
) -> None:
    session = make_session([])
    async with seated(session, tmp_path) as table:
        await table.press("enter", "3", "enter", "4")
        if isinstance(table.app.screen, Curtain):
            await table.press("enter")
        await table.press("u")
        assert isinstance(table.app.screen, Confirm)
        await table.pilot.press(key)
        await table.pilot.pause(0.05)
        assert any(t.event.key == "took-back" for t in session.match.told) is gone


async def test_a_curtain_hides_the_table_between_two_people(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session([], language="de")
    async with seated(session, tmp_path) as table:
        assert isinstance(table.app.screen, Curtain)
        assert "Adalbert" in str(table.app.screen.body)
        await table.press("enter", "3")
        assert isinstance(table.app.screen, Curtain)
        assert "Brunhild" in str(table.app.screen.body)
        await table.press("enter")
        assert table.text("prompt").startswith("● B Brunhild")


async def test_behind_the_curtain_lies_only_what_everybody_may_see(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session(["random"], players=3)
    play_until(session, "commit-cards")
    async with seated(session, tmp_path) as table:
        await table.press("enter", "enter")
        assert "So far: Commit" in table.text("prompt")
        options = table.app.choices
        await table.press(*str(next(c.number for c in options if c.action.verb == "commit")))
        assert isinstance(table.app.screen, Curtain)
        assert table.app.observer() == SPECTATOR
        assert "Commit" not in table.text("prompt") and not table.app.choices
        assert not table.app.query_one("#hand").display


async def test_sheets_for_hint_chronicle_and_table(
    make_session: MakeSession, tmp_path: Path
) -> None:
    async with seated(make_session(), tmp_path, NARROW) as table:
        for key, part in (("h", "% 3 dice"), ("l", "joins the display"), ("b", "chance in %")):
            await table.pilot.press(key)
            while not isinstance(table.app.screen, Sheet):
                await table.pilot.pause(0.01)
            assert part in str(table.app.screen.body)
            await table.pilot.press("down", "escape")


async def test_hints_stand_in_the_note(make_session: MakeSession, tmp_path: Path) -> None:
    async with seated(make_session(), tmp_path, hints=True) as table:
        while not table.text("note"):
            await table.pilot.pause(0.01)
        assert "%" in table.text("note")


async def test_light_and_dark(make_session: MakeSession, tmp_path: Path) -> None:
    async with seated(make_session(), tmp_path) as table:
        for theme in ("kerzenschein", "pergament", "kerzenschein"):
            assert table.app.theme == theme
            await table.press("t")


async def test_leaving_stores_the_game(make_session: MakeSession, tmp_path: Path) -> None:
    async with seated(make_session(), tmp_path) as table:
        await table.press("3")
        await table.pilot.press("q")
    assert not read_save(tmp_path / "game.json").journal.over
    assert f"--load {tmp_path / 'game.json'}" in (table.app.return_value or "")


async def test_watching_bots(make_session: MakeSession, tmp_path: Path) -> None:
    session = make_session(["random", "random"])
    while cast(Heerbann, session.match.state).ordinal < 6:
        bot = session.match.state.to_move()
        session.match.submit(bot, session.think(bot))
    async with seated(session, tmp_path) as table:
        assert session.over and isinstance(table.app.screen, Sheet)


async def test_the_screen_can_be_exported_as_a_picture(
    make_session: MakeSession, tmp_path: Path
) -> None:
    async with seated(make_session(), tmp_path) as table:
        assert "<svg" in table.app.export_screenshot()

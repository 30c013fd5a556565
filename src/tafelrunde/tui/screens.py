"""What is laid over the table: the curtain, the result, rules, chronicle and hints."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from tafelrunde.core.rulebook import chapters
from tafelrunde.texts import Speaker
from tafelrunde.tui.style import Ink


class Sheet(ModalScreen[None]):
    """A sheet of text with a heading; it scrolls, and Esc or Enter puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
    ]
    CSS = """
    Sheet { align: center middle; background: $background 70%; }
    Sheet > Vertical {
        width: 90%; max-width: 96; height: auto; max-height: 90%;
        border: round $secondary; background: $surface; padding: 0 1;
        border-title-color: $secondary; border-subtitle-color: $foreground-muted;
    }
    Sheet VerticalScroll {
        height: auto; max-height: 100%; scrollbar-size-vertical: 1; scrollbar-gutter: stable;
        scrollbar-color: $foreground-muted 60%; scrollbar-background: $surface;
    }
    """

    def __init__(
        self, title: str, closing: str, body: Text, line: int = 0, end: bool = False
    ) -> None:
        super().__init__()
        self.heading, self.closing, self.body, self.line, self.end = title, closing, body, line, end

    def compose(self) -> ComposeResult:
        with Vertical() as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.closing
            with VerticalScroll(can_focus=False):
                yield Static(self.body)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        if self.end:
            self.call_after_refresh(scroll.scroll_end, animate=False)
        elif self.line:
            self.call_after_refresh(scroll.scroll_to, y=self.line, animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard is passed on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]
    CSS = """
    Curtain { align: center middle; background: $background; }
    Curtain > Static { width: auto; text-align: center; }
    """

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.body = text

    def compose(self) -> ComposeResult:
        yield Static(self.body)

    def on_click(self) -> None:
        _ = self.dismiss()


class Confirm(ModalScreen[bool]):
    """A question to the others at the keyboard: one key agrees, every other one does not."""

    CSS = """
    Confirm { align: center middle; background: $background 70%; }
    Confirm > Static { width: auto; border: round $secondary; padding: 1 2; background: $surface; }
    """

    def __init__(self, question: str, yes: str) -> None:
        super().__init__()
        self.question, self.yes = question, yes

    def compose(self) -> ComposeResult:
        yield Static(self.question)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        _ = self.dismiss(event.character == self.yes)


def rules_text(speaker: Speaker, ink: Ink, rule: str, width: int) -> tuple[Text, int]:
    """All rules of the game, and the line on which one of them stands."""
    text, line = Text(), 0
    for chapter in chapters(speaker.game.folder):
        text.append(f"{chapter.title(speaker.language)}\n", ink.style("title"))
        for one in chapter.rules:
            if one.id == rule:
                line = wrapped_lines(text, width)
            text.append(f"{one.id} ", ink.style("rubric" if one.id == rule else "quiet"))
            text.append(f"{one.text(speaker.language)}\n")
        text.append("\n")
    return text, line


def wrapped_lines(text: Text, width: int) -> int:
    """How many lines a text takes at a width."""
    return sum(max(1, -(-len(line) // max(1, width))) for line in text.plain.split("\n")) - 1

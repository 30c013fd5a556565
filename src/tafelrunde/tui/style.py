"""Colours: an addition to the words, never instead of them."""

from __future__ import annotations

import re
from typing import Final

from rich.style import Style
from rich.text import Text

from tafelrunde.board.text import Line

# Our palette: rubric, lapis, gold, verdigris and a violet that reads on both grounds.
DARK: Final = {
    "title": "bold #e3b04b",
    "mark": "bold #e3b04b",
    "quiet": "#b5a68b",
    "struck": "strike #b5a68b",
    "rubric": "bold #e0685c",
    "good": "#7cc3a0",
    "die": "bold #2a2019 on #efe5cf",
    "seat-0": "#e0685c",
    "seat-1": "#7fb2db",
    "seat-2": "#e3b04b",
    "seat-3": "#7cc3a0",
    "seat-4": "#c9a0dc",
}
LIGHT: Final = {
    "title": "bold #7d570f",
    "mark": "bold #7d570f",
    "quiet": "#6b5b49",
    "struck": "strike #6b5b49",
    "rubric": "bold #9e2a22",
    "good": "#2e6b50",
    "die": "bold #f8f0de on #2a2019",
    "seat-0": "#9e2a22",
    "seat-1": "#1f5078",
    "seat-2": "#7d570f",
    "seat-3": "#2e6b50",
    "seat-4": "#6b3a7d",
}
# For lines of text on a ground we do not know: the terminal's own colours.
ANSI: Final = {
    "title": "bold",
    "mark": "bold",
    "quiet": "dim",
    "struck": "strike dim",
    "rubric": "bold red",
    "good": "green",
    "die": "reverse",
    "seat-0": "red",
    "seat-1": "blue",
    "seat-2": "yellow",
    "seat-3": "green",
    "seat-4": "magenta",
}
SHAPES: Final = "■●▲◆✚"  # beside the colour, so that nobody needs to see it
DIE: Final = re.compile(r"\[(\d)\]")


class Ink:
    """Turns painted lines and sentences into styled text."""

    def __init__(self, palette: dict[str, str] = DARK) -> None:
        self.styles = {name: Style.parse(style) for name, style in palette.items()}

    def style(self, name: str) -> Style:
        """The style of this name; plain if there is none."""
        return self.styles.get(name, Style.null())

    def text(self, text: str, style: str = "") -> Text:
        """A sentence; dice in it look like dice."""
        made = Text(text, self.style(style))
        for found in DIE.finditer(text):
            made.stylize(self.style("die"), *found.span())
        return made

    def line(self, line: Line) -> Text:
        """A painted line."""
        return Text.assemble(*[self.text(span.text, span.style) for span in line])

    def lines(self, lines: list[Line]) -> Text:
        """Several painted lines."""
        return Text("\n").join([self.line(line) for line in lines])


def badge(seat: int) -> str:
    """The shape and letter of a seat."""
    return f"{SHAPES[seat % len(SHAPES)]} {chr(ord('A') + seat)}"

"""Colours: an addition to the words, never instead of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
    "red": "#e0685c",
    "blue": "#7fb2db",
    "gold": "#e3b04b",
    "green": "#7cc3a0",
    "violet": "#c9a0dc",
    "white": "bold #efe5cf",
}
LIGHT: Final = {
    "title": "bold #7d570f",
    "mark": "bold #7d570f",
    "quiet": "#6b5b49",
    "struck": "strike #6b5b49",
    "rubric": "bold #9e2a22",
    "good": "#2e6b50",
    "die": "bold #f8f0de on #2a2019",
    "red": "#9e2a22",
    "blue": "#1f5078",
    "gold": "#7d570f",
    "green": "#2e6b50",
    "violet": "#6b3a7d",
    "white": "bold #4a4238",
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
    "red": "red",
    "blue": "blue",
    "gold": "yellow",
    "green": "green",
    "violet": "magenta",
    "white": "bold",
}
SEATS: Final = ("red", "blue", "gold", "green", "violet")  # unless the game names others
SHAPES: Final = "■●▲◆✚"  # beside the colour, so that nobody needs to see it
DIE: Final = re.compile(r"\[(\d)\]")


class Ink:
    """Turns painted lines and sentences into styled text."""

    def __init__(self, palette: dict[str, str] = DARK) -> None:
        self.styles = {name: Style.parse(style) for name, style in palette.items()}
        self.dress(())

    def dress(self, hues: Sequence[str]) -> None:
        """Give the seats the colours that the game names, or the usual ones."""
        for seat, usual in enumerate(SEATS):
            self.styles[f"seat-{seat}"] = self.styles[hues[seat] if seat < len(hues) else usual]

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

"""The terminal painter: a scene as lines of characters, for every game.

A line is a tuple of spans with the name of a style. The words alone tell everything; whoever
shows the lines may add colours for the styles.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol, TypeAlias
from unicodedata import combining, east_asian_width

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text

GAP: Final = "  "
NARROWEST: Final = 12
TABLE_FROM: Final = 3  # items with this many facts stand in a table
PLACES: Final = (3, 2, 1)  # characters for a place of a map, the best first
CHOSEN: Final = "+"  # a place that can be chosen, where there is no room for its number


class Span(NamedTuple):
    """Characters in one style: "title", "mark", "quiet", "struck", "seat-0" and so on."""

    text: str
    style: str = ""


Line: TypeAlias = tuple[Span, ...]
Marks: TypeAlias = Mapping[str, str]
NO_MARKS: Final[Marks] = {}


class PainterWords(Protocol):
    """The sentences that a painter needs, in one language."""

    def scene_text(self, text: Text) -> str: ...
    def fact(self, fact: Fact) -> tuple[str, str]: ...
    def words(self, element: str) -> str: ...
    def state(self, state: str) -> str: ...
    def seat(self, seat: int) -> str: ...


def plain(line: Line) -> str:
    """The characters of a line without styles."""
    return "".join([span.text for span in line])


def cells(text: str) -> int:
    """How many columns a text takes on a terminal.

    >>> cells("König"), cells("王")
    (5, 2)
    """
    return sum(0 if combining(c) else 2 if east_asian_width(c) in ("W", "F") else 1 for c in text)


def pad(text: str, width: int, right: bool = False) -> str:
    """A text filled up with spaces to a width."""
    space = " " * max(0, width - cells(text))
    return space + text if right else text + space


def possession_of(area: Area) -> int:
    """The seat that everything in an area belongs to; -1 for what lies on the table."""
    return area.owner if all([item.owner == area.owner for item in area.items]) else -1


def is_chooser(area: Area) -> bool:
    """Whether an area only offers things to choose, which the list of choices tells anyway."""
    return area.for_choosing and all(
        [item.element and not item.facts and not item.state for item in area.items]
    )


class Painter:
    """Paints for one observer, in one language, at one width.

    `marks` are put before the items whose elements can be chosen now. A brief painter leaves
    out empty lines, and what is written on the items where it would take lines of its own.
    """

    def __init__(
        self,
        words: PainterWords,
        observer: int,
        width: int,
        marks: Marks = NO_MARKS,
        brief: bool = False,
    ) -> None:
        self.words = words
        self.observer = observer
        self.width = max(NARROWEST, width)
        self.marks = marks
        self.brief = brief

    def scene(self, scene: Scene) -> list[Line]:
        """The whole table, its parts apart."""
        lines: list[Line] = []
        beside = False  # what the others own stands without empty lines
        for area in scene.areas:
            painted = self.area(area)
            others = possession_of(area) not in (-1, self.observer)
            if painted and lines and not self.brief and not (others and beside):
                lines.append(())
            beside = others
            lines += painted
        return lines

    def area(self, area: Area) -> list[Line]:
        """One part of the table; nothing for one that tells nothing."""
        title = Span(self.words.scene_text(area.title), style_of(area.owner) or "title")
        if area.columns:
            return self.map(area, title)
        if is_chooser(area):
            return []
        if not area.items:
            return [(title, Span(": -"))] if area.owner >= 0 else []
        things = tuple([item for item in area.items if item.element])
        lines = tuple([item for item in area.items if not item.element])
        if things and lines:  # what can be chosen stands below the lines that tell about it
            below = self.inline(area._replace(items=things), Span(GAP[:-1]), colon=False)
            return [*self.area(area._replace(items=lines)), *below]
        if self.is_table(area):
            return [(title,), *self.table(area)]
        return self.inline(area, title)

    def is_table(self, area: Area) -> bool:
        """Items with facts get a line each, except in front of the others or in brief."""
        owner = possession_of(area)
        if owner not in (-1, self.observer):
            return False
        if any([len(item.facts) >= TABLE_FROM for item in area.items]):
            return True
        told = [item for item in area.items if item.facts or self.words.words(item.element)]
        return bool(told) and not self.brief

    # -- side by side

    def inline(self, area: Area, title: Span, colon: bool = True) -> list[Line]:
        """The heading and then the items one after the other, wrapped."""
        keys = [tuple([fact.key for fact in item.facts]) for item in area.items]
        noted = any([fact.value == "" for item in area.items for fact in item.facts])
        shared = is_shared(keys) and not noted  # a note has no value to stand below a heading
        head = title.text
        if shared and colon:
            head += f" ({'/'.join([self.words.fact(f)[0] for f in area.items[0].facts])})"
        pieces = [self.piece(item, area, shared) for item in area.items]
        short = all([cells(plain(piece)) < NARROWEST for piece in pieces]) and not shared
        gap = " " if short and not any(keys) else " · "
        return self.flow((Span(head, title.style), Span(": " if colon else " ")), pieces, gap)

    def pieces(self, area: Area) -> list[Line]:
        """The items of an area, a line each, without the heading."""
        shared = is_shared([tuple([fact.key for fact in item.facts]) for item in area.items])
        return [(Span(GAP), *self.piece(item, area, shared)) for item in area.items]

    def piece(self, item: Item, area: Area, shared: bool) -> Line:
        """One item among others: mark, name, facts, owner, state."""
        label = self.words.scene_text(item.label)
        facts = [self.words.fact(fact) for fact in item.facts]
        tail = [f"{name} {value}".rstrip() for name, value in facts]
        if shared:
            tail = ["/".join([value for _, value in facts])]
        if area.owner < 0 <= item.owner and self.words.seat(item.owner) not in label:
            tail.append(self.words.seat(item.owner))
        if item.state:
            tail.append(self.words.state(item.state))
        spans = [*self.mark(item), Span(label, style_of(item.owner, item.state))]
        if tail:
            spans.append(Span(f" ({', '.join(tail)})", "quiet"))
        return tuple(spans)

    def mark(self, item: Item) -> list[Span]:
        mark = self.marks.get(item.element, "")
        return [Span(f"{mark} ", "mark")] if mark else []

    def flow(self, head: Line, pieces: list[Line], gap: str) -> list[Line]:
        """Pieces in lines of the width; only a piece that is longer than a line is torn apart."""
        lines: list[Line] = []
        line, used, empty = list(head), cells(plain(head)), True
        for piece in pieces:
            size = cells(plain(piece))
            if size > self.width - len(GAP):
                lines += [tuple(line), *self.torn(piece)] if line else self.torn(piece)
                line, used, empty = [], 0, True
                continue
            if used + (0 if empty else len(gap)) + size > self.width:
                lines.append(tuple(line))
                line, used, empty = [], 0, True
            if not line:
                line, used = [Span(GAP)], len(GAP)
            elif not empty:
                line.append(Span(gap, "quiet"))
                used += len(gap)
            line += piece
            used, empty = used + size, False
        return [*lines, tuple(line)] if line else lines

    def torn(self, piece: Line) -> list[Line]:
        """A long piece in lines of its own, in its first style."""
        parts = textwrap.wrap(plain(piece), self.width - 2 * len(GAP))
        indents = [GAP, *[GAP + GAP] * len(parts)]
        return [
            (Span(indent + part, piece[0].style),)
            for indent, part in zip(indents, parts, strict=False)
        ]

    # -- a map

    def map(self, area: Area, title: Span) -> list[Line]:
        """Rows of places between their coordinates, as far apart as the width allows."""
        rows = [area.items[n : n + area.columns] for n in range(0, len(area.items), area.columns)]
        margin = len(str(len(rows)))
        room = (self.width - 2 * margin - 2) // area.columns
        wide = next((size for size in PLACES if size <= room), PLACES[-1])
        letters = "".join([pad(chr(ord("A") + n), wide) for n in range(area.columns)])
        head: Line = (Span(" " * (margin + 1) + letters.rstrip(), "quiet"),)
        longest = max([len(self.marks.get(item.element, "")) for item in area.items])
        numbered = longest <= min(2, wide)
        lines = [(title,), head]
        for number, row in enumerate(rows, 1):
            spans = [self.place(item, wide, numbered) for item in row]
            side = pad(str(number), margin, right=True)
            lines.append((Span(f"{side} ", "quiet"), *spans, Span(f" {number}", "quiet")))
        return [*lines, head]

    def place(self, item: Item, wide: int, numbered: bool) -> Span:
        """What a place shows: who stands there, else the number of the choice, else the ground."""
        mark = self.marks.get(item.element, "")
        if mark and item.owner < 0:
            return Span(pad(mark if numbered else CHOSEN, wide), "mark")
        style = "mark" if mark else style_of(item.owner) or "quiet"
        return Span(pad(item.sign[:wide], wide), style)

    # -- one below the other

    def table(self, area: Area) -> list[Line]:
        """A line per item with its facts in columns, and its words at the end or below."""
        rows = [self.values(item, area) for item in area.items]
        names = list(dict.fromkeys([name for row in rows for name in row]))
        marked = max([cells(self.marks.get(item.element, "")) for item in area.items])
        indent = marked + len(GAP) if marked else 0
        columns = [TableColumn(name, rows) for name in names]
        self.fit(columns, self.width - indent)
        lines = header(columns, indent) if len(names) > 1 else []
        wide = indent + sum([column.width + len(GAP) for column in columns])
        longest = max([cells(self.words.words(item.element)) for item in area.items])
        beside = wide + longest <= self.width
        for item, row in zip(area.items, rows, strict=True):
            body = self.row(item, row, columns, indent)
            words = self.words.words(item.element)
            if words and beside:
                body[0] = (*body[0], Span(GAP + words, "quiet"))
            elif words and not self.brief:
                below = textwrap.wrap(words, self.width - indent - len(GAP))
                body += [(Span(" " * indent + GAP + part, "quiet"),) for part in below]
            lines += body
        return lines

    def values(self, item: Item, area: Area) -> dict[str, str]:
        """A row by heading, the label first; a fact without a value is a note on the label."""
        label = self.words.scene_text(item.label)
        facts = [self.words.fact(fact) for fact in item.facts]
        notes = [name for name, value in facts if not value]
        if area.owner < 0 <= item.owner and self.words.seat(item.owner) not in label:
            notes.append(self.words.seat(item.owner))
        if item.state:
            notes.append(self.words.state(item.state))
        row = {"": f"{label} ({', '.join(notes)})" if notes else label}
        for name, value in facts:
            if value:
                parts = value.split() if is_series(value) else []
                row[name] = " ".join([f"{n:>3}" for n in parts]) if len(parts) > 1 else value
        return row

    def fit(self, columns: list[TableColumn], width: int) -> None:
        """Wrap headings, then the widest columns of words, until all fit."""
        if total(columns) > width:
            for column in columns:
                column.width = column.least()
        for column in sorted(columns, key=lambda column: -column.width):
            excess = total(columns) - width
            if excess > 0 and not column.right:
                column.width = max(min(NARROWEST, column.width), column.width - excess)

    def row(
        self, item: Item, row: dict[str, str], columns: list[TableColumn], indent: int
    ) -> list[Line]:
        """The lines of one item; a long value takes several."""
        parts = [column.wrapped(row.get(column.name, "")) for column in columns]
        lines: list[Line] = []
        for depth in range(max([len(part) for part in parts])):
            mark = self.marks.get(item.element, "") if depth == 0 else ""
            spans = [Span(pad(mark, indent), "mark")] if indent else []
            for number, (column, part) in enumerate(zip(columns, parts, strict=True)):
                text = part[depth] if depth < len(part) else ""
                style = style_of(item.owner, item.state) if number == 0 else ""
                gap = GAP if number else ""
                spans += [Span(gap), Span(pad(text, column.width, column.right), style)]
            lines.append(tuple(spans))
        return lines


class TableColumn:
    """A column of a table: its heading, its width, and whether it holds numbers."""

    def __init__(self, name: str, rows: list[dict[str, str]]) -> None:
        self.name = name
        values = [row.get(name, "") for row in rows]
        self.right = all([is_series(value) for value in values if value])
        self.content = max([cells(value) for value in values])
        self.width = max(self.content, cells(name))

    def least(self) -> int:
        """The width with a wrapped heading."""
        return max([self.content, *[cells(word) for word in self.name.split()]])

    def wrapped(self, text: str) -> list[str]:
        if cells(text) <= self.width:
            return [text]
        return textwrap.wrap(text, self.width, break_on_hyphens=False)


def is_shared(keys: list[tuple[str, ...]]) -> bool:
    """Whether all items tell the same facts, so that one heading explains the values."""
    return len(set(keys)) == 1 and len(keys[0]) > 1


def total(columns: list[TableColumn]) -> int:
    """The width of a whole table."""
    return sum([column.width for column in columns]) + len(GAP) * (len(columns) - 1)


def header(columns: list[TableColumn], indent: int) -> list[Line]:
    """The headings, at the foot of their lines."""
    parts = [column.wrapped(column.name) for column in columns]
    depth = max([len(part) for part in parts])
    lines: list[Line] = []
    for level in range(depth):
        texts = []
        for column, part in zip(columns, parts, strict=True):
            at = level - (depth - len(part))
            texts.append(pad(part[at] if at >= 0 else "", column.width, column.right))
        lines.append((Span(" " * indent + GAP.join(texts).rstrip(), "quiet"),))
    return lines


def is_series(text: str) -> bool:
    """Whether a value consists of plain numbers only."""
    return bool(text) and all([part.isdigit() for part in text.split()])


def style_of(owner: int, state: str = "") -> str:
    """The style of an item: by its state, else by its owner's colour."""
    if state in ("struck", "spent", "covered"):
        return "struck" if state == "struck" else "quiet"
    return f"seat-{owner}" if owner >= 0 else ""

"""Data packs: the tables a game plays with, and an owner's replacements for them.

A pack is one TOML file. Ours holds everything; an owner's pack names single rows and the
values to replace. What does not fit is refused with file, line and reason.
"""

from __future__ import annotations

import io
import re
import tempfile
import tomllib
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import digest_of
from tafelrunde.core.reading import check_depth

Row: TypeAlias = dict[str, Any]
PROVENANCES: Final = ("printed", "public", "context", "reconstructed", "own")

FILE: Final = re.compile(r"[a-z0-9_]+(/[a-z0-9_]+)?\.toml")
WORDS: Final = "rules.toml"  # our words for the rules: nothing is played with them
EPOCH: Final = (1980, 1, 1, 0, 0, 0)
LONGEST: Final = 1_000  # characters of a text in an owner's pack


class Column(NamedTuple):
    """What a value of a table may be."""

    type: str  # "int", "str" or "bool"
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


class Table(NamedTuple):
    """A replaceable table: the column that names a row, and the columns of a row."""

    columns: Mapping[str, Column]
    key: str = "id"


class Pack(NamedTuple):
    """Checked tables together with their fingerprint."""

    name: str
    tables: Mapping[str, Any]
    digest: str


class Misfit(Exception):
    """A value of a pack that breaks a rule of the game's data."""

    def __init__(self, table: str, key: str, column: str, reason: str) -> None:
        super().__init__(reason)
        self.table, self.key, self.column, self.reason = table, key, column, reason


def read_toml(path: Path) -> tuple[dict[str, Any], str]:
    """A TOML file and its text; a broken one is refused with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: cannot be read: {error}") from error
    return parse_toml(text, path), text


def parse_toml(text: str, path: Path) -> dict[str, Any]:
    """The tables of a TOML text; a broken one is refused with its line."""
    try:
        found = tomllib.loads(text)
        check_depth(found)
        return found
    except (ValueError, RecursionError) as error:  # also of a number with too many digits
        place = re.search(r"at line (\d+)", str(error))
        line = place.group(1) if place else str(text.count("\n") + 1)
        raise BadData(f"{path}:{line}: not valid TOML: {error}") from error


def line_of(text: str, table: str, nth: int, column: str) -> int:
    """The line of a column in the nth row of a table; of the row if it has no such column.

    >>> line_of("[[card]]\\nid = 1\\n[[card]]\\nid = 2\\ncost = 3", "card", 1, "cost")
    5
    """
    seen, start = -1, 1
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped in (f"[[{table}]]", f"[{table}]"):
            seen += 1
            if seen == nth:
                start = number
        elif seen == nth:
            if stripped.startswith("["):
                break
            if re.match(rf'"?{re.escape(column)}"?\s*=', stripped):
                return number
    return start


def misfit(column: Column, value: object) -> str:
    """Why a value does not fit a column; empty if it does."""
    if column.type == "int":
        if type(value) is not int:
            return f"expected a whole number, found {value!r}"
        if not column.low <= value <= column.high:
            return f"{value} is not between {column.low} and {column.high}"
    elif column.type == "bool":
        if type(value) is not bool:
            return f"expected true or false, found {value!r}"
    elif not isinstance(value, str):
        return f"expected a text, found {value!r}"
    elif len(value) > LONGEST:
        return f"a text of more than {LONGEST} characters"
    elif column.choices and value not in column.choices:
        return f"{value!r} is none of {', '.join(map(repr, column.choices))}"
    return ""


class Reader:
    """Lays an owner's pack over ours and remembers where each value stood."""

    def __init__(self, path: Path, schema: Mapping[str, Table], text: str = "") -> None:
        """The pack of a file, or of a text that has come under this name."""
        self.path, self.schema = path, schema
        if text:
            self.given, self.text = parse_toml(text, path), text
        else:
            self.given, self.text = read_toml(path)

    def refuse(self, table: str, nth: int, column: str, reason: str) -> BadData:
        line = line_of(self.text, table, nth, column)
        return BadData(f"{self.path}:{line}: {table}.{column}: {reason}")

    def overlay(self, game: str, base: Mapping[str, Any]) -> Pack:
        """Our tables with the owner's values in place of ours."""
        head = self.given.get("pack")
        if not isinstance(head, dict) or head.get("game") != game:
            raise BadData(f'{self.path}:1: a pack needs [pack] with game = "{game}"')
        if not isinstance(head.get("name"), str) or not head["name"]:
            raise self.refuse("pack", 0, "name", "a pack needs a name")
        tables: dict[str, Any] = dict(base)
        for name, rows in self.given.items():
            if name == "pack":
                continue
            table = self.schema.get(name)
            if table is None:
                known = ", ".join(sorted(self.schema))
                raise self.refuse(name, 0, "", f"no such table; there are: {known}")
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise self.refuse(name, 0, "", f"write rows as [[{name}]]")
            tables[name] = self.rows(name, table, base[name], rows)
        return Pack(head["name"], tables, digest_of(tables))

    def rows(self, name: str, table: Table, base: list[Row], given: list[Row]) -> list[Row]:
        merged = {row[table.key]: dict(row) for row in base}
        seen: set[Any] = set()
        for nth, row in enumerate(given):
            key = row.get(table.key)
            if not isinstance(key, (int, str)) or key not in merged:
                raise self.refuse(name, nth, table.key, f"there is no {name} {key!r}")
            if key in seen:
                raise self.refuse(name, nth, table.key, f"{key!r} is given twice")
            seen.add(key)
            for column, value in row.items():
                if column == table.key:
                    continue
                if column == "provenance":
                    rule = Column("str", choices=PROVENANCES)
                elif column in table.columns:
                    rule = table.columns[column]
                else:
                    known = ", ".join(sorted(table.columns))
                    raise self.refuse(name, nth, column, f"no such column; there are: {known}")
                if reason := misfit(rule, value):
                    raise self.refuse(name, nth, column, reason)
            merged[key].update({"provenance": "own", **row})
        return list(merged.values())

    def locate(self, misfit: Misfit) -> BadData:
        """A misfit between rows, with the line of the owner's value if it is one."""
        rows = self.given.get(misfit.table, [])
        table = self.schema[misfit.table]
        for nth, row in enumerate(rows):
            if str(row.get(table.key)) == misfit.key:
                return self.refuse(misfit.table, nth, misfit.column, misfit.reason)
        return BadData(f"{self.path}: {misfit.table} {misfit.key}: {misfit.reason}")


def our_pack(path: Path) -> Pack:
    """The pack that a game ships with."""
    tables, _ = read_toml(path)
    return Pack("tafelrunde", tables, digest_of(tables))


@cache
def packed(folder: Path) -> bytes:
    """All data files of a folder as an archive; the same files give the same bytes."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w") as archive:
        for path in sorted(folder.rglob("*.toml")):
            name = path.relative_to(folder).as_posix()
            if name != WORDS and FILE.fullmatch(name):
                made = zipfile.ZipInfo(name, EPOCH)
                archive.writestr(made, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return found.getvalue()


@cache
def _home() -> tempfile.TemporaryDirectory[str]:
    """The folder for data of former times; it goes with this process."""
    return tempfile.TemporaryDirectory(prefix="tafelrunde-")


def unpacked(digest: str, game: str, files: bytes) -> str:
    """The folder of a game's data that were packed, unpacked once."""
    folder = Path(_home().name) / game / digest / "data"
    if not folder.is_dir():
        part = folder.with_name("part")
        with zipfile.ZipFile(io.BytesIO(files)) as archive:
            for name in archive.namelist():
                if FILE.fullmatch(name):
                    (part / name).parent.mkdir(parents=True, exist_ok=True)
                    (part / name).write_bytes(archive.read(name))
        part.replace(folder)
    return str(folder)

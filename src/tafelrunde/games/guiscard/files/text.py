"""The text of a data file: finds the line of a value that is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.core.packs import Column, line_of, misfit


class FileText:
    """A file as it was written; `table` names a table, "" the head of the file.

    What is read may be a table `inside` the file itself, such as the map of a scenario.
    """

    def __init__(self, path: Path, text: str, inside: str = "") -> None:
        self.path: Path = path
        self.text: str = text
        self.inside: str = inside

    def refuse(self, table: str, nth: int, column: str, reason: str) -> BadData:
        """The error for a value of the nth row of a table."""
        table = ".".join([part for part in (self.inside, table) if part])
        line = line_of(self.text, table, nth, column) if table else self.head_line(column)
        where = f"{table}.{column}" if table and column else table or column
        return BadData(f"{self.path}:{line}: {where}: {reason}")

    def refuse_row(self, column: str, row: int, reason: str) -> BadData:
        """The error for one row of a drawn map, counted from 0."""
        line = self.head_line(column) + 1 + row
        where = f"{self.inside}.{column}" if self.inside else column
        return BadData(f"{self.path}:{line}: {where}: {reason}")

    def head_line(self, column: str) -> int:
        """The line of a value that stands before all tables; 1 if it is not there."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if re.match(rf'"?{re.escape(column)}"?\s*=', line.strip()):
                return number
        return 1

    def fits(
        self, table: str, nth: int, row: Mapping[str, object], columns: Mapping[str, Column | None]
    ) -> None:
        """Refuse unknown columns, and plain values that do not fit; None is checked elsewhere."""
        for column, value in row.items():
            if column not in columns:
                known = ", ".join(sorted(columns))
                raise self.refuse(table, nth, column, f"no such key; there are: {known}")
            rule = columns[column]
            if rule is not None and (reason := misfit(rule, value)):
                raise self.refuse(table, nth, column, reason)

    def needs(
        self, table: str, nth: int, row: Mapping[str, object], names: tuple[str, ...]
    ) -> None:
        """Refuse a row that lacks one of these columns."""
        for name in names:
            if name not in row:
                raise self.refuse(table, nth, name, "is missing")

    def rows(self, table: str, nth: int, column: str, value: object) -> list[dict[str, Any]]:
        """A list of tables."""
        if not isinstance(value, list) or not all(isinstance(x, dict) for x in value):
            raise self.refuse(table, nth, column, "expected a list of tables")
        return value

    def table(self, column: str, value: object) -> dict[str, Any]:
        """A table of the file."""
        if not isinstance(value, dict):
            raise self.refuse("", 0, column, "expected a table")
        return value

    def names(self, table: str, nth: int, column: str, value: object) -> list[str]:
        """A list of texts, each only once."""
        if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
            raise self.refuse(table, nth, column, "expected a list of texts")
        for i, name in enumerate(value):
            if name in value[:i]:
                raise self.refuse(table, nth, column, f"{name!r} is given twice")
        return value

"""Reading JSON from outside: what is nested too deep or too long a number is refused unread.

Every parser of JSON calls itself for each level, and so does nearly everything that later looks
at what it found. The depth is therefore counted in the text, before anything is made of it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, NoReturn

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import Json

DEEPEST: Final = 32  # levels of lists and objects; no file or message of ours has ten
LONGEST: Final = 1_000  # digits of a number
# A text (or the rest, if it does not end), a bracket, or too many digits; all without going back.
TOKENS: Final = re.compile(
    rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[\[\]{}]|[0-9]{%d}' % (LONGEST + 1), re.DOTALL
)
PLACES: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[\[\]{},:]', re.DOTALL)
SHOWN: Final = 60  # letters of a path that are told
TOO_LONG: Final = re.compile(rb"[0-9]{%d}" % (LONGEST + 1))


def check_json(text: bytes) -> None:
    """Refuse JSON that is nested too deep or has too long a number; other errors are left."""
    if text.count(b"[") + text.count(b"{") <= DEEPEST and TOO_LONG.search(text) is None:
        return
    depth = 0
    for found in TOKENS.finditer(text):
        token = found.group()
        if token in (b"[", b"{"):
            depth += 1
            if depth > DEEPEST:
                where = path_to(text[: found.start()])
                raise BadData(f"{where}: nested more than {DEEPEST} deep (byte {found.start()})")
        elif token in (b"]", b"}"):
            depth -= 1
        elif not token.startswith(b'"'):
            raise BadData(f"a number of more than {LONGEST} digits (byte {found.start()})")


def path_to(text: bytes) -> str:
    """The place at which a beginning of JSON ends, as far as anybody wants to read it.

    >>> path_to(b'{"a": 1, "state": {"kings": [[], ')
    'state.kings[1]'
    """
    path: list[str | int] = []
    name = ""
    for found in PLACES.finditer(text):
        token = found.group()
        if token == b"[":
            path.append(0)
        elif token == b"{":
            path.append("")
        elif token in (b"]", b"}"):
            del path[-1:]
        elif token == b"," and path and isinstance(path[-1], int):
            path[-1] += 1
        elif token == b":" and path:
            path[-1] = name
        else:
            name = token[1:-1].decode(errors="replace")
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    whole = "".join(steps).removeprefix(".") or "the text"
    return whole if len(whole) <= SHOWN else whole[:SHOWN] + "…"


def check_depth(value: Json) -> None:
    """Refuse what was read from another format if it is nested too deep for JSON."""
    level = [value]
    for _ in range(DEEPEST + 1):
        tables = [list(part.values()) for part in level if isinstance(part, dict)]
        lists = [part for part in level if isinstance(part, list)]
        level = [part for parts in [*tables, *lists] for part in parts]
    if level:
        raise ValueError(f"nested more than {DEEPEST} deep")


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


def read_json(text: bytes) -> Json:
    """The value of a JSON text; raises BadData for everything that is none."""
    check_json(text)
    try:
        value = json.loads(text.decode(), parse_constant=_no_number)
        if b"\\u" in text:  # half of a character can be written so, but never be told
            json.dumps(value, ensure_ascii=False).encode()
    except ValueError as error:  # also what Unicode says
        raise BadData(f"not JSON: {error}") from error
    return value


def read_json_file(path: Path) -> Json:
    """The value of a JSON file; raises BadData that names the file."""
    try:
        return read_json(path.read_bytes())
    except OSError as error:
        raise BadData(f"{path}: cannot be read: {error.strerror}") from error
    except BadData as error:
        raise BadData(f"{path}: {error}") from error

"""Stored games: a finished one is its journal, an unfinished one also keeps what must stay secret.

A save is a JSON object with the journal, the secret seed of its dice and who sits where. Once
the game is over the file holds the plain journal, which tells the seed itself.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import Json
from tafelrunde.core.journal import Journal, journal_from_json, write_journal
from tafelrunde.core.reading import read_json_file
from tafelrunde.tui.session import NAMES, Seating, Session

FIELDS = ("journal", "seed", "names", "bots")


class Save(NamedTuple):
    """A stored game; a plain journal has nobody's names."""

    journal: Journal
    seating: Seating


def write_save(session: Session, path: Path) -> None:
    """Store a session, whole or not at all."""
    journal = session.match.journal()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if journal.over:
            write_journal(journal, path)
            return
        seed = journal.head.luck.seed
        content = {
            "journal": journal.to_json(),
            "seed": seed.hex() if seed else None,
            "names": list(session.seating.names),
            "bots": list(session.seating.bots),
        }
        temporary = path.with_name(path.name + ".part")
        temporary.write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise BadData(f"{path}: cannot be written: {error.strerror}") from error


def read_save(path: Path) -> Save:
    """A save or a journal; whatever is broken is named."""
    value = read_json_file(path)
    try:
        if isinstance(value, dict) and "journal" in value:
            return _save(value)
        journal = journal_from_json(value)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error
    players = journal.head.players
    names = [NAMES[i] if i < len(NAMES) else str(i) for i in range(players)]
    return Save(journal, Seating(tuple(names), ("",) * players))


def _save(value: dict[str, Json]) -> Save:
    for name in value:
        if name not in FIELDS:
            raise BadData(f"{name}: unknown field")
    journal = journal_from_json(value["journal"])
    players = journal.head.players
    lists = {}
    for name in ("names", "bots"):
        found = value.get(name)
        if not isinstance(found, list) or len(found) != players:
            raise BadData(f"{name}: expected a list with one entry per seat")
        if not all(isinstance(entry, str) for entry in found):
            raise BadData(f"{name}: expected texts")
        lists[name] = tuple(found)
    try:
        seed = bytes.fromhex(value["seed"]) if value.get("seed") is not None else None
    except (TypeError, ValueError) as error:
        raise BadData("seed: not a hexadecimal number") from error
    head = journal.head._replace(luck=journal.head.luck._replace(seed=seed))
    return Save(journal._replace(head=head), Seating(lists["names"], lists["bots"]))

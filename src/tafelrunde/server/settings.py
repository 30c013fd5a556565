"""All settings of the server in one place."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from tafelrunde.core.actions import BadData
from tafelrunde.paths import data_folder


@dataclass(frozen=True, slots=True)
class Settings:
    """Each field can be set by the environment variable TAFELRUNDE_<FIELD> (docs/server.md)."""

    database: str  # address of the database, as SQLAlchemy writes it
    synchronous: str = "FULL"  # SQLite: how far a commit is forced to the disk
    origins: tuple[str, ...] = ()  # public addresses, where a name and not a number is used
    proxies: str = ""  # addresses of proxies whose X-Forwarded headers are believed
    inner_host: str = "127.0.0.1"  # PostgreSQL: by which other processes reach this one
    inner_port: int = 0  # 0: any that is free; several workers take it and those that follow
    bot_workers: int = 0  # processes in which bots think; 0: one less than there are cores
    compiled: str = ""  # a tree of compiled rules for the bots, used once it is complete
    read_workers: int = 1  # processes for looking back, loading long games, and companions
    work_seconds: int = 30  # after which such work is stopped
    work_megabytes: int = 1024  # memory of such a process
    work_ms_per_second: int = 250  # work for one guest and for one address, in the long run
    work_ms_burst: int = 30_000  # and at once
    pages_megabytes: int = 64  # memory for what was looked back at
    bot_think_ms: int = 400  # bots answer at multiples of this time after the question
    hint_bot: str = "knight"  # the bot that gives hints
    idle_seconds: int = 120  # a room without visitors is unloaded after this time
    outbox: int = 64  # messages that may wait for a slow reader
    outbox_bytes: int = 4_194_304  # and their size
    queue: int = 64  # commands that may wait at one table
    requests_per_second: int = 50  # HTTP requests and handshakes of one address
    requests_burst: int = 400
    messages_per_second: int = 20  # WebSocket frames of one guest (or address without a guest)
    messages_burst: int = 60
    hints_per_minute: int = 30  # of one guest
    refusals_per_minute: int = 300  # refused commands of one guest; then it is disconnected
    seats_per_minute: int = 30  # leaving, coming back, offers and vacations of one guest
    clock_ms: int = 1000  # so often it is looked whether a clock has run out
    says_per_minute: int = 20  # messages and signs of one guest in all chats
    says_per_minute_at_table: int = 60  # of everybody at one table
    says_kept: int = 300  # the latest messages of a table
    tables_per_hour: int = 120  # new tables of one guest
    guests_per_hour: int = 600  # new guests of one address
    sign_ins_per_minute: int = 10  # attempts of one address with a phrase or passkey
    notice_seconds: int = 60  # after which somebody who is not at the table is told of their turn
    notices_private: int = 0  # 1: also to addresses in one's own network, and without TLS
    smtp_host: str = ""  # through which mails are sent; without one there are none
    smtp_port: int = 587
    smtp_tls: str = "starttls"  # or tls, or none
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""  # the address that sends
    mails_per_hour: int = 3  # codes that are sent to one mail address
    sockets_per_address: int = 500
    connections_per_address: int = 1000  # with and without a request; not behind a proxy
    header_seconds: int = 10  # in which the headers of a request have to come
    body_seconds: int = 20  # and then its body
    commands_per_table: int = 50_000
    invite_days: int = 30  # after which an invitation is worth nothing
    keep_waiting_days: int = 30  # after which a table that never began is removed; 0: never
    keep_days: int = 365  # the same for a game that nobody goes on with, and for guests
    keep_finished_days: int = 0  # the same for a finished game
    body_bytes: int = 65_536
    frame_bytes: int = 65_536


def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings from the environment; values given here take precedence."""
    env = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for field in fields(Settings):
        text = env.get(f"TAFELRUNDE_{field.name.upper()}")
        if text is not None:
            values[field.name] = _value(field.name, field.type, text)
    values.update(given)
    if "database" not in values:
        values["database"] = env.get("DATABASE_URL") or f"sqlite:///{_file()}"
    values["database"] = with_driver(values["database"])
    if values.get("synchronous", "FULL") not in ("FULL", "NORMAL", "EXTRA"):
        raise BadData("TAFELRUNDE_SYNCHRONOUS: must be one of FULL, EXTRA, NORMAL")
    return Settings(**values)


def is_sqlite(settings: Settings) -> bool:
    """Whether everything is stored in a SQLite file, which only one process can use."""
    return settings.database.startswith("sqlite")


def _file() -> Path:
    return data_folder() / "tafelrunde.sqlite"


def _value(name: str, type_name: object, text: str) -> object:
    if type_name == "int":
        if not text.isdecimal():
            raise BadData(f"TAFELRUNDE_{name.upper()}: expected a number, found {text!r}")
        return int(text)
    if type_name == "tuple[str, ...]":
        return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
    return text


def with_driver(url: str) -> str:
    """The database address with the driver that we use.

    >>> with_driver("postgres://me@host/games")
    'postgresql+asyncpg://me@host/games'
    """
    scheme, separator, rest = url.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    known = scheme in drivers or scheme in drivers.values()
    if not separator or not known:
        raise BadData("DATABASE_URL: the address must start with sqlite:// or postgresql://")
    return f"{drivers.get(scheme, scheme)}://{rest}"

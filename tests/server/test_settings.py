"""Settings, the data folder, and how the server starts and stops."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
from server.driver import START, ServerProcess

from tafelrunde.core.actions import BadData
from tafelrunde.paths import data_folder
from tafelrunde.server.main import is_this_computer, listen
from tafelrunde.server.settings import Settings, from_environment

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_every_setting_is_documented_with_its_default() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for field in fields(Settings):
        row = next(r for r in text.splitlines() if f"`TAFELRUNDE_{field.name.upper()}`" in r)
        default = "" if field.default is MISSING else str(field.default or "").strip("()")
        assert default in row.split("|")[2], row


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    given = {
        "TAFELRUNDE_ORIGINS": "https://a.example/, https://b.example",
        "TAFELRUNDE_OUTBOX": "7",
        "DATABASE_URL": "postgres://me@host/games",
    }
    settings = from_environment(given)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.outbox == 7
    assert settings.database == "postgresql+asyncpg://me@host/games"
    assert from_environment(given, outbox=8).outbox == 8


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TAFELRUNDE_OUTBOX", "many"),
        ("TAFELRUNDE_SYNCHRONOUS", "OFF"),
        ("DATABASE_URL", "mysql://host/x"),
        ("DATABASE_URL", "nonsense"),
    ],
)
def test_settings_that_make_no_sense_are_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadData, match=name):
        from_environment({"DATABASE_URL": "sqlite:///x", name: value})


def test_the_data_folder_is_made_where_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRUNDE_DATA", str(tmp_path / "deep" / "down"))
    assert data_folder() == tmp_path / "deep" / "down" and data_folder().is_dir()
    monkeypatch.delenv("TAFELRUNDE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert data_folder() == tmp_path / "home" / "tafelrunde"


def test_a_taken_port_is_told_in_one_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadData, match=f"port {port} is in use.*make play PORT="):
            listen("127.0.0.1", port)


async def test_small_messages_leave_the_server_at_once() -> None:
    told = asyncio.get_running_loop().create_future()

    def served(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        told.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen("127.0.0.1", 0)
    async with await asyncio.start_server(served, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await told
        writer.close()


@pytest.mark.parametrize(
    ("host", "own"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("::", False)],
)
def test_only_loopback_addresses_stay_on_this_computer(host: str, own: bool) -> None:
    assert is_this_computer(host) == own


async def test_the_server_says_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    await server.start()
    assert (tmp_path / "tafelrunde.sqlite").is_file()
    second = subprocess.run(
        [sys.executable, "-c", START.format(port=0)],
        env=server.environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert second.returncode != 0 and "another server already uses" in second.stderr
    server.process.send_signal(signal.SIGINT)
    assert await server.process.wait() in (0, -signal.SIGINT)
    with pytest.raises(ProcessLookupError):
        os.kill(server.process.pid, 0)


async def test_a_game_that_cannot_be_loaded_is_told_before_anybody_comes(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, games="no.such.game")
    done = subprocess.run(
        [sys.executable, "-c", START.format(port=0)],
        env=server.environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "cannot import no.such.game" in done.stderr

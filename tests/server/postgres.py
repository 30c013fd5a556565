"""A real PostgreSQL in a folder of its own, when Debian's packages are there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest


def _programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def _user() -> list[str]:
    """PostgreSQL refuses to run as root: then another user starts it."""
    if os.geteuid() != 0:
        return []
    try:
        owner = pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("PostgreSQL does not run as root and there is no user postgres")
    groups = ["--clear-groups", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}"]
    return ["setpriv", *groups]


class Postgres(NamedTuple):
    """A running PostgreSQL."""

    address: str
    restart: Callable[[], None]


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a server on a socket in a folder of its own, and stop it."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL server here (Debian: apt-get install postgresql)")
    user = _user()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as folder:
        if user:
            shutil.chown(folder, "postgres", "postgres")
        data = f"{folder}/data"

        def run(program: str, *arguments: str) -> None:
            command = [*user, str(programs / program), "-D", data, *arguments]
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd="/")
            assert done.returncode == 0, done.stderr + done.stdout

        run("initdb", "-U", "tafelrunde", "--auth=trust", "-E", "UTF8", "--locale=C")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder}"

        def start() -> None:
            run("pg_ctl", "-w", "-t", "60", "-l", f"{folder}/log", "-o", options, "start")

        def stop() -> None:
            run("pg_ctl", "-m", "immediate", "stop")

        def restart() -> None:
            stop()
            start()

        start()
        try:
            yield Postgres(f"postgresql://tafelrunde@/postgres?host={folder}", restart)
        finally:
            stop()

"""Serve the games from the working tree at once, and compile the rules behind them.

What is compiled already is used; otherwise the server starts on the interpreted rules while
`tools/compile.py` runs at low priority. Bots take the compiled tree as soon as it is complete.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import FrameType

from compile import ROOT, STAMP, compiler_missing, is_current, update_tree

BUILD = ROOT / "build"
TREE = BUILD / "compiled"
LOG = BUILD / "compile.log"


def say(sentence: str) -> None:
    """Print one line at once."""
    print(sentence, flush=True)


def start_compiling() -> subprocess.Popen[bytes]:
    """The compiler in the background, which says when it is done.

    A Ctrl-C for the server does not reach it.
    It stays in the session of the server: Linux weighs niceness only within a session.
    """
    say("The rules are being compiled in the background; you can play meanwhile.")
    BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        compiler = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("compile.py")), "--patient"],
            stdout=log,
            stderr=subprocess.STDOUT,
            process_group=0,
        )
    watcher = threading.Thread(target=tell_the_end, args=(compiler, time.monotonic()))
    watcher.daemon = True
    watcher.start()
    return compiler


def tell_the_end(compiler: subprocess.Popen[bytes], began: float) -> None:
    """Wait for the compiler and say how it ended, unless it was stopped with the server."""
    code = compiler.wait()
    if code == 0:
        seconds = time.monotonic() - began
        say(f"The rules are compiled ({seconds:.0f} s): bots use them from now on.")
    elif code > 0:
        say(f"The rules could not be compiled, so they stay interpreted; why: {LOG}")


def stop(compiler: subprocess.Popen[bytes]) -> None:
    """End the compiler and the C compilers it has started."""
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


def prepare(environment: dict[str, str]) -> bool:
    """Say which rules the server takes, and whether others have to be compiled behind it."""
    missing = compiler_missing()
    if missing:
        say(f"The rules run interpreted, which is slower: {missing}.")
        return False
    if is_current(ROOT / "src", BUILD):
        update_tree(ROOT / "src", BUILD)
        environment["PYTHONPATH"] = str(TREE)
        return False
    (TREE / STAMP).unlink(missing_ok=True)  # made from other sources: not for this server
    environment["TAFELRUNDE_COMPILED"] = str(TREE)
    return True


def main() -> int:
    """Serve until told to stop; the code with which the server ended comes back."""
    environment = dict(os.environ)
    behind = prepare(environment)
    server = subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", "serve", *sys.argv[1:]],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None

    def pass_on(number: int, frame: FrameType | None) -> None:
        say("Ending; every game is kept.")
        if number != signal.SIGINT:  # the server hears of a Ctrl-C itself
            server.send_signal(number)

    signal.signal(signal.SIGINT, pass_on)
    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGHUP, pass_on)
    compiler = None
    try:
        for line in server.stdout:
            say(line.rstrip())
            if behind and compiler is None:  # people can come in now
                compiler = start_compiling()
        return server.wait()
    finally:
        if compiler is not None:
            stop(compiler)


if __name__ == "__main__":
    sys.exit(main())

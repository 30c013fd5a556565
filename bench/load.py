"""Play real Heerbann tables over WebSockets and report how long acknowledgements take.

    python bench/load.py --tables 100 --seconds 300 --write docs/load.md

Two people sit at each table and think 0 to 2 seconds before each answer. Everything goes over
the loopback to a server process of its own. Afterwards every journal is replayed and compared
with what the players were told: nothing lost, nothing doubled, the same order for all. The
program ends with an error if that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.driver import History, ServerProcess, check, play_tables  # noqa: E402


async def measure(folder: Path, tables: int, seconds: float, think: float) -> dict[str, Any]:
    """One run; the numbers and the result of the check."""
    server, history = ServerProcess(folder), History()
    await server.start()
    started = time.monotonic()
    players = asyncio.create_task(
        play_tables(
            server,
            history,
            tables,
            lambda: time.monotonic() - started > seconds,
            lambda: random.uniform(0, think),
        )
    )
    try:
        await asyncio.sleep(min(10.0, seconds / 4))
        memory = [server.memory()]
        await players
        memory.append(server.memory())
    finally:
        players.cancel()
        await server.stop()
    result = check(folder / "tafelrunde.sqlite", history)
    delays = sorted(history.delays)
    cuts = statistics.quantiles(delays, n=1000)
    return {
        "sockets": 2 * tables,
        "tables": tables,
        "seconds": round(seconds),
        "games": result["tables"],
        "moves": result["moves"],
        "moves_per_second": round(len(delays) / seconds, 1),
        "p50_ms": round(1000 * cuts[499], 1),
        "p95_ms": round(1000 * cuts[949], 1),
        "p99_ms": round(1000 * cuts[989], 1),
        "reconnects": history.reconnects,
        "memory_start_mb": round(memory[0] / 2**20),
        "memory_end_mb": round(memory[1] / 2**20),
    }


PAGE = """# Load

`make soak` plays real Heerbann tables over WebSockets (`bench/load.py`): two people at each
table, {think} seconds of thought at most before each answer, server and players on the same
machine over the loopback, SQLite with `synchronous=FULL`. The time is measured from sending a
move to its acknowledgement, which comes after the move is on the disk. Afterwards every journal
is replayed: no move was lost or doubled, and every player saw the same order.

| | |
|---|---|
{rows}
"""

NAMES = {
    "sockets": "live sockets",
    "tables": "tables at a time",
    "seconds": "seconds",
    "games": "games begun",
    "moves": "moves",
    "moves_per_second": "acknowledged commands per second",
    "p50_ms": "p50, ms",
    "p95_ms": "p95, ms",
    "p99_ms": "p99, ms",
    "reconnects": "lost connections",
    "memory_start_mb": "memory of the server after 10 s, MiB",
    "memory_end_mb": "memory of the server at the end, MiB",
}


def page(result: dict[str, Any], think: float) -> str:
    """The result as a page of the documentation."""
    rows = "\n".join(f"| {NAMES[name]} | {value} |" for name, value in result.items())
    return PAGE.format(rows=rows, think=f"{think:g}")


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Load a Tafelrunde server with real tables.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--think", type=float, default=2, help="longest thought, seconds")
    parser.add_argument("--write", type=Path, help="also write the result into this page")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run = measure(Path(folder), given.tables, given.seconds, given.think)
        result = asyncio.run(run)
    print(json.dumps(result, indent=2))
    if given.write:
        given.write.write_text(page(result, given.think), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Journals of every game, finished and half played, that every later version has to go on with.

    python -m tafelrunde.testing.corpus tests/conformance/corpus --number 40

adds what is missing and never replaces what is there: a corpus is made once and kept. Beside the
journals lie the data they were made with, by digest.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tafelrunde.core.chance import seed_for
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal, Luck, head_for, journal_from_json
from tafelrunde.core.match import Match, replay
from tafelrunde.core.packs import packed, unpacked
from tafelrunde.games import game_types, load_game
from tafelrunde.testing.golden import ask_all

HALF: Final = (10, 120)  # actions of a game that is left half played
FINISHED: Final = 4  # one of so many is played to its end
BACK: Final = 0.03  # how often somebody takes back


def wander(match: Match, rng: random.Random, actions: int) -> None:
    """Play at random with occasional undos, until the end or for this many actions."""
    for _ in range(actions):
        if match.state.over:
            return
        acted = match.history.moments[-1].seat if match.history.moments else 0
        right = match.undo_right(acted) if rng.random() < BACK else ""
        if right == "free":
            match.undo(acted)
        elif right == "ask":
            ask_all(match, acted)
        seat = rng.choice(match.state.pending())
        match.submit(seat, rng.choice(match.state.legal(seat)))


def made(game: AnyGame, number: int) -> Journal:
    """The journal of this number; most are half played."""
    seed = seed_for("corpus", game.id, number)
    rng = random.Random(seed)
    given = {option.id: rng.choice(option.values) for option in game.options}
    players = rng.randint(game.min_players, game.max_players)
    luck = Luck(fast=seed)
    match = Match(game, head_for(game, game.resolve(given), players, luck), luck.rng()).begin()
    half = rng.randint(*HALF)
    wander(match, rng, half if number % FINISHED else 10 * game.most_decisions(players))
    return match.journal()


def journals(folder: Path, name: str) -> Iterator[Journal]:
    """All journals of a game in a corpus."""
    file = folder / f"{name}.jsonl.gz"
    for line in gzip.decompress(file.read_bytes()).splitlines() if file.is_file() else []:
        yield journal_from_json(json.loads(line))


def own_game(folder: Path, journal: Journal) -> AnyGame:
    """The game of a journal with the data it was made with."""
    head = journal.head
    game = load_game(head.game)
    if game.plays_pack(head.pack, head.options):
        return game
    files = (folder / f"{head.game}-{head.pack}.zip").read_bytes()
    return load_game(head.game, data=unpacked(head.pack, head.game, files))


def go_on(game: AnyGame, journal: Journal, actions: int) -> Match:
    """Play a journal again and go on from there; raises BadData with the first difference."""
    match = replay(game, journal, journal.head.luck.rng())
    wander(match, random.Random(1), actions)
    game.invariants(match.state)
    return match


def add(folder: Path, name: str, number: int) -> int:
    """Add the journals of a game that are missing; returns how many there were."""
    game = load_game(name)
    there = list(journals(folder, name))
    new = [made(game, n) for n in range(len(there), number)]
    if new:
        lines = [json.dumps(j.to_json(), separators=(",", ":")) for j in [*there, *new]]
        text = "\n".join(lines).encode()
        (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(text, 9, mtime=0))
        (folder / f"{name}-{game.pack.digest}.zip").write_bytes(packed(game.data))
    return len(new)


def main() -> None:
    """Add to the corpus in a folder."""
    parser = argparse.ArgumentParser(description="Add journals to a corpus.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--number", type=int, default=40, help="journals of each game")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in game_types():
        print(f"{name}: {add(given.folder, name, given.number)} new")


if __name__ == "__main__":
    main()

"""Seeded random games in one fingerprint, to compare two builds of the same rules."""

from __future__ import annotations

from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import digest_of
from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import playout
from tafelrunde.testing.walks import tables


def fingerprint(game: AnyGame, games: int) -> str:
    """A digest of how so many games of every setting end, and of all that is told in them."""
    digests = []
    for setting, seed in tables(game, games):
        s = game.new(setting.options, setting.players)
        s.log = []
        playout(s, FastRng(seed), game.most_decisions(setting.players))
        digests += [s.digest(), digest_of([list(event) for event in s.log])]
    return digest_of(digests)

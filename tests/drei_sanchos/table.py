"""What the tests of Krieg der drei Sanchos share."""

from __future__ import annotations

from tafelrunde.games.drei_sanchos.game import DreiSanchosGame
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.testing.tables import Tables

GAME = DreiSanchosGame()
_TABLES: Tables[DreiSanchos] = Tables(GAME, 3)
new_game, begun, staged = _TABLES.new, _TABLES.begun, _TABLES.staged

"""What the tests of Heerbann share."""

from __future__ import annotations

from typing import cast

from tafelrunde.games import load_game
from tafelrunde.games.heerbann.game import HeerbannGame
from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.testing.tables import Tables

GAME = cast(HeerbannGame, load_game("heerbann"))
_TABLES: Tables[Heerbann] = Tables(GAME, 2)
new_game, begun, staged = _TABLES.new, _TABLES.begun, _TABLES.staged

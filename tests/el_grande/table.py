"""What the tests of El Grande share."""

from __future__ import annotations

from tafelrunde.games.el_grande.game import ElGrandeGame
from tafelrunde.games.el_grande.state import ElGrande
from tafelrunde.testing.tables import Tables

GAME = ElGrandeGame()
_TABLES: Tables[ElGrande] = Tables(GAME, 4)
new_game, begun, staged = _TABLES.new, _TABLES.begun, _TABLES.staged

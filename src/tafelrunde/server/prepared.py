"""Tables prepared from a file for one guest: lessons and puzzles.

Nothing of their games is stored, they cost no journal, and nobody but their guest can find them.
"""

from __future__ import annotations

import secrets
from typing import Final, Protocol

from tafelrunde.core.actions import IllegalAction, Refusal
from tafelrunde.core.game import Options
from tafelrunde.core.match import Match
from tafelrunde.core.views import ToldRefusal
from tafelrunde.server import wire
from tafelrunde.server.bots import Bots
from tafelrunde.server.loading import Contents, record_of
from tafelrunde.server.rooms import Room, RoomContext
from tafelrunde.server.store import Place, Record, StoredAnswer
from tafelrunde.server.telling import Telling
from tafelrunde.server.visitors import Visitor

BOT: Final = "page"  # whose name the other seats wear


class PreparedGame(Protocol):
    """What a prepared table needs: a game, its options, and the seat of the guest."""

    @property
    def game(self) -> str: ...
    @property
    def options(self) -> Options: ...
    @property
    def players(self) -> int: ...
    @property
    def seat(self) -> int: ...


def table_of(
    laid: PreparedGame, match: Match, table: str, guest: str
) -> tuple[Record, list[Place]]:
    """The record and seats of a prepared table owned by this guest."""
    record = Record(
        id=table,
        game=laid.game,
        version=match.head.version,
        pack=match.head.pack,
        options=dict(laid.options),
        players=laid.players,
        seed=bytes(32),
        salt=table,
        invite=secrets.token_hex(16),
        open=False,
        owner=guest,
        status="playing",
        pending=[],
        winners=[],
        undo=[],
        entries=0,
        digest="",
        forked=True,
        chat="off",
        created=0,
        updated=0,
    )
    own = laid.seat
    seats = range(laid.players)
    places = [Place(n, guest) if n == own else Place(n, bot=BOT) for n in seats]
    return record_of(record, match), places


class Scripted(Bots):
    """The other seats at a prepared table: they answer as its file says, without thinking."""

    def wake(self) -> None:
        """Nobody has to think."""


class PreparedRoom(Room):
    """A live prepared table; subclasses define `make_telling`, `keep` and what answers do."""

    is_lesson = True

    def __init__(
        self,
        context: RoomContext,
        laid: PreparedGame,
        match: Match,
        table: str,
        guest: str,
        fence: int,
    ) -> None:
        record, places = table_of(laid, match, table, guest)
        super().__init__(context, Contents(record, places, match, {}, fence=fence))
        self.bots = Scripted(self)
        self.kept = self.make_telling()

    def make_telling(self) -> Telling:
        """What the present position tells."""
        raise NotImplementedError

    async def keep(self) -> None:
        """Store the guest's progress."""
        raise NotImplementedError

    def telling(self) -> Telling:
        """What the present position tells; it is made once."""
        if not self.kept.is_of(self.record, self.places, self.match):
            self.kept = self.make_telling()
        return self.kept

    def begin_anew(self) -> None:
        """Forget what visitors were told, because the table was prepared afresh."""
        for visitor in self.visitors:
            visitor.seq, visitor.seq_eyes = 0, None

    def _ordered(self, match: Match, command: wire.GiveOrder) -> list[Place]:
        """Learners have no standing orders: they answer each question."""
        raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": "order"}))

    async def _store(
        self,
        match: Match,
        mark: object,
        command: tuple[str, StoredAnswer] | None,
        places: list[Place] | None = None,
    ) -> None:
        await self.keep()

    async def arrange(self, visitor: Visitor, asked: wire.Arrange) -> None:
        """Refuse to set up for a learner."""
        refusal: ToldRefusal = ("CORE-3", "not-offered", {"verb": "arrange"})
        visitor.send(wire.RefusedCommand(asked.id, refusal))

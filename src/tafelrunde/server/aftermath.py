"""Ratings and notices: what follows from a change at a table and must never hold it up."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tafelrunde.core.match import Match
from tafelrunde.server.catalogue import game_title
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.notices import Notices
from tafelrunde.server.rating_store import RatingStore
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Place, Record, Store

LOG = logging.getLogger(__name__)


class Aftermath:
    """Called after every start and change of a game; what fails here is done later."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], int],
        is_here: Callable[[str, str], bool],
    ) -> None:
        self.now = now
        self.ratings = RatingStore(store)
        self.notices = Notices(settings, store, now, game_title, is_here)

    async def begun(self, record: Record, places: list[Place], match: Match) -> None:
        """A game has begun."""
        if record.rated:
            await self.ratings.begin(record, places, self.now())
        self._turns(record, places, match)

    async def changed(
        self, before: Record, record: Record, places: list[Place], match: Match
    ) -> None:
        """A change of a game is stored."""
        self._turns(record, places, match)
        if record.rated and record.status == "over" != before.status:
            try:
                await self.ratings.settle(record, places, match, self.now())
            except StoreDown:
                LOG.error("table %s is rated at the next start", record.id)

    def _turns(self, record: Record, places: list[Place], match: Match) -> None:
        """Send notices about whose turn it is, to each guest only about their own."""
        due = match.state.pending() if record.status == "playing" else ()
        asked = {places[seat].guest: match.decision_id(seat) for seat in due}
        for guest in {place.guest for place in places}:
            if guest is not None:
                self.notices.turn(record.id, guest, asked.get(guest))

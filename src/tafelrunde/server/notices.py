"""Notifying people who are not at the table that it is their turn.

Notices are queued in the database, and one task sends them. Nothing here ever holds up a
move: the table only says whose turn it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tafelrunde.server import delivery
from tafelrunde.server.delivery import AddressGone, DeliveryFailed, NoticeText
from tafelrunde.server.errors import StoreDown
from tafelrunde.server.inbox import is_asked
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.ways import Notice, Way, WayStore

if TYPE_CHECKING:
    from aiohttp import ClientSession

LOG = logging.getLogger(__name__)
HOUR: Final = 3_600_000
FIRST: Final = 60_000  # milliseconds until the second try; doubled each time
LAST: Final = 8  # tries
AT_ONCE: Final = 50
WAITING: Final = 10_000  # turns that wait to be written down
NOBODY: Final = "nobody@localhost"  # where push services cannot ask back
TEXTS: Final = {
    "de": ("Du bist am Zug", "{game}: Du bist am Zug."),
    "en": ("It is your turn", "{game}: it is your turn."),
}


class Notices:
    """The queue of notices and the task that sends them; does nothing without the extra."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], int],
        title: Callable[[str, str], str],
        is_here: Callable[[str, str], bool],
    ) -> None:
        self.settings = settings
        self.ways = WayStore(store)
        self.store = store
        self.now = now
        self.title = title  # of a game in a language
        self.is_here = is_here  # whether a guest looks at a table right now
        self.turns: asyncio.Queue[tuple[str, str, bool]] = asyncio.Queue(WAITING)
        self.told: dict[tuple[str, str], str] = {}  # the question of which somebody was told last
        self.session: ClientSession | None = None
        self.task: asyncio.Task[None] | None = None
        if delivery.is_installed():
            self.task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        """Stop; queued notices are sent after the next start."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.session is not None:
            await self.session.close()

    def turn(self, table: str, guest: str, question: str | None) -> None:
        """Note that a guest has to answer a question at a table; None cancels it."""
        key = (table, guest)
        if self.task is None or self.told.get(key) == question:
            return
        if question is None:
            del self.told[key]
        else:
            self.told[key] = question
            while len(self.told) > WAITING:
                del self.told[next(iter(self.told))]
        try:
            self.turns.put_nowait((table, guest, question is not None))
        except asyncio.QueueFull:
            LOG.error("somebody is not told that it is their turn: too much waits already")

    async def _run(self) -> None:
        pause = max(0.05, min(5.0, self.settings.notice_seconds / 4))
        while True:
            try:
                if self.store.leases.is_desk and not await self.ways.key():
                    await self.ways.keep_key(delivery.new_key())
                await self._write_down(pause)
                await self.send()
            except StoreDown as error:
                LOG.error("notices wait: %s", error)
                await asyncio.sleep(pause)
            except Exception:
                LOG.exception("notices wait")
                await asyncio.sleep(pause)

    async def _write_down(self, pause: float) -> None:
        """Put what happened into the database, for as long as the pause lasts."""
        until = asyncio.get_running_loop().time() + pause
        while (left := until - asyncio.get_running_loop().time()) > 0:
            try:
                table, guest, yes = await asyncio.wait_for(self.turns.get(), left)
            except TimeoutError:
                return
            try:
                await self._note(table, guest, yes)
            except StoreDown:
                self.turns.put_nowait((table, guest, yes))
                raise

    async def _note(self, table: str, guest: str, yes: bool) -> None:
        now = self.now()
        if yes:
            due = now + self.settings.notice_seconds * 1000
            await self.ways.queue(guest, table, now, due)
        else:
            await self.ways.drop(guest, table)

    async def send(self) -> None:
        """Send all due notices, each way independently, except to guests who are at the table."""
        due = await self.ways.due(self.now(), AT_ONCE)
        await asyncio.gather(*[self._send(way, notices) for way, notices in due])

    async def _send(self, way: Way, notices: list[Notice]) -> None:
        now = self.now()
        here = [notice for notice in notices if self.is_here(notice.table_id, way.guest)]
        if here:
            await self.ways.give_up(here)  # whoever looks at the table sees it
        if not self.store.leases.is_desk:
            return  # one process sends, so that nobody is told twice
        notices = [notice for notice in notices if notice not in here]
        pause = way.sent + way.hours * HOUR
        if way.kind == "mail" and pause > now:
            await self.ways.put_off(notices, pause, tried=False)
            return
        parts = [notices] if way.kind == "mail" else [[notice] for notice in notices]
        for number, part in enumerate(parts):
            if part and not await self._deliver(way, part):
                # nobody else waits for an address that takes its time again and again
                rest = [notice for later in parts[number + 1 :] for notice in later]
                await self.ways.put_off(rest, self.now() + FIRST, tried=False)
                return

    async def _deliver(self, way: Way, notices: list[Notice]) -> bool:
        """Send notices in one message; returns False if nothing can be delivered there now."""
        word = await self._word(way, notices)
        if word is None:
            await self.ways.give_up(notices)
            return True
        try:
            await self.tell(way, word)
        except AddressGone:
            await self.ways.forget(way.id)
            return False
        except Exception as error:
            if isinstance(error, DeliveryFailed):
                LOG.warning("a notice by %s was not delivered: %s", way.kind, error)
            else:
                LOG.exception("a notice by %s was not delivered", way.kind)
            tries = max(notice.tries for notice in notices)
            if tries + 1 >= LAST:
                await self.ways.give_up(notices)
            else:
                await self.ways.put_off(notices, self.now() + FIRST * 2**tries, tried=True)
            return False
        await self.ways.sent(way, notices, self.now())
        return True

    async def tell(self, way: Way, word: NoticeText) -> None:
        """Deliver a message in one way; raises `DeliveryFailed` or `AddressGone`."""
        if way.kind == "mail":
            await delivery.to_mail(self.settings, way.address, word)
            return
        if self.session is None:
            self.session = delivery.new_session(self.settings)
        if way.kind == "webhook":
            await delivery.to_webhook(self.session, way.address, word)
        else:
            contact = f"mailto:{self.settings.mail_from or NOBODY}"
            pem = await self.ways.key()
            await delivery.to_push(self.session, way.address, way.keys, word, pem, contact)

    async def _word(self, way: Way, notices: list[Notice]) -> NoticeText | None:
        """The message about tables where it is still the guest's turn; None if there are none."""
        title, sentence = TEXTS[way.language]
        lines = []
        for notice in notices:
            found = await self.store.table(notice.table_id)
            if found is not None and is_asked(*found, way.guest):
                game = self.title(found[0].game, way.language)
                link = f"{way.keys['origin']}/table/{notice.table_id}"
                lines.append((sentence.format(game=game), link))
        return NoticeText(f"Tafelrunde: {title}", lines) if lines else None

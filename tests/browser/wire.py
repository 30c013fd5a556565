"""A wire between browser and server that counts what goes over it: HTTP and WebSockets alike."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

CHUNK = 1 << 16


class Wire:
    """Passes everything on to a port of the loopback; `received` is what the browser got."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.received = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        listening = asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(listening, self.loop).result()
        port = self.server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    async def _pass_on(self, browser: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        server, there = await asyncio.open_connection("127.0.0.1", self.to)
        try:
            await asyncio.gather(self._pump(browser, there, 0), self._pump(server, back, 1))
        except asyncio.CancelledError:
            pass  # the wire is cut
        finally:
            for end in (there, back):
                end.close()
                with suppress(ConnectionError):
                    await end.wait_closed()

    async def _pump(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, counts: int
    ) -> None:
        with suppress(ConnectionError):
            while chunk := await source.read(CHUNK):
                self.received += counts * len(chunk)
                to.write(chunk)
                await to.drain()
        to.close()

    def close(self) -> None:
        """Cut it."""

        async def cut() -> None:
            self.server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(cut(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

"""How WebSocket frames are read: no faster than the table takes them.

A compressed frame may be a thousand times larger than on the wire. uvicorn stops reading from the
socket after a message, but unpacks first all that came with it, up to 256 KiB at once.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE: Final = 512  # bytes that are unpacked at once: at most some half a MiB of messages


class PatientProtocol(WebSocketsSansIOProtocol):
    """Holds received bytes back, still packed, until the messages before them have been taken."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.held = bytearray()

    def data_received(self, data: bytes) -> None:
        self.held += data
        self._unpack()

    async def receive(self) -> Any:
        message = await super().receive()
        self._unpack()
        return message

    def _unpack(self) -> None:
        while self.held and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.held[:PIECE])
            del self.held[:PIECE]
            super().data_received(piece)

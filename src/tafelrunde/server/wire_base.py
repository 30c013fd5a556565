"""Base classes and field types shared by all wire structs."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

CommandId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
MOST_NAME: Final = 40  # characters of a name
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class Outgoing(Struct):
    """What the server sends."""


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends."""

"""Wire structs about people: signing in, devices, ratings and notices."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tafelrunde.server.wire_base import CommandId, Incoming, Outgoing

Secret = Annotated[str, Meta(min_length=1, max_length=400)]


class SignInByPhrase(Incoming):
    """POST /api/sign-in/phrase."""

    phrase: Secret


class Credential(Incoming):
    """POST /api/me/passkeys and /api/sign-in/passkey: what the browser made, as JSON."""

    credential: dict[str, Any]


class Device(Outgoing):
    """A browser that is signed in."""

    id: str
    label: str
    created: int
    used: int
    current: bool


class PasskeySummary(Outgoing):
    """A passkey of a guest."""

    id: str
    label: str
    created: int
    used: int


class Account(Outgoing):
    """GET /api/me/account: the guest's devices, passkeys and recovery phrase."""

    name: str | None
    created: int
    devices: list[Device]
    passkeys: list[PasskeySummary]
    phrase: int | None  # since when there is one
    passkeys_here: bool  # whether the server checks passkeys under this name


class NewPhrase(Outgoing):
    """POST /api/me/phrase: a new recovery phrase, shown only once."""

    de: list[str]
    en: list[str]


class EndDevice(Incoming):
    """POST /api/me/devices/end."""

    id: CommandId


class RemovePasskey(Incoming):
    """POST /api/me/passkeys/remove."""

    id: Annotated[str, Meta(min_length=1, max_length=1400)]


class DeleteMe(Incoming):
    """POST /api/me/delete: the guest's present name, so that nobody does it by mistake."""

    name: Annotated[str, Meta(max_length=40)]


# -- ratings


class Rated(Outgoing):
    """A rating: displayed points, their spread, and whether it is still provisional."""

    game: str
    players: int
    points: int
    spread: int
    games: int
    provisional: bool


class Played(Outgoing):
    """A rated game; opponents by name, bots as ":level", nobody as ""."""

    table: str
    game: str
    players: int
    side: str
    place: int
    at: int
    opponents: list[str]


class Tally(Outgoing):
    """How somebody did against an opponent, as a side, or with an opening."""

    game: str
    what: str
    games: int
    won: int


class Profile(Outgoing):
    """GET /api/me/profile."""

    ratings: list[Rated]
    games: list[Played]
    opponents: list[Tally]
    sides: list[Tally]
    openings: list[Tally]  # the favourite ones of each game, in words


class Leader(Outgoing):
    """A line of a leaderboard: a guest, or a bot with its fixed rating."""

    name: str | None
    bot: str | None
    points: int
    spread: int
    games: int
    provisional: bool
    mine: bool
    measured: bool


class Leaders(Outgoing):
    """GET /api/leaders: everybody with a rating in one game with so many players."""

    game: str
    players: int
    people: list[Leader]


class Fitting(Outgoing):
    """GET /api/me/fitting/{game}/{players}: a bot that wins about four games of ten."""

    bot: str | None
    chance: float | None


# -- notices


class WaySummary(Outgoing):
    """A way to be notified; of its address only what its owner needs to recognise it."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    active: bool
    hours: int
    proven: bool


class Ways(Outgoing):
    """GET /api/me/ways: which ways there are on this server, and which this guest uses."""

    kinds: list[Literal["push", "mail", "webhook"]]
    key: str | None  # with which a browser subscribes
    ways: list[WaySummary]


class NewWay(Incoming):
    """POST /api/me/ways; `keys` are those of a push subscription."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Literal["de", "en"]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class ChangeWay(Incoming):
    """POST /api/me/ways/change."""

    id: CommandId
    active: bool
    hours: Annotated[int, Meta(ge=1, le=168)] = 4


class NameWay(Incoming):
    """POST /api/me/ways/remove."""

    id: CommandId


class ProveWay(Incoming):
    """POST /api/me/ways/prove: the code that came by mail."""

    id: CommandId
    code: Annotated[str, Meta(min_length=1, max_length=40)]

"""The journal: everything that happened at a table, enough to play it again.

A journal is one JSON object. Its head names the game, its version, the digest of its data
and the origin of luck; its entries are actions, outcomes, take-backs and resignations in order.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.chance import CommittedDice, FastRng, Rng, commitment
from tafelrunde.core.data import Json, build_action, shown
from tafelrunde.core.game import AnyGame, Options
from tafelrunde.core.reading import read_json_file

FORMAT = 1
MOST_SEATS = 32  # of any game


class Played(NamedTuple):
    """A seat acted."""

    seat: int
    action: Action

    def to_json(self) -> Json:
        return ["a", self.seat, self.action.verb, list(self.action.args)]


class ChanceOutcome(NamedTuple):
    """Chance answered."""

    outcome: tuple[int, ...]

    def to_json(self) -> Json:
        return ["c", list(self.outcome)]


class TakenBack(NamedTuple):
    """A seat took its last action back."""

    seat: int

    def to_json(self) -> Json:
        return ["u", self.seat]


class Resigned(NamedTuple):
    """A seat gave the game up."""

    seat: int

    def to_json(self) -> Json:
        return ["r", self.seat]


class Redealt(NamedTuple):
    """After an undo of moves that revealed hidden things: sealed answers are chosen again, and
    what nobody knew is re-dealt from this number; 0 if nothing has to be re-dealt."""

    number: int

    def to_json(self) -> Json:
        return ["n", self.number]


Entry: TypeAlias = Played | ChanceOutcome | TakenBack | Resigned | Redealt


class Luck(NamedTuple):
    """Where the dice of a table come from: a known number, or a committed secret seed."""

    fast: int | None = None
    salt: str = ""
    commitment: str = ""
    seed: bytes | None = None

    def rng(self) -> Rng:
        """The generator, from its beginning."""
        if self.fast is not None:
            return FastRng(self.fast)
        if self.seed is None:
            raise BadData("the seed of this table has not been revealed yet")
        if commitment(self.seed, self.salt) != self.commitment:
            raise BadData("the seed does not belong to the commitment shown at the start")
        return CommittedDice(self.seed, self.salt)

    def to_json(self, reveal: bool) -> Json:
        if self.fast is not None:
            return {"kind": "fast", "seed": self.fast}
        seed = self.seed.hex() if reveal and self.seed else None
        commit = self.commitment
        return {"kind": "committed", "salt": self.salt, "commitment": commit, "seed": seed}


def committed(seed: bytes, salt: str) -> Luck:
    """Luck for a real table."""
    return Luck(None, salt, commitment(seed, salt), seed)


class Head(NamedTuple):
    """What a journal says before its first entry."""

    game: str
    version: int
    pack: str
    options: Options
    players: int
    luck: Luck

    def to_json(self, reveal: bool) -> Json:
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "pack": self.pack,
            "options": dict(self.options),
            "players": self.players,
            "luck": self.luck.to_json(reveal),
        }


class Journal(NamedTuple):
    """A head, its entries, and the fingerprint of the position they lead to."""

    head: Head
    entries: list[Entry]
    digest: str
    over: bool

    def to_json(self) -> Json:
        """The file's content; the seed is told only after the end."""
        return {
            **self.head.to_json(self.over),
            "entries": [entry.to_json() for entry in self.entries],
            "digest": self.digest,
            "over": self.over,
        }


def head_for(game: AnyGame, options: Options, players: int, luck: Luck) -> Head:
    """The head of a new journal."""
    return Head(game.id, game.version, game.pack.digest, options, players, luck)


def entry_from_json(value: Json, where: str) -> Entry:
    """One entry of a journal."""
    match value:
        case ["a", seat, str(verb), list(args)] if type(seat) is int:
            return Played(seat, build_action([verb, args], where))
        case ["c", list(outcome)] if all(type(x) is int for x in outcome):
            return ChanceOutcome(tuple(outcome))
        case ["u", seat] if type(seat) is int:
            return TakenBack(seat)
        case ["r", seat] if type(seat) is int:
            return Resigned(seat)
        case ["n", number] if type(number) is int:
            return Redealt(number)
    raise BadData(f"{where}: not an entry: {shown(value)}")


def _luck(value: Json) -> Luck:
    match value:
        case {"kind": "fast", "seed": seed} if type(seed) is int:
            return Luck(fast=seed)
        case {"kind": "committed", "salt": str(salt), "commitment": str(shown), "seed": seed}:
            try:
                secret = bytes.fromhex(seed) if seed is not None else None
            except (TypeError, ValueError) as error:
                raise BadData("luck.seed: not a hexadecimal number") from error
            return Luck(None, salt, shown, secret)
    raise BadData("luck: unknown origin of the dice")


def journal_from_json(value: Json) -> Journal:
    """A journal from its JSON form; whatever is broken is named."""
    if not isinstance(value, dict):
        raise BadData("not a journal: expected a JSON object")
    if value.get("format") != FORMAT:
        raise BadData(
            f"format: this program reads {FORMAT}, the file has {shown(value.get('format'))}"
        )
    types: dict[str, Any] = {
        "game": str,
        "version": int,
        "pack": str,
        "options": dict,
        "players": int,
        "luck": dict,
        "entries": list,
        "digest": str,
        "over": bool,
    }
    for name, expected in types.items():
        if type(value.get(name)) is not expected:
            raise BadData(f"{name}: missing or not of the right type")
    for name in value:
        if name != "format" and name not in types:
            raise BadData(f"{name}: unknown field")
    if not 1 <= value["players"] <= MOST_SEATS:
        raise BadData(f"players: {shown(value['players'])} is not between 1 and {MOST_SEATS}")
    entries = [entry_from_json(e, f"entries[{i}]") for i, e in enumerate(value["entries"])]
    head = Head(
        value["game"],
        value["version"],
        value["pack"],
        value["options"],
        value["players"],
        _luck(value["luck"]),
    )
    return Journal(head, entries, value["digest"], value["over"])


def read_journal(path: Path) -> Journal:
    """A journal from a file."""
    value = read_json_file(path)
    try:
        return journal_from_json(value)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error


def write_journal(journal: Journal, path: Path) -> None:
    """Store a journal as a file, whole or not at all."""
    temporary = path.with_name(path.name + ".part")
    temporary.write_text(json.dumps(journal.to_json(), separators=(",", ":")), encoding="utf-8")
    temporary.replace(path)


def check_identity(head: Head, game: AnyGame) -> None:
    """Refuse a journal that this version of the game would play differently, or not at all."""
    if head.game != game.id:
        raise BadData(f"this is a journal of {head.game}, not of {game.id}")
    if not game.plays_version(head.version, head.options):
        raise BadData(
            f"this journal was made with version {head.version} of the rules of {game.id}; "
            f"here is version {game.version}, which would play it differently"
        )
    if not game.plays_pack(head.pack, head.options):
        raise BadData(
            f"this journal was made with other data (digest {head.pack[:12]}); "
            f"the data here are {game.pack.name!r} ({game.pack.digest[:12]})"
        )
    game.check_players(head.players)

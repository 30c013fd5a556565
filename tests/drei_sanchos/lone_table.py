"""Positions of solo games for tests: an empty board with kings at home, and what is put on it."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.core.actions import Params
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import our_pack
from tafelrunde.core.zones import everybody
from tafelrunde.games.drei_sanchos import FOLDER
from tafelrunde.games.drei_sanchos.sequence import set_up
from tafelrunde.games.drei_sanchos.solo import BotTurn
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, STACK, DreiSanchos, face_of
from tafelrunde.games.drei_sanchos.tables import NAMES, Tables, Variant

C, N, A = 0, 1, 2
DOWN, UP = 0, 1
ROWS = our_pack(FOLDER / "data" / "drei_sanchos.toml").tables
TABLES = Tables(ROWS)
OPTIONS: dict[str, bool | int | str] = {
    "sancho": "castilla",
    "level": "normal",
    "el_cid": False,
    "nonplayer_start_recruits": 0,
    "restriction_scope": "kingdom",
    "najera_keeps_last_unit": True,
    "bots_keep_sieges": True,
}
Pieces = Mapping[int, Mapping[int, int]]  # region, Sancho, troops
Held = Mapping[int, tuple[int, int]]  # region, Sancho and troops


def board(
    player: int = C,
    field: Pieces | None = None,
    garrison: Held | None = None,
    siege: Held | None = None,
    kings: Mapping[int, tuple[int, int]] | None = None,
    arrow: int = DOWN,
    **options: bool | int | str,
) -> DreiSanchos:
    """A solo game of one Sancho with these troops; kings are (region, place)."""
    variant = Variant({**OPTIONS, "sancho": NAMES[player], **options}, 1, TABLES)
    s = DreiSanchos(TABLES, variant)
    s.reset(1)
    set_up(s)
    s.log = []
    s.arrow = arrow
    size = len(s.holder)
    s.troops = vec[i64]([0] * (size * 3))
    s.holder, s.garrison = vec[i64]([-1] * size), vec[i64]([0] * size)
    for region, troops in (field or {}).items():
        for sancho, number in troops.items():
            s.troops[region * 3 + sancho] = number
    for region, (sancho, number) in (garrison or {}).items():
        s.holder[region], s.garrison[region] = sancho, number
    for region, (sancho, number) in (siege or {}).items():
        s.besieger[region], s.siege[region] = sancho, number
    for sancho, (region, place) in (kings or {}).items():
        s.king_at[sancho], s.king_in[sancho] = region, place
        if place == GARRISON:
            s.holder[region] = sancho
    for sancho in range(3):
        there = sum(s.troops[region * 3 + sancho] for region in range(size))
        there += sum(n for n, x in zip(s.garrison, s.holder, strict=True) if x == sancho)
        there += sum(n for n, x in zip(s.siege, s.besieger, strict=True) if x == sancho)
        s.supply[sancho] = TABLES.troops - there - s.recruits[sancho]
    return s


def give(s: DreiSanchos, sancho: int, *cards: int) -> None:
    """Open reserve cards."""
    for card in cards:
        s.deck.take(card)
        s.reserve[sancho].put(card, everybody(s.players + 1))


def recruits(s: DreiSanchos, sancho: int, number: int) -> None:
    """Troops from the supply."""
    s.supply[sancho] -= number
    s.recruits[sancho] += number


def bot_turn(s: DreiSanchos, sancho: int, card: int) -> None:
    """A bot carries out its field of a card, up to the first question or roll."""
    s.card = card
    s.stack = []
    s.begin(BotTurn(sancho))


def told(s: DreiSanchos, key: str) -> list[Params]:
    """What the events of this kind told."""
    return [event.params for event in s.log or [] if event.key == key]


def roll(*values: str) -> tuple[int, ...]:
    """What chance answers for dice as they lie on the table; "7K" is a guard die."""
    faces = TABLES.guard_faces
    return tuple(
        faces.index(int(value[:-1])) + 1 if value.endswith("K") else int(value) for value in values
    )


def track(*dice: tuple[int, int] | tuple[int, int, int]) -> tuple[int, ...]:
    """Dice on the track: column, Sancho, and 1 for a guard die."""
    return tuple([face_of(die[0], die[1], die[2] if len(die) > 2 else 0) for die in dice])


def troops(s: DreiSanchos, sancho: int, region: int) -> int:
    """Free troops in the field."""
    return s.troops[region * 3 + sancho]


__all__ = [
    "DOWN",
    "FIELD",
    "GARRISON",
    "ROWS",
    "STACK",
    "TABLES",
    "UP",
    "A",
    "C",
    "N",
    "board",
    "bot_turn",
    "give",
    "recruits",
    "roll",
    "told",
    "track",
    "troops",
]

"""El Grande's tables: places, action cards, power cards and the constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import Column, Misfit, Table

REGIONS: Final = 9
CASTILLO: Final = 9
COURT: Final = 10
PLACES: Final = 10  # the regions and the castillo
SEATS: Final = 5
STACKS: Final = 5
CARDS: Final = 33  # kinds of action cards
POWERS: Final = 13
ALL_POWERS: Final = (1 << (POWERS + 1)) - 2  # bit v: the power card of value v
ALL_REGIONS: Final = (1 << REGIONS) - 1

EFFECTS: Final = (
    "move_own_from_one_region",
    "place_from_court_anywhere",
    "choice",
    "move_any_from_one_region",
    "move_caballeros",
    "keep_veto",
    "opponents_court_to_province",
    "opponents_return_from_anywhere",
    "actor_expels_one_per_opponent",
    "opponents_secret_withdraw",
    "score_chosen_region",
    "score_by_first_value",
    "score_castillo",
    "score_first_places",
    "score_most_populated",
    "score_least_populated",
    "place_or_move_scoreboard",
    "move_king_adjacent",
    "evict_region",
    "move_grande",
    "retrieve_power_card",
    "province_to_court",
    "score_secret_unique",
    "move_king_anywhere",
)
KEEP_VETO: Final = EFFECTS.index("keep_veto")
FIRST_PLACES: Final = EFFECTS.index("score_first_places")
MOST: Final = EFFECTS.index("score_most_populated")
LEAST: Final = EFFECTS.index("score_least_populated")
SCORE_CASTILLO: Final = EFFECTS.index("score_castillo")
FROM_ANYWHERE: Final = EFFECTS.index("move_caballeros")
ADVISER: Final = EFFECTS.index("move_king_adjacent")

POINTS: Final = {
    "first": Column("int", 0, 20),
    "second": Column("int", 0, 20),
    "third": Column("int", 0, 20),
}
NAMES: Final = {"name_de": Column("str"), "name_en": Column("str")}
SCHEMA: Final[Mapping[str, Table]] = {
    "region": Table({**NAMES, **POINTS, "neighbors": Column("str")}),
    "castillo": Table({**NAMES, **POINTS}),
    "power": Table({"caballeros": Column("int", 0, 6)}),
    "card": Table(
        {
            "title_de": Column("str"),
            "title_en": Column("str"),
            "text_de": Column("str"),
            "text_en": Column("str"),
            "copies": Column("int", 0, 11),
        }
    ),
}


class Variant:
    """EG-R.47: the options of one game, fixed before it starts and shared by all its clones."""

    def __init__(self, options: Mapping[str, bool | int | str], rounds: list[int]) -> None:
        start = options["start_player"]
        self.rounds: list[int] = rounds
        self.start_player: i64 = start if isinstance(start, int) else -1
        self.castillo_display: str = str(options["castillo_display"])
        self.secret_retrieval: bool = options["power_retrieval"] == "secret"
        self.king_on_disc_general: bool = bool(options["king_region_on_disc_general"])
        self.king_on_disc_eviction: bool = bool(options["king_region_on_disc_eviction"])
        self.use_veto: bool = bool(options["use_veto"])


class Tables:
    """What the rules read; shared by all states and never changed.

    Places are numbered in the order of the regions' table, then the castillo, then the
    court; action cards in the order of theirs.
    """

    def __init__(self, rows: Mapping[str, Any]) -> None:
        places: list[Mapping[str, Any]] = [*rows["region"], *rows["castillo"]]
        cards: list[Mapping[str, Any]] = rows["card"]
        constants = rows["constants"]
        caballeros = [0, *[row["caballeros"] for row in rows["power"]]]
        ranks = [0, 0, *[row["ranks"] for row in rows["scoring_ranks"]]]
        self.values: list[list[int]] = [points(row) for row in places]
        self.board_values: list[list[int]] = [points(row) for row in rows["scoreboard"]]
        self.adjacent: vec[i64] = vec[i64](neighbors(rows["region"]))
        self.caballeros: vec[i64] = vec[i64](caballeros)
        self.ranks: vec[i64] = vec[i64](ranks)
        self.stack: vec[i64] = vec[i64]([row["stack"] for row in cards])
        self.copies: vec[i64] = vec[i64]([row["copies"] for row in cards])
        self.effect: vec[i64] = vec[i64]([EFFECTS.index(row["effect"]) for row in cards])
        self.own: vec[i64] = numbers_of(cards, "own")
        self.foreign: vec[i64] = numbers_of(cards, "foreign")
        self.total: vec[i64] = numbers_of(cards, "total")
        self.count: vec[i64] = numbers_of(cards, "count")
        self.extra: vec[i64] = numbers_of(cards, "extra")
        self.classes: vec[i64] = vec[i64]([bits(row.get("first_values", [])) for row in cards])
        self.scored_after: list[int] = rows["modes"]["standard"]["general_scoring_after"]
        self.king_bonus: i64 = constants["king_bonus"]
        self.home_bonus: i64 = constants["home_bonus"]
        self.start_home: i64 = constants["caballeros_start_home"]
        self.start_court: i64 = constants["caballeros_start_court"]
        self.start_province: i64 = constants["caballeros_start_province"]
        self.veto_rounds: i64 = constants["veto_rounds"]
        self.usable: i64 = self.start_home + self.start_court + self.start_province
        # EG-1.9: the kinds of cards in each stack, in the order of the table
        self.stacks: list[vec[i64]] = [
            vec[i64]([card for card, row in enumerate(cards) if row["stack"] == stack])
            for stack in range(STACKS + 1)
        ]


def numbers_of(cards: list[Mapping[str, Any]], column: str) -> vec[i64]:
    """A column of the cards; 0 where it is left out."""
    return vec[i64]([row.get(column, 0) for row in cards])


def points(row: Mapping[str, Any]) -> list[int]:
    """The three numbers of a scoreboard."""
    return [row["first"], row["second"], row["third"]]


def bits(numbers: list[int]) -> i64:
    """A mask with these bits."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask


def members(mask: i64) -> list[i64]:
    """The numbers of the bits of a mask, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    number: i64 = 0
    while mask >> number:
        if mask >> number & 1:
            found.append(number)
        number += 1
    return found


def neighbors(regions: list[Mapping[str, Any]]) -> list[int]:
    """EG-R.45: per region the mask of its neighbours; the castillo has none."""
    numbers = {row["id"]: number for number, row in enumerate(regions)}
    return [bits([numbers[name] for name in row["neighbors"].split()]) for row in regions]


def check_borders(regions: list[Mapping[str, Any]]) -> None:
    """EG-R.45: borders have two sides; an owner's row is blamed rather than ours."""
    borders = {row["id"]: row["neighbors"].split() for row in regions}
    owned = {row["id"] for row in regions if row["provenance"] == "own"}
    pairs = [(name, other) for name, others in borders.items() for other in others]
    for name, other in pairs:
        if other not in borders or other == name:
            raise Misfit("region", name, "neighbors", f"there is no region {other!r} beside it")
    for name, other in pairs:
        if name not in borders[other]:
            blamed = other if other in owned else name
            reason = f"{name!r} and {other!r} are neighbours on one side only"
            raise Misfit("region", blamed, "neighbors", reason)


def check(rows: Mapping[str, Any]) -> None:
    """EG-1.9: full stacks, and a map that fits together."""
    check_borders(rows["region"])
    if len(rows["card"]) != CARDS:
        raise Misfit("card", "", "id", f"expected {CARDS} kinds of cards")
    for stack in rows["stack"]:
        cards = [row for row in rows["card"] if row["stack"] == stack["id"]]
        found = sum(row["copies"] for row in cards)
        if found != stack["cards"]:
            reason = f"stack {stack['id']} needs {stack['cards']} cards, not {found}"
            changed = [row for row in cards if row["provenance"] == "own"]
            raise Misfit("card", (changed or cards)[0]["id"], "copies", reason)

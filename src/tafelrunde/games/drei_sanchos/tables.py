"""The tables of Krieg der drei Sanchos: map, action cards and constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import Column, Misfit, Table

SANCHOS: Final = 3  # S3-1.1: all three are always on the board
CASTILLA: Final = 0
NAJERA: Final = 1
ARAGON: Final = 2
REGIONS: Final = 12  # regions are called by their numbers 1 to 12
UNITS: Final = 6 * (REGIONS + 1)  # numbers of units: region, place and kind
CARDS: Final = 27  # and so are the cards
MOST_POINTS: Final = 3
MOST_UNITS: Final = 14  # S3-1.3: troops of a Sancho
COLUMNS: Final = 11  # of the combat track
FACES: Final = 8 * COLUMNS  # places of a die on it
NAMES: Final = ("castilla", "najera", "aragon")
SITES: Final = ("home", "castle", "tower")
SLOTS: Final = ("top", "middle", "bottom")
BOTTOM: Final = 2

# What a step of an action field does.
VERBS: Final = (
    "recruit",
    "deploy",
    "move",
    "attack",
    "fortify",
    "besiege",
    "keep",
    "strip",
)
DO_RECRUIT: Final = 0
DO_DEPLOY: Final = 1
DO_MOVE: Final = 2
DO_ATTACK: Final = 3
DO_FORTIFY: Final = 4
DO_BESIEGE: Final = 5
DO_KEEP: Final = 6
DO_STRIP: Final = 7

# Where a directed move goes.
ANYWHERE: Final = 0
WEAKEST: Final = 1
EMPTY: Final = 2

FIELD_COLUMNS: Final = {
    **{slot: Column("str") for slot in SLOTS},
    **{f"{slot}_{language}": Column("str") for slot in SLOTS for language in ("de", "en")},
}
SCHEMA: Final[Mapping[str, Table]] = {
    "regions": Table(
        {
            "name": Column("str"),
            "site_name": Column("str"),
            "kingdom": Column("str", choices=NAMES),
            "site": Column("str", choices=SITES),
            "neighbours": Column("str"),
        },
        "number",
    ),
    "cards": Table(
        {
            "bp": Column("int", 1, MOST_POINTS),
            "order": Column("str"),
            "crown": Column("str"),
            "crown_de": Column("str"),
            "crown_en": Column("str"),
            **FIELD_COLUMNS,
        },
        "number",
    ),
}


class Step:
    """One action of a field: what, with how many points, and with which limits."""

    def __init__(self, words: list[str], points: i64) -> None:
        self.do: i64 = VERBS.index(words[0])
        self.points: i64 = points
        self.king: bool = "king" in words  # of Deploy: to the king, otherwise home
        self.rest: bool = "rest" in words  # S3-9.7: unused points recruit
        self.target: i64 = (
            WEAKEST if "weakest" in words else EMPTY if "empty" in words else ANYWHERE
        )
        self.preferred: bool = "preferred" in words
        self.vacant: bool = "vacant" in words  # S3-9.15: empty garrison fields only
        self.kingdom: i64 = -1  # S3-9.14: no Attack there
        for kingdom, name in enumerate(NAMES):
            if f"-{name}" in words:
                self.kingdom = kingdom


class Card:
    """An action card: command points, the order of its fields, and what they say."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.bp: i64 = row["bp"]
        self.order: list[int] = [NAMES.index(name) for name in row["order"].split()]
        self.bottom: i64 = self.order[BOTTOM]  # the Sancho whose field is the bottom one
        # Per commander the order without it; the last entry is that without a commander (-1).
        self.others: list[list[int]] = [
            [sancho for sancho in self.order if sancho != commander]
            for commander in (*range(SANCHOS), -1)
        ]
        # Per Sancho: steps in order (or choices of the bottom field), each with what replaces it.
        self.fields: list[list[list[Step]]] = [[], [], []]
        for slot, sancho in enumerate(self.order):
            self.fields[sancho] = chains(row, SLOTS[slot], "|" if slot == BOTTOM else ";")
        for choice in self.fields[self.bottom]:
            if len(choice) > 1 and [step.do for step in choice] != [DO_FORTIFY, DO_BESIEGE]:
                reason = "a bottom field replaces nothing but fortify, and by besiege only"
                raise Misfit("cards", str(row["number"]), "bottom", reason)
        # What the bottom field lists without further terms, as a mask over what steps do.
        self.plain: i64 = 0
        for choice in self.fields[self.bottom]:
            if choice[0].do not in (DO_DEPLOY, DO_FORTIFY):
                self.plain |= bit(choice[0].do)
        self.crown: list[list[Step]] = chains(row, "crown", ";")


def chains(row: Mapping[str, Any], slot: str, mark: str) -> list[list[Step]]:
    """A field in the small language of the data file: steps, each with its replacements."""
    return [
        [read_step(row, slot, text.split()) for text in chain.split("/")]
        for chain in row[slot].split(mark)
    ]


def read_step(row: Mapping[str, Any], slot: str, words: list[str]) -> Step:
    """One step, for example "besiege 2 preferred"; a choice has the points of its card."""
    known = {*VERBS, "king", "home", "rest", "weakest", "empty", "preferred", "vacant"}
    known |= {f"-{name}" for name in NAMES}
    points = [int(word) for word in words if word.isdecimal()]
    strange = [word for word in words if word not in known and not word.isdecimal()]
    if not words or words[0] not in VERBS or strange or len(points) > 1:
        raise Misfit("cards", str(row["number"]), slot, f"cannot read the step {' '.join(words)!r}")
    if points and not 1 <= points[0] <= MOST_POINTS:
        raise Misfit("cards", str(row["number"]), slot, f"{points[0]} is not between 1 and 3")
    return Step(words, points[0] if points else row["bp"])


class Tables:
    """What the rules read; shared by all states and never changed. Index 0 is not used."""

    def __init__(self, rows: Mapping[str, Any]) -> None:
        regions: list[Mapping[str, Any]] = rows["regions"]
        constants = rows["constants"]
        values = {row["id"]: row for row in rows["site_types"]}
        self.adjacent: list[list[int]] = [
            [],
            *[sorted([int(n) for n in row["neighbours"].split()]) for row in regions],
        ]
        self.borders = masks(self.adjacent)
        self.kingdom: list[int] = [-1, *[NAMES.index(row["kingdom"]) for row in regions]]
        self.site: list[int] = [-1, *[SITES.index(row["site"]) for row in regions]]
        self.vp = per_region([values[row["site"]]["vp"] for row in regions])
        self.vp_solo = per_region([values[row["site"]]["vp_solo"] for row in regions])
        self.home: vec[i64] = vec[i64]([row["home_region"] for row in rows["sanchos"]])
        self.cards: list[Card] = [Card(row) for row in rows["cards"]]
        self.cards.insert(0, self.cards[0])  # so that cards[7] is card 7
        self.guard_faces: list[int] = rows["dice"]["kings_guard"]["faces"]
        self.goal: i64 = constants["victory_points_goal"]
        self.hand_size: i64 = constants["hand_size"]
        self.troops: i64 = constants["troops_per_sancho"]
        self.start_garrison: i64 = constants["start_garrison_troops"]
        self.start_field: i64 = constants["start_field_troops"]
        self.start_recruits: i64 = constants["start_recruits_player"]
        self.most_dice: i64 = constants["max_troop_dice"]
        self.siege_units: i64 = constants["siege_units_per_point"]
        self.track_max: i64 = constants["track_max"]
        # S3-16.1: per Sancho of the solo player the field armies (Sancho, region, troops) to add
        self.scenarios: list[list[tuple[int, int, int]]] = [[], [], []]
        for row in rows["solo_scenarios"]:
            self.scenarios[NAMES.index(row["player"])] = [
                (NAMES.index(more["sancho"]), more["region"], more["troops"])
                for more in row["extra_troops"]
            ]
        # S3-16.2 to S3-16.6: per level what each bot gets: recruits, per field army, cards
        self.levels: dict[str, tuple[int, int, int]] = {
            row["id"]: (
                row["bot_reserve_troops"],
                row["bot_field_army_bonus"],
                row["bot_reserve_cards"],
            )
            for row in rows["difficulties"]
        }


class Variant:
    """The options of one game and what they mean on the map; shared by all its clones."""

    def __init__(
        self, options: Mapping[str, bool | int | str], players: i64, tables: Tables
    ) -> None:
        self.solo: bool = players == 1
        self.sancho: i64 = NAMES.index(str(options["sancho"]))  # whom the solo player plays
        self.level: str = str(options["level"])
        self.el_cid: bool = bool(options["el_cid"])
        self.nonplayer_recruits: i64 = int(options["nonplayer_start_recruits"])
        self.keeps_last: bool = bool(options["najera_keeps_last_unit"])
        self.bots_keep_sieges: bool = bool(options["bots_keep_sieges"])
        # S3-1.10, S3-2.1: the solo side of the board has its own values
        self.vp = tables.vp_solo if self.solo else tables.vp
        # S3-9.14, S3-R.2: per kingdom the regions in which a card may forbid to attack
        home_only = options["restriction_scope"] == "home"
        self.forbidden: list[int] = [
            sum(
                [
                    bit(region)
                    for region in range(1, REGIONS + 1)
                    if tables.kingdom[region] == kingdom
                    and (not home_only or region == tables.home[kingdom])
                ]
            )
            for kingdom in range(SANCHOS)
        ]
        # S3-2.4, S3-2.5, S3-2.6: who is run by which seat; -1 is a non-player Sancho
        self.seat_of = seats_of(players, self.sancho)
        self.sancho_of: list[int] = [0] * players
        for sancho in range(SANCHOS):
            if self.seat_of[sancho] >= 0:
                self.sancho_of[self.seat_of[sancho]] = sancho


def per_region(values: list[int]) -> vec[i64]:
    """A number for each region; index 0 is not used."""
    found = [0, *values]
    return vec[i64](found)


def masks(adjacent: list[list[int]]) -> vec[i64]:
    """The neighbours of each region as a mask."""
    found = [0] * len(adjacent)
    for region, others in enumerate(adjacent):
        for other in others:
            found[region] |= bit(other)
    return vec[i64](found)


def seats_of(players: i64, sancho: i64) -> vec[i64]:
    """S3-2.4, S3-2.5, S3-2.6, S3-12.1: of three everybody, of two Castilla and Aragón."""
    if players == 1:
        seats = [0 if other == sancho else -1 for other in range(SANCHOS)]
    else:
        seats = [0, 1, 2] if players == SANCHOS else [0, -1, 1]
    return vec[i64](seats)


def check(rows: Mapping[str, Any]) -> None:
    """A map that fits together and cards on which each Sancho has one field."""
    numbers = [row["number"] for row in rows["regions"]]
    if numbers != list(range(1, REGIONS + 1)):
        raise Misfit("regions", "", "number", f"expected the regions 1 to {REGIONS}")
    if [row["number"] for row in rows["cards"]] != list(range(1, CARDS + 1)):
        raise Misfit("cards", "", "number", f"expected the cards 1 to {CARDS}")
    check_borders(rows["regions"])
    for row in rows["cards"]:
        if sorted(row["order"].split()) != sorted(NAMES):
            raise Misfit("cards", str(row["number"]), "order", "each Sancho needs one field")
    for row in rows["sanchos"]:
        if rows["regions"][row["home_region"] - 1]["site"] != "home":
            number = str(row["home_region"])
            raise Misfit("regions", number, "site", f"{row['id']} has no home castle there")


def check_borders(regions: list[Mapping[str, Any]]) -> None:
    """Borders have two sides; an owner's row is blamed rather than ours."""
    borders = {str(row["number"]): row["neighbours"].split() for row in regions}
    owned = {str(row["number"]) for row in regions if row["provenance"] == "own"}
    for number, others in borders.items():
        for other in others:
            if other not in borders or other == number:
                reason = f"there is no region {other!r} beside it"
                raise Misfit("regions", number, "neighbours", reason)
            if number not in borders[other]:
                blamed = other if other in owned else number
                reason = f"{number} and {other} are neighbours on one side only"
                raise Misfit("regions", blamed, "neighbours", reason)

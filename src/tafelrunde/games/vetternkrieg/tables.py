"""Vetternkrieg's tables: cards, marks, effects, twists, losses and the constants."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import Column, Misfit, Table

BATTLEFIELDS: Final = 7
EVENTS: Final = 10
CARDS: Final = BATTLEFIELDS + EVENTS
TWISTS: Final = 6
REGIONS: Final = 3
YORK: Final = 0
LANCASTER: Final = 1

# Stacks of troops that an effect can name: 2 * region + house, then the two halves, then
# the French on the two halves.
HALF: Final = 2 * REGIONS
FRENCH: Final = HALF + 2
STACKS: Final = FRENCH + 2

PLAIN: Final = 0
WHITE_ROSE: Final = 1
RED_ROSE: Final = 2
FRAMED: Final = 3
MARKS: Final = "-WRF"
SUPPLY: Final = 0
RESERVE: Final = 1

NO_OP: Final = 0
MAP_TO_RESERVE: Final = 1
MAP_TO_BATTLEFIELD: Final = 2
FRENCH_SWITCH: Final = 3
SHIFT: Final = 4
RESERVE_TO_EACH: Final = 5
ANY_TO_SUPPLY: Final = 6
RESERVE_TO_REGION: Final = 7
SUPPLY_TO_RESERVE: Final = 8
SUPPLY_TO_BATTLEFIELD: Final = 9
RESERVE_TO_BATTLEFIELD: Final = 10
FRENCH_TO_BATTLEFIELD: Final = 11
OPPONENT_TO_RESERVE: Final = 12
OPS: Final = (
    "",
    "map_to_reserve",
    "map_to_battlefield",
    "french_switch",
    "shift_from_one_region",
    "reserve_to_each_region",
    "any_troop_to_supply",
    "reserve_to_region",
    "supply_to_reserve",
    "supply_to_battlefield",
    "reserve_to_battlefield",
    "french_to_battlefield",
    "opponent_map_to_reserve",
)
TWIST_OPS: Final = (
    "own_rose_secondary",
    "house_losses_to_reserve",
    "both_recruit",
    "thin_out",
    "move_limit",
    "no_last_card",
)
ANY_REGION: Final = -1
REGION_IDS: Final = ("north", "centre", "south")

NAMES: Final[Mapping[str, Column]] = {
    "name_de": Column("str"),
    "name_en": Column("str"),
}
EFFECT_TEXTS: Final = ("main_de", "main_en", "secondary_de", "secondary_en")
SCHEMA: Final[Mapping[str, Table]] = {
    "battlefield": Table(
        {
            **NAMES,
            "date": Column("str"),
            "date_de": Column("str"),
            "date_en": Column("str"),
            "region": Column("str", choices=REGION_IDS),
            "points": Column("int", 1, 3),
            "start_york": Column("int", 0, 12),
            "start_lancaster": Column("int", 0, 12),
        }
    ),
    "event": Table(
        {
            **NAMES,
            **{text: Column("str") for text in EFFECT_TEXTS},
            "points": Column("int", 1, 3),
            "track": Column("str"),
            "main_op": Column("str", choices=OPS[1:]),
            "main_most": Column("int", 1, 12),
            "main_region": Column("str", choices=("", "any", *REGION_IDS)),
            "secondary_op": Column("str", choices=OPS[1:]),
            "secondary_most": Column("int", 1, 12),
            "secondary_region": Column("str", choices=("", "any", *REGION_IDS)),
        }
    ),
    "twist": Table(
        {
            **NAMES,
            "text_de": Column("str"),
            "text_en": Column("str"),
            "op": Column("str", choices=TWIST_OPS),
        }
    ),
}


class Tables:
    """What the rules read; shared by all states and never changed.

    Cards are numbered from 1: the battlefields first, then the events. `points` are the
    command points (VK-1.13), `region` the battlefield region (VK-1.10). Each twist
    attribute holds the number of the twist with that effect, or -1 if there is none.
    """

    def __init__(self, rows: Mapping[str, Any]) -> None:
        fields: list[Mapping[str, Any]] = rows["battlefield"]
        events: list[Mapping[str, Any]] = rows["event"]
        points: list[int] = [0, *[c["points"] for c in [*fields, *events]]]
        dates: list[int] = [0, *[day(f["date"]) for f in fields]]
        regions: list[int] = [0, *[REGION_IDS.index(f["region"]) for f in fields]]
        self.points = vec[i64](points)
        self.date = vec[i64](dates)
        self.region = vec[i64](regions)
        self.start: list[list[int]] = [
            [0, *[f[f"start_{house}"] for f in fields]] for house in ("york", "lancaster")
        ]
        masks = [sum([bit(REGION_IDS.index(n)) for n in r["adjacent"]]) for r in rows["region"]]
        self.adjacent = vec[i64](masks)  # per region, a mask of regions
        self.take_events(events)
        self.take_twists(rows["twist"])
        self.take_constants(rows)

    def take_events(self, events: list[Mapping[str, Any]]) -> None:
        """VK-1.12: marks by round, counted from 1, and both effects; battlefields have none."""
        none = [0] * (BATTLEFIELDS + 1)
        self.track: list[list[int]] = [[]] * (BATTLEFIELDS + 1)
        self.track += [[0, *[MARKS.index(mark) for mark in e["track"]]] for e in events]
        self.main_op = vec[i64](none + [OPS.index(e["main_op"]) for e in events])
        self.main_most = vec[i64](none + [e["main_most"] for e in events])
        self.main_region = vec[i64](none + [place(e["main_region"]) for e in events])
        self.second_op = vec[i64](none + [OPS.index(e["secondary_op"]) for e in events])
        self.second_most = vec[i64](none + [e["secondary_most"] for e in events])
        self.second_region = vec[i64](none + [place(e["secondary_region"]) for e in events])

    def take_twists(self, twists: list[Mapping[str, Any]]) -> None:
        """VK-8.3: which twist has which effect."""
        number = {row["op"]: i for i, row in enumerate(twists, 1)}
        self.cunning_plans: i64 = number.get("own_rose_secondary", -1)
        self.jura_belli: i64 = number.get("house_losses_to_reserve", -1)
        self.good_harvest: i64 = number.get("both_recruit", -1)
        self.sweating_sickness: i64 = number.get("thin_out", -1)
        self.harsh_winter: i64 = number.get("move_limit", -1)
        self.fog: i64 = number.get("no_last_card", -1)

    def take_constants(self, rows: Mapping[str, Any]) -> None:
        """The numbers of the set-up, and the loss table of the play aid (VK-1.3)."""
        constants, losses = rows["constants"], rows["losses"]
        self.rounds: i64 = constants["rounds"]
        self.hand_size: i64 = constants["hand_size"]
        self.cards_played: i64 = constants["cards_played"]
        self.house_troops: i64 = constants["troops_per_house"]
        self.french_troops: i64 = constants["french_troops"]
        self.start_in_region: i64 = constants["start_troops_per_region"]
        self.start_reserve: i64 = constants["start_reserve"]
        self.most_clashes: i64 = constants["most_clashes"]
        same: i64 = losses["same_kind"]  # VK-5.24: by kind of winner, then of loser
        self.loss: list[list[int]] = [
            [same, 0, 0],
            [losses["pair_single"], same, 0],
            [losses["triple_single"], losses["triple_pair"], same],
        ]
        self.doubted_truth: i64 = losses["doubted_truth"]
        self.doubted_lie: i64 = losses["doubted_lie"]


def day(date: str) -> i64:
    """A date as a number; the earlier one is smaller (VK-3.9).

    >>> day("1460-12-30") < day("1461-02-02")
    True
    """
    return datetime.date.fromisoformat(date).toordinal()


def place(region: str) -> i64:
    """A region by its name; any other word leaves the choice open."""
    return REGION_IDS.index(region) if region in REGION_IDS else ANY_REGION


def own_last(rows: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """An owner's rows after ours, so that of two clashing rows the owner's is refused."""
    return sorted(rows, key=lambda row: row["provenance"] == "own")


def check(rows: Mapping[str, Any]) -> None:
    """Refuse tables that the rules cannot play with."""
    fields: list[Mapping[str, Any]] = rows["battlefield"]
    events: list[Mapping[str, Any]] = rows["event"]
    dates: dict[str, str] = {}
    for row in own_last(fields):
        try:
            day(row["date"])
        except ValueError:
            reason = f"expected a date like 1455-05-22, found {row['date']!r}"
            raise Misfit("battlefield", row["id"], "date", reason) from None
        if row["date"] in dates:  # VK-R.8: the earlier date must be certain
            reason = f"{dates[row['date']]!r} has the same date"
            raise Misfit("battlefield", row["id"], "date", reason)
        dates[row["date"]] = row["id"]
    if len(events) >= 2 * rows["constants"]["hand_size"]:  # VK-3.13, VK-R.7
        raise Misfit("event", events[-1]["id"], "id", "two hands could hold events alone")
    for row in events:
        track = row["track"]
        if len(track) != rows["constants"]["rounds"] or not set(track) <= set(MARKS):
            reason = f"expected one of {MARKS} for each of the 5 rounds, found {track!r}"
            raise Misfit("event", row["id"], "track", reason)
    ops: dict[str, str] = {}
    for row in own_last(rows["twist"]):
        if row["op"] in ops:
            reason = f"{row['op']} is the effect of {ops[row['op']]!r} already"
            raise Misfit("twist", row["id"], "op", reason)
        ops[row["op"]] = row["id"]

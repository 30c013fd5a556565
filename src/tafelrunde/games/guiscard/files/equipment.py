"""Checks the equipment of a side in a scenario file (GU-12.1, GU-12.10, GU-12.27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.core.packs import Column, misfit
from tafelrunde.geometry.hexes import DIRECTIONS

if TYPE_CHECKING:
    from tafelrunde.games.guiscard.files.scenarios import ScenarioFile

SIEGES: Final = 10  # the chapter of ladders, fire and engines
# GU-10.62: how many there are, as the components of the game name them
PIECES: Final[Mapping[str, str]] = {
    "ladder": "ladders",
    "grapnel": "grapnels",
    "stone_thrower": "stone_throwers",
    "greek_fire": "greek_fire_engines",
}
ENGINES: Final = ("stone_thrower", "greek_fire")
OTHERS: Final[Mapping[str, Column | None]] = {
    "fire_arrows_per_archer": Column("int", 0, 20),
    "torches_all": Column("bool"),
    "greek_fire_facings": None,
    **{f"{engine}_zone": None for engine in ENGINES},
}


class Equipment:
    """What the nth side has with it, while it is checked."""

    def __init__(self, file: ScenarioFile, nth: int, given: Mapping[str, object]) -> None:
        self.file: ScenarioFile = file
        self.nth: int = nth
        self.given: Mapping[str, Any] = given

    def refuse(self, reason: str) -> Exception:
        return self.file.text.refuse("side", self.nth, "equipment", reason)

    def check(self) -> None:
        """Known things, no more than there are, and a zone for every engine."""
        if self.given and self.file.chapter < SIEGES:
            raise self.refuse(f"needs the rules of 'chapters 1-{SIEGES}'")
        parts = self.file.library["components"]
        known = {name: Column("int", 0, parts[part]) for name, part in PIECES.items()}
        columns: dict[str, Column | None] = {**known, **OTHERS}
        for name, value in self.given.items():
            if name not in columns:
                raise self.refuse(f"{name!r} is none of {', '.join(sorted(columns))}")
            rule = columns[name]
            if rule is not None and (reason := misfit(rule, value)):
                raise self.refuse(f"{name}: {reason}")
        for engine in ENGINES:
            if self.given.get(engine):
                self.check_zone(f"{engine}_zone")
        facings = self.given.get("greek_fire_facings", [])
        for way in self.file.text.names("side", self.nth, "equipment", facings):
            if way not in DIRECTIONS:
                raise self.refuse(f"greek_fire_facings: {way!r} is no direction")

    def check_zone(self, name: str) -> None:
        """GU-12.27: a rectangle or a region of the map."""
        zone = self.given.get(name)
        if zone is None:
            raise self.refuse(f"{name} is missing")
        if isinstance(zone, str) and ":" in zone:
            self.file.rect("side", self.nth, "equipment", zone)
        elif zone not in self.file.regions:
            raise self.refuse(f"{name}: there is no region {zone!r} here")

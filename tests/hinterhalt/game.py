"""Hinterhalt as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from hinterhalt import FOLDER, hidden, scene, staging, tables, views
from hinterhalt.ambush import Answer, Reaction, Skirmish
from hinterhalt.automaton import Led
from hinterhalt.sequence import Play, Round, Turns, points
from hinterhalt.state import Hinterhalt, lives
from hinterhalt.tables import CARDS, FLANKS, Tables
from hinterhalt.turn import Discards, March, Raid, Turn
from tafelrunde.board.scene import Scene, TableGame
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options
from tafelrunde.core.packs import Table

FLANK_NAMES = (
    ("left", "links", "left"),
    ("middle", "Mitte", "middle"),
    ("right", "rechts", "right"),
)


class HinterhaltGame(TableGame[Hinterhalt, views.View]):
    """HIN-1.1: for 2, 3 or 4 players."""

    id: ClassVar[str] = "hinterhalt"
    prefix: ClassVar[str] = "HIN"
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("automaton", (False, True), "game"),
        Option("rounds", (6, 4), "game"),
    )
    params: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "seat": "seat",
        "target": "seat",
        "attacker": "seat",
        "victim": "seat",
        "order": "seat",
        "winners": "seat",
        "scores": "tally",
        "flank": "flank",
        "flanks": "flank",
        "face": "die",
        "faces": "die",
    }
    schema: ClassVar[Mapping[str, Table]] = tables.SCHEMA
    folder: ClassVar[Path] = FOLDER

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        tables.check(rows)
        self.rows = rows
        self.tables = Tables(rows)

    def prepare(self, options: Options, players: int) -> Hinterhalt:
        s = Hinterhalt(self.tables)
        s.reset(players)
        s.last_round = int(options["rounds"])
        s.automaton = players - 1 if options["automaton"] else -1
        return s

    def first_frame(self) -> Frame[Hinterhalt]:
        return Play()

    def makers(self) -> Makers:
        return {
            "Play": Play,
            "Round": Round,
            "Turns": Turns,
            "Turn": Turn,
            "Discards": Discards,
            "March": March,
            "Raid": Raid,
            "Answer": Answer,
            "Reaction": Reaction,
            "Skirmish": Skirmish,
            "Led": Led,
        }

    def view(self, s: Hinterhalt, seat: int) -> views.View:
        return hidden.view(s, seat)

    def determinise(self, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, seat, self.tables.goal)

    def lexicon(self) -> Mapping[str, Entry]:
        found: dict[str, Entry] = {}
        for number, row in enumerate(self.rows["card"], 1):
            facts = {"kind": row["kind"]}
            words = (row["text_de"], row["text_en"], row["provenance"])
            found[f"card:{number}"] = Entry(
                row["id"], row["name_de"], row["name_en"], *words, facts
            )
        for flank in range(FLANKS):
            found[f"flank:{flank}"] = Entry(*FLANK_NAMES[flank], provenance="reconstructed")
        return found

    def stage(self, s: Hinterhalt, given: Mapping[str, Any]) -> None:
        numbers = {row["id"]: number for number, row in enumerate(self.rows["card"], 1)}
        staging.stage(s, given, numbers)

    def describe(self, s: Hinterhalt) -> dict[str, Any]:
        names = ["", *[row["id"] for row in self.rows["card"]]]
        return staging.describe(s, names)

    def invariants(self, s: Hinterhalt) -> None:
        """HIN-1.1: all cards are somewhere, once; HIN-4.8: whoever is out holds none."""
        here = [*s.deck.cards, *s.discard, *[card for zone in s.hand for card in zone.cards]]
        assert sorted(here) == list(range(1, CARDS + 1)), s.digest()
        for seat, zone in enumerate(s.hand):
            assert all(mask >> seat & 1 for mask in zone.seen), "HIN-1.2: own cards are known"
            assert lives(s, seat) or not zone.cards, "HIN-4.8"
            assert 0 <= s.wagons[seat] <= s.tables.wagons, "HIN-4.7"
            assert 0 <= s.site[seat] <= s.tables.goal, "HIN-3.2"
        assert not s.over or s.scores == tuple([points(s, seat) for seat in range(s.players)])

    def most_decisions(self, players: int) -> int:
        """HIN-6.3: rounds of gifts and turns; a march of three steps is the longest turn."""
        t = self.tables
        gifts = t.gift_limit + 1
        march = 1 + t.march_steps * (players - 1 + 2 + 2 + 1)
        most_rounds = max(int(value) for value in self.options[1].values)
        return most_rounds * players * (gifts + march + CARDS)


GAME = HinterhaltGame

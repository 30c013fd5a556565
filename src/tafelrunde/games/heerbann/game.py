"""Heerbann as all other packages see it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, cast

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Scene, TableGame
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Heuristics, Option, Options, View
from tafelrunde.core.masks import members
from tafelrunde.core.packs import Table
from tafelrunde.core.state import State
from tafelrunde.games.heerbann import FOLDER, aids, hidden, scene, staging, tables, views
from tafelrunde.games.heerbann.conquer import Battle, Conquer
from tafelrunde.games.heerbann.contract import CONTRACT
from tafelrunde.games.heerbann.heuristics import HeerbannHeuristics
from tafelrunde.games.heerbann.recruit import Marks, Recruit, Turn, Turns
from tafelrunde.games.heerbann.sequence import Play
from tafelrunde.games.heerbann.state import Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS, Tables


class HeerbannGame(TableGame):
    """RE-1.6: for 2, 3 or 4 players; any other number is refused."""

    id: ClassVar[str] = "heerbann"
    prefix: ClassVar[str] = "RE"
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 4
    # RE-8.1: the rulebook knows no variants; these are ours.
    options: ClassVar[tuple[Option, ...]] = (
        Option("seniority", ("random", "seat")),
        Option("may_decline", (True, False)),
        Option("show_known_hands", (True, False)),
        Option("abilities", (True, False), "game"),
    )
    params: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "by": "card",
        "cards": "card",
        "dice": "die",
        "counted": "die",
        "marked": "die",
        "fortunes": "tally",
        "luck": "tally",
        "numbers": "tally",
        "ranks": "tally",
        "scores": "tally",
        "strengths": "tally",
        "totals": "tally",
        "face": "die",
        "seat": "seat",
        "seats": "seat",
        "order": "seat",
        "winners": "seat",
        "province": "province",
    }
    schema: ClassVar[Mapping[str, Table]] = tables.SCHEMA
    folder: ClassVar[Path] = FOLDER
    contract: ClassVar[Contract | None] = CONTRACT

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        tables.check(rows)
        self.rows = rows
        self.with_abilities = Tables(rows, True)
        self.without_abilities = Tables(rows, False)

    def prepare(self, options: Options, players: int) -> Heerbann:
        s = Heerbann(self.with_abilities if options["abilities"] else self.without_abilities)
        s.reset(players)
        s.random_seniority = options["seniority"] == "random"
        s.may_decline = bool(options["may_decline"])
        s.show_known_hands = bool(options["show_known_hands"])
        return s

    def first_frame(self) -> Frame[Any]:
        return Play()

    def makers(self) -> Makers:
        return {
            "Play": Play,
            "Recruit": Recruit,
            "Turns": Turns,
            "Turn": Turn,
            "Marks": Marks,
            "Conquer": Conquer,
            "Battle": Battle,
        }

    def view(self, s: State, seat: int) -> views.View:
        return hidden.view(cast(Heerbann, s), seat)

    def determinise(self, s: State, seat: int, rng: Rng) -> State:
        return hidden.determinise(cast(Heerbann, s), seat, rng)

    def scene(self, view: View, seat: int) -> Scene:
        return scene.scene(cast(views.View, view), seat, self.with_abilities)

    def aids(self, view: View, seat: int) -> views.Aids:
        return aids.aids(cast(views.View, view), seat, self.with_abilities)

    def lexicon(self) -> Mapping[str, Entry]:
        found: dict[str, Entry] = {}
        for number, row in enumerate(self.rows["card"], 1):
            facts = {k: row[k] for k in ("cost", "strength", "ability")}
            facts["kind"] = tables.phase_of(row["ability"])
            texts = (row["text_de"], row["text_en"], row["provenance"])
            found[f"card:{number}"] = Entry(
                row["id"], row["name_de"], row["name_en"], *texts, facts
            )
        for row in self.rows["province"]:
            names = (row["name_de"], row["name_en"], "", "", row["provenance"])
            found[f"province:{row['ordinal']}"] = Entry(f"province_{row['ordinal']}", *names)
        return found

    def stage(self, s: State, given: Mapping[str, Any]) -> None:
        numbers = {row["id"]: number for number, row in enumerate(self.rows["card"], 1)}
        staging.stage(cast(Heerbann, s), given, numbers)

    def describe(self, s: State) -> dict[str, Any]:
        names = ["", *[row["id"] for row in self.rows["card"]]]
        return staging.describe(cast(Heerbann, s), names)

    def invariants(self, s: State) -> None:
        """RE-1.1: all 18 cards are somewhere, once; scores come from the provinces."""
        h = cast(Heerbann, s)
        armies = [members(army) for army in h.army]
        places = [h.deck.cards, h.display, h.removed, h.spent, *armies]
        here = [card for place in places for card in place]
        fighting = [card for cards in h.committed for card in members(cards) if card not in here]
        assert sorted([*here, *fighting]) == list(range(1, CARDS + 1)), h.digest()
        assert sum(points(h, seat) for seat in range(h.players)) <= sum(h.values) <= 57
        assert h.round <= self.rows["setup"]["recruit_rounds_max"][str(h.players)], "RE-2.9"

    def most_decisions(self, players: int) -> int:
        """RE-2.9: at most 17 rounds with a number, a change, eight marks and a card each."""
        return 17 * (players * 2 + 1 + 9) + 6 * (players + CARDS + 1) + CARDS

    def heuristics(self) -> Heuristics:
        return HeerbannHeuristics(self.with_abilities, self.without_abilities)


GAME = HeerbannGame

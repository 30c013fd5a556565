"""Heerbann as all other packages see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Scene, TableGame
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options
from tafelrunde.core.masks import members
from tafelrunde.core.packs import Table
from tafelrunde.games.heerbann import FOLDER, aids, hidden, scene, staging, tables, views
from tafelrunde.games.heerbann.conquer import Battle, Conquer
from tafelrunde.games.heerbann.contract import CONTRACT
from tafelrunde.games.heerbann.heuristics import HeerbannBalance, HeerbannEvaluation, Knowledge
from tafelrunde.games.heerbann.recruit import Marks, Recruit, Turn, Turns
from tafelrunde.games.heerbann.sequence import Play
from tafelrunde.games.heerbann.state import Heerbann, points
from tafelrunde.games.heerbann.tables import CARDS, Tables
from tafelrunde.games.heerbann.tally import HeerbannTally


class HeerbannGame(TableGame[Heerbann, views.View]):
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
        "deeds": "card",
        "dice": "die",
        "counted": "die",
        "marked": "die",
        "roll": "die",
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
        "loser": "seat",
        "denied": "seat",
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
        self.rich, self.poor = Knowledge(self.with_abilities), Knowledge(self.without_abilities)

    def prepare(self, options: Options, players: int) -> Heerbann:
        s = Heerbann(self.with_abilities if options["abilities"] else self.without_abilities)
        s.reset(players)
        s.random_seniority = options["seniority"] == "random"
        s.may_decline = bool(options["may_decline"])
        s.show_known_hands = bool(options["show_known_hands"])
        return s

    def first_frame(self) -> Frame[Heerbann]:
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

    def view(self, s: Heerbann, seat: int) -> views.View:
        return hidden.view(s, seat)

    def determinise(self, s: Heerbann, seat: int, rng: Rng) -> Heerbann:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, seat, self.with_abilities)

    def aids(self, view: views.View, seat: int) -> views.Aids:
        return aids.aids(view, seat, self.with_abilities)

    def weigh(self, view: views.View, seat: int, actions: Sequence[Action]) -> views.Force:
        cards = {a.args[0] for a in actions if a.verb == "add" and a.args}
        return aids.force(cards, view, seat, self.with_abilities)

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

    def stage(self, s: Heerbann, given: Mapping[str, Any]) -> None:
        numbers = {row["id"]: number for number, row in enumerate(self.rows["card"], 1)}
        staging.stage(s, given, numbers)

    def describe(self, s: Heerbann) -> dict[str, Any]:
        names = ["", *[row["id"] for row in self.rows["card"]]]
        return staging.describe(s, names)

    def invariants(self, s: Heerbann) -> None:
        """RE-1.1: all 18 cards are somewhere, once; scores come from the provinces."""
        armies = [members(army) for army in s.army]
        places = [s.deck.cards, s.display, s.removed, s.spent, *armies]
        here = [card for place in places for card in place]
        fighting = [card for cards in s.committed for card in members(cards) if card not in here]
        assert sorted([*here, *fighting]) == list(range(1, CARDS + 1)), s.digest()
        assert sum(points(s, seat) for seat in range(s.players)) <= sum(s.values) <= 57
        assert s.round <= self.rows["setup"]["recruit_rounds_max"][str(s.players)], "RE-2.9"

    def most_decisions(self, players: int) -> int:
        """RE-2.9: at most 17 rounds with a number, a change, eight marks and a card each."""
        return 17 * (players * 2 + 1 + 9) + 6 * (players + CARDS + 1) + CARDS

    def evaluation(self) -> HeerbannEvaluation:
        """Rules of thumb for bots."""
        return HeerbannEvaluation(self.rich, self.poor)

    def tally(self) -> HeerbannTally:
        """What advice is made of."""
        return HeerbannTally()

    def balance(self) -> HeerbannBalance:
        """What studies of balance ask."""
        return HeerbannBalance()


GAME = HeerbannGame

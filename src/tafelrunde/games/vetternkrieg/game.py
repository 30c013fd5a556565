"""Vetternkrieg as all other packages see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Scene, TableGame
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options, Side
from tafelrunde.core.packs import Table
from tafelrunde.games.vetternkrieg import FOLDER, aids, hidden, names, scene, staging, tables, views
from tafelrunde.games.vetternkrieg.battle import Battle
from tafelrunde.games.vetternkrieg.campaign import Campaign, Turn
from tafelrunde.games.vetternkrieg.clash import Adjust, Clash
from tafelrunde.games.vetternkrieg.contract import CONTRACT
from tafelrunde.games.vetternkrieg.effects import Effect
from tafelrunde.games.vetternkrieg.heuristics import VetternkriegBalance, VetternkriegEvaluation
from tafelrunde.games.vetternkrieg.muster import Exchange, Field
from tafelrunde.games.vetternkrieg.orders import Move, Place, Remove
from tafelrunde.games.vetternkrieg.sequence import Play
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.games.vetternkrieg.tables import Tables
from tafelrunde.games.vetternkrieg.tally import VetternkriegTally
from tafelrunde.games.vetternkrieg.twists import Twist


class VetternkriegGame(TableGame[Vetternkrieg, views.View]):
    """VK-1.1: for exactly 2 players."""

    id: ClassVar[str] = "vetternkrieg"
    prefix: ClassVar[str] = "VK"
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (
        Option("house_assignment", ("choose", "random", "fixed"), "sides"),
        Option("twists_enabled", (False, True), "game"),
        Option("reveal_hidden_dice_after_game", (True, False)),
    )
    params: ClassVar[Mapping[str, str]] = {
        "seat": "seat",
        "york": "seat",
        "lancaster": "seat",
        "scores": "tally",
        "card": "card",
        "cards": "card",
        "region": "region",
        "target": "region",
        "stack": "stack",
        "stock": "stock",
        "house": "house",
        "twist": "twist",
        "claim": "claim",
        "answer": "claim",
        "dice": "die",
        "face": "die",
        "new": "die",
    }
    passes: ClassVar[Mapping[str, str]] = {"believe-or-doubt": "believe"}
    schema: ClassVar[Mapping[str, Table]] = tables.SCHEMA
    folder: ClassVar[Path] = FOLDER
    contract: ClassVar[Contract | None] = CONTRACT

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        tables.check(rows)
        self.rows = rows
        self.tables = Tables(rows)

    def prepare(self, options: Options, players: int) -> Vetternkrieg:
        s = Vetternkrieg(self.tables)
        s.reset(players)
        s.assignment = str(options["house_assignment"])
        s.twists_on = bool(options["twists_enabled"])
        s.reveal_dice = bool(options["reveal_hidden_dice_after_game"])
        return s

    def first_frame(self) -> Frame[Vetternkrieg]:
        return Play()

    def makers(self) -> Makers:
        return {
            "Play": Play,
            "Twist": Twist,
            "Exchange": Exchange,
            "Field": Field,
            "Campaign": Campaign,
            "Turn": Turn,
            "Effect": Effect,
            "Move": Move,
            "Place": Place,
            "Remove": Remove,
            "Battle": Battle,
            "Clash": Clash,
            "Adjust": Adjust,
        }

    def view(self, s: Vetternkrieg, seat: int) -> views.View:
        return hidden.view(s, seat)

    def hues(self, view: views.View) -> Sequence[str]:
        """York is white and Lancaster red, as soon as it is known who is who."""
        if view["york"] < 0:
            return ()
        return ("white", "red") if view["york"] == 0 else ("red", "white")

    def determinise(self, s: Vetternkrieg, seat: int, rng: Rng) -> Vetternkrieg:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, seat, self.tables)

    def aids(self, view: views.View, seat: int) -> views.Aids:
        return aids.aids(view, seat, self.tables)

    def lexicon(self) -> Mapping[str, Entry]:
        return names.lexicon(self.rows)

    def stage(self, s: Vetternkrieg, given: Mapping[str, Any]) -> None:
        cards, twists = names.card_ids(self.rows), names.twist_ids(self.rows)
        staging.stage(s, given, cards, twists)

    def describe(self, s: Vetternkrieg) -> dict[str, Any]:
        cards, twists = names.card_ids(self.rows), names.twist_ids(self.rows)
        return staging.describe(s, cards, twists)

    def invariants(self, s: Vetternkrieg) -> None:
        hidden.check_invariants(s)

    def most_decisions(self, players: int) -> int:
        """VK-R.40: the guard on clashes bounds the battles, the cards bound everything else."""
        t = self.tables
        turn = 2 + 2 * (t.house_troops + 1)  # card and use, then two effects step by step
        clashes = 2 * t.most_clashes + 10  # claim and verdict; each last card is played once
        before = 4 + 2 * t.house_troops + 2  # exchange, battlefield, start troops, sickness
        return 1 + t.rounds * (before + 2 * t.cards_played * turn + clashes + 4)

    def evaluation(self) -> VetternkriegEvaluation:
        """Rules of thumb for bots."""
        return VetternkriegEvaluation()

    def tally(self) -> VetternkriegTally:
        """What advice is made of."""
        return VetternkriegTally()

    def balance(self) -> VetternkriegBalance:
        """What studies of balance ask."""
        return VetternkriegBalance()

    def sides(self, players: int) -> list[Side]:
        """VK-R.1: York on the first seat, Lancaster on the second."""
        fixed = {"house_assignment": "fixed"}
        return [
            Side(row["id"], row["name_de"], row["name_en"], seat, fixed)
            for seat, row in enumerate(self.rows["house"])
        ]


GAME = VetternkriegGame

"""El Grande as all other packages see it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Area, Scene, TableGame
from tafelrunde.core.actions import Event
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options, Side
from tafelrunde.core.masks import bit
from tafelrunde.core.match import LoggedEvent
from tafelrunde.core.packs import Table
from tafelrunde.games.el_grande import FOLDER, aids, hidden, recap, scene, staging, tables, views
from tafelrunde.games.el_grande.contract import CONTRACT
from tafelrunde.games.el_grande.extra import Either, Extra
from tafelrunde.games.el_grande.heuristics import ElGrandeBalance, ElGrandeEvaluation
from tafelrunde.games.el_grande.intrigue import Moves
from tafelrunde.games.el_grande.opponents import AngryKing, Banish, Decay, KeepVeto, Withdraw
from tafelrunde.games.el_grande.power import Bids, Round, Turns
from tafelrunde.games.el_grande.royal import (
    Evict,
    Fetch,
    MoveGrande,
    MoveKing,
    PutBoard,
    TakeBack,
)
from tafelrunde.games.el_grande.scoring import GeneralScoring, SetDiscs
from tafelrunde.games.el_grande.sequence import Play
from tafelrunde.games.el_grande.special import Objections
from tafelrunde.games.el_grande.special_scoring import ScoreChosen, ScoreSet, SecretScoring
from tafelrunde.games.el_grande.state import NONE, ElGrande
from tafelrunde.games.el_grande.tables import (
    ALL_POWERS,
    COURT,
    PLACES,
    REGIONS,
    SEATS,
    STACKS,
    Tables,
    Variant,
)
from tafelrunde.games.el_grande.tally import ElGrandeTally
from tafelrunde.games.el_grande.turn import Placement, Recall, Turn


class ElGrandeGame(TableGame[ElGrande, views.View]):
    """EG-19.4: for 2 to 5 players, with the same material for all numbers."""

    id: ClassVar[str] = "el_grande"
    prefix: ClassVar[str] = "EG"
    version: ClassVar[int] = 2  # EG-R.49: the Angry King asks for every caballero
    ordered_versions: ClassVar[tuple[int, ...]] = (1,)
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = SEATS
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", ("standard", "short"), "game"),
        Option("start_player", ("random", 0, 1, 2, 3, 4)),
        Option("castillo_display", ("hidden", "own", "all")),
        Option("power_retrieval", ("open", "secret")),
        Option("king_region_on_disc_general", (False, True)),
        Option("king_region_on_disc_eviction", (True, False)),
        Option("use_veto", (True, False)),
        Option("victory_tie", ("shared",)),
    )
    params: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "place": "place",
        "home": "place",
        "lies-in": "place",
        "source": "place",
        "target": "place",
        "king": "place",
        "color": "color",
        "board": "board",
        "seat": "seat",
        "of": "seat",
        "counts": "tally",
        "points": "tally",
        "scores": "tally",
        "order": "seat",
        "winners": "seat",
    }
    passes: ClassVar[Mapping[str, str]] = {"veto": "pass"}
    schema: ClassVar[Mapping[str, Table]] = tables.SCHEMA
    folder: ClassVar[Path] = FOLDER
    contract: ClassVar[Contract | None] = CONTRACT

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        tables.check(rows)
        self.rows = rows
        self.tables = Tables(rows)
        places = [row["id"] for row in [*rows["region"], *rows["castillo"]]]
        cards = [row["id"] for row in rows["card"]]
        self.names = staging.Names([*places, "court"], cards)

    def prepare(self, options: Options, players: int) -> ElGrande:
        variant = Variant(options, self.rows["modes"][options["mode"]]["rounds"])
        s = ElGrande(self.tables, variant)
        s.reset(players)
        return s

    def first_frame(self) -> Frame[ElGrande]:
        return Play()

    def makers(self) -> Makers:
        return {
            "Play": Play,
            "Round": Round,
            "Bids": Bids,
            "Turns": Turns,
            "Turn": Turn,
            "Recall": Recall,
            "Placement": Placement,
            "SetDiscs": SetDiscs,
            "GeneralScoring": GeneralScoring,
            "Objections": Objections,
            "Moves": Moves,
            "Extra": Extra,
            "Either": Either,
            "KeepVeto": KeepVeto,
            "Decay": Decay,
            "AngryKing": AngryKing,
            "Banish": Banish,
            "Withdraw": Withdraw,
            "ScoreChosen": ScoreChosen,
            "ScoreSet": ScoreSet,
            "SecretScoring": SecretScoring,
            "PutBoard": PutBoard,
            "MoveKing": MoveKing,
            "Evict": Evict,
            "MoveGrande": MoveGrande,
            "TakeBack": TakeBack,
            "Fetch": Fetch,
        }

    def view(self, s: ElGrande, seat: int) -> views.View:
        return hidden.view(s, seat)

    def determinise(self, s: ElGrande, seat: int, rng: Rng) -> ElGrande:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, seat, self.tables)

    def account(self, events: Iterable[Event]) -> list[Area]:
        return [scene.scorings(events)]

    def aids(self, view: views.View, seat: int) -> views.Aids:
        return aids.aids(view, self.tables)

    def recap(self, events: Sequence[LoggedEvent], undone: Collection[int]) -> views.Recap:
        return recap.recap(events, undone)

    def untold(self, view: views.View, events: Sequence[LoggedEvent]) -> list[int]:
        return hidden.untold(view, events)

    def evaluation(self) -> ElGrandeEvaluation:
        """Rules of thumb for bots."""
        return ElGrandeEvaluation()

    def tally(self) -> ElGrandeTally:
        """What advice is made of."""
        return ElGrandeTally()

    def balance(self) -> ElGrandeBalance:
        """What studies of balance ask."""
        return ElGrandeBalance()

    def sides(self, players: int) -> list[Side]:
        """EG-1.4: every player has a colour; it goes with the seat."""
        return [
            Side(row["id"], row["name_de"], row["name_en"], seat)
            for seat, row in enumerate(self.rows["color"][:players])
        ]

    def lexicon(self) -> Mapping[str, Entry]:
        found: dict[str, Entry] = {}
        for place, row in enumerate([*self.rows["region"], *self.rows["castillo"]]):
            facts = {k: row[k] for k in ("first", "second", "third")}
            names = (row["name_de"], row["name_en"], "", "", row["provenance"])
            found[f"place:{place}"] = Entry(row["id"], *names, facts)
        found[f"place:{COURT}"] = Entry("court", "Hof", "court")
        for card, row in enumerate(self.rows["card"]):
            texts = (row["text_de"], row["text_en"], row["provenance"])
            facts = {"stack": row["stack"], "copies": row["copies"]}
            found[f"card:{card}"] = Entry(
                row["id"], row["title_de"], row["title_en"], *texts, facts
            )
        for color, row in enumerate(self.rows["color"]):
            facts = {"glyph": row["glyph"], "hex": row["hex"]}
            names = (row["name_de"], row["name_en"], "", "", row["provenance"])
            found[f"color:{color}"] = Entry(row["id"], *names, facts)
        for row in self.rows["power"]:
            value = str(row["id"])
            names = (value, value, "", "", row["provenance"])
            found[f"power:{value}"] = Entry(
                f"power_{value}", *names, {"caballeros": row["caballeros"]}
            )
        for board, row in enumerate(self.rows["scoreboard"]):
            title = f"{row['first']}/{row['second']}/{row['third']}"
            found[f"board:{board}"] = Entry(row["id"], title, title)
        return found

    def stage(self, s: ElGrande, given: Mapping[str, Any]) -> None:
        staging.stage(s, given, self.names)

    def describe(self, s: ElGrande) -> dict[str, Any]:
        return staging.describe(s, self.names)

    def belongs(self, s: ElGrande, kind: str, number: int, seat: int) -> bool:
        """EG-14.5: a seat's caballeros have its colour."""
        return kind in ("seat", "color") and number == seat

    def invariants(self, s: ElGrande) -> None:
        """EG-1.5, EG-1.6: no caballero is ever lost; one scoreboard to a place (EG-10.3)."""
        n = s.players
        if s.king == NONE:
            return
        for seat in range(n):
            own = s.province[seat] + s.court[seat] + sum(list(s.pieces)[seat::n])
            assert own == s.tables.usable, s.digest()
            handed_in = s.discard[seat] >> s.played[seat] & 1 or s.hand[seat] >> s.played[seat] & 1
            laid = 0 if s.played[seat] == 0 or handed_in else bit(s.played[seat])
            assert s.hand[seat] + s.discard[seat] + laid == ALL_POWERS, s.digest()
        assert min(*s.pieces, *s.court, *s.province, *s.score) >= 0, s.digest()
        assert 0 <= s.king < REGIONS, s.digest()
        assert all(0 <= home < REGIONS for home in s.grande), s.digest()
        assert s.boards[0] == NONE or s.boards[0] != s.boards[1], s.digest()
        assert all(NONE <= place < PLACES for place in s.boards), s.digest()
        assert list(s.taker).count(NONE) >= STACKS - n or not s.taker, s.digest()

    def most_decisions(self, players: int) -> int:
        """Nine rounds of power card, recruiting, recalls, action card, order and placement.

        At the worst an intrigue moves thirty caballeros with two vetoes lying open.
        """
        turn = 1 + 1 + 6 + 1 + 1 + 6 + 30 * 4 + 2
        return 9 * players * turn + 3 * players


GAME = ElGrandeGame

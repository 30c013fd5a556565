from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, TypedDict

from kronen import FOLDER
from kronen.rounds import CROWNS, Play, Rounds
from kronen.state import Kronen
from tafelrunde.board.scene import Area, Item, Scene, TableGame, Text
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Options
from tafelrunde.core.packs import Table
from tafelrunde.core.zones import MAKERS, redeal


class KronenView(TypedDict):
    round: int
    crown: int
    dealt: list[int | None]
    hands: list[list[int]]
    points: list[int]


class KronenGame(TableGame[Kronen, KronenView]):
    id: ClassVar[str] = "kronen"
    prefix: ClassVar[str] = "KR"
    version: ClassVar[int] = 1
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 2
    params: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "first": "card",
        "second": "card",
        "crown": "crown",
        "seat": "seat",
        "winners": "seat",
    }
    schema: ClassVar[Mapping[str, Table]] = {}
    folder: ClassVar[Path] = FOLDER

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        self.rows = rows

    def prepare(self, options: Options, players: int) -> Kronen:
        s = Kronen()
        s.reset(players)
        return s

    def first_frame(self) -> Frame[Kronen]:
        return Play()

    def makers(self) -> Makers:
        return {**MAKERS, "Play": Play, "Rounds": Rounds}

    def view(self, s: Kronen, seat: int) -> KronenView:
        return {
            "round": s.round,
            "crown": s.crown,
            "dealt": [zone.as_seen(seat)[0] if zone.cards else None for zone in s.dealt],
            "hands": [list(hand) for hand in s.hands],
            "points": list(s.points),
        }

    def determinise(self, s: Kronen, seat: int, rng: Rng) -> Kronen:
        t = s.clone()
        redeal([t.pile, *t.dealt], seat, rng)
        t.reseal(seat, rng)
        return t

    def scene(self, view: KronenView, seat: int) -> Scene:
        crown = Text("crown", {"crown": view["crown"]})
        areas = [Area("table", Text("table"), (Item(crown),) if view["crown"] else ())]
        for p, hand in enumerate(view["hands"]):
            own = view["dealt"][p]
            title = Text("hand", {"seat": p, "points": view["points"][p]})
            cards = [Item(Text("card", {"card": c}), f"card:{c}", owner=p) for c in hand]
            secret = Item(Text("covered") if own is None else Text("dealt", {"crown": own}))
            areas.append(Area(f"hand-{p}", title, (*cards, secret), p))
        return Scene(tuple(areas))

    def lexicon(self) -> Mapping[str, Entry]:
        cards = {f"card:{n}": Entry(str(n), f"die {n}", f"the {n}") for n in range(1, 6)}
        crowns = {
            f"crown:{n}": Entry(f"crown{n}", f"die Krone {n}", f"the crown {n}")
            for n in range(1, CROWNS + 1)
        }
        return {**cards, **crowns}

    def invariants(self, s: Kronen) -> None:
        assert len(s.hands[0]) == len(s.hands[1])
        assert len(s.pile) == CROWNS - s.players - s.round

    def most_decisions(self, players: int) -> int:
        return 10


GAME = KronenGame

"""Krieg der drei Sanchos as all other packages see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Scene, TableGame
from tafelrunde.core.campaign import Campaigns
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options, Side
from tafelrunde.core.packs import Table
from tafelrunde.core.zones import Zone
from tafelrunde.games.drei_sanchos import (
    FOLDER,
    aids,
    closed,
    forecast,
    hidden,
    invariants,
    lexicon,
    scene,
    staging,
    tables,
    views,
)
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.campaign import SanchoCampaigns
from tafelrunde.games.drei_sanchos.contract import CONTRACT
from tafelrunde.games.drei_sanchos.heuristics import SanchosBalance, SanchosEvaluation
from tafelrunde.games.drei_sanchos.mandates import FieldTurn
from tafelrunde.games.drei_sanchos.reserve import PickDice, Reroll, Reserve, Shift
from tafelrunde.games.drei_sanchos.sequence import Play, Round
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.solo import BotTurn, SoloSetup
from tafelrunde.games.drei_sanchos.spending import Command, Pool
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.games.drei_sanchos.strip import Strip
from tafelrunde.games.drei_sanchos.tables import NAMES, SANCHOS, Tables, Variant
from tafelrunde.games.drei_sanchos.tally import SanchosTally
from tafelrunde.games.drei_sanchos.turns import Turns

HUES: Final = ("red", "gold", "green")  # of the Sanchos


class DreiSanchosGame(TableGame[DreiSanchos, views.View]):
    """S3-1.1: 1 to 3 players, always three Sanchos."""

    id: ClassVar[str] = "drei_sanchos"
    prefix: ClassVar[str] = "S3"
    version: ClassVar[int] = 2
    min_players: ClassVar[int] = 1
    max_players: ClassVar[int] = SANCHOS
    companions: ClassVar[bool] = True
    campaigns: ClassVar[Campaigns | None] = SanchoCampaigns()  # S3-16.10
    all_may_lose: ClassVar[bool] = True  # S3-11.7, S3-14.9
    options: ClassVar[tuple[Option, ...]] = (
        Option("sancho", NAMES, "sides", (1,)),
        Option("level", ("normal", "hard", "very_hard", "epic"), "game", (1,)),
        Option("el_cid", (False, True), "game"),
        Option("nonplayer_start_recruits", (0, 2), players=(1, 2)),
        Option("restriction_scope", ("kingdom", "home")),
        Option("najera_keeps_last_unit", (True, False), players=(2,)),
        Option("bots_keep_sieges", (True, False), players=(1,)),
    )
    params: ClassVar[Mapping[str, str]] = {
        "sancho": "sancho",
        "of": "sancho",
        "sanchos": "sancho",
        "region": "region",
        "regions": "region",
        "source": "region",
        "target": "region",
        "card": "card",
        "cards": "card",
        "unit": "unit",
        "face": "face",
        "by": "face",
        "faces": "face",
        "dice": "face",
        "seat": "seat",
        "winners": "seat",
        "active": "sancho",
        "besieger": "sancho",
        "holder": "sancho",
    }
    passes: ClassVar[Mapping[str, str]] = {"reserve": "pass"}
    schema: ClassVar[Mapping[str, Table]] = tables.SCHEMA
    folder: ClassVar[Path] = FOLDER
    contract: ClassVar[Contract | None] = CONTRACT

    def take_tables(self, rows: Mapping[str, Any]) -> None:
        tables.check(rows)
        self.rows = rows
        self.tables = Tables(rows)
        self.region_ids: list[str] = [row["id"] for row in rows["regions"]]

    def prepare(self, options: Options, players: int) -> DreiSanchos:
        s = DreiSanchos(self.tables, Variant(options, players, self.tables))
        s.reset(players)
        return s

    def first_frame(self) -> Frame[DreiSanchos]:
        return Play()

    def makers(self) -> Makers:
        return {
            "Play": Play,
            "Round": Round,
            "Turns": Turns,
            "Command": Command,
            "Pool": Pool,
            "FieldTurn": FieldTurn,
            "Strip": Strip,
            "Battle": Battle,
            "Reserve": Reserve,
            "Reroll": Reroll,
            "PickDice": PickDice,
            "Shift": Shift,
            "Siege": Siege,
            "BotTurn": BotTurn,
            "SoloSetup": SoloSetup,
            "Zone": Zone,
        }

    def view(self, s: DreiSanchos, seat: int) -> views.View:
        return hidden.view(s, seat)

    def preview(self, s: DreiSanchos, seat: int) -> views.Preview:
        """What an Attack would cost and what is closed, for the seat that has points to spend."""
        if seat not in s.pending() or s.prompt not in ("command", "pool"):
            return {}
        found: views.Preview = {"closed": closed.closed(s, seat)}
        attacks = forecast.forecasts(s, seat)
        return {**found, "attacks": attacks} if attacks else found

    def determinise(self, s: DreiSanchos, seat: int, rng: Rng) -> DreiSanchos:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, self.tables)

    def hues(self, view: views.View) -> Sequence[str]:
        """Castilla is red, Nájera gold, Aragón green."""
        seats = [seat for seat in view["seats"] if seat >= 0]
        return [HUES[view["seats"].index(seat)] for seat in sorted(seats)]

    def aids(self, view: views.View, seat: int) -> views.Aids:
        return aids.aids(view)

    def companion(self, message: Mapping[str, object]) -> views.Reply:
        from tafelrunde.games.drei_sanchos.companion import respond  # which needs this class

        return respond(self, message)

    def evaluation(self) -> SanchosEvaluation:
        """Rules of thumb for bots."""
        return SanchosEvaluation()

    def tally(self) -> SanchosTally:
        """What advice is made of."""
        return SanchosTally()

    def balance(self) -> SanchosBalance:
        """What studies of balance ask."""
        return SanchosBalance()

    def sides(self, players: int) -> list[Side]:
        """S3-2.4, S3-2.5, S3-2.6: of three everybody, of two Castilla and Aragón, alone anybody."""
        names = self.lexicon()
        found: list[Side] = []
        for sancho, name in enumerate(NAMES):
            seat = tables.seats_of(players, sancho)[sancho]
            if seat >= 0:
                entry = names[f"sancho:{sancho}"]
                chosen: Options = {"sancho": name} if players == 1 else {}
                found.append(Side(name, entry.de, entry.en, seat, chosen))
        return found

    def lexicon(self) -> Mapping[str, Entry]:
        return lexicon.lexicon(self.rows)

    def stage(self, s: DreiSanchos, given: Mapping[str, object]) -> None:
        staging.stage(s, given, self.region_ids)

    def describe(self, s: DreiSanchos) -> dict[str, Any]:
        return staging.describe(s, self.region_ids)

    def belongs(self, s: DreiSanchos, kind: str, number: int, seat: int) -> bool:
        """S3-12.2: a Sancho belongs to its player."""
        own = kind == "sancho" and 0 <= number < SANCHOS and s.variant.seat_of[number] == seat
        return own or (kind == "seat" and number == seat)

    def invariants(self, s: DreiSanchos) -> None:
        invariants.check(s)

    def most_decisions(self, players: int) -> int:
        """27 rounds, each with a card, two waits and three turns.

        In a turn there are at most three actions with a party, an interception and a battle,
        where each of nine reserve cards takes five answers and each of 18 dice two.
        """
        battle = 2 + 9 * 5 + 18 * 2
        return 27 * (3 + 3 * (3 + 2 * battle))


GAME = DreiSanchosGame

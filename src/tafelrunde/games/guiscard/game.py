"""Guiscard as all other packages see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from tafelrunde.board.contract import Contract
from tafelrunde.board.scene import Remark, Scene, TableGame
from tafelrunde.core.actions import Action
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import Makers, digest_of
from tafelrunde.core.frames import Frame
from tafelrunde.core.game import Entry, Option, Options, Side, View
from tafelrunde.core.packs import Pack, Table
from tafelrunde.games.guiscard import FOLDER, views
from tafelrunde.games.guiscard.bots.heuristics import GuiscardBalance, GuiscardPlanning
from tafelrunde.games.guiscard.bots.tally import GuiscardTally
from tafelrunde.games.guiscard.buildings.jump import Jump
from tafelrunde.games.guiscard.buildings.tearing import Tearing
from tafelrunde.games.guiscard.campaign.actions import (
    CampRaid,
    OpenBattle,
    Storming,
    SupplyRun,
    TowerAttack,
)
from tafelrunde.games.guiscard.campaign.boards import Both, Divided, FieldBattle
from tafelrunde.games.guiscard.campaign.camp import LayLadders
from tafelrunde.games.guiscard.campaign.choices import BesiegerDay, Sally
from tafelrunde.games.guiscard.campaign.days import Siege
from tafelrunde.games.guiscard.campaign.events import SiegeEvent
from tafelrunde.games.guiscard.campaign.fight import Fight
from tafelrunde.games.guiscard.campaign.levy import Levy
from tafelrunde.games.guiscard.campaign.market import Purchase
from tafelrunde.games.guiscard.campaign.posts import KeepPlaces
from tafelrunde.games.guiscard.campaign.sides import ChooseSide
from tafelrunde.games.guiscard.campaign.works import Battering, Workshop
from tafelrunde.games.guiscard.captives.capturing import Capturing
from tafelrunde.games.guiscard.charges.charge_step import ChargeMoves, ChargeStep
from tafelrunde.games.guiscard.charges.counter_path import CounterPath
from tafelrunde.games.guiscard.contract import CONTRACT
from tafelrunde.games.guiscard.field.clutter import IMPASSABLE
from tafelrunde.games.guiscard.field.terrain import (
    COLUMNS,
    HEXES,
    NONE,
    OTHER_LETTERS,
    ROWS,
    TERRAINS,
)
from tafelrunde.games.guiscard.files import loading
from tafelrunde.games.guiscard.files.actions import NAMES, siege_board
from tafelrunde.games.guiscard.files.campaign import (
    BUILDINGS,
    NATIONS,
    USUAL,
    Campaign,
    Choice,
)
from tafelrunde.games.guiscard.files.numbers import Numbers
from tafelrunde.games.guiscard.files.roster import (
    HIRED,
    HORSES,
    PACK_HORSES,
    UNITS,
    Roster,
    own_horse,
)
from tafelrunde.games.guiscard.files.scenario import Scenario
from tafelrunde.games.guiscard.files.siege_log import GEAR, Parked, SiegeLog
from tafelrunde.games.guiscard.fire import sight
from tafelrunde.games.guiscard.fire.arrows import FireArrow
from tafelrunde.games.guiscard.fire.defence import Defence, StationaryFire
from tafelrunde.games.guiscard.fire.engines import EngineShot
from tafelrunde.games.guiscard.fire.fire import MissileStep, Volley
from tafelrunde.games.guiscard.fire.shot import Shot
from tafelrunde.games.guiscard.formations.forming import Forming
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.infiltration.checks import Checks
from tafelrunde.games.guiscard.leading.place_horse import PlaceHorse
from tafelrunde.games.guiscard.melee.advance import Advances, AdvanceUnit
from tafelrunde.games.guiscard.melee.combat import Attack
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.bringing import Bringing
from tafelrunde.games.guiscard.movement.clearing import Clearing
from tafelrunde.games.guiscard.movement.ending import EndMove
from tafelrunde.games.guiscard.movement.entering import EnterMap
from tafelrunde.games.guiscard.movement.hauling import Hauling
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.movement.move_unit import MoveUnit
from tafelrunde.games.guiscard.movement.pushing import Pushing
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.retreats.evade import Evades
from tafelrunde.games.guiscard.retreats.fall import Fall
from tafelrunde.games.guiscard.retreats.retreat import Displace, Retreat
from tafelrunde.games.guiscard.retreats.thrown import Thrown
from tafelrunde.games.guiscard.scenarios.equipment import GiveGear
from tafelrunde.games.guiscard.scenarios.parley import Ending
from tafelrunde.games.guiscard.scenarios.setup import SetUp
from tafelrunde.games.guiscard.screen import aids, hidden, preview, remarks, scene
from tafelrunde.games.guiscard.sequence import staging
from tafelrunde.games.guiscard.sequence.turns import Play, Turn
from tafelrunde.games.guiscard.siegecraft.burning import FireCheck, Lighting
from tafelrunde.games.guiscard.siegecraft.falling import Loosened
from tafelrunde.games.guiscard.siegecraft.flames import Flames
from tafelrunde.games.guiscard.siegecraft.heaving import Heaving, Pull
from tafelrunde.games.guiscard.siegecraft.overturning import Overturn
from tafelrunde.games.guiscard.siegecraft.resiting import Resite
from tafelrunde.games.guiscard.state import (
    COMING,
    ON_MAP,
    RIDERLESS,
    SLAIN,
    UNDER,
    Guiscard,
    trait,
)
from tafelrunde.geometry.hexes import Grid

DIRECTION_NAMES = (
    ("N", "Norden", "north"),
    ("NE", "Nordosten", "north-east"),
    ("SE", "Südosten", "south-east"),
    ("S", "Süden", "south"),
    ("SW", "Südwesten", "south-west"),
    ("NW", "Nordwesten", "north-west"),
)
EDGE_NAMES = (
    ("Nordrand", "north edge"),
    ("Ostrand", "east edge"),
    ("Südrand", "south edge"),
    ("Westrand", "west edge"),
)
# the digests of earlier data, and the scenarios that have not changed since
OPEN_FIELD: Final = ("s01", "s02", "s03", "s04")
OLDER_DATA: Final = (
    "05d2c7262356afe53d5d861010f58ed3",
    "273b750c0e21576fa5364c36ca5fbf1b",
    "b5e334f23f11b36d9c36f69c5f88b126",
)
SCENARIOS: Final = ("s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11")
SIEGE: Final = "siege"
GEAR_NAMES: Final = (
    ("Wurfanker", "grapnel"),
    ("Leiter", "ladder"),
    ("Steinschleuder", "stone thrower"),
    ("Griechisches Feuer", "Greek fire"),
)


def choice_of(options: Options) -> Choice:
    """GU-11.68: what was chosen for a free siege; older tables do not say."""
    roles = ("besieger", "besieged")
    nations = [str(options.get(f"{role}_nation", USUAL)) for role in roles]
    points = [int(options.get(f"{role}_points", 0)) for role in roles]
    return Choice((nations[0], nations[1]), (points[0], points[1]))


class GuiscardGame(TableGame[Guiscard, views.View]):
    """Field, houses, castles, siegecraft and the siege: chapters 1 to 11, scenarios 1 to 11."""

    id: ClassVar[str] = "guiscard"
    prefix: ClassVar[str] = "GU"
    version: ClassVar[int] = 7
    min_players: ClassVar[int] = 2
    max_players: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (
        Option("scenario", (*SCENARIOS, SIEGE), "game"),
        Option("swapped", (False, True), "sides"),
        Option("building", BUILDINGS, "game"),
        Option("forces", ("ready", "free"), "game"),
        Option("hidden_supplies", (False, True)),
        Option("besieger_nation", (USUAL, *NATIONS)),
        Option("besieged_nation", (USUAL, *NATIONS)),
        Option("besieger_points", (400, 300, 600)),
        Option("besieged_points", (200, 150, 300)),
        Option("jump_check_on_rope", (False, True)),
    )
    params: ClassVar[Mapping[str, str]] = {
        "unit": "unit",
        "units": "unit",
        "by": "unit",
        "enemy": "unit",
        "person": "unit",
        "leader": "unit",
        "captor": "unit",
        "partner": "unit",
        "hex": "hex",
        "hexes": "hex",
        "from": "hex",
        "behind": "hex",
        "horse": "horse",
        "seat": "seat",
        "winners": "seat",
        "direction": "direction",
        "edge": "edge",
        "left": "edge",
        "terrain": "terrain",
        "gear": "gear",
    }
    schema: ClassVar[Mapping[str, Table]] = loading.SCHEMA
    folder: ClassVar[Path] = FOLDER
    contract: ClassVar[Contract | None] = CONTRACT
    seldom: ClassVar[Options] = {"scenario": SIEGE}

    def __init__(self, pack_file: Path | None = None, data: Path | None = None) -> None:
        """A player's own scenario file takes the place of all scenarios; a pack replaces rows.

        Maps and scenarios count for the digest too: a game replays only on its own ground.
        """
        self.own: str = ""
        if pack_file is None or not loading.is_scenario(pack_file):
            super().__init__(pack_file, data)
            name = self.pack.name
        else:
            super().__init__(None, data)
            row = loading.own_scenario(pack_file, self.rows)
            self.own, name = row["id"], row["name_en"]
            self.rows["scenario"][self.own] = row
            if "map" in row:
                self.rows["map"][row["map"]["id"]] = row["map"]
        ground = [self.rows["map"], self.rows["scenario"], self.rows["sieges"]]
        self.pack = Pack(name, self.pack.tables, digest_of([self.pack.digest, *ground]))

    def take_tables(self, rows: Mapping[str, object]) -> None:
        self.rows = loading.library(self.data.parent, rows)
        self.roster = Roster(self.rows["unit"], self.rows["class"])
        self.numbers = Numbers(self.rows)
        self.library = staging.Library(self.rows, self.roster, self.numbers)
        self.boards: dict[tuple[str, bool, bool], Scenario] = {}
        self.sieges: dict[tuple[str, Choice | None, bool, int, bool], Scenario] = {}
        self.grids: dict[int, Grid] = {}
        self.walks: Walks = Walks()

    def plays_pack(self, digest: str, options: Options) -> bool:
        """Journals made before the data of later chapters grew replay: their ground is the same."""
        if super().plays_pack(digest, options):
            return True
        older = self.pack_file is None and digest in OLDER_DATA
        return older and options["scenario"] in OPEN_FIELD

    def plays_version(self, version: int, options: Options) -> bool:
        """Versions 4 to 7 changed what happens in and about buildings (chapters 8 to 11), which the
        scenarios of the open field do not have."""
        if super().plays_version(version, options):
            return True
        return 3 <= version < self.version and options["scenario"] in OPEN_FIELD

    def board(self, name: str, swapped: bool, rope_jumps: bool = False) -> Scenario:
        """A scenario, made once."""
        key = (name, swapped, rope_jumps)
        found = self.boards.get(key)
        if found is None:
            row = self.rows["scenario"][name]
            found = Scenario(row, self.rows, self.roster, self.numbers, swapped, rope_jumps)
            self.boards[key] = found
        return found

    def grid(self, rows: int) -> Grid:
        """The grid of a map with this number of rows, made once."""
        found = self.grids.get(rows)
        if found is None:
            found = self.grids[rows] = Grid(COLUMNS, rows)
        return found

    def prepare(self, options: Options, players: int) -> Guiscard:
        name = self.own or str(options["scenario"])
        if name == SIEGE:
            return self.prepare_siege(options, players)
        rope_jumps = bool(options.get("jump_check_on_rope", False))  # older tables do not say
        board = self.board(name, bool(options["swapped"]), rope_jumps)
        s = Guiscard(board, board.field, board.clean)
        s.reset(players)
        return s

    def prepare_siege(self, options: Options, players: int) -> Guiscard:
        """GU-11.1: a siege before its first day; its board is made once."""
        building, forces = str(options["building"]), str(options["forces"])
        seat = 1 if options["swapped"] else 0
        rope_jumps = bool(options["jump_check_on_rope"])
        choice = choice_of(options) if forces == "free" else None
        key = (building, choice, bool(options["hidden_supplies"]), seat, rope_jumps)
        board = self.sieges.get(key)
        if board is None:
            campaign = Campaign(self.rows, self.roster, building, choice, key[2])
            board = siege_board(self.rows, self.roster, self.numbers, campaign, seat, rope_jumps)
            self.sieges[key] = board
        s = Guiscard(board, board.field, board.clean)
        s.reset(players)
        parts = board.campaign.building.parts if board.campaign else []
        log = SiegeLog(besieger=seat, gear=[[0] * len(GEAR), [0] * len(GEAR)], led=[0, 0])
        log.held = [1 - seat for _ in parts]
        s.siege = [log]
        return s

    def first_frame(self) -> Frame[Guiscard]:
        return Play()

    def opening(self, s: Guiscard) -> Frame[Guiscard]:
        return Siege() if s.siege else Play()

    def makers(self) -> Makers:
        return {
            "Capturing": Capturing,
            "KeepPlaces": KeepPlaces,
            "Ending": Ending,
            "LayLadders": LayLadders,
            "Play": Play,
            "SetUp": SetUp,
            "Turn": Turn,
            "Forming": Forming,
            "MissileStep": MissileStep,
            "Volley": Volley,
            "Shot": Shot,
            "Thrown": Thrown,
            "LayBodies": LayBodies,
            "Retreat": Retreat,
            "Displace": Displace,
            "ChargeStep": ChargeStep,
            "CounterPath": CounterPath,
            "ChargeMoves": ChargeMoves,
            "MoveStep": MoveStep,
            "MoveUnit": MoveUnit,
            "EnterMap": EnterMap,
            "Jump": Jump,
            "EndMove": EndMove,
            "PlaceHorse": PlaceHorse,
            "Clearing": Clearing,
            "Tearing": Tearing,
            "Defence": Defence,
            "StationaryFire": StationaryFire,
            "Checks": Checks,
            "Evades": Evades,
            "Advances": Advances,
            "AdvanceUnit": AdvanceUnit,
            "MeleeStep": MeleeStep,
            "Attack": Attack,
            "Fall": Fall,
            "Hauling": Hauling,
            "Bringing": Bringing,
            "Overturn": Overturn,
            "Resite": Resite,
            "Heaving": Heaving,
            "Pull": Pull,
            "Loosened": Loosened,
            "GiveGear": GiveGear,
            "Flames": Flames,
            "Lighting": Lighting,
            "FireCheck": FireCheck,
            "FireArrow": FireArrow,
            "EngineShot": EngineShot,
            "Pushing": Pushing,
            "SiegeLog": SiegeLog,
            "Siege": Siege,
            "SiegeEvent": SiegeEvent,
            "Purchase": Purchase,
            "BesiegerDay": BesiegerDay,
            "Sally": Sally,
            "Battering": Battering,
            "Workshop": Workshop,
            "Levy": Levy,
            "ChooseSide": ChooseSide,
            "Storming": Storming,
            "TowerAttack": TowerAttack,
            "CampRaid": CampRaid,
            "SupplyRun": SupplyRun,
            "OpenBattle": OpenBattle,
            "Fight": Fight,
            "Parked": Parked,
            "Divided": Divided,
            "FieldBattle": FieldBattle,
            "Both": Both,
        }

    def view(self, s: Guiscard, seat: int) -> views.View:
        return hidden.view(s, seat)

    def aids(self, view: views.View, seat: int) -> views.Aids:
        return aids.aids(view, self.grid(view["rows"]))

    def preview(self, s: Guiscard, seat: int) -> views.Preview:
        """What the screen shows before a click: reach, dangers, targets, odds."""
        return preview.preview(s, seat, self.walks)

    def remarks(self, view: views.View, preview: View, action: Action) -> Sequence[Remark]:
        """Beside a choice: its target, hits, results, and the checks that it owes."""
        return remarks.remarks(view, cast(views.Preview, preview), action)

    def determinise(self, s: Guiscard, seat: int, rng: Rng) -> Guiscard:
        return hidden.determinise(s, seat, rng)

    def scene(self, view: views.View, seat: int) -> Scene:
        return scene.scene(view, self.roster.code)

    def planning(self, intent: tuple[int, ...]) -> GuiscardPlanning:
        """The thoughts of a bot that had this in mind."""
        return GuiscardPlanning(intent)

    def tally(self) -> GuiscardTally:
        """What advice is made of."""
        return GuiscardTally()

    def balance(self) -> GuiscardBalance:
        """What studies of balance ask."""
        return GuiscardBalance()

    def sides(self, players: int) -> list[Side]:
        """GU-12.1: the two sides of every scenario; exchanged they sit on each other's seats."""
        if self.own:
            return self.scenario_sides()
        return [*self.scenario_sides(), *self.siege_sides()]

    def siege_sides(self) -> list[Side]:
        """GU-11.68: besieger and besieged of each building."""
        return [
            Side(
                nation,
                NAMES[nation][0],
                NAMES[nation][1],
                1 - number if swapped else number,
                {"scenario": SIEGE, "building": row["building"], "swapped": swapped},
            )
            for row in self.rows["sieges"]["ready_siege"]
            for swapped in (False, True)
            for number, nation in enumerate((row["besieger"], row["besieged"]))
        ]

    def scenario_sides(self) -> list[Side]:
        """GU-12.1: those of the scenarios."""
        return [
            Side(
                side["id"],
                side["name_de"],
                side["name_en"],
                1 - number if swapped else number,
                {"scenario": scenario, "swapped": swapped},
            )
            for scenario in SCENARIOS
            for swapped in (False, True)
            for number, side in enumerate(self.rows["scenario"][self.own or scenario]["side"])
        ]

    def is_set_up(self, s: Guiscard, seat: int) -> bool:
        return seat in s.pending() and isinstance(s.top, SetUp)

    def is_open(self, s: Guiscard, seat: int) -> bool:
        """In its own turn a side has no standing orders, and nothing else is hidden."""
        return seat in s.pending() and s.round > 0 and s.active == seat

    def look(self, s: Guiscard, a: int, b: int) -> views.LineOfSight | None:
        size = len(s.field.terrain)
        return sight.between(s, a, b) if max(a, b) < size else None

    def is_seldom(self, element: str) -> bool:
        """GU-11.63: men without a name, and their horses, come with a siege alone."""
        kind, _, number = element.partition(":")
        if kind == "unit":
            return int(number) >= HIRED
        return kind == "horse" and int(number) >= HORSES

    def lexicon(self) -> Mapping[str, Entry]:
        found: dict[str, Entry] = {}
        classes = self.rows["class"]
        for u, row in enumerate(self.rows["unit"]):
            klass = classes[row["class"]]
            facts = {k: row[k] for k in ("code", "cost", "foot_attack", "foot_defence")}
            words = (klass["de"], klass["en"], row.get("provenance", "reconstructed"))
            found[f"unit:{u}"] = Entry(row["id"], row["name"], row["name"], *words, facts)
            de, en = f"Pferd von {row['name']}", f"{row['name']}'s horse"
            found[f"horse:{u}"] = Entry(row["id"], de, en)
        for n, (name, klass) in enumerate(classes.items()):
            for copy, u in enumerate(self.roster.hired[n]):  # GU-11.63: men without a name
                de, en = f"{klass['de']} {copy + 1}", f"{klass['en']} {copy + 1}"
                facts = {k: klass[k] for k in ("code", "cost", "foot_attack", "foot_defence")}
                words = (klass["de"], klass["en"], klass.get("provenance", "reconstructed"))
                found[f"unit:{u}"] = Entry(f"{name}-{copy + 1}", de, en, *words, facts)
                if klass["code"][1] == "c":
                    mount = (f"Pferd von {de}", f"horse of {en}")
                    found[f"horse:{own_horse(u)}"] = Entry(f"{name}-{copy + 1}", *mount)
        for k, (de, en) in enumerate(GEAR_NAMES):
            found[f"gear:{k}"] = Entry(GEAR[k], de, en)
        for k in range(1, PACK_HORSES + 1):
            found[f"horse:{UNITS + k - 1}"] = Entry(
                f"pack-{k}", f"Packpferd {k}", f"pack horse {k}"
            )
        for name, row in self.rows["terrain"].items():
            letter = row.get("char", OTHER_LETTERS.get(TERRAINS.index(name), ""))
            if not letter:
                continue  # what becomes of others by fire and rams
            facts = {"foot": row["foot"], "horse": row["horse"], "letter": letter}
            found[f"terrain:{ord(letter)}"] = Entry(name, row["de"], row["en"], facts=facts)
        grid = Grid(COLUMNS, ROWS)
        for h in range(HEXES):
            label = grid.label(h)
            found[f"hex:{h}"] = Entry(label, label, label, provenance="reconstructed")
        for d, (name, de, en) in enumerate(DIRECTION_NAMES):
            found[f"direction:{d}"] = Entry(name, de, en)
        for edge, (de, en) in enumerate(EDGE_NAMES, 1):
            found[f"edge:{edge}"] = Entry(str(edge), de, en)
        return found

    def stage(self, s: Guiscard, given: Mapping[str, object]) -> None:
        staging.stage(s, given, self.library)

    def describe(self, s: Guiscard) -> dict[str, Any]:
        return staging.describe(s)

    def invariants(self, s: Guiscard) -> None:
        """GU-1.2, GU-1.3: every piece stands where the grid says, and nobody stands twice."""
        if len(s.grid) == 0:
            return
        held: dict[int, int] = {}
        for u in s.board.units:
            if s.where[u] != ON_MAP or u in (s.mover, s.burden) or s.at[u] == NONE:
                continue
            if is_below(s, u):
                continue
            for h in [s.at[u], s.rear[u]]:
                if h != NONE:
                    assert h not in held, s.digest()
                    held[h] = u
            assert (s.rear[u] == NONE) == (s.mount[u] == NONE), (u, s.digest())
        for horse in range(len(s.horse)):
            if s.horse[horse] == RIDERLESS and s.horse_at[horse] == NONE:
                # GU-11.66: pack horses come with their leaders
                assert s.where[s.leader[horse]] in (ON_MAP, COMING), s.digest()
            elif s.horse[horse] == RIDERLESS:
                for h in (s.horse_at[horse], s.horse_rear[horse]):
                    assert h not in held, s.digest()
                    held[h] = UNITS + horse
        for h, there in enumerate(s.grid):
            assert held.get(h, NONE) == there, (h, there, s.digest())
        for h in range(len(s.grid)):
            assert s.clutter.cost[h] == clutter_of(s, h), (h, s.digest())
        for horse, leader in enumerate(s.leader):
            assert leader == NONE or horse in s.board.steeds, (horse, s.digest())
        bodies = sum(s.dead.values())
        assert bodies <= sum([s.where[u] == SLAIN for u in s.board.units]), s.digest()

    def most_decisions(self, players: int) -> int:
        """Twenty-four rounds, two turns, some fifty units with up to sixty decisions each."""
        return 24 * 2 * 50 * 60


def is_below(s: Guiscard, u: int) -> bool:
    """GU-10.54: whether somebody lies upon a unit, in the same hex."""
    upper = trait(s, u, UNDER) - 1
    return upper not in (NONE, s.mover) and s.at[upper] == s.at[u]


def clutter_of(s: Guiscard, h: int) -> int:
    """GU-4.9: what the dead in a hex add to its cost, counted one by one."""
    men, horses = s.dead.get(h, 0), s.carcasses.count(h)
    if men >= 6 or horses >= 2 or (men >= 3 and horses > 0):
        return IMPASSABLE
    return 1 if men >= 3 or horses > 0 else 0


GAME = GuiscardGame

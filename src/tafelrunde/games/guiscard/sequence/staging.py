"""Guiscard's positions in the words of scenario files.

A unit is written as "robert K9", a rider as "tristan K9/K10" (head, then rear), followed by
words for its state: wounded, stunned, moved, fired, attacked, checked, busy, thrown (its lance),
on-ladder, on-rope, spent:5. Ground that has changed is written as "O11 gate-open", gear as
"ladder N3/M4" (foot, then top; "lying" if it lies), "rope M3/M4", "stone_thrower M14/M15" and
"greek_fire N4 S". A staged position has a field of its own: any units of the roster, on any maps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import build, shown
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.charges.charge_step import ChargeStep
from tafelrunde.games.guiscard.field.markers import MARKER_KINDS, MARKER_NAMES, TENT_TORN
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.numbers import Numbers
from tafelrunde.games.guiscard.files.roster import Roster, is_person, own_horse
from tafelrunde.games.guiscard.files.scenario import Scenario
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.formations.forming import Forming
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.pieces.gear import GREEK, KINDS, LYING, UP
from tafelrunde.games.guiscard.pieces.marking import lay_marker
from tafelrunde.games.guiscard.pieces.placing import drop, leave_horse
from tafelrunde.games.guiscard.scenarios.setup import clear_table
from tafelrunde.games.guiscard.sequence.turns import Play, Turn
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    BUSY,
    CHARGES,
    CHECKED,
    COMING,
    FIRED,
    FOULKON,
    LADDER,
    LEFT,
    MELEE,
    MISSILE,
    MOVED,
    MOVEMENT,
    OUT,
    PERCH,
    RIDDEN,
    RIDERLESS,
    ROPE,
    SLAIN,
    SPEAR,
    STUNNED,
    WOUNDED,
    Guiscard,
    set_trait,
)
from tafelrunde.geometry.hexes import DIRECTIONS

GIVEN: Final = {
    "maps": "list[str]",
    "chapters": "int",
    "active": "int",
    "phase": "str",
    "round": "int",
    "rounds": "int",
    "seat0": "list[str]",
    "seat1": "list[str]",
    "horses": "list[str]",
    "bodies": "dict[str, int]",
    "carcasses": "list[str]",
    "formations": "list[str]",
    "closed": "list[str]",
    "ground": "list[str]",
    "tents": "list[str]",
    "torn": "list[str]",
    "gear": "list[str]",
    "prisoners": "bool",
}
PHASES: Final = ("missile", "charges", "movement", "forming", "melee", "recovery")
STEPS: Final = {"missile": MISSILE, "charges": CHARGES, "movement": MOVEMENT, "melee": MELEE}
FORMATIONS: Final = {"spear": SPEAR, "foulkon": FOULKON}
PERCHES: Final = {"on-ladder": LADDER, "on-rope": ROPE}
BITS: Final = {"moved": MOVED, "fired": FIRED, "attacked": ATTACKED, "checked": CHECKED}


class Library:
    """What a staged position is made of."""

    def __init__(self, rows: Mapping[str, object], roster: Roster, numbers: Numbers) -> None:
        self.rows: Mapping[str, Any] = rows
        self.roster: Roster = roster
        self.numbers: Numbers = numbers


class StagedPosition:
    """The words of a scenario, checked."""

    def __init__(self, given: Mapping[str, Any], library: Library) -> None:
        for key in given:
            if key not in GIVEN:
                raise BadData(f"given: unknown field {key!r}; there are: {', '.join(GIVEN)}")
        self.words = {k: build(v, GIVEN[k], {}, f"given.{k}") for k, v in given.items()}
        self.library = library
        self.phase: str = self.words.get("phase", "movement")
        if self.phase not in PHASES:
            raise BadData(f"given.phase: {self.phase!r} is none of {', '.join(PHASES)}")
        self.active: int = self.words.get("active", 0)
        if self.active not in (0, 1):
            raise BadData(f"given.active: there is no seat {self.active}")

    def unit(self, name: str) -> int:
        """A unit of the roster."""
        if name not in self.library.roster.number:
            raise BadData(f"given: there is no unit {name!r}")
        return self.library.roster.number[name]

    def board(self) -> Scenario:
        """A scenario of its own for these units."""
        maps = self.words.get("maps", ["hills"])
        for name in maps:
            if name not in self.library.rows["map"]:
                raise BadData(f"given.maps: there is no map {name!r}")
        sides = []
        for seat in range(2):
            names = [text.partition(" ")[0] for text in self.words.get(f"seat{seat}", [])]
            for name in names:
                if not is_person(self.unit(name)):
                    raise BadData(f"given: {name!r} is no person")
            zone = {"rect": "A1:X16"}
            group = {"id": "all", "units": names, "mounted": False, "zone": zone, "when": "setup"}
            known = {
                "id": f"side{seat}",
                "name_de": f"Seite {seat + 1}",
                "name_en": f"side {seat + 1}",
            }
            sides.append({**known, "group": [group]})
        chapters = self.words.get("chapters", 7)
        if not 1 <= chapters <= 11:
            raise BadData(f"given.chapters: {shown(chapters)} is not between 1 and 11")
        row = {
            "id": "staged",
            "maps": [{"map": name} for name in maps],
            "rounds": self.words.get("rounds", 12),
            "rules_needed": f"chapters 1-{chapters}",
            "first_player": "side0",
            "side": sides,
            "setup_order": [],
            "closed": self.words.get("closed", []),
            "overlays": self.words.get("tents", []),
            "prisoners": self.words.get("prisoners", False),
            "victory": [{"side": "draw", "when": "end", "kind": "otherwise"}],
        }
        found = Scenario(row, self.library.rows, self.library.roster, self.library.numbers)
        found.steeds = vec[i64](list(range(found.horses)))  # also of riders who are not here
        return found


def split(text: str, least: int) -> list[str]:
    """The words of a text, of which so many have to be there."""
    words = text.split()
    if len(words) < least:
        raise BadData(f"given: {shown(text)} has fewer than {least} words")
    return words


def hexes(s: Guiscard, text: str) -> list[int]:
    """One hex, or head and rear."""
    found = [s.field.grid.find(name) for name in text.split("/")]
    if NONE in found or len(found) > 2:
        raise BadData(f"given: {text!r} is no hex and no pair of hexes")
    return found


def stage(s: Guiscard, given: Mapping[str, object], library: Library) -> None:
    """Set a prepared state to the position that a scenario file describes."""
    staged = StagedPosition(given, library)
    s.board = staged.board()
    s.field = s.board.field
    clear_table(s)
    for text in staged.words.get("ground", []):
        name, word = split(text, 2)[:2]
        if word not in MARKER_NAMES:
            raise BadData(f"given.ground: {word!r} is none of {', '.join(MARKER_NAMES)}")
        lay_marker(s, hexes(s, name)[0], MARKER_NAMES[word])
    for name in staged.words.get("torn", []):
        lay_marker(s, hexes(s, name)[0], TENT_TORN)
    s.round = staged.words.get("round", 1)
    s.turn = 2 * s.round - (1 if staged.active == s.board.first else 0)
    s.active, s.phase = staged.active, STEPS.get(staged.phase, MOVEMENT)
    for seat in range(2):
        for text in staged.words.get(f"seat{seat}", []):
            put_unit(s, staged, text)
    for text in staged.words.get("horses", []):
        name, where = split(text, 2)[:2]
        leave_horse(s, staged.unit(name), *hexes(s, where))
    for name, count in staged.words.get("bodies", {}).items():
        s.dead[hexes(s, name)[0]] = count
    for text in staged.words.get("carcasses", []):
        s.carcasses += hexes(s, text)
    s.count_dead()
    for text in staged.words.get("formations", []):
        form, facing, *names = split(text, 3)
        if form not in FORMATIONS or facing not in DIRECTIONS:
            raise BadData(f"given.formations: {shown(text)} is none like 'spear N' and men")
        men = [staged.unit(name) for name in names]
        formation.declare(s, men, FORMATIONS[form], DIRECTIONS.index(facing))
    for text in staged.words.get("gear", []):
        put_gear(s, text)
    begin(s, staged)


def put_gear(s: Guiscard, text: str) -> None:
    """A ladder, rope or engine of the first seat, that has been there for a turn."""
    name, where, *words = split(text, 2)
    places = hexes(s, where)
    if name not in KINDS[1:] or (name != KINDS[GREEK] and len(places) < 2):
        raise BadData(f"given.gear: {shown(text)} is none like 'ladder N3/M4'")
    if name == KINDS[GREEK]:
        if words[:1] == [] or words[0] not in DIRECTIONS:
            raise BadData(f"given.gear: {shown(text)} has no facing")
        places = [places[0], DIRECTIONS.index(words[0])]
    how = LYING if "lying" in words else UP
    s.machines.append([KINDS.index(name), 0, how, places[0], places[1], 0])


def put_unit(s: Guiscard, staged: StagedPosition, text: str) -> None:
    """A unit with its place and its state."""
    name, where, *words = split(text, 2)
    u = staged.unit(name)
    if where == "coming":
        s.where[u] = COMING
    else:
        places = hexes(s, where)
        if len(places) == 2:
            s.mount[u] = own_horse(u)
            s.horse[own_horse(u)] = RIDDEN
            drop(s, u, places[0], places[1])
        else:
            drop(s, u, places[0])
    for word in words:
        if word in BITS:
            s.done[u] |= BITS[word]
        elif word == "wounded":
            s.health[u] = WOUNDED
        elif word == "stunned":
            s.health[u], s.felt[u] = STUNNED, s.turn - 1
        elif word in PERCHES:
            set_trait(s, u, PERCH, PERCHES[word])
        elif word == "busy":
            s.done[u] |= BUSY
        elif word == "thrown":
            s.lance[u] = 0
        elif word.startswith("spent:") and word[6:].isdecimal() and len(word) <= 8:
            s.spent[u] = int(word[6:])
        else:
            raise BadData(f"given: {text!r}: {word!r} is no state of a unit")


def begin(s: Guiscard, staged: StagedPosition) -> None:
    """Start in the middle of a turn."""
    play, turn = Play(), Turn(staged.active)
    play.then = play.NEXT_TURN
    if staged.phase == "recovery":
        s.begin_at([play, turn], turn.FOUGHT)
        return
    frames: dict[str, tuple[int, Frame[Guiscard]]] = {
        "missile": (turn.FIRED, MissileStep(staged.active)),
        "charges": (turn.DECLARED, ChargeStep(staged.active)),
        "movement": (turn.MOVED, MoveStep(staged.active)),
        "forming": (turn.FORMED, Forming(staged.active)),
        "melee": (turn.FOUGHT, MeleeStep(staged.active)),
    }
    turn.then, frame = frames[staged.phase]
    s.begin_at([play, turn, frame])


def describe(s: Guiscard) -> dict[str, Any]:
    """The position in the words of scenario files."""
    ids, grid = s.board.roster.ids, s.field.grid
    horses = {
        ids[h]: f"{grid.label(s.horse_at[h])}/{grid.label(s.horse_rear[h])}"
        for h, state in enumerate(s.horse)
        if state == RIDERLESS and s.horse_at[h] != NONE
    }
    words = {number: word for word, number in MARKER_NAMES.items()}
    return {
        "round": s.round,
        "active": s.active,
        "phase": s.phase,
        "points": s.points if s.mover != NONE else 0,
        "winner": s.winner,
        "units": {ids[u]: told_unit(s, u) for u in s.board.units if s.where[u] != OUT},
        "horses": horses,
        "ground": {grid.label(m // MARKER_KINDS): words[m % MARKER_KINDS] for m in s.markers},
        "bodies": {grid.label(h): count for h, count in sorted(s.dead.items())},
        "carcasses": [
            f"{grid.label(s.carcasses[i])}/{grid.label(s.carcasses[i + 1])}"
            for i in range(0, len(s.carcasses), 2)
        ],
        "markers": {ids[u]: grid.label(s.marker[u]) for u in s.board.units if s.marker[u] != NONE},
    }


def told_unit(s: Guiscard, u: int) -> str:
    """Where and how a unit is."""
    if s.where[u] == SLAIN:
        return "dead"
    if s.where[u] == COMING:
        return "coming"
    if s.where[u] == LEFT:
        return f"left {s.exit[u]}"
    grid = s.field.grid
    text = grid.label(s.at[u])
    if s.rear[u] != NONE:
        text += f"/{grid.label(s.rear[u])}"
    return text + ("", " wounded", " stunned")[s.health[u]]

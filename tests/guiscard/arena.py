"""A battlefield for tests: any ground, any units anywhere, and play in the words of the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.core.actions import CHANCE, Action, Refusal
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.packs import our_pack
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files import loading
from tafelrunde.games.guiscard.files.numbers import Numbers
from tafelrunde.games.guiscard.files.roster import Roster, own_horse
from tafelrunde.games.guiscard.files.scenario import Scenario
from tafelrunde.games.guiscard.pieces.placing import drop, leave_horse
from tafelrunde.games.guiscard.scenarios.setup import clear_table
from tafelrunde.games.guiscard.state import MELEE, RIDDEN, STUNNED, WOUNDED, Guiscard

LIBRARY = loading.library(FOLDER, our_pack(FOLDER / "data" / "guiscard.toml").tables)
ROSTER = Roster(LIBRARY["unit"], LIBRARY["class"])
NUMBERS = Numbers(LIBRARY)
HEALTH = {"wounded": WOUNDED, "stunned": STUNNED}
Marks = Mapping[str, str]


def plain(
    terrain: Marks, level: Mapping[str, int], sides: Mapping[str, list[str]]
) -> dict[str, Any]:
    """Open ground with some hexes and sides changed."""

    def drawn(default: str, marks: Mapping[str, object]) -> str:
        rows = [[default] * 24 for _ in range(16)]
        for label, mark in marks.items():
            rows[int(label[1:]) - 1][ord(label[0]) - 65] = str(mark)
        return "\n".join("".join(row) for row in rows)

    ground = {"id": "plain", "rows": 16, "columns": 24, "sides": dict(sides)}
    return {**ground, "terrain": drawn(".", terrain), "elevation": drawn("0", level)}


class Arena:
    """A position and a hand to play it.

    Places are "K9" on foot and "K9-K10" on horseback (head and rear), perhaps followed by a
    word: "K9 wounded". The first side is seat 0 and is on turn.
    """

    def __init__(
        self,
        ours: Marks,
        theirs: Marks,
        *,
        field: str = "",
        terrain: Marks | None = None,
        level: Mapping[str, int] | None = None,
        sides: Mapping[str, list[str]] | None = None,
        chapters: int = 7,
        special: Mapping[str, Any] | None = None,
    ) -> None:
        library = dict(LIBRARY)
        if not field:
            library["map"] = {"plain": plain(terrain or {}, level or {}, sides or {})}
            field = "plain"
        row = {
            "id": "arena",
            "rounds": 9,
            "rules_needed": f"chapters 1-{chapters}",
            "maps": [{"map": field}],
            "setup_order": [],
            "first_player": "ours",
            "side": [self.side("ours", ours), self.side("theirs", theirs)],
            "victory": [{"side": "draw", "when": "end", "kind": "otherwise"}],
            **(special or {}),
        }
        board = Scenario(row, library, ROSTER, NUMBERS)
        board.steeds = vec[i64](list(range(board.horses)))  # also of riders who are not here
        self.s = Guiscard(board, board.field, board.clean)
        self.s.reset(2)
        self.s.log = []
        self.s.quick = False
        clear_table(self.s)
        self.s.round, self.s.turn, self.s.phase = 1, 1, MELEE
        for name, place in {**ours, **theirs}.items():
            self.put(name, place)

    def side(self, name: str, units: Marks) -> dict[str, Any]:
        group = {"id": "all", "units": list(units), "mounted": False, "when": "setup"}
        return {
            "id": name,
            "name_de": name,
            "name_en": name,
            "group": [{**group, "zone": {"rect": "A1:X16"}}],
        }

    def put(self, name: str, place: str) -> None:
        """Stand a unit on the map."""
        s, u = self.s, self.unit(name)
        spot, _, word = place.partition(" ")
        head, _, rear = spot.partition("-")
        if rear:
            s.mount[u] = own_horse(u)
            s.horse[own_horse(u)] = RIDDEN
        drop(s, u, self.hex(head), self.hex(rear) if rear else NONE)
        if word:
            s.health[u] = HEALTH[word]
            s.felt[u] = s.turn

    def stray(self, owner: str, head: str, rear: str) -> None:
        """Stand a unit's horse on the map without its rider."""
        leave_horse(self.s, self.unit(owner), self.hex(head), self.hex(rear))

    def unit(self, name: str) -> int:
        return ROSTER.number[name]

    def hex(self, label: str) -> int:
        return self.s.field.grid.find(label)

    def label(self, h: int) -> str:
        return self.s.field.grid.label(h)

    def where(self, name: str) -> str:
        """Where a unit stands, a rider with both hexes."""
        u = self.unit(name)
        if self.s.at[u] == NONE:
            return ""
        rear = self.s.rear[u]
        head = self.label(self.s.at[u])
        return head if rear == NONE else f"{head}-{self.label(rear)}"

    def state(self, name: str) -> str:
        """How a unit is."""
        return ("healthy", "wounded", "stunned", "dead")[self.s.health[self.unit(name)]]

    # -- play

    def begin(self, frame: Frame[Any]) -> None:
        self.s.begin(frame)

    def action(self, verb: str, *names: str) -> Action:
        kinds = Guiscard.VERBS[verb]
        args = []
        for kind, name in zip(kinds, names, strict=True):
            if kind in ("unit", "horse"):
                args.append(self.unit(name))
            else:
                args.append(self.hex(name) if kind == "hex" else int(name))
        return Action(verb, tuple(args))

    def do(self, verb: str, *names: str) -> None:
        """The seat that is asked does this; refused actions fail the test."""
        self.s.play(self.s.to_move(), self.action(verb, *names))

    def why_not(self, verb: str, *names: str) -> Refusal | None:
        return self.s.explain(self.s.to_move(), self.action(verb, *names))

    def roll(self, *faces: int) -> None:
        """Dice fall, one after the other."""
        for face in faces:
            assert self.s.to_move() == CHANCE
            self.s.checked_chance((face,))

    def offered(self, verb: str) -> list[str]:
        """The names of what a verb offers now."""
        actions = [a for a in self.s.legal(self.s.to_move()) if a.verb == verb]
        kinds = Guiscard.VERBS[verb]
        if not kinds:
            return [verb for _ in actions]
        name = self.label if kinds[0] == "hex" else lambda n: ROSTER.ids[n]
        return [name(a.args[0]) for a in actions]

    def events(self, key: str) -> list[Mapping[str, Any]]:
        """The facts of one kind, in order."""
        return [event.params for event in self.s.log or [] if event.key == key]

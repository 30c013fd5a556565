"""GU-10.20, GU-10.44: four men push a stone thrower."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import INTERIOR, NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.harm.harm import nearby
from tafelrunde.games.guiscard.movement.hauling import may_haul
from tafelrunde.games.guiscard.pieces.engines import engines, facing
from tafelrunde.games.guiscard.pieces.gear import AT as HEAD
from tafelrunde.games.guiscard.pieces.gear import STONE, TO, WHAT, engine_in
from tafelrunde.games.guiscard.pieces.placing import relocate
from tafelrunde.games.guiscard.reach.steps import enterable, may_stand
from tafelrunde.games.guiscard.state import BUSY, Guiscard
from tafelrunde.games.guiscard.verbs import AT, FACE, STEP, STOP, unlisted

PUSHERS: Final = 4
FAR: Final = 2  # hexes on open flat ground; rough ground and turning use up the whole turn


def thrower_at(s: Guiscard, seat: i64, h: i64) -> list[int] | None:
    """The stone thrower of a seat whose head is in a hex."""
    for engine in engines(s, seat):
        if engine[WHAT] == STONE and engine[HEAD] == h:
            return engine
    return None


def pushers(s: Guiscard, seat: i64, engine: list[int]) -> list[int]:
    """GU-10.20, GU-R.219: the first four men beside it who have done nothing yet."""
    around = s.field.grid.around
    found: list[int] = []
    for h in (*around[engine[HEAD]], *around[engine[TO]]):
        u = s.grid[h]
        mine = u != NONE and is_person(u) and s.board.owner[u] == seat and u not in found
        if mine and may_haul(s, u):
            found.append(u)
    return sorted(found)[:PUSHERS]


def push_refused(s: Guiscard, seat: i64, h: i64) -> Refusal | None:
    """GU-10.20: why a stone thrower is not pushed now."""
    engine = thrower_at(s, seat, h)
    if engine is None:
        return refused(s, "GU-10.20", "no-engine-there", "hex", h)
    if len(pushers(s, seat, engine)) < PUSHERS:
        return refused(s, "GU-10.20", "too-few-pushers", "hex", h)
    return None


def is_rough(s: Guiscard, h: i64) -> bool:
    """GU-10.44: whatever costs a rider more than one point."""
    return s.field.horse_base[h] > 1


class Pushing(Frame[Guiscard]):
    """GU-10.44: step by step into a front hex, or turned on the spot; then the men are set."""

    seat: i64 = 0
    hex: i64 = -1  # where its head is
    units: list[int]
    gone: i64 = 0  # hexes moved

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"hex": self.hex, "unit": self.units[0] if self.units else NONE}

    def engine(self, s: Guiscard) -> list[int]:
        found = thrower_at(s, self.seat, self.hex)
        assert found is not None
        return found

    def start(self, s: Guiscard) -> Next:
        """GU-10.20: it is the whole turn of all four."""
        self.units = pushers(s, self.seat, self.engine(s))
        for u in self.units:
            s.done[u] |= BUSY
        if s.log is not None:
            s.emit("GU-10.20", "pushes-engine", {"hex": self.hex})
        return s.ask(self.seat, self.WAYS)

    def steps(self, s: Guiscard) -> list[int]:
        """GU-10.20, GU-10.44: the front hexes into which it can go."""
        engine = self.engine(s)
        f, d = s.field, facing(s, engine)
        found: list[int] = []
        for turn in (5, 0, 1):
            edge = self.hex * 6 + (d + turn) % 6
            to = f.neighbor[edge]
            if to == NONE or f.horse[edge] == 0 or f.terrain[to] == INTERIOR:
                continue
            there = s.grid[to]
            free = there == NONE or there in self.units
            if free and engine_in(s, to) is None and not (self.gone and is_rough(s, to)):
                found.append(to)
        return found

    def faces(self, s: Guiscard) -> list[int]:
        """GU-10.44: a turn on the spot by one direction, as the only step."""
        if self.gone:
            return []
        engine = self.engine(s)
        f, d = s.field, facing(s, engine)
        found: list[int] = []
        for turn in (5, 1):
            edge = engine[TO] * 6 + (d + turn) % 6
            to = f.neighbor[edge]
            free = to != NONE and f.horse[edge] > 0 and f.terrain[to] != INTERIOR
            if free and (s.grid[to] == NONE or s.grid[to] in self.units):
                found.append((d + turn) % 6)
        return found

    WAYS: Final = Ask("ways", "pushed", "way_refused", "push-where", sure=True)

    def ways(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.steps(s):
            out.add(STEP + h)
        for d in self.faces(s):
            out.add(FACE + d)
        out.add(STOP)

    def way_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.20: only where horses go, two hexes on open ground, one on rough."""
        if unlisted(a, STEP, self.steps(s)):
            return refused(s, "GU-10.20", "no-push-there", "hex", arg(a))
        if unlisted(a, FACE, self.faces(s)):
            return refused(s, "GU-10.44", "no-engine-facing", "direction", arg(a))
        return None

    def pushed(self, s: Guiscard, a: i64) -> Next:
        """GU-10.44: the rear follows the head; a rough hex or a turn ends it."""
        if verb_of(a) == STOP:
            return self.place(s)
        engine = self.engine(s)
        head, rear = self.hex, engine[TO]
        if verb_of(a) == FACE:
            self.hex = s.field.neighbor[rear * 6 + arg(a)]
            ends = True
        else:
            self.hex, rear = arg(a), head
            ends = is_rough(s, self.hex)
        engine[HEAD], engine[TO] = self.hex, rear
        s.version += 1
        self.gone += 1
        if s.log is not None:
            s.emit("GU-10.44", "engine-pushed", {"hex": self.hex})
        if ends or self.gone == FAR or not self.steps(s):
            return self.place(s)
        return s.ask(self.seat, self.WAYS)

    def place(self, s: Guiscard) -> Next:
        """GU-10.44: the men are set beside it, one after the other."""
        while self.units and self.gone:
            if len(self.places(s)) > 1:
                return s.ask(self.seat, self.SPOTS)
            found = self.places(s)
            relocate(s, self.units.pop(0), found[0])
        return s.finish()

    def places(self, s: Guiscard) -> list[int]:
        """GU-10.44: free hexes beside it, no further from his own than it was moved, plus one."""
        u = self.units[0]
        engine = self.engine(s)
        around, distance = s.field.grid.around, s.field.grid.distance
        found: list[int] = []
        for h in (*around[engine[HEAD]], *around[engine[TO]]):
            free = h not in found and enterable(s, u, h) and may_stand(s, u, h)
            if free and distance(h, s.at[u]) <= self.gone + 1:
                found.append(h)
        if not found:
            near = nearby(s, s.at[u])
            found = [h for h in near if enterable(s, u, h) and may_stand(s, u, h)][:1]
        return found

    SPOTS: Final = Ask("spots", "placed", "spot_refused", "pusher-where", sure=True)

    def spots(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in self.places(s):
            out.add(AT + h)

    def spot_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if unlisted(a, AT, self.places(s)):
            return refused(s, "GU-10.44", "no-ground-there", "hex", arg(a))
        return None

    def placed(self, s: Guiscard, a: i64) -> Next:
        relocate(s, self.units.pop(0), arg(a))
        return self.place(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("hex", "i64"),
        ("units", "list[int]"),
        ("gone", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "ways",
        "pushed",
        "way_refused",
        "spots",
        "placed",
        "spot_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        WAYS.numbered(2, 3, 4, 0),
        SPOTS.numbered(5, 6, 7, 0),
    )

    def __init__(
        self, seat: i64 = 0, hex: i64 = -1, units: list[int] | None = None, gone: i64 = 0
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.units = [] if units is None else units
        self.gone = gone

    def clone(self) -> Pushing:
        return Pushing(self.seat, self.hex, self.units.copy(), self.gone)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.way_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.spot_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.pushed(s, a)
        if number == 6:
            return self.placed(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.ways(s, seat, out)
        elif number == 5:
            self.spots(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.way_refused(s, seat, a)
        if number == 7:
            return self.spot_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""GU-11.11, GU-11.12, GU-11.14, GU-11.15: battering walls and building in the camp."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.breach import ENDS
from tafelrunde.games.guiscard.campaign.forces import campaign_of, log_of
from tafelrunde.games.guiscard.field.markers import MARKER_KINDS, PALISADE_PULLED
from tafelrunde.games.guiscard.files.siege_log import THROWERS, SiegeLog, fit_men
from tafelrunde.games.guiscard.pieces.marking import change_markers
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import BOMBARD, END_STEP, PROJECT, unlisted

NEAREST: Final = 3  # GU-11.15: tower hexes for each gap
HIGHEST: Final = 4  # GU-11.55: the last row of the table
DOWN: Final = "D"
LOST: Final = "C"


def is_down(s: Guiscard, h: i64) -> bool:
    """GU-11.12: whether a hex has all the damage that its wall takes."""
    campaign, damage = campaign_of(s), log_of(s).damage
    wall = campaign.wall_of(h, s.board.base.field)
    return wall != "" and damage.get(h, 0) >= campaign.levels[wall]


def gaps(s: Guiscard) -> list[int]:
    """GU-11.15, GU-11.44: hexes whose palisade or gate is down: battered, burnt or pulled down."""
    field, ground = s.board.base.field, log_of(s).ground
    wood = [field.grid.find(name) for name in campaign_of(s).building.batter["H"]]
    return [h for h in wood if is_down(s, h) or h * MARKER_KINDS + PALISADE_PULLED in ground]


def marks(s: Guiscard) -> list[int]:
    """GU-11.15, GU-11.55: the wall hexes that may be battered today."""
    campaign, field = campaign_of(s), s.board.base.field
    rows = campaign.building.batter
    walls = [field.grid.find(name) for wall in ("H", "E") for name in rows[wall]]
    found = [h for h in walls if not is_down(s, h)]
    tower = [field.grid.find(name) for name in rows["D"]]
    for gap in gaps(s):
        # ties by the label, column before row
        near = [(field.grid.distance(gap, h), field.grid.q[h], h) for h in tower]
        near.sort()
        found += [h for _, _, h in near[:NEAREST] if not is_down(s, h) and h not in found]
    return found


def bonus_of_walls(s: Guiscard) -> i64:
    """GU-11.37, GU-11.44: what breaches and the wall walk add to a negotiation."""
    log, campaign = log_of(s), campaign_of(s)
    parts, add = campaign.building.parts, campaign.surrender
    down = [campaign.wall_of(h, s.board.base.field) for h in log.damage if is_down(s, h)]
    walk = "wall_walk" in parts and log.held[parts.index("wall_walk")] == log.besieger
    if walk and "D" in down:
        return add["palisade_taken_and_tower_breach"]
    if walk:
        return add["palisade_taken"]
    return add["breach"] if gaps(s) or "E" in down else 0


def batter(s: Guiscard, h: i64) -> None:
    """GU-11.12, GU-11.13: one more level of damage; a destroyed hex gets its marker."""
    log = log_of(s)
    log.damage[h] = log.damage.get(h, 0) + 1
    if s.log is not None:
        s.emit("GU-11.12", "siege-damage", {"hex": h, "level": log.damage[h]})
    if is_down(s, h):
        lay_ruin(s, log, h)


def lay_ruin(s: Guiscard, log: SiegeLog, h: i64) -> None:
    """GU-11.13: the marker lies there in every later storm."""
    marker, rule, key = ENDS[s.board.base.field.terrain[h]]
    pulled = h * MARKER_KINDS + PALISADE_PULLED
    log.ground = sorted([m for m in log.ground if m != pulled] + [h * MARKER_KINDS + marker])
    change_markers(s, list(log.ground))
    if s.log is not None:
        s.emit(rule, key, {"hex": h})


class Battering(Frame[Guiscard]):
    """D-25: every thrower gets one hex; then one die for each hex."""

    aims: list[int]  # the hexes, one for each thrower
    hexes: list[int]  # those that have not been rolled for

    def about(self, s: Guiscard, seat: i64) -> Params:
        log = log_of(s)
        return {"count": len(self.aims) + 1, "all": log.gear[log.besieger][THROWERS]}

    def start(self, s: Guiscard) -> Next:
        """GU-11.14: one thrower after the other."""
        log = log_of(s)
        if len(self.aims) < log.gear[log.besieger][THROWERS] and marks(s):
            return s.ask(log.besieger, self.MARKS)
        self.hexes = sorted(set(self.aims))
        return self.next_hex(s)

    MARKS: Final = Ask("marks_offered", "aimed", "mark_refused", "siege-batter", sure=True)

    def marks_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for h in marks(s):
            out.add(BOMBARD + h)
        out.add(END_STEP)

    def mark_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.15: the tower only behind a gap. GU-11.55: nothing that is down already."""
        if not unlisted(a, BOMBARD, marks(s)):
            return None
        if is_down(s, arg(a)):
            return refused(s, "GU-11.55", "wall-is-down", "hex", arg(a))
        if campaign_of(s).wall_of(arg(a), s.board.base.field) == "D":
            return refused(s, "GU-11.15", "tower-out-of-reach", "hex", arg(a))
        return refused(s, "GU-11.14", "no-wall-there", "hex", arg(a))

    def aimed(self, s: Guiscard, a: i64) -> Next:
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-11.14", "siege-aimed", {"count": len(self.aims)})
            self.hexes = sorted(set(self.aims))
            return self.next_hex(s)
        self.aims.append(arg(a))
        if s.log is not None:
            s.emit("GU-11.14", "siege-aims", {"hex": arg(a), "count": len(self.aims)})
        return self.start(s)

    def next_hex(self, s: Guiscard) -> Next:
        """GU-11.55: each hex is rolled for once a day."""
        return s.throw((10,), self.STRUCK) if self.hexes else s.finish()

    def struck(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.14: by the wall and the throwers on it. GU-11.55: C costs one of them."""
        log, campaign = log_of(s), campaign_of(s)
        h = self.hexes.pop(0)
        points = min(HIGHEST, self.aims.count(h))
        wall = campaign.wall_of(h, s.board.base.field)
        result = campaign.walls[f"{wall}{points}"][dice[0] - 1]
        if s.log is not None:
            told = {"hex": h, "roll": dice[0], "count": points}
            s.emit("GU-11.14", "siege-batters", {**told, "result": result})
        if result == DOWN:
            batter(s, h)
        elif result == LOST:
            log.gear[log.besieger][THROWERS] -= 1
            if s.log is not None:
                s.emit("GU-11.55", "siege-thrower-lost", {"hex": h})
        return self.next_hex(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("aims", "list[int]"),
        ("hexes", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "marks_offered", "aimed", "mark_refused", "struck")
    STRUCK: Final = 5
    QUESTIONS: ClassVar[Questions] = (MARKS.numbered(2, 3, 4, 0),)

    def __init__(self, aims: list[int] | None = None, hexes: list[int] | None = None) -> None:
        self.aims = [] if aims is None else aims
        self.hexes = [] if hexes is None else hexes

    def clone(self) -> Battering:
        return Battering(self.aims.copy(), self.hexes.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.mark_refused(s, seat, codes[i]) is None:
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
            return self.aimed(s, a)
        if number == 5:
            return self.struck(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.marks_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.mark_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def days_needed(s: Guiscard, kind: i64) -> i64:
    """GU-11.11: the days of work; an engineer helps with stone throwers."""
    if kind == THROWERS and log_of(s).engineer:
        return campaign_of(s).engineer_days
    return campaign_of(s).build_days[kind]


class Workshop(Frame[Guiscard]):
    """D-26: projects of today, five healthy men each. GU-R.232: which men makes no difference."""

    worked: list[int]  # the projects that have got their men today
    busy: i64 = 0

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"count": len(fit_men(log_of(s), log_of(s).besieger)) - self.busy}

    def start(self, s: Guiscard) -> Next:
        """GU-11.58: as long as five healthy men are left."""
        if not self.kinds(s):
            return s.finish()
        return s.ask(log_of(s).besieger, self.KINDS)

    def kinds(self, s: Guiscard) -> list[int]:
        """GU-11.11: what can be worked at."""
        log, campaign = log_of(s), campaign_of(s)
        if len(fit_men(log, log.besieger)) - self.busy < campaign.crew:
            return []
        return list(range(len(campaign.build_days)))

    KINDS: Final = Ask("kinds_offered", "chosen", "kind_refused", "siege-build", sure=True)

    def kinds_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for kind in self.kinds(s):
            out.add(PROJECT + kind)
        out.add(END_STEP)

    def kind_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.11: grapnels, ladders, stone throwers."""
        if unlisted(a, PROJECT, self.kinds(s)):
            return refused(s, "GU-11.11", "cannot-be-built", "gear", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """GU-11.58: a begun project of the kind goes on, else a new one begins."""
        log = log_of(s)
        if verb_of(a) == END_STEP:
            if s.log is not None:
                s.emit("GU-11.11", "siege-at-work", {"count": len(self.worked)})
            return s.finish()
        kind = arg(a)
        begun = [i for i, p in enumerate(log.projects) if p[0] == kind and i not in self.worked]
        if not begun:
            log.projects.append([kind, 0])
            begun = [len(log.projects) - 1]
        i = begun[0]
        log.projects[i][1] += 1
        self.worked.append(i)
        self.busy += campaign_of(s).crew
        if s.log is not None:
            told = {"gear": kind, "days": log.projects[i][1], "needed": days_needed(s, kind)}
            s.emit("GU-11.11", "siege-works", told)
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("worked", "list[int]"),
        ("busy", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "kinds_offered", "chosen", "kind_refused")
    QUESTIONS: ClassVar[Questions] = (KINDS.numbered(2, 3, 4, 0),)

    def __init__(self, worked: list[int] | None = None, busy: i64 = 0) -> None:
        self.worked = [] if worked is None else worked
        self.busy = busy

    def clone(self) -> Workshop:
        return Workshop(self.worked.copy(), self.busy)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.kind_refused(s, seat, codes[i]) is None:
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
            return self.chosen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.kinds_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.kind_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def finish_projects(s: Guiscard) -> None:
    """GU-11.58: what is finished can be used from the next day on."""
    log = log_of(s)
    left: list[list[int]] = []
    for kind, days in log.projects:
        if days < days_needed(s, kind):
            left.append([kind, days])
            continue
        log.gear[log.besieger][kind] += 1
        if s.log is not None:
            s.emit("GU-11.58", "siege-built", {"gear": kind})
    log.projects = left

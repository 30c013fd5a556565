"""Chapter 4: one unit's move, hex by hex, with its interrupts (PR-5)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.jump import Jump
from tafelrunde.games.guiscard.captives import prisoners
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import rider_of
from tafelrunde.games.guiscard.fire.defence import Defence, interrupts
from tafelrunde.games.guiscard.fire.fire import points_after_fire
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.infiltration.checks import FREE, Checks, checkers
from tafelrunde.games.guiscard.leading import reins
from tafelrunde.games.guiscard.leading.place_horse import PlaceHorse
from tafelrunde.games.guiscard.movement import riding
from tafelrunde.games.guiscard.movement.deeds import deed_refused, deeds
from tafelrunde.games.guiscard.movement.ending import EndMove
from tafelrunde.games.guiscard.movement.entering import EnterMap
from tafelrunde.games.guiscard.movement.stepping import beside, step_refused, stop_refused
from tafelrunde.games.guiscard.pieces.gear import perch, rope_in, standing
from tafelrunde.games.guiscard.pieces.placing import lift
from tafelrunde.games.guiscard.reach.steps import horse_step, step_to
from tafelrunde.games.guiscard.scenarios.victory import decided
from tafelrunde.games.guiscard.siegecraft import climbing, ropes
from tafelrunde.games.guiscard.state import (
    COMING,
    FOOT,
    FRESH,
    GOES,
    LADDER,
    LED_OFF,
    LEFT,
    MOVED,
    NO_HORSE,
    ON_MAP,
    OVER,
    ROPE,
    STATIONARY,
    STUNNED,
    THREW,
    Guiscard,
    allowance,
    direction,
    owner,
    set_trait,
    trait,
)
from tafelrunde.games.guiscard.verbs import (
    ABOUT,
    CLIMB,
    DESCEND,
    DISMOUNT,
    DROP,
    HAND,
    HOOK,
    LEAD,
    LEAP,
    LEAVE,
    LET_GO,
    MOUNT,
    PULL_UP,
    STEP,
    STOP,
    TAKE_OVER,
    THROW_ROPE,
)

CLIMBING: Final = (CLIMB, DESCEND, LEAP, THROW_ROPE, HOOK, PULL_UP, HAND)


def movement_points(s: Guiscard, u: i64) -> i64:
    """GU-4.1, GU-1.8: the points of this turn; GU-5.7: fewer after a shot.

    GU-11.30: a patrol has half of them in its first turn.
    """
    points = points_after_fire(s, u, allowance(s, u))
    return points // 2 if trait(s, u, FRESH) else points


class MoveUnit(Frame[Guiscard]):
    """PR-5: one unit's move with its interrupts. A charger follows its `path` (GU-7.12)."""

    unit: i64 = -1
    path: list[int]  # what is left of a charge's path
    charging: bool = False
    shielded: bool = False  # GU-5.16: met by a counter-charge
    entered: i64 = 0  # hexes entered in this move
    acted: bool = False
    goal: i64 = -1  # the step that waits for checks
    goal_rear: i64 = -1
    goal_cost: i64 = 0
    edge: i64 = 0  # the side of the map over which it wants to leave
    tried: list[int]  # horses it could not catch, or let go
    owed: list[int]  # GU-R.117: hexes it has entered and not yet left

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.unit, "points": s.points}

    def start(self, s: Guiscard) -> Next:
        """GU-4.1: the piece is taken up with all its points."""
        u = self.unit
        s.mover, s.points, s.burden, s.spared = u, movement_points(s, u), NONE, NONE
        s.track = [s.at[u], s.rear[u]]
        if s.log is not None:
            s.emit("GU-4.1", "takes-up", {"unit": u, "points": s.points})
        reins.take_all(s, u)
        lift(s, u)
        if s.where[u] == COMING:
            return s.call(EnterMap(u), self.CAME_IN)
        held = prisoners.prisoner_of(s, u) if s.traits else NONE
        if held != NONE and prisoners.is_held(s, held) and prisoners.can_lead(s, u, held):
            prisoners.lead(s, u, held)
        return self.go_on(s)

    def came_in(self, s: Guiscard, value: list[int]) -> Next:
        """GU-12.22: on the map; fire and checks apply from here on."""
        if not value:
            return s.finish()
        s.where[self.unit] = ON_MAP
        self.goal, self.goal_rear, self.goal_cost = value[0], value[1], value[2]
        self.entered = 1 if self.goal_rear != NONE else 0
        return self.take_step(s)

    # -- the loop

    def go_on(self, s: Guiscard) -> Next:
        """The next choice, or the next hex of a charge."""
        u = self.unit
        if s.mover != u or s.where[u] != ON_MAP or s.health[u] == STUNNED or decided(s):
            return self.finish(s)
        if self.charging:
            return self.follow(s)
        if self.acted and not self.can_go_on(s):
            return self.stop(s) if stop_refused(s, u) is None else self.finish(s)
        return s.ask(owner(s, u), self.CHOICES)

    CHOICES: Final = Ask("choices", "chosen", "refused", "move-step")

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        """D-10: every hex beside the piece, its other deeds, and the end."""
        for h in beside(s, self.unit):
            out.add(STEP + h)
        deeds(s, self.unit, self.entered > 0, self.tried, out)
        out.add(STOP)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """Why a step, another deed or the end of the move is not allowed here."""
        if verb_of(a) == STOP:
            return stop_refused(s, self.unit)
        if verb_of(a) == STEP:
            if not s.quick and arg(a) not in beside(s, self.unit):
                return refused(s, "GU-4.2", "not-beside", "hex", arg(a))
            return step_refused(s, self.unit, arg(a))
        return None if s.quick else deed_refused(s, self.unit, a, self.entered > 0, self.tried)

    def can_go_on(self, s: Guiscard) -> bool:
        """Whether there is anything left but to stop."""
        for h in beside(s, self.unit):
            if step_refused(s, self.unit, h) is None:
                return True
        found = Offers()
        deeds(s, self.unit, self.entered > 0, self.tried, found)
        return found.n > 0

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """D-10: one thing after the other."""
        u = self.unit
        if verb_of(a) == STOP:
            return self.stop(s)
        if verb_of(a) == STEP:
            self.goal = arg(a)
            self.goal_rear, self.goal_cost = step_to(s, u, s.at[u], s.rear[u], self.goal)
            return self.leave_hex(s)
        if verb_of(a) == LEAVE:
            self.edge = arg(a)
            return self.leave_hex(s)
        if verb_of(a) == LEAD and self.rides_on(s):
            self.goal = arg(a)
            if s.log is not None:
                s.emit("GU-4.39", "snatches", {"unit": u, "horse": self.goal})
            return s.throw((10,), self.SNATCHED)
        if verb_of(a) in CLIMBING:
            return self.climb(s, a)
        self.begin(s)
        if self.entered and verb_of(a) in (ABOUT, DISMOUNT):
            self.owed.append(s.at[u])
        if verb_of(a) == ABOUT:
            self.turn_about(s)
        elif verb_of(a) == MOUNT:
            riding.mount_up(s, u, arg(a))
            s.track = [s.at[u], s.rear[u]]
        elif verb_of(a) == DISMOUNT:
            riding.dismount(s, u, arg(a))
            s.track = [s.at[u], NONE]
            self.entered += 1
        elif verb_of(a) == LEAD:
            reins.take_reins(s, u, arg(a))
        elif verb_of(a) == DROP:
            if s.log is not None:
                s.emit("GU-4.48", "reins-lost", {"unit": u, "horse": arg(a)})
            self.tried.append(arg(a))
            return s.call(PlaceHorse(u, arg(a)), self.DROPPED)
        elif verb_of(a) == LET_GO:
            prisoners.let_stand(s, arg(a))
            s.points = movement_points(s, u) - s.spent[u]
        elif verb_of(a) == TAKE_OVER:
            prisoners.seize(s, u, arg(a))
            prisoners.lead(s, u, arg(a))
        else:
            riding.lift_person(s, u, arg(a))
        return self.go_on(s)

    # -- ladders and ropes

    def climb(self, s: Guiscard, a: i64) -> Next:
        """GU-10.5, GU-10.28: onto a ladder, up a rope, over the palisade, or down again."""
        u, verb = self.unit, verb_of(a)
        on = perch(s, u)
        self.goal, self.goal_rear, self.goal_cost = arg(a), NONE, s.board.numbers.ladder_cost
        if verb == THROW_ROPE:
            self.begin(s)
            set_trait(s, u, THREW, 1)
            if s.log is not None:
                s.emit("GU-10.27", "throws-rope", {"unit": u, "hex": self.goal})
            return s.throw((10,), self.THROWN_UP)
        if verb in (HAND, PULL_UP):
            self.begin(s)
            (ropes.hand_over if verb == HAND else ropes.pull_up)(s, u, arg(a))
            return self.go_on(s)
        if verb == HOOK:
            self.goal_cost = climbing.hook_cost(s, s.at[u], self.goal)
            ropes.fix(s, u, self.goal, s.at[u])
            goes = FOOT
        elif verb == LEAP:
            thing = standing(s, on, s.at[u])
            assert thing is not None
            self.goal_cost = climbing.leap_cost(s, u, thing)
            goes = OVER if on == LADDER or s.board.rope_jumps else FOOT
        elif verb == DESCEND:
            self.goal_cost = climbing.descent_cost(s, on)
            goes = FOOT
        else:
            goes = LADDER
            rope = rope_in(s, self.goal)
            if rope is not None and self.goal == s.at[u]:
                goes = ROPE
                self.goal_cost = climbing.climb_cost(s, u, rope)
        set_trait(s, u, GOES, goes)
        if self.goal == s.at[u]:
            self.begin(s)
            return self.take_step(s)
        return self.leave_hex(s)

    def thrown_up(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.27: 3 to 10 holds. GU-10.63: a miss keeps the grapnel in hand."""
        holds = dice[0] >= s.board.numbers.throw_first
        if s.log is not None:
            told = {"unit": self.unit, "hex": self.goal, "roll": dice[0]}
            s.emit("GU-10.27", "rope-holds" if holds else "rope-slips", told)
        if holds:
            ropes.fix(s, self.unit, s.at[self.unit], self.goal)
        return self.go_on(s)

    def landed(self, s: Guiscard, value: object) -> Next:
        """GU-10.54: a wound from the jump ends the move."""
        if value:
            return self.finish(s)
        return self.arrive(s)

    def dropped(self, s: Guiscard, value: object) -> Next:
        """GU-4.48: dropping the reins is free. GU-R.207: it is for the whole of this move."""
        return self.go_on(s)

    def rides_on(self, s: Guiscard) -> bool:
        """GU-4.39: whether the unit is a rider in mid-move, who takes reins only with luck."""
        return s.mount[self.unit] != NONE and self.entered > 0

    def snatched(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-4.39: in mid-move a rider catches the horse on 1 to 6, otherwise not this turn."""
        horse = self.goal
        self.tried.append(horse)
        caught = dice[0] <= s.board.numbers.catch_last
        if s.log is not None:
            told = {"unit": self.unit, "horse": horse, "roll": dice[0]}
            s.emit("GU-4.39", "caught" if caught else "not-caught", told)
        if caught:
            reins.take_reins(s, self.unit, horse)
        return self.go_on(s)

    def begin(self, s: Guiscard) -> None:
        """GU-7.39: the first man who moves lifts the markers of his formation."""
        if not self.acted:
            formation.first_moves(s, self.unit)
        self.acted = True

    def turn_about(self, s: Guiscard) -> None:
        """GU-4.29, GU-4.46: head and rear are exchanged on the spot; no hex is entered."""
        u = self.unit
        s.at[u], s.rear[u] = s.rear[u], s.at[u]
        s.facing[u] = direction(s, s.rear[u], s.at[u])
        self.pay(s, s.board.numbers.about)
        s.version += 1
        if s.log is not None:
            s.emit("GU-4.29", "turns-about", {"unit": u, "hex": s.at[u], "points": s.points})

    def pay(self, s: Guiscard, cost: i64) -> None:
        """GU-4.1: points are spent, never saved."""
        s.points -= cost
        s.spent[self.unit] += cost

    # -- leaving a hex, entering the next

    def leave_hex(self, s: Guiscard) -> Next:
        """GU-4.15: checks before moving on. GU-4.18: not in the hex where the move began."""
        self.begin(s)
        if self.entered:
            self.owed.append(s.at[self.unit])
        return self.checked(s, FREE)

    def checked(self, s: Guiscard, value: object) -> Next:
        """GU-4.19, GU-R.7: a stop or a wound ends the move in this hex.

        GU-R.117: whoever turned about or dismounted on the way still owes the checks of before.
        """
        if value != FREE:
            if trait(s, self.unit, GOES):
                set_trait(s, self.unit, GOES, 0)
            return self.finish(s)
        u = self.unit
        while self.owed:
            h = self.owed.pop(0)
            if checkers(s, u, h, []):
                if self.edge:
                    if s.log is not None:
                        s.emit("GU-4.15", "wants-out", {"unit": u, "edge": self.edge})
                elif s.log is not None:
                    s.emit("GU-4.15", "wants-on", {"unit": u, "hex": self.goal})
                return s.call(Checks(u, h), self.CHECKED)
        if self.edge:
            return self.leave_map(s)
        return self.take_step(s)

    def take_step(self, s: Guiscard) -> Next:
        """GU-4.2: pay and enter. GU-5.11: the opponent may fire at the hex just entered."""
        u = self.unit
        self.acted = True
        s.at[u], s.rear[u] = self.goal, self.goal_rear
        if s.rear[u] != NONE:
            s.facing[u] = direction(s, s.rear[u], s.at[u])
        self.pay(s, self.goal_cost)
        s.track += [s.at[u], s.rear[u]]
        s.version += 1
        self.entered += 1
        if s.since[u] != NONE:
            s.since[u] += 1
        goes = trait(s, u, GOES)
        if goes:
            ropes.settle_perch(s, u, goes, self.goal_cost)
            if goes == OVER:
                return s.call(Jump(u), self.LANDED)
        elif s.log is not None:
            told = {"unit": u, "hex": s.at[u], "points": s.points}
            s.emit("GU-4.2", "steps", told)
        return self.arrive(s)

    def arrive(self, s: Guiscard) -> Next:
        """GU-12.27: a grapnel that lies there is taken up. GU-5.11: the opponent may fire."""
        u = self.unit
        if s.machines:
            ropes.take_up(s, u)
        if not self.shielded and interrupts(s, u, self.charging):
            return s.call(Defence(u), self.FIRED_AT)
        return self.go_on(s)

    def fired_at(self, s: Guiscard, value: object) -> Next:
        """GU-5.13: if it can, it goes on."""
        return self.go_on(s)

    def leave_map(self, s: Guiscard) -> Next:
        """GU-12.3: for one point over the edge; it does not return. Led horses go along."""
        u = self.unit
        self.pay(s, 1)
        for horse in reins.in_hand(s, u):
            s.leader[horse], s.horse[horse] = NONE, self.led_off(s, horse)
        if s.burden != NONE:
            self.carry_off(s, s.burden)
        s.mover = NONE
        s.where[u], s.exit[u] = LEFT, self.edge
        s.at[u], s.rear[u] = NONE, NONE
        s.done[u] |= MOVED
        s.version += 1
        if s.log is not None:
            s.emit("GU-12.3", "leaves-map", {"unit": u, "edge": self.edge})
        formation.keep_valid(s)
        return s.finish()

    def led_off(self, s: Guiscard, horse: i64) -> i64:
        """GU-12.9, GU-12.26: what becomes of a horse; pack horses count for the attacker."""
        rider, seat = rider_of(horse), owner(s, self.unit)
        if s.board.action and rider != NONE and owner(s, rider) != seat:  # GU-11.60: booty
            return LED_OFF + self.edge
        counts = rider == NONE and seat == s.board.attacker
        if counts and s.log is not None:
            told = {"unit": self.unit, "horse": horse, "edge": self.edge}
            s.emit("GU-12.9", "horse-led-off", told)
        return LED_OFF + self.edge if counts else NO_HORSE

    def carry_off(self, s: Guiscard, v: i64) -> None:
        """GU-12.24, GU-12.25: whoever is led or carried leaves the map too."""
        s.burden = NONE
        s.where[v], s.exit[v], s.at[v] = LEFT, self.edge, NONE
        if s.log is not None:
            s.emit("GU-12.25", "carried-off", {"unit": v, "edge": self.edge})

    # -- charges

    def follow(self, s: Guiscard) -> Next:
        """GU-7.12, GU-7.13: hex by hex along the declared path, as far as it goes."""
        u = self.unit
        if not self.path or s.mount[u] == NONE:
            return self.finish(s)
        d = direction(s, s.at[u], self.path[0])
        cost = horse_step(s, u, s.at[u], d) if d != NONE else 0
        if cost == 0 or cost > s.points:
            return self.finish(s)
        self.goal, self.goal_rear, self.goal_cost = self.path.pop(0), s.at[u], cost
        return self.leave_hex(s)

    # -- the end

    def stop(self, s: Guiscard) -> Next:
        """GU-5.14: whoever has done nothing is declared stationary."""
        if not self.acted:
            s.done[self.unit] |= STATIONARY
            if s.log is not None:
                s.emit("GU-5.14", "stays", {"unit": self.unit})
        if s.burden != NONE and s.log is not None:
            s.emit("GU-4.13", "stops-carrying", {"unit": self.unit})
        return self.finish(s)

    def finish(self, s: Guiscard) -> Next:
        """GU-1.3: the piece is set down, with everything that goes along with it."""
        return s.call(EndMove(self.unit, self.acted, self.entered > 0, self.tried), self.ENDED)

    def ended(self, s: Guiscard, value: object) -> Next:
        """The move is over."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("unit", "i64"),
        ("path", "list[int]"),
        ("charging", "bool"),
        ("shielded", "bool"),
        ("entered", "i64"),
        ("acted", "bool"),
        ("goal", "i64"),
        ("goal_rear", "i64"),
        ("goal_cost", "i64"),
        ("edge", "i64"),
        ("tried", "list[int]"),
        ("owed", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "refused",
        "ended",
        "came_in",
        "snatched",
        "thrown_up",
        "fired_at",
        "checked",
        "landed",
        "dropped",
    )
    ENDED: Final = 5
    CAME_IN: Final = 6
    SNATCHED: Final = 7
    THROWN_UP: Final = 8
    FIRED_AT: Final = 9
    CHECKED: Final = 10
    LANDED: Final = 11
    DROPPED: Final = 12
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        unit: i64 = -1,
        path: list[int] | None = None,
        charging: bool = False,
        shielded: bool = False,
        entered: i64 = 0,
        acted: bool = False,
        goal: i64 = -1,
        goal_rear: i64 = -1,
        goal_cost: i64 = 0,
        edge: i64 = 0,
        tried: list[int] | None = None,
        owed: list[int] | None = None,
    ) -> None:
        self.unit = unit
        self.path = [] if path is None else path
        self.charging = charging
        self.shielded = shielded
        self.entered = entered
        self.acted = acted
        self.goal = goal
        self.goal_rear = goal_rear
        self.goal_cost = goal_cost
        self.edge = edge
        self.tried = [] if tried is None else tried
        self.owed = [] if owed is None else owed

    def clone(self) -> MoveUnit:
        return MoveUnit(
            self.unit,
            self.path.copy(),
            self.charging,
            self.shielded,
            self.entered,
            self.acted,
            self.goal,
            self.goal_rear,
            self.goal_cost,
            self.edge,
            self.tried.copy(),
            self.owed.copy(),
        )

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.refused(s, seat, codes[i]) is None:
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
        if number == 5:
            return self.ended(s, s.handed)
        if number == 6:
            return self.came_in(s, cast("list[int]", s.handed))
        if number == 7:
            return self.snatched(s, cast("tuple[int, ...]", s.handed))
        if number == 8:
            return self.thrown_up(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.fired_at(s, s.handed)
        if number == 10:
            return self.checked(s, s.handed)
        if number == 11:
            return self.landed(s, s.handed)
        if number == 12:
            return self.dropped(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

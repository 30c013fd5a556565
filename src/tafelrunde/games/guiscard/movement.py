"""Chapter 4: the movement step: one unit after the other (D-9)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard import formation, harm
from tafelrunde.games.guiscard.defence import StationaryFire
from tafelrunde.games.guiscard.moving import MoveUnit
from tafelrunde.games.guiscard.state import (
    BUSY,
    COMING,
    MOVED,
    ON_MAP,
    STATIONARY,
    STUNNED,
    Guiscard,
)
from tafelrunde.games.guiscard.verbs import (
    CLEAR,
    DISSOLVE,
    END_STEP,
    MOVE,
)
from tafelrunde.games.guiscard.victory import decided
from tafelrunde.games.guiscard.works import Clearing, workers


def may_move(s: Guiscard, u: int) -> bool:
    """GU-4.1, GU-2.5: every able unit once a turn."""
    return move_refused(s, u) is None


def move_refused(s: Guiscard, u: int) -> Refusal | None:
    """GU-4.1: why a unit does not move; GU-12.2: those to come wait for their round."""
    done = s.done[u]
    if done & BUSY:
        return refused(s, "GU-4.10", "busy", "unit", u)
    if done & STATIONARY:
        return refused(s, "GU-5.14", "declared-stationary", "unit", u)
    if done & MOVED:
        return refused(s, "GU-4.1", "moved-already", "unit", u)
    if s.where[u] == COMING:
        group = s.board.groups[s.board.group_of[u]]
        if not s.round >= group.round > 0:
            return refused(s, "GU-12.2", "comes-later", "unit", u, "round", group.round)
    elif s.where[u] != ON_MAP:
        return refused(s, "GU-4.1", "not-here", "unit", u)
    if s.health[u] == STUNNED:
        return refused(s, "GU-1.12", "stunned-mover", "unit", u)
    return None


class MoveStep(Frame[Guiscard]):
    """Step 3 (GU-2.5): units move one after the other, until their owner ends the step.

    GU-5.14, GU-R.12: the end declares all others stationary.
    """

    seat: int = 0

    def start(self, s: Guiscard) -> Next:
        """D-9: the next unit, or the end."""
        if decided(s):
            return s.finish()
        return s.ask(self.seat, self.CHOICES)

    CHOICES: Final = Ask("choices", "chosen", "refused", "move-unit")

    def choices(self, s: Guiscard, seat: int) -> list[Action]:
        """GU-4.1: any unit not yet moved; full-turn works; formations may be dissolved."""
        units = s.board.side_units[seat]
        found = [MOVE[u] for u in units if s.where[u] in (ON_MAP, COMING)]
        if s.dead or s.carcasses:
            found += [CLEAR[u] for u in units if workers(s, u)]
        if s.board.techniques:
            found += [DISSOLVE[u] for u in heads(s, seat)]
        return [*found, END_STEP]

    def refused(self, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        """Why a unit does not move, clear away the dead or leave its formation."""
        if not a.args:
            return None
        u = a.args[0]
        if a.kind in ("move", "clear", "dissolve") and s.board.owner[u] != seat:
            return refused(s, "GU-4.1", "not-here", "unit", u)
        if a.kind == "move":
            return move_refused(s, u)
        if a.kind == "clear" and not workers(s, u):
            return refused(s, "GU-4.10", "nothing-to-clear", "unit", u)
        if a.kind == "dissolve" and u not in heads(s, seat):
            return refused(s, "GU-7.39", "leads-no-formation", "unit", u)
        return None

    def chosen(self, s: Guiscard, a: Action) -> Next:
        """Hand over to the unit's move."""
        if a.kind == "end_step":
            if s.log is not None:
                s.emit("GU-2.5", "movement-over", {"seat": self.seat})
            return s.call(StationaryFire(self.seat), "fired")
        u = a.args[0]
        if a.kind == "clear":
            return s.call(Clearing(u), "moved")
        if a.kind == "dissolve":
            formation.first_moves(s, u)
            return self.start(s)
        return s.call(MoveUnit(u), "moved")

    def moved(self, s: Guiscard, value: object) -> Next:
        """GU-6.30: whoever lies stunned among enemies now, dies."""
        harm.surrounded(s)
        return self.start(s)

    def fired(self, s: Guiscard, value: object) -> Next:
        """The step is over."""
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
    )

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def clone(self) -> MoveStep:
        n = MoveStep(self.seat)
        n.then = self.then
        return n

    def step(self, name: str, s: Guiscard, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "chosen":
            return self.chosen(s, cast(Action, value))
        if name == "moved":
            return self.moved(s, value)
        if name == "fired":
            return self.fired(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: Guiscard, seat: int) -> list[Action]:
        if name == "choices":
            return self.choices(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Guiscard, seat: int, a: Action) -> Refusal | None:
        if name == "refused":
            return self.refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def heads(s: Guiscard, seat: int) -> list[int]:
    """One man of every formation of a seat: the first of the roster."""
    found: list[int] = []
    told: list[int] = []
    for u in s.board.side_units[seat]:
        if s.form[u] and u not in told:
            found.append(u)
            told += formation.members(s, u)
    return found

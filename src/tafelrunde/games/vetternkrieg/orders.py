"""Chapter 4: command points that move, place and remove troops on the map."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.games.vetternkrieg.tables import REGIONS
from tafelrunde.games.vetternkrieg.verbs import MOVE_FROM, MOVE_TO, PLACE_IN, REMOVE_IN, STOP

ALL_CLOSED: Final = (1 << REGIONS) - 1
NO_NEIGHBOURS: Final = Refusal("VK-4.19", "no-own-troops-adjacent")
NOT_ADJACENT: Final = Refusal("VK-4.17", "not-adjacent")
NONE_OF_YOURS: Final = Refusal("VK-4.18", "no-own-troop-there")
MOVE_ONE: Final = Refusal("VK-4.16", "move-at-least-one")
CLOSED: Final = Refusal("VK-4.26", "region-closed")
NO_OPPONENT: Final = Refusal("VK-4.36", "no-opposing-troop")
PLACE_ONCE: Final = Refusal("VK-4.28", "try-at-least-once")
REMOVE_ONCE: Final = Refusal("VK-4.37", "try-at-least-once")


class Move(Frame[Vetternkrieg]):
    """VK-4.16: into one destination, from regions adjacent to it, up to the points."""

    seat: i64 = 0
    left: i64 = 0
    moved: i64 = 0
    target: i64 = -1

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"count": self.left}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-4.16: first the destination."""
        return s.ask(self.seat, self.TARGETS)

    TARGETS: Final = Ask("targets", "aimed", "target_refused", "move-to")

    def targets(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.16: any of the three regions."""
        out.span(MOVE_TO, 0, REGIONS)

    def target_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.19: own troops must stand next to it."""
        if verb_of(a) == MOVE_TO and not has_neighbours(s, seat, arg(a)):
            return NO_NEIGHBOURS
        return None

    def aimed(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.18: now troop after troop, each straight into the destination."""
        self.target = arg(a)
        if s.log is not None:
            s.emit("VK-4.16", "heads-for", {"seat": self.seat, "region": self.target})
        return self.go_on(s)

    def go_on(self, s: Vetternkrieg) -> Next:
        """VK-4.16: up to the points, while there is a source."""
        if not self.left or not has_neighbours(s, self.seat, self.target):
            return s.finish()
        return s.ask(self.seat, self.SOURCES)

    SOURCES: Final = Ask("sources", "marched", "source_refused", "move-from")

    def sources(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.17: the Centre is reached from North and South in any mix."""
        out.span(MOVE_FROM, 0, REGIONS)
        out.add(STOP)

    def source_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.17: only adjacent regions; VK-4.18: only own troops (VK-R.17)."""
        if verb_of(a) == STOP:
            return None if self.moved else MOVE_ONE
        if verb_of(a) != MOVE_FROM:
            return None
        if not s.tables.adjacent[self.target] >> arg(a) & 1:
            return NOT_ADJACENT
        return None if s.troops[2 * arg(a) + seat] else NONE_OF_YOURS

    def marched(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.20: even with all three regions nobody wins before phase 6 (VK-R.47)."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("VK-4.11", "stopped", {"seat": self.seat})
            return s.finish()
        region = arg(a)
        s.troops[2 * region + self.seat] -= 1
        s.troops[2 * self.target + self.seat] += 1
        if s.log is not None:
            told = {"seat": self.seat, "region": region, "target": self.target}
            s.emit("VK-4.16", "moved", told)
        self.moved += 1
        self.left -= 1
        return self.go_on(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
        ("moved", "i64"),
        ("target", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "targets",
        "aimed",
        "target_refused",
        "sources",
        "marched",
        "source_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        TARGETS.numbered(2, 3, 4, 0),
        SOURCES.numbered(5, 6, 7, 0),
    )

    def __init__(self, seat: i64 = 0, left: i64 = 0, moved: i64 = 0, target: i64 = -1) -> None:
        self.seat = seat
        self.left = left
        self.moved = moved
        self.target = target

    def clone(self) -> Move:
        return Move(self.seat, self.left, self.moved, self.target)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.target_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.source_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.aimed(s, a)
        if number == 6:
            return self.marched(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.targets(s, seat, out)
        elif number == 5:
            self.sources(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.target_refused(s, seat, a)
        if number == 7:
            return self.source_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Place(Frame[Vetternkrieg]):
    """VK-4.21: attempts to place troops from the reserve, one per point."""

    seat: i64 = 0
    left: i64 = 0
    tried: i64 = 0
    closed: i64 = 0  # mask of regions where an attempt succeeded
    region: i64 = -1

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"count": self.left}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-4.27: every attempt needs a troop in the reserve."""
        if not self.left or not s.reserve[self.seat] or self.closed == ALL_CLOSED:
            return s.finish()
        return s.ask(self.seat, self.PLACES)

    PLACES: Final = Ask("places", "aimed", "place_refused", "place-in")

    def places(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.21: a region; VK-4.29: opposing troops there do not matter."""
        out.span(PLACE_IN, 0, REGIONS)
        out.add(STOP)

    def place_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.26: a success closes the region; VK-4.28: one attempt must be made (VK-R.19)."""
        if verb_of(a) == STOP:
            return None if self.tried else PLACE_ONCE
        if verb_of(a) == PLACE_IN and self.closed >> arg(a) & 1:
            return CLOSED
        return None

    def aimed(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.22: first the troop, then the die."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("VK-4.11", "stopped", {"seat": self.seat})
            return s.finish()
        self.region = arg(a)
        self.left -= 1
        self.tried += 1
        s.reserve[self.seat] -= 1
        s.troops[2 * self.region + self.seat] += 1
        return s.throw((6,), self.ROLLED)

    def rolled(self, s: Vetternkrieg, dice: tuple[int, ...]) -> Next:
        """VK-4.23 more than the own troops with the new one (VK-R.18): it stays.

        VK-4.24 equal: back to the reserve. VK-4.25 less: to the supply (VK-R.22: so it is
        always with seven). VK-4.26, VK-R.20: only a success closes the region.
        """
        die, here = dice[0], 2 * self.region + self.seat
        count = s.troops[here]
        if s.log is not None:
            told = {"seat": self.seat, "region": self.region, "face": die, "count": count}
            if die > count:
                s.emit("VK-4.23", "placed", told)
            elif die == count:
                s.emit("VK-4.24", "place-returned", told)
            else:
                s.emit("VK-4.25", "place-lost", told)
        if die > count:
            self.closed |= bit(self.region)
            return self.start(s)
        s.troops[here] -= 1
        if die == count:
            s.reserve[self.seat] += 1
        else:
            s.supply[self.seat] += 1
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
        ("tried", "i64"),
        ("closed", "i64"),
        ("region", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "places", "aimed", "place_refused", "rolled")
    ROLLED: Final = 5
    QUESTIONS: ClassVar[Questions] = (PLACES.numbered(2, 3, 4, 0),)

    def __init__(
        self, seat: i64 = 0, left: i64 = 0, tried: i64 = 0, closed: i64 = 0, region: i64 = -1
    ) -> None:
        self.seat = seat
        self.left = left
        self.tried = tried
        self.closed = closed
        self.region = region

    def clone(self) -> Place:
        return Place(self.seat, self.left, self.tried, self.closed, self.region)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.place_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.aimed(s, a)
        if number == 5:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.places(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.place_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Remove(Frame[Vetternkrieg]):
    """VK-4.30: attempts to remove an opposing troop, one per point, until one succeeds."""

    seat: i64 = 0
    left: i64 = 0
    tried: i64 = 0
    region: i64 = -1

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"count": self.left}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-4.30: one attempt after the other."""
        if not self.left:
            return s.finish()
        return s.ask(self.seat, self.PLACES)

    PLACES: Final = Ask("places", "aimed", "place_refused", "remove-in")

    def places(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.35: after a failure any region again, the same too."""
        out.span(REMOVE_IN, 0, REGIONS)
        out.add(STOP)

    def place_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.36: not where no opponent stands (VK-R.21); VK-4.37: one attempt must be made."""
        if verb_of(a) == STOP:
            return None if self.tried else REMOVE_ONCE
        if verb_of(a) == REMOVE_IN and not s.troops[2 * arg(a) + 1 - seat]:
            return NO_OPPONENT
        return None

    def aimed(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.30: the die is rolled openly."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("VK-4.11", "stopped", {"seat": self.seat})
            return s.finish()
        self.region = arg(a)
        self.left -= 1
        self.tried += 1
        return s.throw((6,), self.ROLLED)

    def rolled(self, s: Vetternkrieg, dice: tuple[int, ...]) -> Next:
        """VK-4.31 more than the opposing troops: nothing; VK-4.34: a success ends the action.

        VK-4.32 equal: one goes to its owner's reserve. VK-4.33 less: one goes to the supply.
        """
        die, other = dice[0], 1 - self.seat
        here = 2 * self.region + other
        count = s.troops[here]
        if s.log is not None:
            told = {"seat": self.seat, "region": self.region, "face": die, "count": count}
            if die > count:
                s.emit("VK-4.31", "remove-failed", told)
            elif die == count:
                s.emit("VK-4.32", "removed-to-reserve", told)
            else:
                s.emit("VK-4.33", "removed-to-supply", told)
        if die > count:
            return self.start(s)
        s.troops[here] -= 1
        if die == count:
            s.reserve[other] += 1
        else:
            s.supply[other] += 1
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
        ("tried", "i64"),
        ("region", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "places", "aimed", "place_refused", "rolled")
    ROLLED: Final = 5
    QUESTIONS: ClassVar[Questions] = (PLACES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, left: i64 = 0, tried: i64 = 0, region: i64 = -1) -> None:
        self.seat = seat
        self.left = left
        self.tried = tried
        self.region = region

    def clone(self) -> Remove:
        return Remove(self.seat, self.left, self.tried, self.region)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.place_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.aimed(s, a)
        if number == 5:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.places(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.place_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def has_neighbours(s: Vetternkrieg, seat: i64, target: i64) -> bool:
    """VK-4.19: whether own troops stand next to a region."""
    for region in range(REGIONS):
        if s.tables.adjacent[target] >> region & 1 and s.troops[2 * region + seat]:
            return True
    return False

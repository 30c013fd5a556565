"""What a table remembers in order to go back: the way, and only some of the positions on it."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.journal import ChanceOutcome, Entry, Played, Redealt
from tafelrunde.core.state import State

RECENT: Final = 4  # the latest positions, which are all kept
SPARSE: Final = 8  # at most so many of the older ones, evenly spread


class HistoryPoint:
    """A moment to which a seat may want to go back; many have no position of their own."""

    def __init__(
        self, seat: int, entry: int, told: int, halts: int, revelations: int, state: State | None
    ) -> None:
        self.seat = seat
        self.entry = entry  # the number of the action that followed
        self.told = told  # how many events had been told by then
        self.halts = halts
        self.revelations = revelations
        self.state = state


def moment(seat: int, entry: int, told: int, s: State) -> HistoryPoint:
    """The present moment, with a copy of its position."""
    return HistoryPoint(seat, entry, told, s.halts, s.revelations, s.clone())


class History:
    """The actions in effect, in order; undone ones are gone.

    Positions are kept for the latest actions and for some earlier ones at a regular distance. Any
    other is rebuilt from the kept one before it by replaying the journal.
    """

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.moments: list[HistoryPoint] = []
        self.gap = 1

    def add(self, before: HistoryPoint) -> None:
        """Add the latest point, and drop positions that are no longer needed."""
        self.moments.append(before)
        old = len(self.moments) - 1 - RECENT
        if old > self.gap * SPARSE:
            self.gap *= 2
            for i in range(old):
                self._thin(i)
        if old >= 0:
            self._thin(old)

    def _thin(self, i: int) -> None:
        """Drop the position of a point, unless others are rebuilt from it: because of its regular
        distance, or because hidden things were re-dealt just before."""
        first = self.moments[i - 1].entry if i else 0
        between = self.entries[first : self.moments[i].entry]
        if i % self.gap and not any([isinstance(entry, Redealt) for entry in between]):
            self.moments[i].state = None

    def state(self, i: int) -> State:
        """The position at a moment; it belongs to whoever asks."""
        k = i
        while self.moments[k].state is None:
            k -= 1
        known = self.moments[k].state
        assert known is not None
        s = known.clone()
        for entry in self.way(k, i):
            if isinstance(entry, ChanceOutcome):
                s.checked_chance(entry.outcome)
            else:
                s.play_trusted(entry.seat, entry.action)
        return s

    def way(self, first: int, last: int) -> list[Played | ChanceOutcome]:
        """The actions from a moment to another, each with the outcomes that followed."""
        found: list[Played | ChanceOutcome] = []
        for before in self.moments[first:last]:
            played = self.entries[before.entry]
            assert isinstance(played, Played)
            found.append(played)
            for number in range(before.entry + 1, len(self.entries)):
                fell = self.entries[number]
                if not isinstance(fell, ChanceOutcome):
                    break
                found.append(fell)
        return found

    def last_of(self, seat: int) -> int:
        """The number of the latest moment of a seat; -1 if it has none."""
        for i in range(len(self.moments) - 1, -1, -1):
            if self.moments[i].seat == seat:
                return i
        return -1

    def unseal(self, seat: int, halts: int) -> None:
        """Forget the last part of a sealed answer; nor may it come back when others go back."""
        last = self.last_of(seat)
        if last + 1 < len(self.moments):  # what follows must not lose the position it is made from
            self.moments[last + 1].state = self.state(last + 1)
        del self.moments[last]
        for before in self.moments[last:]:
            if before.state is not None and before.halts == halts:
                before.state.unseal(seat)

    def forget(self, halts: int) -> None:
        """Forget the answers to the present question, of which there are none any more."""
        while self.moments and self.moments[-1].halts == halts:
            self.moments.pop()

    def go_back(self, seat: int) -> tuple[State, int]:
        """Forget the last action of a seat and all since; the position, and what had been told."""
        last = self.last_of(seat)
        s, told = self.state(last), self.moments[last].told
        del self.moments[last:]
        return s, told

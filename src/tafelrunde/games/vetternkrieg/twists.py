"""Chapter 8: twists of war, revealed before the cards are dealt."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody
from tafelrunde.games.vetternkrieg.state import Vetternkrieg
from tafelrunde.games.vetternkrieg.tables import REGIONS
from tafelrunde.games.vetternkrieg.verbs import THIN

HARVEST: Final = 2


class Twist(Frame[Vetternkrieg]):
    """VK-8.3: the top twist applies to this round; VK-R.52: it is revealed before dealing."""

    seat: i64 = 0  # the only seat with a choice, if there is one

    def start(self, s: Vetternkrieg) -> Next:
        """VK-8.3: reveal it and carry out what happens at once; VK-R.53: also in round 5."""
        s.twist = s.reveal(s.twists, len(s.twists) - 1, everybody(2))
        s.twists.pop()
        if s.log is not None:
            s.emit("VK-8.3", "twist-revealed", {"twist": s.twist})
        if s.twist == s.tables.good_harvest:
            for seat in (0, 1):
                harvest(s, seat)
        elif s.twist == s.tables.sweating_sickness:
            return self.sicken(s)
        return s.finish()

    def sicken(self, s: Vetternkrieg) -> Next:
        """VK-8.9: whoever has several largest regions chooses, both at the same time."""
        asked: list[int] = []
        for seat in (0, 1):
            regions = largest(s, seat)
            if len(regions) == 1:
                fall_sick(s, seat, regions[0])
            elif regions:
                asked.append(seat)
        if len(asked) == 2:
            return s.ask_all((0, 1), self.BOTH_THIN_OUT)
        if asked:
            self.seat = asked[0]
            return s.ask(self.seat, self.ONE_THINS_OUT)
        return s.finish()

    ONE_THINS_OUT: Final = Ask("regions", "thinned", "region_refused", "thin-out")
    BOTH_THIN_OUT: Final = Ask("regions", "both_thinned", "region_refused", "thin-out")

    def regions(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-8.9: one of the regions."""
        out.span(THIN, 0, REGIONS)

    def region_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-8.9: it must be one with the greatest number of own troops."""
        if verb_of(a) == THIN and arg(a) not in largest(s, seat):
            return refused(s, "VK-8.9", "not-the-largest", "region", arg(a))
        return None

    def thinned(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-8.9: only one seat had a choice."""
        fall_sick(s, self.seat, arg(a))
        return s.finish()

    def both_thinned(self, s: Vetternkrieg, answers: list[list[int]]) -> Next:
        """VK-R.63: both at the same time, from separate stocks."""
        for seat in (0, 1):
            fall_sick(s, seat, arg(answers[seat][0]))
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "regions", "thinned", "region_refused", "both_thinned")
    QUESTIONS: ClassVar[Questions] = (
        ONE_THINS_OUT.numbered(2, 3, 4, 0),
        BOTH_THIN_OUT.numbered(2, 5, 4, 0),
    )

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Twist:
        return Twist(self.seat)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.region_refused(s, seat, codes[i]) is None:
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
            return self.thinned(s, a)
        if number == 5:
            return self.both_thinned(s, cast("list[list[int]]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.regions(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.region_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def harvest(s: Vetternkrieg, seat: i64) -> None:
    """VK-8.8: up to 2 troops from the supply to the reserve, as many as there are."""
    count = min(HARVEST, s.supply[seat])
    s.supply[seat] -= count
    s.reserve[seat] += count
    if s.log is not None:
        s.emit("VK-8.8", "harvested", {"seat": seat, "count": count})


def largest(s: Vetternkrieg, seat: i64) -> list[int]:
    """VK-8.9: the regions with a seat's greatest number of troops; none without troops."""
    counts = [s.troops[2 * region + seat] for region in range(REGIONS)]
    most = max(counts)
    return [region for region in range(REGIONS) if most and counts[region] == most]


def fall_sick(s: Vetternkrieg, seat: i64, region: i64) -> None:
    """VK-8.9: 1 own troop goes to the supply."""
    s.troops[2 * region + seat] -= 1
    s.supply[seat] += 1
    if s.log is not None:
        s.emit("VK-8.9", "fell-sick", {"seat": seat, "region": region})

"""Chapter 5: the battle, from the first attacker to the survivors."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.clash import Clash
from tafelrunde.games.vetternkrieg.state import BATTLE, UNDECIDED, Vetternkrieg, on_field
from tafelrunde.games.vetternkrieg.tables import REGION_IDS
from tafelrunde.games.vetternkrieg.verbs import MOST_TROOPS, SETTLE, TROOPS

TOO_FAR: Final = Refusal("VK-5.30", "too-far")
TOO_MANY: Final = Refusal("VK-5.30", "not-enough-survivors")


class Battle(Frame[Vetternkrieg]):
    """VK-5.1: clashes until only one side has troops on the battlefield."""

    winner: i64 = -1
    region: i64 = -1

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"count": s.half[self.winner]} if self.winner >= 0 else {}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-5.3: an unopposed side wins at once; VK-5.4: an empty field goes to its owner."""
        s.phase = BATTLE
        if not on_field(s, 0) and not on_field(s, 1):
            if s.log is not None:
                s.emit("VK-5.4", "field-empty", {"seat": s.owner})
            return self.win(s, s.owner)
        if not on_field(s, 0) or not on_field(s, 1):
            seat = 0 if on_field(s, 0) else 1  # VK-R.32: French alone are enough
            if s.log is not None:
                s.emit("VK-5.3", "unopposed", {"seat": seat})
            return self.win(s, seat)
        s.attacker = first_attacker(s)
        if s.log is not None:
            s.emit("VK-5.5", "first-attacker", {"seat": s.attacker})
        return s.call(Clash(), self.FOUGHT)

    def fought(self, s: Vetternkrieg, value: object) -> Next:
        """VK-5.28: both are left, so they swap roles; VK-5.29: otherwise the battle is won."""
        if on_field(s, 0) and on_field(s, 1):
            if s.clash >= s.tables.most_clashes:  # VK-R.40
                raise AssertionError(f"no end after {s.clash} clashes")
            s.attacker = 1 - s.attacker
            return s.call(Clash(), self.FOUGHT)
        return self.win(s, 0 if on_field(s, 0) else 1)

    def win(self, s: Vetternkrieg, seat: i64) -> Next:
        """VK-5.31: surviving French go back to the supply; VK-R.62: the loser has nobody left."""
        clear_dice(s)
        self.winner = seat
        if s.log is not None:
            s.emit("VK-5.29", "battle-won", {"seat": seat, "card": s.battlefield})
        if s.french[seat]:
            if s.log is not None:
                s.emit("VK-5.31", "french-left", {"seat": seat, "count": s.french[seat]})
            s.french_supply += s.french[seat]
            s.french[seat] = 0
        if not s.half[seat]:  # VK-R.45
            return self.leave(s)
        return s.ask(seat, self.REGIONS)

    REGIONS: Final = Ask("regions", "region_chosen", "region_refused", "settle-region")

    def regions(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.30: one region."""
        out.span(SETTLE, 0, len(REGION_IDS))

    def region_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-5.30: the battlefield region (VK-R.64: by the card) or one adjacent to it."""
        if verb_of(a) == SETTLE:
            site = s.tables.region[s.battlefield]
            if arg(a) != site and not s.tables.adjacent[site] >> arg(a) & 1:
                return TOO_FAR
        return None

    def region_chosen(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.30: now how many of the survivors."""
        self.region = arg(a)
        if s.log is not None:
            s.emit("VK-5.30", "heads-for", {"seat": self.winner, "region": self.region})
        return s.ask(self.winner, self.COUNTS)

    COUNTS: Final = Ask("counts", "settled", "count_refused", "settle-count")

    def counts(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.30: none to all."""
        out.span(TROOPS, 0, min(s.half[seat], MOST_TROOPS) + 1)

    def count_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-5.30: not more than survived."""
        if verb_of(a) == TROOPS and arg(a) > s.half[seat]:
            return TOO_MANY
        return None

    def settled(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.30: into this one region (VK-R.44), the rest into the reserve."""
        seat, count = self.winner, arg(a)
        rest = s.half[seat] - count
        s.troops[2 * self.region + seat] += count
        s.reserve[seat] += rest
        s.half[seat] = 0
        if s.log is not None:
            told = {"seat": seat, "count": count, "region": self.region, "rest": rest}
            s.emit("VK-5.30", "settled", told)
        return self.leave(s)

    def leave(self, s: Vetternkrieg) -> Next:
        """VK-5.32: the card lies with its winner for good (VK-R.46), a battle won."""
        s.won[self.winner] += (s.battlefield,)
        s.battlefield = 0
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("winner", "i64"),
        ("region", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "regions",
        "region_chosen",
        "region_refused",
        "counts",
        "settled",
        "count_refused",
        "fought",
    )
    FOUGHT: Final = 8
    QUESTIONS: ClassVar[Questions] = (
        REGIONS.numbered(2, 3, 4, 0),
        COUNTS.numbered(5, 6, 7, 0),
    )

    def __init__(self, winner: i64 = -1, region: i64 = -1) -> None:
        self.winner = winner
        self.region = region

    def clone(self) -> Battle:
        return Battle(self.winner, self.region)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.region_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.count_refused(s, seat, codes[i]) is None:
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
            return self.region_chosen(s, a)
        if number == 6:
            return self.settled(s, a)
        if number == 8:
            return self.fought(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.regions(s, seat, out)
        elif number == 5:
            self.counts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.region_refused(s, seat, a)
        if number == 7:
            return self.count_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def first_attacker(s: Vetternkrieg) -> i64:
    """VK-5.5: most house troops in the battlefield region (VK-R.33); VK-5.6: or the owner."""
    here = 2 * s.tables.region[s.battlefield]
    if s.troops[here] == s.troops[here + 1]:
        return s.owner
    return 0 if s.troops[here] > s.troops[here + 1] else 1


def clear_dice(s: Vetternkrieg) -> None:
    """The battle is over: nothing lies on the table any more."""
    s.attacker = -1
    s.clash = 0
    s.roll = ()
    s.shown = False
    s.claim = -1
    s.verdict = UNDECIDED
    s.defence = ()

"""D-30, D-33, D-36, D-46: who takes part in an action, where from, mounted or on foot."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign.forces import campaign_of, has_horse, log_of
from tafelrunde.games.guiscard.files.siege_log import (
    COURT,
    GARRISON,
    INSIDE,
    LET_IN,
    STORM,
    living,
    unsent,
)
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import END_STEP, EVERYBODY, RIDE, SEND, unlisted

# what limits a levy
WHOLE: Final = 0
SALLY: Final = 1  # GU-11.25: a third of all, half of each type
THIRD: Final = 2  # GU-11.29
HALF: Final = 3  # GU-11.25
PATROL: Final = 4  # GU-11.30
FEW: Final = 5  # event 13
DIVIDED: Final = 6  # GU-11.47: somebody for each board


def most_of(s: Guiscard, seat: i64, limit: i64) -> i64:
    """GU-11.25, GU-11.29, GU-11.30, GU-11.57: how many may go, rounded down."""
    men = len(living(log_of(s), seat))
    if limit in (SALLY, THIRD):
        return men // 3
    if limit == HALF:
        return men // 2
    if limit == DIVIDED:
        return men - 1
    if limit == PATROL:
        return campaign_of(s).patrol_most[0]
    return campaign_of(s).building.traitor_units if limit == FEW else men


def idle_men(s: Guiscard, seat: i64) -> list[int]:
    """Who has no place in the action. GU-11.48: an old garrison that storms is in its parts."""
    log = log_of(s)
    found = unsent(log, seat)
    if log.turned and log.action == STORM and seat == log.besieger:
        return [u for u in found if u not in log.inside]
    return found


class Levy(Frame[Guiscard]):
    """Units are sent one by one, or all at once; `place` says where they begin."""

    seat: i64 = 0
    place: i64 = 0
    limit: i64 = 0
    gone: list[int]  # those sent by this levy

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"count": len(self.gone), "all": most_of(s, self.seat, self.limit)}

    def start(self, s: Guiscard) -> Next:
        """As long as somebody may still go."""
        if not self.ready(s):
            return self.close(s)
        return s.ask(self.seat, self.RIDERS if self.place == COURT else self.MEN)

    def close(self, s: Guiscard) -> Next:
        """Nobody else goes."""
        if s.log is not None:
            s.emit("GU-11.16", "siege-levied", {"seat": self.seat, "count": len(self.gone)})
        return s.finish(len(self.gone))

    def ready(self, s: Guiscard) -> list[int]:
        """GU-11.31: those who are not in use and may still go."""
        return [u for u in self.men(s) if self.unit_refused(s, u) is None]

    def men(self, s: Guiscard) -> list[int]:
        """Everybody who has no place in this action yet."""
        found = idle_men(s, self.seat)
        return [u for u in found if has_horse(s, u)] if self.place == COURT else found

    def unit_refused(self, s: Guiscard, u: i64) -> Refusal | None:
        """GU-11.25, GU-11.30: the limits of this levy."""
        roster = s.board.roster
        if len(self.gone) >= most_of(s, self.seat, self.limit):
            return refused(s, "GU-11.57", "levy-full", "count", len(self.gone))
        if self.limit == SALLY:
            code = roster.code[u]
            alike = [v for v in living(log_of(s), self.seat) if roster.code[v] == code]
            if len([v for v in self.gone if roster.code[v] == code]) >= len(alike) // 2:
                return refused(s, "GU-11.25", "half-of-each-type", "unit", u)
        if self.limit == PATROL and roster.weapon[u] > 0:
            shooters = [v for v in self.gone if roster.weapon[v] > 0]
            if len(shooters) >= campaign_of(s).patrol_most[2]:
                return refused(s, "GU-11.30", "too-many-shooters", "unit", u)
        return None

    def may_ride(self, s: Guiscard, u: i64) -> bool:
        """GU-11.60: who has a horse, where he may use it. GU-11.30: two riders in a patrol."""
        anew = log_of(s).cornered and self.limit != DIVIDED  # GU-11.24: anywhere on the map
        if not has_horse(s, u) or self.place in (GARRISON, LET_IN):
            return False
        if self.place == INSIDE and not anew:
            return False
        up = [row for row in log_of(s).sent if row[0] in self.gone and row[2] == 1]
        return self.limit != PATROL or len(up) < campaign_of(s).patrol_most[1]

    MEN: Final = Ask("men_offered", "chosen", "man_refused", "siege-send", sure=True)
    RIDERS: Final = Ask("men_offered", "chosen", "man_refused", "siege-riders", sure=True)

    def men_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        ready = self.ready(s)
        for u in ready:
            if self.place != COURT:
                out.add(SEND + u)
            if self.may_ride(s, u):
                out.add(RIDE + u)
        if self.place != COURT:
            out.add(EVERYBODY)
        out.add(END_STEP)

    def man_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """D-30: one of those who may go. GU-11.60: with his horse where horses may be."""
        if verb_of(a) in (SEND, RIDE):
            if arg(a) not in self.men(s):
                return refused(s, "GU-11.16", "cannot-be-sent", "unit", arg(a))
            no = self.unit_refused(s, arg(a))
            if no is not None:
                return no
        if verb_of(a) == END_STEP and not self.gone:
            if self.limit == DIVIDED:
                return refused(s, "GU-11.47", "somebody-on-each-board")
            if self.limit == HALF:
                return refused(s, "GU-R.237", "camp-needs-guards")
        if unlisted(a, RIDE, [u for u in self.ready(s) if self.may_ride(s, u)]):
            return refused(s, "GU-11.60", "no-horse-here", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """D-46: on foot or mounted."""
        if verb_of(a) == END_STEP:
            return self.close(s)
        if verb_of(a) == EVERYBODY:
            while self.ready(s):
                u = self.ready(s)[0]
                self.send(s, u, self.may_ride(s, u) and self.place > INSIDE)
            return self.close(s)
        self.send(s, arg(a), verb_of(a) == RIDE)
        return self.start(s)

    def send(self, s: Guiscard, u: i64, mounted: bool) -> None:
        """The unit has its place in the action."""
        log_of(s).sent.append([u, self.place, 1 if mounted else 0])
        self.gone.append(u)
        if s.log is not None:
            key = "siege-rides" if mounted else "siege-sends"
            s.emit("GU-11.60", key, {"unit": u})

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("place", "i64"),
        ("limit", "i64"),
        ("gone", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "men_offered", "chosen", "man_refused")
    QUESTIONS: ClassVar[Questions] = (
        MEN.numbered(2, 3, 4, 0),
        RIDERS.numbered(2, 3, 4, 0),
    )

    def __init__(
        self, seat: i64 = 0, place: i64 = 0, limit: i64 = 0, gone: list[int] | None = None
    ) -> None:
        self.seat = seat
        self.place = place
        self.limit = limit
        self.gone = [] if gone is None else gone

    def clone(self) -> Levy:
        return Levy(self.seat, self.place, self.limit, self.gone.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.man_refused(s, seat, codes[i]) is None:
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
            self.men_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.man_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""GU-11.5, GU-11.38, GU-11.54: the event of the day."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign.forces import (
    campaign_of,
    is_ended,
    join,
    kill,
    log_of,
    ration_row,
    role,
    wound,
)
from tafelrunde.games.guiscard.campaign.market import Purchase
from tafelrunde.games.guiscard.campaign.works import finish_projects
from tafelrunde.games.guiscard.files.siege_log import THROWERS, besieged, days_left, living
from tafelrunde.games.guiscard.scenarios.parley import end_siege
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import VICTIM, unlisted

MESSENGER: Final = 20
RELIEF: Final = 19
RAIN: Final = 18
ASSASSIN: Final = 17
SABOTEUR: Final = 16
DYSENTERY: Final = 15
REFUGEES: Final = 14
TRAITOR: Final = 13
THEFT: Final = 12
REINFORCEMENTS: Final = 11
ENGINEER: Final = 10
SUSPECT: Final = 9
POISON: Final = 8
LAST_EVENT: Final = 20
EARLY_DAYS: Final = 9
RAIN_BONUS: Final = 5
THEFT_DAYS: Final = 4
DIES_FROM: Final = 7  # event 17
HURT_FROM: Final = 4
BREAKS_FROM: Final = 6  # event 16
EXECUTED: Final = 10  # event 9


class SiegeEvent(Frame[Guiscard]):
    """GU-11.2: the besieged rolls two dice; each event happens once."""

    sick: i64 = 0  # events 8 and 15: how many are still to fall ill
    chooser: i64 = 0
    at: i64 = 0  # event 9: which unit is rolled for

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"event": log_of(s).event, "count": self.sick}

    def start(self, s: Guiscard) -> Next:
        """GU-11.2: two d10."""
        return s.throw((10, 10), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.5, GU-11.6: +5 in the first nine days, + rationing; above 20 nothing happens."""
        log, campaign = log_of(s), campaign_of(s)
        total = sum(dice) + campaign.rations[ration_row(log)]
        total += campaign.early_bonus if log.day <= EARLY_DAYS else 0
        log.event = total if total <= LAST_EVENT and total not in log.used else 0
        if s.log is not None:
            rest = total - sum(dice)
            told = {"first": dice[0], "second": dice[1], "bonus": rest, "sum": total}
            s.emit("GU-11.5", "siege-event-roll", {**told, "event": log.event})
        if not log.event:
            return s.finish()
        log.used = sorted([*log.used, log.event])
        if s.log is not None:
            s.emit("GU-11.38", "siege-event", {"event": log.event})
        return self.befall(s)

    def befall(self, s: Guiscard) -> Next:
        """GU-11.38: what the event does."""
        log, campaign = log_of(s), campaign_of(s)
        event = log.event
        if event == MESSENGER:
            end_siege(s, besieged(log), "GU-11.38", "lifted")
        elif event == RELIEF:
            buys = Purchase(besieged(log), campaign.relief_points, False, True)
            return s.call(buys, self.DONE)
        elif event == REINFORCEMENTS:
            return s.call(Purchase(log.besieger, campaign.event_points), self.DONE)
        elif event == RAIN:
            log.rain = RAIN_BONUS
        elif event == ENGINEER:
            log.engineer = True
            finish_projects(s)  # GU-11.11: five days of work are enough from now on
        elif event == THEFT:
            log.day += THEFT_DAYS
            is_ended(s)
        elif event == SABOTEUR and log.gear[log.besieger][THROWERS] > 0:
            return s.throw((10,), self.SABOTAGED)
        elif event == ASSASSIN:
            return self.seek_leader(s)
        elif event in (DYSENTERY, POISON):
            return s.throw((10,), self.INFECTED)
        elif event == REFUGEES:
            return s.throw((10,), self.FLED)
        elif event == SUSPECT:
            return s.throw((10,), self.SUSPECTED)
        return s.finish()

    def done(self, s: Guiscard, value: object) -> Next:
        """The purchases are over."""
        return s.finish()

    # -- the saboteur, the assassin, the suspect

    def sabotaged(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.38: on 6 to 10 a stone thrower is destroyed. GU-R.231: no matter which."""
        log = log_of(s)
        breaks = dice[0] >= BREAKS_FROM
        if breaks:
            log.gear[log.besieger][THROWERS] -= 1
        if s.log is not None:
            s.emit("GU-11.38", "siege-sabotage", {"roll": dice[0], "broken": int(breaks)})
        return s.finish()

    def leaders(self, s: Guiscard) -> list[int]:
        """GU-11.54: the dearest living units of the besieger."""
        log, cost = log_of(s), s.board.roster.cost
        men = living(log, log.besieger)
        most = max([cost[u] for u in men])
        return [u for u in men if cost[u] == most]

    def seek_leader(self, s: Guiscard) -> Next:
        """GU-11.54: among equals the owner chooses."""
        if len(self.leaders(s)) > 1:
            return s.ask(log_of(s).besieger, self.LEADERS)
        self.at = self.leaders(s)[0]
        return s.throw((10,), self.STABBED)

    LEADERS: Final = Ask("leaders_offered", "named", "leader_refused", "siege-leader", sure=True)

    def leaders_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.leaders(s):
            out.add(VICTIM + u)

    def leader_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.54: one of the dearest."""
        if unlisted(a, VICTIM, self.leaders(s)):
            return refused(s, "GU-11.54", "no-leader", "unit", arg(a))
        return None

    def named(self, s: Guiscard, a: i64) -> Next:
        self.at = arg(a)
        if s.log is not None:
            s.emit("GU-11.54", "siege-leader", {"unit": self.at})
        return s.throw((10,), self.STABBED)

    def stabbed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.38: 7 to 10 dead, 4 to 6 wounded."""
        if s.log is not None:
            s.emit("GU-11.38", "siege-assassin", {"unit": self.at, "roll": dice[0]})
        if dice[0] >= DIES_FROM:
            kill(s, self.at, "GU-11.38")
        elif dice[0] >= HURT_FROM:
            wound(s, self.at, "GU-11.38")
        is_ended(s)
        return s.finish()

    def suspected(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.38: one die for each besieged unit in turn; the first 10 is executed."""
        log = log_of(s)
        men = living(log, besieged(log))
        if dice[0] == EXECUTED:
            kill(s, men[self.at], "GU-11.38")
            is_ended(s)
            return s.finish()
        self.at += 1
        if self.at >= len(men):
            return s.finish()
        return s.throw((10,), self.SUSPECTED)

    # -- refugees

    def fled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.54: light infantry of the besieged. GU-R.49: more men than days: a day is lost."""
        log, campaign = log_of(s), campaign_of(s)
        seat = besieged(log)
        new = [u for u in campaign.refugees[role(log, seat)] if u not in log.side][: dice[0]]
        for u in new:
            join(s, u, seat)
        crowded = len(living(log, seat)) > days_left(log)
        if s.log is not None:
            s.emit("GU-11.54", "siege-refugees", {"units": tuple(new), "count": len(new)})
        if crowded:
            log.day += 1
            if s.log is not None:
                s.emit("GU-11.54", "siege-crowded", {"day": log.day})
            is_ended(s)
        return s.finish()

    # -- illness

    def affected(self, s: Guiscard) -> list[int]:
        """Event 15 strikes besiegers, event 8 the besieged."""
        log = log_of(s)
        return living(log, log.besieger if log.event == DYSENTERY else besieged(log))

    def infected(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.38: so many fall ill; both name them in turn, the besieger first."""
        self.sick, self.chooser = dice[0], log_of(s).besieger
        if s.log is not None:
            s.emit("GU-11.38", "siege-sick", {"event": log_of(s).event, "count": self.sick})
        return self.next_sick(s)

    def next_sick(self, s: Guiscard) -> Next:
        """GU-11.54: until the number is reached or nobody is left."""
        if self.sick == 0 or is_ended(s) or not self.affected(s):
            return s.finish()
        return s.ask(self.chooser, self.SICK)

    SICK: Final = Ask("sick_offered", "sickened", "sick_refused", "siege-sick", sure=True)

    def sick_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.affected(s):
            out.add(VICTIM + u)

    def sick_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """D-29: somebody of the affected side."""
        if unlisted(a, VICTIM, self.affected(s)):
            return refused(s, "GU-11.38", "not-affected", "unit", arg(a))
        return None

    def sickened(self, s: Guiscard, a: i64) -> Next:
        """GU-11.38: the healthy are wounded, the wounded die."""
        wound(s, arg(a), "GU-11.38")
        self.sick -= 1
        self.chooser = 1 - self.chooser
        return self.next_sick(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sick", "i64"),
        ("chooser", "i64"),
        ("at", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "leaders_offered",
        "named",
        "leader_refused",
        "sick_offered",
        "sickened",
        "sick_refused",
        "rolled",
        "stabbed",
        "suspected",
        "done",
        "sabotaged",
        "infected",
        "fled",
    )
    ROLLED: Final = 8
    STABBED: Final = 9
    SUSPECTED: Final = 10
    DONE: Final = 11
    SABOTAGED: Final = 12
    INFECTED: Final = 13
    FLED: Final = 14
    QUESTIONS: ClassVar[Questions] = (
        LEADERS.numbered(2, 3, 4, 0),
        SICK.numbered(5, 6, 7, 0),
    )

    def __init__(self, sick: i64 = 0, chooser: i64 = 0, at: i64 = 0) -> None:
        self.sick = sick
        self.chooser = chooser
        self.at = at

    def clone(self) -> SiegeEvent:
        return SiegeEvent(self.sick, self.chooser, self.at)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.leader_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.sick_refused(s, seat, codes[i]) is None:
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
            return self.named(s, a)
        if number == 6:
            return self.sickened(s, a)
        if number == 8:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.stabbed(s, cast("tuple[int, ...]", s.handed))
        if number == 10:
            return self.suspected(s, cast("tuple[int, ...]", s.handed))
        if number == 11:
            return self.done(s, s.handed)
        if number == 12:
            return self.sabotaged(s, cast("tuple[int, ...]", s.handed))
        if number == 13:
            return self.infected(s, cast("tuple[int, ...]", s.handed))
        if number == 14:
            return self.fled(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.leaders_offered(s, seat, out)
        elif number == 5:
            self.sick_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.leader_refused(s, seat, a)
        if number == 7:
            return self.sick_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

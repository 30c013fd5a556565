"""GU-11.2, PR-10: the days of a siege and their six steps."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign import opening
from tafelrunde.games.guiscard.campaign.actions import OpenBattle
from tafelrunde.games.guiscard.campaign.boards import Divided, can_divide
from tafelrunde.games.guiscard.campaign.choices import BesiegerDay, Sally
from tafelrunde.games.guiscard.campaign.events import RELIEF, TRAITOR, SiegeEvent
from tafelrunde.games.guiscard.campaign.forces import (
    campaign_of,
    is_ended,
    join,
    log_of,
)
from tafelrunde.games.guiscard.campaign.market import Purchase
from tafelrunde.games.guiscard.campaign.works import finish_projects
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.siege_log import FIT, HURT, besieged, living
from tafelrunde.games.guiscard.scenarios.siege_end import commanders
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import ACCEPT, SPLIT, WITHDRAW

LEAST_REVERSED: Final = 2  # GU-11.48


class Siege(Frame[Guiscard]):
    """GU-11.1: day after day until the siege ends."""

    def start(self, s: Guiscard) -> Next:
        """GU-11.68: in a free siege both sides buy; a ready one names its men."""
        log, campaign = log_of(s), campaign_of(s)
        opening.lay_table(s, [])
        if campaign.free:
            return s.call(Purchase(log.besieger, campaign.budgets[0], True), self.BOUGHT)
        for number in range(2):
            for u in campaign.units[number]:
                join(s, u, log.besieger if number == 0 else besieged(log))
        return self.ready(s, None)

    def bought(self, s: Guiscard, value: object) -> Next:
        buys = Purchase(besieged(log_of(s)), campaign_of(s).budgets[1], True)
        return s.call(buys, self.READY)

    def ready(self, s: Guiscard, value: object) -> Next:
        """GU-11.3: the besieged rolls for supplies."""
        log, campaign = log_of(s), campaign_of(s)
        log.led = [1 if commanders(s, log, seat) else 0 for seat in range(2)]
        return s.throw(campaign.building.supply_dice, self.SUPPLIED, hidden=campaign.hidden)

    def supplied(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.3: modified by the number of the besieged, at least two days."""
        log, campaign = log_of(s), campaign_of(s)
        men = len(living(log, besieged(log)))
        rows = campaign.building.crowds
        row = next(i for i, (low, high) in enumerate(rows) if low <= men <= high)
        bonus = campaign.crowd_days[row]
        log.last_day = max(campaign.least_days, sum(dice) + bonus)
        log.day = 1
        told = {"sum": sum(dice), "bonus": bonus, "days": log.last_day, "told": 1}
        if campaign.hidden:
            seat = besieged(log)
            s.emit("GU-11.3", "siege-supplies", {"seat": seat, "told": 0}, told, (seat,))
        elif s.log is not None:
            s.emit("GU-11.3", "siege-supplies", {"seat": besieged(log), **told})
        return self.dawn(s)

    def dawn(self, s: Guiscard) -> Next:
        """GU-11.2: step 1, the event."""
        log = log_of(s)
        log.event, log.initiative, log.parleyed, log.rain = 0, NONE, False, 0
        if s.log is not None:
            s.emit("GU-11.2", "siege-day", {"day": log.day})
        return s.call(SiegeEvent(), self.HAPPENED)

    def happened(self, s: Guiscard, value: object) -> Next:
        """GU-11.2: step 2, initiative; GU-11.54: events 13 and 19 decide it."""
        log = log_of(s)
        if s.winner != NONE:
            return s.finish()
        if log.event == RELIEF:
            log.initiative = besieged(log)
            self.heal(s)
            if any([holder == log.besieger for holder in log.held]):
                return s.ask(log.besieger, self.STANDS)
            return s.call(OpenBattle(), self.EVENING)
        if log.event == TRAITOR:
            log.initiative = log.besieger
            return self.noon(s)
        return s.throw((10, 10), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.7: the besieger adds 4 and wins ties; event 18 helps the besieged."""
        log, campaign = log_of(s), campaign_of(s)
        within, outside = dice[0] + log.rain, dice[1] + campaign.besieger_bonus
        log.initiative = besieged(log) if within > outside else log.besieger
        if s.log is not None:
            told = {"seat": log.initiative, "first": within, "second": outside}
            s.emit("GU-11.7", "siege-initiative", told)
        return self.noon(s)

    def noon(self, s: Guiscard) -> Next:
        """GU-11.2: steps 3 and 4."""
        self.heal(s)
        if log_of(s).initiative == log_of(s).besieger:
            return s.call(BesiegerDay(), self.EVENING)
        return s.call(Sally(), self.SALLIED)

    def heal(self, s: Guiscard) -> None:
        """GU-11.2, GU-11.41: step 3, whoever is due is healthy again."""
        log = log_of(s)
        for u in sorted(log.heals):
            if 0 < log.heals[u] <= log.day and log.state[u] == HURT:
                log.state[u] = FIT
                del log.heals[u]
                if s.log is not None:
                    s.emit("GU-11.41", "siege-healed", {"unit": u})

    def sallied(self, s: Guiscard, value: object) -> Next:
        """GU-11.42: who does nothing has given the initiative away."""
        log = log_of(s)
        if s.winner != NONE or value:
            return self.evening(s, None)
        log.initiative = log.besieger
        return s.call(BesiegerDay(), self.EVENING)

    # -- relief while the besieger holds a part

    STANDS: Final = Ask("stands_offered", "stood", "stand_refused", "siege-relief", sure=True)

    def stands_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(ACCEPT)
        if can_divide(log_of(s)):
            out.add(SPLIT)
        out.add(WITHDRAW)

    def stand_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """D-33: at least one unit on each board, and somebody to fight there."""
        if verb_of(a) == SPLIT and not can_divide(log_of(s)):
            return refused(s, "GU-11.47", "cannot-divide")
        return None

    def stood(self, s: Guiscard, a: i64) -> Next:
        """GU-11.22: battle with all units, giving up the building, or with some of them, or into
        the captured part."""
        log = log_of(s)
        if verb_of(a) == SPLIT:
            return s.call(Divided(), self.EVENING)
        if verb_of(a) == ACCEPT:
            log.held = [besieged(log) for _ in log.held]
            log.inside, log.cornered = [], False
            if s.log is not None:
                s.emit("GU-11.22", "siege-accepts", {"seat": log.besieger})
            return s.call(OpenBattle(), self.EVENING)
        self.turn_roles(s)
        return self.evening(s, None)

    def turn_roles(self, s: Guiscard) -> None:
        """GU-11.23, GU-11.48: besieger and besieged exchange their roles."""
        log = log_of(s)
        old = log.besieger
        log.inside = [u for u in living(log, 1 - old) if u not in log.relief]
        log.besieger, log.turned = 1 - old, not log.turned
        log.last_day = log.day + max(LEAST_REVERSED, log.captured)
        log.captured, log.idle, log.projects, log.cornered = 0, 0, [], False
        most = campaign_of(s).counters
        log.gear[old] = [min(n, k) for n, k in zip(log.gear[old], most, strict=True)]
        log.led = [1 if commanders(s, log, seat) else 0 for seat in range(2)]
        if s.log is not None:
            s.emit("GU-11.48", "siege-reversed", {"seat": log.besieger})

    # -- the end of the day

    def evening(self, s: Guiscard, value: object) -> Next:
        """GU-11.10: step 5, a die for everybody wounded today."""
        log = log_of(s)
        if s.winner != NONE:
            return s.finish()
        if log.hurt:
            return s.throw((10,) * len(log.hurt), self.TENDED)
        return self.dusk(s)

    def tended(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.10: the day of recovery; 0 on the table is never."""
        log, healing = log_of(s), campaign_of(s).healing
        for u, roll in zip(log.hurt, dice, strict=True):
            days = healing[roll]
            log.heals[u] = log.day + days if days else 0
            if s.log is not None:
                told = {"unit": u, "roll": roll, "day": log.heals[u]}
                s.emit("GU-11.10", "siege-tended", told)
        log.hurt = []
        return self.dusk(s)

    def dusk(self, s: Guiscard) -> Next:
        """GU-11.2, GU-11.39: step 6, the next day; supplies may be exhausted."""
        log = log_of(s)
        finish_projects(s)
        log.day += 1
        if is_ended(s):
            return s.finish()
        return self.dawn(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "stands_offered",
        "stood",
        "stand_refused",
        "ready",
        "supplied",
        "happened",
        "rolled",
        "sallied",
        "evening",
        "bought",
        "tended",
    )
    READY: Final = 5
    SUPPLIED: Final = 6
    HAPPENED: Final = 7
    ROLLED: Final = 8
    SALLIED: Final = 9
    EVENING: Final = 10
    BOUGHT: Final = 11
    TENDED: Final = 12
    QUESTIONS: ClassVar[Questions] = (STANDS.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.stand_refused(s, seat, codes[i]) is None:
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
            return self.stood(s, a)
        if number == 5:
            return self.ready(s, s.handed)
        if number == 6:
            return self.supplied(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.happened(s, s.handed)
        if number == 8:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.sallied(s, s.handed)
        if number == 10:
            return self.evening(s, s.handed)
        if number == 11:
            return self.bought(s, s.handed)
        if number == 12:
            return self.tended(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.stands_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.stand_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""D-23, D-24, D-27: what the side with the initiative does with its day."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign.actions import (
    CampRaid,
    OpenBattle,
    Storming,
    SupplyRun,
    TowerAttack,
)
from tafelrunde.games.guiscard.campaign.events import TRAITOR
from tafelrunde.games.guiscard.campaign.forces import (
    bonus_of_numbers,
    campaign_of,
    is_idle,
    log_of,
)
from tafelrunde.games.guiscard.campaign.levy import SALLY, THIRD, most_of
from tafelrunde.games.guiscard.campaign.works import Battering, Workshop, bonus_of_walls, marks
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.siege_log import THROWERS, besieged, fit_men, living
from tafelrunde.games.guiscard.scenarios.parley import end_siege
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.verbs import (
    BATTER,
    BATTLE,
    BUILD,
    CEDE,
    END_STEP,
    NEGOTIATE,
    PASS,
    RAID,
    RUN,
    STORM,
    SURRENDER,
)


def chance_of_surrender(s: Guiscard) -> i64:
    """GU-11.36: in how many of ten rolls the besieged surrenders."""
    need = campaign_of(s).surrender["target"] - bonus_of_numbers(s) - bonus_of_walls(s)
    return max(0, min(10, 11 - need))


class BesiegerDay(Frame[Guiscard]):
    """GU-11.8, GU-11.69: storm, or batter and build, or nothing; negotiating comes on top."""

    stormed: bool = False
    battered: bool = False
    built: bool = False

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"day": log_of(s).day, "chance": chance_of_surrender(s)}

    def start(self, s: Guiscard) -> Next:
        """What is still open today."""
        if s.winner != NONE:
            return s.finish()
        if self.stormed and not self.may_parley(s):
            return s.finish()
        return s.ask(log_of(s).besieger, self.DEEDS)

    def may_parley(self, s: Guiscard) -> bool:
        """GU-11.43: once a day; not after the roles were exchanged."""
        return not log_of(s).parleyed and not log_of(s).turned

    def must_storm(self, s: Guiscard) -> bool:
        """GU-11.54: event 13."""
        return log_of(s).event == TRAITOR and not self.stormed

    DEEDS: Final = Ask("deeds_offered", "chosen", "deed_refused", "siege-day", sure=True)

    def deeds_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for verb in (STORM, BATTER, BUILD, NEGOTIATE, END_STEP, SURRENDER):
            if self.deed_refused(s, seat, verb) is None:
                out.add(verb)

    def deed_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.8, GU-11.16, GU-11.28, GU-11.43, GU-11.54: why something is not possible today."""
        log = log_of(s)
        verb = verb_of(a)
        if verb == NEGOTIATE:
            return None if self.may_parley(s) else refused(s, "GU-11.43", "no-parley")
        if self.must_storm(s):
            return None if verb == STORM else refused(s, "GU-11.54", "must-storm")
        if verb in (END_STEP, SURRENDER):
            return None
        if is_idle(log):
            return refused(s, "GU-11.28", "idle-day", "day", log.idle)
        if self.stormed or (verb == STORM and (self.battered or self.built)):
            return refused(s, "GU-11.16", "one-kind-of-action")
        if verb == BATTER and (self.battered or not log.gear[seat][THROWERS] or not marks(s)):
            return refused(s, "GU-11.14", "nothing-to-batter")
        if verb == BUILD and (self.built or len(fit_men(log, seat)) < campaign_of(s).crew):
            return refused(s, "GU-11.11", "nobody-to-build")
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        log = log_of(s)
        verb = verb_of(a)
        if s.log is not None and verb in (BATTER, BUILD):
            s.emit("GU-11.8", "siege-works-begin", {"seat": log.besieger})
        if verb == STORM:
            self.stormed = True
            return s.call(Storming(), self.DONE)
        if verb == BATTER:
            self.battered = True
            return s.call(Battering(), self.BATTERING_DONE)
        if verb == BUILD:
            self.built = True
            return s.call(Workshop(), self.DONE)
        if verb == NEGOTIATE:
            log.parleyed = True
            return s.throw((10,), self.PARLEYED)
        if verb == SURRENDER:
            end_siege(s, besieged(log), "GU-11.53", "given-up")
        elif s.log is not None:
            s.emit("GU-11.42", "siege-rests", {"seat": log.besieger})
        return s.finish()

    def done(self, s: Guiscard, value: object) -> Next:
        return self.start(s)

    def parleyed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.36, GU-11.69: the die decides; 12 or more is surrender."""
        log = log_of(s)
        total = dice[0] + bonus_of_numbers(s) + bonus_of_walls(s)
        if s.log is not None:
            told = {"roll": dice[0], "bonus": total - dice[0], "sum": total}
            s.emit("GU-11.36", "siege-parley", told)
        if total >= campaign_of(s).surrender["target"]:
            end_siege(s, log.besieger, "GU-11.36", "surrenders")
        return self.start(s)

    # -- GU-11.49

    def battering_done(self, s: Guiscard, value: object) -> Next:
        """GU-11.23: the new besieged on the wall walk may attack the tower out of turn."""
        log, parts = log_of(s), campaign_of(s).building.parts
        walk = "wall_walk" in parts and log.held[parts.index("wall_walk")] == besieged(log)
        if log.turned and walk and log.inside and log.besieger in log.held:
            return s.ask(besieged(log), self.SALLIES)
        return self.start(s)

    SALLIES: Final = Ask("sallies_offered", "sallied", "sally_refused", "siege-tower", sure=True)

    def sallies_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(STORM)
        out.add(PASS)

    def sally_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def sallied(self, s: Guiscard, a: i64) -> Next:
        """GU-11.49: at once, after the battering."""
        if verb_of(a) == PASS:
            if s.log is not None:
                s.emit("GU-11.49", "siege-spares-tower", {"seat": besieged(log_of(s))})
            return self.start(s)
        return s.call(TowerAttack(), self.DONE)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("stormed", "bool"),
        ("battered", "bool"),
        ("built", "bool"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "deeds_offered",
        "chosen",
        "deed_refused",
        "sallies_offered",
        "sallied",
        "sally_refused",
        "done",
        "battering_done",
        "parleyed",
    )
    DONE: Final = 8
    BATTERING_DONE: Final = 9
    PARLEYED: Final = 10
    QUESTIONS: ClassVar[Questions] = (
        DEEDS.numbered(2, 3, 4, 0),
        SALLIES.numbered(5, 6, 7, 0),
    )

    def __init__(self, stormed: bool = False, battered: bool = False, built: bool = False) -> None:
        self.stormed = stormed
        self.battered = battered
        self.built = built

    def clone(self) -> BesiegerDay:
        return BesiegerDay(self.stormed, self.battered, self.built)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.deed_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.sally_refused(s, seat, codes[i]) is None:
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
        if number == 6:
            return self.sallied(s, a)
        if number == 8:
            return self.done(s, s.handed)
        if number == 9:
            return self.battering_done(s, s.handed)
        if number == 10:
            return self.parleyed(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.deeds_offered(s, seat, out)
        elif number == 5:
            self.sallies_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.deed_refused(s, seat, a)
        if number == 7:
            return self.sally_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Sally(Frame[Guiscard]):
    """GU-11.8, GU-11.42: raid, supply run, open battle, or the initiative is given away."""

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"day": log_of(s).day}

    def start(self, s: Guiscard) -> Next:
        return s.ask(besieged(log_of(s)), self.DEEDS)

    DEEDS: Final = Ask("deeds_offered", "chosen", "deed_refused", "siege-sally", sure=True)

    def deeds_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for verb in (RAID, RUN, BATTLE, CEDE, SURRENDER):
            if self.deed_refused(s, seat, verb) is None:
                out.add(verb)

    def deed_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.33: one battle in a siege. GU-11.57: a third may be too few."""
        log, verb = log_of(s), verb_of(a)
        if verb == BATTLE and log.battle_done:
            return refused(s, "GU-11.33", "battle-was-fought")
        if verb == RAID and (most_of(s, seat, SALLY) == 0 or not self.types(s, seat)):
            return refused(s, "GU-11.57", "too-few-to-sally")
        if verb == RUN and most_of(s, seat, THIRD) == 0:
            return refused(s, "GU-11.57", "too-few-to-sally")
        return None

    def types(self, s: Guiscard, seat: i64) -> bool:
        """GU-11.25: whether some type has two men, so that half of it is one."""
        codes = [s.board.roster.code[u] for u in living(log_of(s), seat)]
        return any([codes.count(code) > 1 for code in codes])

    def chosen(self, s: Guiscard, a: i64) -> Next:
        log, verb = log_of(s), verb_of(a)
        if verb == RAID:
            return s.call(CampRaid(), self.DONE)
        if verb == RUN:
            return s.call(SupplyRun(), self.DONE)
        if verb == BATTLE:
            return s.call(OpenBattle(), self.DONE)
        if verb == SURRENDER:
            end_siege(s, log.besieger, "GU-11.69", "given-up")
        elif s.log is not None:
            s.emit("GU-11.42", "siege-cedes", {"seat": besieged(log)})
        return s.finish(False)

    def done(self, s: Guiscard, value: bool) -> Next:
        """GU-11.42, GU-R.235: whoever sent nobody has chosen no action."""
        if not value and s.log is not None:
            s.emit("GU-11.42", "siege-cedes", {"seat": besieged(log_of(s))})
        return s.finish(value)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "deeds_offered", "chosen", "deed_refused", "done")
    DONE: Final = 5
    QUESTIONS: ClassVar[Questions] = (DEEDS.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.deed_refused(s, seat, codes[i]) is None:
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
            return self.done(s, cast(bool, s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.deeds_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.deed_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

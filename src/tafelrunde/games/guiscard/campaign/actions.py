"""GU-11.17 to GU-11.34: storm, camp raid, supply run and open battle, from the choice of the men
to the log."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.campaign import opening
from tafelrunde.games.guiscard.campaign.camp import LayLadders
from tafelrunde.games.guiscard.campaign.events import RELIEF, TRAITOR
from tafelrunde.games.guiscard.campaign.fight import Fight
from tafelrunde.games.guiscard.campaign.forces import (
    campaign_of,
    is_ended,
    log_of,
)
from tafelrunde.games.guiscard.campaign.levy import (
    FEW,
    HALF,
    PATROL,
    SALLY,
    THIRD,
    WHOLE,
    Levy,
    idle_men,
)
from tafelrunde.games.guiscard.campaign.posts import KeepPlaces, open_ground
from tafelrunde.games.guiscard.campaign.sides import ChooseSide
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.actions import EAST, WEST, part_hexes
from tafelrunde.games.guiscard.files.siege_log import (
    ANYWHERE,
    BATTLE,
    CAMP,
    COURT,
    FIELD,
    GARRISON,
    INSIDE,
    LET_IN,
    NO_FIGHT,
    RAID,
    RUN,
    STORM,
    TOWER,
    SiegeLog,
    besieged,
    living,
    unsent,
)
from tafelrunde.games.guiscard.scenarios.equipment import GiveGear
from tafelrunde.games.guiscard.scenarios.parley import end_siege
from tafelrunde.games.guiscard.scenarios.setup import SetUp
from tafelrunde.games.guiscard.scenarios.siege_end import is_taken
from tafelrunde.games.guiscard.state import Guiscard

ALL_SIDES: Final = [1, 2, 3, 4]


def begin(s: Guiscard, action: i64, attacker: i64) -> None:
    """PR-24: an action is chosen."""
    log = log_of(s)
    log.action, log.attacker, log.sent, log.zone = action, attacker, [], []
    log.quiet, log.packs, log.entry, log.offered = 0, 0, 0, 0
    if s.log is not None:
        s.emit("GU-11.16", "siege-action", {"seat": attacker, "action": action})


class SiegeAction(Frame[Guiscard]):
    """What all tactical actions share: placing, equipment, the fight, and the way back."""

    def fight(self, s: Guiscard) -> Next:
        """GU-12.27: equipment is given out."""
        return s.call(GiveGear(0), self.HALF_EQUIPPED)

    def half_equipped(self, s: Guiscard, value: object) -> Next:
        return s.call(GiveGear(1), self.EQUIPPED)

    def equipped(self, s: Guiscard, value: object) -> Next:
        opening.note_gear(s)
        return s.call(Fight(), self.FOUGHT)

    def fought(self, s: Guiscard, value: object) -> Next:
        """PR-24: what happened goes into the log; then the end tests."""
        self.judge(s)
        opening.close_action(s)
        if s.winner == NONE:
            is_ended(s)
        return s.finish(True)

    def judge(self, s: Guiscard) -> None:
        """What the action itself decides."""

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "half_equipped", "equipped", "fought")
    HALF_EQUIPPED: Final = 2
    EQUIPPED: Final = 3
    FOUGHT: Final = 4

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.half_equipped(s, s.handed)
        if number == 3:
            return self.equipped(s, s.handed)
        if number == 4:
            return self.fought(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Storming(SiegeAction):
    """GU-11.18: some attackers, then the garrison, then the other attackers."""

    def start(self, s: Guiscard) -> Next:
        """GU-11.54: event 13 lets some men in first."""
        log = log_of(s)
        begin(s, STORM, log.besieger)
        opening.open_action(s)
        if log.event == TRAITOR:
            return s.call(Levy(log.besieger, LET_IN, FEW), self.LET_IN)
        return self.slipped_in(s, None)

    def let_in(self, s: Guiscard, value: int) -> Next:
        """GU-11.54: they are placed before everybody else."""
        opening.muster(s)
        return s.call(SetUp(), self.SLIPPED_IN)

    def slipped_in(self, s: Guiscard, value: object) -> Next:
        """GU-11.18: along one side of the map."""
        opening.leave_out(s)
        return s.call(ChooseSide(log_of(s).besieger, ALL_SIDES), self.FIRST_SIDE)

    def first_side(self, s: Guiscard, value: int) -> Next:
        """GU-11.18: any number of his troops."""
        return s.call(Levy(log_of(s).besieger, value, WHOLE), self.FIRST_SENT)

    def first_sent(self, s: Guiscard, value: int) -> Next:
        """GU-11.60: the besieged may have riders in the court."""
        log = log_of(s)
        courts = part_hexes(s.board.base, log, besieged(log), True)
        if campaign_of(s).building.horses and courts:
            return s.call(Levy(besieged(log), COURT, WHOLE), self.RIDERS)
        return self.riders(s, 0)

    def riders(self, s: Guiscard, value: int) -> Next:
        """GU-11.17: all others of the garrison fight on foot."""
        log = log_of(s)
        for u in self.garrison(log):
            log.sent.append([u, GARRISON, 0])
        opening.muster(s)
        return s.call(KeepPlaces(besieged(log)), self.KEPT)

    def kept(self, s: Guiscard, value: object) -> Next:
        """GU-11.18: the others are placed anywhere inside."""
        return s.call(SetUp(), self.GARRISONED)

    def garrison(self, log: SiegeLog) -> list[int]:
        """GU-11.17: all who are left."""
        return unsent(log, besieged(log))

    def garrisoned(self, s: Guiscard, value: object) -> Next:
        """GU-11.70: attackers inside begin in their parts. GU-11.24: if all defenders were in
        their last refuge, whoever the attacker likes begins anywhere else."""
        log = log_of(s)
        opening.leave_out(s)
        anew = self.begins_anew(log)
        log.zone = open_ground(s, log.besieger, anew)
        if anew and log.zone:
            return s.call(Levy(log.besieger, INSIDE, WHOLE), self.MET)
        for u in log.inside if log.zone else []:
            if u in unsent(log, log.besieger):
                log.sent.append([u, INSIDE, 0])
        return self.met(s, 0)

    def begins_anew(self, log: SiegeLog) -> bool:
        """GU-11.24: on the days after an action that left the defenders in their last refuge."""
        return log.cornered

    def met(self, s: Guiscard, value: int) -> Next:
        """GU-11.16, GU-11.70: they keep their places, or are placed before the first turn."""
        log = log_of(s)
        if not any([row[1] == INSIDE for row in log.sent]):
            return self.posted(s, None)
        opening.muster(s)
        if self.begins_anew(log):
            return s.call(SetUp(), self.POSTED)
        return s.call(KeepPlaces(log.besieger), self.STAYED)

    def stayed(self, s: Guiscard, value: object) -> Next:
        return s.call(SetUp(), self.POSTED)

    def posted(self, s: Guiscard, value: object) -> Next:
        """GU-11.18: the rest, along one or more sides."""
        opening.leave_out(s)
        return self.more(s, 0)

    def more(self, s: Guiscard, value: int) -> Next:
        log = log_of(s)
        if not idle_men(s, log.besieger):
            return self.placed(s)
        ask = ChooseSide(log.besieger, ALL_SIDES, True)
        return s.call(ask, self.NEXT_SIDE)

    def next_side(self, s: Guiscard, value: int) -> Next:
        if value == 0:
            return self.placed(s)
        return s.call(Levy(log_of(s).besieger, value, WHOLE), self.MORE)

    def placed(self, s: Guiscard) -> Next:
        """GU-11.45: engines with the last placement."""
        opening.muster(s)
        return self.fight(s)

    def judge(self, s: Guiscard) -> None:
        """GU-11.44, GU-11.53: the building is taken."""
        if is_taken(s):
            end_siege(s, log_of(s).besieger, "GU-11.44", "taken")

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *SiegeAction.NAMES,
        "slipped_in",
        "first_side",
        "first_sent",
        "kept",
        "garrisoned",
        "stayed",
        "posted",
        "next_side",
        "more",
        "let_in",
        "riders",
        "met",
    )
    SLIPPED_IN: Final = 5
    FIRST_SIDE: Final = 6
    FIRST_SENT: Final = 7
    KEPT: Final = 8
    GARRISONED: Final = 9
    STAYED: Final = 10
    POSTED: Final = 11
    NEXT_SIDE: Final = 12
    MORE: Final = 13
    LET_IN: Final = 14
    RIDERS: Final = 15
    MET: Final = 16

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.slipped_in(s, s.handed)
        if number == 6:
            return self.first_side(s, cast(int, s.handed))
        if number == 7:
            return self.first_sent(s, cast(int, s.handed))
        if number == 8:
            return self.kept(s, s.handed)
        if number == 9:
            return self.garrisoned(s, s.handed)
        if number == 10:
            return self.stayed(s, s.handed)
        if number == 11:
            return self.posted(s, s.handed)
        if number == 12:
            return self.next_side(s, cast(int, s.handed))
        if number == 13:
            return self.more(s, cast(int, s.handed))
        if number == 14:
            return self.let_in(s, cast(int, s.handed))
        if number == 15:
            return self.riders(s, cast(int, s.handed))
        if number == 16:
            return self.met(s, cast(int, s.handed))
        return super().step(number, s, a)

    # </generated>


class TowerAttack(SiegeAction):
    """GU-11.49: the new besieged attacks the old garrison in its parts."""

    def start(self, s: Guiscard) -> Next:
        log = log_of(s)
        begin(s, TOWER, besieged(log))
        for u in log.inside:
            log.sent.append([u, GARRISON, 0])
        opening.open_action(s)
        return s.call(KeepPlaces(log.besieger), self.KEPT)

    def kept(self, s: Guiscard, value: object) -> Next:
        """GU-11.49: the defenders in their parts."""
        return s.call(SetUp(), self.SET_UP)

    def set_up(self, s: Guiscard, value: object) -> Next:
        """GU-11.56: then the attackers in theirs, out of the fire of a last refuge."""
        log = log_of(s)
        opening.leave_out(s)
        refuges, parts = campaign_of(s).building.refuges, campaign_of(s).building.parts
        left = [p for p, at in zip(parts, log.held, strict=True) if at == log.besieger]
        log.zone = open_ground(s, log.attacker, all([p in refuges for p in left]))
        for u in living(log, log.attacker) if log.zone else []:
            log.sent.append([u, INSIDE, 0])
        opening.muster(s)
        return s.call(SetUp(), self.POSTED)

    def posted(self, s: Guiscard, value: object) -> Next:
        opening.leave_out(s)
        return self.fight(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*SiegeAction.NAMES, "kept", "set_up", "posted")
    KEPT: Final = 5
    SET_UP: Final = 6
    POSTED: Final = 7

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.kept(s, s.handed)
        if number == 6:
            return self.set_up(s, s.handed)
        if number == 7:
            return self.posted(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class CampRaid(SiegeAction):
    """GU-11.25, GU-11.26: raiders against those who are in the camp."""

    def start(self, s: Guiscard) -> Next:
        log = log_of(s)
        begin(s, RAID, besieged(log))
        return s.call(Levy(besieged(log), ANYWHERE, SALLY), self.RAIDERS)

    def raiders(self, s: Guiscard, value: int) -> Next:
        """GU-11.25: at most half of the besiegers. GU-R.235: nobody goes: no action."""
        log = log_of(s)
        if value == 0:
            log.action = NO_FIGHT
            return s.finish(False)
        return s.call(Levy(log.besieger, CAMP, HALF), self.CAMPED)

    def camped(self, s: Guiscard, value: int) -> Next:
        """GU-11.26: the besieger sets up anywhere."""
        opening.open_action(s)
        return s.call(SetUp(), self.SET_UP)

    def set_up(self, s: Guiscard, value: object) -> Next:
        opening.leave_out(s)
        return self.fight(s)

    def equipped(self, s: Guiscard, value: object) -> Next:
        """GU-11.26: two ladders are on the map too."""
        return s.call(LayLadders(log_of(s).besieger), self.LAID)

    def laid(self, s: Guiscard, value: object) -> Next:
        return super().equipped(s, None)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*SiegeAction.NAMES, "raiders", "camped", "set_up", "laid")
    RAIDERS: Final = 5
    CAMPED: Final = 6
    SET_UP: Final = 7
    LAID: Final = 8

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.raiders(s, cast(int, s.handed))
        if number == 6:
            return self.camped(s, cast(int, s.handed))
        if number == 7:
            return self.set_up(s, s.handed)
        if number == 8:
            return self.laid(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class SupplyRun(SiegeAction):
    """GU-11.29 to GU-11.32: runners with pack horses against patrols."""

    def start(self, s: Guiscard) -> Next:
        log = log_of(s)
        begin(s, RUN, besieged(log))
        return s.call(ChooseSide(besieged(log), campaign_of(s).entries), self.ENTERS)

    def enters(self, s: Guiscard, value: int) -> Next:
        """GU-11.66: the die for the horses is thrown before the runners are chosen."""
        log_of(s).entry = value
        return s.throw((6,), self.PACKED)

    def packed(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        log = log_of(s)
        log.packs = dice[0]
        if s.log is not None:
            s.emit("GU-11.29", "siege-packs", {"count": dice[0]})
        return s.call(Levy(besieged(log), log.entry, THIRD), self.RUNNERS)

    def runners(self, s: Guiscard, value: int) -> Next:
        """GU-R.56: the first patrol comes from one of the three other sides. GU-R.235: nobody."""
        log = log_of(s)
        if value == 0:
            log.action = NO_FIGHT
            return s.finish(False)
        others = [side for side in ALL_SIDES if side != log.entry]
        return s.call(ChooseSide(log.besieger, others), self.PATROL_SIDE)

    def patrol_side(self, s: Guiscard, value: int) -> Next:
        return s.call(Levy(log_of(s).besieger, value, PATROL), self.PATROLS)

    def patrols(self, s: Guiscard, value: int) -> Next:
        """GU-R.107: one patrol is there without a roll."""
        log = log_of(s)
        opening.open_action(s)
        opening.freshen(s, [row[0] for row in log.sent if log.side[row[0]] == log.besieger])
        opening.give_packs(s)
        return self.fight(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *SiegeAction.NAMES,
        "enters",
        "packed",
        "runners",
        "patrol_side",
        "patrols",
    )
    ENTERS: Final = 5
    PACKED: Final = 6
    RUNNERS: Final = 7
    PATROL_SIDE: Final = 8
    PATROLS: Final = 9

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.enters(s, cast(int, s.handed))
        if number == 6:
            return self.packed(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.runners(s, cast(int, s.handed))
        if number == 8:
            return self.patrol_side(s, cast(int, s.handed))
        if number == 9:
            return self.patrols(s, cast(int, s.handed))
        return super().step(number, s, a)

    # </generated>


class OpenBattle(SiegeAction):
    """GU-11.33, GU-11.34: all units of both sides in the field."""

    def start(self, s: Guiscard) -> Next:
        log = log_of(s)
        begin(s, BATTLE, log.besieger)
        if log.event != RELIEF:  # GU-R.106
            log.battle_done = True
        return s.call(ChooseSide(besieged(log), [EAST, WEST]), self.SIDED)

    def sided(self, s: Guiscard, value: int) -> Next:
        """GU-11.60: mounted or on foot; all units of both sides fight."""
        log_of(s).entry = value
        return s.call(Levy(besieged(log_of(s)), FIELD, WHOLE), self.FIRST_SENT)

    def first_sent(self, s: Guiscard, value: int) -> Next:
        self.send_rest(s, besieged(log_of(s)))
        return s.call(Levy(log_of(s).besieger, FIELD, WHOLE), self.ALL_SENT)

    def send_rest(self, s: Guiscard, seat: i64) -> None:
        """GU-11.33: whoever was not named comes on foot."""
        for u in unsent(log_of(s), seat):
            log_of(s).sent.append([u, FIELD, 0])

    def all_sent(self, s: Guiscard, value: int) -> Next:
        self.send_rest(s, log_of(s).besieger)
        opening.open_action(s)
        return s.call(SetUp(), self.SET_UP)

    def set_up(self, s: Guiscard, value: object) -> Next:
        """GU-11.52: who finds no room waits behind his own side."""
        opening.leave_out(s, log_of(s).entry)
        return self.fight(s)

    def judge(self, s: Guiscard) -> None:
        """GU-11.34, GU-11.52: the besieger who withdraws or is destroyed has lost the siege."""
        log = log_of(s)
        beaten = [opening.gone_or_stunned(s, seat) for seat in (log.besieger, besieged(log))]
        if beaten[0] and not beaten[1] and not log.agreed:
            end_siege(s, besieged(log), "GU-11.34", "driven-off")

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*SiegeAction.NAMES, "sided", "first_sent", "all_sent", "set_up")
    SIDED: Final = 5
    FIRST_SENT: Final = 6
    ALL_SENT: Final = 7
    SET_UP: Final = 8

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 5:
            return self.sided(s, cast(int, s.handed))
        if number == 6:
            return self.first_sent(s, cast(int, s.handed))
        if number == 7:
            return self.all_sent(s, cast(int, s.handed))
        if number == 8:
            return self.set_up(s, s.handed)
        return super().step(number, s, a)

    # </generated>

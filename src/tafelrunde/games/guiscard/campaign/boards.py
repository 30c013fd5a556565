"""GU-11.47: the besieger has divided his men, and two boards are fought on side by side."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard.campaign import opening
from tafelrunde.games.guiscard.campaign.actions import OpenBattle, SiegeAction, Storming, begin
from tafelrunde.games.guiscard.campaign.fight import Fight
from tafelrunde.games.guiscard.campaign.forces import is_ended, log_of
from tafelrunde.games.guiscard.campaign.levy import DIVIDED, Levy
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.actions import board_of
from tafelrunde.games.guiscard.files.siege_log import (
    BATTLE,
    INSIDE,
    KILLED,
    NO_FIGHT,
    STORM,
    Parked,
    SiegeLog,
    besieged,
    living,
    unsent,
)
from tafelrunde.games.guiscard.state import SLAIN, Guiscard
from tafelrunde.games.guiscard.verbs import FIELD_FIRST, GIVE_FIRST, KEEP_FIRST, WALLS_FIRST


def can_divide(log: SiegeLog) -> bool:
    """D-33: a unit for each board, and a relief army to fight."""
    return len(living(log, log.besieger)) > 1 and any([log.state[u] < KILLED for u in log.relief])


def park(s: Guiscard) -> None:
    """GU-11.47: the board in play is put aside between two turns; its dead are noted."""
    log = log_of(s)
    for u in s.board.units:
        if s.where[u] == SLAIN:
            log.state[u] = KILLED
    other = Parked(log.action, log.entry, log.quiet, s.round, s.turn)
    other.sent, other.brought, other.zone = log.sent, log.brought, log.zone
    other.by_unit = [
        list(s.where),
        list(s.at),
        list(s.rear),
        list(s.facing),
        list(s.health),
        list(s.mount),
        list(s.lance),
        list(s.ammo),
        list(s.done),
        list(s.spent),
        list(s.since),
        list(s.felt),
        list(s.exit),
        list(s.form),
        list(s.marker),
        list(s.beaten),
    ]
    other.by_horse = [
        list(s.horse),
        list(s.horse_at),
        list(s.horse_rear),
        list(s.leader),
    ]
    other.grid = list(s.grid)
    other.traits, other.dead, other.fires = s.traits, s.dead, s.fires
    other.carcasses, other.markers, other.machines = s.carcasses, s.markers, s.machines
    log.parked = [*log.parked, other]
    log.action, log.sent, log.brought, log.zone = NO_FIGHT, [], [], []
    log.entry, log.quiet, log.offered = 0, 0, 0
    s.board = s.board.base
    opening.lay_table(s, list(log.ground))


def unpark(s: Guiscard) -> None:
    """GU-11.47: the board that was put aside is in play again, as it was left."""
    log = log_of(s)
    other = log.parked[0]
    log.parked = log.parked[1:]
    log.action, log.attacker, log.entry = other.action, log.besieger, other.entry
    log.quiet, log.sent, log.brought, log.zone = other.quiet, other.sent, other.brought, other.zone
    s.board = board_of(s.board.base, log)
    opening.lay_table(s, other.markers)
    s.round, s.turn = other.round, other.turn
    put_back(s, other)
    s.grid = vec[i64](other.grid)
    s.traits, s.dead, s.fires = other.traits, other.dead, other.fires
    s.carcasses, s.machines = other.carcasses, other.machines
    s.count_dead()
    s.version += 1


def put_back(s: Guiscard, other: Parked) -> None:
    """The lists by unit and by horse of a board that was put aside."""
    units, steeds = other.by_unit, other.by_horse
    s.where = vec[i64](units[0])
    s.at = vec[i64](units[1])
    s.rear = vec[i64](units[2])
    s.facing = vec[i64](units[3])
    s.health = vec[i64](units[4])
    s.mount = vec[i64](units[5])
    s.lance = vec[i64](units[6])
    s.ammo = vec[i64](units[7])
    s.done = vec[i64](units[8])
    s.spent = vec[i64](units[9])
    s.since = vec[i64](units[10])
    s.felt = vec[i64](units[11])
    s.exit = vec[i64](units[12])
    s.form = vec[i64](units[13])
    s.marker = vec[i64](units[14])
    s.beaten = vec[i64](units[15])
    s.horse = vec[i64](steeds[0])
    s.horse_at = vec[i64](steeds[1])
    s.horse_rear = vec[i64](steeds[2])
    s.leader = vec[i64](steeds[3])


def bring_up(s: Guiscard, action: i64) -> None:
    """The board of an action is in play, the other one put aside."""
    if log_of(s).action != action:
        park(s)
        unpark(s)


class Divided(Storming):
    """GU-11.47: the building first, then the field, then the turns on both."""

    given: bool = False  # D-35: the besieged lets the besieger begin in the building

    def start(self, s: Guiscard) -> Next:
        """D-33: who stays in the captured parts."""
        log = log_of(s)
        begin(s, STORM, log.besieger)
        opening.open_action(s)
        if s.log is not None:
            s.emit("GU-11.47", "siege-divides", {"seat": log.besieger})
        return s.call(Levy(log.besieger, INSIDE, DIVIDED), self.CHOSEN)

    def chosen(self, s: Guiscard, value: int) -> Next:
        """GU-11.47: they are placed after the garrison."""
        log = log_of(s)
        log.inside = sorted([row[0] for row in log.sent])
        log.sent = []
        return self.first_sent(s, 0)

    def begins_anew(self, log: SiegeLog) -> bool:
        """GU-11.47: in the building they begin on hexes of the parts they hold."""
        return False

    def garrison(self, log: SiegeLog) -> list[int]:
        """GU-11.47: the relief army is in the field."""
        return [u for u in unsent(log, besieged(log)) if u not in log.relief]

    def posted(self, s: Guiscard, value: object) -> Next:
        """GU-11.47: nobody else comes to the building."""
        opening.leave_out(s)
        return self.fight(s)

    def equipped(self, s: Guiscard, value: object) -> Next:
        opening.note_gear(s)
        return s.ask(besieged(log_of(s)), self.RIGHTS)

    RIGHTS: Final = Ask("rights_offered", "decided", "right_refused", "siege-first", sure=True)

    def rights_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(KEEP_FIRST)
        out.add(GIVE_FIRST)

    def right_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def decided(self, s: Guiscard, a: i64) -> Next:
        """GU-11.47: the besieger's first turn there is skipped, if the besieged likes."""
        self.given = verb_of(a) == GIVE_FIRST
        if s.log is not None:
            key = "siege-gives-first" if self.given else "siege-keeps-first"
            s.emit("GU-11.47", key, {"seat": besieged(log_of(s))})
        if not self.given:
            s.round, s.turn = 1, 1
        park(s)
        return s.call(FieldBattle(), self.FIELDED)

    def fielded(self, s: Guiscard, value: object) -> Next:
        return s.call(Both(self.given), self.OVER)

    def over(self, s: Guiscard, value: object) -> Next:
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("given", "bool"),)

    NAMES: ClassVar[Names] = (
        *Storming.NAMES,
        "rights_offered",
        "decided",
        "right_refused",
        "chosen",
        "fielded",
        "over",
    )
    CHOSEN: Final = 20
    FIELDED: Final = 21
    OVER: Final = 22
    QUESTIONS: ClassVar[Questions] = (RIGHTS.numbered(17, 18, 19, 0),)

    def __init__(self, given: bool = False) -> None:
        self.given = given

    def clone(self) -> Divided:
        return Divided(self.given)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 19:
            for i in range(out.n):
                if self.right_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 18:
            return self.decided(s, a)
        if number == 20:
            return self.chosen(s, cast(int, s.handed))
        if number == 21:
            return self.fielded(s, s.handed)
        if number == 22:
            return self.over(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 17:
            self.rights_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 19:
            return self.right_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class FieldBattle(OpenBattle):
    """GU-11.47: the battle board is set up; the turns follow."""

    def equipped(self, s: Guiscard, value: object) -> Next:
        opening.note_gear(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    # </generated>


class Both(Frame[Guiscard]):
    """GU-11.47: the besieger's turn on both boards, then the besieged's, until one is decided."""

    given: bool = False
    turn: i64 = 0  # turns so far
    left: i64 = 0  # boards still to be played in this turn

    def start(self, s: Guiscard) -> Next:
        """GU-11.47: in the first turn the building is skipped, unless the right was given away."""
        self.turn += 1
        if self.turn == 1 and not self.given:
            self.left = 1
            bring_up(s, BATTLE)
            return s.call(Fight(once=True), self.PLAYED)
        return s.ask(self.mover(log_of(s)), self.BOARDS)

    def mover(self, log: SiegeLog) -> i64:
        """GU-11.47: the besieger's turn, then the besieged's."""
        return log.besieger if self.turn % 2 == 1 else besieged(log)

    BOARDS: Final = Ask("boards_offered", "ordered", "board_refused", "siege-boards", sure=True)

    def boards_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(FIELD_FIRST)
        out.add(WALLS_FIRST)

    def board_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def ordered(self, s: Guiscard, a: i64) -> Next:
        """D-34: all five steps there, then all five on the other board."""
        self.left = 2
        action = BATTLE if verb_of(a) == FIELD_FIRST else STORM
        bring_up(s, action)
        if s.log is not None:
            s.emit("GU-11.47", "siege-board", {"seat": self.mover(log_of(s)), "action": action})
        return s.call(Fight(once=True), self.PLAYED)

    def played(self, s: Guiscard, value: int) -> Next:
        """GU-11.47: a board that has ended leaves the other one to go on alone."""
        if s.winner != NONE or value == 0:
            self.close(s)
            if s.winner != NONE:
                log_of(s).parked = []
                return s.finish()
            unpark(s)
            return s.call(Fight(), self.ALONE)
        self.left -= 1
        if self.left == 0:
            return self.start(s)
        log = log_of(s)
        bring_up(s, STORM if log.action == BATTLE else BATTLE)
        if s.log is not None:
            s.emit("GU-11.47", "siege-board", {"seat": self.mover(log), "action": log.action})
        return s.call(Fight(once=True), self.PLAYED)

    def alone(self, s: Guiscard, value: int) -> Next:
        """GU-11.47: the last board is over too."""
        self.close(s)
        return s.finish()

    def close(self, s: Guiscard) -> None:
        """PR-24, GU-11.53: a board is decided by its own rules; its men go back into the log."""
        ends: SiegeAction = OpenBattle() if log_of(s).action == BATTLE else Storming()
        ends.judge(s)
        opening.close_action(s)
        if s.winner == NONE:
            is_ended(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("given", "bool"),
        ("turn", "i64"),
        ("left", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "boards_offered",
        "ordered",
        "board_refused",
        "played",
        "alone",
    )
    PLAYED: Final = 5
    ALONE: Final = 6
    QUESTIONS: ClassVar[Questions] = (BOARDS.numbered(2, 3, 4, 0),)

    def __init__(self, given: bool = False, turn: i64 = 0, left: i64 = 0) -> None:
        self.given = given
        self.turn = turn
        self.left = left

    def clone(self) -> Both:
        return Both(self.given, self.turn, self.left)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.board_refused(s, seat, codes[i]) is None:
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
            return self.ordered(s, a)
        if number == 5:
            return self.played(s, cast(int, s.handed))
        if number == 6:
            return self.alone(s, cast(int, s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.boards_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.board_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

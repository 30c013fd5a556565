"""PR-24: the turns of a tactical action, and what ends it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.campaign.forces import campaign_of, log_of
from tafelrunde.games.guiscard.campaign.levy import PATROL, Levy
from tafelrunde.games.guiscard.campaign.opening import freshen, gone_or_stunned, muster
from tafelrunde.games.guiscard.campaign.sides import ChooseSide
from tafelrunde.games.guiscard.campaign.ways import is_separated
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.siege_log import RUN, STORM, TOWER, living
from tafelrunde.games.guiscard.scenarios.parley import (
    ENDINGS,
    Ending,
    ending_refused,
    offer_endings,
)
from tafelrunde.games.guiscard.scenarios.siege_end import gone, is_over
from tafelrunde.games.guiscard.sequence.turns import Turn
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    FRESH,
    ON_MAP,
    Guiscard,
    set_trait,
    trait,
)
from tafelrunde.games.guiscard.verbs import GO_ON

PATROL_TURNS: Final = 4  # GU-11.31: the last row of the table


class Fight(Frame[Guiscard]):
    """Rounds of two turns; at the start of each the side to move may offer or declare the end."""

    once: bool = False  # GU-11.47: one turn, then the other board; the value: 1 if this goes on
    played: bool = False  # a turn

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"round": s.round, "rounds": s.board.rounds}

    def start(self, s: Guiscard) -> Next:
        """The first round."""
        return self.next_turn(s, None)

    def next_turn(self, s: Guiscard, value: object) -> Next:
        """GU-11.59: until the action ends, at the latest after its last round."""
        log = log_of(s)
        if self.played:
            self.look_back(s)
        if s.winner != NONE or log.agreed or log.ended or self.is_ended(s):
            return s.finish(0)
        if self.once and self.played:
            return s.finish(1)
        if s.turn % 2 == 0:
            if s.round >= s.board.rounds:
                if s.log is not None:
                    s.emit("GU-11.59", "siege-last-round", {"round": s.round})
                return s.finish(0)
            s.round += 1
            if s.log is not None:
                s.emit("GU-2.2", "round-begins", {"round": s.round})
        s.active = s.board.first if s.turn % 2 == 0 else 1 - s.board.first
        s.turn += 1
        self.played = True
        if log.action == RUN and s.active == log.besieger:
            return s.throw((10,), self.PATROLLED)
        return s.ask(s.active, self.ORDERS)

    def look_back(self, s: Guiscard) -> None:
        """GU-11.20: turns without melee. GU-11.30: a patrol is fresh in its first turn only."""
        log = log_of(s)
        men = s.board.side_units[s.active]
        log.quiet = 0 if any([s.done[u] & ATTACKED for u in men]) else log.quiet + 1
        for u in men if s.traits else []:
            if s.where[u] == ON_MAP and trait(s, u, FRESH):
                set_trait(s, u, FRESH, 0)

    def is_ended(self, s: Guiscard) -> bool:
        """GU-11.19, GU-11.20, GU-11.32, GU-11.34, GU-11.65: the end tests of the action."""
        log = log_of(s)
        if s.turn == 0:
            return False
        if is_over(s):
            return True
        if log.action == RUN:
            return gone(s, log.attacker)
        if log.action in (STORM, TOWER):
            quiet = log.quiet >= 2 * campaign_of(s).pause
            if quiet and is_separated(s):
                if s.log is not None:
                    s.emit("GU-11.20", "siege-pause", {"count": campaign_of(s).pause})
                return True
            return False
        return gone_or_stunned(s, 0) or gone_or_stunned(s, 1)

    # -- patrols

    def patrolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-11.31: a further patrol, by the number of the besieger's own turn."""
        log = log_of(s)
        row = min((s.turn + 1) // 2, PATROL_TURNS)
        comes = dice[0] <= campaign_of(s).patrols[row - 1]
        if s.log is not None:
            s.emit("GU-11.31", "siege-patrol-roll", {"roll": dice[0], "comes": int(comes)})
        sent = [r[0] for r in log.sent]
        if comes and any([u not in sent for u in living(log, log.besieger)]):
            return s.call(ChooseSide(log.besieger, [1, 2, 3, 4]), self.PATROL_SIDE)
        return s.ask(s.active, self.ORDERS)

    def patrol_side(self, s: Guiscard, value: int) -> Next:
        """GU-11.31: a later patrol may come from any side."""
        return s.call(Levy(log_of(s).besieger, value, PATROL), self.PATROL_SENT)

    def patrol_sent(self, s: Guiscard, value: int) -> Next:
        """GU-11.30: it enters with half its points."""
        log = log_of(s)
        muster(s)
        freshen(s, [row[0] for row in log.sent[len(log.sent) - value :]])
        return s.ask(s.active, self.ORDERS)

    # -- the end by will

    ORDERS: Final = Ask("orders_offered", "ordered", "order_refused", "siege-turn", sure=True)

    def orders_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(GO_ON)
        offer_endings(s, seat, out)

    def order_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.24, GU-11.46: when the attacker ends it alone. GU-11.69: who may give up."""
        return ending_refused(s, seat, a) if verb_of(a) in ENDINGS else None

    def ordered(self, s: Guiscard, a: i64) -> Next:
        if verb_of(a) == GO_ON:
            if s.log is not None:
                s.emit("GU-11.59", "siege-goes-on", {"seat": s.active})
            return s.call(Turn(s.active), self.NEXT_TURN)
        return s.call(Ending(s.active, ENDINGS.index(verb_of(a))), self.ANSWERED)

    def answered(self, s: Guiscard, value: object) -> Next:
        """GU-11.59: the action is over, or the turn begins."""
        if s.winner != NONE or log_of(s).agreed or log_of(s).ended:
            return s.finish(0)
        return s.call(Turn(s.active), self.NEXT_TURN)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("once", "bool"),
        ("played", "bool"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "orders_offered",
        "ordered",
        "order_refused",
        "patrol_sent",
        "answered",
        "next_turn",
        "patrolled",
        "patrol_side",
    )
    PATROL_SENT: Final = 5
    ANSWERED: Final = 6
    NEXT_TURN: Final = 7
    PATROLLED: Final = 8
    PATROL_SIDE: Final = 9
    QUESTIONS: ClassVar[Questions] = (ORDERS.numbered(2, 3, 4, 0),)

    def __init__(self, once: bool = False, played: bool = False) -> None:
        self.once = once
        self.played = played

    def clone(self) -> Fight:
        return Fight(self.once, self.played)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.order_refused(s, seat, codes[i]) is None:
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
            return self.patrol_sent(s, cast(int, s.handed))
        if number == 6:
            return self.answered(s, s.handed)
        if number == 7:
            return self.next_turn(s, s.handed)
        if number == 8:
            return self.patrolled(s, cast("tuple[int, ...]", s.handed))
        if number == 9:
            return self.patrol_side(s, cast(int, s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.orders_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.order_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

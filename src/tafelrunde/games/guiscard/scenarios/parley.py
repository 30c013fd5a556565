"""GU-11.24, GU-11.46, GU-11.59, GU-11.69: an action of a siege, or the siege itself, ends because
somebody wants it."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.siege_log import RAID, STORM, TOWER, besieged
from tafelrunde.games.guiscard.scenarios import victory
from tafelrunde.games.guiscard.scenarios.siege_end import all_in_refuge
from tafelrunde.games.guiscard.state import ON_MAP, Guiscard
from tafelrunde.games.guiscard.verbs import AGREE, END_ACTION, GO_ON, OFFER_END, SURRENDER

ENDINGS: Final = (OFFER_END, END_ACTION, SURRENDER)


def end_siege(s: Guiscard, winner: i64, rule: str, reason: str) -> bool:
    """GU-11.53: the siege is over; returns true."""
    if s.winner != NONE:
        return True
    campaign, log = s.board.campaign, s.siege[0]
    hidden = campaign is not None and campaign.hidden
    s.revelations += 1 if hidden else 0
    if s.log is not None:
        s.emit(rule, f"siege-{reason}", {"seat": winner, "day": log.day})
        if hidden:
            s.emit("GU-11.3", "siege-supplies-shown", {"day": log.last_day})
    return victory.end(s, winner, "GU-11.53")


def may_end(s: Guiscard, seat: i64) -> bool:
    """GU-11.24, GU-11.46, GU-11.49, GU-11.65: whether the attacker may end the action alone."""
    log = s.siege[0]
    if seat != log.attacker:
        return False
    away = not any([s.where[u] == ON_MAP for u in s.board.side_units[seat]])
    if log.action == STORM:
        return away or all_in_refuge(s)
    return log.action == TOWER or (log.action == RAID and away)


def ending_refused(s: Guiscard, seat: i64, a: i64) -> Refusal | None:
    """Why a side cannot end the action now; GU-R.238: the end is offered once in a turn."""
    if not s.board.action:
        return refused(s, "GU-11.59", "no-siege-action")
    if verb_of(a) == END_ACTION and not may_end(s, seat):
        return refused(s, "GU-11.24", "cannot-end-alone")
    if verb_of(a) == OFFER_END and s.siege[0].offered == s.turn:
        return refused(s, "GU-R.238", "offered-already")
    if verb_of(a) == SURRENDER and seat != besieged(s.siege[0]):
        return refused(s, "GU-11.69", "besieger-in-action")
    return None


def offer_endings(s: Guiscard, seat: i64, out: Offers) -> None:
    """GU-11.24, GU-11.59, GU-11.69: what the side to move may say at any time."""
    for verb in ENDINGS:
        if s.board.action and ending_refused(s, seat, verb) is None:
            out.add(verb)


class Ending(Frame[Guiscard]):
    """D-32, D-45: the attacker ends the action, the besieged gives up, or the other side answers
    an offer."""

    seat: i64 = 0
    how: i64 = 0  # which of the endings

    def start(self, s: Guiscard) -> Next:
        """GU-11.24, GU-11.69: at once. GU-11.59: with the consent of the other."""
        if ENDINGS[self.how] == SURRENDER:
            end_siege(s, 1 - self.seat, "GU-11.69", "given-up")
            return s.finish()
        if ENDINGS[self.how] == END_ACTION:
            s.siege[0].ended = True
            if s.log is not None:
                s.emit("GU-11.24", "siege-ended", {"seat": self.seat})
            return s.finish()
        s.siege[0].offered = s.turn
        if s.log is not None:
            s.emit("GU-11.59", "siege-offers", {"seat": self.seat})
        return s.ask(1 - self.seat, self.ANSWERS)

    ANSWERS: Final = Ask("answers_offered", "answered", "answer_refused", "siege-agree", sure=True)

    def answers_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(AGREE)
        out.add(GO_ON)

    def answer_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        return None

    def answered(self, s: Guiscard, a: i64) -> Next:
        """GU-11.59: if the other agrees the action ends as after its last round."""
        agrees = verb_of(a) == AGREE
        s.siege[0].agreed = agrees
        if s.log is not None:
            key = "siege-agrees" if agrees else "siege-declines"
            s.emit("GU-11.59", key, {"seat": 1 - self.seat})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("how", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "answers_offered", "answered", "answer_refused")
    QUESTIONS: ClassVar[Questions] = (ANSWERS.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, how: i64 = 0) -> None:
        self.seat = seat
        self.how = how

    def clone(self) -> Ending:
        return Ending(self.seat, self.how)

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.answer_refused(s, seat, codes[i]) is None:
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
            return self.answered(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.answers_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.answer_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

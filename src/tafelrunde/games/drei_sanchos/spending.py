"""Chapters 4 and 8: points that a player spends as it likes, as commander or in a bottom field."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import decider, presence
from tafelrunde.games.drei_sanchos.choices import (
    attacks,
    deploy_by,
    deploys,
    deploys_home,
    fortifications,
    moves,
    sieges,
)
from tafelrunde.games.drei_sanchos.deeds import (
    any_free,
    attackable,
    can_besiege_somewhere,
    can_deploy_king,
    can_fortify,
    can_go_somewhere,
    can_move,
    fortifiable,
    fortify,
    move,
    recruit,
)
from tafelrunde.games.drei_sanchos.ending import goal_reached
from tafelrunde.games.drei_sanchos.refusals import refusal_of
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.games.drei_sanchos.tables import (
    DO_ATTACK,
    DO_BESIEGE,
    DO_DEPLOY,
    DO_FORTIFY,
    DO_MOVE,
    DO_RECRUIT,
    Step,
)
from tafelrunde.games.drei_sanchos.verbs import (
    ATTACK,
    BESIEGE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FORTIFY,
    MOVE,
    RECRUIT,
    STOP,
)

NO_STEP: Final = -1


class Spending(Frame[DreiSanchos]):
    """Points are spent one action after the other until there are none, or the Sancho stops."""

    sancho: i64 = 0

    def spend(self, s: DreiSanchos, a: i64) -> Next:
        """S3-4.6: one point per unit of effect. S3-6.1, S3-7.1: the markers record the rest."""
        if verb_of(a) == ATTACK:
            s.attacked = True
            s.points -= arg2(a)
            return s.call(Battle(self.sancho, arg(a), arg2(a)), self.ACTED)
        if verb_of(a) == BESIEGE:
            s.besieged = True
            s.points -= arg2(a)
            return s.call(Siege(self.sancho, arg(a), arg2(a), self.gives_up()), self.ACTED)
        s.points -= 1
        if verb_of(a) == MOVE:
            move(s, self.sancho, arg(a), arg2(a))
        elif verb_of(a) == FORTIFY:
            fortify(s, self.sancho, arg(a))
        elif verb_of(a) == RECRUIT:
            recruit(s, self.sancho, 1)
        else:
            deploy_by(s, self.sancho, a)
        return self.acted(s, None)

    def acted(self, s: DreiSanchos, value: object) -> Next:
        """S3-6.24, S3-11.1, S3-R.21: after each complete action the goal is checked."""
        return s.finish() if goal_reached(s) else self.go_on(s)

    def go_on(self, s: DreiSanchos) -> Next:
        """The next action, or the end of the turn."""
        raise NotImplementedError

    def gives_up(self) -> bool:
        """S3-8.15: whether a siege may be given up after an interception."""
        return False

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        return {"sancho": self.sancho, "number": s.points, "card": s.card}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("sancho", "i64"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "acted")
    ACTED: Final = 2

    def __init__(self, sancho: i64 = 0) -> None:
        self.sancho = sancho

    def clone(self) -> Spending:
        return type(self)(self.sancho)

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.acted(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Command(Spending):
    """S3-4.3, S3-4.4: the commander spends up to the points of the card, in any order."""

    def start(self, s: DreiSanchos) -> Next:
        """S3-4.5: both action markers are free again."""
        begin_turn(s, self.sancho)
        s.points = s.tables.cards[s.card].bp
        if s.log is not None:
            s.emit("S3-4.3", "commands", {"sancho": self.sancho, "number": s.points})
        return self.go_on(s)

    def go_on(self, s: DreiSanchos) -> Next:
        """S3-4.3: fewer or none is allowed."""
        if s.points == 0:
            return s.finish()
        return s.ask(decider(s, self.sancho), self.ORDERS)

    ORDERS: Final = Ask("orders", "ordered", "order_refused", "command", sure=True)

    def orders(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-4.5: four actions as often as one likes, Attack and Besiege once each."""
        sancho, here = self.sancho, presence(s, self.sancho)
        if s.supply[sancho]:
            out.add(RECRUIT)
        deploys(s, sancho, out)
        moves(s, sancho, here, out)
        fortifications(s, sancho, here, False, out)
        if not s.attacked:
            attacks(s, attackable(s, sancho, here), 1, s.points, out)
        if not s.besieged:
            sieges(s, sancho, here, s.points, out)
        out.add(STOP)

    def order_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Why an order cannot be carried out."""
        return refusal_of(s, self.sancho, a)

    def ordered(self, s: DreiSanchos, a: i64) -> Next:
        """One action, or the end of the turn."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("S3-4.3", "stops", {"sancho": self.sancho, "number": s.points})
            return s.finish()
        return self.spend(s, a)

    def gives_up(self) -> bool:
        return True

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Spending.NAMES, "orders", "ordered", "order_refused")
    QUESTIONS: ClassVar[Questions] = (ORDERS.numbered(3, 4, 5, 0),)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.order_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.ordered(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 3:
            self.orders(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.order_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Pool(Spending):
    """S3-8.5: the points of a bottom field, freely split over the actions listed there."""

    fortified: bool = False
    replaced: bool = False  # S3-8.7: a siege took the place of Fortify

    def start(self, s: DreiSanchos) -> Next:
        """S3-8.2, S3-8.9: the text above the line, with as many points as the card says."""
        begin_turn(s, self.sancho)
        s.points = s.tables.cards[s.card].bp
        if s.log is not None:
            s.emit("S3-8.5", "splits", {"sancho": self.sancho, "number": s.points})
        return self.go_on(s)

    def go_on(self, s: DreiSanchos) -> Next:
        """S3-8.6: as long as something of the text is possible; S3-8.14: or nothing happens."""
        if s.points == 0 or not self.is_possible(s, False):
            return s.finish()
        return s.ask(decider(s, self.sancho), self.PARTS)

    def is_possible(self, s: DreiSanchos, harmless: bool) -> bool:
        """S3-8.14: whether a point can be used for anything that the text lists."""
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            if self.can_use(s, chain[0], harmless):
                return True
            if len(chain) > 1 and self.instead(s, chain[0]) and self.can_use(s, chain[1], harmless):
                return True
        return False

    PARTS: Final = Ask("parts", "parted", "part_refused", "pool", doubtful=STOP)

    def parts(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-8.5: what the text lists, and stopping, which may be refused."""
        here = presence(s, self.sancho)
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            self.listed(s, chain[0], here, out)
            if len(chain) > 1 and self.instead(s, chain[0]):
                self.listed(s, chain[1], here, out)
        if out.n:
            out.add(STOP)

    def instead(self, s: DreiSanchos, first: Step) -> bool:
        """S3-8.7, S3-R.53: the replacement, while not one point of the first action is possible."""
        return not self.fortified and not can_fortify(s, self.sancho, first.vacant)

    def listed(self, s: DreiSanchos, step: Step, here: i64, out: Offers) -> None:
        """The ways to use points for one line of the text, with units in the regions `here`."""
        sancho, do = self.sancho, step.do
        if do == DO_RECRUIT:
            if s.supply[sancho]:
                out.add(RECRUIT)
        elif do == DO_DEPLOY:
            if not step.king:
                deploys_home(s, sancho, out)
            elif can_deploy_king(s, sancho):
                out.add(DEPLOY_KING)
        elif do == DO_MOVE:
            moves(s, sancho, here, out)
        elif do == DO_FORTIFY:
            if not self.replaced:
                fortifications(s, sancho, here, step.vacant, out)
        elif do == DO_ATTACK:
            if not s.attacked:
                attacks(s, attackable(s, sancho, here & ~self.closed(s)), 1, s.points, out)
        elif do == DO_BESIEGE and not s.besieged:
            sieges(s, sancho, here, s.points, out)

    def can_use(self, s: DreiSanchos, step: Step, harmless: bool) -> bool:
        """Whether `listed` finds a way to use a point, or a harmless one.

        S3-5.13: harmless is what does not take the last unit off a garrison field.
        """
        sancho, do = self.sancho, step.do
        if do == DO_RECRUIT:
            return s.supply[sancho] > 0
        if do == DO_DEPLOY:
            return can_deploy_king(s, sancho) if step.king else s.recruits[sancho] > 0
        if do == DO_MOVE:
            return can_go_somewhere(s, sancho) if harmless else can_move(s, sancho)
        if do == DO_FORTIFY:
            return not self.replaced and can_fortify(s, sancho, step.vacant)
        if do == DO_ATTACK:
            here = 0 if s.attacked else presence(s, sancho)
            regions = attackable(s, sancho, here & ~self.closed(s))
            return any_free(s, sancho, regions) if harmless else regions != 0
        return do == DO_BESIEGE and not s.besieged and can_besiege_somewhere(s, sancho, s.points)

    def closed(self, s: DreiSanchos) -> i64:
        """S3-9.14: the regions in which the text forbids to attack, as a mask."""
        found: i64 = 0
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            if chain[0].do == DO_ATTACK and chain[0].kingdom >= 0:
                found |= s.variant.forbidden[chain[0].kingdom]
        return found

    def compulsory(self, s: DreiSanchos) -> bool:
        """S3-8.6, S3-R.17: whether a point can be spent without giving up a garrison field."""
        return self.is_possible(s, True)

    def part_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-8.6, S3-R.17: no stopping while something is compulsory; and other reasons."""
        if verb_of(a) == STOP:
            if self.compulsory(s):
                return refused(s, "S3-8.6", "must-go-on", "number", s.points)
            return None
        if verb_of(a) == ATTACK and self.closed(s) >> arg(a) & 1:
            return refused(s, "S3-9.14", "closed-to-attack", "region", arg(a), "card", s.card)
        return self.text_refusal(s, a) or refusal_of(s, self.sancho, a)

    def text_refusal(self, s: DreiSanchos, a: i64) -> Refusal | None:
        """S3-8.5, S3-8.7, S3-9.15: what the text does not list."""
        do = doing(a)
        if do == NO_STEP or s.tables.cards[s.card].plain >> do & 1:
            return None
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            first = chain[0]
            if first.do == do and (do != DO_DEPLOY or first.king == (verb_of(a) == DEPLOY_KING)):
                if do == DO_FORTIFY and self.replaced:
                    return refused(s, "S3-8.7", "siege-replaced-it", "card", s.card)
                if do == DO_FORTIFY and first.vacant and not self.takes_vacant(s, arg(a)):
                    return refused(s, "S3-9.15", "only-empty-fields", "region", arg(a) // 6)
                return None
            if len(chain) > 1 and chain[1].do == do:
                if self.instead(s, first):
                    return None
                return refused(s, "S3-8.7", "first-is-possible", "card", s.card)
        return refused(s, "S3-8.5", "not-listed", "card", s.card)

    def takes_vacant(self, s: DreiSanchos, unit: i64) -> bool:
        """S3-9.15: whether a unit of the field may go onto an empty garrison field."""
        return fortifiable(s, self.sancho, unit // 6, True) >> unit % 6 & 1 == 1

    def parted(self, s: DreiSanchos, a: i64) -> Next:
        """One action of the list."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("S3-8.6", "stops", {"sancho": self.sancho, "number": s.points})
            return s.finish()
        if verb_of(a) == FORTIFY:
            self.fortified = True
        elif verb_of(a) == BESIEGE:
            for chain in s.tables.cards[s.card].fields[self.sancho]:
                self.replaced = self.replaced or (len(chain) > 1 and chain[1].do == DO_BESIEGE)
        return self.spend(s, a)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Spending.FIELDS,
        ("fortified", "bool"),
        ("replaced", "bool"),
    )

    NAMES: ClassVar[Names] = (*Spending.NAMES, "parts", "parted", "part_refused")
    QUESTIONS: ClassVar[Questions] = (PARTS.numbered(3, 4, 5, 0),)

    def __init__(self, sancho: i64 = 0, fortified: bool = False, replaced: bool = False) -> None:
        self.sancho = sancho
        self.fortified = fortified
        self.replaced = replaced

    def clone(self) -> Pool:
        return Pool(self.sancho, self.fortified, self.replaced)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.part_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.parted(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 3:
            self.parts(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.part_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def doing(a: i64) -> i64:
    """What an action does in the words of the cards; NO_STEP if they know nothing like it."""
    verb = verb_of(a)
    if verb == MOVE:
        return DO_MOVE
    if verb == FORTIFY:
        return DO_FORTIFY
    if verb == ATTACK:
        return DO_ATTACK
    if verb == BESIEGE:
        return DO_BESIEGE
    if verb == RECRUIT:
        return DO_RECRUIT
    if verb in (DEPLOY_KING, DEPLOY_HOME, DEPLOY_CASTLE):
        return DO_DEPLOY
    return NO_STEP


def begin_turn(s: DreiSanchos, sancho: i64) -> None:
    """S3-2.2, S3-4.5, S3-R.36: both action markers lie beside the board again."""
    s.active = sancho
    s.attacked = False
    s.besieged = False

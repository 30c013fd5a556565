"""Chapters 4 and 8: points that a player spends as it likes, as commander or in a bottom field."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import decider
from tafelrunde.games.drei_sanchos.choices import (
    attacks,
    deploy_by,
    deploys,
    fortifications,
    moves,
    sieges,
)
from tafelrunde.games.drei_sanchos.deeds import (
    attack_is_free,
    fortifiable,
    fortify,
    is_last,
    move,
    recruit,
)
from tafelrunde.games.drei_sanchos.ending import goal_reached
from tafelrunde.games.drei_sanchos.refusals import refusal_of
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.state import RECRUIT, STOP, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import (
    ATTACK,
    BESIEGE,
    DEPLOY,
    FORTIFY,
    MOVE,
    Step,
)
from tafelrunde.games.drei_sanchos.tables import RECRUIT as DO_RECRUIT


class Spending(Frame[DreiSanchos]):
    """Points are spent one action after the other until there are none, or the Sancho stops."""

    sancho: int = 0

    def spend(self, s: DreiSanchos, a: Action) -> Next:
        """S3-4.6: one point per unit of effect. S3-6.1, S3-7.1: the markers record the rest."""
        if a.kind == "attack":
            s.attacked = True
            s.points -= a.args[1]
            return s.call(Battle(self.sancho, a.args[0], a.args[1]), "acted")
        if a.kind == "besiege":
            s.besieged = True
            s.points -= a.args[1]
            return s.call(Siege(self.sancho, a.args[0], a.args[1], self.gives_up()), "acted")
        s.points -= 1
        if a.kind == "move":
            move(s, self.sancho, a.args[0], a.args[1])
        elif a.kind == "fortify":
            fortify(s, self.sancho, a.args[0])
        elif a.kind == "recruit":
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

    def about(self, s: DreiSanchos, seat: int) -> Params:
        return {"sancho": self.sancho, "number": s.points, "card": s.card}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
    )

    def __init__(self, sancho: int = 0) -> None:
        self.sancho = sancho

    def clone(self) -> Spending:
        n = Spending(self.sancho)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "acted":
            return self.acted(s, value)
        return super().step(name, s, value)

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

    ORDERS: Final = Ask("orders", "ordered", "order_refused", "command")

    def orders(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-4.5: four actions as often as one likes, Attack and Besiege once each."""
        sancho = self.sancho
        found: list[Action] = [RECRUIT] if s.supply[sancho] else []
        found += deploys(s, sancho)
        found += moves(s, sancho)
        found += fortifications(s, sancho, False)
        if not s.attacked:
            found += attacks(s, sancho, 1, s.points, 0)
        if not s.besieged:
            found += sieges(s, sancho, s.points)
        found.append(STOP)
        return found

    def order_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Why an order cannot be carried out."""
        return refusal_of(s, self.sancho, a)

    def ordered(self, s: DreiSanchos, a: Action) -> Next:
        """One action, or the end of the turn."""
        if a.kind == "stop":
            if s.log is not None:
                s.emit("S3-4.3", "stops", {"sancho": self.sancho, "number": s.points})
            return s.finish()
        return self.spend(s, a)

    def gives_up(self) -> bool:
        return True

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
    )

    def __init__(self, sancho: int = 0) -> None:
        self.sancho = sancho

    def clone(self) -> Command:
        n = Command(self.sancho)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "ordered":
            return self.ordered(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "orders":
            return self.orders(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "order_refused":
            return self.order_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

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
        if s.points == 0 or not self.parts(s, 0):
            return s.finish()
        return s.ask(decider(s, self.sancho), self.PARTS)

    PARTS: Final = Ask("parts", "parted", "part_refused", "pool")

    def parts(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-8.5: what the text lists, and stopping, which may be refused."""
        found: list[Action] = []
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            found += self.listed(s, chain[0])
            if len(chain) > 1 and self.instead(s, chain[0]):
                found += self.listed(s, chain[1])
        if found:
            found.append(STOP)
        return found

    def instead(self, s: DreiSanchos, first: Step) -> bool:
        """S3-8.7, S3-R.53: the replacement, while not one point of the first action is possible."""
        return not self.fortified and not fortifiable(s, self.sancho, first.vacant)

    def listed(self, s: DreiSanchos, step: Step) -> list[Action]:
        """The ways to use points for one line of the text."""
        sancho, do = self.sancho, step.do
        if do == DO_RECRUIT:
            return [RECRUIT] if s.supply[sancho] else []
        if do == DEPLOY:
            return [a for a in deploys(s, sancho) if (a.kind == "deploy_king") == step.king]
        if do == MOVE:
            return moves(s, sancho)
        if do == FORTIFY:
            return [] if self.replaced else fortifications(s, sancho, step.vacant)
        if do == ATTACK:
            return [] if s.attacked else attacks(s, sancho, 1, s.points, self.closed(s))
        if do == BESIEGE:
            return [] if s.besieged else sieges(s, sancho, s.points)
        return []

    def closed(self, s: DreiSanchos) -> int:
        """S3-9.14: the regions in which the text forbids to attack, as a mask."""
        found = 0
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            if chain[0].do == ATTACK and chain[0].kingdom >= 0:
                found |= s.variant.forbidden[chain[0].kingdom]
        return found

    def compulsory(self, s: DreiSanchos) -> bool:
        """S3-8.6, S3-R.17: whether a point can be spent without giving up a garrison field."""
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            for a in self.listed(s, chain[0]):
                if self.harmless(s, a):
                    return True
            if len(chain) > 1 and self.instead(s, chain[0]) and self.listed(s, chain[1]):
                return True
        return False

    def harmless(self, s: DreiSanchos, a: Action) -> bool:
        """S3-5.13: nobody is forced to take the last unit off a garrison field."""
        if a.kind == "move":
            return not is_last(s, a.args[0])
        if a.kind == "attack":
            return attack_is_free(s, self.sancho, a.args[0])
        return True

    def part_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-8.6, S3-R.17: no stopping while something is compulsory; and other reasons."""
        if a.kind == "stop":
            if self.compulsory(s):
                return refused(s, "S3-8.6", "must-go-on", "number", s.points)
            return None
        if a.kind == "attack" and self.closed(s) >> a.args[0] & 1:
            return refused(s, "S3-9.14", "closed-to-attack", "region", a.args[0], "card", s.card)
        return self.text_refusal(s, a) or refusal_of(s, self.sancho, a)

    def text_refusal(self, s: DreiSanchos, a: Action) -> Refusal | None:
        """S3-8.5, S3-8.7, S3-9.15: what the text does not list."""
        do = DOING.get(a.kind, -1)
        if do < 0:
            return None
        for chain in s.tables.cards[s.card].fields[self.sancho]:
            first = chain[0]
            if first.do == do and (do != DEPLOY or first.king == (a.kind == "deploy_king")):
                if do == FORTIFY and self.replaced:
                    return refused(s, "S3-8.7", "siege-replaced-it", "card", s.card)
                if do == FORTIFY and first.vacant and a not in fortifications(s, self.sancho, True):
                    return refused(s, "S3-9.15", "only-empty-fields", "region", a.args[0] // 6)
                return None
            if len(chain) > 1 and chain[1].do == do:
                if self.instead(s, first):
                    return None
                return refused(s, "S3-8.7", "first-is-possible", "card", s.card)
        return refused(s, "S3-8.5", "not-listed", "card", s.card)

    def parted(self, s: DreiSanchos, a: Action) -> Next:
        """One action of the list."""
        if a.kind == "stop":
            if s.log is not None:
                s.emit("S3-8.6", "stops", {"sancho": self.sancho, "number": s.points})
            return s.finish()
        if a.kind == "fortify":
            self.fortified = True
        elif a.kind == "besiege":
            for chain in s.tables.cards[s.card].fields[self.sancho]:
                self.replaced = self.replaced or (len(chain) > 1 and chain[1].do == BESIEGE)
        return self.spend(s, a)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
        ("fortified", "bool"),
        ("replaced", "bool"),
    )

    def __init__(self, sancho: int = 0, fortified: bool = False, replaced: bool = False) -> None:
        self.sancho = sancho
        self.fortified = fortified
        self.replaced = replaced

    def clone(self) -> Pool:
        n = Pool(self.sancho, self.fortified, self.replaced)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "parted":
            return self.parted(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "parts":
            return self.parts(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "part_refused":
            return self.part_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


DOING = {
    "recruit": DO_RECRUIT,
    "deploy_king": DEPLOY,
    "deploy_home": DEPLOY,
    "deploy_castle": DEPLOY,
    "move": MOVE,
    "fortify": FORTIFY,
    "attack": ATTACK,
    "besiege": BESIEGE,
}


def begin_turn(s: DreiSanchos, sancho: int) -> None:
    """S3-2.2, S3-4.5, S3-R.36: both action markers lie beside the board again."""
    s.active = sancho
    s.attacked = False
    s.besieged = False

"""Chapter 12: the moves of stack 1. EG-12.0: only they move other players' caballeros."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.numbers import bit
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.special import (
    Special,
    leaving_refusal,
    objectors,
    source_refusal,
    target_refusal,
)
from tafelrunde.games.el_grande.state import (
    DROP,
    PICK,
    SKIP,
    SOURCE,
    STOP,
    ElGrande,
    movable,
)
from tafelrunde.games.el_grande.tables import FROM_ANYWHERE, PLACES, REGIONS


class Moves(Special):
    """EG-12.1, EG-12.4 to EG-12.9: caballeros move, one at a time; EG-11.5: up to a number.

    EG-12.5, EG-12.6, EG-12.7, EG-12.8: the numbers of own and foreign ones stand in the table.
    """

    source: int = -1  # the region they all come from, if it must be one
    own: int = 0  # how many of each kind may still move, and how many in all
    foreign: int = 0
    total: int = 0
    left: int = 0  # bits color * PLACES + place: sources so far
    entered: int = 0  # destinations so far
    color: int = 0
    place: int = 0  # the caballero that is picked up
    target: int = 0
    last: int = -1  # the last move, as a number that orders moves

    def start(self, s: ElGrande) -> Next:
        """EG-12.1, EG-12.4: first the region, where all must come from one."""
        t = s.tables
        self.own, self.foreign = t.own[self.card], t.foreign[self.card]
        self.total = t.total[self.card]
        if self.nothing_movable(s):
            return self.impossible(s)
        if t.effect[self.card] != FROM_ANYWHERE:
            return s.ask(self.seat, self.SOURCES)
        return self.next_move(s)

    def nothing_movable(self, s: ElGrande) -> bool:
        """EG-4.10: no caballero on the board may be moved with this card."""
        for color in range(s.players):
            quota = self.own if color == self.seat else self.foreign
            if quota and movable(s, color):
                return False
        return True

    SOURCES: Final = Ask("sources", "opened", "source_refused", "choose-source")

    def sources(self, s: ElGrande, seat: int) -> list[Action]:
        """EG-12.1, EG-12.4: one region, or none at all."""
        return [*SOURCE[:REGIONS], SKIP]

    def source_refused(self, s: ElGrande, seat: int, a: Action) -> Refusal | None:
        """EG-12.1, EG-12.4: it must hold something to move."""
        if a.kind != "source":
            return None
        place = a.args[0]
        no = leaving_refusal(s, place)
        if no is not None:
            return no
        for color in range(s.players):
            quota = self.own if color == seat else self.foreign
            if quota and s.pieces[place * s.players + color]:
                return None
        return refused(s, "EG-12.4", "nothing-to-move", "place", place)

    def opened(self, s: ElGrande, a: Action) -> Next:
        """EG-12.1: some of them may stay, which is the same as going back."""
        if a.kind == "skip":
            return self.declined(s)
        self.source = a.args[0]
        if s.log is not None:
            s.emit("EG-12.1", "source-chosen", {"seat": self.seat, "place": self.source})
        return self.next_move(s)

    def next_move(self, s: ElGrande) -> Next:
        """EG-11.5: the number on the card is a maximum."""
        if self.total:
            for a in self.picks(s, self.seat):
                if a.kind == "pick" and self.pick_refused(s, self.seat, a) is None:
                    return s.ask(self.seat, self.PICKS)
        return s.finish()

    PICKS: Final = Ask("picks", "picked", "pick_refused", "pick")

    def picks(self, s: ElGrande, seat: int) -> list[Action]:
        """EG-11.7: own ones, foreign ones or any, as the card says."""
        found = []
        n = s.players
        places = range(REGIONS) if self.source < 0 else range(self.source, self.source + 1)
        for color in range(n):
            if self.own if color == seat else self.foreign:
                for place in places:
                    if s.pieces[place * n + color]:
                        found.append(PICK[color][place])
        found.append(STOP)
        return found

    def pick_refused(self, s: ElGrande, seat: int, a: Action) -> Refusal | None:
        """EG-12.10: sources as in chapter 11; EG-11.9: not where this colour has just come in."""
        if a.kind != "pick":
            return None
        color, place = a.args
        no = source_refusal(s, color, place)
        if no is not None:
            return no
        if self.source >= 0 and place != self.source:
            return refused(s, "EG-12.4", "from-one-region", "place", self.source)
        if not (self.own if color == seat else self.foreign):
            return refused(s, "EG-11.5", "not-so-many", "color", color)
        if self.entered >> (color * PLACES + place) & 1:
            return refused(s, "EG-11.9", "came-in-here", "color", color, "place", place)
        if (color * PLACES + place) < self.last // PLACES and not objectors(s, seat):
            return refused(s, "EG-R.49", "in-order", "place", self.last // PLACES % PLACES)
        return None

    def picked(self, s: ElGrande, a: Action) -> Next:
        """EG-12.10: a picked caballero has to go somewhere else; the castillo is always open."""
        if a.kind == "stop":
            return s.finish() if self.last >= 0 else self.declined(s)
        self.color, self.place = a.args
        return s.ask(self.seat, self.DROPS)

    DROPS: Final = Ask("drops", "dropped", "drop_refused", "drop")

    def drops(self, s: ElGrande, seat: int) -> list[Action]:
        """EG-11.4: all places."""
        return DROP[:PLACES]

    def drop_refused(self, s: ElGrande, seat: int, a: Action) -> Refusal | None:
        """EG-11.8: to another place; EG-11.9, EG-R.8: not where this colour has just left."""
        if a.kind != "drop":
            return None
        place = a.args[0]
        no = target_refusal(s, place)
        if no is not None:
            return no
        if place == self.place:
            return refused(s, "EG-11.8", "same-place", "place", place)
        if self.left >> (self.color * PLACES + place) & 1:
            return refused(s, "EG-11.9", "went-away-here", "color", self.color, "place", place)
        if self.move_number(place) < self.last and not objectors(s, seat):
            return refused(s, "EG-R.49", "in-order", "place", self.last % PLACES)
        return None

    def move_number(self, target: int) -> int:
        """EG-R.49: the place of a move in the order of moves."""
        return (self.color * PLACES + self.place) * PLACES + target

    def dropped(self, s: ElGrande, a: Action) -> Next:
        """EG-14.11: one caballero with colour, source and destination is one step."""
        self.target = a.args[0]
        return self.announce(s)

    def carry_out(self, s: ElGrande) -> Next:
        """EG-12.10: the caballero moves. EG-R.18: whatever has not moved stays."""
        n, color = s.players, self.color
        s.pieces[self.place * n + color] -= 1
        s.pieces[self.target * n + color] += 1
        self.left |= bit(color * PLACES + self.place)
        self.entered |= bit(color * PLACES + self.target)
        self.last = self.move_number(self.target)
        self.total -= 1
        if color == self.seat:
            self.own -= 1
        else:
            self.foreign -= 1
        if s.log is not None:
            s.emit("EG-12.10", "moved", self.announced(s))
        return self.next_move(s)

    def announced(self, s: ElGrande) -> Params:
        return {
            "seat": self.seat,
            "card": self.card,
            "step": "move",
            "color": self.color,
            "source": self.place,
            "target": self.target,
        }

    def about(self, s: ElGrande, seat: int) -> Params:
        return {"card": self.card, "left": self.total, "color": self.color, "place": self.place}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("card", "int"),
        ("source", "int"),
        ("own", "int"),
        ("foreign", "int"),
        ("total", "int"),
        ("left", "int"),
        ("entered", "int"),
        ("color", "int"),
        ("place", "int"),
        ("target", "int"),
        ("last", "int"),
    )

    def __init__(
        self,
        seat: int = 0,
        card: int = 0,
        source: int = -1,
        own: int = 0,
        foreign: int = 0,
        total: int = 0,
        left: int = 0,
        entered: int = 0,
        color: int = 0,
        place: int = 0,
        target: int = 0,
        last: int = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.own = own
        self.foreign = foreign
        self.total = total
        self.left = left
        self.entered = entered
        self.color = color
        self.place = place
        self.target = target
        self.last = last

    def clone(self) -> Moves:
        n = Moves(
            self.seat,
            self.card,
            self.source,
            self.own,
            self.foreign,
            self.total,
            self.left,
            self.entered,
            self.color,
            self.place,
            self.target,
            self.last,
        )
        n.then = self.then
        return n

    def step(self, name: str, s: ElGrande, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "opened":
            return self.opened(s, cast(Action, value))
        if name == "picked":
            return self.picked(s, cast(Action, value))
        if name == "dropped":
            return self.dropped(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: ElGrande, seat: int) -> list[Action]:
        if name == "sources":
            return self.sources(s, seat)
        if name == "picks":
            return self.picks(s, seat)
        if name == "drops":
            return self.drops(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: ElGrande, seat: int, a: Action) -> Refusal | None:
        if name == "source_refused":
            return self.source_refused(s, seat, a)
        if name == "pick_refused":
            return self.pick_refused(s, seat, a)
        if name == "drop_refused":
            return self.drop_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

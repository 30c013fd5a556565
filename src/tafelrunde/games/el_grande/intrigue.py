"""Chapter 12: the moves of stack 1. EG-12.0: only they move other players' caballeros."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal, Value
from tafelrunde.core.codes import Offers, arg, arg2, code, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.special import (
    Special,
    leaving_refusal,
    objectors,
    source_refusal,
    target_refusal,
)
from tafelrunde.games.el_grande.state import ElGrande, movable
from tafelrunde.games.el_grande.tables import FROM_ANYWHERE, PLACES, REGIONS
from tafelrunde.games.el_grande.verbs import DROP, PICK, SKIP, SOURCE, STOP


class Moves(Special):
    """EG-12.1, EG-12.4 to EG-12.9: caballeros move, one at a time; EG-11.5: up to a number.

    EG-12.5, EG-12.6, EG-12.7, EG-12.8: the numbers of own and foreign ones stand in the table.
    """

    source: i64 = -1  # the region they all come from, if it must be one
    own: i64 = 0  # how many of each kind may still move, and how many in all
    foreign: i64 = 0
    total: i64 = 0
    left: i64 = 0  # bits color * PLACES + place: sources so far
    entered: i64 = 0  # destinations so far
    color: i64 = 0
    place: i64 = 0  # the caballero that is picked up
    target: i64 = 0
    last: i64 = -1  # the last move, as a number that orders moves
    floor: i64 = -1  # EG-R.49: where one order is enough, no move before this one

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

    def sources(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-12.1, EG-12.4: one region, or none at all."""
        out.span(SOURCE, 0, REGIONS)
        out.add(SKIP)

    def source_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-12.1, EG-12.4: it must hold something to move."""
        if verb_of(a) != SOURCE:
            return None
        place = arg(a)
        no = leaving_refusal(s, place)
        if no is not None:
            return no
        for color in range(s.players):
            quota = self.own if color == seat else self.foreign
            if quota and s.pieces[place * s.players + color]:
                return None
        return refused(s, "EG-12.4", "nothing-to-move", "place", place)

    def opened(self, s: ElGrande, a: i64) -> Next:
        """EG-12.1: some of them may stay, which is the same as going back."""
        if verb_of(a) == SKIP:
            return self.declined(s)
        self.source = arg(a)
        if s.log is not None:
            s.emit("EG-12.1", "source-chosen", {"seat": self.seat, "place": self.source})
        return self.next_move(s)

    def next_move(self, s: ElGrande) -> Next:
        """EG-11.5: the number on the card is a maximum."""
        if self.total:
            found = Offers()
            self.picks(s, self.seat, found)
            for i in range(found.n - 1):  # without the end
                if self.pick_refused(s, self.seat, found.codes[i]) is None:
                    return s.ask(self.seat, self.PICKS)
        return s.finish()

    PICKS: Final = Ask("picks", "picked", "pick_refused", "pick")

    def picks(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-11.7: own ones, foreign ones or any, as the card says, in any order (EG-R.49)."""
        n = s.players
        floor = self.lowest(s) // PLACES
        first: i64 = 0 if self.source < 0 else self.source
        end: i64 = REGIONS if self.source < 0 else self.source + 1
        for color in range(n):
            quota = self.own if color == seat else self.foreign
            if quota:
                for place in range(first, end):
                    if s.pieces[place * n + color] and color * PLACES + place >= floor:
                        out.add(code(PICK, color, place))
        out.add(STOP)

    def pick_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-12.10: sources as in chapter 11; EG-11.9: not where this colour has just come in."""
        if verb_of(a) != PICK:
            return None
        color, place = arg(a), arg2(a)
        no = source_refusal(s, color, place)
        if no is not None:
            return no
        if self.source >= 0 and place != self.source:
            return refused(s, "EG-12.4", "from-one-region", "place", self.source)
        quota = self.own if color == seat else self.foreign
        if not quota:
            return refused(s, "EG-11.5", "not-so-many", "color", color)
        if self.entered >> (color * PLACES + place) & 1:
            return refused(s, "EG-11.9", "came-in-here", "color", color, "place", place)
        return None

    def picked(self, s: ElGrande, a: i64) -> Next:
        """EG-12.10: a picked caballero has to go somewhere else; the castillo is always open."""
        if verb_of(a) == STOP:
            return s.finish() if self.last >= 0 else self.declined(s)
        self.color, self.place = arg(a), arg2(a)
        return s.ask(self.seat, self.DROPS)

    DROPS: Final = Ask("drops", "dropped", "drop_refused", "drop")

    def drops(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-11.4: all places."""
        out.span(DROP, max(0, self.lowest(s) - self.move_number(0)), PLACES)

    def drop_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-11.8: to another place; EG-11.9, EG-R.8: not where this colour has just left."""
        if verb_of(a) != DROP:
            return None
        place = arg(a)
        no = target_refusal(s, place)
        if no is not None:
            return no
        if place == self.place:
            return refused(s, "EG-11.8", "same-place", "place", place)
        if self.left >> (self.color * PLACES + place) & 1:
            return refused(s, "EG-11.9", "went-away-here", "color", self.color, "place", place)
        return None

    def lowest(self, s: ElGrande) -> i64:
        """EG-R.49: the first move that a search still considers; with a veto out, any."""
        return -1 if self.floor < 0 or objectors(s, self.seat) else self.floor

    def move_number(self, target: i64) -> i64:
        """EG-R.49: the place of a move in the order of moves."""
        return (self.color * PLACES + self.place) * PLACES + target

    def dropped(self, s: ElGrande, a: i64) -> Next:
        """EG-14.11: one caballero with colour, source and destination is one step."""
        self.target = arg(a)
        return self.announce(s)

    def carry_out(self, s: ElGrande) -> Next:
        """EG-12.10: the caballero moves. EG-R.18: whatever has not moved stays."""
        n, color = s.players, self.color
        s.pieces[self.place * n + color] -= 1
        s.pieces[self.target * n + color] += 1
        self.left |= bit(color * PLACES + self.place)
        self.entered |= bit(color * PLACES + self.target)
        self.last = self.move_number(self.target)
        if s.one_order:
            self.floor = self.last
        self.total -= 1
        if color == self.seat:
            self.own -= 1
        else:
            self.foreign -= 1
        if s.log is not None:
            s.emit("EG-12.10", "moved", self.announced(s))
        return self.next_move(s)

    def has_more(self, s: ElGrande) -> bool:
        return self.total > 1

    def announced(self, s: ElGrande) -> Params:
        return {
            "seat": self.seat,
            "card": self.card,
            "step": "move",
            "color": self.color,
            "source": self.place,
            "target": self.target,
        }

    def about(self, s: ElGrande, seat: i64) -> Params:
        told: dict[str, Value] = {"card": self.card, "left": self.left_to_move(s)}
        return {**told, "color": self.color, "place": self.place}

    def left_to_move(self, s: ElGrande) -> i64:
        """EG-11.5: how many may still move, at most as many as there are."""
        found: i64 = 0
        for color in range(s.players):
            here = s.pieces[self.source * s.players + color] if self.source >= 0 else 0
            there = here if self.source >= 0 else movable(s, color)
            if color == self.seat:
                found += min(self.own, there)
            elif self.foreign:
                found += there
        return min(self.total, found)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Special.FIELDS,
        ("source", "i64"),
        ("own", "i64"),
        ("foreign", "i64"),
        ("total", "i64"),
        ("left", "i64"),
        ("entered", "i64"),
        ("color", "i64"),
        ("place", "i64"),
        ("target", "i64"),
        ("last", "i64"),
        ("floor", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Special.NAMES,
        "sources",
        "opened",
        "source_refused",
        "picks",
        "picked",
        "pick_refused",
        "drops",
        "dropped",
        "drop_refused",
    )
    QUESTIONS: ClassVar[Questions] = (
        SOURCES.numbered(3, 4, 5, 0),
        PICKS.numbered(6, 7, 8, 0),
        DROPS.numbered(9, 10, 11, 0),
    )

    def __init__(
        self,
        seat: i64 = 0,
        card: i64 = 0,
        allowed_by: i64 = 0,
        source: i64 = -1,
        own: i64 = 0,
        foreign: i64 = 0,
        total: i64 = 0,
        left: i64 = 0,
        entered: i64 = 0,
        color: i64 = 0,
        place: i64 = 0,
        target: i64 = 0,
        last: i64 = -1,
        floor: i64 = -1,
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
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
        self.floor = floor

    def clone(self) -> Moves:
        return Moves(
            self.seat,
            self.card,
            self.allowed_by,
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
            self.floor,
        )

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.source_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 8:
            for i in range(out.n):
                if self.pick_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 11:
            for i in range(out.n):
                if self.drop_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.opened(s, a)
        if number == 7:
            return self.picked(s, a)
        if number == 10:
            return self.dropped(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.sources(s, seat, out)
        elif number == 6:
            self.picks(s, seat, out)
        elif number == 9:
            self.drops(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.source_refused(s, seat, a)
        if number == 8:
            return self.pick_refused(s, seat, a)
        if number == 11:
            return self.drop_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""Chapters 11 and 14: special actions in general, and the veto."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Code, Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame, Window
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.state import NONE, ElGrande, clockwise
from tafelrunde.games.el_grande.tables import CASTILLO, REGIONS
from tafelrunde.games.el_grande.verbs import EXECUTE, PASS, PASS_REST, SKIP, VETO


def leaving_refusal(s: ElGrande, place: i64) -> Refusal | None:
    """EG-7.4, EG-11.3: nothing comes out of the castillo; EG-6.2, EG-11.1: nor from the King."""
    if place == CASTILLO:
        return refused(s, "EG-7.4", "castillo-closed")
    return region_refusal(s, place)


def region_refusal(s: ElGrande, place: i64) -> Refusal | None:
    """EG-6.2, EG-11.1: only regions, and not the King's: there nothing changes."""
    if place >= REGIONS:
        return refused(s, "EG-11.1", "not-a-region", "place", place)
    if place == s.king:
        return refused(s, "EG-6.2", "kings-region", "place", place)
    return None


def target_refusal(s: ElGrande, place: i64) -> Refusal | None:
    """EG-11.4: any region except the King's, near or far; EG-11.3, EG-7.1: or the castillo."""
    if place > CASTILLO:
        return refused(s, "EG-11.4", "not-on-the-board", "place", place)
    if place == s.king:
        return refused(s, "EG-6.2", "kings-region", "place", place)
    return None


def source_refusal(s: ElGrande, color: i64, place: i64) -> Refusal | None:
    """EG-11.7: a caballero of that colour must be there, and free to leave."""
    no = leaving_refusal(s, place)
    if no is None and (color >= s.players or s.pieces[place * s.players + color] == 0):
        return refused(s, "EG-11.7", "none-there", "color", color, "place", place)
    return no


def objectors(s: ElGrande, actor: i64) -> tuple[int, ...]:
    """EG-14.2: the other seats with a veto before them, clockwise from the actor."""
    if not s.veto_seat:
        return ()
    return tuple([seat for seat in clockwise(s, actor) if seat in s.veto_seat])


class Special(Frame[ElGrande]):
    """EG-4.7: a special action. Every step of it is announced, then carried out.

    EG-11.6: the acting player may decline; what hits the others is compulsory.
    """

    seat: i64 = 0
    card: i64 = 0
    allowed_by: i64 = 0  # EG-R.48: the seats that allow the rest of it, as a mask

    def announce(self, s: ElGrande) -> Next:
        """EG-14.6, EG-R.13, EG-R.17: after the announcement other holders may object.

        EG-14.4: that is before the step happens, so also the last one can be stopped.
        """
        seats = objectors(s, self.seat)
        if self.allowed_by:
            seats = tuple([seat for seat in seats if not self.allowed_by >> seat & 1])
        if seats:
            return s.call(Objections(seats, 0, "veto"), self.JUDGED)
        return self.carry_out(s)

    def judged(self, s: ElGrande, value: tuple[int, int] | None) -> Next:
        """EG-14.5: an objection cancels the step and ends the special action; the rest stands.

        EG-14.7, EG-R.33: the holder's oldest card is spent; EG-R.34, EG-R.48: nobody else's.
        """
        if value is None:
            return self.carry_out(s)
        holder = value[0]
        if holder == NONE:
            self.allowed_by |= value[1]
            return self.carry_out(s)
        spent = s.veto_seat.index(holder)
        del s.veto_seat[spent]
        del s.veto_until[spent]
        if s.log is not None:
            s.emit("EG-14.5", "vetoed", {"seat": holder, "of": self.seat, "card": self.card})
        return s.finish()

    def carry_out(self, s: ElGrande) -> Next:
        """EG-14.6: nobody objected to the announced step."""
        raise NotImplementedError

    def announced(self, s: ElGrande) -> Params:
        """The announced step, for those who may object. `step` is the key of its sentence."""
        raise NotImplementedError

    def has_more(self, s: ElGrande) -> bool:
        """Whether more steps of this special action may follow the announced one."""
        return False

    def declined(self, s: ElGrande) -> Next:
        """EG-4.10: the player does without the special action."""
        if s.log is not None:
            s.emit("EG-4.10", "declined", {"seat": self.seat, "card": self.card})
        return s.finish()

    def impossible(self, s: ElGrande) -> Next:
        """EG-4.10: there is nothing to choose, so the special action falls away."""
        if s.log is not None:
            s.emit("EG-4.10", "impossible", {"seat": self.seat, "card": self.card})
        return s.finish()

    def about(self, s: ElGrande, seat: i64) -> Params:
        return {"card": self.card}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("card", "i64"),
        ("allowed_by", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "judged")
    JUDGED: Final = 2

    def __init__(self, seat: i64 = 0, card: i64 = 0, allowed_by: i64 = 0) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by

    def clone(self) -> Special:
        return type(self)(self.seat, self.card, self.allowed_by)

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.judged(s, cast("tuple[int, int] | None", s.handed))
        return super().step(number, s, a)

    # </generated>


class Effect(Special):
    """A special action in which the actor has nothing to choose: it is done or not (EG-11.6).

    EG-R.42: it may be carried out even if nothing comes of it.
    """

    def start(self, s: ElGrande) -> Next:
        """EG-4.10: the player may decline."""
        return s.ask(self.seat, self.ANSWERS)

    ANSWERS: Final = Ask("answers", "answered", prompt="special")

    def answers(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-4.10: yes or no."""
        out.add(EXECUTE)
        out.add(SKIP)

    def answered(self, s: ElGrande, a: i64) -> Next:
        """EG-14.6: a yes is the announcement."""
        return self.declined(s) if verb_of(a) == SKIP else self.begin(s)

    def begin(self, s: ElGrande) -> Next:
        """EG-14.11: the whole effect is one step, where a card says nothing else."""
        return self.announce(s)

    def announced(self, s: ElGrande) -> Params:
        return {"seat": self.seat, "card": self.card, "step": "effect"}

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Special.NAMES, "answers", "answered")
    QUESTIONS: ClassVar[Questions] = (ANSWERS.numbered(3, 4, 0, 0),)

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 4:
            return self.answered(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.answers(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>


class Choice(Special):
    """A special action of one step that the actor chooses, or declines (EG-11.6)."""

    choice: Code = SKIP

    def start(self, s: ElGrande) -> Next:
        """EG-4.10: without any possible choice the special action falls away."""
        found = Offers()
        self.targets(s, found)
        for i in range(found.n):
            if self.refusal(s, found.codes[i]) is None:
                return s.ask(self.seat, self.CHOICES)
        return self.impossible(s)

    CHOICES: Final = Ask("choices", "chosen", "choice_refused")

    def choices(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-4.10: everything imaginable, or nothing."""
        self.targets(s, out)
        out.add(SKIP)

    def wording(self, s: ElGrande) -> str:
        return s.words().verb(self.verb())

    def choice_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-11.1: as the card allows."""
        return None if verb_of(a) != self.verb() else self.refusal(s, a)

    def chosen(self, s: ElGrande, a: i64) -> Next:
        """EG-14.6: the choice is announced."""
        if verb_of(a) == SKIP:
            return self.declined(s)
        self.choice = a
        return self.announce(s)

    def announced(self, s: ElGrande) -> Params:
        step = s.words().verb(self.verb())
        return {"seat": self.seat, "card": self.card, "step": step, "target": self.target()}

    def target(self) -> i64:
        """What the choice aims at."""
        return arg(self.choice)

    def verb(self) -> i64:
        """The verb of the choice, whose name is also the key of the question."""
        raise NotImplementedError

    def targets(self, s: ElGrande, out: Offers) -> None:
        """What a player might think of."""
        raise NotImplementedError

    def refusal(self, s: ElGrande, a: i64) -> Refusal | None:
        """Why a choice is not possible."""
        raise NotImplementedError

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Special.FIELDS,
        ("choice", "Code"),
    )

    NAMES: ClassVar[Names] = (*Special.NAMES, "choices", "chosen", "choice_refused")
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(3, 4, 5, 0),)

    def __init__(
        self, seat: i64 = 0, card: i64 = 0, allowed_by: i64 = 0, choice: Code = SKIP
    ) -> None:
        self.seat = seat
        self.card = card
        self.allowed_by = allowed_by
        self.choice = choice

    def clone(self) -> Choice:
        return type(self)(self.seat, self.card, self.allowed_by, self.choice)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 5:
            for i in range(out.n):
                if self.choice_refused(s, seat, codes[i]) is None:
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
            return self.chosen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 3:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 5:
            return self.choice_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Objections(Window[ElGrande]):
    """EG-14.2: the holders of vetoes decide one after the other; the first objection counts.

    EG-14.3: it opens for special actions only. EG-14.9, EG-R.14: not when a veto is kept.
    EG-R.48: allowing spends nothing, so a holder may allow all that is still to come at once.
    """

    content: i64 = 0  # mask of the seats that allow the rest

    def start(self, s: ElGrande) -> Next:
        """EG-14.6: nobody objects, and some may not want to be asked again."""
        if self.at >= len(self.seats) and self.content:
            return s.finish((NONE, self.content))
        return super().start(s)

    def answered(self, s: ElGrande, a: i64) -> Next:
        """EG-14.2: an objection closes the window."""
        if a == PASS_REST:
            self.content |= bit(self.seats[self.at])
            a = PASS
        return super().answered(s, a)

    def nothing(self) -> i64:
        return PASS

    def reacts(self, s: ElGrande, seat: i64, out: Offers) -> None:
        out.add(VETO)
        if not s.one_order and cast(Special, s.top.up).has_more(s):
            out.add(PASS_REST)

    def about(self, s: ElGrande, seat: i64) -> Params:
        return cast(Special, s.top.up).announced(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        *Window.FIELDS,
        ("content", "i64"),
    )

    def __init__(
        self, seats: tuple[int, ...] = (), at: i64 = 0, prompt: str = "", content: i64 = 0
    ) -> None:
        self.seats = seats
        self.at = at
        self.prompt = prompt
        self.content = content

    def clone(self) -> Objections:
        return Objections(self.seats, self.at, self.prompt, self.content)

    # </generated>

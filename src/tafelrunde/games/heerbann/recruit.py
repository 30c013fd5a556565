"""Chapters 2 to 4: recruiting."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.engine import ALL, ALONE
from tafelrunde.core.flow import Ask, Names, Next, Questions, Roll
from tafelrunde.core.frames import EachSeat, Frame, PickSome
from tafelrunde.core.masks import bit, dice_of, faces, size
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.rows import holds, without
from tafelrunde.core.state import refused
from tafelrunde.games.heerbann import verbs
from tafelrunde.games.heerbann.dice import DICE, nudged_sums_of, sums_of, used_dice
from tafelrunde.games.heerbann.state import Heerbann, dearest_of, has_ability
from tafelrunde.games.heerbann.tables import CARDS
from tafelrunde.games.heerbann.ties import told_order
from tafelrunde.games.heerbann.verbs import ADJUST, DECLINE, KEEP, MARK, ROLL, TAKE

SEATS: Final = 16  # more than there are
CHEAPEST: Final = 64  # more than a card costs
LATEST: Final = 1 << 60
THROWS: Final = [Roll(dice) for dice in DICE]


class Recruit(Frame[Heerbann]):
    """RE-2.1: recruiting rounds, until a card is due and the deck is empty."""

    def start(self, s: Heerbann) -> Next:
        """RE-2.3: reveal up to the target, at least one card.

        RE-2.5: what nobody took still lies open; RE-2.4: there is no upper limit.
        """
        s.fresh = ()
        s.order = ()
        s.dice = 0
        s.rerolled = 0
        s.roller = -1
        for seat in range(s.players):
            s.numbers[seat] = 0
        target = s.tables.open_cards[s.players]  # RE-2.2
        due = max(s.tables.min_reveal, target - len(s.display))
        for _ in range(due):
            if len(s.deck) == 0:
                return self.ended(s)
            card = s.turn_up(s.deck)
            s.display += (card,)
            if s.log is not None:
                s.emit("RE-2.1", "revealed", {"round": s.round + 1, "card": card})
        s.round += 1
        return self.choose(s)

    def ended(self, s: Heerbann) -> Next:
        """RE-2.6: a due card is missing, also in mid-refill (RE-R.2, RE-R.27).

        RE-2.7: what still lies open leaves the game (RE-R.3).
        """
        if s.log is not None:
            s.emit("RE-2.6", "recruiting-ended", {"cards": s.display})
        s.removed += s.display
        s.display = ()
        return s.finish()

    def choose(self, s: Heerbann) -> Next:
        """RE-3.1: all secretly turn their own dice (RE-1.4); RE-2.8: also in the last round."""
        return s.ask_all(ALL[s.players], self.NUMBERS)

    NUMBERS: Final = Ask("numbers", "opened", prompt="choose-dice")

    def numbers(self, s: Heerbann, seat: i64, out: Offers) -> None:
        """RE-3.1: 1 to 6; there is no passing. RE-R.21: any of them, reachable or not."""
        out.span(verbs.DICE, s.tables.dice_min, s.tables.dice_max + 1)

    def opened(self, s: Heerbann, answers: list[list[int]]) -> Next:
        """RE-3.2: all choices are opened together."""
        for seat in range(s.players):
            s.numbers[seat] = arg(answers[seat][0])
        if s.log is not None:
            s.emit("RE-3.2", "numbers-opened", {"numbers": tuple(s.numbers)})
        scout = s.tables.adjust_choice
        for seat in range(s.players):
            if has_ability(s, seat, scout):
                return s.ask(seat, self.CHANGES)
        return self.ordered(s)

    CHANGES: Final = Ask("changes", "changed", "change_refused", "scout-adjust")

    def changes(self, s: Heerbann, seat: i64, out: Offers) -> None:
        """RE-3.3: one less, as it is, one more."""
        out.span(ADJUST, 0, 3)

    def change_refused(self, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        """RE-3.3: the number stays within 1 to 6."""
        if verb_of(a) != ADJUST:
            return None
        number = s.numbers[seat] + change_of(a)
        if s.tables.dice_min <= number <= s.tables.dice_max:
            return None
        return refused(s, "RE-3.3", "number-out-of-range", "number", number)

    def about(self, s: Heerbann, seat: i64) -> Params:
        """RE-3.4, RE-3.9: the place in the order with one die less, as it is, and with one more."""
        if s.prompt != "scout-adjust":
            return {}
        scout: i64 = 0
        for other in range(s.players):
            if has_ability(s, other, s.tables.adjust_choice):
                scout = other
        number = s.numbers[scout]
        less = place_with(s, scout, max(s.tables.dice_min, number - 1))
        more = place_with(s, scout, min(s.tables.dice_max, number + 1))
        return {"less": less, "same": place_with(s, scout, number), "more": more}

    def changed(self, s: Heerbann, a: i64) -> Next:
        """RE-3.3: the changed number replaces the choice for the whole round."""
        change = change_of(a)
        for seat in range(s.players):
            if has_ability(s, seat, s.tables.adjust_choice):
                s.numbers[seat] += change
                if change and s.log is not None:
                    told = {"seat": seat, "number": s.numbers[seat]}
                    s.emit("RE-3.3", "number-changed", told)
        return self.ordered(s)

    def ordered(self, s: Heerbann) -> Next:
        """RE-3.4: fewest dice first; RE-3.10, RE-R.4: the order then stands for the round."""
        keys = vec[i64]([0] * s.players)
        for seat in range(s.players):
            keys[seat] = order_key(s, seat, s.numbers[seat])
        order: tuple[int, ...] = ()
        while len(order) < s.players:
            first: i64 = 0
            for seat in range(s.players):
                if keys[seat] < keys[first]:
                    first = seat
            keys[first] = LATEST
            order += ALONE[first]
        s.order = order
        if s.log is not None:
            s.emit("RE-3.4", "order-fixed", told_order(s))
        return s.call(Turns(s.order), self.SERVED)

    def served(self, s: Heerbann, value: object) -> Next:
        """RE-4.11: the next round begins."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "numbers",
        "opened",
        "changes",
        "changed",
        "change_refused",
        "served",
    )
    SERVED: Final = 7
    QUESTIONS: ClassVar[Questions] = (
        NUMBERS.numbered(2, 3, 0, 0),
        CHANGES.numbered(4, 5, 6, 0),
    )

    def sieve(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 6:
            for i in range(out.n):
                if self.change_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Heerbann, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.opened(s, cast("list[list[int]]", s.handed))
        if number == 5:
            return self.changed(s, a)
        if number == 7:
            return self.served(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        if number == 2:
            self.numbers(s, seat, out)
        elif number == 4:
            self.changes(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        if number == 6:
            return self.change_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def change_of(a: i64) -> i64:
    """RE-3.3: the change that an action makes, -1 to 1; inside the action it counts from 0."""
    return arg(a) - 1


def order_key(s: Heerbann, seat: i64, number: i64) -> i64:
    """RE-3.9, RE-R.13: a number that sorts the seats, ties included; RE-3.11: no added dice.

    RE-3.5 the Herald, RE-3.6 fewer cards, RE-3.7 the dearest single card (RE-R.14: only
    that one), RE-3.8 the younger.
    """
    herald: i64 = 0 if has_ability(s, seat, s.tables.first_in_ties) else 1
    army = s.army[seat]
    dearest = dearest_of(s, army)
    return sort_key(number, herald, size(army), -dearest, s.seniority[seat])


def place_with(s: Heerbann, seat: i64, number: i64) -> int:
    """RE-3.9: the place of a seat in the order if it had this dice number."""
    own = order_key(s, seat, number)
    place = 1
    for other in range(s.players):
        if other != seat and order_key(s, other, s.numbers[other]) < own:
            place += 1
    return place


def sort_key(number: i64, herald: i64, cards: i64, cheapness: i64, seniority: i64) -> i64:
    """One number that sorts like all of these, the first one above all."""
    first = (number * 2 + herald) * (CARDS + 1) + cards
    return (first * CHEAPEST + cheapness) * SEATS + seniority


class Turns(EachSeat[Heerbann]):
    """RE-4.10: turns in order, until all had one or no character lies open."""

    def turn(self, s: Heerbann, seat: i64) -> Frame[Heerbann]:
        return Turn(seat)

    def stops(self, s: Heerbann) -> bool:
        return not s.display


class Marks(PickSome[Heerbann]):
    """RE-4.3: the faces that the Fortune-teller's owner throws again; RE-4.13: once a round."""

    def start(self, s: Heerbann) -> Next:
        """Ask also when nothing is left to mark: the dice fall only on command."""
        return s.ask(self.seat, self.PICKS)

    def about(self, s: Heerbann, seat: i64) -> Params:
        """What has been marked so far lies open."""
        return {"chosen": tuple(self.chosen)}

    def pick(self, item: i64) -> i64:
        return MARK + item

    def stop(self) -> i64:
        return ROLL if self.chosen else KEEP


class Turn(Frame[Heerbann]):
    """RE-4.1: one player rolls and may take one character."""

    seat: i64 = 0
    sums: i64 = 0  # bit n: the dice form the sum n
    nudged: i64 = 0  # the same with one die counting one more or less

    def start(self, s: Heerbann) -> Next:
        """RE-4.1: the roll is mandatory and has the final dice number, plus abilities."""
        s.roller = self.seat
        s.dice = 0
        s.rerolled = 0
        count = s.numbers[self.seat] + extra_dice(s, self.seat)
        return s.park(THROWS[count], self.ROLLED)

    def rolled(self, s: Heerbann, dice: tuple[int, ...]) -> Next:
        """RE-4.3: the Fortune-teller's owner may now throw some dice again, once."""
        s.dice = dice_of(dice)
        if s.log is not None:
            s.emit("RE-4.1", "rolled", {"seat": self.seat, "dice": tuple(faces(s.dice))})
        if has_ability(s, self.seat, s.tables.reroll):
            marks = Marks(self.seat, 0, len(dice), "reroll-mark", faces(s.dice))
            return s.call(marks, self.MARKED)
        return self.form(s)

    def marked(self, s: Heerbann, marks: list[int]) -> Next:
        """RE-4.3: the marked dice are thrown together."""
        if not marks:
            return self.form(s)
        s.rerolled = dice_of(tuple(marks))
        s.dice -= s.rerolled
        return s.throw(DICE[len(marks)], self.THROWN_AGAIN)

    def thrown_again(self, s: Heerbann, dice: tuple[int, ...]) -> Next:
        """RE-4.3: the new faces stand."""
        if s.log is not None:
            told: Params = {
                "seat": self.seat,
                "marked": tuple(faces(s.rerolled)),
                "dice": dice,
                "roll": tuple(faces(s.dice + dice_of(dice))),
            }
            s.emit("RE-4.3", "rolled-again", told)
        s.rerolled = dice_of(dice)
        s.dice += s.rerolled
        return self.form(s)

    def form(self, s: Heerbann) -> Next:
        """RE-4.9: without a matching cost the turn ends; RE-R.22: dice are not kept."""
        self.sums = sums_of(s.dice)
        self.nudged = 0
        if has_ability(s, self.seat, s.tables.nudge_die):
            self.nudged = nudged_sums_of(s.dice)
        reach = self.sums | self.nudged
        for card in s.display:
            if reach >> s.tables.cost[card] & 1:
                return s.ask(self.seat, self.CHOICES)
        if s.log is not None:
            s.emit("RE-4.9", "nothing-formed", {"seat": self.seat})
        return s.finish()

    CHOICES: Final = Ask("choices", "chosen", "choice_refused", "take-card")

    def choices(self, s: Heerbann, seat: i64, out: Offers) -> None:
        """RE-4.6: any open character, wherever it lies (RE-R.16), or none (RE-R.5)."""
        for card in s.display:
            out.add(TAKE + card)
        out.add(DECLINE)

    def choice_refused(self, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        """RE-4.4: the cost must be the sum of some of the dice; RE-4.5: or with one nudge."""
        if verb_of(a) == TAKE:
            card = arg(a)
            if not holds(s.display, card):
                return refused(s, "RE-4.4", "not-open", "card", card)
            cost = s.tables.cost[card]
            if not (self.sums | self.nudged) >> cost & 1:
                return refused(s, "RE-4.4", "cost-not-formed", "card", card, "cost", cost)
        elif verb_of(a) == DECLINE and not s.may_decline:
            return refused(s, "RE-4.6", "must-take")
        return None

    def chosen(self, s: Heerbann, a: i64) -> Next:
        """RE-4.8: the character lies before the player at once; RE-4.7: one a round."""
        if verb_of(a) == DECLINE:
            if s.log is not None:
                s.emit("RE-4.6", "declined", {"seat": self.seat})
            return s.finish()
        card = arg(a)
        s.display = without(s.display, card)
        s.fresh += (card,)
        s.army[self.seat] |= bit(card)
        if s.log is not None:
            cost = s.tables.cost[card]
            dice, counted = used_dice(faces(s.dice), cost, self.nudged != 0)
            told: Params = {
                "seat": self.seat,
                "card": card,
                "cost": cost,
                "dice": dice,
                "counted": counted,
            }
            s.emit("RE-4.8", "recruited" if dice == counted else "recruited-nudged", told)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("sums", "i64"),
        ("nudged", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "choice_refused",
        "rolled",
        "thrown_again",
        "marked",
    )
    ROLLED: Final = 5
    THROWN_AGAIN: Final = 6
    MARKED: Final = 7
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, sums: i64 = 0, nudged: i64 = 0) -> None:
        self.seat = seat
        self.sums = sums
        self.nudged = nudged

    def clone(self) -> Turn:
        return Turn(self.seat, self.sums, self.nudged)

    def sieve(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.choice_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Heerbann, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.chosen(s, a)
        if number == 5:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.thrown_again(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.marked(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        if number == 2:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.choice_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def extra_dice(s: Heerbann, seat: i64) -> i64:
    """RE-4.2: one more die for the Drummer, one more if nobody owns fewer cards than the Beggar.

    RE-R.24: cards are counted at the moment of the roll. RE-R.20: at most 8 of the 16 dice.
    """
    extra: i64 = 1 if has_ability(s, seat, s.tables.extra_die) else 0
    if has_ability(s, seat, s.tables.beggar_die):
        own = size(s.army[seat])
        for other in range(s.players):
            if size(s.army[other]) < own:
                return extra
        extra += 1
    return extra

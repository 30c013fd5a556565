"""Chapters 5 and 6: conquering."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import Mask, bit, has, lowest, members, size
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody
from tafelrunde.games.heerbann.dice import DICE
from tafelrunde.games.heerbann.state import (
    CONQUER,
    NOBODYS,
    Heerbann,
    dearest_of,
)
from tafelrunde.games.heerbann.tables import CARDS
from tafelrunde.games.heerbann.verbs import ADD, COMMIT, LEAVE, RECOVER

DEARER: Final = 64  # more than a card costs


class Conquer(Frame[Heerbann]):
    """RE-5.2: six provinces, one after the other."""

    def start(self, s: Heerbann) -> Next:
        """RE-5.1: the recruited characters are now the hand; RE-4.14: recruiting is over."""
        s.phase = CONQUER
        return self.province(s)

    def province(self, s: Heerbann) -> Next:
        """RE-5.3: the value die is thrown; RE-7.1: after the last province the game ends."""
        if s.ordinal == s.tables.provinces:
            return s.finish()
        s.ordinal += 1
        s.value = 0
        s.slain = 0
        s.luck = (0,) * s.players
        for seat in range(s.players):
            s.committed[seat] = 0
            s.strength[seat] = 0
            s.total[seat] = -1
        return s.throw(DICE[1], self.VALUED)

    def valued(self, s: Heerbann, dice: tuple[int, ...]) -> Next:
        """RE-5.3: value = die + ordinal; RE-5.4: then all roll their own die (RE-1.4), openly."""
        s.value = dice[0] + s.ordinal
        s.values[s.ordinal - 1] = s.value
        if s.log is not None:
            told = {"province": s.ordinal, "value": s.value, "die": dice[0]}
            s.emit("RE-5.3", "province-valued", told)
        return s.throw(DICE[s.players], self.FORTUNES_ROLLED)

    def fortunes_rolled(self, s: Heerbann, dice: tuple[int, ...]) -> Next:
        """RE-5.5, RE-R.6: only then cards are committed.

        RE-5.13, RE-R.7: whoever has none is not asked.
        """
        s.luck = dice
        if s.log is not None:
            s.emit("RE-5.4", "luck-rolled", {"luck": dice})
        seats = tuple([seat for seat in range(s.players) if s.army[seat]])
        if not seats:
            return self.set_aside(s)
        return s.ask_all(seats, self.CARDS)

    CARDS: Final = Ask("cards", "revealed", "card_refused", "commit-cards", "is_adding")

    def cards(self, s: Heerbann, seat: i64, out: Offers) -> None:
        """RE-5.5: any cards of the hand; a search takes each set in ascending order only."""
        picks = s.picked(seat)
        first: i64 = arg(picks[-1]) + 1 if picks and s.one_order else 0
        out.bits(ADD, s.army[seat] & -bit(first))
        out.add(COMMIT)

    def card_refused(self, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        """RE-5.5: why a card cannot be added: not in hand, or chosen already."""
        if verb_of(a) == ADD:
            card = arg(a)
            if not has(s.army[seat], card):
                return refused(s, "RE-5.5", "not-in-hand", "card", card)
            if a in s.picked(seat):
                return refused(s, "RE-5.5", "already-added", "card", card)
        return None

    def is_adding(self, s: Heerbann, seat: i64, picks: list[int]) -> bool:
        """RE-5.6, RE-R.28: whether the answer goes on: nobody may count its cards."""
        return verb_of(picks[-1]) == ADD

    def revealed(self, s: Heerbann, answers: list[list[int]]) -> Next:
        """RE-5.7: all commitments are opened together."""
        seats = [seat for seat in range(s.players) if s.army[seat]]
        anything: i64 = 0
        for slot, seat in enumerate(seats):
            cards: i64 = 0
            for a in answers[slot]:
                if verb_of(a) == ADD:
                    cards |= bit(arg(a))
            s.committed[seat] = cards
            s.army[seat] &= ~cards
            anything |= cards
            if s.log is not None:
                told: Params = {
                    "seat": seat,
                    "cards": tuple(members(cards)),
                    "strength": printed(s, cards),
                    "deeds": tuple([c for c in members(cards) if s.tables.fights[c]]),
                }
                s.emit("RE-5.7", "committed", told)
        if not anything:
            return self.set_aside(s)
        return s.call(Battle(), self.FOUGHT)

    def set_aside(self, s: Heerbann) -> Next:
        """RE-5.12: nobody committed a card, so nobody conquers the province."""
        s.holder[s.ordinal - 1] = NOBODYS
        if s.log is not None:
            s.emit("RE-5.12", "set-aside", {"province": s.ordinal})
        return self.province(s)

    def fought(self, s: Heerbann, value: object) -> Next:
        """RE-5.2: on to the next province."""
        return self.province(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "cards",
        "revealed",
        "card_refused",
        "is_adding",
        "valued",
        "fortunes_rolled",
        "fought",
    )
    VALUED: Final = 6
    FORTUNES_ROLLED: Final = 7
    FOUGHT: Final = 8
    QUESTIONS: ClassVar[Questions] = (CARDS.numbered(2, 3, 4, 5),)

    def sieve(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.card_refused(s, seat, codes[i]) is None:
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
            return self.revealed(s, cast("list[list[int]]", s.handed))
        if number == 6:
            return self.valued(s, cast("tuple[int, ...]", s.handed))
        if number == 7:
            return self.fortunes_rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 8:
            return self.fought(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        if number == 2:
            self.cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.card_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    def goes_on(self, number: i64, s: Heerbann, seat: i64, picks: list[int]) -> bool:
        if number == 5:
            return self.is_adding(s, seat, picks)
        return super().goes_on(number, s, seat, picks)

    # </generated>


class Battle(Frame[Heerbann]):
    """RE-6.1: the ten steps of a battle; RE-6.11: all abilities in it apply (RE-R.18)."""

    tied: Mask = 0  # the seats that may still win

    def start(self, s: Heerbann) -> Next:
        """RE-6.1: strengths, luck, totals, of which 0 is one (RE-R.26).

        RE-5.8: without cards there is no total; RE-5.11: so whoever has none cannot win.
        """
        count_strengths(s)
        for seat in range(s.players):
            if s.committed[seat]:
                s.total[seat] = s.strength[seat] + counted_luck(s, seat)
        if s.log is not None:
            tell_luck(s)
            fortunes = tuple([counted_luck(s, seat) for seat in range(s.players)])
            told: Params = {
                "strengths": tuple(s.strength),
                "fortunes": fortunes,
                "totals": tuple(s.total),
            }
            s.emit("RE-5.8", "totals", told)
        self.tied = best(everybody(s.players), s.total)
        return self.break_tie(s)

    def break_tie(self, s: Heerbann) -> Next:
        """RE-6.6: most cards; RE-6.7: then the dearest card; RE-6.8: then luck once more."""
        if size(self.tied) > 1:
            sizes = vec[i64]([size(s.committed[seat]) for seat in range(s.players)])
            self.tied = best(self.tied, sizes)
            if size(self.tied) == 1 and s.log is not None:
                s.emit("RE-6.6", "tie-by-cards", {"seat": lowest(self.tied)})
        if size(self.tied) > 1:
            self.tied = best(self.tied, dearest(s))
            if size(self.tied) == 1 and s.log is not None:
                s.emit("RE-6.7", "tie-by-cost", {"seat": lowest(self.tied)})
        return self.decide(s)

    def decide(self, s: Heerbann) -> Next:
        """RE-6.8: while several are tied they roll again; RE-5.9: then the province is won."""
        number = size(self.tied)
        if number > 1:
            return s.throw(DICE[number], self.ROLLED_AGAIN)
        return self.award(s, lowest(self.tied))

    def rolled_again(self, s: Heerbann, dice: tuple[int, ...]) -> Next:
        """RE-6.8: strength plus the plain new face (RE-R.9, RE-R.19).

        RE-R.8: only those with the highest new total stay in.
        """
        totals = [-1] * s.players
        for seat, face in zip(members(self.tied), dice, strict=True):
            totals[seat] = s.strength[seat] + face
            s.total[seat] = totals[seat]
        if s.log is not None:
            seats = tuple(members(self.tied))
            s.emit("RE-6.8", "luck-again", {"seats": seats, "dice": dice, "totals": tuple(totals)})
        self.tied = best(self.tied, s.total)
        return self.decide(s)

    def award(self, s: Heerbann, winner: i64) -> Next:
        """RE-5.9: the winner takes the province (RE-R.10); RE-6.9: then the Field surgeon."""
        s.holder[s.ordinal - 1] = winner
        if s.log is not None:
            told = {"seat": winner, "province": s.ordinal, "value": s.value}
            s.emit("RE-5.9", "conquered", told)
        surgeon = s.tables.recover
        for seat in range(s.players):
            others = s.committed[seat] & ~bit(surgeon)
            if others and others != s.committed[seat] and s.ordinal < s.tables.provinces:
                return s.ask(seat, self.PATIENTS)
        return self.discard(s)

    PATIENTS: Final = Ask("patients", "treated", "patient_refused", "recover-card")

    def patients(self, s: Heerbann, seat: i64, out: Offers) -> None:
        """RE-6.9: one of the other committed cards, or none."""
        out.bits(RECOVER, s.committed[seat])
        out.add(LEAVE)

    def patient_refused(self, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        """RE-6.9: the Field surgeon itself is spent."""
        if verb_of(a) == RECOVER:
            card = arg(a)
            if not has(s.committed[seat], card):
                return refused(s, "RE-6.9", "not-committed", "card", card)
            if card == s.tables.recover:
                return refused(s, "RE-6.9", "surgeon-is-spent", "card", card)
        return None

    def treated(self, s: Heerbann, a: i64) -> Next:
        """RE-6.9: the card goes back to the hand; RE-6.10: and may fight again later."""
        if verb_of(a) == RECOVER:
            card = bit(arg(a))
            for seat in range(s.players):
                if s.committed[seat] & card:
                    s.committed[seat] -= card
                    s.army[seat] |= card
                    if s.log is not None:
                        s.emit("RE-6.9", "recovered", {"seat": seat, "card": arg(a)})
        return self.discard(s)

    def discard(self, s: Heerbann) -> Next:
        """RE-5.10: all committed cards are spent, won or lost; RE-R.23: the pile is open."""
        for seat in range(s.players):
            if s.committed[seat]:
                s.spent += tuple(members(s.committed[seat]))
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("tied", "Mask"),)

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "patients",
        "treated",
        "patient_refused",
        "rolled_again",
    )
    ROLLED_AGAIN: Final = 5
    QUESTIONS: ClassVar[Questions] = (PATIENTS.numbered(2, 3, 4, 0),)

    def __init__(self, tied: Mask = 0) -> None:
        self.tied = tied

    def clone(self) -> Battle:
        return Battle(self.tied)

    def sieve(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.patient_refused(s, seat, codes[i]) is None:
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
            return self.treated(s, a)
        if number == 5:
            return self.rolled_again(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Heerbann, seat: i64, out: Offers) -> None:
        if number == 2:
            self.patients(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Heerbann, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.patient_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def best(seats: i64, marks: vec[i64]) -> i64:
    """The seats among these that have the highest mark."""
    highest: i64 = -1
    found: i64 = 0
    for seat in range(len(marks)):
        if seats >> seat & 1:
            if marks[seat] > highest:
                highest = marks[seat]
                found = 0
            if marks[seat] == highest:
                found |= bit(seat)
    return found


def dearest(s: Heerbann) -> vec[i64]:
    """RE-6.7, RE-R.12: per seat, the cost of the most expensive committed card."""
    return vec[i64]([dearest_of(s, s.committed[seat]) for seat in range(s.players)])


def slain_card(s: Heerbann) -> i64:
    """RE-6.2: the Assassin's target: highest strength, then highest cost, among the others."""
    t = s.tables
    target: i64 = 0
    highest: i64 = -1
    for seat in range(s.players):
        cards = s.committed[seat]
        if has(cards, t.slay):
            continue
        for card in range(1, CARDS + 1):
            mark = t.strength[card] * DEARER + t.cost[card]
            if has(cards, card) and mark > highest:
                target = card
                highest = mark
    return target


def count_strengths(s: Heerbann) -> None:
    """RE-6.2: printed strengths, the slain card as 0; RE-6.4: then the bonuses.

    RE-6.3: a slain card still counts as a card, and its bonus stays.
    """
    t = s.tables
    for seat in range(s.players):
        if has(s.committed[seat], t.slay):
            s.slain = slain_card(s)
            if s.slain:
                tell_slain(s, seat)
    for seat in range(s.players):
        cards = s.committed[seat]
        strength: i64 = 0
        for card in range(1, CARDS + 1):
            if cards >> card & 1 and card != s.slain:
                strength += t.strength[card]
        s.strength[seat] = strength
        if has(cards, t.rally):
            bonus(s, seat, t.rally, t.rally_bonus * (size(cards) - 1))
        if has(cards, t.siege) and s.value >= t.siege_min_value:
            bonus(s, seat, t.siege, t.siege_bonus)


def printed(s: Heerbann, cards: i64) -> i64:
    """RE-5.8: the sum of the printed strengths of some cards."""
    return sum([s.tables.strength[card] for card in members(cards)])


def tell_slain(s: Heerbann, seat: i64) -> None:
    """RE-6.2: whose card is slain, and what is left of that side's strength before bonuses."""
    t = s.tables
    lost = t.strength[s.slain]
    for loser in range(s.players):
        if has(s.committed[loser], s.slain) and s.log is not None:
            told = {
                "seat": seat,
                "by": t.slay,
                "card": s.slain,
                "loser": loser,
                "ability": -lost,
                "strength": printed(s, s.committed[loser]) - lost,
            }
            s.emit("RE-6.2", "slain", told)


def bonus(s: Heerbann, seat: i64, card: i64, count: i64) -> None:
    """RE-6.4: a card adds to the strength of its side; told to all if it is anything."""
    s.strength[seat] += count
    if count and s.log is not None:
        told = {
            "seat": seat,
            "card": card,
            "count": count,
            "ability": s.strength[seat] - printed(s, s.committed[seat]),
            "strength": s.strength[seat],
        }
        s.emit("RE-6.4", "strengthened", told)


def counted_luck(s: Heerbann, seat: i64) -> i64:
    """RE-6.5: doubled for the Captain, then 0 for all but the Bishop's owner."""
    t = s.tables
    cards = s.committed[seat]
    if not cards:
        return 0
    for other in range(s.players):
        if other != seat and has(s.committed[other], t.deny_luck):
            return 0
    return s.luck[seat] * 2 if has(cards, t.double_luck) else s.luck[seat]


def tell_luck(s: Heerbann) -> None:
    """RE-6.5: whose card doubles its luck, unless a Bishop denies it; whose denies the rest."""
    t = s.tables
    if s.log is not None:
        for seat in range(s.players):
            if has(s.committed[seat], t.double_luck) and counted_luck(s, seat):
                told: Params = {"seat": seat, "card": t.double_luck, "times": 2}
                s.emit("RE-6.5", "luck-doubled", told)
        for seat in range(s.players):
            if has(s.committed[seat], t.deny_luck):
                others = tuple([other for other in range(s.players) if other != seat])
                told = {"seat": seat, "card": t.deny_luck, "denied": others}
                s.emit("RE-6.5", "luck-denied", told)

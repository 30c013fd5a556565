"""Chapter 5: one clash, steps 1 to 5, with hidden dice and announcements."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.dice import CLAIMS, best_of, contains, size_of
from tafelrunde.games.vetternkrieg.state import BELIEVED, DOUBTED, UNDECIDED, Vetternkrieg, on_field
from tafelrunde.games.vetternkrieg.verbs import (
    ANNOUNCE,
    BELIEVE,
    DOUBT,
    HOLD_LAST,
    LOWER,
    RAISE,
    STOP,
    USE_LAST,
)

DICE: Final = (6, 6, 6)
NO_SUCH_DIE: Final = Refusal("VK-5.15", "no-unchanged-die")
FACE_LIMIT: Final = Refusal("VK-5.15", "face-out-of-range")
CHANGE_ONE: Final = Refusal("VK-5.15", "change-at-least-one")


class Clash(Frame[Vetternkrieg]):
    """VK-5.7 to VK-5.27: hidden roll, announcement, verdict, open roll, comparison.

    The attacker is whom the rulebook calls active in a battle (VK-R.43).
    """

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        if s.claim < 0:
            return {"seat": s.attacker}
        return {"seat": s.attacker, "claim": s.claim}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-5.7: the attacker rolls three dice hidden."""
        s.clash += 1
        s.roll = ()
        s.shown = False
        s.claim = -1
        s.verdict = UNDECIDED
        s.defence = ()
        return s.throw(DICE, self.ROLLED, hidden=True)

    def rolled(self, s: Vetternkrieg, dice: tuple[int, ...]) -> Next:
        """VK-5.7: and alone looks at them (VK-1.5)."""
        s.roll = tuple(sorted(dice))
        if s.log is not None:
            told: Params = {"seat": s.attacker, "clash": s.clash, "told": 0}
            mine: Params = {"dice": s.roll, "told": 1}
            s.emit("VK-5.7", "rolled-hidden", told, mine, (s.attacker,))
        else:
            s.revelations += 1
        return s.ask(s.attacker, self.CLAIMS)

    CLAIMS: Final = Ask("claims", "announced", prompt="announce")

    def claims(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.8: all 18 announcements, true or not; VK-R.65: but one of them."""
        out.span(ANNOUNCE, 0, CLAIMS)

    def announced(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.8: what is said is said: it speaks of hidden dice."""
        s.claim = arg(a)
        s.revelations += 1
        if s.log is not None:
            s.emit("VK-5.8", "announced", {"seat": s.attacker, "claim": s.claim})
        return s.ask(1 - s.attacker, self.BELIEVE_OR_DOUBT)

    BELIEVE_OR_DOUBT: Final = Ask("verdicts", "judged", prompt="believe-or-doubt")

    def verdicts(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.9: believe or doubt."""
        out.add(BELIEVE)
        out.add(DOUBT)

    def judged(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.10: believed, the dice stay hidden for good; VK-5.11: doubted, they are shown."""
        judge = 1 - s.attacker
        if verb_of(a) == BELIEVE:
            s.verdict = BELIEVED
            s.covered += ((s.round, s.attacker, s.claim, *s.roll),)
            if s.log is not None:
                s.emit("VK-5.10", "believed", {"seat": judge, "claim": s.claim})
            return s.throw(DICE, self.DEFENDED)
        s.verdict = DOUBTED
        s.shown = True
        s.revelations += 1
        if s.log is not None:
            s.emit("VK-5.9", "doubted", {"seat": judge, "claim": s.claim})
            s.emit("VK-5.11", "dice-shown", {"seat": s.attacker, "dice": s.roll})
        if contains(s.roll, s.claim):
            # VK-R.57: believed or true, the attacker's last card stays in hand
            if s.log is not None:
                s.emit("VK-5.13", "was-true", {"seat": s.attacker, "claim": s.claim})
            lose(s, judge, s.tables.doubted_truth, "VK-5.13")
            return self.step_four_over(s)
        return self.caught(s)

    def caught(self, s: Vetternkrieg) -> Next:
        """VK-5.14: a caught liar may play the last card, if it is still there (VK-R.58)."""
        if s.log is not None:
            s.emit("VK-5.14", "was-lie", {"seat": s.attacker, "claim": s.claim})
        if has_last_card(s, s.attacker):
            return s.ask(s.attacker, self.LAST_CARDS)
        return self.lie_stands(s)

    DEFENDER_DECIDED: Final = Ask("last_cards", "defender_decided", prompt="last-card-defender")

    LAST_CARDS: Final = Ask("last_cards", "attacker_decided", prompt="last-card-attacker")

    def last_cards(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.14, VK-5.21: the last card may be played; VK-R.39: also if it cannot help."""
        out.add(USE_LAST)
        out.add(HOLD_LAST)

    def attacker_decided(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.14: the card changes the attacker's dice."""
        if verb_of(a) == USE_LAST:
            return s.call(Adjust(s.attacker, play_last(s, s.attacker)), self.REPAIRED)
        if s.log is not None:
            s.emit("VK-5.14", "held-last", {"seat": s.attacker})
        return self.lie_stands(s)

    def repaired(self, s: Vetternkrieg, value: object) -> Next:
        """VK-5.16: made true after all (VK-R.66: or better), nobody loses a troop now."""
        if contains(s.roll, s.claim):
            if s.log is not None:
                s.emit("VK-5.16", "made-true", {"seat": s.attacker, "claim": s.claim})
            return self.step_four_over(s)
        return self.lie_stands(s)

    def lie_stands(self, s: Vetternkrieg) -> Next:
        """VK-5.17: the liar loses a troop."""
        lose(s, s.attacker, s.tables.doubted_lie, "VK-5.17")
        return self.step_four_over(s)

    def step_four_over(self, s: Vetternkrieg) -> Next:
        """VK-5.19: a side without troops has lost at once (VK-R.37); else VK-5.20."""
        if not on_field(s, 0) or not on_field(s, 1):
            return s.finish()
        return s.throw(DICE, self.DEFENDED)

    def defended(self, s: Vetternkrieg, dice: tuple[int, ...]) -> Next:
        """VK-5.20: the defender's roll is open; VK-5.21: then the last card (VK-R.56)."""
        defender = 1 - s.attacker
        s.defence = tuple(sorted(dice))
        if s.log is not None:
            s.emit("VK-5.20", "rolled-open", {"seat": defender, "dice": s.defence})
        if has_last_card(s, defender):
            return s.ask(defender, self.DEFENDER_DECIDED)
        return self.compare(s)

    def defender_decided(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.21: with the same limits as the attacker."""
        defender = 1 - s.attacker
        if verb_of(a) == USE_LAST:
            return s.call(Adjust(defender, play_last(s, defender)), self.IMPROVED)
        if s.log is not None:
            s.emit("VK-5.21", "held-last", {"seat": defender})
        return self.compare(s)

    def improved(self, s: Vetternkrieg, value: object) -> Next:
        """VK-5.21: the changed dice count."""
        return self.compare(s)

    def compare(self, s: Vetternkrieg) -> Next:
        """VK-5.23: the better result wins; VK-5.24: the loser removes troops; VK-5.25: a tie."""
        attack, defence = attack_result(s), best_of(s.defence)
        if s.log is not None:
            told: Params = {"seat": s.attacker, "claim": attack, "answer": defence}
            if attack == defence:
                s.emit("VK-5.25", "tied", told)
            else:
                s.emit("VK-5.23", "attack-won" if attack > defence else "attack-lost", told)
        if attack == defence:
            return s.finish()
        better, worse = max(attack, defence), min(attack, defence)
        loser = 1 - s.attacker if attack > defence else s.attacker
        lose(s, loser, s.tables.loss[size_of(better)][size_of(worse)], "VK-5.24")
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "claims",
        "announced",
        "verdicts",
        "judged",
        "last_cards",
        "defender_decided",
        "attacker_decided",
        "rolled",
        "defended",
        "repaired",
        "improved",
    )
    ROLLED: Final = 9
    DEFENDED: Final = 10
    REPAIRED: Final = 11
    IMPROVED: Final = 12
    QUESTIONS: ClassVar[Questions] = (
        CLAIMS.numbered(2, 3, 0, 0),
        BELIEVE_OR_DOUBT.numbered(4, 5, 0, 0),
        DEFENDER_DECIDED.numbered(6, 7, 0, 0),
        LAST_CARDS.numbered(6, 8, 0, 0),
    )

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.announced(s, a)
        if number == 5:
            return self.judged(s, a)
        if number == 7:
            return self.defender_decided(s, a)
        if number == 8:
            return self.attacker_decided(s, a)
        if number == 9:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 10:
            return self.defended(s, cast("tuple[int, ...]", s.handed))
        if number == 11:
            return self.repaired(s, s.handed)
        if number == 12:
            return self.improved(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.claims(s, seat, out)
        elif number == 4:
            self.verdicts(s, seat, out)
        elif number == 6:
            self.last_cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>


class Adjust(Frame[Vetternkrieg]):
    """VK-5.15: per point one die by one, each die once, within 1 to 6."""

    seat: i64 = 0
    left: i64 = 0

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"count": self.left}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-5.15: the dice of the seat that played the card."""
        s.adjuster = self.seat
        s.changed = 0
        return self.go_on(s)

    def go_on(self, s: Vetternkrieg) -> Next:
        """VK-5.15: not all points have to be used."""
        if not self.left or s.changed == 7:
            return self.end(s)
        return s.ask(self.seat, self.CHANGES)

    CHANGES: Final = Ask("changes", "turned", "change_refused", "adjust-die")

    def changes(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-5.15: each unchanged die one up or one down; equal dice are one choice."""
        for face in range(1, 7):
            if find_die(s, face) >= 0:
                out.add(RAISE + face)
                out.add(LOWER + face)
        out.add(STOP)

    def change_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-5.15: no die twice, never above 6 or below 1."""
        if verb_of(a) == STOP:
            return None if s.changed else CHANGE_ONE
        if verb_of(a) != RAISE and verb_of(a) != LOWER:
            return None
        if find_die(s, arg(a)) < 0:
            return NO_SUCH_DIE
        limit = 6 if verb_of(a) == RAISE else 1
        return FACE_LIMIT if arg(a) == limit else None

    def turned(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-5.15: one point is spent."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("VK-5.15", "stopped", {"seat": self.seat})
            return self.end(s)
        face = arg(a)
        i = find_die(s, face)
        new = face + 1 if verb_of(a) == RAISE else face - 1
        turn_die(s, i, new)
        s.changed |= bit(i)
        self.left -= 1
        if s.log is not None:
            s.emit("VK-5.15", "die-turned", {"seat": self.seat, "face": face, "new": new})
        return self.go_on(s)

    def end(self, s: Vetternkrieg) -> Next:
        """VK-5.18: what the dice show now, counts."""
        s.adjuster = -1
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("left", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "changes", "turned", "change_refused")
    QUESTIONS: ClassVar[Questions] = (CHANGES.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Adjust:
        return Adjust(self.seat, self.left)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.change_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.turned(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.changes(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.change_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def adjusted_dice(s: Vetternkrieg) -> tuple[int, ...]:
    """The dice that the last card changes."""
    return s.roll if s.adjuster == s.attacker else s.defence


def turn_die(s: Vetternkrieg, i: i64, face: i64) -> None:
    """Let one of the dice that the last card changes show another face."""
    dice = adjusted_dice(s)
    turned = (*dice[:i], face, *dice[i + 1 :])
    if s.adjuster == s.attacker:
        s.roll = turned
    else:
        s.defence = turned


def find_die(s: Vetternkrieg, face: i64) -> i64:
    """The first unchanged die with this face, or -1."""
    dice = adjusted_dice(s)
    for i in range(3):
        if dice[i] == face and not s.changed >> i & 1:
            return i
    return -1


def has_last_card(s: Vetternkrieg, seat: i64) -> bool:
    """VK-5.14, VK-5.21: whether a last card may be played; VK-8.11: not in the fog."""
    return len(s.hands[seat]) > 0 and s.twist != s.tables.fog


def play_last(s: Vetternkrieg, seat: i64) -> i64:
    """VK-5.27, VK-R.38: only its points count; it goes to the discard pile."""
    card = s.hands[seat].pop()
    s.revelations += 1
    s.discard += (card,)
    if s.log is not None:
        s.emit("VK-5.27", "last-card", {"seat": seat, "card": card})
    return s.tables.points[card]


def attack_result(s: Vetternkrieg) -> i64:
    """VK-5.10: the believed announcement (VK-R.36); VK-5.18: after a doubt the dice (VK-R.35)."""
    return s.claim if s.verdict == BELIEVED else best_of(s.roll)


def lose(s: Vetternkrieg, seat: i64, count: i64, rule: str) -> None:
    """VK-5.26: French first, then house troops, all if there are fewer (VK-R.42).

    To the supply; VK-8.7: under Jura Belli house troops go to the reserve.
    """
    french = min(count, s.french[seat])
    house = min(count - french, s.half[seat])
    s.french[seat] -= french
    s.french_supply += french
    s.half[seat] -= house
    if s.twist == s.tables.jura_belli:
        s.reserve[seat] += house
    else:
        s.supply[seat] += house
    if s.log is not None:
        s.emit(rule, "lost-troops", {"seat": seat, "count": french + house, "french": french})

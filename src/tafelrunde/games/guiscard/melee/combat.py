"""PR-7: one combat, from the checks before it to the advance after it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.captives.prisoners import free_guarded
from tafelrunde.games.guiscard.charges import charge as charges
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import UNITS, is_person
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.harm import harm
from tafelrunde.games.guiscard.harm.bodies import LayBodies
from tafelrunde.games.guiscard.infiltration.checks import FALLEN, end_checks
from tafelrunde.games.guiscard.melee.advance import Advances
from tafelrunde.games.guiscard.melee.odds import explain_odds, from_above, piece_hexes
from tafelrunde.games.guiscard.retreats.evade import Evades
from tafelrunde.games.guiscard.retreats.retreat import STAYED, Retreat
from tafelrunde.games.guiscard.retreats.thrown import throw
from tafelrunde.games.guiscard.scenarios import alarm
from tafelrunde.games.guiscard.state import (
    ATTACKED,
    FOUGHT,
    ON_MAP,
    STUNNED,
    Guiscard,
    able,
    armoured,
    owner,
)
from tafelrunde.games.guiscard.verbs import VICTIM, unlisted

AGAINST_ATTACKERS: Final = "ABGH"
HORSE_DIES: Final = "IJK"
HANGING: Final = {"C": "-", "D": "F", "E": "F"}  # GU-10.31: a man on a rope, from above


class Attack(Frame[Guiscard]):
    """GU-6.2: attackers against defenders (units, or UNITS + a riderless horse).

    `marker`: the attack goes against the marker of the only defender. `charge`: the number of
    the charge that is fought, NONE for a common attack.
    """

    attackers: list[int]
    defenders: list[int]
    marker: bool = False
    charge: i64 = -1
    at: i64 = 0  # attackers checked so far, then units that have taken a retreat
    exchanged: bool = False
    letter: str = ""
    retreating: list[int]
    won: bool = False
    first: list[int]  # the hexes of the losing side before the result
    beaten: list[int]
    winners: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"letter": self.letter}

    def start(self, s: Guiscard) -> Next:
        """GU-6.1: each attacks once. GU-4.42: riders let go of the reins of led horses."""
        for u in self.attackers:
            s.done[u] |= ATTACKED
        for u in [*self.attackers, *self.units(self.defenders)]:
            if s.mount[u] != NONE:
                harm.release(s, u)
        if self.charge != NONE:
            s.charge_state[self.charge] = FOUGHT
        return self.check(s)

    def units(self, pieces: list[int]) -> list[int]:
        """The persons among some pieces."""
        return [e for e in pieces if is_person(e)]

    def check(self, s: Guiscard) -> Next:
        """GU-6.21, GU-4.17: whoever has moved is checked by those it does not attack."""
        while self.at < len(self.attackers):
            frame = end_checks(s, self.attackers[self.at], self.units(self.defenders))
            if frame is not None:
                return s.call(frame, self.CHECKED)
            self.at += 1
        self.at = 0
        if not self.attackers:
            return s.finish()
        if s.board.techniques and not self.marker and is_person(self.defenders[0]):
            return s.call(Evades(self.attackers.copy(), self.defenders.copy()), self.EVADED)
        return self.strike_out(s)

    def checked(self, s: Guiscard, value: int) -> Next:
        """GU-6.21: the fallen attack no more, the wounded with wounded values."""
        if value == FALLEN:
            del self.attackers[self.at]
        else:
            self.at += 1
        return self.check(s)

    def evaded(self, s: Guiscard, value: list[int]) -> Next:
        """GU-7.28, GU-7.34, GU-R.28: whoever evaded is not fought; the attack is spent."""
        alarm.hear(s, [*self.attackers, *value])
        self.defenders = [e for e in self.defenders if e not in value and s.where[e] == ON_MAP]
        if not self.defenders:
            return s.finish()
        return self.strike_out(s)

    def strike_out(self, s: Guiscard) -> Next:
        """GU-12.28: sleepers wake of the noise, too late to evade."""
        alarm.hear(s, [*self.attackers, *self.defenders])
        return s.throw((10,), self.ROLLED)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-6.2: the letter of the table, and whom it strikes."""
        odds = explain_odds(s, self.attackers, self.defenders, self.marker, self.charge)
        if self.charge != NONE:
            clash = charges.combat(s, self.charge)
            self.exchanged = clash.swapped
            self.attackers, self.defenders = [clash.attacker], [clash.defender]
        self.letter = odds.results[dice[0] - 1]
        if s.log is not None:
            told = {"unit": self.attackers[0], "n": odds.difference, "roll": dice[0]}
            column = s.board.numbers.odds.columns[odds.final]
            table = {"column": column, "letter": self.letter, "results": odds.results}
            s.emit("GU-6.2", "fought", {**told, **table})
        if not is_person(self.defenders[0]):
            return self.horse_struck(s)
        if self.exchanged and self.letter in AGAINST_ATTACKERS:
            if s.log is not None:
                s.emit("GU-7.15", "result-ignored", {"letter": self.letter})
            return s.finish()
        if s.machines and from_above(s, self.attackers, self.defenders):
            self.letter = HANGING.get(self.letter, self.letter)
        if self.letter == "-":
            return s.finish()
        return self.resolve(s)

    def horse_struck(self, s: Guiscard) -> Next:
        """GU-6.19, GU-R.22: a riderless horse dies of I, J and K, and strikes nobody."""
        if self.letter in HORSE_DIES:
            harm.kill_horse(s, self.defenders[0] - UNITS)
        return s.finish()

    def resolve(self, s: Guiscard) -> Next:
        """GU-6.7: retreats concern a whole side, everything else one unit of it."""
        lost = self.letter in AGAINST_ATTACKERS
        losers, winners = self.attackers, self.defenders
        if not lost:
            losers, winners = winners, losers
        self.first = [h for e in losers for h in piece_hexes(s, e)]
        self.beaten, self.winners = losers.copy(), winners.copy()
        if self.marker and not lost:
            return self.marker_struck(s)
        if self.letter in "BC":
            self.retreating = losers.copy()
            return self.give_way(s)
        found = self.victims(s)
        if len(found) == 1:
            return self.strike(s, found[0])
        return s.ask(owner(s, found[0]), self.CHOICES)

    def marker_struck(self, s: Guiscard) -> Next:
        """GU-7.36, GU-7.23: D, E and F beat the marker, C does nothing to it."""
        if self.letter == "C":
            if s.log is not None:
                s.emit("GU-7.36", "stands-firm", {"unit": self.defenders[0]})
            return s.finish()
        self.first = [s.marker[self.defenders[0]]]
        formation.beat_marker(s, self.defenders[0])
        self.won = True
        return self.finish(s)

    def victims(self, s: Guiscard) -> list[int]:
        """GU-R.18: the owner chooses; GU-6.10: of mixed defenders only the unarmoured ones."""
        bare = [e for e in self.beaten if not armoured(s, e)]
        return bare if bare and self.letter not in AGAINST_ATTACKERS else self.beaten

    CHOICES: Final = Ask("choices", "chosen", "refused", "victim", sure=True)

    def choices(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.victims(s):
            out.add(VICTIM + u)

    def refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-6.7, GU-6.10: one of the losers, of mixed defenders an unarmoured one."""
        if unlisted(a, VICTIM, self.victims(s)):
            return refused(s, "GU-6.7", "no-victim", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        """D-16: this one."""
        if s.log is not None:
            s.emit("GU-6.7", "victim-chosen", {"unit": arg(a)})
        return self.strike(s, arg(a))

    def strike(self, s: Guiscard, u: i64) -> Next:
        """A, E wound; D, G stun; F, H kill; GU-6.20: riders are thrown; I to K kill the horse."""
        letter = self.letter
        if letter in "AE":
            self.won = harm.wound(s, u)
        elif letter in "FHK":
            horse = s.mount[u]
            harm.kill(s, u)
            if letter == "K":
                harm.kill_horse(s, horse)
            self.won = True
        elif s.mount[u] == NONE:
            self.won = True
            harm.stun(s, u)
        else:
            frame = throw(s, u, letter != "J", letter in HORSE_DIES)
            self.won = frame is None or letter != "J"
            if frame is not None:
                return s.call(frame, self.FALLEN)
        return self.finish(s)

    def fallen(self, s: Guiscard, value: object) -> Next:
        """The thrown rider lies beside his horse."""
        return self.finish(s)

    def give_way(self, s: Guiscard) -> Next:
        """GU-6.14: one after the other. GU-1.13, GU-6.23: a stunned unit dies of it.

        GU-7.26: men in formation stand firm or are wounded.
        """
        while self.at < len(self.retreating):
            u = self.retreating[self.at]
            self.at += 1
            if s.where[u] != ON_MAP:
                continue
            stand = formation.holds(s, u, self.winners)
            if s.health[u] == STUNNED:
                harm.kill(s, u)
                self.won = True
            elif stand == formation.STANDS:
                if s.log is not None:
                    s.emit("GU-7.26", "stands-firm", {"unit": u})
            elif stand == formation.WOUNDED_INSTEAD:
                self.won = harm.wound(s, u) or self.won
            else:
                return s.call(Retreat(u, NONE, self.winners.copy()), self.RETREATED)
        return self.finish(s)

    def retreated(self, s: Guiscard, value: int) -> Next:
        """GU-6.27: whoever was wounded instead has not retreated."""
        if value != STAYED:
            self.won = True
        return self.give_way(s)

    def finish(self, s: Guiscard) -> Next:
        """GU-6.29: first the fallen riders are laid beside their horses."""
        harm.surrounded(s)
        free_guarded(s)
        if s.unlaid:
            return s.call(LayBodies(), self.ADVANCE)
        return self.advance(s, [])

    def advance(self, s: Guiscard, value: list[int]) -> Next:
        """GU-6.11, GU-6.12: the winners who fought may advance at once, to where the beaten
        stood or lie now.
        """
        able_ones = [u for u in self.winners if able(s, u)]
        if not self.won or not able_ones:
            return s.finish()
        stunned = [e for e in self.beaten if s.where[e] == ON_MAP and s.health[e] == STUNNED]
        lying = [s.at[e] for e in stunned] + value
        first = self.first + [h for h in lying if h not in self.first]
        return s.call(Advances(able_ones, first, self.beaten), self.ADVANCED)

    def advanced(self, s: Guiscard, value: object) -> Next:
        """The combat is over."""
        harm.surrounded(s)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("attackers", "list[int]"),
        ("defenders", "list[int]"),
        ("marker", "bool"),
        ("charge", "i64"),
        ("at", "i64"),
        ("exchanged", "bool"),
        ("letter", "str"),
        ("retreating", "list[int]"),
        ("won", "bool"),
        ("first", "list[int]"),
        ("beaten", "list[int]"),
        ("winners", "list[int]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "choices",
        "chosen",
        "refused",
        "rolled",
        "advanced",
        "evaded",
        "advance",
        "checked",
        "fallen",
        "retreated",
    )
    ROLLED: Final = 5
    ADVANCED: Final = 6
    EVADED: Final = 7
    ADVANCE: Final = 8
    CHECKED: Final = 9
    FALLEN: Final = 10
    RETREATED: Final = 11
    QUESTIONS: ClassVar[Questions] = (CHOICES.numbered(2, 3, 4, 0),)

    def __init__(
        self,
        attackers: list[int] | None = None,
        defenders: list[int] | None = None,
        marker: bool = False,
        charge: i64 = -1,
        at: i64 = 0,
        exchanged: bool = False,
        letter: str = "",
        retreating: list[int] | None = None,
        won: bool = False,
        first: list[int] | None = None,
        beaten: list[int] | None = None,
        winners: list[int] | None = None,
    ) -> None:
        self.attackers = [] if attackers is None else attackers
        self.defenders = [] if defenders is None else defenders
        self.marker = marker
        self.charge = charge
        self.at = at
        self.exchanged = exchanged
        self.letter = letter
        self.retreating = [] if retreating is None else retreating
        self.won = won
        self.first = [] if first is None else first
        self.beaten = [] if beaten is None else beaten
        self.winners = [] if winners is None else winners

    def clone(self) -> Attack:
        return Attack(
            self.attackers.copy(),
            self.defenders.copy(),
            self.marker,
            self.charge,
            self.at,
            self.exchanged,
            self.letter,
            self.retreating.copy(),
            self.won,
            self.first.copy(),
            self.beaten.copy(),
            self.winners.copy(),
        )

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.refused(s, seat, codes[i]) is None:
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
            return self.chosen(s, a)
        if number == 5:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 6:
            return self.advanced(s, s.handed)
        if number == 7:
            return self.evaded(s, cast("list[int]", s.handed))
        if number == 8:
            return self.advance(s, cast("list[int]", s.handed))
        if number == 9:
            return self.checked(s, cast(int, s.handed))
        if number == 10:
            return self.fallen(s, s.handed)
        if number == 11:
            return self.retreated(s, cast(int, s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.choices(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

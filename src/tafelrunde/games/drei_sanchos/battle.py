"""Chapter 6: Attack and battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.rows import holds, without
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos import sancho as bots
from tafelrunde.games.drei_sanchos import sancho_dice
from tafelrunde.games.drei_sanchos.board import (
    decider,
    field_units,
    garrison_units,
    has_field_army,
    is_bot,
    is_nonplayer,
    king_here,
)
from tafelrunde.games.drei_sanchos.deeds import (
    break_siege,
    keeps_last,
    king_home,
    settle_siege,
    vacate,
)
from tafelrunde.games.drei_sanchos.reserve import Reserve
from tafelrunde.games.drei_sanchos.sancho_dice import NO_DIE
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    KING,
    NOBODY,
    TROOP,
    DreiSanchos,
    face_of,
)
from tafelrunde.games.drei_sanchos.tables import SANCHOS
from tafelrunde.games.drei_sanchos.verbs import (
    JOIN,
    JOIN_WITH_KING,
    REMOVE_DIE,
    TAKE_BESIEGER,
    TAKE_FREE,
)

ROLLS: Final = [(6,) * number for number in range(19)]  # the dice of up to three armies


class Battle(Frame[DreiSanchos]):
    """S3-6.1 to S3-6.26: an Attack from the combat marker to the last column.

    S3-7.6: with a besieger it is an interception: only the party fights the field army.
    """

    attacker: i64 = 0
    region: i64 = 0
    strength: i64 = 0
    besieger: i64 = -1
    party: i64 = 0  # troops of the besieger
    party_king: i64 = 0
    low: i64 = 0  # how many units of the garrison have to join, and may
    high: i64 = 0
    lone: i64 = -1  # the owner of the lone die
    victim: i64 = -1
    free: vec[i64]  # per Sancho the fighting troops in the field
    stacked: vec[i64]  # and on a siege stack
    kings: vec[i64]  # and whether the king fights

    def start(self, s: DreiSanchos) -> Next:
        """S3-6.3: the combat marker is set. S3-R.34: then a siege breaks, then garrisons join."""
        s.contested = self.region
        if self.besieger != NOBODY:
            if s.log is not None:
                told = {"sancho": self.attacker, "region": self.region, "of": self.besieger}
                s.emit("S3-7.6", "intercepts", told)
            return self.meet(s)
        if s.log is not None:
            told = {"sancho": self.attacker, "region": self.region, "number": self.strength}
            s.emit("S3-6.3", "attacks", told)
        holder, besieger = s.holder[self.region], s.besieger[self.region]
        if besieger == NOBODY:
            return self.invite(s) if holder != NOBODY else self.muster(s)
        if besieger == self.attacker:
            return self.muster(s)  # S3-7.18: no break, and the besieged stay inside
        sortie = holder == self.attacker and not field_units(s, holder, self.region)
        break_siege(s, self.region, "S3-7.14" if sortie else "S3-7.12")
        if sortie:
            self.bring(s, s.garrison[self.region], king_here(s, holder, self.region, GARRISON))
            return self.muster(s)
        # S3-7.13, S3-12.9, S3-R.15: only players may join a battle that broke their siege
        return self.muster(s) if is_nonplayer(s, holder) else self.invite(s)

    # -- garrisons that join

    def invite(self, s: DreiSanchos) -> Next:
        """S3-6.5: the owner of the garrison sends as many units as it likes.

        S3-6.6: an attacker without field army at least one. S3-12.9, S3-R.11: Nájera without
        a player keeps the last one inside.
        """
        holder = s.holder[self.region]
        if is_bot(s, holder):
            troops, king = bots.joins(s, holder, self.region)
            self.bring(s, troops, king)
            return self.muster(s)
        alone = holder == self.attacker and not has_field_army(s, holder, self.region)
        self.low = 1 if alone else 0
        self.high = garrison_units(s, self.region) - (1 if keeps_last(s, holder) else 0)
        if self.high == 0:
            return self.muster(s)
        seat, ways = decider(s, holder), Offers()
        self.joining(s, seat, ways)
        return s.ask(seat, self.JOINING) if ways.n > 1 else self.joined(s, ways.codes[0])

    JOINING: Final = Ask("joining", "joined", "join_refused", "garrison-join", sure=True)

    def joining(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-6.5: every number of troops, with or without the king."""
        region, troops = self.region, s.garrison[self.region]
        out.span(JOIN, self.low, min(troops, self.high) + 1)
        if king_here(s, s.holder[region], region, GARRISON):
            out.span(JOIN_WITH_KING, max(0, self.low - 1), min(troops, self.high - 1) + 1)

    def join_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Why a garrison cannot send so many or so few."""
        if verb_of(a) not in (JOIN, JOIN_WITH_KING):
            return None
        king = 1 if verb_of(a) == JOIN_WITH_KING else 0
        if arg(a) + king < self.low:
            return refused(s, "S3-6.6", "needs-a-unit", "region", self.region)
        if arg(a) > s.garrison[self.region] or (
            king and not king_here(s, s.holder[self.region], self.region, GARRISON)
        ):
            return refused(s, "S3-6.5", "not-in-garrison", "region", self.region)
        if arg(a) + king > self.high:
            return refused(s, "S3-12.9", "najera-keeps-one", "region", self.region)
        return None

    def joined(self, s: DreiSanchos, a: i64) -> Next:
        """S3-6.5: they stand in the field from now on."""
        self.bring(s, arg(a), 1 if verb_of(a) == JOIN_WITH_KING else 0)
        return self.muster(s)

    def bring(self, s: DreiSanchos, troops: i64, king: i64) -> None:
        """S3-6.5, S3-7.14: units leave the garrison field; an empty one is lost at once.

        S3-7.15, S3-7.22: from now on it counts as empty and without siege.
        """
        region, holder = self.region, s.holder[self.region]
        if troops + king == 0:
            return
        s.garrison[region] -= troops
        s.troops[region * 3 + holder] += troops
        if king:
            s.king_in[holder] = FIELD
        if s.log is not None:
            told = {"sancho": holder, "region": region, "number": troops + king}
            s.emit("S3-6.5", "garrison-joins", told)
        vacate(s, region)

    # -- dice

    def muster(self, s: DreiSanchos) -> Next:
        """S3-6.4, S3-7.18: all field armies fight, besiegers included."""
        region = self.region
        here = region * 3
        self.free = s.troops[here : here + SANCHOS]
        self.stacked, self.kings = vec[i64]([0, 0, 0]), vec[i64]([0, 0, 0])
        if s.besieger[region] != NOBODY:
            self.stacked[s.besieger[region]] = s.siege[region]
        for sancho in range(SANCHOS):
            if s.king_at[sancho] == region and s.king_in[sancho] != GARRISON:
                self.kings[sancho] = 1
        return self.roll(s)

    def meet(self, s: DreiSanchos) -> Next:
        """S3-7.6, S3-7.7: the whole field army of the defender against the party, nobody else."""
        region, one, two = self.region, self.attacker, self.besieger
        self.free, self.kings = vec[i64]([0, 0, 0]), vec[i64]([0, 0, 0])
        self.stacked = vec[i64]([0, 0, 0])
        self.free[one] = s.troops[region * 3 + one]
        self.kings[one] = king_here(s, one, region, FIELD)
        self.free[two] = self.party
        self.kings[two] = self.party_king
        return self.roll(s)

    def troop_dice(self, s: DreiSanchos, sancho: i64) -> i64:
        """S3-6.8: one per troop, the attacker's points more, and never more than there are."""
        number = self.free[sancho] + self.stacked[sancho]
        if sancho == self.attacker:
            number += self.strength
        return min(number, s.tables.most_dice)

    def roll(self, s: DreiSanchos) -> Next:
        """S3-6.9: everybody rolls at once, dice in clockwise order from the attacker."""
        number: i64 = 0
        for sancho in range(SANCHOS):
            number += self.troop_dice(s, sancho) + self.kings[sancho]
        return s.throw(ROLLS[number], self.ROLLED)

    def rolled(self, s: DreiSanchos, outcome: tuple[int, ...]) -> Next:
        """S3-6.9, S3-6.25, S3-R.54: each places its dice in their columns, the guard die last."""
        dice: list[int] = []
        for turn in range(SANCHOS):
            sancho, before = (self.attacker + turn) % SANCHOS, len(dice)
            for _ in range(self.troop_dice(s, sancho)):
                dice.append(face_of(outcome[len(dice)], sancho, TROOP))
            if self.kings[sancho]:
                face = s.tables.guard_faces[outcome[len(dice)] - 1]
                dice.append(face_of(face, sancho, KING))
            s.dice = tuple(dice)
            if len(dice) > before and s.log is not None:
                s.emit("S3-6.9", "rolls", {"sancho": sancho, "dice": tuple(dice[before:])})
        return s.call(Reserve(self.attacker), self.RESOLVE)

    # -- columns

    def resolve(self, s: DreiSanchos, value: object) -> Next:
        """S3-6.14: from the highest column to the lowest."""
        while s.dice:
            if one_colour(s.dice):
                # S3-6.19: nobody is left who could lose anything
                if s.log is not None:
                    s.emit("S3-6.19", "dice-without-effect", {"sancho": s.dice[0] // 2 % 4})
                s.dice = ()
                break
            first = highest(s.dice)
            top = first // 8
            if lies_alone(s.dice, first):
                self.lone = first // 2 % 4
                return self.strike(s)
            # S3-6.18: several dice cancel each other
            if s.log is not None:
                there = tuple([die for die in s.dice if die // 8 == top])
                s.emit("S3-6.18", "column-cancels", {"column": top, "dice": there})
            s.dice = tuple([die for die in s.dice if die // 8 != top])
        return self.finish(s)

    def strike(self, s: DreiSanchos) -> Next:
        """S3-6.15: the owner of the lone die removes an opposing die of its choice."""
        if is_bot(s, self.lone):
            return self.struck(s, REMOVE_DIE + sancho_dice.die_to_remove(s, self.lone))
        only: i64 = NO_DIE
        for die in s.dice:
            if die // 2 % 4 != self.lone and die != only:
                if only != NO_DIE:
                    return s.ask(decider(s, self.lone), self.TARGETS)
                only = die
        return self.struck(s, REMOVE_DIE + only)

    TARGETS: Final = Ask("targets", "struck", "target_refused", "remove-die", sure=True)

    def targets(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-6.15: any opposing die on the track; equal ones count once."""
        last = NO_DIE
        for die in sorted(s.dice):
            if die // 2 % 4 != self.lone and die != last:
                out.add(REMOVE_DIE + die)
                last = die

    def target_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-6.15: a die that lies on the track and is not one's own."""
        if verb_of(a) != REMOVE_DIE:
            return None
        if not holds(s.dice, arg(a)):
            return refused(s, "S3-6.15", "no-such-die", "face", arg(a))
        if arg(a) // 2 % 4 == self.lone:
            return refused(s, "S3-6.15", "own-die", "face", arg(a))
        return None

    def struck(self, s: DreiSanchos, a: i64) -> Next:
        """S3-6.15, S3-6.16, S3-6.17: both dice go, and a unit of that colour and kind."""
        die = arg(a)
        by = highest(s.dice)
        s.dice = without(without(s.dice, by), die)
        self.victim = die // 2 % 4
        if s.log is not None:
            told = {"sancho": self.lone, "of": self.victim, "by": by, "face": die}
            s.emit("S3-6.15", "die-removed", told)
        if die % 2 == KING:
            if self.kings[self.victim]:
                self.kings[self.victim] = 0
                if s.log is not None:
                    s.emit("S3-6.15", "king-beaten", {"sancho": self.victim, "region": self.region})
                king_home(s, self.victim, "S3-6.21")
            return self.resolve(s, None)
        return self.lose_troop(s)

    def lose_troop(self, s: DreiSanchos) -> Next:
        """S3-6.26: the owner of the lone die says whether a free or a besieging troop is taken.

        S3-15.29: a Sancho-Bot takes a besieging one.
        """
        free, stacked = self.free[self.victim], self.stacked[self.victim]
        if free and stacked and not is_bot(s, self.lone):
            return s.ask(decider(s, self.lone), self.WHICH)
        if free or stacked:
            return self.taken(s, TAKE_BESIEGER if stacked else TAKE_FREE)
        return self.resolve(s, None)  # S3-6.16: no unit fits the die

    WHICH: Final = Ask("which", "taken", prompt="which-troop")

    def which(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-6.26: one of the two."""
        out.add(TAKE_FREE)
        out.add(TAKE_BESIEGER)

    def taken(self, s: DreiSanchos, a: i64) -> Next:
        """S3-6.20: it goes back to the supply of its owner. S3-6.22, S3-R.13: only who fights."""
        victim, region = self.victim, self.region
        if verb_of(a) == TAKE_FREE:
            self.free[victim] -= 1
            s.troops[region * 3 + victim] -= 1
        else:
            self.stacked[victim] -= 1
            s.siege[region] -= 1
        s.supply[victim] += 1
        if s.log is not None:
            s.emit("S3-6.20", "troop-lost", {"sancho": victim, "region": region})
        return self.resolve(s, None)

    def finish(self, s: DreiSanchos) -> Next:
        """S3-6.23: the marker is taken back, survivors stay. S3-7.17, S3-7.18: sieges may break."""
        s.contested = 0
        settle_siege(s, self.region)
        if s.log is not None:
            s.emit("S3-6.23", "battle-over", {"region": self.region})
        return s.finish()

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        sancho = s.holder[self.region] if self.lone == NOBODY else self.lone
        return {"region": self.region, "sancho": sancho}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("attacker", "i64"),
        ("region", "i64"),
        ("strength", "i64"),
        ("besieger", "i64"),
        ("party", "i64"),
        ("party_king", "i64"),
        ("low", "i64"),
        ("high", "i64"),
        ("lone", "i64"),
        ("victim", "i64"),
        ("free", "vec[i64]"),
        ("stacked", "vec[i64]"),
        ("kings", "vec[i64]"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "joining",
        "joined",
        "join_refused",
        "targets",
        "struck",
        "target_refused",
        "which",
        "taken",
        "rolled",
        "resolve",
    )
    ROLLED: Final = 10
    RESOLVE: Final = 11
    QUESTIONS: ClassVar[Questions] = (
        JOINING.numbered(2, 3, 4, 0),
        TARGETS.numbered(5, 6, 7, 0),
        WHICH.numbered(8, 9, 0, 0),
    )

    def __init__(
        self,
        attacker: i64 = 0,
        region: i64 = 0,
        strength: i64 = 0,
        besieger: i64 = -1,
        party: i64 = 0,
        party_king: i64 = 0,
        low: i64 = 0,
        high: i64 = 0,
        lone: i64 = -1,
        victim: i64 = -1,
        free: vec[i64] | None = None,
        stacked: vec[i64] | None = None,
        kings: vec[i64] | None = None,
    ) -> None:
        self.attacker = attacker
        self.region = region
        self.strength = strength
        self.besieger = besieger
        self.party = party
        self.party_king = party_king
        self.low = low
        self.high = high
        self.lone = lone
        self.victim = victim
        self.free = vec[i64]() if free is None else free
        self.stacked = vec[i64]() if stacked is None else stacked
        self.kings = vec[i64]() if kings is None else kings

    def clone(self) -> Battle:
        return Battle(
            self.attacker,
            self.region,
            self.strength,
            self.besieger,
            self.party,
            self.party_king,
            self.low,
            self.high,
            self.lone,
            self.victim,
            self.free[:],
            self.stacked[:],
            self.kings[:],
        )

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.join_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.target_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.joined(s, a)
        if number == 6:
            return self.struck(s, a)
        if number == 9:
            return self.taken(s, a)
        if number == 10:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 11:
            return self.resolve(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.joining(s, seat, out)
        elif number == 5:
            self.targets(s, seat, out)
        elif number == 8:
            self.which(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.join_refused(s, seat, a)
        if number == 7:
            return self.target_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def one_colour(dice: tuple[int, ...]) -> bool:
    """S3-6.19: whether all dice belong to the same Sancho."""
    owner = dice[0] // 2 % 4
    return all(die // 2 % 4 == owner for die in dice)


def highest(dice: tuple[int, ...]) -> i64:
    """The die in the highest column, of several the one with the highest number."""
    found: i64 = 0
    for die in dice:
        if die > found:
            found = die
    return found


def lies_alone(dice: tuple[int, ...], one: i64) -> bool:
    """Whether a die has its column to itself."""
    there = 0
    for die in dice:
        if die // 8 == one // 8:
            there += 1
    return there == 1

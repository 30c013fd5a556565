"""Chapter 6: Attack and battle."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos import sancho as bots
from tafelrunde.games.drei_sanchos import sancho_dice
from tafelrunde.games.drei_sanchos.board import (
    decider,
    field_army,
    field_units,
    garrison_units,
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
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    JOIN,
    JOIN_KING,
    KING,
    NOBODY,
    REMOVE,
    STACK,
    WHICH_TROOP,
    DreiSanchos,
    face_of,
)
from tafelrunde.games.drei_sanchos.tables import SANCHOS

ROLLS: Final = [(6,) * number for number in range(19)]  # the dice of up to three armies


class Battle(Frame[DreiSanchos]):
    """S3-6.1 to S3-6.26: an Attack from the combat marker to the last column.

    S3-7.6: with a besieger it is an interception: only the party fights the field army.
    """

    attacker: int = 0
    region: int = 0
    strength: int = 0
    besieger: int = -1
    party: int = 0  # troops of the besieger
    party_king: int = 0
    low: int = 0  # how many units of the garrison have to join, and may
    high: int = 0
    lone: int = -1  # the owner of the lone die
    victim: int = -1
    free: list[int]  # per Sancho the fighting troops in the field
    stacked: list[int]  # and on a siege stack
    kings: list[int]  # and whether the king fights

    def start(self, s: DreiSanchos) -> Next:
        """S3-6.3: the combat marker is set. S3-R.34: then a siege breaks, then garrisons join."""
        s.contested = self.region
        told = {"sancho": self.attacker, "region": self.region}
        if self.besieger != NOBODY:
            if s.log is not None:
                s.emit("S3-7.6", "intercepts", {**told, "of": self.besieger})
            return self.meet(s)
        if s.log is not None:
            s.emit("S3-6.3", "attacks", {**told, "number": self.strength})
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
        alone = holder == self.attacker and not field_army(s, holder, self.region)
        self.low = 1 if alone else 0
        self.high = garrison_units(s, self.region) - (1 if keeps_last(s, holder) else 0)
        if self.high == 0:
            return self.muster(s)
        joining = self.joining(s, 0)
        if len(joining) == 1:
            return self.joined(s, joining[0])
        return s.ask(decider(s, holder), self.JOINING)

    JOINING: Final = Ask("joining", "joined", "join_refused", "garrison-join")

    def joining(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-6.5: every number of troops, with or without the king."""
        region = self.region
        found = JOIN[self.low : min(s.garrison[region], self.high) + 1]
        if king_here(s, s.holder[region], region, GARRISON):
            found = (
                found + JOIN_KING[max(0, self.low - 1) : min(s.garrison[region], self.high - 1) + 1]
            )
        return found

    def join_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Why a garrison cannot send so many or so few."""
        if a.kind not in ("join", "join_with_king"):
            return None
        king = 1 if a.kind == "join_with_king" else 0
        if a.args[0] + king < self.low:
            return refused(s, "S3-6.6", "needs-a-unit", "region", self.region)
        if a.args[0] > s.garrison[self.region] or (
            king and not king_here(s, s.holder[self.region], self.region, GARRISON)
        ):
            return refused(s, "S3-6.5", "not-in-garrison", "region", self.region)
        if a.args[0] + king > self.high:
            return refused(s, "S3-12.9", "najera-keeps-one", "region", self.region)
        return None

    def joined(self, s: DreiSanchos, a: Action) -> Next:
        """S3-6.5: they stand in the field from now on."""
        self.bring(s, a.args[0], 1 if a.kind == "join_with_king" else 0)
        return self.muster(s)

    def bring(self, s: DreiSanchos, troops: int, king: int) -> None:
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
        self.stacked = [0, 0, 0]
        if s.besieger[region] != NOBODY:
            self.stacked[s.besieger[region]] = s.siege[region]
        self.kings = [
            king_here(s, x, region, FIELD) + king_here(s, x, region, STACK) for x in range(SANCHOS)
        ]
        return self.roll(s)

    def meet(self, s: DreiSanchos) -> Next:
        """S3-7.6, S3-7.7: the whole field army of the defender against the party, nobody else."""
        region, one, two = self.region, self.attacker, self.besieger
        self.free, self.stacked, self.kings = [0, 0, 0], [0, 0, 0], [0, 0, 0]
        self.free[one] = s.troops[region * 3 + one]
        self.kings[one] = king_here(s, one, region, FIELD)
        self.free[two] = self.party
        self.kings[two] = self.party_king
        return self.roll(s)

    def troop_dice(self, s: DreiSanchos, sancho: int) -> int:
        """S3-6.8: one per troop, the attacker's points more, and never more than there are."""
        number = self.free[sancho] + self.stacked[sancho]
        if sancho == self.attacker:
            number += self.strength
        return min(number, s.tables.most_dice)

    def roll(self, s: DreiSanchos) -> Next:
        """S3-6.9: everybody rolls at once, dice in clockwise order from the attacker."""
        number = 0
        for sancho in range(SANCHOS):
            number += self.troop_dice(s, sancho) + self.kings[sancho]
        return s.throw(ROLLS[number], "rolled")

    def rolled(self, s: DreiSanchos, outcome: tuple[int, ...]) -> Next:
        """S3-6.9, S3-6.25, S3-R.54: each places its dice in their columns, the guard die last."""
        at = 0
        for turn in range(SANCHOS):
            sancho = (self.attacker + turn) % SANCHOS
            mine: list[int] = []
            for _ in range(self.troop_dice(s, sancho)):
                mine.append(face_of(outcome[at], sancho, 0))
                at += 1
            if self.kings[sancho]:
                mine.append(face_of(s.tables.guard_faces[outcome[at] - 1], sancho, 1))
                at += 1
            s.dice += mine
            if mine and s.log is not None:
                s.emit("S3-6.9", "rolls", {"sancho": sancho, "dice": tuple(mine)})
        return s.call(Reserve(self.attacker), "resolve")

    # -- columns

    def resolve(self, s: DreiSanchos, value: object) -> Next:
        """S3-6.14: from the highest column to the lowest."""
        while s.dice:
            if one_colour(s.dice):
                # S3-6.19: nobody is left who could lose anything
                if s.log is not None:
                    s.emit("S3-6.19", "dice-without-effect", {"sancho": s.dice[0] // 2 % 4})
                s.dice = []
                break
            top = max(s.dice) // 8
            there = [die for die in s.dice if die // 8 == top]
            if len(there) == 1:
                self.lone = there[0] // 2 % 4
                return self.strike(s)
            # S3-6.18: several dice cancel each other
            s.dice = [die for die in s.dice if die // 8 != top]
            if s.log is not None:
                s.emit("S3-6.18", "column-cancels", {"column": top, "dice": tuple(there)})
        return self.finish(s)

    def strike(self, s: DreiSanchos) -> Next:
        """S3-6.15: the owner of the lone die removes an opposing die of its choice."""
        if is_bot(s, self.lone):
            return self.struck(s, REMOVE[sancho_dice.die_to_remove(s, self.lone)])
        targets = self.targets(s, 0)
        if len(targets) == 1:
            return self.struck(s, targets[0])
        return s.ask(decider(s, self.lone), self.TARGETS)

    TARGETS: Final = Ask("targets", "struck", "target_refused", "remove-die")

    def targets(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-6.15: any opposing die on the track; equal ones count once."""
        found = {die for die in s.dice if die // 2 % 4 != self.lone}
        return [REMOVE[die] for die in sorted(found)]

    def target_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-6.15: a die that lies on the track and is not one's own."""
        if a.kind != "remove_die":
            return None
        if a.args[0] not in s.dice:
            return refused(s, "S3-6.15", "no-such-die", "face", a.args[0])
        if a.args[0] // 2 % 4 == self.lone:
            return refused(s, "S3-6.15", "own-die", "face", a.args[0])
        return None

    def struck(self, s: DreiSanchos, a: Action) -> Next:
        """S3-6.15, S3-6.16, S3-6.17: both dice go, and a unit of that colour and kind."""
        die = a.args[0]
        s.dice.remove(max(s.dice))
        s.dice.remove(die)
        self.victim = die // 2 % 4
        if s.log is not None:
            told = {"sancho": self.lone, "of": self.victim, "face": die}
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
            return self.taken(s, WHICH_TROOP[1 if stacked else 0])
        return self.resolve(s, None)  # S3-6.16: no unit fits the die

    WHICH: Final = Ask("which", "taken", prompt="which-troop")

    def which(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-6.26: one of the two."""
        return WHICH_TROOP

    def taken(self, s: DreiSanchos, a: Action) -> Next:
        """S3-6.20: it goes back to the supply of its owner. S3-6.22, S3-R.13: only who fights."""
        victim, region = self.victim, self.region
        if a.kind == "take_free":
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

    def about(self, s: DreiSanchos, seat: int) -> Params:
        told = {"region": self.region, "sancho": s.holder[self.region]}
        if self.lone != NOBODY:
            told["sancho"] = self.lone
        return told

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("attacker", "int"),
        ("region", "int"),
        ("strength", "int"),
        ("besieger", "int"),
        ("party", "int"),
        ("party_king", "int"),
        ("low", "int"),
        ("high", "int"),
        ("lone", "int"),
        ("victim", "int"),
        ("free", "list[int]"),
        ("stacked", "list[int]"),
        ("kings", "list[int]"),
    )

    def __init__(
        self,
        attacker: int = 0,
        region: int = 0,
        strength: int = 0,
        besieger: int = -1,
        party: int = 0,
        party_king: int = 0,
        low: int = 0,
        high: int = 0,
        lone: int = -1,
        victim: int = -1,
        free: list[int] | None = None,
        stacked: list[int] | None = None,
        kings: list[int] | None = None,
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
        self.free = [] if free is None else free
        self.stacked = [] if stacked is None else stacked
        self.kings = [] if kings is None else kings

    def clone(self) -> Battle:
        n = Battle(
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
            self.free.copy(),
            self.stacked.copy(),
            self.kings.copy(),
        )
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "joined":
            return self.joined(s, cast(Action, value))
        if name == "struck":
            return self.struck(s, cast(Action, value))
        if name == "taken":
            return self.taken(s, cast(Action, value))
        if name == "rolled":
            return self.rolled(s, cast("tuple[int, ...]", value))
        if name == "resolve":
            return self.resolve(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "joining":
            return self.joining(s, seat)
        if name == "targets":
            return self.targets(s, seat)
        if name == "which":
            return self.which(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "join_refused":
            return self.join_refused(s, seat, a)
        if name == "target_refused":
            return self.target_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def one_colour(dice: list[int]) -> bool:
    """S3-6.19: whether all dice belong to the same Sancho."""
    owner = dice[0] // 2 % 4
    return all(die // 2 % 4 == owner for die in dice)

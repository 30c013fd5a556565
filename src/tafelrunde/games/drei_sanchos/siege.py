"""Chapters 7 and 10: laying siege, interception, and the losses of sieges."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos import sancho as bots
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import (
    decider,
    field_units,
    garrison_units,
    is_bot,
    king_here,
)
from tafelrunde.games.drei_sanchos.deeds import can_besiege, king_home, place_siege, siege_need
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, NOBODY, STACK, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import REGIONS
from tafelrunde.games.drei_sanchos.verbs import GIVE_UP, INTERCEPT, LET_BE, SEND, SEND_WITH_KING


class Siege(Frame[DreiSanchos]):
    """S3-7.2 to S3-7.10: a Besiege action; the points are spent in any case."""

    sancho: i64 = 0
    region: i64 = 0
    strength: i64 = 0
    commander: bool = False  # S3-8.15: who spends command points may give up after a battle
    troops: i64 = 0  # the party
    king: i64 = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-7.3: the besieger says which units go."""
        if s.log is not None:
            told = {"sancho": self.sancho, "region": self.region, "number": self.strength}
            s.emit("S3-7.3", "besieges", {**told, "of": s.holder[self.region]})
        if is_bot(s, self.sancho):
            troops, king = bots.party(s, self.sancho, self.region)
            return self.approach(s, troops, king)
        seat, ways = decider(s, self.sancho), Offers()
        self.parties(s, seat, ways)
        return s.ask(seat, self.PARTIES) if ways.n > 1 else self.sent(s, ways.codes[0])

    PARTIES: Final = Ask("parties", "sent", "party_refused", "siege-party", sure=True)

    def parties(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-7.4, S3-8.13: more units than defenders and at most two per point."""
        need, most = siege_need(s, self.region), s.tables.siege_units * self.strength
        troops = s.troops[self.region * 3 + self.sancho]
        out.span(SEND, need, min(troops, most) + 1)
        if king_here(s, self.sancho, self.region, FIELD):
            out.span(SEND_WITH_KING, need - 1, min(troops, most - 1) + 1)

    def party_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Why a party is too small, too large or not there."""
        if verb_of(a) not in (SEND, SEND_WITH_KING):
            return None
        king = 1 if verb_of(a) == SEND_WITH_KING else 0
        units = arg(a) + king
        if units < siege_need(s, self.region):
            return refused(s, "S3-7.4", "party-too-small", "number", siege_need(s, self.region))
        if units > s.tables.siege_units * self.strength:
            most = s.tables.siege_units * self.strength
            return refused(s, "S3-7.3", "party-too-large", "number", most)
        if arg(a) > s.troops[self.region * 3 + self.sancho] or (
            king and not king_here(s, self.sancho, self.region, FIELD)
        ):
            return refused(s, "S3-7.3", "not-in-field", "region", self.region)
        return None

    def sent(self, s: DreiSanchos, a: i64) -> Next:
        """The party sets out."""
        return self.approach(s, arg(a), 1 if verb_of(a) == SEND_WITH_KING else 0)

    def approach(self, s: DreiSanchos, troops: i64, king: i64) -> Next:
        """S3-7.5: a defender with a field army in the region may intercept the party."""
        self.troops, self.king = troops, king
        defender = s.holder[self.region]
        if not field_units(s, defender, self.region):
            return self.place(s)
        if is_bot(s, defender):
            return self.answered(s, INTERCEPT)  # S3-15.23
        if s.log is not None:
            told = {"sancho": self.sancho, "region": self.region, "number": troops, "king": king}
            s.emit("S3-7.3", "party-sent", told)
        return s.ask(decider(s, defender), self.INTERCEPT)

    INTERCEPT: Final = Ask("interceptions", "answered", prompt="intercept")

    def interceptions(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-7.5, S3-7.8: yes or no."""
        out.add(INTERCEPT)
        out.add(LET_BE)

    def answered(self, s: DreiSanchos, a: i64) -> Next:
        """S3-4.7, S3-7.7, S3-7.8: a free battle without extra dice that counts for no action."""
        defender = s.holder[self.region]
        if verb_of(a) == LET_BE:
            if s.log is not None:
                s.emit("S3-7.8", "lets-be", {"sancho": defender, "region": self.region})
            return self.place(s)
        battle = Battle(defender, self.region, 0, self.sancho, self.troops, self.king)
        return s.call(battle, self.FOUGHT)

    def fought(self, s: DreiSanchos, value: object) -> Next:
        """S3-7.9, S3-7.21: enough units may still lay siege; S3-7.10: too few may not.

        S3-8.15: a card's text has to be carried out, a commander may give up.
        """
        if not can_besiege(s, self.sancho, self.region, self.strength):
            if s.log is not None:
                s.emit("S3-7.10", "siege-averted", {"sancho": self.sancho, "region": self.region})
            return s.finish()
        if is_bot(s, self.sancho):
            self.troops, self.king = bots.party(s, self.sancho, self.region)
            return self.place(s)
        seat, ways = decider(s, self.sancho), Offers()
        self.parties_again(s, seat, ways)
        return s.ask(seat, self.PARTIES_AGAIN) if ways.n > 1 else self.sent_again(s, ways.codes[0])

    PARTIES_AGAIN: Final = Ask(
        "parties_again", "sent_again", "party_refused", "siege-again", sure=True
    )

    def parties_again(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-7.9, S3-R.16: replacements from the field are welcome."""
        self.parties(s, seat, out)
        if self.commander:
            out.add(GIVE_UP)

    def sent_again(self, s: DreiSanchos, a: i64) -> Next:
        """S3-7.9: the siege is laid now, or given up."""
        if verb_of(a) == GIVE_UP:
            if s.log is not None:
                s.emit("S3-7.9", "siege-given-up", {"sancho": self.sancho, "region": self.region})
            return s.finish()
        self.troops, self.king = arg(a), 1 if verb_of(a) == SEND_WITH_KING else 0
        return self.place(s)

    def place(self, s: DreiSanchos) -> Next:
        """S3-7.3: the stack stands on the garrison."""
        place_siege(s, self.sancho, self.region, self.troops, self.king)
        return s.finish()

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        units = self.troops + self.king
        of = s.holder[self.region]
        return {"sancho": self.sancho, "region": self.region, "of": of, "number": units}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sancho", "i64"),
        ("region", "i64"),
        ("strength", "i64"),
        ("commander", "bool"),
        ("troops", "i64"),
        ("king", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "parties",
        "sent",
        "party_refused",
        "interceptions",
        "answered",
        "parties_again",
        "sent_again",
        "fought",
    )
    FOUGHT: Final = 9
    QUESTIONS: ClassVar[Questions] = (
        PARTIES.numbered(2, 3, 4, 0),
        INTERCEPT.numbered(5, 6, 0, 0),
        PARTIES_AGAIN.numbered(7, 8, 4, 0),
    )

    def __init__(
        self,
        sancho: i64 = 0,
        region: i64 = 0,
        strength: i64 = 0,
        commander: bool = False,
        troops: i64 = 0,
        king: i64 = 0,
    ) -> None:
        self.sancho = sancho
        self.region = region
        self.strength = strength
        self.commander = commander
        self.troops = troops
        self.king = king

    def clone(self) -> Siege:
        return Siege(
            self.sancho, self.region, self.strength, self.commander, self.troops, self.king
        )

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.party_refused(s, seat, codes[i]) is None:
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
            return self.sent(s, a)
        if number == 6:
            return self.answered(s, a)
        if number == 8:
            return self.sent_again(s, a)
        if number == 9:
            return self.fought(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.parties(s, seat, out)
        elif number == 5:
            self.interceptions(s, seat, out)
        elif number == 7:
            self.parties_again(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.party_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def siege_losses(s: DreiSanchos) -> None:
    """S3-10.2, S3-10.6: every siege costs both sides a unit, then empty fields are taken.

    S3-10.8, S3-R.20: all losses come before all captures.
    """
    for region in range(1, REGIONS + 1):
        if s.besieger[region] != NOBODY:
            lose_one(s, s.holder[region], region, GARRISON)
            lose_one(s, s.besieger[region], region, STACK)
    for region in range(1, REGIONS + 1):
        if s.besieger[region] != NOBODY and garrison_units(s, region) == 0:
            capture(s, region)


def lose_one(s: DreiSanchos, sancho: i64, region: i64, place: i64) -> None:
    """S3-10.3: the king goes last. S3-10.4: he goes home, while all sieges still stand."""
    troops = s.garrison if place == GARRISON else s.siege
    if troops[region]:
        troops[region] -= 1
        s.supply[sancho] += 1
        if s.log is not None:
            s.emit("S3-10.2", "siege-loss", {"sancho": sancho, "region": region})
    else:
        if s.log is not None:
            s.emit("S3-10.3", "siege-king", {"sancho": sancho, "region": region})
        king_home(s, sancho, "S3-10.4")


def capture(s: DreiSanchos, region: i64) -> None:
    """S3-10.5, S3-10.7: the whole stack becomes the garrison and takes over the points."""
    besieger = s.besieger[region]
    if s.log is not None:
        told = {"sancho": besieger, "region": region, "of": s.holder[region]}
        s.emit("S3-10.5", "captured", told)
    s.holder[region] = besieger
    s.garrison[region] = s.siege[region]
    s.siege[region] = 0
    s.besieger[region] = NOBODY
    if king_here(s, besieger, region, STACK):
        s.king_in[besieger] = GARRISON

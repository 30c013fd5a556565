"""Chapters 7 and 10: laying siege, interception, and the losses of sieges."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
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
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    GIVE_UP,
    INTERCEPT,
    INTERCEPTIONS,
    NOBODY,
    SEND,
    SEND_KING,
    STACK,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.tables import REGIONS


class Siege(Frame[DreiSanchos]):
    """S3-7.2 to S3-7.10: a Besiege action; the points are spent in any case."""

    sancho: int = 0
    region: int = 0
    strength: int = 0
    commander: bool = False  # S3-8.15: who spends command points may give up after a battle
    troops: int = 0  # the party
    king: int = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-7.3: the besieger says which units go."""
        if s.log is not None:
            told = {"sancho": self.sancho, "region": self.region, "number": self.strength}
            s.emit("S3-7.3", "besieges", {**told, "of": s.holder[self.region]})
        if is_bot(s, self.sancho):
            troops, king = bots.party(s, self.sancho, self.region)
            return self.approach(s, troops, king)
        parties = self.parties(s, 0)
        if len(parties) == 1:
            return self.sent(s, parties[0])
        seat = decider(s, self.sancho)
        return s.ask(seat, self.PARTIES)

    PARTIES: Final = Ask("parties", "sent", "party_refused", "siege-party")

    def parties(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-7.4, S3-8.13: more units than defenders and at most two per point."""
        need, most = siege_need(s, self.region), s.tables.siege_units * self.strength
        troops = s.troops[self.region * 3 + self.sancho]
        found = SEND[need : min(troops, most) + 1]
        if king_here(s, self.sancho, self.region, FIELD):
            found = found + SEND_KING[need - 1 : min(troops, most - 1) + 1]
        return found

    def party_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Why a party is too small, too large or not there."""
        if a.kind not in ("send", "send_with_king"):
            return None
        king = 1 if a.kind == "send_with_king" else 0
        units = a.args[0] + king
        if units < siege_need(s, self.region):
            return refused(s, "S3-7.4", "party-too-small", "number", siege_need(s, self.region))
        if units > s.tables.siege_units * self.strength:
            most = s.tables.siege_units * self.strength
            return refused(s, "S3-7.3", "party-too-large", "number", most)
        if a.args[0] > s.troops[self.region * 3 + self.sancho] or (
            king and not king_here(s, self.sancho, self.region, FIELD)
        ):
            return refused(s, "S3-7.3", "not-in-field", "region", self.region)
        return None

    def sent(self, s: DreiSanchos, a: Action) -> Next:
        """The party sets out."""
        return self.approach(s, a.args[0], 1 if a.kind == "send_with_king" else 0)

    def approach(self, s: DreiSanchos, troops: int, king: int) -> Next:
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

    def interceptions(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-7.5, S3-7.8: yes or no."""
        return INTERCEPTIONS

    def answered(self, s: DreiSanchos, a: Action) -> Next:
        """S3-4.7, S3-7.7, S3-7.8: a free battle without extra dice that counts for no action."""
        defender = s.holder[self.region]
        if a.kind == "let_be":
            if s.log is not None:
                s.emit("S3-7.8", "lets-be", {"sancho": defender, "region": self.region})
            return self.place(s)
        battle = Battle(defender, self.region, 0, self.sancho, self.troops, self.king)
        return s.call(battle, "fought")

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
        again = self.parties_again(s, 0)
        if len(again) == 1:
            return self.sent_again(s, again[0])
        seat = decider(s, self.sancho)
        return s.ask(seat, self.PARTIES_AGAIN)

    PARTIES_AGAIN: Final = Ask("parties_again", "sent_again", "party_refused", "siege-again")

    def parties_again(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-7.9, S3-R.16: replacements from the field are welcome."""
        parties = self.parties(s, seat)
        return [*parties, GIVE_UP] if self.commander else parties

    def sent_again(self, s: DreiSanchos, a: Action) -> Next:
        """S3-7.9: the siege is laid now, or given up."""
        if a.kind == "give_up":
            if s.log is not None:
                s.emit("S3-7.9", "siege-given-up", {"sancho": self.sancho, "region": self.region})
            return s.finish()
        self.troops, self.king = a.args[0], 1 if a.kind == "send_with_king" else 0
        return self.place(s)

    def place(self, s: DreiSanchos) -> Next:
        """S3-7.3: the stack stands on the garrison."""
        place_siege(s, self.sancho, self.region, self.troops, self.king)
        return s.finish()

    def about(self, s: DreiSanchos, seat: int) -> Params:
        units = self.troops + self.king
        of = s.holder[self.region]
        return {"sancho": self.sancho, "region": self.region, "of": of, "number": units}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
        ("region", "int"),
        ("strength", "int"),
        ("commander", "bool"),
        ("troops", "int"),
        ("king", "int"),
    )

    def __init__(
        self,
        sancho: int = 0,
        region: int = 0,
        strength: int = 0,
        commander: bool = False,
        troops: int = 0,
        king: int = 0,
    ) -> None:
        self.sancho = sancho
        self.region = region
        self.strength = strength
        self.commander = commander
        self.troops = troops
        self.king = king

    def clone(self) -> Siege:
        n = Siege(self.sancho, self.region, self.strength, self.commander, self.troops, self.king)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "sent":
            return self.sent(s, cast(Action, value))
        if name == "answered":
            return self.answered(s, cast(Action, value))
        if name == "sent_again":
            return self.sent_again(s, cast(Action, value))
        if name == "fought":
            return self.fought(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "parties":
            return self.parties(s, seat)
        if name == "interceptions":
            return self.interceptions(s, seat)
        if name == "parties_again":
            return self.parties_again(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "party_refused":
            return self.party_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def siege_losses(s: DreiSanchos) -> None:
    """S3-10.2, S3-10.6: every siege costs both sides a unit, then empty fields are taken.

    S3-10.8, S3-R.20: all losses come before all captures.
    """
    sieges = [region for region in range(1, REGIONS + 1) if s.besieger[region] != NOBODY]
    for region in sieges:
        lose_one(s, s.holder[region], region, GARRISON)
        lose_one(s, s.besieger[region], region, STACK)
    for region in sieges:
        if garrison_units(s, region) == 0:
            capture(s, region)


def lose_one(s: DreiSanchos, sancho: int, region: int, place: int) -> None:
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


def capture(s: DreiSanchos, region: int) -> None:
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

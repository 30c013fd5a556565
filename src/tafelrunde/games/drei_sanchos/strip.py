"""Chapter 9: an opponent is made to discard a reserve card."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.core.zones import everybody
from tafelrunde.games.drei_sanchos import sancho as bots
from tafelrunde.games.drei_sanchos.board import OPPONENTS, decider, is_bot
from tafelrunde.games.drei_sanchos.state import DISCARD, STRIP, DreiSanchos


class Strip(Frame[DreiSanchos]):
    """S3-R.28: an opponent with reserve cards is named and discards one of them."""

    sancho: int = 0
    victim: int = -1

    def start(self, s: DreiSanchos) -> Next:
        """S3-13.8: El Cid does not count and is never hit."""
        victims = self.victims(s, 0)
        if not victims:
            return s.finish()
        if is_bot(s, self.sancho):
            return self.named(s, STRIP[bots.victim(s, self.sancho)])
        if len(victims) == 1:
            return self.named(s, victims[0])
        return s.ask(decider(s, self.sancho), self.VICTIMS)

    VICTIMS: Final = Ask("victims", "named", "victim_refused", "strip")

    def victims(self, s: DreiSanchos, seat: int) -> list[Action]:
        """The opponents with reserve cards."""
        return [STRIP[other] for other in sorted(OPPONENTS[self.sancho]) if s.reserve[other].cards]

    def victim_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-R.28: somebody with a reserve card."""
        if a.kind == "strip" and a not in self.victims(s, seat):
            return refused(s, "S3-R.28", "no-reserve", "sancho", a.args[0])
        return None

    def named(self, s: DreiSanchos, a: Action) -> Next:
        """S3-12.4: the victim chooses the card, for Nájera the commander."""
        self.victim = a.args[0]
        if s.log is not None:
            s.emit("S3-R.28", "must-discard", {"sancho": self.sancho, "of": self.victim})
        if is_bot(s, self.victim):
            return self.dropped(s, DISCARD[bots.gives_up_card(s, self.victim)])
        cards = self.cards(s, 0)
        if len(cards) == 1:
            return self.dropped(s, cards[0])
        return s.ask(decider(s, self.victim), self.CARDS)

    CARDS: Final = Ask("cards", "dropped", "card_refused", "discard")

    def cards(self, s: DreiSanchos, seat: int) -> list[Action]:
        """The cards in the reserve."""
        return [DISCARD[card] for card in sorted(s.reserve[self.victim].cards)]

    def card_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Only what lies in the reserve."""
        if a.kind == "discard" and a.args[0] not in s.reserve[self.victim].cards:
            return refused(s, "S3-R.28", "not-in-reserve", "card", a.args[0])
        return None

    def dropped(self, s: DreiSanchos, a: Action) -> Next:
        """S3-R.32: the discard pile lies open."""
        zone, card, public = s.reserve[self.victim], a.args[0], everybody(s.players + 1)
        s.reveal(zone, zone.cards.index(card), public)
        zone.take(card)
        s.discard.put(card, public)
        if s.log is not None:
            s.emit("S3-R.28", "discarded", {"sancho": self.victim, "card": card})
        return s.finish()

    def about(self, s: DreiSanchos, seat: int) -> Params:
        return {"sancho": self.sancho if self.victim < 0 else self.victim}

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
        ("victim", "int"),
    )

    def __init__(self, sancho: int = 0, victim: int = -1) -> None:
        self.sancho = sancho
        self.victim = victim

    def clone(self) -> Strip:
        n = Strip(self.sancho, self.victim)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "named":
            return self.named(s, cast(Action, value))
        if name == "dropped":
            return self.dropped(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "victims":
            return self.victims(s, seat)
        if name == "cards":
            return self.cards(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "victim_refused":
            return self.victim_refused(s, seat, a)
        if name == "card_refused":
            return self.card_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>

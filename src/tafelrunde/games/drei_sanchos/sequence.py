"""Chapters 2, 3, 10 and 11: set-up, the rounds, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.core.zones import Zone
from tafelrunde.games.drei_sanchos.deeds import draw_card, public, uncover
from tafelrunde.games.drei_sanchos.ending import (
    claim_el_cid,
    el_cid_at_start,
    finish,
    goal_reached,
)
from tafelrunde.games.drei_sanchos.siege import siege_losses
from tafelrunde.games.drei_sanchos.solo import SoloSetup, announce
from tafelrunde.games.drei_sanchos.state import FIELD, MINOR, NOBODY, RUNNING, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import ARAGON, CARDS, CASTILLA, NAJERA, REGIONS, SANCHOS
from tafelrunde.games.drei_sanchos.turns import Turns
from tafelrunde.games.drei_sanchos.verbs import PLAY_CARD, RESERVE_CARD


class Play(Frame[DreiSanchos]):
    """S3-3.1: round after round until somebody has won or the cards are used up."""

    def start(self, s: DreiSanchos) -> Next:
        """S3-2.1 to S3-2.8: the board; S3-2.12: in a solo game more than that."""
        set_up(s)
        return s.call(SoloSetup(), self.PREPARED) if s.variant.solo else self.prepared(s, None)

    def prepared(self, s: DreiSanchos, value: object) -> Next:
        """S3-2.9: the cards are shuffled."""
        return s.shuffle(len(s.deck), self.SHUFFLED)

    def shuffled(self, s: DreiSanchos, order: tuple[int, ...]) -> Next:
        """S3-2.9: three cards for each player; S3-2.10: who commands first."""
        s.deck.shuffled(order)
        for seat, sancho in enumerate(s.variant.sancho_of):
            s.deck.deal(s.tables.hand_size, s.hands[sancho], bit(seat))
            if s.log is not None:
                hand = s.hands[sancho].cards
                told = {"sancho": sancho, "number": len(hand)}
                s.emit("S3-2.9", "dealt", told, {"cards": hand}, (seat,))
            else:
                s.revelations += 1
        if s.players == 2:
            return s.throw((6, 6), self.ROLLED_OFF)
        s.commander = s.variant.sancho if s.variant.solo else NAJERA
        return self.first_round(s)

    def rolled_off(self, s: DreiSanchos, dice: tuple[int, ...]) -> Next:
        """S3-2.10, S3-R.4: the higher die commands first; a tie is rolled again."""
        if s.log is not None:
            s.emit("S3-2.10", "rolled-off", {"first": dice[0], "second": dice[1]})
        if dice[0] == dice[1]:
            return s.throw((6, 6), self.ROLLED_OFF)
        s.commander = CASTILLA if dice[0] > dice[1] else ARAGON
        return self.first_round(s)

    def first_round(self, s: DreiSanchos) -> Next:
        """S3-2.10: the first commander is known."""
        if s.variant.solo:
            announce(s)
        if s.log is not None:
            s.emit("S3-2.10", "first-commander", {"sancho": s.commander})
        return s.call(Round(), self.ROUND_OVER)

    def round_over(self, s: DreiSanchos, value: object) -> Next:
        """S3-3.9, S3-11.4: on, until nobody has hand cards; S3-11.5: then the most points win."""
        if s.ended == RUNNING and not s.variant.solo and not any(z.cards for z in s.hands):
            s.ended = MINOR
        if s.ended != RUNNING:
            finish(s)
            return s.finish()
        s.commander = next_commander(s)
        return s.call(Round(), self.ROUND_OVER)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "shuffled", "round_over", "prepared", "rolled_off")
    SHUFFLED: Final = 2
    ROUND_OVER: Final = 3
    PREPARED: Final = 4
    ROLLED_OFF: Final = 5

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.round_over(s, s.handed)
        if number == 4:
            return self.prepared(s, s.handed)
        if number == 5:
            return self.rolled_off(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    # </generated>


def set_up(s: DreiSanchos) -> None:
    """S3-1.1: all three Sanchos, whoever plays them.

    S3-2.3: one troop in the home castle, three and the king in the field. S3-2.4, S3-R.3,
    S3-R.57: recruits for players. S3-2.7: everything else is the supply. S3-2.9: 27 cards.
    """
    t, size = s.tables, REGIONS + 1
    s.troops = vec[i64]([0] * (size * SANCHOS))
    s.holder, s.garrison = vec[i64]([NOBODY] * size), vec[i64]([0] * size)
    s.besieger, s.siege = vec[i64]([NOBODY] * size), vec[i64]([0] * size)
    s.king_at, s.king_in = t.home[:], vec[i64]([FIELD] * SANCHOS)
    s.recruits, s.supply = vec[i64]([0] * SANCHOS), vec[i64]([0] * SANCHOS)
    on_board = t.start_garrison + t.start_field
    for sancho in range(SANCHOS):
        home, seat = t.home[sancho], s.variant.seat_of[sancho]
        s.holder[home] = sancho
        s.garrison[home] = t.start_garrison
        s.troops[home * 3 + sancho] = t.start_field
        recruits = t.start_recruits if seat >= 0 else s.variant.nonplayer_recruits
        s.recruits[sancho] = recruits
        s.supply[sancho] = t.troops - on_board - recruits
    s.hands = [Zone() for _ in range(SANCHOS)]
    s.reserve = [Zone() for _ in range(SANCHOS)]
    s.deck.fill(list(range(1, CARDS + 1)))
    s.el_cid = el_cid_at_start(s)


def next_commander(s: DreiSanchos) -> i64:
    """S3-3.5: the next player clockwise; S3-14.1, S3-14.2: alone every second round."""
    if s.variant.solo:
        return s.variant.sancho if s.commander == NOBODY else NOBODY
    sancho = (s.commander + 1) % SANCHOS
    return sancho if s.variant.seat_of[sancho] >= 0 else (sancho + 1) % SANCHOS


class Round(Frame[DreiSanchos]):
    """S3-3.1: a card, the turns, a new card, the losses of sieges."""

    def start(self, s: DreiSanchos) -> Next:
        """S3-3.2: the commander plays a card; S3-14.2: without one the deck does."""
        s.round += 1
        s.phase = 1
        s.card = 0
        s.keeper = NOBODY
        if s.commander == NOBODY:
            return self.reveal(s)
        if s.log is not None:
            s.emit("S3-3.1", "round-begins", {"round": s.round, "sancho": s.commander})
        if not s.hands[s.commander].cards:
            return self.losses(s)  # S3-R.37
        seat = s.variant.seat_of[s.commander]
        return s.ask(seat, self.CHOOSE_CARD)

    def reveal(self, s: DreiSanchos) -> Next:
        """S3-14.2: the top card of the deck; S3-14.10: without one the game ends."""
        if not s.deck.cards:
            s.ended = MINOR
            return s.finish()
        s.card = draw_card(s)
        s.revelations += 1
        if s.log is not None:
            s.emit("S3-14.2", "card-revealed", {"round": s.round, "card": s.card})
        s.phase = 2
        return s.call(Turns(), self.TURNS_OVER)

    CHOOSE_CARD: Final = Ask("cards", "chosen", "card_refused", "choose-card")

    def cards(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-3.2: play one, or put one into the reserve."""
        hand = s.hands[s.commander].mask()
        out.bits(PLAY_CARD, hand)
        out.bits(RESERVE_CARD, hand)

    def card_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-3.2: from the own hand; S3-3.3: into an empty reserve, El Cid does not count."""
        if verb_of(a) not in (PLAY_CARD, RESERVE_CARD):
            return None
        if not s.hands[s.commander].holds(arg(a)):
            return refused(s, "S3-3.2", "not-in-hand", "card", arg(a))
        if verb_of(a) == RESERVE_CARD and s.reserve[s.commander].cards:
            return refused(s, "S3-3.3", "reserve-taken")
        return None

    def chosen(self, s: DreiSanchos, a: i64) -> Next:
        """S3-3.2: open, and the turns follow; or S3-3.4: face down, and nobody has a turn."""
        card, sancho = arg(a), s.commander
        hand, seat = s.hands[sancho], s.variant.seat_of[sancho]
        if verb_of(a) == RESERVE_CARD:
            hand.take(card)
            s.reserve[sancho].put(card, bit(seat))
            if s.log is not None:
                s.emit("S3-3.4", "card-reserved", {"sancho": sancho}, {"card": card}, (seat,))
            else:
                s.revelations += 1
            return self.draw(s)
        uncover(s, hand, card)
        s.card = card
        if s.log is not None:
            s.emit("S3-3.2", "card-played", {"sancho": sancho, "card": card})
        s.phase = 2
        return s.call(Turns(), self.TURNS_OVER)

    def turns_over(self, s: DreiSanchos, value: object) -> Next:
        """S3-11.1: a victory ends the game at once; S3-14.3: alone only a commander draws."""
        if s.ended != RUNNING:
            return s.finish()
        return self.draw(s) if s.commander != NOBODY else self.losses(s)

    def draw(self, s: DreiSanchos) -> Next:
        """S3-10.1: also after reserving; S3-3.6: an empty deck gives none, S3-14.10: or ends it."""
        s.phase = 3
        if s.deck.cards:
            sancho, card = s.commander, draw_card(s)
            seat = s.variant.seat_of[sancho]
            s.hands[sancho].put(card, bit(seat))
            if s.log is not None:
                s.emit("S3-10.1", "drawn", {"sancho": sancho}, {"card": card}, (seat,))
            else:
                s.revelations += 1
        elif s.variant.solo:
            s.ended = MINOR
            return s.finish()
        return self.losses(s)

    def losses(self, s: DreiSanchos) -> Next:
        """S3-10.6: in every round; S3-10.8: the goal is checked once, after all of them."""
        s.phase = 4
        siege_losses(s)
        if not goal_reached(s):
            self.tidy(s)
        return s.finish()

    def tidy(self, s: DreiSanchos) -> None:
        """S3-3.7, S3-9.10, S3-R.31: the card goes to the discard pile or, seen by all, a reserve.

        S3-12.6: that is how Nájera without a player comes by reserve cards.

        S3-3.8: then El Cid is checked.
        """
        if s.card:
            if s.keeper != NOBODY:
                s.reserve[s.keeper].put(s.card, public(s))
                if s.log is not None:
                    s.emit("S3-9.10", "card-kept", {"sancho": s.keeper, "card": s.card})
            else:
                s.discard.put(s.card, public(s))
            s.card = 0
        claim_el_cid(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "cards", "chosen", "card_refused", "turns_over")
    TURNS_OVER: Final = 5
    QUESTIONS: ClassVar[Questions] = (CHOOSE_CARD.numbered(2, 3, 4, 0),)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
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

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.chosen(s, a)
        if number == 5:
            return self.turns_over(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.cards(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.card_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>

"""Chapters 1, 2, 6 and 7: set-up, the rounds, the victory check and the clean-up."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.zones import Zone
from tafelrunde.games.vetternkrieg.battle import Battle
from tafelrunde.games.vetternkrieg.campaign import Campaign
from tafelrunde.games.vetternkrieg.hidden import suspect_kept
from tafelrunde.games.vetternkrieg.muster import Exchange, Field
from tafelrunde.games.vetternkrieg.state import CLEANUP, DEAL, SETUP, Vetternkrieg, controlled
from tafelrunde.games.vetternkrieg.tables import CARDS, REGIONS, TWISTS, YORK
from tafelrunde.games.vetternkrieg.twists import Twist
from tafelrunde.games.vetternkrieg.verbs import CHOOSE_HOUSE, DISCARD, KEEP


class Play(Frame[Vetternkrieg]):
    """VK-2.5: at most five rounds; VK-2.6: each with seven phases."""

    def start(self, s: Vetternkrieg) -> Next:
        """VK-1.7, VK-R.1: the first seat chooses its house, or chance does, or it is York."""
        set_up(s)
        if s.assignment == "choose":
            return s.ask(0, self.HOUSES)
        if s.assignment == "random":
            return s.draw(2, self.HOUSE_DRAWN)
        return self.houses_fixed(s, 0)

    HOUSES: Final = Ask("houses", "house_chosen", prompt="choose-house")

    def houses(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-1.7: York or Lancaster."""
        out.span(CHOOSE_HOUSE, 0, 2)

    def house_chosen(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-1.7: the other seat gets the other house."""
        return self.houses_fixed(s, 0 if arg(a) == YORK else 1)

    def house_drawn(self, s: Vetternkrieg, drawn: i64) -> Next:
        """VK-R.1: a public draw."""
        return self.houses_fixed(s, drawn)

    def houses_fixed(self, s: Vetternkrieg, york: i64) -> Next:
        """VK-1.9: then all 17 cards are shuffled."""
        s.york = york
        if s.log is not None:
            s.emit("VK-1.7", "houses", {"york": york, "lancaster": 1 - york})
        return s.shuffle(CARDS, self.SHUFFLED)

    def shuffled(self, s: Vetternkrieg, order: tuple[int, ...]) -> Next:
        """VK-1.9: face down; VK-8.2: the twists too, if they are used (VK-8.1)."""
        s.deck.fill([card + 1 for card in order])
        if s.twists_on:
            return s.shuffle(TWISTS, self.TWISTS_SHUFFLED)
        return self.begin_round(s)

    def twists_shuffled(self, s: Vetternkrieg, order: tuple[int, ...]) -> Next:
        """VK-8.2: six twists, face down."""
        s.twists.fill([twist + 1 for twist in order])
        return self.begin_round(s)

    def begin_round(self, s: Vetternkrieg) -> Next:
        """VK-7.3: the marker moves on; VK-R.3: the first round is like all others."""
        s.round += 1
        s.phase = DEAL
        for seat in range(2):
            s.played[seat] = 0
            s.gone[seat] = 0
        s.bare = -1
        if s.log is not None:
            s.emit("VK-2.6", "round", {"round": s.round})
        if s.twists_on:
            return s.call(Twist(), self.TWIST_APPLIED)
        return s.call(Exchange(), self.EXCHANGED)

    def twist_applied(self, s: Vetternkrieg, value: object) -> Next:
        """VK-8.3: then the cards are dealt."""
        return s.call(Exchange(), self.EXCHANGED)

    def exchanged(self, s: Vetternkrieg, value: object) -> Next:
        """VK-2.6: phase 3."""
        return s.call(Field(), self.MUSTERED)

    def mustered(self, s: Vetternkrieg, value: object) -> Next:
        """VK-2.6: phase 4."""
        return s.call(Campaign(), self.CAMPAIGNED)

    def campaigned(self, s: Vetternkrieg, value: object) -> Next:
        """VK-2.6: phase 5."""
        return s.call(Battle(), self.FOUGHT)

    def fought(self, s: Vetternkrieg, value: object) -> Next:
        """VK-2.2: only now, with the survivors placed (VK-R.49), control counts."""
        winner = victor(s)
        if winner < 0:
            return self.tidy(s)  # VK-6.4
        s.scores = (controlled(s, 0), controlled(s, 1))
        s.winners = (winner,)
        if s.log is not None:
            told: Params = {"seat": winner, "scores": s.scores}
            s.emit("VK-2.5", "game-over", told)
        if s.reveal_dice:
            self.uncover(s)
        return s.finish()

    def uncover(self, s: Vetternkrieg) -> None:
        """VK-5.10: what was believed stays hidden to the end of the game, and no longer."""
        for clash in s.covered:
            s.revelations += 1
            if s.log is not None:
                told: Params = {"seat": clash[1], "claim": clash[2], "dice": clash[3:]}
                s.emit("VK-5.10", "uncovered", {"round": clash[0], **told})

    def tidy(self, s: Vetternkrieg) -> Next:
        """VK-7.1: whoever still has the last card keeps or discards it, at the same time."""
        s.phase = CLEANUP
        seats = tuple([seat for seat in (0, 1) if len(s.hands[seat])])
        if len(seats) == 2:
            return s.ask_all((0, 1), self.BOTH_KEEP)
        if seats:
            return s.ask(seats[0], self.ONE_KEEPS)
        return self.reshuffle(s)  # VK-R.51

    ONE_KEEPS: Final = Ask("keeps", "kept", prompt="keep-card")
    BOTH_KEEP: Final = Ask("keeps", "both_kept", prompt="keep-card")

    def keeps(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-7.1: keep it or discard it."""
        out.add(KEEP)
        out.add(DISCARD)

    def kept(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-7.1: only one seat still has a card."""
        self.settle(s, 0 if len(s.hands[0]) else 1, a)
        return self.reshuffle(s)

    def both_kept(self, s: Vetternkrieg, answers: list[list[int]]) -> Next:
        """VK-R.50: a kept card stays hidden, a discarded one lies open."""
        for seat in (0, 1):
            self.settle(s, seat, answers[seat][0])
        return self.reshuffle(s)

    def settle(self, s: Vetternkrieg, seat: i64, a: i64) -> None:
        """VK-7.1: one seat's last card."""
        if verb_of(a) == KEEP:
            if s.log is not None:
                s.emit("VK-7.1", "kept", {"seat": seat})
            return
        card = s.hands[seat].pop()
        s.revelations += 1
        s.discard += (card,)
        if s.log is not None:
            s.emit("VK-7.1", "discarded", {"seat": seat, "card": card})

    def reshuffle(self, s: Vetternkrieg) -> Next:
        """VK-7.2: discards and set-aside cards together; VK-8.4: the twist leaves the game."""
        for seat in (0, 1):
            suspect_kept(s, seat)
        s.twist = 0
        s.owner = -1
        s.deck.lay(s.discard)
        s.discard = ()
        return s.shuffle(len(s.deck), self.RESHUFFLED)

    def reshuffled(self, s: Vetternkrieg, order: tuple[int, ...]) -> Next:
        """VK-7.3: reserves, supplies and troops stay; the next round starts."""
        s.deck.shuffled(order)
        return self.begin_round(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "houses",
        "house_chosen",
        "keeps",
        "kept",
        "both_kept",
        "shuffled",
        "exchanged",
        "mustered",
        "campaigned",
        "fought",
        "reshuffled",
        "house_drawn",
        "twists_shuffled",
        "twist_applied",
    )
    SHUFFLED: Final = 7
    EXCHANGED: Final = 8
    MUSTERED: Final = 9
    CAMPAIGNED: Final = 10
    FOUGHT: Final = 11
    RESHUFFLED: Final = 12
    HOUSE_DRAWN: Final = 13
    TWISTS_SHUFFLED: Final = 14
    TWIST_APPLIED: Final = 15
    QUESTIONS: ClassVar[Questions] = (
        HOUSES.numbered(2, 3, 0, 0),
        ONE_KEEPS.numbered(4, 5, 0, 0),
        BOTH_KEEP.numbered(4, 6, 0, 0),
    )

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.house_chosen(s, a)
        if number == 5:
            return self.kept(s, a)
        if number == 6:
            return self.both_kept(s, cast("list[list[int]]", s.handed))
        if number == 7:
            return self.shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 8:
            return self.exchanged(s, s.handed)
        if number == 9:
            return self.mustered(s, s.handed)
        if number == 10:
            return self.campaigned(s, s.handed)
        if number == 11:
            return self.fought(s, s.handed)
        if number == 12:
            return self.reshuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 13:
            return self.house_drawn(s, a)
        if number == 14:
            return self.twists_shuffled(s, cast("tuple[int, ...]", s.handed))
        if number == 15:
            return self.twist_applied(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.houses(s, seat, out)
        elif number == 4:
            self.keeps(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    # </generated>


def set_up(s: Vetternkrieg) -> None:
    """VK-1.4: all troops start in the supply; VK-1.6: one of each house goes to every region.

    VK-1.8: two of each go to the reserve. VK-1.2: the first round has not begun yet.
    """
    t = s.tables
    s.phase = SETUP
    s.round = 0
    s.troops = vec[i64]([t.start_in_region] * (2 * REGIONS))
    s.reserve = vec[i64]([t.start_reserve] * 2)
    left = t.house_troops - t.start_in_region * REGIONS - t.start_reserve
    s.supply = vec[i64]([left] * 2)
    s.half = vec[i64]([0] * 2)
    s.french = vec[i64]([0] * 2)
    s.french_supply = t.french_troops
    s.hands = [Zone(), Zone()]
    s.played = vec[i64]([0] * 2)
    s.won = [(), ()]
    s.suspects = vec[i64]([0] * 2)
    s.gone = vec[i64]([0] * 2)


def victor(s: Vetternkrieg) -> i64:
    """The seat that has won at the end of a round, or -1.

    VK-6.1: all three regions, before round 5. VK-6.2, VK-2.3: more regions after round 5.
    VK-6.3, VK-2.4: with equal regions (VK-R.48: none each, too) more battles won.
    """
    mine, theirs = controlled(s, 0), controlled(s, 1)
    if s.round < s.tables.rounds:
        if mine == REGIONS:
            return 0
        return 1 if theirs == REGIONS else -1
    if mine == theirs:
        mine, theirs = len(s.won[0]), len(s.won[1])
    return 0 if mine > theirs else 1

"""Chapter 4: playing cards, their uses, and the secondary event."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import refused
from tafelrunde.games.vetternkrieg import verbs
from tafelrunde.games.vetternkrieg.effects import Effect, has_on_map, is_possible
from tafelrunde.games.vetternkrieg.muster import leave_hand
from tafelrunde.games.vetternkrieg.orders import Move, Place, Remove
from tafelrunde.games.vetternkrieg.state import (
    PLAY,
    Vetternkrieg,
    house_of,
    is_battlefield,
    mark_of,
)
from tafelrunde.games.vetternkrieg.tables import (
    ANY_REGION,
    FRAMED,
    RED_ROSE,
    RESERVE_TO_BATTLEFIELD,
    WHITE_ROSE,
)
from tafelrunde.games.vetternkrieg.verbs import (
    DEPLOY,
    MAIN,
    MOVE,
    OWN_SECONDARY,
    PLACE,
    RECRUIT,
    REMOVE,
)

USES: Final = vec[i64]([MAIN, RECRUIT, DEPLOY, MOVE, PLACE, REMOVE])
USED: Final = {
    MAIN: "use-main",
    RECRUIT: "use-recruit",
    DEPLOY: "use-deploy",
    MOVE: "use-move",
    PLACE: "use-place",
    REMOVE: "use-remove",
    OWN_SECONDARY: "use-own_secondary",
}
ROSE: Final = (WHITE_ROSE, RED_ROSE)  # by house
ONLY_POINTS: Final = Refusal("VK-4.4", "battlefield-has-points-only")
IMPOSSIBLE: Final = Refusal("VK-4.8", "main-impossible")
EMPTY_SUPPLY: Final = Refusal("VK-4.13", "supply-empty")
NOTHING_TO_DEPLOY: Final = Refusal("VK-4.15", "reserve-empty")
NOTHING_TO_MOVE: Final = Refusal("VK-4.19", "nothing-to-move")
NOTHING_TO_PLACE: Final = Refusal("VK-4.28", "reserve-empty")
NOTHING_TO_REMOVE: Final = Refusal("VK-4.36", "nothing-to-remove")
NOT_OWN_ROSE: Final = Refusal("VK-8.5", "not-own-rose")
OWN_IMPOSSIBLE: Final = Refusal("VK-8.6", "secondary-impossible")


class Campaign(Frame[Vetternkrieg]):
    """VK-4.1: turns alternate, the owner of the battlefield begins."""

    def start(self, s: Vetternkrieg) -> Next:
        """VK-4.2: until both have played four cards; the fifth is the last card."""
        s.phase = PLAY
        played = s.played[0] + s.played[1]
        if played == 2 * s.tables.cards_played:
            s.active = -1
            return s.finish()
        s.active = s.owner if played % 2 == 0 else 1 - s.owner  # VK-2.7
        return s.call(Turn(s.active), self.PLAYED)

    def played(self, s: Vetternkrieg, value: object) -> Next:
        """VK-4.6: the next turn."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "played")
    PLAYED: Final = 2

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.played(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class Turn(Frame[Vetternkrieg]):
    """VK-4.3: one card, one use; then the opponent's secondary event."""

    seat: i64 = 0

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
        return {"card": s.card, "points": s.tables.points[s.card]}

    def start(self, s: Vetternkrieg) -> Next:
        """VK-4.1: a card must be played."""
        return s.ask(self.seat, self.CARDS)

    CARDS: Final = Ask("cards", "revealed", "card_refused", "play-card", sure=True)

    def cards(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.1: any card of the own hand; VK-4.3: passing is not offered."""
        for card in s.hands[seat].cards:
            out.add(verbs.PLAY + card)

    def card_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.1: only cards of the own hand."""
        if verb_of(a) == verbs.PLAY and not s.hands[seat].holds(arg(a)):
            return refused(s, "VK-4.1", "not-in-hand", "card", arg(a))
        return None

    def revealed(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.38: without any possible use the card is played for nothing (VK-R.23)."""
        s.card = arg(a)
        leave_hand(s, self.seat, s.card)
        s.played[self.seat] += 1
        if s.log is not None:
            s.emit("VK-4.1", "played", {"seat": self.seat, "card": s.card})
        if self.has_use(s):
            return s.ask(self.seat, self.USES)
        if s.log is not None:
            s.emit("VK-4.38", "no-use", {"seat": self.seat, "card": s.card})
        return self.check_secondary(s)

    def has_use(self, s: Vetternkrieg) -> bool:
        """VK-4.38: whether anything can be done with the card."""
        for use in USES:
            if self.use_refused(s, self.seat, use) is None:
                return True
        return plans_cunningly(s) and self.own_refused(s, self.seat) is None

    USES: Final = Ask("uses", "use_chosen", "use_refused", "choose-use")

    def uses(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.10: the main event or exactly one action; VK-8.5: or the own secondary event."""
        for use in USES:
            out.add(use)
        if plans_cunningly(s):
            out.add(OWN_SECONDARY)

    def use_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.8, VK-4.13, VK-4.15, VK-4.19, VK-4.28, VK-4.36: what cannot be done.

        VK-R.24: whatever remains possible is forced.
        """
        if a == MAIN:
            if is_battlefield(s.card):
                return ONLY_POINTS
            return None if is_possible(s, seat, s.tables.main_op[s.card]) else IMPOSSIBLE
        if a == RECRUIT:
            return None if s.supply[seat] else EMPTY_SUPPLY
        if a == DEPLOY:
            return None if s.reserve[seat] else NOTHING_TO_DEPLOY
        if a == MOVE:
            return None if has_on_map(s, seat) else NOTHING_TO_MOVE
        if a == PLACE:
            return None if s.reserve[seat] else NOTHING_TO_PLACE
        if a == REMOVE:
            return None if has_on_map(s, 1 - seat) else NOTHING_TO_REMOVE
        return self.own_refused(s, seat) if a == OWN_SECONDARY else None

    def own_refused(self, s: Vetternkrieg, seat: i64) -> Refusal | None:
        """VK-8.5: only with the own rose, not with a frame; VK-8.6: and only if possible.

        VK-R.54: the own rose is the only mark then, so the opponent gets nothing.
        """
        if is_battlefield(s.card) or mark_of(s, s.card) != ROSE[house_of(s, seat)]:
            return NOT_OWN_ROSE
        possible = is_possible(s, seat, s.tables.second_op[s.card])
        return None if possible else OWN_IMPOSSIBLE

    def use_chosen(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.10: the points of a card are never split; VK-4.11: unused ones are lost."""
        seat, card = self.seat, s.card
        points = s.tables.points[card]
        if s.log is not None:
            s.emit("VK-4.3", USED[a], {"seat": seat, "card": card, "points": points})
        if a == MAIN:
            return s.call(main_event(s, seat), self.USED)
        if a == OWN_SECONDARY:
            return s.call(secondary_event(s, seat, 1, "VK-8.5"), self.USED)
        if a == DEPLOY:
            deploy = Effect(seat, RESERVE_TO_BATTLEFIELD, points, ANY_REGION, 1, "VK-4.14")
            return s.call(deploy, self.USED)
        if a == MOVE:
            limited = s.twist == s.tables.harsh_winter  # VK-8.10
            return s.call(Move(seat, 1 if limited else points), self.USED)
        if a == PLACE:
            return s.call(Place(seat, points), self.USED)
        if a == REMOVE:
            return s.call(Remove(seat, points), self.USED)
        return self.recruit(s, points)

    def recruit(self, s: Vetternkrieg, points: i64) -> Next:
        """VK-4.12: exactly the points, or all that is left (VK-R.16)."""
        count = min(points, s.supply[self.seat])
        s.supply[self.seat] -= count
        s.reserve[self.seat] += count
        if s.log is not None:
            s.emit("VK-4.12", "recruited", {"seat": self.seat, "count": count})
        return self.check_secondary(s)

    def used(self, s: Vetternkrieg, value: object) -> Next:
        """VK-4.5, VK-R.25: after the use, and only then, the secondary event."""
        return self.check_secondary(s)

    def check_secondary(self, s: Vetternkrieg) -> Next:
        """VK-4.40: whatever the card was used for."""
        other = 1 - self.seat
        if not is_battlefield(s.card) and opens_secondary(s, other):
            if is_possible(s, other, s.tables.second_op[s.card]):
                return s.call(secondary_event(s, other, 0, "VK-4.44"), self.SECONDARY_DONE)
            if s.log is not None:
                told = {"seat": other, "card": s.card}
                s.emit("VK-4.44", "secondary-impossible", told)
        return self.finish(s)

    def secondary_done(self, s: Vetternkrieg, value: object) -> Next:
        """VK-4.45, VK-R.26: it triggers nothing and is no turn."""
        return self.finish(s)

    def finish(self, s: Vetternkrieg) -> Next:
        """VK-4.5: the card goes to the open discard pile."""
        s.discard += (s.card,)
        s.card = 0
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("seat", "i64"),)

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "cards",
        "revealed",
        "card_refused",
        "uses",
        "use_chosen",
        "use_refused",
        "used",
        "secondary_done",
    )
    USED: Final = 8
    SECONDARY_DONE: Final = 9
    QUESTIONS: ClassVar[Questions] = (
        CARDS.numbered(2, 3, 4, 0),
        USES.numbered(5, 6, 7, 0),
    )

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def clone(self) -> Turn:
        return Turn(self.seat)

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.card_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.use_refused(s, seat, codes[i]) is None:
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
            return self.revealed(s, a)
        if number == 6:
            return self.use_chosen(s, a)
        if number == 8:
            return self.used(s, s.handed)
        if number == 9:
            return self.secondary_done(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.cards(s, seat, out)
        elif number == 5:
            self.uses(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.card_refused(s, seat, a)
        if number == 7:
            return self.use_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def plans_cunningly(s: Vetternkrieg) -> bool:
    """VK-8.5: whether the own secondary event may be tried."""
    return s.twist == s.tables.cunning_plans and not is_battlefield(s.card)


def opens_secondary(s: Vetternkrieg, other: i64) -> bool:
    """VK-4.41: a frame serves the opponent, VK-4.42: a rose only the opponent of that house.

    VK-4.43, VK-R.27: the active player's own rose, or no mark, opens nothing.
    """
    mark = mark_of(s, s.card)
    return mark == FRAMED or mark == ROSE[house_of(s, other)]


def main_event(s: Vetternkrieg, seat: i64) -> Effect:
    """VK-4.7: the main event of the card in use; VK-4.9, VK-R.13: at least one troop."""
    t, card = s.tables, s.card
    return Effect(seat, t.main_op[card], t.main_most[card], t.main_region[card], 1, "VK-4.7")


def secondary_event(s: Vetternkrieg, seat: i64, least: i64, rule: str) -> Effect:
    """VK-4.44: the secondary event of the card in use, for the seat that carries it out."""
    t, card = s.tables, s.card
    most, region = t.second_most[card], t.second_region[card]
    return Effect(seat, t.second_op[card], most, region, least, rule)

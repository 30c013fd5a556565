"""The course of a solo game at a real table: whose turn it is, the deck, the rounds, the end.

Cards and dice come from the table. What the rules do between them is done here, on the state of
a companion that waits for nobody.
"""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import Json, build, shown
from tafelrunde.core.masks import bit
from tafelrunde.games.drei_sanchos.board import is_bot
from tafelrunde.games.drei_sanchos.deeds import public
from tafelrunde.games.drei_sanchos.ending import finish
from tafelrunde.games.drei_sanchos.sequence import Round
from tafelrunde.games.drei_sanchos.state import MINOR, NOBODY, RUNNING, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import CARDS, MOST_POINTS, NAMES, SANCHOS
from tafelrunde.games.drei_sanchos.views import CourseStep, Flow

# What comes next: a card, turns, the end of the round, or nothing because the game is over.
CARD: Final = "card"
TURNS: Final = "turns"
END: Final = "end"
OVER: Final = "over"


class Course:
    """The turns of a round that have been taken."""

    def __init__(self) -> None:
        self.at = 0
        self.acted = False

    def to_json(self) -> dict[str, Json]:
        return {"at": self.at, "acted": self.acted}

    def load(self, value: dict[str, Json], s: DreiSanchos) -> None:
        """What `to_json` has written for this state; anything else is refused."""
        self.at = build(value.get("at"), "int", {}, "state.at")
        self.acted = build(value.get("acted"), "bool", {}, "state.acted")
        if not 1 <= s.round <= last_round(s) or s.commander != commander_of(s, s.round):
            raise BadData(f"state.table.round: {s.round} does not fit the commander")
        if not 0 <= self.at <= len(order(s)):
            raise BadData(f"state.at: {self.at} is not between 0 and {len(order(s))}")

    # -- where we are

    def step(self, s: DreiSanchos) -> CourseStep:
        """What comes next in this round."""
        if s.ended != RUNNING:
            return OVER
        if not s.card:
            return CARD
        return TURNS if self.at < len(order(s)) or not self.acted else END

    def turn_of(self, s: DreiSanchos) -> int:
        """S3-4.1: whose field is due; NOBODY if there is none."""
        due = self.step(s) == TURNS and self.at < len(order(s))
        return order(s)[self.at] if due else NOBODY

    def is_mine(self, s: DreiSanchos) -> bool:
        """S3-4.2, S3-14.1: a commander acts when it likes; S3-14.2: without one in order."""
        if self.step(s) != TURNS:
            return False
        return not self.acted or self.turn_of(s) == s.variant.sancho

    def flow(self, s: DreiSanchos) -> Flow:
        """Where the game stands, to be shown."""
        due = self.turn_of(s)
        return {
            "round": int(s.round),
            "commander": s.commander != NOBODY,
            "step": self.step(s),
            "order": [NAMES[sancho] for sancho in order(s)],
            "at": self.at,
            "acted": self.acted,
            "mine": self.is_mine(s),
            "bot": NAMES[due] if due != NOBODY and is_bot(s, due) else "",
            "deck": deck_left(s),
            "unseen": sorted(s.deck.cards),
            "may_reserve": may_reserve(s),
        }

    # -- what happens

    def lay_out(self, s: DreiSanchos, card: int) -> None:
        """S3-3.2: the commander plays a card; S3-14.2: without one the deck does."""
        self.expect(s, CARD, "the card of this round lies there already")
        take_unseen(s, card)
        s.card, s.keeper, s.phase = card, NOBODY, 2
        self.at, self.acted = 0, s.commander == NOBODY
        if s.commander == NOBODY:
            tell(s, "S3-14.2", "card-revealed", {"round": s.round, "card": card})
        else:
            tell(s, "S3-3.2", "card-played", {"sancho": s.commander, "card": card})

    def put_aside(self, s: DreiSanchos, card: int) -> None:
        """S3-3.3: a commander without reserve cards puts one there; S3-3.4: no turns follow."""
        self.expect(s, CARD, "the card of this round lies there already")
        if not may_reserve(s):
            raise BadData("you can reserve a card only as commander and without reserve cards")
        take_unseen(s, card)
        s.reserve[s.commander].put(card, bit(s.variant.seat_of[s.commander]))
        tell(s, "S3-3.4", "card-reserved", {"sancho": s.commander})
        close(s)

    def done(self, s: DreiSanchos) -> None:
        """The player's own turn is over."""
        if not self.is_mine(s):
            raise BadData("it is not your turn")
        if self.acted:
            self.at += 1
        self.acted = True

    def end(self, s: DreiSanchos) -> None:
        """S3-3.1: phases 3 and 4, when all turns have been taken."""
        self.expect(s, END, "not everybody has had a turn in this round")
        close(s)
        self.at, self.acted = 0, False

    def expect(self, s: DreiSanchos, step: CourseStep, otherwise: str) -> None:
        """Refuse what is not due."""
        if s.ended != RUNNING:
            raise BadData("the game is over")
        if self.step(s) != step:
            raise BadData(otherwise)


def order(s: DreiSanchos) -> list[int]:
    """S3-4.1, S3-4.4: who carries out a field of the card, from top to bottom."""
    return s.tables.cards[s.card].others[s.commander] if s.card else []


def commander_of(s: DreiSanchos, number: int) -> int:
    """S3-14.1, S3-14.2: the player in rounds 1, 3, 5, ..., in the others nobody."""
    return int(s.variant.sancho) if number % 2 else NOBODY


def go_to(s: DreiSanchos, number: int) -> None:
    """Go to the beginning of a round: the first one, or any one of a board in play."""
    if s.card:
        s.discard.put(s.card, public(s))
    s.round, s.phase, s.card, s.keeper = number, 1, 0, NOBODY
    s.commander = commander_of(s, number)


def last_round(s: DreiSanchos) -> int:
    """S3-14.10: in the round after the last card of the deck the game ends."""
    return first_deck(s) + 1


def first_deck(s: DreiSanchos) -> int:
    """S3-2.9, S3-16.7: the cards that are left after dealing."""
    aside = MOST_POINTS if s.tables.levels[s.variant.level][2] else 0
    return int(CARDS - s.tables.hand_size - aside)


def deck_left(s: DreiSanchos) -> int:
    """S3-14.2, S3-14.3: each round takes one card from the deck, at its start or at its end."""
    taken = int(s.commander == NOBODY and s.card != 0)
    return int(max(0, first_deck(s) - (s.round - 1) - taken))


def may_reserve(s: DreiSanchos) -> bool:
    """S3-3.3: a commander whose reserve is empty; El Cid does not count."""
    return s.commander != NOBODY and not s.card and not s.reserve[s.commander].cards


def take_unseen(s: DreiSanchos, card: int) -> None:
    """Each card is there once: what lies in a reserve or was played cannot come again."""
    for sancho in range(SANCHOS):
        if card in s.reserve[sancho].cards:
            raise BadData(f"card {card} lies in the reserve of {NAMES[sancho]}")
    if card not in s.deck.cards:
        raise BadData(f"card {shown(card)} has been played already or is out of the game")
    s.deck.take(card)


def close(s: DreiSanchos) -> None:
    """S3-14.3: a commander draws; S3-14.13: siege losses; then the next round."""
    if s.commander != NOBODY and not deck_left(s):
        run_out(s)
        return
    Round().losses(s)
    if s.ended != RUNNING:
        finish(s)
        return
    go_to(s, s.round + 1)
    if s.commander == NOBODY:
        if not deck_left(s):
            run_out(s)
        return
    tell(s, "S3-3.1", "round-begins", {"round": s.round, "sancho": s.commander})


def run_out(s: DreiSanchos) -> None:
    """S3-14.10: a card would have to be drawn or revealed, and there is none."""
    s.ended = MINOR
    finish(s)


def tell(s: DreiSanchos, rule: str, key: str, params: dict[str, Any]) -> None:
    if s.log is not None:
        s.emit(rule, key, params)

"""What bots may know about El Grande beyond its rules (specification, section 10)."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import ClassVar, Final, cast

from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.el_grande.estimate import (
    SCORES_SET,
    Outlook,
    lasting,
    majority_of,
    regions_but_kings,
    totals,
)
from tafelrunde.games.el_grande.intrigue import Moves
from tafelrunde.games.el_grande.scoring import SetDiscs, counts_in
from tafelrunde.games.el_grande.special import Special
from tafelrunde.games.el_grande.special_scoring import scored_by
from tafelrunde.games.el_grande.state import NONE, ElGrande, in_castillo
from tafelrunde.games.el_grande.tables import (
    CASTILLO,
    COURT,
    EFFECTS,
    FIRST_PLACES,
    PLACES,
    POWERS,
)
from tafelrunde.games.el_grande.turn import Turn
from tafelrunde.games.el_grande.verbs import (
    DROP,
    EVICT,
    EXECUTE,
    EXPEL,
    FETCH,
    GIVE_BACK,
    MOVE_GRANDE,
    MOVE_KING,
    PICK,
    PLACE,
    PLACE_EXTRA,
    PLACE_FIRST,
    PLAY_POWER,
    PUT_BOARD,
    RECALL,
    RECRUIT,
    SCORE,
    SET_DISC,
    SOURCE,
    TAKE_BACK,
    TAKE_CARD,
    VETO,
)

HEAT: Final = 1.2  # in points: how far a worse action is still tried
MOST_LIKED: Final = 8.0  # in units of heat: nothing is liked more than this
LEAD_SCALE: Final = 9.0  # points of lead per unit of log-odds at the start of the game
LAST_SCALE: Final = 3.0  # the same at its end
FUEL: Final = 0.75  # a caballero at court, while there are fewer than COMFORT
COMFORT: Final = 6
DEAR: Final = 0.16  # what a step of power costs: high cards are wanted later too
# What special actions bring as a rule, where nothing better is known.
USUAL: Final[dict[str, float]] = {
    "move_own_from_one_region": 2.0,
    "move_any_from_one_region": 4.0,
    "move_caballeros": 3.2,
    "keep_veto": 2.0,
    "opponents_return_from_anywhere": 1.6,
    "actor_expels_one_per_opponent": 1.8,
    "opponents_secret_withdraw": 1.8,
    "place_or_move_scoreboard": 2.5,
    "move_king_adjacent": 1.5,
    "evict_region": 2.5,
    "move_grande": 1.5,
    "retrieve_power_card": 1.3,
    "province_to_court": 1.2,
    "score_secret_unique": 1.5,
    "move_king_anywhere": 3.0,
}
BY_EFFECT: Final = [USUAL.get(effect, 0.0) for effect in EFFECTS]
CHOSEN_SCORE: Final = EFFECTS.index("score_chosen_region")
DECAY: Final = EFFECTS.index("opponents_court_to_province")
EXTRA: Final = EFFECTS.index("place_from_court_anywhere")
EITHER: Final = EFFECTS.index("choice")


class ElGrandeEvaluation:
    """Majorities, the King, bonuses, the coming scorings, and what the castillo may become."""

    horizon: ClassVar[int] = 30

    def weights(self, s: ElGrande, seat: i64, offers: Offers) -> vec[float]:
        """Gains in points, as weights that fall by e for each `HEAT`."""
        found = vec[float]([1.0] * offers.n)
        if offers.n == 1:
            return found
        gains = Advisor(s, seat).gains(offers)
        best = max(gains)
        for i in range(offers.n):
            found[i] = exp(max(-MOST_LIKED, (gains[i] - best) / HEAT))
        return found

    def mixes(self, s: ElGrande, seat: i64) -> bool:
        """False: sealed answers are mixed by the search, and nothing else has to be hidden."""
        return False

    def worths(self, s: ElGrande) -> list[float]:
        """The chance of each seat by its lead in expected points, which counts more later on."""
        expected = totals(s)
        done = s.rounds_done / len(s.variant.rounds)
        scale = LAST_SCALE + (LEAD_SCALE - LAST_SCALE) * (1.0 - done)
        best = max(expected)
        odds = [exp((points - best) / scale) for points in expected]
        whole = sum(odds)
        return [each / whole for each in odds]


class ElGrandeBalance:
    """What studies of balance ask of a position."""

    def standing(self, s: ElGrande) -> list[float]:
        """The points of each seat."""
        return [float(score) for score in s.score]

    def holdings(self, s: ElGrande) -> list[list[str]]:
        """The action cards that the seats have taken in this round."""
        found: list[list[str]] = [[] for _ in range(s.players)]
        for card, taker in zip(s.face_up, s.taker, strict=True):
            if taker != NONE:
                found[taker].append(f"card:{card}")
        return found

    def sides(self, s: ElGrande) -> list[str]:
        """Empty names: colours differ in nothing but their look."""
        return [""] * s.players


class Advisor:
    """The gain in points that a seat may expect of each action of one decision."""

    def __init__(self, s: ElGrande, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.card = NONE  # the action card in play, if it is the seat's own
        self.frame: Special | None = None
        for frame in s.stack:
            if isinstance(frame, Turn) and frame.seat == seat:
                self.card = frame.card
            elif isinstance(frame, Special):
                self.frame = frame
        own = self.card if self.frame is None else NONE
        self.outlook = Outlook(s, seat, own)

    def gains(self, offers: Offers) -> list[float]:
        """The gain of each action; what ends something is worth nothing."""
        if verb_of(offers.codes[0]) == PLAY_POWER:
            return self.powers(offers)
        return [self.gain(offers.codes[i]) for i in range(offers.n)]

    def gain(self, a: i64) -> float:
        """The gain of one action."""
        judge = JUDGES.get(verb_of(a))
        return judge(self, a) if judge is not None else 0.0

    # -- power cards and action cards

    def powers(self, offers: Offers) -> list[float]:
        """The gain of each power card: high ones choose first, low ones recruit more."""
        s, t = self.s, self.s.tables
        cards = sorted([self.card_worth(card) for card in s.face_up], reverse=True)
        rivals = [power for power in s.played if power]
        unknown = s.players - 1 - len(rivals)
        found = []
        for i in range(offers.n):
            power: int = arg(offers.codes[i])
            ahead = sum([1.0 for rival in rivals if rival > power])
            ahead += unknown * (POWERS - power) / POWERS
            low = int(ahead)
            high = min(low + 1, len(cards) - 1)
            pick = cards[low] + (cards[high] - cards[low]) * (ahead - low)
            fuel = self.fuel(min(t.caballeros[power], s.province[self.seat]))
            found.append(pick + fuel - DEAR * power)
        return found

    def fuel(self, number: int) -> float:
        """What `number` more caballeros at court are worth."""
        court: int = self.s.court[self.seat]
        welcome = max(0, min(number, COMFORT - court))
        left = len(self.s.variant.rounds) - self.s.rounds_done - 1
        return (FUEL * welcome + 0.3 * (number - welcome)) * (1.0 if left else 0.4)

    def card_worth(self, card: i64) -> float:
        """The gain of an action card: of its placement and its special action."""
        s = self.s
        number: int = min(s.tables.stack[card], s.court[self.seat])
        gain = max(0.0, self.special_worth(card))
        each = self.outlook.best_near()
        for i in range(number):
            gain += each * (0.9 - 0.15 * i)
        return gain

    def special_worth(self, card: i64) -> float:
        """The gain of the special action of a card."""
        s, look = self.s, self.outlook
        effect = s.tables.effect[card]
        if effect in SCORES_SET:
            mask = scored_by(s, card)
            firsts = effect == FIRST_PLACES
            now = [look.score_now(p, firsts) for p in range(PLACES) if mask >> p & 1]
            return sum(now)
        if effect == CHOSEN_SCORE:
            return max([look.score_now(place) for place in range(PLACES)])
        if effect in (EXTRA, EITHER):
            return float(min(2, s.court[self.seat])) * 0.9 * look.best_anywhere()
        if effect == DECAY:
            lost = [min(s.tables.count[card], court) for court in s.court]
            return 0.6 * look.envy * float(sum(lost) - lost[self.seat])
        return BY_EFFECT[effect] * min(1.2, 0.6 + 0.5 * look.lasting)

    def take_card(self, a: i64) -> float:
        return self.card_worth(arg(a))

    def recruit(self, a: i64) -> float:
        return 0.5 * float(arg(a))

    def fetch(self, a: i64) -> float:
        return 0.6 * float(arg(a))

    def recall(self, a: i64) -> float:
        return self.outlook.change(arg(a), self.seat, -1) + self.fuel(1) - 0.4

    def place_first(self, a: i64) -> float:
        """The gain of placing before the special action, greater if that one scores."""
        effect = self.s.tables.effect[self.card]
        if effect in SCORES_SET or effect == CHOSEN_SCORE:
            return 1.5
        return 0.3

    def execute(self, a: i64) -> float:
        return self.special_worth(self.frame.card) if self.frame is not None else 0.0

    # -- caballeros

    def place(self, a: i64) -> float:
        return self.outlook.one_more(arg(a), self.seat) - 0.15

    def place_extra(self, a: i64) -> float:
        return self.outlook.one_more(arg(a), self.seat) - 0.1

    def drop(self, a: i64) -> float:
        color = self.frame.color if isinstance(self.frame, Moves) else self.seat
        return self.outlook.one_more(arg(a), color)

    def pick(self, a: i64) -> float:
        """The gain of moving a caballero from a region to where it helps most or harms least."""
        color, source = arg(a), arg2(a)
        look = self.outlook
        best = look.one_more(CASTILLO, color)
        for place in regions_but_kings(self.s):
            if place != source:
                best = max(best, look.one_more(place, color))
        return look.change(source, color, -1) + best - 0.2

    def source(self, a: i64) -> float:
        """The gain of moving from a region; own caballeros best leave where they do nothing."""
        s, place = self.s, arg(a)
        lead = majority_of(s, place, self.seat)
        lost = self.outlook.change(place, self.seat, -1) if lead > -9 else 0.0
        foreign = self.frame is not None and s.tables.foreign[self.frame.card] > 0
        return 2.0 - lead if foreign else 1.0 + lost

    def give_back(self, a: i64) -> float:
        if arg(a) == COURT:
            return -0.6
        return self.outlook.change(arg(a), self.seat, -1)

    def expel(self, a: i64) -> float:
        return self.outlook.change(arg2(a), arg(a), -1)

    def set_disc(self, a: i64) -> float:
        """The gain of a region on the disc: newcomers go where they count, losses elsewhere."""
        place, look = arg(a), self.outlook
        prompt = cast(SetDiscs, self.s.top).prompt
        if prompt == "disc-scoring":
            return look.score_now(place)
        if prompt == "disc-withdraw":
            here = self.s.pieces[place * self.s.players + self.seat]
            count = self.s.tables.count[self.frame.card] if self.frame is not None else 2
            return look.change(place, self.seat, -min(here, count))
        number = in_castillo(self.s, self.seat) if prompt == "disc-castillo" else 2
        return -2.0 if place == self.s.king else look.change(place, self.seat, number)

    # -- special actions

    def score(self, a: i64) -> float:
        return self.outlook.score_now(arg(a))

    def put_board(self, a: i64) -> float:
        """The gain of a scoreboard in a place: high numbers where the seat leads, else low ones."""
        board, place = arg(a), arg2(a)
        s, look = self.s, self.outlook
        values = s.tables.board_values[board]
        return look.promise(place, counts_in(s, place), values) - look.base(place)

    def move_king(self, a: i64) -> float:
        """The gain of moving the King: freeze what the seat leads, open where it wants to place."""
        s, look, place = self.s, self.outlook, arg(a)
        lead = majority_of(s, place, self.seat)
        gain = 0.5 * look.best_target(s.tables.adjacent[place]) * float(min(2, s.court[self.seat]))
        gain += look.king_gain(place) - look.king_gain(s.king)
        return gain + (0.6 if lead > 0 else -0.3)

    def evict(self, a: i64) -> float:
        """The gain of evicting; rivals arrive elsewhere, so only a part of their loss remains."""
        s, place = self.s, arg(a)
        counts = [0] * s.players
        counts[self.seat] = s.pieces[place * s.players + self.seat]
        return 0.5 * (self.outlook.utility(place, counts) - self.outlook.base(place)) - 0.5

    def move_grande(self, a: i64) -> float:
        s, place = self.s, arg(a)
        here = 1.0 if majority_of(s, place, self.seat) > 0 else -0.5
        there = 1.0 if majority_of(s, s.grande[self.seat], self.seat) > 0 else -0.5
        return (here - there) * 2.0 * lasting(s)

    def take_back(self, a: i64) -> float:
        return 0.12 * float(arg(a))

    def veto(self, a: i64) -> float:
        """The gain of a veto: what it stops; one that is about to lapse is spent more easily."""
        s = self.s
        if self.frame is None:
            return 0.0
        told = self.frame.announced(s)
        step, target = told["step"], told.get("target", NONE)
        last = min([u for h, u in zip(s.veto_seat, s.veto_until, strict=True) if h == self.seat])
        threshold = 1.0 if last <= s.round else 2.2
        harm = 1.5
        if step == "score" and isinstance(target, int):
            harm = -self.outlook.score_now(target)
        elif step == "move":
            color, source = told["color"], told["source"]
            assert isinstance(color, int) and isinstance(source, int) and isinstance(target, int)
            look = self.outlook
            harm = -2.0 * (look.change(source, color, -1) + look.change(target, color, 1))
        elif step == "return" or step == "expel":
            harm = 2.0 if told["color"] == self.seat else -1.0
        elif step == "put_board" or step == "evict":
            assert isinstance(target, int)
            harm = 1.5 if self.s.pieces[target * s.players + self.seat] else -1.0
        elif step in ("fetch", "take_back", "move_grande"):
            harm = 0.5
        return harm - threshold


JUDGES: Final[dict[int, Callable[[Advisor, int], float]]] = {
    RECRUIT: Advisor.recruit,
    FETCH: Advisor.fetch,
    RECALL: Advisor.recall,
    TAKE_CARD: Advisor.take_card,
    PLACE_FIRST: Advisor.place_first,
    EXECUTE: Advisor.execute,
    PLACE: Advisor.place,
    PLACE_EXTRA: Advisor.place_extra,
    DROP: Advisor.drop,
    PICK: Advisor.pick,
    SOURCE: Advisor.source,
    GIVE_BACK: Advisor.give_back,
    EXPEL: Advisor.expel,
    SET_DISC: Advisor.set_disc,
    SCORE: Advisor.score,
    PUT_BOARD: Advisor.put_board,
    MOVE_KING: Advisor.move_king,
    EVICT: Advisor.evict,
    MOVE_GRANDE: Advisor.move_grande,
    TAKE_BACK: Advisor.take_back,
    VETO: Advisor.veto,
}

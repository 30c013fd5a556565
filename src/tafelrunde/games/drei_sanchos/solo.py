"""Chapters 14 to 16: how a Sancho-Bot carries out its field, and the set-up of a solo game."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Names, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos import deeds, sancho
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import is_bot
from tafelrunde.games.drei_sanchos.ending import goal_reached
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.spending import begin_turn
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.strip import Strip
from tafelrunde.games.drei_sanchos.tables import (
    CARDS,
    DO_ATTACK,
    DO_BESIEGE,
    DO_DEPLOY,
    DO_FORTIFY,
    DO_KEEP,
    DO_MOVE,
    DO_RECRUIT,
    MOST_POINTS,
    REGIONS,
    SANCHOS,
    Step,
)

# How an attempt at a step ends.
IMPOSSIBLE: Final = 0
DONE: Final = 1
GOES_ON: Final = 2  # in a battle, a siege or a discard, which has to be called


class BotTurn(Frame[DreiSanchos]):
    """S3-14.5, S3-15.2: a bot carries out its text, step by step and as far as possible."""

    sancho: i64 = 0
    at: i64 = 0  # the next step of the text
    region: i64 = 0  # of the battle or siege that has to be called
    source: i64 = 0  # the strongest army, once a step has determined it

    def start(self, s: DreiSanchos) -> Next:
        """S3-14.2: its field of the card, without command points."""
        begin_turn(s, self.sancho)
        return self.go_on(s)

    def go_on(self, s: DreiSanchos) -> Next:
        """S3-14.6: a bot in the bottom field follows the crown; S3-14.7: a sequence."""
        card = s.tables.cards[s.card]
        chains = card.crown if card.bottom == self.sancho else card.fields[self.sancho]
        while self.at < len(chains):
            chain = chains[self.at]
            self.at += 1
            step = self.first_possible(s, chain)
            if goal_reached(s):
                return s.finish()
            if step is not None:
                return self.calling(s, step)
        return s.finish()

    def returned(self, s: DreiSanchos, value: object) -> Next:
        """A battle, a siege or a discard is over; S3-14.9: it may have decided the game."""
        return s.finish() if goal_reached(s) else self.go_on(s)

    def first_possible(self, s: DreiSanchos, chain: list[Step]) -> Step | None:
        """S3-9.12: the first step of which a point can be used; it is returned if it goes on."""
        self.source = sancho.NOWHERE
        for step in chain:
            outcome = self.attempt(s, step)
            if outcome != IMPOSSIBLE:
                return step if outcome == GOES_ON else None
            if s.log is not None:
                told = {"sancho": self.sancho, "action": step.do, "points": step.points}
                s.emit("S3-15.2", "bot-cannot", told)
        return None

    def calling(self, s: DreiSanchos, step: Step) -> Next:
        """S3-15.14: with all the points of the step."""
        if step.do == DO_ATTACK:
            return s.call(Battle(self.sancho, self.region, step.points), self.RETURNED)
        if step.do == DO_BESIEGE:
            return s.call(Siege(self.sancho, self.region, step.points), self.RETURNED)
        return s.call(Strip(self.sancho), self.RETURNED)

    def attempt(self, s: DreiSanchos, step: Step) -> i64:
        """One step of the text."""
        do, bot = step.do, self.sancho
        if do == DO_RECRUIT:
            return DONE if deeds.recruit(s, bot, step.points) else IMPOSSIBLE
        if do == DO_DEPLOY:
            return self.deploys(s, step)
        if do == DO_MOVE:
            return self.moves(s, step)
        if do == DO_FORTIFY:
            return self.fortifies(s, step)
        if do == DO_KEEP:
            s.keeper = bot  # S3-14.4, S3-9.10
            if s.log is not None:
                s.emit("S3-14.4", "bot-keeps", {"sancho": bot, "card": s.card})
            return DONE
        if do == DO_ATTACK:
            self.region = sancho.region_to_attack(s, bot, step)
            return GOES_ON if self.region != sancho.NOWHERE else IMPOSSIBLE
        if do == DO_BESIEGE:
            self.region = sancho.region_to_besiege(s, bot, step)
            return GOES_ON if self.region != sancho.NOWHERE else IMPOSSIBLE
        return GOES_ON if sancho.victim(s, bot) != NOBODY else IMPOSSIBLE

    def deploys(self, s: DreiSanchos, step: Step) -> i64:
        """S3-15.10: to the king where he stands, or home, rather onto the castle."""
        bot, left = self.sancho, step.points
        while left and s.recruits[bot] and (not step.king or deeds.can_deploy_king(s, bot)):
            if step.king:
                deeds.deploy(s, bot, s.king_at[bot], deeds.king_place(s, bot))
            else:
                place = GARRISON if deeds.can_deploy_castle(s, bot) else FIELD
                deeds.deploy(s, bot, s.tables.home[bot], place)
            left -= 1
            if goal_reached(s):
                return DONE
        if step.rest and left:
            left -= deeds.recruit(s, bot, left)
        return DONE if left < step.points else IMPOSSIBLE

    def moves(self, s: DreiSanchos, step: Step) -> i64:
        """S3-15.5, S3-15.33: from one region to one other, and whatever cannot go stays; S3-R.41:
        an alternative of the same step concerns the same army."""
        bot = self.sancho
        if self.source == sancho.NOWHERE:
            self.source = sancho.army_to_move(s, bot)
        source = self.source
        if source == sancho.NOWHERE or not sancho.next_to_move(s, bot, source, 1):
            return IMPOSSIBLE
        target = sancho.target_of_move(s, bot, source, step.target)
        if target == sancho.NOWHERE:
            return IMPOSSIBLE
        for nth in range(1, step.points + 1):
            unit = sancho.next_to_move(s, bot, source, nth)
            if unit == sancho.NO_UNIT:
                break
            deeds.move(s, bot, unit, target)
        return DONE

    def fortifies(self, s: DreiSanchos, step: Step) -> i64:
        """S3-15.11: every point by itself."""
        for used in range(step.points):
            unit = sancho.unit_to_fortify(s, self.sancho, step.vacant)
            if unit == sancho.NO_UNIT:
                return DONE if used else IMPOSSIBLE
            deeds.fortify(s, self.sancho, unit)
            if goal_reached(s):
                return DONE
        return DONE

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sancho", "i64"),
        ("at", "i64"),
        ("region", "i64"),
        ("source", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "returned")
    RETURNED: Final = 2

    def __init__(self, sancho: i64 = 0, at: i64 = 0, region: i64 = 0, source: i64 = 0) -> None:
        self.sancho = sancho
        self.at = at
        self.region = region
        self.source = source

    def clone(self) -> BotTurn:
        return BotTurn(self.sancho, self.at, self.region, self.source)

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.returned(s, s.handed)
        return super().step(number, s, a)

    # </generated>


class SoloSetup(Frame[DreiSanchos]):
    """S3-2.12, S3-16.1: after the normal set-up the scenario, then the level."""

    points: i64 = 0  # of the cards of which one has been set aside last
    aside: list[int]

    def start(self, s: DreiSanchos) -> Next:
        """S3-16.2: Normal has nothing else; S3-16.8: for an easier game there is El Cid."""
        for bot, region, troops in s.tables.scenarios[s.variant.sancho]:
            reinforce(s, bot, region, troops)
        recruits, bonus, cards = s.tables.levels[s.variant.level]
        for bot in range(SANCHOS):
            if is_bot(s, bot):
                train(s, bot, recruits, bonus)
        return self.next_triple(s) if cards else s.finish()

    def next_triple(self, s: DreiSanchos) -> Next:
        """S3-16.6: one card each with 1, 2 and 3 points is set aside."""
        self.points += 1
        if self.points > MOST_POINTS:
            return s.shuffle(len(self.aside), self.DEALT_TO_BOTS)
        return s.draw(len(self.triple(s)), self.SET_ASIDE)

    def triple(self, s: DreiSanchos) -> list[int]:
        """S3-16.6: the cards of these points with the player's field at the bottom."""
        return [
            card
            for card in range(1, CARDS + 1)
            if s.tables.cards[card].bottom == s.variant.sancho
            and s.tables.cards[card].bp == self.points
        ]

    def set_aside(self, s: DreiSanchos, index: i64) -> Next:
        """S3-16.6: drawn at random."""
        self.aside.append(self.triple(s)[index])
        return self.next_triple(s)

    def dealt_to_bots(self, s: DreiSanchos, order: tuple[int, ...]) -> Next:
        """S3-16.6, S3-15.28: an open reserve card for each bot; S3-16.7, S3-R.29: the third is
        out of the game, and the player knows it."""
        cards = [self.aside[i] for i in order]
        for card in cards:
            s.deck.take(card)
        for bot in range(SANCHOS):
            if is_bot(s, bot):
                card = cards.pop(0)
                s.reserve[bot].put(card, deeds.public(s))
                if s.log is not None:
                    s.emit("S3-16.6", "bot-reserve", {"sancho": bot, "card": card})
        s.discard.put(cards[0], deeds.public(s))
        if s.log is not None:
            s.emit("S3-16.7", "card-removed", {"card": cards[0]})
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("points", "i64"),
        ("aside", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "set_aside", "dealt_to_bots")
    SET_ASIDE: Final = 2
    DEALT_TO_BOTS: Final = 3

    def __init__(self, points: i64 = 0, aside: list[int] | None = None) -> None:
        self.points = points
        self.aside = [] if aside is None else aside

    def clone(self) -> SoloSetup:
        return SoloSetup(self.points, self.aside.copy())

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.set_aside(s, a)
        if number == 3:
            return self.dealt_to_bots(s, cast("tuple[int, ...]", s.handed))
        return super().step(number, s, a)

    # </generated>


def announce(s: DreiSanchos) -> None:
    """S3-16.1: who plays alone, and at which level."""
    if s.log is not None:
        s.emit("S3-16.1", "solo-begins", {"sancho": s.variant.sancho, "level": s.variant.level})


def reinforce(s: DreiSanchos, bot: i64, region: i64, troops: i64) -> None:
    """S3-16.5: extra troops come from the supply."""
    s.supply[bot] -= troops
    s.troops[region * 3 + bot] += troops


def train(s: DreiSanchos, bot: i64, recruits: i64, bonus: i64) -> None:
    """S3-16.3, S3-16.5: recruits for a bot; S3-16.4: and more troops for each field army."""
    s.supply[bot] -= recruits
    s.recruits[bot] += recruits
    for region in range(1, REGIONS + 1):
        if s.troops[region * 3 + bot]:
            reinforce(s, bot, region, bonus)

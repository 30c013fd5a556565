"""A table in the terminal: the referee, who sits where, and what each has been told."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.board.scene import AnyTableGame, Remark, Scene
from tafelrunde.board.text import Marks
from tafelrunde.bots.base import Bot, question_for
from tafelrunde.bots.counsel import Counsel, counsel
from tafelrunde.bots.planning import Intent
from tafelrunde.bots.registry import fixed_budget, make_bot, timed_budget
from tafelrunde.core.actions import (
    SPECTATOR,
    Action,
    BadData,
    Event,
    IllegalAction,
    Refusal,
)
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.game import Options, stays_hidden
from tafelrunde.core.journal import Luck, committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.texts import TERMINAL, Speaker

NAMES: Final = ("Adalbert", "Brunhild", "Clodwig", "Dietlind", "Eckbert")
ADVISER: Final = "knight"


class Seating(NamedTuple):
    """Who sits where: a name for each seat, and the bot that plays it or "" for a person."""

    names: tuple[str, ...]
    bots: tuple[str, ...]

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]


class Choice(NamedTuple):
    """A numbered answer; one with a refusal is not allowed now."""

    number: int
    action: Action
    label: str
    refusal: Refusal | None
    remark: str = ""  # its aim and odds, where the game tells them


def new_match(game: AnyTableGame, options: Options, players: int, seed: int | None) -> Match:
    """A new game: with a seed a reproducible one, otherwise with dice that can be verified."""
    if seed is not None:
        luck = Luck(fast=seed)
    else:
        luck = committed(secrets.token_bytes(32), secrets.token_hex(8))
    return Match(game, head_for(game, options, players, luck), luck.rng()).begin()


class Session:
    """Everything that plain and full-screen play have in common."""

    def __init__(self, game: AnyTableGame, match: Match, seating: Seating, language: str) -> None:
        self.game = game
        self.match = match
        self.seating = seating
        self.speaker = Speaker(game, language, seating.names, TERMINAL)
        self.people = seating.people()
        fast = match.head.luck.fast
        self.reproducible = fast is not None
        self.rng = FastRng(secrets.randbits(64) if fast is None else seed_for("bots", fast))
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, game) for seat, name in enumerate(seating.bots) if name
        }
        self.intents: dict[int, Intent] = {}  # what each bot has in mind
        self.adviser = ADVISER
        self.told: dict[int, int] = {}

    # -- whose turn it is

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.state.over

    def asked(self) -> int | None:
        """The person who has to answer next, once the bots have done so."""
        pending = self.match.state.pending()
        return next((seat for seat in pending if seat in self.people), None)

    def waiting_bot(self) -> int | None:
        """A bot that has to answer. Bots go first, so that nobody waits after a secret answer."""
        return next((seat for seat in self.match.state.pending() if seat in self.bots), None)

    def pending(self, observer: int) -> list[int]:
        """The seats that an observer sees deciding."""
        s = self.match.state
        return s.visible_seats(s.pending(), observer)

    def eyes(self) -> int:
        """The observer for whom the table is shown."""
        asked = self.asked()
        if asked is not None:
            return asked
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # -- telling

    def news(self, observer: int) -> list[Event]:
        """What happened since this observer was last told."""
        events = self.match.events(observer, self.told.get(observer, 0))
        self.told[observer] = len(self.match.told)
        return [told.event for told in events]

    def chronicle(self, observer: int) -> dict[int, Event]:
        """What an observer has been told and may look up again, by its number."""
        view = self.game.view(self.match.state, observer)
        untold = set(self.game.untold(view, self.match.told))
        events = enumerate(self.match.events(observer))
        return {number: told.event for number, told in events if number not in untold}

    def scene(self, observer: int) -> Scene:
        """The table as an observer sees it."""
        scene = self.game.scene(self.game.view(self.match.state, observer), observer)
        account = self.game.account(self.chronicle(observer).values())
        return scene._replace(areas=(*scene.areas, *account))

    def hues(self, observer: int) -> Sequence[str]:
        """The colours of the seats, as far as the game names any."""
        return self.game.hues(self.game.view(self.match.state, observer))

    def prompt(self, seat: int) -> str:
        """The question to a seat."""
        s = self.match.state
        return self.speaker.prompt(s.prompt, s.top.about(s, seat))

    def waiting(self, seat: int) -> str:
        """What the others read while a seat decides; public facts only."""
        s = self.match.state
        about = s.top.about(s, SPECTATOR)
        return self.speaker.waiting(s.prompt, [seat], about)

    def choices(self, seat: int) -> list[Choice]:
        """Everything that a seat might try: first what is allowed, so that 1 always is."""
        found = self.match.choices(seat)
        ordered = [c for c in found if c[1] is None] + [c for c in found if c[1] is not None]
        s = self.match.state
        view, preview = self.game.view(s, seat), self.game.preview(s, seat)
        remarks = [
            self.remark(self.game.remarks(view, preview, action)) if refusal is None else ""
            for action, refusal in ordered
        ]
        return [
            Choice(number, action, self.speaker.action(action), refusal, remark)
            for number, ((action, refusal), remark) in enumerate(
                zip(ordered, remarks, strict=True), 1
            )
        ]

    def remark(self, remarks: Sequence[Remark]) -> str:
        """Remarks in one line."""
        words = [self.speaker.scene_text(text) for text, _ in remarks]
        chances = [f" {percent} %" if percent >= 0 else "" for _, percent in remarks]
        return ", ".join([a + b for a, b in zip(words, chances, strict=True)])

    def picked(self, seat: int) -> list[str]:
        """What a seat has put into its sealed answer so far."""
        return [self.speaker.action(action) for action in self.match.state.picks(seat)]

    def marks(self, choices: Sequence[Choice]) -> Marks:
        """The numbers of the choices, by the element that each names."""
        verbs = self.speaker.verbs
        return {
            f"{verbs[choice.action.verb][0]}:{choice.action.args[0]}": str(choice.number)
            for choice in choices
            if choice.refusal is None and len(choice.action.args) == 1
        }

    # -- acting

    def answer(self, seat: int, actions: Sequence[Action]) -> None:
        """Play several parts of an answer, all of them or none."""
        self.match.play_all(seat, actions, self.match.decision_id(seat), row=True)

    def whole_answer(self, seat: int, actions: Sequence[Action]) -> list[Action]:
        """A list of parts as one answer: in canonical order, with the verb that ends it."""
        parts = sorted(actions, key=lambda action: (not action.args, action.args))
        trial = self.match.state.clone()
        asked = trial.prompt
        for action in parts:
            if trial.explain(seat, action) is not None:
                return parts
            trial.play_trusted(seat, action)
        if seat not in trial.pending() or trial.prompt != asked:
            return parts
        endings = [action for action in trial.legal(seat) if not action.args]
        return [*parts, *endings] if len(endings) == 1 else parts

    def think(self, seat: int) -> Action:
        """What a bot does now."""
        name = self.seating.bots[seat]
        budget = fixed_budget(name, self.game) if self.reproducible else timed_budget(name)
        intent = self.intents.get(seat, ())
        question = question_for(self.game, self.match.state, seat, self.rng, intent)
        action, self.intents[seat] = self.bots[seat].answer(question, budget, self.rng)
        return action

    def advice(self, seat: int) -> list[Counsel]:
        """What a good bot thinks of the best three choices, and why."""
        rng = FastRng(seed_for("advice", self.match.state.digest()))
        question = question_for(self.game, self.match.state, seat, rng)
        budget = timed_budget(self.adviser)
        found = make_bot(self.adviser, self.game).advise(question, budget, rng)
        return counsel(self.game, question, found, rng)

    def undo_right(self, seat: int) -> str:
        """ "free", "ask" while other people have to agree, or "" if there is nothing."""
        right = self.match.undo_right(seat)
        if self.over or not right:
            return ""
        return "ask" if right == "ask" and len(self.people) > 1 else "free"

    def undo(self, seat: int) -> Refusal | None:
        """Take a seat's last action back; bots agree, people have been asked before.

        Returns why not, where somebody would meet again what was hidden and has been seen.
        """
        if self.match.undo_right(seat) == "free":
            self.match.undo(seat)
            return None
        try:
            self.match.ask_undo(seat)
        except IllegalAction as illegal:
            return illegal.refusal
        for other in range(self.match.head.players):
            if other != seat and self.match.undo_asked is not None:
                self.match.answer_undo(other, True)
        return None

    # -- the end

    def result(self) -> list[tuple[str, int, bool]]:
        """Name, points and victory of each seat, the winners first."""
        s = self.match.state
        rows = [
            (name, s.scores[seat], seat in s.winners)
            for seat, name in enumerate(self.seating.names)
        ]
        return sorted(rows, key=lambda row: (not row[2], -row[1]))

    def ranking(self) -> list[tuple[str, bool]]:
        """The result as aligned lines, and which of them tell of a victory."""
        rows = self.result()
        key = "result-shared" if sum(won for _, _, won in rows) > 1 else "result-victory"
        width = max(len(name) for name, _, _ in rows)
        victory = {True: self.speaker.say(key), False: ""}
        return [
            (f"{name:<{width}}  {points:>4}  {victory[won]}".rstrip(), won)
            for name, points, won in rows
        ]

    def proof(self, save: Path) -> list[str]:
        """The seed, the journal and how to check it; nothing of it where secrets outlive a game."""
        say, luck = self.speaker.say, self.match.head.luck
        if stays_hidden(self.match.options):
            return [say("result-secret", path=str(save))]
        return [
            say("result-seed", seed=luck.seed.hex() if luck.seed else str(luck.fast)),
            say("result-journal", path=str(save)),
            say("result-verify", command=f"tafelrunde verify {save}"),
        ]


def seating_for(
    game: AnyTableGame,
    players: int | None,
    bots: Sequence[str] | None,
    seat: int,
    names: Sequence[str],
) -> Seating:
    """Bots fill the seats after the first person's; without any named, all the others.

    As many bots as the game has seats play among themselves.
    """
    if players is None:
        named = len(bots or ())
        players = max(game.min_players, named + (named != game.max_players))
    game.check_players(players)
    if bots is None:
        bots = ["squire"] * (players - 1)
    if len(bots) > players:
        raise BadData(f"{len(bots)} bots do not fit on {players} seats")
    if not 0 <= seat < players:
        raise BadData(f"there is no seat {seat}; seats are 0 to {players - 1}")
    if len(names) > players:
        raise BadData(f"{len(names)} names do not fit on {players} seats")
    for bot in bots:
        make_bot(bot, game)
    order = [(seat + i) % players for i in range(players)]
    taken: Mapping[int, str] = dict(zip(reversed(order), reversed(bots), strict=False))
    every = (*names, *NAMES[len(names) :])
    return Seating(tuple(every[:players]), tuple(taken.get(i, "") for i in range(players)))

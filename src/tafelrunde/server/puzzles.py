"""Puzzles on the server: a prepared table for one guest, who has to find one answer.

Each guest has one such table for every game. Stored are the puzzle that lies there and which ones
were solved; the table is laid from the file of puzzles. A wrong answer is weighed and never played.
"""

from __future__ import annotations

import json
import secrets
from datetime import date
from typing import cast

from tafelrunde.core.actions import Action, IllegalAction, Refusal
from tafelrunde.core.match import Match
from tafelrunde.core.views import ToldRefusal
from tafelrunde.games import game_types, load_game
from tafelrunde.puzzles.attempt import RIGHT, WRONG, Attempt
from tafelrunde.puzzles.puzzle import (
    Collection,
    Puzzle,
    day_of,
    has_puzzles,
    match_of,
    number_of_the_day,
    puzzles_of,
)
from tafelrunde.server import wire
from tafelrunde.server.errors import Refused
from tafelrunde.server.film import LENGTH
from tafelrunde.server.loading import record_of
from tafelrunde.server.prepared import PreparedRoom, table_of
from tafelrunde.server.puzzle_store import StoredPuzzle, keep_puzzle, puzzle_at, puzzle_of
from tafelrunde.server.rooms import RoomContext
from tafelrunde.server.store import Guest, Store
from tafelrunde.server.telling import Telling, summary
from tafelrunde.server.visitors import Visitor
from tafelrunde.server.wire_puzzles import PuzzleSaid, PuzzleTold, Reasoned, TakePuzzle


def known_puzzles(game: str) -> Collection:
    """The puzzles of a game; refused if it has none."""
    if game not in game_types() or not has_puzzles(load_game(game)):
        raise Refused("not-found")
    return puzzles_of(game)


def numbered(puzzles: Collection, name: str, day: date) -> int:
    """The index of a puzzle in its collection; that of the day's puzzle if it is gone."""
    names = [puzzle.id for puzzle in puzzles.puzzles]
    return names.index(name) if name in names else number_of_the_day(puzzles, day)


class PuzzleTelling(Telling):
    """What is sent about a puzzle: the table, and what is said about the last answer."""

    room: PuzzleRoom

    def state(self, visitor: Visitor, connected: set[int], now: int) -> wire.StateMessage:
        """The message for whoever solves it; after the end nothing more is asked."""
        message = super().state(visitor, connected, now)
        message.puzzle = self.room.told(now)
        message.undo, message.undo_seat, message.order = "", None, ""
        if self.room.attempt.is_over:
            message.choices, message.decision = [], ""
        return message


class PuzzleRoom(PreparedRoom):
    """A live puzzle: answers are judged, the best one is played, solved puzzles are stored."""

    def __init__(
        self, context: RoomContext, stored: StoredPuzzle, puzzles: Collection, fence: int
    ) -> None:
        self.stored = stored
        self.puzzles = puzzles
        self.laid = 0
        self.solved = set(json.loads(stored.solved))
        puzzle = puzzles.puzzles[numbered(puzzles, stored.puzzle, day_of(context.now()))]
        self.attempt = Attempt(puzzle, LENGTH)
        super().__init__(context, puzzle, self.attempt.match, stored.id, stored.guest, fence)

    def make_telling(self) -> Telling:
        """The message about the present position, with the value of the last answer."""
        telling = PuzzleTelling(self.record, self.places, self.match)
        telling.room = self
        return telling

    def told(self, now: int) -> PuzzleTold:
        """What is said about the puzzle; the solution only when it was found or shown."""
        attempt, puzzles = self.attempt, self.puzzles
        puzzle, answered = attempt.puzzle, attempt.answered
        return PuzzleTold(
            number=puzzles.puzzles.index(puzzle) + 1,
            count=len(puzzles.puzzles),
            today=number_of_the_day(puzzles, day_of(now)) + 1,
            level=puzzle.level,
            solved=[n + 1 for n, one in enumerate(puzzles.puzzles) if one.id in self.solved],
            said=cast(PuzzleSaid, attempt.said),
            tries=attempt.tries,
            answer=reasoned(puzzle, answered) if answered is not None else None,
            best=reasoned(puzzle, puzzle.best) if attempt.is_over else None,
            second=reasoned(puzzle, puzzle.values[1].action) if attempt.is_over else None,
            laid=self.laid,
        )

    async def lay(self, puzzle: Puzzle) -> None:
        """Set up a puzzle and show it to the guest."""
        self.attempt = Attempt(puzzle, LENGTH)
        self.laid += 1
        self.match = self.attempt.match
        own = table_of(puzzle, self.match, self.stored.id, self.stored.guest)
        self.record, self.places = own
        self.begin_anew()
        await self.keep()
        self._seat(*own)

    async def command(self, visitor: Visitor, command: wire.Command) -> bool:
        """Judge an answer; a wrong one counts like a refused move against the guest's limit."""
        done = await super().command(visitor, command)
        return done and self.attempt.said != WRONG

    def _apply(self, match: Match, command: wire.Do | wire.Undo | wire.AnswerUndo) -> None:
        if not isinstance(command, wire.Do) or len(command.actions) != 1 or self.attempt.is_over:
            raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": "undo"}))
        if command.decision != match.decision_id(command.seat):
            raise IllegalAction(Refusal("CORE-5", "stale"))
        self.attempt.act(wire.action_from(command.actions[0]))
        if self.attempt.said == RIGHT:
            self.solved.add(self.attempt.puzzle.id)

    async def _ask_undo(self, match: Match, seat: int, visitor: Visitor) -> None:
        """Refuse: there is nothing to undo."""
        raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": "undo"}))

    async def hint(self, visitor: Visitor, asked: wire.AskHint) -> None:
        """Refuse: puzzles have no hints, but the solution can be shown."""
        refusal: ToldRefusal = ("CORE-3", "not-offered", {"verb": "hint"})
        visitor.send(wire.RefusedCommand(asked.id, refusal))

    async def lead(self, visitor: Visitor, asked: wire.Lead) -> None:
        """Show the solution, or set the puzzle up again."""
        if not visitor.seats or asked.to not in ("show", "again"):
            await super().lead(visitor, asked)
            return
        visitor.send(wire.Ack(asked.id))
        if asked.to == "again":
            await self.lay(self.attempt.puzzle)
        else:
            self.attempt.show()
            await self.keep()
            self.tell()

    async def keep(self) -> None:
        """Store the current puzzle and the solved ones, if they have changed."""
        self.record = record_of(self.record, self.attempt.match)
        now = self.stored._replace(
            puzzle=self.attempt.puzzle.id, solved=json.dumps(sorted(self.solved))
        )
        if now != self.stored:
            now = now._replace(updated=self.context.now())
            await keep_puzzle(self.context.store, now, self.fence)
            self.stored = now


def reasoned(puzzle: Puzzle, action: Action) -> Reasoned:
    """An answer with its chance and the facts that speak for or against it."""
    value = puzzle.value(action)
    terms = [(term.key, term.element, term.value, term.other) for term in value.terms]
    return Reasoned((action.verb, list(action.args)), value.chance, 0.0, False, terms)


async def puzzle_room(context: RoomContext, table: str, fence: int) -> PuzzleRoom | None:
    """The room of a guest's puzzles; None if there is none."""
    stored = await puzzle_at(context.store, table)
    if stored is None:
        return None
    return PuzzleRoom(context, stored, known_puzzles(stored.game), fence)


async def take(
    store: Store, guest: Guest, game: str, wanted: TakePuzzle, now: int
) -> tuple[wire.Summary, Puzzle]:
    """A guest's puzzle table for a game, and the puzzle to set up there."""
    puzzles = known_puzzles(game)
    number = wanted.number or number_of_the_day(puzzles, day_of(now)) + 1
    if number > len(puzzles.puzzles):
        raise Refused("not-found")
    puzzle = puzzles.puzzles[number - 1]
    stored = await puzzle_of(store, guest.id, game)
    if stored is None:
        stored = StoredPuzzle(secrets.token_hex(16), guest.id, game, "", "[]", now)
    if stored.puzzle != puzzle.id:
        stored = stored._replace(puzzle=puzzle.id, updated=now)
        await keep_puzzle(store, stored)
    match = match_of(puzzle)
    return summary(*table_of(puzzle, match, stored.id, guest.id), guest.id, set(), now), puzzle

"""The bots of one table: which of them have to think, and when their answers are played.

Time must not tell what is hidden, so answers come at multiples of the think time. Where a bot
sets its pieces up in the open there is nothing to hide: it thinks once about all of them, and
they come a few at a time, just slowly enough to be seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol

from tafelrunde.bots.planning import Intent
from tafelrunde.bots.registry import timed_budget
from tafelrunde.core.actions import Action
from tafelrunde.core.match import Match
from tafelrunde.server import orders
from tafelrunde.server.errors import Refused
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Place
from tafelrunde.server.telling import has_secrets
from tafelrunde.server.thinking import Thinkers, choose, set_up, take_turn, task_for
from tafelrunde.server.turns import Requester

LOG = logging.getLogger(__name__)
PAUSE = 1.0  # seconds until a bot that failed is asked again; doubled each time
SHARE = 0.5  # of the think time: between two parts of a set-up
PARTS = 8  # in so many parts at most it is told


class BotTable(Protocol):
    """What bots need from their table."""

    match: Match | None
    places: list[Place]

    @property
    def settings(self) -> Settings: ...

    @property
    def thinkers(self) -> Thinkers: ...

    @property
    def name(self) -> str:
        """The table's id, for the log."""
        ...

    @property
    def whose(self) -> Requester:
        """On whose behalf the bots of this table think; urgent when a person plays against them."""
        ...

    @property
    def is_watched(self) -> bool:
        """Whether bots are to act: somebody is connected, or others wait for them."""
        ...

    async def post(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Queue a job for the table's task and return its result."""
        ...

    async def play_for(self, seat: int, actions: list[Action], decision: str, row: bool) -> None:
        """Play, store and tell a bot's answer, or its answers to several questions in a row."""
        ...

    async def play_on(self, seat: int, actions: list[Action]) -> int:
        """Play actions as far as the rules accept them; returns how many were played."""
        ...


class BotAnswer(NamedTuple):
    """A bot's answer, and what else it has already worked out."""

    actions: list[Action]
    rest: list[list[Action]]  # of a set-up: the parts that are still to be told
    row: bool  # whether the actions answer several questions in a row, or are parts of one answer
    intent: Intent  # what it has in mind afterwards
    intents: list[Intent] | None = None  # of an open turn: after each of its actions


class Bots:
    """The bots of one table, each with the question that it works on."""

    def __init__(self, table: BotTable) -> None:
        self.table = table
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self.intents: dict[int, Intent] = {}  # what each has in mind since its last answer
        self.ready: dict[int, tuple[str, list[list[Action]]]] = {}  # thought of, not yet told

    def close(self) -> None:
        """Cancel all thinking."""
        for _, task in self.thinking.values():
            task.cancel()

    def forget(self) -> None:
        """Drop what was thought for seats where no bot sits any more."""
        places = self.table.places
        for seat in [n for n in self.thinking if places[n].bot is None and places[n].order is None]:
            self.thinking.pop(seat)[1].cancel()
        for known in (self.intents, self.ready):
            for seat in [seat for seat in known if self.table.places[seat].bot is None]:
                del known[seat]

    @property
    def busy(self) -> bool:
        """Whether any bot is thinking."""
        return any([not task.done() for _, task in self.thinking.values()])

    def wake(self) -> None:
        """Start the bots that have to act; where nobody waits for them they wait."""
        match = self.table.match
        if match is None or not self.table.is_watched:
            return
        for seat, (decision, task) in list(self.thinking.items()):
            if decision != match.decision_id(seat) or task.done():
                task.cancel()
                del self.thinking[seat]
        for seat in match.state.pending():
            place = self.table.places[seat]
            if seat in self.thinking or (place.bot is None and not orders.answer(match, place)):
                continue
            decision = match.decision_id(seat)
            if place.bot is not None:
                thought = self._think(match, seat, place.bot, decision)
            else:
                thought = self._pass(seat, decision)
            task = asyncio.create_task(thought, name=f"bot {place.bot}")
            self.thinking[seat] = (decision, task)

    async def _pass(self, seat: int, decision: str) -> None:
        """Answer as a seat's standing order says, at the time when a bot would answer."""
        await asyncio.sleep(self.table.settings.bot_think_ms / 1000)

        async def act() -> None:
            match = self.table.match
            assert match is not None
            action = orders.answer(match, self.table.places[seat])
            if action is not None and decision == match.decision_id(seat):
                await self.table.play_for(seat, [action], decision, False)
            if self.thinking.get(seat, ("", None))[0] == decision:
                del self.thinking[seat]
            self.wake()

        with contextlib.suppress(Refused):  # a table that is busy or gone is woken again
            await self.table.post(act)

    async def _think(self, match: Match, seat: int, bot: str, decision: str) -> None:
        """Think until there is an answer that the rules accept."""
        pause = PAUSE
        while True:
            try:
                answer = await self._answer(match, seat, bot, decision)
                await self.table.post(lambda: self._act(seat, decision, answer))  # noqa: B023
                return
            except Exception:
                LOG.exception("bot %s does not answer at table %s", bot, self.table.name)
            await asyncio.sleep(pause)
            pause = min(60.0, pause * 2)

    async def _answer(self, match: Match, seat: int, bot: str, decision: str) -> BotAnswer:
        """The answer to a question, when it is time to tell it."""
        step = self.table.settings.bot_think_ms / 1000
        known, parts = self.ready.pop(seat, ("", []))
        intent = self.intents.get(seat, ())
        if known == decision:
            await asyncio.sleep(SHARE * step)
            return BotAnswer(parts[0], parts[1:], True, intent)
        task = task_for(match.game, match.options, match.state, seat, bot, intent)
        if match.game.is_set_up(match.state, seat) and not has_secrets(match, seat):
            thought = await self.table.thinkers.ask(set_up, task, whose=self.table.whose)
            parts = in_parts(thought.actions)
            return BotAnswer(parts[0], parts[1:], True, thought.intent)
        if match.game.is_open(match.state, seat):
            turn = await self.table.thinkers.ask(take_turn, task, whose=self.table.whose)
            return BotAnswer(turn.actions, [], True, turn.intents[-1], turn.intents)
        # A sealed answer takes as long when there is no choice: that would tell of the hand.
        least = timed_budget(bot).milliseconds / 1000 if match.state.is_sealed() else 0.0
        loop = asyncio.get_running_loop()
        started = loop.time()
        thought = await self.table.thinkers.ask(choose, task, whose=self.table.whose)
        if step:
            spent = loop.time() - started
            await asyncio.sleep(answer_time(spent, step, least) - spent)
        return BotAnswer(thought.actions, [], False, thought.intent)

    async def _act(self, seat: int, decision: str, answer: BotAnswer) -> None:
        """Play a bot's answer, checked like anybody's; drop it if it comes too late."""
        match = self.table.match
        assert match is not None
        if decision == match.decision_id(seat) and answer.intents is not None:
            played = await self.table.play_on(seat, answer.actions)
            self.intents[seat] = answer.intents[played - 1]
        elif decision == match.decision_id(seat):
            await self.table.play_for(seat, answer.actions, decision, answer.row)
            self.intents[seat] = answer.intent
            if answer.rest:
                self.ready[seat] = (match.decision_id(seat), answer.rest)
        if self.thinking.get(seat, ("", None))[0] == decision:
            del self.thinking[seat]
        self.wake()


def in_parts(answers: list[Action]) -> list[list[Action]]:
    """The answers of a set-up, split into parts of equal size that are played one by one."""
    size = -(-len(answers) // PARTS)
    return [answers[i : i + size] for i in range(0, len(answers), size)]


def answer_time(spent: float, step: float, least: float) -> float:
    """When a bot's answer is told: at the first whole step after thinking and after `least`.

    >>> answer_time(0.001, 0.25, 0.5), answer_time(0.52, 0.25, 0.5), answer_time(0.3, 0.25, 0.0)
    (0.75, 0.75, 0.5)
    """
    return step * (max(spent, least) // step + 1)

"""The referee: a game, its dice, its journal, and what each observer is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tafelrunde.core.actions import (
    NO_PARAMS,
    SPECTATOR,
    Action,
    BadData,
    Event,
    IllegalAction,
    Refusal,
)
from tafelrunde.core.chance import Rng
from tafelrunde.core.data import plain
from tafelrunde.core.flow import ASK, OVER
from tafelrunde.core.game import AnyGame
from tafelrunde.core.history import History, moment
from tafelrunde.core.journal import (
    ChanceOutcome,
    Entry,
    Head,
    Journal,
    Played,
    Redealt,
    Resigned,
    TakenBack,
    check_identity,
)
from tafelrunde.core.leaks import hides, is_dealable, redealt, undo_leaks
from tafelrunde.core.state import State
from tafelrunde.core.views import Choice, Observed, UndoRight

NUMBERS: Final = 1 << 31  # by which hidden things are dealt anew


class LoggedEvent(NamedTuple):
    """An event with the number of the journal entry that caused it."""

    entry: int
    event: Event


class Weighed(NamedTuple):
    """The choices of one seat in one question, each with the reason if it is refused."""

    decision: str
    state: State
    choices: list[tuple[Action, Refusal | None]]


class UndoPath(NamedTuple):
    """What a seat wants to undo: the position before it and everything since.

    `anew`: hidden things have been re-dealt since.
    """

    start: State
    way: list[Played | ChanceOutcome]
    anew: bool


class Match:
    """One table. Every action, outcome and take-back goes through here and is recorded.

    Without a generator the dice come from outside, by `apply`: so journals are replayed. With
    `film` the positions at the latest events are kept, up to that number: all of the last action
    and a tenth of that number of those before.
    """

    def __init__(self, game: AnyGame, head: Head, rng: Rng | None = None, film: int = 0) -> None:
        check_identity(head, game)
        self.game = game
        self.head = head
        self.rng = rng
        self.options = game.resolve(head.options)
        self.entries: list[Entry] = []
        self.told: list[LoggedEvent] = []
        self.weighed: dict[int, Weighed] = {}  # per seat, the question that was worked out last
        self.film = film
        self.moments: list[State] = []  # the positions at the last events of `told`
        self.undone: list[int] = []  # the numbers of the events that were taken back
        self.history = History(self.entries)
        self.stamp = 0  # rises with every change of the question, never falls
        self.parts = [0] * head.players  # how often each seat answered a sealed question
        self.undo_asked: int | None = None
        self.undo_granted: set[int] = set()
        self.denied: tuple[int, int] | None = None  # whose request was refused, at which stamp
        self.state: State = game.new(self.options, head.players)
        self.state.one_order = head.version in game.ordered_versions

    def begin(self) -> Match:
        """Let chance answer until the first seat has to."""
        self._run_chance()
        return self

    # -- acting

    def decision_id(self, seat: int) -> str:
        """The name of the question that a seat answers now; a stale answer names another."""
        return f"{self.stamp}.{self.parts[seat]}" if 0 <= seat < len(self.parts) else ""

    def submit(self, seat: int, action: Action, decision: str | None = None) -> None:
        """Play an action if it answers the present question and the rules allow it."""
        self.play_all(seat, [action], self.decision_id(seat) if decision is None else decision)

    def play_all(
        self, seat: int, actions: Sequence[Action], decision: str, row: bool = False
    ) -> None:
        """Play all actions or none: the parts of one sealed answer.

        In a `row` they are the answers of one seat to questions that follow each other. All but
        the last are tried on a copy first: so nothing has to be taken back, and no dice fall for
        an answer that is refused.
        """
        if decision != self.decision_id(seat):
            raise IllegalAction(Refusal("CORE-5", "stale", NO_PARAMS))
        trial = self.state.clone() if len(actions) > 1 else self.state
        for number, action in enumerate(actions):
            if not row and trial.halts != self.state.halts:
                raise IllegalAction(Refusal("CORE-2", "already-sealed", {"seat": seat}))
            no = trial.explain(seat, action) if number else self.explain(seat, action)
            if no is not None:
                raise IllegalAction(no)
            if number < len(actions) - 1:
                if not row and not trial.is_sealed():
                    raise IllegalAction(Refusal("CORE-3", "not-offered", {"verb": action.verb}))
                trial.play_trusted(seat, action)
        for action in actions:
            self._play(seat, action)
        self._run_chance()

    def explain(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if it may.

        Whoever was shown the choices of a question gets the answer that was worked out then.
        """
        known = self.weighed.get(seat)
        if known is not None and self._holds(known, seat) and not self.state.malformed(action):
            for offered, no in known.choices:
                if offered == action:
                    return no
        return self.state.explain(seat, action)

    def choices(self, seat: int) -> list[tuple[Action, Refusal | None]]:
        """What a pending seat might try, each with its refusal if it has one.

        A question is worked out once for each seat, however many look at it and answer it.
        """
        if seat not in self.state.pending():
            return []
        known = self.weighed.get(seat)
        if known is None or not self._holds(known, seat):
            choices = self.state.candidates(seat)
            known = self.weighed[seat] = Weighed(self.decision_id(seat), self.state, choices)
        return known.choices

    def _holds(self, known: Weighed, seat: int) -> bool:
        """Whether the choices of a question are those of the present one."""
        return known.decision == self.decision_id(seat) and known.state is self.state

    def _play(self, seat: int, action: Action) -> None:
        self.history.add(moment(seat, len(self.entries), len(self.told), self.state))
        halts = self.state.halts
        del self.moments[: max(0, len(self.moments) - self.film // 10)]
        self.entries.append(Played(seat, action))
        self._listen()
        self.state.play_trusted(seat, action)
        self._collect()
        self.parts[seat] += 1
        if self.state.halts != halts:
            self._new_question()

    def _new_question(self) -> None:
        self.stamp += 1
        self.undo_asked = None
        self.undo_granted = set()

    def _listen(self) -> None:
        self.state.log = []
        self.state.film = [] if self.film else None

    def _collect(self) -> None:
        for event in self.state.log or []:
            self.told.append(LoggedEvent(len(self.entries) - 1, event))
        self._keep(self.state.film or [])
        self.state.log = None
        self.state.film = None

    def _keep(self, moments: list[State]) -> None:
        self.moments += moments
        del self.moments[: max(0, len(self.moments) - self.film)]

    def _fall(self, outcome: tuple[int, ...]) -> None:
        self.entries.append(ChanceOutcome(outcome))
        self._listen()
        self.state.checked_chance(outcome)
        self._collect()
        self._new_question()

    def _run_chance(self) -> None:
        rng = self.rng
        while rng is not None and self.state.wait.tag not in (ASK, OVER):
            self._fall(self.state.outcome(rng))

    def apply(self, entry: Entry) -> None:
        """Repeat an entry of a journal, with all checks of a new one."""
        if isinstance(entry, Played):
            no = self.state.explain(entry.seat, entry.action)
            if no is not None:
                raise IllegalAction(no)
            self._play(entry.seat, entry.action)
        elif isinstance(entry, ChanceOutcome):
            if self.rng is not None and self.state.wait.tag not in (ASK, OVER):
                due = self.state.outcome(self.rng)
                if due != entry.outcome:
                    raise BadData(f"the seed gives {list(due)}, not {list(entry.outcome)}")
            self._fall(entry.outcome)
        elif isinstance(entry, Resigned):
            self.resign(entry.seat)
        elif isinstance(entry, Redealt):
            if self.rng is not None and entry.number:
                drawn = 1 + self.rng.below(NUMBERS)
                if drawn != entry.number:
                    raise BadData(f"the seed deals anew by {drawn}, not {entry.number}")
            self._choose_anew(entry.number)
        elif self.undo_right(entry.seat):
            self._take_back(entry.seat)
        else:
            raise BadData(f"seat {entry.seat} has nothing to take back")

    def resign(self, seat: int) -> None:
        """Let a seat give the game up, where the game ends by it."""
        s = self.state
        winners = self.game.without(s, seat) if 0 <= seat < s.players and not s.over else None
        if winners is None:
            raise IllegalAction(Refusal("CORE-8", "cannot-resign", {"seat": seat}))
        self.entries.append(Resigned(seat))
        s.break_off(winners)
        self._tell(Event("CORE-8", "resigned", {"seat": seat}))
        self._new_question()

    def _tell(self, event: Event) -> None:
        self.told.append(LoggedEvent(len(self.entries) - 1, event))
        if self.film:
            self._keep([self.state.clone()])

    # -- taking back

    def undo_right(self, seat: int) -> UndoRight:
        """How a seat may take its last action back: "free", "ask" the others, or "" not at all.

        Free while nobody learned anything hidden, no dice fell and nobody else acted since.
        """
        pending = self.state.pending()
        if self.state.picks(seat):
            final = type(self.state).FINAL_SEALS and seat not in pending
            return "" if final else "free"
        last = True
        for before in reversed(self.history.moments):
            if before.seat == seat:
                quiet = before.revelations == self.state.revelations
                return "free" if last and quiet and not self.state.over else "ask"
            # That another seat has begun a sealed answer must not show here.
            begun = before.halts == self.state.halts and before.seat in pending
            last = last and begun
        return ""

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat, if that is free."""
        if self.undo_right(seat) != "free":
            raise IllegalAction(Refusal("CORE-6", "undo-not-free", {"seat": seat}))
        self._take_back(seat)

    def ask_undo(self, seat: int, told: bool | None = None) -> None:
        """Ask the others to let a seat take its last action back.

        `told` is the answer of `leaks.undo_leaks` about `way_back`, if it was worked out elsewhere.
        """
        self.check_undo(seat)
        if told is None:
            back = self.way_back(seat)
            told = back is not None and undo_leaks(self.game, *back)
        if told:
            raise IllegalAction(Refusal("CORE-6", "undo-tells", {"seat": seat}))
        self.undo_asked = seat
        self.undo_granted = set()
        if self.head.players == 1:  # there is nobody to ask
            self._agree(seat)

    def check_undo(self, seat: int) -> None:
        """Refuse a request to take back that does not even have to be looked at."""
        if self.undo_right(seat) != "ask" or self.state.over:
            raise IllegalAction(Refusal("CORE-6", "undo-not-possible", {"seat": seat}))
        if self.denied == (seat, self.stamp):
            raise IllegalAction(Refusal("CORE-6", "undo-denied", {"seat": seat}))

    def answer_undo(self, seat: int, yes: bool) -> None:
        """Note whether another seat agrees; once all others do, the action is taken back.

        Whoever asked may withdraw the request.
        """
        asked = self.undo_asked
        own = seat == asked
        if asked is None or (own and yes) or not 0 <= seat < self.head.players:
            raise IllegalAction(Refusal("CORE-6", "nobody-asked", {"seat": seat}))
        if not yes:
            self.undo_asked = None
            self.denied = None if own else (asked, self.stamp)
            return
        self.undo_granted.add(seat)
        if len(self.undo_granted) == self.head.players - 1:
            self._agree(asked)

    def undo_from(self, seat: int) -> int:
        """The number of the first event that a seat would take back."""
        last = self.history.last_of(seat)
        return self.history.moments[last].told if last >= 0 else len(self.told)

    def _flowed(self, seat: int) -> bool:
        """Whether anybody may have learned something since the last action of a seat."""
        before = self.history.moments[self.history.last_of(seat)]
        return before.revelations != self.state.revelations

    def way_back(self, seat: int) -> UndoPath | None:
        """What has to be tried before a seat may ask; None if nobody can have learned anything."""
        if not self._flowed(seat):
            return None
        last = self.history.last_of(seat)
        way = self.history.way(last, len(self.history.moments))
        first = self.history.moments[last].entry
        anew = any([isinstance(entry, Redealt) for entry in self.entries[first:]])
        return UndoPath(self.history.state(last), list(way), anew)

    def _agree(self, seat: int) -> None:
        """Undo what all have agreed to. Dice are rolled again, sealed answers that have been seen
        are given again, and what nobody knew is re-dealt."""
        flowed = self._flowed(seat)
        self._take_back(seat)
        if flowed:
            clean = self.state.clone()
            clean.unseal_all()
            number = 0
            if self.rng is not None and hides(self.game, clean) and is_dealable(self.game, clean):
                number = 1 + self.rng.below(NUMBERS)
            if number or any(self.state.sealed):
                self._choose_anew(number)

    def _take_back(self, seat: int) -> None:
        self.entries.append(TakenBack(seat))
        self.parts[seat] += 1
        self.undo_asked = None
        noticed = seat not in self.state.pending()
        if self.state.unseal(seat):
            self.history.unseal(seat, self.state.halts)
        else:
            noticed = True
            self.stamp += 1
            self.state, told = self.history.go_back(seat)
            gone = set(self.undone)
            self.undone += [n for n in range(told, len(self.told)) if n not in gone]
        if noticed:  # a part of an unfinished sealed answer is nobody else's business
            self._tell(Event("CORE-7", "took-back", {"seat": seat}))

    def _choose_anew(self, number: int) -> None:
        """Drop all answers to a sealed question, and re-deal what nobody knows."""
        self.entries.append(Redealt(number))
        self.stamp += 1
        self.parts = [n + 1 for n in self.parts]
        self.state.unseal_all()
        self.history.forget(self.state.halts)
        if number:
            self.state = redealt(self.game, self.state, number)
        self.state.revelations += 1  # whoever goes back further goes past this

    # -- telling

    def journal(self) -> Journal:
        """Everything so far."""
        return Journal(self.head, list(self.entries), self.state.digest(), self.state.over)

    def observe(self, seat: int) -> Observed:
        """What an observer sees now: the public frame of the game, and the game's own view."""
        s = self.state
        asked = s.wait.tag == ASK
        return {
            "players": s.players,
            "asked": s.visible_seats(s.seats, seat),
            "pending": s.visible_seats(s.pending(), seat),
            "prompt": s.prompt,
            "about": plain(s.top.about(s, SPECTATOR)) if asked else {},
            "picks": [(a.verb, list(a.args)) for a in s.picks(seat)] if seat >= 0 else [],
            "over": s.over,
            "scores": list(s.scores),
            "winners": list(s.winners),
            "game": self.game.view(s, seat),
        }

    def events(self, seat: int, after: int = 0) -> list[LoggedEvent]:
        """What an observer has been told, from a number on."""
        return [LoggedEvent(t.entry, t.event.seen_by(seat)) for t in self.told[after:]]

    def candidates(self, seat: int) -> list[Choice]:
        """The choices of a seat as they are told; none while it is not asked."""
        return [
            (a.verb, list(a.args), None if no is None else (no.rule, no.key, plain(no.params)))
            for a, no in self.choices(seat)
        ]


def replay(
    game: AnyGame,
    journal: Journal,
    rng: Rng | None = None,
    upto: int | None = None,
    film: int = 0,
) -> Match:
    """Play a journal again. With a generator every outcome is also recomputed from it."""
    match = Match(game, journal.head, rng, film)
    for number, entry in enumerate(journal.entries[:upto]):
        try:
            match.apply(entry)
        except (IllegalAction, BadData) as error:
            raise BadData(f"entries[{number}]: {error}") from error
    if len(match.entries) == len(journal.entries) and match.state.digest() != journal.digest:
        raise BadData("the journal leads to another position than it says")
    return match


def verify(game: AnyGame, journal: Journal) -> int:
    """Recompute every outcome from the revealed seed; returns how many there were."""
    match = replay(game, journal, journal.head.luck.rng())
    return sum(isinstance(entry, ChanceOutcome) for entry in match.entries)

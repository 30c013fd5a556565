"""The state of a game and the one loop that drives it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from tafelrunde.core import zones
from tafelrunde.core.actions import (
    CHANCE,
    NO_PARAMS,
    NOBODY,
    Action,
    BadData,
    Decision,
    Event,
    IllegalAction,
    Params,
    Refusal,
    Value,
)
from tafelrunde.core.chance import Rng, is_outcome
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Data, Json, Limits, Makers, build, digest_of, fill, plain, shown
from tafelrunde.core.flow import (
    ASK,
    CALL,
    DONE,
    GAME_OVER,
    OVER,
    Ask,
    Call,
    Chance,
    Done,
    Next,
)
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import bit
from tafelrunde.core.storing import (
    CORE_FIELDS,
    check_core,
    check_frames,
    core_limits,
    wait_from_json,
    wait_to_json,
)
from tafelrunde.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Data):
    """A game in any position, also in the middle of a turn: plain data and nothing else.

    `VERBS` says for each verb which kinds of elements its arguments name, `ELEMENTS` for
    each kind the range of its numbers; together they are every action there can be.
    `LIMITS` names for each field of the state and of its frames what it may hold, so that a
    state from outside is refused before anything is done with it.
    """

    VERBS: ClassVar[dict[str, tuple[str, ...]]] = {}
    ELEMENTS: ClassVar[dict[str, range]] = {}
    LIMITS: ClassVar[Limits] = {}
    FINAL_SEALS: ClassVar[bool] = False  # a complete sealed answer cannot be taken back

    players: int
    stack: list[Frame[Any]]
    wait: Next
    sealed: list[list[Action]]  # secret answers so far, in the order of the asked seats
    answered: int  # mask over the asked seats: whose sealed answer is complete
    tidings: int  # counts every moment at which anybody may have learned something hidden
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    log: list[Event] | None  # only the referee keeps one; clones have none
    quick: bool  # nobody wants to know why something is refused

    def start_core(self, players: int) -> None:
        """Set the fields that every game has."""
        self.players = players
        self.stack = []
        self.wait = GAME_OVER
        self.sealed = []
        self.answered = 0
        self.tidings = 0
        self.scores = ()
        self.winners = ()
        self.log = None
        self.quick = True

    def clone(self) -> State:
        """An independent copy without the log."""
        raise NotImplementedError

    def reset(self, players: int) -> None:
        """Set every field to its value before the first step."""
        raise NotImplementedError

    def clone_core(self, n: State) -> None:
        """Copy the fields that every game has."""
        n.stack = [frame.clone() for frame in self.stack]
        n.wait = self.wait
        n.sealed = [picks.copy() for picks in self.sealed] if self.sealed else []
        n.answered = self.answered
        n.tidings = self.tidings
        n.scores = self.scores
        n.winners = self.winners
        n.log = None
        n.quick = True

    # -- telling what happens

    def emit(
        self,
        rule: str,
        key: str,
        params: Params = NO_PARAMS,
        secret: Params = NO_PARAMS,
        to: tuple[int, ...] = (),
    ) -> None:
        """Record a fact. A search clone keeps no log and pays one comparison."""
        if to:
            self.tidings += 1
        if self.log is not None:
            self.log.append(Event(rule, key, params, secret, to))

    def reveal(self, zone: Zone, index: int, mask: int) -> int:
        """Let the seats in `mask` see a card; returns the card."""
        if mask & ~zone.seen[index]:
            zone.seen[index] |= mask
            self.tidings += 1
        return zone.cards[index]

    # -- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.wait.tag == OVER

    def to_move(self) -> int:
        """The first seat that has to answer, or CHANCE, or NOBODY when the game is over."""
        tag = self.wait.tag
        if tag == ASK:
            seats = cast(Ask, self.wait).seats
            slot = 0
            while self.answered >> slot & 1:
                slot += 1
            return seats[slot]
        return NOBODY if tag == OVER else CHANCE

    def pending(self) -> tuple[int, ...]:
        """All seats that may answer now."""
        if self.wait.tag != ASK:
            return ()
        seats = cast(Ask, self.wait).seats
        return tuple([seat for i, seat in enumerate(seats) if not self.answered >> i & 1])

    def visible_seats(self, seats: tuple[int, ...], observer: int) -> list[int]:
        """Those of the asked seats whom an observer may see there: all of them, or itself."""
        if self.wait.tag == ASK and self.stack[-1].covers_seats(self):
            return [seat for seat in seats if seat == observer]
        return list(seats)

    def sight(self, seat: int) -> int:
        """What a seat sees of dice that lie hidden from others, as a number; 0: nothing."""
        return 0

    def is_sealed(self) -> bool:
        """Whether the present question collects secret answers."""
        return len(self.sealed) > 0

    def picks(self, seat: int) -> list[Action]:
        """What a seat has put into its sealed answer so far."""
        if self.sealed:
            for slot, other in enumerate(cast(Ask, self.wait).seats):
                if other == seat:
                    return self.sealed[slot]
        return []

    def legal(self, seat: int) -> list[Action]:
        """The actions that the rules allow to a pending seat. The caller must not change it."""
        offered = self.offered(seat)
        name = cast(Ask, self.wait).why_not
        if name:
            top = self.stack[-1]
            return [a for a in offered if top.refuse(name, self, seat, a) is None]
        return offered

    def candidates(self, seat: int) -> list[tuple[Action, Refusal | None]]:
        """Everything a person might try here, each with the reason if it is refused."""
        return [(a, self.why_not(seat, a)) for a in self.offered(seat)]

    def offered(self, seat: int) -> list[Action]:
        """Everything a person might try here. The caller must not change it."""
        return self.stack[-1].offer(cast(Ask, self.wait).options, self, seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids an action to a pending seat, in full; None if none does."""
        name = cast(Ask, self.wait).why_not
        if not name:
            return None
        before = self.quick
        self.quick = False
        try:
            return self.stack[-1].refuse(name, self, seat, action)
        finally:
            self.quick = before

    def decision(self, seat: int) -> Decision:
        """The question to a pending seat with all its legal answers."""
        ask = cast(Ask, self.wait)
        about = self.stack[-1].about(self, seat)
        return Decision(seat, ask.prompt, about, tuple(self.legal(seat)))

    def explain(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if it may."""
        malformed = self.malformed(action)
        if malformed is not None:
            return malformed
        if self.wait.tag != ASK or seat not in cast(Ask, self.wait).seats:
            return Refusal("CORE-1", "not-your-decision", {"seat": seat})
        if seat not in self.pending():
            return Refusal("CORE-2", "already-sealed", {"seat": seat})
        no = self.why_not(seat, action)
        if no is not None:
            return no
        if action not in self.offered(seat):
            return Refusal("CORE-3", "not-offered", {"verb": action.kind})
        return None

    def malformed(self, action: Action) -> Refusal | None:
        """Whether an action from outside names a verb and elements that exist at all."""
        verb, args = cast("tuple[object, object]", action)  # from outside: may be anything
        kinds = type(self).VERBS.get(verb) if isinstance(verb, str) else None
        if kinds is None:
            return Refusal("CORE-4", "no-such-verb", {"verb": str(verb)[:40]})
        elements = type(self).ELEMENTS
        fits = isinstance(args, tuple) and len(kinds) == len(args)
        if fits:
            for kind, x in zip(kinds, cast("tuple[object, ...]", args), strict=True):
                fits = fits and type(x) is int and x in elements[kind]
        return None if fits else Refusal("CORE-4", "no-such-element", {"verb": str(verb)})

    # -- answering

    def play(self, seat: int, action: Action) -> None:
        """Checked entry: an action from outside. Refused actions change nothing."""
        no = self.explain(seat, action)
        if no is not None:
            raise IllegalAction(no)
        self.play_trusted(seat, action)

    def play_trusted(self, seat: int, action: Action) -> None:
        """For search and simulation: the caller took the action from `legal`."""
        ask = cast(Ask, self.wait)
        if not self.sealed:
            self._go(self.stack[-1].step(ask.then, self, action))
            return
        slot = ask.seats.index(seat)
        self.sealed[slot].append(action)
        if ask.more and self.stack[-1].goes_on(ask.more, self, seat, self.sealed[slot]):
            return
        self.answered |= bit(slot)
        if self.answered == bit(len(ask.seats)) - 1:
            answers = self.sealed
            self.sealed = []
            self.answered = 0
            self.tidings += 1
            self._go(self.stack[-1].step(ask.then, self, answers))

    def unseal(self, seat: int) -> bool:
        """Take back the last part of a sealed answer; False if there is none."""
        if not self.sealed or seat not in cast(Ask, self.wait).seats:
            return False
        slot = cast(Ask, self.wait).seats.index(seat)
        if not self.sealed[slot]:
            return False
        self.sealed[slot].pop()
        self.answered &= ~bit(slot)
        return True

    def reseal(self, seat: int, rng: Rng) -> None:
        """Replace the sealed answers that `seat` cannot know by random legal ones."""
        if not self.sealed:
            return
        ask = cast(Ask, self.wait)
        top = self.stack[-1]
        for slot, other in enumerate(ask.seats):
            if other == seat:
                continue
            complete = self.answered >> slot & 1
            self.answered &= ~bit(slot)
            picks: list[Action] = []
            self.sealed[slot] = picks
            if complete:
                going = True
                while going:
                    actions = self.legal(other)
                    picks.append(actions[rng.below(len(actions))])
                    going = ask.more != "" and top.goes_on(ask.more, self, other, picks)
                self.answered |= bit(slot)

    def chance(self, outcome: tuple[int, ...]) -> None:
        """Answer a question to chance."""
        self.tidings += 1
        self._go(self.stack[-1].step(self.wait.then, self, outcome))

    def checked_chance(self, outcome: tuple[int, ...]) -> None:
        """Answer a question to chance with an outcome from outside."""
        tag = self.wait.tag
        if tag in (ASK, OVER) or not is_outcome(cast(Chance, self.wait), outcome):
            raise BadData(f"chance cannot answer {shown(list(outcome))} here")
        self.chance(outcome)

    def begin(self, frame: Frame[Any]) -> None:
        """Start the game with its outermost frame."""
        self.stack.append(frame)
        self._go(frame.step("start", self, None))

    def begin_at(self, frames: list[Frame[Any]], step: str) -> None:
        """Start in the middle, for scenarios: the callers, and a step of the last frame."""
        self.stack = frames
        self._go(frames[-1].step(step, self, None))

    def _go(self, following: Next) -> None:
        """The only loop in the engine: run steps until somebody has to answer."""
        while True:
            tag = following.tag
            if tag == CALL:
                call = cast(Call, following)
                self.stack[-1].then = call.then
                self.stack.append(call.frame)
                following = call.frame.step("start", self, None)
            elif tag == DONE:
                value = cast(Done, following).value
                self.stack.pop()
                if not self.stack:
                    self.wait = GAME_OVER
                    return
                top = self.stack[-1]
                following = top.step(top.then, self, value)
            else:
                self.wait = following
                if tag == ASK:
                    ask = cast(Ask, following)
                    if ask.more or len(ask.seats) > 1:
                        self.sealed = [[] for _ in ask.seats]
                return

    # -- storing

    def to_json(self) -> dict[str, Json]:
        """The whole state; not for players' eyes."""
        out = super().to_json()
        out["players"] = self.players
        out["stack"] = [frame.to_json() for frame in self.stack]
        out["wait"] = wait_to_json(self.wait)
        out["sealed"] = plain(self.sealed)
        out["answered"] = self.answered
        out["tidings"] = self.tidings
        out["scores"] = list(self.scores)
        out["winners"] = list(self.winners)
        return out

    def load(self, value: Json, frames: Makers, limited: bool = False) -> None:
        """Fill a newly made state from `to_json`; limited, as one that comes from outside."""
        makers: Makers = {**zones.MAKERS, **frames}
        limits = {**core_limits(self.players), **type(self).LIMITS} if limited else None
        if not isinstance(value, dict) or value.get("@") != type(self).__name__:
            raise BadData(f"not a stored {type(self).__name__}")
        rest = dict(value)
        for name in (*CORE_FIELDS, "wait"):
            if name not in rest:
                raise BadData(f"state.{name}: is missing")
        for name, kind in CORE_FIELDS.items():
            made: Any = build(rest.pop(name), kind, makers, f"state.{name}", limits, name)
            if name == "stack":
                check_frames(made)
            setattr(self, name, made)
        self.wait = wait_from_json(rest.pop("wait"))
        if limits is not None:
            check_core(self, limits)
        fill(self, rest, makers, "state", limits)

    def digest(self) -> str:
        """A fingerprint of everything in the state."""
        return digest_of(self.to_json())


NO: Final = Refusal("", "")


def refused(
    s: State, rule: str, key: str, name: str = "", n: int = 0, other: str = "", m: int = 0
) -> Refusal:
    """A refusal with up to two named numbers; a bare NO while nobody asks for the reason."""
    if s.quick:
        return NO
    params: dict[str, Value] = {}
    if name:
        params[name] = n
    if other:
        params[other] = m
    return Refusal(rule, key, params)


def playout(s: State, rng: Rng, most: int) -> int:
    """Play on at random to the end; returns the number of decisions taken."""
    decisions = 0
    while s.wait.tag != OVER:
        if s.wait.tag == ASK:
            seat = s.to_move()
            actions = s.legal(seat)
            s.play_trusted(seat, actions[rng.below(len(actions))])
            decisions += 1
            if decisions > most:
                raise AssertionError(f"no end after {most} decisions: {s.digest()}")
        else:
            s.chance(rng.outcome(cast(Chance, s.wait)))
    return decisions

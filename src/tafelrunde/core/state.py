"""The state of a game, as everybody sees it who does not write rules: by name, and stored."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, ClassVar, Final, cast

from tafelrunde.core import zones
from tafelrunde.core.actions import (
    Action,
    BadData,
    Decision,
    IllegalAction,
    Refusal,
    Value,
)
from tafelrunde.core.chance import Rng, is_outcome
from tafelrunde.core.codes import ALL_WORDS, Offers, Words
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Json, Limits, Makers, build, digest_of, fill, plain, shown
from tafelrunde.core.engine import Engine
from tafelrunde.core.flow import ASK, CHANCE_NAMES, DRAW, NOTHING, OVER, Ask, Chance
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.storing import (
    CORE_FIELDS,
    check_core,
    check_frames,
    code_from,
    core_limits,
    frame_to_json,
    frames_from_json,
    steps_from_json,
    wait_from_json,
    wait_to_json,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Engine):
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

    def clone(self) -> State:
        """An independent copy without the log."""
        raise NotImplementedError

    def reset(self, players: i64) -> None:
        """Set every field to its value before the first step."""
        raise NotImplementedError

    def __deepcopy__(self, memo: Any) -> State:
        n = self.clone()
        n.log = None if self.log is None else self.log.copy()
        n.quick = self.quick
        return n

    def __reduce__(self) -> tuple[Any, ...]:
        if self.home is None:
            raise TypeError("only a position of a game that was begun can be pickled")
        restore = import_module("tafelrunde.core.game").restore
        return (restore, (self.home, self.to_json(), self.log))

    def __repr__(self) -> str:
        name = type(self).__name__
        if self.wait.tag == OVER:
            return f"<{name}: over, won by {list(self.winners)}>"
        frame = type(self.top).__name__
        if self.wait.tag == ASK:
            return f"<{name}: {frame} asks {list(self.pending())}: {self.prompt}>"
        chance = cast(Chance, self.wait)
        return f"<{name}: {frame} waits for a {CHANCE_NAMES[chance.tag]} of {list(chance.spec)}>"

    @property
    def prompt(self) -> str:
        """The name of the present question; empty while nobody is asked."""
        if self.wait.tag != ASK:
            return ""
        return cast(Ask, self.wait).prompt or self.top.wording(self)

    @property
    def next_step(self) -> str:
        """The name of the step that gets the answer; empty when the game is over."""
        return type(self.top).NAMES[self.then]

    def visible_seats(self, seats: tuple[int, ...], observer: int) -> list[int]:
        """Those of the asked seats whom an observer may see there: all of them, or itself."""
        if self.wait.tag == ASK and self.top.covers_seats(self):
            return [seat for seat in seats if seat == observer]
        return list(seats)

    def sight(self, seat: int) -> int:
        """What a seat sees of dice that lie hidden from others, as a number; 0: nothing."""
        return 0

    # -- actions by name, for everybody outside the rules and the search

    def words(self) -> Words:
        """The verbs of the game in both forms."""
        own = type(self)
        found = ALL_WORDS.get(own)
        if found is None:
            found = ALL_WORDS.setdefault(own, Words(own.VERBS, own.ELEMENTS))
        return found

    def action(self, a: i64) -> Action:
        """The action of a code."""
        return self.words().action(a)

    def code(self, action: Action) -> i64:
        """The code of an action that is well formed."""
        return self.words().code(action)

    def codes(self, actions: Iterable[Action]) -> Offers:
        """The codes of well formed actions."""
        words = self.words()
        out = Offers()
        for action in actions:
            out.add(words.code(action))
        return out

    def picks(self, seat: int) -> list[Action]:
        """What a seat has put into its sealed answer so far."""
        return [self.action(a) for a in self.picked(seat)]

    def legal(self, seat: int) -> list[Action]:
        """The actions that the rules allow to a pending seat."""
        out = Offers()
        self.list_legal(seat, out)
        words = self.words()
        return [words.action(out.codes[i]) for i in range(out.n)]

    def offered(self, seat: int) -> list[Action]:
        """Everything a person might try here."""
        out = Offers()
        self.top.offer(cast(Ask, self.wait).options, self, seat, out)
        words = self.words()
        return [words.action(out.codes[i]) for i in range(out.n)]

    def candidates(self, seat: int) -> list[tuple[Action, Refusal | None]]:
        """Everything a person might try here, each with the reason if it is refused."""
        return [(a, self.why_not(seat, a)) for a in self.offered(seat)]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids an action to a pending seat, in full; None if none does."""
        number = cast(Ask, self.wait).why_not
        if not number:
            return None
        before = self.quick
        self.quick = False
        try:
            return self.top.refuse(number, self, seat, self.code(action))
        finally:
            self.quick = before

    def decision(self, seat: int) -> Decision:
        """The question to a pending seat with all its legal answers."""
        about = self.top.about(self, seat)
        return Decision(seat, self.prompt, about, tuple(self.legal(seat)))

    def explain(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if it may."""
        malformed = self.malformed(action)
        if malformed is not None:
            return malformed
        if seat not in self.seats:
            return Refusal("CORE-1", "not-your-decision", {"seat": seat})
        if seat not in self.pending():
            return Refusal("CORE-2", "already-sealed", {"seat": seat})
        no = self.why_not(seat, action)
        if no is not None:
            return no
        if not self.is_offered(seat, self.code(action)):
            return Refusal("CORE-3", "not-offered", {"verb": action.verb})
        return None

    def is_offered(self, seat: i64, a: i64) -> bool:
        """Whether the present question proposes an action to a seat."""
        out = Offers()
        self.top.offer(cast(Ask, self.wait).options, self, seat, out)
        return a in out.listed()

    def malformed(self, action: Action) -> Refusal | None:
        """The refusal of an action that names a verb or elements that do not exist; else None."""
        verb, args = cast("tuple[object, object]", action)  # from outside: may be anything
        names = type(self).VERBS.get(verb) if isinstance(verb, str) else None
        if names is None:
            return Refusal("CORE-4", "no-such-verb", {"verb": str(verb)[:40]})
        elements = type(self).ELEMENTS
        fits = isinstance(args, tuple) and len(names) == len(args)
        if fits:
            for name, x in zip(names, cast("tuple[object, ...]", args), strict=True):
                fits = fits and type(x) is int and x in elements[name]
        return None if fits else Refusal("CORE-4", "no-such-element", {"verb": str(verb)})

    # -- answering

    def play(self, seat: int, action: Action) -> None:
        """Checked entry: an action from outside. Refused actions change nothing."""
        no = self.explain(seat, action)
        if no is not None:
            raise IllegalAction(no)
        self.play_trusted(seat, action)

    def play_trusted(self, seat: int, action: Action) -> None:
        """Unchecked entry: an action that was taken from `legal`."""
        self.answer(seat, self.code(action))

    def unseal(self, seat: int) -> bool:
        """Take back the last part of a sealed answer; False if there is none."""
        slot = self.slot(seat)
        if not self.picked(seat):
            return False
        self.sealed[slot].pop()
        self.answered &= ~bit(slot)
        return True

    def unseal_all(self) -> None:
        """Drop all sealed answers: everybody is asked again."""
        if self.sealed:
            self.sealed = [[] for _ in self.sealed]
        self.answered = 0

    def reseal(self, seat: int, rng: Rng) -> None:
        """Replace the sealed answers that `seat` cannot know by random legal ones."""
        if not self.sealed:
            return
        ask = cast(Ask, self.wait)
        top = self.top
        for slot, other in enumerate(self.seats):
            if other == seat:
                continue
            complete = self.answered >> slot & 1
            self.answered &= ~bit(slot)
            picks: list[int] = []
            self.sealed[slot] = picks
            if complete:
                going = True
                out = Offers()
                while going:
                    self.list_legal(other, out)
                    picks.append(out.codes[rng.below(out.n)])
                    going = ask.more != NOTHING and top.goes_on(ask.more, self, other, picks)
                self.answered |= bit(slot)

    def outcome(self, rng: Rng) -> tuple[int, ...]:
        """What chance answers to the present question to it."""
        return rng.outcome(cast(Chance, self.wait))

    def settle(self, rng: Rng) -> None:
        """Let chance answer until a seat is asked or the game is over."""
        while self.wait.tag != ASK and self.wait.tag != OVER:
            if self.wait.tag == DRAW:
                self.drawn(rng.below(cast(Chance, self.wait).spec[0]))
            else:
                self.chance(self.outcome(rng))

    def checked_chance(self, outcome: tuple[int, ...]) -> None:
        """Answer a question to chance with an outcome from outside."""
        tag = self.wait.tag
        if tag in (ASK, OVER) or not is_outcome(cast(Chance, self.wait), outcome):
            raise BadData(f"chance cannot answer {shown(list(outcome))} here")
        self.chance(outcome)

    # -- storing

    def to_json(self) -> dict[str, Json]:
        """The whole state; not for players' eyes."""
        out = super().to_json()
        out["players"] = self.players
        out["stack"] = [frame_to_json(self, frame) for frame in self.stack]
        out["wait"] = wait_to_json(self)
        out["sealed"] = [[plain(self.action(a)) for a in picks] for picks in self.sealed]
        out["answered"] = self.answered
        out["tidings"] = self.revelations
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
        steps = steps_from_json(rest["stack"])
        rest["stack"] = frames_from_json(self, rest["stack"], makers)
        for name, type_name in CORE_FIELDS.items():
            made: Any = build(rest.pop(name), type_name, makers, f"state.{name}", limits, name)
            if name == "stack":
                check_frames(made, steps)
            if name == "sealed":
                self.take_sealed(made)
            elif name == "tidings":  # the name under which games have always been stored
                self.revelations = made
            else:
                setattr(self, name, made)
        wait = rest.pop("wait")
        fill(self, rest, makers, "state", limits)
        wait_from_json(self, wait)
        if limits is not None:
            check_core(self, limits)

    def take_sealed(self, answers: list[list[Action]]) -> None:
        """Take over sealed answers from outside."""
        self.sealed = [
            [code_from(self, action, f"state.sealed[{i}][{j}]") for j, action in enumerate(picks)]
            for i, picks in enumerate(answers)
        ]

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
    decisions: i64 = 0
    out = Offers()
    s.settle(rng)
    while s.wait.tag == ASK:
        seat = s.to_move()
        s.list_legal(seat, out)
        s.answer(seat, out.codes[rng.below(out.n)])
        decisions += 1
        if decisions > most:
            raise AssertionError(f"no end after {most} decisions: {s.digest()}")
        s.settle(rng)
    return decisions

"""No leak: what an observer gets is a function of what the observer may know.

A twin of a position, for one observer, is the position with everything dealt anew that the
observer cannot know. Nobody may be able to tell twins apart until the rules tell a difference,
and whatever tells it stands in the observer's log.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias, cast

import msgspec

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import CHANCE, Action, Event
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.data import Json, plain
from tafelrunde.core.flow import ASK, ROLL, SHUFFLE, Chance, Wait
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.core.state import State
from tafelrunde.testing.walks import (
    Position,
    Setting,
    act,
    heard,
    pick,
    stored,
    tables,
    walks,
)

BEGINNINGS: Final = 30
VARIATIONS: Final = 8  # of a shuffle, because each changes two places only
SAMPLES: Final = 60
PROOF: Final = 3  # so often a hidden fact must have stood still before we call it kept
Path: TypeAlias = tuple[str | int, ...]  # the keys and indices that lead to a value
INDEX: Final = re.compile(r"\[\d+\]")
AHEAD: Final = 12


class Eyes:
    """Everything that a table shows to an observer, as it would go over the wire."""

    def __init__(self, game: AnyTableGame, setting: Setting) -> None:
        self.game = game
        self.match = Match(game, head_for(game, setting.options, setting.players, Luck(fast=0)))

    def see(self, s: State, observer: int) -> bytes:
        """View, question, and choices with their refusals."""
        self.match.state = s
        return msgspec.json.encode(
            {
                "observe": self.match.observe(observer),
                "choices": self.match.candidates(observer),
                "decision": plain(s.decision(observer)) if observer in s.pending() else None,
            }
        )

    def difference(self, one: State, two: State, observer: int) -> str:
        """The first part of what is shown that tells two positions apart; empty if none does."""
        first, second = self.see(one, observer), self.see(two, observer)
        if first == second:
            return ""
        start = next(i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b)
        from_, to = max(0, start - 60), start + 30
        one_part, other_part = (
            first[from_:to].decode(errors="replace"),
            second[from_:to].decode(errors="replace"),
        )
        return f"...{one_part}... against ...{other_part}..."


def check_views(game: AnyTableGame, games: int) -> None:
    """5. Everything that an observer is shown is equal in a twin; making one changes nothing."""
    rng = FastRng(5)
    eyes: dict[str, Eyes] = {}
    for position in walks(game, games):
        looker = eyes.setdefault(str(position.setting), Eyes(game, position.setting))
        before = stored(position.s)
        for observer in position.setting.observers():
            twin = game.determinise(position.s, observer, rng)
            told = looker.difference(position.s, twin, observer)
            if told:
                position.fail(f"observer {observer} can tell a twin apart: {told}")
            if twin.revelations != position.s.revelations or twin.log is not None:
                position.fail("a twin counts other revelations or keeps a log")
        if stored(position.s) != before:
            position.fail("making a twin changed the position")


def check_log_tells_all(game: AnyTableGame, games: int) -> None:
    """5. Whatever a seat learns stands in its log, and free undo tells nothing.

    If the logs of two possible worlds are equal, so is what is seen. If an action counted no
    revelations, nobody can have learned anything from it.
    """
    for setting, seed in tables(game, games):
        if seed == 0:
            _compare_beginnings(game, setting)
    rng = FastRng(55)
    for position in walks(game, games):
        if position.s.over:
            continue
        eyes = Eyes(game, position.setting)
        seat, action = pick(position.s, rng)
        done = Step(position.s, seat, action, rng.below(1 << 30))
        for observer in position.setting.observers():
            twin = game.determinise(position.s, observer, rng)
            if twin.explain(seat, action) is None:
                same = Step(twin, seat, action, done.luck)
                _compare_step(position, eyes, observer, done, same)
                _compare_moments(game, position, observer, done, same)
                fate = Step(twin, seat, action, rng.below(1 << 30))
                _compare_views(game, position, observer, done, fate)
            elif done.quiet:
                _find_quiet_double(position, eyes, observer, done, twin)
            if observer != seat:
                _compare_silence(game, position, observer, done)
                other = Step(twin, seat, pick_of(twin, seat, rng), done.luck)
                _compare_views(game, position, observer, done, other)


def _compare_beginnings(game: AnyTableGame, setting: Setting) -> None:
    """Before the first decision an observer knows nothing but what the log tells."""
    known: dict[tuple[int, bytes], bytes] = {}
    for seed in range(BEGINNINGS):
        s = game.new(setting.options, setting.players)
        s.log = []
        s.settle(FastRng(seed))
        told, s.log = s.log, None
        for observer in setting.observers():
            view = msgspec.json.encode(game.view(s, observer))
            if known.setdefault((observer, heard(told, observer)), view) != view:
                Position(setting, seed, 0, s).fail(
                    f"no event tells observer {observer} what the view shows at the beginning"
                )


class Step:
    """A position after an action, and what was told on the way, with the position at each event."""

    def __init__(self, s: State, seat: int, action: Action, luck: int) -> None:
        self.seat, self.action, self.luck = seat, action, luck
        self.s = s.clone()
        self.s.film = []
        self.told: list[Event] = act(self.s, seat, action, FastRng(luck))
        self.moments, self.s.film = self.s.film or [], None
        self.quiet = self.s.revelations == s.revelations


def pick_of(s: State, seat: int, rng: Rng) -> Action:
    """A random answer of this seat."""
    actions = s.legal(seat)
    return actions[rng.below(len(actions))]


def _compare_step(position: Position, eyes: Eyes, observer: int, done: Step, other: Step) -> None:
    same = heard(done.told, observer) == heard(other.told, observer)
    difference = eyes.difference(done.s, other.s, observer)
    if same and difference:
        position.fail(
            f"after {done.action} observer {observer} sees what no event told: {difference}"
        )
    if done.quiet and not same:
        position.fail(
            f"{done.action} told observer {observer} something and counted no revelations"
        )


def _compare_moments(
    game: AnyGame, position: Position, observer: int, done: Step, other: Step
) -> None:
    """Where equal things are told, the views at each event are equal too: a film tells no more."""
    if heard(done.told, observer) != heard(other.told, observer):
        return
    for event, one, two in zip(done.told, done.moments, other.moments, strict=True):
        if msgspec.json.encode(game.view(one, observer)) != msgspec.json.encode(
            game.view(two, observer)
        ):
            position.fail(
                f"the view at the event {event.key} after {done.action} shows observer "
                f"{observer} what no event told"
            )


def _find_quiet_double(
    position: Position, eyes: Eyes, observer: int, done: Step, twin: State
) -> None:
    """An action that cannot happen in a twin tells something, unless it looks like another."""
    if observer == done.seat:
        position.fail(f"{done.action} is not allowed in a twin of the deciding seat")
    if not done.told and not eyes.difference(position.s, done.s, observer):
        return  # the observer did not even notice the step
    for action in twin.legal(done.seat):
        other = Step(twin, done.seat, action, done.luck)
        if heard(done.told, observer) == heard(other.told, observer) and not eyes.difference(
            done.s, other.s, observer
        ):
            return
    position.fail(
        f"{done.action} tells observer {observer} what the actor holds and counted no revelations"
    )


def _compare_views(
    game: AnyGame, position: Position, observer: int, done: Step, other: Step
) -> None:
    """Also after other actions and other dice, equal logs mean equal views."""
    if heard(done.told, observer) != heard(other.told, observer):
        return
    if msgspec.json.encode(game.view(done.s, observer)) != msgspec.json.encode(
        game.view(other.s, observer)
    ):
        position.fail(
            f"no event tells observer {observer} what came of {done.action} and what of "
            f"{other.action}, but the view does"
        )


def _compare_silence(game: AnyGame, position: Position, observer: int, done: Step) -> None:
    """A step without an event leaves the views of all others as they were."""
    if done.told:
        return
    if msgspec.json.encode(game.view(done.s, observer)) != msgspec.json.encode(
        game.view(position.s, observer)
    ):
        position.fail(f"no event tells observer {observer} of {done.action}, but the view does")


def check_sequences_tell_nothing(game: AnyTableGame, games: int) -> None:
    """5. Twins stay twins through any sequence of equal steps until a log tells a difference."""
    rng = FastRng(555)
    for position in walks(game, games, 25):  # each run looks several steps ahead
        eyes = Eyes(game, position.setting)
        for observer in position.setting.observers():
            one, two = position.s.clone(), game.determinise(position.s, observer, rng)
            if stored(one) != stored(two):  # equal ones go on alike, as `check_copies` proves
                _run_twins(position, eyes, observer, one, two, rng)


def _run_twins(
    position: Position, eyes: Eyes, observer: int, one: State, two: State, rng: Rng
) -> None:
    for _ in range(AHEAD):
        if one.over or two.over:
            return
        common = []
        for seat in one.pending():
            there = set(two.legal(seat))
            common += [(seat, action) for action in one.legal(seat) if action in there]
        if not common:
            return
        seat, action = common[rng.below(len(common))]
        luck = rng.below(1 << 30)
        told = act(one, seat, action, FastRng(luck))
        also = act(two, seat, action, FastRng(luck))
        if heard(told, observer) != heard(also, observer):
            return
        difference = eyes.difference(one, two, observer)
        if difference:
            position.fail(
                f"some steps later, after {action}, observer {observer} sees what no event "
                f"told: {difference}"
            )


class Pair(NamedTuple):
    """Two positions that an observer cannot tell apart."""

    one: State
    two: State
    observer: int


def check_hidden_is_dealt_anew(game: AnyTableGame, games: int) -> None:
    """5. Where two worlds look alike to an observer, twins must not always hold the true one.

    The worlds differ by one answer of chance, or by one answer of another seat, that the
    observer was not told. Facts that differ between them have to vary among twins.
    """
    stuck: dict[str, int] = {}
    rng = FastRng(5555)
    for setting, seed in tables(game, games):
        for pair in _pairs(game, setting, rng):
            for path in _kept(game, pair, rng):
                field = INDEX.sub("[]", path)
                stuck[field] = stuck.get(field, 0) + 1
                if stuck[field] == PROOF:
                    Position(setting, seed, 0, pair.one).fail(
                        f"twins for observer {pair.observer} always hold the true {path} "
                        "(what lies in no order is kept sorted)"
                    )


def _kept(game: AnyGame, pair: Pair, rng: Rng) -> list[str]:
    """The facts that the observer cannot know and that no twin re-deals."""
    one = pair.one.to_json()
    kept = list(differences(one, pair.two.to_json()))
    for _ in range(SAMPLES):
        if not kept:
            break
        twin = game.determinise(pair.one, pair.observer, rng).to_json()
        kept = [path for path in kept if leaf(twin, path) == leaf(one, path)]
    return ["".join([f".{k}" if isinstance(k, str) else f"[{k}]" for k in path]) for path in kept]


def differences(one: Json, two: Json, path: Path = ()) -> Iterator[Path]:
    """The way to every single value that two stored positions have at the same place and unlike."""
    if one == two:
        return
    if isinstance(one, dict) and isinstance(two, dict):
        for key in one:
            if key in two:
                yield from differences(one[key], two[key], (*path, key))
    elif isinstance(one, list) and isinstance(two, list):
        for i, (a, b) in enumerate(zip(one, two, strict=False)):
            yield from differences(a, b, (*path, i))
    elif not isinstance(one, (dict, list)) and not isinstance(two, (dict, list)):
        yield path


def leaf(value: Json, path: Path) -> Json:
    """The single value at the end of a way, or None if there is none."""
    for key in path:
        try:
            value = value[key]
        except (LookupError, TypeError):
            return None
    return None if isinstance(value, (dict, list)) else value


def _pairs(game: AnyTableGame, setting: Setting, rng: Rng) -> Iterator[Pair]:
    """Walk through a game and vary each answer of chance and of a seat some times."""
    eyes = Eyes(game, setting)
    s = game.new(setting.options, setting.players)
    while not s.over:
        if s.wait.tag == ASK:
            seat, action = pick(s, rng)
            outcome: tuple[int, ...] = ()
        else:
            seat, action = CHANCE, None
            outcome = s.outcome(rng)
        for _ in range(VARIATIONS if s.wait.tag == SHUFFLE else 1):
            one, two, luck = s.clone(), s.clone(), rng.below(1 << 30)
            other = pick_of(two, seat, rng) if action else None
            changed = varied_outcome(s.wait, outcome, rng) if action is None else ()
            told = _advance(one, seat, action, outcome, FastRng(luck))
            also = _advance(two, seat, other, changed, FastRng(luck))
            for observer in setting.observers():
                alike = observer != seat and heard(told, observer) == heard(also, observer)
                if alike and not eyes.difference(one, two, observer):
                    yield Pair(one, two, observer)
        _advance(s, seat, action, outcome, None)


def _advance(
    s: State, seat: int, action: Action | None, outcome: tuple[int, ...], luck: Rng | None
) -> list[Event]:
    """Answer for a seat or for chance and return what is told; with `luck` go on to a decision."""
    s.log = []
    if action is None:
        s.chance(outcome)
    else:
        s.play_trusted(seat, action)
    if luck is not None:
        s.settle(luck)
    told, s.log = s.log, None
    return told


def varied_outcome(wait: Wait, outcome: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Another possible answer of chance that differs in one place, or in two for a shuffle."""
    spec = cast(Chance, wait).spec
    changed = list(outcome)
    i = rng.below(len(changed)) if changed else 0
    if wait.tag == SHUFFLE:
        j = rng.below(len(changed))
        changed[i], changed[j] = changed[j], changed[i]
    elif wait.tag == ROLL:
        changed[i] = 1 + rng.below(spec[i])
    else:
        changed[0] = rng.below(spec[0])
    return tuple(changed)

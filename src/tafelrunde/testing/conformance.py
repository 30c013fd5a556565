"""What every game must pass. A game's author runs the checks of `CHECKS` on it.

Each check takes a game and the number of random games per setting (or `TASTE`), and raises a
`Fault` that says what is wrong and how to reach the position again.
`tafelrunde.testing.coverage` and `check_golden` need files and therefore stand apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core import rulebook
from tafelrunde.core.actions import SPECTATOR, Action, BadData, Refusal
from tafelrunde.core.chance import FastRng, Rng
from tafelrunde.core.data import Data
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import (
    Luck,
    committed,
    head_for,
    journal_from_json,
    read_journal,
    write_journal,
)
from tafelrunde.core.match import Match, replay
from tafelrunde.core.state import State
from tafelrunde.sim.balance import balance_of
from tafelrunde.testing.leaks import (
    check_hidden_is_dealt_anew,
    check_log_tells_all,
    check_sequences_tell_nothing,
    check_views,
)
from tafelrunde.testing.walks import (
    Fault,
    Position,
    Setting,
    act,
    pick,
    settings,
    stored,
    tables,
    walk,
    walks,
)
from tafelrunde.testing.wording import check_texts

Check: TypeAlias = Callable[[AnyTableGame, int], None]
CORE_RULES: Final = frozenset(f"CORE-{n}" for n in range(1, 8))
SAMPLE: Final = 150
AHEAD: Final = 8


def check_ends(game: AnyTableGame, games: int) -> None:
    """1. Random games end under the declared bound, with a result; nobody is asked in vain.

    2. At every question what is refused without words is what is refused with them.
    """
    for setting, seed in tables(game, games):
        for last in walk(game, setting, seed):  # the walk itself finds dead ends
            _compare_words(last)
        s = last.s
        if len(s.scores) != setting.players:
            last.fail(f"the game ended with scores {s.scores}")
        nobody = not s.winners and not game.all_may_lose
        if nobody or not set(s.winners) <= set(range(setting.players)):
            last.fail(f"the game ended with winners {s.winners}")


def _compare_words(position: Position) -> None:
    s = position.s
    for seat in s.pending():
        worded = [action for action, no in s.candidates(seat) if no is None]
        if s.legal(seat) != worded:
            position.fail(f"seat {seat}: why-not refuses differently when nobody asks why")


def check_legality(game: AnyTableGame, games: int) -> None:
    """2. `explain` refuses exactly what is not in the decision, always with a rule that exists."""
    known = set(rulebook.rules(game.folder)) | CORE_RULES
    universe = game.actions()
    rng = FastRng(1)
    for position in walks(game, games):
        s = position.s
        before = stored(s)
        for seat in s.pending():
            decision = s.decision(seat)
            legal = set(decision.actions)
            if len(legal) != len(decision.actions):
                position.fail(f"{decision.prompt}: an answer is offered twice")
            for action, no in s.candidates(seat):
                _compare(position, seat, action, no, action in legal, known)
            tried = {*legal, *sampled(universe, rng)}
            for action in sorted(tried):
                _compare(position, seat, action, s.explain(seat, action), action in legal, known)
        _check_strangers(position, universe[rng.below(len(universe))])
        if stored(s) != before:
            position.fail("asking what is allowed changed the position")


def sampled(universe: list[Action], rng: Rng) -> list[Action]:
    """All actions, or a random part where they are many."""
    if len(universe) <= SAMPLE:
        return universe
    return [universe[rng.below(len(universe))] for _ in range(SAMPLE)]


def _compare(
    position: Position, seat: int, action: Action, no: Refusal | None, legal: bool, known: set[str]
) -> None:
    if (no is None) != legal:
        said = "allowed" if no is None else f"refused by {no.rule}"
        position.fail(f"seat {seat}, {action}: {said}, but in the decision: {legal}")
    if no is not None and no.rule not in known:
        position.fail(f"{action} is refused by {no.rule}, which is no rule of the game")


def _check_strangers(position: Position, action: Action) -> None:
    s = position.s
    asked = {*s.pending(), *[seat for seat in range(s.players) if s.picks(seat)]}
    for seat in (*range(s.players), s.players, SPECTATOR, -1, 99):
        if seat not in asked:
            no = s.explain(seat, action)
            if no is None or no.rule not in ("CORE-1", "CORE-2"):
                position.fail(f"seat {seat} is not asked and gets {no}")


def malformed_actions(game: AnyGame) -> list[Any]:
    """Actions that name a verb or an element that does not exist, of every kind."""
    first, last = game.actions()[0], game.actions()[-1]
    wrong: list[Any] = ["", "1", True, False, 1.0, None, 10**30, -(10**30), 10**6, -7, (1,), [1]]
    found: list[Any] = [Action(verb, ()) for verb in ("", "no-such-verb", "__class__", "x" * 9999)]
    state = type(game.prepare(game.resolve({}), game.min_players))
    for verb, names in state.VERBS.items():
        found.append(Action(verb, (1,) * (len(names) + 1)))
        if names:
            found.append(Action(verb, ()))
            fitting = [state.ELEMENTS[name][0] for name in names]
            for place, value in product(range(len(names)), wrong):
                found.append(Action(verb, (*fitting[:place], value, *fitting[place + 1 :])))
    odd: list[Any] = [None, 1, True, "1", [], [1], {}]
    found += [Action(first.verb, value) for value in odd]
    found += [Action(value, last.args) for value in odd]
    return found


def check_malformed(game: AnyTableGame, games: int) -> None:
    """2. Malformed actions are refused with CORE-4 and raise nothing, whoever sends them."""
    malformed = malformed_actions(game)
    for setting in settings(game)[:1]:
        for position in walk(game, setting, 0):
            for action in malformed:
                for seat in (*position.s.pending(), SPECTATOR):
                    no = _explained(position, seat, action)
                    if no is None or no.rule != "CORE-4":
                        position.fail(f"malformed {action!r} gets {no}")
            if position.step >= AHEAD:
                break


def _explained(position: Position, seat: int, action: Action) -> Refusal | None:
    try:
        return position.s.explain(seat, action)
    except Exception as error:
        position.fail(f"malformed {action!r} raises {type(error).__name__}: {error}")


def check_copies(game: AnyTableGame, games: int) -> None:
    """3. Clones are independent; stored and loaded positions are equal and play on alike.

    They are loaded like positions from outside, so no limit of a field may be too narrow.
    """
    for position in walks(game, games):
        s, options = position.s, position.setting.options
        before = stored(s)
        copy = s.clone()
        if copy.log is not None:
            position.fail("a clone keeps a log")
        for frame in s.stack:
            if type(frame.clone()) is not type(frame):
                position.fail(f"the copy of a {type(frame).__name__} is not one")
        shared = shared_parts(s, copy)
        if shared:
            position.fail(f"a clone shares {shared[0]} with its original")
        written = json.loads(json.dumps(s.to_json()))
        try:
            loaded = game.load(written, options, limited=True)
        except BadData as error:
            position.fail(f"the stored position is refused: {error}")
        loaded.one_order = s.one_order  # who plays is not stored
        for name, other in (("clone", copy), ("stored and loaded position", loaded)):
            if stored(other) != before:
                position.fail(f"the {name} differs from its original")
        _play_alike(position, copy, loaded)
        if stored(s) != before:
            position.fail("playing on with a clone changed its original")
        game.determinise(s, position.step % s.players, FastRng(position.seed))
        if stored(s) != before:
            position.fail("dealing anew changed the original")


def _play_alike(position: Position, one: State, two: State) -> None:
    """Play both positions on with the same answers and outcomes, and compare them."""
    rng, luck_one, luck_two = FastRng(position.step), FastRng(position.seed), FastRng(position.seed)
    for _ in range(AHEAD):
        if one.over:
            return
        for seat in one.pending():
            if two.decision(seat) != one.decision(seat):
                position.fail("a loaded position asks another question")
        seat, action = pick(one, rng)
        if act(one, seat, action, luck_one) != act(two, seat, action, luck_two):
            position.fail(f"{action} is told differently the second time")
        if stored(one) != stored(two):
            position.fail(f"{action} leads to another position the second time")


def shared_parts(one: Data, two: Data) -> list[str]:
    """The changeable parts that two data objects have in common, by name.

    Frames are no such parts, because each is copied before one of its steps runs. Nor is the
    list of sealed answers, of which the empty one is replaced when somebody is asked.
    """
    found: list[str] = []

    def compare(a: object, b: object, where: str) -> None:
        if isinstance(a, (list, dict, Data)) and a is b:
            found.append(where)
        if isinstance(a, Data) and isinstance(b, Data):
            for name, _ in type(a).FIELDS:
                compare(getattr(a, name), getattr(b, name), f"{where}.{name}")
        elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
            for i, (x, y) in enumerate(zip(a, b, strict=False)):
                compare(x, y, f"{where}[{i}]")
        elif isinstance(a, dict) and isinstance(b, dict):
            for key in a.keys() & b.keys():
                compare(a[key], b[key], f"{where}[{key!r}]")

    compare(one, two, type(one).__name__)
    if isinstance(one, State) and isinstance(two, State):
        compare(tuple(one.sealed), tuple(two.sealed), "sealed")
    return found


def check_replay(game: AnyTableGame, games: int) -> None:
    """4. A journal, also one with moves taken back, gives the same game from dice and seed.

    The first game is played with both kinds of luck, the others with one or the other.
    """
    for number, (setting, seed) in enumerate(tables(game, games)):
        kinds = (Luck(fast=seed), committed(seed.to_bytes(32, "big"), f"table {seed}"))
        for luck in kinds if number == 0 else kinds[number % 2 :][:1]:
            head = head_for(game, setting.options, setting.players, luck)
            match = Match(game, head, luck.rng()).begin()
            _play_with_regrets(match, FastRng(seed), Position(setting, seed, 0, match.state))
            journal = journal_from_json(json.loads(json.dumps(match.journal().to_json())))
            try:
                again = replay(game, journal, journal.head.luck.rng())
            except BadData as error:
                raise Fault(f"seed {seed}: the journal does not replay: {error}") from error
            if again.told != match.told:
                raise Fault(f"seed {seed}: the replay tells other events")


def _play_with_regrets(match: Match, rng: Rng, position: Position) -> None:
    """Play a game to its end; now and then take a move back and make it again."""
    while not match.state.over:
        seat, action = pick(match.state, rng)
        if rng.below(4):
            match.submit(seat, action)
            continue
        before = stored(match.state)
        match.submit(seat, action)
        if match.undo_right(seat) != "free":
            continue
        after = stored(match.state)
        match.undo(seat)
        if stored(match.state) != before:
            position.fail(f"{action} taken back leaves a trace")
        match.submit(seat, action)
        if stored(match.state) != after:
            position.fail(f"{action} made again leads elsewhere")


def record_golden(game: AnyTableGame, setting: Setting, seed: int, path: Path) -> None:
    """Store a random game with undone moves, to be compared forever by `check_golden`."""
    luck = committed(seed.to_bytes(32, "big"), path.stem)
    match = Match(game, head_for(game, setting.options, setting.players, luck), luck.rng()).begin()
    _play_with_regrets(match, FastRng(seed), Position(setting, seed, 0, match.state))
    write_journal(match.journal(), path)


def check_golden(game: AnyTableGame, path: Path) -> None:
    """4. A stored journal still leads to the position that it names."""
    replay(game, read_journal(path))


def check_invariants(game: AnyTableGame, games: int) -> None:
    """6. What always holds does so in every position, also in an imagined one."""
    rng = FastRng(6)
    for position in walks(game, games):
        observers = position.setting.observers()
        observer = observers[rng.below(len(observers))]
        for s in (position.s, game.determinise(position.s, observer, rng)):
            try:
                game.invariants(s)
            except AssertionError as error:
                position.fail(f"an invariant does not hold: {error}")


def check_board(game: AnyTableGame, games: int) -> None:
    """8. Whatever a legal action names lies on the table of whoever may do it."""
    for position in walks(game, games):
        s = position.s
        verbs = type(s).VERBS
        for seat in s.pending():
            there = game.scene(game.view(s, seat), seat).elements()
            for action in s.legal(seat):
                for name, number in zip(verbs[action.verb], action.args, strict=True):
                    if f"{name}:{number}" not in there:
                        position.fail(f"{action} names {name}:{number}, which seat {seat} lacks")


def check_sides(game: AnyTableGame, games: int) -> None:
    """9. A side that can be chosen sits where it says, and no other sits there too."""
    told = balance_of(game)
    for players in range(game.min_players, game.max_players + 1):
        taken: list[tuple[int, object]] = []
        for side in game.sides(players):
            s = game.new(game.resolve(side.options), players)
            s.settle(FastRng(9))
            place = (side.seat, side.options)
            if side.seat not in range(players) or place in taken:
                raise Fault(f"{players} players: {side.id} has no seat of its own")
            taken.append(place)
            played = told.sides(s)[side.seat]  # empty: the rules know no sides
            if played not in ("", side.id):
                raise Fault(f"{players} players: seat {side.seat} is {played}, not {side.id}")


CHECKS: Final[tuple[Check, ...]] = (
    check_ends,
    check_legality,
    check_malformed,
    check_copies,
    check_replay,
    check_views,
    check_hidden_is_dealt_anew,
    check_log_tells_all,
    check_sequences_tell_nothing,
    check_invariants,
    check_texts,
    check_board,
    check_sides,
)

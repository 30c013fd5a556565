"""Short ways to positions of the toy game, for tests."""

from __future__ import annotations

from typing import Any, cast

from hinterhalt.game import HinterhaltGame
from hinterhalt.state import Hinterhalt
from tafelrunde.core.actions import Action, Event
from tafelrunde.core.chance import FastRng
from tafelrunde.core.state import State, playout

GAME = HinterhaltGame()
NUMBERS = {
    entry.id: int(element[5:])
    for element, entry in GAME.lexicon().items()
    if element.startswith("card:")
}


def card(name: str) -> int:
    """The number of a card."""
    return NUMBERS[name]


def staged(players: int = 2, automaton: bool = False, **given: Any) -> Hinterhalt:
    """A position as a scenario describes it, with a log."""
    s = GAME.prepare(GAME.resolve({"automaton": automaton}), players)
    s.log = []
    GAME.stage(s, given)
    return s


def do(s: State, seat: int, words: str) -> list[Event]:
    """A seat does something, written as "react ambush_1"; returns what is told."""
    verb, *names = words.split()
    args = tuple([NUMBERS[name] if name in NUMBERS else int(name) for name in names])
    s.log = []
    s.play(seat, Action(verb, args))
    return s.log


def falls(s: State, *outcome: int) -> list[Event]:
    """Chance answers; returns what is told."""
    s.log = []
    s.checked_chance(outcome)
    return s.log


def can(s: State, seat: int) -> list[str]:
    """What a seat may do, in the words of `do`."""
    names = {number: name for name, number in NUMBERS.items()}
    verbs = type(s).VERBS
    return [
        " ".join(
            [
                a.verb,
                *[
                    names[x] if k == "card" else str(x)
                    for k, x in zip(verbs[a.verb], a.args, strict=True)
                ],
            ]
        )
        for a in s.legal(seat)
    ]


def refusal(s: State, seat: int, words: str) -> tuple[str, str]:
    """Rule and key of the refusal of an action."""
    verb, *names = words.split()
    args = tuple([NUMBERS[name] if name in NUMBERS else int(name) for name in names])
    no = s.explain(seat, Action(verb, args))
    assert no is not None
    return no.rule, no.key


def keys(events: list[Event]) -> list[str]:
    """The keys of events in their order."""
    return [event.key for event in events]


def frames(s: State) -> list[str]:
    """The names of the frames on the stack, the outermost first."""
    return [type(frame).__name__ for frame in s.stack]


def search(s: State) -> None:
    """What a search bot does here: clone, deal anew, try everything, play on to the end."""
    before = s.digest()
    rng = FastRng(len(s.stack))
    for seat in s.pending():
        for action in s.legal(seat):
            for world in (s.clone(), GAME.determinise(toy(s), seat, rng)):
                world.play_trusted(seat, action)
                playout(world, rng, GAME.most_decisions(world.players))
                assert world.over and world.winners
        automaton = toy(s).automaton >= 0
        stored = GAME.load(s.to_json(), GAME.resolve({"automaton": automaton}))
        assert stored.digest() == before
        assert stored.decision(seat) == s.decision(seat)
    assert s.digest() == before, "the search changed the position"


def toy(s: State) -> Hinterhalt:
    """The same state with its type."""
    return cast(Hinterhalt, s)

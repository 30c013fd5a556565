"""What every stored state has beside the fields of its game, and what it may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import (
    ANY,
    LONGEST,
    Json,
    Limit,
    Limits,
    check_list,
    shown,
)
from tafelrunde.core.flow import (
    ASK,
    CHANCE_NAMES,
    DRAW,
    GAME_OVER,
    OVER,
    ROLL,
    SHUFFLE,
    Ask,
    Chance,
    Next,
)
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import bit

if TYPE_CHECKING:
    from tafelrunde.core.state import State

CHANCE_TAGS: Final = {"roll": ROLL, "shuffle": SHUFFLE, "draw": DRAW}
# The fields that every state has, with their kinds; `wait` is written in its own way.
CORE_FIELDS: Final = {
    "players": "int",
    "stack": "list[Frame]",
    "sealed": "list[list[Action]]",
    "answered": "int",
    "tidings": "int",
    "scores": "tuple[int, ...]",
    "winners": "tuple[int, ...]",
}


def core_limits(players: int) -> dict[str, Limit]:
    """The limits of what every game has; a game may name narrower ones under the same names.

    `stack` is the number of frames, `spec` the dice (or things) that chance is asked for,
    `cards` and `seen` are those of zones.
    """
    seats = range(players)
    return {
        "players": Limit(range(players, players + 1)),
        "stack": Limit(range(0), 32),
        "sealed": Limit(ANY.values, 64),
        "answered": Limit(range(bit(players))),
        "tidings": Limit(range(1_000_001)),
        "scores": Limit(ANY.values, players),
        "winners": Limit(seats, players),
        "seat": Limit(range(-1, players)),
        "seats": Limit(seats, players),
        "spec": Limit(range(1, 1_001), 100),
        "cards": Limit(range(1_001), 1_000),
        "seen": Limit(range(bit(players + 1)), 1_000),
    }


def check_frames(stack: list[Any]) -> None:
    """Refuse a stack on which something else lies."""
    for i, frame in enumerate(stack):
        if not isinstance(frame, Frame):
            raise BadData(f"state.stack[{i}]: expected a frame")


def check_core(s: State, limits: Limits) -> None:
    """Refuse frames, questions and sealed answers that cannot be together."""
    for i, picks in enumerate(s.sealed):
        for j, action in enumerate(picks):
            if s.malformed(action) is not None:
                raise BadData(f"state.sealed[{i}][{j}]: there is no such action")
    check_wait(s.wait, limits)
    if s.wait.tag != OVER and not s.stack:
        raise BadData("state.stack: nothing is there that could ask")
    asked = len(cast(Ask, s.wait).seats) if s.wait.tag == ASK else 0
    if len(s.sealed) not in (0, asked):
        raise BadData(f"state.sealed: expected {asked} answers, found {len(s.sealed)}")
    if s.answered and s.answered >= bit(asked) - 1:
        raise BadData(f"state.answered: {s.answered} leaves nobody who is asked")


def check_wait(wait: Next, limits: Limits) -> None:
    """Refuse a question to seats that are not there, or to more dice than a game can have."""
    if wait.tag == OVER:
        return
    names = [wait.then]
    if wait.tag == ASK:
        ask = cast(Ask, wait)
        numbers, limit = ask.seats, limits.get("seats", ANY)
        names += [ask.options, ask.why_not, ask.prompt, ask.more]
        if len(set(numbers)) < len(numbers):
            raise BadData("state.wait[1]: a seat is asked twice")
    else:
        numbers, limit = cast(Chance, wait).spec, limits.get("spec", ANY)
    if not numbers:
        raise BadData("state.wait[1]: is empty")
    check_list(numbers, limit, "state.wait[1]")
    if max([len(name) for name in names]) > LONGEST:
        raise BadData(f"state.wait: a name of more than {LONGEST} characters")


def wait_to_json(wait: Next) -> Json:
    """What the game waits for, by name."""
    if wait.tag == ASK:
        ask = cast(Ask, wait)
        names = [ask.options, ask.then, ask.why_not, ask.prompt, ask.more]
        return ["ask", list(ask.seats), *names]
    if wait.tag == OVER:
        return ["over"]
    chance = cast(Chance, wait)
    return [CHANCE_NAMES[chance.tag], list(chance.spec), chance.then, chance.hidden]


def wait_from_json(value: Json) -> Next:
    """The inverse of `wait_to_json`."""
    match value:
        case ["over"]:
            return GAME_OVER
        case [
            "ask",
            list(seats),
            str(options),
            str(then),
            str(why_not),
            str(prompt),
            str(more),
        ] if all(type(x) is int for x in seats):
            return Ask(tuple(seats), options, then, why_not, prompt, more)
        case [
            ("roll" | "shuffle" | "draw") as kind,
            list(spec),
            str(then),
            bool(hidden),
        ] if all(type(x) is int for x in spec):
            return Chance(CHANCE_TAGS[kind], tuple(spec), then, hidden)
    raise BadData(f"state.wait: cannot wait for {shown(value)}")

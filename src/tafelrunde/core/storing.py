"""What every stored state has beside the fields of its game, and what it may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.data import (
    ANY,
    Data,
    Json,
    Limit,
    Limits,
    Makers,
    build_action,
    check_list,
    plain,
    shown,
)
from tafelrunde.core.flow import (
    ASK,
    CHANCE_NAMES,
    DRAW,
    GAME_OVER,
    NOTHING,
    OVER,
    ROLL,
    SHUFFLE,
    Ask,
    Chance,
)
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit

if TYPE_CHECKING:
    from tafelrunde.core.state import State

CHANCE_TAGS: Final = {"roll": ROLL, "shuffle": SHUFFLE, "draw": DRAW}
# The fields that every state has, with their types; `wait` is written in its own way.
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


def coded(owner: type[Data]) -> list[str]:
    """The names of the fields that hold actions."""
    return [name for name, type_name in owner.FIELDS if type_name == "Code"]


def frame_to_json(s: State, frame: Data) -> dict[str, Json]:
    """A frame with its actions by name."""
    out = frame.to_json()
    for name in coded(type(frame)):
        out[name] = plain(s.action(out[name]))
    return out


def frames_from_json(s: State, stack: Json, makers: Makers) -> Json:
    """Stored frames with their actions as codes and without their next steps.

    Whatever else is wrong is left to `build`.
    """
    if not isinstance(stack, list):
        return stack
    found: list[Json] = []
    for i, given in enumerate(stack):
        name = given.get("@") if isinstance(given, dict) else None
        frame = {k: v for k, v in given.items() if k != "then"} if name is not None else given
        if isinstance(name, str) and name in makers:
            for field in coded(type(makers[name]())):
                if field in frame:
                    where = f"state.stack[{i}].{field}"
                    frame[field] = code_from(s, build_action(frame[field], where), where)
        found.append(frame)
    return found


def steps_from_json(stack: Json) -> list[Json]:
    """The names of the steps with which stored frames go on."""
    if not isinstance(stack, list):
        return []
    return [frame.get("then") if isinstance(frame, dict) else None for frame in stack]


def code_from(s: State, action: Action, where: str) -> int:
    """The code of an action from outside."""
    if s.malformed(action) is not None:
        raise BadData(f"{where}: there is no such action")
    return s.code(action)


def check_frames(stack: list[Any], steps: list[Json]) -> None:
    """Set the step with which each frame goes on; refuses unknown frames and steps."""
    for i, frame in enumerate(stack):
        if not isinstance(frame, Frame):
            raise BadData(f"state.stack[{i}]: expected a frame")
        frame.then = step_number(frame, steps[i], f"state.stack[{i}].then")


def step_number(frame: Frame[Any], name: Json, where: str) -> int:
    """The number of a stored step."""
    names = type(frame).NAMES
    if not isinstance(name, str) or name not in names:
        raise BadData(f"{where}: {type(frame).__name__} has no step {shown(name)}")
    return names.index(name)


def check_core(s: State, limits: Limits) -> None:
    """Refuse frames, questions and sealed answers that contradict each other."""
    check_wait(s, limits)
    if s.wait.tag != OVER and not s.stack:
        raise BadData("state.stack: nothing is there that could ask")
    asked = len(s.seats)
    if len(s.sealed) not in (0, asked):
        raise BadData(f"state.sealed: expected {asked} answers, found {len(s.sealed)}")
    if s.answered and s.answered >= bit(asked) - 1:
        raise BadData(f"state.answered: {s.answered} leaves nobody who is asked")


def check_wait(s: State, limits: Limits) -> None:
    """Refuse a question to seats that do not exist, or for more dice than a game can have."""
    if s.wait.tag == OVER:
        return
    if s.wait.tag == ASK:
        numbers, limit = s.seats, limits.get("seats", ANY)
        if len(set(numbers)) < len(numbers):
            raise BadData("state.wait[1]: a seat is asked twice")
    else:
        numbers, limit = cast(Chance, s.wait).spec, limits.get("spec", ANY)
    if not numbers:
        raise BadData("state.wait[1]: is empty")
    check_list(numbers, limit, "state.wait[1]")


def wait_to_json(s: State) -> Json:
    """What the game waits for, by name."""
    if s.wait.tag == ASK:
        return ["ask", list(s.seats), *stored_names(s, cast(Ask, s.wait))]
    if s.wait.tag == OVER:
        return ["over"]
    chance = cast(Chance, s.wait)
    return [CHANCE_NAMES[chance.tag], list(chance.spec), s.next_step, chance.hidden]


def wait_from_json(s: State, value: Json) -> None:
    """Wait for what `wait_to_json` told; the frames are there already."""
    match value:
        case ["over"]:
            s.wait = GAME_OVER
            s.then = NOTHING
            return
        case ["ask", list(seats), *names] if all(type(x) is int for x in seats):
            question = find_question(s, names)
            if question is not None:
                s.wait = question
                s.then = question.then
                s.seats = tuple(seats)
                return
        case [
            ("roll" | "shuffle" | "draw") as chance,
            list(spec),
            str(then),
            bool(hidden),
        ] if all(type(x) is int for x in spec):
            s.wait = Chance(CHANCE_TAGS[chance], tuple(spec), hidden)
            s.then = step_number(s.top, then, "state.wait")
            return
    raise BadData(f"state.wait: cannot wait for {shown(value)}")


def stored_names(s: State, question: Ask) -> list[str]:
    """What is stored of a question of the running frame: options, then, why not, prompt, more.

    A question that the frame words itself has the prompt that the frame gives it.
    """
    options, then, why_not, more = question.names
    return [options, then, why_not, question.prompt or s.top.wording(s), more]


def find_question(s: State, names: list[Json]) -> Ask | None:
    """The question of the running frame that is stored under these names."""
    for question in type(s.top).QUESTIONS:
        if names[:1] == [question.names[0]] and names == stored_names(s, question):
            return question
    return None

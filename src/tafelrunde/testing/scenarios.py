"""Scenario files: given a position, when this happens, then the table looks like that.

A file names one game and holds any number of scenarios. Without `given` a scenario starts
with a new game. The steps of `when`:

    { seat = 0, do = "take archer" }                    an action, or a list of them
    { chance = [2, 3, 6] }                              what chance answers
    { luck = 7 }                                        chance answers from this seed for once
    { seat = 1, refused = "take duke", rule = "RE-4.4" }    an action that the rules forbid
    { legal = 1, are = ["take archer", "decline"] }     everything that a seat may do
    { expect = { order = [1, 0] } }                     as `then`, in the middle
    { view = 1, has = { deck = 3 } }                    what a seat sees; "?" is hidden
    { told = "recruited", has = { cost = 8 } }          an event of the last action or outcome
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

from tafelrunde.core.actions import SPECTATOR, BadData, IllegalAction
from tafelrunde.core.chance import FastRng
from tafelrunde.core.data import build, plain
from tafelrunde.core.flow import ASK, CHANCE_NAMES, OVER, Chance
from tafelrunde.core.game import AnyGame
from tafelrunde.core.packs import line_of, read_toml
from tafelrunde.core.rulebook import rules
from tafelrunde.core.state import State
from tafelrunde.games import load_game
from tafelrunde.lessons.spelling import Spelling

TABLE, TEXTS = "table", "texts"  # beside the kinds of `core.data.build`
REQUIRED = {"id": "str", "title": "str", "rules": "list[str]", "players": "int"}
FIELDS = REQUIRED | {"options": TABLE, "given": TABLE, "when": "steps", "then": TABLE}
# The kinds of steps: the field that tells them apart, the other fields, the optional ones.
STEPS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "do": ({"seat": "int", "do": TEXTS}, {}),
    "refused": ({"seat": "int", "refused": "str"}, {"rule": "str"}),
    "chance": ({"chance": "list[int]"}, {}),
    "luck": ({"luck": "int"}, {}),
    "legal": ({"legal": "int", "are": "list[str]"}, {}),
    "expect": ({"expect": TABLE}, {}),
    "view": ({"view": "int", "has": TABLE}, {}),
    "told": ({"told": "str"}, {"has": TABLE}),
}
HIDDEN = "?"


class Failed(Exception):
    """The rules led elsewhere than a scenario says."""


class Scenario(NamedTuple):
    """One given/when/then of a file."""

    path: Path
    line: int
    game: str
    id: str
    title: str
    rules: tuple[str, ...]
    players: int
    options: Mapping[str, Any]
    given: Mapping[str, Any] | None
    when: tuple[Mapping[str, Any], ...]
    then: Mapping[str, Any]

    @property
    def place(self) -> str:
        """Where a message about this scenario points to."""
        return f"{self.path}:{self.line}: {self.id}"


# -- reading


def load_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; whatever is wrong in it is named with its place."""
    data, text = read_toml(path)
    for key in data:
        if key not in ("game", "scenario"):
            raise BadData(f"{path}: unknown field {key!r}; there are: game, scenario")
    if not isinstance(data.get("game"), str):
        raise BadData(f'{path}: a scenario file begins with game = "..."')
    rows = data.get("scenario", [])
    if not isinstance(rows, list) or not rows:
        raise BadData(f"{path}: write scenarios as [[scenario]]")
    try:
        known = rules(load_game(data["game"]).folder)
    except BadData as error:
        raise BadData(f"{path}: {error}") from error
    found: dict[str, Scenario] = {}
    for nth, row in enumerate(rows):
        scenario = _scenario(path, text, nth, data["game"], row)
        if scenario.id in found:
            raise BadData(f"{scenario.place}: id: given twice")
        for rule in scenario.rules:
            if rule not in known:
                raise BadData(f"{scenario.place}: rules: there is no rule {rule!r}")
        found[scenario.id] = scenario
    return list(found.values())


def _scenario(path: Path, text: str, nth: int, game: str, row: Any) -> Scenario:
    """A row of the file, checked field by field."""
    name = row.get("id") if isinstance(row, dict) else None
    field = "id"
    try:
        if not isinstance(name, str):
            raise BadData("a scenario needs an id")
        for field, value in row.items():
            if field not in FIELDS:
                raise BadData(f"unknown field; there are: {', '.join(FIELDS)}")
            _check(value, FIELDS[field], field)
        for field in REQUIRED:
            if field not in row:
                raise BadData("is missing")
    except BadData as error:
        line = line_of(text, "scenario", nth, field)
        raise BadData(f"{path}:{line}: {name or f'scenario {nth + 1}'}: {field}: {error}") from None
    return Scenario(
        path,
        line_of(text, "scenario", nth, "id"),
        game,
        row["id"],
        row["title"],
        tuple(row["rules"]),
        row["players"],
        row.get("options", {}),
        row.get("given"),
        tuple(row.get("when", [])),
        row.get("then", {}),
    )


def _check(value: Any, type_name: str, where: str) -> None:
    """Refuse a value of the wrong kind."""
    if type_name == TABLE:
        if not isinstance(value, dict):
            raise BadData(f"{where}: expected a table, found {value!r}")
    elif type_name == "steps":
        if not isinstance(value, list):
            raise BadData(f"{where}: expected a list of steps, found {value!r}")
        for number, step in enumerate(value, 1):
            _check_step(step, f"step {number}")
    elif type_name == TEXTS and isinstance(value, list):
        build(value, "list[str]", {}, where)
    else:
        build(value, "str" if type_name == TEXTS else type_name, {}, where)


def _check_step(step: Any, where: str) -> None:
    """Refuse a step that is of no kind, or of two."""
    _check(step, TABLE, where)
    found = [field for field in STEPS if field in step]
    if len(found) != 1:
        raise BadData(f"{where}: expected exactly one of: {', '.join(STEPS)}")
    needed, optional = STEPS[found[0]]
    for name in needed:
        if name not in step:
            raise BadData(f"{where}: {name!r} is missing")
    for name, value in step.items():
        if name not in needed and name not in optional:
            raise BadData(f"{where}: unknown field {name!r}")
        _check(value, (needed | optional)[name], f"{where}: {name}")


# -- running


def run_scenario(scenario: Scenario) -> None:
    """Play a scenario with all checks. Raises Failed, or BadData if the file is wrong."""
    place = scenario.place
    try:
        stage = Stage(scenario)
        for number, step in enumerate(scenario.when, 1):
            place = f"{scenario.place}: step {number}"
            stage.step(step)
        place = f"{scenario.place}: then"
        stage.expect(scenario.then)
    except BadData as error:
        raise BadData(f"{place}: {error}") from error
    except Failed as failure:
        raise Failed(f"{place}: {failure}") from failure


class Stage:
    """A scenario while it is played."""

    def __init__(self, scenario: Scenario) -> None:
        self.game: AnyGame = load_game(scenario.game)
        options = self.game.resolve(scenario.options)
        self.state: State = self.game.new(options, scenario.players)
        self.state.one_order = False  # as at a table
        if scenario.given is not None:
            self.state = self.game.prepare(options, scenario.players)
            self.state.log = []
            self.state.one_order = False
            self.game.stage(self.state, scenario.given)
            self.sound()
        self.spelling = Spelling(self.game)

    def step(self, step: Mapping[str, Any]) -> None:
        """Carry out one step of `when`."""
        for field in ("seat", "legal", "view"):
            seat = step.get(field, 0)
            watching = field == "view" and seat == SPECTATOR
            if not 0 <= seat < self.state.players and not watching:
                raise BadData(f"{field}: there is no seat {seat}")
        match step:
            case {"seat": seat, "do": do}:
                for text in [do] if isinstance(do, str) else do:
                    self.play(seat, text)
            case {"seat": seat, "refused": text}:
                self.refused(seat, text, step.get("rule"))
            case {"chance": outcome}:
                self.fall(tuple(outcome))
            case {"luck": seed}:
                self.fall_by_seed(seed)
            case {"legal": seat, "are": texts}:
                self.legal(seat, texts)
            case {"view": seat, "has": has}:
                self.compare(has, self.game.view(self.state, seat))
            case {"told": key}:
                self.told(key, step.get("has", {}))
            case {"expect": expected}:
                self.expect(expected)

    # -- what happens

    def play(self, seat: int, text: str) -> None:
        """Play the actions of a seat."""
        action = self.spelling.action(text)
        self.state.log = []
        try:
            self.state.play(seat, action)
        except IllegalAction as illegal:
            raise Failed(f"seat {seat} may not {text!r}: {illegal}") from illegal
        self.sound()

    def refused(self, seat: int, text: str, rule: str | None) -> None:
        """Check that an action of a seat is refused."""
        no = self.state.explain(seat, self.spelling.action(text))
        if no is None:
            raise Failed(f"expected {text!r} to be refused, but seat {seat} may do it")
        if rule is not None and no.rule != rule:
            raise Failed(f"{text!r}: expected to be refused by {rule}, found {no.rule} ({no.key})")

    def fall(self, outcome: tuple[int, ...]) -> None:
        """Answer for chance."""
        self.state.log = []
        try:
            self.state.checked_chance(outcome)
        except BadData as error:
            awaited = self.awaited() or f"an answer of {list(self.state.pending())}"
            raise Failed(f"{error}; the game waits for: {awaited}") from error
        self.sound()

    def fall_by_seed(self, seed: int) -> None:
        """Let a seed answer for chance until a seat is asked."""
        self.state.log = []
        self.state.settle(FastRng(seed))
        self.sound()

    def sound(self) -> None:
        """Check the game's invariants."""
        try:
            self.game.invariants(self.state)
        except AssertionError as error:
            raise Failed(f"an invariant is broken: {error}") from error

    # -- what is seen

    def legal(self, seat: int, texts: list[str]) -> None:
        """Check that these are the legal actions of a seat."""
        actions = self.state.legal(seat) if seat in self.state.pending() else []
        if sorted(actions) != sorted(self.spelling.action(text) for text in texts):
            raise Failed(
                f"legal: expected {texts}, found {[self.spelling.written(a) for a in actions]}"
            )

    def told(self, key: str, has: Mapping[str, Any]) -> None:
        """Check that the last action or outcome caused such an event."""
        events = self.state.log or []
        params = [{**event.params, **event.secret} for event in events if event.key == key]
        if not params:
            raise Failed(f"told: expected {key!r}, found {[event.key for event in events]}")
        self.compare(has, params[-1])

    def expect(self, expected: Mapping[str, Any]) -> None:
        """Check the position against these fields."""
        s = self.state
        prompt = s.prompt
        found = {
            **self.game.describe(s),
            "pending": s.pending(),
            "prompt": prompt,
            "chance": self.awaited(),
            "over": s.over,
            "scores": s.scores,
            "winners": s.winners,
        }
        self.compare(expected, found)

    def awaited(self) -> str:
        """The question to chance, for example "roll 6 6"; empty if it is not asked."""
        wait = self.state.wait
        if wait.tag in (ASK, OVER):
            return ""
        return " ".join([CHANCE_NAMES[wait.tag], *map(str, cast(Chance, wait).spec)])

    def compare(self, expected: Mapping[str, Any], found: Mapping[str, Any]) -> None:
        """Check that every expected field is there and equal."""
        for key, value in expected.items():
            if key not in found:
                raise BadData(f"{key}: no such field; there are: {', '.join(sorted(found))}")
            if not self.equal(value, plain(found[key])):
                raise Failed(f"{key}: expected {value!r}, found {plain(found[key])!r}")

    def equal(self, expected: Any, found: Any) -> bool:
        """Equality in which an id stands for the number of its element."""
        if isinstance(expected, list) and isinstance(found, list):
            return len(expected) == len(found) and all(map(self.equal, expected, found))
        if isinstance(expected, str) and type(found) is int:
            return any(ids.get(expected) == found for ids in self.spelling.numbers.values())
        if expected == HIDDEN and found is None:
            return True
        return type(expected) is type(found) and bool(expected == found)

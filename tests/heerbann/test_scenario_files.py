"""Scenario files: what is wrong in them, or fails, is said in one sentence with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.core.actions import BadData
from tafelrunde.games.heerbann.staging import GIVEN
from tafelrunde.testing.scenarios import STEPS, Failed, load_scenarios, run_scenario

HEAD = 'game = "heerbann"\n[[scenario]]\nid = "X"\ntitle = "x"\nrules = []\nplayers = 2\n'
ROUND = 'given = { display = ["archer"], deck = ["peasant", "duke"], armies = [["knight"], []] }\n'


def run_file(folder: Path, text: str) -> None:
    """Load and run all scenarios of a text."""
    path = folder / "file.toml"
    path.write_text(text)
    for scenario in load_scenarios(path):
        run_scenario(scenario)


BROKEN_FILES = [
    ("game = ", r"file\.toml:1: not valid TOML"),
    ("a = " + "[" * 100_000, r"file\.toml:1: not valid TOML"),
    ('game = "chess"\n[[scenario]]\nid = "X"', r"file\.toml: there is no game 'chess'"),
    ("[[scenario]]", r"file\.toml: a scenario file begins with game"),
    ("game = 3", r"file\.toml: a scenario file begins with game"),
    ('game = "heerbann"', r"file\.toml: write scenarios as \[\[scenario\]\]"),
    ('game = "heerbann"\nscenario = 3', r"file\.toml: write scenarios as"),
    ('game = "heerbann"\nscenario = [3]', r"file\.toml:1: scenario 1: id: a scenario needs"),
    ('game = "heerbann"\nscenery = 3', r"file\.toml: unknown field 'scenery'"),
    ('game = "heerbann"\n[[scenario]]\ntitle = "x"', r"file\.toml:2: scenario 1: id: a scenario"),
    ('game = "heerbann"\n[[scenario]]\nid = "X"', r"file\.toml:2: X: title: is missing"),
    (HEAD + "colour = 1", r"file\.toml:7: X: colour: unknown field; there are: id, title"),
    (HEAD + "when = 3", r"file\.toml:7: X: when: when: expected a list of steps"),
    (HEAD + "given = 3", r"file\.toml:7: X: given: given: expected a table"),
    (HEAD.replace("2", '"2"'), r"file\.toml:6: X: players: players: expected int, found '2'"),
    (HEAD.replace("rules = []", 'rules = ["RE-9.9"]'), "X: rules: there is no rule 'RE-9.9'"),
    (HEAD + HEAD.partition("\n")[2], "X: id: given twice"),
    (HEAD + "when = [3]", "X: when: step 1: expected a table, found 3"),
    (HEAD + "when = [{}]", "X: when: step 1: expected exactly one of: do, refused, chance"),
    (HEAD + "when = [{ luck = 1, chance = [1] }]", "X: when: step 1: expected exactly one of"),
    (HEAD + 'when = [{ luck = 1 }, { do = "dice 1" }]', "X: when: step 2: 'seat' is missing"),
    (HEAD + "when = [{ luck = 1, seat = 1 }]", "X: when: step 1: unknown field 'seat'"),
    (HEAD + "when = [{ luck = 1.5 }]", "X: when: step 1: luck: expected int, found 1.5"),
    (HEAD + "when = [{ seat = 0, do = [1] }]", r"X: when: step 1: do\[0\]: expected str, found 1"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN_FILES)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        run_file(tmp_path, text)


BROKEN_SCENARIOS = [
    (HEAD.replace("2", "7"), "X: heerbann is for 2 to 4 players, not 7"),
    (HEAD + "options = { colour = 1 }", "X: heerbann has no option 'colour'"),
    (HEAD + "given = { dock = [] }\nwhen = []", "X: given: unknown field 'dock'"),
    (HEAD + 'given = { deck = "duke" }', "X: given.deck: expected a list"),
    (HEAD + 'given = { deck = ["dude"] }', "X: given.deck: there is no card 'dude'"),
    (HEAD + 'given = { deck = ["duke", "duke"] }', "X: given.deck: 'duke' lies somewhere"),
    (HEAD + "given = { armies = [[]] }", "X: given.armies: 1 armies for 2 players"),
    (HEAD + "given = { seniority = [0, 0] }", "X: given.seniority: not the ranks 0 to 1"),
    (HEAD + "given = { round = 0 }", "X: given.round: there is no round 0"),
    (HEAD + 'given = { phase = "tea" }', "X: given.phase: 'tea' is neither"),
    (HEAD + "given = { provinces = [[2, 0]] }", "X: given.provinces: has no place in"),
    (HEAD + 'given = { phase = "conquer", deck = ["duke"] }', "X: given.deck: has no place in"),
    (
        HEAD + 'given = { phase = "conquer", provinces = [[2]] }',
        "X: given.provinces.*: expected 2 values",
    ),
    (
        HEAD + 'given = { phase = "conquer", provinces = [[8, 0]] }',
        "X: given.provinces: province 1 cannot be worth 8",
    ),
    (
        HEAD + 'given = { phase = "conquer", provinces = [[1, 0]] }',
        "X: given.provinces: province 1 cannot be worth 1",
    ),
    (
        HEAD + 'given = { phase = "conquer", provinces = [[2, 2]] }',
        "X: given.provinces: there is no seat 2",
    ),
    (
        HEAD + 'given = { phase = "conquer", provinces = [[2, -2]] }',
        "X: given.provinces: there is no seat -2",
    ),
    (
        HEAD + 'given = { phase = "conquer", provinces = [' + "[2, 0], " * 7 + "] }",
        "X: given.provinces: there are only 6",
    ),
    (HEAD + ROUND + "then = { colour = 1 }", "X: then: colour: no such field; there are: armies"),
    (HEAD + ROUND + 'when = [{ seat = 0, do = "fly" }]', "X: step 1: 'fly': there is no verb"),
    (HEAD + ROUND + 'when = [{ seat = 0, do = "" }]', "X: step 1: '': there is no verb ''"),
    (
        HEAD + ROUND + 'when = [{ seat = 0, do = "dice" }]',
        "X: step 1: 'dice': write it as 'dice nu",
    ),
    (HEAD + ROUND + 'when = [{ seat = 0, do = "take dude" }]', "step 1: there is no card 'dude'"),
    (HEAD + ROUND + 'when = [{ seat = 9, do = "dice 1" }]', "X: step 1: seat: there is no seat 9"),
    (HEAD + ROUND + "when = [{ view = -1, has = {} }]", "X: step 1: view: there is no seat -1"),
    (HEAD + ROUND + "when = [{ view = 0, has = { x = 1 } }]", "X: step 1: x: no such field"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN_SCENARIOS)
def test_a_broken_scenario_is_refused_with_its_place(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(BadData, match=r"file\.toml:3: X: ") as refused:
        run_file(tmp_path, text)
    assert refused.match(message)


NUMBERS = '{ seat = 0, do = "dice 2" }, { seat = 1, do = "dice 1" }'
FAILURES = [
    ("when = [" + NUMBERS + "]\nthen = { order = [0, 1] }", r"then: order: expected \[0, 1\], fo"),
    ("when = [{ expect = { round = 2 } }]", "step 1: round: expected 2, found 1"),
    ("then = { over = 0 }", "then: over: expected 0, found False"),
    ('then = { display = ["archer"] }', "then: display: expected .*, found .*'peasant'"),
    ("when = [{ chance = [1] }]", r"step 1: chance cannot answer \[1\].* an answer of \[0, 1\]"),
    ("when = [" + NUMBERS + ", { chance = [1, 1] }]", "step 3: chance cannot.* waits for: roll 6$"),
    ("when = [" + NUMBERS + ", { chance = [7] }]", "step 3: chance cannot answer"),
    ('when = [{ seat = 0, do = "dice 7" }]', "step 1: seat 0 may not 'dice 7': CORE-4"),
    ('when = [{ seat = 0, do = "keep" }]', "step 1: seat 0 may not 'keep': CORE-3"),
    ('when = [{ seat = 0, refused = "dice 1" }]', "step 1: expected 'dice 1' to be refused"),
    (
        'when = [{ seat = 0, refused = "keep", rule = "RE-4.3" }]',
        "step 1: 'keep': expected to be refused by RE-4.3, found CORE-3",
    ),
    (
        'when = [{ legal = 0, are = ["keep"] }]',
        r"step 1: legal: expected \['keep'\], found \['dice",
    ),
    (
        "when = [" + NUMBERS + ', { chance = [4] }, { legal = 1, are = ["take peasant"] }]',
        "step 4: legal: .*'take peasant', 'decline'",
    ),
    ("when = [{ view = 0, has = { deck = 2 } }]", "step 1: deck: expected 2, found 1"),
    ('when = [{ view = 0, has = { armies = [["duke"], []] } }]', "step 1: armies: expected"),
    ('when = [{ view = 0, has = { armies = "?" } }]', "step 1: armies: expected"),
    ('when = [{ told = "declined" }]', r"step 1: told: expected 'declined', found \['revealed'\]"),
    ('when = [{ told = "revealed", has = { round = 3 } }]', "step 1: round: expected 3, found 1"),
]


@pytest.mark.parametrize(("text", "message"), FAILURES)
def test_a_failing_scenario_says_what_was_expected(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(Failed, match=r"file\.toml:3: X: ") as failed:
        run_file(tmp_path, HEAD + ROUND + text)
    assert failed.match(message)


def test_a_scenario_without_given_starts_a_new_game(tmp_path: Path) -> None:
    steps = "when = [{ chance = [1, 0] }, { luck = 3 }]\n"
    run_file(tmp_path, HEAD + steps + "then = { round = 1, deck = 16, seniority = [1, 0] }")


@pytest.mark.interpreted
def test_a_broken_invariant_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object, s: object) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr("tafelrunde.games.heerbann.game.HeerbannGame.invariants", broken)
    with pytest.raises(Failed, match="an invariant is broken: a card is lost"):
        run_file(tmp_path, HEAD + ROUND)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load_scenarios(tmp_path / "nothing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="cannot be read"):
        load_scenarios(tmp_path / "bytes.toml")


WORD = st.sampled_from([*GIVEN, *STEPS, "seat", "rule", "are", "has", "order", "over", "players"])
PLAIN = st.integers(-2, 19) | st.booleans() | st.sampled_from(["duke", "conquer", "?", "take duke"])
VALUE = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORD, inner, max_size=3),
    max_leaves=6,
)


def toml(value: object) -> str:
    """A value as inline TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{k} = {toml(v)}' for k, v in value.items())} }}"
    return str(value)


TABLES = st.dictionaries(WORD, VALUE, max_size=4)


@given(TABLES, st.lists(TABLES, max_size=3), TABLES)
@settings(
    max_examples=300,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_nothing_in_a_file_makes_it_crash(
    tmp_path: Path, start: dict[str, object], when: list[dict[str, object]], then: dict[str, object]
) -> None:
    body = f"given = {toml(start)}\nwhen = {toml(when)}\nthen = {toml(then)}\n"
    try:
        run_file(tmp_path, HEAD + body)
    except (BadData, Failed) as error:
        assert str(error).startswith(str(tmp_path / "file.toml"))
        assert "\n" not in str(error)

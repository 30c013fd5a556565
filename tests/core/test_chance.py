"""Luck: reproducible, uniform, and verifiable by anybody."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from typing import Any

import pytest
from hinterhalt.play import GAME
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import (
    CommittedDice,
    FastRng,
    Rng,
    commitment,
    is_outcome,
    outcomes,
    seed_for,
)
from tafelrunde.core.flow import Chance, Draw, Roll, Shuffle
from tafelrunde.core.journal import Luck, committed, head_for, journal_from_json
from tafelrunde.core.match import Match, replay, verify
from tafelrunde.testing.walks import pick

pytestmark = pytest.mark.both

SEED = bytes(range(32))
# The value that chi-square with this many degrees of freedom exceeds once in ten thousand.
CRITICAL = {1: 15.14, 5: 25.74, 9: 33.72, 23: 53.1}


def generators() -> list[Rng]:
    return [FastRng(1), CommittedDice(SEED, "table")]


def test_sequences_never_change() -> None:
    """Stored seeds must give the same games for ever."""
    fast, slow = FastRng(2024), CommittedDice(SEED, "table")
    assert [fast.below(6) for _ in range(12)] == [2, 4, 1, 5, 2, 4, 1, 1, 4, 2, 2, 4]
    assert [slow.below(6) for _ in range(12)] == [2, 5, 5, 1, 3, 5, 4, 2, 0, 1, 1, 1]
    assert seed_for("heerbann", 1, 2) == 12640917488170504125


def chi_square(counts: Counter[Any], values: int, draws: int) -> float:
    expected = draws / values
    return sum((n - expected) ** 2 for n in counts.values()) / expected + expected * (
        values - len(counts)
    )


@pytest.mark.parametrize("rng", generators(), ids=lambda rng: type(rng).__name__)
@pytest.mark.parametrize("sides", [2, 6, 10])
def test_draws_are_uniform(rng: Rng, sides: int) -> None:
    counts = Counter(rng.below(sides) for _ in range(20_000))
    assert set(counts) <= set(range(sides))
    assert chi_square(counts, sides, 20_000) < CRITICAL[sides - 1]


@pytest.mark.parametrize("rng", generators(), ids=lambda rng: type(rng).__name__)
def test_consecutive_draws_are_independent(rng: Rng) -> None:
    counts = Counter((rng.below(4), rng.below(6)) for _ in range(20_000))
    assert chi_square(counts, 24, 20_000) < CRITICAL[23]


@pytest.mark.parametrize("rng", generators(), ids=lambda rng: type(rng).__name__)
def test_shuffles_are_uniform(rng: Rng) -> None:
    counts = Counter(rng.outcome(Shuffle(4)) for _ in range(12_000))
    assert len(counts) == 24
    assert chi_square(counts, 24, 12_000) < CRITICAL[23]


WAITS = st.one_of(
    st.lists(st.integers(1, 20), max_size=4).map(lambda dice: Roll(tuple(dice))),
    st.integers(1, 30).map(Draw),
    st.integers(0, 30).map(Shuffle),
)


@given(WAITS, st.integers(0, 1000))
def test_every_answer_of_a_generator_is_possible(wait: Chance, seed: int) -> None:
    for rng in (FastRng(seed), CommittedDice(SEED, str(seed))):
        answer = rng.outcome(wait)
        assert is_outcome(wait, answer)
        every = outcomes(wait)
        assert every is None or answer in every


@pytest.mark.parametrize(
    ("wait", "number"),
    [
        (Roll((6,)), 6),
        (Roll((6, 4)), 24),
        (Draw(5), 5),
        (Shuffle(4), 24),
        (Roll(()), 1),
        (Shuffle(0), 1),
    ],
)
def test_small_questions_list_every_answer_once(wait: Chance, number: int) -> None:
    every = outcomes(wait)
    assert every is not None
    assert len(every) == len(set(every)) == number
    assert all(is_outcome(wait, answer) for answer in every)


def test_large_questions_list_nothing() -> None:
    assert outcomes(Roll((6,) * 4)) is not None
    for wait in (Roll((6,) * 5), Draw(1297), Shuffle(7)):
        assert outcomes(wait) is None
    assert outcomes(Roll((6, 6)), most=35) is None


@pytest.mark.parametrize(
    ("wait", "answer"),
    [
        (Roll((6, 6)), (1,)),
        (Roll((6,)), (7,)),
        (Roll((6,)), (0,)),
        (Draw(3), (3,)),
        (Draw(3), (-1,)),
        (Draw(3), (0, 1)),
        (Draw(3), ()),
        (Shuffle(3), (0, 1, 1)),
        (Shuffle(3), (0, 1)),
        (Shuffle(3), (1, 2, 3)),
    ],
)
def test_impossible_answers(wait: Chance, answer: tuple[int, ...]) -> None:
    assert not is_outcome(wait, answer)


def test_a_seed_depends_on_every_part() -> None:
    assert len({seed_for("a", 1), seed_for("a", 2), seed_for("b", 1), seed_for(1, "a")}) == 4


def test_the_commitment_hides_and_binds() -> None:
    dice = CommittedDice(SEED, "table")
    assert dice.commitment == commitment(SEED, "table") == committed(SEED, "table").commitment
    assert commitment(SEED, "table") != commitment(SEED, "table2")
    assert commitment(SEED, "table") != commitment(SEED[:-1] + b"x", "table")
    assert SEED.hex() not in dice.commitment


def test_the_counter_rises_with_every_draw() -> None:
    dice = CommittedDice(SEED, "table")
    first = [dice.below(6) for _ in range(5)]
    assert dice.drawn == 5
    again = CommittedDice(SEED, "table", 3)
    assert [again.below(6), again.below(6)] == first[3:]


def test_numbers_above_the_last_whole_multiple_are_drawn_again() -> None:
    """With so large an n a sixteenth of the blocks has to be thrown away."""
    n = 3 * 2**60
    dice = CommittedDice(SEED, "table")
    retries = 0
    for k in range(1, 121):
        attempt = 0
        while True:
            block = hmac.new(SEED, f"table|{k}|{n}|{attempt}".encode(), hashlib.sha256).digest()
            number = int.from_bytes(block[:8], "big")
            if number < 5 * n:
                break
            attempt += 1
        retries += attempt
        assert dice.below(n) == number % n
    assert retries > 3


def played_table(game: int = 0, seed: bytes = SEED) -> dict[str, Any]:
    luck = committed(seed, "table 9")
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 4, luck), luck.rng()).begin()
    rng = FastRng(game)
    while not match.state.over:
        match.submit(*pick(match.state, rng))
    stored: dict[str, Any] = json.loads(json.dumps(match.journal().to_json()))
    return stored


def independent_verifier(journal: dict[str, Any], questions: list[Any]) -> bool:
    """Anybody's program: it knows the published recipe and nothing of ours."""
    luck = journal["luck"]
    seed = bytes.fromhex(luck["seed"])
    text = b"tafelrunde/1|" + luck["salt"].encode() + b"|" + seed
    if hashlib.sha256(text).hexdigest() != luck["commitment"]:
        return False
    drawn = 0

    def below(n: int) -> int:
        nonlocal drawn
        drawn += 1
        attempt = 0
        while True:
            message = f"{luck['salt']}|{drawn}|{n}|{attempt}".encode()
            number = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest()[:8], "big")
            if number < 2**64 - 2**64 % n:
                return number % n
            attempt += 1

    fallen = [entry[1] for entry in journal["entries"] if entry[0] == "c"]
    for (kind, spec), outcome in zip(questions, fallen, strict=True):
        if kind == "roll":
            due = [1 + below(sides) for sides in spec]
        elif kind == "draw":
            due = [below(spec[0])]
        else:
            due = list(range(spec[0]))
            for i in range(spec[0] - 1, 0, -1):
                j = below(i + 1)
                due[i], due[j] = due[j], due[i]
        if due != outcome:
            return False
    return True


def questions_of(journal: dict[str, Any]) -> list[Any]:
    """What chance was asked, in order: the kind and the dice."""
    found = []
    whole = journal_from_json(journal)
    for number, entry in enumerate(journal["entries"]):
        if entry[0] == "c":
            wait = replay(GAME, whole, upto=number).state.to_json()["wait"]
            found.append((wait[0], wait[1]))
    return found


def test_an_independent_verifier_confirms_every_roll() -> None:
    kinds = set()
    for number in range(4):
        journal = played_table(number, bytes([number]) * 32)
        questions = questions_of(journal)
        kinds |= {kind for kind, _ in questions}
        assert independent_verifier(journal, questions)
        assert verify(GAME, journal_from_json(journal)) == len(questions)
    assert kinds == {"roll", "shuffle", "draw"}


def test_a_changed_roll_is_found_by_both_verifiers() -> None:
    journal = played_table()
    questions = questions_of(journal)
    i = next(i for i, e in enumerate(journal["entries"]) if e[0] == "c" and len(e[1]) == 4)
    journal["entries"][i][1][2] = 1 + journal["entries"][i][1][2] % 6
    assert not independent_verifier(journal, questions)
    with pytest.raises(BadData, match=rf"entries\[{i}\]: the seed gives"):
        verify(GAME, journal_from_json(journal))


def test_another_seed_is_refused() -> None:
    journal = played_table()
    journal["luck"]["seed"] = bytes(32).hex()
    with pytest.raises(BadData, match="does not belong to the commitment"):
        verify(GAME, journal_from_json(journal))
    journal["luck"]["seed"] = None
    with pytest.raises(BadData, match="not been revealed"):
        verify(GAME, journal_from_json(journal))


def test_fast_luck_is_known_from_the_start() -> None:
    assert Luck(fast=7).to_json(False) == {"kind": "fast", "seed": 7}
    assert isinstance(Luck(fast=7).rng(), FastRng)


def test_committed_luck_tells_its_seed_only_at_the_end() -> None:
    luck = committed(SEED, "t")
    assert luck.to_json(False)["seed"] is None
    assert luck.to_json(True)["seed"] == SEED.hex()

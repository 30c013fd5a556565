"""Puzzles: what is stored holds, wrong answers show nothing, and a day has the same for all."""

from __future__ import annotations

import io
import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.counsel import Term
from tafelrunde.cli import main
from tafelrunde.core.actions import Action, BadData, IllegalAction
from tafelrunde.core.chance import FastRng
from tafelrunde.games import game_types, load_game
from tafelrunde.puzzles.attempt import RIGHT, SHOWN, WRONG, Attempt
from tafelrunde.puzzles.check import complaints
from tafelrunde.puzzles.finding import (
    Effort,
    Rolled,
    Search,
    find,
    is_in_reach,
    is_proven,
    race,
    roll,
)
from tafelrunde.puzzles.puzzle import (
    Collection,
    Puzzle,
    Valued,
    has_puzzles,
    match_of,
    of_the_day,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)

NAMES = [name for name in game_types() if has_puzzles(load_game(name))]
DAY = date(2026, 11, 18)


def first(name: str = "heerbann") -> Puzzle:
    return puzzles_of(name).puzzles[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_stored_puzzle_holds(name: str) -> None:
    assert complaints(puzzles_of(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_comes_once_before_any_comes_again(name: str) -> None:
    count = len(puzzles_of(name).puzzles)
    shown = [of_the_day(name, DAY + timedelta(days=i)) for i in range(2 * count)]
    assert len({puzzle.id for puzzle in shown[:count]}) == count
    assert shown[:count] == shown[count:]


def test_the_puzzle_of_a_day_does_not_depend_on_the_order_of_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = puzzles_of("heerbann")
    before = of_the_day("heerbann", DAY)
    turned = found._replace(puzzles=found.puzzles[::-1])
    monkeypatch.setattr("tafelrunde.puzzles.puzzle.puzzles_of", lambda name: turned)
    assert of_the_day("heerbann", DAY) == before


def test_a_wrong_answer_is_weighed_and_not_played() -> None:
    attempt = Attempt(first())
    before = attempt.match.state.digest()
    wrong = attempt.puzzle.values[-1].action
    attempt.act(wrong)
    assert attempt.said == WRONG and not attempt.is_over
    assert attempt.match.state.digest() == before
    assert attempt.puzzle.value(wrong).chance < attempt.puzzle.value(attempt.puzzle.best).chance
    attempt.act(attempt.puzzle.best)
    assert attempt.said == RIGHT and attempt.tries == 2
    assert attempt.match.state.digest() != before


def test_what_the_rules_forbid_is_refused_and_no_try() -> None:
    attempt = Attempt(first())
    with pytest.raises(IllegalAction):
        attempt.act(Action("nonsense", ()))
    assert attempt.tries == 0 and not attempt.said


def test_a_shown_solution_is_the_best_answer() -> None:
    attempt = Attempt(first())
    attempt.show()
    assert attempt.said == SHOWN and attempt.is_over
    attempt.show()
    assert attempt.tries == 0


@pytest.mark.parametrize("name", NAMES)
def test_twins_that_differ_in_hidden_things_only_are_the_same_puzzle(name: str) -> None:
    """What the solver sees, and what is found best, is the same in every world that fits."""
    puzzle = first(name)
    match = match_of(puzzle)
    game, seat = match.game, puzzle.seat
    twin = game.determinise(match.state, seat, FastRng(99))
    assert game.view(twin, seat) == game.view(match.state, seat)
    assert twin.decision(seat).actions == match.state.decision(seat).actions
    assert roll(game, twin, seat, 100, FastRng(5))[0].action == puzzle.best


def test_the_same_seed_finds_the_same_puzzles(tmp_path: Path) -> None:
    game, effort = load_game("heerbann"), Effort(30, 60, 200)
    once = tuple(find(game, Search(3, 12, {}), 1, effort))
    assert once == tuple(find(game, Search(3, 12, {}), 1, effort))
    assert once
    stored = Collection(game.id, game.version, {"seed": 3}, once)
    write_puzzles(stored, tmp_path / "puzzles.json")
    assert read_puzzles(game, tmp_path / "puzzles.json") == stored
    assert complaints(stored) == []


def test_questions_that_are_not_wanted_are_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    def weigh(*_: object) -> None:
        raise AssertionError("nobody wants to know")

    game, effort = load_game("heerbann"), Effort(30, 60, 200)
    known = puzzles_of("heerbann").puzzles
    monkeypatch.setattr("tafelrunde.puzzles.finding.weigh", weigh)
    asked = frozenset({"take-card"})  # a third of all are such questions already
    assert tuple(find(game, Search(3, 3, {}, asked), 30, effort, known)) == ()
    assert tuple(find(game, Search(3, 3, {}), len(known), effort, known)) == ()
    assert tuple(find(game, Search(3, 3, {}, frozenset({"no-such"})), 30, effort)) == ()


def test_easier_and_earlier_puzzles_than_wanted_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def weigh(*given: Any) -> Puzzle:
        return first()._replace(line=given[3])

    game, effort = load_game("heerbann"), Effort(30, 60, 200)
    monkeypatch.setattr("tafelrunde.puzzles.finding.weigh", weigh)
    assert len(tuple(find(game, Search(3, 3, {}), 4, effort))) == 4
    assert tuple(find(game, Search(3, 3, {}, least=2), 4, effort)) == ()
    late = tuple(find(game, Search(3, 3, {}, after=20), 4, effort))
    assert late and all(len(puzzle.line) >= 20 for puzzle in late)


def test_a_lead_counts_when_it_is_large_and_no_luck() -> None:
    best, other = Rolled(Action("a", ()), 0.6, 0.02), Rolled(Action("b", ()), 0.5, 0.02)
    assert is_proven([best, other])
    assert not is_proven([best._replace(error=0.04), other])  # three standard errors
    assert not is_proven([best._replace(mean=0.57, error=0.001), other._replace(error=0.001)])
    assert is_in_reach(best, other)
    assert not is_in_reach(best, other._replace(mean=0.4))


def test_a_race_finds_the_same_answer_and_gives_up_where_none_leads() -> None:
    puzzle = first()
    match = match_of(puzzle)
    ranked = race(match.game, match.state, puzzle.seat, 200, FastRng(5))
    assert ranked[0].action == puzzle.best and len(ranked) == len(puzzle.values)
    begun = match_of(puzzle._replace(line=()))
    seat = begun.state.pending()[0]
    assert race(begun.game, begun.state, seat, 60, FastRng(5), hasty=True) == []


def test_answers_are_explained_by_facts_that_advice_names() -> None:
    found = [value for name in NAMES for p in puzzles_of(name).puzzles for value in p.values]
    assert sum(bool(value.terms) for value in found) > len(found) / 2
    good = first()
    odd = Valued(good.best, good.values[0].chance, (Term("nonsense", "", 1.0, 2.0),))
    told = complaints(
        puzzles_of("heerbann")._replace(puzzles=(good._replace(values=(odd, *good.values[1:])),))
    )
    assert told == [f"{good.id}: it names facts that advice does not know"]


def test_a_puzzle_that_does_not_hold_is_named() -> None:
    found = puzzles_of("heerbann")
    good = first()

    def told(puzzle: Puzzle) -> str:
        return "; ".join(complaints(found._replace(puzzles=(puzzle,))))

    assert "is not asked" in told(good._replace(seat=(good.seat + 1) % good.players))
    assert "not every answer was weighed" in told(good._replace(values=good.values[:-1]))
    assert "in the order of their chances" in told(good._replace(values=good.values[::-1]))
    assert "its lead is less" in told(good._replace(margin=0.01))
    assert "there is no level" in told(good._replace(level=6))
    illegal = good.values[1]._replace(action=Action("nonsense", ()))
    assert "is not legal" in told(good._replace(values=(good.values[0], illegal, *good.values[2:])))
    broken = (*good.line[:1], *good.line[:1], *good.line[1:])
    assert told(good._replace(line=broken)).startswith(good.id)


@pytest.mark.parametrize(
    ("field", "value"), [("format", 2), ("game", "el_grande"), ("puzzles", [{"id": 5}])]
)
def test_a_broken_file_is_refused_with_its_name(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "puzzles.json"
    stored = {"format": 1, "game": "heerbann", "version": 1, "made": {}, "puzzles": []}
    path.write_text(json.dumps({**stored, field: value}), encoding="utf-8")
    with pytest.raises(BadData, match=r"puzzles\.json"):
        read_puzzles(load_game("heerbann"), path)


def test_a_puzzle_is_solved_in_lines_of_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = first()
    match = match_of(puzzle)
    legal = [action for action, no in match.choices(puzzle.seat) if no is None]
    best = legal.index(puzzle.best) + 1
    wrong = 1 if best != 1 else 2
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{wrong}\n{best}\n"))
    assert main(["puzzles", "play", "heerbann", "--puzzle", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "not the best move" in told and "Right!" in told and "of 100 games" in told


def test_the_solution_is_shown_in_german(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("lösung\n"))
    assert main(["puzzles", "play", "heerbann", "--lang", "de"]) == 0
    assert "Die Lösung:" in capsys.readouterr().out


def test_commands_check_and_refuse(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", "heerbann"]) == 0
    assert capsys.readouterr().out.endswith("puzzles, all in order\n")
    assert main(["puzzles", "play", "heerbann", "--puzzle", "999"]) == 2
    assert main(["puzzles", "play", "guiscard"]) == 2

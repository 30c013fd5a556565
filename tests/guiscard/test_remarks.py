"""What stands beside a choice: aims with names and odds, and the plan of houses."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.games import load_game
from tafelrunde.games.guiscard.screen.chart import houses
from tafelrunde.geometry.hexes import Grid
from tafelrunde.tui.session import new_match

GAME = load_game("guiscard")
EAGER = ("shoot", "aim", "fire", "charge", "target", "strike", "attack", "move", "step")


def told(scenario: str, wanted: str, most: int = 3000) -> tuple[Any, dict[str, Any], Action, Any]:
    """A position of a game by chance where an answer of this verb is remarked upon."""
    rng = FastRng(7)
    match = new_match(GAME, GAME.resolve({"scenario": scenario}), 2, 7)
    for _ in range(most):
        s: Any = match.state
        seat = s.to_move()
        legal = s.legal(seat)
        named = [a for a in legal if a.verb == wanted]
        if named:
            preview = dict(GAME.preview(s, seat))
            found = GAME.remarks(GAME.view(s, seat), preview, named[0])
            if len(found) > 1:
                return s, preview, named[0], found
        eager = [a for a in legal if a.verb in EAGER]
        pick = eager if eager and rng.below(4) else legal
        match.submit(seat, pick[rng.below(len(pick))])
    raise AssertionError(f"no {wanted} was remarked upon")


@pytest.mark.rule("GU-5.3")
def test_an_aim_names_who_stands_there_and_what_a_shot_does() -> None:
    s, preview, action, found = told("s01", "aim")
    shot = next(one for one in preview["targets"] if one["hex"] == action.args[0])
    there = [u for u in range(len(s.at)) if action.args[0] in (s.at[u], s.rear[u])]
    assert [r.text.params["unit"] for r in found if r.text.key == "unit"] == there
    assert next(r for r in found if r.text.key == "remark-hits").percent == shot["percent"]
    effects = [(r.text.key, r.percent) for r in found if r.text.key.startswith("effect-")]
    assert effects == [(f"effect-{what}", n) for what, n in shot["outcomes"] if n]


@pytest.mark.rule("GU-6.5")
def test_a_strike_tells_the_odds_against_that_man() -> None:
    s, preview, action, found = told("s01", "strike")
    odds = preview["strikes"][str(action.args[0])]
    assert found[0].text.params == {"attack": odds["attack"], "defence": odds["defence"]}
    assert sum(r.percent for r in found[1:]) == 100
    assert set(preview["strikes"]) == {
        str(a.args[0]) for a in s.legal(s.to_move()) if a.verb == "strike"
    }


@pytest.mark.rule("GU-4.15")
def test_a_step_tells_what_is_left() -> None:
    _, preview, action, found = told("s01", "step")
    rows = [row for own in preview["reach"].values() for row in own]
    row = next(row for row in rows if row[0] == action.args[0])
    assert found[0].text.params == {"count": row[1]}
    assert [r.text.params["count"] for r in found[1:]] == [n for n in row[3:] if n]


def test_houses_are_told_by_their_rooms() -> None:
    s: Any = GAME.new(GAME.resolve({"scenario": "s06"}), 2)
    view: Any = GAME.view(s, 0)
    rooms = houses(view, Grid(24, view["rows"]))
    inside = [h for h, letter in enumerate(view["terrain"]) if letter == "i"]
    assert sorted(h for room in rooms for h in room) == inside
    assert len(rooms) == 5  # three houses, and a church with a vestry

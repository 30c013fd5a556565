"""Questions of Krieg der drei Sanchos: what is proposed, and what has to be done."""

from __future__ import annotations

from typing import cast

import pytest
from drei_sanchos.table import begun

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import Ask
from tafelrunde.games.drei_sanchos.deeds import attack_is_free, is_last
from tafelrunde.games.drei_sanchos.spending import Pool
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.testing.tables import step


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_sure_question_proposes_nothing_that_is_refused(players: int) -> None:
    asked: set[str] = set()
    for seed in range(1, 7):
        s, rng = begun(players, seed, el_cid=True), FastRng(seed)
        while not s.over:
            question = cast(Ask, s.wait)
            if question.sure:
                asked.add(question.names[0])
                for seat in s.pending():
                    assert [no for _, no in s.candidates(seat) if no is not None] == []
            step(s, rng)
    assert asked >= {"orders", "cards"}
    assert players == 1 or asked >= {"homes", "garrisons", "steps"}


def harmless(s: DreiSanchos, sancho: int, action: Action) -> bool:
    """Whether an action costs no garrison field."""
    if action.verb == "move":
        return not is_last(s, action.args[0])
    return action.verb != "attack" or attack_is_free(s, sancho, action.args[0])


@pytest.mark.rule("S3-5.13")
@pytest.mark.rule("S3-8.6")
@pytest.mark.rule("S3-R.17")
@pytest.mark.parametrize("players", [2, 3])
def test_a_bottom_field_is_used_while_it_costs_no_garrison_field(players: int) -> None:
    asked = 0
    for seed in range(1, 9):
        s, rng = begun(players, seed), FastRng(seed)
        while not s.over:
            if isinstance(s.top, Pool):
                ways = s.legal(s.to_move())
                stop = Action("stop")
                others = [action for action in ways if action != stop]
                assert others
                forced = any(harmless(s, s.top.sancho, action) for action in others)
                assert (stop in ways) != forced
                asked += 1
            step(s, rng)
    assert asked > 100

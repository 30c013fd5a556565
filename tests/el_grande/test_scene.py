"""What the table tells about a position, for screens and terminals."""

from __future__ import annotations

import pytest
from el_grande.table import GAME, begun, staged

from tafelrunde.board.scene import Fact
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng
from tafelrunde.games.el_grande.scoring import score_place
from tafelrunde.games.el_grande.state import ElGrande
from tafelrunde.games.el_grande.tables import REGIONS
from tafelrunde.testing.tables import step
from tafelrunde.texts import Speaker


def standing(s: ElGrande, place: int) -> list[tuple[int, ...]]:
    """Per seat what the table tells of a region: caballeros, points now, the Grande."""
    areas = GAME.scene(GAME.view(s, SPECTATOR), SPECTATOR).areas
    item = next(i for area in areas for i in area.items if i.element == f"place:{place}")
    return [f.value for f in item.facts if f.key.startswith("in-") and isinstance(f.value, tuple)]


@pytest.mark.rule("EG-9.10")
def test_eg_9_10_a_region_tells_caballeros_points_and_grandes() -> None:
    s = staged(
        3, {"king": "seville", "seville": "R3 B1", "grande": ["seville", "aragon", "aragon"]}
    )
    assert standing(s, 6) == [(3, 4 + 2 + 2, 1), (1, 3, 0), (0, 0, 0)]


@pytest.mark.rule("EG-9.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eg_9_11_what_a_region_is_worth_now_is_what_a_scoring_brings(players: int) -> None:
    s, rng = begun(players, mode="short"), FastRng(players)
    while not s.over:
        for place in range(REGIONS):
            scored = s.clone()
            score_place(scored, place, "EG-9.11")
            brings = [after - before for after, before in zip(scored.score, s.score, strict=True)]
            assert [points for _, points, _ in standing(s, place)] == brings
        for _ in range(20):
            if not s.over:
                step(s, rng)


@pytest.mark.parametrize(
    ("value", "words"),
    [((0, 0, 0), "·"), ((0, 0, 1), "0♛"), ((2, 0, 0), "2"), ((3, 6, 1), "3♛ +6")],
)
def test_a_seat_in_a_region_is_told_in_few_signs(value: tuple[int, ...], words: str) -> None:
    for language in ("de", "en"):
        assert Speaker(GAME, language, ["Anna", "Bob"]).fact(Fact("in-b", value)) == ("B", words)


@pytest.mark.rule("EG-3.5")
def test_eg_3_5_the_lexicon_tells_what_power_cards_bring() -> None:
    lexicon = GAME.lexicon()
    assert [lexicon[f"power:{power}"].facts["caballeros"] for power in (1, 9, 13)] == [6, 2, 0]

"""What the table tells about a position, for screens and terminals."""

from __future__ import annotations

import pytest
from el_grande.table import GAME, begun, staged

from tafelrunde.board.scene import Fact
from tafelrunde.core.actions import SPECTATOR, Event
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


def test_a_terminal_adds_up_the_points_of_each_scoring() -> None:
    """The breakdown that the page shows behind a tab is below the table in the terminal."""
    told = [
        Event("EG-2.1", "round-begins", {"round": 3}),
        Event("EG-4.6", "card-taken", {"seat": 0, "card": 5}),
        Event("EG-15.0", "scored", {"points": (4, 2)}),
        Event("EG-15.0", "scored", {"points": (0, 5)}),
        Event("EG-8.1", "general-scoring", {"round": 3}),
        Event("EG-8.9", "scored", {"points": (7, 0)}),
    ]
    [area] = GAME.account(told)
    assert [(item.label.key, [fact.value for fact in item.facts]) for item in area.items] == [
        ("by-card", [4, 7]),
        ("by-general", [7, 0]),
    ]


def test_a_terminal_lists_what_never_lay_open_and_a_page_is_not_told_twice() -> None:
    s = begun(2, 1)
    area = GAME.scene(GAME.view(s, 0), 0).areas[-1]
    assert area.id == "unseen" and area.in_characters and len(area.items) == 4
    open_now = {card for card in s.face_up if GAME.tables.copies[card] == 1}
    listed = {card for item in area.items for card in item.label.params["cards"]}  # type: ignore[union-attr]
    assert not listed & open_now


@pytest.mark.rule("EG-2.7")
def test_eg_2_7_the_order_of_turns_names_who_begins_the_next_round() -> None:
    s = begun(2, 1)
    assert GAME.scene(GAME.view(s, 0), 0).areas[2].title.key == "area-order"
    for _ in range(2):
        s.play(s.to_move(), s.legal(s.to_move())[0])
    title = GAME.scene(GAME.view(s, 0), 0).areas[2].title
    assert title.key == "area-turns" and title.params == {"seat": s.starter}

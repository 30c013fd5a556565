"""The odds on the table: what an announcement may cost, from public facts and the own card."""

from __future__ import annotations

from typing import Any, cast

import pytest
from vetternkrieg.table import CARD, GAME, new_game

from tafelrunde.board.scene import Area, Scene
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.games.vetternkrieg.views import View

PAIR_OF_5 = 10
TRIPLE_OF_6 = 17


def view(claim: int, troops: tuple[int, int] = (9, 9), sees: bool = False, **battle: Any) -> View:
    """Seat 0 has attacked seat 1; both hold a last card, seat 1 Bosworth (3 points)."""
    seen = GAME.view(new_game(), 1)
    dice = {"attacker": 0, "clash": 1, "rolled": True, "dice": [], "claim": claim}
    hands = [{"count": 1, "known": []}, {"count": 1, "known": [CARD["bosworth"]] if sees else []}]
    more: dict[str, Any] = {
        "phase": "battle",
        "half": list(troops),
        "french": [0, 0],
        "hands": hands,
    }
    return cast(View, {**seen, **more, "battle": {**seen["battle"], **dice, **battle}})


def area(scene: Scene, name: str) -> Area:
    return next(a for a in scene.areas if a.id == name)


@pytest.mark.rule("VK-5.24")
def test_outcomes_go_from_the_best_for_the_defender_to_the_worst() -> None:
    found = GAME.aids(view(PAIR_OF_5), 1)["odds"]
    worth = [row["count"] if row["seat"] == 0 else -row["count"] for row in found]
    assert worth == sorted(worth, reverse=True) and len(set(worth)) > 2
    assert all(row["percent"] > 0 for row in found)


def losses(seen: View, seat: int) -> dict[tuple[int, int], int]:
    """Percent by loser and number of troops; nobody is -1."""
    found: dict[tuple[int, int], int] = {}
    for item in area(GAME.scene(seen, seat), "odds").items:
        told: Any = item.label.params
        key = (told.get("seat", -1), told.get("count", 0))
        found[key] = told["percent"]
    return found


@pytest.mark.rule("VK-5.24")
def test_a_spectator_reads_the_odds_without_the_last_card() -> None:
    """Out of 216 rolls a pair of 5 loses 21 times and ties 15 times (specification 10.2)."""
    found = losses(view(PAIR_OF_5), SPECTATOR)
    # 120 singles, 60 lower pairs; 15 pairs of 6 and 6 triples against it
    assert found == {(1, 2): 56, (1, 1): 28, (-1, 0): 7, (0, 1): 7, (0, 2): 3}


@pytest.mark.rule("VK-5.21")
def test_the_defender_reads_the_odds_with_the_own_card() -> None:
    found = losses(view(PAIR_OF_5, sees=True), 1)
    # with three points: 66 lower pairs, 33 equal, 33 higher, 84 triples
    assert found == {(1, 1): 31, (-1, 0): 15, (0, 1): 15, (0, 2): 39}


@pytest.mark.rule("VK-3.4")
def test_an_attacker_who_gave_the_last_card_away_knows_it_in_the_odds() -> None:
    seen = view(PAIR_OF_5, sees=True)
    known = GAME.scene(seen, 0)  # the card is among those that the observer knows
    assert area(known, "odds").title.params["last"] == "known"
    assert losses(seen, 0) == losses(seen, 1)
    assert area(GAME.scene(view(PAIR_OF_5), 0), "odds").title.params["last"] == "hidden"
    none: View = {**seen, "hands": [{"count": 1, "known": []}, {"count": 0, "known": []}]}
    assert area(GAME.scene(none, 0), "odds").title.params["last"] == "none"


@pytest.mark.rule("VK-5.26")
def test_nobody_can_lose_more_troops_than_are_there() -> None:
    assert losses(view(TRIPLE_OF_6, troops=(1, 1)), SPECTATOR) == {(1, 1): 99, (-1, 0): 1}


@pytest.mark.rule("VK-5.8")
def test_every_announcement_tells_its_author_its_chance_and_whether_it_is_true() -> None:
    seen = view(-1, dice=[2, 5, 5])
    claims = area(GAME.scene(seen, 0), "claims").items
    told: Any = {item.label.params["claim"]: item.label.params for item in claims}
    assert [n for n in told if told[n]["fits"]] == [1, 4, PAIR_OF_5]
    assert [told[n]["percent"] for n in (0, 5, PAIR_OF_5, TRIPLE_OF_6)] == [0, 28, 83, 99]
    for other in (1, SPECTATOR):
        assert "claims" not in [a.id for a in GAME.scene(view(-1), other).areas]


@pytest.mark.rule("VK-5.23")
def test_the_table_says_what_the_dice_cost_as_they_lie() -> None:
    believed = view(PAIR_OF_5, verdict=1, defence=[2, 2, 6])
    label = area(GAME.scene(believed, SPECTATOR), "now").items[0].label
    assert label.key == "loss-now"
    assert label.params == {"claim": PAIR_OF_5, "answer": 7, "count": 1, "seat": 1}
    tied = view(PAIR_OF_5, verdict=1, defence=[2, 5, 5])
    assert area(GAME.scene(tied, SPECTATOR), "now").items[0].label.key == "tie-now"


@pytest.mark.rule("VK-5.17")
def test_a_caught_liar_reads_what_the_lie_costs_until_it_is_made_true() -> None:
    lie = view(PAIR_OF_5, verdict=2, shown=True, dice=[4, 5, 6])
    assert area(GAME.scene(lie, 1), "now").items[0].label.key == "lie-now"
    true = view(PAIR_OF_5, verdict=2, shown=True, dice=[5, 5, 6])
    assert area(GAME.scene(true, 1), "now").items[0].label.key == "true-now"


def aids(active: int, **more: Any) -> Any:
    """What the table tells in the middle of a round; York is seat 0."""
    seen: Any = {**GAME.view(new_game(), 0), "phase": "play", "york": 0, "active": active, **more}
    return GAME.aids(seen, 0)


@pytest.mark.rule("VK-4.23")
@pytest.mark.rule("VK-4.24")
@pytest.mark.rule("VK-4.25")
def test_placing_needs_more_than_the_own_troops_with_the_new_one() -> None:
    told = aids(0, troops=[2, 0, 0, 0, 6, 1])["placing"]
    assert told[0] == {"faces": ["supply", "supply", "reserve", *["kept"] * 3], "percent": 50}
    assert [one["percent"] for one in told] == [50, 83, 0]


@pytest.mark.rule("VK-4.31")
@pytest.mark.rule("VK-4.32")
@pytest.mark.rule("VK-4.33")
def test_removing_needs_no_more_than_the_opposing_troops() -> None:
    told = aids(1, troops=[2, 0, 0, 0, 6, 1])["removing"]
    assert told[0] == {"faces": ["supply", "reserve", *["nothing"] * 4], "percent": 33}
    assert [one["percent"] for one in told] == [33, 0, 100]


def test_nobody_who_plays_no_card_gets_odds() -> None:
    told = aids(-1)
    assert (told["placing"], told["removing"]) == ([], [])


@pytest.mark.rule("VK-6.1")
@pytest.mark.rule("VK-6.2")
@pytest.mark.rule("VK-6.3")
@pytest.mark.parametrize(
    ("number", "control", "won", "expected"),
    [
        (3, [1, 1, 1], [[], []], (1, "all-regions")),
        (3, [1, 1, 0], [[], []], (-1, "")),
        (5, [1, 1, 0], [[], []], (1, "more-regions")),
        (5, [1, 0, -1], [[7, 8], [9]], (0, "more-battles")),
        (5, [1, 0, -1], [[7], [9]], (-1, "")),
    ],
)
def test_the_table_says_who_would_win_at_the_end_of_the_round(
    number: int, control: list[int], won: list[list[int]], expected: tuple[int, str]
) -> None:
    lead = aids(0, round=number, control=control, won=won)["lead"]
    assert (lead["seat"], lead["by"]) == expected


@pytest.mark.rule("VK-3.4")
def test_the_exchange_warns_of_nothing() -> None:
    seen: Any = {**GAME.view(new_game(), 0), "phase": "exchange", "york": 0}
    assert GAME.aids(seen, 0)["warned"] == [[], []]


@pytest.mark.rule("VK-5.13")
@pytest.mark.rule("VK-5.17")
@pytest.mark.rule("VK-5.24")
def test_the_aids_name_the_printed_costs() -> None:
    told = GAME.aids(view(PAIR_OF_5), 0)
    assert told["costs"]["triple"] == {"single": 3, "pair": 2, "lower": 1}
    assert told["costs"]["pair"] == {"single": 2, "pair": 1, "lower": 1}
    assert told["costs"]["single"]["lower"] == 1
    assert told["doubted"] == (GAME.tables.doubted_truth, GAME.tables.doubted_lie) == (1, 1)


@pytest.mark.rule("VK-5.24")
def test_the_aids_tell_what_believing_costs_on_average() -> None:
    # of 216 rolls: the attacker loses 15 times one and 6 times two, the defender 120 and 60 times
    assert GAME.aids(view(PAIR_OF_5), 1)["average"] == (1, 14)
    assert GAME.aids(view(PAIR_OF_5, verdict="believe"), 1)["average"] == (0, 0)

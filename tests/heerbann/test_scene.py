"""The table that people see, made from views."""

from __future__ import annotations

from itertools import combinations

import pytest
from heerbann.table import GAME, staged

from tafelrunde.board.scene import Area, Scene
from tafelrunde.core.actions import SPECTATOR, Action
from tafelrunde.games.heerbann.conquer import count_strengths, counted_luck
from tafelrunde.games.heerbann.state import Heerbann


def seen(s: Heerbann, seat: int) -> Scene:
    """The scene of one observer."""
    return GAME.scene(GAME.view(s, seat), seat)


def area(scene: Scene, name: str) -> Area:
    """A part of the table."""
    return next(area for area in scene.areas if area.id == name)


def odds(s: Heerbann, seat: int) -> object:
    """The odds that an observer reads under the first open card."""
    facts = area(seen(s, seat), "display").items[0].facts
    return next(fact.value for fact in facts if fact.key == "odds")


def test_the_odds_count_the_own_extra_dice() -> None:
    given = {"display": ["pikeman"], "deck": ["duke"], "armies": [["drummer"], ["beggar"]]}
    s = staged(2, given)
    assert odds(s, SPECTATOR) == (0, 3, 19, 56, 90, 98)
    assert odds(s, 0) == odds(s, 1) == (3, 19, 56, 90, 98, 100)
    both = {**given, "armies": [["drummer", "beggar"], ["archer", "knight"]]}
    assert odds(staged(2, both), 0) == (19, 56, 90, 98, 100, 100)
    assert odds(staged(2, both, abilities=False), 0) == (0, 3, 19, 56, 90, 98)


def test_a_new_throw_is_marked_once_per_die() -> None:
    given = {"deck": ["standard_bearer", "duke"], "armies": [["fortune_teller"], ["archer"]]}
    s = staged(2, given)
    s.play(0, Action("dice", (3,)))
    s.play(1, Action("dice", (4,)))
    s.checked_chance((5, 2, 2))
    for action in (Action("mark", (2,)), Action("roll")):
        s.play(0, action)
    s.checked_chance((5,))
    dice = area(seen(s, 1), "dice")
    assert dice.owner == 0
    assert [item.element for item in dice.items] == ["face:2", "face:5", "face:5"]
    assert [item.state for item in dice.items].count("chosen") == 1
    order = area(seen(s, 1), "order").items
    assert [(item.owner, item.state) for item in order] == [(0, "current"), (1, "")]


def test_everybody_sits_somewhere_and_the_own_hand_is_last() -> None:
    s = staged(3, {"phase": "conquer", "armies": [["duke"], ["knight"], []]})
    hands = [area.id for area in seen(s, 1).areas if area.id.startswith("army-")]
    assert hands == ["army-0", "army-2", "army-1"]
    hands = [area.id for area in seen(s, SPECTATOR).areas if area.id.startswith("army-")]
    assert hands == ["army-0", "army-1", "army-2"]


def test_hidden_hands_show_their_size_only() -> None:
    given = {"phase": "conquer", "armies": [["duke", "archer"], ["knight"]]}
    s = staged(2, given, show_known_hands=False)
    (covered,) = area(seen(s, 1), "army-0").items
    assert (covered.state, covered.element) == ("covered", "")
    assert covered.facts[0].value == 2
    assert {item.element for item in area(seen(s, 1), "army-1").items} == {"card:17"}


def test_provinces_show_range_then_value_then_holder() -> None:
    given = {"phase": "conquer", "armies": [["duke"], []], "provinces": [[5, 1], [8, -1]]}
    s = staged(2, given)
    s.checked_chance((4,))
    provinces = area(seen(s, 0), "provinces").items
    told = [[(fact.key, fact.value) for fact in item.facts] for item in provinces]
    assert told[0] == [("value", 5)]
    assert told[1] == [("value", 8), ("nobodys", "")]
    assert told[2] == [("value", 7)]
    assert told[5] == [("range", (7, 12))]
    assert [(item.owner, item.state) for item in provinces][:4] == [
        (1, ""),
        (-1, ""),
        (-1, "current"),
        (-1, ""),
    ]


def brought(s: Heerbann, cards: set[int]) -> tuple[int, int]:
    """Strength and luck of the first seat's cards, as the page is told while they are chosen."""
    force = GAME.weigh(GAME.view(s, 0), 0, [Action("add", (card,)) for card in cards])
    assert force["total"] == force["strength"] + force["luck"]
    return force["strength"], force["luck"]


def test_what_others_hold_and_what_is_no_card_weigh_nothing() -> None:
    s = staged(2, {"phase": "conquer", "armies": [["pikeman"], ["captain"]]})
    foreign = (GAME.view(s, 1)["armies"][1] or [])[0]
    odd = [Action("add", (foreign,)), Action("add", ()), Action("commit"), Action("x", (1, 2))]
    assert GAME.weigh(GAME.view(s, 0), 0, odd) == {"strength": 0, "luck": 0, "total": 0}


@pytest.mark.rule("RE-6.4")
@pytest.mark.rule("RE-6.5")
@pytest.mark.parametrize("abilities", [True, False])
@pytest.mark.parametrize("value", [4, 9])
def test_what_cards_bring_is_what_the_rules_count(abilities: bool, value: int) -> None:
    names = ["pikeman", "standard_bearer", "captain", "siege_master"]
    given = {"phase": "conquer", "armies": [names, ["beggar"]]}
    s = staged(2, given, abilities=abilities)
    s.value, s.luck = value, (5, 3)
    army = GAME.view(s, 0)["armies"][0] or []
    for n in range(len(army) + 1):
        for cards in map(set, combinations(army, n)):
            s.committed[0] = sum(1 << card for card in cards)
            count_strengths(s)
            assert brought(s, cards) == (s.strength[0], counted_luck(s, 0))

"""Section 7: what a seat may know, what it may imagine, and what it never learns."""

from __future__ import annotations

from collections import Counter

import pytest
from vetternkrieg.table import CARD, GAME, act, new_game, staged

from tafelrunde.core.actions import SPECTATOR, Event
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.games.vetternkrieg.dice import contains
from tafelrunde.games.vetternkrieg.hidden import determinise
from tafelrunde.games.vetternkrieg.state import Vetternkrieg, is_battlefield

BATTLE = {"phase": "battle", "battlefield": "towton", "owner": 0, "half": [3, 3]}


def heard(s: Vetternkrieg, seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in s.log or []]


@pytest.mark.rule("VK-5.7")
def test_vk_5_7_only_the_attacker_hears_the_dice() -> None:
    s = staged(BATTLE)
    s.chance((6, 2, 4))
    mine, theirs, public = (heard(s, seat)[-1].params for seat in (0, 1, SPECTATOR))
    assert mine == {"seat": 0, "clash": 1, "told": 1, "dice": (2, 4, 6)}
    assert theirs == public == {"seat": 0, "clash": 1, "told": 0}


@pytest.mark.rule("VK-5.10")
def test_vk_5_10_a_believed_roll_leaves_no_trace_for_the_defender() -> None:
    """Two battles with the same words and different hidden dice are the same to the others."""
    told, seen = [], []
    for dice in ((1, 2, 4), (6, 6, 6)):
        s = staged(BATTLE)
        s.chance(dice)
        act(s, 0, "announce 11")
        act(s, 1, "believe")
        s.chance((1, 3, 5))
        s.chance((1, 2, 3))
        told.append([heard(s, 1), heard(s, SPECTATOR)])
        seen.append([GAME.view(s, 1), GAME.view(s, SPECTATOR), s.pending(), s.revelations])
    assert told[0] == told[1]
    assert seen[0][1:] == seen[1][1:]


@pytest.mark.rule("VK-5.11")
def test_vk_5_11_a_doubt_shows_the_dice_to_everybody() -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    act(s, 0, "announce 11")
    act(s, 1, "doubt")
    for observer in (0, 1, SPECTATOR):
        assert GAME.view(s, observer)["battle"]["dice"] == [1, 2, 4]


@pytest.mark.rule("VK-3.4")
def test_vk_3_4_spectators_do_not_see_the_exchanged_cards() -> None:
    s = new_game()
    s.log = []
    cards = [s.hands[0].cards[0], s.hands[1].cards[0]]
    act(s, 0, f"give {cards[0]}")
    act(s, 1, f"give {cards[1]}")
    gifts = [e for e in s.log if e.key == "gave"]
    assert [e.seen_by(1).params["card"] for e in gifts] == cards
    assert all("card" not in e.seen_by(SPECTATOR).params for e in gifts)


@pytest.mark.rule("VK-7.1")
def test_vk_7_1_a_kept_card_is_not_named() -> None:
    s = staged({"phase": "check", "hands": [["barnet"], ["hexham"]], "won": [["towton"], []]})
    act(s, 0, "keep")
    act(s, 1, "keep")
    for observer in (0, 1, SPECTATOR):
        kept = [e.params for e in heard(s, observer) if e.key == "kept"]
        assert kept == [{"seat": 0}, {"seat": 1}]


@pytest.mark.rule("VK-5.8")
def test_vk_5_8_an_announcement_cannot_be_taken_back_freely() -> None:
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 2, Luck(fast=1)))
    match.state = staged(BATTLE)
    match.state.chance((1, 2, 4))
    match.submit(0, next(a for a in match.state.legal(0)))
    assert match.undo_right(0) == "ask"


@pytest.mark.rule("VK-4.1")
def test_vk_4_1_a_played_card_cannot_be_taken_back_freely() -> None:
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 2, Luck(fast=1)))
    hands = [["barnet", "hexham"], ["wakefield"]]
    match.state = staged({"battlefield": "towton", "owner": 0, "hands": hands})
    match.submit(0, match.state.legal(0)[0])
    assert match.undo_right(0) == "ask"
    match.submit(0, next(a for a in match.state.legal(0) if a.verb == "recruit"))
    assert match.undo_right(0) == "free"


# -- worlds that a seat may imagine


def imagined(s: Vetternkrieg, seat: int, count: int = 400) -> list[Vetternkrieg]:
    rng = FastRng(7)
    return [determinise(s, seat, rng) for _ in range(count)]


@pytest.mark.rule("VK-5.8")
@pytest.mark.parametrize(("claim", "low", "high"), [(5, 0.55, 0.75), (8, 0.65, 0.85)])
def test_imagined_dice_fit_the_announcement_of_a_bluffer(
    claim: int, low: float, high: float
) -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    act(s, 0, f"announce {claim}")
    true = sum(contains(world.roll, claim) for world in imagined(s, 1)) / 400
    assert low < true < high, "neither always believed nor independent of what was said"


@pytest.mark.rule("VK-5.8")
def test_before_the_announcement_any_roll_is_as_likely_as_it_is() -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    pairs = sum(len(set(world.roll)) == 2 for world in imagined(s, 1, 2000)) / 2000
    assert abs(pairs - 90 / 216) < 0.04


def test_the_attacker_knows_the_own_dice() -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    assert all(world.roll == (1, 2, 4) for world in imagined(s, 0, 20))


def test_shown_dice_are_not_imagined() -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    act(s, 0, "announce 11")
    act(s, 1, "doubt")
    assert all(world.roll == (1, 2, 4) for world in imagined(s, 1, 20))


@pytest.mark.rule("VK-3.4")
def test_a_given_card_stays_where_it_was_given() -> None:
    s = new_game()
    card = s.hands[0].cards[0]
    act(s, 0, f"give {card}")
    act(s, 1, f"give {s.hands[1].cards[0]}")
    worlds = imagined(s, 0, 50)
    assert all(card in world.hands[1].cards for world in worlds)
    assert len({tuple(sorted(world.hands[1].cards)) for world in worlds}) > 10


EVENTS = ["united_forces", "french_treachery", "warwick_kingmaker", "margaret_of_anjou"]


@pytest.mark.rule("VK-3.6")
@pytest.mark.parametrize("observer", [1, SPECTATOR])
def test_whoever_laid_an_event_holds_no_battlefield(observer: int) -> None:
    events = [*EVENTS, "richard_of_gloucester", "edward_of_march"]
    hands = [events, ["towton", "barnet", "hexham", "bosworth", "wakefield", "men_of_kent"]]
    s = staged({"phase": "field", "hands": hands})
    act(s, 0, f"lay {CARD['united_forces']}")
    act(s, 1, f"lay {CARD['towton']}")
    worlds = imagined(s, observer, 100)
    assert not any(is_battlefield(card) for world in worlds for card in world.hands[0].cards)
    assert len({tuple(sorted(world.hands[0].cards)) for world in worlds}) > 5


def kept_position() -> Vetternkrieg:
    """Round 2, dealt: York has kept Barnet; Lancaster saw all but four cards of round 1."""
    seen = ["wakefield", "bosworth", "mortimers_cross", "hexham", *EVENTS, "men_of_kent"]
    given = {
        "phase": "check",
        "hands": [["barnet"], []],
        "won": [["towton"], []],
        "discard": [*seen, "jasper_tudor", "edward_of_march"],
    }
    s = staged(given)
    act(s, 0, "keep")
    s.settle(FastRng(4))
    return s


def test_a_kept_card_is_one_that_was_not_seen() -> None:
    s = kept_position()
    unseen = {"barnet", "st_albans", "earl_of_northumberland", "french_mercenaries"}
    suspects = {CARD[name] for name in [*unseen, "richard_of_gloucester"]}
    mine = set(s.hands[1].cards)
    held = Counter[int]()
    for world in imagined(s, 1):
        there = suspects & set(world.hands[0].cards)
        assert there, "the kept card is in the hand that kept it"
        held.update(there)
    assert set(held) == suspects - mine


def test_a_kept_card_that_has_been_shown_frees_the_rest_of_the_hand() -> None:
    s = kept_position()
    barnet, other = CARD["barnet"], next(c for c in s.hands[1].cards)
    act(s, 0, f"give {barnet}")
    act(s, 1, f"give {other}")
    suspects = s.suspects[1]
    free = sum(
        not any(suspects >> card & 1 for card in world.hands[0].cards) for world in imagined(s, 1)
    )
    assert free > 0


def test_a_world_tells_nothing_of_what_others_conclude() -> None:
    s = kept_position()
    assert s.suspects[1]
    assert all(world.suspects[1] == s.suspects[1] for world in imagined(s, 1, 5))
    assert all(list(world.suspects) == [0, 0] for world in imagined(s, SPECTATOR, 5))


def test_hidden_dice_of_earlier_clashes_are_imagined_too() -> None:
    s = staged(BATTLE)
    s.chance((1, 2, 4))
    act(s, 0, "announce 11")
    act(s, 1, "believe")
    s.chance((1, 3, 5))
    s.chance((1, 2, 3))
    assert len({world.covered[0] for world in imagined(s, 1, 50)}) > 5
    assert all(world.covered == ((1, 0, 11, 1, 2, 4),) for world in imagined(s, 0, 5))

"""Zones with seen-by masks."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.chance import FastRng
from tafelrunde.core.zones import Zone, everybody, redeal

pytestmark = pytest.mark.both


def zone(cards: list[int], seen: list[int]) -> Zone:
    made = Zone()
    for card, mask in zip(cards, seen, strict=True):
        made.put(card, mask)
    return made


def test_everybody_is_the_mask_of_all_seats() -> None:
    assert [everybody(n) for n in (1, 2, 4)] == [1, 3, 15]


def test_cards_come_and_go_with_their_masks() -> None:
    z = zone([4, 5, 6], [1, 2, 3])
    assert z.take(5) == 2 and (z.cards, z.seen) == ((4, 6), (1, 3))
    assert z.pop() == 6 and (z.cards, z.seen) == ((4,), (1,))
    z.fill([1, 2], 3)
    assert (z.cards, z.seen, len(z), z.mask()) == ((1, 2), (3, 3), 2, 0b110)
    assert z.holds(2) and not z.holds(9) and z.at(2) == 1
    with pytest.raises(IndexError):
        z.take(9)


def test_cards_are_dealt_from_the_top_one_by_one() -> None:
    deck, hand = zone([4, 5, 6, 7], [1, 2, 3, 1]), zone([9], [2])
    deck.deal(2, hand, 4)
    assert (deck.cards, deck.seen) == ((4, 5), (1, 2))
    assert (hand.cards, hand.seen) == ((9, 7, 6), (2, 4, 4))
    deck.deal(0, hand, 4)
    with pytest.raises(IndexError):
        deck.deal(3, hand, 4)
    assert (deck.cards, hand.cards) == ((4, 5), (9, 7, 6))


def test_several_cards_are_laid_on_top() -> None:
    z = zone([4], [1])
    z.lay((8, 6), 3)
    z.lay(())
    assert (z.cards, z.seen) == ((4, 8, 6), (1, 3, 3))


def test_a_shuffled_zone_is_known_to_nobody() -> None:
    z = zone([4, 5, 6], [1, 2, 3])
    z.shuffled((2, 0, 1))
    assert (z.cards, z.seen) == ((6, 4, 5), (0, 0, 0))


def test_a_seat_sees_what_it_has_seen() -> None:
    z = zone([4, 5, 6], [1, 2, 3])
    assert [z.as_seen(seat) for seat in (0, 1, SPECTATOR)] == [
        [4, None, 6],
        [None, 5, 6],
        [None, None, None],
    ]


def test_a_clone_of_a_zone_is_its_own() -> None:
    z = zone([1], [0])
    copy = z.clone()
    copy.put(2)
    copy.show(0, 3)
    assert (z.cards, z.seen) == ((1,), (0,)) and (copy.cards, copy.seen) == ((1, 2), (3, 0))


masks = st.integers(0, 7)
hands = st.lists(st.lists(st.tuples(st.integers(1, 60), masks), max_size=6), max_size=4)


@given(hands, st.sampled_from([0, 1, 2, SPECTATOR]), st.integers(0, 1000))
def test_redealing_moves_exactly_what_the_seat_has_not_seen(
    dealt: list[list[tuple[int, int]]], seat: int, seed: int
) -> None:
    before = [zone([c for c, _ in hand], [m for _, m in hand]) for hand in dealt]
    after = [z.clone() for z in before]
    redeal(after, seat, FastRng(seed))
    assert [z.as_seen(seat) for z in after] == [z.as_seen(seat) for z in before]
    assert [z.seen for z in after] == [z.seen for z in before]
    assert Counter(c for z in after for c in z.cards) == Counter(c for z in before for c in z.cards)


def test_redealing_reaches_every_order() -> None:
    orders = set()
    rng = FastRng(3)
    for _ in range(200):
        zones = [zone([1, 2], [0, 0]), zone([3], [0])]
        redeal(zones, 0, rng)
        orders.add(tuple(c for z in zones for c in z.cards))
    assert len(orders) == 6

"""Actions as numbers, and the generator of luck that is compiled with them."""

from __future__ import annotations

import copy
import doctest
import pickle
import random
from pathlib import Path

import pytest
from hinterhalt.game import HinterhaltGame

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import SECOND, VERB, Offers, Words, arg, arg2, code, verb_of
from tafelrunde.core.state import playout
from tafelrunde.core.twister import Twister
from tafelrunde.games import game_types, load_game

pytestmark = pytest.mark.both


@pytest.mark.parametrize("name", [*game_types()])
def test_every_action_of_a_game_has_a_code_of_its_own(name: str) -> None:
    game = load_game(name)
    s = game.prepare(game.resolve({}), game.min_players)
    actions = game.actions()
    codes = s.codes(actions).listed()
    assert len(set(codes)) == len(actions) and min(codes) > 0
    assert [s.action(a) for a in codes] == actions
    assert [s.words().verb(a) for a in codes] == [action.verb for action in actions]


def test_elements_below_zero_are_counted_from_the_lowest() -> None:
    kinds = {"by": range(-2, 3), "seat": range(4)}
    words = Words({"shift": ("by",), "join": ("seat", "by")}, kinds)
    assert words.code(Action("shift", (-2,))) == VERB
    a = words.code(Action("join", (3, -1)))
    assert (verb_of(a), arg(a), arg2(a)) == (2 * VERB, 3, 1)
    assert words.action(a) == Action("join", (3, -1))


def test_words_refuse_what_has_no_room_in_a_code() -> None:
    """Two actions would otherwise share a code, and nobody would notice."""
    Words({"join": ("hex", "hex")}, {"hex": range(4096)})
    with pytest.raises(ValueError, match="join: an action names at most two elements"):
        Words({"join": ("hex", "hex", "hex")}, {"hex": range(3)})
    with pytest.raises(ValueError, match="join: hex has numbers beyond 4095"):
        Words({"join": ("seat", "hex")}, {"seat": range(2), "hex": range(4097)})
    with pytest.raises(ValueError, match="join: by has numbers beyond 4095"):
        Words({"join": ("by",)}, {"by": range(-1, 4096)})


def test_a_mask_may_name_second_elements() -> None:
    offers = Offers()
    offers.span(VERB, 0, 30)
    offers.bits(VERB + 7, 1 << 40 | 0b101, SECOND)
    assert offers.listed()[30:] == [code(VERB, 7, n) for n in (0, 2, 40)]


def test_offers_grow_and_are_used_again() -> None:
    offers = Offers()
    offers.span(VERB, 3, 203)
    offers.bits(2 * VERB, 0b1010)
    offers.add(code(3 * VERB, 7, 4095))
    expected = [VERB + n for n in range(3, 203)] + [2 * VERB + 1, 2 * VERB + 3]
    assert offers.listed() == [*expected, 3 * VERB + 7 + 4095 * 4096]
    assert (arg(offers[202]), arg2(offers[202]), verb_of(offers[202])) == (7, 4095, 3 * VERB)
    offers.n = 0
    for n in range(400):
        offers.add(n)
    assert len(offers) == 400 and offers.listed() == list(range(400))


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**63 - 1, -3, 2**90 + 11])
def test_our_own_twister_gives_the_numbers_of_python(seed: int) -> None:
    for sizes in (range(1, 1300), range(2**26, 2**31, 2**21 - 9), [2**27 - 1, 2**53] * 700):
        ours, luck, theirs = Twister(seed), FastRng(seed), random.Random(seed)
        expected = [int(theirs.random() * n) for n in sizes]
        assert [ours.below(n) for n in sizes] == [luck.below(n) for n in sizes] == expected


def test_states_are_pickled_and_copied() -> None:
    game = HinterhaltGame()
    s = game.new({"rounds": 4}, 3)
    s.log = []
    rng = FastRng(2)
    while not s.over:
        for twin in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
            assert twin.digest() == s.digest() and twin.log == s.log and twin.log is not s.log
        if s.to_move() >= 0:
            actions = s.legal(s.to_move())
            s.play(s.to_move(), actions[rng.below(len(actions))])
        else:
            s.settle(rng)
    assert s.log and repr(s) == f"<Hinterhalt: over, won by {list(s.winners)}>"


def test_a_state_without_a_game_cannot_be_pickled() -> None:
    game = HinterhaltGame()
    with pytest.raises(TypeError, match="that was begun"):
        pickle.dumps(game.prepare(game.resolve({}), 2))


def test_a_state_says_what_it_waits_for() -> None:
    s = HinterhaltGame().new({}, 2)
    assert repr(s) == "<Hinterhalt: Play waits for a shuffle of [20]>"
    s.chance(s.outcome(FastRng(1)))
    s.chance((2, 5))
    assert repr(s) == "<Hinterhalt: Round asks [0, 1]: choose-gifts>"


def test_options_are_filled_in_anew_for_every_game() -> None:
    game = HinterhaltGame()
    asked = {"rounds": 4}
    assert game.new(asked, 2).last_round == 4
    asked["rounds"] = 6
    assert game.new(asked, 2).last_round == 6
    assert playout(game.new({}, 2), FastRng(1), 10_000) > 0


def test_the_guide_to_the_library_is_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "library.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried) == (0, 10)

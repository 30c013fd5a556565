"""What the large games need from the core, shown on the toy game; a search clones at each point."""

from __future__ import annotations

from typing import Any

import pytest
from hinterhalt.play import GAME, can, card, do, falls, frames, keys, refusal, search, staged
from hinterhalt.state import Hinterhalt

from tafelrunde.core.actions import NOBODY, SPECTATOR

pytestmark = pytest.mark.both

DUEL = [["feint_1", "supply_1"], ["ambush_1", "scout_1"]]


def marched_into_ambush(**given: Any) -> Hinterhalt:
    s = staged(hands=DUEL, **given)
    do(s, 0, "march")
    return s


@pytest.mark.rule("HIN-4.1")
@pytest.mark.rule("HIN-4.3")
@pytest.mark.rule("HIN-4.4")
def test_a_reaction_to_a_reaction_to_a_reaction() -> None:
    s = marched_into_ambush()
    assert frames(s) == ["Play", "Round", "Turns", "Turn", "March", "Answer"]
    search(s)
    do(s, 1, "react ambush_1")
    assert frames(s)[4:] == ["March", "Reaction", "Answer"]
    search(s)
    do(s, 0, "react feint_1")
    assert frames(s)[4:] == ["March", "Reaction", "Reaction", "Answer"]
    search(s)
    told = do(s, 1, "react scout_1")
    assert keys(told) == ["scout-played"]
    # The scout undoes the feint, so the ambush stands and is fought.
    assert frames(s)[4:] == ["March", "Skirmish"]
    search(s)


@pytest.mark.rule("HIN-4.4")
def test_the_last_answer_stands() -> None:
    s = marched_into_ambush()
    do(s, 1, "react ambush_1")
    do(s, 0, "react feint_1")
    do(s, 1, "pass")
    # The feint stands, so there is no ambush and the march may go on.
    assert (s.pending(), can(s, 0)) == ((0,), ["onward", "halt"])
    assert s.site == [1, 0] and s.wagons == [3, 3]


@pytest.mark.rule("HIN-4.6")
def test_a_sealed_choice_inside_an_interrupt() -> None:
    s = marched_into_ambush(omens=[5, 4])
    do(s, 1, "react ambush_1")
    do(s, 0, "pass")
    assert s.pending() == (1, 0)
    assert s.is_sealed()
    do(s, 0, "flank 2")
    assert s.pending() == (1,)
    assert s.picks(1) == []
    search(s)
    told = do(s, 1, "flank 2")
    # 4 and 2 for the same flank against 5.
    assert keys(told) == ["ambush-hits", "wagon-lost", "turn-begins"]
    assert s.wagons == [2, 3]


@pytest.mark.rule("HIN-4.6")
@pytest.mark.parametrize(
    ("omens", "own", "hit"),
    [([5, 5], 0, True), ([6, 5], 0, False), ([6, 5], 1, True), ([6, 3], 1, False)],
)
def test_flank_and_omen_decide(omens: list[int], own: int, hit: bool) -> None:
    s = marched_into_ambush(omens=omens)
    do(s, 1, "react ambush_1")
    do(s, 0, "pass")
    do(s, 1, f"flank {own}")
    do(s, 0, "flank 1")
    assert s.wagons == ([2, 3] if hit else [3, 3])


@pytest.mark.rule("HIN-3.2")
@pytest.mark.rule("HIN-4.7")
def test_a_move_of_several_steps_is_interrupted_after_each_and_stopped() -> None:
    s = staged(hands=[["supply_1"], ["supply_2", "ambush_1"]], omens=[1, 6])
    do(s, 0, "march")
    do(s, 1, "pass")
    search(s)
    do(s, 0, "onward")
    assert s.site == [2, 0] and s.pending() == (1,)
    do(s, 1, "react ambush_1")
    do(s, 0, "pass")
    do(s, 1, "flank 0")
    do(s, 0, "flank 1")
    # The march had one step left; the lost wagon ended it, and the next seat has its turn.
    assert s.wagons == [2, 3] and s.site == [2, 0]
    assert s.pending() == (1,) and frames(s)[-1] == "Turn"


@pytest.mark.rule("HIN-3.2")
def test_a_march_has_three_steps_and_may_halt() -> None:
    s = staged(hands=[[], []])
    do(s, 0, "march")
    do(s, 0, "onward")
    told = do(s, 0, "onward")
    assert s.site == [3, 0] and keys(told) == ["marched", "turn-begins"]
    do(s, 1, "march")
    told = do(s, 1, "halt")
    assert s.site == [3, 1] and keys(told)[0] == "halted"


@pytest.mark.rule("HIN-3.6")
def test_a_veto_cancels_the_rest_of_an_action() -> None:
    s = staged(sites=[2, 2], hands=[[], ["conduct_1", "supply_1", "supply_2"]])
    do(s, 0, "raid 1")
    assert can(s, 1) == ["react conduct_1", "pass"]
    search(s)
    do(s, 1, "pass")
    falls(s, 6)
    told = falls(s, 1)
    assert keys(told) == ["card-taken"] and s.hand[0].cards == (card("supply_2"),)
    assert s.pending() == (1,)  # before the second stroke
    search(s)
    told = do(s, 1, "react conduct_1")
    assert keys(told) == ["conduct-shown", "turn-begins"]
    assert s.wagons == [3, 3]
    assert frames(s)[-1] == "Turn" and s.pending() == (1,)


@pytest.mark.rule("HIN-4.5")
@pytest.mark.rule("HIN-3.6")
def test_windows_open_on_the_number_of_cards_only() -> None:
    useless = staged(sites=[2, 2], hands=[[], ["supply_1"]])
    do(useless, 0, "raid 1")
    assert can(useless, 1) == ["pass"]
    none = staged(sites=[2, 2], hands=[["supply_1"], []])
    do(none, 0, "raid 1")
    assert none.pending() == ()  # the dice fall at once


@pytest.mark.rule("HIN-4.8")
def test_a_player_is_eliminated_in_the_middle_of_the_own_turn() -> None:
    s = staged(
        3, wagons=[1, 3, 3], hands=[["supply_1", "feint_1"], ["ambush_1"], []], omens=[1, 6, 1]
    )
    do(s, 0, "march")
    do(s, 1, "react ambush_1")
    do(s, 0, "pass")
    do(s, 1, "flank 0")
    search(s)
    told = do(s, 0, "flank 0")
    assert keys(told) == ["ambush-hits", "wagon-lost", "eliminated", "turn-begins"]
    assert told[2].params == {"seat": 0, "cards": (card("supply_1"), card("feint_1"))}
    assert s.pending() == (1,) and len(s.hand[0]) == 0
    do(s, 1, "rest")
    do(s, 2, "rest")
    falls(s, 1, 1, 1)
    assert s.pending() == (1, 2)  # no gifts and no turn any more for whoever is out


@pytest.mark.rule("HIN-6.2")
def test_the_last_caravan_ends_the_game_out_of_a_deep_stack() -> None:
    s = staged(wagons=[1, 2], hands=[["supply_1"], ["ambush_1"]], omens=[1, 6])
    do(s, 0, "march")
    do(s, 1, "react ambush_1")
    do(s, 0, "pass")
    do(s, 1, "flank 0")
    told = do(s, 0, "flank 0")
    assert s.over and s.to_move() == NOBODY and s.stack == []
    assert keys(told)[-1] == "game-over"
    assert (s.scores, s.winners) == ((0, 4), (1,))


@pytest.mark.rule("HIN-5.1")
@pytest.mark.rule("HIN-5.2")
@pytest.mark.rule("HIN-5.3")
def test_an_automated_seat_follows_its_priorities_and_explains_them() -> None:
    s = staged(2, automaton=True, sites=[1, 0], hands=[["supply_1"], []])
    told = do(s, 0, "rest")
    assert [(e.key, e.params.get("priority")) for e in told[2:4]] == [
        ("automaton-skips", 1),
        ("automaton-marches", 2),
    ]
    assert s.site == [1, 1]
    do(s, 0, "pass")  # its step may be ambushed like any other
    assert s.to_move() < 0 and s.round == 2
    falls(s, 1, 1)
    do(s, 0, "seal")
    told = do(s, 0, "rest")
    assert told[2].key == "automaton-raids" and told[2].params["target"] == 0
    assert s.pending() == (0,)
    search(s)


@pytest.mark.rule("HIN-5.3")
def test_an_automated_seat_rests_in_the_lead() -> None:
    s = staged(2, automaton=True, sites=[1, 3], hands=[[], []])
    told = do(s, 0, "rest")
    assert keys(told)[2:5] == ["automaton-skips", "automaton-skips", "automaton-rests"]


@pytest.mark.rule("HIN-5.4")
def test_the_flank_of_an_automated_seat_follows_from_its_site() -> None:
    s = staged(2, automaton=True, sites=[4, 3], hands=[["ambush_1"], []], omens=[3, 5])
    do(s, 0, "rest")
    do(s, 0, "react ambush_1")
    assert s.pending() == (0,) and not s.is_sealed()
    told = do(s, 0, "flank 1")
    assert told[0].params["flanks"] == (1, 1)  # site 4
    assert s.wagons == [3, 2]


@pytest.mark.rule("HIN-5.2")
def test_an_automated_raider_scatters_the_card() -> None:
    s = staged(2, automaton=True, sites=[3, 3], hands=[["supply_1", "supply_2"], []])
    do(s, 0, "rest")
    do(s, 0, "pass")
    falls(s, 4)
    told = falls(s, 0)
    assert told[0].key == "card-scattered" and told[0].to == ()
    assert card("supply_1") in s.discard


@pytest.mark.rule("HIN-2.1")
def test_hidden_dice_are_told_to_their_owner_only() -> None:
    s = staged(3, round=1, turn=2, hands=[["supply_1"], [], []])
    s.order = [0, 1, 2]
    do(s, 2, "rest")
    do(s, 0, "rest")
    do(s, 1, "rest")
    told = [e for e in falls(s, 4, 5, 6) if e.key == "omen"]
    for seat, face in enumerate((4, 5, 6)):
        seen = [e.seen_by(seat).params.get("face") for e in told]
        assert seen == [face if other == seat else None for other in range(3)]
    assert all("face" not in e.seen_by(SPECTATOR).params for e in told)
    assert [GAME.view(s, seat)["omens"] for seat in (0, 1, SPECTATOR)] == [
        [4, 0, 0],
        [0, 5, 0],
        [0, 0, 0],
    ]


@pytest.mark.rule("HIN-3.8")
def test_a_stolen_card_is_known_to_the_two_and_to_nobody_else() -> None:
    s = staged(3, sites=[2, 2, 2], hands=[[], ["conduct_1", "supply_1"], ["supply_2"]])
    do(s, 0, "raid 1")
    do(s, 1, "pass")
    falls(s, 5)
    told = falls(s, 0)[0]
    stolen = s.hand[0].cards[0]
    assert [told.seen_by(seat).params.get("card") for seat in (0, 1, 2, SPECTATOR)] == [
        stolen,
        stolen,
        None,
        None,
    ]
    assert [GAME.view(s, seat)["known_cards"][0] for seat in (0, 1, 2)] == [[stolen], [stolen], []]


@pytest.mark.rule("HIN-3.8")
def test_a_theft_blurs_what_a_third_party_knew() -> None:
    s = staged(3, sites=[2, 2, 2], hands=[[], ["supply_1", "supply_3"], []])
    for index in range(2):
        s.hand[1].show(index, 0b100)  # seat 2 has seen both
    do(s, 0, "raid 1")
    do(s, 1, "pass")
    falls(s, 5)
    falls(s, 1)
    assert s.hand[0].seen == (0b011,) and s.hand[1].seen == (0b010,)


@pytest.mark.rule("HIN-2.2")
@pytest.mark.rule("HIN-2.3")
@pytest.mark.rule("HIN-2.4")
def test_sealed_answers_of_several_parts() -> None:
    s = staged(turn=1, hands=[["supply_1", "supply_2", "ambush_1"], ["feint_1"]])
    s.order = [0, 1]
    do(s, 1, "rest")
    do(s, 0, "rest")
    falls(s, 1, 1)
    assert s.pending() == (0, 1)
    do(s, 0, "give supply_2")
    assert refusal(s, 0, "give supply_1") == ("HIN-2.2", "ascending-order")
    assert refusal(s, 0, "give feint_1") == ("HIN-2.2", "not-in-hand")
    search(s)
    do(s, 0, "give ambush_1")
    assert can(s, 0) == ["seal"]
    assert refusal(s, 0, "give ambush_1") == ("HIN-2.3", "too-many-gifts")
    do(s, 1, "seal")
    assert s.pending() == (0,)
    told = do(s, 0, "seal")
    assert told[0].params["cards"] == (card("supply_2"), card("ambush_1"))
    assert s.order == [0, 1] and s.hand[0].cards == (card("supply_1"),)


@pytest.mark.rule("HIN-3.3")
def test_some_of_several_cards_are_picked_in_one_way_only() -> None:
    s = staged(hands=[["supply_1", "supply_2", "supply_3"], []], deck=["feint_1"])
    do(s, 0, "forage")
    assert refusal(s, 0, "enough") == ("HIN-3.3", "too-few-discards")
    search(s)
    do(s, 0, "discard supply_2")
    assert can(s, 0) == ["discard supply_3", "discard feint_1", "enough"]
    search(s)
    told = do(s, 0, "enough")
    assert told[0].params["cards"] == (card("supply_2"),)
    assert s.hand[0].cards == (card("supply_1"), card("supply_3"), card("feint_1"))

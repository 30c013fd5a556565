"""Chapter 15: Sancho-Bots attack, besiege, intercept, play reserve cards and remove dice."""

from __future__ import annotations

import pytest
from drei_sanchos.lone_table import (
    FIELD,
    GARRISON,
    TABLES,
    UP,
    A,
    C,
    N,
    board,
    bot_turn,
    give,
    roll,
    told,
    track,
    troops,
)

from tafelrunde.core.actions import Action
from tafelrunde.core.flow import ROLL
from tafelrunde.games.drei_sanchos import sancho, sancho_dice
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.state import DreiSanchos, face_of
from tafelrunde.games.drei_sanchos.tables import Step

ATTACK_2 = TABLES.cards[5].fields[N][0][0]  # attack 2
ATTACK_NOT_CASTILLA = TABLES.cards[13].crown[1][0]
BESIEGE_2 = TABLES.cards[14].crown[2][0]
BESIEGE_PREFERRED = TABLES.cards[4].fields[N][0][1]
AWAY = {C: (2, FIELD), N: (12, FIELD), A: (11, FIELD)}


# -- where to attack


@pytest.mark.rule("S3-15.14")
@pytest.mark.rule("S3-15.26")
def test_s3_15_14_the_preferred_region_then_the_own_king_then_the_arrow() -> None:
    def chosen(armies: dict[int, dict[int, int]], king: int, arrow: int = 0) -> int:
        s = board(field=armies, kings={**AWAY, N: (king, FIELD)}, arrow=arrow)
        return sancho.region_to_attack(s, N, ATTACK_2)

    assert chosen({5: {N: 3, C: 1}, 8: {N: 3, A: 2}}, 12) == 5
    assert chosen({5: {N: 3, C: 1}, 8: {N: 2, A: 1}}, 8) == 8  # 2 against 2: he is there
    assert chosen({5: {N: 3, C: 1}, 8: {N: 3, A: 1}}, 12) == 5
    assert chosen({5: {N: 3, C: 1}, 8: {N: 3, A: 1}}, 12, UP) == 8


@pytest.mark.rule("S3-15.26")
def test_s3_15_26_all_units_count_for_the_preferred_region() -> None:
    """Besieged and garrison units count too, of all Sanchos."""
    armies = {5: {N: 3, C: 1}, 8: {N: 2, A: 1}}
    s = board(field=armies, garrison={5: (C, 2)}, kings=AWAY)
    assert sancho.region_to_attack(s, N, ATTACK_2) == 8
    assert told(s, "bot-attacks")[0]["lead"] == 1
    s = board(field=armies, garrison={5: (C, 1)}, siege={5: (A, 2)}, kings=AWAY)
    assert sancho.region_to_attack(s, N, ATTACK_2) == 8


@pytest.mark.rule("S3-15.14")
def test_s3_15_14_not_where_the_card_forbids_it() -> None:
    s = board(field={3: {N: 3, C: 1}, 8: {N: 1, A: 3}}, kings=AWAY)
    assert sancho.region_to_attack(s, N, ATTACK_NOT_CASTILLA) == 8


@pytest.mark.rule("S3-15.14")
def test_s3_15_14_with_all_points() -> None:
    s = board(field={8: {N: 1, C: 1}}, kings=AWAY)
    bot_turn(s, N, 5)
    assert told(s, "attacks") == [{"sancho": N, "region": 8, "number": 2}]
    assert s.wait.tag == ROLL
    assert len(s.wait.spec) == 4  # type: ignore[attr-defined]  # a roll: 1 + 2 dice against 1


@pytest.mark.rule("S3-15.15")
@pytest.mark.rule("S3-R.26")
@pytest.mark.parametrize(("units", "region"), [(1, 0), (2, 8)])
def test_s3_15_15_out_of_a_garrison_of_two_but_not_of_one(units: int, region: int) -> None:
    s = board(field={8: {C: 1}}, garrison={8: (N, units)}, kings=AWAY)
    assert sancho.region_to_attack(s, N, ATTACK_2) == region


@pytest.mark.rule("S3-15.15")
def test_s3_15_15_no_sortie() -> None:
    s = board(field={8: {C: 1}}, garrison={8: (N, 2)}, siege={8: (C, 3)}, kings=AWAY)
    assert sancho.region_to_attack(s, N, ATTACK_2) == 0


@pytest.mark.rule("S3-15.16")
def test_s3_15_16_all_but_one_of_the_garrison_join() -> None:
    s = board(field={8: {C: 2}}, garrison={8: (N, 3)}, kings=AWAY)
    bot_turn(s, N, 5)
    assert (troops(s, N, 8), s.garrison[8]) == (2, 1)
    s = board(field={8: {C: 2}}, garrison={8: (N, 2)}, kings={**AWAY, N: (8, GARRISON)})
    s.begin(Battle(C, 8, 1))  # a foreign attack: the king joins, a troop stays
    assert (s.king_in[N], s.garrison[8], troops(s, N, 8)) == (FIELD, 1, 1)
    s = board(field={8: {C: 2, A: 1}}, kings={**AWAY, N: (8, GARRISON)})
    s.begin(Battle(C, 8, 1))
    assert s.king_in[N] == GARRISON


@pytest.mark.rule("S3-15.16")
def test_s3_15_16_nobody_joins_out_of_a_siege_or_in_an_interception() -> None:
    s = board(field={8: {C: 2, A: 1}}, garrison={8: (N, 2)}, siege={8: (C, 3)}, kings=AWAY)
    s.begin(Battle(A, 8, 1))  # the siege is broken, but a bot stays inside
    assert (s.garrison[8], troops(s, N, 8)) == (2, 0)
    s = board(field={8: {C: 4, N: 1}}, garrison={8: (N, 2)}, kings=AWAY)
    s.begin(Siege(C, 8, 2))
    s.play(0, Action("send", (3,)))
    assert told(s, "intercepts") and s.garrison[8] == 2


# -- reserve cards


def reserve_case(dice: tuple[int, ...], *cards: int) -> DreiSanchos:
    s = board(player=A)
    s.dice = dice
    give(s, N, *cards)
    return s


@pytest.mark.rule("S3-15.17")
def test_s3_15_17_the_owner_of_the_top_single_die_passes() -> None:
    s = reserve_case(track((8, N), (7, A, 1)), 4)
    assert not sancho_dice.plays_reserve(s, N)
    assert list(s.reserve[N].cards) == [4]


@pytest.mark.rule("S3-15.18")
def test_we_8_the_two_point_card_alone_is_enough() -> None:
    """WE-8 of the specification: the highest die goes from 6 to 8."""
    dice = track((3, A), (3, A), (4, A), (6, A), (7, A, 1), (5, N), (6, N), (6, N))
    s = reserve_case(dice, 1, 4)
    assert sancho_dice.plays_reserve(s, N)
    assert list(s.reserve[N].cards) == [1]
    assert s.dice[-1] == face_of(8, N, 0)
    assert told(s, "bot-shifts") == [{"sancho": N, "from_column": 6, "column": 8, "cards": (4,)}]


@pytest.mark.rule("S3-15.18")
def test_we_9_or_it_draws_level() -> None:
    """WE-9 of the specification."""
    dice = track((3, A), (3, A), (4, A), (6, A), (7, A, 1), (5, N), (6, N), (6, N))
    s = reserve_case(dice, 1)
    assert sancho_dice.plays_reserve(s, N)
    assert s.dice[-1] == face_of(7, N, 0)


@pytest.mark.rule("S3-15.18")
def test_ex_34_neither_goal_is_a_pass() -> None:
    """EX-34 of the specification."""
    s = reserve_case(track((2, N), (3, N), (9, A, 1)), 4)
    assert not sancho_dice.plays_reserve(s, N)
    assert list(s.reserve[N].cards) == [4]
    assert told(s, "bot-cannot-reach") == [{"sancho": N, "column": 3}]


@pytest.mark.rule("S3-R.46")
@pytest.mark.rule("S3-15.17")
def test_ex_44_shared_columns_are_passed_over() -> None:
    """EX-44 of the specification, step 3."""
    s = board(player=C)
    s.dice = track((5, N), (2, N), (6, C), (9, C, 1), (9, A, 1))
    give(s, N, 4)
    assert sancho_dice.plays_reserve(s, N)
    assert s.dice[-1] == face_of(7, N, 0)


@pytest.mark.rule("S3-15.18")
def test_s3_15_18_without_a_lone_die_only_the_first_goal_counts() -> None:
    s = reserve_case(track((5, N), (5, A)), 1)
    assert sancho_dice.plays_reserve(s, N)
    assert s.dice == track((5, A), (6, N))
    s = reserve_case(track((5, N), (5, A), (6, A), (6, A)), 1)
    assert not sancho_dice.plays_reserve(s, N)


@pytest.mark.rule("S3-15.19")
@pytest.mark.rule("S3-R.49")
def test_s3_15_19_fewest_cards_then_fewest_points_then_lowest_numbers() -> None:
    dice = track((3, N), (4, A))
    for cards, played in [
        ((1, 2, 7), (7,)),  # one card of three points rather than two of one
        ((4, 7), (4,)),
        ((4, 5), (4,)),
        ((1, 2, 3), (1, 2)),
    ]:
        s = reserve_case(dice, *cards)
        sancho_dice.plays_reserve(s, N)
        assert told(s, "bot-shifts")[0]["cards"] == played


@pytest.mark.rule("S3-R.48")
@pytest.mark.rule("S3-15.19")
def test_s3_r_48_the_whole_set_at_once_and_no_re_roll() -> None:
    s = reserve_case(track((3, N), (5, A)), 1, 4)
    assert sancho_dice.plays_reserve(s, N)
    assert (len(s.reserve[N]), sorted(s.spent)) == (0, [1, 4])
    assert s.dice == track((5, A), (6, N))


@pytest.mark.rule("S3-R.27")
@pytest.mark.rule("S3-15.19")
def test_s3_r_27_the_track_ends_at_ten() -> None:
    s = reserve_case(track((9, N, 1), (9, A, 1), (6, A)), 7)
    assert sancho_dice.plays_reserve(s, N)
    assert s.dice[-1] == face_of(10, N, 1)


@pytest.mark.rule("S3-15.20")
@pytest.mark.rule("S3-R.49")
def test_s3_15_20_a_troop_die_before_the_guard_die() -> None:
    s = reserve_case(track((5, N, 1), (5, N), (6, A)), 4)
    assert sancho_dice.plays_reserve(s, N)
    assert s.dice == track((5, N, 1), (6, A), (7, N))


@pytest.mark.rule("S3-15.32")
def test_s3_15_32_tested_anew_at_every_turn() -> None:
    s = reserve_case(track((6, N), (5, A)), 1)
    assert not sancho_dice.plays_reserve(s, N)
    s.dice = track((6, N), (7, A))
    assert sancho_dice.plays_reserve(s, N)


# -- dice to remove


@pytest.mark.rule("S3-15.21")
@pytest.mark.rule("S3-15.22")
@pytest.mark.rule("S3-R.47")
def test_ex_33_the_three_priorities() -> None:
    """EX-33 of the specification; the player is Castilla, the other bot Aragón."""
    five, four, two = (
        track((5, C), (5, A), (5, A)),
        track((4, C), (4, N)),
        track((2, C), (2, A)),
    )
    s = board(player=C)
    lone = track((6, N))
    s.dice = lone + five + four + two
    assert sancho_dice.die_to_remove(s, N) == face_of(4, C, 0)
    s.dice = lone + five + two
    assert sancho_dice.die_to_remove(s, N) == face_of(5, C, 0)
    s.dice = lone + two
    assert sancho_dice.die_to_remove(s, N) == face_of(2, C, 0)
    assert [t["why"] for t in told(s, "bot-removes")] == [1, 2, 3]


@pytest.mark.rule("S3-15.21")
def test_s3_15_21_the_highest_lone_die_and_the_lowest_crowd() -> None:
    s = board(player=C)
    s.dice = track((9, N, 1), (7, A, 1), (3, C))
    assert sancho_dice.die_to_remove(s, N) == face_of(7, A, 1)
    s.dice = track((9, N, 1), (6, A), (6, A), (6, A), (2, C), (2, C), (2, C), (1, C), (1, A))
    assert sancho_dice.die_to_remove(s, N) == face_of(2, C, 0)


@pytest.mark.rule("S3-15.22")
@pytest.mark.rule("S3-R.47")
def test_s3_15_22_the_player_first_then_the_one_nearest_to_the_board() -> None:
    s = board(player=C)
    s.dice = track((9, N, 1), (3, A), (3, C, 1), (3, C))
    assert sancho_dice.die_to_remove(s, N) == face_of(3, C, 1)


@pytest.mark.rule("S3-15.29")
@pytest.mark.rule("S3-R.49")
def test_s3_15_29_a_besieging_troop_is_taken() -> None:
    s = board(field={8: {C: 1, N: 1}}, garrison={8: (A, 1)}, siege={8: (C, 3)}, kings=AWAY)
    s.begin(Battle(C, 8, 1))
    s.checked_chance(roll("1", "1", "2", "2", "3", "6"))
    # N's 6 removes C's 3; C has a free troop and three besiegers
    assert (troops(s, C, 8), s.siege[8], s.besieger[8]) == (1, 2, C)


# -- sieges


@pytest.mark.rule("S3-15.23")
def test_s3_15_23_a_bot_always_intercepts() -> None:
    s = board(field={8: {C: 2, N: 1}}, garrison={8: (N, 1)}, kings=AWAY)
    s.begin(Siege(C, 8, 1))
    assert told(s, "intercepts") == [{"sancho": N, "region": 8, "of": C}]
    s = board(field={8: {C: 2}}, garrison={8: (N, 1)}, kings=AWAY)
    s.begin(Siege(C, 8, 1))
    assert (told(s, "intercepts"), s.besieger[8]) == ([], C)


@pytest.mark.rule("S3-15.24")
def test_s3_15_24_one_more_than_the_defenders_and_the_king_last() -> None:
    s = board(field={8: {N: 4}}, garrison={8: (C, 1)}, kings={**AWAY, N: (8, FIELD)})
    s.begin(Siege(N, 8, 2))
    assert (s.siege[8], s.king_in[N]) == (2, FIELD)
    s = board(field={8: {N: 2}}, garrison={8: (C, 2)}, kings={**AWAY, N: (8, FIELD)})
    s.begin(Siege(N, 8, 2))
    assert (s.siege[8], s.king_in[N]) == (2, 2)


@pytest.mark.rule("S3-15.25")
def test_s3_15_25_points_then_no_field_army_then_defenders_then_the_arrow() -> None:
    def chosen(
        armies: dict[int, dict[int, int]],
        held: dict[int, tuple[int, int]],
        arrow: int = 0,
        step: Step = BESIEGE_2,
    ) -> int:
        s = board(field=armies, garrison=held, kings=AWAY, arrow=arrow)
        return sancho.region_to_besiege(s, N, step)

    assert chosen({8: {N: 4}, 5: {N: 3, C: 2}}, {8: (C, 1), 5: (C, 2)}) == 5  # 2 points
    assert chosen({8: {N: 4, C: 1}, 10: {N: 4}}, {8: (C, 1), 10: (C, 2)}) == 10  # nobody outside
    assert chosen({8: {N: 4}, 10: {N: 4}}, {8: (C, 2), 10: (C, 1)}) == 10
    assert chosen({8: {N: 4}, 10: {N: 4}}, {8: (C, 1), 10: (C, 1)}) == 8
    assert chosen({8: {N: 4}, 10: {N: 4}}, {8: (C, 1), 10: (C, 1)}, UP) == 10
    # the preferred region: 4 against 1 rather than 3 against 4, whatever it is worth
    armies, held = {8: {N: 4}, 5: {N: 3, C: 2}}, {8: (C, 1), 5: (C, 2)}
    assert chosen(armies, held, step=BESIEGE_PREFERRED) == 8


@pytest.mark.rule("S3-15.30")
def test_s3_15_30_after_an_interception_the_siege_is_placed_if_it_can_be() -> None:
    s = board(field={8: {N: 4, C: 1}}, garrison={8: (C, 1)}, kings=AWAY)
    s.begin(Siege(N, 8, 2))
    s.play(0, Action("intercept"))
    s.checked_chance(roll("6", "1", "1"))  # C's 6 removes one of the party
    assert (s.besieger[8], s.siege[8], troops(s, N, 8)) == (N, 2, 1)
    s = board(field={8: {N: 2, C: 1}}, garrison={8: (C, 1)}, kings=AWAY)
    s.begin(Siege(N, 8, 2))
    s.play(0, Action("intercept"))
    s.checked_chance(roll("6", "1", "1"))
    assert (s.besieger[8], troops(s, N, 8)) == (-1, 1)


# -- reserve cards to give up


@pytest.mark.rule("S3-15.27")
@pytest.mark.rule("S3-R.28")
def test_s3_15_27_the_player_is_hit_first_then_the_other_bot() -> None:
    s = board(player=C)
    assert sancho.victim(s, N) == -1
    give(s, A, 7)
    assert sancho.victim(s, N) == A
    give(s, C, 8)
    assert sancho.victim(s, N) == C


@pytest.mark.rule("S3-15.27")
def test_s3_15_27_a_bot_gives_its_cheapest_card() -> None:
    s = board(player=C)
    give(s, A, 7, 13, 5)
    bot_turn(s, N, 19)  # an opponent discards ...
    assert (s.reserve[A].cards, s.discard.cards) == ((7, 13), (5,))


@pytest.mark.rule("S3-15.27")
def test_s3_15_27_the_player_chooses_the_card() -> None:
    s = board(player=C)
    give(s, C, 7, 5)
    bot_turn(s, N, 19)
    assert s.legal(0) == [Action("discard", (5,)), Action("discard", (7,))]


# -- whole battles


def we_8(*cards: int) -> DreiSanchos:
    s = board(player=A, field={8: {A: 2, N: 3}}, kings={**AWAY, A: (8, FIELD)})
    give(s, N, *cards)
    s.begin(Battle(A, 8, 2))
    s.checked_chance(roll("3", "3", "4", "6", "7K", "5", "6", "6"))
    return s


@pytest.mark.rule("S3-15.21")
@pytest.mark.rule("S3-15.17")
def test_we_8_the_whole_battle() -> None:
    s = we_8(1, 4)
    assert (troops(s, A, 8), troops(s, N, 8)) == (1, 3)
    assert (s.king_at[A], s.king_in[A]) == (11, GARRISON)
    assert (s.reserve[N].cards, s.discard.cards) == ((1,), (4,))


@pytest.mark.rule("S3-15.18")
def test_we_9_the_whole_battle() -> None:
    s = we_8(1)
    assert (troops(s, A, 8), troops(s, N, 8), s.king_at[A]) == (1, 3, 8)


@pytest.mark.rule("S3-R.46")
def test_ex_44_the_whole_battle() -> None:
    """EX-44 of the specification."""
    s = board(field={8: {N: 1, C: 1}}, kings={C: (8, FIELD), A: (8, FIELD), N: (12, FIELD)})
    give(s, N, 4)
    s.begin(Battle(N, 8, 1))
    s.checked_chance(roll("5", "2", "9K", "6", "9K"))
    assert (troops(s, C, 8), troops(s, N, 8), s.king_at[C], s.king_at[A]) == (0, 1, 8, 8)

"""Chapter 15: Sancho-Bots move, deploy and fortify."""

from __future__ import annotations

from typing import cast

import pytest
from drei_sanchos.lone_table import (
    DOWN,
    FIELD,
    GARRISON,
    STACK,
    UP,
    A,
    C,
    N,
    board,
    bot_turn,
    recruits,
    told,
    track,
    troops,
)
from drei_sanchos.table import staged

from tafelrunde.games.drei_sanchos import sancho, sancho_dice
from tafelrunde.games.drei_sanchos.board import countable, garrison_units, vp, weakest
from tafelrunde.games.drei_sanchos.state import face_of

# The cards used here, for Nájera as bot: 13 crown "move 2; attack; fortify / besiege", 20 "move 1
# empty / move 1 weakest", 3 "move 1 weakest / move 1 empty; keep", 4 "fortify 2 / besiege 2".


# -- ties


@pytest.mark.rule("S3-15.1")
@pytest.mark.rule("S3-8.10")
@pytest.mark.parametrize(("arrow", "chosen"), [(DOWN, 5), (UP, 9)])
def test_s3_15_1_the_visible_arrow_decides_and_turns(arrow: int, chosen: int) -> None:
    s = board(arrow=arrow)
    assert sancho.by_arrow(s, N, [5, 9, 7]) == chosen
    assert s.arrow == 1 - arrow
    assert told(s, "bot-arrow")[0]["regions"] == (5, 9, 7)


@pytest.mark.rule("S3-15.1")
def test_s3_15_1_a_single_region_leaves_the_arrow_alone() -> None:
    s = board(arrow=UP)
    assert sancho.by_arrow(s, N, [5]) == 5
    assert s.arrow == UP
    assert told(s, "bot-arrow") == []


# -- Move


@pytest.mark.rule("S3-9.3")
@pytest.mark.parametrize(("viguera", "weak"), [("C2", [7]), ("C3", [4])])
def test_s3_9_3_of_equal_armies_the_one_without_the_king_is_the_weaker(
    viguera: str, weak: list[int]
) -> None:
    armies = {"la_rioja": "N3K", "montes_de_oca": "C1K", "viguera": viguera, "bureba": "C3"}
    s = staged(3, {"commander": "najera", "card": 26, **armies})
    assert (countable(s, C, 4), countable(s, C, 3)) == (2, 3)
    assert weakest(s, N, 6) == weak


@pytest.mark.rule("S3-15.3")
def test_s3_15_3_most_units_then_the_king_then_the_arrow() -> None:
    kings = {N: (6, FIELD)}
    assert sancho.army_to_move(board(field={5: {N: 3}, 9: {N: 2}}, kings=kings), N) == 5
    assert sancho.army_to_move(board(field={5: {N: 2}, 6: {N: 1}}, kings=kings), N) == 6
    tied = {5: {N: 2}, 9: {N: 2}}
    assert sancho.army_to_move(board(field=tied, kings=kings), N) == 5
    assert sancho.army_to_move(board(field=tied, kings=kings, arrow=UP), N) == 9


@pytest.mark.rule("S3-15.3")
def test_s3_15_3_tells_the_army_with_its_units_and_king() -> None:
    s = board(field={6: {N: 4}}, kings={N: (6, FIELD)})
    sancho.army_to_move(s, N)
    assert told(s, "bot-strongest") == [
        {"sancho": N, "region": 6, "number": 6, "units": 5, "king": 1}
    ]


@pytest.mark.rule("S3-15.2")
def test_s3_15_2_the_candidates_are_told_with_the_best_first() -> None:
    s = board(field={5: {N: 1}, 6: {N: 1}, 9: {N: 4}}, kings={N: (6, FIELD)})
    sancho.army_to_move(s, N)
    [candidates] = told(s, "bot-candidates")
    assert candidates["regions"] == (9, 6, 5)
    assert (candidates["first"], candidates["second"]) == ((4, 2, 1), (0, 1, 0))


@pytest.mark.rule("S3-15.4")
@pytest.mark.rule("S3-R.8")
def test_s3_15_4_the_fewest_units_of_one_opponent_then_without_king_then_the_arrow() -> None:
    kings = {C: (2, FIELD), A: (4, FIELD), N: (6, FIELD)}
    two_opponents = {6: {N: 3}, 5: {C: 2, A: 2}, 8: {C: 3}}
    assert sancho.target_of_move(board(field=two_opponents, kings=kings), N, 6, 1) == 4
    kings[A] = (12, FIELD)
    assert sancho.target_of_move(board(field=two_opponents, kings=kings), N, 6, 1) == 5
    with_king = {6: {N: 3}, 4: {A: 1}, 5: {C: 2}}
    kings[A] = (4, FIELD)
    assert sancho.target_of_move(board(field=with_king, kings=kings), N, 6, 1) == 5
    tied = {6: {N: 3}, 5: {C: 2}, 7: {C: 2}}
    kings[A] = (12, FIELD)
    assert sancho.target_of_move(board(field=tied, kings=kings), N, 6, 1) == 5
    assert sancho.target_of_move(board(field=tied, kings=kings, arrow=UP), N, 6, 1) == 7


@pytest.mark.rule("S3-15.34")
@pytest.mark.rule("S3-R.56")
def test_s3_15_34_the_overview_wins_for_the_weakest_army_and_the_box_for_dice() -> None:
    """Two armies of two count as two, not as four; a column of three is no exposed die."""
    kings = {C: (2, FIELD), A: (12, FIELD), N: (6, FIELD)}
    s = board(field={6: {N: 3}, 5: {C: 2, A: 2}, 8: {C: 3}}, kings=kings)
    assert sancho.target_of_move(s, N, 6, 1) == 5
    s.dice = track((9, N, 1), (5, C), (5, C), (5, N), (2, A), (2, A))
    assert sancho_dice.die_to_remove(s, N) == face_of(5, C, 0)
    assert told(s, "bot-removes")[0]["why"] == 2


@pytest.mark.rule("S3-15.5")
@pytest.mark.rule("S3-15.6")
def test_s3_15_5_one_start_and_one_target_the_rest_lapses() -> None:
    s = board(field={6: {N: 2}, 9: {N: 1}, 5: {C: 1}}, kings={N: (12, FIELD)})
    bot_turn(s, N, 16)  # crown: move 3 ...
    moves = told(s, "moved")
    assert [(m["source"], m["region"]) for m in moves] == [(6, 5), (6, 5)]
    assert troops(s, N, 9) == 1


@pytest.mark.rule("S3-15.6")
def test_s3_15_6_without_opponents_next_to_it_into_an_empty_region() -> None:
    s = board(field={6: {N: 3}}, kings={C: (2, FIELD), A: (12, FIELD), N: (6, FIELD)})
    bot_turn(s, N, 13)
    assert told(s, "moved")[0]["region"] == 3  # 3, 4, 5, 7, 8, 9 are empty, the arrow points down
    assert told(s, "bot-empty")[0]["region"] == 3


@pytest.mark.rule("S3-15.6")
def test_s3_15_6_a_card_that_says_empty_first_comes_first() -> None:
    s = board(field={6: {N: 3}, 3: {C: 1}}, kings={N: (6, FIELD)})
    bot_turn(s, N, 20)
    assert told(s, "moved")[0]["region"] == 4
    s = board(field={6: {N: 3}, 3: {C: 1}}, kings={N: (6, FIELD)})
    bot_turn(s, N, 3)
    assert told(s, "moved")[0]["region"] == 3


@pytest.mark.rule("S3-15.7")
@pytest.mark.rule("S3-R.24")
@pytest.mark.parametrize(
    ("points", "units"),
    [(1, [0]), (2, [0, 1]), (3, [0, 1, 0])],
)
def test_ex_30_troop_king_troop(points: int, units: list[int]) -> None:
    """EX-30 of the specification: the king is always the second unit."""
    s = board(
        field={6: {N: 3}, 5: {C: 1}}, garrison={6: (N, 1)}, kings={N: (6, FIELD), C: (2, FIELD)}
    )
    bot_turn(s, N, 10 + 3 * (points - 1))
    assert [cast(int, m["unit"]) % 2 for m in told(s, "moved")] == units
    assert {m["region"] for m in told(s, "moved")} == {5}


@pytest.mark.rule("S3-15.7")
def test_s3_15_7_the_field_goes_before_the_garrison() -> None:
    s = board(field={6: {N: 1}, 5: {C: 1}}, garrison={6: (N, 3)}, kings={N: (12, FIELD)})
    bot_turn(s, N, 10)
    assert (troops(s, N, 6), s.garrison[6]) == (0, 3)
    s = board(field={6: {N: 1}, 5: {C: 1}}, garrison={6: (N, 3)}, kings={N: (12, FIELD)})
    bot_turn(s, N, 13)
    assert (troops(s, N, 6), s.garrison[6]) == (0, 2)


@pytest.mark.rule("S3-15.7")
@pytest.mark.rule("S3-R.24")
def test_s3_15_7_a_king_without_troops_goes_first() -> None:
    s = board(field={5: {C: 1}}, kings={N: (6, FIELD)})
    bot_turn(s, N, 10)
    assert s.king_at[N] == 5


@pytest.mark.rule("S3-15.8")
def test_s3_15_8_the_last_unit_of_a_garrison_stays() -> None:
    s = board(field={5: {C: 1}}, kings={N: (6, GARRISON)})
    bot_turn(s, N, 13)
    assert (s.king_at[N], s.king_in[N]) == (6, GARRISON)
    s = board(field={4: {C: 1}}, garrison={7: (N, 2)}, kings={N: (12, FIELD)})
    bot_turn(s, N, 13)
    assert (s.garrison[7], len(told(s, "moved"))) == (1, 1)


@pytest.mark.rule("S3-15.31")
@pytest.mark.rule("S3-R.45")
def test_s3_15_31_of_king_and_troop_only_one_leaves() -> None:
    s = board(field={5: {C: 1}}, garrison={6: (N, 1)}, kings={N: (6, GARRISON)})
    bot_turn(s, N, 13)
    assert (troops(s, N, 5), s.king_in[N], s.holder[6]) == (1, GARRISON, N)


@pytest.mark.rule("S3-15.9")
@pytest.mark.rule("S3-R.25")
def test_s3_15_9_besiegers_go_last_and_never_end_their_siege() -> None:
    kings = {N: (12, FIELD), C: (2, FIELD)}
    s = board(field={7: {N: 1}}, garrison={7: (C, 1)}, siege={7: (N, 3)}, kings=kings)
    bot_turn(s, N, 16)  # move 3: the free troop, one besieger, and the last two stay
    assert (troops(s, N, 7), s.siege[7], s.besieger[7]) == (0, 2, N)
    assert len(told(s, "moved")) == 2


@pytest.mark.rule("S3-R.25")
def test_s3_r_25_unless_the_option_lets_them() -> None:
    kings = {N: (12, FIELD), C: (2, FIELD)}
    s = board(
        field={7: {N: 1}},
        garrison={7: (C, 1)},
        siege={7: (N, 3)},
        kings=kings,
        bots_keep_sieges=False,
    )
    bot_turn(s, N, 16)
    assert s.besieger[7] == -1


@pytest.mark.rule("S3-15.9")
def test_s3_15_9_a_besieging_king_goes_second_if_the_siege_survives() -> None:
    def after(besiegers: int) -> int:
        s = board(
            field={7: {N: 2}},
            garrison={7: (C, 1)},
            siege={7: (N, besiegers)},
            kings={N: (7, STACK), C: (2, FIELD)},
        )
        bot_turn(s, N, 13)
        return s.king_at[N]

    assert after(1) == 7  # king and troop against one: he has to stay
    assert after(2) != 7


@pytest.mark.rule("S3-15.33")
@pytest.mark.rule("S3-R.41")
def test_s3_15_33_no_other_army_steps_in() -> None:
    """The strongest army is a siege that cannot spare anybody; the alternative fails as well."""
    kings = {N: (12, FIELD), C: (2, FIELD)}
    s = board(field={5: {N: 1}}, garrison={7: (C, 1)}, siege={7: (N, 2)}, kings=kings)
    bot_turn(s, N, 3)  # move 1 weakest / move 1 empty; card to the reserve
    assert told(s, "moved") == []
    assert len(told(s, "bot-cannot")) == 2
    assert s.keeper == N  # and the next step follows


@pytest.mark.rule("S3-15.33")
def test_s3_15_33_an_alternative_keeps_the_army_and_the_arrow() -> None:
    kings = {N: (12, FIELD), C: (2, FIELD), A: (11, FIELD)}
    s = board(field={5: {N: 2}, 7: {N: 2}}, kings=kings)
    bot_turn(s, N, 3)  # nobody is next to region 5, so the second part moves the same army
    assert [(m["source"], m["region"]) for m in told(s, "moved")] == [(5, 8)]
    assert s.arrow == DOWN  # used twice: army and empty region


# -- Deploy


@pytest.mark.rule("S3-15.10")
def test_s3_15_10_home_troops_go_onto_the_castle_if_they_can() -> None:
    s = board(player=A, kings={C: (3, FIELD)})
    recruits(s, C, 1)
    bot_turn(s, C, 23)  # deploy 2 home; rest: recruit
    assert (s.holder[2], s.garrison[2], s.recruits[C]) == (C, 1, 1)
    s = board(player=A, garrison={2: (C, 1)}, siege={2: (A, 2)}, kings={C: (3, FIELD)})
    recruits(s, C, 2)
    bot_turn(s, C, 23)
    assert (s.garrison[2], troops(s, C, 2)) == (1, 2)


@pytest.mark.rule("S3-15.10")
def test_s3_15_10_with_the_king_where_he_stands() -> None:
    s = board(player=A, garrison={3: (C, 1)}, kings={C: (3, GARRISON)})
    recruits(s, C, 2)
    bot_turn(s, C, 13)  # deploy 2 king; rest: recruit
    assert s.garrison[3] == 3
    s = board(player=A, garrison={3: (C, 1)}, siege={3: (A, 3)}, kings={C: (3, GARRISON)})
    recruits(s, C, 2)
    bot_turn(s, C, 13)
    assert (s.garrison[3], s.recruits[C]) == (1, 4)


# -- Fortify


@pytest.mark.rule("S3-15.11")
def test_ex_31_empty_fields_before_garrisons() -> None:
    """EX-31 of the specification."""
    s = board(player=A, field={3: {C: 2}, 1: {C: 1}}, kings={C: (12, FIELD)})
    bot_turn(s, C, 22)  # fortify 2 / besiege 2
    assert [m["region"] for m in told(s, "fortified")] == [3, 1]


@pytest.mark.rule("S3-15.11")
@pytest.mark.rule("S3-15.13")
def test_s3_15_11_most_points_then_the_largest_army_then_the_arrow() -> None:
    kings = {C: (12, FIELD)}
    towers = {1: {C: 1}, 4: {C: 2}}
    s = board(player=A, field=towers, kings=kings)
    assert sancho.unit_to_fortify(s, C, True) // 6 == 4
    s = board(player=A, field={1: {C: 1}, 4: {C: 1}}, kings=kings)
    assert sancho.unit_to_fortify(s, C, True) // 6 == 1
    s = board(player=A, field={1: {C: 1}, 4: {C: 1}}, kings=kings, arrow=UP)
    assert sancho.unit_to_fortify(s, C, True) // 6 == 4
    s = board(player=A, field={1: {C: 3}, 3: {C: 1}}, kings=kings)
    assert sancho.unit_to_fortify(s, C, True) // 6 == 3


@pytest.mark.rule("S3-15.11")
def test_s3_15_11_of_own_garrisons_the_smallest_then_the_largest_army() -> None:
    kings = {C: (12, FIELD)}
    s = board(player=A, field={1: {C: 1}, 4: {C: 3}}, garrison={1: (C, 1), 4: (C, 2)}, kings=kings)
    assert sancho.unit_to_fortify(s, C, False) // 6 == 1
    s = board(player=A, field={1: {C: 1}, 4: {C: 3}}, garrison={1: (C, 1), 4: (C, 1)}, kings=kings)
    assert sancho.unit_to_fortify(s, C, False) // 6 == 4


@pytest.mark.rule("S3-15.13")
def test_s3_15_13_empty_only_leaves_own_garrisons_alone() -> None:
    s = board(player=A, field={1: {C: 2}}, garrison={1: (C, 1)}, kings={C: (12, FIELD)})
    s.king_in[C] = GARRISON
    assert sancho.unit_to_fortify(s, C, True) == sancho.NO_UNIT
    assert sancho.unit_to_fortify(s, C, False) // 6 == 1


@pytest.mark.rule("S3-15.12")
@pytest.mark.rule("S3-R.50")
@pytest.mark.parametrize(("card", "king_in", "points"), [(1, FIELD, 1), (4, GARRISON, 3)])
def test_ex_45_the_king_only_after_all_troops(card: int, king_in: int, points: int) -> None:
    """EX-45 of the specification: Nájera fortifies 1 or 2."""
    s = board(field={8: {N: 1}}, garrison={8: (N, 1)}, kings={N: (5, FIELD)})
    bot_turn(s, N, card)
    assert (garrison_units(s, 8), s.king_in[N], vp(s, N)) == (2, king_in, points)


@pytest.mark.rule("S3-15.2")
@pytest.mark.rule("S3-14.7")
def test_s3_14_7_each_action_of_the_crown_has_its_own_points() -> None:
    s = board(field={6: {N: 3}, 5: {N: 2}}, kings={N: (12, FIELD)})
    bot_turn(s, N, 13)  # move 2; attack 2; fortify 2
    assert len(told(s, "moved")) == 2
    assert len(told(s, "fortified")) == 2
    assert told(s, "bot-cannot") == [{"sancho": N, "action": 3, "points": 2}]

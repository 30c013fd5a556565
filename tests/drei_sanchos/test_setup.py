"""Set-up, the first commander, and how long games last."""

from __future__ import annotations

import pytest
from drei_sanchos.table import GAME, begun, new_game

from tafelrunde.core.actions import BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.games.drei_sanchos.board import (
    army,
    countable,
    field_army,
    field_units,
    garrison_units,
    points,
    units_on_board,
)
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    MAJOR,
    MINOR,
    NOBODY,
    NOT_PLAYED,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.tables import ARAGON, CASTILLA, DO_KEEP, NAJERA, SANCHOS
from tafelrunde.testing.tables import step


@pytest.mark.rule("S3-1.1")
@pytest.mark.rule("S3-2.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_sancho_has_a_garrison_and_a_field_army_at_home(players: int) -> None:
    s = GAME.prepare(GAME.resolve({}), players)
    s.begin(GAME.first_frame())
    for sancho, home in enumerate(s.tables.home):
        assert s.holder[home] == sancho and s.garrison[home] == 1
        assert s.troops[home * 3 + sancho] == 3
        assert (s.king_at[sancho], s.king_in[sancho]) == (home, FIELD)


@pytest.mark.rule("S3-2.4")
@pytest.mark.rule("S3-2.7")
@pytest.mark.rule("S3-1.3")
def test_players_have_two_recruits_and_all_else_is_supply() -> None:
    s = begun(3)
    assert list(s.recruits) == [2, 2, 2]
    assert list(s.supply) == [8, 8, 8]
    assert [units_on_board(s, sancho) for sancho in range(SANCHOS)] == [5, 5, 5]
    assert s.variant.sancho_of == [CASTILLA, NAJERA, ARAGON]


@pytest.mark.rule("S3-2.5")
@pytest.mark.rule("S3-12.1")
@pytest.mark.rule("S3-2.9")
def test_two_players_are_castilla_and_aragon_and_najera_has_no_hand() -> None:
    s = begun(2)
    assert s.variant.sancho_of == [CASTILLA, ARAGON]
    assert list(s.variant.seat_of) == [0, -1, 1]
    assert [len(hand) for hand in s.hands] == [3, 0, 3]
    assert list(s.recruits) == [2, 0, 2]
    assert len(s.deck) == 21


@pytest.mark.rule("S3-R.3")
@pytest.mark.rule("S3-R.57")
def test_an_option_gives_najera_recruits() -> None:
    s = begun(2, nonplayer_start_recruits=2)
    assert list(s.recruits) == [2, 2, 2] and s.supply[NAJERA] == 8


@pytest.mark.rule("S3-R.57")
def test_the_options_of_the_data_file_are_the_defaults() -> None:
    shipped, usual = GAME.rows["options"], GAME.resolve({})
    for name in ("el_cid", "restriction_scope", "najera_keeps_last_unit", "bots_keep_sieges"):
        assert usual[name] == shipped[name]
    assert usual["nonplayer_start_recruits"] == shipped["nonplayer_start_recruits"]


@pytest.mark.rule("S3-2.1")
@pytest.mark.rule("S3-2.8")
@pytest.mark.rule("S3-1.10")
def test_everybody_starts_with_three_points_and_alone_with_two() -> None:
    assert list(points(begun(3))) == [3, 3, 3]
    assert list(points(begun(2))) == [3, 3, 3]
    assert list(points(new_game(1))) == [2, 2, 2]


@pytest.mark.rule("S3-2.9")
def test_three_cards_each_are_dealt_and_the_rest_is_the_deck() -> None:
    s = begun(3)
    cards = [card for zone in (*s.hands, s.deck) for card in zone.cards]
    assert [len(hand) for hand in s.hands] == [3, 3, 3] and len(s.deck) == 18
    assert sorted(cards) == list(range(1, 28))
    for seat in range(3):
        shown = GAME.view(s, seat)["hands"]
        assert [None in hand for hand in shown] == [other != seat for other in range(3)]


@pytest.mark.rule("S3-2.10")
@pytest.mark.rule("S3-3.5")
def test_najera_commands_first_among_three_and_then_it_goes_clockwise() -> None:
    s, rng = begun(3), FastRng(4)
    seen = [s.commander]
    while len(seen) < 5 and not s.over:
        step(s, rng)
        if s.round > len(seen):
            seen.append(s.commander)
    assert seen == [NAJERA, ARAGON, CASTILLA, NAJERA, ARAGON]


@pytest.mark.rule("S3-2.10")
@pytest.mark.rule("S3-R.4")
def test_two_players_roll_for_the_first_command_and_again_after_a_tie() -> None:
    s = new_game(2)
    s.chance(tuple(range(27)))
    s.chance((4, 4))
    assert s.commander == NOBODY
    s.chance((3, 5))
    assert s.commander == ARAGON
    t = new_game(2)
    t.chance(tuple(range(27)))
    t.chance((2, 1))
    assert t.commander == CASTILLA


@pytest.mark.rule("S3-2.13")
@pytest.mark.rule("S3-13.1")
@pytest.mark.rule("S3-13.2")
def test_el_cid_lies_in_the_supply_only_if_it_is_agreed_on() -> None:
    assert begun(3).el_cid == NOT_PLAYED
    assert begun(3, el_cid=True).el_cid == NOBODY
    assert begun(2, el_cid=True).el_cid == NOBODY


def finished(players: int, seed: int) -> DreiSanchos:
    """A random game to its end."""
    s, rng = begun(players, seed), FastRng(seed)
    while not s.over:
        step(s, rng)
    return s


@pytest.mark.rule("S3-3.9")
@pytest.mark.rule("S3-11.4")
@pytest.mark.rule("S3-3.6")
@pytest.mark.parametrize(("players", "draws"), [(2, 21), (3, 18)])
def test_a_game_without_major_victory_lasts_27_rounds(players: int, draws: int) -> None:
    """EX-42: so many rounds with a draw, and then the rest of the 27 without."""
    ends = [finished(players, seed) for seed in range(1, 9)]
    minor = [s for s in ends if s.ended == MINOR]
    assert minor
    for s in minor:
        assert s.round == 27
        kinds = ("round-begins", "drawn")
        order = [event.key for event in s.log or [] if event.key in kinds]
        assert order == [*kinds] * draws + [kinds[0]] * (27 - draws)
        assert not any(hand.cards for hand in s.hands) and not s.deck.cards
    assert all(s.round <= 27 for s in ends)


@pytest.mark.rule("S3-11.1")
@pytest.mark.rule("S3-11.5")
def test_ten_points_are_a_major_victory_and_fewer_a_minor_one() -> None:
    for seed in range(1, 12):
        s = finished(3, seed)
        assert (max(points(s)) >= 10) == (s.ended == MAJOR)
        assert s.scores == tuple(points(s))
        best = max(s.scores)
        assert all(s.scores[winner] == best for winner in s.winners)


@pytest.mark.rule("S3-1.3")
@pytest.mark.parametrize("players", [2, 3])
def test_troops_and_kings_are_conserved(players: int) -> None:
    s, rng = begun(players, 7), FastRng(7)
    while not s.over:
        step(s, rng)
        GAME.invariants(s)
        for sancho in range(SANCHOS):
            there = sum([army(s, sancho, region) for region in range(1, 13)])
            assert there + s.recruits[sancho] + s.supply[sancho] == 15


@pytest.mark.rule("S3-1.4")
@pytest.mark.rule("S3-1.5")
@pytest.mark.rule("S3-1.6")
@pytest.mark.rule("S3-9.1")
@pytest.mark.rule("S3-R.6")
def test_armies_are_counted_as_the_terms_say() -> None:
    s = GAME.prepare(GAME.resolve({}), 3)
    GAME.stage(s, {"card": 4, "alava": "C2K N1 g:N2 s:C3", "bureba": "C1 g:C1"})
    alava, bureba = 5, 3
    assert field_units(s, CASTILLA, alava) == 3
    assert field_army(s, CASTILLA, alava) == 6 == army(s, CASTILLA, alava)
    assert garrison_units(s, alava) == 2
    assert (army(s, NAJERA, alava), countable(s, NAJERA, alava)) == (3, 1)
    assert (field_army(s, CASTILLA, bureba), army(s, CASTILLA, bureba)) == (1, 2)
    assert countable(s, CASTILLA, bureba) == 2


@pytest.mark.rule("S3-1.7")
def test_nobody_stands_where_nobody_was_put() -> None:
    s = begun(3)
    empty = [r for r in range(1, 13) if r not in s.tables.home]
    assert all(s.holder[region] == NOBODY for region in empty)
    assert all(army(s, sancho, region) == 0 for sancho in range(3) for region in empty)


@pytest.mark.rule("S3-R.42")
def test_no_card_gives_itself_to_two_sanchos() -> None:
    for card in GAME.tables.cards[1:]:
        keeps = [step for field in card.fields for chain in field for step in chain]
        assert [step.do for step in keeps].count(DO_KEEP) <= 1


@pytest.mark.rule("S3-R.19")
def test_a_scenario_with_two_at_ten_ends_the_game() -> None:
    given = {
        "phase": "end",
        "burgos": "g:C1",
        "bureba": "g:C1",
        "alava": "g:C1",
        "viguera": "g:C1",
        "castilla_vieja": "g:C1",
        "la_rioja": "g:N1",
        "jaca": "g:N1",
        "cinco_villas": "g:N1",
        "pamplona": "g:N1",
        "la_ribera": "g:N1",
    }
    s = GAME.prepare(GAME.resolve({}), 3)
    GAME.stage(s, given)
    assert s.over and list(points(s)) == [10, 10, 0] and s.winners == (0, 1)


def test_a_scenario_that_does_not_fit_is_refused() -> None:
    wrong: list[tuple[dict[str, object], str]] = [
        ({"phase": "nowhere"}, "given.phase"),
        ({"burgos": "X3", "card": 1}, "given.burgos"),
        ({"burgos": "C", "card": 1}, "given.burgos"),
        ({"burgos": "C15", "card": 1}, "castilla has more than 14"),
        ({"alava": "g:C2 s:A2", "card": 1}, "outnumber"),
        ({"card": 1, "hands": [[1], [], []]}, "lies in one place"),
        ({"card": 1, "recruits": [1]}, "three Sanchos"),
        ({"commander": "portugal", "card": 1}, "given.commander"),
        ({"phase": "field", "card": 1, "turn": "castilla"}, "given.turn"),
        ({"phase": "turns"}, "needs a card"),
        ({"pieces": 3}, "unknown field"),
    ]
    for given, reason in wrong:
        with pytest.raises(BadData, match=reason):
            GAME.stage(GAME.prepare(GAME.resolve({}), 3), given)


def test_a_described_position_can_be_staged_again() -> None:
    given = {"card": 16, "commander": "castilla", "burgos": "C3K g:C1", "alava": "A1 g:C1 s:N2K"}
    s = GAME.prepare(GAME.resolve({}), 3)
    GAME.stage(s, given)
    described = GAME.describe(s)
    for key, value in given.items():
        assert described[key] == value


def test_the_first_round_waits_for_a_card() -> None:
    s = begun(3)
    s.settle(FastRng(1))
    assert s.decision(1).prompt == "choose-card"
    assert len(s.legal(1)) == 6

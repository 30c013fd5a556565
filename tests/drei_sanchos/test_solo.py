"""Chapters 14 and 16: the flow of a solo game, its scenarios and its levels."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest
from drei_sanchos.lone_table import (
    FIELD,
    ROWS,
    TABLES,
    A,
    C,
    N,
    board,
    bot_turn,
    give,
    told,
    troops,
)

from tafelrunde.core.actions import Action
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, DRAW, OVER, Chance
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.drei_sanchos.board import points
from tafelrunde.games.drei_sanchos.ending import champions, claim_el_cid, goal_reached, side_points
from tafelrunde.games.drei_sanchos.game import GAME
from tafelrunde.games.drei_sanchos.sequence import Play, Round
from tafelrunde.games.drei_sanchos.solo import SoloSetup
from tafelrunde.games.drei_sanchos.state import MAJOR, MINOR, NOT_PLAYED, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import NAMES, Tables

SANCHOS = ("castilla", "najera", "aragon")
LEVELS = ("normal", "hard", "very_hard", "epic")


def new(seed: int = 0, **options: bool | str) -> DreiSanchos:
    """A solo game at its first question."""
    game = GAME()
    s = game.new(game.resolve(options), 1)
    s.log = []
    s.settle(FastRng(seed))
    return s


def go_on(s: DreiSanchos, rng: FastRng) -> None:
    """One random decision and what follows from it."""
    actions = s.legal(0)
    s.play(0, actions[rng.below(len(actions))])
    s.settle(rng)


def in_round(s: DreiSanchos, deck: list[int]) -> None:
    """Let the deck hold these cards only; the others are used up."""
    left = [card for card in s.deck.cards if card not in deck]
    s.deck.fill(deck)
    for card in left:
        s.discard.put(card, 3)


def deal_discarded(s: DreiSanchos, sancho: int) -> None:
    """A hand card from the top of the discard pile."""
    card = s.discard.cards[-1]
    s.discard.take(card)
    s.hands[sancho].put(card, 1)


def start_round(s: DreiSanchos, commander: int) -> None:
    """Begin a round with this commander, or without one."""
    play = Play()
    play.then = play.ROUND_OVER
    s.commander = commander
    s.begin_at([play, Round()])


# -- set-up


@pytest.mark.rule("S3-2.6")
@pytest.mark.rule("S3-2.8")
@pytest.mark.rule("S3-2.11")
@pytest.mark.parametrize("sancho", SANCHOS)
def test_s3_2_8_two_points_against_four(sancho: str) -> None:
    s = new(sancho=sancho)
    own = NAMES.index(sancho)
    assert side_points(s)[own] == 2
    assert side_points(s)[(own + 1) % 3] == 4
    assert (s.commander, s.arrow, len(s.deck)) == (own, 0, 24)


@pytest.mark.rule("S3-16.1")
@pytest.mark.rule("S3-16.2")
@pytest.mark.rule("S3-2.12")
@pytest.mark.parametrize(
    ("sancho", "armies"),
    [
        ("aragon", {(C, 1): 2, (N, 8): 2}),
        ("castilla", {(A, 8): 1, (A, 12): 1, (N, 9): 1}),
        ("najera", {(A, 8): 1, (C, 8): 1}),
    ],
)
def test_s3_16_1_the_scenarios(sancho: str, armies: dict[tuple[int, int], int]) -> None:
    s = new(sancho=sancho)
    assert told(s, "solo-begins") == [{"sancho": NAMES.index(sancho), "level": "normal"}]
    homes = {(x, TABLES.home[x]): 3 for x in range(3)}
    found = {(x, r): troops(s, x, r) for x in range(3) for r in range(1, 13) if troops(s, x, r)}
    assert found == {**homes, **armies}
    own = NAMES.index(sancho)
    assert [s.recruits[x] for x in range(3) if x != own] == [0, 0]


@pytest.mark.rule("S3-16.3")
@pytest.mark.rule("S3-16.5")
def test_s3_16_3_hard_gives_two_recruits_from_the_supply() -> None:
    normal, hard = new(sancho="najera"), new(sancho="najera", level="hard")
    assert list(hard.recruits) == [2, 2, 2]
    assert list(hard.troops) == list(normal.troops)
    assert [normal.supply[x] - hard.supply[x] for x in (C, N, A)] == [2, 0, 2]


@pytest.mark.rule("S3-16.4")
@pytest.mark.rule("S3-16.5")
@pytest.mark.parametrize(
    ("sancho", "of_board_and_recruits"),
    [("castilla", {A: 11, N: 9}), ("aragon", {C: 10, N: 10}), ("najera", {A: 9, C: 9})],
)
def test_s3_16_4_very_hard_strengthens_every_field_army(
    sancho: str, of_board_and_recruits: dict[int, int]
) -> None:
    hard, very = new(sancho=sancho, level="hard"), new(sancho=sancho, level="very_hard")
    own = NAMES.index(sancho)
    for x, region in product(range(3), range(1, 13)):
        more = 1 if x != own and troops(hard, x, region) else 0
        assert troops(very, x, region) == troops(hard, x, region) + more
    for x, number in of_board_and_recruits.items():
        assert TABLES.troops - very.supply[x] == number
        assert very.recruits[x] == hard.recruits[x] == 2


@pytest.mark.rule("S3-16.6")
@pytest.mark.rule("S3-16.7")
@pytest.mark.rule("S3-R.29")
@pytest.mark.rule("S3-15.28")
def test_s3_16_6_epic_sets_three_cards_aside() -> None:
    game = GAME()
    s = game.new(game.resolve({"sancho": "najera", "level": "epic"}), 1)
    for number in (0, 2, 1):  # cards 10, 15 and 17 of 10-12, 13-15, 16-18
        assert (s.wait.tag, cast(Chance, s.wait).spec) == (DRAW, (3,))
        s.checked_chance((number,))
    s.checked_chance((1, 2, 0))  # Castilla gets the second, Aragón the third, the first is out
    assert (s.reserve[C].cards, s.reserve[A].cards, s.discard.cards) == ((15,), (17,), (10,))
    view = game.view(s, 0)
    assert view["reserve"][C] == [15] and view["discard"] == [10]
    assert len(s.deck) == 24
    s.checked_chance(tuple(range(24)))
    assert (len(s.deck), len(s.hands[N])) == (21, 3)


@pytest.mark.rule("S3-16.8")
@pytest.mark.rule("S3-16.9")
def test_s3_16_9_el_cid_serves_castilla_and_najera_only() -> None:
    assert new(sancho="castilla", el_cid=True).el_cid == -1
    assert new(sancho="najera", el_cid=True).el_cid == -1
    assert new(sancho="aragon", el_cid=True).el_cid == NOT_PLAYED
    assert new(sancho="castilla").el_cid == NOT_PLAYED


@pytest.mark.rule("S3-16.9")
def test_s3_16_9_the_player_is_compared_with_the_sum_of_the_bots() -> None:
    s = board(garrison={2: (C, 1), 3: (C, 1), 9: (A, 1), 6: (N, 1)}, el_cid=True)
    claim_el_cid(s)
    assert s.el_cid == -1  # four against two and two: a tie
    s.holder[8], s.garrison[8] = N, 1
    claim_el_cid(s)
    assert s.el_cid == C
    s = board(garrison={2: (C, 1), 3: (C, 1), 9: (A, 1)}, el_cid=True)
    claim_el_cid(s)
    assert s.el_cid == -1  # a bot never claims it


# -- rounds


@pytest.mark.rule("S3-14.1")
@pytest.mark.rule("S3-14.2")
@pytest.mark.rule("S3-14.5")
def test_s3_14_1_the_player_commands_in_odd_rounds_only() -> None:
    s = new(seed=3)
    rng = FastRng(3)
    commanders: dict[int, int] = {}
    while s.wait.tag != OVER:
        commanders[s.round] = s.commander
        go_on(s, rng)
    assert len(commanders) > 4
    assert all(who == (C if number % 2 else -1) for number, who in commanders.items())


@pytest.mark.rule("S3-14.1")
def test_s3_14_1_a_commander_may_reserve_and_chooses_the_moment() -> None:
    s = new()
    card = min(s.hands[C].cards)
    assert Action("reserve_card", (card,)) in s.legal(0)
    s.play(0, Action("play_card", (card,)))
    assert s.legal(0) == [Action("act"), Action("wait")]


@pytest.mark.rule("S3-14.2")
@pytest.mark.rule("S3-14.3")
@pytest.mark.rule("S3-14.4")
def test_s3_14_2_without_a_commander_all_three_follow_the_revealed_card() -> None:
    s = board(player=C, kings={C: (2, FIELD)})
    in_round(s, [9, 23])
    deal_discarded(s, C)
    start_round(s, -1)  # card 23: Castilla deploys, Nájera moves, Aragón recruits ...
    assert s.round == 1
    assert told(s, "card-revealed") == [{"round": 1, "card": 23}]
    while s.active == C and s.wait.tag == ASK:
        s.play(0, s.legal(0)[0])
    assert list(s.reserve[C].cards) == []
    assert s.discard.cards[-1] == 23  # S3-14.4: no text gave it to anybody
    assert list(s.deck.cards) == [9]  # S3-14.3: nobody has drawn
    assert s.recruits[A] + s.garrison[11] > 0
    assert len(s.hands[C].cards) == 1


@pytest.mark.rule("S3-14.4")
@pytest.mark.rule("S3-9.10")
def test_s3_14_4_a_bots_text_takes_the_card_into_its_reserve() -> None:
    s = board(player=C)
    bot_turn(s, A, 2)  # recruit 1; the card to the reserve
    assert s.keeper == A


@pytest.mark.rule("S3-14.6")
def test_s3_14_6_the_bot_follows_the_crown_and_the_player_the_text_above() -> None:
    s = board(player=C, field={6: {N: 4}})
    bot_turn(s, N, 15)  # crown: recruit 2; deploy 2 king; fortify 2
    assert (s.supply[N], len(told(s, "deployed")), len(told(s, "fortified"))) == (8, 2, 2)
    s = board(player=N, field={6: {N: 4}})
    in_round(s, [15])
    start_round(s, -1)
    while s.active != N:
        s.play(0, s.legal(0)[0])
    assert s.points == 2  # two points to split, not six


@pytest.mark.rule("S3-14.6")
def test_s3_14_6_the_bot_ignores_the_text_above_the_line() -> None:
    """All crowns repeat that text with points of their own; a card of an owner need not."""
    cards = [{**row, "crown": "recruit 1"} if row["number"] == 15 else row for row in ROWS["cards"]]
    s = board(player=C, field={6: {N: 4}})
    s.tables = Tables({**ROWS, "cards": cards})
    bot_turn(s, N, 15)
    assert (s.recruits[N], told(s, "fortified")) == (1, [])


@pytest.mark.rule("S3-14.8")
@pytest.mark.rule("S3-14.9")
def test_s3_14_9_the_bots_win_with_ten_points_together() -> None:
    held = {6: (N, 1), 5: (N, 1), 7: (N, 1), 11: (A, 1)}
    s = board(player=C, garrison=held)
    assert (list(side_points(s)), goal_reached(s)) == ([0, 8, 8], False)
    s.holder[9], s.garrison[9] = A, 1
    assert goal_reached(s)
    assert (s.ended, champions(s)) == (MAJOR, [N, A])


@pytest.mark.rule("S3-14.9")
def test_s3_14_9_a_bots_turn_stops_when_the_game_is_decided() -> None:
    held = {6: (N, 1), 7: (N, 1), 11: (A, 1), 9: (A, 1)}
    s = board(player=C, garrison=held, field={5: {N: 1}, 8: {N: 1}}, kings={N: (9, FIELD)})
    bot_turn(s, N, 4)  # fortify 2: Álava is worth 2 and makes ten
    assert (s.ended, len(told(s, "fortified"))) == (MAJOR, 1)


@pytest.mark.rule("S3-14.8")
def test_s3_14_8_bots_fight_each_other() -> None:
    s = board(player=C, field={8: {N: 2, A: 1}}, kings={N: (12, FIELD)})
    bot_turn(s, N, 5)
    assert told(s, "attacks")[0]["region"] == 8


@pytest.mark.rule("S3-14.10")
@pytest.mark.rule("S3-R.43")
def test_s3_14_10_drawing_from_the_empty_deck_ends_the_game_before_the_losses() -> None:
    s = board(player=C, garrison={3: (C, 1), 2: (C, 1)}, siege={3: (N, 2)})
    in_round(s, [])
    deal_discarded(s, C)
    card = s.hands[C].cards[0]
    start_round(s, C)
    s.play(0, Action("reserve_card", (card,)))
    assert (s.over, s.ended, s.siege[3]) == (True, MINOR, 2)


@pytest.mark.rule("S3-14.10")
def test_s3_14_10_revealing_from_the_empty_deck_ends_it_too() -> None:
    s = board(player=C)
    in_round(s, [])
    start_round(s, -1)
    assert (s.over, s.ended, s.phase) == (True, MINOR, 1)


@pytest.mark.rule("S3-14.10")
@pytest.mark.parametrize(("level", "last"), [("normal", 25), ("epic", 22)])
def test_s3_14_10_after_round_25_or_at_the_start_of_22(level: str, last: int) -> None:
    """Nobody reaches ten if nothing is ever done; the bots are kept from acting by hand."""
    s = new(level=level)
    while s.wait.tag != OVER:
        clear(s)
        s.play(0, s.legal(0)[-1])
        s.settle(FastRng(s.round))
    assert (s.round, s.ended) == (last, MINOR)


def clear(s: DreiSanchos) -> None:
    """Take everything off the garrison fields, so that nobody comes near ten points."""
    for region in range(1, 13):
        holder, besieger = s.holder[region], s.besieger[region]
        if besieger >= 0:
            s.supply[besieger] += s.siege[region]
            s.besieger[region], s.siege[region] = -1, 0
        if holder >= 0:
            s.supply[holder] += s.garrison[region]
            s.holder[region], s.garrison[region] = -1, 0
    for x in range(3):
        s.king_in[x] = FIELD


@pytest.mark.rule("S3-14.11")
def test_ex_36_a_tie_goes_to_the_bots() -> None:
    """EX-36 of the specification: 7 against 7."""
    mine = {1: (C, 1), 2: (C, 1), 3: (C, 1), 5: (C, 1)}
    theirs = {6: (N, 1), 7: (N, 1), 8: (N, 1), 9: (A, 1)}
    s = board(player=C, garrison={**mine, **theirs})
    assert list(side_points(s)) == [7, 7, 7]
    s.ended = MINOR
    assert champions(s) == [N, A]
    s.holder[4], s.garrison[4] = C, 1
    assert champions(s) == [C]


@pytest.mark.rule("S3-14.12")
def test_s3_14_12_the_higher_sum_wins_if_both_have_ten() -> None:
    """This cannot happen on the map; values of another one are tried."""
    s = board(player=C, garrison={2: (C, 1), 6: (N, 1), 11: (A, 1)})
    s.variant.vp = vec[i64]([0, 0, 11, 0, 0, 0, 5, 0, 0, 0, 0, 5, 0])
    assert goal_reached(s)
    assert champions(s) == [C]
    s.variant.vp = vec[i64]([0, 0, 10, 0, 0, 0, 5, 0, 0, 0, 0, 5, 0])
    assert champions(s) == [N, A]


@pytest.mark.rule("S3-14.13")
def test_s3_14_13_sieges_cost_units_without_a_commander_too() -> None:
    s = board(player=C, garrison={7: (N, 2)}, siege={7: (A, 3)}, kings={N: (12, FIELD)})
    in_round(s, [9, 17])
    deal_discarded(s, C)
    start_round(s, -1)
    while s.round == 1 and s.wait.tag == ASK:
        s.play(0, s.legal(0)[0])
    assert (s.garrison[7], s.siege[7]) == (1, 2)


@pytest.mark.rule("S3-R.35")
def test_s3_r_35_a_player_may_win_a_minor_victory() -> None:
    s = board(player=C, garrison={2: (C, 1)})
    in_round(s, [])
    start_round(s, -1)
    assert (s.ended, s.winners) == (MINOR, (0,))


# -- whole games


@pytest.mark.rule("S3-15.2")
@pytest.mark.parametrize(("sancho", "level"), list(product(SANCHOS, LEVELS)))
def test_random_solo_games_end(sancho: str, level: str) -> None:
    game = GAME()
    for seed, el_cid in enumerate((False, True)):
        s = new(seed, sancho=sancho, level=level, el_cid=el_cid)
        rng = FastRng(seed)
        decisions = 0
        while s.wait.tag != OVER:
            go_on(s, rng)
            game.invariants(s)
            decisions += 1
        assert decisions < game.most_decisions(1)
        assert s.ended in (MAJOR, MINOR)
        assert bool(s.winners) == (champions(s) == [s.variant.sancho])


@pytest.mark.rule("S3-15.5")
@pytest.mark.rule("S3-15.8")
@pytest.mark.rule("S3-15.9")
@pytest.mark.rule("S3-15.1")
@pytest.mark.parametrize("sancho", SANCHOS)
def test_what_bots_never_do_in_random_games(sancho: str) -> None:
    """One start and one target, no garrison given up, no own siege broken, arrows in turn."""
    for seed in range(6):
        s = new(seed, sancho=sancho, level=LEVELS[seed % 4])
        rng = FastRng(seed)
        while s.wait.tag != OVER:
            go_on(s, rng)
        events = s.log or []
        arrows = [event.params["arrow"] for event in events if event.key == "bot-arrow"]
        assert arrows == [number % 2 for number in range(len(arrows))]
        route: tuple[object, ...] = ()
        for event in events:
            who = event.params.get("sancho")
            if who == s.variant.sancho:
                continue
            if event.key == "bot-strongest":
                route = ()
            elif event.key == "moved":
                taken = (who, event.params["source"], event.params["region"])
                assert route in ((), taken)
                route = taken
            assert event.key != "field-lost"
            assert (event.rule, event.key) != ("S3-7.16", "siege-broken")


def test_the_bots_know_nothing_hidden() -> None:
    """A bot's turn is the same whatever lies in the player's hand and in the deck."""
    digests = set()
    for deck in ([1, 2], [2, 1], [7, 8]):
        s = board(player=C, field={6: {N: 3}, 8: {A: 2}, 3: {C: 2}})
        give(s, A, 13)
        in_round(s, deck)
        bot_turn(s, N, 16)
        there = [list(x) for x in (s.troops, s.holder, s.garrison, s.king_at, points(s))]
        digests.add(str((there, s.arrow, s.log)))
    assert len(digests) == 1


def test_solo_setup_can_be_stored() -> None:
    frame = SoloSetup(2, [10])
    assert frame.clone().to_json() == frame.to_json()

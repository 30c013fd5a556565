"""Chapter 1 and the rulings about set-up, data and what everybody may see."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from heerbann.table import GAME, begun, new_game, staged

from tafelrunde.core.actions import SPECTATOR, Action, BadData
from tafelrunde.core.chance import FastRng
from tafelrunde.core.flow import ASK, OVER, ROLL, SHUFFLE, Chance
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.masks import members, size
from tafelrunde.core.match import Match
from tafelrunde.core.packs import Misfit
from tafelrunde.games.heerbann import tables
from tafelrunde.games.heerbann.game import HeerbannGame
from tafelrunde.games.heerbann.state import CONQUER, RECRUIT, Heerbann


@pytest.mark.rule("RE-1.1")
def test_re_1_1_eighteen_cards_are_in_the_game_and_stay_in_it() -> None:
    s = begun(4)
    assert sorted([*s.deck.cards, *s.display]) == list(range(1, 19))
    rows = {**GAME.rows, "card": GAME.rows["card"][:-1]}
    with pytest.raises(Misfit, match="expected 18 cards, found 17"):
        tables.check(rows)


@pytest.mark.rule("RE-1.1")
def test_re_1_1_an_invariant_finds_a_lost_and_a_doubled_card() -> None:
    for change in ((), (1, 1)):
        s = begun(2)
        GAME.invariants(s)
        s.display = change
        with pytest.raises(AssertionError):
            GAME.invariants(s)


@pytest.mark.rule("RE-1.1")
@pytest.mark.rule("RE-R.20")
def test_re_1_1_all_dice_have_six_faces_and_there_are_enough_of_them() -> None:
    constants, setup = GAME.rows["constants"], GAME.rows["setup"]
    assert constants["dice_count"] == 16
    for players in (2, 3, 4):
        assert setup["dice_recruit"][str(players)] == players + 8 <= 16
        assert setup["dice_conquer"][str(players)] == 2 * 6 + players <= 16
        rng, s = FastRng(players), new_game(players)
        while not s.over:
            if s.wait.tag == ROLL:
                spec = cast(Chance, s.wait).spec
                assert set(spec) == {6} and len(spec) <= constants["max_rolled_dice"]
            walk_one(s, rng)


@pytest.mark.rule("RE-1.2")
@pytest.mark.rule("RE-1.3")
def test_re_1_2_characters_are_first_collected_and_then_spent() -> None:
    rng, s = FastRng(7), new_game(3)
    phase, owned, spent = RECRUIT, 0, 0
    while not s.over:
        walk_one(s, rng)
        assert not (phase == CONQUER and s.phase == RECRUIT)
        phase = s.phase
        now = sum(size(army) for army in s.army)
        if phase == RECRUIT:
            assert owned <= now <= owned + 1 and not s.spent and s.ordinal == 0
        else:
            assert len(s.spent) >= spent and s.ordinal >= 1
        owned, spent = now, len(s.spent)
    assert phase == CONQUER and spent > 0


def walk_one(s: Heerbann, rng: FastRng) -> None:
    """One random answer of a seat or of chance."""
    if s.wait.tag == ASK:
        seat = s.to_move()
        actions = s.legal(seat)
        s.play(seat, actions[rng.below(len(actions))])
    elif s.wait.tag != OVER:
        s.chance(s.outcome(rng))


@pytest.mark.rule("RE-1.5")
def test_re_1_5_all_cards_form_one_deck_that_nobody_has_seen() -> None:
    s = new_game(2, seniority="seat")
    wait = cast(Chance, s.wait)
    assert (wait.tag, wait.spec) == (SHUFFLE, (18,))
    order = tuple([*range(2, 18), 1, 0])  # the last one lies on top
    s.checked_chance(order)
    assert s.display == (1, 2)
    assert s.deck.cards == tuple(range(3, 19))
    assert s.deck.seen == (0,) * 16
    assert list(s.army) == [0, 0]


@pytest.mark.rule("RE-1.6")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_re_1_6_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadData, match="2 to 4 players"):
        GAME.new(GAME.resolve({}), players)


@pytest.mark.rule("RE-1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_re_1_6_two_to_four_players_take_part(players: int) -> None:
    assert begun(players).pending() == tuple(range(players))


@pytest.mark.rule("RE-1.7")
@pytest.mark.rule("RE-R.1")
def test_re_1_7_seniority_is_drawn_in_public_and_stays() -> None:
    s = new_game(3)
    wait = cast(Chance, s.wait)
    assert (wait.tag, wait.spec) == (SHUFFLE, (3,))
    s.log = []
    s.checked_chance((2, 0, 1))
    assert [(e.rule, e.params) for e in s.log] == [("RE-1.7", {"ranks": (2, 0, 1)})]
    rng = FastRng(1)
    while not s.over:
        assert s.seniority == (2, 0, 1)
        assert GAME.view(s, SPECTATOR)["seniority"] == [2, 0, 1]
        walk_one(s, rng)


@pytest.mark.rule("RE-R.1")
def test_re_r_1_as_an_option_the_first_seat_is_the_youngest() -> None:
    s = new_game(4, seniority="seat")
    assert cast(Chance, s.wait).spec == (18,)
    assert s.seniority == (0, 1, 2, 3)


@pytest.mark.rule("RE-1.8")
def test_re_1_8_at_the_start_nobody_owns_a_card_and_no_province_exists() -> None:
    s = new_game(3)
    view = GAME.view(s, 0)
    assert view["armies"] == [[], [], []]
    assert view["display"] == [] and view["removed"] == [] and view["spent"] == []
    assert view["numbers"] == view["luck"] == view["strength"] == [0, 0, 0]
    assert view["total"] == [-1, -1, -1] and view["deck"] == 18
    assert view["ordinal"] == 0 and view["values"] == [0] * 6 and view["points"] == [0, 0, 0]


# -- rulings

PACK = """
[pack]
game = "heerbann"
name = "three of a kind"
[[card]]
id = "archer"
cost = 8
strength = 3
[[card]]
id = "trickster"
cost = 8
strength = 3
[[card]]
id = "pikeman"
cost = 8
strength = 3
"""


@pytest.mark.rule("RE-R.8")
@pytest.mark.rule("RE-6.8")
def test_re_r_8_of_three_who_roll_again_only_the_highest_go_on(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK)
    game = HeerbannGame(pack)
    s = game.prepare(game.resolve({}), 4)
    armies = [["archer"], ["trickster"], ["beggar"], ["pikeman"]]
    game.stage(s, {"phase": "conquer", "armies": armies})
    s.checked_chance((1,))
    s.checked_chance((4, 4, 1, 4))
    for seat, card in enumerate((5, 6, 1, 9)):
        s.play(seat, Action("add", (card,)))
        s.play(seat, Action("commit"))
    assert cast(Chance, s.wait).spec == (6, 6, 6)
    s.checked_chance((5, 2, 5))
    assert cast(Chance, s.wait).spec == (6, 6), "the second one is out"
    s.checked_chance((1, 6))
    assert s.holder[0] == 3


@pytest.mark.rule("RE-R.10")
def test_re_r_10_value_and_number_of_a_conquered_province_stay_readable() -> None:
    given = {"phase": "conquer", "armies": [["duke"], []], "provinces": [[5, 1], [8, -1]]}
    view = GAME.view(staged(2, given), SPECTATOR)
    assert view["values"][:3] == [5, 8, 0]
    assert view["holder"][:3] == [1, -1, -2]
    assert view["points"] == [0, 5]


@pytest.mark.rule("RE-R.11")
def test_re_r_11_a_card_has_one_strength_and_it_is_what_counts_in_battle() -> None:
    s = staged(2, {"phase": "conquer", "armies": [["peasant", "knight"], []]})
    s.checked_chance((1,))
    s.checked_chance((1, 1))
    facts = [GAME.lexicon()[f"card:{card}"].facts for card in members(s.army[0])]
    for action in (Action("add", (2,)), Action("add", (17,)), Action("commit")):
        s.play(0, action)
    totals = next(event.params for event in s.log or [] if event.key == "totals")
    assert totals["strengths"] == (sum(int(f["strength"]) for f in facts), 0) == (8, 0)


@pytest.mark.rule("RE-R.15")
@pytest.mark.parametrize(("cost", "fits"), [(0, False), (1, True), (36, True), (37, False)])
def test_re_r_15_costs_from_1_to_36_are_legal_data(tmp_path: Path, cost: int, fits: bool) -> None:
    pack = tmp_path / "pack.toml"
    text = f'[pack]\ngame = "heerbann"\nname = "x"\n[[card]]\nid = "duke"\ncost = {cost}\n'
    pack.write_text(text)
    if fits:
        assert HeerbannGame(pack).with_abilities.cost[18] == cost
    else:
        with pytest.raises(BadData, match=r"pack\.toml:6: card\.cost: .*between 1 and 36"):
            HeerbannGame(pack)


@pytest.mark.rule("RE-6.11")
def test_re_6_11_no_ability_on_two_cards(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(
        '[pack]\ngame = "heerbann"\nname = "x"\n[[card]]\nid = "duke"\nability = "slay"\n'
    )
    with pytest.raises(BadData, match="slay is the ability of 'assassin' already"):
        HeerbannGame(pack)


def test_an_ability_that_no_card_has_belongs_to_nobody(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    rows = [f'[[card]]\nid = "{row["id"]}"\nability = ""\n' for row in GAME.rows["card"]]
    pack.write_text('[pack]\ngame = "heerbann"\nname = "x"\n' + "".join(rows))
    game = HeerbannGame(pack)
    assert {getattr(game.with_abilities, ability) for ability in tables.ABILITIES} == {0}
    assert {entry.facts.get("kind", "plain") for entry in game.lexicon().values()} == {"plain"}


@pytest.mark.rule("RE-R.25")
@pytest.mark.rule("RE-5.6")
def test_re_r_25_the_own_covered_cards_can_be_looked_at_by_nobody_else() -> None:
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 2, Luck(fast=1)))
    given = {"phase": "conquer", "armies": [["peasant", "duke"], ["knight"]]}
    match.state = staged(2, given)
    match.state.settle(FastRng(1))
    unseen = [match.observe(1), match.observe(SPECTATOR)]
    match.submit(0, Action("add", (2,)))
    match.submit(0, Action("add", (18,)))
    assert match.observe(0)["picks"] == [("add", [2]), ("add", [18])]
    assert [match.observe(1), match.observe(SPECTATOR)] == unseen, "not even that somebody began"
    match.submit(0, Action("commit"))
    assert match.observe(0)["picks"] == [("add", [2]), ("add", [18]), ("commit", [])]
    for before, now in zip(unseen, [match.observe(1), match.observe(SPECTATOR)], strict=True):
        assert before["pending"] == [0, 1] and now["pending"] == [1]
        assert {**now, "pending": [0, 1]} == before

"""Companion mode: the board on a real table, the bots run here, dice and cards from outside."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.games.drei_sanchos.companion import Companion, respond
from tafelrunde.games.drei_sanchos.game import GAME

Reply = dict[str, Any]


class Table:
    """A player at a table, who exchanges nothing but JSON with the companion."""

    def __init__(self, **options: object) -> None:
        self.options = options
        self.reply = self.exchange(None, None)

    def exchange(self, state: object, request: Reply | None) -> Reply:
        message = {"options": self.options, "state": state, "request": request}
        answer = respond(GAME(), json.loads(json.dumps(message)))
        return dict(json.loads(json.dumps(answer)))

    def do(self, **request: object) -> Reply:
        self.reply = self.exchange(self.reply["state"], request)
        return self.reply

    def set(self, **position: object) -> Reply:
        return self.do(do="position", set=position)

    def told(self) -> list[str]:
        return [key for _, key, _ in self.reply["told"]]


def empty(table: Table, **position: object) -> Reply:
    """Only these units, and kings at home."""
    regions = dict.fromkeys(GAME().region_ids, "")
    kings = {"burgos": "CK", "la_rioja": "NK", "jaca": "AK"}
    return table.set(**{**regions, **kings, "recruits": [0, 0, 0], **position})


@pytest.mark.rule("S3-2.12")
def test_it_starts_with_the_scenario_and_the_level() -> None:
    reply = Table(sancho="castilla", level="very_hard").reply
    assert reply["position"]["pamplona"] == "A2"
    assert reply["position"]["recruits"] == [2, 2, 2]
    assert (reply["question"], reply["vp"]) == (None, {"player": 2, "bots": 4})


@pytest.mark.rule("S3-16.6")
def test_epic_asks_which_cards_were_drawn() -> None:
    table = Table(sancho="najera", level="epic")
    for cards in ([10, 11, 12], [13, 14, 15], [16, 17, 18]):
        assert table.reply["question"]["cards"] == cards
        table.do(do="answer", value=cards[1])
    assert table.reply["question"] == {
        "kind": "cards",
        "cards": [11, 14, 17],
        "places": ["castilla", "aragon", "out"],
    }
    with pytest.raises(BadData, match="expected the cards 11, 14, 17"):
        table.do(do="answer", value=[11, 14])
    table.do(do="answer", value=[17, 11, 14])
    assert table.reply["position"]["reserve"] == [[17], [], [11]]


@pytest.mark.rule("S3-15.1")
@pytest.mark.rule("S3-15.3")
@pytest.mark.rule("S3-15.4")
def test_a_bots_turn_is_explained_step_by_step() -> None:
    table = Table(sancho="aragon")
    empty(table, la_rioja="N3K g:N1", montes_de_oca="C1", viguera="C1", bureba="C2")
    table.do(do="turn", sancho="najera", card=6)
    assert table.told() == [
        "bot-strongest",
        "bot-arrow",
        "bot-weakest",
        "moved",
        "moved",
        "bot-keeps",
    ]
    rule, _, params = table.reply["told"][1]
    assert (rule, params["regions"], params["region"], params["arrow"]) == ("S3-15.1", [4, 7], 4, 0)
    assert table.reply["position"]["montes_de_oca"] == "C1 N1K"
    assert table.reply["position"]["arrow"] == "up"


@pytest.mark.rule("S3-15.18")
def test_a_battle_asks_for_the_dice_and_for_the_players_choices() -> None:
    """WE-8 of the specification, at a real table."""
    table = Table(sancho="aragon")
    empty(table, pamplona="A2K N3", la_rioja="g:NK", jaca="", reserve=[[], [1, 5], []])
    table.do(do="attack", region=8, points=2)
    asked = table.reply["question"]
    assert asked["kind"] == "dice"
    assert [die["sancho"] for die in asked["dice"]] == ["aragon"] * 5 + ["najera"] * 3
    assert [die["guard"] for die in asked["dice"]] == [False] * 4 + [True] + [False] * 3
    table.do(do="answer", value=[3, 3, 4, 6, 7, 5, 6, 6])
    assert "bot-shifts" in table.told()
    assert table.reply["question"] is None
    assert table.reply["position"]["pamplona"] == "N3 A1"
    assert table.reply["position"]["jaca"] == "g:AK"
    assert table.reply["position"]["reserve"] == [[], [1], []]


def test_the_player_decides_about_own_dice_and_cards() -> None:
    table = Table(sancho="castilla")
    empty(table, pamplona="C2 N2", reserve=[[4], [], []])
    table.do(do="turn", sancho="najera", card=2)
    table.do(do="answer", value=[6, 5, 4, 2, 1])
    asked = table.reply["question"]
    assert (asked["kind"], asked["prompt"]) == ("decision", "reserve")
    table.do(do="answer", value=["use_card", [4]])
    table.do(do="answer", value=["reroll_column", [2]])
    assert table.reply["question"] == {
        "kind": "dice",
        "dice": [{"sancho": "castilla", "guard": False, "faces": [1, 2, 3, 4, 5, 6]}],
    }
    table.do(do="answer", value=[3])
    assert "rerolled" in table.told()


@pytest.mark.rule("S3-15.23")
def test_a_siege_of_the_player_is_intercepted() -> None:
    table = Table(sancho="castilla")
    empty(table, pamplona="C2 N1 g:N1")
    table.do(do="besiege", region=8, points=1)
    assert "intercepts" in table.told()
    table.do(do="answer", value=[1, 6, 5])
    assert table.reply["question"]["prompt"] == "siege-again"
    table.do(do="answer", value=["send", [2]])
    assert table.reply["position"]["pamplona"] == "g:N1 s:C2"


@pytest.mark.rule("S3-14.13")
@pytest.mark.rule("S3-9.10")
def test_the_end_of_a_round() -> None:
    table = Table(sancho="castilla")
    empty(table, viguera="g:N1 s:A2")
    table.do(do="turn", sancho="aragon", card=2)
    table.do(do="end_round")
    assert table.reply["position"]["viguera"] == "g:A1"
    assert table.reply["position"]["reserve"] == [[], [], [2]]


@pytest.mark.rule("S3-14.9")
def test_it_says_when_the_game_is_decided() -> None:
    table = Table(sancho="castilla")
    empty(table, la_rioja="g:NK", viguera="g:N1", jaca="g:AK", la_ribera="g:A1", alava="N1")
    assert (table.reply["vp"]["bots"], table.reply["ended"]) == (8, "")
    table.do(do="turn", sancho="najera", card=1)
    assert (table.reply["ended"], table.reply["won"]) == ("major", False)


def test_a_position_is_changed_in_parts_and_a_king_stands_once() -> None:
    table = Table(sancho="aragon")
    before = table.reply["position"]
    table.set(castilla_vieja="C2K")
    after = table.reply["position"]
    assert (before["burgos"], after["burgos"]) == ("C3K g:C1", "C3 g:C1")
    assert after["castilla_vieja"] == "C2K"
    assert after["jaca"] == before["jaca"]
    table.set(arrow="up")
    assert table.reply["position"] == {**after, "arrow": "up"}


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"do": "dance"}, "a companion cannot 'dance'"),
        ({"do": "turn", "sancho": "castilla", "card": 1}, "none of the bots: najera, aragon"),
        (
            {"do": "turn", "sancho": "najera", "card": 28},
            "expected a number from 1 to 27, found 28",
        ),
        ({"do": "turn", "sancho": "najera", "card": 5}, "card 5 lies in the reserve of najera"),
        ({"do": "attack", "region": 1, "points": 1}, "cannot attack in region 1"),
        ({"do": "besiege", "region": 6, "points": 1}, "cannot besiege in region 6 with 1"),
        ({"do": "answer", "value": [1]}, "nothing has been asked"),
        ({"do": "position", "set": {"madrid": "C1"}}, "unknown field 'madrid'"),
        ({"do": "position", "set": {"jaca": "X9"}}, "'X9' is no group of units"),
        ({"do": "position", "set": {"jaca": "A15"}}, "aragon has more than 14 troops"),
        ({"do": "position", "set": {"alava": "s:C2"}}, "each siege needs a garrison"),
        ({"do": "position", "set": {"arrow": "left"}}, "'left' is none of down, up"),
        ({"do": "position", "set": [1]}, "a position is an object"),
    ],
)
def test_what_cannot_be_is_refused(request_: Reply, message: str) -> None:
    table = Table(sancho="castilla")
    table.set(reserve=[[], [5], []])
    before = table.reply["state"]
    with pytest.raises(BadData, match=message):
        table.exchange(before, request_)


def test_dice_that_cannot_lie_there_are_refused_and_nothing_happens() -> None:
    table = Table(sancho="castilla")
    empty(table, pamplona="CK N1")
    table.do(do="attack", region=8, points=1)
    for value, message in [
        ([1, 2, 3], "a guard die of castilla cannot show 2"),
        ([7, 1, 3], "a troop die of castilla cannot show 7"),
        ([1, 1], "expected 3 dice, found 2"),
        ("six", "expected a list"),
    ]:
        with pytest.raises(BadData, match=message):
            table.do(do="answer", value=value)
    with pytest.raises(BadData, match="first answer the question"):
        table.do(do="end_round")
    table.do(do="answer", value=[1, 9, 3])
    assert table.reply["question"] is None


def test_a_decision_that_is_not_allowed_is_refused() -> None:
    companion = Companion(GAME(), {"sancho": "castilla"})
    companion.handle({"do": "position", "set": {"pamplona": "C2 N2", "reserve": [[4], [], []]}})
    companion.handle({"do": "attack", "region": 8, "points": 1})
    companion.handle({"do": "answer", "value": [1, 2, 3, 4, 5]})
    with pytest.raises(BadData, match="not allowed"):
        companion.handle({"do": "answer", "value": ["use_card", [5]]})
    assert companion.question() is not None


def test_a_message_needs_its_parts() -> None:
    with pytest.raises(BadData, match="expected an object with options"):
        respond(GAME(), {"options": 1})


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("troops", [1], "state.troops: expected 39 values, found 1"),
        ("supply", [1, 1, 1], "no stored companion"),
        ("card", 99, "state.card: 99 is more than 27"),
        ("stack", [{"@": "Battle"}], "field 'attacker' is missing"),
        ("arrow", "up", "expected int"),
    ],
)
def test_a_broken_state_is_refused(field: str, value: object, message: str) -> None:
    state = Table(sancho="castilla").reply["state"]
    with pytest.raises(BadData, match=message):
        respond(GAME(), {"options": {}, "state": {**state, field: value}, "request": None})

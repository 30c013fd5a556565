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

    def bot(self, sancho: str, card: int) -> Reply:
        """Let a bot carry out its field of a card, in a round without commander."""
        self.set(round=2)
        self.do(do="card", card=card)
        while (flow := self.reply["flow"])["bot"] != sancho:
            self.do(do="skip" if flow["bot"] else "done")
        return self.do(do="turn")

    def own_turn(self, card: int = 27) -> Reply:
        """The player commands and is asked for the own turn."""
        return self.do(do="card", card=card)

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
    table.bot("najera", 6)
    assert table.told() == [
        "bot-strongest",
        "bot-candidates",
        "bot-arrow",
        "bot-weakest",
        "moved",
        "moved",
        "bot-keeps",
    ]
    _, _, weighed = table.reply["told"][1]
    assert (weighed["regions"], weighed["first"]) == ([4, 7, 3], [1, 1, 2])
    rule, _, params = table.reply["told"][2]
    assert (rule, params["regions"], params["region"], params["arrow"]) == ("S3-15.1", [4, 7], 4, 0)
    assert table.reply["position"]["montes_de_oca"] == "C1 N1K"
    assert table.reply["position"]["arrow"] == "up"


@pytest.mark.rule("S3-15.18")
def test_a_battle_asks_for_the_dice_and_for_the_players_choices() -> None:
    """WE-8 of the specification, at a real table."""
    table = Table(sancho="aragon")
    empty(table, pamplona="A2K N3", la_rioja="g:NK", jaca="", reserve=[[], [1, 5], []])
    table.own_turn()
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
    table.bot("najera", 2)
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
    table.own_turn()
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
    table.bot("aragon", 2)
    table.do(do="done")
    table.do(do="end_round")
    assert table.reply["position"]["viguera"] == "g:A1"
    assert table.reply["position"]["reserve"] == [[], [], [2]]


@pytest.mark.rule("S3-14.9")
def test_it_says_when_the_game_is_decided() -> None:
    table = Table(sancho="castilla")
    empty(table, la_rioja="g:NK", viguera="g:N1", jaca="g:AK", la_ribera="g:A1", alava="N1")
    assert (table.reply["vp"]["bots"], table.reply["ended"]) == (8, "")
    table.bot("najera", 1)
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
        ({"do": "turn"}, "no bot is due"),
        ({"do": "done"}, "it is not your turn"),
        ({"do": "card", "card": 28}, "expected a number from 1 to 27, found 28"),
        ({"do": "card", "card": 5}, "card 5 lies in the reserve of najera"),
        ({"do": "attack", "region": 1, "points": 1}, "it is not your turn"),
        ({"do": "end_round"}, "not everybody has had a turn"),
        ({"do": "position", "set": {"round": 26}}, "expected a number from 1 to 25"),
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
    table.own_turn()
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
    companion.handle({"do": "card", "card": 27})
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
        forged = {**state, "table": {**state["table"], field: value}}
        respond(GAME(), {"options": {}, "state": forged, "request": None})


@pytest.mark.parametrize(
    ("change", "message"),
    [({"at": 3}, "state.at"), ({"at": "x"}, "state.at"), ({"acted": 1}, "state.acted")],
)
def test_turns_that_cannot_have_been_taken_are_refused(change: Reply, message: str) -> None:
    state = Table(sancho="castilla").do(do="card", card=1)["state"]
    with pytest.raises(BadData, match=message):
        respond(GAME(), {"options": {}, "state": {**state, **change}, "request": None})


def play_round(table: Table, card: int) -> None:
    """A round in which the bots were run by hand and nobody fought."""
    table.do(do="card", card=card)
    while (flow := table.reply["flow"])["step"] == "turns":
        table.do(do="skip" if flow["bot"] else "done")
    table.do(do="end_round")


@pytest.mark.rule("S3-14.1")
@pytest.mark.rule("S3-14.2")
@pytest.mark.rule("S3-4.1")
def test_it_knows_whose_turn_it_is() -> None:
    """Card 1 has the fields of Nájera, Aragón, Castilla, from top to bottom."""
    table = Table(sancho="aragon")
    empty(table)
    flow = table.reply["flow"]
    assert (flow["round"], flow["commander"], flow["step"]) == (1, True, "card")
    flow = table.do(do="card", card=1)["flow"]
    assert (flow["order"], flow["bot"], flow["mine"]) == (["najera", "castilla"], "najera", True)
    flow = table.do(do="done")["flow"]
    assert (flow["bot"], flow["mine"]) == ("najera", False)
    table.do(do="skip")
    flow = table.do(do="skip")["flow"]
    assert (flow["step"], flow["bot"]) == ("end", "")
    flow = table.do(do="end_round")["flow"]
    assert (flow["round"], flow["commander"]) == (2, False)
    flow = table.do(do="card", card=4)["flow"]
    assert (flow["order"], flow["mine"]) == (["najera", "aragon", "castilla"], False)
    assert table.do(do="skip")["flow"]["mine"]
    assert table.do(do="done")["flow"]["bot"] == "castilla"


@pytest.mark.rule("S3-14.2")
def test_a_card_comes_once() -> None:
    table = Table(sancho="aragon")
    play_round(table, 1)
    assert 1 not in table.reply["flow"]["unseen"]
    with pytest.raises(BadData, match="card 1 has been played already"):
        table.do(do="card", card=1)
    table.set(arrow="up")
    assert table.reply["position"]["discard"] == [1]
    assert table.reply["flow"]["round"] == 2


@pytest.mark.rule("S3-3.3")
@pytest.mark.rule("S3-3.4")
def test_a_commander_may_put_a_card_aside() -> None:
    table = Table(sancho="najera")
    table.do(do="reserve", card=7)
    assert table.reply["position"]["reserve"] == [[], [7], []]
    assert table.reply["flow"]["round"] == 2
    with pytest.raises(BadData, match="only as commander"):
        table.do(do="reserve", card=8)
    play_round(table, 8)
    with pytest.raises(BadData, match="without reserve cards"):
        table.do(do="reserve", card=9)


@pytest.mark.rule("S3-4.5")
def test_a_turn_has_one_attack() -> None:
    table = Table(sancho="castilla")
    empty(table, pamplona="C2 N2")
    table.own_turn()
    table.do(do="attack", region=8, points=1)
    table.do(do="answer", value=[1, 2, 3, 4, 5])
    with pytest.raises(BadData, match="already in this turn"):
        table.do(do="attack", region=8, points=1)


@pytest.mark.rule("S3-14.10")
@pytest.mark.rule("S3-14.11")
@pytest.mark.parametrize(("level", "last", "deck"), [("normal", 25, 24), ("epic", 22, 21)])
def test_it_ends_when_the_deck_is_empty(level: str, last: int, deck: int) -> None:
    """Normal: when the player would draw in round 25; Epic: when round 22 would reveal a card."""
    table = Table(sancho="castilla", level=level)
    while (question := table.reply["question"]) is not None:
        cards = question["cards"]
        table.do(do="answer", value=cards[0] if question["kind"] == "card" else cards)
    assert table.reply["flow"]["deck"] == deck
    empty(table, burgos="g:CK", la_rioja="g:NK", jaca="g:AK")
    while not table.reply["ended"]:
        assert table.reply["flow"]["round"] <= last
        play_round(table, table.reply["flow"]["unseen"][0])
    flow = table.reply["flow"]
    assert (flow["round"], flow["deck"], flow["step"]) == (last, 0, "over")
    assert (table.reply["ended"], table.reply["won"]) == ("minor", False)
    assert table.told()[-1] == "minor-victory"
    with pytest.raises(BadData, match="the game is over"):
        table.do(do="card", card=27)


@pytest.mark.rule("S3-14.9")
def test_the_players_own_tenth_point_ends_it() -> None:
    table = Table(sancho="castilla")
    castles = {"burgos": "g:CK", "bureba": "g:C1", "alava": "g:C1", "viguera": "g:C1"}
    empty(table, **castles)
    assert table.reply["vp"]["player"] == 8 and table.reply["ended"] == ""
    table.set(la_ribera="g:C1")
    assert (table.reply["ended"], table.reply["won"]) == ("major", True)
    table.set(la_ribera="")
    assert table.reply["ended"] == ""

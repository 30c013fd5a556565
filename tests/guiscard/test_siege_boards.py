"""GU-11.47: the besieger divides his men between the building and the relief army."""

from __future__ import annotations

import pytest
from guiscard.camp import GAME, OUTSIDE, WITHIN, Camp

from tafelrunde.core.actions import BadData
from tafelrunde.games.guiscard.files.siege_log import BATTLE, KILLED, STORM
from tafelrunde.games.guiscard.state import LEFT, ON_MAP

pytestmark = pytest.mark.both


def relieved() -> Camp:
    """The besieger holds court and tower; a relief army of one comes."""
    camp = Camp().begin()
    camp.log.held = [WITHIN, OUTSIDE, OUTSIDE]
    return camp.event(19).do("buy", "niketas").do("end_step")


def divided(right: str = "keep_first") -> Camp:
    """Both boards are set up: Jacques and Roland are in the building."""
    camp = relieved().do("split").do("send", "jacques").do("send", "roland").do("end_step")
    return camp.until("siege-first").do(right).until("siege-turn", "siege-boards")


@pytest.mark.rule("GU-11.22")
@pytest.mark.rule("GU-11.47")
def test_gu_11_47_each_unit_fights_on_one_board() -> None:
    camp = relieved()
    assert camp.offers() == {"accept", "split", "withdraw"}
    camp.do("split")
    assert camp.refusal("end_step").rule == "GU-11.47"  # somebody stays
    camp.do("send", "jacques").do("send", "roland").do("end_step").until("siege-first")
    s = camp.s
    inside = s.field.regions["castle_court"] + s.field.regions["tower"]
    assert camp.s.to_move() == WITHIN and camp.log.action == STORM
    men = [camp.unit("jacques"), camp.unit("roland")]
    assert sorted(s.board.side_units[OUTSIDE]) == sorted(men)
    assert all(s.at[u] in inside for u in men)
    assert camp.unit("niketas") not in s.board.side_units[WITHIN]
    camp.do("keep_first").until("siege-turn")
    assert camp.log.action == BATTLE and list(camp.s.board.side_units[WITHIN]) == [
        camp.unit("niketas")
    ]
    assert len(camp.s.board.side_units[OUTSIDE]) == 31
    crowded = Camp().begin()
    crowded.log.held = [OUTSIDE, OUTSIDE, WITHIN]
    crowded.event(19).do("buy", "niketas").do("end_step").do("split").do("send", "jacques")
    crowded.do("end_step").until("siege-first").do("keep_first").until("siege-turn")
    relief = list(crowded.s.board.side_units[WITHIN])
    assert relief == [crowded.unit("niketas")]  # whoever found no room in the tower stays there
    everybody = relieved().do("split").do("everybody")
    assert everybody.s.to_move() == WITHIN
    assert len(everybody.log.inside) == 32  # one is left for the field
    alone = Camp().begin()
    alone.log.held[1] = OUTSIDE
    assert alone.event(19).do("end_step").refusal("split").rule == "GU-11.47"  # nobody came


@pytest.mark.rule("GU-11.47")
def test_gu_11_47_the_besieger_begins_in_the_building_if_he_is_let() -> None:
    camp = divided("give_first")
    assert camp.prompt == "siege-boards" and camp.s.to_move() == OUTSIDE
    camp.do("walls_first")
    assert camp.log.action == STORM and (camp.s.round, camp.s.active) == (1, OUTSIDE)


@pytest.mark.rule("GU-11.47")
def test_gu_11_47_a_board_is_found_again_as_it_was_left() -> None:
    camp = divided().idle_turn()
    assert camp.prompt == "siege-boards" and camp.s.to_move() == WITHIN
    camp.do("walls_first")
    camp.put("leon", "K3").slay(camp.unit("stephanos"))
    stored = camp.s.to_json()
    again = GAME.new({"scenario": "siege", "building": "castle"}, 2)
    again.load(stored, GAME.makers())
    assert again.digest() == camp.s.digest()
    camp.idle_turn()
    assert camp.log.action == BATTLE and camp.log.state[camp.unit("stephanos")] == KILLED
    assert camp.s.where[camp.unit("leon")] != ON_MAP
    stored = camp.s.to_json()
    again.load(stored, GAME.makers())
    assert again.digest() == camp.s.digest()
    camp.idle_turn().do("walls_first")
    assert camp.s.field.grid.label(camp.s.at[camp.unit("leon")]) == "K3"
    assert camp.s.grid[camp.s.at[camp.unit("leon")]] == camp.unit("leon")


@pytest.mark.rule("GU-11.47")
def test_gu_11_47_the_other_board_goes_on_alone() -> None:
    camp = divided()
    relief = camp.unit("niketas")
    camp.slay(relief).idle_turn()  # the relief army is no more
    assert camp.log.state[relief] == KILLED and camp.log.parked == []
    assert camp.log.action == STORM and camp.s.to_move() == WITHIN
    camp.idle_turn()
    assert camp.prompt == "siege-turn" and camp.s.to_move() == OUTSIDE and camp.s.round == 2
    camp.do("offer_end").do("agree")
    assert camp.log.action == 0 and camp.log.day == 2
    assert sorted(camp.log.inside) == sorted([camp.unit("jacques"), camp.unit("roland")])


@pytest.mark.rule("GU-11.47")
def test_gu_11_47_a_besieger_driven_from_the_field_has_lost_both() -> None:
    camp = divided()
    for u in list(camp.s.board.side_units[OUTSIDE]):
        camp.slay(u)
        camp.s.where[u] = LEFT
    camp.do("go_on")
    assert camp.s.winner == WITHIN and camp.s.over and camp.log.parked == []


@pytest.mark.rule("GU-11.47")
def test_a_stored_second_board_that_does_not_fit_is_refused() -> None:
    camp = divided()
    again = GAME.new({"scenario": "siege", "building": "castle"}, 2)
    for name, value in (("by_unit", [[0]]), ("by_horse", []), ("action", 2), ("grid", [5])):
        stored = camp.s.to_json()
        stored["siege"][0]["parked"][0][name] = value
        with pytest.raises(BadData):
            again.load(stored, GAME.makers(), True)

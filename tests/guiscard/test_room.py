"""Men without a name (GU-3.14, GU-11.63) and places besides the ground have room in the state."""

from __future__ import annotations

import json
from typing import Any

import pytest
from guiscard.arena import NUMBERS, ROSTER, Arena

from tafelrunde.core.actions import Action, BadData
from tafelrunde.games.guiscard.files.roster import (
    ALL_HORSES,
    FOOTMEN,
    HIRED,
    HORSES,
    PEOPLE,
    UNITS,
    is_person,
    own_horse,
    rider_of,
)
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.movement.move_step import MoveStep
from tafelrunde.games.guiscard.state import LADDER, PERCH, Guiscard, attack, set_trait, trait

GAME = GuiscardGame()


def stored(s: Guiscard) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(s.to_json()))
    return found


def loaded(t: Arena, given: dict[str, Any]) -> Guiscard:
    s = Guiscard(t.s.board, t.s.board.field, t.s.board.clean)
    s.reset(2)
    s.load(given, GAME.makers(), limited=True)
    return s


def test_every_piece_has_a_number_of_its_own() -> None:
    men = [u for numbers in ROSTER.hired for u in numbers]
    people = [*range(UNITS), *men]
    horses = [*range(HORSES), *[own_horse(u) for u in men if u < FOOTMEN]]
    pieces = people + [UNITS + h for h in horses]
    assert len(pieces) == len(set(pieces))
    assert all(is_person(u) for u in people)
    assert not any(is_person(UNITS + h) for h in horses)
    riders = [u for u in people if u < FOOTMEN]
    assert [rider_of(own_horse(u)) for u in riders] == riders
    assert max(men) < PEOPLE and max(horses) < ALL_HORSES - 1  # the last horse is nobody's
    assert [rider_of(h) for h in range(UNITS, HORSES)] == [-1] * (HORSES - UNITS)


def test_men_without_a_name_have_the_values_of_their_class() -> None:
    number = ROSTER.number["peltast-2"]
    klass = list(NUMBERS.tables["class"]).index("peltast")
    assert number == ROSTER.hired[klass][1]
    t = Arena({"peltast-2": "K9"}, {"said": "K7"})
    assert attack(t.s, number) == NUMBERS.tables["class"]["peltast"]["foot_attack"]


def test_a_hired_man_moves_and_fights_like_any_other() -> None:
    t = Arena({"norman_light-1": "K9"}, {"arab_light-1": "K7", "said": "A1"})
    t.begin(MoveStep(0))
    t.do("move", "norman_light-1")
    t.do("step", "K8")
    t.do("stop")
    t.do("end_step")
    t.begin(MeleeStep(0))
    t.do("attack", "norman_light-1")
    t.do("strike", "arab_light-1")
    t.do("resolve")
    if t.s.top.about(t.s, 1).get("unit") is not None:
        t.do("stand")
    t.roll(1)
    assert t.state("arab_light-1") == "wounded"


def test_a_hired_rider_leaves_his_horse_behind() -> None:
    t = Arena({"norman_knight-3": "K9-K10"}, {"said": "A1"})
    u = t.unit("norman_knight-3")
    t.begin(MoveStep(0))
    t.do("move", "norman_knight-3")
    t.do("dismount", "J9")
    horse = own_horse(u)
    assert t.s.mount[u] == -1 and t.label(t.s.horse_at[horse]) == "K9"
    assert not is_person(t.s.grid[t.hex("K9")])
    again = loaded(t, stored(t.s))
    assert again.digest() == t.s.digest() and len(again.where) == t.s.board.people > UNITS


def test_a_scenario_of_the_roster_alone_is_stored_as_ever() -> None:
    t = Arena({"robert": "K9"}, {"said": "A1"})
    t.begin(MoveStep(0))
    given = stored(t.s)
    assert len(given["where"]) == UNITS and len(given["horse"]) == HORSES
    assert "traits" not in given
    assert loaded(t, given).digest() == t.s.digest()


def test_a_place_on_a_ladder_is_copied_and_stored() -> None:
    t = Arena({"robert": "K9"}, {"said": "A1"})
    t.begin(MoveStep(0))
    u, before = t.unit("robert"), t.s.digest()
    set_trait(t.s, u, PERCH, LADDER)
    copy = t.s.clone()
    assert trait(copy, u, PERCH) == LADDER == trait(loaded(t, stored(t.s)), u, PERCH)
    assert t.s.digest() != before
    set_trait(copy, u, PERCH, 0)
    assert trait(t.s, u, PERCH) == LADDER and trait(copy, u, PERCH) == 0
    assert "traits" not in stored(copy)


@pytest.mark.parametrize("name", ["where", "health", "horse", "leader"])
def test_a_stored_list_of_another_length_is_refused(name: str) -> None:
    t = Arena({"robert": "K9"}, {"said": "A1"})
    t.begin(MoveStep(0))
    given = stored(t.s)
    given[name].append(0)
    with pytest.raises(BadData, match=f"state.{name}: expected"):
        loaded(t, given)


def test_men_whom_a_scenario_does_not_have_are_no_elements() -> None:
    t = Arena({"robert": "K9"}, {"said": "A1"})
    t.begin(MoveStep(0))
    for verb in ("move", "clear"):
        why = t.s.explain(0, Action(verb, (HIRED + 5,)))
        assert why is not None and why.key == "takes-no-part"
    why = t.s.explain(0, Action("lead", (HORSES,)))
    assert why is not None and why.key == "takes-no-part"

"""What the screen shows before a shot or an attack is confirmed."""

from __future__ import annotations

import pytest
from guiscard.arena import Arena

from tafelrunde.games.guiscard.files.roster import UNITS
from tafelrunde.games.guiscard.fire.defence import Defence
from tafelrunde.games.guiscard.fire.fire import MissileStep
from tafelrunde.games.guiscard.fire.shot import meanings
from tafelrunde.games.guiscard.melee.melee_step import MeleeStep
from tafelrunde.games.guiscard.pieces.contact import in_front, in_rear
from tafelrunde.games.guiscard.reach.walk import Walks
from tafelrunde.games.guiscard.screen.aids import aids
from tafelrunde.games.guiscard.screen.hidden import view
from tafelrunde.games.guiscard.screen.preview import preview
from tafelrunde.games.guiscard.state import COMPLETED


@pytest.mark.rule("GU-6.2")
def test_the_odds_of_a_combat_are_explained_while_it_is_put_together() -> None:
    t = Arena({"avray": "K8", "olivier": "L8"}, {"werner": "K9"}, terrain={"L8": "b"})
    t.begin(MeleeStep(0))
    assert preview(t.s, 0, Walks()) == {}
    t.do("attack", "avray")
    first = preview(t.s, 0, Walks())
    assert set(first) == {"strikes"}
    assert [(o["difference"], o["column"]) for o in first["strikes"].values()] == [(1, "0/4")]
    t.do("strike", "werner")
    alone = preview(t.s, 0, Walks())["odds"]
    assert (alone["difference"], alone["column"], alone["shifts"]) == (1, "0/4", [])
    t.do("attack", "olivier")
    shown = preview(t.s, 0, Walks())["odds"]
    assert shown == {
        "attack": 17,
        "defence": 8,
        "difference": 9,
        "first_column": "9/15",
        "column": "9/15",
        "shifts": [("terrain", -1), ("joint", 1)],
        "armoured": True,
        "results": list("EDDCCC-BBB"),
        "outcomes": [("-", 10), ("B", 30), ("C", 30), ("D", 20), ("E", 10)],
        "wins": 60,
    }
    before = t.s.digest()
    preview(t.s, 0, Walks())
    assert t.s.digest() == before
    assert preview(t.s, 1, Walks()) == {}  # nobody but the seat that decides


@pytest.mark.rule("GU-5.19")
@pytest.mark.rule("GU-5.21")
def test_the_chances_of_every_shot_are_shown_while_aiming() -> None:
    t = Arena({"olivier": "K1"}, {"said": "K5", "zahir": "K13"}, terrain={"K13": "b"})
    t.begin(MissileStep(0))
    assert preview(t.s, 0, Walks()) == {}
    t.do("shoot", "olivier")
    said, zahir = preview(t.s, 0, Walks())["targets"]
    assert said == {
        "hex": t.hex("K5"),
        "percent": 60,
        "cover": 0,
        "effects": "CBBBAA----",
        "meanings": [("A", "driven-back"), ("B", "wounded"), ("C", "killed")],
        "outcomes": [("driven-back", 12), ("wounded", 18), ("killed", 6)],
    }
    assert (zahir["hex"], zahir["percent"], zahir["cover"]) == (t.hex("K13"), 30, 1)


@pytest.mark.rule("GU-5.11")
def test_the_chances_of_defensive_fire_are_shown_per_shooter() -> None:
    t = Arena({"said": "K5"}, {"olivier": "K1", "ali": "L1", "landry": "M1"})
    t.begin(Defence(t.unit("said"), True))
    shown = preview(t.s, 1, Walks())["shooters"]
    assert set(shown) == {str(t.unit("olivier")), str(t.unit("ali"))}  # javelins do not fire back
    (shot,) = shown[str(t.unit("olivier"))]
    assert (shot["hex"], shot["percent"], shot["effects"]) == (t.hex("K5"), 60, "CBBBAA----")
    assert shot["meanings"] == [("A", "slowed"), ("B", "wounded"), ("C", "killed")]  # GU-R.39


@pytest.mark.rule("GU-6.18")
@pytest.mark.rule("GU-6.19")
def test_what_a_letter_means_depends_on_who_is_hit() -> None:
    t = Arena({"olivier": "K1"}, {"tancrede": "K5-K6", "zahir": "M5"})
    s, letters = t.s, "FEDCBA----"
    rider = dict(meanings(s, t.hex("K5"), letters, True))
    assert rider["C"] == "thrown" and rider["D"] == "thrown-horse-killed"
    assert rider["E"] == "wounded-horse-killed" and rider["F"] == "both-killed"
    assert list(dict(meanings(s, t.hex("M5"), letters, True))) == ["A", "B", "C"]
    s.horse_at[s.mount[t.unit("tancrede")]] = t.hex("P5")
    s.grid[t.hex("P5")] = UNITS + s.mount[t.unit("tancrede")]
    horse = meanings(s, t.hex("P5"), letters, True)
    assert horse == [(letter, "horse-killed") for letter in "DEF"]


@pytest.mark.rule("GU-7.6")
def test_front_and_rear_are_told_for_riders_and_formations_only() -> None:
    t = Arena({"tancrede": "K8-K9", "olivier": "A1"}, {"zahir": "T8"})
    (arcs,) = aids(view(t.s, 0), t.s.field.grid)["arcs"]
    label = t.s.field.grid.label
    assert arcs["unit"] == t.unit("tancrede")
    assert [label(h) for h in arcs["front"]] == ["J7", "K7", "L7"]
    assert [label(h) for h in arcs["rear"]] == ["L9", "K10", "J9"]
    assert all(in_front(t.s, arcs["unit"], h) for h in arcs["front"])
    assert all(in_rear(t.s, arcs["unit"], h) for h in arcs["rear"])


@pytest.mark.rule("GU-7.14")
def test_a_charge_still_to_fight_shows_its_odds() -> None:
    t = Arena({"tancrede": "K8-K7"}, {"zahir": "K9"})
    s = t.s
    s.charger, s.charged = [t.unit("tancrede")], [t.unit("zahir")]
    s.charge_at, s.charge_path = [t.hex("K9")], [[t.hex("K8")]]
    s.charge_state, s.charge_band = [COMPLETED], [0]
    s.counter, s.counter_path = [-1], [[]]
    t.begin(MeleeStep(0))
    shown = preview(s, 0, Walks())["charges"][str(t.unit("tancrede"))]
    assert (shown["attack"], shown["defence"], shown["column"]) == (42, 7, "26/40")

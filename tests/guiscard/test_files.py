"""Data files: ours are in order, and what others write is refused with line and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.actions import BadData
from tafelrunde.core.packs import Misfit, our_pack
from tafelrunde.games.guiscard import FOLDER
from tafelrunde.games.guiscard.files import loading
from tafelrunde.games.guiscard.game import GuiscardGame

DATA = FOLDER / "data"
LIBRARY = loading.library(FOLDER, our_pack(DATA / "guiscard.toml").tables)


def broken(tmp_path: Path, name: str, old: str, new: str) -> str:
    """The refusal of one of our files with a change in it."""
    source = DATA / name
    text = source.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    path = tmp_path / source.name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    read = loading.map_file if "maps" in name else loading.scenario_file
    with pytest.raises(BadData) as refused:
        read(path, LIBRARY)
    where, _, reason = str(refused.value).removeprefix(f"{path}:").partition(": ")
    line = path.read_text(encoding="utf-8").splitlines()[int(where) - 1]
    column = reason.split(":")[0].split(".")[-1]
    assert column in line or "is missing" in reason, (where, line)
    return reason


def test_everything_we_ship_is_in_order() -> None:
    sheets = ["cliff", "eagle_nest", "hills", "jetty", "lagoon"]
    battles = ["battle_north", "battle_south"]  # GU-11.33: made of two sheets each
    assert sorted(LIBRARY["map"]) == [*battles, *sheets]
    assert sorted(LIBRARY["scenario"]) == [f"s{n:02}" for n in range(1, 12)]
    assert len(LIBRARY["unit"]) == 163


@pytest.mark.rule("GU-12.1")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rounds = 12", "rounds = 0", "rounds: 0 is not between 1 and 40"),
        ("rounds = 12", 'rounds = "12"', "rounds: expected a whole number, found '12'"),
        ("number = 1", "nummer = 1", "nummer: no such key"),
        ('"chapters 1-6"', '"chapters 2-6"', "rules_needed: expected 'chapters 1-6'"),
        ('map = "hills"', 'map = "hill"', "maps: {'map': 'hill', 'row_offset': 0} names no map"),
        ("row_offset = 0", "row_offset = 3", "maps: hills must have row_offset = 0"),
        ('first_player = "normans"', 'first_player = "norman"', "first_player: is none of"),
        ('"normans:ring", ', "", "setup_order: 'normans:ring' is missing"),
        ('"normans:ring", ', '"papal:relief", ', "setup_order: 'papal:relief' is no group"),
        ("units_total = 14", "units_total = 13", "side.units_total: is 13, but adds up to 14"),
        ("points = 218", "points = 219", "side.points: is 219, but adds up to 218"),
        ('"drogo"', '"drogon"', "side.group.units: there is no unit 'drogon'"),
        ('"werner"', '"drogo"', "side.group.units: 'drogo' is in normans:ring already"),
        ('"jacques"', '"drogo"', "side.group.units: 'drogo' is given twice"),
        ("mounted = false", "mounted = true", "side.group.mounted: 'jacques' has no horse"),
        ("mounted = false", "mounted = 0", "side.group.mounted: expected true or false"),
        ('"E5", ', '"E55", ', "side.group.zone: there is no 'E55' here"),
        ('rect = "Q5:U14"', 'rect = "Q5"', "side.group.zone: 'Q5' is no rectangle"),
        ('rect = "Q5:U14"', 'rect = "Q5:Q9"', "side.group.zone: 5 hexes are too few: 8"),
        ('rect = "Q5:U14"', 'map_side = "2"', "side.group.zone: a set-up zone is needed"),
        ('{ region = "knoll" }', '{ region = "hill" }', "side.group.zone: there is no 'hill'"),
        ('{ region = "knoll" }', '"knoll"', "side.group.zone: expected exactly one of"),
        ('zone = { map_side = "2" }', 'zone = { map_side = "5" }', "side.group.zone: '5' is no"),
        ('when = "round 1"', 'when = "round 13"', "side.group.when: is after the last round"),
        ('when = "round 1"', 'when = "soon"', "side.group.when: expected 'setup' or 'round 3'"),
        ('kind = "dead_at_least"', 'kind = "dead_at_most"', "victory.kind: 'dead_at_most' is none"),
        ('group = "papal:swabians"\nn', 'group = "papal:x"\nn', "victory.group: there is no group"),
        ("n = 5", "n = 7", "victory.n: 7 is not between 1 and 6"),
        ("n = 5", "m = 5", "victory.m: no such key"),
        ('kind = "otherwise"', 'kind = "dead"', "victory.unit: is missing"),
        ('side = "draw"', 'side = "nobody"', "victory.side: 'nobody' is none of"),
        ('rescue = [{ group = "papal:swabians"', 'rescue = [{ group = "x"', "rescue: there is no"),
        ('map_side = "2" }]', 'map_side = "9" }]', "rescue: '9' is no map side"),
    ],
)
def test_a_broken_scenario_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    found = broken(tmp_path, "scenarios/s01.toml", old, new)
    assert found.startswith(reason), found


def test_the_last_victory_entry_must_decide(tmp_path: Path) -> None:
    text = (DATA / "scenarios" / "s04.toml").read_text(encoding="utf-8")
    cut = text.rindex("[[victory]]")
    path = tmp_path / "mine.toml"
    path.write_text(text[:cut], encoding="utf-8")
    with pytest.raises(BadData, match="the last entry must be 'otherwise' at the end"):
        loading.scenario_file(path, LIBRARY)


@pytest.mark.rule("GU-12.23")
def test_closed_regions_and_limits_name_what_exists(tmp_path: Path) -> None:
    assert broken(tmp_path, "scenarios/s03.toml", 'closed = ["farm_hall"', 'closed = ["hall"') == (
        "closed: there is no region 'hall' here"
    )
    found = broken(tmp_path, "scenarios/s02.toml", 'rect = "K1:O6"', 'square = "K1:O6"')
    assert found == "setup_maximum: expected entries with group, rect, n"


@pytest.mark.rule("GU-12.28", "GU-12.31", "GU-12.10")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('untouchable = "normans"', 'untouchable = "norman"', "untouchable: is none of normans"),
        (
            '"normans:sleepers"]\nunt',
            '"normans:dreamers"]\nunt',
            "asleep: 'normans:dreamers' takes",
        ),
        ('["tent_1", "tent_2"', '["tent_9", "tent_2"', "overlays: there is no tent 'tent_9'"),
        ('"O14:O15"', '"O14:O16"', "pack_horses: 'O14:O16' does not name two neighbouring"),
        ('"P14:P15"', '"O15:O16"', "pack_horses: 'O15:O16': another horse stands there"),
    ],
)
def test_a_broken_camp_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert broken(tmp_path, "scenarios/s07.toml", old, new).startswith(reason)


@pytest.mark.rule("GU-3.3")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("columns = 24", "columns = 23", "columns: 23 is not between 24 and 24"),
        ('id = "cliff"', 'id = "klippe"', "id: must be the name of the file, 'cliff'"),
        ("K5:S", "K5:E", "sides.low_wall: 'K5:E' is no hex side such as 'K8:NE'"),
        ('"L5:S"', '"K6:N"', "sides.low_wall: 'K6:N' is a low_wall already"),
        ("low_wall = [", "hedge = [", "sides.hedge: no such feature"),
        ('hexes = ["T8", "T7"]', 'hexes = ["T8", "T6"]', "ways.hexes: T6 is open, not path"),
        ('hexes = ["T8", "T7"]', 'hexes = ["T8"]', "ways.last_end: T8 and T6 do not touch"),
        ('first_end = ["S8"]', 'first_end = ["R8"]', "ways.first_end: T8 and R8 do not touch"),
        ('beach = ["A14"', 'beach = ["A17"', "regions.beach: there is no hex 'A17'"),
    ],
)
def test_a_broken_map_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    found = broken(tmp_path, "maps/cliff.toml", old, new)
    assert found.startswith(reason), found


def test_a_drawn_row_is_refused_with_its_own_line(tmp_path: Path) -> None:
    text = (DATA / "maps" / "hills.toml").read_text(encoding="utf-8")
    lines = text.splitlines()
    row = next(i for i, line in enumerate(lines) if line == "b.................ssssss")
    for bad, reason in (("b?................ssssss", "row 4: '?'"), ("b...", "row 4 has 4 hexes")):
        path = tmp_path / "hills.toml"
        path.write_text("\n".join([*lines[:row], bad, *lines[row + 1 :]]), encoding="utf-8")
        with pytest.raises(
            BadData, match=f"hills.toml:{row + 1}: terrain: {reason[:5]}"
        ) as refused:
            loading.map_file(path, LIBRARY)
        assert reason in str(refused.value)


def test_a_stair_hex_without_a_way_is_refused(tmp_path: Path) -> None:
    text = (DATA / "maps" / "cliff.toml").read_text(encoding="utf-8")
    path = tmp_path / "cliff.toml"
    path.write_text(text[: text.rindex("[[ways]]")], encoding="utf-8")
    with pytest.raises(BadData, match=r"T7 \(path\) is on no way"):
        loading.map_file(path, LIBRARY)


def test_text_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nrounds = = 3\n', encoding="utf-8")
    with pytest.raises(BadData, match=r"mine.toml:2: not valid TOML"):
        loading.scenario_file(path, LIBRARY)


MINE = (DATA / "scenarios" / "s01.toml").read_text(encoding="utf-8").replace('"s01"', '"mine"', 1)


def written(tmp_path: Path, old: str = "", new: str = "") -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE.replace(old, new, 1) if old else MINE, encoding="utf-8")
    return path


def test_an_own_scenario_takes_the_place_of_ours(tmp_path: Path) -> None:
    path = written(tmp_path, "rounds = 12", "rounds = 2")
    game, ours = GuiscardGame(path), GuiscardGame()
    assert game.new(game.resolve({}), 2).board.rounds == 2
    assert game.pack.digest != ours.pack.digest
    assert game.pack.name == "On the Eve of Civitate"


@pytest.mark.rule("GU-12.10")
@pytest.mark.rule("GU-12.20")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("chapters 1-6", "chapters 1-11", "rules_needed: chapters up to 10 can be played"),
        ('id = "mine"', 'id = "s02"', "id: there is a scenario 's02' already"),
        ("rounds = 12", 'rounds = 12\ncaptives = ["drogo"]', ""),
        ("rounds = 12", 'rounds = 12\noverlays = ["tent_1"]', "overlays: there is no tent"),
        ('"dead_at_least"', '"dead_or_captured_at_least"', ""),
        ('map_side = "2" }\nwhen', 'map_side_any = ["2"] }\nwhen', ""),
        (
            'kind = "dead_at_least"\ngroup = "papal:swabians"\nn = 5',
            'kind = "region_controlled"\nregion = "knoll"',
            "victory.kind: needs the rules of 'chapters 1-9'",
        ),
        (
            "units_total = 14",
            "equipment = { ladder = 1 }",
            "side.equipment: needs the rules of 'chapters 1-10'",
        ),
    ],
)
def test_own_scenarios_keep_to_what_can_be_played(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = written(tmp_path, old, new)
    if not reason:
        assert loading.own_scenario(path, LIBRARY)["id"] == "mine"
        return
    with pytest.raises(BadData, match=reason):
        GuiscardGame(path)


def test_a_data_pack_replaces_single_rows(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    head = '[pack]\ngame = "guiscard"\nname = "printed"\n'
    path.write_text(head + '[[melee_foot]]\nid = "9/15"\nresults = "FFFFFFFFFF"\n')
    game = GuiscardGame(path)
    assert game.numbers.odds.melee[0][4] == "FFFFFFFFFF"
    path.write_text(head + '[[melee_foot]]\nid = "9/15"\nresults = "FFF"\n')
    with pytest.raises(BadData, match=r"pack.toml:6: melee_foot.results: expected 10 letters"):
        GuiscardGame(path)


def changed(table: str, row: int, column: str, value: object) -> dict[str, Any]:
    """Our tables with one value replaced."""
    tables = dict(LIBRARY)
    tables[table] = [dict(entry) for entry in LIBRARY[table]]
    tables[table][row][column] = value
    return tables


@pytest.mark.rule("GU-1.10")
@pytest.mark.parametrize(
    ("table", "row", "column", "value", "reason"),
    [
        ("unit", 0, "code", "Xcc", "'Xcc' is no code"),
        ("unit", 0, "foot_attack", 100, "100 is not between 0 and 99"),
        ("weapon", 2, "medium_to", 4, "the ranges must grow"),
        ("weapon", 2, "id", "dart", "expected the rows lance_mounted"),
        ("melee_foot", 3, "results", "EEDCC--BB", "expected 10 letters out of -ABCDEFGH"),
        ("melee_foot", 3, "results", "EEDCC--BBK", "expected 10 letters out of -ABCDEFGH"),
        ("missile_rider", 3, "results", "DCBAA-----", "expected 9 letters out of -ABCDEF"),
    ],
)
def test_rows_that_do_not_fit_are_refused(
    table: str, row: int, column: str, value: object, reason: str
) -> None:
    with pytest.raises(Misfit, match=reason):
        loading.check(changed(table, row, column, value))


@pytest.mark.interpreted
def test_a_changed_map_or_scenario_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = GuiscardGame().pack.digest
    library = loading.library

    def other_ground(folder: Path, rows: Any) -> dict[str, Any]:
        found = library(folder, rows)
        found["scenario"]["s03"]["rounds"] += 1
        return found

    assert GuiscardGame().pack.digest == ours
    monkeypatch.setattr(loading, "library", other_ground)
    assert GuiscardGame().pack.digest != ours


@pytest.mark.rule("GU-12.1")
@pytest.mark.rule("GU-12.27")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ladder = 3", "ladder = 5", "side.equipment: ladder: 5 is not between 0 and 4"),
        ("ladder = 3", "ram = 1", "side.equipment: 'ram' is none of fire_arrows_per_archer"),
        (
            'zone = "A13:X16"',
            'zone = "A13"',
            "side.equipment: stone_thrower_zone: there is no region 'A13' here",
        ),
        ('zone = "A13:X16"', 'zone = "A13:Y16"', "side.equipment: 'A13:Y16' is no rectangle"),
        (', stone_thrower_zone = "A13:X16"', "", "side.equipment: stone_thrower_zone is missing"),
        ('"wall_walk"', '"walk"', "side.equipment: greek_fire_zone: there is no region 'walk'"),
    ],
)
def test_gear_is_checked(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert broken(tmp_path, "scenarios/s11.toml", old, new).startswith(reason)


def own_castle(tmp_path: Path, old: str = "", new: str = "") -> Path:
    """Scenario 11 with the Eagle's Nest as a map of its own, in one file."""
    head = (DATA / "scenarios" / "s11.toml").read_text(encoding="utf-8")
    ground = (DATA / "maps" / "eagle_nest.toml").read_text(encoding="utf-8")
    ground = re.sub(r"(?m)^(\[+)", r"\1map.", ground)
    text = head.replace('id = "s11"', 'id = "mine"', 1).replace("eagle_nest", "my_castle")
    text += "\n[map]\n" + ground.replace('id = "eagle_nest"', 'id = "my_castle"', 1)
    assert not old or old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    return path


def test_an_own_scenario_brings_its_castle_and_gear(tmp_path: Path) -> None:
    game = GuiscardGame(own_castle(tmp_path))
    s = game.new(game.resolve({}), 2)
    assert s.board.id == "mine" and len(s.field.regions["wall_walk"]) > 0
    while s.round == 0:
        s.play(s.to_move(), s.legal(s.to_move())[0])
    assert [thing[0] for thing in s.machines].count(3) == 2  # both stone throwers stand


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[map.sides]", '[map.sides]\nwindow = ["A1:N"]', r"map.sides.window: A1:N is in no wall"),
        ("[map.sides]", '[map.sides]\ntent = ["A1:N"]', r"map.sides.tent: no such feature"),
        ('id = "my_castle"', 'id = "hills"', r"map.id: there is a map 'hills' already"),
        ('tower_gate = ["', 'castle_wall2 = ["', r"map.sides.castle_wall2: no such feature"),
    ],
)
def test_a_broken_castle_of_ones_own_is_refused_with_field_and_hex(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = own_castle(tmp_path, old, new)
    with pytest.raises(BadData, match=reason) as refused:
        GuiscardGame(path)
    line = int(str(refused.value).removeprefix(f"{path}:").partition(":")[0])
    assert reason.split(":")[0].split(".")[-1] in path.read_text().splitlines()[line - 1]

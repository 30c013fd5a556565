"""Data packs: an owner's values replace ours; what does not fit is refused with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hinterhalt.game import HinterhaltGame
from hinterhalt.play import GAME

from tafelrunde.core.actions import BadData
from tafelrunde.core.game import Option
from tafelrunde.core.packs import Column, line_of, misfit, our_pack, read_toml
from tafelrunde.games import load_game

pytestmark = pytest.mark.both

HEAD = '[pack]\ngame = "hinterhalt"\nname = "Mine"\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def refusal(path: Path, text: str | bytes) -> str:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadData) as error:
        HinterhaltGame(path)
    return str(error.value).removeprefix(str(path))


def test_an_owner_replaces_single_values(pack: Path) -> None:
    pack.write_text(HEAD + '[[card]]\nid = "supply_1"\nkind = "ambush"\n')
    game = HinterhaltGame(pack)
    assert game.tables.kind[1] == 1 and GAME.tables.kind[1] == 0
    assert game.tables.kind[2:] == GAME.tables.kind[2:]
    assert game.lexicon()["card:1"].provenance == "own"
    assert game.lexicon()["card:1"].de == GAME.lexicon()["card:1"].de
    assert game.lexicon()["card:2"].provenance == "reconstructed"


def test_the_digest_is_part_of_the_identity(pack: Path) -> None:
    pack.write_text(HEAD + '[[card]]\nid = "supply_1"\nkind = "ambush"\n')
    one = HinterhaltGame(pack)
    pack.write_text(HEAD + '[[card]]\nid = "supply_1"\nkind = "scout"\n')
    two = HinterhaltGame(pack)
    assert len({one.pack.digest, two.pack.digest, GAME.pack.digest}) == 3
    assert one.pack.name == "Mine" and GAME.pack.name == "tafelrunde"
    assert our_pack(GAME.folder / "data" / "hinterhalt.toml").digest == GAME.pack.digest


def test_an_owner_may_name_the_provenance(pack: Path) -> None:
    pack.write_text(HEAD + '[[card]]\nid = "supply_1"\nprovenance = "printed"\n')
    assert HinterhaltGame(pack).lexicon()["card:1"].provenance == "printed"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "[[card]\n", ":4: not valid TOML"),
        (HEAD + "x = ", ":4: not valid TOML"),
        (b"\xff\xfe", ": cannot be read"),
        ("", ':1: a pack needs [pack] with game = "hinterhalt"'),
        ("pack = 3\n", ':1: a pack needs [pack] with game = "hinterhalt"'),
        ('[pack]\ngame = "chess"\n', ':1: a pack needs [pack] with game = "hinterhalt"'),
        ('[pack]\ngame = "hinterhalt"\n', ":1: pack.name: a pack needs a name"),
        ('[pack]\ngame = "hinterhalt"\nname = 3\n', ":3: pack.name: a pack needs a name"),
        (HEAD + '[[king]]\nid = "a"\n', ":4: king.: no such table; there are: card, number"),
        (HEAD + "[card]\nid = 1\n", ":4: card.: write rows as [[card]]"),
        ("card = [1]\n" + HEAD, ":1: card.: write rows as [[card]]"),
        (HEAD + '[[card]]\nid = "king"\n', ":5: card.id: there is no card 'king'"),
        (HEAD + "[[card]]\nid = [1]\n", ":5: card.id: there is no card [1]"),
        (HEAD + '[[card]]\nkind = "scout"\n', ":4: card.id: there is no card None"),
        (
            HEAD + '[[card]]\nid = "feint_1"\n\n[[card]]\nid = "feint_1"\n',
            ":8: card.id: 'feint_1' is given twice",
        ),
        (
            HEAD + '[[card]]\nid = "feint_1"\ncolour = "red"\n',
            ":6: card.colour: no such column; there are: kind, name_de, name_en",
        ),
        (
            HEAD + '[[card]]\nid = "feint_1"\nname_de = 3\n',
            ":6: card.name_de: expected a text, found 3",
        ),
        (
            HEAD + '[[card]]\nid = "feint_1"\n# a comment\nkind = "king"\n',
            ":7: card.kind: 'king' is none of 'supply', 'ambush', 'feint', 'scout', 'conduct'",
        ),
        (
            HEAD + '[[number]]\nid = "goal"\nvalue = true\n',
            ":6: number.value: expected a whole number, found True",
        ),
        (
            HEAD + '[[number]]\nid = "goal"\nvalue = 10\n',
            ":6: number.value: 10 is not between 1 and 9",
        ),
        (
            HEAD + '[[card]]\nid = "feint_1"\nprovenance = "dreamt"\n',
            ":6: card.provenance: 'dreamt' is none of",
        ),
        (
            HEAD + '[[number]]\nid = "wagons"\nvalue = 2\n[[number]]\nid = "dealt"\nvalue = 9\n',
            ":9: number.value: more cards than the hand limit would be dealt",
        ),
        (
            HEAD + '[[number]]\nid = "hand_limit"\nvalue = 1\n',
            ": number dealt: more cards than the hand limit would be dealt",
        ),
    ],
)
def test_a_broken_pack_is_refused_with_file_line_and_reason(
    pack: Path, text: str | bytes, message: str
) -> None:
    assert message in refusal(pack, text)


def test_a_misfit_between_rows_names_the_line_of_the_owner(pack: Path) -> None:
    rows = "".join(f'[[card]]\nid = "conduct_{n}"\nkind = "supply"\n' for n in range(1, 5))
    assert refusal(pack, HEAD + rows).startswith(":15: card.kind: no card is left of the kind")


def test_a_missing_pack_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadData, match="cannot be read"):
            read_toml(path)


def test_the_line_of_a_value() -> None:
    text = '[[card]]\nid = 1\ncost = 2\n\n[[card]]\nid = 2\n"cost" = 3\n[other]\ncost = 4\n'
    assert line_of(text, "card", 0, "cost") == 3
    assert line_of(text, "card", 1, "cost") == 7
    assert line_of(text, "card", 1, "king") == 5
    assert line_of(text, "other", 0, "cost") == 9
    assert line_of("[[card]]\nid = 1\n[other]\ncost = 4\n", "card", 0, "cost") == 1


def test_values_that_fit() -> None:
    assert misfit(Column("int", 1, 6), 6) == misfit(Column("bool"), True) == ""
    assert misfit(Column("str"), "") == misfit(Column("str", choices=("a",)), "a") == ""
    assert misfit(Column("bool"), 1) == "expected true or false, found 1"


def test_heerbann_refuses_a_doubled_ability(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[pack]\ngame = "heerbann"\nname = "x"\n[[card]]\nid = "peasant"\nability = "siege"\n'
    )
    with pytest.raises(BadData, match=r"mine\.toml(:6)?: card"):
        load_game("heerbann", path)


# -- options


def test_options_have_defaults_and_are_checked() -> None:
    assert GAME.resolve({}) == {"automaton": False, "rounds": 6}
    assert GAME.resolve({"rounds": 4}) == {"automaton": False, "rounds": 4}
    for given, message in (
        ({"king": 1}, "hinterhalt has no option 'king'; there are: automaton, rounds"),
        ({"rounds": 5}, "option rounds: 5 is none of 6, 4"),
        ({"rounds": "6"}, "option rounds: '6' is none of 6, 4"),
        ({"automaton": 1}, "option automaton: 1 is none of false, true"),
        ({"automaton": []}, r"option automaton: \[\] is none of"),
    ):
        with pytest.raises(BadData, match=message):
            GAME.resolve(given)


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("x", ("a", "b")).default == "a"


def test_games_are_found_by_their_id() -> None:
    assert load_game("hinterhalt") is load_game("hinterhalt")
    with pytest.raises(BadData, match=r"no game 'chess'; there are: .*heerbann, hinterhalt"):
        load_game("chess")


@pytest.mark.parametrize(
    "text", ["a = " + "9" * 5_000, ".".join(["a"] * 3_000) + " = 1", "a = " + "[" * 40 + "]" * 40]
)
def test_numbers_without_end_and_deep_tables_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.toml"
    path.write_text(text)
    with pytest.raises(BadData, match=r"a\.toml:1: not valid TOML"):
        read_toml(path)

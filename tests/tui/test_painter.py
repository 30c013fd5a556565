"""The terminal painter: every fact as characters, within the width."""

from __future__ import annotations

import pytest

from tafelrunde.board.scene import Area, Fact, Item, Scene, Text
from tafelrunde.board.text import Painter, cells, plain
from tafelrunde.core.chance import FastRng
from tafelrunde.games import load_game
from tafelrunde.texts import Speaker

NAMES = ["Anna", "Bernd", "Clara"]


class Echo:
    """Words that show their keys."""

    def scene_text(self, text: Text) -> str:
        return str(text.params.get("name", text.key))

    def fact(self, fact: Fact) -> tuple[str, str]:
        value = fact.value
        return fact.key, " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def words(self, element: str) -> str:
        return "It does something." if element == "card:2" else ""

    def state(self, state: str) -> str:
        return state

    def seat(self, seat: int) -> str:
        return NAMES[seat]


def card(number: int, owner: int = -1, state: str = "") -> Item:
    facts = (Fact("cost", number), Fact("strength", 10 * number))
    return Item(Text("card", {"name": f"Card{number}"}), f"card:{number}", facts, owner, state)


def painted(area: Area, width: int = 80, observer: int = 0, **given: object) -> list[str]:
    painter = Painter(Echo(), observer, width, **given)  # type: ignore[arg-type]
    return [plain(line).rstrip() for line in painter.scene(Scene((area,)))]


def test_open_cards_stand_in_columns_with_their_words() -> None:
    area = Area("display", Text("Open"), (card(2), card(13)))
    assert painted(area) == [
        "Open",
        "        cost  strength",
        "Card2      2        20  It does something.",
        "Card13    13       130",
    ]


def test_words_without_room_stand_below() -> None:
    area = Area("display", Text("Open"), (card(2),))
    assert painted(area, 30)[2:] == ["Card2     2        20", "  It does something."]
    assert painted(area, 30, brief=True) == ["Open (cost/strength):", "  Card2 (2/20)"]


def test_choices_are_marked() -> None:
    area = Area("display", Text("Open"), (card(2), card(3)))
    lines = painted(area, marks={"card:3": "7"})
    assert lines[2].startswith("   Card2") and lines[3].startswith("7  Card3")


def test_what_others_own_stands_in_one_line() -> None:
    area = Area("army-1", Text("Bernd"), (card(2, 1), card(3, 1, "fresh")), 1)
    assert painted(area) == ["Bernd (cost/strength): Card2 (2/20) · Card3 (3/30, fresh)"]
    assert painted(Area("army-1", Text("Bernd"), (), 1)) == ["Bernd: -"]


def test_owner_state_and_facts_without_value_are_words() -> None:
    items = (
        Item(Text("I"), "", (Fact("value", 5),), 1),
        Item(Text("II"), "", (Fact("value", 7), Fact("nobodys", "")), -1, "current"),
    )
    lines = painted(Area("provinces", Text("Provinces"), items))
    assert lines[2:] == ["I (Bernd)                  5", "II (nobodys, current)      7"]


def test_dice_stand_side_by_side() -> None:
    dice = tuple(Item(Text("die", {"name": f"[{n}]"}), f"face:{n}") for n in (1, 4, 6))
    assert painted(Area("dice", Text("Roll"), dice, 2)) == ["Roll: [1] [4] [6]"]


def test_a_series_of_numbers_is_aligned() -> None:
    items = [card(n)._replace(facts=(*card(n).facts, Fact("odds", odds))) for n, odds in
             ((1, (0, 8, 100)), (3, (17, 42, 67)))]  # fmt: skip
    lines = painted(Area("display", Text("Open"), tuple(items)))
    assert lines[2].endswith("  0   8 100") and lines[3].endswith(" 17  42  67")


def test_things_stand_below_the_lines_that_tell_about_them() -> None:
    facts = (Fact("luck", 3), Fact("cards", "Card2"), Fact("total", 23))
    lane = Item(Text("Anna"), "", facts, 0)
    area = Area("battle", Text("Battle"), (lane, card(2, 0), card(3, 0)))
    assert painted(area, marks={"card:3": "1"}) == [
        "Battle",
        "      luck  cards  total",
        "Anna     3  Card2     23",
        "  Card2 (2/20, Anna) · 1 Card3 (3/30, Anna)",
    ]


def test_a_chooser_is_left_to_the_choices() -> None:
    numbers = tuple(Item(Text(str(n)), f"number:{n}") for n in range(1, 7))
    assert painted(Area("numbers", Text("Numbers"), numbers, for_choosing=True)) == []
    assert painted(Area("numbers", Text("Numbers"), numbers)) == ["Numbers: 1 2 3 4 5 6"]


def test_a_long_value_is_wrapped() -> None:
    fact = Fact("cards", " ".join(["Standard-bearer"] * 8))
    lane = Item(Text("Anna"), "", (Fact("luck", 3), fact, Fact("total", 12)), 0)
    lines = painted(Area("battle", Text("Battle"), (lane,)), 60)
    assert len(lines) > 3 and max(map(cells, lines)) <= 60
    assert sum(line.count("Standard-bearer") for line in lines) == 8


def test_wide_characters_count_twice() -> None:
    assert cells("王様") == 4 and cells("Bjo\u0308rn") == 5


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("brief", [False, True])
def test_no_position_of_a_game_is_wider_than_the_terminal(width: int, brief: bool) -> None:
    game = load_game("heerbann")
    speaker = Speaker(game, "de", NAMES)
    rng = FastRng(3)
    s = game.new(game.resolve({}), 3)
    while not s.over:
        if s.pending():
            seat = s.to_move()
            painter = Painter(speaker, seat, width, {}, brief)
            for line in painter.scene(game.scene(game.view(s, seat), seat)):
                assert cells(plain(line).rstrip()) <= width, plain(line)
            legal = s.legal(seat)
            s.play(seat, legal[rng.below(len(legal))])
        else:
            s.settle(rng)


def field(*signs: str, owners: dict[int, int] | None = None) -> Area:
    """A map of places in rows of three."""
    held = owners or {}
    items = [
        Item(Text("hex"), f"hex:{n}", (), held.get(n, -1), sign=sign)
        for n, sign in enumerate(signs)
    ]
    return Area("map", Text("Map"), tuple(items), columns=3)


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        (20, ["  A  B  C", "1 ·  N↑ ^1  1", "2 ·  =  ·   2", "  A  B  C"]),
        (12, ["  A B C", "1 · N↑^1 1", "2 · = ·  2", "  A B C"]),
    ],
)
def test_a_map_stands_in_rows_between_its_coordinates(width: int, rows: list[str]) -> None:
    area = field("·", "N↑", "^1", "·", "=", "·", owners={1: 0, 4: 0})
    assert painted(area, width) == ["Map", *rows]


def test_a_map_without_room_keeps_the_first_signs() -> None:
    signs = [Item(Text("hex"), f"hex:{n}", sign="N↑") for n in range(24)]
    assert painted(Area("map", Text("Map"), tuple(signs), columns=24), 30)[2] == f"1 {'N' * 24} 1"


def test_places_of_a_map_show_the_numbers_of_their_choices() -> None:
    area = field("·", "·", "·")
    assert painted(area, 20, marks={"hex:0": "7", "hex:2": "12"})[2] == "1 7  ·  12  1"
    assert painted(area, 20, marks={"hex:0": "7", "hex:2": "120"})[2] == "1 +  ·  +   1"


def test_no_number_hides_who_stands_on_a_map() -> None:
    area = field("·", "N", "·", owners={1: 0})
    painter = Painter(Echo(), 0, 20, {"hex:1": "3"})
    row = painter.scene(Scene((area,)))[2]
    assert plain(row) == "1 ·  N  ·   1"
    assert next(span.style for span in row if "N" in span.text) == "mark"


def test_a_piece_longer_than_a_line_is_torn() -> None:
    long = " ".join(["word"] * 12)
    items = (Item(Text("I")), Item(Text("x", {"name": long})), Item(Text("II")))
    lines = painted(Area("told", Text("Told"), items), 30)
    assert lines[0] == "Told: I" and lines[-1] == "  II"
    assert " ".join(" ".join(lines[1:-1]).split()) == long
    assert max(map(cells, lines)) <= 30

"""The generator behind `make generate`: what it writes, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.core.codes import VERB, Offers
from tafelrunde.testing.fields import BEGIN, END, VERBS_BEGIN, main

pytestmark = pytest.mark.both

HEAD = """from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Refusal
from tafelrunde.core.codes import Offers
from tafelrunde.core.data import Data, FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions, Roll
from tafelrunde.core.frames import Frame, PickSome
from tafelrunde.core.numbers import i64, vec
from tafelrunde.core.state import State
from tafelrunde.core.zones import Zone


class Tables:
    pass

"""
BLOCK = f"    {BEGIN}\n    {END}\n"
STATE = f'''
class Small(State):
    """A state."""

    tables: Tables
    round: int = 3
    name: str
    hands: list[Zone]
    deck: Zone
    grid: list[list[int]]
    known: dict[int, list[int]]
    pair: tuple[int, int] = (1, 2)
    counts: vec[i64]

{BLOCK}
'''
FRAME = f'''
class Walk(Frame[Small]):
    """A frame."""

    seat: int = 0
    found: list[int]

    def start(self, s: Small) -> Next:
        return s.ask(0, self.WAYS)

    WAYS: Final = Ask("ways", "went", why_not="refused", more="goes")

    def ways(self, s: Small, seat: i64, out: Offers) -> None:
        out.add(7)

    def refused(self, s: Small, seat: i64, a: i64) -> Refusal | None:
        return None

    def goes(self, s: Small, seat: i64, picks: list[int]) -> bool:
        return False

    def went(self, s: Small, answers: list[list[int]]) -> Next:
        return s.throw((6,), self.ROLLED)

    def rolled(self, s: Small, dice: tuple[int, ...]) -> Next:
        return s.draw(dice[0], self.DRAWN)

    def drawn(self, s: Small, index: i64) -> Next:
        self.seat = index
        return s.finish()

{BLOCK}
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "small.py"
    path.write_text(HEAD + STATE + FRAME)
    return path


def load(path: Path) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(path.read_text(), str(path), "exec"), names)
    return names


def test_a_missing_block_is_stale_and_then_written(module: Path, capsys: object) -> None:
    assert main(["--check", str(module)]) == 1
    assert main([str(module)]) == 0
    assert main(["--check", str(module)]) == 0
    text = module.read_text()
    assert main([str(module)]) == 0 and module.read_text() == text


def test_an_edited_field_makes_the_block_stale(
    module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(module)])
    module.write_text(
        module.read_text().replace("    name: str\n", "    name: str\n    size: int\n")
    )
    capsys.readouterr()
    assert main(["--check", str(module)]) == 1
    assert "small.py: stale, run make generate" in capsys.readouterr().out


def test_an_edited_block_is_stale(module: Path) -> None:
    main([str(module)])
    module.write_text(module.read_text().replace("n.round = self.round", "n.round = 0"))
    assert main(["--check", str(module)]) == 1


def test_a_state_gets_its_fields_reset_and_clone(module: Path) -> None:
    main([str(module)])
    text = module.read_text()
    assert '("known", "dict[int, list[int]]"),' in text and '("tables"' not in text
    for line in (
        "n = Small(self.tables)",
        "n.hands = [x.clone() for x in self.hands]",
        "n.deck = self.deck.clone()",
        "n.grid = [x.copy() for x in self.grid]",
        "n.known = {k: v.copy() for k, v in self.known.items()}",
        "n.pair = self.pair",
        "n.counts = self.counts[:]",
        "self.counts = vec[i64]()",
        "self.round = 3",
        "self.deck = Zone()",
    ):
        assert line in text


@pytest.mark.interpreted
def test_the_written_code_runs(module: Path) -> None:
    main([str(module)])
    names = load(module)
    state, frame = names["Small"], names["Walk"]
    assert isinstance(state, type) and isinstance(frame, type)
    s = state(None)
    s.reset(2)
    s.known[1] = [5]
    s.begin(frame())
    numbers: tuple[str, ...] = s.top.NAMES
    ways, went, refused, goes = (numbers.index(name) for name in s.wait.names)
    assert s.wait is s.top.WAYS and s.wait.options == ways and s.is_sealed()
    assert (s.then, s.next_step, s.wait.why_not, s.wait.more) == (went, "went", refused, goes)
    copy = s.clone()
    copy.known[1].append(6)
    copy.own_top().found.append(1)
    assert s.known == {1: [5]} and s.stack[0].found == []
    offers = Offers()
    s.stack[0].offer(ways, s, 0, offers)
    assert offers.listed() == [7]
    assert s.stack[0].goes_on(goes, s, 0, []) is False
    s.answer(0, 7)
    assert s.next_step == "rolled"
    s.chance((4,))
    assert s.next_step == "drawn"
    s.drawn(3)
    assert s.over and copy.top.seat == 0


HEIR = '''
class Stroll(Walk):
    """A walk of another name."""

    def about(self, s: Small, seat: i64) -> dict[str, object]:
        return {}
'''


@pytest.mark.interpreted
def test_a_class_without_fields_of_its_own_needs_nothing_and_is_copied(module: Path) -> None:
    module.write_text(module.read_text() + HEIR)
    main([str(module)])
    text = module.read_text()
    assert text.endswith(HEIR) and "return type(self)(self.seat, self.found.copy())" in text
    heir = load(module)["Stroll"]
    assert isinstance(heir, type)
    one = heir(3, [4])
    two = one.clone()
    two.found.append(5)
    assert (two.found, one.found, type(two).__name__) == ([4, 5], [4], "Stroll")


def test_a_frame_that_needs_generated_parts_needs_the_markers(
    module: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module.write_text(
        module.read_text() + HEIR.replace("    def about", "    far: int\n\n    def about")
    )
    line = module.read_text().splitlines().index("class Stroll(Walk):") + 1
    assert main([str(module)]) == 2
    assert f"{module}:{line}: Stroll lacks the line" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"ways", "went"', '"ways", "wend"', "Walk has no method 'wend'"),
        ('"ways", "went"', '"wais", "went"', "Walk has no method 'wais'"),
        ('why_not="refused"', 'why_not="refusd"', "Walk has no method 'refusd'"),
        ('more="goes"', 'more="gose"', "Walk has no method 'gose'"),
        ('"ways", "went"', '"ways", "we" + "nt"', "must be a plain name"),
        ("throw((6,), self.ROLLED)", "throw((6,), self.ROLED)", "Walk has no method 'roled'"),
        ("throw((6,), self.ROLLED)", "throw((6,), 3)", "s.throw leads to must be a step"),
        ("throw((6,), self.ROLLED)", "throw((6,), Walk.ROLLED)", "must be a step: self.STEP"),
        ("throw((6,), self.ROLLED)", "throw((6,), self.rolled)", "must be a step: self.STEP"),
        ("dice[0], self.DRAWN", "dice[0], self.ROLLED", "'rolled' has to take what was drawn"),
        ("throw((6,), self.ROLLED)", "throw((6,), self.DRAWN)", "'drawn' gets no action here"),
        ("s.throw((6,), self.ROLLED)", "s.park(Roll((6,)), self.ROLED)", "no method 'roled'"),
        ("s.throw((6,), self.ROLLED)", "s.park(Roll((6,)), self.DRAWN)", "gets no action here"),
    ],
)
def test_a_misspelt_step_is_refused_with_file_and_line(
    module: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str
) -> None:
    text = module.read_text().replace(old, new)
    module.write_text(text)
    line = next(i for i, words in enumerate(text.splitlines(), 1) if new in words)
    assert main([str(module)]) == 2
    assert f"{module}:{line}: " in (message := capsys.readouterr().err) and complaint in message
    assert module.read_text() == text


def test_verbs_get_their_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "verbs.py"
    marks = f"{VERBS_BEGIN}\n{END}\n"
    head = "from __future__ import annotations\n\nfrom typing import Final\n\n"
    path.write_text(f'{head}VERBS: Final = {{"take": ("card",), "lay_down": ()}}\n\n{marks}')
    assert main([str(path)]) == 0
    names = load(path)
    assert (names["TAKE"], names["LAY_DOWN"]) == (VERB, 2 * VERB)
    path.write_text(head + marks)
    assert main([str(path)]) == 2
    assert "there is no VERBS to generate from" in capsys.readouterr().err


def test_unpaired_markers_are_refused(module: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module.write_text(module.read_text().replace(f"    {END}\n", "", 1))
    assert main([str(module)]) == 2
    assert "Small has unpaired markers" in capsys.readouterr().err


def test_our_own_sources_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parents[2]
    folders = [root / "src/tafelrunde/core", root / "src/tafelrunde/games/heerbann"]
    assert main(["--check", *map(str, folders), str(root / "tests" / "hinterhalt")]) == 0
    assert capsys.readouterr().out == ""

"""The page knows no rules: its folder holds no copies of rule numbers, codes, or names from data.

Numbers and words of a game reach the page through its contract (`generated.ts`), its views and
its lexicon. What is left to the page is drawing.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tafelrunde.games import catalogue, load_game

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = [row["id"] for row in catalogue() if row["built"]]
# Whole numbers that are drawing or pace, not rules.
DRAWN = {
    "RADIUS",
    "MARGIN",
    "RELAXED",
    "CUT",
    "STEP",
    "MOST",
    "MOST_AIMS",
    "MOST_BACK",
    "FRANCE",
    "LIFT",
    "LONGEST",
    "MOST_LYING",
    "AIR",
    "ROOM",
    "RISE",
    "SIZE",
    "BESIDE",
    "DAYS",
    "BEFORE",
    "NEAR",
    "MEN_PER_TENT",
    "FIELD_WORDS",
    "MOST_LOST",
    "JET",
}
DYES = re.compile(r"^const COLORS = .*$", re.MULTILINE)
LARGEST = 20  # greater numbers in a row are coordinates
ROW = re.compile(r"\[\s*(-?\d+(?:,\s*-?\d+){2,}),?\s*\]")
SPAN = re.compile(r"length: (\d+) \}, \(_, \w\) => \w \+ (\d+)\)")  # numbers in their order
FACES = [("6", "1"), ("10", "1")]  # of a die: no rule
CONSTANT = re.compile(r"^(?:export )?const ([A-Z][A-Z_]*) = (-?[\d_]+);", re.MULTILINE)
CODE = re.compile(r"`[a-z]+:\$\{[^}]*[*/%][^}]*\}`")
CAST = re.compile(r"as unknown as|as any\b")
OWN_TYPE = re.compile(r"interface \w*View\b")
SENTENCE = re.compile(r"(?<![<\w)])/(?!/)[^/\n]*[A-ZÄÖÜ][a-zäöü]{3,}[^/\n]*/[a-z]*[.,;)]")
NUMBER = re.compile(r"(?<![\w$-])\d+(?![\w-])")
ONE = re.compile(r"\[(?:one|\d+)\][^\n]*")  # words for one of something
DICE = re.compile(r"\b1 (?:to|bis) 10\b")  # the faces of a die are no rule
ARITHMETIC = re.compile(r"\+ Number\(|\+ turn\) % 6|>> \w+\) & 1")
# Sums, best ones and differences of what rules count; they come as facts.
SUM = re.compile(
    r"\.reduce\(.*\b(?:strength|points|worth|troops|cost|count|value)(?:s|Of)?\b.*\)"
    r"|\b\w*(?:strength|points|troops|worth|value|allowance)s?(?:\[[^]]*\]!?)? [-+] "
    r"(?:\w+\.)*\w*(?:strength|luck|troops|king|points|province|spent|ordinal)\b",
)
WINNER = re.compile(r"Math\.(?:max|min)\(\.\.\.[\w.()]*?\b(?:points|scores?|totals?|vp|won)\)")
LETTER = re.compile(
    r"\b(?:mark|kind|ground|letter|\w+\[\"result\"\]) === \"[A-Za-z]\"|\bof\(\"[A-Za-z]{1,2}\"\)"
)
QUOTED = re.compile(r"[\"'`>]([^\"'`<>{}\n]{3,40})[\"'`<]")


@cache
def names_of(game: str) -> frozenset[str]:
    """The names of things in both languages, as the data has them."""
    entries = load_game(game).lexicon().values()
    return frozenset(n for e in entries for n in (e.de, e.en) if re.search(r"[A-ZÄÖÜ]..", n))


def is_drawn(constant: str) -> bool:
    """Whether a constant is about drawing or, in milliseconds, about pace."""
    return constant in DRAWN or constant.endswith("_MS")


def counts_up(row: str) -> bool:
    """Whether these are rounds, faces, columns and the like: small numbers in their order."""
    numbers = [int(n) for n in row.split(",")]
    return numbers == sorted(set(numbers)) and numbers[-1] <= LARGEST


def copies(game: str, text: str) -> list[str]:
    """What a file of a game's page copies from its rules, each with its kind."""
    rows = ROW.findall(DYES.sub("", text))
    found = [f"numbers: [{row}]" for row in rows if counts_up(row)]
    found += [f"numbers: {span}" for span in SPAN.findall(text) if span not in FACES]
    found += [f"constant: {n} = {v}" for n, v in CONSTANT.findall(text) if not is_drawn(n)]
    found += [f"code: {code}" for code in CODE.findall(text)]
    found += [f"cast: {cast}" for cast in CAST.findall(text)]
    found += [f"type: {kind}" for kind in OWN_TYPE.findall(text)]
    found += [f"sentence: {match}" for match in SENTENCE.findall(text)]
    found += [f"arithmetic: {match}" for match in ARITHMETIC.findall(text)]
    found += [f"sum: {match}" for match in SUM.findall(text)]
    found += [f"winner: {match}" for match in WINNER.findall(text)]
    found += [f"code: {match}" for match in LETTER.findall(text)]
    found += [f"name: {word}" for word in QUOTED.findall(text) if word in names_of(game)]
    return found


@pytest.mark.parametrize("game", NAMES)
def test_the_page_copies_nothing(game: str) -> None:
    files = [f for f in (GAMES / game).rglob("*.ts*") if f.name != "generated.ts"]
    assert files
    found = {f.name: copies(game, f.read_text(encoding="utf-8")) for f in files}
    assert {name: copied for name, copied in found.items() if copied} == {}


def numbers_in(sentences: str) -> list[str]:
    """Rule numbers that the page's own sentences name; they belong into parameters."""
    lines = [line.partition(" = ")[2] or line for line in ONE.sub("", sentences).splitlines()]
    return [line for line in lines if NUMBER.search(line) and not DICE.search(line)]


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_page_says_no_rule_numbers(game: str, lang: str) -> None:
    files = [*(GAMES / game).glob(f"{lang}.ftl"), *(GAMES / game).glob(f"*-{lang}.ftl")]
    assert files
    assert [n for f in files for n in numbers_in(f.read_text(encoding="utf-8"))] == []


def test_rule_numbers_in_sentences_are_found() -> None:
    assert numbers_in("vk-round = Round { $round } of 5") == ["Round { $round } of 5"]
    assert numbers_in("eg-bonus-king = +2 with the King") == ["+2 with the King"]
    assert numbers_in("a = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n}") == []
    assert numbers_in("ds-place-0 = in the field") == []


@pytest.mark.parametrize(
    ("game", "text", "kind"),
    [
        ("el_grande", "const SCORED_AFTER = [3, 6, 9];", "numbers"),
        ("vetternkrieg", "{[1, 2, 3, 4, 5].map((n) => n)}", "numbers"),
        ("drei_sanchos", "const GUARD = [0, 1, 3, 5, 7, 9];", "numbers"),
        ("guiscard", "const EVENTS = Array.from({ length: 19 }, (_, n) => n + 2);", "numbers"),
        ("el_grande", "export const CASTILLO = 9;", "constant"),
        ("drei_sanchos", "const MOST_PACK = 49_152;", "constant"),
        ("vetternkrieg", "element={`stack:${2 * region + house}`}", "code"),
        ("drei_sanchos", "`field:${card * 4 + slot}`", "code"),
        ("heerbann", "session.view.value!.game as unknown as HeerbannView", "cast"),
        ("guiscard", "export interface GuiscardView {", "type"),
        ("vetternkrieg", "const LABEL = /(?:Gegner|Opponent): /;", "sentence"),
        ("heerbann", 'sum + Number(session.info.lexicon[card]?.facts["strength"])', "arithmetic"),
        ("guiscard", "neighbour(from, (way + turn) % 6, rows)", "arithmetic"),
        ("vetternkrieg", "const turns = !((changed >> i) & 1);", "arithmetic"),
        ("heerbann", "cards.reduce((sum, card) => sum + strengthOf(session, card), 0)", "sum"),
        ("heerbann", "die(scenery, value - province)", "sum"),
        ("drei_sanchos", "stand.troops + stand.king", "sum"),
        ("el_grande", "places.reduce((sum, place) => sum + worth[place]![seat]!, 0)", "sum"),
        ("guiscard", "unit.allowance - mover.spent", "sum"),
        ("heerbann", "const best = Math.max(...points);", "winner"),
        ("el_grande", "Math.max(...viewOf(session).score)", "winner"),
        ("vetternkrieg", '{mark === "W" && <Rose />}', "code"),
        ("guiscard", 'if (kind === "t") return <Tree />;', "code"),
        ("guiscard", 'hexes={of("wW")}', "code"),
        ("guiscard", 'const hit = params["result"] === "D";', "code"),
        ("el_grande", 'const HOME = "Galicia";', "name"),
        ("vetternkrieg", "<text>Wakefield</text>", "name"),
    ],
)
def test_every_kind_of_copy_is_found(game: str, text: str, kind: str) -> None:
    assert kind in [copied.partition(":")[0] for copied in copies(game, text)]

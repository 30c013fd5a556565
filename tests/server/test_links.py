"""Every question and every kind of thing has a place in the rule book."""

from __future__ import annotations

import pytest

from tafelrunde.core.packs import read_toml
from tafelrunde.core.rulebook import rules
from tafelrunde.games import game_types, load_game
from tafelrunde.lessons.lesson import has_lesson
from tafelrunde.server.catalogue import links_of, rules_of
from tafelrunde.texts import LANGUAGES

GAMES = [name for name in game_types() if has_lesson(load_game(name))]


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_and_every_kind_of_thing_leads_to_a_rule(name: str) -> None:
    game = load_game(name)
    links = links_of(game)
    written = (game.folder / "text" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    keys = [line.partition(" =")[0] for line in written.splitlines() if line.startswith("prompt-")]
    prompts = {f"prompt:{key.removeprefix('prompt-')}" for key in keys}
    kinds = {element.partition(":")[0] for element in game.lexicon()}
    assert set(links) - set(game.lexicon()) == prompts | kinds
    assert set(links.values()) <= set(rules(game.folder))
    told = [rule for chapter in rules_of(name) for rule in chapter["rules"]]
    assert sum(len(rule["topics"]) for rule in told) == len(links)


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_with_a_rule_of_its_own_is_known(name: str) -> None:
    """A name in `things` that no element has would lead nowhere."""
    game = load_game(name)
    named, _ = read_toml(game.folder / "text" / "links.toml")
    known = {(element.partition(":")[0], entry.id) for element, entry in game.lexicon().items()}
    for kind, rows in named.get("things", {}).items():
        assert {(kind, thing) for thing in rows} <= known


def test_a_card_leads_to_its_own_rule() -> None:
    links = links_of(load_game("el_grande"))
    cards = {
        entry.id: links[element]
        for element, entry in load_game("el_grande").lexicon().items()
        if element.startswith("card:")
    }
    assert cards["intrigue_add_two"] == "EG-12.2"
    assert cards["king"] == "EG-17.1"
    assert len(cards) == 33

"""Texts: both languages say the same, correctly, and never guess."""

from __future__ import annotations

import pytest

from tafelrunde import texts
from tafelrunde.board.scene import Fact, Text
from tafelrunde.bots.registry import bot_names
from tafelrunde.core.actions import Action, BadData, Event, Params, Refusal
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.testing.wording import check_catalogues
from tafelrunde.texts import LANGUAGES, TERMINAL, Catalogue, Speaker

NAMES = ["Anna", "Bernd", "Clara", "Doris"]


def speaker(language: str) -> Speaker:
    return Speaker(load_game("heerbann"), language, NAMES)


@pytest.mark.parametrize("folder", [texts.FOLDER, TERMINAL], ids=["house", "terminal"])
def test_german_and_english_have_equal_keys_and_parameters(folder: object) -> None:
    check_catalogues(folder)  # type: ignore[arg-type]  # pytest knows no types of parameters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_says_how_it_plays(language: str) -> None:
    words = Catalogue(language)
    for name in bot_names():
        assert words.say(f"bot-{name}") and words.say(f"bot-{name}.about").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "scenario", ["s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11"]
)
def test_every_scenario_of_guiscard_says_what_it_is_about(language: str, scenario: str) -> None:
    say = Speaker(load_game("guiscard"), language, NAMES)
    assert say.say(f"option-scenario-{scenario}.about").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_random_game_is_told_without_gaps(language: str, players: int) -> None:
    game = load_game("heerbann")
    say = Speaker(game, language, NAMES[:players])
    luck = Luck(fast=players)
    match = Match(game, head_for(game, game.resolve({}), players, luck), luck.rng()).begin()
    rng = FastRng(7)
    said: list[str] = []
    while not match.state.over:
        seat = match.state.to_move()
        decision = match.state.decision(seat)
        said.append(say.prompt(decision.prompt, decision.params))
        said.append(say.waiting(decision.prompt, match.state.pending(), decision.params))
        for action, refusal in match.state.candidates(seat):
            said.append(say.action(action))
            if refusal is not None:
                said.append(say.refusal(refusal))
        match.submit(seat, decision.actions[rng.below(len(decision.actions))])
    said += [say.event(told.event) for told in match.events(0)]
    for sentence in said:
        assert sentence.strip(), "an empty sentence"
        assert not set(sentence) & set("{}$\u2068\u2069"), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_table_has_words(language: str) -> None:
    say = speaker(language)
    assert all(say.rule(f"CORE-{n}") for n in range(1, 9))
    assert say.rule("CORE-9") == ""
    assert say.rule("RE-4.4")
    assert say.rule("RE-99") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_its_values_have_words(language: str) -> None:
    say = speaker(language)
    for option in say.game.options:
        for value in option.values:
            assert all(say.option(option.id, value))


def test_a_taken_card_is_told_with_its_dice() -> None:
    params: Params = {
        "seat": 0,
        "card": 18,
        "cost": 24,
        "dice": (6, 6, 6, 6),
        "counted": (6, 6, 6, 6),
    }
    event = Event("RE-4.8", "recruited", params)
    assert speaker("de").event(event) == "Herzog folgt Anna: Kosten 24 mit [6] [6] [6] [6]."
    assert speaker("en").event(event) == "Duke follows Anna: cost 24 with [6] [6] [6] [6]."


def test_a_tally_names_the_seats_and_leaves_out_who_has_nothing() -> None:
    told = {"strengths": (3, 0, 7), "fortunes": (2, 0, 4), "totals": (5, -1, 11)}
    sentence = speaker("en").event(Event("RE-5.8", "totals", told))
    assert sentence.endswith("Total: Anna 5, Clara 11.")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ((), "Anna setzt keine Karte ein."),
        ((18,), "Anna setzt ein: Herzog."),
        ((1, 18), "Anna setzt ein: Bettler und Herzog."),
        ((1, 2, 18), "Anna setzt ein: Bettler, Bauer und Herzog."),
    ],
)
def test_lists_are_joined_in_the_language(cards: tuple[int, ...], sentence: str) -> None:
    assert (
        speaker("de").event(Event("RE-5.7", "committed", {"seat": 0, "cards": cards})) == sentence
    )


def test_one_winner_and_several_winners() -> None:
    say = speaker("en")
    one = {"winners": (1,), "scores": (3, 9)}
    two = {"winners": (0, 1), "scores": (9, 9)}
    assert say.event(Event("RE-7.3", "game-over", one)) == "Bernd wins. Points: Anna 3, Bernd 9."
    shared = say.event(Event("RE-7.3", "game-over", two))
    assert shared == "Anna and Bernd share the victory. Points: Anna 9, Bernd 9."


def test_verbs_know_one_and_many() -> None:
    say = speaker("en")
    assert say.action(Action("dice", (1,))) == "1 die"
    assert say.action(Action("dice", (2,))) == "2 dice"
    assert say.action(Action("adjust", (-1,))) == "One die fewer"
    assert say.action(Action("mark", (4,))) == "Roll [4] again"
    assert say.action(Action("take", (18,))) == "Take Duke"


def test_facts_have_a_name_and_a_value() -> None:
    say = speaker("en")
    assert say.fact(Fact("cost", 24)) == ("cost", "24")
    assert say.fact(Fact("range", (3, 8))) == ("value", "3 to 8")
    assert say.fact(Fact("odds", (0, 8, 34))) == ("chance in % with 1 to 6 dice", "0 8 34")
    assert say.fact(Fact("cards", (1, 18))) == ("committed", "Beggar and Duke")
    assert say.fact(Fact("nobodys", "")) == ("nobody's land", "")


def test_refusals_and_scenes_name_things() -> None:
    say = speaker("de")
    no = Refusal("RE-4.4", "cost-not-formed", {"card": 18, "cost": 24})
    assert say.refusal(no).startswith("Herzog kostet 24")
    assert say.scene_text(Text("area-army", {"seat": 1, "points": 1})) == "Bernd, 1 Punkt"
    assert say.words("card:1").startswith("Ein Würfel mehr")
    assert say.words("card:18") == "" == say.words("number:3")


def test_a_number_keeps_its_form() -> None:
    event = Event("RE-5.3", "province-valued", {"province": 1, "value": 1086})
    assert "1086" in speaker("de").event(event)


def test_a_missing_message_is_named() -> None:
    with pytest.raises(BadData, match="'event-nothing-like-that'"):
        speaker("de").event(Event("RE-1.1", "nothing-like-that", {}))


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(BadData, match="'event-rolled' is broken"):
        speaker("de").event(Event("RE-4.1", "rolled", {"seat": 0}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadData, match="no language 'fr'; there are: de, en"):
        Catalogue("fr")

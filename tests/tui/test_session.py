"""What plain and full-screen play have in common."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tui.tables import MakeSession, play_until, settle

from tafelrunde.core.actions import SPECTATOR, Action, BadData, IllegalAction
from tafelrunde.core.match import replay, verify
from tafelrunde.games import load_game
from tafelrunde.tui.reading import Reader
from tafelrunde.tui.saves import read_save, write_save
from tafelrunde.tui.session import NAMES, Session, new_match, seating_for

# -- seats


def test_without_bots_named_squires_take_the_other_seats() -> None:
    seating = seating_for(load_game("heerbann"), 3, None, 1, ["Anna"])
    assert seating.names == ("Anna", *NAMES[1:3])
    assert seating.bots == ("squire", "", "squire")
    assert seating.people() == [1]


def test_seats_without_a_bot_are_for_people() -> None:
    assert seating_for(load_game("heerbann"), 3, ["random"], 0, []).bots == ("", "", "random")
    assert seating_for(load_game("heerbann"), None, [], 0, []).bots == ("", "")
    assert seating_for(load_game("heerbann"), None, ["random"] * 2, 0, []).people() == [0]


def test_bots_on_all_seats_play_among_themselves() -> None:
    assert seating_for(load_game("guiscard"), None, ["random"] * 2, 0, []).people() == []
    assert seating_for(load_game("heerbann"), None, ["random"] * 4, 0, []).people() == []
    with pytest.raises(BadData, match="is for 2 players, not 4"):
        seating_for(load_game("guiscard"), None, ["random"] * 3, 0, [])


@pytest.mark.parametrize(
    ("players", "bots", "seat", "names", "reason"),
    [
        (5, None, 0, [], "2 to 4 players, not 5"),
        (2, ["random"] * 3, 0, [], "3 bots do not fit on 2 seats"),
        (2, None, 2, [], "no seat 2; seats are 0 to 1"),
        (2, ["dragon"], 0, [], "no bot 'dragon'"),
        (2, None, 0, ["A", "B", "C"], "3 names do not fit"),
    ],
)
def test_a_wrong_seating_is_refused(
    players: int, bots: list[str] | None, seat: int, names: list[str], reason: str
) -> None:
    with pytest.raises(BadData, match=reason):
        seating_for(load_game("heerbann"), players, bots, seat, names)


# -- playing


def test_allowed_choices_come_first(make_session: MakeSession) -> None:
    session = make_session()
    seat = play_until(session, "take-card")
    allowed = [choice.refusal is None for choice in session.choices(seat)]
    assert allowed == sorted(allowed, reverse=True) and allowed[0]


def test_the_same_seed_plays_the_same_game(make_session: MakeSession) -> None:
    digests = set()
    for _ in range(2):
        session = make_session(["greedy"])
        for _ in range(6):
            seat = settle(session)
            session.answer(seat, [session.choices(seat)[0].action])
        digests.add(session.match.state.digest())
    assert len(digests) == 1


def test_a_list_of_parts_is_a_whole_answer_in_any_order(make_session: MakeSession) -> None:
    session = make_session()
    seat = play_until(session, "commit-cards")
    first, second = [c.action for c in session.choices(seat)][:2]
    whole = session.whole_answer(seat, [second, first])
    assert whole == [first, second, Action("commit")]
    session.answer(seat, whole)
    told = [t.event.params for t in session.match.told if t.event.key == "committed"]
    answers = [(params["seat"], params["cards"]) for params in told]
    assert (seat, (*first.args, *second.args)) in answers


def test_an_answer_with_a_wrong_part_changes_nothing(make_session: MakeSession) -> None:
    session = make_session()
    seat = play_until(session, "commit-cards")
    first = session.choices(seat)[0].action
    before = session.match.state.digest()
    with pytest.raises(IllegalAction):
        session.answer(seat, [first, first])
    assert session.match.state.digest() == before and not session.picked(seat)


def test_undo_is_free_inside_a_sealed_answer(make_session: MakeSession) -> None:
    session = make_session()
    seat = play_until(session, "commit-cards")
    session.answer(seat, [session.choices(seat)[0].action])
    assert len(session.picked(seat)) == 1
    assert session.undo_right(seat) == "free"
    session.undo(seat)
    assert session.picked(seat) == []


def test_bots_agree_to_an_undo_and_people_are_asked(make_session: MakeSession) -> None:
    for bots, kind in (["random"], "free"), ([], "ask"):
        session = make_session(bots)
        seat = settle(session)
        assert session.undo_right(seat) == ""
        for _ in range(len(session.people)):
            asked = settle(session)
            session.answer(asked, [session.choices(asked)[3].action])
        settle(session)
        assert session.undo_right(seat) == kind
        session.undo(seat)
        assert session.match.events(SPECTATOR)[-1].event.key == "took-back"


def test_news_are_told_once_to_each(make_session: MakeSession) -> None:
    session = make_session([])
    seat = settle(session)
    assert session.news(seat) and not session.news(seat)
    assert session.news(1)


def test_advice_covers_every_allowed_choice(make_session: MakeSession) -> None:
    session = make_session()
    session.adviser = "greedy"
    seat = play_until(session, "take-card")
    advised = {advice.action for advice in session.advice(seat)}
    assert advised == {c.action for c in session.choices(seat) if c.refusal is None}


# -- reading


def test_numbers_words_and_lists_choose(make_session: MakeSession) -> None:
    session = make_session()
    reader = Reader(session.speaker)
    choices = session.choices(settle(session))
    assert [c.action.args for c in reader.read("3", choices).choices] == [(3,)]
    assert [c.action.args for c in reader.read("3 dice", choices).choices] == [(3,)]
    assert [c.action.args for c in reader.read("dice 3", choices).choices] == [(3,)]
    assert [c.number for c in reader.read("2, 5", choices).choices] == [2, 5]
    assert len(reader.read("dice", choices).several) == 6
    assert reader.read("7", choices).unknown == "7"
    assert reader.read("duke", choices).unknown == "duke"


def test_cards_are_found_by_name_by_id_and_by_beginning(make_session: MakeSession) -> None:
    session = make_session(language="de")
    seat = play_until(session, "take-card")
    reader, choices = Reader(session.speaker), session.choices(seat)
    card = next(c for c in choices if c.action.verb == "take" and c.refusal is None)
    entry = session.speaker.lexicon[f"card:{card.action.args[0]}"]
    for text in (entry.de, entry.id, f"take {entry.id}", entry.de[:6].lower()):
        assert reader.read(text, choices).choices == (card,), text


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("undo", "undo", ""),
        ("ZURÜCK", "undo", ""),
        ("?3", "why", "3"),
        ("warum Herzog", "why", "Herzog"),
        ("why duke", "why", "duke"),
        ("regel RE-4.4", "rules", "RE-4.4"),
        ("speichern a b.json", "save", "a b.json"),
        ("?", "help", ""),
        ("", "table", ""),
        ("ende", "quit", ""),
    ],
)
def test_commands_in_both_languages(
    make_session: MakeSession, line: str, command: str, rest: str
) -> None:
    typed = Reader(make_session(language="de").speaker).read(line, [])
    assert (typed.command, typed.rest) == (command, rest)


# -- saving


def test_an_unfinished_game_is_stored_with_its_seed_and_goes_on(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session(seed=None)
    seat = settle(session)
    session.answer(seat, [session.choices(seat)[0].action])
    settle(session)
    path = tmp_path / "deep" / "game.json"
    write_save(session, path)
    stored = read_save(path)
    assert stored.seating == session.seating
    assert json.loads(path.read_text())["journal"]["luck"]["seed"] is None
    again = replay(session.game, stored.journal, stored.journal.head.luck.rng())
    assert again.state.digest() == session.match.state.digest()
    assert again.rng is not None and session.match.rng is not None
    assert again.rng.below(1000) == session.match.rng.below(1000), "the same dice go on"


def test_a_finished_game_is_stored_as_its_journal(
    make_session: MakeSession, tmp_path: Path
) -> None:
    session = make_session(["random", "random"], seed=None)
    while (bot := session.waiting_bot()) is not None:
        session.match.submit(bot, session.think(bot))
    path = tmp_path / "game.json"
    write_save(session, path)
    journal = read_save(path).journal
    assert journal.over and verify(session.game, journal) > 20


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"names": ["A"]}, "names: expected a list with one entry per seat"),
        ({"bots": [1, 2]}, "bots: expected texts"),
        ({"seed": "xyz"}, "seed: not a hexadecimal number"),
        ({"more": 1}, "more: unknown field"),
        ({"journal": []}, "not a journal"),
    ],
)
def test_a_broken_save_is_refused_by_name(
    make_session: MakeSession, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "game.json"
    write_save(make_session(), path)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(BadData, match=f"game.json: {reason}"):
        read_save(path)


def test_a_place_that_cannot_be_written_is_named(make_session: MakeSession, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadData, match="cannot be written"):
        write_save(make_session(), tmp_path / "file" / "game.json")


def test_vetternkrieg_paints_both_hosts_in_the_colours_of_their_houses() -> None:
    game = load_game("vetternkrieg")
    match = new_match(game, game.resolve({}), 2, 3)
    session = Session(game, match, seating_for(game, 2, ["random"], 0, []), "en")
    while not (session.asked() == 0 and any(a.id == "battlefield" for a in session.scene(0).areas)):
        bot = session.waiting_bot()
        if bot is not None:
            match.submit(bot, session.think(bot))
        else:
            session.answer(0, [session.choices(0)[0].action])
    assert session.hues(0) == ("white", "red")  # the first seat chose York
    field = next(area for area in session.scene(0).areas if area.id == "battlefield")
    assert [item.owner for item in field.items] == [-1, 0, 1]

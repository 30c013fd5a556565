"""Play as lines of text."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from tui.tables import MakeSession, play_until

from tafelrunde.board.scene import Area, Item, Scene, Text
from tafelrunde.games import load_game
from tafelrunde.tui.plain import PlainTable
from tafelrunde.tui.saves import read_save
from tafelrunde.tui.session import Session, new_match, seating_for

Play = Callable[[Session, str], str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Feed lines to a session; what was written."""

    def run(session: Session, lines: str, hints: bool = False, width: int = 100) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        out = io.StringIO()
        session.adviser = "greedy"
        console = Console(file=out, width=width)
        PlainTable(session, tmp_path / "game.json", console, hints).run()
        return out.getvalue()

    return run


def test_a_game_is_played_to_the_end_by_numbers(
    make_session: MakeSession, play: Play, tmp_path: Path
) -> None:
    written = play(make_session(), "1\n" * 400)
    assert ("The game is over" in written and "Victory" in written) or "Shared victory" in written
    assert "Seed of the dice: 4" in written
    assert f"tafelrunde verify {tmp_path / 'game.json'}" in written
    assert read_save(tmp_path / "game.json").journal.over


def test_a_real_game_shows_its_seal_first_and_its_seed_last(
    make_session: MakeSession, play: Play
) -> None:
    session = make_session(["random", "random"], seed=None)
    written = play(session, "")
    luck = session.match.head.luck
    assert luck.seed is not None
    assert written.splitlines()[0] == f"Fingerprint of the dice: {luck.commitment}"
    assert f"Seed of the dice: {luck.seed.hex()}" in written
    assert written.index(luck.commitment) < written.index(luck.seed.hex())


def test_where_secrets_outlive_the_game_the_seed_is_not_told(play: Play, tmp_path: Path) -> None:
    game = load_game("vetternkrieg")
    options = game.resolve({"reveal_hidden_dice_after_game": False})
    seating = seating_for(game, 2, ["random", "random"], 0, [])
    session = Session(game, new_match(game, options, 2, None), seating, "en")
    written = play(session, "")
    assert session.match.head.luck.seed is not None
    assert session.match.head.luck.seed.hex() not in written
    assert "the seed is not shown" in written and "tafelrunde verify" not in written
    assert read_save(tmp_path / "game.json").journal.over


def test_the_end_of_input_stores_the_game(
    make_session: MakeSession, play: Play, tmp_path: Path
) -> None:
    written = play(make_session(), "3\n")
    assert f"tafelrunde play heerbann --load {tmp_path / 'game.json'}" in written
    assert not read_save(tmp_path / "game.json").journal.over


def test_a_refused_choice_says_why_and_asks_again(make_session: MakeSession, play: Play) -> None:
    session = make_session()
    seat = play_until(session, "take-card", refused=True)
    off = next(c for c in session.choices(seat) if c.refusal is not None)
    before = len(session.match.entries)
    for line in (f"{off.number}\n", f"?{off.number}\n", f"why {off.label}\n"):
        written = play(session, line)
        assert "no choice of your dice adds up to exactly" in written and "(RE-4.4)" in written
    assert "RE-4.4: You can recruit a character" in written
    assert len(session.match.entries) == before
    assert "not possible" in written


def test_why_of_an_allowed_choice(make_session: MakeSession, play: Play) -> None:
    assert "This is allowed: 2 dice." in play(make_session(), "?2\n")


def test_commands_answer_without_changing_the_game(make_session: MakeSession, play: Play) -> None:
    session = make_session()
    lines = "help\nhint\nlog\nrules re-4.4\nrules nonsense\nundo\nfoo\ndice\n?\n9\n\nquit\n"
    written = play(session, lines)
    for part in (
        "why this is not allowed",
        "% 3 dice",
        "Round 1: ",
        "RE-4.4: You can recruit",
        "There is no rule nonsense here.",
        "There is nothing to undo.",
        "“foo” matches no choice.",
        "“dice” matches several choices: 1 die, 2 dice,",
        "“9” matches no choice.",
    ):
        assert part in written, part
    assert session.match.state.pending() == (0,)


def test_undo_goes_back_to_the_question(make_session: MakeSession, play: Play) -> None:
    session = make_session()
    play_until(session, "commit-cards")
    written = play(session, "1\nundo\n")
    assert "So far: Commit" in written and "Undone." in written
    assert session.picked(0) == []


def test_several_cards_are_committed_in_one_line(make_session: MakeSession, play: Play) -> None:
    session = make_session()
    seat = play_until(session, "commit-cards")
    cards = [c.action.args[0] for c in session.choices(seat)[:2]]
    play(session, "2 1\n")
    told = [t.event.params for t in session.match.told if t.event.key == "committed"]
    assert (0, tuple(cards)) in [(params["seat"], params["cards"]) for params in told]


def test_hints_at_every_question(make_session: MakeSession, play: Play) -> None:
    assert "% 6 dice" in play(make_session(), "", hints=True)  # type: ignore[call-arg]


def test_two_people_get_a_curtain_and_only_their_own_news(
    make_session: MakeSession, play: Play
) -> None:
    session = make_session([])
    written = play(session, "3\n4\n")
    first, second = written.split("Pass the keyboard to Brunhild.")[:2]
    assert "Pass the keyboard to Adalbert." in first
    assert "■ A Adalbert:" in first and "● B Brunhild:" in second
    assert "dice numbers are revealed" not in second.split("Brunhild:")[0]


def test_the_end_tells_only_news(make_session: MakeSession, play: Play) -> None:
    written = play(make_session([]), "1\n" * 900)
    assert written.count("· The age ranks are drawn") == 2, "once to each of the two people"


def test_the_others_are_asked_before_an_undo(make_session: MakeSession, play: Play) -> None:
    for answer, outcome in (("no", "The move stands."), ("y", "Undone.")):
        session = make_session([])
        written = play(session, f"3\n4\nundo\n{answer}\n")
        assert "Does everybody else agree?" in written and outcome in written


def test_saving_on_the_way(make_session: MakeSession, play: Play, tmp_path: Path) -> None:
    place = tmp_path / "here.json"
    assert f"Saved to {place}" in play(make_session(), f"save {place}\n")
    assert read_save(place).seating.bots == ("", "random")
    blocked = tmp_path / "here.json" / "no.json"
    assert "cannot be written" in play(make_session(), f"save {blocked}\n")


def test_german_is_spoken_throughout(make_session: MakeSession, play: Play) -> None:
    written = play(make_session(language="de"), "1\n" * 400)
    assert "Wähle geheim deine Würfelzahl" in written and "Die Partie ist zu Ende" in written
    for english in ("Round", "dice", "cost", "Stored", "Journal:"):
        assert english not in written


def test_later_questions_show_what_changed_and_b_the_whole_table(
    make_session: MakeSession, play: Play
) -> None:
    session = make_session()
    play_until(session, "take-card")
    first = play(session, "")
    area = session.speaker.scene_text(session.scene(0).areas[0].title)
    assert area in first, "the first look is at the whole table"
    session = make_session()
    play_until(session, "take-card")
    written = play(session, "?1\nhint\n1\n1\nb\n")
    table, _, later = written.partition("% ")
    assert area in table
    changes, _, whole = later.rpartition(area)
    assert len(changes.splitlines()) < len(table.splitlines()) * 2
    assert len(whole.splitlines()) > 5


def test_changes_of_a_scene_are_the_new_items_of_its_lists() -> None:
    old = Scene(
        (
            Area("hand", Text("hand"), (Item(Text("a")), Item(Text("b")))),
            Area("map", Text("map"), (Item(Text("x")),), columns=3),
        )
    )
    new = Scene(
        (
            Area("hand", Text("hand"), (Item(Text("b")), Item(Text("c")))),
            Area("map", Text("map"), (Item(Text("y")),), columns=3),
        )
    )
    assert new.changes(old) == Scene((Area("hand", Text("hand"), (Item(Text("c")),)),))
    assert old.changes(old) == Scene(())

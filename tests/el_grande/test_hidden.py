"""Section 7: what seats see and imagine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from el_grande.table import GAME, begun, staged

from tafelrunde.core.actions import SPECTATOR, Action, Event
from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import Luck, head_for
from tafelrunde.core.match import LoggedEvent, Match
from tafelrunde.games.el_grande.state import ElGrande
from tafelrunde.games.el_grande.tables import CASTILLO, members
from tafelrunde.server.loading import record_of
from tafelrunde.server.store import Record
from tafelrunde.server.telling import sight
from tafelrunde.texts import Speaker

SECRET = {"power_retrieval": "secret"}


def play(s: ElGrande, *steps: tuple[int, str, int] | tuple[int, str]) -> None:
    """Checked actions, each with seat, verb and at most one argument."""
    for seat, verb, *args in steps:
        s.play(seat, Action(verb, tuple(args)))


def took_back(value: int) -> ElGrande:
    """Red, who has handed in 4, 9 and 13, took one of them back secretly."""
    given = {"card": "power_card_back", "played": [13, 12], "discard": [[4, 9], []]}
    s = staged(2, given, **SECRET)
    play(s, (0, "special_first"), (0, "take_back", value))
    return s


@pytest.mark.rule("EG-R.20")
def test_eg_r_20_a_secret_retrieval_is_known_to_its_owner_only() -> None:
    s = took_back(9)
    mine, other = GAME.view(s, 0), GAME.view(s, 1)
    assert 9 in mine["hand"][0] and mine["discard"][0] == [4, 13]
    for seen in (other, GAME.view(s, SPECTATOR)):
        assert seen["discard"][0] == [4, 9, 13] and 9 not in seen["hand"][0]
        assert seen["back"] == [1, 0]
    event = next(e for e in s.log or [] if e.key == "power-secretly-back")
    assert event.seen_by(0).params["power"] == 9
    assert "power" not in event.seen_by(1).params


@pytest.mark.rule("EG-R.20")
def test_eg_r_20_the_others_imagine_each_handed_in_card_equally_often() -> None:
    s, rng = took_back(9), FastRng(20)
    found: Counter[int] = Counter()
    for _ in range(600):
        twin = GAME.determinise(s, 1, rng)
        GAME.invariants(twin)
        assert GAME.view(twin, 1) == GAME.view(s, 1)
        found.update(value for value in (4, 9, 13) if twin.hand[0] >> value & 1)
    assert sorted(found) == [4, 9, 13] and min(found.values()) > 150
    own = GAME.determinise(s, 0, rng)
    assert own.hand == s.hand and own.discard == s.discard


@pytest.mark.rule("EG-R.20")
def test_eg_r_20_playing_the_card_shows_it() -> None:
    given = {"hand": [[1, 9], [2, 3]], "played": [0, 0]}
    s = staged(2, given, **SECRET)
    s.back = [0, 1 << 9 | 1 << 4, 0, 1 << 9 | 1 << 4 | 1 << 6]
    s.hand[0] |= 1 << 6
    s.discard[0] &= ~(1 << 6)
    assert GAME.view(s, 1)["back"][0] == 2
    play(s, (0, "play_power", 9))
    assert s.back == [0, 1 << 4 | 1 << 6]
    seen = GAME.view(s, 1)
    assert seen["back"][0] == 1 and 6 not in seen["hand"][0] and 6 in seen["discard"][0]


@pytest.mark.rule("EG-R.20")
def test_eg_r_20_an_ordinary_card_settles_nothing() -> None:
    s = staged(2, {"hand": [[1, 9], [2, 3]]}, **SECRET)
    s.back = [0, 1 << 9 | 1 << 4]
    play(s, (0, "play_power", 1))
    assert s.back == [0, 1 << 9 | 1 << 4]


@pytest.mark.rule("EG-R.20")
@pytest.mark.rule("EG-14.11")
def test_eg_r_20_an_announced_secret_retrieval_does_not_name_the_card() -> None:
    given = {
        "card": "power_card_back",
        "played": [13, 12],
        "discard": [[4, 9], []],
        "vetoes": [[1, 1]],
    }
    s, rng = staged(2, given, **SECRET), FastRng(3)
    play(s, (0, "special_first"), (0, "take_back", 9))
    assert s.pending() == (1,)
    assert 9 not in s.decision(1).params.values()
    choices = set()
    for _ in range(40):
        twin = GAME.determinise(s, 1, rng)
        twin.play(1, Action("pass"))
        choices.add(tuple(members(twin.discard[0])))
    assert choices == {(9, 13), (4, 13), (4, 9)}


@pytest.mark.rule("EG-R.19")
def test_eg_r_19_remaining_power_cards_are_open() -> None:
    s = staged(3, {"discard": [[1], [2, 3], []]})
    seen = GAME.view(s, SPECTATOR)
    assert seen["discard"] == [[1], [2, 3], []]
    assert seen["hand"][1] == [1, *range(4, 14)]


@pytest.mark.rule("EG-11.2")
@pytest.mark.rule("EG-8.2")
def test_eg_8_2_a_set_disc_is_in_no_view_and_imagined_anew() -> None:
    s = staged(3, {"phase": "scoring", "round": 3, "castillo": "R1 B1 Y1", "starter": 0})
    before = [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)]
    play(s, (0, "set_disc", 4))
    assert [GAME.view(s, seat) for seat in (1, 2, SPECTATOR)] == before
    rng = FastRng(1)
    twins = [GAME.determinise(s, 1, rng) for _ in range(60)]
    assert len({twin.picks(0)[0].args[0] for twin in twins}) == 8
    assert all(GAME.determinise(s, 0, rng).picks(0) == s.picks(0) for _ in range(5))


@pytest.mark.rule("EG-7.2")
@pytest.mark.rule("EG-7.3")
def test_eg_7_3_the_castillo_can_be_worked_out_but_stands_in_no_view() -> None:
    one = staged(2, {"castillo": "R3", "court": [4, 7]})
    view = GAME.view(one, 1)
    assert view["castillo"] == [None, None]
    open_ones = view["province"][0] + view["court"][0] + sum(r[0] for r in view["regions"])
    assert 30 - open_ones == 3


@pytest.mark.rule("EG-R.3")
@pytest.mark.rule("EG-R.31")
def test_eg_r_3_nobody_is_named_while_discs_are_set_at_a_general_scoring() -> None:
    for language in ("de", "en"):
        speaker = Speaker(GAME, language, ["Ana", "Ben", "Eva"])
        text = speaker.waiting("disc-castillo", [0, 2])
        assert not any(name in text for name in speaker.seat_names)


def at_the_discs(castillo: str, **options: str) -> Match:
    """A table of three at the first general scoring."""
    chosen = GAME.resolve(options)
    match = Match(GAME, head_for(GAME, chosen, 3, Luck(fast=1)), FastRng(1))
    given = {"phase": "scoring", "round": 3, "castillo": castillo, "starter": 0}
    match.state = staged(3, given, **options)
    return match


@pytest.mark.rule("EG-R.3")
@pytest.mark.parametrize("display", ["hidden", "own"])
def test_eg_r_3_nobody_sees_who_else_sets_a_disc_at_a_general_scoring(display: str) -> None:
    match = at_the_discs("R2 Y1", castillo_display=display)
    shown = {seat: match.observe(seat) for seat in (0, 1, 2, SPECTATOR)}
    for seat, own in ((0, [0]), (1, []), (2, [2]), (SPECTATOR, [])):
        assert shown[seat]["asked"] == shown[seat]["pending"] == own
    match.submit(0, Action("set_disc", (3,)))
    for seat in (1, 2, SPECTATOR):
        assert match.observe(seat) == shown[seat], "an answer of somebody else is not noticed"
    assert match.observe(0)["asked"] == [0] and match.observe(0)["pending"] == []
    assert match.state.pending() == (2,), "whoever has caballeros there is asked all the same"


@pytest.mark.rule("EG-R.3")
def test_eg_r_3_the_record_of_a_table_names_nobody_either() -> None:
    record = Record(
        id="t", game=GAME.id, version=1, pack="", options={}, players=3, seed=b"", salt="",
        invite="", open=False, owner="", status="playing", pending=[1], winners=[], undo=[],
        entries=0, digest="", forked=False, created=0, updated=0,
    )  # fmt: skip
    assert record_of(record, at_the_discs("R2 Y1")).pending == []


@pytest.mark.rule("EG-R.3")
def test_eg_r_3_where_the_castillo_lies_open_everybody_sees_who_sets_a_disc() -> None:
    seen = at_the_discs("R2 Y1", castillo_display="all").observe(1)
    assert seen["asked"] == seen["pending"] == [0, 2]


@pytest.mark.rule("EG-R.3")
def test_eg_r_3_other_discs_have_a_public_reason() -> None:
    match = at_the_discs("R2")
    s = staged(3, {"card": "secret_scoring", "seville": "B1"})
    play(s, (0, "special_first"), (0, "execute"))
    match.state = s
    assert match.observe(SPECTATOR)["pending"] == [0, 1, 2]


def test_unseen_cards_are_public_and_their_order_does_not_exist() -> None:
    s = begun(4)
    view = GAME.view(s, SPECTATOR)
    assert sum(view["unseen"]) == 45 - 4
    assert "stacks" not in view


@pytest.mark.rule("EG-R.2")
@pytest.mark.parametrize(
    ("display", "facts", "state"),
    [
        ("hidden", {}, "covered"),
        ("own", {"in-b": (1, 0, 0)}, ""),
        ("all", {"in-a": (3, 0, 0), "in-b": (1, 0, 0), "in-c": (0, 0, 0)}, ""),
    ],
)
def test_eg_r_2_the_table_shows_of_the_castillo_what_was_agreed(
    display: str, facts: dict[str, object], state: str
) -> None:
    s = staged(3, {"castillo": "R3 B1"}, castillo_display=display)
    areas = GAME.scene(GAME.view(s, 1), 1).areas
    item = next(i for area in areas for i in area.items if i.element == "place:9")
    assert {f.key: f.value for f in item.facts if f.key != "values"} == facts
    assert item.state == state


@pytest.mark.rule("EG-R.38")
def test_eg_r_38_a_disc_laid_down_is_final() -> None:
    match = Match(GAME, head_for(GAME, GAME.resolve({}), 2, Luck(fast=1)), FastRng(1)).begin()
    rng = FastRng(2)
    checked = False
    while not match.state.over:
        seat = match.state.pending()[0]
        actions = match.state.legal(seat)
        match.submit(seat, actions[rng.below(len(actions))])
        if match.state.picks(seat):
            assert match.undo_right(seat) == ""
            checked = True
    assert checked


@pytest.mark.rule("EG-R.3")
def test_eg_r_3_the_chronicle_leaves_out_what_went_into_the_castillo() -> None:
    begins = Event("EG-2.1", "round-begins", {"round": 2})
    opened = Event("EG-9.1", "scored", {"place": CASTILLO})
    into = [
        Event("EG-5.2", "placed", {"seat": 0, "place": CASTILLO}),
        Event("EG-12.10", "moved", {"seat": 1, "color": 2, "source": 4, "target": CASTILLO}),
        Event("EG-5.2", "placed", {"seat": 0, "place": 4}),
    ]
    general = Event("EG-8.1", "general-scoring", {"round": 3})
    s = staged(2, {})

    def untold(*events: Event, **options: str) -> list[int]:
        view: Any = GAME.view(s, 0) | options
        return GAME.untold(view, [LoggedEvent(0, event) for event in events])

    assert untold(begins, *into) == []
    assert untold(begins, *into, begins) == untold(begins, *into, general) == [1, 2]
    assert untold(begins, *into, begins, into[0]) == [1, 2]
    assert untold(begins, *into, begins, opened) == []
    assert untold(*into, begins, opened, into[0], begins) == [5]
    assert untold(begins, *into, begins, castillo_display="own") == []


def test_every_table_hears_what_its_chronicle_leaves_out() -> None:
    head = head_for(GAME, GAME.resolve({}), 2, Luck(1, ""))
    match = Match(GAME, head, FastRng(1)).begin()
    assert "untold" not in sight(match, 0).view
    match.told.append(LoggedEvent(0, Event("", "placed", {"seat": 0, "place": CASTILLO})))
    match.told.append(LoggedEvent(0, Event("", "round-begins", {"round": 2})))
    left_out = len(match.told) - 2
    assert sight(match, SPECTATOR).view["untold"] == [left_out]

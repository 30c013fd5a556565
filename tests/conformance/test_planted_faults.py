"""The checks bite: each of these faults, planted into the toy game, is found by its check."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conformance.planted import Bent, Patch, found
from hinterhalt import sequence, views
from hinterhalt.ambush import Answer
from hinterhalt.game import HinterhaltGame
from hinterhalt.state import Hinterhalt
from hinterhalt.turn import March, Turn
from hinterhalt.verbs import HALT, ONWARD, RAID

from tafelrunde.board.scene import Area, Scene
from tafelrunde.core.actions import Action, Refusal
from tafelrunde.core.chance import Rng
from tafelrunde.core.codes import Offers, verb_of
from tafelrunde.core.flow import Next
from tafelrunde.core.game import Side
from tafelrunde.core.state import State
from tafelrunde.sim.balance import Balance, Scores
from tafelrunde.testing import conformance as kit
from tafelrunde.testing import wording
from tafelrunde.texts import LANGUAGES

# -- 1: games end


def test_dead_end_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(March, "ways", lambda self, s, seat, out: None)
    assert "has no answer" in found(kit.check_ends, HinterhaltGame())


def test_endless_game_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(March, "went", lambda self, s, a: self.go_on(s))
    assert "no end after" in found(kit.check_ends, HinterhaltGame())


def test_game_without_a_winner_is_found(monkeypatch: Patch) -> None:
    honest = sequence.Play.rounded

    def drawn(self: sequence.Play, s: Hinterhalt, value: object) -> Next:
        after = honest(self, s, value)
        s.winners = ()
        return after

    monkeypatch.setattr(sequence.Play, "rounded", drawn)
    assert "winners ()" in found(kit.check_ends, HinterhaltGame())


# -- 2: legality exists once


def test_rule_that_is_not_enforced_is_found(monkeypatch: Patch) -> None:
    class Lenient(Bent):
        def explain(self, seat: int, action: Action) -> Refusal | None:
            no = super().explain(seat, action)
            return None if no is not None and no.rule == "HIN-3.5" else no

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", Lenient)
    assert "allowed, but in the decision: False" in found(kit.check_legality, HinterhaltGame())


def test_refusal_by_a_rule_that_does_not_exist_is_found(monkeypatch: Patch) -> None:
    def refused(self: Turn, s: Hinterhalt, seat: int, a: int) -> Refusal | None:
        return Refusal("HIN-99.1", "not-here", {"target": 0}) if verb_of(a) == RAID else None

    monkeypatch.setattr(Turn, "plan_refused", refused)
    assert "HIN-99.1, which is no rule" in found(kit.check_legality, HinterhaltGame())


@pytest.mark.parametrize("quick", [True, False])
def test_refusal_that_depends_on_who_asks_is_found(monkeypatch: Patch, quick: bool) -> None:
    honest = Turn.plan_refused

    def refused(self: Turn, s: Hinterhalt, seat: int, a: int) -> Refusal | None:
        return None if s.quick is quick else honest(self, s, seat, a)

    monkeypatch.setattr(Turn, "plan_refused", refused)
    assert "when nobody asks why" in found(kit.check_ends, HinterhaltGame())


def test_answer_offered_twice_is_found(monkeypatch: Patch) -> None:
    def twice(self: March, s: Hinterhalt, seat: int, out: Offers) -> None:
        out.add(HALT)
        out.add(HALT)

    monkeypatch.setattr(March, "ways", twice)
    assert "offered twice" in found(kit.check_legality, HinterhaltGame())


def test_question_that_changes_the_position_is_found(monkeypatch: Patch) -> None:
    def counting(self: March, s: Hinterhalt, seat: int, out: Offers) -> None:
        self.left += 1
        out.add(ONWARD)
        out.add(HALT)

    monkeypatch.setattr(March, "ways", counting)
    assert "changed the position" in found(kit.check_legality, HinterhaltGame())


def test_malformed_action_that_raises_is_found(monkeypatch: Patch) -> None:
    class Trusting(Bent):
        def malformed(self, action: Action) -> Refusal | None:
            return None if action.args[0] else super().malformed(action)

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", Trusting)
    assert "raises" in found(kit.check_malformed, HinterhaltGame())


def test_malformed_action_that_is_taken_is_found(monkeypatch: Patch) -> None:
    class Lenient(Bent):
        def malformed(self, action: Action) -> Refusal | None:
            return None if action.args == (True,) else super().malformed(action)

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", Lenient)
    assert "malformed" in found(kit.check_malformed, HinterhaltGame())


# -- 3: copies


def cloning(change: Callable[[Hinterhalt, Hinterhalt], None]) -> type[Hinterhalt]:
    class Careless(Bent):
        def clone(self) -> Hinterhalt:
            n = super().clone()
            change(self, n)
            return n

        def to_json(self) -> dict[str, Any]:
            return {**super().to_json(), "@": "Hinterhalt"}

        def load(self, value: Any, frames: Any, limited: bool = False) -> None:
            super().load({**value, "@": "Careless"}, frames, limited)

    return Careless


@pytest.mark.parametrize("name", ["site", "hand", "discard", "deck"])
def test_clone_that_shares_a_part_is_found(monkeypatch: Patch, name: str) -> None:
    def share(s: Hinterhalt, n: Hinterhalt) -> None:
        setattr(n, name, getattr(s, name))

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", cloning(share))
    assert f"shares Careless.{name}" in found(kit.check_copies, HinterhaltGame())


def test_clone_that_shares_a_zone_in_a_list_is_found(monkeypatch: Patch) -> None:
    def share(s: Hinterhalt, n: Hinterhalt) -> None:
        n.hand = list(s.hand)

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", cloning(share))
    assert "shares Careless.hand[0]" in found(kit.check_copies, HinterhaltGame())


def test_frame_that_changes_its_caller_is_found(monkeypatch: Patch) -> None:
    honest = Answer.answered

    def meddling(self: Answer, s: Hinterhalt, a: int) -> Next:
        if isinstance(self.up, March):
            self.up.attacker = 1 if self.up.attacker == 0 else 0
        return honest(self, s, a)

    monkeypatch.setattr(Answer, "answered", meddling)
    assert "playing on with a clone changed its" in found(kit.check_copies, HinterhaltGame())


def test_dealing_anew_that_changes_a_waiting_frame_is_found(monkeypatch: Patch) -> None:
    honest = HinterhaltGame.determinise

    def meddling(self: HinterhaltGame, s: Hinterhalt, seat: int, rng: Rng) -> Hinterhalt:
        t = honest(self, s, seat, rng)
        if isinstance(t.top.up, March):
            t.top.up.attacker = 0
        return t

    monkeypatch.setattr(HinterhaltGame, "determinise", meddling)
    assert "dealing anew changed the original" in found(kit.check_copies, HinterhaltGame())


def test_frame_whose_copy_is_of_another_class_is_found(monkeypatch: Patch) -> None:
    class Other(sequence.Play):
        pass

    monkeypatch.setattr(sequence.Play, "clone", lambda self: Other())
    assert "the copy of a Play is not one" in found(kit.check_copies, HinterhaltGame())


def test_clone_that_forgets_a_field_is_found(monkeypatch: Patch) -> None:
    def forget(s: Hinterhalt, n: Hinterhalt) -> None:
        n.round = 0

    monkeypatch.setattr("hinterhalt.game.Hinterhalt", cloning(forget))
    assert "clone differs" in found(kit.check_copies, HinterhaltGame())


def test_rule_that_is_not_deterministic_is_found(monkeypatch: Patch) -> None:
    calls: list[int] = []
    honest = March.start

    def moody(self: March, s: Hinterhalt) -> Next:
        calls.append(1)
        after = honest(self, s)
        s.site[self.seat] -= len(calls) % 2
        return after

    monkeypatch.setattr(March, "start", moody)
    assert "the second time" in found(kit.check_copies, HinterhaltGame())


def test_secret_memory_outside_the_state_is_found_by_the_replay(monkeypatch: Patch) -> None:
    class Counting(HinterhaltGame):
        tables_used = 0

        def prepare(self, options: Any, players: int) -> Hinterhalt:
            s = super().prepare(options, players)
            Counting.tables_used += 1
            s.last_round -= Counting.tables_used % 2
            return s

    assert "does not replay" in found(kit.check_replay, Counting())


def test_trace_of_a_move_taken_back_is_found(monkeypatch: Patch) -> None:
    marched: list[int] = []
    honest = Turn.planned

    def remembering(self: Turn, s: Hinterhalt, a: int) -> Next:
        marched.append(self.seat)
        s.discard.sort(reverse=len(marched) % 2 == 0)
        return honest(self, s, a)

    monkeypatch.setattr(Turn, "planned", remembering)
    assert found(kit.check_replay, HinterhaltGame())


# -- 6 to 8: invariants, texts, board


def test_lost_card_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr("hinterhalt.sequence.spend", lambda s, seat, card: s.hand[seat].take(card))
    assert "invariant" in found(kit.check_invariants, HinterhaltGame())


class Retold(HinterhaltGame):
    """The toy game with texts of its own."""


@pytest.fixture
def retold(tmp_path: Path, monkeypatch: Patch) -> Path:
    """A copy of the toy game's folder whose texts may be changed."""
    folder = tmp_path / "hinterhalt"
    shutil.copytree(HinterhaltGame.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(Retold, "folder", folder)
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_copied_texts_are_in_order(retold: Path) -> None:
    wording.check_texts(Retold(), 1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("event-halted =", "event-stopped =", "event-halted is missing in de"),
        ("{ $seat } rastet", "Jemand rastet", "event-rested has other parameters in de"),
        ("event-rested =", "event-rested ist", "not Fluent"),
        ("event-rested =", "event-halted = x\nevent-rested =", "event-halted is written twice"),
    ],
)
def test_text_missing_in_one_language_is_found(
    retold: Path, old: str, new: str, complaint: str
) -> None:
    change(retold / "text" / "de.ftl", old, new)
    assert complaint in found(wording.check_texts, Retold())


@pytest.mark.parametrize(
    "key",
    ["verb-march", "option-rounds-4", "event-eliminated", "refusal-valley-is-safe", "scene-site"],
)
def test_text_missing_in_both_languages_is_found(retold: Path, key: str) -> None:
    for language in LANGUAGES:
        change(retold / "text" / f"{language}.ftl", f"\n{key} =", "\nsomething-else =")
    assert f"no message '{key}'" in found(wording.check_texts, Retold())


def test_placeholder_that_no_event_fills_is_found(retold: Path) -> None:
    for language in LANGUAGES:
        path = retold / "text" / f"{language}.ftl"
        change(path, "event-rested = { $seat }", "event-rested = { $seat } { $where }")
    assert "event-rested" in found(wording.check_texts, Retold())


def test_placeholder_that_only_the_informed_can_fill_is_found(retold: Path) -> None:
    """A sentence with the secret part must not be the one for everybody."""
    for language in LANGUAGES:
        path = retold / "text" / f"{language}.ftl"
        text = path.read_text()
        start = text.index("event-foraged =")
        end = text.index("event-discarded =")
        path.write_text(f"{text[:start]}event-foraged = {{ $seat }}: {{ $card }}\n{text[end:]}")
    assert "event-foraged" in found(wording.check_texts, Retold())


def test_element_that_is_not_on_the_board_is_found() -> None:
    class Bare(HinterhaltGame):
        def scene(self, view: views.View, seat: int) -> Scene:
            areas = super().scene(view, seat).areas
            return Scene(tuple([area for area in areas if area.id != "flanks"]))

    assert "names flank:" in found(kit.check_board, Bare())


def test_hand_that_is_not_on_the_board_is_found() -> None:
    class Covered(HinterhaltGame):
        def scene(self, view: views.View, seat: int) -> Scene:
            def hidden(area: Area) -> Area:
                return area._replace(items=()) if area.id == f"hand-{seat}" else area

            return Scene(tuple([hidden(area) for area in super().scene(view, seat).areas]))

    assert "names card:" in found(kit.check_board, Covered())


# -- 9: sides


class Uphill(HinterhaltGame):
    """The first caravan climbs, the others come down."""

    told = (Side("up", "hinauf", "up", 0), Side("down", "hinab", "down", 1))

    def sides(self, players: int) -> list[Side]:
        return list(self.told)

    def balance(self) -> Balance[State]:
        class Told(Scores):
            def sides(self, s: State) -> list[str]:
                return ["up", *["down"] * (s.players - 1)]

        return Told()


def test_sides_that_the_rules_know_pass() -> None:
    kit.check_sides(Uphill(), 1)


@pytest.mark.parametrize(
    ("side", "words"),
    [
        (Side("down", "hinab", "down", 2), "no seat of its own"),
        (Side("down", "hinab", "down", 0), "no seat of its own"),
        (Side("along", "entlang", "along", 1), "seat 1 is down, not along"),
    ],
)
def test_side_on_a_seat_that_it_has_not_is_found(side: Side, words: str) -> None:
    class Lost(Uphill):
        told = (Uphill.told[0], side)

    assert words in found(kit.check_sides, Lost())

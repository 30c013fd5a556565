"""What the page's types are generated from is what is really told."""

from __future__ import annotations

import re
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tafelrunde.board.contract import Contract, Nothing
from tafelrunde.board.scene import AnyTableGame
from tafelrunde.core.actions import SPECTATOR, Event
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.data import plain
from tafelrunde.core.flow import ASK
from tafelrunde.core.match import LoggedEvent
from tafelrunde.games import game_types, load_game
from tafelrunde.server import typescript
from tafelrunde.server.wire import encode
from tafelrunde.testing.walks import Setting, act, pick, settings

GAMES = [name for name, game in game_types().items() if game.contract is not None]
STEPS = 150  # of one game; every few of them is looked at closely
TABLES = 6


def fits(value: object, kind: type, where: str) -> None:
    """A value has exactly the fields that are declared, with their types, also on the wire."""
    hints = get_type_hints(kind, include_extras=True)
    needed = {name for name, part in hints.items() if get_origin(part) is not NotRequired}
    needed -= set(kind.__dict__["__optional_keys__"])
    told: dict[str, Any] = msgspec.json.decode(encode(value))
    assert needed <= set(told) <= set(hints), f"{where}: {sorted(set(told) ^ set(hints))}"
    try:
        msgspec.json.decode(encode(value), type=kind)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{where}: {error}") from error


def check_position(game: AnyTableGame, contract: Contract, s: Any, observer: int) -> None:
    """View, aids, preview and question of one observer are what is declared."""
    view = game.view(s, observer)
    fits(view, contract.view, "view")
    fits(game.aids(view, observer), contract.aids, "aids")
    offers = s.legal(observer) if observer in s.pending() else []
    fits(game.weigh(view, observer, offers), contract.weighed, "weighed")
    if observer in s.pending():
        fits(game.preview(s, observer), contract.preview, "preview")
    if s.wait.tag == ASK and contract.about is not Nothing:
        read = get_type_hints(contract.about)
        about = plain(s.top.about(s, SPECTATOR))
        fits({k: v for k, v in about.items() if k in read}, contract.about, s.prompt)


def check_event(contract: Contract, event: Event) -> None:
    """An event that the page reads has the parameters that it relies on."""
    kinds = get_type_hints(contract.events)
    for observer in (*event.to, SPECTATOR):
        if event.key in kinds:
            seen = event.seen_by(observer)
            fits(plain(seen.params), kinds[event.key], event.key)


def walked(game: AnyTableGame, contract: Contract, setting: Setting, number: int) -> None:
    rng = FastRng(seed_for("contract", game.id, number))
    s = game.new(setting.options, setting.players)
    s.log = []
    s.settle(rng)
    told, s.log = s.log, None
    every: list[LoggedEvent] = []
    for step in range(STEPS):
        for event in told:
            check_event(contract, event)
        every += [LoggedEvent(step, event) for event in told]
        fits(game.recap(every, ()), contract.recap, "recap")
        if step % 10 == 0 or s.over:
            for observer in setting.observers():
                check_position(game, contract, s, observer)
        if s.over:
            return
        told = act(s, *pick(s, rng), rng)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_has_the_types_that_the_page_relies_on(name: str) -> None:
    game = load_game(name)
    assert game.contract is not None
    for number, setting in enumerate(settings(game)[:TABLES]):
        walked(game, game.contract, setting, number)


@pytest.mark.parametrize("name", GAMES)
def test_events_and_questions_of_a_contract_exist(name: str) -> None:
    game = load_game(name)
    assert game.contract is not None
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    events = set(re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE))
    prompts = set(re.findall(r"^prompt-([a-z_-]+) =", text, re.MULTILINE))
    assert set(get_type_hints(game.contract.events)) <= events
    assert set(get_args(game.contract.prompts)) <= prompts


@pytest.mark.interpreted  # the compiled tree has no page beside it
def test_the_types_of_the_page_are_fresh() -> None:
    stale = [p for p, text in typescript.written().items() if p.read_text("utf-8") != text]
    assert stale == []


def test_a_renamed_field_makes_the_types_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_types()["heerbann"]
    assert game.contract is not None
    before = typescript.game_text("heerbann", game.contract)
    monkeypatch.setitem(game.contract.view.__annotations__, "renamed", "int")
    assert "renamed: number" in typescript.game_text("heerbann", game.contract)
    assert "renamed" not in before


def test_what_has_no_counterpart_is_refused() -> None:
    with pytest.raises(typescript.NotTranslatable, match="set"):
        typescript.Types().of(set[int])

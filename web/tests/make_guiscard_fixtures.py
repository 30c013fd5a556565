"""Records real messages of guiscard tables: python web/tests/make_guiscard_fixtures.py."""

from __future__ import annotations

from typing import Any

from make_fixtures import OBSERVER, SALT, message, write

from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.catalogue import one_game

SCENARIOS = (("s04", False), ("s04", True), ("s01", False), ("s03", False))
LAST_EVENTS = 30
BOLD = 0.3  # how often somebody does anything at all


def told(match: Match) -> dict[str, Any]:
    """A message with the end of its chronicle; the board draws its hexes from the view alone."""
    found = message(match)
    areas = found["scene"]["areas"]
    found["scene"]["areas"] = [area for area in areas if area["id"] != "map"]
    found["table"]["seats"] = found["table"]["seats"][: match.state.players]
    found["events"] = found["events"][-LAST_EVENTS:]
    found["seq"] = len(found["events"])
    return found


def weight(found: dict[str, Any]) -> tuple[int, int]:
    """How much a message has to show."""
    preview = found["view"].get("preview") or {}
    return (len(found["view"]["game"]["charges"]) + bool(preview), len(found["choices"]))


def note(states: dict[str, Any], match: Match) -> None:
    """Keep the richest question of each kind."""
    if OBSERVER not in match.state.pending():
        return
    key = match.observe(OBSERVER)["prompt"]
    if key in states and len(match.state.decision(OBSERVER).actions) < len(states[key]["choices"]):
        return
    found = told(match)
    if key not in states or weight(found) > weight(states[key]):
        states[key] = found


def play(game: Any, number: int, states: dict[str, Any]) -> None:
    """One game of bold people."""
    scenario, swapped = SCENARIOS[number]
    options = game.resolve({"scenario": scenario, "swapped": swapped})
    luck = committed(bytes([number + 1] * 32), SALT)
    match = Match(game, head_for(game, options, 2, luck), luck.rng()).begin()
    rng = FastRng(number + 1)
    advice = game.heuristics()
    while not match.state.over:
        note(states, match)
        seat = match.state.to_move()
        actions = match.state.decision(seat).actions
        weights = advice.weights(match.state, seat, actions)
        best = max(range(len(actions)), key=lambda i: weights[i])
        bold = rng.below(100) < 100 * BOLD
        match.submit(seat, actions[rng.below(len(actions)) if bold else best])
    states["over"] = told(match)


def main() -> None:
    game = load_game("guiscard")
    states: dict[str, Any] = {}
    for number in range(len(SCENARIOS)):
        play(game, number, states)
    write("guiscard-game", one_game("guiscard"))
    write("guiscard-states", states)


if __name__ == "__main__":
    main()

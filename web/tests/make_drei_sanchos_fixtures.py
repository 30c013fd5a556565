"""Records real messages of drei_sanchos tables: python web/tests/make_drei_sanchos_fixtures.py."""

from __future__ import annotations

from typing import Any

from make_fixtures import OBSERVER, SALT, message, write

from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.catalogue import one_game

GAMES = 6
LAST_EVENTS = 40
DULL = ("stop", "pass", "wait", "let_be")


def told(match: Match, last_events: int) -> dict[str, Any]:
    """A message with the end of its chronicle."""
    found = message(match)
    found["table"]["seats"] = found["table"]["seats"][: match.state.players]
    found["events"] = found["events"][-last_events:]
    found["seq"] = len(found["events"])
    return found


def note(states: dict[str, Any], match: Match, name: str) -> None:
    """Keep the richest question of each kind."""
    if OBSERVER not in match.state.pending():
        return
    key = f"{name}-{match.observe(OBSERVER)['prompt']}"
    size = len(match.state.decision(OBSERVER).actions)
    if key not in states or size > len(states[key]["choices"]):
        states[key] = told(match, LAST_EVENTS)


def main() -> None:
    game = load_game("drei_sanchos")
    states: dict[str, Any] = {}
    for number in range(GAMES):
        solo = number % 2
        options = game.resolve({"el_cid": True, "level": "epic" if solo else "normal"})
        luck = committed(bytes([number] * 32), SALT)
        match = Match(game, head_for(game, options, 1 if solo else 3, luck), luck.rng()).begin()
        rng = FastRng(number + 1)
        name = "solo" if solo else "three"
        while not match.state.over:
            note(states, match, name)
            seat = match.state.to_move()
            actions = match.state.decision(seat).actions
            useful = [a for a in actions if a.verb not in DULL] or actions
            match.submit(seat, useful[rng.below(len(useful))])
        states[f"{name}-over"] = told(match, LAST_EVENTS)
    write("drei_sanchos-game", one_game("drei_sanchos"))
    write("drei_sanchos-states", states)


if __name__ == "__main__":
    main()

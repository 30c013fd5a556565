"""Records real messages of Vetternkrieg tables: python web/tests/make_vetternkrieg_fixtures.py."""

from __future__ import annotations

from typing import Any

from make_fixtures import OBSERVER, SALT, message, write

from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.catalogue import one_game

GAMES = 12
LAST_EVENTS = 40  # enough for the latest clash
WAITING = ("announce", "believe-or-doubt", "last-card-attacker", "adjust-die")


def told(match: Match) -> dict[str, Any]:
    """A message of a table with two seats and the end of its chronicle."""
    found = message(match)
    found["table"]["seats"] = found["table"]["seats"][: match.head.players]
    found["events"] = found["events"][-LAST_EVENTS:]
    found["seq"] = len(found["events"])
    return found


def note(states: dict[str, Any], match: Match) -> None:
    """Keep the richest question of each kind, and what the other seat sees of a battle."""
    prompt = match.observe(OBSERVER)["prompt"]
    if OBSERVER in match.state.pending():
        if match.state.picks(OBSERVER):
            return
        size = len(match.state.decision(OBSERVER).actions)
        if prompt not in states or size > len(states[prompt]["choices"]):
            states[prompt] = told(match)
    elif prompt in WAITING and f"{prompt} (waiting)" not in states:
        states[f"{prompt} (waiting)"] = told(match)


def main() -> None:
    game = load_game("vetternkrieg")
    states: dict[str, Any] = {}
    for number in range(GAMES):
        luck = committed(bytes([number] * 32), SALT)
        head = head_for(game, game.resolve({"twists_enabled": True}), 2, luck)
        match = Match(game, head, luck.rng()).begin()
        rng = FastRng(number + 1)
        while not match.state.over:
            note(states, match)
            seat = match.state.to_move()
            actions = match.state.decision(seat).actions
            match.submit(seat, actions[rng.below(len(actions))])
        states["over"] = told(match)
    write("vetternkrieg-game", one_game("vetternkrieg"))
    write("vetternkrieg-states", states)


if __name__ == "__main__":
    main()

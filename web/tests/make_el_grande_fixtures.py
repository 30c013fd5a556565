"""Records real messages of El Grande tables: python web/tests/make_el_grande_fixtures.py."""

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
NAMES = ("Anna", "Bertram", "Clara", "Dietrich", "Elisabeth")


def told(match: Match, last_events: int) -> dict[str, Any]:
    """A message of a table with five seats and the end of its chronicle."""
    found = message(match)
    first = found["table"]["seats"][0]
    found["table"]["seats"] = [
        {**first, "seat": seat, "name": name, "mine": seat == OBSERVER}
        for seat, name in enumerate(NAMES)
    ]
    found["events"] = found["events"][-last_events:]
    found["seq"] = len(found["events"])
    return found


def note(states: dict[str, Any], match: Match) -> None:
    """Keep the richest question of each kind."""
    if OBSERVER not in match.state.pending() or match.state.picks(OBSERVER):
        return
    prompt = match.observe(OBSERVER)["prompt"]
    size = len(match.state.decision(OBSERVER).actions)
    if prompt not in states or size > len(states[prompt]["choices"]):
        states[prompt] = told(match, LAST_EVENTS)


def main() -> None:
    game = load_game("el_grande")
    states: dict[str, Any] = {}
    for number in range(GAMES):
        luck = committed(bytes([number] * 32), SALT)
        head = head_for(game, game.resolve({}), len(NAMES), luck)
        match = Match(game, head, luck.rng()).begin()
        rng = FastRng(number + 1)
        while not match.state.over:
            note(states, match)
            seat = match.state.to_move()
            actions = match.state.decision(seat).actions
            useful = [a for a in actions if a.verb not in ("stop", "skip")] or actions
            match.submit(seat, useful[rng.below(len(useful))])
    states["over"] = told(match, len(match.events(OBSERVER)))
    write("el_grande-game", one_game("el_grande"))
    write("el_grande-states", states)


if __name__ == "__main__":
    main()

"""Records real messages of a Heerbann table for the tests: python web/tests/make_fixtures.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tafelrunde.core.chance import FastRng
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.catalogue import one_game
from tafelrunde.server.telling import sight
from tafelrunde.server.wire import encode, event_to

HERE = Path(__file__).parent / "fixtures"
SEED = bytes(range(32))
SALT = "0123456789abcdef"
NAMES = ("Anna", "Bertram", "Clara")
OBSERVER = 0


def summary(match: Match) -> dict[str, Any]:
    seats = [
        {
            "seat": seat,
            "kind": "person",
            "name": name,
            "bot": None,
            "mine": seat == OBSERVER,
            "connected": True,
        }
        for seat, name in enumerate(NAMES)
    ]
    return {
        "id": "table",
        "game": match.game.id,
        "options": dict(match.options),
        "seats": seats,
        "open": False,
        "status": "over" if match.state.over else "playing",
        "winners": list(match.state.winners),
        "pending": list(match.state.pending()),
        "invite": None,
        "updated": 0,
        "campaign": None,
    }


def message(match: Match) -> dict[str, Any]:
    seen = sight(match, OBSERVER)
    events = [event_to(told.event) for told in match.events(OBSERVER)]
    luck = match.head.luck
    return {
        "t": "state",
        "table": summary(match),
        "observer": OBSERVER,
        "curtain": None,
        "seq": len(events),
        "since": 0,
        "decision": match.decision_id(OBSERVER),
        "view": seen.view,
        "scene": seen.scene,
        "choices": seen.choices,
        "events": events,
        "film": [],
        "undone": [],
        "undo": match.undo_right(OBSERVER),
        "undo_seat": OBSERVER if match.undo_right(OBSERVER) else None,
        "undo_asked": None,
        "luck": {
            "commitment": luck.commitment,
            "salt": luck.salt,
            "seed": SEED.hex() if match.state.over else None,
        },
    }


def write(name: str, value: Any) -> None:
    (HERE / f"{name}.json").write_bytes(encode(value) + b"\n")


def main() -> None:
    game = load_game("heerbann")
    luck = committed(SEED, SALT)
    head = head_for(game, game.resolve({}), len(NAMES), luck)
    match = Match(game, head, luck.rng()).begin()
    rng = FastRng(7)
    states: dict[str, Any] = {}
    while not match.state.over:
        seat = match.state.to_move()
        prompt = match.observe(OBSERVER)["prompt"]
        decision = match.state.decision(seat)
        if OBSERVER in match.state.pending() and not match.state.picks(OBSERVER):
            told = message(match)
            best = states.setdefault(prompt, told)
            if len(told["choices"]) > len(best["choices"]):  # the richest question of each kind
                states[prompt] = told
        actions = decision.actions
        takes = [a for a in actions if a.verb in ("take", "roll")]
        pool = takes or actions
        match.submit(seat, pool[rng.below(len(pool))])
    states["over"] = message(match)
    write("game", one_game("heerbann"))
    write("states", states)
    write("journal", match.journal().to_json())


if __name__ == "__main__":
    main()

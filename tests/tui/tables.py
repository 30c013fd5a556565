"""Steps that the tests of the terminal share."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tafelrunde.games.heerbann.state import Heerbann
from tafelrunde.tui.session import Session

MakeSession = Callable[..., Session]


def settle(session: Session) -> int:
    """Let the bots answer; the person who is asked then."""
    while (bot := session.waiting_bot()) is not None:
        session.match.submit(bot, session.think(bot))
    asked = session.asked()
    assert asked is not None
    return asked


def play_until(session: Session, prompt: str, refused: bool = False, province: int = 0) -> int:
    """Play on until a person is asked this, if wanted with a refused choice or that late."""
    while True:
        seat = settle(session)
        choices = session.choices(seat)
        allowed = [c for c in choices if c.refusal is None]
        state = cast(Heerbann, session.match.state)
        asked = state.decision(seat).prompt == prompt and state.ordinal >= province
        if asked and (not refused or len(allowed) < len(choices)):
            return seat
        dice = [c for c in allowed if c.action.verb == "take"]
        session.answer(seat, [(dice or allowed[-1:])[0].action])

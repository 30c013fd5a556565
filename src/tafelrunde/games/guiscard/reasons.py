"""For questions whose answers are few: is somebody trying anything else?"""

from __future__ import annotations

from tafelrunde.core.actions import Action


def unlisted(a: Action, verb: str, offered: list[Action]) -> bool:
    """Whether an action has this verb but is not among the answers."""
    return a.kind == verb and a not in offered

"""For questions whose answers are few: is somebody trying anything else?"""

from __future__ import annotations

from tafelrunde.core.codes import arg, kind
from tafelrunde.core.numbers import i64


def unlisted(a: i64, verb: i64, named: list[int]) -> bool:
    """Whether an action has this verb but names none of these."""
    return kind(a) == verb and arg(a) not in named

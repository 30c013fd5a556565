"""The clocks of a table: how much time each person has, from the server's clock alone.

A clock is plain data that is stored with every move, so it survives a restart; nothing ticks here.
Time runs only for people, and only while they are asked. Where it is secret who is asked there is
one deadline for all, so that no clock tells of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.server.wire import Manners

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE
SECRETLY: Final = 5 * MINUTE  # on live tables, for a question of which nobody knows who is asked
BACK: Final = 30 * SECOND  # at least so much has whoever comes back to a live table


class SeatClocks(Struct, frozen=True):
    """The remaining time of every seat, in milliseconds, as of `at`."""

    at: int = 0
    left: list[int] = []
    runs: list[int] = []  # the seats whose time runs
    until: int = 0  # the common deadline of a question of which it is secret who is asked
    secret: list[int] = []  # the people who are asked then
    away: list[int] = []  # until when each seat is on vacation
    vacation: list[int] = []  # how much of it each seat has left
    parts: list[int] = []  # how often each seat had answered
    high: int = 0  # the most actions that ever counted: taking back gives no time
    actions: int = 0  # that counted at last; fewer mean that somebody has taken something back
    asked: list[int] = []  # what each seat had when it was asked


class Asked(NamedTuple):
    """What clocks need to know of a game."""

    people: list[int]  # the people who are asked
    covered: bool  # whether it is secret who is asked
    parts: list[int]  # how often each seat has answered
    actions: int  # that count


def allowance(manners: Manners) -> int:
    """The initial time on a clock."""
    return manners.days * DAY if manners.clock == "days" else manners.minutes * MINUTE


def begin(manners: Manners, players: int, now: int) -> SeatClocks:
    """The clocks of a new game."""
    if manners.clock == "none":
        return SeatClocks()
    vacation = manners.vacation * DAY if manners.clock == "days" else 0
    zeros = [0] * players
    return SeatClocks(
        now, [allowance(manners)] * players, away=zeros, vacation=[vacation] * players
    )


def left_at(clocks: SeatClocks, seat: int, now: int) -> int:
    """How much time a seat has left at a given time; days off are not counted."""
    if seat not in clocks.runs:
        return clocks.left[seat]
    return clocks.left[seat] - max(0, now - max(clocks.at, clocks.away[seat]))


def settled(clocks: SeatClocks, now: int) -> SeatClocks:
    """The same clocks brought up to the present time."""
    left = [left_at(clocks, seat, now) for seat in range(len(clocks.left))]
    return replace(clocks, at=now, left=left)


def advance(clocks: SeatClocks, manners: Manners, asked: Asked, now: int) -> SeatClocks:
    """The clocks after something happened.

    Days per move: whoever is asked a new question, or again after an answer, has the whole time.
    Live: every answer adds the increment. Only progress counts: a move that was undone and is
    played again adds nothing. A seat whose question disappears because somebody else undoes a move
    gets back the time it had before, so nobody can run down the others' clocks by undoing.
    """
    if not clocks.left:
        return clocks
    before = clocks.parts or [0] * len(clocks.left)
    clocks = settled(clocks, now)
    left = _given_back(clocks, asked)
    further = asked.actions > clocks.high
    for seat in range(len(left)):
        answered = further and asked.parts[seat] > before[seat]
        if manners.clock == "live":
            left[seat] += manners.increment * SECOND if answered else 0
        elif answered or (seat not in clocks.runs and further):
            left[seat] = allowance(manners)
    until, secret = 0, list[int]()
    if asked.covered and asked.people:
        time = manners.days * DAY if manners.clock == "days" else SECRETLY
        again = clocks.until and not further
        until, secret = clocks.until if again else now + time, asked.people
    same = [seat in clocks.runs and asked.parts[seat] == before[seat] for seat in range(len(left))]
    had = clocks.asked or left
    return replace(
        clocks,
        left=left,
        runs=[] if asked.covered else asked.people,
        until=until,
        secret=secret,
        parts=list(asked.parts),
        high=max(clocks.high, asked.actions),
        actions=asked.actions,
        asked=[had[seat] if same[seat] else left[seat] for seat in range(len(left))],
    )


def _given_back(clocks: SeatClocks, asked: Asked) -> list[int]:
    """What each seat has left, including the time of questions that others' undoing removed."""
    left = list(clocks.left)
    if asked.actions < clocks.actions and clocks.asked:
        for seat in [seat for seat in clocks.runs if seat not in asked.people]:
            left[seat] = max(left[seat], clocks.asked[seat])
    return left


def due(clocks: SeatClocks) -> int | None:
    """When the next clock runs out."""
    ends = [max(clocks.at, clocks.away[seat]) + clocks.left[seat] for seat in clocks.runs]
    ends += [max(clocks.until, clocks.away[seat]) for seat in clocks.secret]
    return min(ends, default=None)


def run_out(clocks: SeatClocks, now: int) -> list[int]:
    """The seats that have no time left."""
    out = [seat for seat in clocks.runs if left_at(clocks, seat, now) <= 0]
    late = clocks.until and now >= clocks.until
    return out + [seat for seat in clocks.secret if late and clocks.away[seat] <= now]


def come_back(
    clocks: SeatClocks, manners: Manners, seat: int, is_asked: bool, now: int
) -> SeatClocks:
    """The clocks after a person has taken a seat over, with at least enough time for an answer.

    Not while the seat is asked: nobody gets time for a question by leaving it and coming back.
    """
    if not clocks.left or is_asked:
        return clocks
    clocks = settled(clocks, now)
    left = list(clocks.left)
    if manners.clock == "days":
        left[seat] = allowance(manners)
    else:
        left[seat] = max(left[seat], manners.increment * SECOND, BACK)
    return replace(clocks, left=left)


def leave_for(clocks: SeatClocks, seat: int, days: int, now: int) -> SeatClocks | None:
    """The clocks when a seat takes days off (0 ends them); None if it has too few left.

    Days that were not used come back.
    """
    if not clocks.left:
        return None
    clocks = settled(clocks, now)
    vacation, away = list(clocks.vacation), list(clocks.away)
    vacation[seat] += max(0, away[seat] - now)
    if days * DAY > vacation[seat]:
        return None
    vacation[seat] -= days * DAY
    away[seat] = now + days * DAY if days else 0
    return replace(clocks, vacation=vacation, away=away)

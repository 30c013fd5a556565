"""A second, slow reading of the specification, to compare the rules with.

It shares no line with the game: own card table, names instead of numbers, elimination
instead of sorting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple


class Character(NamedTuple):
    """A row of the specification's section 3.2."""

    cost: int
    strength: int
    ability: str = ""


CHARACTERS = {
    "beggar": Character(2, 1, "beggar_die"),
    "peasant": Character(4, 2),
    "herald": Character(5, 1, "first_in_ties"),
    "scout": Character(6, 2, "adjust_choice"),
    "archer": Character(8, 3),
    "trickster": Character(8, 1, "nudge_die"),
    "fortune_teller": Character(9, 1, "reroll"),
    "standard_bearer": Character(10, 3, "rally"),
    "pikeman": Character(12, 4),
    "drummer": Character(12, 1, "extra_die"),
    "field_surgeon": Character(13, 1, "recover"),
    "assassin": Character(15, 2, "slay"),
    "captain": Character(16, 3, "double_luck"),
    "horseman": Character(16, 5),
    "bishop": Character(18, 2, "deny_luck"),
    "siege_master": Character(19, 4, "siege"),
    "knight": Character(20, 6),
    "duke": Character(24, 7),
}
NAMES = list(CHARACTERS)


# -- recruiting


def sums(dice: Sequence[int]) -> set[int]:
    """RE-4.4: what the non-empty subsets of the dice add up to."""
    return {sum(c) for n in range(1, len(dice) + 1) for c in combinations(dice, n)}


def nudged(dice: Sequence[int]) -> set[int]:
    """RE-4.5: the sums of subsets in which exactly one die counts one more or one less."""
    found = set()
    for n in range(1, len(dice) + 1):
        for chosen in combinations(dice, n):
            for face in chosen:
                others = sum(chosen) - face
                found |= {others + f for f in (face - 1, face + 1) if 1 <= f <= 6}
    return found


def explanations(dice: Sequence[int], cost: int) -> list[tuple[int, ...]]:
    """All subsets that form a cost without a nudge, as descending faces."""
    return [
        tuple(sorted(chosen, reverse=True))
        for n in range(1, len(dice) + 1)
        for chosen in combinations(dice, n)
        if sum(chosen) == cost
    ]


def order(numbers: Sequence[int], armies: Sequence[list[str]], ranks: Sequence[int]) -> list[int]:
    """RE-3.4 to RE-3.9: whoever survives every comparison comes next."""

    def dearest(seat: int) -> int:
        return max((CHARACTERS[name].cost for name in armies[seat]), default=0)

    def survivors(seats: list[int], mark: Callable[[int], int]) -> list[int]:
        lowest = min(mark(seat) for seat in seats)
        return [seat for seat in seats if mark(seat) == lowest]

    waiting, served = list(range(len(numbers))), []
    while waiting:
        left = survivors(waiting, lambda seat: numbers[seat])
        left = survivors(left, lambda seat: 0 if "herald" in armies[seat] else 1)
        left = survivors(left, lambda seat: len(armies[seat]))
        left = survivors(left, lambda seat: -dearest(seat))
        left = survivors(left, lambda seat: ranks[seat])
        served.append(left[0])
        waiting.remove(left[0])
    return served


# -- conquering


class Outcome(NamedTuple):
    """What a battle comes to."""

    winner: int | None
    slain: str
    strengths: list[int]
    totals: list[int | None]


def battle(
    committed: Sequence[list[str]],
    faces: Sequence[int],
    value: int,
    again: Callable[[list[int]], Sequence[int]],
) -> Outcome:
    """RE-6.1, steps 1 to 8. `again` rolls new luck for the tied seats, in their order."""
    seats = range(len(committed))
    owner = {name: seat for seat in seats for name in committed[seat]}
    fighting = {name: CHARACTERS[name].strength for name in owner}
    slain = ""
    if "assassin" in owner:
        prey = [name for name in owner if owner[name] != owner["assassin"]]
        if prey:
            slain = max(prey, key=lambda n: (CHARACTERS[n].strength, CHARACTERS[n].cost))
            fighting[slain] = 0
    strengths, luck = [], list(faces)
    for seat in seats:
        strength = sum(fighting[name] for name in committed[seat])
        if "standard_bearer" in committed[seat]:
            strength += sum(1 for name in committed[seat] if name != "standard_bearer")
        if "siege_master" in committed[seat] and value in range(8, 13):
            strength += 3
        strengths.append(strength)
    if "captain" in owner:
        luck[owner["captain"]] += luck[owner["captain"]]
    if "bishop" in owner:
        luck = [face if seat == owner["bishop"] else 0 for seat, face in enumerate(luck)]
    totals = [strengths[s] + luck[s] if committed[s] else None for s in seats]
    standing = [seat for seat in seats if committed[seat]]
    if not standing:
        return Outcome(None, slain, strengths, totals)
    standing = top(standing, [total or 0 for total in totals])
    standing = top(standing, [len(cards) for cards in committed])
    standing = top(
        standing, [max((CHARACTERS[n].cost for n in cards), default=0) for cards in committed]
    )
    while len(standing) > 1:
        new = dict(zip(standing, again(standing), strict=True))
        standing = top(standing, [strengths[s] + new.get(s, 0) for s in seats])
    return Outcome(standing[0], slain, strengths, totals)


def top(seats: list[int], marks: Sequence[int]) -> list[int]:
    """The seats that nobody among them beats."""
    return [s for s in seats if not any(marks[other] > marks[s] for other in seats)]


def winners(provinces: Sequence[tuple[int, int]], players: int) -> list[int]:
    """RE-7.3 to RE-7.6 for [value, holder] of all provinces."""
    own = [[v for v, holder in provinces if holder == seat] for seat in range(players)]
    left = top(list(range(players)), [sum(values) for values in own])
    left = top(left, [len(values) for values in own])
    return top(left, [max(values, default=0) for values in own])

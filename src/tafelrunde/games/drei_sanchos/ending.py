"""Chapters 11 and 13: when the game is won, by whom, and who may call El Cid."""

from __future__ import annotations

from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.drei_sanchos.board import (
    OPPONENTS,
    apart,
    fields_held,
    points,
    share,
    tally,
    units_on_board,
)
from tafelrunde.games.drei_sanchos.state import MAJOR, NOBODY, NOT_PLAYED, RUNNING, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import ARAGON, NAMES, SANCHOS


def side_tally(s: DreiSanchos) -> i64:
    """S3-14.8: per Sancho the points of its side in one number; Sancho-Bots add theirs."""
    found = tally(s)
    if s.variant.solo:
        one, two = OPPONENTS[s.variant.sancho]
        first, second = share(found, one), share(found, two)
        found += (first << 8 * two) + (second << 8 * one)
    return found


def side_points(s: DreiSanchos) -> vec[i64]:
    """S3-14.8: per Sancho the points of its side."""
    return apart(side_tally(s))


def goal_reached(s: DreiSanchos) -> bool:
    """S3-11.1, S3-11.2, S3-14.9: whether somebody has ten points, whoever's turn it is."""
    if s.ended == RUNNING:
        sums, goal = side_tally(s), s.tables.goal
        for sancho in range(SANCHOS):
            if share(sums, sancho) >= goal:
                s.ended = MAJOR
    return s.ended != RUNNING


def champions(s: DreiSanchos) -> list[int]:
    """S3-11.3, S3-11.5: who wins: most points; S3-11.6: then fields, then units, or a share.

    S3-14.11, S3-14.12: in a solo game only the sums count, and a tie goes to the bots.
    """
    sums = side_points(s)
    best = max(sums)
    if s.variant.solo:
        alone = s.variant.sancho
        bots = [sancho for sancho in range(SANCHOS) if sancho != alone]
        return [alone] if sums[alone] > sums[bots[0]] else bots
    found = [sancho for sancho in range(SANCHOS) if sums[sancho] == best]
    fields = max([fields_held(s, sancho) for sancho in found])
    found = [sancho for sancho in found if fields_held(s, sancho) == fields]
    units = max([units_on_board(s, sancho) for sancho in found])
    return [sancho for sancho in found if units_on_board(s, sancho) == units]


def finish(s: DreiSanchos) -> None:
    """S3-11.1, S3-11.5: the result. S3-11.7, S3-R.23: Nájera without a player wins for nobody."""
    best = champions(s)
    sums = points(s)
    s.scores = tuple([int(sums[sancho]) for sancho in s.variant.sancho_of])
    seats = [int(s.variant.seat_of[sancho]) for sancho in best]
    s.winners = tuple(sorted([seat for seat in seats if seat >= 0]))
    rule, key = ("S3-11.1", "major-victory") if s.ended == MAJOR else ("S3-11.5", "minor-victory")
    if s.log is not None:
        told = {name: int(sums[sancho]) for sancho, name in enumerate(NAMES)}
        s.emit(rule, key, {**told, "sanchos": tuple(best)})


def claim_el_cid(s: DreiSanchos) -> None:
    """S3-13.3, S3-13.4: a single player with fewest points takes El Cid, from wherever it lies.

    S3-12.7: Nájera without a player counts but never claims. S3-16.9: a solo player compares
    with the bots together, and Aragón may not. S3-13.5: otherwise it stays where it is.
    """
    if s.el_cid == NOT_PLAYED:
        return
    sums = list(side_points(s))
    fewest = min(sums)
    if sums.count(fewest) != 1:
        return
    sancho = sums.index(fewest)
    if s.variant.seat_of[sancho] < 0 or sancho == s.el_cid:
        return
    if s.log is not None:
        s.emit("S3-13.3", "el-cid-claimed", {"sancho": sancho})
    s.el_cid = sancho


def el_cid_at_start(s: DreiSanchos) -> i64:
    """S3-2.13, S3-13.1, S3-13.2: where El Cid begins: in the supply, if played (S3-16.9)."""
    unwilling = s.variant.solo and s.variant.sancho == ARAGON
    return NOBODY if s.variant.el_cid and not unwilling else NOT_PLAYED

"""Chapter 15: a Sancho-Bot in battle: its reserve cards, and the dice that it removes."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.core.rows import without
from tafelrunde.games.drei_sanchos.state import DreiSanchos, face_of
from tafelrunde.games.drei_sanchos.tables import COLUMNS

NO_DIE: Final = -1


def counts(dice: tuple[int, ...]) -> list[int]:
    """How many dice lie in each column."""
    found = [0] * COLUMNS
    for face in dice:
        found[face // 8] += 1
    return found


def owner(face: i64) -> i64:
    """The Sancho to whom a die belongs."""
    return face // 2 % 4


def top_single(dice: tuple[int, ...]) -> i64:
    """S3-15.17, S3-R.46: the die that lies alone farthest to the right, or NO_DIE; columns of
    several dice are passed over."""
    sizes = counts(dice)
    lone = [face for face in dice if sizes[face // 8] == 1]
    return max(lone) if lone else NO_DIE


def plays_reserve(s: DreiSanchos, sancho: i64) -> bool:
    """S3-15.17, S3-15.32: whether a bot plays reserve cards now; False is a pass."""
    die = die_to_shift(s.dice, sancho)
    if die == NO_DIE or not s.reserve[sancho].cards:
        return False
    top = top_single(s.dice)
    if top != NO_DIE and owner(top) == sancho:
        if s.log is not None:
            s.emit("S3-15.17", "bot-leads", {"sancho": sancho})
        return False
    cards = cards_to_play(s, sancho, die, top)
    if not cards:
        if s.log is not None:
            s.emit("S3-15.18", "bot-cannot-reach", {"sancho": sancho, "column": die // 8})
        return False
    shift(s, sancho, die, cards)
    return True


def die_to_shift(dice: tuple[int, ...], sancho: i64) -> i64:
    """S3-15.20, S3-R.49: of its highest dice a troop die before the guard die; the one nearest
    to the board is the first of its kind."""
    found = NO_DIE
    for face in dice:
        if owner(face) == sancho and (found == NO_DIE or is_before(face, found)):
            found = face
    return found


def is_before(face: i64, other: i64) -> bool:
    """Whether a die is shifted rather than another one of the same Sancho."""
    if face // 8 != other // 8:
        return face // 8 > other // 8
    return face % 2 < other % 2


def cards_to_play(s: DreiSanchos, sancho: i64, die: i64, top: i64) -> tuple[int, ...]:
    """S3-15.18: a set that makes the die the top single one, else one that draws level with it.

    S3-15.19, S3-R.49: the fewest cards, then the fewest points, then the lowest numbers.
    """
    sets = sets_of_cards(s, sancho)
    for cards in sets:
        if is_top(s, die, cards):
            return cards
    for cards in sets:
        if top != NO_DIE and landing(s, die, cards) == top // 8:
            return cards
    return ()


def sets_of_cards(s: DreiSanchos, sancho: i64) -> list[tuple[int, ...]]:
    """Sets of reserve cards, those first that a bot would rather use.

    Of as many cards with as many points only the lowest numbers: others would do the same.
    """
    # From the highest card down, so that a set with the next card replaces one without it;
    # never all subsets: a companion may be told of a reserve of all 27 cards.
    by_size: list[dict[int, tuple[int, ...]]] = [{0: ()}]
    for card in sorted(s.reserve[sancho].cards, reverse=True):
        points = s.tables.cards[card].bp
        by_size.append({})
        for size in range(len(by_size) - 1, 0, -1):
            for fewer, chosen in by_size[size - 1].items():
                by_size[size][fewer + points] = (card, *chosen)
    return [sets[points] for sets in by_size[1:] for points in sorted(sets)]


def points_of(s: DreiSanchos, cards: tuple[int, ...]) -> i64:
    """The command points of a set."""
    return sum([s.tables.cards[card].bp for card in cards])


def landing(s: DreiSanchos, die: i64, cards: tuple[int, ...]) -> i64:
    """S3-15.19, S3-R.27: the column that a die reaches; the last one is the end."""
    return min(s.tables.track_max, die // 8 + points_of(s, cards))


def shifted(s: DreiSanchos, die: i64, cards: tuple[int, ...]) -> tuple[int, ...]:
    """S3-R.14: the track after the shift, with the die at the far end of its new column."""
    new = face_of(landing(s, die, cards), owner(die), die % 2)
    return (*without(s.dice, die), new)


def is_top(s: DreiSanchos, die: i64, cards: tuple[int, ...]) -> bool:
    """Whether the shifted die would be the top single one."""
    dice = shifted(s, die, cards)
    return top_single(dice) == dice[-1]


def shift(s: DreiSanchos, sancho: i64, die: i64, cards: tuple[int, ...]) -> None:
    """S3-15.19, S3-R.48: the whole set is played at once, and nothing is re-rolled."""
    column = landing(s, die, cards)
    s.dice = shifted(s, die, cards)
    for card in cards:
        s.reserve[sancho].take(card)
        s.spent += (card,)
    if s.log is not None:
        told = {"sancho": sancho, "from_column": die // 8, "column": column}
        s.emit("S3-15.18", "bot-shifts", {**told, "cards": cards})


# -- removing dice


def die_to_remove(s: DreiSanchos, sancho: i64) -> i64:
    """S3-15.21, S3-R.47: the highest opposing die alone or beside one own die; else one of the
    lowest column of three or more dice, else of the lowest of two."""
    sizes = counts(s.dice)
    own = counts(tuple([face for face in s.dice if owner(face) == sancho]))
    theirs = [face for face in s.dice if owner(face) != sancho]
    columns = sorted({face // 8 for face in theirs})
    exposed = [c for c in columns if sizes[c] == 1 or (sizes[c] == 2 and own[c] == 1)]
    crowds = [c for c in columns if sizes[c] >= 3]
    if exposed:
        column, why = exposed[-1], 1
    elif crowds:
        column, why = crowds[0], 2
    else:
        column, why = columns[0], 3
    chosen = nearest(s, [face for face in theirs if face // 8 == column])
    if s.log is not None:
        told = {"sancho": sancho, "column": column, "why": why, "of": owner(chosen)}
        s.emit("S3-15.21", "bot-removes", told)
    return chosen


def nearest(s: DreiSanchos, dice: list[int]) -> i64:
    """S3-15.22, S3-R.47: a die of the player, then the one nearest to the board."""
    for face in dice:
        if s.variant.seat_of[owner(face)] >= 0:
            return face
    return dice[0]

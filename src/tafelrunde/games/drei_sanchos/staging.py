"""Positions of Krieg der drei Sanchos in the words of scenario files."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.data import build
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.drei_sanchos.board import (
    garrison_units,
    is_bot,
    king_here,
    points,
    siege_units,
)
from tafelrunde.games.drei_sanchos.deeds import public
from tafelrunde.games.drei_sanchos.mandates import FieldTurn
from tafelrunde.games.drei_sanchos.sequence import Play, Round, set_up
from tafelrunde.games.drei_sanchos.solo import BotTurn
from tafelrunde.games.drei_sanchos.spending import Command, Pool
from tafelrunde.games.drei_sanchos.state import (
    FIELD,
    GARRISON,
    NOBODY,
    NOT_PLAYED,
    STACK,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.tables import CARDS, NAMES, REGIONS, SANCHOS
from tafelrunde.games.drei_sanchos.turns import Turns

GLYPHS: Final = "CNA"
PLACES: Final = {"": FIELD, "g:": GARRISON, "s:": STACK}
PHASES: Final = ("round", "turns", "command", "field", "end")
GIVEN: Final = {
    "phase": "str",
    "round": "int",
    "commander": "str",
    "card": "int",
    "turn": "str",
    "recruits": "list[int]",
    "hands": "list[list[int]]",
    "reserve": "list[list[int]]",
    "deck": "list[int]",
    "el_cid": "str",
    "arrow": "str",
}
UNITS: Final = re.compile(r"(g:|s:|)([CNA])(\d{0,2})(K?)")
ARROWS: Final = ("down", "up")


class Given:
    """What a scenario says about a position; every value has the right kind."""

    def __init__(self, given: Mapping[str, object], regions: list[str]) -> None:
        type_names = {**GIVEN, **dict.fromkeys(regions, "str")}
        for key in given:
            if key not in type_names:
                raise BadData(f"given: unknown field {key!r}; there are: {', '.join(type_names)}")
        self.told = {
            key: build(value, type_names[key], {}, f"given.{key}") for key, value in given.items()
        }
        self.phase: str = self.told.get("phase", "command")
        if self.phase not in PHASES:
            raise BadData(f"given.phase: {self.phase!r} is none of {', '.join(PHASES)}")

    def sancho(self, key: str, usual: int) -> int:
        """A Sancho by name; "none" is nobody."""
        name: str = self.told.get(key, NAMES[usual] if usual >= 0 else "none")
        if name == "none":
            return NOBODY
        if name not in NAMES:
            raise BadData(f"given.{key}: {name!r} is none of {', '.join(NAMES)}")
        return NAMES.index(name)

    def number(self, key: str, usual: int, most: int) -> int:
        """A number from 0 to `most`."""
        value: int = self.told.get(key, usual)
        if not 0 <= value <= most:
            raise BadData(f"given.{key}: expected a number from 0 to {most}")
        return value

    def each(self, key: str, usual: list[Any]) -> list[Any]:
        """A value for each Sancho."""
        values: list[Any] = self.told.get(key, usual)
        if len(values) != SANCHOS:
            raise BadData(f"given.{key}: expected a value for each of the three Sanchos")
        return list(values)


def stage(s: DreiSanchos, given: Mapping[str, object], regions: list[str]) -> None:
    """Set up a moment of the game, named by `phase`.

    round: the commander chooses a card; turns: `card` was just played; command: the commander
    acts, the others have done so; field: the Sancho in `turn` executes its field of `card`;
    end: all turns are over, phases 3 and 4 follow. Every region is a key of its own, for example
    burgos = "C3K g:C1 s:A2": troops and king in the field, garrison, siege. Kings that are
    not mentioned stand in the field at home, the supply gets what is left of the troops.
    """
    told = Given(given, regions)
    set_up(s)
    set_units(s, told, regions)
    set_cards(s, told)
    s.round = told.number("round", 1, CARDS)
    s.commander = told.sancho("commander", s.variant.sancho_of[0])
    s.arrow = ARROWS.index(told.told.get("arrow", "down"))
    begin(s, told)


def set_units(s: DreiSanchos, told: Given, regions: list[str]) -> None:
    """Troops and kings."""
    size = REGIONS + 1
    s.troops = vec[i64]([0] * (size * SANCHOS))
    s.holder, s.garrison = vec[i64]([NOBODY] * size), vec[i64]([0] * size)
    for region, key in enumerate(regions, 1):
        for word in told.told.get(key, "").split():
            set_group(s, region, key, word)
    for region, key in enumerate(regions, 1):
        if s.besieger[region] != NOBODY and siege_units(s, region) <= garrison_units(s, region):
            raise BadData(f"given.{key}: besiegers have to outnumber the garrison")
    recruits = told.each("recruits", [0, 0, 0])
    for sancho in range(SANCHOS):
        if not 0 <= recruits[sancho] <= s.tables.troops:
            raise too_many(s, sancho)
        s.recruits[sancho] = recruits[sancho]
        on_board: i64 = 0
        for region in range(1, size):
            on_board += s.troops[region * 3 + sancho]
            on_board += s.garrison[region] if s.holder[region] == sancho else 0
            on_board += s.siege[region] if s.besieger[region] == sancho else 0
        s.supply[sancho] = s.tables.troops - on_board - s.recruits[sancho]
        if s.supply[sancho] < 0:
            raise too_many(s, sancho)


def too_many(s: DreiSanchos, sancho: int) -> BadData:
    """The error about troops that do not exist."""
    return BadData(f"given: {NAMES[sancho]} has more than {s.tables.troops} troops")


def set_group(s: DreiSanchos, region: int, key: str, word: str) -> None:
    """One word like "g:C2K"."""
    found = UNITS.fullmatch(word)
    if found is None or not found.group(3) + found.group(4):
        raise BadData(f"given.{key}: {word!r} is no group of units like C3, g:N1K or s:A2")
    place, sancho = PLACES[found.group(1)], GLYPHS.index(found.group(2))
    troops = int(found.group(3) or 0)
    if place == FIELD:
        s.troops[region * 3 + sancho] += troops
    elif place == GARRISON:
        s.holder[region], s.garrison[region] = sancho, troops
    else:
        s.besieger[region], s.siege[region] = sancho, troops
    if found.group(4):
        s.king_at[sancho], s.king_in[sancho] = region, place


def set_cards(s: DreiSanchos, told: Given) -> None:
    """Hands, reserves and the card in play; unless told, the deck holds all other cards."""
    used: list[int] = []
    card = told.told.get("card", 0)
    if card:
        used.append(card)
    for sancho, cards in enumerate(told.each("hands", [[], [], []])):
        s.hands[sancho].fill(list(cards), bit(max(0, s.variant.seat_of[sancho])))
        used += cards
    for sancho, cards in enumerate(told.each("reserve", [[], [], []])):
        seat = s.variant.seat_of[sancho]
        s.reserve[sancho].fill(list(cards), bit(seat) if seat >= 0 else public(s))
        used += cards
    left = [card for card in range(1, CARDS + 1) if card not in used]
    deck = told.told.get("deck", left)
    if len(set(used + deck)) < len(used + deck) or not set(used + deck) <= set(range(1, CARDS + 1)):
        raise BadData("given: each card from 1 to 27 lies in one place")
    s.card = card
    s.deck.fill(list(deck))
    s.discard.fill([card for card in left if card not in deck], public(s))
    where = told.told.get("el_cid", "none")
    if where != "none":
        s.el_cid = NOBODY if where == "supply" else told.sancho("el_cid", NOBODY)


def begin(s: DreiSanchos, told: Given) -> None:
    """Start the frames of a phase."""
    play, this, turns = Play(), Round(), Turns()
    play.then, this.then, turns.then = play.ROUND_OVER, this.TURNS_OVER, turns.TURN_OVER
    if told.phase == "round":
        s.round -= 1
        s.begin_at([play, this])
        return
    if told.phase == "end":
        s.begin_at([play, this], this.TURNS_OVER)
        return
    if not 1 <= s.card <= CARDS:
        raise BadData(f"given.card: the phase {told.phase!r} needs a card")
    s.phase = 2
    if told.phase == "turns":
        s.begin_at([play, this, turns])
        return
    turns.acted = True
    order = turns.order(s)
    if told.phase == "command":
        turns.at = len(order)
        s.begin_at([play, this, turns, Command(s.commander)])
        return
    sancho = told.sancho("turn", NOBODY)
    if sancho not in order:
        raise BadData("given.turn: expected a Sancho that is not the commander")
    turns.at = order.index(sancho) + 1
    s.begin_at([play, this, turns, field_frame(s, sancho)])


def field_frame(s: DreiSanchos, sancho: int) -> Frame[DreiSanchos]:
    """The turn of a Sancho that executes its field."""
    if is_bot(s, sancho):
        return BotTurn(sancho)
    if s.tables.cards[s.card].bottom == sancho:
        return Pool(sancho)
    return FieldTurn(sancho)


def group(mark: str, sancho: int, troops: int, king: int) -> list[str]:
    """The inverse of `set_group`; nothing if nobody is there."""
    if not troops and not king:
        return []
    return [f"{mark}{GLYPHS[sancho]}{troops or ''}{'K' if king else ''}"]


def written(s: DreiSanchos, region: int) -> str:
    """A region as scenario files write it."""
    words: list[str] = []
    for sancho in range(SANCHOS):
        king = king_here(s, sancho, region, FIELD)
        words += group("", sancho, s.troops[region * 3 + sancho], king)
    holder, besieger = s.holder[region], s.besieger[region]
    if holder != NOBODY:
        king = king_here(s, holder, region, GARRISON)
        words += group("g:", holder, s.garrison[region], king)
    if besieger != NOBODY:
        king = king_here(s, besieger, region, STACK)
        words += group("s:", besieger, s.siege[region], king)
    return " ".join(words)


def shifted(source: str, target: str, glyph: str, troops: int, king: bool) -> tuple[str, str]:
    """Two regions after units of one Sancho have gone from field to field.

    >>> shifted("C3K g:C1", "N2", "C", 2, True)
    ('g:C1 C1', 'N2 C2K')
    """
    left = [word for word in source.split() if not word.startswith(glyph)]
    there = [word for word in target.split() if not word.startswith(glyph)]
    sancho = GLYPHS.index(glyph)
    (had, had_king), (has, has_king) = standing(source, glyph), standing(target, glyph)
    if troops > had or (king and not had_king):
        raise BadData("there are not that many units in the field")
    left += group("", sancho, had - troops, had_king and not king)
    there += group("", sancho, has + troops, has_king or king)
    return " ".join(left), " ".join(there)


def standing(region: str, glyph: str) -> tuple[int, bool]:
    """The troops of a Sancho in the field of a region, and whether its king is there."""
    for word in region.split():
        if word.startswith(glyph):
            return int(word[1:].rstrip("K") or 0), word.endswith("K")
    return 0, False


def die_name(die: int) -> str:
    """A die on the track, for example "C7K"."""
    return f"{GLYPHS[die // 2 % 4]}{die // 8}{'K' if die % 2 else ''}"


def describe(s: DreiSanchos, regions: list[str]) -> dict[str, Any]:
    """The position with names instead of numbers."""
    named = {NOBODY: "none", NOT_PLAYED: "none", **dict(enumerate(NAMES))}
    told: dict[str, Any] = {
        "round": s.round,
        "phase_number": s.phase,
        "commander": named[s.commander],
        "card": s.card,
        "keeper": named[s.keeper],
        "active": named[s.active],
        "points": s.points,
        "attacked": s.attacked,
        "besieged": s.besieged,
        "arrow": ARROWS[s.arrow],
        "ended": ("running", "major", "minor")[s.ended],
        "vp": list(points(s)) if len(s.holder) else [],
        "recruits": list(s.recruits),
        "supply": list(s.supply),
        "hands": [sorted(zone.cards) for zone in s.hands],
        "reserve": [sorted(zone.cards) for zone in s.reserve],
        "deck": len(s.deck),
        "discard": sorted(s.discard.cards),
        "spent": sorted(s.spent),
        "el_cid": "supply" if s.el_cid == NOBODY else named[s.el_cid],
        "contested": regions[s.contested - 1] if s.contested else "none",
        "dice": [die_name(die) for die in s.dice],
    }
    for region, key in enumerate(regions, 1):
        told[key] = written(s, region) if len(s.holder) else ""
    return told

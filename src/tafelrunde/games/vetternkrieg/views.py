"""What a seat sees of Vetternkrieg, as typed data; the page's types are generated from it."""

from __future__ import annotations

from typing import TypedDict


class Hand(TypedDict):
    """How many cards, and those that the observer knows."""

    count: int
    known: list[int]


class ShownBattle(TypedDict):
    """The clash under way; dice that the observer may not see are left out.

    `changed` holds the places of the dice that a last card has already changed.
    """

    attacker: int
    clash: int
    rolled: bool
    dice: list[int]
    shown: bool
    claim: int
    verdict: int
    defence: list[int]
    adjuster: int
    changed: list[int]


class View(TypedDict):
    """Everything public, the own hand and the own hidden dice; lists go by seat."""

    phase: str
    round: int
    york: int
    supply: list[int]
    reserve: list[int]
    troops: list[int]
    control: list[int]
    half: list[int]
    french: list[int]
    french_supply: int
    deck: int
    hands: list[Hand]
    discard: list[int]
    battlefield: int
    owner: int
    active: int
    card: int
    played: list[int]
    won: list[list[int]]
    twist: int
    twists: int
    battle: ShownBattle
    uncovered: list[list[int]]


class Stand(TypedDict):
    """The troops of both houses in a region: how many, and the stacks that actions name."""

    troops: tuple[int, int]
    stacks: tuple[int, int]


class HalfStacks(TypedDict):
    """The stacks of a seat on the battlefield: its own troops, and the French with it."""

    own: int
    french: int


class ClaimChance(TypedDict):
    """An announcement: the chance to win with it if it is believed, and whether it is true."""

    claim: int
    percent: int
    fits: bool


class Loss(TypedDict):
    """Who may lose how many troops (nobody: -1 and 0), and how likely that is."""

    seat: int
    count: int
    percent: int


class Attempt(TypedDict):
    """A die for or against a troop: what each face does, and the chance to succeed.

    A troop that is placed is "kept" or goes to the "reserve" or the "supply"; an opponent's
    goes to the "reserve" or the "supply", or "nothing" happens.
    """

    faces: list[str]
    percent: int


class Lead(TypedDict):
    """Who would win if the round ended as things stand, and by what; nobody: -1."""

    seat: int
    by: str


class Costs(TypedDict):
    """The troops that an announcement of a kind costs a single, a pair, and a lower one of it."""

    single: int
    pair: int
    lower: int


class Aids(TypedDict):
    """What follows from the view.

    `regions` go by region and house, `halves` by seat. `warned` are by seat the known cards
    whose secondary event serves the opponent in this round. `chances` are there for whoever
    announces, `odds` while an announcement waits for its verdict, from the best outcome for the
    defender to the worst, with `average`, the tenths of troops that each seat loses; `last` says
    what they know of the defender's last card. `losses` is the play aid: winner's
    kind, loser's kind, troops; `costs` are the same by the winner's kind. `doubted` is what a
    doubt costs: the defender if the announcement is true, the attacker if it is a lie. `placing`
    and `removing` are, by region, the odds of whoever plays a card now.
    """

    rounds: int
    regions: list[Stand]
    halves: list[HalfStacks]
    warned: list[list[int]]
    chances: list[ClaimChance]
    odds: list[Loss]
    average: tuple[int, int]
    last: str
    losses: list[tuple[str, str, int]]
    placing: list[Attempt]
    removing: list[Attempt]
    lead: Lead
    costs: dict[str, Costs]
    doubted: tuple[int, int]

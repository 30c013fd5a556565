"""What follows from a view of Vetternkrieg: odds, losses, and whom an event serves."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64
from tafelrunde.games.vetternkrieg.dice import CLAIMS, PAIR, SINGLE, TRIPLE, contains
from tafelrunde.games.vetternkrieg.estimate import BEST_RESULTS, net_loss
from tafelrunde.games.vetternkrieg.state import (
    BATTLE,
    CLEANUP,
    EXCHANGE,
    PLAY,
    SETUP,
    UNDECIDED,
)
from tafelrunde.games.vetternkrieg.tables import (
    FRAMED,
    FRENCH,
    HALF,
    LANCASTER,
    RED_ROSE,
    REGIONS,
    WHITE_ROSE,
    YORK,
    Tables,
)
from tafelrunde.games.vetternkrieg.views import (
    Aids,
    Attempt,
    ClaimChance,
    Costs,
    HalfStacks,
    Lead,
    Loss,
    Stand,
    View,
)

SIZES: Final = {"single": SINGLE, "pair": PAIR, "triple": TRIPLE}


def aids(view: View, seat: i64, tables: Tables) -> Aids:
    """All aids of a view: odds, losses, stacks, and who would win."""
    fights = view["phase"] == BATTLE and view["battle"]["attacker"] >= 0
    return {
        "rounds": tables.rounds,
        "regions": [stand(view, region) for region in range(REGIONS)],
        "halves": [halves(view, other) for other in (0, 1)],
        "warned": [warned(view, other, tables) for other in (0, 1)],
        "chances": chances(view, seat, tables),
        "odds": outcomes(view, tables) if fights and is_open(view) else [],
        "average": average(view, tables) if fights and is_open(view) else (0, 0),
        "last": told_card(view, seat, tables) if fights else "none",
        "losses": play_aid(tables),
        "placing": [placing(view, region) for region in range(REGIONS)] if plays(view) else [],
        "removing": [removing(view, region) for region in range(REGIONS)] if plays(view) else [],
        "lead": lead(view, tables),
        "costs": {name: costs(size, tables) for name, size in SIZES.items()},
        "doubted": (int(tables.doubted_truth), int(tables.doubted_lie)),
    }


def house_of(view: View, seat: i64) -> i64:
    """The house of a seat."""
    return YORK if seat == view["york"] else LANCASTER


def stand(view: View, region: i64) -> Stand:
    """A region with the troops of both houses."""
    york = view["york"]
    if york < 0:
        return {"troops": (0, 0), "stacks": (2 * region, 2 * region + 1)}
    troops = (view["troops"][2 * region + york], view["troops"][2 * region + 1 - york])
    return {"troops": troops, "stacks": (2 * region + YORK, 2 * region + LANCASTER)}


def halves(view: View, seat: i64) -> HalfStacks:
    """The stacks of a seat on the battlefield."""
    house = house_of(view, seat)
    return {"own": HALF + house, "french": FRENCH + house}


def warned(view: View, seat: i64, tables: Tables) -> list[int]:
    """VK-4.41, VK-4.42: known cards of a seat whose mark serves the opponent in this round.

    VK-3.4: none during the exchange: whoever gets a card decides by the own house.
    """
    if view["phase"] in (SETUP, EXCHANGE, BATTLE, CLEANUP):
        return []
    rose = RED_ROSE if house_of(view, seat) == YORK else WHITE_ROSE
    cards = [*view["hands"][seat]["known"], *([view["card"]] if view["active"] == seat else [])]
    tracks = [(card, tables.track[card]) for card in cards]
    return [card for card, track in tracks if track and track[view["round"]] in (FRAMED, rose)]


def plays(view: View) -> bool:
    """Whether somebody plays a card, who may then place and remove troops."""
    return view["phase"] == PLAY and view["active"] >= 0


def placing(view: View, region: i64) -> Attempt:
    """VK-4.23 to VK-4.25: the die against the own troops in a region, with the new one."""
    count = view["troops"][2 * region + view["active"]] + 1
    return attempt(count, "kept", ("kept",))


def removing(view: View, region: i64) -> Attempt:
    """VK-4.31 to VK-4.33: the die against the opposing troops; VK-4.36: only where some stand."""
    count = view["troops"][2 * region + 1 - view["active"]]
    return attempt(count, "nothing", ("reserve", "supply"))


def attempt(count: i64, more: str, good: tuple[str, ...]) -> Attempt:
    """What the six faces do against a number of troops: more, equal, or fewer than it."""
    faces: list[str] = []
    for die in range(1, 7):
        faces.append(more if die > count else "reserve" if die == count else "supply")
    wins = len([face for face in faces if face in good])
    return {"faces": faces, "percent": round(100 * wins / len(faces))}


def lead(view: View, tables: Tables) -> Lead:
    """VK-6.1 to VK-6.3: who would win at the end of the round as things stand."""
    if view["phase"] == SETUP:
        return {"seat": -1, "by": ""}
    regions = [view["control"].count(seat) for seat in (0, 1)]
    battles = [len(view["won"][seat]) for seat in (0, 1)]
    if REGIONS in regions:
        return {"seat": regions.index(REGIONS), "by": "all-regions"}
    if view["round"] < tables.rounds:
        return {"seat": -1, "by": ""}
    for marks, by in ((regions, "more-regions"), (battles, "more-battles")):
        if marks[0] != marks[1]:
            return {"seat": 0 if marks[0] > marks[1] else 1, "by": by}
    return {"seat": -1, "by": ""}


def is_open(view: View) -> bool:
    """Whether an announcement waits for its verdict."""
    b = view["battle"]
    return b["verdict"] == UNDECIDED and b["claim"] >= 0 and not b["defence"]


def chances(view: View, seat: i64, tables: Tables) -> list[ClaimChance]:
    """VK-5.8: the 18 announcements for the attacker; only its author knows which are true."""
    b = view["battle"]
    if view["phase"] != BATTLE or seat < 0 or seat != b["attacker"]:
        return []
    if not b["rolled"] or b["claim"] >= 0:
        return []
    return [chance(claim, view, seat, tables) for claim in range(CLAIMS)]


def chance(claim: i64, view: View, seat: i64, tables: Tables) -> ClaimChance:
    """An announcement with the chance that the defender loses by it."""
    found = odds(view, claim, last_points(view, tables), tables)
    wins = sum([ways for (loser, _), ways in found.items() if loser == 1 - seat])
    fits = contains(tuple(view["battle"]["dice"]), claim)
    return {"claim": claim, "percent": percent(wins), "fits": fits}


def losses(view: View, tables: Tables) -> list[Loss]:
    """The losses that the announcement may lead to, the most likely first."""
    found = odds(view, view["battle"]["claim"], last_points(view, tables), tables)
    rows = sorted(found.items(), key=lambda row: -row[1])
    return [
        {"seat": loser, "count": count, "percent": percent(ways)} for (loser, count), ways in rows
    ]


def outcomes(view: View, tables: Tables) -> list[Loss]:
    """The same losses, from the best for the defender, who has to judge, to the worst."""
    defender = 1 - view["battle"]["attacker"]
    rows = [row for row in losses(view, tables) if row["percent"] > 0]
    rows.sort(key=lambda row: row["count"] if row["seat"] == defender else -row["count"])
    return rows


def average(view: View, tables: Tables) -> tuple[int, int]:
    """The tenths of troops that each seat loses on average if the announcement is believed."""
    lost, all_ways = [0, 0], 0
    for (loser, count), ways in odds(
        view, view["battle"]["claim"], last_points(view, tables), tables
    ).items():
        all_ways += ways
        if loser >= 0:
            lost[loser] += 10 * count * ways
    return (lost[0] + all_ways // 2) // all_ways, (lost[1] + all_ways // 2) // all_ways


def costs(size: int, tables: Tables) -> Costs:
    """VK-5.24: the troops that losing against this kind costs; 0 where it cannot win."""
    loss = tables.loss[size]
    return {"single": loss[SINGLE], "pair": loss[PAIR], "lower": loss[size]}


def play_aid(tables: Tables) -> list[tuple[str, str, int]]:
    """VK-5.24: winner's kind, loser's kind and the troops lost; VK-5.25: a tie costs nothing."""
    return [
        ("triple", "single", tables.loss[TRIPLE][SINGLE]),
        ("triple", "pair", tables.loss[TRIPLE][PAIR]),
        ("pair", "single", tables.loss[PAIR][SINGLE]),
        ("same", "lower", tables.loss[SINGLE][SINGLE]),
        ("same", "equal", 0),
    ]


def last_points(view: View, tables: Tables) -> int:
    """The points of the defender's last card: -1 if the observer does not know them, 0 for none."""
    defender = 1 - view["battle"]["attacker"]
    held = view["hands"][defender]
    if not held["count"] or view["twist"] == tables.fog:
        return 0
    return tables.points[held["known"][0]] if held["known"] else -1


def told_card(view: View, seat: i64, tables: Tables) -> str:
    """Whether the odds know of the defender's last card: "none", "hidden", "own" or "known"."""
    defender = 1 - view["battle"]["attacker"]
    points = last_points(view, tables)
    if points > 0:
        return "own" if seat == defender else "known"
    return "hidden" if points else "none"


def odds(view: View, attack: int, points: int, tables: Tables) -> dict[tuple[int, int], int]:
    """VK-5.24: how many of 216 rolls cost whom how many troops, if the announcement is believed."""
    found: dict[tuple[int, int], int] = {}
    for answer in range(CLAIMS):
        key = cost(view, attack, answer, tables)
        found[key] = found.get(key, 0) + BEST_RESULTS[max(points, 0)][answer]
    return {key: found[key] for key in sorted(found) if found[key]}


def cost(view: View, attack: int, answer: int, tables: Tables) -> tuple[int, int]:
    """VK-5.24: the loser of a comparison and the number of troops, as far as they are there."""
    net = net_loss(tables, attack, answer)
    if not net:
        return (-1, 0)
    attacker = view["battle"]["attacker"]
    loser = 1 - attacker if net > 0 else attacker
    return (loser, min(max(net, -net), view["half"][loser] + view["french"][loser]))


def percent(ways: int) -> int:
    """A share of the 216 rolls; only what is impossible has 0, only what is certain 100."""
    if ways in (0, 216):
        return 100 * ways // 216
    return min(99, max(1, round(100 * ways / 216)))

"""What everybody sees of a siege: its log, but for the supplies where they are hidden."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.chance import Rng
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.campaign.choices import chance_of_surrender
from tafelrunde.games.guiscard.campaign.events import EARLY_DAYS
from tafelrunde.games.guiscard.campaign.forces import (
    bonus_of_numbers,
    campaign_of,
    has_horse,
    log_of,
    ration_row,
)
from tafelrunde.games.guiscard.campaign.market import Purchase, stock
from tafelrunde.games.guiscard.campaign.works import (
    DOWN,
    HIGHEST,
    bonus_of_walls,
    days_needed,
    marks,
)
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.campaign import WALLS
from tafelrunde.games.guiscard.files.siege_log import (
    GEAR,
    besieged,
    days_left,
    fit_men,
    living,
)
from tafelrunde.games.guiscard.state import Guiscard
from tafelrunde.games.guiscard.views import SiegeMan, SiegePart, SiegeView, SiegeWall

BUILT: Final = 3  # GU-11.11: grapnels, ladders, stone throwers
GUESSED: Final = 30  # days: as far as a besieger reckons with supplies


def knows_supplies(s: Guiscard, seat: i64) -> bool:
    """`hidden_supplies`: only the besieged knows how long he holds out, until the end."""
    return not campaign_of(s).hidden or seat == besieged(log_of(s)) or s.winner != NONE


def siege_view(s: Guiscard, seat: i64) -> SiegeView:
    """GU-11.1: the siege log as a seat may see it."""
    log, campaign = log_of(s), campaign_of(s)
    field = s.board.base.field
    known = knows_supplies(s, seat)
    early = campaign.early_bonus if log.day <= EARLY_DAYS else 0
    hexes = sorted({*log.damage, *marks(s)})
    return {
        "building": campaign.building.id,
        "day": log.day,
        "last_day": log.last_day if known else NONE,
        "captured": log.captured,
        "idle": log.idle,
        "besieger": log.besieger,
        "reversed": log.turned,
        "event": log.event,
        "used": list(log.used),
        "event_bonus": [early, campaign.rations[ration_row(log)]],
        "initiative": log.initiative,
        "parleyed": log.parleyed,
        "chance": chance_of_surrender(s),
        "parley_bonus": [bonus_of_numbers(s), bonus_of_walls(s)],
        "battle_done": log.battle_done,
        "engineer": log.engineer,
        "action": log.action,
        "quiet": log.quiet,
        "men": [man(s, u) for u in sorted(log.side)],
        "gear": [dict(zip(GEAR, row, strict=True)) for row in log.gear],
        "projects": [(GEAR[kind], days, days_needed(s, kind)) for kind, days in log.projects],
        "damage": [
            (h, log.damage.get(h, 0), campaign.levels[campaign.wall_of(h, field)])
            for h in hexes
            if campaign.wall_of(h, field)
        ],
        "free": [len(living(log, side)) for side in range(2)],
        "market": stock(s, s.top.seat) if not s.over and isinstance(s.top, Purchase) else [],
        "parts": list(zip(campaign.building.parts, log.held, strict=True)),
        "plan": plan(s),
        "walls": walls(s),
        "parley_rolls": list(range(11 - chance_of_surrender(s), 11)),
        "parley_need": campaign.surrender["target"],
        "ratio": ration_row(log),
        "left": days_left(log) if known else NONE,
        "builders": len(fit_men(log, log.besieger)),
        "crew": campaign.crew,
        "work_days": {name: days_needed(s, kind) for kind, name in enumerate(GEAR[:BUILT])},
        "steps": [("event", log.initiative == NONE), ("action", log.initiative != NONE)],
    }


def plan(s: Guiscard) -> list[SiegePart]:
    """GU-11.44: the parts of the building with their holders."""
    log, campaign, field = log_of(s), campaign_of(s), s.board.base.field
    return [
        {"name": part, "seat": seat, "hexes": campaign.hexes_of(part, field)}
        for part, seat in zip(campaign.building.parts, log.held, strict=True)
    ]


def walls(s: Guiscard) -> list[SiegeWall]:
    """GU-11.12, GU-11.14: all walls that stones can break, with their damage and the odds."""
    log, campaign, field = log_of(s), campaign_of(s), s.board.base.field
    today = set(marks(s))
    found: list[SiegeWall] = []
    for kind in WALLS:
        hits = [campaign.walls[f"{kind}{n}"].count(DOWN) for n in range(1, HIGHEST + 1)]
        for h in sorted([field.grid.find(name) for name in campaign.building.batter[kind]]):
            found.append(
                {
                    "hex": h,
                    "kind": kind,
                    "level": log.damage.get(h, 0),
                    "most": campaign.levels[kind],
                    "open": h in today,
                    "hits": hits,
                }
            )
    return found


def man(s: Guiscard, u: i64) -> SiegeMan:
    """A unit as the log knows it."""
    log = log_of(s)
    return {
        "n": u,
        "seat": log.side[u],
        "state": log.state[u],
        "heals": log.heals.get(u, NONE),
        "horse": has_horse(s, u),
        "command": s.board.roster.command[u],
        "inside": u in log.inside,
    }


def guess_supplies(n: Guiscard, seat: i64, rng: Rng) -> None:
    """Draw supplies at random where a seat cannot know them."""
    log = log_of(n)
    if log.day and not knows_supplies(n, seat):
        log.last_day = log.day + rng.below(GUESSED)

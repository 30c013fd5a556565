"""How bots decide the days of a siege (specification, section 10, point 10)."""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.core.codes import arg, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.bots.estimate import edge_distance
from tafelrunde.games.guiscard.campaign.choices import chance_of_surrender
from tafelrunde.games.guiscard.campaign.forces import campaign_of, log_of
from tafelrunde.games.guiscard.campaign.levy import Levy
from tafelrunde.games.guiscard.campaign.market import Purchase
from tafelrunde.games.guiscard.campaign.works import Battering
from tafelrunde.games.guiscard.files.actions import opposite
from tafelrunde.games.guiscard.files.siege_log import (
    COURT,
    FIT,
    GRAPNELS,
    LADDERS,
    RUN,
    THROWERS,
    besieged,
    days_left,
    living,
)
from tafelrunde.games.guiscard.scenarios.siege_end import gone
from tafelrunde.games.guiscard.state import COMING, ON_MAP, Guiscard
from tafelrunde.games.guiscard.verbs import (
    ACCEPT,
    AGREE,
    BATTER,
    BATTLE,
    BOMBARD,
    BUILD,
    BUY,
    CEDE,
    END_ACTION,
    END_STEP,
    EVERYBODY,
    FROM_EDGE,
    GO_ON,
    NEGOTIATE,
    OFFER_END,
    ORDER,
    PASS,
    PROJECT,
    RAID,
    SPLIT,
    STORM,
    SURRENDER,
)

NEVER: Final = -50.0
MUCH: Final = 10.0
STRONG: Final = 1.7  # times the points of the besieged: enough for a storm
SALLY: Final = 0.8  # of the strength in the camp: enough for a raid
BATTLES: Final = 1.3  # times the points of the besieger: enough for an open battle
BEATEN: Final = 0.5  # of the enemy's strength: time to break off
AGREES: Final = 1.2  # times the enemy's strength: whoever is stronger fights on
SHORT: Final = 6  # days of supplies that call for more
STEEP: Final = 1.5  # how points ahead turn into chances
WANTED: Final = {GRAPNELS: 2, LADDERS: 4, THROWERS: 2}  # before a castle
ARCHER: Final = 4.0  # what a bow is worth in strength
BOWS: Final = 3


def strength(s: Guiscard, seat: i64) -> float:
    """The points of the healthy, and half of those of the wounded."""
    log, cost = log_of(s), s.board.roster.cost
    return sum([float(cost[u]) * (1.0 if log.state[u] == FIT else 0.5) for u in living(log, seat)])


def ratio(s: Guiscard) -> float:
    """The besieger's strength divided by that of the besieged."""
    log = log_of(s)
    return strength(s, log.besieger) / max(1.0, strength(s, besieged(log)))


def on_map(s: Guiscard, seat: i64) -> float:
    """The strength of a side's units that fight or are still to come."""
    log, cost = log_of(s), s.board.roster.cost
    here = [u for u in s.board.side_units[seat] if s.where[u] in (ON_MAP, COMING)]
    return sum([float(cost[u]) * (1.0 if log.state[u] == FIT else 0.5) for u in here])


def prospects(s: Guiscard, seat: i64) -> float:
    """The chance of a seat between the actions, by points alone."""
    ahead = ratio(s) - STRONG
    won = 1.0 / (1.0 + exp(-STEEP * ahead))
    return won if seat == log_of(s).besieger else 1.0 - won


def score(s: Guiscard, seat: i64, prompt: str, a: i64) -> float:
    """How good an answer about a siege looks, in points."""
    verb = verb_of(a)
    if verb == SURRENDER or not prompt.startswith("siege-"):  # ends are weighed as a turn begins
        return NEVER
    if prompt == "siege-buy":
        return price_score(s, seat, a)
    if prompt == "siege-day":
        return day_score(s, a)
    if prompt == "siege-sally":
        return sally_score(s, a)
    if prompt == "siege-batter":
        return mark_score(s, a)
    if prompt == "siege-build":
        return project_score(s, seat, a)
    if prompt in ("siege-send", "siege-riders"):
        return levy_score(s, a)
    if prompt == "siege-side":
        return side_score(s, a)
    if prompt in ("siege-turn", "siege-agree"):
        return fight_score(s, seat, a)
    if prompt == "siege-sick":
        return sick_score(s, seat, arg(a))
    if prompt == "siege-relief":
        if verb == SPLIT:
            return -1.0
        return 1.0 if (verb == ACCEPT) == (ratio(s) > 1.0) else 0.0
    if prompt == "siege-tower":
        return 1.0 if (verb == PASS) == (ratio(s) > 1.0 / STRONG) else 0.0
    return 0.0


def price_score(s: Guiscard, seat: i64, a: i64) -> float:
    """Somebody who leads, ladders for a castle, then the most strength for the points."""
    top = s.top
    assert isinstance(top, Purchase)
    roster, log = s.board.roster, log_of(s)
    if verb_of(a) == ORDER:
        few = log.gear[seat][arg(a)] < WANTED.get(arg(a), 1)
        useful = arg(a) == LADDERS and needs_ladders(s)
        return MUCH if useful and few else -1.0
    if verb_of(a) != BUY:
        return 0.0
    u = arg(a)
    power = roster.attack[4 * u] + 2 * roster.defence[4 * u]
    worth = (float(power) + (ARCHER if roster.weapon[u] >= BOWS else 0.0)) / float(roster.cost[u])
    if top.free and not top.is_led(s) and roster.command[u]:
        worth += MUCH
    return worth


def needs_ladders(s: Guiscard) -> bool:
    """Whether the building has palisades."""
    return "wall_walk" in campaign_of(s).building.parts


def ready_to_storm(s: Guiscard) -> bool:
    """Strong enough, and with a way in: doors, a gap, or ladders."""
    log = log_of(s)
    if ratio(s) < STRONG:
        return False
    if not needs_ladders(s) or log.besieger in log.held or log.ground:
        return True
    return log.gear[log.besieger][LADDERS] >= WANTED[LADDERS]


def day_score(s: Guiscard, a: i64) -> float:
    """Negotiate while it costs nothing; storm when ready, before that batter and build."""
    verb = verb_of(a)
    if verb == NEGOTIATE:
        return MUCH if chance_of_surrender(s) > 0 else -1.0
    if verb == STORM:
        return 6.0 if ready_to_storm(s) else -1.0
    if verb == BATTER:
        return 5.0
    if verb == BUILD:
        return 4.0 if lacks_gear(s) else -1.0
    return 0.0


def lacks_gear(s: Guiscard) -> bool:
    """Whether something useful can still be built."""
    return any([still_wanted(s, kind) > 0 for kind in WANTED])


def still_wanted(s: Guiscard, kind: i64) -> i64:
    """How many of a kind should be begun or worked at today."""
    log = log_of(s)
    if kind != THROWERS and not needs_ladders(s):
        return 0
    return WANTED[kind] - log.gear[log.besieger][kind]


def project_score(s: Guiscard, seat: i64, a: i64) -> float:
    """Ladders first, then grapnels and stone throwers, as many as are wanted."""
    if verb_of(a) != PROJECT:
        return 0.0
    kind = arg(a)
    worked = getattr(s.top, "worked", [])
    today = sum([log_of(s).projects[i][0] == kind for i in worked])
    if still_wanted(s, kind) <= today:
        return -1.0
    return {LADDERS: 3.0, GRAPNELS: 2.0}.get(kind, 1.0)


def mark_score(s: Guiscard, a: i64) -> float:
    """How good a place is to batter: the same one until it breaks."""
    top = s.top
    if verb_of(a) != BOMBARD or not isinstance(top, Battering):
        return 0.0
    h = arg(a)
    return (
        1.0 + 2.0 * float(top.aims.count(h)) + float(log_of(s).damage.get(h, 0)) - 0.001 * float(h)
    )


def sally_score(s: Guiscard, a: i64) -> float:
    """Out for supplies when they run short, into the camp or the field when that pays."""
    log, verb = log_of(s), verb_of(a)
    weight = 1.0 / max(0.01, ratio(s))
    if verb == BATTLE:
        return 4.0 if weight >= BATTLES else -1.0
    if verb == RAID:
        return 3.0 if weight / 3.0 >= SALLY / 2.0 else -1.0
    if verb == CEDE:
        return 0.0
    return 2.0 if days_left(log) <= SHORT and len(living(log, besieged(log))) >= SHORT else -1.0


def levy_score(s: Guiscard, a: i64) -> float:
    """Everybody who may; nobody rides in the court."""
    top = s.top
    if isinstance(top, Levy) and top.place == COURT:
        return 1.0 if verb_of(a) == END_STEP else 0.0
    return 1.0 if verb_of(a) == EVERYBODY else 0.0


def side_score(s: Guiscard, a: i64) -> float:
    """The side of the map that is nearest to the building; a patrol meets the runners."""
    if verb_of(a) != FROM_EDGE:
        return NEVER
    log = log_of(s)
    if log.action == RUN:
        return 1.0 if log.entry and arg(a) == opposite(log.entry) else 0.0
    field = s.board.base.field
    hexes = field.regions[campaign_of(s).building.id]
    return -float(min([edge_distance(s, h, arg(a)) for h in hexes]))


def fight_score(s: Guiscard, seat: i64, a: i64) -> float:
    """Fight on; whoever attacks breaks off when he is beaten, and the weaker agrees."""
    log, verb = log_of(s), verb_of(a)
    weak = on_map(s, seat) < BEATEN * on_map(s, 1 - seat)
    if verb == GO_ON:
        return 1.0
    if verb == AGREE:
        return 2.0 if on_map(s, seat) < AGREES * on_map(s, 1 - seat) else 0.0
    if verb == END_ACTION:
        return 2.0 if weak or gone(s, 1 - seat) else 0.0
    return 2.0 if verb == OFFER_END and seat == log.attacker and weak else 0.0


def sick_score(s: Guiscard, seat: i64, u: i64) -> float:
    """Of the enemy the dearest, wounded ones first; of one's own the cheapest healthy one."""
    log, cost = log_of(s), float(s.board.roster.cost[u])
    loss = cost * (0.5 if log.state[u] == FIT else 1.0)
    return loss if log.side[u] != seat else -loss

"""What each seat may see, and what it may imagine (specification, section 7)."""

from __future__ import annotations

from tafelrunde.core.chance import Rng
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import Zone, redeal_for
from tafelrunde.games.drei_sanchos.board import points
from tafelrunde.games.drei_sanchos.ending import side_points
from tafelrunde.games.drei_sanchos.state import DreiSanchos
from tafelrunde.games.drei_sanchos.tables import REGIONS
from tafelrunde.games.drei_sanchos.views import Region, View


def eye(s: DreiSanchos, seat: i64) -> i64:
    """The bit of an observer in the masks of cards; whoever looks on sees what all see."""
    return bit(seat if seat >= 0 else s.players)


def shown(zone: Zone, own: i64) -> list[int | None]:
    """The cards of a place as one observer knows them."""
    return [c if m & own else None for c, m in zip(zone.cards, zone.seen, strict=True)]


def view(s: DreiSanchos, seat: i64) -> View:
    """S3-9.11: hands and the players' reserves are secret, all else lies open."""
    own = eye(s, seat)
    return {
        "seats": list(s.variant.seat_of),
        "solo": s.variant.solo,
        "level": s.variant.level,
        "round": s.round,
        "phase": s.phase,
        "commander": s.commander,
        "card": s.card,
        "keeper": s.keeper,
        "active": s.active,
        "points": s.points,
        "attacked": s.attacked,
        "besieged": s.besieged,
        "arrow": s.arrow,
        "ended": s.ended,
        "goal": s.tables.goal,
        "vp": list(points(s)),
        "sides": list(side_points(s)),
        "regions": [region_view(s, region) for region in range(1, REGIONS + 1)],
        "kings": [
            {"region": region, "place": place}
            for region, place in zip(s.king_at, s.king_in, strict=True)
        ],
        "recruits": list(s.recruits),
        "supply": list(s.supply),
        "hands": [shown(zone, own) for zone in s.hands],
        "reserve": [shown(zone, own) for zone in s.reserve],
        "deck": len(s.deck),
        "discard": list(s.discard.cards),
        "spent": list(s.spent),
        "el_cid": s.el_cid,
        "contested": s.contested,
        "dice": [
            {"face": die, "column": die // 8, "sancho": die // 2 % 4, "guard": die % 2}
            for die in s.dice
        ],
    }


def region_view(s: DreiSanchos, region: i64) -> Region:
    """A region: free field troops, the garrison and the siege stack. Kings stand apart."""
    return {
        "number": region,
        "vp": s.variant.vp[region],
        "troops": list(s.troops[region * 3 : region * 3 + 3]),
        "holder": s.holder[region],
        "garrison": s.garrison[region],
        "besieger": s.besieger[region],
        "siege": s.siege[region],
    }


def determinise(s: DreiSanchos, seat: i64, rng: Rng) -> DreiSanchos:
    """Deal anew the deck, hands and reserve cards that a seat has not seen."""
    t = s.clone()
    own = eye(s, seat)
    redeal_for([t.deck, *t.hands, *t.reserve], own, rng)
    return t

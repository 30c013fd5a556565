"""What follows from a view of Krieg der drei Sanchos: who stands where, which dice strike."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, KING, STACK, TROOP, unit_of
from tafelrunde.games.drei_sanchos.tables import COLUMNS
from tafelrunde.games.drei_sanchos.views import Aids, Region, Stand, View


def aids(view: View) -> Aids:
    """All aids of a view: who stands where, which dice strike, who is a bot."""
    return {
        "stands": [stand for region in view["regions"] for stand in stands(view, region)],
        "columns": [column_state(view, column) for column in range(COLUMNS)],
        "bots": [n for n, seat in enumerate(view["seats"]) if view["solo"] and seat < 0],
    }


def stands(view: View, region: Region) -> list[Stand]:
    """What stands in a region: field armies, garrison, siege stack."""
    there = [(FIELD, sancho, troops) for sancho, troops in enumerate(region["troops"])]
    there.append((GARRISON, region["holder"], region["garrison"]))
    there.append((STACK, region["besieger"], region["siege"]))
    found = [stand(view, region["number"], *group) for group in there if group[1] >= 0]
    return [one for one in found if one["troops"] or one["king"]]


def stand(view: View, region: i64, place: i64, sancho: i64, troops: i64) -> Stand:
    """Troops of a Sancho in a place, and its king if he is there."""
    at = view["kings"][sancho]
    king = at["region"] == region and at["place"] == place
    return {
        "region": region,
        "place": place,
        "sancho": sancho,
        "troops": troops,
        "king": king,
        "units": troops + king,
        "troop_unit": unit_of(region, place, TROOP),
        "king_unit": unit_of(region, place, KING),
    }


def column_state(view: View, column: i64) -> str:
    """S3-6.12: dice of one owner alone in their column strike; a shared column cancels itself."""
    owners = {die["sancho"] for die in view["dice"] if die["column"] == column}
    if not owners:
        return ""
    return "lone" if len(owners) == 1 else "shared"

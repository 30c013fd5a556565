"""Campaigns: which games belong together, how they ended, and what comes next."""

from __future__ import annotations

from typing import Literal, cast

from tafelrunde.core import campaign as rules
from tafelrunde.core.actions import BadData
from tafelrunde.core.campaign import Campaigns
from tafelrunde.games import game_types
from tafelrunde.server import wire
from tafelrunde.server.errors import Refused
from tafelrunde.server.hub import Hub
from tafelrunde.server.store import Guest, War

Status = Literal["running", "won", "lost"]


def rules_of(game: str) -> Campaigns:
    """The rules of a game's campaigns; most games have none."""
    found = game_types()[game].campaigns if game in game_types() else None
    if found is None:
        raise Refused("not-found")
    return found


async def begin(hub: Hub, guest: Guest, wanted: wire.NewCampaign) -> wire.Campaign:
    """A new campaign, before its first game."""
    try:
        rules_of(wanted.game).status(wanted.start, ())
    except BadData as error:
        raise Refused("bad-request", str(error)) from error
    war = War(hub.entropy(16).hex(), guest.id, wanted.game, wanted.start, hub.now())
    await hub.store.add_campaign(war)
    return await told(hub, war)


async def mine(hub: Hub, guest: Guest | None) -> list[wire.Campaign]:
    """The campaigns of a guest, the newest first."""
    wars = await hub.store.campaigns_of(guest.id) if guest else []
    return [await told(hub, war) for war in wars]


async def one(hub: Hub, guest: Guest | None, campaign: str) -> War:
    """A campaign of this guest; those of others are nobody else's business."""
    for war in await hub.store.campaigns_of(guest.id) if guest else []:
        if war.id == campaign:
            return war
    raise Refused("not-found")


async def told(hub: Hub, war: War) -> wire.Campaign:
    """A campaign with its games: those played, the one under way, or the one to come."""
    campaigns = rules_of(war.game)
    results: list[str] = []
    games: list[wire.CampaignGame] = []
    for table in await hub.store.games_of(war.id):
        room = await hub.room(table)
        over = room.match is not None and room.match.state.over
        result = campaigns.result(room.match.state) if room.match and over else None
        games.append(wire.CampaignGame(room.record.options, table, result))
        if result is not None:
            results.append(result)
    status = campaigns.status(war.start, results)
    if status == rules.RUNNING and len(games) == len(results):
        games.append(wire.CampaignGame(campaigns.options(war.start, results), None, None))
    return wire.Campaign(war.id, war.game, war.start, cast(Status, status), games)


async def play_on(hub: Hub, guest: Guest, war: War) -> wire.Summary:
    """The table of the game that is due: the one under way, or a new one."""
    async with hub.opening:
        campaign = await told(hub, war)
        if campaign.status != rules.RUNNING:
            raise Refused("nothing-left")
        due = campaign.games[-1]
        if due.table is not None:
            return (await hub.visit(due.table, guest)).summary(guest.id)
        seats = [wire.NewSeat("me")]
        return await hub.create(guest, wire.NewTable(war.game, seats, due.options), war.id)

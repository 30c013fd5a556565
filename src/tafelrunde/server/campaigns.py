"""Campaigns: which games belong together, how they ended, and what comes next."""

from __future__ import annotations

import json
from typing import Literal, cast

from tafelrunde.core import campaign as rules
from tafelrunde.core.actions import BadData
from tafelrunde.core.campaign import Campaigns
from tafelrunde.games import game_types
from tafelrunde.server import wire
from tafelrunde.server.errors import Refused
from tafelrunde.server.live_tables import LiveTables
from tafelrunde.server.store import Guest, StoredCampaign

Status = Literal["running", "won", "lost"]


def rules_of(game: str) -> Campaigns:
    """The rules of a game's campaigns; most games have none."""
    found = game_types()[game].campaigns if game in game_types() else None
    if found is None:
        raise Refused("not-found")
    return found


async def begin(live: LiveTables, guest: Guest, wanted: wire.NewCampaign) -> wire.Campaign:
    """A new campaign, before its first game."""
    try:
        rules_of(wanted.game).status(wanted.start, ())
    except BadData as error:
        raise Refused("bad-request", str(error)) from error
    stored = StoredCampaign(live.entropy(16).hex(), guest.id, wanted.game, wanted.start, live.now())
    await live.store.add_campaign(stored)
    return await told(live, stored)


async def mine(live: LiveTables, guest: Guest | None) -> list[wire.Campaign]:
    """The campaigns of a guest, the newest first."""
    campaigns = await live.store.campaigns_of(guest.id) if guest else []
    return [await told(live, stored) for stored in campaigns]


async def one(live: LiveTables, guest: Guest | None, campaign: str) -> StoredCampaign:
    """A campaign of this guest; those of others are refused."""
    for stored in await live.store.campaigns_of(guest.id) if guest else []:
        if stored.id == campaign:
            return stored
    raise Refused("not-found")


async def told(live: LiveTables, stored: StoredCampaign) -> wire.Campaign:
    """A campaign in wire form: games played, the one in progress, and the next one."""
    campaigns = rules_of(stored.game)
    results: list[str] = []
    games: list[wire.CampaignGame] = []
    elsewhere = told_results(stored)

    def add_told() -> None:
        while len(results) in elsewhere:  # played on a real board
            options = campaigns.options(stored.start, results)
            results.append(elsewhere[len(results)])
            games.append(wire.CampaignGame(options, None, results[-1]))

    for table in await live.store.games_of(stored.id):
        add_told()
        room = await live.known(table)
        over = room.match is not None and room.match.state.over
        result = campaigns.result(room.match.state) if room.match and over else None
        games.append(wire.CampaignGame(room.record.options, table, result))
        if result is not None:
            results.append(result)
    if len(games) == len(results):
        add_told()
    status = campaigns.status(stored.start, results)
    ahead = campaigns.ahead(stored.start, results)
    if status == rules.RUNNING and len(games) == len(results):
        games.append(wire.CampaignGame(ahead[0], None, None))
    ends = list(campaigns.results)
    return wire.Campaign(
        stored.id, stored.game, stored.start, cast(Status, status), games, ahead, ends
    )


def told_results(stored: StoredCampaign) -> dict[int, str]:
    """The results of games on a real board, by the number of the game."""
    return {int(number): result for number, result in json.loads(stored.told).items()}


async def tell_result(live: LiveTables, guest: Guest, campaign: str, result: str) -> wire.Campaign:
    """The campaign after the result of its next game on a real board has been entered."""
    async with live.opening:
        stored = await one(live, guest, campaign)
        known = rules_of(stored.game).results
        if result not in known:
            raise Refused(
                "bad-request", f"a game cannot end like that; there are: {', '.join(known)}"
            )
        now = await told(live, stored)
        if now.status != rules.RUNNING:
            raise Refused("nothing-left")
        if now.games[-1].table is not None:
            raise Refused("not-over")
        elsewhere = {**told_results(stored), len(now.games) - 1: result}
        stored = stored._replace(told=json.dumps(elsewhere))
        await live.store.tell_campaign(stored.id, stored.told)
        return await told(live, stored)


async def play_on(live: LiveTables, guest: Guest, stored: StoredCampaign) -> wire.Summary:
    """The table of the campaign's next game: the one in progress, or a new one."""
    async with live.opening:
        campaign = await told(live, stored)
        if campaign.status != rules.RUNNING:
            raise Refused("nothing-left")
        due = campaign.games[-1]
        if due.table is not None:
            return await live.about(due.table, guest)
        seats = [wire.NewSeat("me")]
        return await live.create(guest, wire.NewTable(stored.game, seats, due.options), stored.id)

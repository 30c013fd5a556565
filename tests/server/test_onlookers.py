"""Onlookers: some moves late where the table says so, and by a link of their own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.client import Guest, Visit
from server.running import RunningServer
from server.test_leaving import match_at, table_of, told

from tafelrunde.core.actions import SPECTATOR
from tafelrunde.server.onlookers import DelayedMatch

Make = Any
DELAY = 4


async def play(visits: list[Visit], rng: random.Random, moves: int) -> None:
    """So many answers of whoever is asked."""
    for _ in range(moves):
        for visit in visits:
            await visit.settle()
        visit = rng.choice([visit for visit in visits if visit.choices])
        assert (await visit.do(rng.choice(visit.choices)))["t"] == "ack"


async def late_table(anna: Guest, ben: Guest, game: str) -> Any:
    return await table_of(anna, ben, game=game, open=True, manners={"delay": DELAY})


async def watch_late(
    anna: Guest, ben: Guest, eve: Guest, running: RunningServer, game: str
) -> None:
    """Everything that an onlooker can get lies at least so many moves back."""
    table = await late_table(anna, ben, game)
    rng = random.Random(3)
    async with anna.visit(table["id"]) as a, ben.visit(table["id"]) as b:
        match = match_at(running, table)
        seen: list[Any] = [(match.observe(SPECTATOR), len(match.told))]
        async with eve.visit(table["id"]) as e:
            await e.settle()
            opened, first = len(e.frames), e.state["table"]
            for _ in range(DELAY):
                await play([a, b], rng, 1)
                now = (match.observe(SPECTATOR), len(match.told))
                if now != seen[-1]:
                    seen.append(now)
            await e.settle()
            news = [frame for frame in e.frames[opened:] if '"t":"state"' in frame]
            assert len(news) <= max(0, len(seen) - 1 - DELAY), "it is told that the table goes on"
            for _ in range(25):
                await play([a, b], rng, 1)
                now = (match.observe(SPECTATOR), len(match.told))
                if now != seen[-1]:
                    seen.append(now)
                await e.settle()
                before = seen[max(0, len(seen) - 1 - DELAY)][1]
                assert e.state["seq"] <= before, "an onlooker is ahead"
                assert len(e.log) == e.state["seq"]
                assert e.state["table"]["pending"] == [] and e.state["table"]["clocks"] is None
                assert e.state["table"]["updated"] == first["updated"], "when somebody acts is news"
            assert 0 < e.state["seq"] < len(match.told)
            last = await eve.get(f"{told(table)}/replay")
            assert last["state"]["seq"] <= e.state["seq"]
            await eve.get(f"{told(table)}/replay?event={len(match.told) - 1}", 404)
            await eve.get(f"{told(table)}/journal", 409)
            position = e.state["view"]["game"]
        assert (await anna.get(f"{told(table)}/replay"))["state"]["seq"] == len(match.told)
        running.live.discard(running.live.rooms[table["id"]], "reload")
    async with eve.visit(table["id"]) as e:
        assert e.state["view"]["game"] == position, "a restart shows nothing earlier"
        await ben.post(f"{told(table)}/resign", {})
        await e.until(lambda: e.over)
        assert e.log[-1][1] == "resigned", "with the end the delay ends"


@pytest.mark.parametrize("game", ["el_grande", "heerbann"])
async def test_an_onlooker_sees_the_table_some_moves_late(
    guest: Make, running: RunningServer, game: str
) -> None:
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    await watch_late(anna, ben, eve, running, game)


async def test_a_planted_leak_is_found(
    guest: Make, running: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow = DelayedMatch.follow

    def too_far(self: DelayedMatch, true: Any) -> None:
        self.delay = 2
        follow(self, true)

    monkeypatch.setattr(DelayedMatch, "follow", too_far)
    anna, ben, eve = await guest("Anna"), await guest("Ben"), await guest("Eve")
    with pytest.raises(AssertionError, match=r"an onlooker is ahead|goes on"):
        await watch_late(anna, ben, eve, running, "el_grande")


async def test_a_link_shows_a_private_table_until_it_is_withdrawn(guest: Make) -> None:
    anna, ben, eve, fritz = [await guest(name) for name in ("Anna", "Ben", "Eve", "Fritz")]
    table = await table_of(anna, ben, game="el_grande")
    assert table["peek"] is None
    await ben.post(f"{told(table)}/peek", {"yes": True}, 403)
    secret = (await anna.post(f"{told(table)}/peek", {"yes": True}))["peek"]
    assert (await ben.get(told(table)))["peek"] is None, "the link is the host's to share"
    await eve.post(f"{told(table)}/watch", {"invite": "0" * 32}, 403)
    await eve.get(told(table), 404)
    seen = await eve.post(f"{told(table)}/watch", {"invite": secret})
    assert (seen["invite"], seen["peek"]) == (None, None)
    await eve.post(f"{told(table)}/join", {"invite": secret}, 403)
    async with eve.visit(table["id"]) as e:
        assert e.state["observer"] == -2
        renewed = (await anna.post(f"{told(table)}/peek", {"yes": True}))["peek"]
        assert await e.goodbye() == "closed"
    await eve.get(f"{told(table)}/replay", 404)
    await fritz.post(f"{told(table)}/watch", {"invite": secret}, 403)
    await fritz.post(f"{told(table)}/watch", {"invite": renewed})
    await anna.post(f"{told(table)}/onlookers", {"yes": False})
    await fritz.post(f"{told(table)}/watch", {"invite": renewed}, 403)
    await anna.post(f"{told(table)}/onlookers", {"yes": True})
    assert (await anna.post(f"{told(table)}/peek", {"yes": False}))["peek"] is None
    await fritz.get(told(table), 404)
    await fritz.post(f"{told(table)}/watch", {"invite": renewed}, 403)

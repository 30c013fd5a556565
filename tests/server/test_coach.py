"""A coach at tables against bots: it looks at an answer before it is given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from server.client import Guest, Visit
from server.running import running_server

Make = Any


async def considered(visit: Visit, *actions: Any, best: Any) -> Any:
    """What the coach thinks of an answer."""
    return await visit.ask("consider", seat=0, actions=list(actions), best=best)


async def test_a_coach_compares_an_answer_with_the_best_one_and_plays_nothing(guest: Make) -> None:
    anna = await guest()
    table = await anna.table("me", "greedy")
    async with anna.visit(table["id"]) as visit:
        decision = visit.state["decision"]
        told = await considered(visit, ["dice", [1]], best=["dice", [5]])
        assert told["t"] == "considered"
        assert 0 <= told["loss"] <= told["best"] <= 1 and 0 <= told["chance"] <= 1
        same = await considered(visit, ["dice", [5]], best=["dice", [5]])
        assert same["loss"] == 0
        assert visit.state["decision"] == decision and 0 in visit.state["view"]["pending"]


async def test_what_is_no_answer_gives_nothing_away(guest: Make) -> None:
    anna = await guest()
    table = await anna.table("me", "greedy")
    async with anna.visit(table["id"]) as visit:
        nothing = {"t": "considered", "loss": 0.0, "chance": 0.0, "best": 0.0, "terms": []}
        good = ["dice", [5]]
        for actions, best in (
            ([["dice", [9]]], good),
            ([good], ["dice", [9]]),
            ([good, good], good),  # more after the end
            ([["take", [3]]], good),
            ([["no-verb", [3]]], good),
        ):
            told = await considered(visit, *actions, best=best)
            assert told | nothing == told
        too_many = await considered(visit, *[good] * 65, best=good)
        assert (too_many["t"], too_many["code"]) == ("error", "bad-request")
        await visit.do(["dice", [5]])
        stranger = await visit.ask("consider", seat=1, actions=[good], best=good)
        assert stranger["refusal"][:2] == ["CORE-1", "not-your-decision"]


async def test_there_is_no_coach_where_several_people_play_or_the_result_counts(
    guest: Make,
) -> None:
    anna, ben = await guest(), await guest("Ben")
    good = ["dice", [5]]
    together = await anna.table("me", "guest")
    await ben.post(f"/api/tables/{together['id']}/join", {"invite": together["invite"]})
    hot_seat = await anna.table("me", "me", "greedy")
    rated = await anna.table("me", "random", rated=True, manners={"clock": "days"})
    for table, code in (
        (together, "only-against-bots"),
        (hot_seat, "only-against-bots"),
        (rated, "rated-table"),
    ):
        async with anna.visit(table["id"]) as visit:
            assert (await considered(visit, good, best=good))["code"] == code


async def test_the_looks_of_a_coach_count_as_hints(settings: Any) -> None:
    few = replace(settings, hints_per_minute=2)
    async with running_server(few) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "greedy")
        async with anna.visit(table["id"]) as visit:
            good = ["dice", [5]]
            told = [await considered(visit, good, best=good) for _ in range(3)]
            assert [one["t"] for one in told] == ["considered", "considered", "error"]
            assert told[-1]["code"] == "too-many"

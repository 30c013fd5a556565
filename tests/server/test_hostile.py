"""Whatever is sent: no crash, no change, and every refusal has a code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.client import Guest, Visit
from server.running import RunningServer, running_server

from tafelrunde.server import reading
from tafelrunde.server.reading import PatientProtocol
from tafelrunde.server.settings import Settings

# Names and options are checked further than a schema can say, so good data may be refused.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
QUICK = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
IDS = st.text("0123456789abcdef", min_size=32, max_size=32)
KINDS = st.sampled_from(
    [
        "do",
        "undo",
        "ask_undo",
        "answer_undo",
        "hint",
        "arrange",
        "why",
        "weigh",
        "order",
        "seen",
        "state",
        "",
    ]
)
FIELDS = st.fixed_dictionaries(
    {"t": KINDS | ANYTHING},
    optional={
        "id": IDS | ANYTHING,
        "seat": st.integers(-3, 40) | ANYTHING,
        "observer": st.integers(-3, 40) | ANYTHING,
        "decision": st.sampled_from(["0.0", "2.0", ""]) | ANYTHING,
        "actions": st.lists(st.tuples(st.text(max_size=6), st.lists(st.integers()))) | ANYTHING,
        "action": ANYTHING,
        "yes": st.booleans() | ANYTHING,
        "admin": ANYTHING,
    },
)
FRAMES = FIELDS.map(json.dumps) | ANYTHING.map(json.dumps) | st.text(max_size=60)


class Loop:
    """A loop in which hypothesis' examples run one after the other, with a server in it."""

    def __init__(self, settings: Settings) -> None:
        self.runner = asyncio.Runner()
        self.context = running_server(settings)
        self.running: RunningServer = self.run(self.context.__aenter__)

    def run(self, make: Callable[[], Awaitable[Any]]) -> Any:
        async def inner() -> Any:
            return await make()

        return self.runner.run(inner())

    def close(self) -> None:
        self.run(lambda: self.context.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture
def loop(settings: Settings) -> Iterator[Loop]:
    """A server for synchronous tests."""
    made = Loop(settings)
    yield made
    made.close()


async def _reply(visit: Visit, frame: str | bytes) -> Any:
    """Send a frame, then a question, and give everything that came in between."""
    before = len(visit.frames)
    await visit.socket.send(frame)
    await visit.settle()
    return [json.loads(text) for text in visit.frames[before:-1]]


def test_hostile_frames_change_nothing_and_are_refused_with_a_code(loop: Loop) -> None:
    async def begin() -> tuple[Guest, str]:
        anna = await Guest(loop.running.address, "Anna").__aenter__()
        return anna, (await anna.table("me", "me", open=True))["id"]

    anna, table = loop.run(begin)

    @QUICK
    @given(frame=FRAMES | st.binary(max_size=40), seated=st.booleans())
    def check(frame: str | bytes, seated: bool) -> None:
        async def one() -> None:
            who = anna if seated else Guest(loop.running.address)
            async with who.visit(table) as visit:
                entries = loop.running.live.rooms[table].record.entries
                for reply in await _reply(visit, frame):
                    assert reply["t"] in ("error", "refused", "state", "ack"), reply
                    assert reply["t"] != "error" or reply["message"]["de"]
                    assert reply["t"] != "refused" or reply["refusal"][0].startswith("CORE-")
                assert loop.running.live.rooms[table].record.entries == entries
            if not seated:
                await who.http.aclose()

        loop.run(one)

    try:
        check()
    finally:
        loop.run(anna.http.aclose)


async def test_who_sends_nothing_but_nonsense_has_to_go(settings: Settings) -> None:
    async with running_server(settings) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me")
        async with anna.visit(table["id"]) as a:
            for _ in range(30):
                await a.socket.send("{")
            assert await a.goodbye() == "limit"
            assert a.socket.close_code == 1008


async def test_packed_frames_are_unpacked_no_faster_than_they_are_taken(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame of 64 KiB is a hundred bytes on the wire: many come with one packet."""
    waiting: list[int] = []

    class Watched(PatientProtocol):
        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            waiting.append(self.queue.qsize())

    monkeypatch.setattr(reading, "PatientProtocol", Watched)
    frame = json.dumps({"t": "seen", "observer": 9}).ljust(settings.frame_bytes - 1)
    async with running_server(settings) as running, Guest(running.address, "Anna") as anna:
        table = await anna.table("me", "me")
        async with anna.visit(table["id"], compression="deflate") as a:
            for _ in range(300):
                a.socket.protocol.send_text(frame.encode())
            a.socket.transport.write(b"".join(a.socket.protocol.data_to_send()))
            await a.settle()
    assert 0 < max(waiting) < 20


def test_the_api_answers_any_request_as_its_schema_says(loop: Loop) -> None:
    running = loop.running
    host = {"Host": running.address.removeprefix("http://"), "Origin": running.address}

    async def begin() -> tuple[Guest, str, dict[str, Any]]:
        anna = await Guest(running.address, "Anna").__aenter__()
        schema = await anna.get("/api/openapi.json")
        return anna, (await anna.table("me", "me", open=True))["id"], schema

    anna, table, document = loop.run(begin)
    schema = schemathesis.openapi.from_dict(document)
    seen: set[int] = set()

    def check_operation(operation: Any) -> None:
        cases = st.one_of([operation.as_strategy(generation_mode=m) for m in GenerationMode])

        @settings(QUICK, max_examples=30)
        @given(case=cases, known=st.booleans(), guest=st.booleans())
        def check(case: Any, known: bool, guest: bool) -> None:
            if known and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table

            async def one() -> Any:
                wanted = case.as_transport_kwargs(base_url=running.address)
                headers = {**wanted.pop("headers"), **host}
                if guest:
                    headers["Cookie"] = anna.cookie
                wanted.pop("cookies", None)
                if isinstance(wanted.get("data"), bytes | str):
                    wanted["content"] = wanted.pop("data")
                return await anna.http.request(**wanted, headers=headers)

            response = loop.run(one)
            seen.add(response.status_code)
            assert response.status_code < 500, response.text
            if response.status_code >= 400:
                assert response.json()["error"]["code"]
                assert response.json()["error"]["message"]["de"]
            case.validate_response(schemathesis.Response.from_any(response), checks=CHECKS)

        check()

    try:
        for operation in schema.get_all_operations():
            assert isinstance(operation, Ok)
            check_operation(operation.ok())
    finally:
        loop.run(anna.http.aclose)
    assert {200, 400, 404} <= seen

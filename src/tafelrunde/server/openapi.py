"""The protocol for machines: OpenAPI made from the structs of the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from tafelrunde.server import wire
from tafelrunde.server import wire_people as people
from tafelrunde.server.wire_puzzles import TakePuzzle

PREFIX = "#/components/schemas/{name}"
PEOPLE = [
    people.Account,
    people.Credential,
    people.DeleteMe,
    people.EndDevice,
    people.Fitting,
    people.Leaders,
    people.Profile,
    people.NewPhrase,
    people.RemovePasskey,
    people.SignInByPhrase,
    people.Ways,
    people.NewWay,
    people.ChangeWay,
    people.NameWay,
    people.ProveWay,
]
STRUCTS = [
    wire.SetName,
    wire.NewTable,
    wire.Join,
    wire.Watch,
    wire.Fork,
    wire.OfSeat,
    wire.OfferSeat,
    wire.Answered,
    wire.Vacation,
    wire.Me,
    wire.Summary,
    wire.Tables,
    wire.Inbox,
    wire.Replayed,
    wire.Exchange,
    wire.NewCampaign,
    wire.TellResult,
    wire.Campaign,
    wire.MyCampaigns,
    wire.TakeLesson,
    TakePuzzle,
    wire.MyLessons,
    wire.Learning,
    wire.Pictures,
    *PEOPLE,
]
ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {
                    "type": "object",
                    "required": ["de", "en"],
                    "properties": {"de": {"type": "string"}, "en": {"type": "string"}},
                },
            },
        }
    },
}
ALWAYS = (429, 503)  # any request may be answered like this
CHANGING = (403, 408, 413, 415)  # and one with a body like this


def _json(schema: dict[str, Any], description: str) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _schema(declared: object) -> dict[str, Any]:
    if isinstance(declared, type) and issubclass(declared, msgspec.Struct):
        return {"$ref": PREFIX.format(name=declared.__name__)}
    return msgspec.json.schema(declared)


def describe(
    declared: object, *statuses: int, body: Any = None, query: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What a route takes and answers, for its decorator."""
    refused = {"$ref": PREFIX.format(name="Error")}
    codes = {*statuses, *ALWAYS, *(CHANGING if body is not None else ())}
    responses: dict[int, Any] = {code: _json(refused, "refused") for code in sorted(codes - {304})}
    if 304 in codes:
        responses[304] = {"description": "not changed since the ETag of If-None-Match"}
    responses[200] = _json(_schema(declared), "done")
    extra: dict[str, Any] = {}
    if body is not None:
        content = {"application/json": {"schema": _schema(body)}}
        extra["requestBody"] = {"required": True, "content": content}
    if query:
        number = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
        extra["parameters"] = [{"name": name, "in": "query", "schema": number} for name in query]
    return {"responses": responses, "openapi_extra": extra}


def anything(declared: type) -> dict[str, Any]:
    """The schema of what a game's own types describe; of no other type that is unknown."""
    if declared is not object:
        raise NotImplementedError
    return {"description": "As the game declares it."}


def install(app: FastAPI) -> None:
    """Add the structs of the wire to the schema that the routes make."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        schema = plain()
        _, parts = msgspec.json.schema_components(
            STRUCTS, schema_hook=anything, ref_template=PREFIX
        )
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components.update(parts)
        components["Error"] = ERROR
        for path in schema["paths"].values():
            for operation in path.values():
                # Our paths take any text; what does not exist is 404, never 422.
                operation["responses"].pop("422", None)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way

"""Plain data: what every frame, zone and state consists of, and how it becomes JSON.

A data class declares its fields as annotations. `make generate` writes `FIELDS`,
`__init__` and `clone` into the class from them, because a clone that is compiled ahead
of time is ten times faster than one that looks its fields up.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.compiling import mypyc_attr

Json: TypeAlias = Any
FieldList: TypeAlias = tuple[tuple[str, str], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Data:
    """Something that consists of named plain fields and can be copied and stored."""

    FIELDS: ClassVar[FieldList] = ()

    def clone(self) -> Data:
        """An independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """The fields as JSON, with the name of the class under "@"."""
        out: dict[str, Json] = {"@": type(self).__name__}
        for name, _ in type(self).FIELDS:
            out[name] = plain(getattr(self, name))
        return out


Makers: TypeAlias = dict[str, Callable[[], Data]]


def plain(value: object) -> Json:
    """A field's value as JSON."""
    if isinstance(value, Data):
        return value.to_json()
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value


def fill(target: Data, value: Json, makers: Makers, where: str) -> None:
    """Set every field of `target` from JSON; refuses missing, unknown and mistyped fields."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: expected an object")
    names = {name for name, _ in type(target).FIELDS}
    for key in value:
        if key != "@" and key not in names:
            raise BadData(f"{where}: unknown field {key!r}")
    for name, kind in type(target).FIELDS:
        if name not in value:
            raise BadData(f"{where}: field {name!r} is missing")
        setattr(target, name, build(value[name], kind, makers, f"{where}.{name}"))


def _items(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise BadData(f"{where}: expected a list")
    return value


def _number(key: str, where: str) -> int:
    """The key of an object that stands for a table by numbers."""
    if key.removeprefix("-").isdecimal() and str(int(key)) == key:
        return int(key)
    raise BadData(f"{where}: {key!r} is not a whole number")


def _split(inner: str) -> list[str]:
    """The comma-separated parts of a type's arguments, brackets respected."""
    parts, depth, start = [], 0, 0
    for i, ch in enumerate(inner):
        depth += (ch == "[") - (ch == "]")
        if ch == "," and depth == 0:
            parts.append(inner[start:i].strip())
            start = i + 1
    parts.append(inner[start:].strip())
    return parts


SIMPLE: Final = {"int": int, "str": str, "bool": bool}


def build(value: Json, kind: str, makers: Makers, where: str) -> Any:
    """A field's value from JSON, checked against the declared type.

    >>> build([[1, 2], []], "list[list[int]]", {}, "x")
    [[1, 2], []]
    """
    if kind in SIMPLE:
        if type(value) is not SIMPLE[kind]:
            raise BadData(f"{where}: expected {kind}, found {value!r}")
        return value
    if kind == "Action":
        return build_action(value, where)
    head, _, rest = kind.partition("[")
    parts = _split(rest[:-1]) if rest else []
    if head == "list":
        return [build(v, parts[0], makers, f"{where}[]") for v in _items(value, where)]
    if head == "tuple":
        items = _items(value, where)
        if len(parts) == 2 and parts[1] == "...":
            return tuple([build(v, parts[0], makers, f"{where}[]") for v in items])
        if len(items) != len(parts):
            raise BadData(f"{where}: expected {len(parts)} values")
        return tuple([build(v, p, makers, where) for v, p in zip(items, parts, strict=True)])
    if head == "dict":
        if not isinstance(value, dict):
            raise BadData(f"{where}: expected an object")
        number = parts[0] == "int"
        return {
            (_number(k, where) if number else k): build(v, parts[1], makers, f"{where}.{k}")
            for k, v in value.items()
        }
    name = value.get("@") if isinstance(value, dict) else None
    if isinstance(name, str) and name in makers:
        made = makers[name]()
        fill(made, value, makers, where)
        return made
    raise BadData(f"{where}: no such thing as {value!r}")


def build_action(value: Json, where: str) -> Action:
    """An action from its JSON form `["kind", [args]]`."""
    match value:
        case [str(kind), list(args)] if all(type(x) is int for x in args):
            return Action(kind, tuple(args))
    raise BadData(f"{where}: not an action: {value!r}")


def canonical(value: Json) -> str:
    """JSON in one canonical form: sorted keys, no spaces, plain ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest_of(value: Json) -> str:
    """A short, stable fingerprint of a JSON value."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:32]

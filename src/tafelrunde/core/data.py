"""Plain data: what every frame, zone and state consists of, and how it becomes JSON.

A data class declares its fields as annotations. `make generate` writes `FIELDS`,
`__init__` and `clone` into the class from them, because a clone that is compiled ahead
of time is ten times faster than one that looks its fields up.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, cast

from tafelrunde.core.actions import Action, BadData
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.masks import dice_of, faces, mask_of, members
from tafelrunde.core.numbers import i64, vec

Json: TypeAlias = Any
FieldList: TypeAlias = tuple[tuple[str, str], ...]


class Limit(NamedTuple):
    """What a field may hold: which numbers, and how many of them its list may have."""

    values: range
    most: int = 0
    whole: bool = False  # a list that is not empty has exactly `most` items


def each(size: int, values: range) -> Limit:
    """The limit of a list that is empty or has one number for each of `size` things."""
    return Limit(values, size, True)


# The limits of fields by name, or by class and name ("Battle.low") where a name means two things.
Limits: TypeAlias = Mapping[str, Limit]
ANY: Final = Limit(range(-10_000, 10_001), 1_000)  # of a field for which its game names none
LONGEST: Final = 100  # characters of a text
FITTING: Final = range(-(1 << 62), 1 << 62)  # what the rules can count with


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Data:
    """Something that consists of named plain fields and can be copied and stored."""

    FIELDS: ClassVar[FieldList] = ()

    def clone(self) -> Data:
        """An independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Json]:
        """The fields as JSON, with the name of the class under "@"."""
        out: dict[str, Json] = {"@": type(self).__name__}
        for name, type_name in type(self).FIELDS:
            out[name] = unpacked(getattr(self, name), type_name)
        return out


Makers: TypeAlias = dict[str, Callable[[], Data]]


def unpacked(value: Any, type_name: str) -> Json:
    """A field's value as JSON; sets and dice as lists in ascending order."""
    if type_name == "Mask":
        return members(value)
    if type_name == "Masks":
        return [members(mask) for mask in value]
    if type_name == "Dice":
        return faces(value)
    return plain(value)


def plain(value: object) -> Json:
    """A field's value as JSON."""
    if isinstance(value, Data):
        return value.to_json()
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    if value is None or isinstance(value, (str, int, float)):
        return value
    return list(cast("Iterable[int]", value))  # a vector


def shown(value: Json) -> str:
    """A value from outside in a message, cut short."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def fill(
    target: Data, value: Json, makers: Makers, where: str, limits: Limits | None = None
) -> None:
    """Set every field of `target` from JSON; refuses missing, unknown and mistyped fields."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: expected an object")
    names = {name for name, _ in type(target).FIELDS}
    for key in value:
        if key != "@" and key not in names:
            raise BadData(f"{where}: unknown field {shown(key)}")
    for name, type_name in type(target).FIELDS:
        if name not in value:
            raise BadData(f"{where}: field {name!r} is missing")
        own = f"{type(target).__name__}.{name}"
        known = own if limits is not None and own in limits else name
        setattr(
            target, name, build(value[name], type_name, makers, f"{where}.{name}", limits, known)
        )


def check_limit(value: Any, limit: Limit, where: str) -> None:
    """Refuse a number or a text that is out of its field's limits."""
    if isinstance(value, str):
        if len(value) > LONGEST:
            raise BadData(f"{where}: a text of more than {LONGEST} characters")
    elif value >= limit.values.stop:
        raise BadData(f"{where}: {shown(value)} is more than {limit.values.stop - 1}")
    elif value < limit.values.start:
        raise BadData(f"{where}: {shown(value)} is less than {limit.values.start}")


def _items(value: Json, where: str, limits: Limits | None, name: str) -> list[Json]:
    """A list that is not longer than its field's limit."""
    if not isinstance(value, list):
        raise BadData(f"{where}: expected a list")
    if limits is not None:
        check_size(len(value), limits.get(name, ANY), where)
    return value


def _all_numbers(items: list[Json], limits: Limits | None, name: str) -> bool:
    """Whether all numbers are within the limit; tested first, as it is nearly always so."""
    if any([type(v) is not int for v in items]):
        return False
    values = FITTING if limits is None else limits.get(name, ANY).values
    return all([v in values for v in items])


def check_size(size: int, limit: Limit, where: str) -> None:
    """Refuse a list longer than its field's limit, or shorter if it has to be complete."""
    if size > limit.most or (limit.whole and 0 < size < limit.most):
        most = f"{'' if limit.whole else 'at most '}{limit.most}"
        raise BadData(f"{where}: expected {most} values, found {size}")


def check_list(values: tuple[int, ...], limit: Limit, where: str) -> None:
    """Refuse too many numbers, or one that is out of the limit."""
    check_size(len(values), limit, where)
    for i, value in enumerate(values):
        check_limit(value, limit, f"{where}[{i}]")


def _number(key: str, where: str) -> int:
    """The key of an object that stands for a table by numbers."""
    if len(key) <= LONGEST and key.removeprefix("-").isdecimal() and str(int(key)) == key:
        return int(key)
    raise BadData(f"{where}: {shown(key)} is not a whole number")


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


SIMPLE: Final = {"int": int, "i64": int, "Code": int, "str": str, "bool": bool}
NUMBERS: Final = ("int", "i64", "Code")
PACKED: Final = {"Mask": 62, "Dice": 15}  # the kinds that become one number, of numbers below this
UNLIMITED: Final = ("bool", "Code")  # an action was held against the verbs already


def build(
    value: Json,
    type_name: str,
    makers: Makers,
    where: str,
    limits: Limits | None = None,
    name: str = "",
) -> Any:
    """A field's value from JSON, checked against the declared type.

    With limits, which data from outside need, also against those of the field's name.

    >>> build([[1, 2], []], "list[list[int]]", {}, "x")
    [[1, 2], []]
    """
    if type_name in SIMPLE:
        if type(value) is not SIMPLE[type_name]:
            raise BadData(f"{where}: expected {SIMPLE[type_name].__name__}, found {shown(value)}")
        if type_name in NUMBERS and value not in FITTING:
            raise BadData(f"{where}: {shown(value)} is too large")
        if limits is not None and type_name not in UNLIMITED:
            check_limit(value, limits.get(name, ANY), where)
        return value
    if type_name == "Action":
        made = build_action(value, where)
        if limits is not None:
            check_limit(made.verb, ANY, f"{where}[0]")
            check_list(made.args, limits.get(name, ANY), f"{where}[1]")
        return made
    if type_name == "Masks":
        sets = enumerate(_items(value, where, limits, name))
        return vec[i64]([_packed(v, "Mask", f"{where}[{i}]", limits, name) for i, v in sets])
    if type_name in PACKED:
        return _packed(value, type_name, where, limits, name)
    head, _, rest = type_name.partition("[")
    parts = _split(rest[:-1]) if rest else []
    if head in ("list", "vec") or (head == "tuple" and parts[1:] == ["..."]):
        items = _items(value, where, limits, name)
        if parts[0] in NUMBERS and _all_numbers(items, limits, name):
            found = items.copy()
        else:
            found = [
                build(v, parts[0], makers, f"{where}[{i}]", limits, name)
                for i, v in enumerate(items)
            ]
        if head == "vec":
            return vec[i64](found)
        return found if head == "list" else tuple(found)
    if head == "tuple":
        items = _items(value, where, limits, name)
        if len(items) != len(parts):
            raise BadData(f"{where}: expected {len(parts)} values")
        pairs = enumerate(zip(items, parts, strict=True))
        return tuple([build(v, p, makers, f"{where}[{i}]", limits, name) for i, (v, p) in pairs])
    if head == "dict":
        return _build_dict(value, parts, makers, where, limits, name)
    return _build_data(value, head, makers, where, limits)


def _packed(value: Json, type_name: str, where: str, limits: Limits | None, name: str) -> int:
    """A set or dice from its list, which has to be the one that would be stored."""
    numbers = build(value, "tuple[int, ...]", {}, where, limits, name)
    if all([0 <= number < PACKED[type_name] for number in numbers]):
        found = mask_of(numbers) if type_name == "Mask" else dice_of(numbers)
        if unpacked(found, type_name) == value:
            return found
    raise BadData(f"{where}: {shown(value)} is not in ascending order or holds too much")


def _build_dict(
    value: Json, parts: list[str], makers: Makers, where: str, limits: Limits | None, name: str
) -> dict[Any, Any]:
    """A table by numbers or texts; the limit of the field holds for both sides."""
    if not isinstance(value, dict):
        raise BadData(f"{where}: expected an object")
    if limits is not None:
        check_size(len(value), limits.get(name, ANY), where)
    found: dict[Any, Any] = {}
    for key, v in value.items():
        k: int | str = _number(key, where) if parts[0] in NUMBERS else key
        if limits is not None:
            check_limit(k, limits.get(name, ANY), where)
        found[k] = build(v, parts[1], makers, f"{where}.{key}", limits, name)
    return found


def _build_data(value: Json, head: str, makers: Makers, where: str, limits: Limits | None) -> Data:
    """A frame or another data object by its name; a field of a known class holds that class."""
    name = value.get("@") if isinstance(value, dict) else None
    if not isinstance(name, str) or name not in makers or (head in makers and head != name):
        raise BadData(f"{where}: no such thing as {shown(value)}")
    made = makers[name]()
    fill(made, value, makers, where, limits)
    return made


def build_action(value: Json, where: str) -> Action:
    """An action from its JSON form `["verb", [args]]`."""
    match value:
        case [str(verb), list(args)] if all(type(x) is int for x in args):
            return Action(verb, tuple(args))
    raise BadData(f"{where}: not an action: {shown(value)}")


def canonical(value: Json) -> str:
    """JSON in one canonical form: sorted keys, no spaces, plain ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def digest_of(value: Json) -> str:
    """A short, stable fingerprint of a JSON value."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:32]

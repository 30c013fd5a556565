"""`make generate`: write the page's types from what the rules and the server declare.

`web/src/wire.ts` comes from the structs of the wire, `generated.ts` in a game's folder from its
contract (`tafelrunde.board.contract`). A field that is renamed in Python is renamed there, so
the page's type check finds every place that still uses the old name.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Never,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from tafelrunde.board.contract import Contract
from tafelrunde.core.actions import SPECTATOR
from tafelrunde.core.views import Choice, ToldRefusal
from tafelrunde.games import game_types
from tafelrunde.server import catalogue, wire, wire_base, wire_people, wire_talk

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "web" / "src"
HEADER = "// Written by `make generate` from {}: do not edit.\n"
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Never: "never",
}
UNKNOWN: tuple[object, ...] = (Any, object)
# What the page calls types that are no class in Python.
ALIASES: Mapping[str, object] = {
    "Lang": Literal["de", "en"],
    "Value": wire.Plain,
    "Params": dict[str, wire.Plain],
    "LoggedEvent": wire.LoggedEvent,
    "Refusal": ToldRefusal,
    "Action": wire.WireAction,
    "Choice": Choice,
    "Advice": wire.Advice,
    "Change": wire.Change,
    "Picture": wire.Picture,
    "OptionValue": bool | int | str,
    "Options": dict[str, bool | int | str],
    "Channel": wire_talk.Channel,
    "Chat": wire_talk.Chat,
    "Sign": wire_talk.Sign,
    "FromTable": wire.FromTable,
    "Message": wire.Message,
}
# Numbers that the page must not copy.
NUMBERS: Mapping[str, int] = {
    "SPECTATOR": SPECTATOR,
    "MOST_NAME": wire_base.MOST_NAME,
    "MOST_SAID": wire_talk.MOST_SAID,
    "MOST_PACK": wire.MOST_PACK,
}
ROOTS: tuple[type, ...] = (
    wire.Me,
    wire.Tables,
    wire.Inbox,
    wire.MyCampaigns,
    wire.MyLessons,
    wire.Learning,
    wire.Pictures,
    wire.Replayed,
    wire.NewTable,
    wire.Exchange,
    wire.JournalMessage,
    wire_people.Account,
    wire_people.NewPhrase,
    wire_people.Profile,
    wire_people.Leaders,
    wire_people.Fitting,
    wire_people.Ways,
    wire_people.NewWay,
    catalogue.GameSummary,
    catalogue.GameInfo,
    catalogue.ChapterInfo,
)


class NotTranslatable(Exception):
    """A declaration that has no counterpart in TypeScript; the text names it."""


class Types:
    """Collects named types in the order in which they are first met."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.known: dict[str, type] = {}

    def of(self, shape: Any) -> str:
        """A type as TypeScript; the types it refers to are collected too."""
        if shape in UNKNOWN:
            return "unknown"
        if shape in PLAIN:
            return PLAIN[shape]
        if is_typeddict(shape) or (isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
            return self.named(shape)
        origin, parts = get_origin(shape), get_args(shape)
        if origin is Annotated or origin is NotRequired:
            return self.of(parts[0])
        if origin is Literal:
            return " | ".join([json.dumps(part) for part in parts])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys([self.of(part) for part in parts]))
        if origin is list or (origin is tuple and parts[1:] == (...,)):
            item = self.of(parts[0])
            several = get_origin(parts[0]) in (Union, UnionType, Literal)
            return f"({item})[]" if several else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join([self.of(part) for part in parts])}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            value = self.of(parts[1])
            return "unknown" if value == "unknown" else f"Record<{self.of(parts[0])}, {value}>"
        raise NotTranslatable(f"{shape!r} has no counterpart in TypeScript")

    def named(self, shape: type) -> str:
        """The name of a TypedDict or struct, which is declared once."""
        name = shape.__name__
        if self.known.setdefault(name, shape) is not shape:
            raise NotTranslatable(f"{name} is declared twice: {self.known[name]} and {shape}")
        if name not in self.texts:
            self.texts[name] = ""  # it may name itself
            lines = [f"  {self.key(field, shape)}: {text};" for field, text in self.fields(shape)]
            body = "\n".join(["{", *lines, "}"]) if lines else "Record<never, never>"
            self.texts[name] = f"{comment(shape)}export type {name} = {body};\n"
        return name

    def fields(self, shape: type) -> Iterable[tuple[str, str]]:
        """The fields of a type, with the tag that tells messages apart."""
        tag = getattr(shape, "__struct_config__", None)
        if tag is not None and tag.tag is not None:
            yield tag.tag_field, json.dumps(tag.tag)
        for field, part in get_type_hints(shape, include_extras=True).items():
            yield field, self.of(part)

    def key(self, field: str, shape: type) -> str:
        """A field's name, quoted where it must be, marked where it may be missing."""
        name = field if re.fullmatch(r"[A-Za-z_]\w*", field) else json.dumps(field)
        return f"{name}?" if field in may_be_missing(shape) else name

    def text(self) -> str:
        return "\n".join(self.texts.values())


def may_be_missing(shape: type) -> Iterable[str]:
    """The fields that a value of this type may leave out."""
    if not is_typeddict(shape):
        return [field.name for field in msgspec.structs.fields(shape) if not field.required]
    hints = get_type_hints(shape, include_extras=True)  # annotations are text before they are read
    marked = [field for field, part in hints.items() if get_origin(part) is NotRequired]
    return {*marked, *shape.__dict__["__optional_keys__"]}


def comment(shape: type) -> str:
    """A class's docstring as a TypeScript comment."""
    words = " ".join((shape.__doc__ or "").split())
    return f"/** {words} */\n" if words else ""


def wire_text() -> str:
    """The messages between table and page."""
    types = Types()
    for root in ROOTS:
        types.of(root)
    aliases = [f"export type {name} = {types.of(shape)};\n" for name, shape in ALIASES.items()]
    constants = "".join([f"export const {key} = {value};\n" for key, value in NUMBERS.items()])
    head = HEADER.format("tafelrunde.server.wire and tafelrunde.server.catalogue")
    return "\n".join([head, constants, types.text(), *aliases])


def game_text(name: str, contract: Contract) -> str:
    """The generated module of one game: types, constants, and how the page reads them."""
    types = Types()
    parts = ("view", "aids", "preview", "recap", "weighed", "events", "prompts", "about")
    told = [f"{part}: {types.of(getattr(contract, part))}" for part in parts]
    for shape in contract.more:
        types.of(shape)
    constants = [f"export const {key} = {literal(v)};" for key, v in contract.constants.items()]
    head = HEADER.format(f"tafelrunde.games.{name}.contract")
    reads = "viewOf, aidsOf, previewOf, recapOf, weighedOf, aboutOf, asks, hear"
    return "\n".join(
        [
            head,
            'import { reading } from "../reading";\n',
            *constants,
            "",
            types.text(),
            f"export const {{ {reads} }} = reading<{{ {'; '.join(told)} }}>({json.dumps(name)});",
            "",
        ]
    )


def literal(value: object) -> str:
    """A constant; lists stay as they are."""
    text = json.dumps(value, ensure_ascii=False)
    return f"{text} as const" if isinstance(value, tuple) else text


def written() -> dict[Path, str]:
    """Every generated file of the page with its text."""
    found = {PAGE / "wire.ts": wire_text()}
    for name, game in game_types().items():
        if game.contract is not None:
            found[PAGE / "games" / name / "generated.ts"] = game_text(name, game.contract)
    return found


def main(arguments: list[str] | None = None) -> int:
    """Write the generated files, or with --check report the stale ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    stale = []
    for path, text in written().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not options.check:
                path.write_text(text, encoding="utf-8")
    for path in stale:
        what = "stale, run make generate" if options.check else "written"
        print(f"{path.relative_to(ROOT)}: {what}")
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())

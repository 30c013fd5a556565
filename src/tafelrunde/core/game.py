"""A game as all other packages see it: one stateless object with its rules and data."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from tafelrunde.core.actions import SPECTATOR, Action, BadData, Event
from tafelrunde.core.campaign import Campaigns
from tafelrunde.core.chance import Rng
from tafelrunde.core.compiling import mypyc_attr
from tafelrunde.core.data import Json, Makers, shown
from tafelrunde.core.frames import Frame
from tafelrunde.core.packs import Misfit, Pack, Reader, Table, our_pack
from tafelrunde.core.state import State

Options: TypeAlias = Mapping[str, bool | int | str]
# What a seat sees of any game; each game says more with a TypedDict of its own.
View: TypeAlias = Mapping[str, object]
Purpose: TypeAlias = Literal["game", "sides", "rule"]
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Option(NamedTuple):
    """A variant that can be chosen before the game; the first value is the default.

    `purpose` says what it settles: "game" what is played (a scenario, a length, an expansion),
    "sides" who plays which side, "rule" how the rules are read where people differ.
    """

    id: str
    values: tuple[bool | int | str, ...]
    purpose: Purpose = "rule"
    players: tuple[int, ...] = ()  # it counts only at tables of so many; empty: at all

    @property
    def default(self) -> bool | int | str:
        return self.values[0]


class Side(NamedTuple):
    """What a seat plays, by name: a house, an army, a colour; and the options that make it so."""

    id: str
    de: str
    en: str
    seat: int
    options: Mapping[str, bool | int | str] = {}


class Entry(NamedTuple):
    """A named thing: its id in scenario files, its names and words, and who says so."""

    id: str
    de: str
    en: str
    text_de: str = ""
    text_en: str = ""
    provenance: str = "printed"
    facts: Mapping[str, int | str] = {}


class Home(NamedTuple):
    """Where a state belongs: what has to be known to make it again from its JSON."""

    game_type: type[AnyGame]
    pack_file: Path | None
    options: Options


READ: Final[dict[object, AnyGame]] = {}  # the games of pickled states, each read once


def restore(home: Home, value: Json, log: list[Event] | None) -> State:
    """A state that was pickled."""
    game = READ.get(home[:2])
    if game is None:
        game = READ.setdefault(home[:2], home.game_type(home.pack_file))
    s: State = game.load(value, home.options)
    s.log = log
    return s


def stays_hidden(options: Options) -> bool:
    """Whether secrets outlive the game: an option `reveal_..._after_game` was switched off.

    Seed, journal, and the same dice played on from a step would all tell them.
    """
    return any(
        [
            value is False and name.startswith("reveal_") and name.endswith("_after_game")
            for name, value in options.items()
        ]
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One game: identity, options, tables, and the functions that need to know its state.

    `S` is its state and `V` what a seat sees of it; whoever takes any game takes `AnyGame`.
    `version` rises whenever the same journal would be played differently. Journals of the versions
    in `ordered_versions` are played on as they began, with one order of answers only.
    """

    id: ClassVar[str]
    prefix: ClassVar[str]
    version: ClassVar[int]
    ordered_versions: ClassVar[tuple[int, ...]] = ()
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    all_may_lose: ClassVar[bool] = False  # whether a game can end without a winner at the table
    options: ClassVar[tuple[Option, ...]] = ()
    schema: ClassVar[Mapping[str, Table]]
    folder: ClassVar[Path]
    # the rules of its campaigns, for games that have any
    campaigns: ClassVar[Campaigns | None] = None
    # what kind of element a parameter of an event names
    params: ClassVar[Mapping[str, str]] = {}
    # the questions that a seat may pass in advance, each with the verb that passes it
    passes: ClassVar[Mapping[str, str]] = {}
    pack: Pack

    def __init__(
        self, pack_file: Path | None = None, data: Path | None = None, pack_text: str = ""
    ) -> None:
        """The game with the data it ships with, with those of another folder, or with an owner's
        replacements for some of them: those of a file, or a text that is called by its name."""
        self.pack_file = pack_file
        self.data = data if data is not None else self.folder / "data"
        self.settled = self.resolve({})  # the options of the last new game
        ours = our_pack(self.data / f"{self.id}.toml")
        if pack_file is None:
            self.pack = ours
            self.take_tables(ours.tables)
            return
        reader = Reader(pack_file, self.schema, pack_text)
        self.pack = reader.overlay(self.id, ours.tables)
        try:
            self.take_tables(self.pack.tables)
        except Misfit as misfit:
            raise reader.locate(misfit) from misfit

    # -- to be written by each game

    def take_tables(self, tables: Mapping[str, Any]) -> None:
        """Check the rows against each other (raises Misfit) and keep them for the rules."""
        raise NotImplementedError

    def plays_version(self, version: int, options: Options) -> bool:
        """Whether a journal of this version of the rules is played the same here."""
        return version == self.version or version in self.ordered_versions

    def plays_pack(self, digest: str, options: Options) -> bool:
        """Whether a journal made with these data and options is played the same here."""
        return digest == self.pack.digest

    def prepare(self, options: Options, players: int) -> S:
        """A state with its tables and options, before the first step."""
        raise NotImplementedError

    def first_frame(self) -> Frame[S]:
        """The outermost frame."""
        raise NotImplementedError

    def opening(self, s: S) -> Frame[S]:
        """The outermost frame of this very game, where options decide about it."""
        return self.first_frame()

    def makers(self) -> Makers:
        """Every frame and data class that a stored game may contain, by name."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """What one seat (or SPECTATOR) may see; whatever is not named here stays secret."""
        raise NotImplementedError

    def determinise(self, s: S, seat: int, rng: Rng) -> S:
        """A clone in which everything that `seat` cannot know is re-dealt."""
        raise NotImplementedError

    def lexicon(self) -> Mapping[str, Entry]:
        """The named things of the game by element, for example "card:18"."""
        raise NotImplementedError

    def stage(self, s: S, given: Mapping[str, Any]) -> None:
        """Set a prepared state to the position that a scenario file describes.

        A game that does not write this has scenarios from the beginning only.
        """
        if given:
            raise BadData(f"given: {self.id} has no words for positions")
        s.begin(self.first_frame())

    def describe(self, s: S) -> dict[str, Any]:
        """The position in the words of scenario files; usually what everybody may see."""
        return dict(self.view(s, SPECTATOR))

    def invariants(self, s: S) -> None:
        """Assert what always holds (pieces are conserved, scores within bounds)."""
        raise NotImplementedError

    def most_decisions(self, players: int) -> int:
        """No game takes more decisions than this."""
        raise NotImplementedError

    def sides(self, players: int) -> list[Side]:
        """The sides that can be chosen at a table of `players`, the usual one first.

        Empty where the rules do not tell seats apart. A side may come up with several options.
        """
        return []

    def is_set_up(self, s: S, seat: int) -> bool:
        """Whether the question is where `seat` puts its pieces before the game, in the open.

        A bot then answers all such questions in a row as one thought, and without waiting.
        """
        return False

    def is_open(self, s: S, seat: int) -> bool:
        """Whether the rules leave `seat` nothing to hide in its present question.

        A bot then answers such questions in a row and without waiting: time tells nothing.
        """
        return False

    def belongs(self, s: S, kind: str, number: int, seat: int) -> bool:
        """Whether an element of this kind is the seat or something of its own; what tells of that
        concerns the seat, and ends an order to pass."""
        return kind == "seat" and number == seat

    def without(self, s: S, seat: int) -> tuple[int, ...] | None:
        """Who wins when `seat` gives the game up now; None where the others have to play on.

        The rulebooks say nothing about giving up. Between two the other one wins, and whoever plays
        alone has lost; with more at the table the game goes on, and somebody else takes the seat.
        """
        if s.players > 2:
            return None
        return tuple([other for other in range(s.players) if other != seat])

    # -- the same for all games

    def resolve(self, given: Mapping[str, object]) -> Options:
        """All options with their values; unknown ones are refused by name."""
        known = {o.id: o for o in self.options}
        for name, value in given.items():
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadData(f"{self.id} has no option {shown(name)}; there are: {there}")
            fits = [v for v in known[name].values if type(v) is type(value) and v == value]
            if not fits:
                values = ", ".join(str(v).lower() for v in known[name].values)
                raise BadData(f"option {name}: {shown(value)} is none of {values}")
        return {o.id: given.get(o.id, o.default) for o in self.options}  # type: ignore[misc]  # checked above

    def check_players(self, players: int) -> None:
        """Refuse a number of players for which the game is not made."""
        least, most = self.min_players, self.max_players
        if not least <= players <= most:
            allowed = str(least) if least == most else f"{least} to {most}"
            raise BadData(f"{self.id} is for {allowed} players, not {shown(players)}")

    def new(self, options: Mapping[str, object], players: int) -> S:
        """A game at its first question; options that are left out have their defaults."""
        self.check_players(players)
        chosen = self.settled
        if chosen != options:
            chosen = self.settled = self.resolve(options)
        s = self.prepare(chosen, players)
        s.home = Home(type(self), self.pack_file, chosen)
        s.begin(self.opening(s))
        return s

    def load(self, value: Json, options: Options, limited: bool = False) -> S:
        """A stored state; limited, one that comes from outside and may hold anything."""
        players = value.get("players") if isinstance(value, dict) else None
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise BadData(f"not a stored game of {self.id}")
        s = self.prepare(options, players)
        s.home = Home(type(self), self.pack_file, options)
        s.load(value, self.makers(), limited)
        return s

    def actions(self) -> list[Action]:
        """Every action there can be, in a fixed order: its index is its code."""
        state = type(self.prepare(self.resolve({}), self.min_players))
        return [
            Action(verb, args)
            for verb, names in state.VERBS.items()
            for args in product(*(state.ELEMENTS[name] for name in names))
        ]


# A game of which one knows nothing more: its states and views are its own business.
AnyGame: TypeAlias = Game[Any, Any]

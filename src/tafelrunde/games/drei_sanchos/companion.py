"""Companion mode: the board lies on a real table, and only the Sancho-Bots are run here.

The player says which card lies there, what the dice show and how the board looks after the own
turn, and is told step by step what the bots do (chapters 14 and 15) and what comes next: the
order of turns, the rounds and the end are kept here. Requests and replies are plain data, so that
a terminal and a browser can use the same companion. A request names what to do:

    {"do": "card", "card": 13}                    the card of the round: played or revealed
    {"do": "reserve", "card": 13}                 or the commander puts it aside
    {"do": "turn"}                                the bot that is due carries out its field
    {"do": "skip"}                                that was done by hand
    {"do": "attack", "region": 8, "points": 2}    the player attacks, bots may be hit
    {"do": "besiege", "region": 8, "points": 1}   the player besieges, bots intercept
    {"do": "done"}                                the player's own turn is over
    {"do": "end_round"}                           a card is drawn, siege losses, El Cid
    {"do": "position", "set": {"burgos": "C3K g:C1", "arrow": "up", "round": 4}}
    {"do": "answer", "value": ...}                the answer to the question of the reply
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tafelrunde.core.actions import BadData, Event, IllegalAction
from tafelrunde.core.data import Json, build, build_action, plain, shown
from tafelrunde.core.flow import ASK, DRAW, OVER, ROLL, Chance
from tafelrunde.core.frames import Frame
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import is_bot
from tafelrunde.games.drei_sanchos.course import Course, go_to, last_round
from tafelrunde.games.drei_sanchos.deeds import can_attack, can_besiege, public
from tafelrunde.games.drei_sanchos.ending import champions, finish, goal_reached, side_points
from tafelrunde.games.drei_sanchos.game import DreiSanchosGame
from tafelrunde.games.drei_sanchos.reserve import Reroll
from tafelrunde.games.drei_sanchos.sequence import set_up
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.solo import BotTurn, SoloSetup, announce
from tafelrunde.games.drei_sanchos.spending import begin_turn
from tafelrunde.games.drei_sanchos.staging import (
    ARROWS,
    GLYPHS,
    UNITS,
    Given,
    set_cards,
    set_units,
)
from tafelrunde.games.drei_sanchos.state import NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import CARDS, MOST_POINTS, NAMES, REGIONS, SANCHOS
from tafelrunde.games.drei_sanchos.views import (
    AskedDie,
    Question,
    Reply,
    Report,
    Saying,
    StoredCompanion,
)

# What a player may say about the board, beside the regions.
SAYABLE: Final = ("round", "discard", "recruits", "reserve", "arrow", "el_cid")
ERRANDS: Final = ("card", "reserve", "turn", "skip", "attack", "besiege", "done", "end_round")
ENDS: Final = ("", "major", "minor")


class Companion:
    """One game at a real table, between two requests or in the middle of one."""

    def __init__(self, game: DreiSanchosGame, options: Mapping[str, object]) -> None:
        """A new game: the board after the set-up of a solo game (S3-2.12)."""
        self.game = game
        self.options = game.resolve(options)
        self.regions = game.region_ids
        self.state: DreiSanchos = game.prepare(self.options, 1)
        self.course = Course()
        self.told: list[Event] = []
        set_up(self.state)
        go_to(self.state, 1)
        self.state.log = self.told
        announce(self.state)
        self.run(SoloSetup())

    # -- storing

    def to_json(self) -> StoredCompanion:
        """Everything, for whoever keeps it between two requests."""
        state = {"table": self.state.to_json(), **self.course.to_json()}
        return {"options": dict(self.options), "state": state}

    def load(self, value: Json) -> None:
        """Go on where `to_json` has left off, with the same options."""
        table = value.get("table") if isinstance(value, dict) else None
        loaded = self.game.load(table, self.options, limited=True)
        self.state = loaded
        self.told = []
        try:
            self.game.invariants(loaded)
            self.course.load(value, loaded)
            self.reply()
        except (AssertionError, AttributeError, LookupError, TypeError) as error:
            raise BadData("this is no stored companion") from error

    # -- requests

    def handle(self, request: Mapping[str, object]) -> None:
        """Do what a request says; a refused one changes nothing and is a BadData."""
        self.told = []
        do = request.get("do")
        if do == "answer":
            self.answer(request.get("value"))
            return
        if self.state.stack:
            raise BadData("first answer the question")
        if do == "position":
            self.place(request.get("set"))
            return
        if do not in ERRANDS:
            raise BadData(f"do: a companion cannot {shown(do)}")
        self.state.log = self.told
        try:
            self.run_errand(str(do), request)
        finally:
            self.state.log = None

    def run_errand(self, do: str, request: Mapping[str, object]) -> None:
        """One step of the game's course."""
        s = self.state
        if do == "card":
            self.course.lay_out(s, number(request, "card", CARDS))
        elif do == "reserve":
            self.course.put_aside(s, number(request, "card", CARDS))
        elif do in ("turn", "skip"):
            self.turn(do == "turn")
        elif do in ("attack", "besiege"):
            self.fight(request, do == "attack")
        elif do == "done":
            self.course.done(s)
            begin_turn(s, NOBODY)
        else:
            self.course.end(s)

    def place(self, given: Json) -> None:
        """What stands where; whatever is not mentioned stays as it is."""
        if not isinstance(given, dict):
            raise BadData("a position is an object, for example with burgos: 'C3K g:C1'")
        known = [*SAYABLE, *self.regions]
        for key in given:
            if key not in known:
                there = ", ".join(known)
                raise BadData(f"set: unknown field {shown(key)}; there are: {there}")
        said = self.said()
        wanted = {**said, **without_kings(said, given), **given}
        round_, gone = wanted.pop("round"), build(wanted.pop("discard"), "list[int]", {}, "discard")
        told = Given(wanted, self.regions)
        arrow = told.told["arrow"]
        if arrow not in ARROWS:
            raise BadData(f"arrow: {shown(arrow)} is none of {', '.join(ARROWS)}")
        s = self.game.prepare(self.options, 1)
        set_up(s)
        set_units(s, told, self.regions)
        set_cards(s, told)
        for card in gone:
            if card in s.deck.cards:  # a reserve or the card of the round wins
                s.deck.take(card)
                s.discard.put(card, public(s))
        s.arrow = ARROWS.index(arrow)
        self.resume(s, round_)
        try:
            self.game.invariants(s)
        except AssertionError as error:
            raise BadData("units cannot stand like that; each siege needs a garrison") from error
        self.state = s
        goal_reached(s)

    def resume(self, s: DreiSanchos, number: Json) -> None:
        """The round and its turns as they were, or the beginning of another round."""
        old = self.state
        s.phase, s.keeper = old.phase, old.keeper
        s.round, s.commander, s.active = old.round, old.commander, old.active
        s.attacked, s.besieged = old.attacked, old.besieged
        if number == old.round:
            return
        if type(number) is not int or not 1 <= number <= last_round(s):
            raise BadData(f"round: expected a number from 1 to {last_round(s)}")
        go_to(s, number)
        begin_turn(s, NOBODY)
        self.course = Course()

    def said(self) -> dict[str, Saying]:
        """The position in the words of a request."""
        told = self.game.describe(self.state)
        found = {key: told[key] for key in (*SAYABLE, *self.regions)}
        if self.state.card:
            found["card"] = self.state.card
        return found

    def turn(self, here: bool) -> None:
        """S3-4.1, S3-14.2, S3-14.6: the bot that is due carries out its field, here or by hand."""
        s, sancho = self.state, self.course.turn_of(self.state)
        if sancho == NOBODY or not is_bot(s, sancho):
            raise BadData("no bot is due")
        self.course.at += 1
        if here:
            self.run(BotTurn(sancho))

    def fight(self, request: Mapping[str, object], attack: bool) -> None:
        """S3-6.2, S3-7.2: the player's own Attack or Besiege, to which bots answer."""
        s, player = self.state, self.state.variant.sancho
        region = number(request, "region", REGIONS)
        points = number(request, "points", MOST_POINTS)
        if not self.course.is_mine(s):
            raise BadData("it is not your turn")
        if s.attacked if attack else s.besieged:
            rule = "S3-6.1" if attack else "S3-7.1"
            raise BadData(f"you have done that already in this turn ({rule})")
        if attack:
            if not can_attack(s, player, region):
                raise BadData(f"you cannot attack in region {region}")
            s.attacked = True
            self.run(Battle(player, region, points))
        else:
            if not can_besiege(s, player, region, points):
                raise BadData(f"you cannot besiege in region {region} with {points}")
            s.besieged = True
            self.run(Siege(player, region, points, True))

    # -- running frames

    def run(self, frame: Frame[DreiSanchos]) -> None:
        """Run a frame until the player has to answer or it is over."""
        s = self.state
        s.stack = []
        s.log = self.told
        s.begin(frame)
        self.settle()

    def settle(self) -> None:
        """S3-14.9: after each errand the points are compared, and a bot's markers come back."""
        s = self.state
        if s.wait.tag == OVER:
            s.points = 0
            if s.active != NOBODY:
                begin_turn(s, NOBODY)
            if goal_reached(s):
                finish(s)
        s.log = None

    def answer(self, value: Json) -> None:
        """Dice, cards and decisions come from the table."""
        s = self.state
        if not s.stack:
            raise BadData("nothing has been asked")
        s.log = self.told
        try:
            if s.wait.tag == ASK:
                s.play(0, build_action(value, "answer"))
            else:
                s.checked_chance(self.outcome(value))
        except IllegalAction as illegal:
            raise BadData(f"that is not allowed: {illegal}") from illegal
        finally:
            s.log = None
        self.settle()

    # -- questions

    def question(self) -> Question | None:
        """What the player has to say next, as data."""
        s = self.state
        if not s.stack:
            return None
        if s.wait.tag == ASK:
            decision = s.decision(0)
            return {
                "kind": "decision",
                "prompt": s.prompt,
                "params": {name: plain(value) for name, value in decision.params.items()},
                "actions": plain(decision.actions),
            }
        if s.wait.tag == ROLL:
            dice: list[AskedDie] = [
                {"sancho": NAMES[x], "guard": guard, "faces": self.faces_of(guard)}
                for x, guard in self.dice()
            ]
            return {"kind": "dice", "dice": dice}
        setup = cast(SoloSetup, s.top)
        if s.wait.tag == DRAW:
            return {"kind": "card", "points": setup.points, "cards": setup.triple(s)}
        places = [NAMES[x] for x in range(SANCHOS) if is_bot(s, x)]
        return {"kind": "cards", "cards": setup.aside, "places": [*places, "out"]}

    def dice(self) -> list[tuple[int, bool]]:
        """S3-6.9: the dice to roll, in the order in which they are to be told."""
        s, top = self.state, self.state.top
        if isinstance(top, Reroll):
            return [(die // 2 % 4, die % 2 == 1) for die in top.again]
        battle = cast(Battle, top)
        found: list[tuple[int, bool]] = []
        for turn in range(SANCHOS):
            x = (battle.attacker + turn) % SANCHOS
            found += [(x, False)] * battle.troop_dice(s, x)
            found += [(x, True)] * battle.kings[x]
        return found

    def outcome(self, value: Json) -> tuple[int, ...]:
        """What chance answers, from what lies on the table."""
        wait = cast(Chance, self.state.wait)
        if wait.tag == DRAW:
            cards = cast(SoloSetup, self.state.top).triple(self.state)
            if value not in cards:
                raise BadData(f"expected one of the cards {', '.join(map(str, cards))}")
            return (cards.index(value),)
        told: list[int] = build(value, "list[int]", {}, "answer")
        if wait.tag == ROLL:
            return self.faces(told)
        aside = cast(SoloSetup, self.state.top).aside
        if sorted(told) != sorted(aside):
            raise BadData(f"expected the cards {', '.join(map(str, aside))} in their order")
        return tuple([aside.index(card) for card in told])

    def faces_of(self, guard: bool) -> list[int]:
        """What a die may show."""
        return list(self.state.tables.guard_faces) if guard else [1, 2, 3, 4, 5, 6]

    def faces(self, told: list[int]) -> tuple[int, ...]:
        """The dice as they lie on the table; S3-6.8: a guard die has faces of its own."""
        dice = self.dice()
        if len(told) != len(dice):
            raise BadData(f"expected {len(dice)} dice, found {len(told)}")
        found: list[int] = []
        for value, (x, is_guard) in zip(told, dice, strict=True):
            faces = self.faces_of(is_guard)
            if value not in faces:
                die = "guard die" if is_guard else "troop die"
                raise BadData(f"a {die} of {NAMES[x]} cannot show {value}")
            found.append(faces.index(value) + 1)
        return tuple(found)

    # -- replies

    def reply(self) -> Report:
        """What was told, what is asked, and how the board looks now."""
        s = self.state
        sums = side_points(s)
        bot = (s.variant.sancho + 1) % SANCHOS
        return {
            "told": [
                (e.rule, e.key, {k: plain(v) for k, v in e.params.items()}) for e in self.told
            ],
            "question": self.question(),
            "flow": self.course.flow(s),
            "position": self.said(),
            "vp": {"player": sums[s.variant.sancho], "bots": sums[bot]},
            "ended": ENDS[s.ended],
            "won": bool(s.ended) and champions(s) == [s.variant.sancho],
        }


def without_kings(said: Mapping[str, object], given: Mapping[str, object]) -> dict[str, str]:
    """The regions that are not mentioned, without the kings that are said to be elsewhere."""
    moved = {
        found.group(2)
        for text in given.values()
        if isinstance(text, str)
        for found in map(UNITS.fullmatch, text.split())
        if found is not None and found.group(4)
    }
    left: dict[str, str] = {}
    for key, text in said.items():
        if isinstance(text, str) and key not in SAYABLE:
            groups = [found for found in map(UNITS.fullmatch, text.split()) if found is not None]
            words = [
                f"{g.group(1)}{g.group(2)}{g.group(3)}{'' if g.group(2) in moved else g.group(4)}"
                for g in groups
            ]
            left[key] = " ".join([word for word in words if word[-1] not in GLYPHS])
    return left


def number(request: Mapping[str, object], key: str, most: int) -> int:
    """A whole number from 1 to `most`."""
    value = request.get(key)
    if type(value) is not int or not 1 <= value <= most:
        raise BadData(f"{key}: expected a number from 1 to {most}, found {shown(value)}")
    return value


def respond(game: DreiSanchosGame, message: Mapping[str, object]) -> Reply:
    """One exchange without memory: {"options", "state" or null, "request" or null} is answered
    with the reply and the new state."""
    options, stored, request = [message.get(key) for key in ("options", "state", "request")]
    if not isinstance(options, dict) or not (request is None or isinstance(request, dict)):
        raise BadData("expected an object with options, state and request")
    companion = Companion(game, options)
    if stored is not None:
        companion.load(stored)
    if request is not None:
        companion.handle(request)
    view = game.view(companion.state, 0)
    aids = game.aids(view, 0)
    return {**companion.to_json(), **companion.reply(), "view": view, "aids": aids}

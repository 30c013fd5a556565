"""`tafelrunde companion`: runs the Sancho-Bots for a board on a real table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tafelrunde.cli.common import Chosen, Language, PackFile, language, options_of
from tafelrunde.core.actions import BadData
from tafelrunde.core.reading import read_json_file
from tafelrunde.texts import TERMINAL, Speaker

if TYPE_CHECKING:
    from tafelrunde.games.drei_sanchos.companion import Companion
    from tafelrunde.games.drei_sanchos.views import AskedDie, Flow, Question, StoredCompanion

AIM = ("region", "points")
FORMAT = {"format": "tafelrunde-companion", "version": 2}
# What a companion calls the commands that need no more than one word.
SHORT = {"bot": "turn", "skip": "skip", "done": "done", "end": "end_round"}
NUMBERED = {"card": ("card",), "reserve": ("card",), "attack": AIM, "besiege": AIM}
StoreFile = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Where it is saved; an existing one is continued."),
]


def register(app: typer.Typer) -> None:
    app.command("companion")(companion)


def companion(
    option: Chosen = None, file: StoreFile = None, pack: PackFile = None, lang: Language = ""
) -> None:
    """Run the Sancho-Bots of Krieg der drei Sanchos for a board on your table.

    You enter which card was played, what the dice show and what your own turn changed; you are
    told whose turn it is and, step by step with the rule, what the bots do.
    --option sancho=aragon chooses your Sancho, --option level=hard the level; `help` shows the
    commands. --pack serves the cards and the map as they are printed in your copy.
    """
    from tafelrunde.games.drei_sanchos.companion import Companion
    from tafelrunde.games.drei_sanchos.game import DreiSanchosGame

    game = DreiSanchosGame(pack)
    stored = read(file) if file is not None and file.exists() else None
    options = options_of(game, option) if stored is None else stored["options"]
    made = Companion(game, options)
    if stored is not None:
        made.load(stored["state"])
    Terminal(made, Speaker(game, language(lang), [""], TERMINAL), file).run()


def read(path: Path) -> dict[str, Any]:
    """A stored companion game; raises BadData that names any fault."""
    value = read_json_file(path)
    if not isinstance(value, dict) or {key: value.get(key) for key in FORMAT} != FORMAT:
        raise BadData(f"{path}: this is no stored companion of version {FORMAT['version']}")
    if not isinstance(value.get("options"), dict):
        raise BadData(f"{path}: options: expected an object")
    return value


class Terminal:
    """Lines of text in, lines of text out."""

    def __init__(self, companion: Companion, speaker: Speaker, file: Path | None) -> None:
        self.companion = companion
        self.speaker = speaker
        self.file = file
        self.before: list[StoredCompanion] = []

    def origins(self) -> str:
        """Which cards and regions are not as printed, in one sentence."""
        entries = self.companion.game.lexicon()
        made = [name for name, entry in entries.items() if entry.provenance == "reconstructed"]
        cards = sorted(int(name[5:]) for name in made if name.startswith("card:"))
        regions = sum(name.startswith("region:") for name in made)
        listed = ", ".join(map(str, cards))
        return self.speaker.say(
            "companion-origins", cards=listed, count=len(cards), regions=regions
        )

    def run(self) -> None:
        """Read and answer lines until the player leaves."""
        print(self.speaker.say("companion-welcome"))
        print(self.origins())
        self.board()
        self.tell()
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                line = "quit"
            try:
                if not self.obey(line.split()):
                    return
            except BadData as error:
                print(error)

    def obey(self, words: list[str]) -> bool:
        """Carry out one line of input, a command or an answer; False when the player leaves."""
        if not words:
            return True
        verb, rest = words[0].lower(), words[1:]
        if verb == "quit":
            return False
        if verb == "help":
            print(self.speaker.say("companion-help"))
        elif verb == "board":
            self.board()
        elif verb == "undo":
            self.undo()
        elif verb in (*SHORT, *NUMBERED, "set", "move"):
            self.request(request_of(verb, rest, self.companion))
        else:
            self.request({"do": "answer", "value": self.value(words)})
        return True

    def request(self, request: dict[str, Any]) -> None:
        """Send a request to the companion and print what happened."""
        before = self.companion.to_json()
        self.companion.handle(request)
        self.before.append(before)
        self.store()
        self.tell()

    def undo(self) -> None:
        """Take the last request back."""
        if not self.before:
            raise BadData(self.speaker.say("play-undo-nothing"))
        self.companion.load(self.before.pop()["state"])
        self.store()
        print(self.speaker.say("play-undone"))
        self.tell()

    def store(self) -> None:
        """Write the file, whole or not at all."""
        if self.file is None:
            return
        temporary = self.file.with_name(self.file.name + ".part")
        try:
            temporary.write_text(json.dumps({**FORMAT, **self.companion.to_json()}), "utf-8")
            temporary.replace(self.file)
        except OSError as error:
            raise BadData(f"{self.file}: cannot be written: {error.strerror}") from error

    # -- showing

    def tell(self) -> None:
        """Print what happened with its rules, and what is asked next."""
        reply = self.companion.reply()
        for event in self.companion.told:
            print(f"  {self.speaker.event(event)} ({event.rule})")
        if reply["ended"]:
            key = "companion-won" if reply["won"] else "companion-lost"
            print(self.speaker.say(key, **reply["vp"]))
        if reply["question"] is not None:
            self.ask(reply["question"])
        elif not reply["ended"]:
            print(self.next_step(reply["flow"]))

    def next_step(self, flow: Flow) -> str:
        """What comes next in this round, in one sentence."""
        told = {"round": flow["round"], "deck": flow["deck"]}
        if flow["step"] == "card":
            whose = "own" if flow["commander"] else "deck"
            return self.speaker.say(f"companion-next-card-{whose}", **told)
        if flow["step"] == "end":
            drawn = "draw" if flow["commander"] else "plain"
            return self.speaker.say(f"companion-next-end-{drawn}", **told)
        if not flow["bot"]:
            return self.speaker.say("companion-next-own", field=self.field("own"))
        sancho = self.sancho(flow["bot"])
        key = "companion-next-either" if flow["mine"] else "companion-next-bot"
        return self.speaker.say(key, sancho=sancho, field=self.field(flow["bot"]))

    def field(self, name: str) -> str:
        """A Sancho's section on the card of the round; S3-14.6: a bot reads the crown text."""
        from tafelrunde.games.drei_sanchos.lexicon import BOT_SLOTS, FIELDS, SLOTS, field_of
        from tafelrunde.games.drei_sanchos.tables import NAMES

        s = self.companion.state
        sancho = s.variant.sancho if name == "own" else NAMES.index(name)
        slots = SLOTS if name == "own" else BOT_SLOTS
        slot = FIELDS.index(slots[s.tables.cards[s.card].order.index(sancho)])
        if name == "own" and s.commander == sancho:  # S3-4.4: the own field does not count
            return self.speaker.say("companion-points-free", points=s.tables.cards[s.card].bp)
        return self.speaker.words(f"field:{field_of(s.card, slot)}")

    def ask(self, question: Question) -> None:
        """Print a question in words."""
        if question["kind"] == "decision":
            decision = self.companion.state.decision(0)
            print(self.speaker.prompt(decision.prompt, decision.params))
            for number, action in enumerate(decision.actions, 1):
                print(f"{number:>3}  {self.speaker.action(action)}")
        elif question["kind"] == "dice":
            print(self.speaker.say("companion-dice", dice=self.dice(question["dice"])))
        elif question["kind"] == "card":
            cards = ", ".join(map(str, question["cards"]))
            print(self.speaker.say("companion-card", cards=cards))
        else:
            places = [self.place(name) for name in question["places"]]
            cards = ", ".join(map(str, question["cards"]))
            print(self.speaker.say("companion-cards", cards=cards, places=", ".join(places)))

    def place(self, name: str) -> str:
        """Where a card goes."""
        return self.speaker.say("companion-out") if name == "out" else self.sancho(name)

    def sancho(self, name: str) -> str:
        """What a Sancho is called."""
        from tafelrunde.games.drei_sanchos.tables import NAMES

        return self.speaker.name(f"sancho:{NAMES.index(name)}")

    def dice(self, dice: list[AskedDie]) -> str:
        """The dice to roll, in order."""
        guard = self.speaker.say("companion-guard")
        parts = [f"{self.sancho(d['sancho'])}{f' ({guard})' if d['guard'] else ''}" for d in dice]
        return ", ".join(parts)

    def board(self) -> None:
        """Print the position, region by region, with its numbers."""
        from tafelrunde.games.drei_sanchos.companion import SAYABLE

        game, reply = self.companion.game, self.companion.reply()
        position = reply["position"]
        for number, key in enumerate(game.region_ids, 1):
            points = self.companion.state.variant.vp[number]
            name = self.speaker.name(f"region:{number}")
            print(f"{number:>3}  {name:<15} {points}  {position[key]}")
        print(self.speaker.say("companion-points", **reply["vp"]))
        for key in SAYABLE:
            print(f"     {key:<15}    {position[key]}")

    # -- answers

    def value(self, words: list[str]) -> object:
        """An answer: the number of a choice, or dice and cards as they lie on the table."""
        question = self.companion.question()
        numbers = [whole(word) for word in words]
        if question is not None and question["kind"] == "decision":
            actions = question["actions"]
            if len(numbers) != 1 or not 1 <= numbers[0] <= len(actions):
                raise BadData(self.speaker.say("companion-choose", most=len(actions)))
            return actions[numbers[0] - 1]
        if question is not None and question["kind"] == "card":
            return numbers[0]
        return numbers


def whole(word: str) -> int:
    """A whole number that somebody has typed."""
    if not word.isdecimal():
        raise BadData(f"{word!r} is neither a command nor a number; `help` shows the commands")
    return int(word)


def request_of(verb: str, words: list[str], companion: Companion) -> dict[str, Any]:
    """A command as a request."""
    if verb in SHORT:
        return {"do": SHORT[verb]}
    if verb == "set":
        return {"do": "position", "set": position_of(words, companion)}
    if verb == "move":
        return {"do": "position", "set": moved(words, companion)}
    names = NUMBERED[verb]
    if len(words) != len(names):
        raise BadData(f"{verb} needs {len(names)} numbers, for example: {EXAMPLES[verb]}")
    return {"do": verb, **dict(zip(names, map(whole, words), strict=True))}


EXAMPLES = {
    "card": "card 13",
    "reserve": "reserve 13",
    "attack": "attack 8 2",
    "besiege": "besiege 8 1",
}


def moved(words: list[str], companion: Companion) -> dict[str, Any]:
    """`move 6 8 2 K`: two own troops and the king from the field of region 6 to that of 8."""
    from tafelrunde.games.drei_sanchos.staging import GLYPHS, shifted

    numbers, king = [word for word in words if word.upper() != "K"], len(words)
    regions = companion.game.region_ids
    if len(numbers) not in (2, 3) or king - len(numbers) > 1:
        raise BadData("move needs two regions and what moves, for example: move 6 8 2 K")
    places = [whole(word) for word in numbers[:2]]
    if not all(1 <= place <= len(regions) for place in places):
        raise BadData(f"there are regions from 1 to {len(regions)}")
    with_king = king > len(numbers)
    troops = whole(numbers[2]) if len(numbers) == 3 else 0 if with_king else 1
    said = companion.said()
    source, target = [regions[place - 1] for place in places]
    glyph = GLYPHS[companion.state.variant.sancho]
    left, there = shifted(str(said[source]), str(said[target]), glyph, troops, with_king)
    return {source: left, target: there}


def position_of(words: list[str], companion: Companion) -> dict[str, Any]:
    """`set 2 C3K g:C1`, `set recruits 2 0 0`, `set reserve najera 13 5`, `set round 4`."""
    from tafelrunde.games.drei_sanchos.companion import SAYABLE
    from tafelrunde.games.drei_sanchos.tables import NAMES

    if not words:
        raise BadData(f"set needs a region or one of {', '.join(SAYABLE)}")
    key, rest = words[0].lower(), words[1:]
    if key == "round" and rest:
        return {key: whole(rest[0])}
    if key in ("recruits", "discard"):
        return {key: [whole(word) for word in rest]}
    if key == "reserve":
        if not rest or rest[0].lower() not in NAMES:
            raise BadData("reserve needs a Sancho, for example: set reserve najera 13 5")
        reserve = [sorted(zone.cards) for zone in companion.state.reserve]
        reserve[NAMES.index(rest[0].lower())] = [whole(word) for word in rest[1:]]
        return {key: reserve}
    regions = companion.game.region_ids
    if key.isdecimal() and 1 <= int(key) <= len(regions):
        key = regions[int(key) - 1]
    return {key: " ".join(rest)}

"""Play as lines of text: for pipes, screen readers and whoever likes it plain."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.board.scene import Scene
from tafelrunde.board.text import Painter
from tafelrunde.core.actions import BadData, IllegalAction, Refusal
from tafelrunde.tui.advised import sentence
from tafelrunde.tui.reading import Reader, Typed
from tafelrunde.tui.saves import write_save
from tafelrunde.tui.session import Choice, Session
from tafelrunde.tui.style import ANSI, Ink, badge


class Left(Exception):
    """Raised when the player leaves, by a command or at the end of the input."""


class PlainTable:
    """One game in lines of text."""

    def __init__(self, session: Session, save: Path, console: Console, hints: bool) -> None:
        self.session = session
        self.speaker = session.speaker
        self.save = save
        self.console = console
        self.hints = hints
        self.ink = Ink(ANSI)
        self.reader = Reader(session.speaker)
        self.person = -1  # who sits at the keyboard
        self.seen: dict[int, Scene] = {}  # the table as each person saw it last
        self.alive = console.is_terminal and sys.stdin.isatty()

    # -- writing

    def write(self, text: Text | Table | Padding | str = "", style: str = "") -> None:
        """Write a line, or several."""
        if isinstance(text, str):
            text = self.ink.text(text, style)
        self.console.print(text, highlight=False, soft_wrap=not self.console.is_terminal)

    def tell(self, observer: int) -> None:
        """Write what happened since the observer's last question."""
        for event in self.session.news(observer):
            self.write(f"· {self.speaker.event(event)}")

    def show(self, seat: int, choices: Sequence[Choice], whole: bool = False) -> None:
        """Write what has changed on the table, or all of it; then the question and its choices."""
        scene = self.session.scene(seat)
        self.ink.dress(self.session.hues(seat))
        before, self.seen[seat] = self.seen.get(seat), scene
        shown = scene if whole or before is None else scene.changes(before)
        painter = Painter(self.speaker, seat, self.console.width, self.session.marks(choices))
        self.write()
        for line in painter.scene(shown):
            self.write(self.ink.line(line))
        if shown.areas:
            self.write()
        name = self.speaker.seat(seat)
        self.write(f"{badge(seat)} {name}: {self.session.prompt(seat)}", f"seat-{seat}")
        picked = self.session.picked(seat)
        if picked:
            self.write(self.speaker.say("play-picked", picks=", ".join(picked)))
        for choice in choices:
            self.write(self.choice_line(choice))

    def choice_line(self, choice: Choice) -> Text:
        """A numbered choice; one that is not allowed says so."""
        if choice.refusal is None:
            words = f"{choice.label}: {choice.remark}" if choice.remark else choice.label
            return Text.assemble((f"{choice.number:>3}  ", self.ink.style("mark")), words)
        off = self.speaker.say("play-choice-off")
        return self.ink.text(
            f"{choice.number:>3}  {choice.label} ({off}: ?{choice.number})", "quiet"
        )

    def refuse(self, refusal: Refusal) -> None:
        """Write why an action is refused, with the rule."""
        self.write(f"{self.speaker.refusal(refusal)} ({refusal.rule})", "rubric")

    # -- the game

    def run(self) -> None:
        """Play to the end, or until the person leaves; the game is stored either way."""
        head = self.session.match.head
        if head.luck.fast is None:
            shown = head.luck.commitment
            self.write(self.speaker.say("play-commitment", commitment=shown), "quiet")
        try:
            while not self.session.over:
                self.turn()
        except Left:
            self.leave()
            return
        self.tell(self.person if self.person >= 0 else self.session.eyes())
        self.finish()

    def turn(self) -> None:
        """Play one answer, of a bot or a person."""
        bot = self.session.waiting_bot()
        if bot is not None:
            words = escape(self.session.waiting(bot))
            waiting: Any = self.console.status(words) if self.alive else nullcontext()
            with waiting:
                action = self.session.think(bot)
            self.session.match.submit(bot, action)
            if not self.session.people:
                self.tell(self.session.eyes())
            return
        seat = self.session.asked()
        assert seat is not None, "somebody has to answer"
        self.hand_over(seat)
        self.tell(seat)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people at one keyboard."""
        before, self.person = self.person, seat
        if len(self.session.people) < 2 or before == seat:
            return
        if self.alive:
            self.console.clear()
        self.write(self.speaker.say("play-curtain", name=self.speaker.seat(seat)), f"seat-{seat}")
        if self.alive:
            self.line(self.speaker.say("play-curtain-key"))
            self.console.clear()

    def ask(self, seat: int) -> None:
        """Ask until there is an answer that changes the game."""
        choices = self.session.choices(seat)
        self.show(seat, choices)
        if self.hints:
            self.hint(seat)
        while not self.understood(seat, choices, self.reader.read(self.line(), choices)):
            pass

    def line(self, prompt: str = ">") -> str:
        """A line of input."""
        try:
            return input(f"{prompt} " if self.alive else "")
        except EOFError:
            raise Left from None

    def understood(self, seat: int, choices: Sequence[Choice], typed: Typed) -> bool:
        """Act on a line; true if the game went on."""
        if typed.command:
            return self.command(seat, choices, typed)
        if typed.several:
            several = self.speaker.listed([choice.label for choice in typed.several])
            self.write(self.speaker.say("play-ambiguous", text=typed.rest, choices=several))
            return False
        if typed.unknown:
            self.write(self.speaker.say("play-unknown", text=typed.unknown))
            return False
        actions = [choice.action for choice in typed.choices]
        if len(actions) > 1:
            actions = self.session.whole_answer(seat, actions)
        try:
            self.session.answer(seat, actions)
        except IllegalAction as error:
            self.refuse(error.refusal)
            return False
        return True

    # -- commands

    def command(self, seat: int, choices: Sequence[Choice], typed: Typed) -> bool:
        """Carry out a command; true if the game went on (or back)."""
        match typed.command:
            case "quit":
                raise Left
            case "undo":
                return self.undo(seat)
            case "help":
                self.write(self.speaker.say("play-help"))
            case "why":
                self.why(choices, typed.rest)
            case "hint":
                self.hint(seat)
            case "rules":
                self.rule(typed.rest)
            case "log":
                for event in self.session.chronicle(seat).values():
                    self.write(f"{self.speaker.event(event)} ({event.rule})")
            case "table":
                self.show(seat, choices, whole=True)
            case "save":
                self.store(Path(typed.rest).expanduser() if typed.rest else self.save)
        return False

    def undo(self, seat: int) -> bool:
        right = self.session.undo_right(seat)
        if not right:
            self.write(self.speaker.say("play-undo-nothing"))
            return False
        if right == "ask":
            self.write(self.speaker.say("play-undo-ask"))
            said = self.line().strip().casefold()
            if not said or not self.speaker.say("play-undo-yes").startswith(said):
                self.write(self.speaker.say("play-undo-no"))
                return False
        refusal = self.session.undo(seat)
        if refusal is not None:
            self.refuse(refusal)
            return False
        self.write(self.speaker.say("play-undone"), "good")
        return True

    def why(self, choices: Sequence[Choice], text: str) -> None:
        """Write the refusal of a choice, with our wording of its rule."""
        typed = self.reader.choose(text, choices) if text else Typed(unknown=text)
        found = typed.choices or typed.several
        if not found:
            self.write(self.speaker.say("play-unknown", text=text))
        for choice in found:
            if choice.refusal is None:
                self.write(self.speaker.say("play-allowed", label=choice.label))
            else:
                self.refuse(choice.refusal)
                self.rule(choice.refusal.rule)

    def rule(self, rule: str) -> None:
        wording = self.speaker.rule(rule.upper())
        if wording:
            self.write(f"{rule.upper()}: {wording}", "quiet")
        else:
            self.write(self.speaker.say("play-no-rule", rule=rule))

    def hint(self, seat: int) -> None:
        """Write what a good bot thinks of the choices."""
        for number, one in enumerate(self.session.advice(seat)):
            self.write(sentence(self.speaker, one, number == 0), "quiet")

    # -- the end

    def store(self, path: Path) -> bool:
        try:
            write_save(self.session, path)
        except BadData as error:
            self.write(str(error), "rubric")
            return False
        self.write(self.speaker.say("play-saved", path=str(path)))
        return True

    def leave(self) -> None:
        """Store a game that the person has left, and say how to resume it."""
        self.write()
        if self.store(self.save):
            command = f"tafelrunde play {self.session.game.id} --load {self.save}"
            self.write(self.speaker.say("play-continue", command=command))

    def finish(self) -> None:
        """Write the result, the seed and where the journal lies."""
        self.write()
        self.write(self.speaker.say("result-title"), "title")
        for line, won in self.session.ranking():
            self.write(f"  {line}", "title" if won else "")
        write_save(self.session, self.save)
        for line in self.session.proof(self.save):
            self.write(line, "quiet")

"""Play on the full screen: seats, table, chronicle, and the question with its choices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tafelrunde.board.text import Painter
from tafelrunde.core.actions import SPECTATOR, Action, IllegalAction, Refusal
from tafelrunde.tui.advised import sentence
from tafelrunde.tui.panels import Panels
from tafelrunde.tui.saves import write_save
from tafelrunde.tui.screens import Confirm, Curtain, Sheet, rules_text
from tafelrunde.tui.session import Choice, Session
from tafelrunde.tui.style import DARK, LIGHT, Ink
from tafelrunde.tui.themes import CANDLELIGHT, PARCHMENT

KEYS = ("undo", "hint", "board", "log", "rules", "theme", "quit")
WIDE = 100  # columns from which seats, table and chronicle stand side by side


class TableApp(App[str]):
    """One table on the full screen; its result is what to say after it is left."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as in App
    CSS_PATH = "app.tcss"

    def __init__(
        self, session: Session, save: Path, title: str, hints: bool = False, pace: float = 0.5
    ) -> None:
        super().__init__()
        self.session = session
        self.speaker = session.speaker
        self.panels = Panels(session, Ink(DARK))
        self.save = save
        self.title = title
        self.hints = hints
        self.pace = pace  # seconds between two answers of bots while nobody else plays
        self.person = -1  # who sits at the keyboard
        self.choices: list[Choice] = []
        self.typed = ""  # digits of a number that may go on
        self.rule = ""  # the rule that was last named
        for name in KEYS:
            words = self.speaker.say(f"screen-key-{name}")
            self.bind(name[0], f"table_{name}", description=words)
        self.bind("ctrl+c,ctrl+q", "table_quit", show=False)

    def compose(self) -> ComposeResult:
        say = self.speaker.say
        yield Static(id="head")
        with Horizontal(id="middle"):
            for name in ("seats", "board", "log"):
                with VerticalScroll(id=name, classes="panel", can_focus=False) as panel:
                    panel.border_title = say(f"screen-{name}")
                    yield Static()
        with Horizontal(id="below"):
            with VerticalScroll(id="hand", classes="panel", can_focus=False) as hand:
                hand.border_title = say("screen-hand")
                yield Static()
            with Vertical(id="ask") as ask:
                ask.border_title = say("screen-choices")
                yield Static(id="prompt")
                yield OptionList(id="choices")
                yield Static(id="note")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.register_theme(CANDLELIGHT)
        self.register_theme(PARCHMENT)
        self.theme = CANDLELIGHT.name
        self.query_one("#log", VerticalScroll).anchor()  # the chronicle shows its end
        self.call_after_refresh(self.go_on)

    def observer(self) -> int:
        """The observer for whom the table is shown: the public while the curtain is down."""
        if len(self.session.people) > 1 and self.session.asked() != self.person:
            return SPECTATOR
        return self.session.eyes()

    # -- the course of the game

    def go_on(self) -> None:
        """Let a bot answer, ask a person, or end the game."""
        if not self.is_running:
            return  # a bot has answered while the table was left
        if self.session.over:
            self.finish()
            return
        bot = self.session.waiting_bot()
        if bot is not None:
            shown = bot in self.session.pending(SPECTATOR)
            style = f"seat-{bot}" if shown else "quiet"
            waiting = self.panels.ink.text(self.session.waiting(bot), style)
            self.show_question(waiting, [])
            self.show_table()
            self.let_think(bot)
            return
        seat = self.session.asked()
        assert seat is not None, "somebody has to answer"
        if len(self.session.people) > 1 and seat != self.person:
            self.draw_curtain(seat)
        else:
            self.ask(seat)

    @work(thread=True)
    def let_think(self, seat: int) -> None:
        """Let a bot think in a thread, so that the screen keeps reacting."""
        action = self.session.think(seat)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self.bot_answered, seat, action)

    def bot_answered(self, seat: int, action: Action) -> None:
        """Play a bot's answer and go on."""
        self.session.match.submit(seat, action)
        if self.session.people:
            self.go_on()
        else:
            self.set_timer(self.pace, self.go_on)

    def draw_curtain(self, seat: int) -> None:
        """Show only what everybody may see until the next person sits here."""
        self.show_question(Text(), [])
        self.show_table()
        name = self.speaker.seat(seat)
        text = self.panels.ink.text(self.speaker.say("play-curtain", name=name), f"seat-{seat}")
        text.append(f"\n\n{self.speaker.say('screen-curtain-ready', name=name)}", "dim")
        _ = self.push_screen(Curtain(text), lambda _: self.ask(seat))

    def ask(self, seat: int) -> None:
        """Show a person the question."""
        self.person = seat
        self.show_question(self.panels.prompt(seat), self.session.choices(seat))
        self.show_table()
        if self.hints:
            self.advise(seat, quietly=True)

    def finish(self) -> None:
        """Store the journal and show the result."""
        write_save(self.session, self.save)
        self.show_question(self.panels.ink.text(self.speaker.say("result-title"), "title"), [])
        self.show_table()
        self.lay(self.speaker.say("result-title"), self.panels.result(self.save))

    # -- painting

    def show_question(self, prompt: Text, choices: list[Choice]) -> None:
        """Show the prompt and the list of choices."""
        self.choices, self.typed = choices, ""
        self.query_one("#prompt", Static).update(prompt)
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options([Option(self.panels.choice(choice)) for choice in choices])
        options.display = bool(choices)
        if choices:
            options.highlighted = 0
            options.focus()
        self.show_note(Text())

    def show_note(self, note: Text) -> None:
        """Show a small note below the choices."""
        widget = self.query_one("#note", Static)
        widget.update(note)
        widget.display = bool(note)

    def show_table(self) -> None:
        """Show everything that lies on the table, once the panels have found their sizes."""
        luck = self.session.match.head.luck
        seal = self.speaker.say("play-commitment", commitment=f"{luck.commitment[:16]}…")
        text = Text(self.title, "bold")
        self.query_one("#head", Static).update(text.append(f"   {seal}" if luck.commitment else ""))
        self.query_one("#hand").display = self.observer() >= 0 and self.size.width >= WIDE
        self.call_after_refresh(self.paint)

    def paint(self) -> None:
        """Fill the panels."""
        observer = self.observer()
        brief = self.size.height < 30
        contents: dict[str, Callable[[Painter], Text]] = {"log": self.panels.told}
        if self.size.width < WIDE:
            contents["board"] = self.panels.whole
        else:
            contents |= {"board": self.panels.table, "seats": self.panels.seats}
            contents["hand"] = self.panels.hand
        for name, content in contents.items():
            panel = self.query_one(f"#{name}", VerticalScroll)
            width = panel.scrollable_content_region.width
            painter = self.panels.painter(observer, width, self.choices, brief)
            panel.query_one(Static).update(content(painter))

    def lay(self, title: str, body: Text, line: int = 0, end: bool = False) -> None:
        """Lay a sheet over the table."""
        _ = self.push_screen(Sheet(title, self.speaker.say("screen-close"), body, line, end))

    # -- answering

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice by Enter or by a click."""
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what is written on the thing under the cursor."""
        if self.hints or not 0 <= event.option_index < len(self.choices):
            return
        action = self.choices[event.option_index].action
        names = self.speaker.verbs[action.verb]
        elements = [f"{name}:{n}" for name, n in zip(names, action.args, strict=True)]
        words = " ".join([self.speaker.words(element) for element in elements])
        self.show_note(self.panels.ink.text(words.strip(), "quiet"))

    def on_key(self, event: events.Key) -> None:
        """Digits choose by number; Enter ends a number that could go on."""
        digit = event.character or ""
        if not digit.isdecimal() or not self.choices or len(self.screen_stack) > 1:
            return
        self.typed += digit
        number = int(self.typed)
        if not 1 <= number <= len(self.choices):
            self.typed = ""
            return
        options = self.query_one("#choices", OptionList)
        with options.prevent(OptionList.OptionHighlighted):
            options.highlighted = number - 1
        if number * 10 > len(self.choices):
            self.choose(number - 1)

    def choose(self, index: int) -> None:
        """Play a choice, or say why it is not allowed."""
        self.typed = ""
        seat = self.session.asked()
        if seat is None or not 0 <= index < len(self.choices):
            return
        try:
            self.session.answer(seat, [self.choices[index].action])
        except IllegalAction as error:
            self.refuse(error.refusal)
            return
        self.go_on()

    def refuse(self, refusal: Refusal) -> None:
        """Show which rule forbids it."""
        self.rule = refusal.rule
        sentence = f"{self.speaker.refusal(refusal)} ({refusal.rule})"
        self.show_note(self.panels.ink.text(sentence, "rubric"))

    # -- keys

    def action_table_undo(self) -> None:
        """Take the last action of whoever is asked back; other people are asked first."""
        seat = self.session.asked()
        if seat is None or not self.choices:
            return
        right = self.session.undo_right(seat)
        if not right:
            note = self.speaker.say("play-undo-nothing")
            self.show_note(self.panels.ink.text(note, "rubric"))
        elif right == "ask":
            question = self.speaker.say("play-undo-ask")
            yes = self.speaker.say("play-undo-yes")
            _ = self.push_screen(Confirm(question, yes[0]), lambda agreed: self.undo(seat, agreed))
        else:
            self.undo(seat, True)

    def undo(self, seat: int, agreed: bool | None) -> None:
        """Take the last action back if all agreed."""
        refusal = self.session.undo(seat) if agreed else None
        if refusal is not None:
            self.refuse(refusal)
        elif agreed:
            self.go_on()

    def action_table_hint(self) -> None:
        """Show what a good bot thinks of the choices."""
        seat = self.session.asked()
        if seat is not None and self.choices:
            self.advise(seat, quietly=False)

    @work(thread=True, exclusive=True, group="advice")
    def advise(self, seat: int, quietly: bool) -> None:
        """Ask the bot in a thread."""
        found = self.session.advice(seat)
        lines = [sentence(self.speaker, one, one is found[0]) for one in found]
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self.show_advice, lines, quietly)

    def show_advice(self, lines: list[str], quietly: bool) -> None:
        """Show the best choice as a note, or all of them on a sheet."""
        if quietly:
            self.show_note(self.panels.ink.text(lines[0], "good"))
        else:
            self.lay(self.speaker.say("screen-hint-title"), Text("\n".join(lines)))

    def action_table_board(self) -> None:
        """Show the whole table on a sheet, with everything that is written on it."""
        painter = self.panels.painter(self.observer(), self.sheet_width(), self.choices, False)
        self.lay(self.speaker.say("screen-board"), self.panels.whole(painter))

    def action_table_log(self) -> None:
        """Show the whole chronicle on a sheet."""
        chronicle = self.panels.chronicle(self.observer())
        self.lay(self.speaker.say("screen-log"), chronicle, end=True)

    def action_table_rules(self) -> None:
        """Show the rules, open at the one that was last named."""
        text, line = rules_text(self.speaker, self.panels.ink, self.rule, self.sheet_width())
        self.lay(self.speaker.say("screen-key-rules"), text, line)

    def sheet_width(self) -> int:
        """The room for text on a sheet."""
        return min(96, self.size.width * 9 // 10) - 6

    def action_table_theme(self) -> None:
        """Switch between the dark and the light theme."""
        light = self.theme == CANDLELIGHT.name
        self.theme = PARCHMENT.name if light else CANDLELIGHT.name
        self.panels = Panels(self.session, Ink(LIGHT if light else DARK))
        self.repaint()

    def action_table_quit(self) -> None:
        """Store the game and leave."""
        write_save(self.session, self.save)
        say = self.speaker.say
        if self.session.over:
            self.exit(say("result-journal", path=str(self.save)))
            return
        command = f"tafelrunde play {self.session.game.id} --load {self.save}"
        stored = say("play-saved", path=str(self.save))
        self.exit(f"{stored}\n{say('play-continue', command=command)}")

    def on_resize(self) -> None:
        self.call_after_refresh(self.repaint)

    def repaint(self) -> None:
        """Paint the same position again, for another size or another light."""
        seat = self.session.asked()
        if seat is not None and self.choices:
            self.show_question(self.panels.prompt(seat), self.session.choices(seat))
        self.show_table()

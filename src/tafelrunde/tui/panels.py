"""The contents of the full screen's panels, as styled text."""

from __future__ import annotations

from pathlib import Path

from rich.style import Style
from rich.text import Text

from tafelrunde.board.scene import Area
from tafelrunde.board.text import Painter, possession_of
from tafelrunde.tui.session import Choice, Session
from tafelrunde.tui.style import Ink, badge


class Panels:
    """Writes for one session in one theme."""

    def __init__(self, session: Session, ink: Ink) -> None:
        self.session = session
        self.speaker = session.speaker
        self.ink = ink
        self.lines: dict[int, dict[int, Text]] = {}  # events in words, by observer and number

    def painter(self, observer: int, width: int, choices: list[Choice], brief: bool) -> Painter:
        """A painter for a panel of this width."""
        return Painter(self.speaker, observer, width, self.session.marks(choices), brief)

    def choice(self, choice: Choice) -> Text:
        """A numbered choice; one that is not allowed says so."""
        if choice.refusal is None:
            number = (f"{choice.number:>2} ", self.ink.style("mark"))
            return Text.assemble(number, self.ink.text(choice.label))
        off = self.speaker.say("play-choice-off")
        return self.ink.text(f"{choice.number:>2} {choice.label} ({off})", "quiet")

    def prompt(self, seat: int) -> Text:
        """The question, in the colour of whoever is asked, and what is picked already."""
        who = f"{badge(seat)} {self.speaker.seat(seat)}: "
        prompt = self.ink.text(f"{who}{self.session.prompt(seat)}", f"seat-{seat}")
        picked = self.session.picked(seat)
        if picked:
            so_far = self.speaker.say("play-picked", picks=", ".join(picked))
            prompt.append(f"\n{so_far}", self.ink.style("good"))
        return prompt

    def whole(self, painter: Painter) -> Text:
        """The whole table, for narrow screens."""
        return self.ink.lines(painter.scene(self.session.scene(painter.observer)))

    def table(self, painter: Painter) -> Text:
        """What lies on the table and belongs to nobody."""
        scene = self.session.scene(painter.observer)
        shared = tuple(area for area in scene.areas if possession_of(area) < 0)
        return self.ink.lines(painter.scene(scene._replace(areas=shared)))

    def hand(self, painter: Painter) -> Text:
        """What belongs to the observer."""
        own = self.owned(painter.observer, painter.observer)
        return self.ink.lines([line for area in own for line in painter.area(area)])

    def owned(self, seat: int, observer: int) -> list[Area]:
        """The areas of a seat, as an observer sees them."""
        areas = self.session.scene(observer).areas
        return [area for area in areas if possession_of(area) == seat >= 0]

    def seats(self, painter: Painter) -> Text:
        """Who sits at the table, with what they own."""
        self.ink.dress(self.session.hues(painter.observer))
        text = Text()
        for seat, name in enumerate(self.session.seating.names):
            areas = self.owned(seat, painter.observer)
            titles = [self.speaker.scene_text(area.title) for area in areas]
            heading = titles[0] if titles and name in titles[0] else name
            style = self.ink.style(f"seat-{seat}") + Style(bold=True)
            text.append(f"{badge(seat)} {heading}", style)
            if seat == painter.observer:
                text.append(f" ({self.speaker.say('play-you')})")
            text.append(f"\n{self.occupant(seat)}", self.ink.style("quiet"))
            if seat in self.session.pending(painter.observer):
                text.append(f" ◀ {self.speaker.say('screen-turn')}", self.ink.style("mark"))
            text.append("\n")
            for area in areas:
                if seat != painter.observer and area.items:
                    text.append_text(self.ink.lines(painter.pieces(area)))
                    text.append("\n")
            text.append("\n")
        return text

    def occupant(self, seat: int) -> str:
        """Words for who sits there: a person, or a bot of some strength."""
        bot = self.session.seating.bots[seat]
        if not bot:
            return self.speaker.say("screen-person")
        known = self.speaker.has(f"bot-{bot}")
        return self.speaker.say(
            "screen-bot", level=self.speaker.say(f"bot-{bot}") if known else bot
        )

    def chronicle(self, observer: int) -> Text:
        """What the observer has been told, with the rules behind it."""
        lines = self.lines.setdefault(observer, {})
        told = self.session.chronicle(observer)
        for number, event in told.items():
            if number not in lines:
                line = self.ink.text(self.speaker.event(event))
                lines[number] = line.append(f" {event.rule}", self.ink.style("quiet"))
        return Text("\n").join([lines[number] for number in told])

    def told(self, painter: Painter) -> Text:
        """The chronicle of the painter's observer."""
        return self.chronicle(painter.observer)

    def result(self, save: Path) -> Text:
        """Points and victory, the seed, and where the journal lies."""
        body = Text()
        for line, won in self.session.ranking():
            body.append(f"{line}\n", self.ink.style("title" if won else ""))
        for line in self.session.proof(save):
            body.append(f"\n{line}", self.ink.style("quiet"))
        return body

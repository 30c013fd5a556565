"""Make docs/images/terminal.svg: a game of Heerbann on the full screen of a terminal."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from tafelrunde.games import load_game
from tafelrunde.tui.app import TableApp
from tafelrunde.tui.session import Session, new_match, seating_for

TARGET = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SIZE = (132, 40)
QUESTION, TIMES = "take-card", 4  # the picture shows this question when it is asked that often
# The exported picture names fonts of another host; without them it uses the reader's own.
FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)


async def picture(language: str) -> str:
    """The screen at the chosen question of a game with a fixed seed."""
    game = load_game("heerbann")
    seating = seating_for(game, 3, ["greedy", "greedy"], 0, [])
    session = Session(game, new_match(game, game.resolve({}), 3, 8), seating, language)
    met = 0
    with tempfile.TemporaryDirectory() as folder:
        app = TableApp(session, Path(folder) / "game.json", "Heerbann")
        async with app.run_test(size=SIZE) as pilot:
            while True:
                while not app.choices:
                    await pilot.pause(0.01)
                asked = session.match.state.decision(0).prompt
                met += asked == QUESTION
                if met == TIMES:
                    break
                await pilot.press("5" if asked == "choose-dice" else "1")
            await pilot.pause(0.2)
            return FONT.sub("", app.export_screenshot(title="tafelrunde play heerbann"))


def main() -> None:
    """Write the picture."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(asyncio.run(picture("en")), encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()

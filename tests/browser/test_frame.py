"""One frame: nothing but the board lies where the board is, at every size and in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.person import Person

People = Callable[..., Person]
PLAYERS = {"heerbann": 3, "vetternkrieg": 2, "el_grande": 3, "drei_sanchos": 3, "guiscard": 2}
SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (390, 700)]
SHARES = {(1440, 900): 0.5, (1280, 720): 0.42}

# Points of the board where something else is found, and parts of the frame that overlap. The
# page hears of a new size with the next frame and has drawn it anew in the one after that.
SURVEY = """
async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const board = document.querySelector("[data-board]").getBoundingClientRect();
  const strange = [];
  for (let i = 0; i < 20; i++) for (let j = 0; j < 20; j++) {
    const x = board.left + board.width * (i + .5) / 20;
    const y = board.top + board.height * (j + .5) / 20;
    const found = document.elementFromPoint(x, y);
    if (!found?.closest("[data-board]")) strange.push([x, y, found?.outerHTML.slice(0, 80)]);
  }
  const names = [".strip", ".shelf", ".question", ".players", ".log", ".bar", ".tabs"];
  const parts = ["[data-board]", ...names]
    .map((name) => [name, document.querySelector(name)?.getBoundingClientRect()])
    .filter(([, box]) => box && box.width > 0 && box.height > 0);
  const crossed = [];
  for (const [one, a] of parts) for (const [two, b] of parts) {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (one < two && wide > 1 && high > 1) crossed.push([one, two]);
  }
  const root = document.documentElement;
  return {
    strange: strange.slice(0, 3),
    crossed,
    share: board.width * board.height / (innerWidth * innerHeight),
    beyond: Math.max(
      ...parts.map(([, box]) => Math.max(box.right - innerWidth, box.bottom - innerHeight)),
    ),
    scrolls: root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth,
  };
}
"""


def survey(one: Person) -> None:
    """Look at the frame at every size."""
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        found = one.page.evaluate(SURVEY)
        where = f"{width} x {height}"
        assert found["strange"] == [], where
        assert found["crossed"] == [], where
        assert found["beyond"] <= 1, where
        assert not found["scrolls"], where
        assert found["share"] >= SHARES.get((width, height), 0.3), where


@pytest.mark.parametrize("game", PLAYERS)
def test_nothing_covers_the_board(person: People, game: str) -> None:
    anna = person().introduce()
    bots = [{"kind": "bot", "bot": "greedy"}] * (PLAYERS[game] - 1)
    anna.open_table(game, {"kind": "me"}, *bots)
    anna.wait_for_decision()
    survey(anna)


def test_the_inspector_lies_over_the_chronicle_alone(person: People) -> None:
    anna = person().introduce()
    anna.open_table("heerbann", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    anna.wait_for_decision()
    anna.page.locator("[data-board] .hb-card[data-el]").first.hover()
    box = anna.page.locator(".inspector").bounding_box()
    log = anna.page.locator(".log").bounding_box()
    assert box is not None
    assert log is not None
    assert box["y"] >= log["y"]
    assert box["y"] + box["height"] <= log["y"] + log["height"]
    assert box["x"] >= log["x"]

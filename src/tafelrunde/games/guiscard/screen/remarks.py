"""What stands beside a choice in a list: whom it aims at, how often it hits, what it risks."""

from __future__ import annotations

from typing import Final

from tafelrunde.board.scene import Remark, Text
from tafelrunde.core.actions import Action
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.views import Preview, ShownOdds, ShownShot, View

NOTHING: Final = "-"
RISKS: Final = ("stopped", "wounded", "killed")


def remarks(view: View, preview: Preview, action: Action) -> list[Remark]:
    """What the rules can tell about one answer; nothing where they know nothing of it."""
    first = action.args[0] if action.args else NONE
    match action.verb:
        case "aim":
            return aim(view, preview, first)
        case "shoot" | "fire":
            return shot_back(preview, first)
        case "target":
            return run(preview, first)
        case "step":
            return step(preview, first)
        case "strike":
            return fight(preview.get("strikes", {}).get(str(first)))
        case "attack":
            return fight(preview.get("charges", {}).get(str(first)))
        case "resolve":
            return fight(preview.get("odds"))
    return []


def aim(view: View, preview: Preview, h: int) -> list[Remark]:
    """GU-5.3: who stands in the hex that is aimed at, and what a shot there does."""
    found = [one for one in preview.get("targets", []) if one["hex"] == h]
    if not found:
        found = [one for all_ in preview.get("shooters", {}).values() for one in all_]
        found = [one for one in found if one["hex"] == h]
    there = [u["n"] for u in view["units"] if h in (u["at"], u["rear"])]
    names = [Remark(Text("unit", {"unit": n})) for n in there]
    return [*names, *shot(found[0])] if found else names


def shot_back(preview: Preview, u: int) -> list[Remark]:
    """GU-5.14: the best of the shots that somebody could answer a move with."""
    shots = preview.get("shooters", {}).get(str(u), [])
    return shot(max(shots, key=lambda one: one["percent"])) if shots else []


def shot(one: ShownShot) -> list[Remark]:
    """Hits, then what becomes of whoever is aimed at, in percent of all shots."""
    hits = Remark(Text("remark-hits"), one["percent"])
    cover = Remark(Text("remark-cover", {"count": one["cover"]}))
    effects = [Remark(Text(f"effect-{what}"), n) for what, n in one["outcomes"] if n]
    return [hits, *([cover] if one["cover"] else []), *effects]


def run(preview: Preview, e: int) -> list[Remark]:
    """GU-7.5, GU-7.14: how a charge ends, how long it is, and what threatens on its way."""
    found = preview.get("runs", {}).get(str(e))
    if found is None:
        return []
    path = Remark(Text("remark-path", {"count": len(found["path"])}))
    risk = Remark(Text("remark-way", dict(zip(RISKS, found["risk"], strict=True))))
    return [path, *fight(found["odds"]), *([risk] if any(found["risk"]) else [])]


def step(preview: Preview, h: int) -> list[Remark]:
    """GU-4.15: what is left on arrival, and the checks and shots that are owed there."""
    rows = [row for own in preview.get("reach", {}).values() for row in own if row[0] == h]
    if not rows:
        return []
    _, left, worst, checks, shots = rows[0]
    texts = [Text("remark-left", {"count": left})]
    if checks:
        texts.append(Text("remark-checks", {"count": checks, "percent": 10 * worst}))
    if shots:
        texts.append(Text("remark-shots", {"count": shots}))
    return [Remark(text) for text in texts]


def fight(odds: ShownOdds | None) -> list[Remark]:
    """GU-6.2: attack against defence, and each result that may be rolled."""
    if odds is None:
        return []
    force = Text("remark-fight", {"attack": odds["attack"], "defence": odds["defence"]})
    results = [
        Remark(Text(f"result-{'none' if letter == NOTHING else letter}"), percent)
        for letter, percent in odds["outcomes"]
    ]
    return [Remark(force), *results]

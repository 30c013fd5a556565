"""Records real messages of guiscard tables: python web/tests/make_guiscard_fixtures.py."""

from __future__ import annotations

import re
from typing import Any

from make_fixtures import OBSERVER, SALT, message, write

from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers
from tafelrunde.core.journal import committed, head_for
from tafelrunde.core.match import Match
from tafelrunde.games import load_game
from tafelrunde.server.catalogue import one_game

SCENARIOS = (("s04", False), ("s04", True), ("s01", False), ("s01", True), ("s03", False))
# what only houses and sieges ask is taken from games of theirs, with their seeds
LATER = ((("s05", False), 12), (("s11", False), 13), (("s11", True), 14))
CASTLE: dict[str, Any] = {"maps": ["eagle_nest"], "chapters": 10}
PUSHED: dict[str, Any] = {
    **CASTLE,
    "seat0": ["jacques L14", "roland N14", "osbern L15", "avray N15"],
    "seat1": ["milo Q9"],
    "gear": ["stone_thrower M14/M15"],
}
# small positions for questions that are seldom asked, in the words of the staged scenarios
STAGED: dict[str, dict[str, Any]] = {
    "charge-hex": {
        "phase": "charges",
        "seat0": ["tristan G13/G14"],
        "seat1": ["khaled G5/H4"],
    },
    "counter": {
        "phase": "charges",
        "active": 1,
        "seat0": ["masinissa G4", "khaled H2/H1"],
        "seat1": ["tristan G13/G14"],
    },
    "counter-path": {
        "phase": "charges",
        "active": 1,
        "seat0": ["masinissa G4", "khaled H2/H1"],
        "seat1": ["tristan G13/G14"],
    },
    "victim": {
        "phase": "melee",
        "active": 1,
        "seat0": ["argyris E9", "bardas F8/G9"],
        "seat1": ["tancrede E8/E7"],
    },
    "put-down": {
        "seat0": ["jacques E11 wounded", "roland E10 stunned"],
        "seat1": ["said X16"],
    },
    "shift-friend": {
        "phase": "missile",
        "active": 1,
        "seat0": [
            "omar G5/G6",
            *["said F5", "anwar H5", "latif F4", "juba H4", "gauda F6", "harun H6"],
        ],
        "seat1": ["olivier G12"],
    },
    "unload": {
        "seat0": ["jacques E10", "roland F9"],
        "seat1": ["said X16"],
        "bodies": {"E9": 6},
    },
    "form": {
        "phase": "forming",
        "seat0": ["okeanos E5", "nikolaos E6", "andronikos E7", "demetrios E8"],
        "seat1": ["said X16"],
    },
    "lay-body": {
        "phase": "missile",
        "active": 1,
        "seat0": ["omar G5/G6 wounded", "said X1"],
        "seat1": ["olivier G12"],
    },
    "captor": {
        "phase": "melee",
        "chapters": 8,
        "prisoners": True,
        "seat0": ["jacques E9", "roland E11"],
        "seat1": ["said E10 stunned", "anwar X16"],
    },
    "fall-where": {
        **CASTLE,
        "phase": "melee",
        "active": 1,
        "seat0": ["jacques N3 on-ladder", "roland A9"],
        "seat1": ["milo N4"],
        "gear": ["ladder N3/M4"],
    },
    "heave-with": {
        **CASTLE,
        "seat0": ["jacques M1", "roland N1", "osbern M2", "avray N2", "rioulf L2", "turold O2"],
        "seat1": ["milo Q9"],
        "gear": ["rope M3/M4"],
    },
    "ladder-site": {
        **CASTLE,
        "seat0": ["jacques N2", "roland O3", "osbern M3"],
        "seat1": ["milo Q9"],
        "gear": ["ladder N3/M4"],
    },
    "push-where": PUSHED,
    "pusher-where": PUSHED,
    "tear-where": {
        "maps": ["lagoon"],
        "chapters": 8,
        "tents": ["tent_1"],
        "seat0": ["jacques K14", "roland J13"],
        "seat1": ["said X16"],
    },
    "take-reins": {
        "seat0": ["tristan E11/E12"],
        "seat1": ["said X16"],
        "horses": ["guillaume F8/F9"],
    },
}
MOST_TRIES = 2000
LAST_EVENTS = 30
EAGER = ("charge", "target", "counter")  # what chance alone would hardly ever do
BOLD = 0.3  # how often somebody does anything at all


def prompts(game: Any) -> set[str]:
    """Every question of a battle, as its texts name them; the days of a siege have none here."""
    text = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^prompt-([a-z-]+) =", text, re.MULTILINE))
    return {prompt for prompt in found if not prompt.startswith("siege-")}


def told(match: Match) -> dict[str, Any]:
    """A message with the end of its chronicle"""
    found = message(match)
    found["table"]["seats"] = found["table"]["seats"][: match.state.players]
    found["events"] = found["events"][-LAST_EVENTS:]
    found["seq"] = len(found["events"])
    return found


def note(states: dict[str, Any], wanted: set[str], match: Match) -> None:
    """Keep the question with the most choices of each kind that is wanted.

    A combat is told when it can be fought: only then the board shows its odds.
    """
    if OBSERVER not in match.state.pending():
        return
    decision = match.state.decision(OBSERVER)
    if decision.prompt == "combat" and all(a.verb != "resolve" for a in decision.actions):
        return
    richer = decision.prompt in wanted and len(decision.actions) > len(
        states.get(decision.prompt, {"choices": ()})["choices"]
    )
    if richer:
        states[decision.prompt] = told(match)


def play(
    game: Any, setting: tuple[str, bool], seed: int, states: dict[str, Any], wanted: set[str]
) -> Match:
    """One game of bold people."""
    scenario, swapped = setting
    options = game.resolve({"scenario": scenario, "swapped": swapped})
    luck = committed(seed.to_bytes(32), SALT)
    match = Match(game, head_for(game, options, 2, luck), luck.rng()).begin()
    rng = FastRng(seed)
    advice = game.planning(())
    while not match.state.over:
        note(states, wanted, match)
        seat = match.state.to_move()
        actions = match.state.decision(seat).actions
        offers = Offers()
        match.state.list_legal(seat, offers)
        weights = advice.weights(match.state, seat, offers)
        best = max(range(len(actions)), key=lambda i: weights[i])
        bold = rng.below(100) < 100 * BOLD
        match.submit(seat, actions[rng.below(len(actions)) if bold else best])
    return match


def stage(
    game: Any, key: str, given: dict[str, Any], states: dict[str, Any], wanted: set[str]
) -> None:
    """Anything at all happens in a small position, charges before all, until the question comes."""
    options = game.resolve({"scenario": "s04", "swapped": False})
    rng = FastRng(1)
    for seed in range(MOST_TRIES):
        luck = committed(seed.to_bytes(32), SALT)
        match = Match(game, head_for(game, options, 2, luck), luck.rng()).begin()
        game.stage(match.state, given)
        for _ in range(40):
            if match.state.over or key in states:
                break
            note(states, wanted, match)
            seat = match.state.to_move()
            actions = match.state.decision(seat).actions
            eager = [a for a in actions if a.verb in EAGER] or actions
            match.submit(seat, eager[rng.below(len(eager))])
        if key in states:
            return


def main() -> None:
    game = load_game("guiscard")
    asked = prompts(game)
    states: dict[str, Any] = {}
    for seed, setting in enumerate(SCENARIOS, 1):
        states["over"] = told(play(game, setting, seed, states, asked))
    for setting, seed in LATER:
        play(game, setting, seed, states, asked - set(states))
    for key, given in STAGED.items():
        if key not in states:
            stage(game, key, given, states, asked - set(states))
    missing = asked - set(states)
    assert not missing, f"nobody was asked: {missing}"
    write("guiscard-game", one_game("guiscard"))
    write("guiscard-states", states)


if __name__ == "__main__":
    main()

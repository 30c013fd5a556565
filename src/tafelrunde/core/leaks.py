"""Whether a sequence of moves told anybody something that was hidden at its start.

If so, undoing it would hide things from somebody who has already seen them. Games need not declare
what is hidden: the moves are replayed in worlds that differ from the true one only in what an
observer could not know. If everything looks the same, nothing was learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.core.actions import SPECTATOR, BadData, Event
from tafelrunde.core.chance import FastRng, seed_for
from tafelrunde.core.flow import ASK
from tafelrunde.core.game import AnyGame, View
from tafelrunde.core.journal import ChanceOutcome, Played
from tafelrunde.core.state import State

WORLDS: Final = 8  # tried for each observer


def learned(game: AnyGame, start: State, way: Sequence[Played | ChanceOutcome]) -> bool:
    """Whether the moves told anybody something that was hidden at their start.

    Answers that are sealed there count among the moves: they have to be given again.
    """
    clean = start.clone()
    sealed = [Played(seat, a) for seat in start.seats for a in start.picks(seat)]
    clean.unseal_all()
    stored = clean.to_json()
    steps = [*sealed, *way]
    for observer in (SPECTATOR, *range(start.players)):
        truth = _seen(game, clean.clone(), steps, observer)
        for number in range(WORLDS):
            world = game.determinise(clean, observer, FastRng(seed_for("leak", observer, number)))
            world.one_order = clean.one_order
            if world.to_json() != stored and _seen(game, world, steps, observer) != truth:
                return True
    return False


def undo_leaks(
    game: AnyGame, start: State, way: Sequence[Played | ChanceOutcome], anew: bool
) -> bool:
    """Whether undoing the moves would leave somebody knowing what they should not.

    That is so if they told anybody something hidden that cannot be re-dealt. `anew`: hidden things
    have already been re-dealt since.
    """
    if not anew and not learned(game, start, way):
        return False
    start.unseal_all()
    return not is_dealable(game, start)


def is_dealable(game: AnyGame, s: State) -> bool:
    """Whether nobody holds anything in secret: all that is hidden is hidden from everybody.

    Then it can be re-dealt without changing what any seat holds.
    """
    seats = range(s.players)
    known = [game.view(s, seat) for seat in seats]
    for number in range(WORLDS):
        other = game.determinise(s, SPECTATOR, FastRng(seed_for("deal", number)))
        if any([game.view(other, seat) != known[seat] for seat in seats]):
            return False
    return True


def hides(game: AnyGame, s: State) -> bool:
    """Whether anything is hidden from onlookers."""
    stored = s.to_json()
    worlds = [game.determinise(s, SPECTATOR, FastRng(seed_for("hide", n))) for n in range(WORLDS)]
    return any([world.to_json() != stored for world in worlds])


def redealt(game: AnyGame, s: State, number: int) -> State:
    """The same position with everything hidden re-dealt; the number decides how."""
    world: State = game.determinise(s, SPECTATOR, FastRng(number))
    world.halts = s.halts
    world.one_order = s.one_order
    return world


def _seen(
    game: AnyGame, s: State, steps: Sequence[Played | ChanceOutcome], observer: int
) -> tuple[list[Event], View] | None:
    """What an observer is told on a way, and sees at its end; None where it cannot be gone."""
    log: list[Event] = []
    for step in steps:
        s.log = []
        if isinstance(step, ChanceOutcome):
            try:
                s.checked_chance(step.outcome)
            except BadData:
                return None
        elif s.wait.tag != ASK or s.explain(step.seat, step.action) is not None:
            return None
        else:
            s.play_trusted(step.seat, step.action)
        log += [event.seen_by(observer) for event in s.log]
    s.log = None
    return log, game.view(s, observer)

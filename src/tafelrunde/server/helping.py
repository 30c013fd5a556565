"""Hints and the coach's verdicts in wire form."""

from __future__ import annotations

from tafelrunde.bots.counsel import Caution, Counsel, Term
from tafelrunde.server import wire
from tafelrunde.server.thinking import Advised
from tafelrunde.server.wire_puzzles import Reasoned, ToldTerm


def hint(command: str, found: Advised) -> wire.Hint:
    """A hint for a question, in wire form."""
    return wire.Hint(command, found.advice, [_reasoned(one) for one in found.best])


def considered(command: str, found: Caution | None) -> wire.Considered:
    """The coach's verdict on an answer, in wire form."""
    if found is None:  # the same, or something that the rules refuse when it is played
        return wire.Considered(command, 0.0, 0.0, 0.0, [])
    loss, chance, best = [round(number, 4) for number in (found.loss, found.chance, found.best)]
    return wire.Considered(command, loss, chance, best, _told(found.terms))


def _reasoned(one: Counsel) -> Reasoned:
    action = (one.action.verb, list(one.action.args))
    chance, share = round(one.chance, 4), round(one.share, 4)
    return Reasoned(action, chance, share, one.equal, _told(one.terms))


def _told(terms: list[Term]) -> list[ToldTerm]:
    return [(t.key, t.element, round(t.value, 3), round(t.other, 3)) for t in terms]

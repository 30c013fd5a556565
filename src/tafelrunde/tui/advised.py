"""Advice in words: each of the best choices with its chance and what speaks for it."""

from __future__ import annotations

from tafelrunde.bots.counsel import Counsel, Term
from tafelrunde.texts import Speaker


def sentence(speaker: Speaker, one: Counsel, first: bool) -> str:
    """One line of advice: the chance, the choice, and its reasons or that it is equal."""
    percent, action = round(100 * one.chance), speaker.action(one.action)
    if one.equal and not first:
        return speaker.say("advice-equal", percent=percent, action=action)
    if not one.terms:
        return speaker.say("advice-line", percent=percent, action=action)
    reasons = ", ".join([term_said(speaker, term) for term in one.terms])
    return speaker.say("advice-why", percent=percent, action=action, reasons=reasons)


def term_said(speaker: Speaker, term: Term) -> str:
    """A fact with its number, and what it would be otherwise."""
    shown = [f"{n:.1f}".replace(".", "," if speaker.language == "de" else ".") for n in term[2:]]
    params: dict[str, int | str] = {
        "value": shown[0],
        "other": shown[1],
        "percent": round(100 * term.value),
        "percent-other": round(100 * term.other),
        "element": speaker.name(term.element),
    }
    return speaker.say(f"term-{term.key}", **params)

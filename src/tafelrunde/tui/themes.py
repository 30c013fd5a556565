"""The light and the dark theme of the full screen, in our palette."""

from __future__ import annotations

from textual.theme import Theme

CANDLELIGHT = Theme(
    "kerzenschein",
    primary="#e0685c",
    secondary="#e3b04b",
    accent="#7fb2db",
    foreground="#efe5cf",
    background="#1a1613",
    surface="#29221b",
    panel="#29221b",
    success="#7cc3a0",
    dark=True,
    variables={
        "foreground-muted": "#b5a68b",
        "footer-key-foreground": "#e3b04b",
        "block-cursor-foreground": "#efe5cf",
        "block-cursor-background": "#4d3c22",
        "block-cursor-text-style": "none",
    },
)
PARCHMENT = Theme(
    "pergament",
    primary="#9e2a22",
    secondary="#7d570f",
    accent="#1f5078",
    foreground="#2a2019",
    background="#f8f0de",
    surface="#e7dac0",
    panel="#e7dac0",
    success="#2e6b50",
    dark=False,
    variables={
        "foreground-muted": "#6b5b49",
        "footer-key-foreground": "#7d570f",
        "block-cursor-foreground": "#2a2019",
        "block-cursor-background": "#e6cf98",
        "block-cursor-text-style": "none",
    },
)

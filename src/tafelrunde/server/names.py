"""What people are called and what they write, as plain text that shows who is who."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

JOINER: Final = "\u200d"  # between the parts of one picture
MARKS: Final = 2  # accents that may follow one letter


def cleaned(text: str) -> str:
    """Plain text on one line, without what is invisible, turns the direction or covers its
    neighbours.

    >>> cleaned("  hail \\u202eking\\n\\x07 ")
    'hail king'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MARKS or (kind.startswith("C") and letter != JOINER):
            continue
        kept.append(letter)
    return "".join(kept).strip(f" {JOINER}")


# Letters of other scripts, and digits, that look like Latin ones.
ALIKE: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u043a\u043c"
    "\u0442\u0432\u043d\u0456\u0458\u0455\u0501\u04cf\u04bb"
    "\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c4\u03c5\u03c7\u03b5\u03b2\u03b7i1|0",
    "aeopcyxkmtbhljsdlhaopvlktuxebnlllo",
)


def looks(name: str) -> str:
    """A name as it looks at a glance: without case, accents, spaces and foreign alphabets.

    >>> looks("\u0410nna") == looks("anna") == looks(" \u00c4nn\u00e0")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join([letter for letter in plain if letter.isalnum()])


def told_apart(name: str | None, others: Iterable[str | None]) -> str | None:
    """A name that looks like none of the others at the same table: a number tells them apart.

    >>> told_apart("ANNA", ["Anna", "Ben"]), told_apart("Carl", ["Anna", None])
    ('ANNA 2', 'Carl')
    """
    if name is None:
        return None
    taken = {looks(other) for other in others if other is not None}
    numbered = (f"{name} {number}" for number in count(2))
    return name if looks(name) not in taken else next(n for n in numbered if looks(n) not in taken)

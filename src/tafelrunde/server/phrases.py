"""Recovery phrases: twelve words out of 256, in German or English, that bring a guest back.

The first four words find the phrase, the other eight (64 bits) prove it; these are kept as an
argon2 hash only.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

FINDING: Final = 4  # words
PROVING: Final = 8
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32_768, parallelism=1)


@cache
def words() -> list[tuple[str, str]]:
    """The German and the English word of each number."""
    text = files("tafelrunde.server").joinpath("data/words.txt").read_text(encoding="utf-8")
    pairs = [line.split() for line in text.splitlines()]
    return [(german, english) for german, english in pairs]


@cache
def _numbers() -> dict[str, int]:
    return {word: number for number, pair in enumerate(words()) for word in pair}


def new_phrase() -> list[int]:
    """A new phrase: twelve random words as numbers."""
    return list(secrets.token_bytes(FINDING + PROVING))


def read_phrase(text: str) -> list[int] | None:
    """The numbers of the words that somebody typed, or None if they are no phrase.

    >>> read_phrase("no phrase") is None
    True
    """
    plain = unicodedata.normalize("NFKC", text).lower()
    found = [_numbers().get(word) for word in plain.replace(",", " ").split()]
    known = [number for number in found if number is not None]
    return known if len(known) == len(found) == FINDING + PROVING else None


def finder(phrase: list[int]) -> str:
    """The hash of a phrase's first words, by which it is looked up."""
    return hashlib.sha256(bytes(phrase[:FINDING])).hexdigest()


async def hash_of(phrase: list[int]) -> str:
    """The argon2 hash of the remaining words, which prove the phrase."""
    return await asyncio.to_thread(HASHER.hash, bytes(phrase[FINDING:]))


async def proves(phrase: list[int], kept: str) -> bool:
    """Whether these words match the hash."""
    try:
        return await asyncio.to_thread(HASHER.verify, kept, bytes(phrase[FINDING:]))
    except (VerifyMismatchError, InvalidHashError):
        return False

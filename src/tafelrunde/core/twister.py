"""The generator of Python's `random`, once more: compiled code need not leave itself for a number.

It is the Mersenne Twister MT19937 of Matsumoto and Nishimura, with 53 bits of two draws to a
fraction, exactly as `random.Random(seed).random` does it; a test compares the two.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.numbers import i64, vec

SIZE: Final = 624
APART: Final = 397
WORD: Final = 0xFFFFFFFF
FRACTION: Final = 1.0 / 9007199254740992.0  # 2 ** -53


class Twister:
    """A stream of fractions from 0 to before 1."""

    words: vec[i64]
    at: i64 = 0

    def __init__(self, seed: int) -> None:
        self.words = sown(seed)

    def word(self) -> i64:
        """The next 32 bits. A word is made only when it is wanted: most games need few."""
        words = self.words
        at = self.at
        after = at + 1
        if after == SIZE:
            after = 0
        far = at + APART
        if far >= SIZE:
            far -= SIZE
        y = (words[at] & 0x80000000) | (words[after] & 0x7FFFFFFF)
        y = words[far] ^ (y >> 1) ^ (-(y & 1) & 0x9908B0DF)
        words[at] = y
        self.at = after
        y ^= y >> 11
        y ^= (y << 7) & 0x9D2C5680
        y ^= (y << 15) & 0xEFC60000
        return y ^ (y >> 18)

    def random(self) -> float:
        """The next fraction."""
        high = self.word() >> 5
        low = self.word() >> 6
        return float(high * 67108864 + low) * FRACTION


def ploughed() -> vec[i64]:
    """The words that every seed begins with."""
    words = vec[i64]([0] * SIZE)
    words[0] = 19650218
    for n in range(1, SIZE):
        last = words[n - 1]
        words[n] = (1812433253 * (last ^ (last >> 30)) + n) & WORD
    return words


FIELD: Final = ploughed()


def sown(seed: int) -> vec[i64]:
    """The first words of a seed."""
    words = FIELD[:]
    key = keys(abs(seed))
    i: i64 = 1
    j: i64 = 0
    for _ in range(max(SIZE, len(key))):
        last = words[i - 1]
        words[i] = ((words[i] ^ ((last ^ (last >> 30)) * 1664525)) + key[j] + j) & WORD
        i += 1
        j += 1
        if i == SIZE:
            words[0] = words[SIZE - 1]
            i = 1
        if j == len(key):
            j = 0
    for _ in range(SIZE - 1):
        last = words[i - 1]
        words[i] = ((words[i] ^ ((last ^ (last >> 30)) * 1566083941)) - i) & WORD
        i += 1
        if i == SIZE:
            words[0] = words[SIZE - 1]
            i = 1
    words[0] = 0x80000000
    return words


def keys(seed: int) -> vec[i64]:
    """A seed in words of 32 bits, the lowest first."""
    found = [seed & WORD]
    while seed > WORD:
        seed >>= 32
        found.append(seed & WORD)
    return vec[i64](found)

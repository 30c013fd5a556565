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
LOWER: Final = (1 << 27) - 1
FRACTION: Final = 1.0 / 9007199254740992.0  # 2 ** -53


class Twister:
    """A stream of whole numbers, each as `int(random.Random(seed).random() * n)` has it."""

    words: vec[i64]
    at: i64 = SIZE

    def __init__(self, seed: int) -> None:
        self.words = sown(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1.

        Two words make one fraction, but only the first is looked at where the second cannot
        matter: it adds less than n to the lower bits of the product.
        """
        at = self.at
        if at == SIZE:
            self.stir()
            at = 0
        self.at = at + 2
        words = self.words
        high = tempered(words[at]) >> 5
        product = high * n
        if (product & LOWER) + n < LOWER:
            return product >> 27
        low = tempered(words[at + 1]) >> 6
        return i64(float(high * 67108864 + low) * FRACTION * float(n))

    def stir(self) -> None:
        """Make the next words, all at once."""
        words = self.words
        last = words[0]
        far: i64 = APART
        at: i64
        for at in range(SIZE - 1):
            after = words[at + 1]
            words[at] = words[far] ^ twist(last, after)
            last = after
            far += 1
            if far == SIZE:
                far = 0
        words[SIZE - 1] = words[far] ^ twist(last, words[0])


def twist(word: i64, after: i64) -> i64:
    """The highest bit of a word and the rest of the next one, shifted."""
    y = (word & 0x80000000) | (after & 0x7FFFFFFF)
    return (y >> 1) ^ (-(y & 1) & 0x9908B0DF)


def tempered(y: i64) -> i64:
    """A word as it is given out."""
    y ^= y >> 11
    y ^= (y << 7) & 0x9D2C5680
    y ^= (y << 15) & 0xEFC60000
    return y ^ (y >> 18)


def ploughed() -> vec[i64]:
    """The state of the generator that every seed is mixed into."""
    words = vec[i64]([0] * SIZE)
    words[0] = 19650218
    for n in range(1, SIZE):
        last = words[n - 1]
        words[n] = (1812433253 * (last ^ (last >> 30)) + n) & WORD
    return words


FIELD: Final = ploughed()


def sown(seed: int) -> vec[i64]:
    """The state of a generator with this seed, before its first number."""
    words = FIELD[:]
    key = keys(abs(seed))
    last = words[0]
    i: i64 = 1
    j: i64 = 0
    left: i64 = max(SIZE, len(key))  # not `for _ in range`: each value of a `_` is an object
    while left:
        last = ((words[i] ^ ((last ^ (last >> 30)) * 1664525)) + key[j] + j) & WORD
        words[i] = last
        i += 1
        j += 1
        if i == SIZE:
            words[0] = last
            i = 1
        if j == len(key):
            j = 0
        left -= 1
    left = SIZE - 1
    while left:
        last = ((words[i] ^ ((last ^ (last >> 30)) * 1566083941)) - i) & WORD
        words[i] = last
        i += 1
        if i == SIZE:
            words[0] = last
            i = 1
        left -= 1
    words[0] = 0x80000000
    return words


def keys(seed: int) -> vec[i64]:
    """A seed in words of 32 bits, the lowest first."""
    found = [seed & WORD]
    while seed > WORD:
        seed >>= 32
        found.append(seed & WORD)
    return vec[i64](found)

"""Vectors of whole numbers, made from what is at hand."""

from __future__ import annotations

from tafelrunde.core.numbers import i64, vec


def filled(n: int, value: int) -> vec[i64]:
    """A vector of this length with the same number everywhere."""
    return vec[i64]([value] * n)


def in_order(numbers: list[int]) -> vec[i64]:
    """The numbers as a vector, the lowest first."""
    return vec[i64](sorted(numbers))

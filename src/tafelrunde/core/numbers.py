"""Whole numbers as the compiler likes them: `i64` and vectors of them, and masks.

Compiled code keeps an `i64` in a register and a `vec[i64]` in one piece of memory. Interpreted
code has no use for either: there a number is an `int`, and a plain list serves as the vector,
because it is twice as fast. What holds for both: a slice is a copy, and a vector keeps its length.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

found = find_spec("tafelrunde.core.masks")
COMPILED = found is not None and not str(found.origin).endswith(".py")

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    if COMPILED:
        from librt.vecs import vec
        from mypy_extensions import i64
    else:
        i64 = int

        class vec:
            """Stands in for librt's vector where nothing is compiled."""

            def __class_getitem__(cls, item: type) -> type:
                return list

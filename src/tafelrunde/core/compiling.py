"""The one hint that ahead-of-time compilation needs: which classes others may extend."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(**settings: Any) -> Callable[[C], C]:
        """Does nothing: the compiler reads the decorator, Python need not."""
        return lambda decorated: decorated

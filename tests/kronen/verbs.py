from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, tuple[str, ...]]] = {"bid": ("card",)}
ELEMENTS: Final[dict[str, range]] = {"card": range(1, 6)}

# <generated> by `make generate` from VERBS: the code of each verb
BID: Final = 1 << 24
# </generated>

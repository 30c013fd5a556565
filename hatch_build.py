"""Build hook: with TAFELRUNDE_COMPILE=1 the wheel carries the rules compiled by mypyc."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from compile import build_extensions, compiler_missing, work_directory


class CustomBuildHook(BuildHookInterface[Any]):
    """Add the extension modules beside the pure files, or leave the wheel pure."""

    def wanted(self) -> bool:
        """Whether this build shall compile and can."""
        return os.environ.get("TAFELRUNDE_COMPILE") == "1" and compiler_missing() is None

    def dependencies(self) -> list[str]:
        """What a compiling build needs beside hatchling."""
        return ["mypy==2.4.1", "setuptools>=84"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and name the extension modules; an editable install stays pure."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/tafelrunde/server/static/index.html").exists():
            self.app.display_warning("The browser front end is not built: the wheel lacks it.")
        if not self.wanted():
            if os.environ.get("TAFELRUNDE_COMPILE") == "1":
                self.app.display_warning(f"Pure wheel: {compiler_missing()}.")
            return
        work = work_directory(root / "build")
        for name in build_extensions(root / "src", work):
            build_data["force_include"][str(work / "lib" / name)] = str(name)
        build_data["dependencies"] += ["librt>=0.16", "mypy-extensions>=1.1"]  # vectors, i64
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

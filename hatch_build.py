"""The build hook: `pip install` builds the browser client and compiles the solver's search, too.

The work is in `web/build.py` and `src/futago/goryo/solver/build.py`.
"""

from __future__ import annotations

import platform
import runpy
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _platform() -> str:
    """This platform as wheels name it; the library is made for this processor alone."""
    found = sysconfig.get_platform().replace("universal2", platform.machine())
    return found.replace("-", "_").replace(".", "_")


class Built(BuildHookInterface):
    """Runs for wheels and editable installs; the source distribution carries the sources."""

    PLUGIN_NAME = "custom"
    folder: Path | None = None

    def dependencies(self) -> list[str]:
        needed: list[str] = self._solver()["requirements"]()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        solver = self._solver()
        try:
            web["build"]()
            if version == "editable":
                if not solver["is_fresh"]():
                    solver["build"]()
            else:
                self._add_to_wheel(solver, build_data)
        except (web["BuildFailed"], solver["BuildFailed"]) as failed:
            sys.exit(f"\n{failed}\n")

    def _add_to_wheel(self, solver: dict[str, Any], build_data: dict[str, Any]) -> None:
        """The library made anew: one that lies in the sources is for this machine alone."""
        self.folder = Path(tempfile.mkdtemp())
        library = self.folder / solver["LIBRARY"].name
        solver["build"](library, portable=True)
        build_data["force_include"][str(library)] = f"futago/goryo/solver/{library.name}"
        build_data["pure_python"] = False
        # The library is called through ctypes: it belongs to a platform, not to one Python.
        build_data["tag"] = f"py3-none-{_platform()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _solver(self) -> dict[str, Any]:
        return runpy.run_path(
            str(Path(self.root) / "src" / "futago" / "goryo" / "solver" / "build.py")
        )

"""The build hook: `pip install` builds the browser client and compiles the C parts, too.

The work is in `web/build.py` and `src/futago/kernels.py`.
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
    """This platform as wheels name it; the libraries are made for this processor alone."""
    found = sysconfig.get_platform().replace("universal2", platform.machine())
    return found.replace("-", "_").replace(".", "_")


class Built(BuildHookInterface):
    """Runs for wheels and editable installs; the source distribution carries the sources."""

    PLUGIN_NAME = "custom"
    folder: Path | None = None

    def dependencies(self) -> list[str]:
        needed: list[str] = self._kernels()["requirements"]()
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        kernels = self._kernels()
        try:
            web["build"]()
            if version == "editable":
                kernels["build_all"]()
            else:
                self._add_to_wheel(kernels, build_data)
        except (web["BuildFailed"], kernels["BuildFailed"]) as failed:
            sys.exit(f"\n{failed}\n")

    def _add_to_wheel(self, kernels: dict[str, Any], build_data: dict[str, Any]) -> None:
        """The libraries made anew: those that lie in the sources are for this machine alone."""
        self.folder = Path(tempfile.mkdtemp())
        for kernel in kernels["KERNELS"]:
            library = self.folder / kernel.library.name
            kernels["build"](kernel, library, portable=True)
            place = Path("futago") / kernel.library.relative_to(kernels["PACKAGE"])
            build_data["force_include"][str(library)] = place.as_posix()
        build_data["pure_python"] = False
        # The libraries are called through ctypes: they belong to a platform, not to one Python.
        build_data["tag"] = f"py3-none-{_platform()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _kernels(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "src" / "futago" / "kernels.py"))

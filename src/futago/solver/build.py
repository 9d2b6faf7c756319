"""Compile the search, `search/search.c` with its parts, into a library in this folder.

    python src/futago/solver/build.py     compile, unless the library is newer than its sources

Used by the build hook for `pip install`, and by the Makefile. A C compiler is taken from `CC` or
the path; where there is none, the Python package `ziglang` is one. Imports nothing of Futago: it
runs before Futago is installed.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
SOURCES: Final = FOLDER / "search"
SUFFIX: Final = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY: Final = FOLDER / f"_kernel{SUFFIX}"
PACKAGED_COMPILER: Final = "ziglang>=0.13,<1"
COMPILERS: Final = ("cc", "gcc", "clang")

# Instructions of this machine, or those that every machine of its kind has but very old ones;
# a compiler that does not know the words is asked again without.
NATIVE: Final = ("-march=native", "")
PORTABLE: Final = ("-mpopcnt", "")
ZIG_NATIVE: Final = ("",)
ZIG_PORTABLE: Final = ("-mcpu=x86_64_v2", "-mcpu=baseline")


class BuildFailed(Exception):
    """The library could not be made, told in one sentence that says what to do."""


def compiler() -> list[str]:
    """The C compiler of this machine, as the beginning of a command; empty if there is none."""
    named = os.environ.get("CC")
    if named:
        return shlex.split(named)
    for name in COMPILERS:
        found = shutil.which(name)
        if found:
            return [found]
    return []


def packaged() -> bool:
    """Whether there is a compiler as a Python package."""
    return importlib.util.find_spec("ziglang") is not None


def requirements() -> list[str]:
    """The Python packages that are needed to compile here."""
    return [] if compiler() else [PACKAGED_COMPILER]


def is_fresh() -> bool:
    """Whether the library is newer than all its sources."""
    changed = max(source.stat().st_mtime for source in SOURCES.iterdir())
    return LIBRARY.is_file() and LIBRARY.stat().st_mtime >= changed


def build(library: Path = LIBRARY, *, portable: bool = False) -> None:
    """Compile the library, for this machine or for all of its kind."""
    command = compiler()
    flags: tuple[str, ...]
    if command:
        flags = PORTABLE if portable else NATIVE
    elif packaged():
        command = [sys.executable, "-m", "ziglang", "cc"]
        flags = ZIG_PORTABLE if portable else ZIG_NATIVE
    else:
        raise BuildFailed(
            "The search of the solver needs a C compiler: install one, name it in CC, or "
            "pip install ziglang."
        )
    print("Compiling the search of the solver ...", flush=True)
    # Beside its place, then renamed: whoever has the old one loaded keeps it.
    part = library.with_name(f"{library.name}.part")
    said = ""
    for chosen in flags:
        always = ["-std=gnu11", "-O3", "-shared", *(["-fPIC"] if sys.platform != "win32" else [])]
        try:
            words = [*command, *always, *chosen.split(), "-o", str(part), str(SOURCES / "search.c")]
            ran = subprocess.run(words, capture_output=True, text=True)
        except OSError as error:
            raise BuildFailed(f"The C compiler {command[0]} does not run: {error}.") from None
        if not ran.returncode and part.is_file():
            part.replace(library)
            return
        said = ran.stderr
    print(said, file=sys.stderr)
    raise BuildFailed(
        f"The C compiler {command[0]} could not make the search of the solver: see above; "
        "CC names another one."
    )


def main() -> int:
    """The command."""
    try:
        if not is_fresh():
            build()
    except BuildFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

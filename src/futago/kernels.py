"""Compile the C parts of the games, each into one shared library beside its sources.

    python src/futago/kernels.py   compile all that are not up to date

Used by the build hook of `pip install` and by the Makefile. The compiler is taken from `CC` or
found on the PATH; otherwise the one in the Python package `ziglang` is used. Imports nothing from
Futago, because it runs before Futago is installed.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
SUFFIX: Final = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


@dataclass(frozen=True)
class Kernel:
    """A part that is written in C. If it is not `required`, Futago also works without it."""

    name: str
    sources: Path
    library: Path
    required: bool = True


SOLVER: Final = Kernel(
    "search of the solver",
    PACKAGE / "goryo" / "solver" / "search",
    PACKAGE / "goryo" / "solver" / f"_kernel{SUFFIX}",
)
SIMULATOR: Final = Kernel(
    "simulator of Go RPG",
    PACKAGE / "gorpg" / "kernel" / "simulator",
    PACKAGE / "gorpg" / "kernel" / f"_simulator{SUFFIX}",
    required=False,
)
KERNELS: Final = (SOLVER, SIMULATOR)

PACKAGED_COMPILER: Final = "ziglang>=0.13,<1"
COMPILERS: Final = ("cc", "gcc", "clang")

# Only the functions marked EXPORTED are visible, so the linker binds calls between files directly.
FLAGS: Final = ("-std=gnu11", "-O3", "-shared", "-fvisibility=hidden")
LIBRARIES: Final = ("-lm",)

# Either all instructions of this processor or those that all but very old ones of its family have.
# If the compiler rejects a flag, the next entry is tried.
NATIVE: Final = ("-march=native", "")
PORTABLE: Final = ("-mpopcnt", "")
ZIG_NATIVE: Final = ("",)
ZIG_PORTABLE: Final = ("-mcpu=x86_64_v2", "-mcpu=baseline")


class BuildFailed(Exception):
    """A library could not be compiled; the message says what to do about it."""


class NoCompiler(BuildFailed):
    """There is no C compiler on this machine, or it does not run."""


def compiler_command() -> list[str]:
    """The command of the C compiler on this machine; empty if there is none."""
    named = os.environ.get("CC")
    if named:
        return shlex.split(named)
    for name in COMPILERS:
        found = shutil.which(name)
        if found:
            return [found]
    return []


def has_packaged_compiler() -> bool:
    """Whether the Python package with a compiler is installed."""
    return importlib.util.find_spec("ziglang") is not None


def requirements() -> list[str]:
    """The Python packages needed to compile on this machine."""
    return [] if compiler_command() else [PACKAGED_COMPILER]


def is_fresh(kernel: Kernel) -> bool:
    """Whether the library is newer than all of its sources and headers."""
    changed = max(source.stat().st_mtime for source in kernel.sources.iterdir())
    return kernel.library.is_file() and kernel.library.stat().st_mtime >= changed


def build(kernel: Kernel, library: Path | None = None, *, portable: bool = False) -> None:
    """Compile the library for this processor, or a `portable` one for its whole family; into its
    usual place unless another one is given."""
    library = library or kernel.library
    command = compiler_command()
    optional_flags: tuple[str, ...]
    if command:
        optional_flags = PORTABLE if portable else NATIVE
    elif has_packaged_compiler():
        command = [sys.executable, "-m", "ziglang", "cc"]
        optional_flags = ZIG_PORTABLE if portable else ZIG_NATIVE
    else:
        raise NoCompiler(
            f"The {kernel.name} needs a C compiler: install one, set CC to its command, or pip "
            "install ziglang."
        )
    print(f"Compiling the {kernel.name} ...", flush=True)
    position_independent = ["-fPIC"] if sys.platform != "win32" else []
    sources = sorted(str(source) for source in kernel.sources.glob("*.c"))
    # Renamed when complete, so that processes using the old library keep it.
    unfinished = library.with_name(f"{library.name}.part")
    output = ["-o", str(unfinished), *sources, *LIBRARIES]
    errors = ""
    for option in optional_flags:
        arguments = [*command, *FLAGS, *position_independent, *option.split(), *output]
        try:
            result = subprocess.run(arguments, capture_output=True, text=True, check=False)
        except OSError as error:
            raise NoCompiler(f"The C compiler {command[0]} does not run: {error}.") from None
        if not result.returncode and unfinished.is_file():
            unfinished.replace(library)
            return
        errors = result.stderr
    print(errors, file=sys.stderr)
    raise BuildFailed(
        f"The C compiler {command[0]} could not compile the {kernel.name}: see the errors above, "
        "or choose another compiler with CC."
    )


def build_all() -> None:
    """Compile what is not up to date. Without a compiler, what is not required is left out."""
    for kernel in KERNELS:
        if is_fresh(kernel):
            continue
        try:
            build(kernel)
        except NoCompiler as missing:
            if kernel.required:
                raise
            print(f"{missing} Futago works without it.", file=sys.stderr)
            # An old library does not fit the code that calls it.
            kernel.library.unlink(missing_ok=True)


def main() -> int:
    """Compile if needed; return the exit status."""
    try:
        build_all()
    except BuildFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

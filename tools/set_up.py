"""Set up Futago in .venv, showing what is being done: `python tools/set_up.py play|test|bench`.

`play` installs what playing needs and nothing else; `test` adds the linters, the test runner and
the tools of the browser client, `bench` the programs to compare with. Needs only Python itself.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
EXTRAS: Final = {"play": "", "test": "[dev]", "bench": "[bench]"}
OLDEST: Final = (3, 11)
# What pip says on its way, and what to tell of it.
STEPS: Final = (
    (re.compile(r"^Collecting (\S+)"), "fetching {}"),
    (re.compile(r"^ *Preparing editable metadata"), "building the pages and the solver"),
    (re.compile(r"^Building editable for (\S+)"), "building the pages and the solver"),
    (re.compile(r"^Installing collected packages: (.*)"), "installing packages"),
)


def environment(folder: Path) -> Path:
    """The Python of a virtual environment, made if it is not there."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        venv.create(folder, with_pip=True)
    return python


def install(python: Path, *what: str) -> None:
    """Run pip and show its progress in one line; if it fails, all that it said."""
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", "-c", str(ROOT / "constraints.txt"), *what]
    began, said = time.monotonic(), list[str]()
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    assert process.stdout is not None
    for line in process.stdout:
        said.append(line)
        for pattern, words in STEPS:
            found = pattern.match(line)
            if found:
                _show(words.format(*found.groups()), time.monotonic() - began)
    if process.wait():
        sys.exit("".join(["\n", *said, "\nFutago could not be set up: see the lines above.\n"]))
    _show("", time.monotonic() - began)
    print(f"\r  done in {time.monotonic() - began:.0f} s", flush=True)


def _show(words: str, seconds: float) -> None:
    """One line that is written over; where nobody watches, nothing."""
    if sys.stdout.isatty():
        text = f"{seconds:4.0f} s  {words}"[:76] if words else ""
        print(f"\r  {text:76}", end="", flush=True)


def main(arguments: list[str]) -> None:
    """The command."""
    if sys.version_info < OLDEST:
        sys.exit("Futago needs Python 3.11 or newer: make PYTHON=python3.12 ...")
    (purpose,) = arguments
    folder = ROOT / ".venv"
    print(f"Setting up in {folder.name} to {purpose} (once) ...", flush=True)
    install(environment(folder), "-e", f".{EXTRAS[purpose]}")


if __name__ == "__main__":
    main(sys.argv[1:])

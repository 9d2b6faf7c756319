"""Test the rules, records and bots on the newer Pythons that this machine has.

Each gets a virtual environment of its own (`.venv-3.12`) with what playing needs and pytest. What
needs a browser, a compiler of types or many processes is tested once, on the main Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from set_up import ROOT, install

VERSIONS: Final = ("3.12", "3.13")
TOOLS: Final = ("pytest", "pytest-timeout", "hypothesis", "httpx", "pexpect", "pyte")
FOLDERS: Final = ("tests/goryo", "tests/gorpg")
"""Of these the tests directly inside: those of the rules."""
SAME_ON_ALL: Final = ("test_terminal.py", "test_texts.py", "test_rule_claims.py")
"""But for these: they test a real terminal, and the texts."""
FILES: Final = (
    "tests/conformance/test_golden.py",
    "tests/test_chance.py",
    "tests/test_game.py",
    "tests/test_interpreter.py",
    "tests/test_record.py",
    "tests/test_record_headings.py",
)


def tests() -> list[str]:
    """The files to run."""
    found = [file for folder in FOLDERS for file in (ROOT / folder).glob("test_*.py")]
    return [*sorted(str(file) for file in found if file.name not in SAME_ON_ALL), *FILES]


def pythons(version: str) -> Iterator[Path]:
    """Where a Python of this version may be: on the path, or one of pyenv's."""
    on_path = shutil.which(f"python{version}")
    if on_path:
        yield Path(on_path)
    yield from sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python{version}"))


def works(python: Path) -> bool:
    """A shim of pyenv is on the path also where it leads nowhere."""
    return subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0


def set_up(python: Path, folder: Path) -> Path:
    """The Python of an environment with what the tests need; set up again if that has changed."""
    inside, ready = folder / "bin" / "python", folder / ".ready"
    definition = (ROOT / "pyproject.toml", ROOT / "constraints.txt", Path(__file__))
    newest = max(file.stat().st_mtime for file in definition)
    if not ready.is_file() or ready.stat().st_mtime < newest:
        subprocess.run([python, "-m", "venv", folder], check=True)
        install(inside, "--no-compile", "-e", ".[postgresql]", *TOOLS)
        ready.touch()
    return inside


def test_on(version: str) -> bool:
    """Test on one version and report; whether that went well, or there is no such Python."""
    python = next(filter(works, pythons(version)), None)
    if python is None:
        print(f"Python {version} is not installed here: not tested.", flush=True)
        return True
    inside = set_up(python, ROOT / f".venv-{version}")
    command = [str(inside), "-m", "pytest", "-p", "no:cacheprovider", *tests()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    shown = done.stdout[-10_000:] + done.stderr if done.returncode else done.stdout.splitlines()[-1]
    print(f"Python {version}: {shown}", flush=True)
    return done.returncode == 0


def main() -> int:
    """Test on all versions at once; 1 if something failed."""
    os.environ["FUTAGO_SKIP_WEB"] = "1"
    print("Testing the rules on other Pythons ...", flush=True)
    with ThreadPoolExecutor() as pool:
        return int(not all(pool.map(test_on, VERSIONS)))


if __name__ == "__main__":
    sys.exit(main())

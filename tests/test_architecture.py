"""The structure is as documented: who imports whom, and that no generic package is left out."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import futago
from futago.registry import PACKAGES

ROOT = Path(__file__).parents[1]
SOURCE = Path(futago.__file__).parent
LINTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
NO_CODE = {"locale", "static"}
LONGEST_MODULE = 400
GENERATED = {"web/src/lib/wire.ts"}


def _packages() -> set[str]:
    """Every module and package directly below `futago`."""
    folders = {entry.name for entry in SOURCE.iterdir() if entry.is_dir()}
    modules = {entry.stem for entry in SOURCE.glob("*.py")} - {"__init__"}
    return {f"futago.{name}" for name in folders | modules if name not in NO_CODE | {"__pycache__"}}


def test_no_generic_package_may_import_a_game() -> None:
    contracts = {contract["name"]: contract for contract in LINTED["importlinter"]["contracts"]}
    (about_games,) = (contract for name, contract in contracts.items() if "No generic" in name)
    assert set(about_games["source_modules"]) == _packages() - set(PACKAGES)
    assert set(about_games["forbidden_modules"]) == set(PACKAGES)


def test_the_import_graph_in_the_documentation_is_up_to_date() -> None:
    command = [sys.executable, "tools/import_graph.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_module_is_too_long_to_read() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.py", "*.ts", "*.svelte", "*.c", "*.h"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    files = [ROOT / name for name in listed if (ROOT / name).is_file() and name not in GENERATED]
    assert not listed or len(files) > 100
    lengths = {str(file.relative_to(ROOT)): len(file.read_bytes().splitlines()) for file in files}
    assert {name: count for name, count in lengths.items() if count > LONGEST_MODULE} == {}

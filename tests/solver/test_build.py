"""The search is compiled with whatever compiler there is, or it is said what to do."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import pytest

from futago.solver import build, kernel


def test_the_library_of_the_installation_is_used() -> None:
    assert build.LIBRARY.is_file()
    assert kernel._library()._name == str(build.LIBRARY)


def test_a_library_for_other_machines_of_the_kind_is_made_elsewhere(tmp_path: Path) -> None:
    if not build.compiler() and not build.packaged():
        pytest.skip("there is no C compiler on this machine")
    library = tmp_path / build.LIBRARY.name
    build.build(library, portable=True)
    assert [file.name for file in tmp_path.iterdir()] == [library.name]
    assert ctypes.CDLL(str(library)).goryo_best is not None


def test_a_compiler_is_asked_for_only_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "my-compiler --fast")
    assert build.compiler() == ["my-compiler", "--fast"]
    assert build.requirements() == []
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    assert build.compiler() == []
    assert build.requirements() == [build.PACKAGED_COMPILER]


def test_what_fails_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    library = tmp_path / "library"
    broken = tmp_path / "search.c"
    broken.write_text("this is no C")
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    with pytest.raises(build.BuildFailed, match="does not run"):
        build.build(library)
    monkeypatch.delenv("CC")
    if build.compiler():
        monkeypatch.setattr(build, "SOURCES", tmp_path)
        with pytest.raises(build.BuildFailed, match="could not make the search"):
            build.build(library)
        assert str(broken) in capfd.readouterr().err
    monkeypatch.setenv("PATH", "")
    if not build.packaged():
        with pytest.raises(build.BuildFailed, match="needs a C compiler"):
            build.build(library)
    assert not library.exists()


def test_it_is_made_again_when_the_source_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "LIBRARY", tmp_path / "library")
    assert not build.is_fresh()
    (tmp_path / "library").touch()
    assert build.is_fresh()
    os.utime(tmp_path / "library", (1, 1))
    assert not build.is_fresh()

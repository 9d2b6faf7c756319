"""The C sources are compiled with any available compiler; failures explain what to do."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from futago.goryo.solver import build, kernel

SOURCES = sorted(build.SOURCES.iterdir())
EXPORTED = ("goryo_open", "goryo_close", "goryo_best", "goryo_worth")


def available_compilers() -> list[str]:
    found = [name for name in build.COMPILERS if shutil.which(name)]
    if build.has_packaged_compiler():
        found.append(f"{sys.executable} -m ziglang cc")
    return found


def test_the_installed_library_is_used() -> None:
    assert build.LIBRARY.is_file()
    assert kernel._library()._name == str(build.LIBRARY)


@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize("compiler", available_compilers())
def test_every_compiler_makes_one_library_of_all_sources(
    compiler: str, portable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    library = tmp_path / build.LIBRARY.name
    build.build(library, portable=portable)
    assert [file.name for file in tmp_path.iterdir()] == [library.name]
    loaded = ctypes.CDLL(str(library))
    assert all(hasattr(loaded, name) for name in EXPORTED)


def test_the_packaged_compiler_is_used_without_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not build.has_packaged_compiler():
        pytest.skip("ziglang is not installed")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(build, "COMPILERS", ())
    library = tmp_path / build.LIBRARY.name
    build.build(library, portable=True)
    assert all(hasattr(ctypes.CDLL(str(library)), name) for name in EXPORTED)


@pytest.mark.skipif(sys.platform == "win32", reason="symbols have no visibility on Windows")
def test_only_the_interface_is_exported() -> None:
    prototypes = r"^(?!static|typedef|EXPORTED)\w[\w *]*?(\w+)\([^)]*\);"
    headers = "\n".join(file.read_text() for file in SOURCES if file.suffix == ".h")
    internal = re.findall(prototypes, headers, re.MULTILINE)
    assert {"search", "upper_bound"} <= set(internal)
    library = ctypes.CDLL(str(build.LIBRARY))
    assert not [name for name in internal if hasattr(library, name)]


def test_headers_hold_no_function_bodies_but_tiny_inline_ones() -> None:
    body = r"^(?P<head>\w[^;{}#]*\))\s*\{\n?(?P<lines>.*?)\}$"
    for header in (file for file in SOURCES if file.suffix == ".h"):
        for function in re.finditer(body, header.read_text(), re.MULTILINE | re.DOTALL):
            assert function["head"].startswith("static inline "), f"{header.name}: {function[0]}"
            assert function["lines"].count("\n") <= 5, f"{header.name}: {function[0]}"


def test_a_compiler_is_required_only_if_the_machine_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "my-compiler --fast")
    assert build.compiler_command() == ["my-compiler", "--fast"]
    assert build.requirements() == []
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    assert build.compiler_command() == []
    assert build.requirements() == [build.PACKAGED_COMPILER]


def test_rejected_flags_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not build.compiler_command():
        pytest.skip("there is no C compiler on the PATH")
    monkeypatch.setattr(build, "NATIVE", ("-march=no-such-processor", ""))
    library = tmp_path / build.LIBRARY.name
    build.build(library)
    assert library.is_file()


def test_a_failure_is_explained_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    library = tmp_path / "library"
    broken = tmp_path / "broken.c"
    broken.write_text("this is not C")
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    with pytest.raises(build.BuildFailed, match="does not run"):
        build.build(library)
    monkeypatch.delenv("CC")
    if build.compiler_command():
        monkeypatch.setattr(build, "SOURCES", tmp_path)
        with pytest.raises(build.BuildFailed, match="could not compile the search"):
            build.build(library)
        assert str(broken) in capfd.readouterr().err
    monkeypatch.setenv("PATH", "")
    if not build.has_packaged_compiler():
        with pytest.raises(build.BuildFailed, match="needs a C compiler"):
            build.build(library)
    assert not library.exists()


@pytest.mark.parametrize("changed", ["search.c", "state.h"])
def test_the_library_is_stale_when_any_source_or_header_is_newer(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = shutil.copytree(build.SOURCES, tmp_path / "search")
    monkeypatch.setattr(build, "SOURCES", sources)
    monkeypatch.setattr(build, "LIBRARY", tmp_path / "library")
    assert not build.is_fresh()
    build.LIBRARY.touch()
    assert build.is_fresh()
    built = build.LIBRARY.stat().st_mtime
    os.utime(sources / changed, (built + 1, built + 1))
    assert not build.is_fresh()

"""The C sources are compiled with any available compiler; failures explain what to do."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from futago import kernels
from futago.gorpg.kernel import library as simulator
from futago.goryo.solver import kernel as solver
from futago.kernels import KERNELS, SIMULATOR, SOLVER, Kernel

EXPORTED = {
    SOLVER.name: ("goryo_open", "goryo_close", "goryo_best", "goryo_worth"),
    SIMULATOR.name: ("gorpg_apply", "gorpg_mover", "gorpg_plans", "gorpg_decide", "gorpg_compare"),
}
INTERNAL = {SOLVER.name: {"search", "upper_bound"}, SIMULATOR.name: {"advance", "play_out"}}

each_kernel = pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.library.stem)


def headers(kernel: Kernel) -> list[Path]:
    return sorted(kernel.sources.glob("*.h"))


def has_interface(kernel: Kernel, library: Path) -> bool:
    loaded = ctypes.CDLL(str(library))
    return all(hasattr(loaded, name) for name in EXPORTED[kernel.name])


def available_compilers() -> list[str]:
    """Each once: mostly one of them is a link to another."""
    paths = [(name, shutil.which(name)) for name in kernels.COMPILERS]
    found = list({Path(path).resolve(): name for name, path in paths if path}.values())
    if kernels.has_packaged_compiler():
        found.append(f"{sys.executable} -m ziglang cc")
    return found


def test_the_installed_libraries_are_used() -> None:
    assert solver._library()._name == str(SOLVER.library)
    assert simulator._library()._name == str(SIMULATOR.library)


@each_kernel
@pytest.mark.parametrize("portable", [False, True])
@pytest.mark.parametrize("compiler", available_compilers())
def test_every_compiler_makes_one_library_of_all_sources(
    compiler: str, portable: bool, kernel: Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    library = tmp_path / kernel.library.name
    kernels.build(kernel, library, portable=portable)
    assert [file.name for file in tmp_path.iterdir()] == [library.name]
    assert has_interface(kernel, library)


def test_the_packaged_compiler_is_used_without_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not kernels.has_packaged_compiler():
        pytest.skip("ziglang is not installed")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(kernels, "COMPILERS", ())
    library = tmp_path / SOLVER.library.name
    kernels.build(SOLVER, library, portable=True)
    assert has_interface(SOLVER, library)


@each_kernel
@pytest.mark.skipif(sys.platform == "win32", reason="symbols have no visibility on Windows")
def test_only_the_interface_is_exported(kernel: Kernel) -> None:
    prototypes = r"^(?!static|typedef|EXPORTED)\w[\w *]*?(\w+)\([^)]*\);"
    text = "\n".join(file.read_text() for file in headers(kernel))
    internal = re.findall(prototypes, text, re.MULTILINE)
    assert set(internal) >= INTERNAL[kernel.name]
    # Asked of the linker's table: a lookup by name would also find functions of the C library.
    library = ctypes.CDLL(str(kernel.library))
    exported = [name for name in internal if hasattr(library, name)]
    assert not [name for name in exported if not hasattr(ctypes.CDLL(None), name)]


@each_kernel
def test_headers_hold_no_function_bodies_but_tiny_inline_ones(kernel: Kernel) -> None:
    body = r"^(?P<head>\w[^;{}#]*\))\s*\{\n?(?P<lines>.*?)\}$"
    for header in headers(kernel):
        for function in re.finditer(body, header.read_text(), re.MULTILINE | re.DOTALL):
            assert function["head"].startswith("static inline "), f"{header.name}: {function[0]}"
            assert function["lines"].count("\n") <= 5, f"{header.name}: {function[0]}"


def test_a_compiler_is_required_only_if_the_machine_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CC", "my-compiler --fast")
    assert kernels.compiler_command() == ["my-compiler", "--fast"]
    assert kernels.requirements() == []
    monkeypatch.delenv("CC")
    monkeypatch.setenv("PATH", "")
    assert kernels.compiler_command() == []
    assert kernels.requirements() == [kernels.PACKAGED_COMPILER]


def test_rejected_flags_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not kernels.compiler_command():
        pytest.skip("there is no C compiler on the PATH")
    monkeypatch.setattr(kernels, "NATIVE", ("-march=no-such-processor", ""))
    library = tmp_path / SOLVER.library.name
    kernels.build(SOLVER, library)
    assert library.is_file()


def test_a_failure_is_explained_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    library = tmp_path / "library"
    broken = tmp_path / "broken.c"
    broken.write_text("this is not C")
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    with pytest.raises(kernels.BuildFailed, match="does not run"):
        kernels.build(SOLVER, library)
    monkeypatch.delenv("CC")
    if kernels.compiler_command():
        with pytest.raises(kernels.BuildFailed, match="could not compile the search"):
            kernels.build(replace(SOLVER, sources=tmp_path), library)
        assert str(broken) in capfd.readouterr().err
    monkeypatch.setenv("PATH", "")
    if not kernels.has_packaged_compiler():
        with pytest.raises(kernels.BuildFailed, match="needs a C compiler"):
            kernels.build(SOLVER, library)
    assert not library.exists()


@pytest.mark.parametrize("changed", ["search.c", "state.h"])
def test_the_library_is_stale_when_any_source_or_header_is_newer(
    changed: str, tmp_path: Path
) -> None:
    sources = shutil.copytree(SOLVER.sources, tmp_path / "search")
    kernel = replace(SOLVER, sources=sources, library=tmp_path / "library")
    assert not kernels.is_fresh(kernel)
    kernel.library.touch()
    assert kernels.is_fresh(kernel)
    built = kernel.library.stat().st_mtime
    os.utime(sources / changed, (built + 1, built + 1))
    assert not kernels.is_fresh(kernel)


def test_without_a_compiler_only_what_is_required_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    optional = replace(SIMULATOR, library=tmp_path / "old")
    optional.library.touch()
    os.utime(optional.library, (0, 0))
    monkeypatch.setattr(kernels, "KERNELS", (optional,))
    assert kernels.main() == 0
    assert "Futago works without it" in capfd.readouterr().err
    assert not optional.library.exists()
    monkeypatch.setattr(kernels, "KERNELS", (replace(SOLVER, library=tmp_path / "none"),))
    assert kernels.main() == 1

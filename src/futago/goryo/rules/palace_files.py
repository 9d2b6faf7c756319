"""Palaces by name, from files and from records; an invalid one is refused with all its faults."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from futago.game import BadInput, Fault
from futago.goryo.rules.palace import Palace
from futago.goryo.rules.palace_faults import PalaceFault, faults_in
from futago.texts import Text

MOST_FAULTS: Final = 100
"""How many faults of a palace are reported."""


def shipped_palaces() -> list[str]:
    """The names of the bundled palaces, the default one first."""
    folder = resources.files("futago.goryo").joinpath("palaces")
    names = sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )
    return sorted(names, key=lambda name: name != "edo")


def load_palace(source: str | Path | Mapping[str, Any] | Palace) -> Palace:
    """Load and validate a palace by its name, from a TOML file, or from the data of a record."""
    if isinstance(source, Palace):
        return source
    if isinstance(source, Mapping):
        return _build(source, _Source("options.palace"))
    if str(source) in shipped_palaces():
        return _shipped(str(source))
    return _from_file(Path(source))


@cache
def _shipped(name: str) -> Palace:
    file = resources.files("futago.goryo").joinpath("palaces", f"{name}.toml")
    return _build(tomllib.loads(file.read_text(encoding="utf-8")), _Source(f"{name}.toml"))


def _from_file(path: Path) -> Palace:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):  # ValueError: an impossible file name, or not UTF-8
        known = ", ".join(shipped_palaces())
        raise BadInput(Text("palace-no-file", file=str(path), known=known)) from None
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # no TOML, or a number that is too long
        fault = Text("palace-not-toml", file=str(path), error=str(error))
        raise BadInput(fault) from None
    return _build(data, _Source(str(path), text))


class _Source:
    """Where a palace comes from, to report faults with the file name and, if possible, the line."""

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.lines = text.splitlines()

    def text(self, fault: PalaceFault) -> Text:
        """A fault with its place: the line of its name, from its part of the file on."""
        first = self._line_of(fault.part, 1) if fault.part else 1
        line = self._line_of(fault.at, first) or (first if fault.part else 0)
        place = Text("palace-line", file=self.file, line=line) if line else self.file
        return Text(fault.id, place=place, at=fault.at, **fault.args)

    def _line_of(self, name: str, first: int) -> int:
        """The first line with a name, from line `first` on; 0 if there is none."""
        word = re.escape(name)
        written = re.compile(rf"""["']{word}["']|^\s*{word}\s*=|^\s*\[{word}\]""")
        lines = enumerate(self.lines, 1)
        return next((n for n, text in lines if n >= first and written.search(text)), 0)


def _build(data: Mapping[str, Any], source: _Source) -> Palace:
    try:
        palace = msgspec.convert(data, Palace)
    except msgspec.ValidationError as error:
        raise BadInput(Text("palace-malformed", place=source.file, error=str(error))) from None
    found = [
        Fault(source.text(fault), fault.spaces) for fault in islice(faults_in(palace), MOST_FAULTS)
    ]
    if found:
        raise BadInput(found[0].text, found)
    return palace

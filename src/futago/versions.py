"""The versions of a game's rules, from the file `versions.toml` beside them.

Each table of the file is a version with its traits, the oldest first. A game defines a class with
these traits as fields, and its rules branch on them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final, TypeVar

import msgspec

from futago.game import UnknownRules

Rules = TypeVar("Rules")

UNNAMED: Final = "0.1.0"
"""The version of positions that name none."""


def versions_in(package: str, rules: type[Rules]) -> dict[str, Rules]:
    """All versions in a package with the rules of a game, oldest first."""
    text = resources.files(package).joinpath("versions.toml").read_text(encoding="utf-8")
    return {
        version: msgspec.convert({"version": version, **traits}, rules)
        for version, traits in tomllib.loads(text).items()
    }


def rules_named(game: str, versions: Mapping[str, Rules], version: str | None) -> Rules:
    """The version that a position names; `UnknownRules` if there is none such."""
    named = UNNAMED if version is None else version
    if named not in versions:
        raise UnknownRules.of(game, named)
    return versions[named]

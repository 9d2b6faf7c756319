"""The game packages: a new game is one line here, or one name in an environment variable.

`FUTAGO_GAMES` names additional packages, separated by commas, so that a game can be added without
changing this file. Every package has a `game.toml` with the game's name and the location of its
parts; no part of a game is imported before it is needed.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

PACKAGES: Final = (
    "futago.goryo",
    "futago.gorpg",
)
SETTING: Final = "FUTAGO_GAMES"
PARTS: Final = (
    "bots",  # a `bots.BotSet`
    "beliefs",  # a mapping from seats to a `bots.beliefs.BeliefFunction`
    "coach",  # a `coach.Coach`
    "hints",  # a `coach.HintMaker`
    "odds",  # a `coach.OddsMaker`
    "recap",  # a `recap.RecapMaker`
    "suggestion",  # a `coach.SuggestionMaker`
    "marks",  # a `marks.MarkMaker`
    "measures",  # a `lab.measures.Measures`
    "sides",  # a function from options to `lab.cells.Sides`
    "ways",  # a mapping from names to a `lab.ways.Way`
    "board",  # a `lab.measures.BoardPlanner`
    "yardstick",  # a `lab.yardstick.Yardstick`
    "puzzles",  # a `puzzles.PuzzleSet`
    "rulebook",  # a `rulebook.RuleBook`
    "drawing",  # a `terminal.drawing.Drawing`
    "stories",  # a `terminal.drawing.Stories`
    "vocabulary",  # an `adapters.vocabulary.Fitting`
    "tensors",  # an `adapters.tensors.Tensors`
)
"""The optional parts of a game and their types. Lessons are files in the folder `lessons`, texts
are files in the folder `locale`."""


class BadRegistration(Exception):
    """A package that cannot be registered as a game, explained in one sentence. It is in English:
    without all packages there is no catalogue of texts."""


@dataclass(frozen=True)
class Manifest:
    """The contents of a package's `game.toml`. Objects are referenced as `module:name`, with the
    module relative to the package."""

    package: str
    name: str
    """The game's name in records, URLs and commands."""
    title: str
    players: tuple[int, int]
    """The minimum and maximum number of players."""
    game: str
    """Reference to its `Game`."""
    parts: Mapping[str, str] = field(default_factory=dict)
    commands: Mapping[str, str] = field(default_factory=dict)
    """Additional commands of the command line, such as `palace show`."""
    study: Mapping[str, str] = field(default_factory=dict)
    """What the lab can measure: subcommands of `lab`, such as `ladder`."""
    pages: tuple[str, ...] = ()
    """Addresses of its own in the browser client, such as `palaces`."""

    def load(self, reference: str) -> Any:
        """Import the object behind a reference."""
        module, _, name = reference.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)

    def has(self, part: str) -> bool:
        """Whether the game has this part, without importing it."""
        return part in self.parts

    def part(self, name: str) -> Any:
        """An optional part of the game, imported now; None if the game does not have it."""
        return self.load(self.parts[name]) if name in self.parts else None

    @property
    def folder(self) -> Path:
        return package_folder(self.package)


@cache
def manifest(package: str) -> Manifest:
    """The manifest of a package; `BadRegistration` if there is none or it is invalid."""
    file = package_folder(package) / "game.toml"
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        fewest, most = data.pop("players")
        pages = tuple(data.pop("pages", ()))
        found = Manifest(package=package, players=(fewest, most), pages=pages, **data)
    except OSError:
        raise BadRegistration(f"The package {package} of {SETTING} has no game.toml.") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BadRegistration(f"{file} does not describe a game: {error}.") from None
    unknown = sorted(set(found.parts) - set(PARTS))
    if unknown:
        known = ", ".join(PARTS)
        raise BadRegistration(f"{file}: unknown parts {', '.join(unknown)}; choose from {known}.")
    return found


def manifests() -> dict[str, Manifest]:
    """The manifests of all games by name, in the order in which games are listed."""
    found = dict[str, Manifest]()
    for package in game_packages():
        game = manifest(package)
        if game.name in found:
            other = found[game.name].package
            raise BadRegistration(f"{package} and {other} both have a game named {game.name}.")
        found[game.name] = game
    return found


def game_packages() -> tuple[str, ...]:
    """The dotted names of all game packages, each once."""
    return _with_others(PACKAGES, os.environ.get(SETTING, ""))


@cache
def _with_others(packages: tuple[str, ...], setting: str) -> tuple[str, ...]:
    named = [name.strip() for name in setting.split(",")]
    return tuple(dict.fromkeys((*packages, *filter(None, named))))


@cache
def package_folder(package: str) -> Path:
    """The folder of a package, found without importing it."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):  # its parent is missing, or it is no name of a package
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise BadRegistration(
            f"There is no package {package}: {SETTING} names packages that Python can import."
        )
    return Path(spec.submodule_search_locations[0])

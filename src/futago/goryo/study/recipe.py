"""The recipe of a training run: see training.toml."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

import msgspec

from futago.game import BadInput, Json
from futago.goryo.bots.levels import Level
from futago.goryo.solver.equilibrium import Effort
from futago.texts import Text


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of training.toml."""

    kinds: tuple[str, ...]
    first_players: tuple[str, ...]
    palaces: tuple[str, ...]
    gongs: tuple[str, ...]
    later_player: Level
    last_round: Effort
    other_rounds: Effort
    shares: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    other_gongs: dict[str, tuple[str, ...]] = {}
    """The gongs of kinds that have others, by the first word of these kinds."""

    def gongs_of(self, kind: str) -> tuple[str, ...]:
        """The gongs that are drawn for a kind."""
        return self.other_gongs.get(kind.partition(" ")[0], self.gongs)

    def options_of(self, kind: str, rng: random.Random) -> dict[str, Json]:
        """Options of a random game of this kind, without defaults, as stored in positions."""
        return {
            **kind_options(kind),
            "palace": rng.choice(self.palaces),
            "gong": rng.choice(self.gongs_of(kind)),
        }

    def checked_kinds(self, named: str) -> tuple[str, ...]:
        """The kinds in a comma-separated list; all of them by default."""
        kinds = tuple(" ".join(kind.split()) for kind in named.split(",") if kind.strip())
        for kind in kinds:
            if kind not in self.kinds:
                known = ", ".join(self.kinds)
                raise BadInput(Text("lab-kind-unknown", kind=kind, known=known))
        return tuple(dict.fromkeys(kinds)) or self.kinds

    @property
    def fingerprint(self) -> str:
        """A hash that identifies the recipe."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


def kind_options(kind: str) -> dict[str, Json]:
    """The options that make a game of this kind: see `values.kind_of_game`."""
    cubes, _, variant = kind.partition(" ")
    options: dict[str, Json] = {"variant": "none" if variant == "plain" else variant}
    if cubes == "split":
        return {**options, "split_cubes": True}
    return {**options, "actions_per_samurai": int(cubes)}


@cache
def recipe() -> Recipe:
    """The default recipe."""
    file = resources.files("futago.goryo.study").joinpath("training.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)


def recipe_from(file: Path) -> Recipe:
    """A recipe from a file of the user."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)
    except OSError:
        raise BadInput(Text("file-unreadable", file=str(file))) from None
    except (ValueError, msgspec.ValidationError) as error:
        raise BadInput(Text("lab-bad-recipe", file=str(file), reason=str(error))) from None

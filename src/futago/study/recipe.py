"""What a training is made of: see training.toml."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

import msgspec

from futago.bots.goryo_levels import Level
from futago.game import BadInput, Json
from futago.solver.equilibrium import Effort
from futago.texts import Text


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file training.toml."""

    kinds: tuple[str, ...]
    first_players: tuple[str, ...]
    palaces: tuple[str, ...]
    gongs: tuple[str, ...]
    later_player: Level
    last_round: Effort
    other_rounds: Effort
    shares: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)

    def options_of(self, kind: str, rng: random.Random) -> dict[str, Json]:
        """Options of a game of this kind, short, as positions carry them."""
        return {
            **kind_options(kind),
            "palace": rng.choice(self.palaces),
            "gong": rng.choice(self.gongs),
        }

    def checked_kinds(self, named: str) -> tuple[str, ...]:
        """Kinds with commas between; all of them if none is named."""
        kinds = tuple(" ".join(kind.split()) for kind in named.split(",") if kind.strip())
        for kind in kinds:
            if kind not in self.kinds:
                known = ", ".join(self.kinds)
                raise BadInput(Text("lab-kind-unknown", kind=kind, known=known))
        return tuple(dict.fromkeys(kinds)) or self.kinds

    @property
    def sign(self) -> str:
        """Tells recipes apart."""
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
    """The recipe that comes with the program."""
    file = resources.files("futago.study").joinpath("training.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)


def recipe_from(file: Path) -> Recipe:
    """A recipe of the user's own."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe)
    except OSError:
        raise BadInput(Text("file-unreadable", file=str(file))) from None
    except (ValueError, msgspec.ValidationError) as error:
        raise BadInput(Text("lab-bad-recipe", file=str(file), reason=str(error))) from None

"""The options of a game, from `options.toml`."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

import msgspec

from futago.game import BadInput, Json, OptionSpec, written
from futago.texts import Text

_VALUES: Final[dict[str, list[Any]]] = tomllib.loads(
    resources.files(__package__).joinpath("options.toml").read_text(encoding="utf-8")
)
OPTION_SPECS: Final = tuple(
    OptionSpec(name, tuple(values), values[0], Text(f"jackdaws-option-{name}"))
    for name, values in _VALUES.items()
)


class Options(msgspec.Struct, frozen=True):
    """Everything that is settled before the game, as records have it."""

    hand: int
    """Cards dealt to each jackdaw."""
    turned: bool
    """Whether a card that was believed is turned over afterwards."""


def options_from(given: Mapping[str, Json]) -> Options:
    """Complete options from some of them."""
    for name in given:
        if name not in _VALUES:
            raise BadInput(Text("option-unknown", name=name, known=", ".join(_VALUES)))
    return Options(**{name: _value(name, given) for name in _VALUES})


def _value(name: str, given: Mapping[str, Json]) -> Any:
    """A value among those allowed; typed text counts as the value that it spells."""
    values = _VALUES[name]
    if name not in given:
        return values[0]
    for value in values:
        if written(given[name]) == written(value):
            return value
    known = ", ".join(map(written, values))
    raise BadInput(Text("option-bad-value", name=name, value=written(given[name]), values=known))


def vary(rng: random.Random) -> dict[str, Json]:
    """Options drawn at random."""
    return {name: rng.choice(values) for name, values in _VALUES.items()}

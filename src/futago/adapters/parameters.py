"""The options of a game as OpenSpiel parameters: integers, booleans or strings.

An option that is not set has its default, which may depend on other options: -1 for an integer, and
the empty string for a string. Where a number may also be a keyword (`none`, `any`), 0 stands for
that keyword.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from futago.game import Game, Json, OptionSpec, written

UNSET: Final = -1
KEYWORD: Final = 0


def parameters(game: Game) -> dict[str, int | bool | str]:
    """The parameters of a game and their default values."""
    return {spec.name: _default(spec) for spec in game.option_specs}


def _default(spec: OptionSpec) -> int | bool | str:
    if spec.values and all(isinstance(value, bool) for value in spec.values):
        return bool(spec.default)
    return UNSET if _is_number(spec) else ""


def _is_number(spec: OptionSpec) -> bool:
    """Whether all values, or all but one keyword, are integers, possibly in string form."""
    return bool(spec.values) and len(_keywords(spec)) <= 1 < len(spec.values)


def _keywords(spec: OptionSpec) -> list[Json]:
    return [value for value in spec.values if not written(value).isdecimal()]


def options_from_parameters(game: Game, given: Mapping[str, Any]) -> dict[str, Json]:
    """The options that are set by parameters, as they would be typed."""
    typed = dict[str, Json]()
    for spec in game.option_specs:
        value = given.get(spec.name, "")
        if value in ("", UNSET):
            continue
        if value == KEYWORD and _is_number(spec) and _keywords(spec):
            value = _keywords(spec)[0]
        typed[spec.name] = written(value)
    return typed

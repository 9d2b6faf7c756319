"""The options of a game as parameters of OpenSpiel: each a whole number, a truth or a text.

Not saying an option leaves it as the game has it, which may depend on the others: that is -1 for a
number and the empty text for a text. Where a number may also be a word (`none`, `any`), 0 is that
word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from futago.game import Game, Json, OptionSpec, written

UNSAID: Final = -1
THE_WORD: Final = 0


def parameters(game: Game) -> dict[str, int | bool | str]:
    """Every option of a game with the value that says nothing, or its default."""
    return {spec.name: _default(spec) for spec in game.option_specs}


def _default(spec: OptionSpec) -> int | bool | str:
    if spec.values and all(isinstance(value, bool) for value in spec.values):
        return bool(spec.default)
    return UNSAID if _is_number(spec) else ""


def _is_number(spec: OptionSpec) -> bool:
    """Whether all values, or all but one, are written as whole numbers: also editions."""
    return bool(spec.values) and len(_words(spec)) <= 1 < len(spec.values)


def _words(spec: OptionSpec) -> list[Json]:
    return [value for value in spec.values if not written(value).isdecimal()]


def options_given(game: Game, given: Mapping[str, Any]) -> dict[str, Json]:
    """The options that some parameters say, as somebody would type them."""
    typed = dict[str, Json]()
    for spec in game.option_specs:
        value = given.get(spec.name, "")
        if value in ("", UNSAID):
            continue
        if value == THE_WORD and _is_number(spec) and _words(spec):
            value = _words(spec)[0]
        typed[spec.name] = written(value)
    return typed

"""The rules of Goryō to read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from futago.goryo.rules.facts import facts
from futago.goryo.rules.options import Options
from futago.goryo.rules.position import OPTION_FIELDS, option_fields
from futago.rulebook import RuleBook

_DEPENDS_ON: Final = (
    *("edition", "actions_per_samurai", "split_cubes", "variant", "enforcement", "gong", "samurai"),
)


def typed_options(options: Options) -> dict[str, str]:
    """The options in the form of a position line, where defaults are left out."""
    named = option_fields(options, balanced=True)
    typed = {OPTION_FIELDS[f]: str(value) for f, value in named.items() if f in OPTION_FIELDS}
    return {name: value for name, value in typed.items() if name in _DEPENDS_ON}


RULEBOOK: Final = RuleBook.read(
    Path(__file__).with_name("rulebook.toml"),
    facts=facts,
    typed_options=typed_options,
    choosers=("edition", "variant", "actions_per_samurai", "enforcement"),
)

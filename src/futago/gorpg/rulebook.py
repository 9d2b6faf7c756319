"""The rules of Go RPG to read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from futago.gorpg.rules.facts import facts
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.position import RULES, option_words
from futago.rulebook import RuleBook


def typed_options(options: Options) -> dict[str, str]:
    """The options as they are typed, without defaults."""
    words = option_words(options, balanced=True)
    return {name: value for name, value in words.items() if name != RULES}


RULEBOOK: Final = RuleBook.read(
    Path(__file__).with_name("rulebook.toml"),
    facts=facts,
    typed_options=typed_options,
    choosers=("mode",),
)

"""The table that some parameters of OpenSpiel describe: where a game may begin, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from futago.adapters.parameters import options_given
from futago.adapters.starts import start_from
from futago.adapters.vocabulary import TRAITS, Traits, Vocabulary
from futago.game import State
from futago.games import game_named

START: Final = "start"
REFITS: Final = "refits"
MOST_REFITS: Final = 10


@dataclass(frozen=True)
class Table:
    """What all courses of a game share."""

    game: str
    parameters: tuple[tuple[str, Any], ...]
    seats: tuple[str, ...]
    worlds: tuple[State, ...]
    weights: tuple[float, ...]
    """How likely each world is: where there are several, chance draws one first."""
    vocabulary: Vocabulary
    traits: Traits
    refits: int
    """How often in a row a seat may do what it may do as often as it likes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _table, (self.game, self.parameters)


def table_of(game: str, parameters: Mapping[str, Any]) -> Table:
    """The table of a game; what is not said is as the game has it."""
    return _table(game, tuple(sorted(parameters.items())))


@lru_cache(maxsize=64)
def _table(name: str, parameters: tuple[tuple[str, Any], ...]) -> Table:
    game, given = game_named(name), dict(parameters)
    if given.get(START):
        start = start_from(given[START])
        if start.game != name:
            raise ValueError(f"This is a start of {start.game}, not of {name}.")
        worlds, weights = start.states(), tuple(start.weights)
    else:
        options = game.options(game.typed_options(options_given(game, given)))
        worlds, weights = (game.new(options),), (1.0,)
    options, traits = options_of(worlds[0]), TRAITS[name]
    refits = int(given.get(REFITS, MOST_REFITS))
    vocabulary = Vocabulary(traits.words(options))
    seats = game.seats(options)
    return Table(name, parameters, seats, worlds, weights, vocabulary, traits, refits)


def options_of(state: Any) -> Any:
    """The options with which a state is played."""
    return state.setup.options

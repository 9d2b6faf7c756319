"""What the parameters of a game specify: its initial states, its vocabulary and its tensors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from futago.adapters.parameters import options_from_parameters
from futago.adapters.starts import start_from
from futago.adapters.tensors import Observer, tensors_of
from futago.adapters.told import Teller
from futago.adapters.vocabulary import Fitting, Vocabulary, fitting_of
from futago.game import CHANCE, State
from futago.games import game_named

START: Final = "start"
REFITS: Final = "refits"
MOST_REFITS: Final = 10
NOBODY: Final = {CHANCE: -1, None: -4}
"""The numbers of chance and of nobody among the players, as in OpenSpiel."""


@dataclass(frozen=True)
class GameSpec:
    """What all nodes of a game share."""

    game: str
    parameters: tuple[tuple[str, Any], ...]
    seats: tuple[str, ...]
    worlds: tuple[State, ...]
    weights: tuple[float, ...]
    """The weight of each initial state: if there are several, chance draws one first."""
    vocabulary: Vocabulary
    fitting: Fitting
    refits: int
    """How often in a row a seat may make a move that the rules allow without limit."""
    observer: Observer | None = field(compare=False)
    """Makes the tensors, in games that have them."""
    player_of: Mapping[str | None, int] = field(compare=False)
    """The number of each seat; see `NOBODY`."""

    @property
    def teller(self) -> Teller | None:
        return self.observer.teller if self.observer is not None else None

    def utilities(self, winners: tuple[str, ...]) -> list[float]:
        """The utility of each player at the end of a game."""
        if self.fitting.zero_sum:
            return [1.0 if seat in winners else -1.0 for seat in self.seats]
        share = 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in self.seats]

    def __reduce__(self) -> tuple[Any, ...]:
        return _cached_spec, (self.game, self.parameters)


def game_spec(game: str, parameters: Mapping[str, Any]) -> GameSpec:
    """The specification of a game; parameters that are not given have their defaults."""
    return _cached_spec(game, tuple(sorted(parameters.items())))


@lru_cache(maxsize=64)
def _cached_spec(name: str, parameters: tuple[tuple[str, Any], ...]) -> GameSpec:
    game, given = game_named(name), dict(parameters)
    if given.get(START):
        start = start_from(given[START])
        if start.game != name:
            raise ValueError(f"This start belongs to {start.game}, not to {name}.")
        worlds, weights = start.states(), tuple(start.weights)
    else:
        options = game.options(game.typed_options(options_from_parameters(game, given)))
        worlds, weights = (game.new(options),), (1.0,)
    options, fitting = worlds[0].options, fitting_of(game)
    refits = int(given.get(REFITS, MOST_REFITS))
    vocabulary = Vocabulary(fitting.words(options))
    seats = game.seats(options)
    tensors = tensors_of(game)
    return GameSpec(
        game=name,
        parameters=parameters,
        seats=seats,
        worlds=worlds,
        weights=weights,
        vocabulary=vocabulary,
        fitting=fitting,
        refits=refits,
        observer=Observer(seats, vocabulary, tensors.encoder(options)) if tensors else None,
        player_of={**NOBODY, **{seat: number for number, seat in enumerate(seats)}},
    )

"""What a seat can infer about hidden information, computed exactly from its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from futago.game import Game


@dataclass(frozen=True, slots=True)
class BeliefSummary:
    """How many hidden paths are possible, and for each space the probability that the path leads
    over it (`cubes`) and ends there (`targets`). Empty when there is nothing to infer now."""

    ways: int = 0
    cubes: dict[str, float] = field(default_factory=dict)
    targets: dict[str, float] = field(default_factory=dict)


BeliefFunction = Callable[[Any, Any], BeliefSummary]
"""Computes a belief from the options and a view. The part `beliefs` of a game maps each seat that
can infer something to its function."""


def _belief_functions(game: Game) -> Mapping[str, BeliefFunction]:
    return game.part("beliefs") or {}


def belief_of(game: Game, options: Any, seat: str, view: Any) -> BeliefSummary | None:
    """The belief of this seat by its view alone; None if the seat has nothing to infer."""
    function = _belief_functions(game).get(seat)
    return function(options, view) if function is not None else None


def belief_seats(game: Game) -> tuple[str, ...]:
    """The seats of a game that have beliefs."""
    return tuple(_belief_functions(game))

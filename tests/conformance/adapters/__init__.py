"""What the battery has to be told about a game: one module here for each, named like the game.

An adapter knows the rules of its game and the form of its records. It has them from the rulebook,
not from the program: where the two differ, the battery fails.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import pytest

from futago.bots import Bot
from futago.game import Game, Json, State

Moves = Sequence[dict[str, Json]]
"""Moves as records have them."""


class Swap(NamedTuple):
    """Another history that a seat could not tell from the one that was played."""

    kind: str
    moves: Moves
    lasting: bool
    """Whether nothing that is still to come before the game ends may tell the two apart."""


class Adapter(Protocol):
    """The knowledge about one game that the battery needs."""

    longest: int
    """More moves than this no game needs, whoever plays it here."""

    share: float
    """How many games, positions and swaps are tried next to the usual numbers: fewer of a game
    that is long."""

    largest: int
    """Bytes of all golden transcripts together, at the most."""

    gives_up: bool
    """Whether a seat can end the game by giving up."""

    to_judge: Mapping[str, int]
    """How many games the referee judges, by the bot that plays them."""

    tied_options: frozenset[str]
    """Options whose values are possible with certain other options only."""

    kinds: frozenset[str]
    """The kinds of swaps; a run that did not meet them all proves too little."""

    lived_through: frozenset[str]
    """Events that lasting swaps have to live through unnoticed."""

    demanded: frozenset[str]
    """What the golden transcripts have to show between them."""

    odd_options: tuple[dict[str, Json], ...]
    """Options that are allowed and that nobody would draw at random."""

    def vary(self, rng: random.Random) -> dict[str, Json]:
        """Options to add to those that `Game.vary` draws."""

    def careless(self, options: Any, seat: str, seed: str) -> Bot:
        """A player who gets into corners of the rules where bots do not go."""

    def check(self, options: dict[str, Json], state: State) -> None:
        """What is true of every state of this game; `AssertionError` if it is not."""

    def may_take_back(self, options: dict[str, Json], moves: Moves) -> str | None:
        """The seat that may take the last of these moves back, the game not being over."""

    def seen(self, options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
        """What a seat, or a spectator, has learned from these moves, by the rules."""

    def swaps(
        self, options: dict[str, Json], moves: Moves, seat: str, rng: random.Random
    ) -> Iterator[Swap]:
        """Other histories that are as legal and look the same to a seat."""

    def features(self, record: dict[str, Json]) -> set[str]:
        """What a finished game is an example of."""

    def judged(self, record: dict[str, Json]) -> bool:
        """Whether the independent referee, if there is one, reads the rules of such a game as
        the program does."""


def adapter_for(game: Game) -> Adapter:
    """The adapter of a game; a game without one has not passed."""
    name = f"{__name__}.{game.name}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        pytest.fail(
            f"The game {game.name!r} is in the registry but tests/conformance/adapters/"
            f"{game.name}.py is missing: write it, the battery cannot judge a game without."
        )
    return cast(Adapter, module.ADAPTER)

"""What the conformance tests need to know about a game: its `ADAPTER`.

It is in the module of this package with the name of the game, or, for a game that is not part of
Futago, in the module `conformance` of the game's own package.

An adapter knows the rules of its game and the format of its records, from the rulebook and not from
the program: where the two differ, the tests fail.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

import pytest

from futago.bots import Bot
from futago.game import Game, Json, State
from futago.registry import manifests

Moves = Sequence[dict[str, Json]]
"""Moves in the format of records."""


class Swap(NamedTuple):
    """Another history that a seat could not tell from the one that was played."""

    kind: str
    moves: Moves
    lasting: bool
    """Whether nothing may tell the two apart until the game ends."""


class Adapter(Protocol):
    """What the conformance tests need to know about one game."""

    longest: int
    """The most moves that a game takes, whoever plays it here."""

    slow_bots: frozenset[str]
    """Bots that are too slow to play thousands of games here."""

    share: float
    """The share of the usual number of games, positions and swaps to try: less for a game that is
    long."""

    largest: int
    """The largest total size of the golden transcripts, in bytes."""

    largest_choice: int
    """The largest choice, in bytes of JSON."""

    can_concede: bool
    """Whether a seat can end the game by conceding."""

    to_judge: Mapping[str, int]
    """How many games the referee checks, by bot."""

    tied_options: frozenset[str]
    """Options that are only valid with certain other options."""

    kinds: frozenset[str]
    """The kinds of swaps; a full run has to meet them all."""

    usual_kinds: frozenset[str]
    """Those that even a few swaps meet."""

    events_survived: frozenset[str]
    """Events during which lasting swaps have to stay unnoticed."""

    demanded: frozenset[str]
    """What the golden transcripts have to show together."""

    odd_options: tuple[dict[str, Json], ...]
    """Valid options that random sampling would hardly ever produce."""

    def vary(self, rng: random.Random) -> dict[str, Json]:
        """Options to add to those that `Game.vary` draws."""

    def careless(self, options: Any, seat: str, seed: str) -> Bot:
        """A player who reaches corners of the rules that bots avoid."""

    def check(self, options: dict[str, Json], state: State) -> None:
        """Check the invariants of every state of this game, with assertions."""

    def may_undo(self, options: dict[str, Json], moves: Moves) -> str | None:
        """The seat that may undo the last of these moves, while the game is running."""

    def seen(self, options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
        """What a seat, or a spectator, has learned from these moves, by the rules."""

    def swaps(
        self, options: dict[str, Json], moves: Moves, seat: str, rng: random.Random
    ) -> Iterator[Swap]:
        """Other legal histories that look the same to a seat."""

    def things(self, options: dict[str, Json]) -> Iterator[tuple[str, str]]:
        """What somebody may touch, by kind and id, whether or not it is on the board now."""

    def features(self, record: dict[str, Json]) -> set[str]:
        """The features that a finished game shows."""

    def judged(self, record: dict[str, Json]) -> bool:
        """Whether the independent referee, if there is one, interprets the rules of such a game as
        the program does."""


def adapter_for(game: Game) -> Adapter:
    """The adapter of a game; a game without one fails the tests."""
    here, own = f"{__name__}.{game.name}", manifests().get(game.name)
    for name in (here, f"{own.package}.conformance") if own is not None else (here,):
        if find_spec(name) is not None:
            return cast(Adapter, import_module(name).ADAPTER)
    pytest.fail(
        f"The game {game.name!r} is in the registry but tests/conformance/adapters/"
        f"{game.name}.py is missing: the conformance tests need it."
    )

"""Observations as numbers, the same for every framework.

A game offers the part `tensors`: named features, and how a view is written into them. Around it,
every game gets the same: who observes, who is to move, and the words of a move picked so far. An
information state adds what its seat was told, word by word (see `told`).

Everything is made from `view`, `events` and a seat's own moves, never from the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from futago.adapters.told import Teller
from futago.adapters.vocabulary import Vocabulary
from futago.game import ABOVE, Game, State

Tensor = npt.NDArray[np.float32]

MOST: Final = 255
"""The largest number that a feature can hold."""
SAME_WORD: Final = 4
"""How often a word can occur in a move; more often counts as so often."""


@dataclass(frozen=True)
class Feature:
    """A named array of whole numbers from 0 to `most`, which may differ from column to column. In a
    tensor they are divided by it."""

    name: str
    shape: tuple[int, ...] = (1,)
    most: int | tuple[int, ...] = 1

    @property
    def size(self) -> int:
        return prod(self.shape)

    def shares(self) -> Tensor:
        """What the numbers are multiplied by."""
        mosts = np.broadcast_to(np.array(self.most, np.float32), self.shape)
        if mosts.min() < 1 or mosts.max() > MOST:
            raise ValueError(f"The feature {self.name} has numbers that are not from 1 to {MOST}.")
        return (1 / mosts).astype(np.float32).ravel()


class Encoder(ABC):
    """Writes the views of games with the same options into features."""

    features: tuple[Feature, ...]
    told: frozenset[str]
    """The words of events that are no words of the notation."""
    largest: int
    """The largest whole number in events; a larger one counts as this."""
    memory: int
    """How many words an information state remembers of what its seat was told; the latest ones."""

    def __init__(
        self, features: Sequence[Feature], told: frozenset[str], largest: int, memory: int
    ) -> None:
        self.features = tuple(features)
        self.told = told
        self.largest = largest
        self.memory = memory
        self.at = offsets(self.features)
        self.size = sum(feature.size for feature in self.features)

    @abstractmethod
    def write(self, view: Any, out: bytearray) -> None:
        """Write a view into zeros; feature `name` begins at `self.at[name]`."""

    def encoded(self, view: Any) -> bytes:
        """A view in numbers, one byte each."""
        out = bytearray(self.size)
        self.write(view, out)
        return bytes(out)


@dataclass(frozen=True)
class Tensors:
    """The part `tensors` of a game."""

    version: int
    """Raised when the same view gives other numbers: trained players no longer fit then."""
    encoder: Callable[[Any], Encoder]
    """The encoder for some options."""


def tensors_of(game: Game) -> Tensors | None:
    """The part `tensors` of a game, if it has one."""
    found = game.part("tensors")
    if found is not None and not isinstance(found, Tensors):
        raise ValueError(f"The part `tensors` of {game.name} is no `Tensors`.")
    return found


def seen_by(encoder: Encoder, state: State, seat: str) -> bytes:
    """What a seat sees of a state, in numbers: the only place that reads a state."""
    return encoder.encoded(state.view(seat))


def offsets(features: Sequence[Feature]) -> dict[str, int]:
    """Where each feature begins."""
    found, offset = dict[str, int](), 0
    for feature in features:
        if feature.name in found:
            raise ValueError(f"There are two features {feature.name}.")
        found[feature.name] = offset
        offset += feature.size
    return found


class Observer:
    """Makes the tensors of a game: of observations, and of information states."""

    def __init__(self, seats: tuple[str, ...], vocabulary: Vocabulary, encoder: Encoder) -> None:
        self.encoder = encoder
        words = {*vocabulary.words, *encoder.told}
        self.teller = Teller(words, encoder.largest, encoder.memory)
        count = len(vocabulary)
        self.features = (
            Feature("player", (len(seats),)),
            Feature("mover", (len(seats),)),
            Feature("picked", (count,), SAME_WORD),
            Feature("last", (count,)),
            *encoder.features,
        )
        self.memory = Feature("told", (encoder.memory, self.teller.bits))
        """What information states have beyond observations."""
        self.number = vocabulary.number
        self.head = 2 * len(seats) + 2 * count
        self.size = self.head + encoder.size
        self.whole_size = self.size + self.memory.size
        self._player_of = {seat: number for number, seat in enumerate(seats)}
        self._movers_at = len(seats)
        self._picked_at = 2 * len(seats)
        self._last_at = self._picked_at + count
        self._shares: Tensor = np.concatenate([feature.shares() for feature in self.features])

    def observation(
        self, seen: bytes, seat: str, mover: str | None, picked: Sequence[str], out: Tensor
    ) -> None:
        """Write what a seat observes: what it sees, and the words that it picked."""
        head = bytearray(self.head)
        player = self._player_of.get(seat)
        if player is not None:
            head[player] = 1
        moving = self._player_of.get(mover or "")
        if moving is not None:
            head[self._movers_at + moving] = 1
            if picked and seat in (mover, ABOVE):
                for word in picked:
                    place = self._picked_at + self.number[word]
                    head[place] = min(SAME_WORD, head[place] + 1)
                head[self._last_at + self.number[picked[-1]]] = 1
        head += seen
        np.multiply(np.frombuffer(head, np.uint8), self._shares, out=out, casting="same_kind")

    def unseen(self) -> bytes:
        """What is seen before the game has begun: nothing."""
        return bytes(self.encoder.size)

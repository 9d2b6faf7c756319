"""What a seat was told in a game, as a row of numbered words.

A seat is told the words of its own moves and the events, kind and data. Each word has a number, and
so has each whole number; a tensor holds them in binary, the latest last.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from futago.game import Action, Event, Json

NOTHING, OWN, NONE = range(3)
"""The first numbers: no word, the beginning of a move of one's own, and `null` in an event."""
WORDS_FROM: Final = 3
WIDTH: Final = np.dtype(np.uint16)


class Teller:
    """Numbers the words that seats are told in games with the same options."""

    def __init__(self, words: Iterable[str], largest: int, memory: int) -> None:
        self.number = {word: number for number, word in enumerate(sorted(words), WORDS_FROM)}
        self.numbers_from = WORDS_FROM + len(self.number)
        self.largest = largest
        count = self.numbers_from + largest + 1
        self.bits = (count - 1).bit_length()
        self.memory = memory
        self._kept = memory * WIDTH.itemsize
        places = np.arange(self.bits)[::-1]
        self._table = (np.arange(count)[:, None] >> places & 1).astype(np.float32)

    def told(self, own: Action | None, events: Sequence[Event]) -> bytes:
        """What a seat was told by a move: by its own decision, and by the events."""
        found = list[int]()
        if own is not None:
            found.append(OWN)
            self._tell(str(own), found)
        for event in events:
            self._tell(event.kind, found)
            for value in event.data.values():
                self._tell(value, found)
        return np.array(found, WIDTH).tobytes()

    def picked(self, words: Sequence[str]) -> bytes:
        """The words of a move that is not complete yet."""
        if not words:
            return b""
        return np.array([OWN, *(self.number[word] for word in words)], WIDTH).tobytes()

    def latest(self, told: bytes) -> bytes:
        """As much as is remembered."""
        return told[-self._kept :] if len(told) > self._kept else told

    def write(self, told: bytes, out: npt.NDArray[np.float32]) -> None:
        """Write what was told in binary, one row for each word, into `memory` rows."""
        numbers = np.frombuffer(self.latest(told), WIDTH)
        blank = self.memory - len(numbers)
        out[:blank] = 0
        np.take(self._table, numbers, axis=0, out=out[blank:], mode="clip")

    def _tell(self, value: Json, found: list[int]) -> None:
        if isinstance(value, str):
            found += [self._word(word) for word in value.split()]
        elif value is None:
            found.append(NONE)
        elif isinstance(value, int):
            found.append(self._whole(value))
        elif isinstance(value, Mapping):
            for item in value.values():
                self._tell(item, found)
        else:  # a list: how long it is, then its items
            found.append(self._whole(len(value)))
            for item in value:
                self._tell(item, found)

    def _whole(self, value: int) -> int:
        return self.numbers_from + min(max(0, value), self.largest)

    def _word(self, word: str) -> int:
        number = self.number.get(word)
        if number is None:
            raise ValueError(f"The word {word!r} of an event is not among those of `tensors`.")
        return number


def words_in(*values: Any) -> frozenset[str]:
    """All words of some texts."""
    return frozenset(word for value in values for word in str(value).split())

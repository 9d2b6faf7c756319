"""The vocabulary of a game: numbers for the words of its notation, the same in every state.

A move is made word by word: each word is an action of OpenSpiel or PettingZoo, and so is ending a
move that could be continued. This keeps the number of actions small in games with too many moves
to list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

from futago.game import (
    Action,
    Actions,
    Game,
    Json,
    State,
    next_words,
)

END: Final = 0
"""The action that ends a move which could be continued."""
END_WORD: Final = "."

Reader = Callable[[dict[str, Json], dict[str, int], Sequence[str]], tuple[State, ...]]


def _nothing_more(state: Any) -> tuple[None, None]:
    return None, None


@dataclass(frozen=True)
class Fitting:
    """What other frameworks need to know about a game: its part `vocabulary`."""

    words: Callable[[Any], set[str]]
    """All words of the notation, given the options."""
    most_words: Callable[[Any], int]
    """An upper bound for the number of words in a game that begins with this state."""
    most_draws: Callable[[Any], int]
    """An upper bound for the number of outcomes of a draw in such a game."""
    zero_sum: bool = False
    """Winners get 1 and losers -1; otherwise the winners share 1."""
    endless: frozenset[str] = frozenset()
    """First words of moves that a seat may repeat without limit in its turn."""
    in_between: frozenset[str] = frozenset()
    """First words of such moves and of the answers to them: they do not end the turn."""
    write: Callable[[Any], tuple[dict[str, Json] | None, dict[str, int] | None]] = _nothing_more
    """What a state's position line omits: its options, and the scale of a smaller game."""
    read: Callable[[dict[str, Json], dict[str, int], Sequence[str]], tuple[State, ...]] | None = (
        None
    )
    """The states of some position lines and the output of `write`."""
    position: Callable[[Any, Any], str] | None = None
    """The position line for options and a view, where a view contains the whole position."""


def fitting_of(game: Game) -> Fitting:
    """The part `vocabulary` of a game; `ValueError` if it has none."""
    found = game.part("vocabulary")
    if not isinstance(found, Fitting):
        raise ValueError(f"The game {game.name} has no part `vocabulary`.")
    return found


class Vocabulary:
    """The words of a game and their numbers."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = (END_WORD, *sorted(set(words)))
        self.number = {word: number for number, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def numbers(self, words: Iterable[str]) -> list[int]:
        """The numbers of some words, sorted."""
        number = self.number
        try:
            return sorted([number[word] for word in words])
        except KeyError as unknown:
            raise ValueError(f"The word {unknown} has no number in this vocabulary.") from None


Leading: TypeAlias = Sequence[tuple[tuple[str, ...], Action]]
"""Listed moves that begin with the words picked so far, each with all its words."""


def leading_to(actions: Actions, picked: tuple[str, ...], before: Leading | None) -> Leading | None:
    """The moves that begin with some words, among those that begin with all but the last of them;
    None for moves that are not in a list."""
    if not isinstance(actions, list | tuple):
        return None
    if before is None:
        before = [(words_of(action), action) for action in actions]
        count = len(picked)
        return [move for move in before if move[0][:count] == picked] if picked else before
    last = len(picked) - 1
    word = picked[last]
    return [move for move in before if len(move[0]) > last and move[0][last] == word]


@lru_cache(maxsize=8192)
def words_of(action: Action) -> tuple[str, ...]:
    """The words of a move."""
    return tuple(str(action).split())


def legal_words(
    actions: Actions, picked: Sequence[str], leading: Leading | None, barred: frozenset[str]
) -> tuple[list[str], Action | None]:
    """The words that may come next, including the one that ends the move if it may end here; and
    the move that is made then."""
    if leading is None:
        words, action = next_words(actions, picked)
    else:
        count, action, following = len(picked), None, dict[str, None]()
        for spelled, move in leading:
            if len(spelled) == count:
                action = move
            else:
                following[spelled[count]] = None
        words = list(following)
    if barred and not picked:
        words = [word for word in words if word not in barred]
    return (words if action is None else [END_WORD, *words]), action

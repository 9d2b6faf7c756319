"""Whether an answer is among those that a question describes."""

from __future__ import annotations

from collections.abc import Sequence

from futago.choices.cards import is_set
from futago.choices.divisions import is_division
from futago.choices.exchanges import is_exchange
from futago.choices.paths import is_path
from futago.choices.purchases import is_purchase
from futago.choices.questions import (
    Assign,
    Cards,
    Exchange,
    One,
    Option,
    Pair,
    Path,
    Pay,
    Question,
)


def accepts(question: Question, moves: Sequence[str]) -> bool:
    """Whether a question describes this answer, or one that begins with these moves."""
    rest = _without(question.opening, moves)
    return _accepts(question, rest) if rest else False


def _without(opening: str, moves: Sequence[str]) -> list[list[str]] | None:
    """The words of each move without its opening; None if one begins otherwise."""
    words, found = opening.split(), list[list[str]]()
    for move in moves:
        written = move.split()
        if written[: len(words)] != words:
            return None
        found.append(written[len(words) :])
    return found


def _accepts(question: Question, moves: list[list[str]]) -> bool:
    if isinstance(question, One):
        return any(_leads_to(option, moves) for option in question.options) or (
            len(moves) == 1 and len(moves[0]) == 1 and moves[0][0] in question.spaces
        )
    if isinstance(question, Assign):
        return is_division(question, moves)
    if len(moves) != 1:
        return False
    (words,) = moves
    match question:
        case Pair():
            return any(
                " ".join(words) == f"{one.words} {other.words}"
                for one in question.first
                for other in question.second
            )
        case Cards():
            return is_set(question, words)
        case Path():
            return is_path(question, words)
        case Pay():
            return is_purchase(question, words)
        case Exchange():
            return is_exchange(question, words)


def _leads_to(option: Option, moves: list[list[str]]) -> bool:
    rest = _without(option.words, [" ".join(move) for move in moves])
    if rest is None:
        return False
    if option.then is None:
        return rest == [[]]
    return accepts(option.then, [" ".join(words) for words in rest])

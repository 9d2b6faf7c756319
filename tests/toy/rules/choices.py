"""What a player is asked, word by word: the prompt, the things to pick, the rule that matters."""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import Choice, Option, next_words
from futago.texts import Text

from .board import ANSWER, LAY, SEATS, Board
from .cards import WORTH
from .moves import legal_actions
from .names import card_name, seat_name


def choice(board: Board, seat: str, picked: Sequence[str] = ()) -> Choice:
    """The next thing to pick on the way to an action."""
    rule = Text(f"jackdaws-rule-{board.phase}")
    if seat not in board.movers:
        waiting = board.movers[0] if board.movers else "nobody"
        return Choice(Text(f"jackdaws-wait-{waiting}"), rule)
    words, action = next_words(legal_actions(board, seat), picked)
    options = tuple(map(_option, words))
    return Choice(_prompt(board, picked), rule, options, action, tuple(picked))


def _prompt(board: Board, picked: Sequence[str]) -> Text:
    """One sentence: what to do now."""
    if board.phase == ANSWER:
        laid = board.laid[-1]
        return Text("jackdaws-prompt-answer", by=seat_name(laid.by), said=card_name(laid.said))
    if board.phase == LAY and len(picked) > 1 and picked[1] in WORTH:
        return Text("jackdaws-prompt-say", card=card_name(picked[1]))
    return Text(f"jackdaws-prompt-{board.phase}")


def _option(word: str) -> Option:
    """A word to pick, and what kind of thing it is."""
    if word in WORTH:
        return Option(word, "card", card_name(word))
    if word in SEATS:
        return Option(word, "seat", seat_name(word))
    return Option(word, "word", Text(f"jackdaws-pick-{word}"))

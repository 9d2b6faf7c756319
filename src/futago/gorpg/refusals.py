"""Why an action is not allowed."""

from __future__ import annotations

from futago.game import Action
from futago.gorpg.board import Board
from futago.texts import Text


def why_not(board: Board, seat: str, action: Action) -> Text:
    return Text("verbatim", word=f"{seat} may not {action}: {board.movers}")

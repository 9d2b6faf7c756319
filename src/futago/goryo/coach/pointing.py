"""What the coach's advice points at on the board."""

from __future__ import annotations

from futago.goryo.marks import question_marks, together, walk_marks
from futago.goryo.rules.board import Board
from futago.goryo.solver.kernel import Policy
from futago.marks import Colour, Marks, Ring


def policy_marks(board: Board, policy: Policy, colour: Colour | None = None) -> Marks:
    """The next step of a policy: up to its next question, or to the end of the turn."""
    step = policy[0]
    if step["samurai"] < 0:
        final = step["final"]
        walks = [walk_marks(board, who, int(final[who]), colour) for who in range(len(board.at))]
        ending = Marks(rings=[Ring("word:done", colour or "indigo")])
        return together(*walks) if any(walk.arrows for walk in walks) else ending
    leave = int(step["leave"])
    first = walk_marks(board, board.acting, leave, colour) if leave >= 0 else Marks()
    asks = question_marks(board, int(step["samurai"]), int(step["to"]), int(step["space"]), colour)
    return together(first, asks)

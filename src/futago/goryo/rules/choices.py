"""What a player is asked: the prompt, the relevant rule, and the question with all its answers."""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import Action, Choice
from futago.goryo.rules.actions import Done
from futago.goryo.rules.board import OVER, PHASES, Board
from futago.goryo.rules.moves import legal_actions
from futago.goryo.rules.names import object_name
from futago.goryo.rules.questions import question
from futago.texts import Text


def choice(board: Board, seat: str) -> Choice:
    """What a seat has to choose now."""
    rule = board.setup.rule_of_phase[board.phase]
    if seat not in board.movers:
        return Choice(_waiting(board), rule)
    legal = legal_actions(board, seat)
    prompt = _prompt(board, legal)
    return Choice(prompt, rule, question(board, legal, prompt))


def _waiting(board: Board) -> Text:
    if board.phase == OVER:
        return Text("goryo-wait-over")
    return Text(f"goryo-wait-{board.movers[0]}")


def _prompt(board: Board, legal: Sequence[Action]) -> Text:
    """What to do now, in one sentence."""
    phase = PHASES[board.phase]
    floor = board.setup.floor
    if phase == "break":
        return Text("goryo-prompt-break", object=object_name(floor.types[board.first]))
    if phase == "act" and isinstance(legal[0], Done) and len(legal) == 1:
        return Text("goryo-prompt-reveal")
    if phase == "act":
        return Text("goryo-prompt-act", cubes=board.cubes)
    if phase == "answer":
        return Text("goryo-prompt-answer", space=floor.ids[board.question])
    return Text(f"goryo-prompt-{phase}", round=board.round)

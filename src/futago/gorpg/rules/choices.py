"""What a player is asked: the prompt, the relevant rule, and the question with all its answers."""

from __future__ import annotations

from futago.game import CHANCE, Choice
from futago.gorpg.rules.board import ATTACK, PHASES, STRIKE, WRATH, Board
from futago.gorpg.rules.facts import facts
from futago.gorpg.rules.moves import legal_actions
from futago.gorpg.rules.names import slot_text
from futago.gorpg.rules.questions import question_for
from futago.gorpg.rules.why import waiting
from futago.texts import Text


def choice(board: Board, seat: str) -> Choice:
    """What a seat has to choose now."""
    rule = Text(f"gorpg-rule-{PHASES[board.phase]}", **facts(board.setup.options))
    if seat not in board.movers:
        return Choice(waiting(board), rule)
    prompt = _prompt(board)
    if seat == CHANCE:
        return Choice(prompt, rule)
    return Choice(prompt, rule, question_for(board, legal_actions(board, seat), prompt))


def _prompt(board: Board) -> Text:
    """One sentence: what to do now."""
    phase = PHASES[board.phase]
    if board.phase in (STRIKE, WRATH):
        left = board.strikes or len(board.strikers)
        return Text(f"gorpg-prompt-phase-{phase}", count=left)
    slot = slot_text(board.slot) if 0 <= board.slot < board.setup.slots else Text("gorpg-town")
    if board.phase == ATTACK and board.setup.rules.retreat_between_attacks:
        return Text("gorpg-prompt-phase-attack-or-retreat", slot=slot)
    return Text(f"gorpg-prompt-phase-{phase}", slot=slot, round=board.round)

"""What a party would usually do in a battle, with its items and in town: by the valuation of the
tuned bots, from what everybody at the table can see, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.coach import NotCoached
from futago.coach.report import Suggestion, TextRef
from futago.gorpg import GAME
from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.fights import fight
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Equip, GorpgAction
from futago.gorpg.rules.board import ATTACK, CHARGE, HUNTERS, MERCENARIES, QUESTS, READY
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState
from futago.texts import Text

MOST: Final = 8
"""Decisions that are considered, as the first may be without items to move."""


def suggestion(options: Options, seat: str, position: str) -> Suggestion:
    """In a battle how it goes on until there is something to decide; before a quest who should
    carry which items; in town what to buy or whom to hire."""
    check_simulated(options)
    board = GAME.position(position, options)
    if seat not in board.setup.party_of or board.movers != (seat,):
        raise NotCoached(Text("coach-no-suggestion"))
    moves: Sequence[GorpgAction]
    text: Text | None = None
    try:
        if board.phase in (ATTACK, CHARGE):
            moves, text = fight(board, seat)
        elif board.phase in (QUESTS, READY):
            moves = _loadout(board)
        elif board.phase in (HUNTERS, MERCENARIES):
            moves = _ideas(board)[0]
        else:
            raise NotCoached(Text("coach-no-suggestion"))
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None
    shown = TextRef.of(text) if text is not None else None
    return Suggestion(seat, [str(move) for move in moves], shown)


def _loadout(board: GorpgState) -> tuple[GorpgAction, ...]:
    """How the usual decision deals out the items."""
    for moves in _ideas(board):
        chosen = tuple(move for move in moves if isinstance(move, Equip))
        if chosen:
            return chosen
    return ()


def _ideas(board: GorpgState) -> list[tuple[GorpgAction, ...]]:
    return alternatives(board, tuned_temper(board.options), seed_of(board, SCAN), MOST)

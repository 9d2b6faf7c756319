"""What a party would usually do in a battle, and with its items: by the valuation of the tuned
bots, from what everybody at the table can see, without looking ahead."""

from __future__ import annotations

from typing import Final

from futago.coach import NotCoached
from futago.coach.report import Suggestion
from futago.gorpg import GAME
from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Attack, Equip, GorpgAction
from futago.gorpg.rules.board import ATTACK, QUESTS, READY
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState
from futago.texts import Text

MOST: Final = 8
"""Decisions that are considered, as the first may be to leave."""


def suggestion(options: Options, seat: str, position: str) -> Suggestion:
    """In a battle the attacks that are left; before a quest who should carry which items."""
    check_simulated(options)
    board = GAME.position(position, options)
    if seat not in board.setup.party_of or board.movers != (seat,):
        raise NotCoached(Text("coach-no-suggestion"))
    if board.phase == ATTACK:
        return Suggestion(seat, _attacks(board, seat))
    if board.phase in (QUESTS, READY):
        return Suggestion(seat, _loadout(board))
    raise NotCoached(Text("coach-no-suggestion"))


def _attacks(board: GorpgState, seat: str) -> list[str]:
    """The attacks of the party's go, until all are made or the battle is over. Whether to stay or
    to retreat is left to the player."""
    then, found = board.copy(), list[str]()
    for attack in _usual(board, Attack):
        if then.phase != ATTACK or then.slot != board.slot:
            break
        then.apply(seat, attack)
        found.append(str(attack))
    return found


def _loadout(board: GorpgState) -> list[str]:
    return [str(move) for move in _usual(board, Equip)]


def _usual(board: GorpgState, kind: type[Attack | Equip]) -> tuple[GorpgAction, ...]:
    """The moves of one kind with which the usual decision begins."""
    try:
        ideas = alternatives(board, tuned_temper(board.options), seed_of(board, SCAN), MOST)
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None
    for moves in ideas:
        chosen = tuple(move for move in moves if isinstance(move, kind))
        if chosen:
            return chosen
    return ()

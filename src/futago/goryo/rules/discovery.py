"""Discovery: the screen is removed and the round is resolved step by step.

First come her mistakes; then the target breaks, the mallet moves and the samurai capture her, in
the order of the edition; then the draws are due.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ILLUSION, NOBODY, SHADOW, SPRINT, TRAIL, Board
from futago.goryo.rules.mistakes import mistakes_of


def discover(board: Board) -> str | None:
    """Resolve the round up to the draws. Returns the reason if the Samurai wins here."""
    plan = _plan_of(board)
    board.facts = (("reveal", plan),)
    mallet, spirits = board.gong, board.spirits
    for step in (_pay_for_mistakes, *(_STEPS[name] for name in board.setup.discovery)):
        reason = step(board, plan)
        if reason is not None:  # the rest of Discovery is skipped
            return reason
    # A token is due for each bag icon reached and each spirit token turned.
    board.draws = _bags_from(board, mallet) + board.spirits - spirits
    _clear_round(board, plan)
    return None


def all_tiles_but_one_flipped(board: Board) -> bool:
    """Whether only the bound type is intact, so that the Samurai knows it."""
    return board.flipped.bit_count() >= board.setup.tiles_but_one


# ---------------------------------------------------------------- the steps


def _pay_for_mistakes(board: Board, plan: Plan) -> str | None:
    """Under honour: a spirit token for each mistake; breaking the bound type loses."""
    if board.setup.strict:
        return None
    found = mistakes_of(board)
    board.mistakes += found
    board.facts += tuple(("mistake", mistake.rule) for mistake in found)
    if _turn_spirits(board, len(found)):
        return "captured"
    floor = board.setup.floor
    if floor.type_of[floor.index[plan.target]] == board.bound:
        _break_target(board, plan)
        return "self-broken"
    return None


def _break(board: Board, plan: Plan) -> str | None:
    """The target breaks, her pawn moves there, the tile of its type flips."""
    _break_target(board, plan)
    return "exorcised" if all_tiles_but_one_flipped(board) else None


def _move_mallet(board: Board, plan: Plan) -> None:
    """The mallet moves one step for each green print, except on the False Trail or Shadow."""
    mallet = board.gong
    prints = (board.yes & ~_trick_mask(board, plan)).bit_count()
    board.gong = min(board.setup.gong_length, mallet + prints)
    board.facts += (("gong", board.gong - mallet, _bags_from(board, mallet)),)


def _capture(board: Board, plan: Plan) -> str | None:
    """Each samurai on the target turns a spirit token."""
    target = board.setup.floor.index[plan.target]
    colours = board.setup.colours
    catchers = [samurai for samurai, at in enumerate(board.at) if at == target]
    board.facts += tuple(("caught", colours[samurai]) for samurai in catchers)
    return "captured" if _turn_spirits(board, len(catchers)) else None


_STEPS: Final[dict[str, Callable[[Board, Plan], str | None]]] = {
    "break": _break,
    "mallet": _move_mallet,
    "capture": _capture,
}


# ---------------------------------------------------------------- what they do


def _plan_of(board: Board) -> Plan:
    assert board.plan is not None
    return board.plan


def _turn_spirits(board: Board, count: int) -> bool:
    """Turn spirit tokens; whether the last one is turned."""
    board.spirits = min(board.setup.spirits, board.spirits + count)
    return board.spirits == board.setup.spirits


def _break_target(board: Board, plan: Plan) -> None:
    target = board.setup.floor.index[plan.target]
    board.facts += (("break", plan.target),)
    if not board.broken_mask >> target & 1:  # under honour it may already be broken
        board.broken += (target,)
        board.broken_mask |= 1 << target
        board.flipped |= 1 << board.setup.floor.type_of[target]
    board.start = target


def _bags_from(board: Board, mallet: int) -> int:
    """The bags that the mallet has reached or passed on its way from this step."""
    bags_up_to = board.setup.bags_up_to
    return bags_up_to[board.gong] - bags_up_to[mallet]


def _trick_mask(board: Board, plan: Plan) -> int:
    """The space of her False Trail or Shadow."""
    trick = plan.trail if plan.trail is not None else plan.shadow
    return 0 if trick is None else 1 << board.setup.floor.index[trick]


def _clear_round(board: Board, plan: Plan) -> None:
    """Spend the powers used, False Trail and Shadow only if investigated; remove the cubes."""
    spent = 0
    if board.setup.sprints(plan):
        spent |= SPRINT
    if plan.illusion is not None:
        spent |= ILLUSION
    if _trick_mask(board, plan) & board.asked:
        spent |= TRAIL if plan.trail is not None else SHADOW
    spent &= board.left
    if spent:
        board.left &= ~spent
        board.facts += (("spent", spent),)
    board.plan = None
    board.answers = board.asked = board.yes = 0
    board.blinded = board.acting = NOBODY
    board.used = board.setup.unused
    board.cubes = 0
    board.began = board.at

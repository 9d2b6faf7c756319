"""Discovery: the screen goes away, and the round is settled step by step."""

from __future__ import annotations

from futago.goryo.board import (
    ILLUSION,
    NOBODY,
    SHADOW,
    SPRINT,
    TRAIL,
    Board,
    Fact,
)
from futago.goryo.mistakes import mistakes_of


def discover(board: Board) -> str | None:
    """Settle the round up to the draws; the reason, if the Samurai wins here."""
    plan, floor = board.plan, board.setup.floor
    assert plan is not None
    facts: list[Fact] = [("reveal", plan)]
    target = floor.index[plan.target]
    kind = floor.type_of[target]

    # 1. Mistakes, one spirit token each; breaking the bound type.
    spirits_before = board.spirits
    if not board.setup.strict:
        found = mistakes_of(board)
        board.mistakes += found
        facts += [("mistake", mistake.rule) for mistake in found]
        board.spirits = min(board.setup.spirits, board.spirits + len(found))
        if board.spirits == board.setup.spirits:
            return _ended(board, facts, "captured")
        if kind == board.bound:
            _break_target(board, target, kind, facts)
            return _ended(board, facts, "self-broken")

    # 2. The target breaks, the pawn stands there, its type's tile flips.
    _break_target(board, target, kind, facts)
    if all_tiles_but_one_flipped(board):
        return _ended(board, facts, "exorcised")

    # 3. The mallet moves for each green print, the deceptive one left out.
    trick = plan.trail if plan.trail is not None else plan.shadow
    trick_mask = 0 if trick is None else 1 << floor.index[trick]
    mallet = board.gong
    board.gong = min(board.setup.gong_length, mallet + (board.yes & ~trick_mask).bit_count())
    bags_up_to = board.setup.bags_up_to
    bags = bags_up_to[board.gong] - bags_up_to[mallet]
    facts.append(("gong", board.gong - mallet, bags))

    # 4. Each samurai on the target turns a spirit token.
    if target in board.at:
        catchers = [samurai for samurai, at in enumerate(board.at) if at == target]
        facts += [("caught", board.setup.colours[samurai]) for samurai in catchers]
        board.spirits = min(board.setup.spirits, board.spirits + len(catchers))
        if board.spirits == board.setup.spirits:
            return _ended(board, facts, "captured")

    # 5. A token is due for each bag icon reached and each spirit token turned.
    board.draws = bags + board.spirits - spirits_before
    _clear_the_round(board, facts, trick_mask)
    return None


def all_tiles_but_one_flipped(board: Board) -> bool:
    """Only the bound type is left: the Samurai knows it."""
    return board.flipped.bit_count() >= board.setup.tiles_but_one


def _break_target(board: Board, target: int, kind: int, facts: list[Fact]) -> None:
    facts.append(("break", board.setup.floor.ids[target]))
    if not board.broken_mask >> target & 1:  # under honour it may be broken already
        board.broken += (target,)
        board.broken_mask |= 1 << target
        board.flipped |= 1 << kind
    board.start = target


def _ended(board: Board, facts: list[Fact], reason: str) -> str:
    board.facts = tuple(facts)
    return reason


def _clear_the_round(board: Board, facts: list[Fact], trick_mask: int) -> None:
    """Powers used are spent, the deceptive cube only if its space was investigated."""
    plan = board.plan
    assert plan is not None
    spent = 0
    if plan.sprint:
        spent |= SPRINT
    if plan.illusion is not None:
        spent |= ILLUSION
    if trick_mask & board.asked:
        spent |= TRAIL if plan.trail is not None else SHADOW
    spent &= board.left
    if spent:
        board.left &= ~spent
        facts.append(("spent", spent))
    board.facts = tuple(facts)
    board.plan = None
    board.answers = board.asked = board.yes = 0
    board.blinded = board.acting = NOBODY
    board.used = board.setup.unused
    board.cubes = 0
    board.began = board.at

"""The rules of Goryō, in the order of the rulebook: set-up, the Goryō's turn, the Samurai's turn,
the end of the round.

Discovery itself is in `discovery`. Each phase has a function that lists its legal actions and one
for each action that changes the board; `legal_actions` alone decides what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from futago.game import Action, BadInput, IllegalAction, Outcome
from futago.goryo.rules import refusals
from futago.goryo.rules.actions import Answer, Break, Curse, Done, Draw, Move, Plan, Search, Sniff
from futago.goryo.rules.board import (
    ACT,
    ACTIONS_LEFT,
    ANSWER,
    BOUND,
    BREAK,
    BY_CHANCE,
    BY_GORYO,
    BY_NOBODY,
    BY_SAMURAI,
    CUBES_ON,
    CURSE,
    FIRST,
    GORYO,
    NOBODY,
    NOWHERE,
    OVER,
    PLAN,
    SAMURAI,
    SEAL,
    SEARCHED,
    SNIFFED,
    UNTOLD,
    Board,
    PerSamurai,
)
from futago.goryo.rules.discovery import all_tiles_but_one_flipped, discover
from futago.goryo.rules.names import seat_text
from futago.goryo.rules.plans import HonourPlans, StrictPlans, legal_walks
from futago.texts import Text

# ---------------------------------------------------------------- entry points


def legal_actions(board: Board, seat: str) -> Sequence[Action]:
    """Everything a seat may do now, sorted by notation."""
    if seat not in board.movers:
        return ()
    legal = board._legal
    if legal is None:
        legal = board._legal = _LEGAL[board.phase](board)
    return legal


def apply(board: Board, seat: str, action: Action) -> None:
    """Make a move, or refuse it with the reason and leave the board unchanged."""
    legal = board._legal
    if legal is None or seat not in board.movers:
        legal = legal_actions(board, seat)
    if action not in legal:
        raise IllegalAction(refusals.why_not(board, seat, action))
    board._legal = None
    board._told = UNTOLD
    board.last_seat = seat
    board.last_action = action  # type: ignore[assignment]
    board.revealed = False
    board.facts = ()
    _APPLY[type(action)](board, action)


# ---------------------------------------------------------------- set-up

_ROLES: Final = {BOUND: "bound", FIRST: "first", SEAL: "seal"}


def _legal_draws(board: Board) -> Sequence[Action]:
    return board.setup.draws(_ROLES[board.phase], board.bag)


def _draw(board: Board, action: Draw) -> None:
    kind = board.setup.floor.type_index[action.object]
    board.bag &= ~(1 << kind)
    board.revealed = True
    if board.phase == BOUND:
        board.bound = kind
        board.phase = FIRST
    elif board.phase == FIRST:
        board.first = kind
        board.flipped = 1 << kind
        board.phase = BREAK
        board.movers = BY_GORYO
    else:
        _seal(board, kind)


def _legal_breaks(board: Board) -> Sequence[Action]:
    return board.setup.breaks(board.first)


def _break(board: Board, action: Break) -> None:
    """She breaks the first object and starts there."""
    board.start = board.setup.floor.index[action.space]
    board.broken = (board.start,)
    board.broken_mask = 1 << board.start
    if board.setup.options.variant == "cursed-object":
        board.phase = CURSE
    else:
        _begin_goryo_turn(board)


def _legal_curses(board: Board) -> Sequence[Action]:
    return board.setup.curses(board.first, board.start)


def _curse(board: Board, action: Curse) -> None:
    board.cursed = board.setup.floor.numbers(action.spaces)
    _begin_goryo_turn(board)


# ---------------------------------------------------------------- A. the Goryō's turn


def _begin_goryo_turn(board: Board) -> None:
    """She plans; if she has no legal plan, with or without Sprint, she is cornered."""
    board.phase = PLAN
    board.movers = BY_GORYO
    if board.setup.strict:
        board._legal = plans = StrictPlans(board)
        cornered = not plans.walks
    else:
        cornered = not legal_walks(board)
    if cornered:
        end(board, SAMURAI, "cornered")


def _legal_plans(board: Board) -> Sequence[Action]:
    return StrictPlans(board) if board.setup.strict else HonourPlans(board)


def _plan(board: Board, action: Plan) -> None:
    place_plan(board, action)
    if action.illusion is not None:  # placed in the open
        board.blinded = board.setup.colour_index[action.illusion]
        board.revealed = True
    board.cubes = board.setup.action_cubes
    board.phase = ACT
    board.movers = BY_SAMURAI


def place_plan(board: Board, plan: Plan) -> None:
    """Place her cubes behind the screen; they determine the answers that she will give."""
    index = board.setup.floor.index
    answers = 1 << index[plan.target]
    for space in plan.path:
        answers |= 1 << index[space]
    if plan.lie:
        if plan.trail is not None:
            answers |= 1 << index[plan.trail]
        if plan.shadow is not None:
            answers &= ~(1 << index[plan.shadow])
    board.plan = plan
    board.answers = answers


# ---------------------------------------------------------------- B. the Samurai's turn


def _legal_samurai_actions(board: Board) -> Sequence[Action]:
    """Up to three samurai, one after the other; each with the free spaces of his board."""
    setup, used, acting = board.setup, board.used, board.acting
    legal: tuple[Action, ...] = ()
    if board.cubes == 0:
        return setup.only_done
    may_call = used.count(0) > setup.resting
    closed = board.asked | 1 << board.start  # her start, and what was asked this round
    for samurai in setup.menu_order:
        if samurai == NOBODY:
            legal += setup.only_done
            continue
        on_board = used[samurai]
        if on_board == 0:
            if not may_call:
                continue
        elif samurai != acting or CUBES_ON[on_board] >= setup.cap:
            continue
        left = ACTIONS_LEFT[on_board]
        if samurai == board.blinded:
            left &= 1
        at = board.at[samurai]
        legal += setup.menu(samurai, at, left, closed & setup.around[at])
    return legal


def _move(board: Board, action: Move) -> None:
    samurai = board.setup.colour_index[action.samurai]
    board.at = _replaced(board.at, samurai, board.setup.floor.index[action.to])
    _spend_cube(board, samurai, 1)


def _search(board: Board, action: Search) -> None:
    samurai = board.setup.colour_index[action.samurai]
    _spend_cube(board, samurai, SEARCHED)
    _ask(board, board.at[samurai])


def _sniff(board: Board, action: Sniff) -> None:
    _spend_cube(board, board.setup.colour_index[action.samurai], SNIFFED)
    _ask(board, board.setup.floor.index[action.space])


def _spend_cube(board: Board, samurai: int, cube: int) -> None:
    """Put a cube on a samurai's board; calling another samurai ends the turn of the last one."""
    board.used = _replaced(board.used, samurai, board.used[samurai] + cube)
    board.acting = samurai
    board.cubes -= 1


def _replaced(values: PerSamurai, samurai: int, value: int) -> PerSamurai:
    """The values with one of them replaced; the common case of four is spelled out for speed."""
    if len(values) != 4:
        return (*values[:samurai], value, *values[samurai + 1 :])
    a, b, c, d = values
    if samurai == 0:
        return (value, b, c, d)
    if samurai == 1:
        return (a, value, c, d)
    if samurai == 2:
        return (a, b, value, d)
    return (a, b, c, value)


def _ask(board: Board, space: int) -> None:
    board.question = space
    board.phase = ANSWER
    board.movers = BY_GORYO
    board.automatic = board.setup.strict


def _legal_answers(board: Board) -> Sequence[Action]:
    """Strict: the answer that follows from her plan. Under honour: either."""
    if board.setup.strict:
        yes = board.answers >> board.question & 1
        return board.setup.answers[yes : yes + 1]
    return board.setup.answers


def _answer(board: Board, action: Answer) -> None:
    """A print on the space: a paw for yes, a crossed one for no."""
    asked = 1 << board.question
    board.asked |= asked
    if action.yes:
        board.yes |= asked
    board.question = NOWHERE
    board.revealed = True
    board.automatic = False
    board.phase = ACT
    board.movers = BY_SAMURAI


# ---------------------------------------------------------------- C. Discovery and the round's end


def _done(board: Board, action: Done) -> None:
    board.revealed = True
    reason = discover(board)
    if reason is not None:
        end(board, SAMURAI, reason)
    else:
        _draw_or_end_round(board)


def _draw_or_end_round(board: Board) -> None:
    """Draw the tokens that are due, one by one; an empty bag ends the drawing."""
    if board.draws and board.bag:
        board.phase = SEAL
        board.movers = BY_CHANCE
        return
    board.draws = 0
    if board.round == board.setup.rounds:
        end(board, GORYO, "vengeance")
    else:
        board.round += 1
        _begin_goryo_turn(board)


def _seal(board: Board, kind: int) -> None:
    """Seal the drawn type; its tile flips if it was intact."""
    board.sealed += (kind,)
    board.flipped |= 1 << kind
    board.draws -= 1
    if all_tiles_but_one_flipped(board):
        end(board, SAMURAI, "exorcised")
    else:
        _draw_or_end_round(board)


# ---------------------------------------------------------------- the end of the game


def end(board: Board, winner: str, reason: str) -> None:
    """End the game."""
    board.outcome = Outcome((winner,), reason)
    board.phase = OVER
    board.movers = BY_NOBODY
    board.automatic = False
    board._legal = None


def concede(board: Board, seat: str, reason: str) -> None:
    """A seat resigns or runs out of time: the other one wins."""
    if board.outcome is not None:
        raise IllegalAction(Text("game-over"))
    if seat not in (GORYO, SAMURAI) or reason not in ("resigned", "time"):
        raise BadInput(Text("cannot-concede", seat=seat_text(seat)))
    board._legal, board._told = None, UNTOLD
    board.last_seat, board.last_action, board.facts, board.revealed = seat, None, (), True
    end(board, SAMURAI if seat == GORYO else GORYO, reason)


def _legal_nothing(board: Board) -> Sequence[Action]:
    return ()


# ---------------------------------------------------------------- dispatch

_LEGAL: Final = (
    _legal_draws,  # bound
    _legal_draws,  # first
    _legal_breaks,
    _legal_curses,
    _legal_plans,
    _legal_samurai_actions,
    _legal_answers,
    _legal_draws,  # seal
    _legal_nothing,
)

_APPLY: Final[dict[type[Any], Callable[[Board, Any], None]]] = {
    Draw: _draw,
    Break: _break,
    Curse: _curse,
    Plan: _plan,
    Move: _move,
    Search: _search,
    Sniff: _sniff,
    Answer: _answer,
    Done: _done,
}

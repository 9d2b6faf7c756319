"""Why an action is not allowed, worded so that a player knows what to do instead.

Nothing is decided here: `moves.legal_actions` has already refused the action.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from futago.game import Action
from futago.goryo.rules.actions import Answer, Break, Curse, Done, Draw, Move, Plan, Search, Sniff
from futago.goryo.rules.board import (
    ACT,
    ANSWER,
    BOUND,
    BREAK,
    CUBES_ON,
    CURSE,
    FIRST,
    ILLUSION,
    MOVES_MASK,
    OVER,
    PHASES,
    PLAN,
    SEAL,
    SEARCHED,
    SHADOW,
    SNIFFED,
    SPRINT,
    TRAIL,
    Board,
)
from futago.goryo.rules.facts import facts
from futago.goryo.rules.names import (
    list_text,
    object_name,
    power_name,
    samurai_name,
    seat_text,
)
from futago.texts import Text

_PHASES_OF: dict[type[Any], tuple[int, ...]] = {
    Draw: (BOUND, FIRST, SEAL),
    Break: (BREAK,),
    Curse: (CURSE,),
    Plan: (PLAN,),
    Move: (ACT,),
    Search: (ACT,),
    Sniff: (ACT,),
    Done: (ACT,),
    Answer: (ANSWER,),
}


def why_not(board: Board, seat: str, action: Action) -> Text:
    """The reason why this action was refused."""
    if board.phase == OVER:
        return Text("game-over")
    if seat not in board.movers:
        return Text("not-your-turn", seat=seat_text(seat), mover=seat_text(board.movers[0]))
    if board.phase not in _PHASES_OF.get(type(action), ()):
        return Text("goryo-refused-now", now=Text(_now(board)))
    if isinstance(action, Plan):
        return _why_not_plan(board, action)
    if isinstance(action, Move | Search | Sniff):
        return _why_not_samurai(board, action)
    if isinstance(action, Break):
        return Text(
            "goryo-refused-break", space=action.space, object=_type_name(board, board.first)
        )
    if isinstance(action, Curse):
        return Text("goryo-refused-curse", object=_type_name(board, board.first))
    if isinstance(action, Draw):
        return Text("goryo-refused-draw")
    return Text("goryo-refused-answer")


def _now(board: Board) -> str:
    return f"goryo-now-{PHASES[board.phase]}"


def _type_name(board: Board, kind: int) -> Text:
    return object_name(board.setup.floor.types[kind])


def _why_not_samurai(board: Board, action: Move | Search | Sniff) -> Text:
    """The Samurai's turn."""
    setup = board.setup
    who = setup.colour_index.get(action.samurai)
    if who is None:
        return _no_samurai(board, action.samurai)
    name, used = samurai_name(action.samurai), board.used[who]
    if board.cubes == 0:
        return Text("goryo-refused-no-cubes")
    if who != board.acting:
        if used:
            return Text("goryo-refused-finished", samurai=name)
        if board.used.count(0) <= setup.resting:
            return Text("goryo-refused-three-called", samurai=name)
    if CUBES_ON[used] >= setup.cap:
        return Text("goryo-refused-cap", samurai=name, cap=setup.cap)
    if isinstance(action, Move):
        return _why_not_move(board, who, action)
    if who == board.blinded:
        return Text("goryo-refused-blinded", samurai=name)
    if isinstance(action, Search):
        if used & SEARCHED:
            return Text("goryo-refused-searched", samurai=name)
        return _why_not_ask(board, board.at[who])
    if used & SNIFFED:
        return Text("goryo-refused-sniffed", samurai=name)
    space = setup.floor.index.get(action.space)
    if space is None:
        return Text("goryo-refused-no-space", space=action.space)
    if not setup.floor.adjacent[board.at[who]] >> space & 1:
        return _not_adjacent(board, board.at[who], action.space)
    return _why_not_ask(board, space)


def _no_samurai(board: Board, named: str) -> Text:
    known = list_text([samurai_name(colour) for colour in board.setup.colours])
    return Text("goryo-refused-no-samurai", samurai=samurai_name(named), known=known)


def _why_not_move(board: Board, who: int, action: Move) -> Text:
    if board.used[who] & MOVES_MASK == 2:
        return Text("goryo-refused-moved", samurai=samurai_name(action.samurai))
    if action.to not in board.setup.floor.index:
        return Text("goryo-refused-no-space", space=action.to)
    return _not_adjacent(board, board.at[who], action.to)


def _not_adjacent(board: Board, here: int, there: str) -> Text:
    name = board.setup.floor.ids[here]
    return Text("goryo-refused-not-adjacent", here=name, there=there, cursed="no")


def _why_not_ask(board: Board, space: int) -> Text:
    name = board.setup.floor.ids[space]
    if space == board.start:
        return Text("goryo-refused-ask-start", space=name)
    return Text("goryo-refused-asked", space=name)


def _why_not_plan(board: Board, plan: Plan) -> Text:
    """The placement rules, in their order, then the powers."""
    floor, move_cubes = board.setup.floor, board.setup.move_cubes
    cubes = (*plan.path, plan.target)
    for space in (*cubes, plan.trail, plan.shadow):
        if space is not None and space not in floor.index:
            return Text("goryo-refused-no-space", space=space)
    powers = {
        "sprint": (SPRINT, plan.sprint),
        "trail": (TRAIL, plan.trail),
        "shadow": (SHADOW, plan.shadow),
        "illusion": (ILLUSION, plan.illusion),
    }
    for power, (bit, use) in powers.items():
        if use and not board.setup.powers & bit:
            return Text("goryo-refused-no-power", power=power_name(power))
        if use and not board.left & bit and board.setup.strict:
            return Text("goryo-refused-spent", power=power_name(power))
    if plan.illusion is not None and plan.illusion not in board.setup.colours:
        return _no_samurai(board, plan.illusion)
    if not board.setup.strict:
        if not plan.lie:
            return _why_not_honest(board)
        most = board.setup.most_cubes
        return Text("goryo-refused-most-cubes", most=most, given=len(plan.path))
    if not plan.path or plan.path[0] != floor.ids[board.start]:
        return Text("goryo-refused-start", start=floor.ids[board.start])
    if len(plan.path) != move_cubes + plan.sprint:
        if len(plan.path) == move_cubes + 1 and board.left & SPRINT:
            return Text("goryo-refused-say-sprint")
        cubes_due = move_cubes + plan.sprint
        return Text("goryo-refused-cubes", cubes=cubes_due, given=len(plan.path))
    for here, there in pairwise(cubes):
        if floor.index[there] not in floor.next_to(floor.index[here], board.cursed):
            cursed = "yes" if board.cursed else "no"
            return Text("goryo-refused-not-adjacent", here=here, there=there, cursed=cursed)
    if len(set(cubes)) < len(cubes):
        twice = next(space for space in cubes if cubes.count(space) > 1)
        return Text("goryo-refused-twice", space=twice)
    return _why_not_target(board, plan) or _why_not_powers(board, plan, cubes)


def _why_not_target(board: Board, plan: Plan) -> Text | None:
    target = board.setup.floor.index[plan.target]
    kind = board.setup.floor.type_of[target]
    if board.broken_mask >> target & 1:
        return Text("goryo-refused-broken", space=plan.target)
    if kind in board.sealed:
        return Text("goryo-refused-sealed", space=plan.target, object=_type_name(board, kind))
    if kind == board.bound:
        return Text("goryo-refused-bound", space=plan.target, object=_type_name(board, kind))
    return None


def _why_not_powers(board: Board, plan: Plan, cubes: tuple[str, ...]) -> Text:
    if plan.trail in cubes:
        return Text("goryo-refused-trail-on-cube", space=str(plan.trail))
    if plan.shadow is not None and plan.shadow not in plan.path:
        return Text("goryo-refused-shadow-off-cube", space=plan.shadow)
    return _why_not_honest(board)


def _why_not_honest(board: Board) -> Text:
    return Text("goryo-refused-honest", **facts(board.setup.options))

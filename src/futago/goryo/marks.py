"""What is pointed at on Goryō's board: walks as arrows, questions and targets as rings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from futago.goryo.rules.actions import (
    Break,
    Curse,
    Done,
    GoryoAction,
    Move,
    Plan,
    Search,
    Sniff,
)
from futago.goryo.rules.board import Board
from futago.goryo.rules.notation import parse
from futago.goryo.state import GoryoState
from futago.marks import Arrow, Colour, Marks, Ring

WALK: Final[Colour] = "indigo"
ASK: Final[Colour] = "gold"
HERS: Final[Colour] = "vermilion"
LEAST: Final = 0.005
"""What is less likely is not shown."""


def marks(state: GoryoState, seat: str, moves: Sequence[str]) -> Marks:
    """Points at moves that are made one after the other."""
    found = [action_marks(state, parse(move, state.options)) for move in moves]
    return Marks(
        [arrow for one in found for arrow in one.arrows],
        [ring for one in found for ring in one.rings],
    )


def action_marks(board: Board, action: GoryoAction, colour: Colour | None = None) -> Marks:
    """Points at an action on the board before it; `colour` replaces the usual ones."""
    match action:
        case Plan():
            return plan_marks(action, colour or HERS)
        case Break(space=space):
            return Marks(rings=[_space(space, colour or HERS)])
        case Curse(spaces=spaces):
            return Marks(rings=[_space(space, colour or HERS) for space in spaces])
        case Move(samurai=samurai, to=to):
            walk = Arrow([_place(board, samurai), to], colour or WALK)
            return Marks([walk], [_samurai(samurai, colour or WALK)])
        case Search(samurai=samurai):
            return Marks(rings=[_space(_place(board, samurai), colour or ASK)])
        case Sniff(samurai=samurai, space=space):
            reach = Arrow([_place(board, samurai), space], colour or ASK)
            return Marks([reach], [_space(space, colour or ASK)])
        case Done():
            return Marks(rings=[Ring("word:done", colour or WALK)])
    return Marks()


def plan_marks(plan: Plan, colour: Colour = HERS) -> Marks:
    """Her path with its target, and her powers where they lie."""
    rings = [_space(plan.target, colour)]
    rings += [_space(space, ASK) for space in (plan.trail, plan.shadow) if space is not None]
    if plan.illusion is not None:
        rings.append(_samurai(plan.illusion, ASK))
    return Marks([Arrow([*plan.path, plan.target], colour)], rings)


def question_marks(
    board: Board, who: int, to: int, space: int, colour: Colour | None = None
) -> Marks:
    """A samurai goes to a space, if he is not there, and asks about one."""
    ids = board.setup.floor.ids
    arrows = walk_marks(board, who, to, colour).arrows
    if space != to:
        arrows = [*arrows, Arrow([ids[to], ids[space]], colour or ASK)]
    return Marks(arrows, [_space(ids[space], colour or ASK)])


def walk_marks(board: Board, who: int, to: int, colour: Colour | None = None) -> Marks:
    """A samurai goes to a space by the shortest way; nothing if he is there."""
    if board.at[who] == to:
        return Marks()
    ids = board.setup.floor.ids
    walk = [ids[space] for space in shortest_way(board, board.at[who], to)]
    return Marks([Arrow(walk, colour or WALK)])


def shortest_way(board: Board, start: int, end: int) -> list[int]:
    """The spaces from one to another, both included, as a samurai walks."""
    neighbours = board.setup.floor.neighbours
    came = {start: start}
    queue = [start]
    for here in queue:
        for there in neighbours[here]:
            if there not in came:
                came[there] = here
                queue.append(there)
    way = [end]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]


def together(*parts: Marks) -> Marks:
    """Several marks at once."""
    heat = dict[str, float]()
    for one in parts:
        heat |= one.heat
    return Marks(
        [arrow for one in parts for arrow in one.arrows],
        [ring for one in parts for ring in one.rings],
        heat,
    )


def heat_marks(board: Board, likely: Mapping[int, float]) -> Marks:
    """How likely her path leads over each space, without her start, which everybody knows."""
    ids = board.setup.floor.ids
    shown = {
        ids[space]: round(share, 3)
        for space, share in sorted(likely.items())
        if share >= LEAST and space != board.start
    }
    return Marks(heat=shown)


def _place(board: Board, samurai: str) -> str:
    return board.setup.floor.ids[board.at[board.setup.colour_index[samurai]]]


def _space(space: str, colour: Colour) -> Ring:
    return Ring(f"space:{space}", colour)


def _samurai(samurai: str, colour: Colour) -> Ring:
    return Ring(f"samurai:{samurai}", colour)

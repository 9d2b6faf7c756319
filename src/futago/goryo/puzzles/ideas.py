"""The Samurai's possible ideas: what he can do next.

An idea is some moves and a question, or some moves and the end of the turn. Moves that lead to the
same spaces with the same cubes are the same idea. Moving a samurai before another one asks only
gives up the freedom to decide after the answer, so such ideas are left out, except for the acting
samurai: calling another one ends his turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from futago.game import listed
from futago.goryo.rules.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.rules.board import NOBODY, SAMURAI, Board
from futago.goryo.state import GoryoState

Placement = tuple[tuple[int, ...], tuple[int, ...]]
"""Where the samurai stand, and the cubes on their boards."""


class IdeaKey(NamedTuple):
    """Ideas with equal keys are the same: the samurai's placement, who asks, about which space."""

    placement: Placement
    asker: int
    space: int

    @property
    def question(self) -> tuple[int, int, int]:
        """Who asks, from where, about which space, regardless of the other samurai."""
        return self.asker, self.placement[0][self.asker], self.space


class Idea(NamedTuple):
    """The moves up to a question, and the board on which it is asked."""

    moves: tuple[GoryoAction, ...]
    before: GoryoState

    @property
    def key(self) -> IdeaKey:
        return key_of(self.before, self.moves[-1])


def key_of(before: Board, question: GoryoAction) -> IdeaKey:
    assert isinstance(question, Search | Sniff)
    asker = before.setup.colour_index[question.samurai]
    space = before.at[asker]
    if isinstance(question, Sniff):
        space = before.setup.floor.index[question.space]
    return IdeaKey((before.at, before.used), asker, space)


def ideas_on(board: GoryoState, leaves: Iterable[int]) -> Iterator[Idea]:
    """Every question with the fewest moves to it; before it, the acting samurai may move to one of
    the spaces `leaves`."""
    for samurai, colour in enumerate(board.setup.colours):
        for moves, then in _leaving(board, samurai, leaves):
            for more, before in walks_of(then, colour):
                for action in listed(before.legal_actions(SAMURAI)):
                    if isinstance(action, Search | Sniff) and action.samurai == colour:
                        yield Idea((*moves, *more, action), before)


def _leaving(
    board: GoryoState, samurai: int, leaves: Iterable[int]
) -> Iterator[tuple[tuple[GoryoAction, ...], GoryoState]]:
    """Where the acting samurai may be left before another one is called."""
    yield (), board
    if board.acting in (NOBODY, samurai):
        return
    wanted = set(leaves) - {board.at[board.acting]}
    for moves, then in walks_of(board, board.setup.colours[board.acting]):
        if then.at[board.acting] in wanted:
            yield moves, then


def walks_of(
    board: GoryoState, colour: str
) -> Iterator[tuple[tuple[GoryoAction, ...], GoryoState]]:
    """Where a samurai can move, with the fewest moves to each space; first where he stands."""
    met = {board.at[board.setup.colour_index[colour]]}
    todo: list[tuple[tuple[GoryoAction, ...], GoryoState]] = [((), board)]
    for moves, here in todo:
        yield moves, here
        for action in listed(here.legal_actions(SAMURAI)):
            if isinstance(action, Move) and action.samurai == colour:
                space = board.setup.floor.index[action.to]
                if space not in met:
                    met.add(space)
                    then = here.copy()
                    then.apply(SAMURAI, action)
                    todo.append(((*moves, action), then))


def endings_of(board: GoryoState) -> Iterator[tuple[tuple[GoryoAction, ...], tuple[int, ...]]]:
    """Every final placement that can be reached without another question."""
    met = {board.at}
    todo: list[tuple[tuple[GoryoAction, ...], GoryoState]] = [((), board)]
    seen = {(board.at, board.used)}
    yield (Done(),), board.at
    for moves, here in todo:
        for colour in board.setup.colours:
            for more, then in walks_of(here, colour):
                if more and (then.at, then.used) not in seen:
                    seen.add((then.at, then.used))
                    todo.append(((*moves, *more), then))
                    if then.at not in met:
                        met.add(then.at)
                        yield (*moves, *more, Done()), then.at


def idea_text(moves: Sequence[GoryoAction]) -> str:
    """The text of an idea, as in puzzle files."""
    return ", ".join(map(str, moves))


def idea_of(start: GoryoState, moves: Sequence[GoryoAction]) -> Idea:
    """The idea with these moves, the last of which is its question."""
    before = start.copy()
    for move in moves[:-1]:
        before.apply(SAMURAI, move)
    return Idea(tuple(moves), before)

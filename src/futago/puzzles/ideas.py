"""What the Samurai can do next, idea by idea.

An idea is a walk and a question, or walks and the end of the turn. Walks that lead to the same
places with the same cubes are the same idea. Who walks with somebody before he asks with another
gives away nothing but the choice that the answer would have offered; the samurai who acts is the
exception, because calling another ends his turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from futago.game import listed
from futago.goryo.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.board import NOBODY, SAMURAI, Board
from futago.goryo.state import GoryoState

Standing = tuple[tuple[int, ...], tuple[int, ...]]
"""Where the samurai stand, and the cubes on their boards."""


class Key(NamedTuple):
    """What makes two ideas the same: how everybody stands, who asks, and about which space."""

    standing: Standing
    asker: int
    space: int

    @property
    def question(self) -> tuple[int, int, int]:
        """Who asks from where about what, wherever the others stand."""
        return self.asker, self.standing[0][self.asker], self.space


class Idea(NamedTuple):
    """The moves up to a question, and the board on which it is asked."""

    moves: tuple[GoryoAction, ...]
    before: GoryoState

    @property
    def key(self) -> Key:
        return key_of(self.before, self.moves[-1])


def key_of(before: Board, question: GoryoAction) -> Key:
    assert isinstance(question, Search | Sniff)
    asker = before.setup.colour_index[question.samurai]
    space = before.at[asker]
    if isinstance(question, Sniff):
        space = before.setup.floor.index[question.space]
    return Key((before.at, before.used), asker, space)


def ideas_on(board: GoryoState, leaves: Iterable[int]) -> Iterator[Idea]:
    """Every question with its shortest walk; before it, the samurai who acts may be left on one
    of the spaces `leaves`."""
    for samurai, colour in enumerate(board.setup.colours):
        for walked, then in _left(board, samurai, leaves):
            for more, before in walks_of(then, colour):
                for action in listed(before.legal_actions(SAMURAI)):
                    if isinstance(action, Search | Sniff) and action.samurai == colour:
                        yield Idea((*walked, *more, action), before)


def _left(
    board: GoryoState, samurai: int, leaves: Iterable[int]
) -> Iterator[tuple[tuple[GoryoAction, ...], GoryoState]]:
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
    """Where a samurai can go, each place by a shortest walk; first where he stands."""
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
    """Every way to stand in the end if nothing more is asked."""
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


def written(moves: Sequence[GoryoAction]) -> str:
    """An idea as it stands in files."""
    return ", ".join(map(str, moves))


def played(start: GoryoState, moves: Sequence[GoryoAction]) -> Idea:
    """The idea of some moves, with the board on which its question is asked."""
    before = start.copy()
    for move in moves[:-1]:
        before.apply(SAMURAI, move)
    return Idea(tuple(moves), before)

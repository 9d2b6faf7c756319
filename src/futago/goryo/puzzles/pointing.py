"""What a puzzle points at on the board: what is given, what a verdict is about, the solution."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from msgspec import structs

from futago.goryo.marks import action_marks, heat_marks, together
from futago.goryo.puzzles.puzzle import Puzzle
from futago.goryo.rules.actions import Done, GoryoAction, Move, Plan
from futago.goryo.rules.board import SAMURAI
from futago.goryo.state import GoryoState
from futago.marks import NO_MARKS, Arrow, Colour, Marks, Ring
from futago.puzzles import PuzzleHint
from futago.texts import Text


def given_marks(puzzle: Puzzle) -> Marks:
    """What the Samurai has said that he will do."""
    if not puzzle.stated:
        return NO_MARKS
    return _in_turn(puzzle.start, puzzle.moves(puzzle.stated))


def given_notes(puzzle: Puzzle) -> tuple[Text, ...]:
    """The same in words, as the log would tell it."""
    if not puzzle.stated:
        return ()
    board, told = puzzle.start.copy(), list[Text]()
    board.apply(puzzle.seat, puzzle.moves(puzzle.solutions[0])[0])
    for move in puzzle.moves(puzzle.stated):
        if not isinstance(move, Done):
            board.apply(SAMURAI, move)
            told.append(board.events(SAMURAI)[0].text)
            while board.automatic and board.movers:
                board.apply(board.movers[0], board.legal_actions(board.movers[0])[0])
    return tuple(told)


def solution_marks(puzzle: Puzzle) -> Marks:
    """The solution in the position."""
    return together(
        given_marks(puzzle), _in_turn(puzzle.start, puzzle.moves(puzzle.solutions[0]), "moss")
    )


def hint(puzzle: Puzzle) -> PuzzleHint:
    """For the Samurai: where she may be; for her: what to aim at."""
    if puzzle.seat == SAMURAI:
        return PuzzleHint(Text("puzzle-hint-samurai"), likely(puzzle))
    (plan,) = puzzle.moves(puzzle.solutions[0])
    assert isinstance(plan, Plan)
    target = Marks(rings=[Ring(f"space:{plan.target}", "moss")])
    return PuzzleHint(Text("puzzle-hint-goryo"), together(given_marks(puzzle), target))


def likely(puzzle: Puzzle) -> Marks:
    """How likely her path leads over each space."""
    index, shares = puzzle.start.setup.floor.index, defaultdict[int, float](float)
    for plan, weight in puzzle.belief_by_plan.items():
        for space in {*plan.path, plan.target}:
            shares[index[space]] += weight
    return heat_marks(puzzle.start, shares)


def attempt_marks(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> Marks:
    """What a verdict is about: the attempt and where she may have been."""
    if puzzle.seat == SAMURAI:
        asked = NO_MARKS if isinstance(action, Done) else action_marks(state, action)
        return together(likely(puzzle), asked)
    return together(given_marks(puzzle), action_marks(state, action))


def _in_turn(
    start: GoryoState, moves: Iterable[GoryoAction], colour: Colour | None = None
) -> Marks:
    """Moves one after the other, each from where the one before left the samurai. A walk of several
    steps is one arrow."""
    board, setup = start.copy(), start.setup
    arrows, rings, walked = list[Arrow](), list[Ring](), ""
    for move in moves:
        if isinstance(move, Done):
            continue
        found = action_marks(board, move, colour)
        if not isinstance(move, Move):
            arrows, rings, walked = [*arrows, *found.arrows], [*rings, *found.rings], ""
            continue
        if walked == move.samurai:  # he goes on
            longer = [*arrows[-1].path, move.to]
            arrows[-1] = structs.replace(arrows[-1], path=longer)
        else:
            arrows += found.arrows
        walked, at = move.samurai, list(board.at)
        at[setup.colour_index[move.samurai]] = setup.floor.index[move.to]
        board.at = tuple(at)
    return Marks(arrows, rings)

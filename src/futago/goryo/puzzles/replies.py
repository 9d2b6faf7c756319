"""Plays out what follows an attempt: how she would have been found, or where she was.

Against her plans, the Samurai does what was stated, or what the puzzle stores as his harshest
reply. After a question, one of the paths that he has to reckon with is taken as hers: where the
attempt is not the best, one on which that shows. From there on he plays as well as he can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from futago.chance import derived_seed
from futago.game import BadInput, Event, FutagoError
from futago.goryo import GAME
from futago.goryo.puzzles.explanation import percent
from futago.goryo.puzzles.judge import look
from futago.goryo.puzzles.puzzle import Puzzle
from futago.goryo.rules.actions import GoryoAction, Plan
from futago.goryo.rules.board import ACT, GORYO, PLAN, SAMURAI
from futago.goryo.rules.hidden import possible_bound_types, with_bound, with_plan
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.state import GoryoState
from futago.match import Match
from futago.puzzles import PuzzleReply, ReplyFrame
from futago.texts import Text

DRAWS: Final = 24
"""The draws tried for one that shows the usual end."""


class Line(NamedTuple):
    """A line that is played out."""

    frames: tuple[ReplyFrame, ...]
    end: GoryoState


def reply(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleReply | None:
    """The line after an attempt; None before one, and where nothing can be said without the
    compiled search."""
    verdict = look(puzzle, moves).verdict
    if verdict in ("open", "illegal"):
        return None
    good = verdict != "wrong"
    actions = [action for move in moves for action in puzzle.moves(move)]
    try:
        if puzzle.seat == GORYO:
            return _after_plan(puzzle, actions[0], good)
        return _after_attempt(puzzle, actions, good)
    except FutagoError:
        return None


def _after_plan(puzzle: Puzzle, plan: GoryoAction, good: bool) -> PuzzleReply | None:
    assert isinstance(plan, Plan)
    text = puzzle.stated or _stored_reply(puzzle, plan)
    if not text:
        return None
    asked = list(puzzle.moves(text))
    line = _usual(puzzle, puzzle.start, [(GORYO, plan), *((SAMURAI, one) for one in asked)], good)
    origin = "puzzle-reply-stated" if puzzle.stated else "puzzle-reply-harsh"
    return PuzzleReply((Text(origin), *_end(line.end)), line.frames)


def _stored_reply(puzzle: Puzzle, plan: Plan) -> str:
    """The reply to this plan, or else to the best one with the same target."""
    found = ""
    for text, moves in puzzle.replies.items():
        (other,) = puzzle.moves(text)
        assert isinstance(other, Plan)
        if (other.target, other.illusion) == (plan.target, plan.illusion):
            if set(other.path) == set(plan.path):
                return moves
            found = found or moves
    return found


def _after_attempt(puzzle: Puzzle, actions: list[GoryoAction], good: bool) -> PuzzleReply | None:
    # The search is compiled; everything else of a puzzle works without it.
    from futago.goryo.puzzles.continuation import telling_line

    told = telling_line(puzzle, actions, good)
    board = _with_her_plan(puzzle.start, told.plan)
    moves = [(SAMURAI, action) for action in (*actions, *told.moves)]
    line = _usual(puzzle, board, moves, good)
    share = max(1, percent(told.weight))
    return PuzzleReply((Text("puzzle-reply-path", share=share), *_end(line.end)), line.frames)


def _with_her_plan(board: GoryoState, plan: Plan) -> GoryoState:
    """The position with a plan of hers and a bound type that goes with it."""
    for kind in possible_bound_types(board):
        bound = with_bound(board, kind)
        if plan in StrictPlans(bound):
            found = with_plan(bound, plan)
            if found is not None:
                return found
    raise BadInput(Text("puzzle-moves"))


def _usual(
    puzzle: Puzzle, board: GoryoState, moves: list[tuple[str, GoryoAction]], good: bool
) -> Line:
    """The line with draws after which the game ends as the verdict lets expect, if there are
    such; a round before the last goes on whatever is drawn."""
    lines = list[Line]()
    for number in range(DRAWS):
        line = _played(puzzle, board, moves, derived_seed(puzzle.id, "reply", number))
        outcome = line.end.outcome
        if outcome is None or (puzzle.seat in outcome.winners) == good:
            return line
        lines.append(line)
    return lines[0]


def _played(
    puzzle: Puzzle, board: GoryoState, moves: list[tuple[str, GoryoAction]], seed: str
) -> Line:
    match = Match(GAME, board.setup.options, {}, seed, begin=board)
    frames = list[ReplyFrame]()
    for seat, action in moves:
        events = list[Event]()
        for _ in _steps(match, seat, action):
            events += match.state.events(puzzle.seat)
        frames.append(ReplyFrame(match.state.view(puzzle.seat), tuple(events)))
    assert isinstance(match.state, GoryoState)
    return Line(tuple(frames), match.state)


def _steps(match: Match, seat: str, action: GoryoAction) -> Iterator[None]:
    """A move, and what follows without a decision."""
    match.play(seat, action)
    yield
    for _ in match.settle():
        yield


def _end(state: GoryoState) -> tuple[Text, ...]:
    """How the line ends."""
    if state.phase in (ACT, PLAN) or state.outcome is None:
        return ()
    return (Text("puzzle-reply-wins", seat=state.outcome.winners[0]),)

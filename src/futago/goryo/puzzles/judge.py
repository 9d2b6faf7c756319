"""Shows a puzzle after some moves, and judges attempts.

It is stateless: every request contains all moves since the position. The Samurai may move freely;
an attempt is judged when he asks or ends his turn. Questions get no answer, since there is no plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from futago.game import BadInput, FutagoError
from futago.goryo.puzzles.explanation import (
    fate_of,
    percent,
    possible_plans,
    question_stats,
    target_stats,
    why_end,
)
from futago.goryo.puzzles.ideas import Idea, IdeaKey, key_of
from futago.goryo.puzzles.pointing import attempt_marks, given_marks, given_notes
from futago.goryo.puzzles.puzzle import TOLERANCE, Puzzle
from futago.goryo.rules.actions import Done, GoryoAction, Move, Plan
from futago.goryo.rules.board import NOBODY
from futago.goryo.rules.notation import parse
from futago.goryo.state import GoryoState
from futago.puzzles import PuzzleVerdict, PuzzleView
from futago.texts import Text


@dataclass(frozen=True, slots=True)
class IdeaValue:
    """The value of an idea, exact or as an upper bound."""

    value: float
    exact: bool = True
    detour: bool = False


def look(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleView:
    """The puzzle after some moves; the last of them may be an attempt."""
    state = puzzle.start.copy()
    for number, move in enumerate(moves):
        try:
            action = parse(move, state.setup.options)
            then = state.copy()
            then.apply(puzzle.seat, action)
        except FutagoError as refused:
            return _sight(puzzle, state, "illegal", refused.text)
        if isinstance(action, Move):
            state = then
        elif number + 1 < len(moves):
            raise BadInput(Text("puzzle-moves"))
        else:
            return _judge(puzzle, state, action)
    return _sight(puzzle, state, "open")


def _sight(puzzle: Puzzle, state: GoryoState, verdict: PuzzleVerdict, *said: Text) -> PuzzleView:
    seat = puzzle.seat
    marks, notes = given_marks(puzzle), given_notes(puzzle)
    return PuzzleView(state.view(seat), state.choice(seat), verdict, said, state, marks, notes)


def _judge(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> PuzzleView:
    return replace(_judged(puzzle, state, action), marks=attempt_marks(puzzle, state, action))


def _judged(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> PuzzleView:
    found = value_of(puzzle, state, action)
    best = percent(puzzle.best)
    if found.detour:
        return _sight(puzzle, state, "detour", Text("puzzle-detour"))
    if found.value >= puzzle.best - TOLERANCE:
        right = Text("puzzle-right", best=best, second=percent(puzzle.second))
        return _sight(puzzle, state, "right", right, *reasons(puzzle))
    id = "puzzle-costs" if found.exact else "puzzle-costs-least"
    less = min(percent(found.value), best - 1)  # even if both round to the same number
    costs = Text(id, value=less, best=best)
    return _sight(puzzle, state, "wrong", costs, *_comment(puzzle, state, action))


def value_of(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> IdeaValue:
    """The value of an attempt: its last move, on the board where it is made."""
    if isinstance(action, Plan):
        return _plan_value(puzzle, action)
    if isinstance(action, Done):
        at = [state.setup.floor.ids[space] for space in state.at]
        return IdeaValue(puzzle.ending.value(at))
    return _question_value(puzzle, key_of(state, action))


def _plan_value(puzzle: Puzzle, plan: Plan) -> IdeaValue:
    """The order of her cubes and the place of a trick do not matter."""
    for idea, value in puzzle.ideas.items():
        (other,) = puzzle.moves(idea)
        assert isinstance(other, Plan)
        same = plan.target == other.target and plan.illusion == other.illusion
        if same and set(plan.path) == set(other.path):
            return IdeaValue(value)
    return IdeaValue(puzzle.rest, exact=False)


def _question_value(puzzle: Puzzle, key: IdeaKey) -> IdeaValue:
    """The listed value; with unnecessary moves before it a question is worth no more."""
    if key in puzzle.questions:
        return IdeaValue(puzzle.questions[key])
    alike = [
        value
        for listed, value in puzzle.questions.items()
        if listed.question == key.question and _left_alike(puzzle, key, listed)
    ]
    most = max(alike, default=puzzle.rest)
    return IdeaValue(most, exact=False, detour=most >= puzzle.best - TOLERANCE)


def _left_alike(puzzle: Puzzle, key: IdeaKey, listed: IdeaKey) -> bool:
    """Whether the samurai who was acting is left on the same target, or on none in both ideas."""
    acting, ids = puzzle.start.acting, puzzle.start.setup.floor.ids
    if acting in (NOBODY, key.asker):
        return True
    here, there = key.placement[0][acting], listed.placement[0][acting]
    moved = there != puzzle.start.at[acting]
    return here == there or (not moved and ids[here] not in puzzle.ending.pays)


def reasons(puzzle: Puzzle) -> list[Text]:
    """Why the best idea is best."""
    return [Text(f"puzzle-why-{fact.name}", **fact.numbers) for fact in puzzle.why]


def _comment(puzzle: Puzzle, state: GoryoState, action: GoryoAction) -> list[Text]:
    """Facts about an attempt that is not the best."""
    if isinstance(action, Plan):
        target = target_stats(state)[state.setup.floor.index[action.target]]
        if target.loses:
            return [Text("puzzle-plan-loses")]
        turns = [Text("puzzle-plan-turns")] if target.new else []
        if puzzle.stated:
            fate = fate_of(state, action, puzzle.moves(puzzle.stated))
            return [Text("puzzle-plan-fate", clues=fate.clues, caught=fate.caught), *turns]
        return [Text("puzzle-plan-reached", reached=target.reached), *turns]
    plans = possible_plans(state, puzzle.belief_by_plan)
    if isinstance(action, Done):
        stood, *_ = why_end(state.at, state, plans)
        return [Text("puzzle-why-stand", **stood.numbers)]
    own = question_stats(Idea((action,), state), plans)
    return [Text("puzzle-yours", ways=own.paths, yes=own.yes, no=own.no, chance=own.chance)]

"""Verifies everything that a puzzle claims by computing it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from futago.goryo.puzzles.explanation import possible_plans, stake, why_plan
from futago.goryo.puzzles.ideas import endings_of, idea_text
from futago.goryo.puzzles.judge import look
from futago.goryo.puzzles.mining.make import (
    EARLIER,
    FINE,
    holds_when_solved_again,
    is_last_round,
    least_margin,
    solve_board,
    why_best,
)
from futago.goryo.puzzles.mining.plans import path_values, plan_values
from futago.goryo.puzzles.mining.questions import EvaluatedIdeas, PlanBelief, evaluate_ideas
from futago.goryo.puzzles.mining.stated import StatedRound, stated_puzzle
from futago.goryo.puzzles.puzzle import TOLERANCE, Puzzle, position_line
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import GORYO
from futago.goryo.rules.hidden import possible_bound_types, with_bound, with_plan
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.solver.situation import Situation

ROUNDING: Final = 2e-3
"""Values and beliefs are stored with four digits."""
SOLUTION_TOLERANCE: Final = 0.01
"""How much the values of two solutions of a round may differ: each has its own gap."""


def faults(puzzle: Puzzle, solve_again: bool = False) -> Iterator[str]:
    """The claims that do not hold. With `solve_again` the idea must also be best when the round is
    solved again; this is always checked for the Goryō's puzzles, whose values depend on it."""
    if set(position_line(puzzle.start, puzzle.seat).split()) != set(puzzle.position.split()):
        yield "position"
    yield from _judgement_faults(puzzle)
    if puzzle.best - puzzle.second < least_margin(puzzle.start) - ROUNDING:
        yield "margin"
    if puzzle.stated:
        yield from _stated_faults(puzzle)
        return
    if puzzle.seat == GORYO:
        yield from _plan_faults(puzzle)
        return
    yield from _question_faults(puzzle)
    if solve_again and not holds_when_solved_again(puzzle):
        yield "solved again"


def _judgement_faults(puzzle: Puzzle) -> Iterator[str]:
    """Solutions must be judged right, and all other listed ideas wrong."""
    for idea in puzzle.ideas:
        verdict = look(puzzle, idea.split(", ")).verdict
        if verdict != ("right" if idea in puzzle.solutions else "wrong"):
            yield f"{idea}: {verdict}"


def _plan_faults(puzzle: Puzzle) -> Iterator[str]:
    (plan,) = puzzle.moves(puzzle.solutions[0])
    assert isinstance(plan, Plan)
    if tuple(why_plan(puzzle.start, plan)) != puzzle.why:
        yield "why"
    found = solve_board(puzzle.start, FINE if is_last_round(puzzle.start) else EARLIER)
    best = path_values(found, plan_values(found), puzzle.start.bound)[0].best
    if abs(best - puzzle.best) > SOLUTION_TOLERANCE:
        yield f"value: {best}"
    for plan_text, moves in puzzle.replies.items():
        if look(puzzle, [plan_text]).verdict == "illegal" or not moves.endswith("done"):
            yield f"reply: {plan_text}"
    if not holds_when_solved_again(puzzle):
        yield "solved again"


def _stated_faults(puzzle: Puzzle) -> Iterator[str]:
    """Everything about a puzzle with stated moves is computed again, without a search."""
    made = stated_puzzle(StatedRound.of(puzzle.start), puzzle.moves(puzzle.stated))
    if made is None:
        yield "no puzzle"
        return
    for name in ("solutions", "best", "second", "why", "ideas", "rest"):
        if getattr(made, name) != getattr(puzzle, name):
            yield name


def _question_faults(puzzle: Puzzle) -> Iterator[str]:
    board = puzzle.start
    boards = [with_bound(board, kind) for kind in possible_bound_types(board)]
    for plan in puzzle.belief_by_plan:
        if with_plan(board, plan) is None or not any(plan in StrictPlans(one) for one in boards):
            yield f"belief: {plan}"
    belief = PlanBelief.read(Situation.of(board), puzzle.belief_by_plan, board.blinded)
    if abs(belief.best(board) - puzzle.best) > ROUNDING:  # searched as a whole, not idea by idea
        yield "value"
    evaluated = evaluate_ideas(board, belief)
    yield from _value_faults(puzzle, evaluated)
    why = why_best(board, evaluated, possible_plans(board, puzzle.belief_by_plan))
    if (*why, *stake(puzzle.ending)) != puzzle.why:
        yield "why"


def _value_faults(puzzle: Puzzle, evaluated: EvaluatedIdeas) -> Iterator[str]:
    values = {idea_text(idea.moves): value for idea, value in evaluated.ideas}
    values[idea_text(evaluated.best_end[0])] = evaluated.best_end[1]
    for text, value in puzzle.ideas.items():
        if text not in values:
            yield f"{text}: no idea here"
        elif abs(values[text] - value) > ROUNDING:
            yield f"{text}: {values[text]}"
    if abs(max(values.values()) - puzzle.best) > ROUNDING:
        yield "best"
    if abs(evaluated.below(puzzle.best - TOLERANCE) - puzzle.second) > ROUNDING:
        yield "second"
    rest = [value for text, value in values.items() if text not in puzzle.ideas]
    if max(rest, default=0.0) > puzzle.rest + ROUNDING:
        yield "rest"
    ids = puzzle.start.setup.floor.ids
    for _, at in endings_of(puzzle.start):
        spaces = [ids[space] for space in at]
        if abs(evaluated.ending.value(spaces) - puzzle.ending.value(spaces)) > ROUNDING:
            yield f"ending: {spaces}"

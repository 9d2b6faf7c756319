"""Everything that is claimed of a puzzle, reckoned again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from futago.goryo.actions import Plan
from futago.goryo.board import GORYO
from futago.goryo.hidden import possible_bound_types, with_bound, with_plan
from futago.goryo.plans import StrictPlans
from futago.puzzles.facts import stake, suspects, why_plan
from futago.puzzles.ideas import written
from futago.puzzles.judge import look
from futago.puzzles.mining.made import FINE, holds_anew, solved, why_best
from futago.puzzles.mining.plans import ways_of, worths
from futago.puzzles.mining.questions import Suspicion, Weighed, weighed
from futago.puzzles.puzzle import RIGHT, Puzzle, line_of
from futago.solver.situation import Situation

NEAR: Final = 2e-3
"""Values are written with four digits, beliefs too."""
ANEW: Final = 0.01
"""How far two solutions of a round may be apart: they are found with gaps of their own."""


def faults(puzzle: Puzzle, again: bool = False) -> Iterator[str]:
    """What is not so. With `again` the round is solved anew: whether the idea is best there, too.
    Her puzzles are always solved anew, because that is what their values are."""
    if set(line_of(puzzle.start, puzzle.seat).split()) != set(puzzle.position.split()):
        yield "position"
    yield from _judged(puzzle)
    if puzzle.seat == GORYO:
        yield from _plan_faults(puzzle)
        return
    yield from _question_faults(puzzle)
    if again and not holds_anew(puzzle):
        yield "solved anew"


def _judged(puzzle: Puzzle) -> Iterator[str]:
    """Whether solutions are right, and everything else that is listed is wrong."""
    for idea in puzzle.ideas:
        verdict = look(puzzle, idea.split(", ")).verdict
        if verdict != ("right" if idea in puzzle.solutions else "wrong"):
            yield f"{idea}: {verdict}"


def _plan_faults(puzzle: Puzzle) -> Iterator[str]:
    (plan,) = puzzle.moves(puzzle.solutions[0])
    assert isinstance(plan, Plan)
    if tuple(why_plan(puzzle.start, plan)) != puzzle.why:
        yield "why"
    found = solved(puzzle.start, FINE)
    best = ways_of(found, worths(found), puzzle.start.bound)[0].best
    if abs(best - puzzle.best) > ANEW:
        yield f"value: {best}"
    if not holds_anew(puzzle):
        yield "solved anew"


def _question_faults(puzzle: Puzzle) -> Iterator[str]:
    board = puzzle.start
    boards = [with_bound(board, kind) for kind in possible_bound_types(board)]
    for plan in puzzle.suspected:
        if with_plan(board, plan) is None or not any(plan in StrictPlans(one) for one in boards):
            yield f"belief: {plan}"
    suspicion = Suspicion.read(Situation.of(board), puzzle.suspected)
    if abs(suspicion.best(board) - puzzle.best) > NEAR:  # searched as a whole, not idea by idea
        yield "value"
    all_of = weighed(board, suspicion)
    yield from _value_faults(puzzle, all_of)
    why = why_best(board, all_of, suspects(board, puzzle.suspected))
    if (*why, *stake(puzzle.ending)) != puzzle.why:
        yield "why"


def _value_faults(puzzle: Puzzle, all_of: Weighed) -> Iterator[str]:
    values = {written(idea.moves): value for idea, value in all_of.ideas}
    values[written(all_of.best_end[0])] = all_of.best_end[1]
    for text, value in puzzle.ideas.items():
        if text not in values:
            yield f"{text}: no idea here"
        elif abs(values[text] - value) > NEAR:
            yield f"{text}: {values[text]}"
    if abs(max(values.values()) - puzzle.best) > NEAR:
        yield "best"
    if abs(all_of.below(puzzle.best - RIGHT) - puzzle.second) > NEAR:
        yield "second"
    rest = [value for text, value in values.items() if text not in puzzle.ideas]
    if max(rest, default=0.0) > puzzle.rest + NEAR:
        yield "rest"
    ids = puzzle.start.setup.floor.ids
    for target, worth in all_of.ending.items():
        claimed = puzzle.ending.get(ids[target], ())
        if len(claimed) != len(worth) or any(
            abs(a - b) > NEAR for a, b in zip(worth, claimed, strict=True)
        ):
            yield f"ending: {ids[target]}"

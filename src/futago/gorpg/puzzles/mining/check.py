"""Verifies everything that a puzzle claims by playing its ideas out again with other luck."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, sqrt
from typing import Final

from futago.gorpg.coach.judgement import seed_of
from futago.gorpg.puzzles.ideas import key_of
from futago.gorpg.puzzles.judge import look
from futago.gorpg.puzzles.mining.enumerate import TooMany, every_idea
from futago.gorpg.puzzles.mining.last_stand import standings
from futago.gorpg.puzzles.mining.make import LIMITS
from futago.gorpg.puzzles.mining.values import Judge
from futago.gorpg.puzzles.puzzle import Puzzle, position_line

GAMES: Final = 640
"""Games for the ideas that matter."""
FEW_GAMES: Final = 32
"""Games for all others."""
CLOSE: Final = 4
"""Ideas below the best that are looked at closely."""
ERRORS: Final = 4.0
"""What is claimed may differ by so many standard errors."""
LUCK: Final = 90


def faults(puzzle: Puzzle) -> Iterator[str]:
    """The claims that do not hold."""
    if set(position_line(puzzle.start, puzzle.seat).split()) != set(puzzle.position.split()):
        yield "position"
    yield from structural_faults(puzzle)
    judge, seed = Judge(puzzle.start), seed_of(puzzle.start, LUCK)
    try:
        ideas = every_idea(puzzle.start, puzzle.kind, judge.simulator.temper, seed)
    except TooMany:
        yield "ideas"
        return
    missing = ideas.keys() ^ puzzle.ideas.keys()
    if missing:
        yield f"ideas: {', '.join(sorted(missing))}"
        return
    if puzzle.kind == "last" and puzzle.start.setup.solo:
        found = standings(puzzle.start, ideas)
        if found is None or {key: float(wins) for key, wins in found.items()} != puzzle.ideas:
            yield "standings"
        return
    ranking = sorted(puzzle.ideas, key=lambda key: -puzzle.ideas[key])
    near = [key for key in ranking if key not in puzzle.right][:CLOSE]
    best_key = key_of(puzzle.start, puzzle.moves(puzzle.first.moves))
    own = [puzzle.moves(puzzle.first.moves)]
    best = judge.valued(best_key, own, GAMES, seed, closely=True)
    limits = LIMITS[puzzle.unit]
    for key in near:
        lead, error = best.lead_over(judge.valued(key, ideas[key], GAMES, seed, closely=True))
        said, doubt = puzzle.first.value - puzzle.ideas[key], hypot(error, puzzle.error)
        if lead < limits.margin - ERRORS * doubt or lead < ERRORS * error:
            yield f"{key}: only {lead} worse"
        elif key == ranking[len(puzzle.right)] and abs(lead - said) > ERRORS * doubt:
            yield f"{key}: {lead} worse, not {said}"
    for key in puzzle.right:
        moves = next((one for one in puzzle.solutions if key_of_text(puzzle, one) == key), None)
        if moves is None:
            yield f"{key}: counts as right, but no solution leads to it"
            continue
        lead, error = best.lead_over(
            judge.valued(key, [puzzle.moves(moves)], GAMES, seed, closely=True)
        )
        if lead > limits.alike + ERRORS * error:
            yield f"{key}: {lead} worse, but counts as right"
    best = judge.valued(best_key, own, FEW_GAMES, seed)
    for key in ranking[len(puzzle.right) + CLOSE :]:
        other = judge.valued(key, ideas[key], FEW_GAMES, seed)
        better = other.results - best.results
        if better.mean() > ERRORS * better.std() / sqrt(FEW_GAMES):
            yield f"{key}: better than the best"


def structural_faults(puzzle: Puzzle) -> Iterator[str]:
    """What can be checked without the simulator: solutions are judged right, the runner-up wrong,
    and the values are in order."""
    for solution in puzzle.solutions:
        if look(puzzle, solution.split(", ")).verdict != "right":
            yield f"{solution}: not right"
    if look(puzzle, puzzle.second.moves.split(", ")).verdict != "wrong":
        yield f"{puzzle.second.moves}: not wrong"
    if {key_of_text(puzzle, one) for one in puzzle.solutions} != set(puzzle.right):
        yield "right"
    limits, best = LIMITS[puzzle.unit], puzzle.first.value
    for key, value in puzzle.ideas.items():
        if (best - value <= limits.alike + 1e-9) != (key in puzzle.right):
            yield f"{key}: {value}"
    if puzzle.first.value - puzzle.second.value < limits.margin - 1e-9:
        yield "margin"


def key_of_text(puzzle: Puzzle, idea: str) -> str:
    return key_of(puzzle.start, puzzle.moves(idea))

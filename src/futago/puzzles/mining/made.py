"""A moment made into a puzzle, if one idea is clearly the best there."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from futago.goryo.board import GORYO, ILLUSION, NOBODY, SAMURAI
from futago.goryo.state import GoryoState
from futago.puzzles.facts import Suspect, stake, suspects, why_ask, why_end, why_plan
from futago.puzzles.ideas import ideas_on, written
from futago.puzzles.mining.plans import ways_of, worths
from futago.puzzles.mining.questions import Suspicion, Weighed, weighed
from futago.puzzles.puzzle import RIGHT, Fact, Puzzle, line_of
from futago.solver.equilibrium import Effort, Equilibrium, solve_round
from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.payoff import payoff_for
from futago.solver.situation import Situation

MARGIN: Final = 0.08
"""By how much the best idea is better than all others, at least."""
STILL: Final = 0.05
"""By how much it has to stay so when the round is solved anew and finer."""
ROUGH: Final = Effort(gap=2e-3, rounds=300, nodes=2_000_000)
FINE: Final = Effort(gap=2e-4, rounds=800, nodes=8_000_000)
SOLUTIONS: Final = 4
"""In how many solutions of the round it has to be so."""
SAME: Final = 0.01
"""What the place of her trick may matter where a plan is called the best."""
LEAST_IDEAS, LEAST_WAYS, LEAST_TARGETS, MOST_SOLUTIONS = 8, 3, 2, 6
LEAST_BEST: Final = 0.05
LISTED: Final = 40


def solved(board: GoryoState, effort: Effort, order: int = 0) -> Equilibrium:
    """The round of a board, solved from what everybody knew when it began. Often there are many
    solutions: with her items in another order another one is likely found."""
    situation = Situation.of(board)
    hypotheses = Hypotheses.of(situation)
    if order:
        rows = list(range(len(hypotheses.items)))
        random.Random(order).shuffle(rows)
        items = tuple(hypotheses.items[row] for row in rows)
        places = tuple(hypotheses.places[row] for row in rows)
        hypotheses = replace(hypotheses, items=items, places=places)
    illusions = None
    if situation.left & ILLUSION:
        spent = payoff_for(hypotheses, illusion=True)
        illusions = dict.fromkeys(range(len(situation.setup.colours)), spent)
    return solve_round(hypotheses, payoff_for(hypotheses), effort, illusions=illusions)


def suspicion_on(board: GoryoState, found: Equilibrium) -> Suspicion | None:
    """What the solved mix leaves to be believed on a board."""
    if board.blinded not in found.blinded:
        return None
    mix = found.mixes[found.blinded.index(board.blinded)]
    return Suspicion.of(found.hypotheses, mix / mix.sum(), board)


def question_puzzle(board: GoryoState, found: Equilibrium, rng: random.Random) -> Puzzle | None:
    """The puzzle of a moment; None if it is none."""
    suspicion = suspicion_on(board, found)
    if suspicion is None:
        return None
    few = len(suspicion.hypotheses.items) < LEAST_WAYS or len(suspicion.targets) < LEAST_TARGETS
    best = suspicion.best(board)
    if few or best < LEAST_BEST or not _may_be_clear(board, suspicion, best, rng):
        return None
    return made_of_questions(board, suspicion)


def _may_be_clear(board: GoryoState, suspicion: Suspicion, best: float, rng: random.Random) -> bool:
    """A quick look at all questions in any order, which ends when two are about as good."""
    ideas = list(ideas_on(board, suspicion.targets))
    if len(ideas) < LEAST_IDEAS:
        return False
    rng.shuffle(ideas)
    right = set[int]()
    for idea in ideas:
        value = suspicion.idea(idea)
        if value > best - RIGHT:
            right.add(idea.key.space)
        if len(right) > 1 or best - MARGIN < value <= best - RIGHT:
            return False
    return True


def made_of_questions(board: GoryoState, suspicion: Suspicion) -> Puzzle | None:
    """A puzzle if the best question, or the best end of the turn, is better than all else."""
    all_of = weighed(board, suspicion)
    best = max(all_of.ideas[0][1], all_of.best_end[1])
    second = all_of.below(best - RIGHT)
    right = [idea for idea, value in all_of.ideas if value > best - RIGHT]
    one_question = len({idea.key.space for idea in right}) == 1 and len(right) <= MOST_SOLUTIONS
    one_end = not right and len(all_of.end_marks) == 1
    ends_too = bool(right) and all_of.best_end[1] > best - RIGHT
    if best - second < MARGIN or ends_too or not (one_question or one_end):
        return None
    blinded = board.setup.colours[board.blinded] if board.blinded != NOBODY else None
    belief = suspicion.belief(blinded)
    ids = board.setup.floor.ids
    ending = {ids[t]: tuple(round(v, 5) for v in worth) for t, worth in all_of.ending.items()}
    listed, rest = _listed(all_of, {idea.key.question for idea in right})
    solutions = [written(idea.moves) for idea in right] or [written(all_of.best_end[0])]
    return Puzzle(
        id="",
        seat="samurai",
        level=0,
        position=line_of(board, SAMURAI),
        solutions=tuple(solutions),
        best=round(best, 4),
        second=round(second, 4),
        why=(*why_best(board, all_of, suspects(board, belief)), *stake(ending)),
        ideas=listed,
        rest=round(rest, 4),
        ending=ending,
        belief={str(plan).removeprefix("plan "): round(w, 4) for plan, w in belief.items()},
    )


def why_best(board: GoryoState, all_of: Weighed, those: list[Suspect]) -> list[Fact]:
    """What speaks for the best idea, compared with the best one about another space."""
    (best, value), *others = all_of.ideas
    if all_of.best_end[1] > value:
        return why_end(all_of.best_at, board, those)
    runner_up = next((idea for idea, _ in others if idea.key.space != best.key.space), None)
    return why_ask(best, runner_up, those)


def _listed(
    all_of: Weighed, questions: set[tuple[int, int, int]]
) -> tuple[dict[str, float], float]:
    """What is written down, with the best way to end, and what all the others are at most."""
    kept, rest = dict[str, float](), 0.0
    for idea, value in all_of.ideas:
        if len(kept) < LISTED or idea.key.question in questions:
            kept[written(idea.moves)] = round(value, 4)
        else:
            rest = max(rest, value)
    kept[written(all_of.best_end[0])] = round(all_of.best_end[1], 4)
    return dict(sorted(kept.items(), key=lambda one: (-one[1], one[0]))), rest


# ---------------------------------------------------------------- hers


def plan_puzzle(board: GoryoState, found: Equilibrium, worth: Floats) -> Puzzle | None:
    """A puzzle if one way with its target is clearly better than all others."""
    ways = ways_of(found, worth, board.bound)
    best = ways[0].best
    right = [way for way in ways if way.best > best - RIGHT]
    others = [way for way in ways if way.best <= best - RIGHT]
    targets = {way.plan.target for way in ways}
    goals = {(way.plan.target, way.plan.illusion) for way in right}
    if not others or len(targets) <= LEAST_TARGETS or best < LEAST_BEST or len(goals) > 1:
        return None
    if best - others[0].best < MARGIN or any(way.best - way.worst > SAME for way in right):
        return None
    return Puzzle(
        id="",
        seat="goryo",
        level=0,
        position=line_of(board, GORYO),
        solutions=tuple(str(way.plan) for way in right),
        best=round(best, 4),
        second=round(others[0].best, 4),
        why=tuple(why_plan(board, right[0].plan)),
        ideas={str(way.plan): round(way.best, 4) for way in ways[:LISTED]},
        rest=round(max((way.best for way in ways[LISTED:]), default=0.0), 4),
    )


# ---------------------------------------------------------------- is it so


def holds_anew(puzzle: Puzzle) -> bool:
    """Whether the same idea is the best in several finer solutions of the round."""
    anew = (solved(puzzle.start, FINE, order) for order in range(SOLUTIONS))
    return all(holds(puzzle, found, STILL) for found in anew)


def holds(puzzle: Puzzle, found: Equilibrium, margin: float) -> bool:
    """Whether the same idea is the best in a solution of the round, by some margin."""
    board = puzzle.start
    if puzzle.seat == GORYO:
        ways = ways_of(found, worths(found), board.bound)
        right = [way.best for way in ways if str(way.plan) in puzzle.solutions]
        wrong = [way.best for way in ways if str(way.plan) not in puzzle.solutions]
        return min(right) - max(wrong) >= margin
    suspicion = suspicion_on(board, found)
    if suspicion is None:
        return False
    all_of = weighed(board, suspicion)
    right = [value for idea, value in all_of.ideas if written(idea.moves) in puzzle.solutions]
    wrong = [value for idea, value in all_of.ideas if written(idea.moves) not in puzzle.solutions]
    if not right:  # the turn ends
        return all_of.best_end[1] - max(wrong) >= margin and len(all_of.end_marks) == 1
    return max(right) - max([*wrong, all_of.best_end[1]]) >= margin

"""Makes a puzzle from a moment of a game if one idea is clearly the best."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from futago.goryo.puzzles.explanation import (
    PossiblePlan,
    possible_plans,
    stake,
    why_ask,
    why_end,
    why_plan,
)
from futago.goryo.puzzles.ideas import idea_text, ideas_on
from futago.goryo.puzzles.mining.plans import harshest_replies, path_values, plan_values
from futago.goryo.puzzles.mining.questions import EvaluatedIdeas, PlanBelief, evaluate_ideas
from futago.goryo.puzzles.puzzle import TOLERANCE, Puzzle, Reason, position_line
from futago.goryo.rules.board import GORYO, NOBODY, SAMURAI, Board
from futago.goryo.solver.equilibrium import Effort, Equilibrium, solve_situation
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import value_error
from futago.goryo.state import GoryoState

MARGIN: Final = 0.08
"""The least margin between the best idea and all others in the last round, which is exact."""
MARGIN_AGAIN: Final = 0.05
"""The least margin when the last round is solved again, more precisely."""
ERRORS: Final = 2.0
"""In earlier rounds the margin must exceed so many errors of the values of the next round."""
ROUGH: Final = Effort(gap=2e-3, rounds=300, nodes=2_000_000)
FINE: Final = Effort(gap=2e-4, rounds=800, nodes=8_000_000)
EARLIER: Final = Effort(gap=2e-3, rounds=300, nodes=6_000_000, certify=False)
"""For rounds before the last: their values are fitted, so greater precision means little."""
SOLUTIONS: Final = 4
"""The number of solutions of the round in which the idea must be best."""
TRICK_TOLERANCE: Final = 0.01
"""How much the value of a best plan may depend on the place of her trick."""
LEAST_IDEAS, LEAST_PATHS, LEAST_TARGETS, MOST_SOLUTIONS = 8, 3, 2, 6
LEAST_BEST: Final = 0.05
LISTED: Final = 40


def is_last_round(board: Board) -> bool:
    return board.round == board.setup.rounds


def least_margin(board: Board, exact: float = MARGIN) -> float:
    """By how much an idea must be better than all others."""
    if is_last_round(board):
        return exact
    return max(exact, ERRORS * value_error(board.setup, board.round + 1))


def solve_board(board: GoryoState, effort: Effort, order: int = 0) -> Equilibrium:
    """Solve the round of a board from its beginning. A round often has many solutions; shuffling
    her items by `order` is likely to find a different one."""
    situation = Situation.of(board)
    hypotheses = Hypotheses.of(situation)
    if order:
        rows = list(range(len(hypotheses.items)))
        random.Random(order).shuffle(rows)
        items = tuple(hypotheses.items[row] for row in rows)
        places = tuple(hypotheses.places[row] for row in rows)
        hypotheses = replace(hypotheses, items=items, places=places)
    return solve_situation(hypotheses, effort)


def belief_on(board: GoryoState, found: Equilibrium) -> PlanBelief | None:
    """The belief on a board if she plays the solved mix; None if that is too unlikely."""
    if board.blinded not in found.blinded:
        return None
    mix = found.mixes[found.blinded.index(board.blinded)]
    return PlanBelief.of(found.hypotheses, mix / mix.sum(), board)


def question_puzzle(board: GoryoState, found: Equilibrium, rng: random.Random) -> Puzzle | None:
    """The puzzle of a moment in the Samurai's turn, if it makes one."""
    belief = belief_on(board, found)
    if belief is None:
        return None
    few = len(belief.hypotheses.items) < LEAST_PATHS or len(belief.targets) < LEAST_TARGETS
    best = belief.best(board)
    if few or best < LEAST_BEST or not _may_be_clear(board, belief, best, rng):
        return None
    return _puzzle_from_questions(board, belief)


def _may_be_clear(board: GoryoState, belief: PlanBelief, best: float, rng: random.Random) -> bool:
    """A quick check of all questions in random order that stops as soon as two are about equal."""
    ideas = list(ideas_on(board, belief.targets))
    if len(ideas) < LEAST_IDEAS:
        return False
    rng.shuffle(ideas)
    right, margin = set[int](), least_margin(board)
    for idea in ideas:
        value = belief.idea(idea)
        if value > best - TOLERANCE:
            right.add(idea.key.space)
        if len(right) > 1 or best - margin < value <= best - TOLERANCE:
            return False
    return True


def _puzzle_from_questions(board: GoryoState, belief: PlanBelief) -> Puzzle | None:
    """A puzzle if the best question, or the best end of the turn, is clearly better than the
    rest. Everything is computed from the belief as it is stored, with four digits."""
    blinded = board.setup.colours[board.blinded] if board.blinded != NOBODY else None
    plans = {plan: round(weight, 4) for plan, weight in belief.by_plan(blinded).items()}
    belief = PlanBelief.read(Situation.of(board), plans, board.blinded)
    evaluated = evaluate_ideas(board, belief)
    best = max(evaluated.ideas[0][1], evaluated.best_end[1])
    second = evaluated.below(best - TOLERANCE)
    right = [idea for idea, value in evaluated.ideas if value > best - TOLERANCE]
    one_question = len({idea.key.space for idea in right}) == 1 and len(right) <= MOST_SOLUTIONS
    one_end = not right and len(evaluated.end_marks) == 1
    ends_too = bool(right) and evaluated.best_end[1] > best - TOLERANCE
    if best - second < least_margin(board) or ends_too or not (one_question or one_end):
        return None
    ending = evaluated.ending.rounded()
    listed, rest = _listed(evaluated, {idea.key.question for idea in right})
    solutions = [idea_text(idea.moves) for idea in right] or [idea_text(evaluated.best_end[0])]
    return Puzzle(
        id="",
        seat="samurai",
        level=0,
        position=position_line(board, SAMURAI),
        solutions=tuple(solutions),
        best=round(best, 4),
        second=round(second, 4),
        why=(*why_best(board, evaluated, possible_plans(board, plans)), *stake(ending)),
        ideas=listed,
        rest=round(rest, 4),
        ending=ending,
        belief={str(plan).removeprefix("plan "): weight for plan, weight in plans.items()},
    )


def why_best(
    board: GoryoState, evaluated: EvaluatedIdeas, plans: list[PossiblePlan]
) -> list[Reason]:
    """The reasons for the best idea, compared with the best one about another space."""
    (best, value), *others = evaluated.ideas
    if evaluated.best_end[1] > value:
        return why_end(evaluated.best_at, board, plans)
    runner_up = next((idea for idea, _ in others if idea.key.space != best.key.space), None)
    return why_ask(best, runner_up, plans)


def _listed(
    evaluated: EvaluatedIdeas, questions: set[tuple[int, int, int]]
) -> tuple[dict[str, float], float]:
    """The ideas to list, including the best end of the turn, and the best value of the rest."""
    kept, rest = dict[str, float](), 0.0
    for idea, value in evaluated.ideas:
        if len(kept) < LISTED or idea.key.question in questions:
            kept[idea_text(idea.moves)] = round(value, 4)
        else:
            rest = max(rest, value)
    kept[idea_text(evaluated.best_end[0])] = round(evaluated.best_end[1], 4)
    return dict(sorted(kept.items(), key=lambda one: (-one[1], one[0]))), rest


# ---------------------------------------------------------------- plans


def plan_puzzle(board: GoryoState, found: Equilibrium, worth: Floats) -> Puzzle | None:
    """A puzzle of her plan if one path is clearly better than all others."""
    paths = path_values(found, worth, board.bound)
    best = paths[0].best
    right = [path for path in paths if path.best > best - TOLERANCE]
    others = [path for path in paths if path.best <= best - TOLERANCE]
    targets = {path.plan.target for path in paths}
    goals = {(path.plan.target, path.plan.illusion) for path in right}
    if not others or len(targets) <= LEAST_TARGETS or best < LEAST_BEST or len(goals) > 1:
        return None
    if best - others[0].best < least_margin(board) or any(
        path.best - path.worst > TRICK_TOLERANCE for path in right
    ):
        return None
    return Puzzle(
        id="",
        seat="goryo",
        level=0,
        position=position_line(board, GORYO),
        solutions=tuple(str(path.plan) for path in right),
        best=round(best, 4),
        second=round(others[0].best, 4),
        why=tuple(why_plan(board, right[0].plan)),
        ideas={str(path.plan): round(path.best, 4) for path in paths[:LISTED]},
        rest=round(max((path.best for path in paths[LISTED:]), default=0.0), 4),
        replies=harshest_replies(board, found, paths[:LISTED]),
    )


# ---------------------------------------------------------------- verification


def holds_when_solved_again(puzzle: Puzzle) -> bool:
    """Whether the same idea is best in several more precise solutions of the round."""
    effort = FINE if is_last_round(puzzle.start) else EARLIER
    margin = least_margin(puzzle.start, MARGIN_AGAIN)
    solutions = (solve_board(puzzle.start, effort, order) for order in range(SOLUTIONS))
    return all(holds(puzzle, found, margin) for found in solutions)


def holds(puzzle: Puzzle, found: Equilibrium, margin: float) -> bool:
    """Whether the same idea is best in a solution of the round, by some margin."""
    board = puzzle.start
    if puzzle.seat == GORYO:
        paths = path_values(found, plan_values(found), board.bound)
        right = [path.best for path in paths if str(path.plan) in puzzle.solutions]
        wrong = [path.best for path in paths if str(path.plan) not in puzzle.solutions]
        return min(right) - max(wrong) >= margin
    belief = belief_on(board, found)
    if belief is None:
        return False
    evaluated = evaluate_ideas(board, belief)
    right = [value for idea, value in evaluated.ideas if idea_text(idea.moves) in puzzle.solutions]
    wrong = [
        value for idea, value in evaluated.ideas if idea_text(idea.moves) not in puzzle.solutions
    ]
    if not right:  # the turn ends
        return evaluated.best_end[1] - max(wrong) >= margin and len(evaluated.end_marks) == 1
    return max(right) - max([*wrong, evaluated.best_end[1]]) >= margin

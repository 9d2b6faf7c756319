"""Reviews draws and the Goryō's moves: the luck of the bag, her opening, her plans."""

from __future__ import annotations

from futago.coach.report import Belief, Cause, Plan
from futago.game import CHANCE, Action
from futago.goryo.coach import plans
from futago.goryo.coach.opening import better_opening, estimated_chance, opening_words, why_opening
from futago.goryo.coach.review_state import BETTER, Advised, ReviewState
from futago.goryo.coach.round import SolvedRound
from futago.goryo.marks import action_marks, plan_marks
from futago.goryo.rules import actions
from futago.goryo.rules.board import BOUND, GORYO, PLAN
from futago.goryo.rules.names import plan_words
from futago.goryo.state import GoryoState
from futago.texts import Text


def review_draw(review: ReviewState, action: Action, before: GoryoState, after: GoryoState) -> None:
    """The luck of the bag; the last draw of a round begins the next one."""
    if before.phase == BOUND:  # only she knows it, and before the first object all types are alike
        review.add_moment(CHANCE, action, after, review.chance, {})
        return
    luck = estimated_chance(after) - estimated_chance(before)
    review.add_moment(CHANCE, action, after, chance_without_plan(review, after), {"bag": luck})


def chance_without_plan(review: ReviewState, board: GoryoState) -> float:
    """The chance while no plan is on the board; a round that begins is solved."""
    return review.begin_round(board) if board.phase == PLAN else estimated_chance(board)


def review_opening(
    review: ReviewState, action: Action, before: GoryoState, after: GoryoState
) -> None:
    """Her first object, or her curse."""
    better, least = better_opening(before)
    cost = max(0.0, estimated_chance(after) - least)
    chance = chance_without_plan(review, after)
    doubt = review.current_round.gap if review.current_round is not None else 0.0
    review.add_moment(GORYO, action, after, chance, {"goryo": cost}, cost, doubt)

    def advise() -> Advised:
        assert isinstance(better, actions.Break | actions.Curse)
        marks = action_marks(before, better, BETTER)
        return Advised(opening_words(before, better), marks, why_opening(before, action, better))

    review.add_remark(GORYO, advise)


def review_plan(
    review: ReviewState, action: actions.Plan, before: GoryoState, after: GoryoState
) -> None:
    """Her plan, against a Samurai who plays well."""
    here = review.round
    cell = here.cell_of(action)
    cost = review.owed = here.cost_of(cell, before.bound)
    review.current_best = here.best_play(after)
    chance, belief = review.best.chance + cost, belief_on(here, after)
    causes: dict[Cause, float] = {"goryo": cost}
    words = Text("goryo-event-planned", plan=plan_words(action))
    review.add_moment(
        GORYO, action, after, chance, causes, cost, here.gap, belief=belief, text=words
    )
    trick = action.trail if action.trail is not None else action.shadow
    review.set_plan(Plan([*action.path], action.target, trick))

    def advise() -> Advised:
        better = plans.better_plan(here, before.bound)
        reasons = plans.why_plan(here, action, cell, better)
        return Advised(plan_words(better.plan), plan_marks(better.plan, BETTER), reasons)

    review.add_remark(GORYO, advise)


def belief_on(here: SolvedRound, board: GoryoState) -> Belief:
    """The Samurai's belief on a board, for the report."""
    ids = board.setup.floor.ids
    belief, ways = here.belief(board), here.uniform_belief(board).ways
    cubes = {ids[space]: round(share, 4) for space, share in belief.cubes().items()}
    targets = {ids[space]: round(share, 4) for space, share in belief.targets().items()}
    return Belief(ways, cubes, targets)

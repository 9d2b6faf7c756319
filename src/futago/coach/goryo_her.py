"""Her side of a game, and that of the bag: what was drawn, how she opened, what she planned."""

from __future__ import annotations

from futago.coach import goryo_plans as plans
from futago.coach.goryo_film import Advised, Film
from futago.coach.goryo_opening import better_opening, opening_words, outlook, why_opening
from futago.coach.goryo_round import SolvedRound
from futago.coach.report import Belief, Cause, Plan
from futago.game import CHANCE, Action
from futago.goryo import actions
from futago.goryo.board import BOUND, GORYO, PLAN
from futago.goryo.names import plan_words
from futago.goryo.state import GoryoState
from futago.texts import Text


def drawn(film: Film, action: Action, before: GoryoState, state: GoryoState) -> None:
    """The luck of the bag; with the last token of a round the next one begins."""
    if before.phase == BOUND:  # nobody but her knows it, and before the first object all are alike
        film.add(CHANCE, action, state, film.chance, {})
        return
    luck = outlook(state) - outlook(before)
    film.add(CHANCE, action, state, chance_between(film, state), {"bag": luck})


def chance_between(film: Film, state: GoryoState) -> float:
    """The chance where no plan is on the board; where a round begins, it is solved."""
    return film.begin_round(state) if state.phase == PLAN else outlook(state)


def opened(film: Film, action: Action, before: GoryoState, state: GoryoState) -> None:
    """Her first object, or her curse."""
    better, least = better_opening(before)
    cost = max(0.0, outlook(state) - least)
    chance = chance_between(film, state)
    doubt = film.here.gap if film.here is not None else 0.0
    film.add(GORYO, action, state, chance, {"goryo": cost}, cost, doubt)

    def more() -> Advised:
        return opening_words(before, better), why_opening(before, action, better)

    film.remark(GORYO, more)


def planned(film: Film, action: actions.Plan, before: GoryoState, state: GoryoState) -> None:
    """Her plan, against a Samurai who plays well."""
    here = film.round
    cell = here.cell_of(action)
    cost = film.owed = here.cost_of(cell, before.bound)
    film.reached = here.reached(state)
    chance, belief = film.reached.chance + cost, believed(here, state)
    causes: dict[Cause, float] = {"goryo": cost}
    words = Text("goryo-event-planned", plan=plan_words(action))
    film.add(GORYO, action, state, chance, causes, cost, here.gap, belief=belief, text=words)
    trick = action.trail if action.trail is not None else action.shadow
    film.hides(Plan([*action.path], action.target, trick))

    def more() -> Advised:
        better = plans.better_plan(here, before.bound)
        return plan_words(better.plan), plans.why_plan(here, action, cell, better)

    film.remark(GORYO, more)


def believed(here: SolvedRound, board: GoryoState) -> Belief:
    """What the Samurai may believe on a board."""
    ids = board.setup.floor.ids
    belief, ways = here.believed(board), here.possible(board).ways
    cubes = {ids[space]: round(share, 4) for space, share in belief.cubes().items()}
    targets = {ids[space]: round(share, 4) for space, share in belief.targets().items()}
    return Belief(ways, cubes, targets)

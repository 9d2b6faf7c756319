"""The Samurai's best policy by brute force: action by action, with the rules of the game.

Every hypothesis is a separate game, played by the real rules. Games that the Samurai cannot tell
apart are searched together; he tries all legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from futago.game import Action
from futago.goryo import GoryoState
from futago.goryo.rules.actions import Answer, Done, Plan
from futago.goryo.rules.board import ANSWER, NOBODY, SEAL
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.payoff import Payoff
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation

Pays: TypeAlias = Callable[[GoryoState, int], float]
"""The value of a game where the Samurai is about to say `done`, given the row of its hypothesis."""

Weighed: TypeAlias = tuple[float, int, GoryoState]


def slow_value(
    hypotheses: Hypotheses,
    mix: Floats,
    pays: Pays,
    history: Sequence[Action] = (),
    blinded: int = NOBODY,
) -> float:
    """The value of the best policy after these actions and answers."""
    colours = hypotheses.situation.setup.colours
    illusion = colours[blinded] if blinded != NOBODY else None
    games = list[Weighed]()
    for row, column in np.argwhere(mix > 0).tolist():
        state = planned(hypotheses.situation, plan_for(hypotheses, row, column, illusion))
        if _plays(state, history):
            games.append((float(mix[row, column]), row, state))
    return _Search(pays).value(games) if games else 0.0


def planned(situation: Situation, plan: Plan) -> GoryoState:
    """The game after this plan, with any bound type that allows it."""
    floor = situation.setup.floor
    target = floor.type_of[floor.index[plan.target]]
    bound = next(kind for kind in sorted(situation.intact) if kind != target)
    state = situation.with_bound(bound)
    state.apply("goryo", plan)
    return state


def _plays(state: GoryoState, history: Sequence[Action]) -> bool:
    """Apply the history; whether it is consistent with her answers."""
    for action in history:
        if isinstance(action, Answer) and action not in state.legal_actions("goryo"):
            return False
        state.apply(state.movers[0], action)
    return True


class _Search:
    def __init__(self, pays: Pays) -> None:
        self.pays = pays
        self.known = dict[tuple[object, ...], float]()

    def value(self, games: list[Weighed]) -> float:
        """The best value of these games, which the Samurai cannot tell apart."""
        shown = games[0][2]
        key = (shown.at, shown.used, shown.acting, shown.cubes, shown.asked, shown.yes)
        if key not in self.known:
            actions = shown.legal_actions("samurai")
            self.known[key] = max(self._after(games, action) for action in actions)
        return self.known[key]

    def _after(self, games: list[Weighed], action: Action) -> float:
        if isinstance(action, Done):
            return sum(weight * self.pays(state, row) for weight, row, state in games)
        answered: dict[int, list[Weighed]] = {}
        for weight, row, state in games:
            then = state.copy()
            then.apply("samurai", action)
            if then.phase == ANSWER:
                then.apply("goryo", then.legal_actions("goryo")[0])
            answered.setdefault(then.yes, []).append((weight, row, then))
        return sum(map(self.value, answered.values()))


class ByTheRules:
    """The Samurai's chance to win in the last round: Discovery, and every order of draws."""

    def __init__(self) -> None:
        self.known = dict[tuple[object, ...], float]()

    def __call__(self, state: GoryoState, row: int = 0) -> float:
        then = state.copy()
        then.apply("samurai", Done())
        return self._wins(then)

    def _wins(self, state: GoryoState) -> float:
        if state.outcome is not None:
            return float(state.outcome.winners == ("samurai",))
        assert state.phase == SEAL
        key = (state.flipped, state.bag, state.draws)
        if key not in self.known:
            wins = list[float]()
            for draw in state.legal_actions("chance"):
                then = state.copy()
                then.apply("chance", draw)
                wins.append(self._wins(then))
            self.known[key] = sum(wins) / len(wins)
        return self.known[key]


def by_table(payoff: Payoff) -> Pays:
    """The value by the pay-off tables, from prints, catches, the trick and the samurai's places."""

    def pays(state: GoryoState, row: int) -> float:
        plan, floor = state.plan, state.setup.floor
        assert plan is not None
        target = floor.index[plan.target]
        trick = plan.trail or plan.shadow
        hidden = 1 << floor.index[trick] if trick and trick != plan.path[0] else 0
        prints = (state.yes & ~hidden).bit_count()
        met = int(state.asked & hidden != 0)
        line = payoff.rows[row]
        standing = sum(payoff.standing[at, payoff.targets.index(target)] for at in state.at)
        found = payoff.table[line, met, prints, state.at.count(target)]
        slope = payoff.slope[line, met, prints, state.at.count(target)]
        return float(found + slope * standing)

    return pays

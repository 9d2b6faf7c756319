"""A round solved as a single linear program over the whole game tree, by the rules alone.

Nothing is merged or left out: every legal plan of every bound type, and every action of the Samurai
after every answer. He chooses the probability of each line of play; she knows them and makes, for
each bound type, the plan against which he does worst.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TypeAlias

import highspy

from futago.goryo import GoryoState
from futago.goryo.rules.actions import Done, Plan
from futago.goryo.rules.board import ANSWER
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.solver.situation import Situation

from .slow import ByTheRules

Games: TypeAlias = list[tuple[int, GoryoState]]
"""Games that the Samurai cannot tell apart, each with the number of its plan."""


class _Tree:
    """The program: a variable for each line of play, a row for each plan and each decision."""

    def __init__(self) -> None:
        self.lines = 0
        self.balances = list[tuple[int, list[int]]]()  # a line, and those into which it branches
        self.wins = defaultdict[int, dict[int, float]](lambda: defaultdict(float))
        self.pays = ByTheRules()

    def line(self) -> int:
        self.lines += 1
        return self.lines - 1

    def grow(self, games: Games, came: int) -> None:
        """Add all continuations of a line of play."""
        shown = games[0][1]
        parts = list[int]()
        for action in shown.legal_actions("samurai"):
            parts.append(self.line())
            if isinstance(action, Done):
                for plan, state in games:
                    self.wins[plan][parts[-1]] += self.pays(state)
                continue
            answered = defaultdict[int, Games](list)
            for plan, state in games:
                then = state.copy()
                then.apply("samurai", action)
                if then.phase == ANSWER:
                    then.apply("goryo", then.legal_actions("goryo")[0])
                answered[then.yes].append((plan, then))
            for alike in answered.values():
                self.grow(alike, parts[-1])
        self.balances.append((came, parts))


def whole_value(situation: Situation) -> float:
    """The value of the round for the Samurai."""
    tree = _Tree()
    shown = defaultdict[int, Games](list)  # by Illusion, which is open
    plans = list[list[int]]()  # by bound type
    same = dict[tuple[object, ...], int]()
    beliefs = list[float]()
    won = 0.0
    for bound, belief in enumerate(situation.bound):
        state = situation.with_bound(bound)
        legal = StrictPlans(state) if belief else ()
        if belief and not legal:
            won += belief  # cornered
        if not legal:
            continue
        beliefs.append(belief)
        plans.append([])
        for plan in legal:
            assert isinstance(plan, Plan)
            then = state.copy()
            then._legal = None
            then.apply("goryo", plan)
            # Two orders over the same cubes are the same plan to everyone.
            key = (bound, then.answers, str(plan).partition(">")[2], frozenset(plan.path))
            if key not in same:
                same[key] = len(same)
                plans[-1].append(same[key])
                shown[then.blinded].append((same[key], then))
    roots = list[int]()
    for games in shown.values():
        roots.append(tree.line())
        tree.grow(games, roots[-1])
    return won + _solved(tree, roots, plans, beliefs)


def _solved(tree: _Tree, roots: list[int], plans: list[list[int]], beliefs: list[float]) -> float:
    """The most that he can guarantee."""
    program = highspy.Highs()  # type: ignore[no-untyped-call]
    program.setOptionValue("output_flag", False)
    inf = highspy.kHighsInf
    for line in range(tree.lines):
        sure = float(line in roots)
        program.addCol(0.0, sure, 1.0, 0, [], [])
    for belief in beliefs:
        program.addCol(-belief, -inf, inf, 0, [], [])
    for came, parts in tree.balances:
        values = [1.0] * len(parts) + [-1.0]
        program.addRow(0.0, 0.0, len(values), [*parts, came], values)
    for number, own in enumerate(plans):
        for plan in own:
            wins = tree.wins[plan]
            indices = [*wins, tree.lines + number]
            program.addRow(0.0, inf, len(indices), indices, [*wins.values(), -1.0])
    program.run()
    return -float(program.getInfo().objective_function_value)

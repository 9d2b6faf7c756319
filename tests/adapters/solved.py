"""Small games of Goryō solved through OpenSpiel: exact references for our own solver.

Two independent methods that share only the game: OpenSpiel's CFR+, which converges step by step,
and a sequence-form linear programme, which is exact.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, hstack

from futago.adapters.openspiel import game_from
from futago.goryo import GoryoState
from futago.goryo.vocabulary import bound_unknown

MOST_STEPS = 100_000
GORYO, SAMURAI = 0, 1


def cfr_value(
    state: GoryoState, bound: Mapping[str, float] | None = None, within: float = 1e-4
) -> float:
    """The Samurai's chance to win from the beginning of a round, if both play optimally.

    `bound` is his belief about the bound type, by type; by default all possible types are equally
    likely. The bound type of the state itself does not matter. The error is at most `within`, as
    the best responses to both strategies prove.
    """
    game = pyspiel.convert_to_cached_tree(game_from(bound_unknown(state, bound)))
    solver = pyspiel.CFRPlusSolver(game)
    steps, wanted = 0, 50
    while steps < MOST_STEPS:
        for _ in range(wanted - steps):
            solver.evaluate_and_update_policy()
        steps, wanted = wanted, round(wanted * 1.5)
        mixes = solver.average_policy()
        # The total gain of both best responses, in utilities from -1 to 1: twice a chance.
        if pyspiel.nash_conv(game, mixes) <= 2 * within:
            returns = pyspiel.expected_returns(game.new_initial_state(), mixes, -1, True)
            return float((1 + returns[SAMURAI]) / 2)
    raise AssertionError(f"no solution after {steps} steps: the game is too large for this")


def exact_value(state: GoryoState, bound: Mapping[str, float] | None = None) -> float:
    """The same by a linear programme."""
    root = game_from(bound_unknown(state, bound)).new_initial_state()
    return (1 - Sequences(root).value()) / 2


class Sequences:
    """A game in sequence form: a sequence is the last word of a player and all words before it."""

    def __init__(self, root: Any) -> None:
        # Sequences are numbers, 0 is the empty one; an information state has the sequence that
        # leads to it.
        self.sequences: tuple[dict[Any, int], ...] = ({None: 0}, {None: 0})
        self.parents: tuple[dict[str, int], ...] = ({}, {})
        self.points = dict[tuple[int, int], float]()  # for the Goryō, by both sequences
        self._walk(root, (0, 0), 1.0)

    def _walk(self, state: Any, done: tuple[int, int], chance: float) -> None:
        if state.is_terminal():
            self.points[done] = self.points.get(done, 0.0) + chance * state.returns()[GORYO]
        elif state.is_chance_node():
            for number, share in state.chance_outcomes():
                self._walk(state.child(number), done, chance * share)
        else:
            player, information_state = state.current_player(), state.information_state_string()
            assert self.parents[player].setdefault(information_state, done[player]) == done[player]
            numbers = self.sequences[player]
            for number in state.legal_actions():
                mine = numbers.setdefault((information_state, number), len(numbers))
                after = (mine, done[1]) if player == GORYO else (done[0], mine)
                self._walk(state.child(number), after, chance)

    def _flow(self, player: int) -> coo_matrix:
        """The flow constraints: the continuations of an information state add up to the sequence
        before it; the first row is the empty sequence."""
        rows = {
            information_state: row for row, information_state in enumerate(self.parents[player], 1)
        }
        entries = [(0, 0, 1.0)]
        entries += [
            (rows[information_state], parent, -1.0)
            for information_state, parent in self.parents[player].items()
        ]
        for sequence, number in self.sequences[player].items():
            if sequence is not None:
                entries.append((rows[sequence[0]], number, 1.0))
        return _sparse(entries, (len(rows) + 1, len(self.sequences[player])))

    def value(self) -> float:
        """The utility that the Goryō can guarantee: she chooses a strategy, then he chooses the
        response that is worst for her."""
        hers, his = self._flow(GORYO), self._flow(SAMURAI)
        shape = (hers.shape[1], his.shape[1])
        points = _sparse([(*both, worth) for both, worth in self.points.items()], shape)
        worths = his.shape[0]  # of each of his information states, for her
        goal = np.zeros(shape[0] + worths)
        goal[shape[0]] = -1.0
        found = linprog(
            goal,
            A_ub=hstack([-points.T, his.T]),
            b_ub=np.zeros(shape[1]),
            A_eq=hstack([hers, coo_matrix((hers.shape[0], worths))]),
            b_eq=np.eye(1, hers.shape[0])[0],
            bounds=[(0, None)] * shape[0] + [(None, None)] * worths,
            method="highs",
        )
        assert found.success, found.message
        return float(-found.fun)


def _sparse(entries: list[tuple[int, int, float]], shape: tuple[int, int]) -> coo_matrix:
    rows, columns, values = zip(*entries, strict=True)
    return coo_matrix((values, (rows, columns)), shape=shape)

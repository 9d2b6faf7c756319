"""Moments of a solved round: she draws her plan from the mix, the Samurai follows a policy.

Cheaper than bots that solve every moment again, and policies from all stages of the solution make
for all kinds of moments, as different players would.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from futago.goryo import GAME
from futago.goryo.bots.policies import next_action, turn_start
from futago.goryo.rules.actions import Done, GoryoAction
from futago.goryo.rules.board import ACT, GORYO, NOBODY, PLAN, SAMURAI
from futago.goryo.solver.equilibrium import Equilibrium
from futago.goryo.solver.kernel import Policy
from futago.goryo.solver.plans import plan_for
from futago.goryo.state import GoryoState
from futago.match import Match


def played_round(
    board: GoryoState, plan: GoryoAction, policy: Policy
) -> Iterator[tuple[GoryoState, GoryoAction]]:
    """The Samurai's turn by a policy after her plan: each state with his move in it."""
    match = Match(GAME, board.setup.options, {}, "0" * 64, begin=board)
    match.play(GORYO, plan)
    while True:
        for _ in match.settle():
            pass
        state = match.state
        if not isinstance(state, GoryoState) or state.phase != ACT:
            return
        move = next_action(state, policy, turn_start(state)) or Done()
        yield state, move
        match.play(SAMURAI, move)


def moments(found: Equilibrium, count: int, rng: random.Random) -> Iterator[list[GoryoState]]:
    """The states of some turns in which he is to choose a question or to end the turn: at the
    start and after each answer."""
    hypotheses, situation = found.hypotheses, found.hypotheses.situation
    if NOBODY not in found.blinded:
        return
    block = found.blinded.index(NOBODY)
    policies = [p for p, b in zip(found.policies, found.blocks, strict=True) if b == block]
    cells = np.argwhere(found.mixes[block])
    weights = [float(found.mixes[block][tuple(cell)]) for cell in cells]
    for _ in range(count):
        ((row, column),) = rng.choices(cells.tolist(), weights)
        plan = plan_for(hypotheses, row, column)
        kind = int(hypotheses.kinds[row])
        may_be = [bound for bound, p in enumerate(situation.bound) if p and bound != kind]
        board = situation.with_bound(rng.choice(may_be))
        assert board.phase == PLAN
        turn, asked = list[GoryoState](), -1
        for state, _ in played_round(board, plan, rng.choice(policies)):
            if state.asked != asked:
                turn.append(state.copy())
                asked = state.asked
        yield turn

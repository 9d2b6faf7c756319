"""Rounds from random games, small enough to be solved by brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from futago.game import random_action
from futago.goryo import GoryoState
from futago.goryo.rules.board import PLAN, GoryoSetup
from futago.goryo.rules.options import Gong, options_from
from futago.goryo.rules.scale import Scale
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.situation import Situation

from ..small import small_options

TWO_CUBES = Scale(move_cubes=2, action_cubes=2, called=2, rounds=2, spirits=2)
THREE_CUBES = Scale(move_cubes=2, action_cubes=3, called=2, rounds=2, spirits=2)
FOUR_CUBES = Scale(move_cubes=2, action_cubes=4, called=2, rounds=2, spirits=2)
EDO = Scale(move_cubes=3, action_cubes=3, called=2, rounds=3, spirits=2)
"""A full-size palace with fewer cubes."""


def small(scale: Scale, **changes: Any) -> GoryoSetup:
    """Two rooms with two samurai; a bag at every step, so that every print counts."""
    return GoryoSetup(small_options(**{"gong": Gong(4, (1, 2, 3, 4)), **changes}), scale)


def edo(scale: Scale = EDO, **changes: Any) -> GoryoSetup:
    return GoryoSetup(options_from({"gong": "6:1,2,3,4,5,6", **changes}), scale)


def last_rounds(setup: GoryoSetup, count: int, seed: int = 0) -> list[Situation]:
    """The last rounds of random games in which she is not cornered and has all her powers."""
    rng = random.Random(seed)
    found = list[Situation]()
    while len(found) < count:
        state = GoryoState(setup)
        while state.movers and not (state.phase == PLAN and state.round == setup.rounds):
            seat = state.movers[0]
            state.apply(seat, random_action(state.legal_actions(seat), rng))
        if state.movers:
            situation = replace(Situation.of(state), left=setup.powers).with_belief(None)
            if any(situation.bound):
                found.append(situation)
    return found


def uneven(situation: Situation, rng: random.Random) -> Situation:
    """The same with an uneven belief of the bound type."""
    shares = [rng.expovariate(1) if p else 0.0 for p in situation.bound]
    return replace(situation, bound=tuple(share / sum(shares) for share in shares))


def random_mixes(
    hypotheses: Hypotheses, count: int, seed: int = 0, most: int = 1000
) -> Iterator[Floats]:
    """Mixes over all hypotheses or at most `most` of them; the last ones over a few."""
    rng = np.random.default_rng(seed)
    every = np.flatnonzero(hypotheses.possible)
    for number in range(count):
        some = min(most, len(every)) if number < count / 2 else min(5, len(every))
        mix = np.zeros(hypotheses.possible.shape)
        mix.ravel()[rng.choice(every, some, replace=False)] = rng.exponential(size=some)
        yield mix / mix.sum()

"""Fitting weights to solved rounds: least squares through the logistic function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from futago.goryo.solver.hypotheses import Floats
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import FACTS, PLACE, Weights, facts, places, public_state_of

STEPS = 60
RIDGE = 0.02  # regularisation: keeps weights small where there is little data
HELD_OUT = 5  # every fifth position is held out for the error


@dataclass(frozen=True)
class Fit:
    """Weights, and their root mean square error on held-out positions."""

    weights: Weights
    positions: int
    error: float
    error_of_mean: float
    """The error of always predicting the mean, as a baseline."""


def rows_of(situations: Sequence[Situation]) -> tuple[Floats, Floats]:
    """The features of each situation: facts, and places summed over the samurai."""
    known, stood = list[Floats](), list[Floats]()
    for situation in situations:
        seen = public_state_of(situation)
        known.append(facts(situation.setup, situation.cursed, seen)[0])
        every = places(situation.setup, situation.cursed, seen)[0]
        stood.append(every[list(situation.at)].sum(axis=0))
    return np.array(known), np.array(stood)


def fit(situations: Sequence[Situation], values: Sequence[float]) -> Fit:
    """Fit weights to the values of situations."""
    known, stood = rows_of(situations)
    wanted = np.array(values)
    held = np.arange(len(wanted)) % HELD_OUT == 0
    judged = _fitted(known[~held], stood[~held], wanted[~held])
    miss = _guess(judged, known[held], stood[held]) - wanted[held]
    spread = wanted[held] - wanted[~held].mean()
    final = _fitted(known, stood, wanted)
    return Fit(final, len(wanted), _root_mean_square(miss), _root_mean_square(spread))


def _root_mean_square(numbers: Floats) -> float:
    return float(np.sqrt((numbers**2).mean()))


def _guess(weights: Weights, known: Floats, stood: Floats) -> Floats:
    value, unit = weights.curve(known)
    return np.clip(value + unit * (stood @ weights.place), 0.0, 1.0)


def _fitted(known: Floats, stood: Floats, wanted: Floats) -> Weights:
    """Levenberg-Marquardt, starting from zero weights."""
    count = len(FACTS)
    w = np.zeros(count + len(PLACE))
    damping, error = 1.0, np.inf
    for _ in range(STEPS):
        value = 1 / (1 + np.exp(-np.clip(known @ w[:count], -30, 30)))
        unit, stand = value * (1 - value), stood @ w[count:]
        miss = value + unit * stand - wanted
        now = float((miss**2).sum() + RIDGE * (w**2).sum())
        if now <= error:
            kept, error, damping = w.copy(), now, damping / 3
            slope = np.hstack(
                [known * (unit * (1 + (1 - 2 * value) * stand))[:, None], stood * unit[:, None]]
            )
            square, pull = slope.T @ slope, slope.T @ miss + RIDGE * w
        else:
            damping *= 5
        w = kept - np.linalg.solve(square + (RIDGE + damping) * np.eye(len(w)), pull)
        if damping > 1e9:
            break
    return Weights(kept[:count], kept[count:])

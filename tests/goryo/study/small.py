"""A training so small that it takes a second."""

from __future__ import annotations

from pathlib import Path

import msgspec

from futago.goryo.bots.levels import Level
from futago.goryo.solver.equilibrium import Effort
from futago.goryo.solver.fitting import Fit
from futago.goryo.study.positions import Stage
from futago.goryo.study.recipe import Recipe, recipe
from futago.goryo.study.training import Training

QUICK = Effort(gap=0.5, rounds=1, nodes=1, certify=False)
HASTY = Level(rounds=1, nodes=1, gap=0.5, last_gap=0.5, certify=False, blend=0.8, slip=0.8)


def small_recipe() -> Recipe:
    return msgspec.structs.replace(
        recipe(),
        first_players=("random", "greedy"),
        shares=(1.0, 1.0, 1.0, 1.2),
        later_player=HASTY,
        last_round=QUICK,
        other_rounds=QUICK,
    )


def small_training(folder: Path, kinds: tuple[str, ...] = ("2 plain",), **given: int) -> Training:
    numbers = {"positions": 10, "games": 16, "generations": 1, **given}
    return Training(small_recipe(), kinds, **numbers, seed="ab" * 32, folder=folder)


class Notes:
    """Records the progress of a training run; can interrupt it after some steps."""

    def __init__(self, stop_after: int = -1) -> None:
        self.steps_left = stop_after
        self.begun = list[tuple[str, int, int | None]]()
        self.fits = dict[tuple[str, int, int], Fit | None]()
        self.finished_kinds = dict[str, dict[int, Fit]]()

    def begin(self, stage: Stage, round: int | None, total: int) -> None:
        self.begun.append((stage.kind, stage.generation, round))

    def step(self) -> None:
        self.steps_left -= 1
        if self.steps_left == 0:
            raise KeyboardInterrupt

    def fitted(self, stage: Stage, round: int, fit: Fit | None) -> None:
        self.fits[stage.kind, stage.generation, round] = fit

    def finished(self, kind: str, fits: dict[int, Fit]) -> None:
        self.finished_kinds[kind] = fits

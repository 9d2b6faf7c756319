"""Shared by Goryō's lab commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from futago.cli.common import pairs
from futago.cli.lab import lab_seed
from futago.game import Json
from futago.goryo import GAME

if TYPE_CHECKING:  # the solver is imported when it is needed: other commands start without it
    from futago.goryo.study.experiment import Experiment


def given_options(option: list[str] | None) -> dict[str, Json]:
    """The validated options, as typed."""
    given: dict[str, Json] = dict(pairs(option or [], "--option"))
    GAME.options(GAME.typed_options(given))
    return given


def experiment_from(seed: str, effort: float, values: Path | None) -> Experiment:
    from futago.goryo.study.experiment import Experiment

    experiment = Experiment(lab_seed(seed), effort, str(values) if values is not None else "")
    experiment.check()
    return experiment


def limits(effort: float, values: Path | None) -> dict[str, Json]:
    """The settings of games with limited effort or other values; none if nothing is given."""
    experiment_from("1", effort, values)
    found: dict[str, Json] = {"effort": effort} if effort != 1 else {}
    return {**found, "values": str(values.absolute())} if values is not None else found

"""The file of fitted values: weights, and what each set was fitted to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.solver.fitting import Fit
from futago.goryo.solver.hypotheses import Floats
from futago.goryo.solver.values import FACTS, PLACE, Weights
from futago.lab.files import write_atomically
from futago.texts import Text

FORMAT: Final = "futago-values/1"
DIGITS: Final = 4


def rounded(fit: Fit) -> Fit:
    """The fit with weights rounded as in the file."""
    weights = Weights(fit.weights.facts.round(DIGITS), fit.weights.place.round(DIGITS))
    return replace(fit, weights=weights)


def weights_as_json(weights: Weights) -> dict[str, Json]:
    return {"facts": _named(FACTS, weights.facts), "place": _named(PLACE, weights.place)}


def _named(names: tuple[str, ...], numbers: Floats) -> dict[str, float]:
    rounded = numbers.round(DIGITS) + 0.0  # no negative zeros
    return dict(zip(names, rounded.tolist(), strict=True))


def save_fits(file: Path, kind: str, fits: Mapping[int, Fit], made_from: dict[str, Json]) -> None:
    """Write the weights of one kind of game, keeping those of other kinds.

    `made_from` describes the training: seed, generations, palaces, gongs.
    """
    data = _known(file)
    data["rules"] = GAME.version
    data["fitted"][kind] = {
        "made": datetime.now(UTC).date().isoformat(),
        **made_from,
        "rounds": {
            str(round): {
                "positions": fit.positions,
                "error": round_off(fit.error),
                "error_of_mean": round_off(fit.error_of_mean),
            }
            for round, fit in sorted(fits.items())
        },
    }
    data["weights"][kind] = {
        str(round): weights_as_json(fit.weights) for round, fit in sorted(fits.items())
    }
    write_atomically(file, json.dumps(data, indent=1) + "\n")


def round_off(number: float) -> float:
    return round(number, DIGITS)


def _known(file: Path) -> dict[str, Json]:
    empty: dict[str, Json] = {"format": FORMAT, "game": GAME.name, "rules": GAME.version}
    empty |= {"fitted": {}, "weights": {}}
    if not file.exists():
        return empty
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise BadInput(Text("lab-not-values", file=str(file))) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(Text("lab-not-values", file=str(file)))
    return data


def check_values_file(file: Path) -> None:
    """Raise `BadInput` before the computation if the file exists and holds no values."""
    _known(file)

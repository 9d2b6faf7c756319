"""Good mixes for first rounds, known beforehand: they take the longest to find.

A mix from the book is only where the search begins. It is judged like any other, so a book that is
out of date costs nothing but time. `futago lab book goryo` makes the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

import numpy as np

from futago.goryo.board import ILLUSION
from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.situation import Situation

DIGITS: Final = 5
LEAST: Final = 5e-5  # what is rarer comes from the blur of a search, which begins with one anyway
FILE: Final = "book.json"
Page = Mapping[str, float]
"""Her mix: weights by row and column of the hypotheses, as `row.column`."""


def has_page(situation: Situation) -> bool:
    """Whether the book may know a situation: a first round in which she shows nothing openly."""
    return situation.round == 1 and not situation.left & ILLUSION


def key_of(situation: Situation) -> str:
    """What decides which plans there are and how they can be questioned. The gong and the other
    numbers that decide what they are worth do not matter for where a search begins."""
    setup = situation.setup
    deciding = (
        setup.floor.neighbours,
        setup.floor.type_of,
        setup.scale.move_cubes,
        setup.scale.called,
        setup.action_cubes,
        setup.cap,
        situation.start,
        situation.at,
        situation.first,
        situation.left,
        situation.cursed,
    )
    return sha256(repr(deciding).encode()).hexdigest()[:12]


def page_of(mix: Floats) -> Page:
    """A mix of one block, as the book has it."""
    cells = np.argwhere(mix >= LEAST)
    return {f"{row}.{column}": round(float(mix[row, column]), DIGITS) for row, column in cells}


@cache
def _pages() -> dict[str, Page]:
    file = resources.files("futago.solver").joinpath(FILE)
    if not file.is_file():
        return {}
    pages: dict[str, Page] = json.loads(file.read_text(encoding="utf-8"))["mixes"]
    return pages


def known_mix(hypotheses: Hypotheses) -> Floats | None:
    """The mix that the book has for a round, in one block; None if it has none that fits."""
    situation = hypotheses.situation
    page = _pages().get(key_of(situation)) if has_page(situation) else None
    if page is None:
        return None
    mix = np.zeros((1, *hypotheses.possible.shape))
    for cell, weight in page.items():
        row, column = map(int, cell.split("."))
        if row < len(hypotheses.items):
            mix[0, row, column] = weight
    mix *= hypotheses.possible
    total = float(mix.sum())
    return mix / total if total > 0 else None

"""The opening book: first rounds solved in advance, since they take longest.

A page has good mixes of both sides: her plans and his policies. They only initialise the solver,
which verifies them like any others, so an outdated book costs nothing but time.
`futago lab book goryo` writes the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

import msgspec
import numpy as np

from futago.goryo.rules.board import ILLUSION
from futago.goryo.solver.hypotheses import Floats, Hypotheses
from futago.goryo.solver.kernel import Policy
from futago.goryo.solver.questionings import questioning_from, questioning_text
from futago.goryo.solver.situation import Situation

FORMAT: Final = "futago-book/2"
DIGITS: Final = 5
MIN_WEIGHT: Final = 5e-5  # smaller weights come from smoothing, which the solver applies anyway
FILE: Final = "book.json"


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A solved first round."""

    mix: dict[str, float]
    """Her plans: weights by row and column of the hypotheses, as `row.column`."""
    asks: list[str]
    """His policies as text; their probabilities follow from what they win."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the file."""

    format: str
    rules: str
    """The rules it was made under. Not compared: no version so far changes who wins."""
    pages: dict[str, Page]


@dataclass(frozen=True)
class Opening:
    """The initial mix and policies that the book has for a round."""

    mix: Floats
    """With a single block."""
    policies: list[Policy]


def has_page(situation: Situation) -> bool:
    """Whether the book can have a situation: a first round without an Illusion to place."""
    return situation.round == 1 and not situation.left & ILLUSION


def key_of(situation: Situation) -> str:
    """A hash of all that determines the plans and the policies. The gong and other numbers that
    only affect their worth are left out: the pages are good starting points for any of them."""
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


def page_of(mix: Floats, policies: list[Policy]) -> Page:
    """The page for a mix of one block and the policies that support it."""
    cells = np.argwhere(mix >= MIN_WEIGHT)
    weights = {f"{row}.{column}": round(float(mix[row, column]), DIGITS) for row, column in cells}
    return Page(weights, [questioning_text(policy) for policy in policies])


@cache
def _pages() -> dict[str, Page]:
    file = resources.files("futago.goryo.solver").joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Book).pages if file.is_file() else {}


def known_opening(hypotheses: Hypotheses) -> Opening | None:
    """The book's opening for a round; None if there is no matching page."""
    situation = hypotheses.situation
    page = _pages().get(key_of(situation)) if has_page(situation) else None
    if page is None:
        return None
    mix = np.zeros((1, *hypotheses.possible.shape))
    for cell, weight in page.mix.items():
        row, column = map(int, cell.split("."))
        if row < len(hypotheses.items):
            mix[0, row, column] = weight
    mix *= hypotheses.possible
    total = float(mix.sum())
    policies = [questioning_from(line) for line in page.asks]
    return Opening(mix / total, policies) if total > 0 else None

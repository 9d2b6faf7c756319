"""First rounds solved beforehand: they take the longest.

A page has good mixes of both sides: her plans, and his questionings. Both are only where a search
begins, and are judged like any others; so a book that is out of date costs nothing but time.
`futago lab book goryo` makes the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

import msgspec
import numpy as np

from futago.goryo.board import ILLUSION
from futago.solver.hypotheses import Floats, Hypotheses
from futago.solver.kernel import Policy
from futago.solver.questionings import questioning_from, questioning_text
from futago.solver.situation import Situation

FORMAT: Final = "futago-book/2"
DIGITS: Final = 5
LEAST: Final = 5e-5  # what is rarer comes from the blur of a search, which begins with one anyway
FILE: Final = "book.json"


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first round."""

    mix: dict[str, float]
    """Her plans: weights by row and column of the hypotheses, as `row.column`."""
    asks: list[str]
    """His questionings; how often each is drawn follows from what they win."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    format: str
    rules: str
    pages: dict[str, Page]


@dataclass(frozen=True)
class Opening:
    """What the book knows of a round."""

    mix: Floats
    """In one block."""
    policies: list[Policy]


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


def page_of(mix: Floats, policies: list[Policy]) -> Page:
    """A mix of one block and what holds it up, as the book has them."""
    cells = np.argwhere(mix >= LEAST)
    weights = {f"{row}.{column}": round(float(mix[row, column]), DIGITS) for row, column in cells}
    return Page(weights, [questioning_text(policy) for policy in policies])


@cache
def _pages() -> dict[str, Page]:
    file = resources.files("futago.solver").joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Book).pages if file.is_file() else {}


def known_opening(hypotheses: Hypotheses) -> Opening | None:
    """What the book has for a round; None if it has nothing that fits."""
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

"""Making the opening book: every possible first round, solved in advance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.rules.board import BREAK, BY_GORYO, CURSE, GORYO, GoryoSetup, setup_of
from futago.goryo.rules.hidden import with_bound
from futago.goryo.rules.options import Options
from futago.goryo.solver.book import FORMAT, Book, Page, has_page, key_of, page_of
from futago.goryo.solver.equilibrium import Effort, solve_situation
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.lab.files import write_atomically
from futago.texts import Text

SHARE: Final = 1e-6  # policies with a smaller share are left out


@dataclass(frozen=True)
class PageTask:
    """A first round for a worker to solve."""

    position: Json
    effort: Effort


def first_rounds(options: Options) -> list[Situation]:
    """Every possible first round of a game, without duplicates."""
    setup = setup_of(options)
    found = dict[str, Situation]()
    for first in range(len(setup.floor.types)):
        for then in _after_her_first_moves(_before_her_first_move(setup, first)):
            situation = Situation.of(then)
            if not has_page(situation):
                raise BadInput(Text("lab-book-open"))
            found.setdefault(key_of(situation), situation)
    return list(found.values())


def _before_her_first_move(setup: GoryoSetup, first: int) -> GoryoState:
    """The first type is drawn; which other type she is bound to does not matter."""
    state = GoryoState(setup)
    state.phase, state.movers, state.first = BREAK, BY_GORYO, first
    return with_bound(state, (first + 1) % len(setup.floor.types))


def _after_her_first_moves(state: GoryoState) -> Iterable[GoryoState]:
    for action in state.legal_actions(GORYO):
        then = state.copy()
        then.apply(GORYO, action)
        if then.phase == CURSE:
            yield from _after_her_first_moves(then)
        else:
            yield then


def solve_page(task: PageTask) -> Json:
    """Solve a first round: its page, and the gap between the bounds."""
    situation = Situation.read(task.position)
    hypotheses = Hypotheses.of(situation)
    found = solve_situation(hypotheses, task.effort)
    holding = [
        policy for policy, share in zip(found.policies, found.shares, strict=True) if share > SHARE
    ]
    page = msgspec.to_builtins(page_of(found.mix, holding))
    return {"key": key_of(situation), "page": page, "gap": round(found.gap, 5)}


def write_book(file: Path, pages: Mapping[str, Page]) -> None:
    """Add pages to a book file, keeping its other pages."""
    book = Book(FORMAT, GAME.version, {**_pages_in(file), **pages})
    text = msgspec.json.encode(book).decode()
    write_atomically(file, text.replace("]},", "]},\n") + "\n")


def check_book_file(file: Path) -> None:
    """Raise `BadInput` before the computation if the file exists and is not a book."""
    _pages_in(file)


def _pages_in(file: Path) -> dict[str, Page]:
    if not file.exists():
        return {}
    try:
        book = msgspec.json.decode(file.read_bytes(), type=Book)
    except (OSError, msgspec.DecodeError):
        raise BadInput(Text("lab-not-a-book", file=str(file))) from None
    if book.format != FORMAT:
        raise BadInput(Text("lab-not-a-book", file=str(file)))
    return book.pages

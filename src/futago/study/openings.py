"""A book of first rounds: every way to begin, solved once and for long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.board import BREAK, BY_GORYO, CURSE, GORYO, Setup, setup_of
from futago.goryo.hidden import with_bound
from futago.goryo.options import Options
from futago.goryo.state import GoryoState
from futago.lab.workers import write_whole
from futago.solver.book import FORMAT, Book, Page, has_page, key_of, page_of
from futago.solver.equilibrium import Effort, solve_round
from futago.solver.hypotheses import Hypotheses
from futago.solver.payoff import payoff_for
from futago.solver.situation import Situation
from futago.texts import Text

SHARE: Final = 1e-6  # a questioning that is drawn more seldom does not hold the solution up


@dataclass(frozen=True)
class Opening:
    """A first round to be solved, as workers get it."""

    position: Json
    effort: Effort


def openings(options: Options) -> list[Situation]:
    """Every first round of a game, each once."""
    setup = setup_of(options)
    found = dict[str, Situation]()
    for first in range(len(setup.floor.types)):
        for then in _after_her_first_moves(_before_her_first_move(setup, first)):
            situation = Situation.of(then)
            if not has_page(situation):
                raise BadInput(Text("lab-book-open"))
            found.setdefault(key_of(situation), situation)
    return list(found.values())


def _before_her_first_move(setup: Setup, first: int) -> GoryoState:
    """A type is drawn; what she is bound to does not matter, as long as it is another one."""
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


def page_for(opening: Opening) -> Json:
    """The page of a first round, and how exact it is."""
    situation = Situation.read(opening.position)
    hypotheses = Hypotheses.of(situation)
    found = solve_round(hypotheses, payoff_for(hypotheses), opening.effort)
    holding = [
        policy for policy, share in zip(found.policies, found.shares, strict=True) if share > SHARE
    ]
    page = msgspec.to_builtins(page_of(found.mix, holding))
    return {"key": key_of(situation), "page": page, "gap": round(found.gap, 5)}


def write_book(file: Path, pages: Mapping[str, Page]) -> None:
    """Write pages; others that the file has stay as they are."""
    book = Book(FORMAT, GAME.version, {**_pages_in(file), **pages})
    text = msgspec.json.encode(book).decode()
    write_whole(file, text.replace("]},", "]},\n") + "\n")


def check_book_file(file: Path) -> None:
    """Refuse, before anything is computed, to write over a file that holds something else."""
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

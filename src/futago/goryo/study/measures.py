"""What a finished game of Goryō is worth recording in the lab's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.game import Json
from futago.goryo.rules.actions import Answer, Break, Draw, Plan, Search, Sniff
from futago.goryo.rules.board import NOWHERE, POWERS, SAMURAI, Board, Fact
from futago.goryo.rules.options import Options
from futago.goryo.state import GoryoState
from futago.lab.measures import Column
from futago.match import Match
from futago.texts import Text

PLACES: Final = ("broken", "caught", "asked", "printed", "walked")
"""Columns whose values are spaces, one entry for each time."""
COUNTS: Final = ("captures", "questions", "searches", "sniffs", "prints", "gong", "draws")
ENDS: Final = ("spirits_left", "tiles_broken", "mistakes")
BY_ROUND: Final = ("captures_by_round", "questions_by_round", "prints_by_round")
NAMES: Final = ("bound", "first")


def _column(name: str, type: str, on_board: bool = False, by_round: bool = False) -> Column:
    about = Text(f"goryo-measure-{name.replace('_', '-')}")
    return Column(name, type, about, on_board, by_round)


class GoryoMeasures:
    """The columns of Goryō."""

    columns: Sequence[Column] = (
        *(_column(name, "VARCHAR[]", on_board=True) for name in PLACES),
        *(_column(name, "INTEGER") for name in (*COUNTS, *ENDS)),
        *(_column(name, "INTEGER[]", by_round=True) for name in BY_ROUND),
        _column("powers_used", "VARCHAR[]"),
        *(_column(name, "VARCHAR") for name in NAMES),
    )

    def side(self, options: Options) -> str:
        return SAMURAI

    def scores(self, match: Match) -> None:
        return None

    def row(self, match: Match) -> dict[str, Json]:
        tally = _Tally()
        for seat, state in match.played():
            if seat is not None:
                assert isinstance(state, GoryoState)
                tally.add(state)
        assert isinstance(match.state, GoryoState)
        return {**tally.row(), **_end(match.state)}


class _Tally:
    """What has happened so far."""

    def __init__(self) -> None:
        self.places: dict[str, list[str]] = {name: [] for name in PLACES}
        self.counts = dict.fromkeys(COUNTS, 0)
        self.rounds: list[dict[str, int]] = []
        self.powers = list[str]()
        self._round = 0
        self._target = ""

    def add(self, board: Board) -> None:
        """The last move and what it brought about."""
        match board.last_action:
            case Break(space):
                self.places["broken"].append(space)
            case Plan() as plan:
                self.rounds.append(dict.fromkeys(("captures", "questions", "prints"), 0))
                self.places["walked"] += plan.path
            case Sniff(_, space):
                self._question("sniffs", space)
            case Search(colour):
                at = board.at[board.setup.colour_index[colour]]
                self._question("searches", board.setup.floor.ids[at])
            case Answer(True):
                self._count("prints")
                self.places["printed"].append(self.places["asked"][-1])
            case Draw("seal"):
                self.counts["draws"] += 1
        for fact in board.facts:
            self._fact(fact)

    def _fact(self, fact: Fact) -> None:
        match fact:
            case ("reveal", Plan() as plan):
                self._target = plan.target
            case ("break", space):
                self.places["broken"].append(space)
            case ("caught", _):
                self._count("captures")
                self.places["caught"].append(self._target)
            case ("gong", steps, _):
                self.counts["gong"] += steps
            case ("spent", powers):
                self.powers += [name for name, bit in POWERS.items() if powers & bit]

    def _question(self, kind: str, space: str) -> None:
        self.counts[kind] += 1
        self._count("questions")
        self.places["asked"].append(space)

    def _count(self, kind: str) -> None:
        self.counts[kind] += 1
        self.rounds[-1][kind] += 1

    def row(self) -> dict[str, Json]:
        by_round = {
            name: [entry[name.partition("_")[0]] for entry in self.rounds] for name in BY_ROUND
        }
        return {**self.places, **self.counts, **by_round, "powers_used": self.powers}


def _end(board: Board) -> dict[str, Json]:
    types = board.setup.floor.types
    return {
        "spirits_left": board.setup.spirits - board.spirits,
        "tiles_broken": board.flipped.bit_count(),
        "mistakes": len(board.mistakes),
        "bound": types[board.bound] if board.bound != NOWHERE else None,
        "first": types[board.first] if board.first != NOWHERE else None,
    }


MEASURES: Final = GoryoMeasures()

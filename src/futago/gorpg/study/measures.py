"""What a finished game of Go RPG is worth recording in the lab's table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from futago.game import Json
from futago.gorpg.recap import recap
from futago.gorpg.rules.actions import Buy, Hire, Quest, Rest, RestOrRecruit
from futago.gorpg.rules.board import OVERLORD, Board, Fact
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState
from futago.lab.measures import Column
from futago.match import Match
from futago.texts import Text

HELD: Final = {
    "items": "items",
    "trophies": "trophies",
    "coins": "coins",
    "hero_levels": "heroes",
}
"""What a party has at the end, in gold (of its heroes the levels), and its name in a score."""
DONE: Final = ("quests", "rests", "retreats", "cleared", "slain", "fallen", "purchases", "hires")
"""How often a party did something, or something befell it."""
PER_PARTY: Final = "MAP(VARCHAR, INTEGER)"
CURVE: Final = "gold_by_round"
COUNTS: Final = ("battles", "heroes_fallen", "monsters_slain", "last_monsters", "parties_out")
ACTIONS: Final[dict[type, str]] = {
    Quest: "quests",
    Rest: "rests",
    RestOrRecruit: "rests",
    Buy: "purchases",
    Hire: "hires",
}


def _column(name: str, type: str, by_round: bool = False) -> Column:
    return Column(name, type, Text(f"gorpg-measure-{name.replace('_', '-')}"), by_round=by_round)


class GorpgMeasures:
    """The columns of Go RPG."""

    columns: Sequence[Column] = (
        *(_column(name, PER_PARTY) for name in (*HELD, *DONE)),
        _column(CURVE, "MAP(VARCHAR, INTEGER[])", by_round=True),
        *(_column(name, "INTEGER") for name in COUNTS),
    )

    def side(self, options: Options) -> str:
        return OVERLORD if options.mode == "overlord" else "p1"

    def scores(self, match: Match) -> dict[str, float]:
        board = match.state
        assert isinstance(board, GorpgState)
        return {seat: score_of(board, party).total for party, seat in enumerate(board.setup.seats)}

    def row(self, match: Match) -> dict[str, Json]:
        tally = _Tally()
        curves = recap(tally.watched(match)).curves
        board = match.state
        assert isinstance(board, GorpgState)
        scores = {
            seat: score_of(board, party)._asdict() for party, seat in enumerate(board.setup.seats)
        }
        done = {name: {seat: tally.done[seat, name] for seat in scores} for name in DONE}
        held = {
            name: {seat: score[part] for seat, score in scores.items()}
            for name, part in HELD.items()
        }
        return {
            **held,
            **done,
            CURVE: curves,
            "battles": tally.battles,
            "heroes_fallen": sum(done["fallen"].values()),
            "monsters_slain": tally.slain,
            "last_monsters": tally.coming,
            "parties_out": board.out.bit_count(),
        }


class _Tally:
    """What has happened so far."""

    def __init__(self) -> None:
        self.done = Counter[tuple[str, str]]()
        """How often a seat did something."""
        self.battles = self.slain = 0
        self.coming: int | None = None
        """The monsters of the last battle, if there was one."""

    def watched(self, match: Match) -> Iterator[tuple[str | None, GorpgState]]:
        """The states of a game, each counted as it passes."""
        for seat, state in match.played():
            assert isinstance(state, GorpgState)
            if seat is not None:
                self._add(seat, state)
            yield seat, state

    def _add(self, seat: str, board: Board) -> None:
        kind = ACTIONS.get(type(board.last_action))
        if kind is not None:
            self.done[seat, kind] += 1
        for fact in board.facts:
            self._fact(seat, fact)

    def _fact(self, by: str, fact: Fact) -> None:
        match fact:
            case ("hit", _, _, _, 0):
                self.done[by, "slain"] += 1
                self.slain += 1
            case ("died", _, seat, _):
                self.done[seat, "fallen"] += 1
            case ("cleared", _, seat):
                self.done[seat, "cleared"] += 1
            case ("retreat", seat, _):
                self.done[seat, "retreats"] += 1
            case ("battle", _, _):
                self.battles += 1
            case ("swarm", monsters):
                self.coming = len(monsters)


MEASURES: Final = GorpgMeasures()

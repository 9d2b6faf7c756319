"""A results folder as reports read it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from futago.game import BadInput, Game
from futago.games import game_named
from futago.lab.cells import sides_of
from futago.lab.measures import columns_of, side_of
from futago.lab.report.stats import ByDeal, Estimate, share_of
from futago.lab.results import CELLS, ESTIMATES, GAMES, OPTION, duckdb
from futago.texts import Text

Setting = tuple[tuple[str, str], ...]
"""Options as they are given: names and values as typed."""


@dataclass(frozen=True)
class Cell:
    """Options and bots that are played together."""

    number: int
    game: Game
    rules: str
    way: str
    timed: bool
    given: Setting
    bots: Mapping[str, str]
    bot: str | None
    against: str | None
    games: int
    state: str
    settings: Setting = ()

    @cached_property
    def options(self) -> Any:
        return self.game.options(self.game.typed_options(dict(self.given)))

    @cached_property
    def side(self) -> str:
        """The seat of which reports speak where equal bots play."""
        return side_of(self.game, self.options)

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides."""
        return tuple(sides_of(self.game, self.options))

    @cached_property
    def role_of_seat(self) -> dict[str, str]:
        """The side of each seat; empty where seats differ by their place only."""
        sides = sides_of(self.game, self.options)
        alike = len(sides) > 2 or len({side.rstrip("0123456789") for side in sides}) == 1
        return {seat: "" if alike else side for side, own in sides.items() for seat in own}

    @property
    def matches(self) -> tuple[Any, ...]:
        """What a cell of another run has in common with this one."""
        seats = tuple(sorted(self.bots.items()))
        return (self.game.name, self.way, self.given, seats, self.bot, self.against)

    @property
    def even(self) -> bool:
        """Whether the same bot plays in all seats, in turn at least: seats can be compared."""
        return self.bot is not None or len(set(self.bots.values())) == 1


@dataclass(frozen=True)
class Played:
    """One game."""

    cell: int
    deal: int
    rotation: int
    seed: str
    bots: Mapping[str, str]
    shares: Mapping[str, float]
    seat: str | None
    share: float | None
    reason: str
    rounds: int | None
    moves: int | None
    scores: Mapping[str, float] = field(default_factory=dict)
    winners: Sequence[str] = ()


class Results:
    """The tables of a study."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        module = duckdb()
        for name in (GAMES, CELLS, ESTIMATES):
            if not (folder / f"{name}.parquet").is_file():
                raise BadInput(Text("lab-no-results", folder=str(folder)))
        self._module = module

    @cached_property
    def columns(self) -> frozenset[str]:
        return frozenset(name for name, *_ in self._all(GAMES, "describe select * from $"))

    @cached_property
    def _duckdb(self) -> Any:
        return self._module.connect(config={"threads": 1})

    def _all(self, table: str, query: str) -> list[Any]:
        file = str(self.folder / f"{table}.parquet").replace("'", "''")
        try:
            found: list[Any] = self._duckdb.execute(query.replace("$", f"'{file}'")).fetchall()
        except self._module.Error:
            raise BadInput(Text("lab-no-results", folder=str(self.folder))) from None
        return found

    @cached_property
    def cells(self) -> list[Cell]:
        names = "cell, game, rules, way, timed, given, bots, bot, against, games, state, settings"
        rows = self._all(CELLS, f"select {names} from $ order by cell")  # noqa: S608
        return [self._cell(row) for row in rows if row[9]]

    def _cell(self, row: Sequence[Any]) -> Cell:
        number, game, rules, way, timed, given, bots, bot, against, games, state, settings = row
        return Cell(
            number,
            game_named(game, rules),
            rules,
            way,
            bool(timed),
            _setting(given),
            _mapping(bots),
            bot,
            against,
            games,
            state,
            _setting(settings),
        )

    @cached_property
    def games(self) -> list[Played]:
        names = "cell, deal, rotation, seed, bots, shares, seat, share, reason, rounds, moves"
        query = f"select {names}, scores, winners from $ where shares is not null"  # noqa: S608
        return [_played(row) for row in self._all(GAMES, query + " order by cell, number")]

    @cached_property
    def by_cell(self) -> dict[int, list[Played]]:
        found = defaultdict[int, list[Played]](list)
        for game in self.games:
            found[game.cell].append(game)
        return found

    def is_plain(self, cell: Cell) -> bool:
        """Whether all games of a cell have the same seats: options may be drawn for each game."""
        seats = set(cell.role_of_seat)
        return all(game.shares.keys() == seats for game in self.by_cell[cell.number])

    @cached_property
    def varied(self) -> frozenset[int]:
        """The cells whose options were drawn for each game."""
        options = [name for name in self.columns if name.startswith(OPTION)]
        counts = ", ".join(f"count(distinct {name})" for name in sorted(options))
        rows = self._all(GAMES, f"select cell, {counts} from $ group by cell")  # noqa: S608
        return frozenset(cell for cell, *found in rows if max(found, default=0) > 1)

    @cached_property
    def unfinished(self) -> int:
        """Games that could not be played to their end."""
        return int(self._all(GAMES, "select count(*) from $ where shares is null")[0][0])

    @cached_property
    def _estimates(self) -> dict[tuple[int, str | None], tuple[Estimate, str]]:
        names = "cell, seat, share, low, high, games, method"
        rows = self._all(ESTIMATES, f"select {names} from $ where share is not null")  # noqa: S608
        return {
            (cell, seat): (Estimate(share, low, high, games), method)
            for cell, seat, share, low, high, games, method in rows
        }

    @cached_property
    def methods(self) -> frozenset[str]:
        """How the intervals of the study were made."""
        return frozenset(method for _, method in self._estimates.values())

    def estimate(self, cell: Cell, seat: str | None = None) -> Estimate | None:
        """What the study says of the bot of a cell; of a seat, where a line-up is played."""
        if (cell.number, seat) in self._estimates:
            return self._estimates[cell.number, seat][0]
        shares = self.shares([cell], seat)
        return share_of(shares) if shares else None

    def shares(self, cells: Sequence[Cell], side: str | None) -> ByDeal:
        """The shares of the victory of the cells' bot, or of a side, by deal."""
        found = defaultdict[int, list[float]](list)
        for cell in cells:
            seats = () if side is None else sides_of(cell.game, cell.options)[side]
            for game in self.by_cell[cell.number]:
                if side is not None:
                    found[game.deal].append(sum(game.shares.get(seat, 0.0) for seat in seats))
                elif game.share is not None:
                    found[game.deal].append(game.share)
        return found

    def values(self, cells: Sequence[Cell], what: str) -> Iterator[tuple[int, int, Any]]:
        """A column of games: cell, deal and value, without games that have none."""
        numbers = ", ".join(str(cell.number) for cell in cells)
        where = f"{what} is not null and cell in ({numbers})"
        query = f"select cell, deal, {what} from $ where {where} order by cell, number"  # noqa: S608
        yield from self._all(GAMES, query)

    def own(self, game: Game) -> Mapping[str, Any]:
        """The columns that a game measures itself and this study has, by their name there."""
        found = {}
        for name, column in columns_of(game).items():
            taken = f"{game.name}_{name}"
            if taken in self.columns or name in self.columns:
                found[taken if taken in self.columns else name] = column
        return found


def _played(row: Sequence[Any]) -> Played:
    cell, deal, rotation, seed, bots, shares, seat, share, reason, rounds, moves, *more = row
    scores, winners = more
    return Played(
        *(cell, deal, rotation, seed, _mapping(bots), _mapping(shares), seat, share),
        reason=reason or "",
        rounds=rounds,
        moves=moves,
        scores=_mapping(scores),
        winners=winners or (),
    )


def _mapping(value: Any) -> dict[str, Any]:
    return dict(value or {})


def _setting(value: Any) -> Setting:
    return tuple(sorted((str(name), str(word)) for name, word in _mapping(value).items()))

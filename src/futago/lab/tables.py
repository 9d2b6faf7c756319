"""The rows of the tables of a study, from its journal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from futago.game import Json, written
from futago.games import game_named
from futago.lab import results, ways
from futago.lab.cells import OTHERS, Cell
from futago.lab.folder import GameLine, ResultsFolder
from futago.lab.measures import columns_of
from futago.lab.results import Table
from futago.lab.run import StudyRun


def write_results(run: StudyRun, folder: ResultsFolder) -> None:
    """Write all tables of a study; `BadInput` if DuckDB is missing."""
    results.write_tables(folder.folder, tables_of(run, folder))


def tables_of(run: StudyRun, folder: ResultsFolder) -> list[Table]:
    games = [game_named(name) for name in dict.fromkeys(cell.game for cell in run.cells)]
    known = results.own_columns(games)
    columns = {**results.GAME_COLUMNS, **results.option_columns(games), **known}
    return [
        Table(results.GAMES, columns, _games(run, known)),
        Table(results.CELLS, results.CELL_COLUMNS, _cells(run)),
        Table(results.ESTIMATES, results.ESTIMATE_COLUMNS, _estimates(run)),
        Table(results.TIMES, results.TIME_COLUMNS, _times(folder)),
    ]


def _of_cell(cell: Cell) -> dict[str, Json]:
    return {
        "cell": cell.number,
        "game": cell.game,
        "rules": cell.played.version,
        "way": cell.way,
        "timed": ways.timed(cell),
        "bot": cell.bot or None,
        "against": cell.against or None,
    }


def _games(run: StudyRun, known: Mapping[str, str]) -> Iterator[dict[str, Json]]:
    cells = {cell.number: cell for cell in run.cells}
    shared = {cell.number: _of_cell(cell) for cell in run.cells}
    names = {
        cell.number: {
            name: results.own_name(cell.played, name, known, column.type)
            for name, column in columns_of(cell.played).items()
        }
        for cell in run.cells
    }
    for game in sorted(run.games, key=lambda each: (each.cell, each.number)):
        cell, own = cells[game.cell], names[game.cell]
        options = cell.options_of(game.deal)
        yield {
            "study": run.study.name,
            **shared[game.cell],
            "number": game.number,
            "deal": game.deal,
            "rotation": game.rotation,
            "seed": ways.seed_of(cell, game.deal),
            "reason": game.reason,
            "rounds": game.rounds,
            "moves": game.moves,
            "scores": game.scores,
            **_shares(cell, game),
            **results.option_values(cell.played, options),
            **{own[name]: value for name, value in game.own.items()},
        }


def _shares(cell: Cell, game: GameLine) -> dict[str, Json]:
    """Who sat where, and who won."""
    options, seating = cell.options_of(game.deal), cell.seatings(game.deal)[game.rotation]
    found: dict[str, Json] = {"bots": dict(seating)}
    side = list(cell.sides(options).items())[game.rotation] if cell.bot else None
    if side is not None:
        found["seat"] = side[0]
    shares = game.shares
    if shares is None or game.winners is None:
        return found
    if side is not None:
        found["share"] = sum(shares.get(seat, 0.0) for seat in side[1])
    return {
        **found,
        "winner": game.winners[0] if len(game.winners) == 1 else None,
        "winners": game.winners,
        "shares": {seat: shares.get(seat, 0.0) for seat in seating},
    }


def _cells(run: StudyRun) -> Iterator[dict[str, Json]]:
    for cell in run.cells:
        tally = run.tallies[cell.number]
        yield {
            **_of_cell(cell),
            "given": dict(cell.given),
            "settings": {name: written(value) for name, value in cell.settings.items()},
            "bots": dict(cell.bots) or _met(cell),
            "games": tally.games,
            "deals": len(tally.deals),
            "state": run.state_of(cell),
        }


def _met(cell: Cell) -> dict[str, str]:
    """Bots that meet, as they sit in the first rotation."""
    first = next(iter(cell.sides(cell.options_of(0)).values()))
    return {**dict.fromkeys(first, cell.bot), OTHERS: cell.against}


def _estimates(run: StudyRun) -> Iterator[dict[str, Json]]:
    for cell in run.cells:
        for found in run.tallies[cell.number].estimates(run.study.precision):
            mean, low, high, method = found.interval
            yield {
                "cell": cell.number,
                "bot": found.asked.bot,
                "seat": found.asked.side,
                "games": found.games,
                "share": mean,
                "low": low,
                "high": high,
                "method": method,
            }


def _times(folder: ResultsFolder) -> Iterator[dict[str, Json]]:
    for time in sorted(folder.times(), key=lambda each: (each.cell, each.number)):
        yield {
            "cell": time.cell,
            "number": time.number,
            "seconds": time.seconds,
            "worker": time.worker,
        }

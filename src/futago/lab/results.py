"""The tables of a study: Parquet files with one row per game, per cell and per estimate.

docs/lab.md documents every column. The tables follow from the journal alone, and are written in one
thread, so that equal journals become equal bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from futago.game import BadInput, Game, Json, OptionSpec, written
from futago.lab.files import cannot_write
from futago.lab.measures import columns_of
from futago.texts import Text

Columns = dict[str, str]
"""The columns of a table with their types in SQL."""

GAMES: Final = "games"
CELLS: Final = "cells"
ESTIMATES: Final = "estimates"
TIMES: Final = "times"
TABLES: Final = (GAMES, CELLS, ESTIMATES, TIMES)

GAME_COLUMNS: Final[Columns] = {
    "study": "VARCHAR",
    "game": "VARCHAR",
    "rules": "VARCHAR",
    "way": "VARCHAR",
    "cell": "INTEGER",
    "number": "INTEGER",
    "deal": "INTEGER",
    "rotation": "INTEGER",
    "seed": "VARCHAR",
    "timed": "BOOLEAN",
    "bots": "MAP(VARCHAR, VARCHAR)",
    "bot": "VARCHAR",
    "against": "VARCHAR",
    "seat": "VARCHAR",
    "share": "DOUBLE",
    "winner": "VARCHAR",
    "winners": "VARCHAR[]",
    "shares": "MAP(VARCHAR, DOUBLE)",
    "reason": "VARCHAR",
    "rounds": "INTEGER",
    "moves": "INTEGER",
    "scores": "MAP(VARCHAR, DOUBLE)",
}
"""The columns of every game; then follow the options and the game's own columns."""

CELL_COLUMNS: Final[Columns] = {
    "cell": "INTEGER",
    "game": "VARCHAR",
    "rules": "VARCHAR",
    "way": "VARCHAR",
    "timed": "BOOLEAN",
    "given": "MAP(VARCHAR, VARCHAR)",
    "settings": "MAP(VARCHAR, VARCHAR)",
    "bots": "MAP(VARCHAR, VARCHAR)",
    "bot": "VARCHAR",
    "against": "VARCHAR",
    "games": "INTEGER",
    "deals": "INTEGER",
    "state": "VARCHAR",
}

ESTIMATE_COLUMNS: Final[Columns] = {
    "cell": "INTEGER",
    "bot": "VARCHAR",
    "seat": "VARCHAR",
    "games": "INTEGER",
    "share": "DOUBLE",
    "low": "DOUBLE",
    "high": "DOUBLE",
    "method": "VARCHAR",
}

TIME_COLUMNS: Final[Columns] = {
    "cell": "INTEGER",
    "number": "INTEGER",
    "seconds": "DOUBLE",
    "worker": "VARCHAR",
}

OPTION: Final = "option_"


def option_columns(games: Iterable[Game]) -> Columns:
    """A column for every option; one that two games have with different types is text."""
    found: Columns = {}
    for game in games:
        for spec in game.option_specs:
            name, kind = OPTION + spec.name, _type_of(spec)
            found[name] = kind if found.get(name, kind) == kind else "VARCHAR"
    return found


def _type_of(spec: OptionSpec) -> str:
    if spec.values and all(isinstance(value, bool) for value in spec.values):
        return "BOOLEAN"
    if spec.values and all(type(value) is int for value in spec.values):
        return "INTEGER"
    return "VARCHAR"


def option_values(game: Game, options: Any) -> dict[str, Json]:
    """The options of a game as the columns have them: what has a name of its own, such as a
    board, is written as this name."""
    found = dict[str, Json]()
    data = game.options_as_json(options)
    for spec in game.option_specs:
        value = data.get(spec.name)
        if value is None and "none" in spec.values:
            value = "none"
        if isinstance(value, Mapping) and isinstance(value.get("name"), str):
            value = value["name"]
        if _type_of(spec) == "VARCHAR" and value is not None:
            value = written(value)
        found[OPTION + spec.name] = value
    return found


def own_columns(games: Iterable[Game]) -> Columns:
    """The columns that the games measure themselves. A name that stands for two types is preceded
    by the name of the second game."""
    found: Columns = {}
    for game in games:
        for name, column in columns_of(game).items():
            found[own_name(game, name, found, column.type)] = column.type
    return found


def own_name(game: Game, name: str, known: Mapping[str, str], kind: str) -> str:
    taken = name in GAME_COLUMNS or known.get(name, kind) != kind
    return f"{game.name}_{name}" if taken else name


@dataclass(frozen=True)
class Table:
    """The content of one file: its columns and rows; values missing in a row are NULL."""

    name: str
    columns: Columns
    rows: Iterable[Mapping[str, Json]]


def duckdb() -> Any:
    """The module; `BadInput` says how to install it."""
    try:
        import duckdb
    except ImportError:
        raise BadInput(Text("lab-no-duckdb")) from None
    return duckdb


def has_duckdb() -> bool:
    try:
        duckdb()
    except BadInput:
        return False
    return True


def write_tables(folder: Path, tables: Iterable[Table]) -> None:
    """Write each table as NAME.parquet; a file with its final name is always complete."""
    module = duckdb()
    try:
        with TemporaryDirectory(prefix="tables-", dir=folder) as work:
            for table in tables:
                lines, made = Path(work, "rows.jsonl"), Path(work, "made.parquet")
                with lines.open("w", encoding="utf-8") as file:
                    file.writelines(_lines(table))
                with module.connect(config={"threads": 1, "preserve_insertion_order": True}) as to:
                    rows = to.read_json(
                        str(lines),
                        columns=table.columns,
                        format="newline_delimited",
                        maximum_object_size=1 << 26,
                    )
                    rows.write_parquet(str(made), compression="zstd")
                made.replace(folder / f"{table.name}.parquet")
    except OSError as error:
        raise cannot_write(folder, error) from None


def _lines(table: Table) -> Iterator[str]:
    for row in table.rows:
        yield json.dumps({name: row.get(name) for name in table.columns}) + "\n"

"""Questions in SQL about the tables of a study."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from futago.game import BadInput
from futago.lab.results import TABLES, duckdb
from futago.texts import Text


@dataclass(frozen=True)
class Answer:
    """Rows of values under named columns."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]

    def as_table(self) -> Table:
        table = Table(*self.columns)
        for row in self.rows:
            table.add_row(*map(_shown, row))
        return table

    def as_csv(self) -> str:
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.columns)
        for row in self.rows:
            writer.writerow([_plain(value) for value in row])
        return out.getvalue()

    def as_json(self) -> str:
        rows = [dict(zip(self.columns, row, strict=True)) for row in self.rows]
        return json.dumps(rows, ensure_ascii=False, default=str, indent=1) + "\n"


def ask(question: str, folder: Path) -> Answer:
    """The answer of DuckDB, with the tables of a results folder as views; `BadInput` says what is
    wrong with the question."""
    module = duckdb()
    found = [name for name in TABLES if (folder / f"{name}.parquet").is_file()]
    if not found:
        raise BadInput(Text("lab-no-results", folder=str(folder)))
    with module.connect() as connection:
        for name in found:
            file = str(folder / f"{name}.parquet").replace("'", "''")
            connection.execute(f"create view {name} as select * from read_parquet('{file}')")  # noqa: S608
        try:
            answered = connection.execute(question)
            columns = [column for column, *_ in answered.description or ()]
            return Answer(columns, answered.fetchall() if columns else [])
        except module.Error as error:
            reason = " ".join(str(error).split("LINE ")[0].split())
            raise BadInput(Text("lab-bad-question", reason=reason)) from None


def _shown(value: Any) -> str:
    """A value in a cell of a table."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, dict):
        return ", ".join(f"{name}={_shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_shown, value))
    return str(value)


def _plain(value: Any) -> Any:
    """A value in a CSV file: lists and maps as JSON."""
    if isinstance(value, list | dict):
        return json.dumps(value, ensure_ascii=False, default=str)
    return value

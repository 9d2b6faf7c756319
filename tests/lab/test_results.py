"""The tables of a study: what they hold, and that equal rows become equal bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import pytest

from futago.games import game_named
from futago.lab.results import (
    GAME_COLUMNS,
    Table,
    option_columns,
    option_values,
    own_columns,
    write_tables,
)

ROW = {"cell": 1, "bots": {"goryo": "a"}, "winners": ["goryo"], "shares": {"goryo": 0.5}}


def read(asked: str, folder: Path) -> list[Any]:
    """The answer of DuckDB; `$` is the table."""
    with duckdb.connect() as connection:
        return connection.execute(asked.replace("$", f"'{folder}/games.parquet'")).fetchall()


def test_equal_rows_are_equal_bytes_and_missing_values_are_null(tmp_path: Path) -> None:
    written = list[bytes]()
    for _ in range(2):
        write_tables(tmp_path, [Table("games", GAME_COLUMNS, [ROW] * 1000)])
        written.append((tmp_path / "games.parquet").read_bytes())
    assert written[0] == written[1]
    columns = "bots['goryo'], winners[1], shares['goryo'], rounds"
    asked = f"select {columns}, count(*) from $ group by all"
    assert read(asked, tmp_path) == [("a", "goryo", 0.5, None, 1000)]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_an_empty_table_has_its_columns(tmp_path: Path) -> None:
    write_tables(tmp_path, [Table("games", GAME_COLUMNS, [])])
    described = read("describe select * from $", tmp_path)
    assert {name: kind for name, kind, *_ in described} == GAME_COLUMNS


def test_every_option_is_a_column_of_its_type() -> None:
    goryo, gorpg = game_named("goryo"), game_named("gorpg")
    columns = option_columns([goryo, gorpg])
    assert columns["option_actions_per_samurai"] == "INTEGER"
    assert columns["option_bounty"] == "BOOLEAN"
    assert columns["option_items_per_hero"] == "VARCHAR"
    values = option_values(goryo, goryo.options({"palace": "lake"}))
    assert values["option_palace"] == "lake"
    assert values["option_variant"] == "none"
    assert values["option_actions_per_samurai"] == 3
    assert values.keys() <= columns.keys()
    assert (
        option_values(gorpg, gorpg.options({"items_per_hero": 2}))["option_items_per_hero"] == "2"
    )


@pytest.mark.parametrize("order", [("goryo", "gorpg"), ("gorpg", "goryo")])
def test_columns_of_games_never_hide_those_of_all_games(order: tuple[str, ...]) -> None:
    own = own_columns(map(game_named, order))
    assert not own.keys() & (GAME_COLUMNS.keys() | option_columns(map(game_named, order)).keys())

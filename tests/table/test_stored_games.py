"""Tables that were kept by earlier rules open for ever as they stood."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, get_args

import pytest

from futago.games import GAMES
from futago.record import verify
from futago.table.entries import EntryData, decode_entry
from futago.table.live import LiveTable
from futago.table.messages import kind_of
from futago.table.replays import checked, record_of
from futago.table.setup import decode_setup
from futago.table.sqlite import SqliteJournal
from futago.table.table import Table

from .make_stored import DATA
from .make_stored_tables import described, write
from .rooms import START, picture, read_whole
from .tables import with_journal

FILES = sorted(DATA.glob("tables-*.sqlite"))
every_file = pytest.mark.parametrize("stored", FILES, ids=lambda file: file.stem)


def expected(stored: Path) -> dict[str, Any]:
    """How the tables of a file have to stand, by their ids."""
    tables: dict[str, Any] = json.loads(stored.with_suffix(".json").read_text(encoding="utf-8"))
    return tables


async def opened(journal: SqliteJournal, id: str) -> Table:
    """A table as a server opens it: from its snapshot, if there is one."""
    stored = await journal.load(id)
    assert stored is not None
    return LiveTable(journal, stored, lambda: START, START).table


@every_file
def test_a_stored_table_stands_as_it_did(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        for id, description in expected(stored).items():
            table, whole = await opened(journal, id), await read_whole(journal, id)
            assert described(table) == description
            assert described(whole) == description
            assert picture(table) == picture(whole)

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


@every_file
def test_a_stored_game_that_is_over_verifies(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        over = [id for id, table in expected(stored).items() if table["status"] == "over"]
        assert over
        for id in over:
            table = await read_whole(journal, id)
            assert checked(table).verified
            if table.setup.origin is None:
                verify(json.loads(json.dumps(record_of(table))))

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


@every_file
def test_the_stored_tables_have_been_through_everything(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        kinds, setups, snapshots = set[str](), list[Any](), 0
        for id in expected(stored):
            kinds |= {kind_of(decode_entry(e.data)) for e in await journal.entries(id)}
            kept = await journal.load(id)
            assert kept is not None
            setups.append(decode_setup(kept.heading.made))
            snapshots += kept.snapshot is not None
        assert kinds == {kind.__struct_config__.tag for kind in get_args(EntryData)}
        assert {setup.game for setup in setups} == set(GAMES)
        assert {setup.clock.kind for setup in setups} == {"none", "move", "game", "days"}
        assert any(setup.imported for setup in setups)
        origins = [setup.origin for setup in setups if setup.origin is not None]
        assert any(origin.moves for origin in origins)
        assert any(origin.position for origin in origins)
        assert snapshots

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


def test_tables_are_stored_of_the_rules_of_today() -> None:
    versions = {f"tables-{game.version}" for game in GAMES.values()}
    assert versions <= {file.stem for file in FILES}


def test_the_tables_are_written_the_same_again(tmp_path: Path) -> None:
    newest = FILES[-1]
    write(tmp_path)
    assert expected(tmp_path / newest.name) == expected(newest)

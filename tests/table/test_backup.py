"""Backups: made while tables are in use, checked by replaying, restored into either database."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from futago.game import BadInput
from futago.table.backup import back_up, restore
from futago.table.check import check_all
from futago.table.journal import Journal
from futago.table.storage import Place, open_journal

from ..cli.test_commands import Run, futago
from ..databases import both
from .make_stored_tables import described
from .tables import with_journal
from .test_stored_games import FILES, every_file, expected, opened

STORED = FILES[-1]

__all__ = ["futago"]


def read_tables(place: Place) -> dict[str, Any]:
    """A description of every table, as a server opens it."""

    async def use(journal: Journal) -> dict[str, Any]:
        found: dict[str, Any] = {
            id: described(await opened(journal, id)) for id in expected(STORED)
        }
        return found | {
            "guests": await journal.tables_of("guest of goryo", 100),
            "notes": [await journal.notes(id) for id in expected(STORED)],
        }

    return with_journal(place, use)


def refusal(work: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as caught:
        work()
    return caught.value.text.id


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement).rowcount == 1


@both
def test_a_backup_of_a_running_server_is_restored_into_either_database(
    tmp_path: Path, place: Place
) -> None:
    restore(STORED, place)
    before = read_tables(place)

    async def running() -> None:
        journal = await open_journal(place)
        found = await asyncio.to_thread(back_up, place, tmp_path / "copy.sqlite")
        assert (found.tables, found.faults) == (len(expected(STORED)), [])
        assert await journal.healthy()
        await journal.close()

    asyncio.run(running())
    files = [file.name for file in tmp_path.iterdir() if not file.name.startswith("tables")]
    assert files == ["copy.sqlite"]
    assert stat.S_IMODE((tmp_path / "copy.sqlite").stat().st_mode) == 0o600
    restore(tmp_path / "copy.sqlite", tmp_path / "again" / "tables.sqlite")
    assert read_tables(tmp_path / "again" / "tables.sqlite") == before
    assert refusal(lambda: restore(tmp_path / "copy.sqlite", place)) == "restore-not-empty"
    restore(tmp_path / "copy.sqlite", place, replace=True)
    assert read_tables(place) == before


@both
def test_tables_in_use_are_not_replaced(place: Place) -> None:
    restore(STORED, place)

    async def running() -> None:
        journal = await open_journal(place)
        work = asyncio.to_thread(restore, STORED, place, replace=True)
        with pytest.raises(BadInput) as caught:
            await work
        assert caught.value.text.id == "restore-in-use"
        await journal.close()

    asyncio.run(running())
    assert check_all(place).faults == []


@every_file
def test_a_file_of_every_version_is_restored_and_sound(tmp_path: Path, stored: Path) -> None:
    place = tmp_path / "tables.sqlite"
    found = restore(stored, place)
    assert (found.tables, found.faults) == (len(expected(stored)), [])
    assert check_all(place) == found


def test_a_file_that_is_replaced_is_kept(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite"
    for _ in range(3):
        restore(STORED, place, replace=True)
    assert sorted(tmp_path.iterdir()) == [
        place,
        tmp_path / f"{place.name}.1",
        tmp_path / f"{place.name}.2",
    ]


@pytest.mark.parametrize(
    ("statement", "part"),
    [
        ("UPDATE tables SET made = '{}' WHERE id = '{id}'", "heading"),
        ("UPDATE tables SET status = 'open' WHERE id = '{id}'", "index"),
        ("UPDATE entries SET data = '{}' WHERE table_id = '{id}' AND number = 3", "entry 3"),
        ("UPDATE entries SET number = 1000 WHERE table_id = '{id}' AND number = 4", "entry 4"),
        ("UPDATE snapshots SET data = '{}' WHERE table_id = '{id}'", "snapshot"),
    ],
)
def test_a_damaged_table_is_named_with_its_part(tmp_path: Path, statement: str, part: str) -> None:
    file = Path(shutil.copy(STORED, tmp_path / "tables.sqlite"))
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT table_id FROM snapshots WHERE data <> '' AND number > 4 ORDER BY table_id"
        (id,) = connection.execute(query).fetchone()
    change(file, statement.replace("{id}", id))
    (fault,) = check_all(file).faults
    assert (fault.id, fault.args) == ("check-table", {"table": id, "part": part})
    place = tmp_path / "restored.sqlite"
    assert restore(file, place).faults == [fault]
    assert not place.exists()
    assert restore(file, place, anyway=True).faults == [fault]
    assert check_all(place).faults == [fault]


def test_a_draw_that_does_not_follow_from_the_seed_is_found(tmp_path: Path) -> None:
    file = Path(shutil.copy(STORED, tmp_path / "tables.sqlite"))
    with closing(sqlite3.connect(file)) as connection, connection:
        rows = connection.execute("SELECT id, made FROM tables WHERE status = 'over'").fetchall()
        for id, made in rows:
            setup = json.loads(made)
            setup["seed"] = "ab" * 32
            connection.execute(
                "UPDATE tables SET made = ? WHERE id = ?", (json.dumps(setup).encode(), id)
            )
    faults = check_all(file).faults
    assert faults
    assert {fault.args["part"] for fault in faults} <= {"draws", "snapshot"}


@pytest.mark.parametrize("content", ["Dear Ann, " * 500, ""])
def test_what_holds_no_tables_cannot_be_checked(tmp_path: Path, content: str) -> None:
    (tmp_path / "tables.sqlite").write_text(content)
    assert refusal(lambda: check_all(tmp_path / "tables.sqlite")) == "journal-damaged"


def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path) -> None:
    address = "postgresql://ann:hush@/futago?host=/no/such/folder"
    assert refusal(lambda: check_all(address)) == "journal-database-unusable"
    assert refusal(lambda: back_up(address, tmp_path / "copy")) == "journal-database-unusable"
    assert refusal(lambda: restore(STORED, address)) == "journal-database-unusable"


def test_what_is_no_backup_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    place, letter = tmp_path / "tables.sqlite", tmp_path / "letter"
    letter.write_text("Dear Ann, " * 500)
    assert refusal(lambda: restore(letter, place)) == "journal-damaged"
    assert refusal(lambda: restore(tmp_path / "none", place)) == "journal-missing"
    assert refusal(lambda: back_up(place, tmp_path / "copy")) == "journal-missing"
    assert refusal(lambda: back_up(STORED, letter)) == "backup-exists"
    assert refusal(lambda: back_up(STORED, tmp_path / "no" / "copy")) == "journal-unwritable"
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]


def test_the_commands(futago: Run, tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir()
    code, out, _ = futago("restore", str(STORED))
    assert (code, out.splitlines()[0]) == (0, "The backup is in place: start the server.")
    code, out, _ = futago("backup", str(copies))
    assert code == 0
    (copy,) = copies.iterdir()
    assert str(copy) in out
    assert "all are sound" in out
    first = "table_id = (SELECT min(id) FROM tables)"
    change(data / "tables.sqlite", f"UPDATE entries SET data = '{{}}' WHERE number = 2 AND {first}")
    code, out, _ = futago("check")
    assert code == 1
    assert "(entry 2)" in out
    assert futago("restore", str(copy))[0] == 2
    assert futago("restore", str(copy), "--replace")[0] == 0
    assert futago("check")[0] == 0

"""Journal files: created, upgraded, or refused with a readable error."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from futago.game import BadInput
from futago.table.journal import JournalFailed, Snapshot, Stored
from futago.table.schema import METADATA
from futago.table.sqlite import SqliteJournal
from futago.table.upgrade import HEAD, MIGRATIONS, REVISIONS

from .make_stored import DATA, fill
from .tables import entries, heading, index, with_journal

FILES = sorted(DATA.glob("journal-*.sqlite"))


async def nothing(journal: SqliteJournal) -> None:
    """Open and close."""


def refusal(file: Path) -> str:
    with pytest.raises(BadInput) as caught:
        with_journal(file, nothing)
    assert str(file) in str(caught.value)
    return caught.value.text.id


async def read_all(journal: SqliteJournal) -> None:
    """All that `make_stored` wrote."""
    a = Stored(heading("a"), index(due=8), Snapshot(3, b"three"), tuple(entries(4, 5)))
    b = Stored(heading("b"), index("over", listed=False), None, tuple(entries(1, 1)))
    assert await journal.load("a") == a
    assert await journal.load("b") == b
    assert await journal.entries("a") == entries(1, 5)
    assert await journal.lobby(9) == [("a", a.index)]
    assert [id for id, _ in await journal.tables_of("ann", 9)] == ["a", "b"]
    assert await journal.tables_of("bob", 9) == [("a", a.index)]
    assert await journal.due(8, 9) == ["a"]
    assert await journal.notes("a") == {"mail": b"note"}
    assert await journal.redeem_code("code", 99) == ("a", b"seat")
    await journal.append("a", entries(6, 6))


@pytest.mark.parametrize("stored", FILES, ids=lambda file: file.stem)
def test_a_file_of_every_schema_is_read_in_full(tmp_path: Path, stored: Path) -> None:
    file = Path(shutil.copy(stored, tmp_path))
    with_journal(file, read_all)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [(HEAD,)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_there_is_a_stored_file_of_every_schema() -> None:
    assert {file.stem for file in FILES} == {f"journal-{r}" for r in REVISIONS}


def test_a_new_file_reads_like_the_stored_ones(tmp_path: Path) -> None:
    with_journal(tmp_path / "new.sqlite", fill)
    with_journal(tmp_path / "new.sqlite", read_all)


def test_the_migrations_are_those_that_alembic_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    assert tuple(step.revision for step in script.walk_revisions())[::-1] == REVISIONS
    assert script.get_current_head() == HEAD


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    with_journal(tmp_path / "new.sqlite", nothing)
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def sql_of(file: Path) -> set[str]:
    """The SQL of the schema, without the table of migrations."""
    query = "SELECT sql FROM sqlite_master WHERE sql NOT NULL AND name <> 'alembic_version'"
    with closing(sqlite3.connect(file)) as connection:
        return {" ".join(sql.split()) for (sql,) in connection.execute(query)}


def test_the_migrations_lead_to_the_exact_sql_of_the_schema(tmp_path: Path) -> None:
    with_journal(tmp_path / "steps.sqlite", nothing)
    engine = create_engine(f"sqlite:///{tmp_path / 'schema.sqlite'}")
    METADATA.create_all(engine)
    engine.dispose()
    assert sql_of(tmp_path / "steps.sqlite") == sql_of(tmp_path / "schema.sqlite")


def test_a_current_file_opens_without_the_migration_libraries(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with_journal(file, nothing)
    program = (
        "import asyncio, pathlib, sys\n"
        "from futago.table.sqlite import SqliteJournal\n"
        f"asyncio.run(SqliteJournal.open(pathlib.Path({str(file)!r})))\n"
        "print({'alembic', 'sqlalchemy'} & sys.modules.keys())"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "set()\n"


def test_only_its_owner_may_read_a_file(tmp_path: Path) -> None:
    async def modes(journal: SqliteJournal) -> dict[str, int]:
        await journal.create(heading("a"), [], index())
        files = (tmp_path / "in" / "here").iterdir()
        return {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}

    found = with_journal(tmp_path / "in" / "here" / "tables.sqlite", modes)
    assert len(found) == 3
    assert set(found.values()) == {0o600}


def test_every_commit_is_synced_and_keys_are_checked(tmp_path: Path) -> None:
    async def settings(journal: SqliteJournal) -> list[tuple[int | str]]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return await journal._write(
            lambda connection: [connection.execute(f"PRAGMA {name}").fetchone() for name in names]
        )

    assert with_journal(tmp_path / "tables.sqlite", settings) == [("wal",), (2,), (1,)]


def test_creating_a_file_logs_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        with_journal(tmp_path / "tables.sqlite", nothing)
    assert [record for record in caplog.records if record.name != "asyncio"] == []


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500, encoding="utf-8")
    assert refusal(file) == "journal-damaged"
    assert file.read_text(encoding="utf-8") == "Dear Ann, " * 500


def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE tables (wood TEXT)")
    before = file.read_bytes()
    assert refusal(file) == "journal-damaged"
    assert file.read_bytes() == before


def test_a_file_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with_journal(file, fill)
    file.write_bytes(file.read_bytes()[:6000])
    assert refusal(file) == "journal-damaged"


def test_a_file_with_a_broken_page_says_so_when_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with_journal(file, fill)
    with closing(sqlite3.connect(file)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        (page,) = connection.execute(query).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xee" * size)

    async def load(journal: SqliteJournal) -> None:
        with pytest.raises(JournalFailed, match="malformed"):
            await journal.load("a")
        with pytest.raises(JournalFailed, match="malformed"):
            await journal.append("a", entries(6, 6))
        assert await journal.notes("a") == {"mail": b"note"}

    with_journal(file, load)


def test_a_file_of_a_newer_schema_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with_journal(file, nothing)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(file) == "journal-newer"


@pytest.mark.parametrize("place", ["a file/tables.sqlite", "a folder"])
def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").touch()
    (tmp_path / "a folder").mkdir()
    assert refusal(tmp_path / place) == "journal-unwritable"


def test_a_folder_in_which_nothing_can_be_made_is_refused() -> None:
    assert refusal(Path("/proc/tables.sqlite")) == "journal-unwritable"

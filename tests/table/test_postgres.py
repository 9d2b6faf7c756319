"""PostgreSQL: databases are created, upgraded or refused with a readable error, and may go away."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from futago.game import SPECTATOR, BadInput
from futago.table.journal import Journal, JournalFailed, NoSuchTable
from futago.table.live import Busy
from futago.table.manager import TableManager
from futago.table.postgres_upgrade import prepare_database
from futago.table.schema import METADATA
from futago.table.storage import open_journal, prepare
from futago.table.table import DuplicateMove

from ..databases import SharedServer
from .make_stored import fill
from .managers import (
    Listener,
    any_action,
    read_again,
    setup_for,
    table_for,
    with_manager,
    written,
)
from .tables import entries, entry, heading, index, with_journal
from .test_files import read_all

SECRET = "hush-hush"


@pytest.fixture
def database(postgres: SharedServer) -> str:
    return postgres.prepared()


@pytest.fixture
def empty(postgres: SharedServer) -> str:
    """A new database without tables."""
    return postgres.server.new_database()


@pytest.fixture
def locked(postgres: SharedServer, database: str) -> Iterator[str]:
    """The address of a database for a user with a password."""
    with postgres.server.connect() as connection:
        connection.execute(f"CREATE ROLE locked LOGIN SUPERUSER PASSWORD '{SECRET}'".encode())
        yield database.replace("postgres@", f"locked:{SECRET}@")
        connection.execute("DROP ROLE locked")


def refusal(address: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        prepare(address)
    assert SECRET not in str(caught.value)
    return caught.value


def change(address: str, statement: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement.encode())


async def nothing(journal: Journal) -> None:
    """Open and close."""


def test_a_new_database_holds_what_a_file_holds(database: str) -> None:
    with_journal(database, fill)
    with_journal(database, read_all)


def test_the_migrations_lead_to_the_schema_and_may_run_in_several_processes(empty: str) -> None:
    async def together() -> None:
        await asyncio.gather(*(asyncio.to_thread(prepare_database, empty) for _ in range(3)))

    asyncio.run(together())
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(empty))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_password_is_used_and_never_shown(locked: str) -> None:
    with_journal(locked, nothing)
    wrong = locked.replace(SECRET, f"{SECRET}-not")
    for address in (wrong, locked.replace(f":{SECRET}", "")):
        refused = refusal(address)
        assert refused.text.id == "journal-database-password"
        assert "locked@" in str(refused)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        (f"postgresql://ann:{SECRET}%zz@localhost/futago", "journal-database-address"),
        (f"postgresql://ann:{SECRET}@localhost:port/futago", "journal-database-unusable"),
        (f"postgresql://ann:a@{SECRET}@localhost/futago", "journal-database-address"),
        (f"postgresql://ann:{SECRET}@localhost/futago?colour={SECRET}", "journal-database-address"),
        (f"postgresql://ann:{SECRET}@localhost:1/futago", "journal-database-unusable"),
        (f"postgres://ann:{SECRET}@/futago?host=/no/such/folder", "journal-database-unusable"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused(address: str, why: str) -> None:
    assert refusal(address).text.id == why


def test_a_database_that_is_not_there_is_refused(database: str) -> None:
    refused = refusal(database.replace("/test", "/missing"))
    assert refused.text.id == "journal-database-unusable"
    assert "does not exist" in str(refused)


def test_a_database_of_a_newer_schema_is_refused(empty: str) -> None:
    prepare(empty)
    change(empty, "UPDATE alembic_version SET version_num = '9999'")
    assert refusal(empty).text.id == "journal-database-newer"


def test_a_database_of_something_else_is_refused_and_left_alone(empty: str) -> None:
    change(empty, "CREATE TABLE tables (wood text)")
    assert refusal(empty).text.id == "journal-database-foreign"
    change(empty, "SELECT wood FROM tables")


def test_without_the_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refusal("postgresql://localhost/futago").text.id == "journal-no-postgresql"


def test_commits_are_synced_whatever_the_default_of_the_database(empty: str) -> None:
    name = "test" + empty.partition("/test")[2].partition("?")[0]
    change(empty, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def setting() -> str:
        journal = await open_journal(empty)
        (row,) = await journal._rows("SHOW synchronous_commit")  # type: ignore[attr-defined]
        await journal.close()
        return str(row[0])

    assert asyncio.run(setting()) == "on"


def test_names_that_postgresql_cannot_represent_are_unknown_and_spoil_no_group(
    database: str,
) -> None:
    async def use(journal: Journal) -> None:
        odd = "a\0b"
        assert await journal.load(odd) is None
        assert await journal.entries(odd) == []
        assert not await journal.is_guest(odd, odd)
        assert await journal.redeem_code(odd, 1) is None
        await journal.create(heading("a"), [], index())
        results = await asyncio.gather(
            journal.append("a", [entry(1)]),
            journal.append(odd, [entry(1)]),
            journal.append("a", [entry(2)], guests=[odd]),
            journal.append("b", [entry(1)]),
            journal.append("a", [entry(2)]),
            return_exceptions=True,
        )
        kinds = [type(result) for result in results]
        assert kinds == [type(None), JournalFailed, JournalFailed, NoSuchTable, type(None)]
        assert await journal.entries("a") == entries(1, 2)

    with_journal(database, use)


def test_a_journal_goes_on_after_the_database_was_away(
    postgres: SharedServer, database: str
) -> None:
    async def use(journal: Journal) -> None:
        await journal.create(heading("a"), entries(1, 1), index())
        postgres.server.stop()
        with pytest.raises(JournalFailed):
            await journal.append("a", entries(2, 2))
        with pytest.raises(JournalFailed):
            await journal.load("a")
        assert not await journal.healthy()
        postgres.server.start()
        while not await journal.healthy():
            pass
        await journal.append("a", entries(2, 2))
        assert await journal.entries("a") == entries(1, 2)

    with_journal(database, use)


def test_a_move_that_was_not_stored_is_seen_by_nobody_and_play_goes_on(
    postgres: SharedServer, database: str
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        watching = Listener()
        await live.watch(watching, None)
        before, number = written(live.table), live.table.number
        seat, action = any_action(live, random.Random(1))
        postgres.server.stop()
        for _ in range(2):
            with pytest.raises(Busy):
                await live.move(seat, [action], number + 1)
        with pytest.raises(Busy):
            await live.see(seat, None, None)
        postgres.server.start()
        while not await manager.journal.healthy():
            pass
        await live.see(SPECTATOR, None, None)
        assert (written(live.table), watching.numbers()) == (before, [])
        assert await live.move(seat, [action], number + 1) == number + 1
        assert watching.numbers() == [number + 1]

    with_manager(database, use)


def test_a_move_whose_commit_was_not_confirmed_is_found_and_published(database: str) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        watching = Listener()
        await live.watch(watching, None)
        seat, action = any_action(live, random.Random(1))
        number, append = live.table.number + 1, live.journal.append

        async def unconfirmed(*given: Any) -> None:
            await append(*given)
            raise JournalFailed("the connection was lost")

        live.journal.append = unconfirmed  # type: ignore[method-assign, assignment]
        with pytest.raises(Busy):
            await live.move(seat, [action], number)
        assert watching.numbers() == [number]
        with pytest.raises(DuplicateMove):
            await live.move(seat, [action], number)
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(database, use)

"""A row that cannot be read affects its own table only."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from structlog.testing import capture_logs

from futago.game import BadInput
from futago.table.entries import Sat
from futago.table.journal import Journal, JournalFailed
from futago.table.manager import TableManager
from futago.table.shards import Fence
from futago.table.sqlite import SqliteJournal

from .journal_tables import manager_of, setup_for
from .tables import with_journal

LAST_ENTRY: Final = "UPDATE entries SET data = ? WHERE table_id = ? AND number = 3"
HEADING: Final = "UPDATE tables SET made = ? WHERE id = ?"
SNAPSHOT: Final = "INSERT INTO snapshots (data, table_id, number) VALUES (?, ?, 3)"
DAMAGE: Final[dict[str, tuple[str, Any]]] = {
    "half an entry": (LAST_ENTRY, b'{"kind":"start","mo'),
    "an empty entry": (LAST_ENTRY, b""),
    "an entry that is no text": (LAST_ENTRY, b"\xff\xfe\x00"),
    "an entry of an unknown kind": (LAST_ENTRY, b'{"kind":"dance"}'),
    "an entry without a mover": (LAST_ENTRY, b'{"kind":"start","moves":[{"do":"draw"}]}'),
    "a move against the rules": (
        LAST_ENTRY,
        b'{"kind":"start","moves":[{"by":"goryo","do":"break","space":"z9"}]}',
    ),
    "an entry for a seat that is not there": (
        LAST_ENTRY,
        b'{"kind":"concede","by":"nobody","reason":"time","bot":"greedy"}',
    ),
    "half a heading": (HEADING, b'{"game":"goryo"'),
    "a heading of an unknown game": (
        HEADING,
        b'{"game":"chess","version":"1","options":{},"seed":"ab"}',
    ),
    "half a snapshot": (SNAPSHOT, b'{"standing":'),
}


def damage(file: Path, table: str, query: str, data: Any) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(query, (data, table)).rowcount == 1


async def with_a_bot_to_move(manager: TableManager) -> str:
    """A table at which a bot has to move as soon as a server runs."""
    setup = setup_for("goryo", {}, "damaged")
    sat = [Sat("goryo", "Bot", None, "greedy"), Sat("samurai", "Ann", "guest of ann")]
    return (await manager.create(setup, sat)).table.id


@pytest.mark.parametrize("form", DAMAGE)
def test_an_unreadable_table_is_set_aside_and_the_others_continue(
    tmp_path: Path, form: str
) -> None:
    file = tmp_path / "tables.sqlite"

    async def make(journal: SqliteJournal) -> tuple[str, str]:
        manager = manager_of(journal)
        tables = await with_a_bot_to_move(manager), await with_a_bot_to_move(manager)
        await manager.close()
        return tables

    async def restart(journal: SqliteJournal) -> None:
        manager = manager_of(journal)
        with capture_logs() as logs:
            await manager.start()
            assert list(manager.tables) == [sound]
            for _ in range(2):
                await manager.load_due()
                with pytest.raises(BadInput) as refused:
                    await manager.open(damaged)
                assert refused.value.text.id == "table-damaged"
        errors = [line for line in logs if line["log_level"] == "error"]
        assert [line["table"] for line in errors] == [damaged], "once, and with its id"
        assert (await manager.open(sound)) is manager.tables[sound]
        await manager.close()

    damaged, sound = with_journal(file, make)
    damage(file, damaged, *DAMAGE[form])
    with_journal(file, restart)


def test_a_row_that_sqlite_cannot_read_does_not_prevent_a_start(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.sqlite"

    async def make(journal: SqliteJournal) -> tuple[str, str]:
        manager = manager_of(journal)
        tables = await with_a_bot_to_move(manager), await with_a_bot_to_move(manager)
        await manager.close()
        return tables

    async def restart(journal: SqliteJournal) -> None:
        manager = manager_of(journal)
        with capture_logs() as logs:
            await manager.start()
        assert list(manager.tables) == [sound]
        assert {"log_level": "error", "table": damaged}.items() <= logs[-1].items()
        await manager.close()

    damaged, sound = with_journal(file, make)
    query = "UPDATE entries SET data = CAST(? AS TEXT) WHERE table_id = ? AND number = 3"
    damage(file, damaged, query, b"\xff\xfe")
    with_journal(file, restart)


class Away:
    """A journal that fails to load a table so many times."""

    def __init__(self, journal: Journal, times: int) -> None:
        self._journal = journal
        self._left = times

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def load(self, table: str) -> Any:
        self._left -= 1
        if self._left >= 0:
            raise JournalFailed("the connection was lost")
        return await self._journal.load(table)

    async def healthy(self) -> bool:
        return self._left <= 0


@pytest.mark.parametrize("times", [1, 2])
def test_a_table_is_not_set_aside_because_the_database_was_away(tmp_path: Path, times: int) -> None:
    async def use(journal: SqliteJournal) -> None:
        table = await with_a_bot_to_move(manager_of(journal))
        manager = manager_of(Away(journal, times))
        for _ in range(times):
            await manager.load_due()
        assert list(manager.tables) == [table]
        assert not manager.quarantined
        await manager.close()

    with_journal(tmp_path / "tables.sqlite", use)


def test_a_table_is_not_set_aside_because_it_changes_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(journal: SqliteJournal) -> None:
        table = await with_a_bot_to_move(manager_of(journal))
        manager = manager_of(journal)
        fences = iter([Fence(1, 1), Fence(1, 2)])  # before it is loaded, and afterwards
        monkeypatch.setattr(manager, "_fence", lambda table: next(fences, None))
        await manager.load_due()
        assert not manager.tables
        assert not manager.quarantined
        await manager.load_due()
        assert list(manager.tables) == [table]
        await manager.close()

    with_journal(tmp_path / "tables.sqlite", use)


def test_an_unreadable_old_entry_is_reported_when_the_log_is_read(tmp_path: Path) -> None:
    """The game continues from a snapshot, but its history cannot be shown."""
    file = tmp_path / "tables.sqlite"

    async def use(journal: SqliteJournal) -> None:
        manager = manager_of(journal)
        setup = setup_for("goryo", {}, "damaged")
        sat = [Sat("goryo", "Ben", "guest of ben"), Sat("samurai", "Ann", "guest of ann")]
        live = await manager.create(setup, sat)
        damage(file, live.table.id, LAST_ENTRY, b"{")
        assert (await live.see("samurai", "guest of ann", None)).number == 3
        with capture_logs() as logs, pytest.raises(BadInput) as refused:
            await live.see("samurai", "guest of ann", None, after=0)
        assert refused.value.text.id == "table-damaged"
        assert [line["table"] for line in logs] == [live.table.id]
        await manager.close()

    with_journal(file, use)

"""The lobby: nobody fills it alone, and abandoned tables leave it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from futago.errors import BadInput, IllegalAction
from futago.table.creation import SeatRequest, TableSettings, setup_of
from futago.table.journal import JournalFailed, trouble_of
from futago.table.live import Busy
from futago.table.lobby import MAX_OPEN, OPEN_LIFETIME
from futago.table.manager import TableManager
from futago.table.removal import remove_tables

from .managers import ANN, Time, setup_for, table_for, with_manager

SETTINGS = TableSettings(
    public=True, seats={"goryo": SeatRequest("me"), "samurai": SeatRequest("open")}
)


async def open_table(manager: TableManager, client: str, guest: str = ANN) -> str:
    setup = setup_of("goryo", {}, SETTINGS, manager.sources.seed(), None)
    return (await manager.create_for(setup, SETTINGS, guest, client)).table.id


def test_many_tables_of_one_address_do_not_hide_those_of_others(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        others = [await open_table(manager, f"192.0.2.{n}", f"guest {n}") for n in range(5)]
        time.pass_by(60)
        crowd = [await open_table(manager, "198.51.100.1", f"new {n}") for n in range(20)]
        shown = [id for id, _ in await manager.lobby(10)]
        assert set(others) < set(shown)
        assert len(shown) == 10
        assert set(shown) - set(others) <= set(crowd)
        changed = [index.changed for _, index in await manager.lobby(10)]
        assert changed == sorted(changed, reverse=True)

    with_manager(tmp_path, use, time)


def test_an_address_may_have_only_so_many_open_tables(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        first = await open_table(manager, "192.0.2.1")
        for _ in range(MAX_OPEN - 1):
            await open_table(manager, "192.0.2.1")
        with pytest.raises(IllegalAction) as refused:
            await open_table(manager, "192.0.2.1")
        assert refused.value.text.id == "table-too-many-open"
        await open_table(manager, "192.0.2.2")
        live = await manager.open(first)
        assert live is not None
        await live.sit("samurai", "Ben", "ben", None)
        await open_table(manager, "192.0.2.1")

    with_manager(tmp_path, use)


def test_an_abandoned_open_table_leaves_the_list(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        old = await open_table(manager, "192.0.2.1")
        time.pass_by(OPEN_LIFETIME / 1000 + 1)
        new = await open_table(manager, "192.0.2.1")
        assert [id for id, _ in await manager.lobby(10)] == [new]
        live = await manager.open(old)
        assert live is not None
        await live.sit("samurai", "Ben", "ben", None)  # its link still works
        assert [id for id, _ in await manager.lobby(10)] == [old, new]

    with_manager(tmp_path, use, time)


def test_a_removed_table_is_gone_and_the_others_stay(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        kept, gone = await open_table(manager, "a"), await open_table(manager, "a")
        live = await manager.open(gone)
        assert live is not None
        file = tmp_path / "tables.sqlite"
        with pytest.raises(BadInput):
            remove_tables(file, [gone, "nothing"])
        assert await manager.journal.load(gone) is not None
        remove_tables(file, [gone])
        assert [id for id, _ in await manager.lobby(10)] == [kept]
        with pytest.raises(Busy):
            await live.say("goryo", "Ann", "Hello")
        assert live.closed == "removed"
        assert await manager.open(gone) is None
        assert await manager.open(kept) is not None

    with_manager(tmp_path, use)


def test_tables_that_cannot_be_opened_do_not_keep_others_asleep(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(), bots=("goryo", "samurai"))
        manager.driver.release(live)
        del manager.tables[live.table.id]
        asked = list[int]()
        due = manager.journal.due

        async def counted(before: int, limit: int) -> list[str]:
            asked.append(limit)
            return await due(before, limit)

        async def broken(table: str) -> Any:
            raise RuntimeError

        manager.journal.due = counted  # type: ignore[method-assign]
        manager.journal.load = broken  # type: ignore[method-assign]
        await manager.load_due()
        assert list(manager.quarantined) == [live.table.id]
        await manager.load_due()
        assert asked == [500, 501]

    with_manager(tmp_path, use)


@pytest.mark.parametrize(
    ("said", "trouble"),
    [
        ("database or disk is full", "full"),
        ("could not extend file: No space left on device", "full"),
        ("database disk image is malformed", "damaged"),
        ("file is not a database", "damaged"),
        ("attempt to write a readonly database", "failing"),
    ],
)
def test_what_is_wrong_with_the_database_is_told(said: str, trouble: str) -> None:
    assert trouble_of(JournalFailed(said)) == trouble

"""What the journal stores, and what it refuses."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from futago.table.journal import (
    Journal,
    JournalFailed,
    NoSuchTable,
    NumberConflict,
    Snapshot,
    Stored,
)
from futago.table.storage import Place, open_journal

from ..databases import both
from .tables import AnyJournal, entries, entry, heading, index, with_journal

pytestmark = both


def test_it_fulfils_the_interface(place: Place) -> None:
    async def use(journal: Journal) -> bool:
        return await journal.healthy()

    assert with_journal(place, use)


def test_a_table_is_loaded_as_it_was_stored_even_after_closing(place: Place) -> None:
    async def write(journal: AnyJournal) -> Stored | None:
        await journal.create(heading("a"), entries(1, 2), index("open", due=7))
        await journal.append("a", [entry(3, b"\0\xff")], index("over", listed=False, changed=9))
        return await journal.load("a")

    async def read(journal: AnyJournal) -> Stored | None:
        return await journal.load("a")

    kept = (*entries(1, 2), entry(3, b"\0\xff"))
    expected = Stored(heading("a"), index("over", listed=False, changed=9), None, kept)
    assert with_journal(place, write) == expected
    assert with_journal(place, read) == expected


def test_there_is_nothing_of_a_table_that_was_not_created(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        assert await journal.load("a") is None
        assert await journal.entries("a") == []
        assert await journal.notes("a") == {}
        assert not await journal.is_guest("a", "ann")
        for refused in (
            journal.append("a", [entry(1)]),
            journal.append("a", [entry(5)]),
            journal.append("a", [], index()),
            journal.admit("a", "ann"),
            journal.store_code("code", "a", b"", 1),
            journal.store_note("a", "name", b""),
        ):
            with pytest.raises(NoSuchTable):
                await refused

    with_journal(place, use)


@pytest.mark.parametrize("first", [1, 2, 4, 9])
def test_an_append_that_does_not_follow_the_last_entry_stores_nothing(
    place: Place, first: int
) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), entries(1, 2), index())
        before = await journal.load("a")
        late = entries(first, first + 1)
        with pytest.raises(NumberConflict):
            await journal.append("a", late, index("over"), ["ann"], Snapshot(first, b"late"))
        assert await journal.load("a") == before
        assert not await journal.is_guest("a", "ann")

    with_journal(place, use)


def test_an_append_with_a_gap_inside_stores_nothing(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [entry(1)], index())
        with pytest.raises(NumberConflict):
            await journal.append("a", [entry(2), entry(4)])
        assert await journal.entries("a") == [entry(1)]

    with_journal(place, use)


def test_a_table_is_created_once(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), entries(1, 2), index(), ["ann"])
        with pytest.raises(NumberConflict):
            await journal.create(heading("a"), [entry(1, b"other")], index("over"), ["bob"])
        with pytest.raises(NumberConflict):
            await journal.create(heading("b"), [entry(2)], index())
        assert await journal.load("b") is None
        assert await journal.entries("a") == entries(1, 2)
        assert not await journal.is_guest("a", "bob")

    with_journal(place, use)


def test_a_range_of_entries_includes_both_ends(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), entries(1, 9), index())
        assert await journal.entries("a", 3) == entries(3, 9)
        assert await journal.entries("a", 3, 5) == entries(3, 5)
        assert await journal.entries("a", last=0) == []

    with_journal(place, use)


def test_a_load_begins_after_the_newest_snapshot(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), entries(1, 4), index())
        await journal.append("a", [entry(5)], snapshot=Snapshot(3, b"three"))
        await journal.append("a", [], snapshot=Snapshot(2, b"two"))
        stored = await journal.load("a")
        assert stored is not None
        assert (stored.snapshot, stored.entries) == (Snapshot(3, b"three"), tuple(entries(4, 5)))
        await journal.append("a", [entry(6)], snapshot=Snapshot(6, b"six"))
        stored = await journal.load("a")
        assert stored is not None
        assert (stored.snapshot, stored.entries) == (Snapshot(6, b"six"), ())
        assert await journal.entries("a") == entries(1, 6)

    with_journal(place, use)


def test_there_is_no_snapshot_of_an_entry_to_come(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), entries(1, 4), index())
        with pytest.raises(ValueError, match="entry 6"):
            await journal.append("a", [entry(5)], snapshot=Snapshot(6, b""))
        assert await journal.entries("a") == entries(1, 4)

    with_journal(place, use)


def test_the_lobby_has_what_is_listed_and_not_over_newest_change_first(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("old"), [], index(changed=1))
        await journal.create(heading("new"), [], index("open", changed=3))
        await journal.create(heading("over"), [], index("over", changed=4))
        await journal.create(heading("hidden"), [], index(listed=False, changed=5))
        assert await journal.lobby(9) == [
            ("new", index("open", changed=3)),
            ("old", index(changed=1)),
        ]
        await journal.append("old", [entry(1)], index(changed=6))
        assert [id for id, _ in await journal.lobby(9)] == ["old", "new"]
        assert [id for id, _ in await journal.lobby(1)] == ["old"]
        await journal.append("old", [entry(2)], index("over", changed=7))
        assert [id for id, _ in await journal.lobby(9)] == ["new"]

    with_journal(place, use)


def test_guests_find_their_tables_newest_change_first(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index(changed=1), ["ann"])
        await journal.create(heading("b"), [], index("over", listed=False, changed=2), ["bob"])
        await journal.append("b", [entry(1)], guests=["ann", "bob"])
        await journal.admit("a", "cat")
        await journal.admit("a", "cat")
        assert [id for id, _ in await journal.tables_of("ann", 9)] == ["b", "a"]
        assert [id for id, _ in await journal.tables_of("ann", 1)] == ["b"]
        assert await journal.tables_of("bob", 9) == [("b", index("over", listed=False, changed=2))]
        assert [id for id, _ in await journal.tables_of("cat", 9)] == ["a"]
        assert await journal.tables_of("dan", 9) == []
        assert await journal.is_guest("a", "cat")
        assert not await journal.is_guest("b", "cat")

    with_journal(place, use)


def test_a_table_is_known_to_its_guests_and_if_it_is_listed_to_everybody(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("public"), [], index(listed=True), ["ann"])
        await journal.create(heading("private"), [], index(listed=False), ["ann"])
        for table, guest, known in (
            ("public", "ann", True),
            ("public", "bob", True),
            ("public", None, True),
            ("private", "ann", True),
            ("private", "bob", False),
            ("private", None, False),
            ("missing", "ann", False),
        ):
            assert await journal.is_known_to(table, guest) is known, (table, guest)

    with_journal(place, use)


def test_tables_are_due_when_their_time_has_come_the_longest_overdue_first(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        for id, due in (("late", 5), ("now", 7), ("soon", 8), ("never", None), ("first", 1)):
            await journal.create(heading(id), [], index(due=due))
        assert await journal.due(7, 9) == ["first", "late", "now"]
        assert await journal.due(7, 1) == ["first"]
        await journal.append("late", [entry(1)], index(due=None))
        assert await journal.due(7, 9) == ["first", "now"]

    with_journal(place, use)


def test_a_code_is_given_to_one_of_many_who_ask_at_once(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        other = await open_journal(place)
        await journal.create(heading("a"), [], index())
        await journal.store_code("code", "a", b"seat", 100)
        assert await journal.redeem_code("another", 99) is None
        asked = [j.redeem_code("code", 99) for _ in range(20) for j in (journal, other)]
        given = [taken for taken in await asyncio.gather(*asked) if taken is not None]
        assert given == [("a", b"seat")]
        await other.close()

    with_journal(place, use)


def test_an_expired_code_is_never_given(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        await journal.store_code("code", "a", b"seat", 100)
        assert await journal.redeem_code("code", 100) is None
        assert await journal.redeem_code("code", 99) is None

    with_journal(place, use)


def test_a_code_is_stored_once(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        await journal.store_code("code", "a", b"one", 100)
        with pytest.raises(JournalFailed):
            await journal.store_code("code", "a", b"two", 100)
        assert await journal.redeem_code("code", 1) == ("a", b"one")

    with_journal(place, use)


def test_notes_are_written_rewritten_and_removed(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        await journal.create(heading("b"), [], index())
        await journal.store_note("a", "mail", b"one")
        await journal.store_note("a", "mail", b"two")
        await journal.store_note("a", "muted", b"")
        assert await journal.notes("a") == {"mail": b"two", "muted": b""}
        assert await journal.notes("b") == {}
        await journal.store_note("a", "mail", None)
        await journal.store_note("a", "never", None)
        assert await journal.notes("a") == {"muted": b""}

    with_journal(place, use)


def test_many_at_once_leave_every_table_in_order_and_in_few_commits(place: Place) -> None:
    tables = [f"table {number}" for number in range(8)]

    async def use(journal: AnyJournal) -> None:
        for table in tables:
            await journal.create(heading(table), [], index())
        before = journal.commits
        work = [(table, number) for number in range(1, 26) for table in tables]
        await asyncio.gather(*(journal.append(t, [entry(n)], index()) for t, n in work))
        assert journal.commits - before < len(work) / 10
        for table in tables:
            assert await journal.entries(table) == entries(1, 25)

    with_journal(place, use)


def test_a_refused_append_does_not_spoil_its_group(place: Place) -> None:
    rng = random.Random(5)

    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        before = journal.commits
        numbers = [n for number in range(1, 101) for n in [number] * rng.randint(1, 3)]
        appends = [journal.append("a", [entry(n, b"%d" % i)]) for i, n in enumerate(numbers)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert journal.commits - before < 10
        first = [numbers.index(number) for number in range(1, 101)]
        kept = [i for i, result in enumerate(results) if result is None]
        assert kept == first
        assert {type(result) for result in results} == {type(None), NumberConflict}
        assert await journal.entries("a") == [entry(n, b"%d" % first[n - 1]) for n in range(1, 101)]

    with_journal(place, use)


def test_somebody_who_stops_waiting_does_not_stop_the_others(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        tasks = [asyncio.create_task(journal.append("a", [entry(n)])) for n in range(1, 11)]
        await asyncio.sleep(0)
        tasks[4].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [i for i, result in enumerate(results) if result is not None] == [4]
        assert await journal.entries("a") == entries(1, 10)

    with_journal(place, use)


def test_closing_writes_what_waits_and_then_nothing_more(place: Place) -> None:
    async def use(journal: AnyJournal) -> None:
        await journal.create(heading("a"), [], index())
        tasks = [asyncio.create_task(journal.append("a", [entry(n)])) for n in range(1, 51)]
        await asyncio.sleep(0)
        await journal.close()
        await journal.close()
        assert all(task.done() and task.exception() is None for task in tasks)
        for refused in (journal.append("a", [entry(51)]), journal.load("a")):
            with pytest.raises(JournalFailed):
                await refused
        assert not await journal.healthy()

    with_journal(place, use)
    if isinstance(place, Path):
        assert [path.name for path in place.parent.iterdir()] == [place.name]

    async def read(journal: AnyJournal) -> None:
        assert await journal.entries("a") == entries(1, 50)

    with_journal(place, read)

"""What a server left undone when it went down is done by the next one."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from futago.game import random_action
from futago.table.entries import Answered, EntryData, Offered, Sat, encode_entry
from futago.table.journal import Entry, Journal, JournalFailed
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.setup import Clock
from futago.table.storage import Place

from ..databases import both
from .journal_tables import START, everybody, manager_of, picture, play_on, read_whole, setup_for
from .tables import with_journal

pytestmark = both


class Listener:
    """A watcher that records the event numbers."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.guest: str | None = f"guest of {seat}"
        self.language: str | None = None
        self.messages = list[int]()
        self.closed: str | None = None

    def send(self, number: int, message: bytes) -> None:
        if message.startswith(b'{"type":"event"'):
            self.messages.append(number)

    def close(self, reason: str) -> None:
        self.closed = reason


async def goryo(manager: TableManager, clock: Clock | None = None) -> LiveTable:
    setup = setup_for("goryo", {}, "going on", clock)
    return await manager.create(setup, everybody(setup))


async def cut_off_after(journal: Journal, live: LiveTable, *entries: EntryData) -> None:
    """As if the server had crashed right after storing these entries."""
    first = live.table.number + 1
    stored_entries = [
        Entry(n, START, encode_entry(entry)) for n, entry in enumerate(entries, first)
    ]
    await journal.append(live.table.id, stored_entries)


async def reopened(journal: Journal, live: LiveTable) -> LiveTable:
    again = await manager_of(journal).open(live.table.id)
    assert again is not None
    return again


def test_a_game_starts_although_the_server_crashed_after_the_last_seat_was_taken(
    place: Place,
) -> None:
    async def use(journal: Journal) -> None:
        setup = setup_for("goryo", {}, "last seat")
        ann, bob = everybody(setup)
        live = await manager_of(journal).create(setup, [ann])
        await cut_off_after(journal, live, Sat(bob.seat, bob.name, bob.guest))
        again = await reopened(journal, live)
        assert again.table.status == "running"
        assert picture(await read_whole(journal, live.table.id)) == picture(again.table)

    with_journal(place, use)


def test_an_accepted_offer_is_carried_out_after_a_crash(place: Place) -> None:
    async def use(journal: Journal) -> None:
        live = await goryo(manager_of(journal))
        offered = Offered("goryo", "pause")
        await cut_off_after(journal, live, offered, Answered("samurai", True))
        again = await reopened(journal, live)
        assert again.table.status == "paused"
        assert again.table.progress.offer is None

    with_journal(place, use)


def test_an_accepted_rematch_starts_after_a_crash(place: Place) -> None:
    async def use(journal: Journal) -> None:
        live = await goryo(manager_of(journal))
        await live.concede("goryo", "resigned", "greedy")
        offered = Offered("goryo", "rematch")
        await cut_off_after(journal, live, offered, Answered("samurai", True))
        again = await reopened(journal, live)
        other = again.table.progress.rematch
        assert other is not None
        table = await read_whole(journal, other)
        assert table.seats["samurai"].guest == "guest of goryo"

    with_journal(place, use)


class FailingOnce:
    """A journal that does not store the next entry but one."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.appends = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def append(self, *what: Any) -> None:
        self.appends += 1
        if self.appends == 2:
            raise JournalFailed("the disk is full")
        await self._journal.append(*what)


def test_what_was_stored_stands_although_what_follows_from_it_could_not_be(place: Place) -> None:
    async def use(journal: Journal) -> None:
        setup = setup_for("goryo", {}, "last seat")
        ann, bob = everybody(setup)
        live = await manager_of(journal).create(setup, [ann])
        live.journal = FailingOnce(journal)
        assert await live.sit(bob.seat, bob.name, bob.guest, None) == live.table.number
        assert (live.table.status, live.unfinished) == ("open", True)
        await live.resume()
        assert (live.table.status, live.unfinished) == ("running", False)

        live.journal = failing = FailingOnce(journal)
        failing.appends = -1
        await live.offer("goryo", "pause")
        await live.answer("samurai", True)
        assert (live.table.status, live.unfinished) == ("running", True)
        await live.resume()
        assert (live.table.status, live.unfinished) == ("paused", False)
        assert picture(await read_whole(journal, live.table.id)) == picture(live.table)

    with_journal(place, use)


def test_time_that_ran_out_while_the_server_was_down_ends_the_game(place: Place) -> None:
    async def use(journal: Journal) -> None:
        live = await goryo(manager_of(journal), Clock("days", 86_400))
        manager = manager_of(journal, lambda: START + 2 * 86_400_000)
        await manager.start()
        ended = asyncio.Event()
        again = manager.tables[live.table.id]
        again.after_change = lambda live, draft: ended.set()
        await ended.wait()
        assert again.table.status == "over"
        assert again.table.state.result()["reason"] == "time"
        await manager.close()

    with_journal(place, use)


def test_a_cancelled_request_leaves_no_move_unpublished(place: Place) -> None:
    async def use(journal: Journal) -> None:
        live = await goryo(manager_of(journal))
        listener = Listener("samurai")
        await live.watch(listener, None)
        seat, number = live.table.movers[0], live.table.number + 1
        action = random_action(live.table.state.legal_actions(seat), random.Random("gone"))
        move = asyncio.create_task(live.move(seat, [action], number))
        while live.table.number < number:
            await asyncio.sleep(0)  # it is being stored now
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        assert listener.messages == [number]
        assert not live.lock.locked()
        await play_on(live, random.Random("on"), 1)
        assert listener.messages == [number, number + 1]

    with_journal(place, use)


def test_two_managers_on_one_file_assign_each_number_once_and_stay_in_sync(
    place: Place,
) -> None:
    async def use(journal: Journal) -> None:
        first = await goryo(manager_of(journal))
        second = await reopened(journal, first)
        rng = random.Random("two")
        listeners = [Listener("samurai"), Listener("samurai")]
        for live, listener in zip((first, second), listeners, strict=True):
            await live.watch(listener, None)
        while not first.table.over:
            seat, number = first.table.movers[0], first.table.number + 1
            action = random_action(first.table.state.legal_actions(seat), rng)
            lives = [first, second]
            rng.shuffle(lives)
            # The same move on both: one stores it, the other finds it there already.
            answers = [live.move(seat, [action], number) for live in lives]
            done = await asyncio.gather(*answers, return_exceptions=True)
            assert done.count(number) == 1
            (other,) = (answer for answer in done if answer != number)
            assert getattr(other, "number", None) == number, other
            assert picture(first.table) == picture(second.table)
        numbers = list(range(4, first.table.number + 1))
        assert [listener.messages for listener in listeners] == [numbers, numbers]

    with_journal(place, use)

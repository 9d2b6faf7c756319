"""What was due when a server went down is done by the next one, and nothing is told halfway."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from futago.game import random_action
from futago.table.entries import Answered, EntryData, Offered, Sat, encode_entry
from futago.table.house import House
from futago.table.journal import Entry
from futago.table.live import LiveTable
from futago.table.setup import Clock
from futago.table.sqlite import SqliteJournal

from .rooms import START, everybody, house_in, picture, play_on, read_whole, setup_for
from .tables import with_journal


class Listener:
    """Hears everything at a table."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.guest: str | None = f"guest of {seat}"
        self.language: str | None = None
        self.heard = list[int]()
        self.closed: str | None = None

    def tell(self, number: int, message: bytes) -> None:
        if message.startswith(b'{"type":"event"'):
            self.heard.append(number)

    def close(self, reason: str) -> None:
        self.closed = reason


async def goryo(house: House, clock: Clock | None = None) -> LiveTable:
    setup = setup_for("goryo", {}, "going on", clock)
    return await house.make(setup, everybody(setup))


async def cut_off_after(journal: SqliteJournal, live: LiveTable, *entries: EntryData) -> None:
    """The server went down when it had kept these and nothing more."""
    first = live.table.number + 1
    kept = [Entry(n, START, encode_entry(entry)) for n, entry in enumerate(entries, first)]
    await journal.append(live.table.id, kept)


async def opened_anew(journal: SqliteJournal, live: LiveTable) -> LiveTable:
    again = await house_in(journal).open(live.table.id)
    assert again is not None
    return again


def test_a_game_begins_though_the_server_fell_with_the_last_seat_taken(tmp_path: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        setup = setup_for("goryo", {}, "last seat")
        ann, bob = everybody(setup)
        live = await house_in(journal).make(setup, [ann])
        await cut_off_after(journal, live, Sat(bob.seat, bob.name, bob.guest))
        again = await opened_anew(journal, live)
        assert again.table.status == "running"
        assert picture(await read_whole(journal, live.table.id)) == picture(again.table)

    with_journal(tmp_path / "tables.sqlite", use)


def test_what_all_had_agreed_to_is_done_though_the_server_fell(tmp_path: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        live = await goryo(house_in(journal))
        offered = Offered("goryo", "pause")
        await cut_off_after(journal, live, offered, Answered("samurai", True))
        again = await opened_anew(journal, live)
        assert again.table.status == "paused"
        assert again.table.standing.offer is None

    with_journal(tmp_path / "tables.sqlite", use)


def test_a_rematch_that_was_agreed_to_comes_though_the_server_fell(tmp_path: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        live = await goryo(house_in(journal))
        await live.concede("goryo", "resigned", "greedy")
        offered = Offered("goryo", "rematch")
        await cut_off_after(journal, live, offered, Answered("samurai", True))
        again = await opened_anew(journal, live)
        other = again.table.standing.rematch
        assert other is not None
        table = await read_whole(journal, other)
        assert table.seats["samurai"].guest == "guest of goryo"

    with_journal(tmp_path / "tables.sqlite", use)


def test_time_that_ran_out_while_no_server_was_there_ends_the_game(tmp_path: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        live = await goryo(house_in(journal), Clock("days", 86_400))
        house = house_in(journal, lambda: START + 2 * 86_400_000)
        await house.start()
        ended = asyncio.Event()
        again = house.tables[live.table.id]
        again.after_change = lambda live, draft: ended.set()
        await ended.wait()
        assert again.table.status == "over"
        assert again.table.state.result()["reason"] == "time"
        await house.close()

    with_journal(tmp_path / "tables.sqlite", use)


def test_a_caller_who_goes_away_leaves_no_move_untold(tmp_path: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        live = await goryo(house_in(journal))
        listener = Listener("samurai")
        await live.watch(listener, None)
        seat, number = live.table.movers[0], live.table.number + 1
        action = random_action(live.table.state.legal_actions(seat), random.Random("gone"))
        move = asyncio.create_task(live.move(seat, action, number))
        while live.table.number < number:
            await asyncio.sleep(0)  # it is being kept now
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        assert listener.heard == [number]
        assert not live.lock.locked()
        await play_on(live, random.Random("on"), 1)
        assert listener.heard == [number, number + 1]

    with_journal(tmp_path / "tables.sqlite", use)


def test_two_houses_on_one_file_give_each_number_once_and_learn_from_each_other(
    tmp_path: Path,
) -> None:
    async def use(journal: SqliteJournal) -> None:
        first = await goryo(house_in(journal))
        second = await opened_anew(journal, first)
        rng = random.Random("two")
        listeners = [Listener("samurai"), Listener("samurai")]
        for live, listener in zip((first, second), listeners, strict=True):
            await live.watch(listener, None)
        while not first.table.over:
            seat, number = first.table.movers[0], first.table.number + 1
            action = random_action(first.table.state.legal_actions(seat), rng)
            houses = [first, second]
            rng.shuffle(houses)
            # The same move on both: one enters it, the other finds that it is there already.
            answers = [live.move(seat, action, number) for live in houses]
            done = await asyncio.gather(*answers, return_exceptions=True)
            assert done.count(number) == 1
            (other,) = (answer for answer in done if answer != number)
            assert getattr(other, "number", None) == number, other
            assert picture(first.table) == picture(second.table)
        numbers = list(range(4, first.table.number + 1))
        assert [listener.heard for listener in listeners] == [numbers, numbers]

    with_journal(tmp_path / "tables.sqlite", use)

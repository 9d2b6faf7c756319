"""A table that people and bots are sitting at: commits first, then tells everybody.

One lock a table: whatever is entered or read sees the table between two entries. An entry is taken
in memory, committed, and told; if it cannot be committed the table is read anew from the journal,
and nobody has heard of the entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from futago.game import SPECTATOR, Action, BadInput, IllegalAction
from futago.table import clocks, consent
from futago.table.entries import (
    CHANGES_GAME,
    EntryData,
    Left,
    Reason,
    Said,
    Sat,
    Started,
    decode_entry,
    encode_entry,
)
from futago.table.journal import Entry, Index, Journal, NumberTaken, Snapshot, Stored
from futago.table.messages import LogEntry, TableShown, Teller, encode
from futago.table.retell import retell
from futago.table.setup import Setup, decode_setup
from futago.table.summary import index_of
from futago.table.table import Draft, Stale, Table
from futago.texts import Text


class Watcher(Protocol):
    """Somebody who is told everything that one viewer may know."""

    seat: str
    guest: str | None
    language: str | None

    def tell(self, number: int, message: bytes) -> None:
        """Take a message; never waits."""

    def close(self, reason: str) -> None:
        """There will be no more."""


class Busy(Exception):
    """The journal could not keep the entry: nothing has happened."""


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(self, journal: Journal, stored: Stored, now: Callable[[], int]) -> None:
        self.journal = journal
        self.now = now
        self.woken = now()
        self.lock = asyncio.Lock()
        self.watchers = set[Watcher]()
        self.after_change: Callable[[LiveTable, Draft], None] = lambda live, draft: None
        """What the house does after an entry: bots, clocks, notices."""
        self.muted = dict[str, frozenset[str]]()
        """Whom each guest does not want to hear."""
        self.seen = dict[str, int]()
        """The last event that each guest has acknowledged."""
        self.last_used = self.woken
        self._kept_index: Index | None = stored.index
        self.table = read_table(stored)

    # ------------------------------------------------------------ watching

    def here(self) -> list[str]:
        """The seats whose holders are connected."""
        guests = {watcher.guest for watcher in self.watchers if watcher.guest is not None}
        return [seat for seat, held in self.table.seats.items() if held.guest in guests]

    def teller(self, seat: str, guest: str | None, language: str | None = None) -> Teller:
        """Whoever sits at `seat`, or watches, is told by this one."""
        muted = self.muted.get(guest, frozenset[str]()) if guest else frozenset[str]()
        mine = self.table.seats_of(guest)
        now = self.now()
        seen = self.seen.get(guest, 0) if guest else 0
        return Teller(self.table, seat, mine, self.here(), language, muted, seen, now, self.woken)

    async def watch(self, watcher: Watcher, after: int | None) -> TableShown:
        """Begin to watch: how the table stands, then every event from there."""
        async with self.lock:
            shown = await self.shown(watcher.seat, watcher.guest, watcher.language, after)
            before = self.here()
            self.watchers.add(watcher)
            self._tell_presence(before)
            return shown

    def unwatch(self, watcher: Watcher) -> None:
        before = self.here()
        self.watchers.discard(watcher)
        self.last_used = self.now()
        self._tell_presence(before)

    def _tell_presence(self, before: list[str]) -> None:
        here = self.here()
        if here != before:
            message = encode({"type": "presence", "here": here})
            for watcher in list(self.watchers):
                watcher.tell(self.table.number, message)

    async def shown(
        self, seat: str, guest: str | None, language: str | None, after: int | None
    ) -> TableShown:
        """The table for one viewer, with the log after an entry. Call it with the lock held."""
        self.last_used = self.now()
        teller = self.teller(seat, guest, language)
        return teller.table_shown(await self.log(teller, after))

    async def log(self, teller: Teller, after: int | None) -> list[LogEntry]:
        """The log after an entry, as one viewer may know it; all of it after entry 0."""
        table = self.table
        if after is None or after >= table.number:
            return []
        entries = await self.journal.entries(table.id)
        return retell(table, entries, teller, after)

    async def see(
        self, seat: str, guest: str | None, language: str | None, after: int | None = None
    ) -> TableShown:
        async with self.lock:
            return await self.shown(seat, guest, language, after)

    # ------------------------------------------------------------ entering

    async def move(self, seat: str, action: Action, expected: int) -> int:
        """A seat's move; the number it got."""
        async with self.lock:
            spent = clocks.spent(self.table, seat, self.now(), self.woken)
            return await self._enter(self.table.draft_move(seat, action, expected, spent))

    async def sit(self, seat: str, name: str, guest: str | None, bot: str | None) -> int:
        """Take a free seat; the game begins with the last one."""
        async with self.lock:
            held = self.table.seats.get(seat)
            if held is None:
                raise BadInput(Text("table-seat-unknown", seat=seat))
            if held.taken:
                raise IllegalAction(Text("table-seat-taken", seat=self.table.seat_name(seat)))
            guests = (guest,) if guest is not None else ()
            number = await self._enter(Draft(Sat(seat, name, guest, bot)), guests)
            if not self.table.free_seats():
                number = await self._enter(self.table.draft_start())
            return number

    async def leave(self, seat: str) -> int:
        """Give a seat up before the game has begun."""
        async with self.lock:
            if self.table.status != "open":
                raise IllegalAction(Text("table-leave-late"))
            return await self._enter(Draft(Left(seat)))

    async def hand_over(self, seat: str, guest: str) -> int:
        """The seat's holder goes on with another device."""
        async with self.lock:
            held = self.table.seats[seat]
            return await self._enter(Draft(Sat(seat, held.name, guest, None)), (guest,))

    async def say(self, by: str, name: str, text: str) -> int:
        async with self.lock:
            return await self._enter(Draft(Said(by, name, text)))

    async def undo(self, seat: str) -> int:
        """Take back one's last move, if it told nobody anything."""
        async with self.lock:
            return await self._enter(self.table.draft_undo(seat))

    async def offer(self, seat: str, what: consent.Consent) -> int:
        """Ask for consent; where nobody has to be asked it is done at once."""
        async with self.lock:
            if what == "undo":
                await self._make_whole()
            number = await self._enter(Draft(consent.offered(self.table, seat, what)))
            return await self._carry_out() or number

    async def answer(self, seat: str, yes: bool) -> int:
        """Agree to what is offered, or do not."""
        async with self.lock:
            number = await self._enter(Draft(consent.answered(self.table, seat, yes)))
            return await self._carry_out() or number

    async def _carry_out(self) -> int | None:
        """Do what everybody has agreed to; a rematch is the house's business."""
        offer = consent.agreed(self.table)
        if offer is None or offer.what == "rematch":
            return None
        if offer.what == "undo":
            await self._make_whole()
        return await self._enter(consent.fulfilled(self.table, offer, self.now(), self.woken))

    async def concede(self, seat: str, reason: Reason, bot: str) -> int:
        """A seat resigns, or its time has run out."""
        async with self.lock:
            return await self._enter(self.table.draft_concede(seat, reason, bot))

    async def time_out(self, seat: str, bot: str) -> int | None:
        """End the turn of a seat whose time is over, unless it has just moved."""
        async with self.lock:
            due = clocks.deadline(self.table, seat, self.woken)
            if seat not in self.table.movers or due is None or due > self.now():
                return None
            return await self._enter(self.table.draft_concede(seat, "time", bot))

    async def enter(self, entry: EntryData) -> int:
        """An entry that changes nothing in the game."""
        async with self.lock:
            return await self._enter(Draft(entry))

    async def _enter(self, draft: Draft, guests: Sequence[str] = ()) -> int:
        """Commit, then tell. Whoever calls holds the lock."""
        table, time = self.table, self.now()
        self.last_used = time
        table.take(draft, time)
        entry = Entry(table.number, time, encode_entry(draft.entry))
        index = index_of(table, self.woken, time)
        changed = None if self._same_lists(index) else index
        kept = Snapshot(table.number, table.snapshot()) if table.wants_snapshot() else None
        commit = self.journal.append(table.id, [entry], changed, guests, kept)
        try:
            # A caller who goes away must not leave the entry between commit and telling.
            await _to_the_end(commit)
        except NumberTaken:
            await self._catch_up()
            raise Stale(
                Text("table-stale", number=entry.number, next=self.table.number + 1)
            ) from None
        except Exception as error:
            await self._read_anew()
            raise Busy from error
        if changed is not None:
            self._kept_index = changed
        self._tell(draft, entry)
        return entry.number

    def _same_lists(self, index: Index) -> bool:
        kept = self._kept_index
        return kept is not None and (kept.status, kept.due, kept.summary) == (
            index.status,
            index.due,
            index.summary,
        )

    def _tell(self, draft: Draft, entry: Entry) -> None:
        told = dict[tuple[str, str | None, str | None], bytes]()
        for watcher in list(self.watchers):
            key = watcher.seat, watcher.guest, watcher.language
            if key not in told:
                teller = self.teller(*key)
                told[key] = encode(teller.event(entry.number, entry.time, draft))
            watcher.tell(entry.number, told[key])
        self.after_change(self, draft)

    # ------------------------------------------------------------ the journal

    async def _read_anew(self) -> None:
        stored = await self.journal.load(self.table.id)
        assert stored is not None
        self.table = read_table(stored)
        self._kept_index = stored.index

    async def _make_whole(self) -> None:
        """Have every move at hand, also those that a snapshot stands for."""
        if not self.table.whole:
            old = self.table
            self.table = Table(old.id, old.setup, old.made)
            for entry in await self.journal.entries(old.id):
                self.table.read(decode_entry(entry.data), entry.time)
            self.table.snapshot_at = old.snapshot_at

    async def whole(self) -> Table:
        """The table with every move at hand. Call it with the lock held."""
        await self._make_whole()
        return self.table

    async def _catch_up(self) -> None:
        """Another writer was first: take what it entered, and tell it."""
        known = self.table.number - 1
        await self._read_anew()
        await self._make_whole()
        fresh = Table(self.table.id, self.table.setup, self.table.made)
        newest = self.table
        self.table = fresh
        for entry in await self.journal.entries(fresh.id, last=newest.number):
            draft = fresh.read(decode_entry(entry.data), entry.time)
            if entry.number > known:
                self._tell(draft, entry)

    def close(self, reason: str) -> None:
        """Tell everybody that this table is about to leave memory."""
        for watcher in list(self.watchers):
            watcher.close(reason)


def read_table(stored: Stored) -> Table:
    """A table from what the journal holds of it."""
    setup: Setup = decode_setup(stored.heading.made)
    table = Table(stored.heading.id, setup, stored.heading.created)
    if stored.snapshot is not None:
        table.restore(stored.snapshot.data)
    for entry in stored.entries:
        table.read(decode_entry(entry.data), entry.time)
    return table


async def _to_the_end(work: Awaitable[None]) -> None:
    """Wait for work that must not be cut off in the middle, whoever gives up waiting for it."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        with suppress(Exception):
            await asyncio.wait([task])
        raise


__all__ = ["CHANGES_GAME", "SPECTATOR", "Busy", "LiveTable", "Started", "Watcher", "read_table"]

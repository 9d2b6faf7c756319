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

from futago.game import SPECTATOR, Action, BadInput, FutagoError, IllegalAction
from futago.table import clocks, consent
from futago.table.entries import (
    EntryData,
    Left,
    Moved,
    Reason,
    Said,
    Sat,
    decode_entry,
    encode_entry,
)
from futago.table.journal import Entry, Index, Journal, NumberTaken, Snapshot, Stored
from futago.table.messages import LogEntry, TableShown, Teller, encode
from futago.table.retell import retell
from futago.table.setup import Setup, decode_setup
from futago.table.summary import index_of, next_due
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

    def __init__(
        self, journal: Journal, stored: Stored, now: Callable[[], int], woken: int
    ) -> None:
        self.journal = journal
        self.now = now
        self.woken = woken
        """When the server began to run: time before that is on nobody's clock."""
        self.lock = asyncio.Lock()
        self.watchers = set[Watcher]()
        self.after_change: Callable[[LiveTable, Draft], None] = lambda live, draft: None
        """What the house does after an entry: bots, clocks, notices."""
        self.muted = dict[str, frozenset[str]]()
        """Whom each guest does not want to hear."""
        self.seen = dict[str, int]()
        """The last event that each guest has acknowledged."""
        self.last_used = now()
        self.closed: str | None = None
        """Why nothing more is entered here."""
        self._kept_index: Index | None = stored.index
        self._listed: tuple[str, tuple[str, ...], int | None] | None = None
        """Status, movers and due time of the index that is kept."""
        self.table = read_table(stored)
        self.told = self.table.number
        """The last entry that is kept for sure and that everybody has heard of."""

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
            if self.closed is not None:
                watcher.close(self.closed)
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
                watcher.tell(self.told, message)

    def may_watch(self, seat: str, guest: str | None) -> bool:
        """Whether somebody may see what a seat sees: their own, and after the end any."""
        return seat == SPECTATOR or self.table.over or seat in self.table.seats_of(guest)

    async def shown(
        self, seat: str, guest: str | None, language: str | None, after: int | None
    ) -> TableShown:
        """The table for one viewer, with the log after an entry. Call it with the lock held."""
        if not self.may_watch(seat, guest):
            raise IllegalAction(Text("table-not-over"))
        self.last_used = self.now()
        if after is not None:
            await self._catch_up()  # they may have been told more by another server
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
            try:
                return await self._enter(self.table.draft_move(seat, action, expected, spent))
            except FutagoError as refusal:
                # What is refused here may be right, or done already, on another server.
                behind = await self._catch_up()
                self.table.refuse_again(seat, action, expected)
                if behind:
                    raise self._stale(expected) from refusal
                raise

    async def sit(self, seat: str, name: str, guest: str | None, bot: str | None) -> int:
        """Take a free seat; the game begins with the last one."""
        async with self.lock:
            held = self.table.seats.get(seat)
            if held is None:
                raise BadInput(Text("table-seat-unknown", seat=seat))
            if self.table.over:
                raise IllegalAction(Text("game-over"))
            if held.taken:
                raise IllegalAction(Text("table-seat-taken", seat=self.table.seat_name(seat)))
            guests = (guest,) if guest is not None else ()
            number = await self._enter(Draft(Sat(seat, name, guest, bot)), guests)
            if not self.table.free_seats():
                number = await self._enter(self.table.draft_start())
            return number

    async def go_on(self) -> None:
        """Do what was due when the server went down: after the last seat was taken, after the last
        consent was given."""
        async with self.lock:
            if self.table.status == "open" and not self.table.free_seats():
                await self._enter(self.table.draft_start())
            else:
                await self._carry_out()

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
            if held.conceded:
                raise IllegalAction(Text("table-conceded"))
            return await self._enter(Draft(Sat(seat, held.name, guest, None)), (guest,))

    async def say(self, by: str, name: str, text: str) -> int:
        async with self.lock:
            return await self._enter(Draft(Said(by, name, text)))

    async def undo(self, seat: str) -> int:
        """Take back one's last move, if it told nobody anything."""
        async with self.lock:
            spent = clocks.spent(self.table, seat, self.now(), self.woken)
            return await self._enter(self.table.draft_undo(seat, spent))

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
        """An entry that changes nothing in the game. Call it with the lock held."""
        return await self._enter(Draft(entry))

    async def _enter(self, draft: Draft, guests: Sequence[str] = ()) -> int:
        """Commit, then tell. Whoever calls holds the lock."""
        if self.closed is not None:
            raise Busy
        table, time = self.table, self.now()
        self.last_used = time
        table.take(draft, time)
        entry = Entry(table.number, time, encode_entry(draft.entry))
        changed = self._changed_index(draft, time)
        kept = Snapshot(table.number, table.snapshot()) if table.wants_snapshot() else None
        commit = self.journal.append(table.id, [entry], changed, guests, kept)
        # A caller who goes away must not leave the entry between commit and telling.
        await _to_the_end(self._commit(commit, draft, entry))
        if changed is not None:
            self._kept_index = changed
            self._listed = changed.status, table.movers, changed.due
        return entry.number

    async def _commit(self, commit: Awaitable[None], draft: Draft, entry: Entry) -> None:
        try:
            await commit
        except NumberTaken:
            await self._read_anew(entry.number - 1)
            await self._catch_up()
            raise self._stale(entry.number) from None
        except Exception as error:
            await self._read_anew()
            raise Busy from error
        self._tell(draft, entry)

    def _stale(self, expected: int) -> Stale:
        return Stale(Text("table-stale", number=expected, next=self.table.number + 1))

    def _changed_index(self, draft: Draft, time: int) -> Index | None:
        """What lists and wake-ups have to know anew after an entry, if anything."""
        kept, table = self._kept_index, self.table
        if isinstance(draft.entry, Moved) and kept is not None:
            due = next_due(table, self.woken, time)
            if self._listed == (table.status, table.movers, due):
                return None  # a move changes nothing else that a list shows
        index = index_of(table, self.woken, time)
        if kept and (kept.status, kept.due, kept.summary) == (
            index.status,
            index.due,
            index.summary,
        ):
            return None
        return index

    def _tell(self, draft: Draft, entry: Entry) -> None:
        told = dict[tuple[str, str | None, str | None], bytes]()
        self.told = entry.number
        for watcher in list(self.watchers):
            if not self.may_watch(watcher.seat, watcher.guest):
                watcher.close("seat")
                continue
            key = watcher.seat, watcher.guest, watcher.language
            if key not in told:
                teller = self.teller(*key)
                told[key] = encode(teller.event(entry.number, entry.time, draft))
            watcher.tell(entry.number, told[key])
        self.after_change(self, draft)

    # ------------------------------------------------------------ the journal

    async def _read_anew(self, last: int | None = None) -> None:
        """The table as the journal has it, up to an entry or in full, with every move at hand."""
        old = self.table
        fresh = Table(old.id, old.setup, old.made)
        for entry in await self.journal.entries(old.id, last=last):
            fresh.read(decode_entry(entry.data), entry.time)
        fresh.snapshot_at = min(old.snapshot_at, fresh.number)
        self.table = fresh
        self._kept_index = self._listed = None

    async def _make_whole(self) -> None:
        """Have every move at hand, also those that a snapshot stands for."""
        if not self.table.whole:
            await self._read_anew(self.table.number)

    async def whole(self) -> Table:
        """The table with every move at hand. Call it with the lock held."""
        await self._make_whole()
        return self.table

    async def _catch_up(self) -> bool:
        """Take what another server has entered, and tell it; whether there was anything."""
        news = await self.journal.entries(self.table.id, first=self.table.number + 1)
        if news:
            await self._make_whole()  # what was taken back may be older than a snapshot
        for entry in news:
            draft = self.table.read(decode_entry(entry.data), entry.time)
            self._tell(draft, entry)
        if news:
            self._kept_index = None  # the other one has written its own
        return bool(news)

    def close(self, reason: str) -> None:
        """Enter nothing more, and tell everybody. Whoever calls holds the lock."""
        self.closed = reason
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

"""A table in memory, with its watchers: commits first, then publishes.

One lock per table: readers and writers see the table between two entries. An entry is applied in
memory, committed to the journal, then published; if the commit fails, the table is reloaded from
the journal before anybody else gets the lock, and nobody has seen the entry.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import perf_counter
from typing import TypeVar

from futago.game import SPECTATOR, Action, BadInput, FutagoError, IllegalAction
from futago.table import clocks, consent
from futago.table.damage import read_entry
from futago.table.entries import (
    EntryData,
    Left,
    Moved,
    Reason,
    Said,
    Sat,
    encode_entry,
)
from futago.table.history import NOBODY, Asker, Retell, retold_here, with_log
from futago.table.journal import (
    Entry,
    Index,
    Journal,
    JournalFailed,
    NoSuchTable,
    NotOwner,
    NumberConflict,
    Snapshot,
    Stored,
)
from futago.table.locks import TableLock, uninterrupted
from futago.table.messages import MessageBuilder, Presence, TableShown, encode
from futago.table.reading import off_loop, read_table, replayed_table
from futago.table.summary import Listed, changed_index
from futago.table.table import Draft, Stale, Table
from futago.table.watcher import Watcher
from futago.texts import Text

T = TypeVar("T")


class Busy(Exception):
    """The journal could not store the entry: nothing has changed."""


class LiveTable:
    """A table in memory, with its watchers."""

    def __init__(
        self,
        journal: Journal,
        stored: Stored,
        now: Callable[[], int],
        started_at: int,
        table: Table | None = None,
    ) -> None:
        """`table` is what `read_table` makes of what is stored, if that was done elsewhere."""
        self.journal = journal
        self.retell: Retell = retold_here
        """How the log is told again from the journal."""
        self.now = now
        self.started_at = started_at
        """When the server started: time before that is charged to nobody's clock."""
        self.lock = TableLock(self._restore)
        self.watchers = set[Watcher]()
        self.after_change: Callable[[LiveTable, Draft], None] = lambda live, draft: None
        """The manager's hook after every entry: bots, clocks, notices."""
        self.on_published: Callable[[float], None] = lambda seconds: None
        """The manager's hook for the time that an entry took, in seconds."""
        self.muted = dict[str, frozenset[str]]()
        """The seats whose chat each guest has muted."""
        self.seen = dict[str, int]()  # the last event that each guest has acknowledged
        self.client = ""
        """Who waits for the bots here: their address, if a player was here since the start."""
        self.on_watch: Callable[[LiveTable], None] = lambda live: None
        """The manager's hook when somebody begins to watch."""
        self.last_used = now()
        self.closed: str | None = None
        """Why the table accepts no more entries."""
        self._stored_index: Index | None = stored.index
        self._listed: Listed | None = None
        self.table = table if table is not None else read_table(stored)
        self.published = self.table.number
        """The last entry that was committed and sent to all watchers."""
        self._in_doubt: int | None = None
        """An entry in memory whose commit failed."""
        self.unfinished = False
        """Whether something still has to follow from the last entry (`resume`)."""

    # ------------------------------------------------------------ watching

    def connected_seats(self) -> list[str]:
        """The seats whose holders are connected."""
        guests = {watcher.guest for watcher in self.watchers if watcher.guest is not None}
        return [seat for seat, held in self.table.seats.items() if held.guest in guests]

    def message_builder(
        self, seat: str, guest: str | None, language: str | None = None
    ) -> MessageBuilder:
        """Builds the messages for a viewer at `seat`, or for a spectator."""
        muted = self.muted.get(guest, frozenset[str]()) if guest else frozenset[str]()
        mine = self.table.seats_of(guest)
        now = self.now()
        seen = self.seen.get(guest, 0) if guest else 0
        here, start = self.connected_seats(), self.started_at
        return MessageBuilder(self.table, seat, mine, here, language, muted, seen, now, start)

    async def watch(self, watcher: Watcher, after: int | None, asker: Asker = NOBODY) -> TableShown:
        """Start watching: returns the current table; every later event follows."""
        async with self.lock:
            builder, shown = await self._table_shown(
                watcher.seat, watcher.guest, watcher.language, after
            )
            before = self.connected_seats()
            self.watchers.add(watcher)
            self.on_watch(self)
            self._publish_presence(before)
            if self.closed is not None:
                watcher.close(self.closed)
        try:
            return await with_log(self, shown, builder, after, asker)
        except BaseException:
            self.unwatch(watcher)
            raise

    def unwatch(self, watcher: Watcher) -> None:
        before = self.connected_seats()
        self.watchers.discard(watcher)
        self.last_used = self.now()
        self._publish_presence(before)

    def _publish_presence(self, before: list[str]) -> None:
        here = self.connected_seats()
        if here != before:
            message = encode(Presence(here))
            for watcher in list(self.watchers):
                watcher.send(self.published, message)

    def may_watch(self, seat: str, guest: str | None) -> bool:
        """Whether a guest may see what a seat sees: their own seats, and any after the end."""
        return seat == SPECTATOR or self.table.over or seat in self.table.seats_of(guest)

    async def _table_shown(
        self, seat: str, guest: str | None, language: str | None, after: int | None
    ) -> tuple[MessageBuilder, TableShown]:
        """The table for one viewer, without a log. The caller holds the lock."""
        if not self.may_watch(seat, guest):
            raise IllegalAction(Text("table-not-over"))
        self.last_used = self.now()
        if after is not None:
            await self._catch_up()  # another server may have published more
        builder = self.message_builder(seat, guest, language)
        origin = self.table.setup.origin
        known = origin is not None and await self.journal.is_known_to(origin.table or "", guest)
        return builder, builder.table_shown([], known)

    async def see(
        self,
        seat: str,
        guest: str | None,
        language: str | None,
        after: int | None = None,
        asker: Asker = NOBODY,
    ) -> TableShown:
        async with self.lock:
            builder, shown = await self._table_shown(seat, guest, language, after)
        return await with_log(self, shown, builder, after, asker)

    # ------------------------------------------------------------ entries

    async def move(self, seat: str, actions: Sequence[Action], expected: int) -> int:
        """Make a move, or several together; returns the entry number."""
        async with self.lock:
            spent = clocks.spent(self.table, seat, self.now(), self.started_at)
            try:
                return await self._enter(self.table.draft_move(seat, actions, expected, spent))
            except FutagoError as refusal:
                # What is refused here may be legal, or already done, on another server.
                behind = await self._catch_up()
                self.table.reject_duplicate(seat, actions, expected)
                if behind:
                    raise self._stale(expected) from refusal
                raise

    async def sit(self, seat: str, name: str, guest: str | None, bot: str | None) -> int:
        """Take a free seat; the game starts with the last one."""
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
            return await self._follow_up() or number

    async def resume(self) -> None:
        """Do what has not followed yet, because a server went down or could not store it."""
        async with self.lock:
            await self._follow_up()

    async def _follow_up(self) -> int | None:
        """Start the game after the last seat was taken; carry out what everybody has agreed to. If
        that cannot be stored now, the entry stands all the same, and the rest is `unfinished`."""
        self.unfinished = False
        try:
            if self.table.status == "open" and not self.table.free_seats():
                return await self._enter(self.table.draft_start())
            return await self._fulfil_offer()
        except (Busy, JournalFailed):
            self.unfinished = True
            return None

    async def leave(self, seat: str) -> int:
        """Leave a seat before the game has started."""
        async with self.lock:
            if self.table.status != "open":
                raise IllegalAction(Text("table-leave-late"))
            return await self._enter(Draft(Left(seat)))

    async def hand_over(self, seat: str, guest: str) -> int:
        """Move the seat to another device of its holder."""
        async with self.lock:
            held = self.table.seats[seat]
            if held.conceded:
                raise IllegalAction(Text("table-conceded"))
            return await self._enter(Draft(Sat(seat, held.name, guest, None)), (guest,))

    async def say(self, by: str, name: str, text: str, guest: str | None = None) -> int:
        async with self.lock:
            return await self._enter(Draft(Said(by, name, text, guest)))

    async def undo(self, seat: str) -> int:
        """Undo the seat's last move, if it revealed nothing to anybody."""
        async with self.lock:
            spent = clocks.spent(self.table, seat, self.now(), self.started_at)
            draft = await off_loop(self.table, partial(self.table.draft_undo, seat, spent))
            return await self._enter(draft)

    async def offer(self, seat: str, what: consent.Consent, swap: bool = True) -> int:
        """Ask for consent; carried out at once if nobody else has to agree."""
        async with self.lock:
            if what == "undo":
                await self._load_all_moves()
            number = await self._enter(Draft(consent.offered(self.table, seat, what, swap)))
            return await self._follow_up() or number

    async def answer(self, seat: str, yes: bool) -> int:
        """Accept or decline the offer."""
        async with self.lock:
            number = await self._enter(Draft(consent.answered(self.table, seat, yes)))
            return await self._follow_up() or number

    async def _fulfil_offer(self) -> int | None:
        """Carry out what everybody has agreed to; the manager handles rematches."""
        offer = consent.agreed(self.table)
        if offer is None or offer.what == "rematch":
            return None
        if offer.what == "undo":
            await self._load_all_moves()
        fulfil = partial(consent.fulfilled, self.table, offer, self.now(), self.started_at)
        return await self._enter(await off_loop(self.table, fulfil))

    async def concede(self, seat: str, reason: Reason, bot: str) -> int:
        """A seat resigns or has run out of time."""
        async with self.lock:
            return await self._enter(self.table.draft_concede(seat, reason, bot))

    async def time_out(self, seat: str, bot: str) -> int | None:
        """Concede for a seat whose time has run out, unless it has just moved."""
        async with self.lock:
            due = clocks.deadline(self.table, seat, self.started_at)
            if seat not in self.table.movers or due is None or due > self.now():
                return None
            return await self._enter(self.table.draft_concede(seat, "time", bot))

    async def enter(self, entry: EntryData) -> int:
        """Add an entry that does not change the game. The caller holds the lock."""
        return await self._enter(Draft(entry))

    async def _enter(self, draft: Draft, guests: Sequence[str] = ()) -> int:
        """Apply in memory, commit, then publish. The caller holds the lock."""
        if self.closed is not None:
            raise Busy
        table, time, start = self.table, self.now(), perf_counter()
        self.last_used = time
        table.apply(draft, time)
        entry = Entry(table.number, time, encode_entry(draft.entry))
        changed = self._changed_index(draft, time)
        snapshot = Snapshot(table.number, table.snapshot()) if table.needs_snapshot() else None
        commit = self.journal.append(table.id, [entry], changed, guests, snapshot)
        # A cancelled caller must not leave an entry committed but unpublished.
        await uninterrupted(self._commit(commit, draft, entry))
        self.on_published(perf_counter() - start)
        if changed is not None:
            self._stored_index = changed
            self._listed = (changed.status, table.movers, changed.due, table.state.stage())
        return entry.number

    async def _commit(self, commit: Awaitable[None], draft: Draft, entry: Entry) -> None:
        try:
            await commit
        except NoSuchTable as error:  # it was removed beside the running server
            self.close("removed")
            raise Busy from error
        except Exception as error:
            self._in_doubt = entry.number
            if isinstance(error, NotOwner):  # its new owner tells everybody the rest
                self.close("moved")
            await self._restore()
            if isinstance(error, NumberConflict):
                raise self._stale(entry.number) from None
            raise Busy from error
        self._publish(draft, entry)

    async def _restore(self) -> None:
        """Forget an entry whose commit failed, and publish what is stored instead: something else,
        or the entry itself if only the answer was lost. `Busy` if the journal cannot be read."""
        if self._in_doubt is None:
            return
        try:
            await self._reload(self._in_doubt - 1)
            await self._catch_up()
        except JournalFailed as error:
            raise Busy from error
        self._in_doubt = None

    def _stale(self, expected: int) -> Stale:
        return Stale(Text("table-stale", number=expected, next=self.table.number + 1))

    def _changed_index(self, draft: Draft, time: int) -> Index | None:
        """The new index after an entry, or None if lists and timers need no update."""
        moved = isinstance(draft.entry, Moved)
        return changed_index(
            self.table, self._stored_index, self._listed if moved else None, self.started_at, time
        )

    def _publish(self, draft: Draft, entry: Entry) -> None:
        messages = dict[tuple[str, str | None, str | None], bytes]()
        self.published = entry.number
        for watcher in list(self.watchers):
            if not self.may_watch(watcher.seat, watcher.guest):
                watcher.close("seat")
                continue
            key = watcher.seat, watcher.guest, watcher.language
            if key not in messages:
                builder = self.message_builder(*key)
                messages[key] = encode(builder.event(entry.number, entry.time, draft))
            watcher.send(entry.number, messages[key])
        self.after_change(self, draft)

    # ------------------------------------------------------------ the journal

    async def _reload(self, last: int | None = None) -> None:
        """Replay the table from the journal, up to an entry or in full, with all its moves."""
        old = self.table
        entries = await self.journal.entries(old.id, last=last)
        fresh = await off_loop(self.table, partial(replayed_table, old, entries))
        fresh.snapshot_at = min(old.snapshot_at, fresh.number)
        self.table = fresh
        self._stored_index = self._listed = None

    async def _load_all_moves(self) -> None:
        """Reload the table if it was restored from a snapshot, so that all moves are in memory."""
        if not self.table.complete:
            await self._reload(self.table.number)

    async def full_table(self) -> Table:
        """The table with all its moves. The caller holds the lock."""
        await self._load_all_moves()
        return self.table

    async def _catch_up(self) -> bool:
        """Apply and publish what another server has entered; whether there was anything."""
        news = await self.journal.entries(self.table.id, first=self.table.number + 1)
        if news:
            await self._load_all_moves()  # an undo may go back behind the snapshot
        for entry in news:
            draft = read_entry(self.table, entry)
            self._publish(draft, entry)
        if news:
            self._stored_index = None  # the other server has written its own
        return bool(news)

    def close(self, reason: str) -> None:
        """Refuse further entries and disconnect the watchers. The caller holds the lock."""
        self.closed = reason
        for watcher in list(self.watchers):
            watcher.close(reason)

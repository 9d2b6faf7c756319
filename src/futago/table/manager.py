"""The tables of a server: created, found, loaded on demand and unloaded when idle."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

import structlog
from msgspec.structs import replace

from futago.chance import new_seed
from futago.game import BadInput, FutagoError, UnknownRules
from futago.table import consent
from futago.table.creation import TableSettings, seated
from futago.table.damage import Damaged
from futago.table.driver import Driver
from futago.table.entries import Rematched, Sat, encode_entry
from futago.table.history import MANY_ENTRIES, Retell, retold_here
from futago.table.history_worker import Imported
from futago.table.journal import (
    Entry,
    Heading,
    Index,
    Journal,
    JournalFailed,
    NotOwner,
    Snapshot,
    Stored,
)
from futago.table.journal_metrics import durations
from futago.table.live import Busy, LiveTable
from futago.table.lobby import LOOKED_AT, Lobby
from futago.table.ownership import Ownership
from futago.table.reading import read_table
from futago.table.setup import TableSetup, encode_setup
from futago.table.shards import Fence, shard_of
from futago.table.steady_clock import steady_clock
from futago.table.summary import index_of
from futago.table.table import Draft, Table
from futago.texts import Text

log = structlog.get_logger()

IDLE: Final = 60_000
"""Milliseconds after which a table without watchers is unloaded."""
SWEEP: Final = 20.0
"""Seconds between two sweeps for tables to unload or to load."""


@dataclass(frozen=True)
class Sources:
    """Where time and randomness come from; tests supply their own."""

    now: Callable[[], int] = field(default_factory=steady_clock)
    seed: Callable[[], str] = new_seed
    table_id: Callable[[], str] = lambda: secrets.token_hex(8)
    secret: Callable[[], str] = lambda: secrets.token_urlsafe(32)
    code: Callable[[], str] = lambda: secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """The hash under which a secret is stored."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class TableManager:
    """Owns the tables of one server."""

    journal: Journal
    driver: Driver
    sources: Sources = field(default_factory=Sources)
    on_turn: Callable[[LiveTable, Sequence[str]], None] = lambda live, seats: None
    """Called with the seats whose turn has just begun."""
    retell: Retell = retold_here
    """How the log of a table is told again from the journal."""
    ownership: Ownership | None = None
    """What this process owns, where several share the tables."""
    moves: int = 0
    """Entries since the server started, for the metrics."""

    def __post_init__(self) -> None:
        self.tables = dict[str, LiveTable]()
        self.quarantined = dict[str, BadInput]()
        """Tables that cannot be opened, and why; not retried before the next start."""
        self.entry_seconds = durations(
            "futago_entry_seconds", "From a move, or another entry, until it is stored and sent"
        )
        self.started_at = self.sources.now()
        self._opening = dict[str, asyncio.Lock]()
        self._reading = asyncio.Lock()
        self._lobby = Lobby()
        self._gained = dict[int, int]()
        """When shards came from another process."""
        self._loading: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._closed = False

    # ------------------------------------------------------------ lifecycle

    async def start(self) -> None:
        """Resume where the last server stopped: bots that are to move, clocks that run."""
        self.started_at = self.sources.now()
        await self.load_due()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self, reason: str = "stopping") -> None:
        """Notify all watchers and stop the bots. An entry in progress is still committed and
        published; later ones are refused."""
        self._closed = True
        for task in (self._sweeper, self._loading):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        for live in list(self.tables.values()):
            with suppress(Busy):
                await live.lock.acquire()
                live.lock.release()
            live.close(reason)
        await self.driver.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.unload_idle()
                await self.load_due()
                for live in list(self.tables.values()):
                    self.driver.schedule(live)  # retries moves of bots that could not be stored
                    if live.unfinished:
                        await self._finish(live)
            except Exception:
                log.exception("sweep failed")

    async def _finish(self, live: LiveTable) -> None:
        """Do what has not followed yet from the last entry."""
        with suppress(FutagoError, Busy, JournalFailed):
            await live.resume()
            await self.rematch(live)

    def unload_idle(self) -> None:
        """Unload the tables that nobody uses."""
        now = self.sources.now()
        for id, live in list(self.tables.items()):
            idle = now - live.last_used > IDLE and not live.watchers and not live.lock.locked()
            if idle and not self.driver.busy(live):
                self.driver.release(live)
                del self.tables[id]

    async def load_due(self) -> None:
        """Load the tables at which the server itself has to act soon."""
        soon = self.sources.now() + int(SWEEP * 2000)
        known = {*self.tables, *self.quarantined}
        limit = 500 + len(known)
        if self.ownership is not None:
            limit *= 1 + len(self.ownership.standing.members)  # most of them are of the others
        for id in await self.journal.due(soon, limit):
            if id in known or not self.owns(id):
                continue
            try:
                await self._open_due(id)
            except FutagoError as error:
                log.warning("table set aside", table=id, reason=error.text.id)
            except Busy:
                pass  # it is changing hands, or the server stops
            except Exception as error:  # whatever it is, the other tables must load
                log.error("table cannot be opened", table=id, error=type(error).__name__)
                self.quarantined[id] = Damaged(Text("table-damaged"))

    async def _open_due(self, id: str) -> None:
        try:
            await self.open(id)
        except JournalFailed:
            if not await self.journal.healthy():
                raise Busy from None  # nothing is wrong with this table
            await self.open(id)

    # ------------------------------------------------------------ several processes

    def share(self, ownership: Ownership) -> None:
        """Have only the tables that this process owns."""
        self.ownership = ownership
        ownership.on_gained = self._gain
        ownership.on_lost = self._give_up

    async def _gain(self, shards: set[int]) -> None:
        now = self.sources.now()
        self._gained.update(dict.fromkeys(shards, now))
        self._loading = asyncio.create_task(self._load_gained())

    async def _load_gained(self) -> None:
        with suppress(JournalFailed):  # the next sweep tries again
            await self.load_due()

    async def _give_up(self, shards: set[int]) -> None:
        """Another process takes over; whoever is there is told to connect anew."""
        gone = [live for id, live in self.tables.items() if shard_of(id) in shards]
        await asyncio.gather(*(self._move_away(live) for live in gone))

    async def _move_away(self, live: LiveTable) -> None:
        self.driver.release(live)
        with suppress(Busy):
            await live.lock.acquire()
            live.lock.release()
        self.put_away(live)

    def put_away(self, live: LiveTable) -> None:
        """Forget a table, whose viewers connect anew: it is read again from the journal."""
        live.close("moved")
        self.driver.release(live)
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]

    def owns(self, id: str) -> bool:
        return self.ownership is None or self.ownership.owns(id)

    def _fence(self, id: str) -> Fence | None:
        """What has to stay the same while a table is loaded; `Busy` if another process owns it."""
        if self.ownership is None:
            return None
        try:
            return self.ownership.fence_of(id)
        except NotOwner:
            raise Busy from None

    def _new_id(self) -> str:
        """An id for a table of this process."""
        id = self.sources.table_id()
        while not self.owns(id):
            if self.ownership is None or not self.ownership.held:
                raise Busy
            id = self.sources.table_id()
        return id

    # ------------------------------------------------------------ finding

    async def open(self, id: str, client: str = "") -> LiveTable | None:
        """A table by its id, from memory or from the journal; `BadInput` if it is quarantined."""
        fence = self._fence(id)
        if id in self.tables and self.tables[id].closed in ("removed", "moved"):
            self.driver.release(self.tables.pop(id))
        if id in self.tables:
            # The caller is about to use it: do not unload it in the meantime.
            self.tables[id].last_used = self.sources.now()
            return self.tables[id]
        if id in self.quarantined:
            why = self.quarantined[id]
            raise type(why)(why.text)
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.tables:
                    if self._closed:
                        raise Busy
                    stored = await self.journal.load(id)
                    if stored is None:
                        return None
                    try:
                        table = await self._read(stored)
                    except (Damaged, UnknownRules) as error:
                        self.quarantined[id] = type(error)(error.text)
                        raise
                    if self._fence(id) != fence:
                        raise Busy
                    sources = self.sources
                    started_at = max(self.started_at, self._gained.get(shard_of(id), 0))
                    live = LiveTable(self.journal, stored, sources.now, started_at, table)
                    live.retell = self.retell
                    live.client = client
                    live.after_change = self._after_change
                    live.on_published = self.entry_seconds.observe
                    live.on_watch = self.driver.schedule
                    self.tables[id] = live
                    self.driver.schedule(live)
                    await self._finish(live)
                return self.tables[id]
            finally:
                self._opening.pop(id, None)

    async def _read(self, stored: Stored) -> Table:
        """The table as stored; in a thread if it is long, one after the other."""
        if len(stored.entries) < MANY_ENTRIES:
            return read_table(stored)
        async with self._reading:
            return await asyncio.to_thread(read_table, stored)

    async def may_enter(self, live: LiveTable, guest: str | None) -> bool:
        """Whether a guest may know that a table exists."""
        if live.table.setup.public or live.table.seats_of(guest):
            return True
        return guest is not None and await self.journal.is_guest(live.table.id, guest)

    async def admit(self, live: LiveTable, guest: str, code: str) -> bool:
        """Admit a guest who has the invitation code; whether the code is right."""
        invite = live.table.setup.invite
        if invite is None or not secrets.compare_digest(invite, hashed(code)):
            return False
        await self.journal.admit(live.table.id, guest)
        return True

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        rows = await self.journal.lobby(limit * LOOKED_AT)
        return self._lobby.shown(rows, self.sources.now(), limit)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        return await self.journal.tables_of(guest, limit)

    # ------------------------------------------------------------ creating

    async def create(self, setup: TableSetup, sat: Sequence[Sat], client: str = "") -> LiveTable:
        """A new table with the seats that are taken from the start; `client` waits for its bots."""
        id, now = self._new_id(), self.sources.now()
        table = Table(id, setup, now)
        entries = list[Entry]()
        drafts = [Draft(entry) for entry in sat]
        while drafts:
            draft = drafts.pop(0)
            table.apply(draft, now)
            entries.append(Entry(table.number, now, encode_entry(draft.entry)))
            if not drafts and not table.free_seats() and not table.progress.begun:
                drafts.append(table.draft_start())
        heading = Heading(id, setup.game, setup.version, encode_setup(setup), now)
        guests = sorted({entry.guest for entry in sat if entry.guest is not None})
        await self.journal.create(heading, entries, index_of(table, now, now), guests)
        live = await self.open(id, client)
        assert live is not None
        return live

    async def create_for(
        self, setup: TableSetup, settings: TableSettings, guest: str, client: str = ""
    ) -> LiveTable:
        """A table that a guest asked for; they are admitted even if they take no seat."""
        sat = seated(setup, settings, guest)
        if setup.public:
            self._lobby.require_room(client)
        live = await self.create(setup, sat, client)
        if setup.public and live.table.status == "open":
            self._lobby.opened(live.table.id, client)
        await self.journal.admit(live.table.id, guest)
        return live

    async def import_game(self, game: Imported, setup: TableSetup, guest: str) -> LiveTable:
        """A table for a game that was played elsewhere, to be viewed here."""
        id, now = self._new_id(), self.sources.now()
        stored = [Entry(n, now, bytes(data)) for n, data in enumerate(game.entries, 1)]
        heading = Heading(id, setup.game, setup.version, encode_setup(setup), now)
        index = Index("over", setup.public, None, now, bytes(game.summary))
        await self.journal.create(heading, stored, index, [guest])
        snapshot = Snapshot(len(stored), bytes(game.snapshot))
        await self.journal.append(id, [], snapshot=snapshot)
        live = await self.open(id)
        assert live is not None
        return live

    async def rematch(self, live: LiveTable) -> str | None:
        """Once all have agreed: a new table, with the same seats or everybody one seat further."""
        async with live.lock:
            offer = consent.agreed(live.table)
            if offer is None or offer.what != "rematch":
                return None
            table = live.table
            setup = setup_for_rematch(table.setup, self.sources.seed())
            holders = list(table.seats.values())
            if offer.swap:
                holders = holders[-1:] + holders[:-1]
            sat = [
                Sat(seat, held.name, held.guest, None if held.guest else held.bot)
                for seat, held in zip(table.seats, holders, strict=True)
            ]
            fresh = await self.create(setup, sat, live.client)
            await live.enter(Rematched(fresh.table.id))
            return fresh.table.id

    # ------------------------------------------------------------ after an entry

    def _after_change(self, live: LiveTable, draft: Draft) -> None:
        self.moves += 1
        self.driver.schedule(live)
        if live.table.status != "open":
            self._lobby.closed(live.table.id)
        if draft.match is not None and live.table.status == "running":
            fresh = [
                seat
                for seat in live.table.movers
                if live.table.progress.since.get(seat) == live.table.number
            ]
            self.on_turn(live, fresh)


def setup_for_rematch(setup: TableSetup, seed: str) -> TableSetup:
    """The same setup with a new seed, from the beginning."""
    return replace(setup, seed=seed, origin=None, imported=None, advice_by_consent=True)


__all__ = ["Busy", "Sources", "TableManager", "hashed", "setup_for_rematch"]

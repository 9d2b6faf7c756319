"""All the tables: made, found, opened when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

import structlog
from msgspec.structs import replace

from futago.chance import new_seed
from futago.game import FutagoError
from futago.table import consent
from futago.table.driver import Driver
from futago.table.entries import EntryData, Rematched, Sat, encode_entry
from futago.table.journal import Entry, Heading, Index, Journal
from futago.table.live import Busy, LiveTable
from futago.table.making import Manners, seated
from futago.table.setup import Setup, encode_setup
from futago.table.summary import index_of
from futago.table.table import Draft, Table

log = structlog.get_logger()

IDLE: Final = 60_000
"""Milliseconds after which a table that nobody watches leaves memory."""
SWEEP: Final = 20.0
"""Seconds between two looks for tables to put away or to wake."""


@dataclass(frozen=True)
class Sources:
    """Where time and chance come from; a test gives its own."""

    now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    seed: Callable[[], str] = new_seed
    table_id: Callable[[], str] = lambda: secrets.token_hex(8)
    secret: Callable[[], str] = lambda: secrets.token_urlsafe(32)
    code: Callable[[], str] = lambda: secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to tell it."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class House:
    """The tables of one server."""

    journal: Journal
    driver: Driver
    sources: Sources = field(default_factory=Sources)
    on_turn: Callable[[LiveTable, Sequence[str]], None] = lambda live, seats: None
    """Told which seats have just come to move."""
    moves: int = 0
    """Entries since the start, for the metrics."""

    def __post_init__(self) -> None:
        self.tables = dict[str, LiveTable]()
        self.woken = self.sources.now()
        self._opening = dict[str, asyncio.Lock]()
        self._sweeper: asyncio.Task[None] | None = None
        self._closed = False

    # ------------------------------------------------------------ life

    async def start(self) -> None:
        """Go on where the last server stopped: bots that are to move, clocks that run."""
        self.woken = self.sources.now()
        await self.wake()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self, reason: str = "stopping") -> None:
        """Tell everybody, end the bots' thinking. What is being entered is entered and told to the
        end, and nothing after it."""
        self._closed = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for live in list(self.tables.values()):
            async with live.lock:
                live.close(reason)
        await self.driver.close()

    def say_goodbye(self, reason: str = "stopping") -> None:
        """Tell everybody who watches that they have to come again."""
        for live in list(self.tables.values()):
            live.close(reason)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.put_away()
                await self.wake()
                for live in list(self.tables.values()):
                    self.driver.attend(live)  # a bot whose move could not be kept tries again
            except Exception:
                log.exception("sweep failed")

    def put_away(self) -> None:
        """Tables that nobody watches leave memory; their journal stays."""
        now = self.sources.now()
        for id, live in list(self.tables.items()):
            idle = now - live.last_used > IDLE and not live.watchers and not live.lock.locked()
            if idle and not self.driver.busy(live):
                self.driver.release(live)
                del self.tables[id]

    async def wake(self) -> None:
        """Open the tables at which the server itself has to act soon."""
        soon = self.sources.now() + int(SWEEP * 2000)
        for id in await self.journal.due(soon, 500):
            if id not in self.tables:
                try:
                    await self.open(id)
                except FutagoError as error:
                    log.warning("table cannot be opened", reason=error.text.id)

    # ------------------------------------------------------------ finding

    async def open(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the journal."""
        if id in self.tables:
            # Whoever asked for it is about to use it: it is not put away under their hands.
            self.tables[id].last_used = self.sources.now()
            return self.tables[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.tables:
                    if self._closed:
                        raise Busy
                    stored = await self.journal.load(id)
                    if stored is None:
                        return None
                    live = LiveTable(self.journal, stored, self.sources.now, self.woken)
                    live.after_change = self._after_change
                    self.tables[id] = live
                    self.driver.attend(live)
                    with suppress(FutagoError, Busy):
                        await live.go_on()
                        await self.rematch(live)
                return self.tables[id]
            finally:
                self._opening.pop(id, None)

    async def may_enter(self, live: LiveTable, guest: str | None) -> bool:
        """Whether somebody may know of a table at all."""
        if live.table.setup.public or live.table.seats_of(guest):
            return True
        return guest is not None and await self.journal.is_guest(live.table.id, guest)

    async def admit(self, live: LiveTable, guest: str, code: str) -> bool:
        """Let somebody in who has the invitation."""
        invite = live.table.setup.invite
        if invite is None or not secrets.compare_digest(invite, hashed(code)):
            return False
        await self.journal.admit(live.table.id, guest)
        return True

    async def lobby(self, limit: int) -> list[tuple[str, Index]]:
        return await self.journal.lobby(limit)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Index]]:
        return await self.journal.tables_of(guest, limit)

    # ------------------------------------------------------------ making

    async def make(self, setup: Setup, sat: Sequence[Sat]) -> LiveTable:
        """A new table with those who sit at it from the start."""
        id, now = self.sources.table_id(), self.sources.now()
        table = Table(id, setup, now)
        entries = list[Entry]()
        drafts = [Draft(entry) for entry in sat]
        while drafts:
            draft = drafts.pop(0)
            table.take(draft, now)
            entries.append(Entry(table.number, now, encode_entry(draft.entry)))
            if not drafts and not table.free_seats() and not table.standing.begun:
                drafts.append(table.draft_start())
        heading = Heading(id, setup.game, setup.version, encode_setup(setup), now)
        guests = sorted({entry.guest for entry in sat if entry.guest is not None})
        await self.journal.create(heading, entries, index_of(table, now, now), guests)
        live = await self.open(id)
        assert live is not None
        return live

    async def make_for(self, setup: Setup, manners: Manners, guest: str) -> LiveTable:
        """A table as somebody wished it; they may look at it even if they do not sit there."""
        live = await self.make(setup, seated(setup, manners, guest))
        await self.journal.admit(live.table.id, guest)
        return live

    async def bring(self, setup: Setup, entries: Sequence[EntryData], guest: str) -> LiveTable:
        """A game that was played elsewhere, to be looked at here."""
        id, now = self.sources.table_id(), self.sources.now()
        table = Table(id, setup, now)
        for entry in entries:
            table.read(entry, now)
        kept = [Entry(n, now, encode_entry(entry)) for n, entry in enumerate(entries, 1)]
        heading = Heading(id, setup.game, setup.version, encode_setup(setup), now)
        await self.journal.create(heading, kept, index_of(table, now, now), [guest])
        live = await self.open(id)
        assert live is not None
        return live

    async def rematch(self, live: LiveTable) -> str | None:
        """Once all have agreed: another table, everybody one seat further."""
        async with live.lock:
            offer = consent.agreed(live.table)
            if offer is None or offer.what != "rematch":
                return None
            table = live.table
            setup = again(table.setup, self.sources.seed())
            holders = list(table.seats.values())
            moved_on = holders[-1:] + holders[:-1]
            sat = [
                Sat(seat, held.name, held.guest, None if held.guest else held.bot)
                for seat, held in zip(table.seats, moved_on, strict=True)
            ]
            fresh = await self.make(setup, sat)
            await live.enter(Rematched(fresh.table.id))
            return fresh.table.id

    # ------------------------------------------------------------ after an entry

    def _after_change(self, live: LiveTable, draft: Draft) -> None:
        self.moves += 1
        self.driver.attend(live)
        if draft.match is not None and live.table.status == "running":
            fresh = [
                seat
                for seat in live.table.movers
                if live.table.standing.since.get(seat) == live.table.number
            ]
            self.on_turn(live, fresh)


def again(setup: Setup, seed: str) -> Setup:
    """The same table once more, from the beginning, with a seed of its own."""
    return replace(setup, seed=seed, origin=None, imported=None)


__all__ = ["Busy", "House", "Sources", "again", "hashed"]

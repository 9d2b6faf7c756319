"""What the routes work with: the house, the limits, the notices."""

from __future__ import annotations

from typing import Final

import msgspec

from futago.notices.sender import Notices
from futago.server.coachings import Coachings
from futago.server.limits import Allowances, Connections
from futago.server.settings import Settings
from futago.server.turns import TurnNotices
from futago.table.house import House
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.workers import BotWorkers

MOST_REMEMBERED: Final = 500
"""Guests of one table of whom something is held in memory; the journal knows it anyway."""


class Services:
    """One server's parts, put together by `app.py`."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        workers: BotWorkers,
        house: House,
        notices: Notices,
        coachings: Coachings,
    ) -> None:
        self.settings = settings
        self.journal = journal
        self.workers = workers
        self.house = house
        self.notices = notices
        self.coachings = coachings
        self.requests = Allowances(settings.requests_per_second, settings.requests_per_second * 5)
        self.makings = Allowances(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.chat = Allowances(1.0, 6.0)
        self.hints = Allowances(0.5, 10.0)
        self.connections = Connections(
            settings.max_connections, settings.max_connections_per_address
        )
        self.turns: TurnNotices
        self.stopping = False

    async def remember(self, live: LiveTable, guest: str) -> None:
        """What is kept of a guest at this table: whom they mute, what they have seen."""
        if guest not in live.muted:
            if len(live.muted) >= MOST_REMEMBERED:
                _forget_who_is_gone(live)
            notes = await self.journal.notes(live.table.id)
            live.seen[guest] = int(notes.get(f"seen/{guest}", b"0"))
            kept = notes.get(f"muted/{guest}")
            live.muted[guest] = frozenset(msgspec.json.decode(kept, type=list[str]) if kept else ())

    async def keep_seen(self, live: LiveTable, guest: str) -> None:
        """The last event that a guest has seen, kept when they leave."""
        number = live.seen.get(guest, 0)
        await self.journal.keep_note(live.table.id, f"seen/{guest}", b"%d" % number)

    async def keep_muted(self, live: LiveTable, guest: str, names: frozenset[str]) -> None:
        await self.journal.keep_note(
            live.table.id, f"muted/{guest}", msgspec.json.encode(sorted(names))
        )
        live.muted[guest] = names


def _forget_who_is_gone(live: LiveTable) -> None:
    """Anybody can make up guests: only those who watch keep their place in memory."""
    here = {watcher.guest for watcher in live.watchers}
    for guest in [guest for guest in live.muted if guest not in here]:
        del live.muted[guest]
        live.seen.pop(guest, None)

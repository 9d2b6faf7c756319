"""What the routes work with: table manager, limits, notices, coach reports."""

from __future__ import annotations

from typing import Final

import msgspec
from prometheus_client import Histogram

from futago.accounts.accounts import Accounts
from futago.accounts.store import AccountStore
from futago.notices.sender import NoticeSender
from futago.server.coach_reports import CoachReports
from futago.server.erasures import Erasures
from futago.server.ledger import SharedLimits
from futago.server.limits import ConnectionLimiter, Limits, LocalLimits, budgets_of
from futago.server.network import NetworkAccess
from futago.server.settings import Settings
from futago.server.sharing import Sharing
from futago.server.signed_in import SignedInConnections
from futago.server.turn_notices import TurnNotices
from futago.table.bot_pools import BotPools
from futago.table.erasing import spoke
from futago.table.history_workers import HistoryWorkers
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.manager import TableManager

MAX_CACHED_GUESTS: Final = 500
"""Guests per table whose data are cached in memory; the journal has them anyway."""


class Services:
    """One server's parts, put together by `app.py`."""

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        workers: BotPools,
        manager: TableManager,
        notices: NoticeSender,
        coach_reports: CoachReports,
        history: HistoryWorkers,
        loop_lag: Histogram,
        network: NetworkAccess | None = None,
        sharing: Sharing | None = None,
    ) -> None:
        """`sharing` with other processes, if there are any."""
        self.sharing = sharing
        self.settings = settings
        self.network = network or NetworkAccess(settings)
        self.journal = journal
        self.workers = workers
        self.manager = manager
        self.notices = notices
        self.coach_reports = coach_reports
        self.history = history
        budgets = budgets_of(settings)
        self.limits: Limits = (
            LocalLimits(budgets) if sharing is None else SharedLimits(budgets, sharing.setup.ledger)
        )
        self.loop_lag = loop_lag
        self.connections = ConnectionLimiter(
            settings.max_connections,
            settings.max_connections_per_address,
            elsewhere=sharing.neighbours("connections") if sharing is not None else None,
        )
        self.accounts = Accounts(AccountStore(journal), manager.sources)
        self.signed_in = SignedInConnections(journal)
        self.accounts.on_ended = self.signed_in.end
        self.erasures = Erasures(journal, manager, history)
        self.turn_notices: TurnNotices
        self.stopping = False

    async def load_guest(self, live: LiveTable, guest: str) -> None:
        """Load what is stored of a guest at this table: whom they mute, what they have seen."""
        if guest not in live.muted:
            if len(live.muted) >= MAX_CACHED_GUESTS:
                _forget_absent_guests(live)
            notes = await self.journal.notes(live.table.id)
            live.seen[guest] = int(notes.get(f"seen/{guest}", b"0"))
            stored = notes.get(f"muted/{guest}")
            live.muted[guest] = frozenset(
                msgspec.json.decode(stored, type=list[str]) if stored else ()
            )

    async def _is_known(self, live: LiveTable, guest: str) -> bool:
        """Whether a guest sits here or was admitted. Anybody can create guests, so nothing is
        stored for others."""
        table = live.table
        return bool(table.seats_of(guest)) or await self.journal.is_guest(table.id, guest)

    async def store_seen(self, live: LiveTable, guest: str) -> None:
        """Store the last event that a guest has seen, when they leave."""
        if not await self._is_known(live, guest):
            return
        number = live.seen.get(guest, 0)
        await self.journal.store_note(live.table.id, f"seen/{guest}", b"%d" % number)

    async def store_spoken(self, live: LiveTable, guest: str) -> str:
        """Somebody without a seat speaks: found again when they want to be forgotten."""
        await self.journal.store_note(live.table.id, spoke(guest), b"")
        return guest

    async def store_muted(self, live: LiveTable, guest: str, names: frozenset[str]) -> None:
        if await self._is_known(live, guest):
            await self.journal.store_note(
                live.table.id, f"muted/{guest}", msgspec.json.encode(sorted(names))
            )
        live.muted[guest] = names


def _forget_absent_guests(live: LiveTable) -> None:
    """Anybody can create guests, so only those who are watching stay in memory."""
    here = {watcher.guest for watcher in live.watchers}
    for guest in [guest for guest in live.muted if guest not in here]:
        del live.muted[guest]
        live.seen.pop(guest, None)

"""Which process a request belongs to, and how it gets there."""

from __future__ import annotations

import asyncio
import random
from time import monotonic
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from futago.server.peers import Peers, Unreachable
from futago.table.ownership import Ownership

if TYPE_CHECKING:
    from futago.server.routed_http import RoutedHttpProtocol

TABLES: Final = b"/api/tables/"
NEW: Final = (b"/api/tables", b"/api/replays")
ANYWHERE: Final = ""
"""Stands for a table that does not exist yet: processes make new ones in turn."""
PATIENCE_SECONDS: Final = 8.0
"""How long a request waits while a table has no owner, because a process has died."""


class Router:
    """Knows the owner of every table, and hands connections over."""

    def __init__(self, ownership: Ownership, peers: Peers) -> None:
        self._ownership = ownership
        self._peers = peers
        self.handed_over = 0
        self.relayed = 0

    def elsewhere(self, method: bytes, url: bytes, hops: int) -> str | None:
        """The table that a request asks for, unless this process answers it."""
        path = url.partition(b"?")[0]
        if path.startswith(TABLES):
            table = unquote(path[len(TABLES) :].partition(b"/")[0].decode("latin-1"))
            return None if self._ownership.owns(table) else table
        if method == b"POST" and path.rstrip(b"/") in NEW:
            return None if hops and self._ownership.held else ANYWHERE
        return None

    def _elect(self) -> int | None:
        """A process on this computer for a new table, if there is one that owns anything."""
        me = self._ownership.member
        owners = {lease.owner for lease in self._ownership.standing.leases.values()} - {None, me}
        here = [me] if self._ownership.held else []
        here += [m for m in self._ownership.standing.members if m in owners]
        here = [m for m in here if m == me or self._peers.is_here(m)]
        return random.choice(here) if here else None

    async def send_away(
        self, connection: RoutedHttpProtocol, table: str, data: bytes, hops: int
    ) -> bool:
        """Hand a connection over to the owner of a table; False if it stays here."""
        end = monotonic() + PATIENCE_SECONDS
        while monotonic() < end and not connection.transport.is_closing():
            owner = self._elect() if table == ANYWHERE else self._ownership.owner_of(table)
            if owner == self._ownership.member:
                return False
            if owner is not None:
                try:
                    await self._send(owner, connection, data, hops)
                    return True
                except Unreachable as error:
                    if error.ended:
                        await self._ownership.bury(owner)
                except KeyError:
                    pass  # it has just left
            await self._ownership.changed(0.2)
            await asyncio.sleep(0.02)
        return False

    async def _send(
        self, owner: int, connection: RoutedHttpProtocol, data: bytes, hops: int
    ) -> None:
        client = connection.transport
        while client.get_write_buffer_size() and not client.is_closing():  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # an earlier answer has to be on its way
        if client.is_closing():
            return
        if connection.relayed or not self._peers.is_here(owner):
            relay = await self._peers.relay(owner, client, data, hops)
            gate = connection.gate
            self.relayed += 1
            connection.gate = None
            connection.forget()
            relay.join(client, lambda: gate.leave(client) if gate is not None else None)
            return
        await self._peers.hand_over(owner, client, data, hops)
        self.handed_over += 1
        connection.forget()
        client.abort()

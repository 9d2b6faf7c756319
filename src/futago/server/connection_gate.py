"""How many TCP connections the server keeps open, in total and per address.

The file descriptors of a process are few, and a connection that says nothing costs one. Whoever
opens more than their share loses the connections that are waiting for nothing; others get in.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Final, Protocol

from futago.server.limits import LOCAL, Elsewhere, client_of
from futago.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SPARE_DESCRIPTORS: Final = 250
"""For the journal, the pipes to worker processes, notices and listening sockets."""
BRIEF_CONNECTIONS: Final = 1000
"""For requests, in addition to the long-lived connections of `Settings.max_connections`."""


class Idle(Protocol):
    """A connection that says whether it may be closed."""

    @property
    def idle(self) -> bool:
        """Whether no request is being answered."""


class ConnectionGate:
    """Admits connections, and closes idle ones of whoever has most when there are too many."""

    def __init__(
        self,
        most: int,
        most_per_address: int,
        proxies: tuple[str, ...] = (),
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """`elsewhere` are the connections to other processes, which count for their addresses."""
        self._elsewhere = elsewhere
        self._most = most
        self._most_per_address = most_per_address
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._open = dict[str, dict[asyncio.Transport, Idle | None]]()
        self.count = 0
        self.turned_away = 0
        """Connections that were refused or had to make room."""

    def enter(self, transport: asyncio.Transport, connection: Idle) -> bool:
        """Whether a connection may stay; if so, it is counted until it leaves."""
        address = _address_of(transport)
        mine = self._open.get(address, {})
        count = len(mine) + (self._elsewhere.at(address) if self._elsewhere else 0)
        full = count >= self._most_per_address and not self._is_proxy(address)
        if full and not self._make_room(address):
            self.turned_away += 1
            return False
        if self.count >= self._most:
            busiest = max(self._open, key=lambda name: len(self._open[name]))
            if not self._make_room(busiest):
                self.turned_away += 1
                return False
        self._open.setdefault(address, {})[transport] = connection
        self.count += 1
        if self._elsewhere is not None:
            self._elsewhere.note(address, 1)
        return True

    def keep(self, transport: asyncio.Transport) -> None:
        """The connection has become a long-lived one, which has a limit of its own."""
        mine = self._open.get(_address_of(transport), {})
        if transport in mine:
            mine[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        address = _address_of(transport)
        mine = self._open.get(address, {})
        if transport in mine:
            del mine[transport]
            self.count -= 1
            if self._elsewhere is not None:
                self._elsewhere.note(address, -1)
            if not mine:
                del self._open[address]

    def _make_room(self, address: str) -> bool:
        """Close the oldest idle connection of an address; whether there was one."""
        for transport, connection in self._open.get(address, {}).items():
            if connection is not None and connection.idle:
                self.leave(transport)
                self.turned_away += 1
                transport.abort()
                return True
        return False

    def _is_proxy(self, address: str) -> bool:
        """Whether many visitors come from this address."""
        try:
            found = ipaddress.ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def _address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return client_of(peer[0]) if peer else LOCAL


def gate_for(settings: Settings, elsewhere: Elsewhere | None = None) -> ConnectionGate:
    """The gate of a server, with as many descriptors as the system grants."""
    most = settings.max_connections + BRIEF_CONNECTIONS
    granted = raised_descriptors(most + SPARE_DESCRIPTORS)
    if granted is not None:
        most = max(20, min(most, granted - SPARE_DESCRIPTORS))
    per_address = 2 * settings.max_connections_per_address + 200
    return ConnectionGate(most, min(most, per_address), settings.trust_proxy, elsewhere)


def raised_descriptors(wanted: int) -> int | None:
    """Raise the limit of open files as far as needed and allowed; the limit, if there is one."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        except (OSError, ValueError):
            return soft
        return more
    return soft

"""What the processes that share the tables send each other.

On one computer a connection is handed over as a whole: the system passes the open socket to the
process that owns the table, with what has been read from it, and nothing of it passes through here
again. From another computer it is relayed. Processes keep a line open to each other as well: it
breaks when one dies, and tells the others to look at the register when something has changed.

Whoever relays has to know the secret of the process, which is in the database.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from msgspec import Struct

from futago.server.relay import Relay, RelayedTransport

log = structlog.get_logger()

MOST: Final = 1_000_000
"""Bytes of a request that are handed over with its connection."""
HEADING: Final = 4000
"""Bytes of the first line."""
CONNECT_SECONDS: Final = 2.0
Client = tuple[str, int]


class Address(Struct, frozen=True):
    """Where a process is reached."""

    folder: str
    """The sockets of one computer's processes; the same folder means the same computer."""
    name: str
    secret: str
    host: str | None = None
    port: int | None = None


class Heading(Struct, frozen=True, omit_defaults=True):
    """The first line of what one process sends to another."""

    kind: str
    """`hand` with a socket, `relay`, or `line`."""
    secret: str
    hops: int = 0
    client: Client | None = None


class Unreachable(Exception):
    """The other process does not answer; it has surely ended if `ended`."""

    def __init__(self, ended: bool) -> None:
        super().__init__(ended)
        self.ended = ended


class Arrivals:
    """What a process does with connections that others hand over; see `RoutedHttpProtocol`."""

    def __init__(self, protocol: Callable[[], Any]) -> None:
        self.protocol = protocol

    async def adopt(self, sock: socket.socket, data: bytes, hops: int) -> None:
        """A connection that was accepted elsewhere, with what has been read from it."""
        protocol = self.protocol()
        protocol.arriving = data, hops
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, sock)

    def relayed(self, transport: asyncio.Transport, data: bytes, heading: Heading) -> None:
        """A connection whose client is connected to another computer."""
        protocol = self.protocol()
        protocol.relayed = True
        protocol.arriving = data, heading.hops
        transport.set_protocol(protocol)
        protocol.connection_made(RelayedTransport(transport, heading.client))


class Peers:
    """Sends to the other processes, and receives from them."""

    def __init__(
        self,
        folder: Path,
        host: str | None = None,
        port: int | None = None,
        one_computer: bool = False,
    ) -> None:
        """`one_computer` if there cannot be processes on others."""
        self._one_computer = one_computer
        self._folder = folder
        self._host, self._port = host, port
        self._name = secrets.token_hex(8)
        self._secret = secrets.token_urlsafe(24)
        self._lines = dict[int, asyncio.Transport | None]()
        self._servers = list[asyncio.Server]()
        self._receiver: socket.socket | None = None
        self._tasks = set[asyncio.Task[None]]()
        self.arrivals: Arrivals | None = None
        self.known = dict[int, Address]()
        self.on_news: Callable[[], None] = lambda: None
        """Another process has changed something in the register."""
        self.on_end: Callable[[int], None] = lambda member: None
        """Another process has certainly ended."""

    def address(self) -> str:
        """Where others reach this process, for the register."""
        found = Address(str(self._folder), self._name, self._secret, self._host, self._port)
        return msgspec.json.encode(found).decode()

    def is_here(self, member: int) -> bool:
        """Whether a process runs on this computer."""
        address = self.known.get(member)
        if address is None or address.folder == str(self._folder):
            return address is not None
        # Another server, with which this one overlaps while it is being replaced.
        return address.host is None and Path(address.folder, f"{address.name}.hand").exists()

    # ------------------------------------------------------------ receiving

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        path = self._folder / self._name
        receiver = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        receiver.setblocking(False)
        receiver.bind(f"{path}.hand")
        receiver.listen(1000)
        loop.add_reader(receiver.fileno(), self._accept, receiver)
        self._receiver = receiver
        server = await loop.create_unix_server(lambda: _Incoming(self), f"{path}.line")
        self._servers.append(server)
        if self._host is not None:
            server = await loop.create_server(lambda: _Incoming(self), self._host, self._port)
            self._servers.append(server)

    async def close(self) -> None:
        for line in self._lines.values():
            if line is not None:
                line.close()
        if self._receiver is not None:
            asyncio.get_running_loop().remove_reader(self._receiver.fileno())
            self._receiver.close()
        for server in self._servers:
            server.close()
        for task in list(self._tasks):
            task.cancel()
        for kind in ("hand", "line"):
            (self._folder / f"{self._name}.{kind}").unlink(missing_ok=True)

    def _accept(self, receiver: socket.socket) -> None:
        with suppress(BlockingIOError, OSError):
            while True:
                connection, _ = receiver.accept()
                connection.setblocking(False)
                self.start(self._receive(connection))

    def start(self, work: Any) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _receive(self, connection: socket.socket) -> None:
        """A connection with its open socket."""
        loop, found = asyncio.get_running_loop(), list[int]()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await _readable(connection)
                data, found, _, _ = socket.recv_fds(connection, HEADING, 1)
                for descriptor in found:  # else the next bot would keep it open
                    os.set_inheritable(descriptor, False)
                while more := await loop.sock_recv(connection, 65536):
                    data += more
                    if len(data) > MOST + HEADING:
                        return
            heading, rest = _split(data)
            if heading is None or not found or not self._knows(heading) or not self.arrivals:
                return
            handed = socket.socket(fileno=found.pop())
            handed.setblocking(False)
            await self.arrivals.adopt(handed, rest, heading.hops)
        except (OSError, TimeoutError):
            pass  # the other process died meanwhile, and the client will come again
        finally:
            connection.close()
            for descriptor in found:
                os.close(descriptor)

    def _knows(self, heading: Heading) -> bool:
        return secrets.compare_digest(heading.secret.encode(), self._secret.encode())

    def received(
        self, transport: asyncio.Transport, data: bytes, incoming: asyncio.Protocol
    ) -> bool:
        """Something begins with this; whether that was enough of it."""
        if b"\n" not in data:
            if len(data) > HEADING:
                transport.abort()
            return False
        heading, rest = _split(data)
        if heading is None or not self._knows(heading):
            transport.abort()
        elif heading.kind == "relay" and self.arrivals is not None:
            self.arrivals.relayed(transport, rest, heading)
        else:
            self.on_news()  # a process that has just come
        return True

    # ------------------------------------------------------------ sending

    async def hand_over(
        self, member: int, client: asyncio.Transport, data: bytes, hops: int
    ) -> None:
        """Pass a connection to a process on this computer; `Unreachable` if it does not take it."""
        address, loop = self.known[member], asyncio.get_running_loop()
        heading = _line(Heading("hand", address.secret, hops))
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.setblocking(False)
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await loop.sock_connect(line, f"{address.folder}/{address.name}.hand")
                    descriptor = client.get_extra_info("socket").fileno()
                    socket.send_fds(line, [heading], [descriptor])
                    await loop.sock_sendall(line, data)
            except (ConnectionRefusedError, FileNotFoundError):
                raise Unreachable(ended=True) from None
            except (OSError, TimeoutError):
                raise Unreachable(ended=False) from None

    async def relay(self, member: int, client: asyncio.Transport, data: bytes, hops: int) -> Relay:
        """Begin to relay a connection to a process on another computer."""
        name = client.get_extra_info("peername")
        heading = Heading("relay", self.known[member].secret, hops, (name[0], name[1]))
        relay: Relay
        away, relay = await self._connect(member, Relay)
        away.write(_line(heading) + data)
        return relay

    async def ask(self, member: int, data: bytes, client: Client) -> bytes:
        """The answer of another process to a request, in full."""
        heading = Heading("relay", self.known[member].secret, 1, client)
        reader: _Reader
        away, reader = await self._connect(member, _Reader)
        away.write(_line(heading) + data)
        try:
            return await reader.done
        finally:
            away.abort()

    async def _connect(self, member: int, protocol: Callable[[], Any]) -> Any:
        address, loop = self.known[member], asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                if self.is_here(member):
                    path = f"{address.folder}/{address.name}.line"
                    return await loop.create_unix_connection(protocol, path)
                if address.host is None or address.port is None:
                    raise Unreachable(self._one_computer)
                return await loop.create_connection(protocol, address.host, address.port)
        except (ConnectionRefusedError, FileNotFoundError):
            raise Unreachable(ended=True) from None
        except (OSError, TimeoutError):
            raise Unreachable(ended=False) from None

    # ------------------------------------------------------------ lines

    def meet(self, members: Mapping[int, str], me: int) -> None:
        """These processes are alive: keep a line to each."""
        self.known = {
            member: msgspec.json.decode(address, type=Address)
            for member, address in members.items()
        }
        for member in self._lines.keys() - members.keys():
            line = self._lines.pop(member)
            if line is not None:
                line.close()
        for member in members:
            if member != me and member not in self._lines:
                self._lines[member] = None
                self.start(self._keep_line(member))

    async def _keep_line(self, member: int) -> None:
        while member in self.known:
            try:
                line, ended = await self._connect(member, _Line)
                line.write(_line(Heading("line", self.known[member].secret)))
                if member in self._lines:
                    self._lines[member] = line
                await ended.lost
                line.close()
            except Unreachable as error:
                if error.ended:
                    self.on_end(member)
                    return
                await asyncio.sleep(0.5)
            except KeyError:
                return
            # It may have been the network: the next attempt tells.

    def tell_all(self) -> None:
        """Tell all others that something has changed."""
        for line in self._lines.values():
            if line is not None and not line.is_closing():
                line.write(b"\n")


class _Incoming(asyncio.Protocol):
    """What another process sends, except whole connections."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._data = b""
        self._begun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        if self._begun:
            self._peers.on_news()
            return
        self._data += data
        transport: Any = self._transport
        self._begun = self._peers.received(transport, self._data, self)
        if self._begun:
            self._data = b""


class _Line(asyncio.Protocol):
    """A line to another process, which never says anything."""

    def __init__(self) -> None:
        self.lost = asyncio.get_running_loop().create_future()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)


class _Reader(asyncio.Protocol):
    """Reads an answer to its end."""

    def __init__(self) -> None:
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._data = bytearray()

    def data_received(self, data: bytes) -> None:
        self._data += data

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.done.done():
            self.done.set_result(bytes(self._data))


def _line(heading: Heading) -> bytes:
    return msgspec.json.encode(heading) + b"\n"


def _split(data: bytes) -> tuple[Heading | None, bytes]:
    """The heading and the rest."""
    first, _, rest = data.partition(b"\n")
    try:
        return msgspec.json.decode(first, type=Heading), rest
    except msgspec.MsgspecError:
        return None, b""


async def _readable(connection: socket.socket) -> None:
    """Wait until something can be read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(connection.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(connection.fileno())

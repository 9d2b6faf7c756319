"""Running the server until it receives a signal to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
import uvicorn

from futago.game import BadInput
from futago.server import garbage
from futago.server.app import Application, make_app
from futago.server.connection_gate import gate_for
from futago.server.http_timeouts import TimeoutHttpProtocol
from futago.server.logs import set_up_logs
from futago.server.paced_websocket import PacedWebSocketProtocol
from futago.server.routed_http import RoutedHttpProtocol
from futago.server.settings import Settings
from futago.server.sharing import ProcessSetup
from futago.server.supervisor import Supervisor
from futago.table.manager import Sources
from futago.table.storage import prepare
from futago.texts import Text

ANNOUNCE_SECONDS: Final = 5
"""For telling all clients that the server is stopping."""
DRAIN_SECONDS: Final = 5
"""For requests that are still being processed after that."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Calls back when it is ready, and closes the tables before the connections on shutdown."""

    def __init__(
        self, config: uvicorn.Config, app: Application, on_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready
        self._further = dict[str, asyncio.Server]()
        app.network.listener = self

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals without raising them again, so that the process exits with status 0."""
        if threading.current_thread() is not threading.main_thread():
            yield  # only the main thread can handle signals
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            if self._app.sharing is not None:
                await self._app.sharing.join(self._connection)
            garbage.begin()
            self._collecting = asyncio.create_task(garbage.collect_when_quiet())
            self._on_ready()

    def _connection(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def listen(self, host: str, port: int) -> None:
        """Accept connections at one more address; `OSError` if it cannot be used."""

        loop = asyncio.get_running_loop()
        backlog = self.config.backlog
        server = await loop.create_server(self._connection, host, port, backlog=backlog)
        self._further[host] = server
        self.servers.append(server)

    def stop_listening(self, host: str) -> None:
        """Accept no more at that address, and end the connections there."""
        server = self._further.pop(host)
        self.servers.remove(server)
        server.close()
        for connection in list(self.server_state.connections):
            transport = connection.transport
            if transport.get_extra_info("sockname")[0] == host:
                transport.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._collecting.cancel()
        # Before the connections are closed, so that clients can still be told.
        await self._app.announce_shutdown(ANNOUNCE_SECONDS)
        await super().shutdown(sockets=sockets)


def bound_socket(settings: Settings) -> socket.socket:
    """The socket, bound before anything else starts; `BadInput` if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        bound.close()
        reason = getattr(error, "strerror", None) or str(error)
        text = Text("serve-port-taken", host=settings.host, port=str(settings.port), reason=reason)
        raise BadInput(text) from None
    return bound


def uvicorn_config(settings: Settings, app: Application) -> uvicorn.Config:
    """The configuration of uvicorn."""
    sharing = app.sharing
    elsewhere = sharing.neighbours("sockets") if sharing is not None else None
    counted = {"gate": gate_for(settings, elsewhere)}
    if sharing is None:
        http = type("HttpProtocol", (TimeoutHttpProtocol,), counted)
    else:
        http = type("HttpProtocol", (RoutedHttpProtocol,), {**counted, "sharing": sharing})
    return uvicorn.Config(
        app,
        ws=type("WebSocketProtocol", (PacedWebSocketProtocol,), counted),
        http=http,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_per_message_deflate=False,
        ws_max_size=128_000,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=",".join(settings.trust_proxy),
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def run(
    settings: Settings,
    say: Callable[[str], None],
    open_browser: bool,
    sources: Sources | None = None,
) -> None:
    """Serve until a signal comes; then shut down gracefully. `sources` are those of `make_app`."""
    settings.check()
    set_up_logs(settings)
    # First, so that an unusable place is one readable error, not a server that fails to start.
    prepare(settings.place)
    bound = bound_socket(settings)
    port = bound.getsockname()[1]
    settings = replace(settings, port=port)
    log = structlog.get_logger()

    def ready() -> None:
        log.info("ready", host=settings.host, port=port)
        say(settings.address)
        if open_browser:
            threading.Thread(target=_open, args=(settings.address,), daemon=True).start()

    # One clock for all processes, also for those that replace others later.
    make = partial(make_app, sources=sources or Sources())

    def serve(process: ProcessSetup | None, on_ready: Callable[[], None]) -> None:
        app = make(settings, process=process)
        server = Server(uvicorn_config(settings, app), app, on_ready)
        server.run(sockets=[bound])

    if settings.shared:
        Supervisor(settings, serve).run(ready)
    else:
        serve(None, ready)
    log.info("stopped")


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        structlog.get_logger().info("no browser to open")

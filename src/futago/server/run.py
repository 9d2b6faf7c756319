"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import structlog
import uvicorn

from futago.game import BadInput
from futago.server.app import Application, make_app
from futago.server.logs import set_up_logs
from futago.server.patience import PatientProtocol
from futago.server.settings import Settings
from futago.table.upgrade import make_ready
from futago.texts import Text

FAREWELL_SECONDS: Final = 5
"""For telling everybody who is connected that the server stops."""
DRAIN_SECONDS: Final = 5
"""For requests that are still being answered after that."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Tells when it is ready, and tells the tables first when it has to stop."""

    def __init__(
        self, config: uvicorn.Config, app: Application, on_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is obeyed, and that is all: the process ends well, not by it."""
        if threading.current_thread() is not threading.main_thread():
            yield  # only the main thread can hear signals
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
            # What is there now stays: the collector need not look at it again and again, and
            # what a message leaves behind is mostly freed without it.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 50)
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Before the connections are closed: afterwards there is nobody left to be told.
        await self._app.say_farewell(FAREWELL_SECONDS)
        await super().shutdown(sockets=sockets)


def bound_socket(settings: Settings) -> socket.socket:
    """The port, taken before anything else starts; `BadInput` if somebody has it already."""
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
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        http=PatientProtocol,
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


def run(settings: Settings, say: Callable[[str], None], open_browser: bool) -> None:
    """Serve until a signal comes; then drain and stop."""
    settings.check()
    set_up_logs(settings)
    # Before anything runs: a file that cannot be used is one sentence, not a server that broke.
    make_ready(settings.file)
    bound = bound_socket(settings)
    port = bound.getsockname()[1]
    settings = replace(settings, port=port)
    log = structlog.get_logger()

    def ready() -> None:
        log.info("ready", host=settings.host, port=port)
        say(settings.address)
        if open_browser:
            threading.Thread(target=_open, args=(settings.address,), daemon=True).start()

    app = make_app(settings)
    server = Server(uvicorn_config(settings, app), app, ready)
    server.run(sockets=[bound])
    log.info("stopped")


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        structlog.get_logger().info("no browser to open")

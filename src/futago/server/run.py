"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from futago.game import BadInput
from futago.server.app import make_app
from futago.server.lean import LeanSockets
from futago.server.logs import set_up_logs
from futago.server.settings import Settings
from futago.texts import Text

DRAIN_SECONDS = 10


class Server(uvicorn.Server):
    """Tells when it is ready, and tells the tables first when it has to stop."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            # What is there now stays: the collector need not look at it again and again, and
            # what a message leaves behind is mostly freed without it.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 50)
            self._on_ready()


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
        text = Text("serve-port-taken", host=settings.host, port=settings.port, reason=reason)
        raise BadInput(text) from None
    return bound


def run(settings: Settings, say: Callable[[str], None], open_browser: bool) -> None:
    """Serve until a signal comes; then drain and stop."""
    settings.check()
    set_up_logs(settings)
    bound = bound_socket(settings)
    port = bound.getsockname()[1]
    if port != settings.port:
        from dataclasses import replace

        settings = replace(settings, port=port)
    log = structlog.get_logger()

    def ready() -> None:
        log.info("ready", host=settings.host, port=port)
        say(settings.address)
        if open_browser:
            threading.Thread(target=_open, args=(settings.address,), daemon=True).start()

    config = uvicorn.Config(
        make_app(settings),
        ws=LeanSockets,
        http="httptools",
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
        h11_max_incomplete_event_size=64_000,
    )
    server = Server(config, ready)
    server.run(sockets=[bound])
    log.info("stopped")


def _open(address: str) -> None:
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        structlog.get_logger().info("no browser to open")

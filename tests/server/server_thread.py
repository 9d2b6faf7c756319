"""A server in a thread of the test process, whose clock the test controls."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from futago.server.app import make_app
from futago.server.network import NetworkAccess
from futago.server.run import Server, bound_socket, uvicorn_config
from futago.server.settings import Settings

from ..server_process import NO_LIMITS
from ..table.managers import Time


@contextmanager
def server_in_thread(
    folder: Path, time: Time, home: list[str] | None = None, **options: Any
) -> Iterator[str]:
    """Run a server in a thread; its address. `home` are the computer's addresses in the home
    network."""
    settings = Settings(port=0, data=folder, **{**NO_LIMITS, **options})
    bound = bound_socket(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    app = make_app(settings, time.sources(), NetworkAccess(settings, lambda: home or []))
    ready = threading.Event()
    server = Server(uvicorn_config(settings, app), app, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        assert ready.wait(60)
        yield f"http://127.0.0.1:{settings.port}"
    finally:
        server.should_exit = True
        thread.join()

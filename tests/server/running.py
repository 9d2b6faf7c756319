"""Real servers to talk to: in a thread, with time moved by hand, or in a process of their own."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from futago.server.app import make_app
from futago.server.run import Server, bound_socket, uvicorn_config
from futago.server.settings import Settings

from ..table.houses import Time

LOOSE: dict[str, Any] = {
    "requests_per_second": 100_000.0,
    "tables_per_minute": 100_000.0,
    "max_connections_per_address": 5000,
    "bot_pace": 0.0,
}


@contextmanager
def running(folder: Path, time: Time, **wishes: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    settings = Settings(port=0, data=folder, **{**LOOSE, **wishes})
    bound = bound_socket(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    app = make_app(settings, time.sources())
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


@contextmanager
def process(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`futago serve` as somebody starts it; its address and its process."""
    command = [sys.executable, "-m", "futago", "serve", "--port", "0", "--data", str(folder)]
    command += ["--bot-pace", "0", "--requests-per-second", "100000", *more]
    environment = {**os.environ, "FUTAGO_LANG": "en"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0], server
        finally:
            server.terminate()


class Person:
    """Somebody who plays over HTTP with a token of their own."""

    def __init__(self, address: str, token: str | None = None, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=60, trust_env=False)
        self.http.headers["Accept-Language"] = language
        self.token = token
        if token:
            self.be(token)

    def be(self, token: str) -> None:
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """A request that must be answered with this status; what came back."""
        answer = self.http.request(method, path, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.ask("GET", path, status, params=query)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("PUT", path, status, json=body)

    def make(
        self, game: str = "goryo", options: dict[str, Any] | None = None, **manners: Any
    ) -> Any:
        """A table of this person's own; they are known from here on."""
        wish = {"game": game, "options": options or {}, "manners": manners, "token": True}
        made = self.post("/tables", 201, **wish)
        if made["token"]:
            self.be(made["token"])
        return made

    def join(self, link: str, seat: str, name: str) -> Any:
        """Come by a link and take a seat."""
        table, _, code = link.partition("/t/")[2].partition("#")
        if code:
            came = self.post(f"/tables/{table}/enter", code=code, token=True)
            if came["token"]:
                self.be(came["token"])
        sat = self.post(f"/tables/{table}/seats/{seat}", name=name, token=True)
        if sat["token"]:
            self.be(sat["token"])
        return sat

    def any_move(self, table: str, rng: random.Random) -> str:
        """A legal move, picked word by word as a client does."""
        picked = list[str]()
        while True:
            choice = self.get(f"/tables/{table}/choice", picked=picked)
            words = [option["word"] for option in choice["options"]]
            if choice["move"] is not None and (not words or rng.random() < 0.5):
                return str(choice["move"])
            picked.append(rng.choice(words))

    def socket(self, table: str, **query: Any) -> ClientConnection:
        written = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?{written}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return connect(address, additional_headers=headers, proxy=None, open_timeout=60)

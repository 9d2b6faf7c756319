"""A user of the HTTP API."""

from __future__ import annotations

import random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .answering import random_moves


class HttpPlayer:
    """A user who plays over HTTP with their own token."""

    def __init__(self, address: str, token: str | None = None, language: str = "en") -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=60, trust_env=False)
        self.http.headers["Accept-Language"] = language
        self.token = token
        if token:
            self.use_token(token)

    def use_token(self, token: str) -> None:
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Send a request and check the status; the JSON of the response."""
        answer = self.http.request(method, path, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.ask("GET", path, status, params=query)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, status, json=body)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self.ask("PUT", path, status, json=body)

    def create_table(
        self, game: str = "goryo", options: dict[str, Any] | None = None, **settings: Any
    ) -> Any:
        """Create a table, and keep the token if one is given."""
        body = {"game": game, "options": options or {}, "settings": settings, "token": True}
        made = self.post("/tables", 201, **body)
        if made["token"]:
            self.use_token(made["token"])
        return made

    def join(self, link: str, seat: str, name: str) -> Any:
        """Follow an invitation link and take a seat."""
        table, _, code = link.partition("/t/")[2].partition("#")
        if code:
            entered = self.post(f"/tables/{table}/enter", code=code, token=True)
            if entered["token"]:
                self.use_token(entered["token"])
        return self.sit(table, seat, name)

    def sit(self, table: str, seat: str, name: str) -> Any:
        """Take a free seat."""
        sat = self.post(f"/tables/{table}/seats/{seat}", name=name, token=True)
        if sat["token"]:
            self.use_token(sat["token"])
        return sat

    def random_moves(self, table: str, rng: random.Random) -> list[str]:
        """A random answer to what is asked at a table."""
        return random_moves(self.get(f"/tables/{table}/choice"), rng)

    def socket(self, table: str, **query: Any) -> ClientConnection:
        query_string = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?{query_string}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return connect(address, additional_headers=headers, proxy=None, open_timeout=60)

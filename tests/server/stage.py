"""Tables of both games in several states, made through the API."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from schemathesis import Case

from tests.server.served import Running

GOLDEN: Final = Path(__file__).parent.parent / "conformance" / "golden"
PUBLIC: Final = {"name": "Ann", "public": True}


@dataclass
class Stage:
    """Who sits where."""

    token: str
    """Of somebody who sits at all of them, or was let in."""
    tables: dict[str, str] = field(default_factory=dict)
    """By what is special about each."""

    def mix_in(self, case: Case[Any], real: bool = True) -> dict[str, str]:
        """Let a request lead to a real table now and then; the headers that it shall have."""
        luck = random.Random(repr((case.path_parameters, case.query, case.body)))
        given = case.path_parameters
        if real and "table" in given and luck.random() < 0.8:
            given["table"] = luck.choice(list(self.tables.values()))
        if "seat" in given and luck.random() < 0.8:
            given["seat"] = luck.choice(["goryo", "samurai", "p1", "p2", "spectator"])
        if "game" in given and luck.random() < 0.8:
            given["game"] = luck.choice(["goryo", "gorpg"])
        if isinstance(case.query.get("wait"), int | float):
            case.query["wait"] = 0
        return {"Authorization": f"Bearer {self.token}"} if luck.random() < 0.8 else {}


def golden(game: str, name: str) -> dict[str, Any]:
    """The record of a finished game."""
    record: dict[str, Any] = json.loads((GOLDEN / game / f"{name}.json").read_text())
    return record


def made(client: httpx.Client, game: str, **manners: Any) -> dict[str, Any]:
    """A new table; the first one also gets its maker a token."""
    wish = {"game": game, "manners": {**PUBLIC, **manners}, "token": True}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    if table["token"] is not None:
        client.headers["Authorization"] = f"Bearer {table['token']}"
    return table


def brought(client: httpx.Client, record: Mapping[str, Any]) -> str:
    """A finished game, brought as a record."""
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def alone(seats: list[str]) -> dict[str, Any]:
    """All seats for whoever makes the table."""
    return {seat: {"who": "me"} for seat in seats}


def legal_move(client: httpx.Client, table: str) -> tuple[str, str]:
    """Who of mine is to move, and the first move that they may pick."""
    seat = str(client.get(f"/api/tables/{table}").json()["seat"])
    picked = list[str]()
    while True:
        asked = {"seat": seat, "picked": picked}
        choice = client.get(f"/api/tables/{table}/choice", params=asked).json()
        if choice["move"] is not None:
            return seat, str(choice["move"])
        picked.append(choice["options"][0]["word"])


def set_up(server: Running) -> Stage:
    """Open, running and finished tables, public and private, made and imported."""
    client = server.client()
    both = alone(["goryo", "samurai"])
    token = made(client, "goryo")["token"]
    stage = Stage(str(token))
    open_seat = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    stage.tables["open"] = made(client, "goryo", seats=open_seat)["id"]
    stage.tables["private"] = made(client, "goryo", public=False, seats=both)["id"]
    clock = {"kind": "game", "seconds": 3600}
    stage.tables["running"] = made(client, "goryo", seats=both, clock=clock)["id"]
    stage.tables["solo"] = made(client, "gorpg")["id"]
    stage.tables["resigned"] = made(client, "goryo", seats=both)["id"]
    path = f"/api/tables/{stage.tables['resigned']}"
    assert client.post(f"{path}/resign", json={"seat": "goryo"}).status_code == 200
    stage.tables["imported goryo"] = brought(client, golden("goryo", "01-captured"))
    stage.tables["imported gorpg"] = brought(client, golden("gorpg", "01-defeated"))
    return stage

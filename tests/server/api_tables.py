"""Tables of both games in several states, created through the API."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from schemathesis import Case

from tests.server.answering import first_moves
from tests.server_process import ServerProcess

GOLDEN: Final = Path(__file__).parent.parent / "conformance" / "golden"
ENDS: Final = {("/api/account", "DELETE"), ("/api/account/sign-out", "POST")}
"""What ends the session that asks."""
PUBLIC: Final = {"name": "Ann", "public": True}


@dataclass
class ApiTables:
    """Tables and a token for them."""

    token: str
    """The token of a user who has access to all of them."""
    tables: dict[str, str] = field(default_factory=dict)
    """Table ids, by what is special about each."""
    account: str = ""
    """The token of a user with an account."""

    def mix_in(self, case: Case[Any], real: bool = True) -> dict[str, str]:
        """Use real ids in most generated requests; returns the headers to send."""
        rng = random.Random(repr((case.path_parameters, case.query, case.body)))
        given = case.path_parameters
        if real and "table" in given and rng.random() < 0.8:
            given["table"] = rng.choice(list(self.tables.values()))
        if "seat" in given and rng.random() < 0.8:
            given["seat"] = rng.choice(["goryo", "samurai", "p1", "p2", "spectator"])
        if "game" in given and rng.random() < 0.8:
            given["game"] = rng.choice(["goryo", "gorpg"])
        if isinstance(case.query.get("wait"), int | float):
            case.query["wait"] = 0
        if case.path.startswith("/api/account"):
            # Who has a token is not to sign up, sign out or delete their account.
            ends = (case.path, case.method.upper()) in ENDS or case.path == "/api/account/passkeys"
            token = "" if ends else self.account
        else:
            token = self.token
        return {"Authorization": f"Bearer {token}"} if token and rng.random() < 0.8 else {}


def golden_record(game: str, name: str) -> dict[str, Any]:
    """The record of a finished game."""
    record: dict[str, Any] = json.loads((GOLDEN / game / f"{name}.json").read_text())
    return record


def create_table(client: httpx.Client, game: str, **settings: Any) -> dict[str, Any]:
    """A new table; for the first one the client also gets a token."""
    body = {"game": game, "settings": {**PUBLIC, **settings}, "token": True}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    if table["token"] is not None:
        client.headers["Authorization"] = f"Bearer {table['token']}"
    return table


def import_record(client: httpx.Client, record: Mapping[str, Any]) -> str:
    """Import a record; the id of its table."""
    answer = client.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def all_seats(seats: list[str]) -> dict[str, Any]:
    """Settings that give all seats to the creator of a table."""
    return {seat: {"who": "me"} for seat in seats}


def legal_move(client: httpx.Client, table: str) -> tuple[str, str]:
    """The user's seat to move, and a legal move: always the same."""
    seat = str(client.get(f"/api/tables/{table}").json()["seat"])
    choice = client.get(f"/api/tables/{table}/choice", params={"seat": seat}).json()
    (move,) = first_moves(choice)
    return seat, move


def create_tables(server: ServerProcess) -> ApiTables:
    """Open, running and finished tables, public and private, created and imported."""
    client = server.client()
    both = all_seats(["goryo", "samurai"])
    token = create_table(client, "goryo")["token"]
    api = ApiTables(str(token))
    open_seat = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    api.tables["open"] = create_table(client, "goryo", seats=open_seat)["id"]
    api.tables["private"] = create_table(client, "goryo", public=False, seats=both)["id"]
    clock = {"kind": "game", "seconds": 3600}
    api.tables["running"] = create_table(client, "goryo", seats=both, clock=clock)["id"]
    api.tables["solo"] = create_table(client, "gorpg")["id"]
    api.tables["resigned"] = create_table(client, "goryo", seats=both)["id"]
    path = f"/api/tables/{api.tables['resigned']}"
    assert client.post(f"{path}/resign", json={"seat": "goryo"}).status_code == 200
    api.tables["imported goryo"] = import_record(client, golden_record("goryo", "01-captured"))
    api.tables["imported gorpg"] = import_record(client, golden_record("gorpg", "01-defeated"))
    with server.client() as another:
        made = another.post("/api/account", json={"name": "Ann", "token": True})
        api.account = str(made.json()["token"])
    return api

"""Shared replays: continued by strangers, imported and shared."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..server_process import ServerProcess, http_client
from .http_tables import finished_game


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("shared")) as server:
        yield server.address


@pytest.fixture(scope="module")
def game(address: str) -> str:
    with http_client(address) as client:
        return finished_game(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})


def test_a_stranger_continues_a_public_game_and_gets_a_token(address: str, game: str) -> None:
    with http_client(address) as stranger:
        answer = stranger.post(f"/api/tables/{game}/fork", json={"move": 5})
        assert answer.status_code == 201, answer.text
        assert answer.json()["table"]["mine"]
        assert [line["id"] for line in stranger.get("/api/me/tables").json()] == [
            answer.json()["id"]
        ]


def test_the_link_of_an_imported_record_gives_others_access(address: str, game: str) -> None:
    with http_client(address) as client, http_client(address) as friend:
        record = client.get(f"/api/tables/{game}/record").json()
        imported = client.post("/api/replays", json={"record": record}).json()
        table, code = f"/api/tables/{imported['id']}", imported["link"].split("#")[1]
        assert friend.get(f"{table}/replay").status_code == 404
        assert friend.post(f"{table}/enter", json={"code": "wrong"}).status_code == 404
        assert friend.post(f"{table}/enter", json={"code": code}).status_code == 200
        assert friend.get(f"{table}/replay").json()["moves"] == len(record["moves"])

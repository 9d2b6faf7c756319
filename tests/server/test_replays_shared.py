"""Replays that others look at too: gone on with by strangers, brought here and shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..browser.house import asking, finished, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Path(tmp_path_factory.mktemp("shared"))) as address:
        yield address


@pytest.fixture(scope="module")
def game(address: str) -> str:
    with asking(address) as client:
        return finished(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})


def test_a_stranger_goes_on_from_a_public_game_and_is_known_afterwards(
    address: str, game: str
) -> None:
    with asking(address) as stranger:
        answer = stranger.post(f"/api/tables/{game}/fork", json={"move": 5})
        assert answer.status_code == 201, answer.text
        assert answer.json()["table"]["mine"]
        assert [line["id"] for line in stranger.get("/api/me/tables").json()] == [
            answer.json()["id"]
        ]


def test_the_link_of_a_record_that_was_brought_lets_others_look_at_it(
    address: str, game: str
) -> None:
    with asking(address) as client, asking(address) as friend:
        record = client.get(f"/api/tables/{game}/record").json()
        brought = client.post("/api/replays", json={"record": record}).json()
        table, code = f"/api/tables/{brought['id']}", brought["link"].split("#")[1]
        assert friend.get(f"{table}/replay").status_code == 404
        assert friend.post(f"{table}/enter", json={"code": "wrong"}).status_code == 404
        assert friend.post(f"{table}/enter", json={"code": code}).status_code == 200
        assert friend.get(f"{table}/replay").json()["moves"] == len(record["moves"])

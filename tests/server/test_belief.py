"""Beliefs of a seat over HTTP, and the winners in the list of tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ..server_process import ServerProcess, http_client
from .http_tables import create_table, finished_game


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with ServerProcess(tmp_path_factory.mktemp("belief")) as server:
        yield server.address


def _frames(client: httpx.Client, id: str, seat: str | None = None) -> list[dict[str, Any]]:
    wanted: dict[str, str | int] = {"last": 99} if seat is None else {"last": 99, "seat": seat}
    found: list[dict[str, Any]] = client.get(f"/api/tables/{id}/replay", params=wanted).json()[
        "frames"
    ]
    return found


def test_in_a_finished_game_the_truth_is_always_among_what_could_be_believed(address: str) -> None:
    with http_client(address) as client:
        id = finished_game(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})
        planned = 0
        for frame in _frames(client, id, "above"):
            answer = client.get(f"/api/tables/{id}/belief", params={"move": frame["move"]})
            assert answer.status_code == 200, answer.text
            believed, plan = answer.json(), frame["view"]["plan"]
            if frame["view"]["phase"] not in ("act", "answer"):
                assert believed == {"ways": 0, "cubes": {}, "targets": {}}
                continue
            planned += 1
            assert {*plan["path"], plan["target"]} <= believed["cubes"].keys()
            assert plan["target"] in believed["targets"]
        assert planned > 0
        missing = client.get(f"/api/tables/{id}/belief", params={"move": 99999})
        assert missing.json()["text"]["id"] == "table-move-unknown"
        her = client.get(f"/api/tables/{id}/belief", params={"move": 3, "seat": "goryo"})
        assert her.status_code == 409


def test_a_game_without_beliefs_says_so(address: str) -> None:
    with http_client(address) as client:
        id, token = create_table(client, "gorpg", {}, {"mode": "solo", "players": 1})
        with http_client(address, token) as me:
            assert me.get(f"/api/tables/{id}/belief").status_code == 409


@pytest.mark.parametrize(("seat", "hints", "status"), [
    ("samurai", True, 200),
    ("samurai", False, 403),
    ("goryo", True, 403),
])  # fmt: skip
def test_in_a_running_game_only_the_samurai_ask_and_only_where_help_is_allowed(
    address: str, seat: str, hints: bool, status: int
) -> None:
    with http_client(address) as client:
        other = "samurai" if seat == "goryo" else "goryo"
        seats = {seat: {"who": "me"}, other: {"who": "bot", "bot": "random"}}
        settings = {"name": "Ann", "public": True, "hints": hints, "seats": seats}
        body = {"game": "goryo", "settings": settings, "token": True}
        answer = client.post("/api/tables", json=body).json()
        with http_client(address, answer["token"]) as me:
            assert me.get(f"/api/tables/{answer['id']}/belief").status_code == status
            if status == 200:  # without a move it is what may be believed now
                last = len(_frames(me, answer["id"])) - 1
                now, then = (
                    me.get(f"/api/tables/{answer['id']}/belief", params=given).json()
                    for given in ({}, {"move": last})
                )
                assert now == then
        assert client.get(f"/api/tables/{answer['id']}/belief").status_code == 403


def test_in_a_running_game_nobody_replays_from_another_seat(address: str) -> None:
    with http_client(address) as client:
        id, token = create_table(client, "goryo", {"samurai": "me", "goryo": "random"})
        with http_client(address, token) as me:
            for frame in _frames(me, id):
                assert frame["view"]["plan"] is None
                assert frame["view"]["bound"] is None
                assert frame["played"] is None or frame["by"] == "samurai"
            for eyes in ("goryo", "above"):
                wanted = {"last": 9, "seat": eyes}
                assert me.get(f"/api/tables/{id}/replay", params=wanted).status_code == 403


def test_the_list_of_my_tables_says_who_has_won(address: str) -> None:
    with http_client(address) as client:
        id, token = create_table(client, "goryo", {"samurai": "me", "goryo": "random"})
        with http_client(address, token) as me:
            assert me.get("/api/me/tables").json()[0]["summary"]["winners"] == []
            me.post(f"/api/tables/{id}/resign", json={}).raise_for_status()
            (line,) = me.get("/api/me/tables").json()
            assert (line["status"], line["summary"]["winners"]) == ("over", ["goryo"])

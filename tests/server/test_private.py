"""Private tables and one-time codes reveal nothing to those without access."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.two_player_table import (
    ACTIONS,
    TwoPlayerTable,
    all_until_closed,
    check,
    received,
    socket,
    unchanged,
)
from tests.server_process import ServerProcess

# ---------------------------------------------------------------- private tables


def test_a_private_table_looks_like_a_missing_one(private_table: TwoPlayerTable) -> None:
    nowhere = "/api/tables/0123456789abcdef"
    requests: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("GET", "/events", None),
        ("GET", "/stream", None),
        ("GET", "/choice", None),
        ("GET", "/replay", None),
        ("GET", "/record", None),
        ("GET", "/verify", None),
        ("PUT", "/muted", {"seats": []}),
        ("POST", "/enter", {"code": "guessed"}),
        ("POST", "/fork", {"move": 0}),
        ("POST", "/seats/goryo/link", None),
        ("DELETE", "/seats/goryo", None),
        ("PUT", "/seats/goryo/bot", {}),
        ("PUT", "/seats/goryo/notices", {"webhook": "https://example.org/"}),
        *(("POST", f"/{action}", body) for action, body in ACTIONS.items()),
    ]

    def attack() -> None:
        for client in (private_table.server.client(), private_table.cid):
            for method, what, body in requests:
                real = client.request(method, private_table.path + what, json=body)
                none = client.request(method, nowhere + what, json=body)
                assert real.status_code == 404, (method, what)
                assert real.content == none.content
                assert _without_date(real) == _without_date(none)
            assert private_table.id not in client.get("/api/tables").text
            assert private_table.id not in client.get("/api/me/tables").text

    unchanged(private_table, attack)


def _without_date(answer: httpx.Response) -> list[tuple[str, str]]:
    return [(name, value) for name, value in answer.headers.items() if name != "date"]


def test_a_private_table_has_no_socket_for_strangers(private_table: TwoPlayerTable) -> None:
    nowhere = TwoPlayerTable(
        private_table.server,
        "0123456789abcdef",
        "",
        private_table.ann,
        private_table.bea,
        private_table.cid,
    )
    refusals = list[Any]()
    for place in (private_table, nowhere):
        with socket(place, private_table.cid) as connection:
            refusals.append(received(connection))
            with pytest.raises(ConnectionClosed) as closed:
                received(connection)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
    assert refusals[0] == refusals[1]


def test_an_invitation_cannot_be_guessed(private_table: TwoPlayerTable) -> None:
    guesses = [
        "",
        "x",
        private_table.invitation[:-1],
        private_table.invitation + "A",
        private_table.id,
    ]
    with closing(sqlite3.connect(private_table.server.file)) as connection:
        query = "SELECT made FROM tables WHERE id = ?"
        setup = json.loads(connection.execute(query, (private_table.id,)).fetchone()[0])
    # Not even a reader of the database gets in: it stores only the hash of the code.
    assert private_table.invitation not in json.dumps(setup)
    guesses.append(setup["invite"])

    def attack() -> None:
        for guess in guesses:
            check(private_table.cid.post(f"{private_table.path}/enter", json={"code": guess}), 404)

    unchanged(private_table, attack)
    entered = private_table.cid.post(
        f"{private_table.path}/enter", json={"code": private_table.invitation}
    )
    assert entered.status_code == 200
    assert entered.json()["table"]["seat"] == "spectator"


# ---------------------------------------------------------------- one-time codes


def test_a_link_moves_a_seat_once(goryo_table: TwoPlayerTable) -> None:
    link = goryo_table.ann.post(f"{goryo_table.path}/seats/goryo/link").json()
    taken = goryo_table.server.client().post(
        "/api/claims", json={"code": link["code"], "token": True}
    )
    assert taken.status_code == 200
    before = goryo_table.stored_rows()
    for client in (goryo_table.ann, goryo_table.cid, goryo_table.server.client()):
        check(client.post("/api/claims", json={"code": link["code"]}), 404)
    assert goryo_table.stored_rows() == before
    check(goryo_table.ann.post(f"{goryo_table.path}/resign", json={}), 403)


def test_an_expired_link_moves_nothing(goryo_table: TwoPlayerTable) -> None:
    code = goryo_table.ann.post(f"{goryo_table.path}/seats/goryo/link").json()["code"]
    with closing(sqlite3.connect(goryo_table.server.file, timeout=60)) as connection:
        # Make the code a day old: the server uses the real clock.
        connection.execute("UPDATE codes SET expires = expires - 86400001")
        connection.commit()
    answer = goryo_table.cid.post("/api/claims", json={"code": code})
    check(answer, 404)
    assert goryo_table.ann.get(goryo_table.path).json()["mine"] == ["goryo"]


def test_a_code_works_for_its_own_purpose_only(private_table: TwoPlayerTable) -> None:
    code = private_table.ann.post(f"{private_table.path}/seats/goryo/link").json()["code"]
    check(private_table.cid.post(f"{private_table.path}/enter", json={"code": code}), 404)
    check(private_table.cid.post("/api/claims", json={"code": private_table.invitation}), 404)
    check(
        private_table.cid.post("/api/notices/codes", json={"code": private_table.invitation}), 404
    )
    check(private_table.cid.post("/api/notices/codes", json={"code": code}), 404)
    assert private_table.ann.get(private_table.path).json()["mine"] == ["goryo"]


def test_a_seat_that_was_given_up_is_no_longer_shown(server: ServerProcess) -> None:
    eve, bea, cid = server.client(), server.client(), server.client()
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    body = {"game": "goryo", "settings": {"public": True, "seats": seats}, "token": True}
    table = eve.post("/api/tables", json=body).json()
    eve.headers["Authorization"] = f"Bearer {table['token']}"
    goryo_table = TwoPlayerTable(server, table["id"], "", eve, bea, cid)
    with socket(goryo_table, eve, "goryo") as connection:
        assert received(connection)["seat"] == "goryo"
        assert eve.delete(f"{goryo_table.path}/seats/goryo").status_code == 200
        for client, seat in ((bea, "goryo"), (cid, "samurai")):
            assert (
                client.post(f"{goryo_table.path}/seats/{seat}", json={"name": "B"}).status_code
                == 200
            )
        messages, end = all_until_closed(connection)
        assert end == 4403
        assert [message for message in messages if message.get("view")] == []


def test_a_refused_handshake_is_no_connection(goryo_table: TwoPlayerTable) -> None:
    with pytest.raises(InvalidStatus):
        socket(goryo_table, goryo_table.ann, "goryo", {"Origin": "https://evil.example"})

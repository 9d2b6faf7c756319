"""Unauthorised and malformed requests change nothing, and reveal nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.answering import random_moves
from tests.server.two_player_table import (
    ACTIONS,
    TwoPlayerTable,
    check,
    received,
    reply,
    socket,
    token_of,
    unchanged,
)
from tests.server_process import ServerProcess

DEEP: Final = b'{"move":' * 30_000
BODIES: Final = {
    "nothing": b"",
    "not JSON": b"{",
    "no UTF-8": b'{"text":"\xff\xfe"}',
    "a lone surrogate": b'{"text":"\\ud800"}',
    "a NUL": b'{"text":"\x00"}',
    "too deep": DEEP,
    "lists too deep": b"[" * 200_000,
    "a deep move": b'{"number":2,"move":' + b'{"a":' * 900 + b"1" + b"}" * 901,
    "a huge number": b'{"number":' + b"9" * 10_000 + b',"move":"x"}',
    "a number beyond all": b'{"number":1e999,"move":"x"}',
    "no number": b'{"number":NaN,"move":"x"}',
    "a wrong type": b'{"number":"2","move":["x"]}',
    "something else too": b'{"text":"hello","seat":"goryo","also":1}',
    "a list": b"[1,2,3]",
    "a word": b'"move"',
    "too much": b'{"text":"' + b"x" * 2_000_000 + b'"}',
}


@pytest.fixture(scope="module", params=[1, 2], ids="processes={}".format)
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hostile")
    with ServerProcess(folder, processes=request.param) as process:
        yield process


# ---------------------------------------------------------------- authorisation


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("who", ["nobody", "a stranger", "a forged token", "a forged cookie"])
def test_a_user_without_a_seat_cannot_act(
    goryo_table: TwoPlayerTable, action: str, who: str
) -> None:
    client = goryo_table.server.client()
    if who == "a stranger":
        client = goryo_table.cid
    elif who == "a forged token":
        client.headers["Authorization"] = f"Bearer {token_of(goryo_table.ann)[:-1]}-"
    elif who == "a forged cookie":
        client.headers.update(
            {"Cookie": f"futago={'A' * 43}", "Origin": goryo_table.server.address}
        )

    def attack() -> None:
        for seat in ({}, {"seat": "goryo"}, {"seat": "samurai"}):
            named = "seats" in action
            body = ACTIONS[action] | ({} if named else seat)
            answer = client.post(f"{goryo_table.path}/{action}", json=body)
            assert answer.status_code in (400, 401, 403, 409), answer.text
            assert answer.headers["content-type"] == "application/problem+json"

    unchanged(goryo_table, attack)


def test_nobody_plays_or_watches_from_another_seat(goryo_table: TwoPlayerTable) -> None:
    client, seat, move, number = goryo_table.mover()
    wrong = goryo_table.other(client)

    def attack() -> None:
        body = {"seat": seat, "move": move, "number": number}
        assert wrong.post(f"{goryo_table.path}/moves", json=body).status_code == 403
        assert wrong.post(f"{goryo_table.path}/resign", json={"seat": seat}).status_code == 403
        assert wrong.post(f"{goryo_table.path}/undo", json={"seat": seat}).status_code == 403
        for what in ("", "/choice", "/events", "/stream", "/replay"):
            answer = wrong.get(goryo_table.path + what, params={"seat": seat})
            assert answer.status_code == 403, what
            assert wrong.get(goryo_table.path + what, params={"seat": "above"}).status_code == 403
        assert wrong.delete(f"{goryo_table.path}/seats/{seat}").status_code == 403
        assert wrong.put(f"{goryo_table.path}/seats/{seat}/bot", json={}).status_code == 409
        hook = {"webhook": "https://example.org/"}
        assert wrong.put(f"{goryo_table.path}/seats/{seat}/notices", json=hook).status_code == 403
        assert wrong.delete(f"{goryo_table.path}/seats/{seat}/notices").status_code == 403

    unchanged(goryo_table, attack)


def test_a_move_out_of_turn_is_refused(goryo_table: TwoPlayerTable) -> None:
    client, _, move, number = goryo_table.mover()
    body = {"move": move, "number": number}
    wrong = goryo_table.other(client)
    unchanged(
        goryo_table,
        lambda: check(wrong.post(f"{goryo_table.path}/moves", json=body), 409),
    )


# ---------------------------------------------------------------- move numbers


def test_a_move_sent_again_is_the_same_move(goryo_table: TwoPlayerTable) -> None:
    client, seat, move, number = goryo_table.mover()
    body = {"seat": seat, "move": move, "number": number}
    first = client.post(f"{goryo_table.path}/moves", json=body)
    assert first.status_code == 200

    def attack() -> None:
        for _ in range(3):
            again = client.post(f"{goryo_table.path}/moves", json=body)
            assert (again.status_code, again.content) == (200, first.content)
        with socket(goryo_table, client, seat) as connection:
            received(connection)
            answer = reply(connection, json.dumps({"type": "move", "id": 1, **_without_seat(body)}))
            assert answer == {"type": "reply", "id": 1, "ok": True, **first.json()}

    unchanged(goryo_table, attack)


def _without_seat(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "seat"}


def test_old_and_future_numbers_are_refused_with_the_present_state(
    goryo_table: TwoPlayerTable,
) -> None:
    goryo_table.play()
    goryo_table.play()
    client, seat, move, number = goryo_table.mover()

    def attack() -> None:
        for wrong in (1, 2, number - 1, number + 1, number + 1000, 10**9):
            body = {"seat": seat, "move": move, "number": wrong}
            answer = client.post(f"{goryo_table.path}/moves", json=body)
            check(answer, 409)
            if wrong != number - 1 or "table" in answer.json():
                assert answer.json()["table"]["number"] == number - 1
        for wrong in (0, -1, 10**9 + 1, 2**63, 10**400):
            sent = json.dumps({"seat": seat, "move": move, "number": wrong}).encode()
            headers = {"Content-Type": "application/json"}
            answer = client.post(f"{goryo_table.path}/moves", content=sent, headers=headers)
            check(answer, 400)

    unchanged(goryo_table, attack)


def test_another_move_for_a_number_that_is_taken_is_refused(goryo_table: TwoPlayerTable) -> None:
    client, seat, move, number = goryo_table.mover()
    first = {"seat": seat, "move": move, "number": number}
    choice = client.get(f"{goryo_table.path}/choice", params={"seat": seat}).json()
    rng = random.Random(1)
    answers = iter(lambda: random_moves(choice, rng), None)
    another = next(moves for moves in answers if moves != [move])
    assert client.post(f"{goryo_table.path}/moves", json=first).status_code == 200
    other = {"seat": seat, "move": another, "number": number}

    def attack() -> None:
        answer = client.post(f"{goryo_table.path}/moves", json=other)
        assert answer.status_code in (400, 409), answer.text

    unchanged(goryo_table, attack)


# ---------------------------------------------------------------- malformed input


@pytest.mark.parametrize("form", BODIES)
def test_a_malformed_body_is_refused_with_a_reason(goryo_table: TwoPlayerTable, form: str) -> None:
    headers = {"Content-Type": "application/json"}

    def attack() -> None:
        for action in ("moves", "chat", "why", "seats/goryo", "fork"):
            address = f"{goryo_table.path}/{action}"
            answer = goryo_table.ann.post(address, content=BODIES[form], headers=headers)
            assert answer.status_code == (413 if len(BODIES[form]) > 10**6 else 400), answer.text
            problem = answer.json()
            assert problem["type"].startswith("urn:futago:")
            assert problem["detail"]

    unchanged(goryo_table, attack)


@pytest.mark.parametrize("form", BODIES)
def test_a_malformed_message_is_refused_and_the_connection_stays(
    goryo_table: TwoPlayerTable, form: str
) -> None:
    def attack() -> None:
        with socket(goryo_table, goryo_table.ann, "goryo") as connection:
            received(connection)
            if len(BODIES[form]) > 100_000:
                with pytest.raises(ConnectionClosed) as closed:
                    reply(connection, BODIES[form].decode("latin-1"))
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                return
            for message in (BODIES[form], BODIES[form].decode("latin-1")):
                answer = reply(connection, message)
                assert answer["ok"] is False
                assert answer["problem"]["status"] in (400, 413)
            assert reply(connection, '{"type":"ping","id":7}')["id"] == 7

    unchanged(goryo_table, attack)


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"nonsense"}',
        '{"type":"event","number":1}',
        '{"type":["move"]}',
        '{"type":"move"}',
        '{"type":"move","id":{},"number":3,"move":"x"}',
        '{"type":"move","id":1,"number":3,"move":{"type":"x"}}',
        '{"type":"move","id":1,"number":3,"move":{}}',
        '{"type":"offer","what":"victory"}',
        '{"type":"chat","text":""}',
        '{"type":"ack","id":2,"number":-1}',
    ],
)
def test_an_unknown_message_is_refused(goryo_table: TwoPlayerTable, message: str) -> None:
    def attack() -> None:
        with socket(goryo_table, goryo_table.ann, "goryo") as connection:
            received(connection)
            assert reply(connection, message)["ok"] is False

    unchanged(goryo_table, attack)


@pytest.mark.parametrize("query", ["?after=x", "?after=-1", "?after=1e3", "?seat=%00", "?seat="])
def test_a_connection_with_a_bad_query_is_refused_or_served(
    goryo_table: TwoPlayerTable, query: str
) -> None:
    with suppress(InvalidStatus), socket(goryo_table, goryo_table.cid, query=query) as connection:
        assert received(connection)["type"] in ("table", "refused")
    goryo_table.play()
    assert "level=error" not in goryo_table.server.log.read_text()


# ---------------------------------------------------------------- spectators


def test_a_spectator_only_watches(goryo_table: TwoPlayerTable) -> None:
    def attack() -> None:
        with socket(goryo_table, goryo_table.cid) as connection:
            assert received(connection)["seat"] == "spectator"
            for message in (
                {"type": "move", "number": 3, "move": "x"},
                {"type": "why", "kind": "space", "thing": "x"},
                {"type": "undo"},
                {"type": "offer", "what": "pause"},
                {"type": "answer", "yes": True},
                {"type": "resign"},
                {"type": "chat", "text": "hello"},
            ):
                answer = reply(connection, json.dumps(message))
                assert answer["ok"] is False, message
                assert answer["problem"]["status"] == 403, answer
        assert goryo_table.cid.get(f"{goryo_table.path}/choice").status_code == 403

    unchanged(goryo_table, attack)


def test_nothing_hidden_is_revealed_while_the_game_runs(goryo_table: TwoPlayerTable) -> None:
    for what in ("record", "verify"):
        for client in (goryo_table.ann, goryo_table.cid):
            check(client.get(f"{goryo_table.path}/{what}"), 409)
    check(goryo_table.cid.post(f"{goryo_table.path}/fork", json={"move": 0}), 409)
    assert goryo_table.ann.get(goryo_table.path).json()["now"]["seed"] is None

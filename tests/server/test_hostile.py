"""Whoever has no right to it changes nothing, and learns nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.scene import Scene, all_until_closed, received, reply, secret_of, socket
from tests.server.served import Running

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
ACTIONS: Final[dict[str, dict[str, Any]]] = {
    "moves": {"number": 2, "move": "nonsense"},
    "undo": {},
    "offers": {"what": "pause"},
    "answers": {"yes": True},
    "resign": {},
    "chat": {"text": "hello"},
    "why": {"move": "nonsense"},
    "try": {},
    "seats/goryo": {"name": "Eve"},
    "seats/samurai": {"name": "Eve"},
    "seats/goryo/link": {},
}


def unchanged(scene: Scene, attack: Callable[[], None]) -> None:
    """The attack leaves everything as it was, byte for byte."""
    before = scene.whole()
    attack()
    assert scene.whole() == before


# ---------------------------------------------------------------- who asks


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("who", ["nobody", "a stranger", "a forged token", "a forged cookie"])
def test_who_has_no_seat_cannot_act(scene: Scene, action: str, who: str) -> None:
    client = scene.server.client()
    if who == "a stranger":
        client = scene.cid
    elif who == "a forged token":
        client.headers["Authorization"] = f"Bearer {secret_of(scene.ann)[:-1]}-"
    elif who == "a forged cookie":
        client.headers.update({"Cookie": f"futago={'A' * 43}", "Origin": scene.server.url})

    def attack() -> None:
        for seat in ({}, {"seat": "goryo"}, {"seat": "samurai"}):
            named = "seats" in action
            body = ACTIONS[action] | ({} if named else seat)
            answer = client.post(f"{scene.path}/{action}", json=body)
            assert answer.status_code in (400, 401, 403, 409), answer.text
            assert answer.headers["content-type"] == "application/problem+json"

    unchanged(scene, attack)


def test_nobody_plays_or_looks_from_the_seat_of_another(scene: Scene) -> None:
    client, seat, move, number = scene.mover()
    wrong = scene.other(client)

    def attack() -> None:
        body = {"seat": seat, "move": move, "number": number}
        assert wrong.post(f"{scene.path}/moves", json=body).status_code == 403
        assert wrong.post(f"{scene.path}/resign", json={"seat": seat}).status_code == 403
        assert wrong.post(f"{scene.path}/undo", json={"seat": seat}).status_code == 403
        for what in ("", "/choice", "/events", "/stream", "/replay"):
            answer = wrong.get(scene.path + what, params={"seat": seat})
            assert answer.status_code == 403, what
            assert wrong.get(scene.path + what, params={"seat": "above"}).status_code == 403
        assert wrong.delete(f"{scene.path}/seats/{seat}").status_code == 403
        assert wrong.put(f"{scene.path}/seats/{seat}/bot", json={}).status_code == 409
        hook = {"webhook": "https://example.org/"}
        assert wrong.put(f"{scene.path}/seats/{seat}/notices", json=hook).status_code == 403
        assert wrong.delete(f"{scene.path}/seats/{seat}/notices").status_code == 403

    unchanged(scene, attack)


def test_who_is_not_to_move_cannot(scene: Scene) -> None:
    client, _, move, number = scene.mover()
    body = {"move": move, "number": number}
    wrong = scene.other(client)
    unchanged(
        scene,
        lambda: check(wrong.post(f"{scene.path}/moves", json=body), 409),
    )


def check(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["status"] == status


# ---------------------------------------------------------------- which number


def test_a_move_sent_again_is_the_same_move(scene: Scene) -> None:
    client, seat, move, number = scene.mover()
    body = {"seat": seat, "move": move, "number": number}
    first = client.post(f"{scene.path}/moves", json=body)
    assert first.status_code == 200

    def attack() -> None:
        for _ in range(3):
            again = client.post(f"{scene.path}/moves", json=body)
            assert (again.status_code, again.content) == (200, first.content)
        with socket(scene, client, seat) as connection:
            received(connection)
            answer = reply(connection, json.dumps({"type": "move", "id": 1, **_without_seat(body)}))
            assert answer == {"type": "reply", "id": 1, "ok": True, **first.json()}

    unchanged(scene, attack)


def _without_seat(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "seat"}


def test_old_and_future_numbers_are_refused_with_the_present_state(scene: Scene) -> None:
    scene.play()
    scene.play()
    client, seat, move, number = scene.mover()

    def attack() -> None:
        for wrong in (1, 2, number - 1, number + 1, number + 1000, 10**9):
            body = {"seat": seat, "move": move, "number": wrong}
            answer = client.post(f"{scene.path}/moves", json=body)
            check(answer, 409)
            if wrong != number - 1 or "table" in answer.json():
                assert answer.json()["table"]["number"] == number - 1
        for wrong in (0, -1, 10**9 + 1, 2**63, 10**400):
            sent = json.dumps({"seat": seat, "move": move, "number": wrong}).encode()
            headers = {"Content-Type": "application/json"}
            answer = client.post(f"{scene.path}/moves", content=sent, headers=headers)
            check(answer, 400)

    unchanged(scene, attack)


def test_another_move_for_a_number_that_is_taken_is_refused(scene: Scene) -> None:
    client, seat, move, number = scene.mover()
    first = {"seat": seat, "move": move, "number": number}
    options = client.get(f"{scene.path}/choice", params={"seat": seat}).json()["options"]
    assert client.post(f"{scene.path}/moves", json=first).status_code == 200
    other = {"seat": seat, "move": options[-1]["word"], "number": number}

    def attack() -> None:
        answer = client.post(f"{scene.path}/moves", json=other)
        assert answer.status_code in (400, 409), answer.text

    unchanged(scene, attack)


# ---------------------------------------------------------------- which form


@pytest.mark.parametrize("form", BODIES)
def test_a_malformed_body_is_refused_in_plain_words(scene: Scene, form: str) -> None:
    headers = {"Content-Type": "application/json"}

    def attack() -> None:
        for action in ("moves", "chat", "why", "seats/goryo", "fork"):
            address = f"{scene.path}/{action}"
            answer = scene.ann.post(address, content=BODIES[form], headers=headers)
            assert answer.status_code == (413 if len(BODIES[form]) > 10**6 else 400), answer.text
            problem = answer.json()
            assert problem["type"].startswith("urn:futago:")
            assert problem["detail"]

    unchanged(scene, attack)


@pytest.mark.parametrize("form", BODIES)
def test_a_malformed_message_is_refused_and_the_connection_stays(scene: Scene, form: str) -> None:
    def attack() -> None:
        with socket(scene, scene.ann, "goryo") as connection:
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

    unchanged(scene, attack)


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
def test_an_unknown_message_is_refused(scene: Scene, message: str) -> None:
    def attack() -> None:
        with socket(scene, scene.ann, "goryo") as connection:
            received(connection)
            assert reply(connection, message)["ok"] is False

    unchanged(scene, attack)


@pytest.mark.parametrize("query", ["?after=x", "?after=-1", "?after=1e3", "?seat=%00", "?seat="])
def test_a_connection_asked_for_wrongly_is_turned_away_or_served(scene: Scene, query: str) -> None:
    with suppress(InvalidStatus), socket(scene, scene.cid, query=query) as connection:
        assert received(connection)["type"] in ("table", "refused")
    scene.play()
    assert "level=error" not in scene.server.log.read_text()


# ---------------------------------------------------------------- spectators


def test_a_spectator_only_watches(scene: Scene) -> None:
    def attack() -> None:
        with socket(scene, scene.cid) as connection:
            assert received(connection)["seat"] == "spectator"
            for message in (
                {"type": "move", "number": 3, "move": "x"},
                {"type": "choice"},
                {"type": "why", "move": "x"},
                {"type": "undo"},
                {"type": "offer", "what": "pause"},
                {"type": "answer", "yes": True},
                {"type": "resign"},
                {"type": "chat", "text": "hello"},
            ):
                answer = reply(connection, json.dumps(message))
                assert answer["ok"] is False, message
                assert answer["problem"]["status"] == 403, answer
        assert scene.cid.get(f"{scene.path}/choice").status_code == 403

    unchanged(scene, attack)


def test_nothing_hidden_is_told_while_the_game_goes_on(scene: Scene) -> None:
    for what in ("record", "verify"):
        for client in (scene.ann, scene.cid):
            check(client.get(f"{scene.path}/{what}"), 409)
    check(scene.cid.post(f"{scene.path}/fork", json={"move": 0}), 409)
    assert scene.ann.get(scene.path).json()["now"]["seed"] is None


# ---------------------------------------------------------------- private tables


def test_a_private_table_looks_like_none(private: Scene) -> None:
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
        for client in (private.server.client(), private.cid):
            for method, what, body in requests:
                real = client.request(method, private.path + what, json=body)
                none = client.request(method, nowhere + what, json=body)
                assert real.status_code == 404, (method, what)
                assert real.content == none.content
                assert _without_date(real) == _without_date(none)
            assert private.table not in client.get("/api/tables").text
            assert private.table not in client.get("/api/me/tables").text

    unchanged(private, attack)


def _without_date(answer: httpx.Response) -> list[tuple[str, str]]:
    return [(name, value) for name, value in answer.headers.items() if name != "date"]


def test_a_private_table_has_no_socket_for_strangers(private: Scene) -> None:
    nowhere = Scene(private.server, "0123456789abcdef", "", private.ann, private.bea, private.cid)
    told = list[Any]()
    for place in (private, nowhere):
        with socket(place, private.cid) as connection:
            told.append(received(connection))
            with pytest.raises(ConnectionClosed) as closed:
                received(connection)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
    assert told[0] == told[1]


def test_an_invitation_cannot_be_guessed(private: Scene) -> None:
    guesses = ["", "x", private.invitation[:-1], private.invitation + "A", private.table]
    with closing(sqlite3.connect(private.server.data / "tables.sqlite")) as connection:
        query = "SELECT made FROM tables WHERE id = ?"
        setup = json.loads(connection.execute(query, (private.table,)).fetchone()[0])
    # Not even who has read the file can come in: it keeps the code's hash alone.
    assert private.invitation not in json.dumps(setup)
    guesses.append(setup["invite"])

    def attack() -> None:
        for guess in guesses:
            check(private.cid.post(f"{private.path}/enter", json={"code": guess}), 404)

    unchanged(private, attack)
    entered = private.cid.post(f"{private.path}/enter", json={"code": private.invitation})
    assert entered.status_code == 200
    assert entered.json()["table"]["seat"] == "spectator"


# ---------------------------------------------------------------- one-time codes


def test_a_link_moves_a_seat_once(scene: Scene) -> None:
    link = scene.ann.post(f"{scene.path}/seats/goryo/link").json()
    taken = scene.server.client().post("/api/claims", json={"code": link["code"], "token": True})
    assert taken.status_code == 200
    before = scene.kept()
    for client in (scene.ann, scene.cid, scene.server.client()):
        check(client.post("/api/claims", json={"code": link["code"]}), 404)
    assert scene.kept() == before
    check(scene.ann.post(f"{scene.path}/resign", json={}), 403)


def test_a_link_that_is_too_old_moves_nothing(scene: Scene) -> None:
    code = scene.ann.post(f"{scene.path}/seats/goryo/link").json()["code"]
    with closing(sqlite3.connect(scene.server.data / "tables.sqlite", timeout=60)) as connection:
        # A day later: the server's own clock is the world's.
        connection.execute("UPDATE codes SET expires = expires - 86400001")
        connection.commit()
    answer = scene.cid.post("/api/claims", json={"code": code})
    check(answer, 404)
    assert scene.ann.get(scene.path).json()["mine"] == ["goryo"]


def test_a_code_for_one_thing_is_not_good_for_another(private: Scene) -> None:
    code = private.ann.post(f"{private.path}/seats/goryo/link").json()["code"]
    check(private.cid.post(f"{private.path}/enter", json={"code": code}), 404)
    check(private.cid.post("/api/claims", json={"code": private.invitation}), 404)
    check(private.cid.post("/api/notices/codes", json={"code": private.invitation}), 404)
    check(private.cid.post("/api/notices/codes", json={"code": code}), 404)
    assert private.ann.get(private.path).json()["mine"] == ["goryo"]


def test_who_gave_a_seat_up_is_shown_no_more_of_it(server: Running) -> None:
    eve, bea, cid = server.client(), server.client(), server.client()
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    wish = {"game": "goryo", "manners": {"public": True, "seats": seats}, "token": True}
    table = eve.post("/api/tables", json=wish).json()
    eve.headers["Authorization"] = f"Bearer {table['token']}"
    scene = Scene(server, table["id"], "", eve, bea, cid)
    with socket(scene, eve, "goryo") as connection:
        assert received(connection)["seat"] == "goryo"
        assert eve.delete(f"{scene.path}/seats/goryo").status_code == 200
        for client, seat in ((bea, "goryo"), (cid, "samurai")):
            assert client.post(f"{scene.path}/seats/{seat}", json={"name": "B"}).status_code == 200
        messages, end = all_until_closed(connection)
        assert end == 4403
        assert [message for message in messages if message.get("view")] == []


def test_a_refused_handshake_is_no_connection(scene: Scene) -> None:
    with pytest.raises(InvalidStatus):
        socket(scene, scene.ann, "goryo", {"Origin": "https://evil.example"})

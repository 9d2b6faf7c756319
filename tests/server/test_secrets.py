"""No secret is logged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.notices.servers import mail_server
from tests.server.mailbox import WaitableMailBox
from tests.server.two_player_table import (
    TwoPlayerTable,
    create_two_player_table,
    received,
    reply,
    socket,
    token_of,
)
from tests.server_process import ServerProcess

ADDRESS = "ann.of.the.attic@mail.example"
OTHER_ADDRESS = "ann.of.the.cellar@mail.example"
NAME = "Ann of the cellar"
SAID = "the ghost hides behind the third vase"


def _use_all_secrets(goryo_table: TwoPlayerTable, mailbox: WaitableMailBox) -> list[str]:
    """Use every kind of secret, correctly and wrongly; returns the secrets."""
    secrets = [goryo_table.id, goryo_table.invitation, ADDRESS, SAID]
    secrets += [token_of(client) for client in (goryo_table.ann, goryo_table.bea, goryo_table.cid)]
    client, seat, move, number = goryo_table.mover()
    with socket(goryo_table, client, seat) as connection:
        received(connection)
        message = {"type": "move", "number": number, "move": move}
        assert reply(connection, json.dumps(message))["ok"]
        assert not reply(connection, json.dumps({**message, "move": "secretly " + move}))["ok"]
        reply(connection, '{"type":"' + SAID)
    secrets.append(move)
    for body in ({"move": move + " ?", "number": 99}, {"move": {"type": SAID}, "number": 99}):
        assert not goryo_table.ann.post(f"{goryo_table.path}/moves", json=body).is_success
    assert goryo_table.ann.post(f"{goryo_table.path}/chat", json={"text": SAID}).is_success
    notices = f"{goryo_table.path}/seats/goryo/notices"
    assert goryo_table.ann.put(notices, json={"email": ADDRESS}).is_success
    code = mailbox.next_code("confirm")
    for _ in range(2):
        goryo_table.ann.post("/api/notices/codes", json={"code": code})
    claim = goryo_table.ann.post(f"{goryo_table.path}/seats/goryo/link").json()["code"]
    for _ in range(2):
        goryo_table.cid.post("/api/claims", json={"code": claim})
    goryo_table.cid.post(f"{goryo_table.path}/enter", json={"code": goryo_table.invitation + "x"})
    goryo_table.cid.get(f"{goryo_table.path}/nowhere/{goryo_table.invitation}")
    goryo_table.cid.request("PATCH", goryo_table.path)
    goryo_table.cid.get(goryo_table.path, headers={"Authorization": f"Basic {code}"})
    goryo_table.cid.post(goryo_table.path, content=b'{"' + code.encode())
    goryo_table.cid.post(f"{goryo_table.path}/chat", content=b"[" * 100_000)
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        socket(goryo_table, None, headers={"Origin": "https://evil.example"})
    return [*secrets, code, claim, *_use_an_account(goryo_table, mailbox)]


def _use_an_account(goryo_table: TwoPlayerTable, mailbox: WaitableMailBox) -> list[str]:
    """Sign up and in by every secret that there is, rightly and wrongly; returns them."""
    made = goryo_table.ann.post("/api/account", json={"name": NAME, "token": True}).json()
    goryo_table.ann.headers["Authorization"] = f"Bearer {made['token']}"
    with goryo_table.server.client() as anybody:
        for code in (made["codes"][0], made["codes"][0], "wrong" + made["codes"][1]):
            anybody.post("/api/account/recovery", json={"code": code, "token": True})
        device = goryo_table.ann.post("/api/account/devices", json={}).json()["code"]
        anybody.post("/api/account/mails", json={"email": OTHER_ADDRESS})
        link = mailbox.next_code("link")
        for code in (device, device, link, link):
            anybody.post("/api/account/links/look", json={"code": code})
            anybody.post("/api/account/links", json={"code": code, "token": True})
    wrong = {"credential": {"id": SAID, "response": {"clientDataJSON": SAID}}}
    goryo_table.ann.post("/api/account/sign-in", json=wrong)
    goryo_table.ann.put("/api/account/kept", json={"items": [{"kind": SAID}]})
    assert goryo_table.ann.request("DELETE", "/api/account").is_success
    return [made["token"], *made["codes"], device, link, OTHER_ADDRESS, NAME]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_logged(tmp_path: Path, form: str) -> None:
    mailbox = WaitableMailBox()
    with (
        mail_server(mailbox) as port,
        ServerProcess(
            tmp_path,
            smtp=f"smtp://127.0.0.1:{port}?tls=none",
            mail_from="futago@example.org",
            metrics_token="watcher",
            log_level="debug",
            log_format=form,
        ) as server,
    ):
        secrets = _use_all_secrets(create_two_player_table(server, public=False), mailbox)
        _metrics_need_their_token(server)
        secrets.append("watcher")
    log = server.log.read_text()
    assert "ready" in log
    for secret in secrets:
        assert len(secret) > 3
        assert secret not in log
    assert "Traceback" not in log


def _metrics_need_their_token(server: ServerProcess) -> None:
    for token, status in (("watcher", 200), ("watche", 404), ("watchers", 404), ("é" * 8, 404)):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        with server.client() as client:
            assert client.get("/metrics", headers=headers).status_code == status
    with server.client() as client:
        assert client.get("/metrics").status_code == 404

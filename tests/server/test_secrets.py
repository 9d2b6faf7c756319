"""What nobody may read stays out of the logs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.notices.servers import mail_server
from tests.server.post import Post
from tests.server.scene import Scene, begin, received, reply, secret_of, socket
from tests.server.served import OPEN_HANDED, Running, served

ADDRESS = "ann.of.the.attic@mail.example"
SAID = "the ghost hides behind the third vase"


def _live_and_err(scene: Scene, post: Post) -> list[str]:
    """Use everything that has a secret, rightly and wrongly; the secrets."""
    secrets = [scene.table, scene.invitation, ADDRESS, SAID]
    secrets += [secret_of(client) for client in (scene.ann, scene.bea, scene.cid)]
    client, seat, move, number = scene.mover()
    with socket(scene, client, seat) as connection:
        received(connection)
        message = {"type": "move", "number": number, "move": move}
        assert reply(connection, json.dumps(message))["ok"]
        assert not reply(connection, json.dumps({**message, "move": "secretly " + move}))["ok"]
        reply(connection, '{"type":"' + SAID)
    secrets.append(move)
    for body in ({"move": move + " ?", "number": 99}, {"move": {"type": SAID}, "number": 99}):
        assert not scene.ann.post(f"{scene.path}/moves", json=body).is_success
    assert scene.ann.post(f"{scene.path}/chat", json={"text": SAID}).is_success
    notices = f"{scene.path}/seats/goryo/notices"
    assert scene.ann.put(notices, json={"email": ADDRESS}).is_success
    code = post.code("confirm")
    for _ in range(2):
        scene.ann.post("/api/notices/codes", json={"code": code})
    claim = scene.ann.post(f"{scene.path}/seats/goryo/link").json()["code"]
    for _ in range(2):
        scene.cid.post("/api/claims", json={"code": claim})
    scene.cid.post(f"{scene.path}/enter", json={"code": scene.invitation + "x"})
    scene.cid.get(f"{scene.path}/nowhere/{scene.invitation}")
    scene.cid.request("PATCH", scene.path)
    scene.cid.get(scene.path, headers={"Authorization": f"Basic {code}"})
    scene.cid.post(scene.path, content=b'{"' + code.encode())
    scene.cid.post(f"{scene.path}/chat", content=b"[" * 100_000)
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        socket(scene, None, headers={"Origin": "https://evil.example"})
    return [*secrets, code, claim]


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_logged(tmp_path: Path, form: str) -> None:
    post = Post()
    with mail_server(post) as port:
        arguments = (
            *OPEN_HANDED,
            f"--smtp=smtp://127.0.0.1:{port}?tls=none",
            "--mail-from=futago@example.org",
            "--metrics-token=watcher",
            "--log-level=debug",
            f"--log-format={form}",
        )
        with served(tmp_path, arguments) as server:
            secrets = _live_and_err(begin(server, public=False), post)
            _metrics_need_their_token(server)
            secrets.append("watcher")
    log = server.log.read_text()
    assert "ready" in log
    for secret in secrets:
        assert len(secret) > 3
        assert secret not in log
    assert "Traceback" not in log


def _metrics_need_their_token(server: Running) -> None:
    for token, status in (("watcher", 200), ("watche", 404), ("watchers", 404), ("é" * 8, 404)):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        with server.client() as client:
            assert client.get("/metrics", headers=headers).status_code == status
    with server.client() as client:
        assert client.get("/metrics").status_code == 404

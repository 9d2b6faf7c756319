"""Being told that it is one's turn: by webhook and by e-mail, with real receivers."""

from __future__ import annotations

import email
import email.policy
import hashlib
import hmac
import json
import random
import re
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from ..notices.servers import Delivered, HookServer, MailBox, hook_server, mail_server
from ..table.houses import Time
from .running import Person, running
from .test_api import start


class Letters(MailBox):
    """A box at which one can wait for the next mail."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived = threading.Semaphore(0)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        self.arrived.release()
        return answer

    def next(self) -> tuple[Delivered, str]:
        """The next mail and its text."""
        assert self.arrived.acquire(timeout=60)
        mail = self.mails[-1]
        message = email.message_from_bytes(mail.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        return mail, message.get_content()


@pytest.fixture(scope="module")
def hook() -> Iterator[HookServer]:
    with hook_server(204) as hook:
        yield hook


@pytest.fixture(scope="module")
def letters() -> Letters:
    return Letters()


@pytest.fixture(scope="module")
def address(
    tmp_path_factory: pytest.TempPathFactory, time: Time, hook: HookServer, letters: Letters
) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with (
        mail_server(letters) as port,
        running(
            folder,
            time,
            allow_inner=(f"127.0.0.1:{hook.port}",),
            smtp=f"smtp://127.0.0.1:{port}?tls=none",
            mail_from="futago@games.example",
        ) as address,
    ):
        yield address


def turn_comes_to_ben(table: str, ann: Person) -> None:
    """Ann plays until it is Ben's turn."""
    rng = random.Random(1)
    while (shown := ann.get(f"/tables/{table}"))["now"]["movers"] == ["goryo"]:
        move = ann.any_move(table, rng)
        ann.post(f"/tables/{table}/moves", number=shown["number"] + 1, move=move)


def code_in(text: str, kind: str) -> str:
    found = re.search(rf"#{kind}=(\S+)", text)
    assert found is not None, text
    return found[1]


def test_a_webhook_is_called_when_the_turn_comes_and_signed(
    ann: Person, ben: Person, hook: HookServer
) -> None:
    table = start(ann, ben, title="Evening")
    kept = ben.put(f"/tables/{table}/seats/samurai/notices", webhook=hook.url)
    assert kept["confirm"] is False
    turn_comes_to_ben(table, ann)
    assert hook.arrived.acquire(timeout=60)
    call = hook.received[-1]
    told = json.loads(call.body)
    assert told == {
        "type": "turn",
        "game": "goryo",
        "table": table,
        "title": "Evening",
        "seat": "samurai",
        "number": ben.get(f"/tables/{table}")["number"],
        "link": f"{ben.address}/t/{table}",
    }
    due = hmac.new(kept["secret"].encode(), call.body, hashlib.sha256).hexdigest()
    assert call.headers["Futago-Signature"].endswith(due)


def test_nobody_is_called_who_is_here_or_has_stopped_it(
    ann: Person, ben: Person, hook: HookServer
) -> None:
    here, stopped, told = (start(ann, ben) for _ in range(3))
    for table in (here, stopped, told):
        ben.put(f"/tables/{table}/seats/samurai/notices", webhook=hook.url)
    ben.ask("DELETE", f"/tables/{stopped}/seats/samurai/notices", 204)
    with ben.socket(here) as socket:
        socket.recv()
        turn_comes_to_ben(here, ann)
    turn_comes_to_ben(stopped, ann)
    turn_comes_to_ben(told, ann)
    assert hook.arrived.acquire(timeout=60)
    assert json.loads(hook.received[-1].body)["table"] == told


def test_an_address_is_written_to_after_it_was_confirmed_and_until_it_is_stopped(
    ann: Person, ben: Person, zoe: Person, letters: Letters
) -> None:
    table = start(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    kept = ben.put(path, email="ben@games.example", lang="fr")
    assert kept == {"secret": None, "confirm": True}
    mail, asked = letters.next()
    assert mail.recipients == ["ben@games.example"]
    code = code_in(asked, "confirm")
    assert zoe.post("/notices/codes", code=code) == {"done": "confirm"}
    zoe.post("/notices/codes", 404, code=code)
    turn_comes_to_ben(table, ann)
    mail, told = letters.next()
    assert f"{ben.address}/t/{table}" in told
    stop = code_in(told, "stop")
    assert zoe.post("/notices/codes", code=stop) == {"done": "stop"}
    zoe.post("/notices/codes", 404, code=stop)
    before = len(letters.mails)
    other = start(ann, ben)
    ben.put(f"/tables/{other}/seats/samurai/notices", email="ben@games.example")
    _, asked = letters.next()
    turn_comes_to_ben(other, ann)  # not confirmed: nothing is sent
    zoe.post("/notices/codes", code=code_in(asked, "confirm"))
    assert len(letters.mails) == before + 1


def test_a_code_confirms_the_address_it_was_sent_to_and_no_other(
    ann: Person, ben: Person, letters: Letters
) -> None:
    table = start(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    ben.put(path, email="ben@games.example")
    _, asked = letters.next()
    ben.put(path, email="victim@games.example")
    letters.next()
    ben.post("/notices/codes", 404, code=code_in(asked, "confirm"))


def test_codes_of_mails_and_of_seats_are_not_mixed_up(
    ann: Person, ben: Person, letters: Letters
) -> None:
    table = start(ann, ben)
    ben.put(f"/tables/{table}/seats/samurai/notices", email="ben@games.example")
    _, asked = letters.next()
    ben.post("/claims", 404, code=code_in(asked, "confirm"))
    link = ben.post(f"/tables/{table}/seats/samurai/link", 201)
    ben.post("/notices/codes", 404, code=link["code"])


def test_notices_go_to_ones_own_seat_and_to_allowed_places(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    ann.put(path, 403, webhook="https://example.org/x")
    ben.put(path, 400)
    ben.put(path, 400, email="nobody")
    ben.put(path, 400, webhook="http://127.0.0.1:1/x")
    ben.put(path, 400, webhook="http://10.0.0.1/x")

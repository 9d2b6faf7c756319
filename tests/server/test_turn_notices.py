"""Notices that it is a player's turn: by webhook and by e-mail, with real receivers."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..notices.servers import HookServer, hook_server, mail_server
from ..table.managers import Time
from .http_player import HttpPlayer
from .mailbox import WaitableMailBox, code_in
from .play_helpers import start_table
from .server_thread import server_in_thread


@pytest.fixture(scope="module")
def hook() -> Iterator[HookServer]:
    with hook_server(204) as hook:
        yield hook


@pytest.fixture(scope="module")
def mailbox() -> WaitableMailBox:
    return WaitableMailBox()


@pytest.fixture(scope="module")
def address(
    tmp_path_factory: pytest.TempPathFactory, time: Time, hook: HookServer, mailbox: WaitableMailBox
) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with (
        mail_server(mailbox) as port,
        server_in_thread(
            folder,
            time,
            allow_inner=(f"127.0.0.1:{hook.port}",),
            smtp=f"smtp://127.0.0.1:{port}?tls=none",
            mail_from="futago@games.example",
        ) as address,
    ):
        yield address


def play_until_bens_turn(table: str, ann: HttpPlayer) -> None:
    """Ann plays until it is Ben's turn."""
    rng = random.Random(1)
    while (shown := ann.get(f"/tables/{table}"))["now"]["movers"] == ["goryo"]:
        move = ann.random_moves(table, rng)
        ann.post(f"/tables/{table}/moves", number=shown["number"] + 1, move=move)


def next_call(hook: HookServer) -> dict[str, Any]:
    assert hook.arrived.acquire(timeout=60)
    content: dict[str, Any] = json.loads(hook.received[-1].body)
    return content


def notify(player: HttpPlayer, table: str, hook: HookServer) -> dict[str, Any]:
    """Have a webhook called for the Samurai, and confirm it."""
    answer: dict[str, Any] = player.put(f"/tables/{table}/seats/samurai/notices", webhook=hook.url)
    call = next_call(hook)
    assert (call["type"], call["table"]) == ("confirm", table)
    assert call["link"] == f"{player.address}/t/{table}#confirm={call['code']}"
    assert player.post("/notices/codes", code=call["code"]) == {"done": "confirm"}
    return answer


def test_a_webhook_is_called_when_the_turn_comes_and_signed(
    ann: HttpPlayer, ben: HttpPlayer, hook: HookServer
) -> None:
    table = start_table(ann, ben, title="Evening")
    answer = notify(ben, table, hook)
    assert answer["confirm"] is False
    play_until_bens_turn(table, ann)
    content = next_call(hook)
    call = hook.received[-1]
    assert content == {
        "type": "turn",
        "game": "goryo",
        "table": table,
        "title": "Evening",
        "seat": "samurai",
        "number": ben.get(f"/tables/{table}")["number"],
        "link": f"{ben.address}/t/{table}",
    }
    due = hmac.new(answer["secret"].encode(), call.body, hashlib.sha256).hexdigest()
    assert call.headers["Futago-Signature"].endswith(due)


def test_no_notice_goes_to_connected_players_or_after_they_stopped_it(
    ann: HttpPlayer, ben: HttpPlayer, hook: HookServer
) -> None:
    connected, stopped, absent = (start_table(ann, ben) for _ in range(3))
    for table in (connected, stopped, absent):
        notify(ben, table, hook)
    ben.ask("DELETE", f"/tables/{stopped}/seats/samurai/notices", 204)
    with ben.socket(connected) as socket:
        socket.recv()
        play_until_bens_turn(connected, ann)
    play_until_bens_turn(stopped, ann)
    play_until_bens_turn(absent, ann)
    assert next_call(hook)["table"] == absent


def test_a_webhook_is_called_once_before_it_is_confirmed_and_its_code_is_for_no_other(
    ann: HttpPlayer, ben: HttpPlayer, hook: HookServer
) -> None:
    unconfirmed, replaced, absent = (start_table(ann, ben) for _ in range(3))
    for table in (unconfirmed, replaced):
        ben.put(f"/tables/{table}/seats/samurai/notices", webhook=hook.url)
        code = next_call(hook)["code"]
    ben.put(f"/tables/{replaced}/seats/samurai/notices", webhook=f"{hook.url}/another")
    assert next_call(hook)["type"] == "confirm"
    ben.post("/notices/codes", 404, code=code)
    notify(ben, absent, hook)
    for table in (unconfirmed, replaced, absent):
        play_until_bens_turn(table, ann)
    assert next_call(hook)["table"] == absent


def test_mails_go_to_an_address_after_it_is_confirmed_and_until_it_is_stopped(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    table = start_table(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    answer = ben.put(path, email="ben@games.example", lang="fr")
    assert answer == {"secret": None, "confirm": True}
    mail, confirmation = mailbox.next()
    assert mail.recipients == ["ben@games.example"]
    code = code_in(confirmation, "confirm")
    assert zoe.post("/notices/codes", code=code) == {"done": "confirm"}
    zoe.post("/notices/codes", 404, code=code)
    play_until_bens_turn(table, ann)
    mail, content = mailbox.next()
    assert f"{ben.address}/t/{table}" in content
    stop = code_in(content, "stop")
    assert zoe.post("/notices/codes", code=stop) == {"done": "stop"}
    zoe.post("/notices/codes", 404, code=stop)
    before = len(mailbox.mails)
    other = start_table(ann, ben)
    ben.put(f"/tables/{other}/seats/samurai/notices", email="ben@games.example")
    _, confirmation = mailbox.next()
    play_until_bens_turn(other, ann)  # not confirmed: nothing is sent
    zoe.post("/notices/codes", code=code_in(confirmation, "confirm"))
    assert len(mailbox.mails) == before + 1


def test_a_code_confirms_the_address_it_was_sent_to_and_no_other(
    ann: HttpPlayer, ben: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    table = start_table(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    ben.put(path, email="ben@games.example")
    _, confirmation = mailbox.next()
    ben.put(path, email="victim@games.example")
    mailbox.next()
    ben.post("/notices/codes", 404, code=code_in(confirmation, "confirm"))


def test_codes_of_mails_and_of_seats_are_not_mixed_up(
    ann: HttpPlayer, ben: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    table = start_table(ann, ben)
    ben.put(f"/tables/{table}/seats/samurai/notices", email="ben@games.example")
    _, confirmation = mailbox.next()
    ben.post("/claims", 404, code=code_in(confirmation, "confirm"))
    link = ben.post(f"/tables/{table}/seats/samurai/link", 201)
    ben.post("/notices/codes", 404, code=link["code"])


def test_notices_are_for_the_own_seat_and_allowed_addresses(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    path = f"/tables/{table}/seats/samurai/notices"
    ann.put(path, 403, webhook="https://example.org/x")
    ben.put(path, 400)
    ben.put(path, 400, email="nobody")
    ben.put(path, 400, webhook="http://127.0.0.1:1/x")
    ben.put(path, 400, webhook="http://10.0.0.1/x")

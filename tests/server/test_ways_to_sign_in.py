"""Signing in by mail and with passkeys; what an account keeps and tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..notices.servers import mail_server
from ..table.managers import Time
from .account_helpers import at_localhost, signed_up
from .authenticator import Authenticator
from .http_player import HttpPlayer
from .mailbox import WaitableMailBox
from .play_helpers import resigned_game, start_table
from .server_thread import server_in_thread

DAY = 24 * 3600
MINE = ["samurai"]
"""The seat of who just plays."""


@pytest.fixture(scope="module")
def mailbox() -> WaitableMailBox:
    return WaitableMailBox()


@pytest.fixture(scope="module")
def address(
    tmp_path_factory: pytest.TempPathFactory, time: Time, mailbox: WaitableMailBox
) -> Iterator[str]:
    with (
        mail_server(mailbox) as port,
        server_in_thread(
            tmp_path_factory.mktemp("server"),
            time,
            smtp=f"smtp://127.0.0.1:{port}?tls=none",
            mail_from="futago@games.example",
        ) as address,
    ):
        yield address


# ---------------------------------------------------------------- mails


def link_sent(mailbox: WaitableMailBox) -> str:
    return mailbox.next_code("link")


def test_a_link_by_mail_makes_an_account_and_signs_in_later(
    ann: HttpPlayer, address: str, mailbox: WaitableMailBox
) -> None:
    table = ann.create_table()["id"]
    ann.post("/account/mails", 202, email="Ann@Mail.example", lang="fr")
    code = link_sent(mailbox)
    look = ann.post("/account/links/look", code=code)
    assert look == {"purpose": "sign-up", "name": None, "here": True}
    made = ann.post("/account/links", code=code, name="Ann", merge=True, token=True)
    ann.use_token(made["token"])
    assert made["account"]["email"] == "Ann@mail.example"
    phone = HttpPlayer(address)
    phone.post("/account/mails", 202, email="ann@mail.example")
    code = link_sent(mailbox)
    assert phone.post("/account/links/look", code=code)["name"] == "Ann"
    phone.use_token(phone.post("/account/links", code=code, token=True)["token"])
    assert phone.get(f"/tables/{table}")["mine"] == MINE


def test_a_mail_tells_nothing_of_accounts(
    ann: HttpPlayer, zoe: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    ann.post("/account/mails", 202, email="known@mail.example")
    ann.post("/account/links", code=link_sent(mailbox), name="Ann", token=True)
    texts = []
    for email in ("known@mail.example", "other@mail.example"):
        answer = zoe.http.post("/account/mails", json={"email": email})
        assert answer.status_code == 202
        mail, text = mailbox.next()
        assert mail.recipients == [email]
        texts.append((answer.content, text.partition("#link=")[0], text.partition("\n\n")[2][22:]))
    assert texts[0][:2] == texts[1][:2]


def test_an_address_is_added_to_an_account_only_when_confirmed(
    ann: HttpPlayer, zoe: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    signed_up(ann)
    ann.post("/account/mails", 202, email="new@mail.example")
    assert ann.get("/account")["account"]["email"] is None
    code = link_sent(mailbox)
    assert zoe.post("/account/links/look", code=code)["purpose"] == "address"
    assert zoe.post("/account/links", code=code) is None
    assert zoe.get("/account")["account"] is None
    assert ann.get("/account")["account"]["email"] == "new@mail.example"
    ann.ask("DELETE", "/account/email")
    assert ann.get("/account")["account"]["email"] is None


def test_an_address_belongs_to_one_account(
    ann: HttpPlayer, ben: HttpPlayer, mailbox: WaitableMailBox
) -> None:
    for player, status in ((ann, 200), (ben, 400)):
        signed_up(player)
        player.post("/account/mails", 202, email="shared@mail.example")
        player.post("/account/links", status, code=link_sent(mailbox))
    assert ben.get("/account")["account"]["email"] is None


# ---------------------------------------------------------------- passkeys


def test_a_passkey_makes_an_account_and_signs_in(ann: HttpPlayer, ben: HttpPlayer) -> None:
    key = Authenticator(at_localhost(ann))
    at_localhost(ben)
    table = ann.create_table()["id"]
    assert ann.get("/account")["passkeys"]
    options = ann.post("/account/passkeys/challenge", name="Ann")["options"]
    body = {"credential": key.create(options), "label": "My phone"}
    made = ann.post("/account/passkeys", 201, token=True, **body)
    assert [one["name"] for one in made["account"]["passkeys"]] == ["My phone"]
    ann.post("/account/passkeys", 400, token=True, **body)  # the challenge is used up
    options = ben.post("/account/sign-in/challenge")["options"]
    answer = key.sign_in(options)
    ben.use_token(ben.post("/account/sign-in", credential=answer, token=True)["token"])
    assert ben.get(f"/tables/{table}")["mine"] == MINE
    ben.post("/account/sign-in", 400, credential=answer)


def test_passkeys_are_added_renamed_and_removed(ann: HttpPlayer, zoe: HttpPlayer) -> None:
    origin = at_localhost(ann)
    signed_up(ann)
    for label in ("one", ""):
        options = ann.post("/account/passkeys/challenge")["options"]
        created = Authenticator(origin).create(options)
        ann.post("/account/passkeys", 201, credential=created, label=label)
    first, second = ann.get("/account")["account"]["passkeys"]
    ann.put(f"/account/passkeys/{first['id']}", name="Key")
    signed_up(zoe)
    zoe.ask("DELETE", f"/account/passkeys/{first['id']}", 404)
    zoe.put(f"/account/passkeys/{first['id']}", 404, name="Mine")
    left = ann.ask("DELETE", f"/account/passkeys/{second['id']}")["passkeys"]
    assert [one["name"] for one in left] == ["Key"]


def test_the_last_way_to_sign_in_cannot_be_removed(ann: HttpPlayer) -> None:
    key = Authenticator(at_localhost(ann))
    options = ann.post("/account/passkeys/challenge", name="Ann")["options"]
    made = ann.post("/account/passkeys", 201, credential=key.create(options), token=True)
    ann.use_token(made["token"])
    passkey = made["account"]["passkeys"][0]["id"]
    ann.ask("DELETE", f"/account/passkeys/{passkey}", 400)
    ann.post("/account/codes", 201)
    ann.ask("DELETE", f"/account/passkeys/{passkey}")


def wrong_answers(key: Authenticator, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    good = key.sign_in(options)
    elsewhere = Authenticator("http://evil.localhost:1")
    elsewhere.id = key.id
    yield elsewhere.sign_in(options)
    yield {**good, "id": "AAAA", "rawId": "AAAA"}
    yield {**good, "response": {**good["response"], "signature": "AAAA"}}
    yield {**good, "response": {}}
    yield {"response": {"clientDataJSON": "WzFd"}}
    yield {}


def test_a_wrong_answer_signs_nobody_in(ann: HttpPlayer) -> None:
    key = Authenticator(at_localhost(ann))
    options = ann.post("/account/passkeys/challenge", name="Ann")["options"]
    ann.post("/account/passkeys", 201, credential=key.create(options), token=True)
    for number in range(6):
        options = ann.post("/account/sign-in/challenge")["options"]
        answer = list(wrong_answers(key, options))[number]
        ann.post("/account/sign-in", 400, credential=answer)


def test_passkeys_need_a_safe_address(zoe: HttpPlayer) -> None:
    assert not zoe.get("/account")["passkeys"]
    zoe.post("/account/passkeys/challenge", 409, name="Zoe")
    zoe.post("/account/sign-in/challenge", 409)


# ---------------------------------------------------------------- what is kept, my games


def test_what_browsers_keep_is_kept_with_the_account(ann: HttpPlayer, address: str) -> None:
    code = signed_up(ann)[0]
    items: list[dict[str, Any]] = [
        {"kind": "lessons", "name": "goryo-samurai", "data": True},
        {"kind": "palaces", "name": "0a", "data": {"palace": [1, 2]}},
    ]
    ann.put("/account/kept", 204, items=items)
    phone = HttpPlayer(address)
    phone.use_token(phone.post("/account/recovery", code=code, token=True)["token"])
    assert phone.get("/account/kept")["items"] == items
    phone.put("/account/kept", 204, items=[{**items[1], "data": None}])
    assert ann.get("/account/kept")["items"][1]["data"] is None
    ann.put("/account/kept", 400, items=[{**items[1], "data": "x" * 30_000}])


def test_games_are_found_by_what_they_were(ann: HttpPlayer, ben: HttpPlayer, time: Time) -> None:
    lost = resigned_game(ann, ben)
    time.pass_by(1)
    solo = ann.create_table("gorpg", {"mode": "solo"}, name="Ann", title="Rainy day")["id"]

    def found(**query: Any) -> list[str]:
        return [game["id"] for game in ann.get("/me/games", **query)["games"]]

    assert found() == [solo, lost]
    assert found(game="goryo") == found(result="lost") == found(opponent="Ben") == [lost]
    assert found(role="party") == found(search="rainy DAY") == found(result="unfinished") == [solo]
    assert found(search="ben") == [lost]
    assert found(search="nobody") == found(role="samurai") == []
    page = ann.get("/me/games", first=1)
    assert (page["total"], [game["id"] for game in page["games"]]) == (2, [lost])
    assert page["roles"] == {"goryo": ["goryo"], "gorpg": ["party"]}
    everything = ann.get("/me/statistics")
    assert everything["all"] == {
        "games": 1,
        "won": 0,
        "drawn": 0,
        "share": 0.0,
        "low": 0.0,
        "high": pytest.approx(0.7935, abs=1e-4),
    }
    kinds = {(group["by"], group["value"]) for group in everything["groups"]}
    assert {("role", "goryo"), ("edition", "2024"), ("opponent", "Ben")} <= kinds
    assert len(ann.get("/me/games/json")) == 2
    lines = ann.http.get("/me/games/csv").text.splitlines()
    assert len(lines) == 3
    assert "Rainy day" in lines[1]


def test_the_export_has_what_was_said(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    ann.post(f"/tables/{table}/chat", text="Hello there")
    ben.post(f"/tables/{table}/chat", text="Good evening")
    signed_up(ann)
    everything = ann.get("/account/export")
    assert [said["text"] for said in everything["said"]] == ["Hello there"]
    assert everything["names"] == {table: ["Ann"]}
    assert [game["id"] for game in everything["games"]] == [table]
    assert everything["account"]["name"] == "Ann"
    assert "secret" not in str(everything)

"""Whole flows of accounts in a real browser: kept by a passkey, by a mail, found again, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from ..notices.servers import mail_server
from ..server.mailbox import WaitableMailBox
from ..server.test_deleted_accounts import stored, wait_until_forgotten
from ..server_process import ServerProcess
from .conftest import NewPage

PASSKEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PALACE = {"id": "0a", "ready": False, "palace": {"name": "Hut", "spaces": []}}


@pytest.fixture(scope="module")
def mailbox() -> WaitableMailBox:
    return WaitableMailBox()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, mailbox: WaitableMailBox
) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("accounts")
    with mail_server(mailbox) as port:
        smtp = f"smtp://127.0.0.1:{port}?tls=none"
        with ServerProcess(folder, smtp=smtp, mail_from="futago@games.example") as server:
            yield server


@pytest.fixture
def site(server: ServerProcess) -> str:
    """An address at which passkeys work."""
    return server.address.replace("127.0.0.1", "localhost")


def passkeys_of(page: Page) -> tuple[CDPSession, str]:
    """Gives a browser a device for passkeys, which answers by itself."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEYS})
    return session, added["authenticatorId"]


def finished_game(page: Page, site: str, name: str) -> str:
    """A guest plays against a bot and resigns; the table."""
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "bot"}}
    body = {"game": "goryo", "settings": {"name": name, "seats": seats}}
    made = page.request.post(f"{site}/api/tables", data=body, headers={"Origin": site}).json()
    resign = f"{site}/api/tables/{made['id']}/resign"
    assert page.request.post(resign, data={}, headers={"Origin": site}).ok
    return str(made["id"])


def keep(page: Page, **things: Any) -> None:
    """What a guest has kept in the browser."""
    for place, value in things.items():
        written = json.dumps(value)
        page.evaluate("([place, value]) => localStorage.setItem(place, value)", [place, written])


def kept(page: Page, place: str) -> Any:
    return json.loads(page.evaluate("place => localStorage.getItem(place)", place) or "null")


def test_a_guest_keeps_a_game_with_a_passkey_and_finds_it_on_another_device(
    new_page: NewPage, site: str
) -> None:
    first = new_page()
    first_session, authenticator = passkeys_of(first)
    table = finished_game(first, site, "Ann")
    first.goto(f"{site}/t/{table}")
    keep(first, **{"futago-lessons": ["goryo-plan"], "futago-palaces": [PALACE]})
    first.get_by_role("link", name="Keep your games").click()
    expect(first.get_by_text("One game of this browser")).to_be_visible()
    first.get_by_label("Name").fill("Ann")
    first.get_by_role("button", name="Keep with a passkey").click()
    expect(first.get_by_role("heading", name="Where you are signed in")).to_be_visible()

    second = new_page(expected_errors="401")  # it is signed out in the end
    second_session, other = passkeys_of(second)
    # As passkeys come along between the devices of a person.
    passkey = first_session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    (credential,) = passkey["credentials"]
    second_session.send(
        "WebAuthn.addCredential", {"authenticatorId": other, "credential": credential}
    )
    second.goto(f"{site}/account")
    second.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.get_by_text("this device")).to_be_visible()
    assert kept(second, "futago-lessons") == ["goryo-plan"]
    assert [palace["id"] for palace in kept(second, "futago-palaces")] == ["0a"]
    second.get_by_role("link", name="My games").click()
    expect(second.get_by_test_id("games").get_by_role("link")).to_have_attribute(
        "href", f"/t/{table}/replay"
    )
    second.get_by_role("tab", name="Statistics").click()
    expect(second.get_by_test_id("all")).to_have_text("won 0 of 1")

    first.reload()
    first.get_by_role("button", name="Sign out everywhere else").click()
    expect(first.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    second.goto(f"{site}/account")
    expect(second.get_by_role("button", name="Sign in with a passkey")).to_be_visible()


def test_a_link_by_mail_keeps_a_game_and_deletion_leaves_nothing(
    new_page: NewPage, server: ServerProcess, mailbox: WaitableMailBox
) -> None:
    page, name = new_page(), "Zwentibold"
    table = finished_game(page, server.address, name)
    page.goto(f"{server.address}/account")
    page.get_by_label("E-mail address").fill("zwentibold@mail.example")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("an e-mail is on its way")).to_be_visible()
    page.goto(f"{server.address}/account#link={mailbox.next_code('link')}")
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_text("zwentibold@mail.example")).to_be_visible()
    assert name.encode() in stored(server.place)

    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="I have an account")).to_be_visible()
    wait_until_forgotten(server.place)
    assert b"wentibold" not in stored(server.place)
    page.goto(f"{server.address}/games")
    expect(page.get_by_text("You have no games yet")).to_be_visible()
    with server.client() as anybody:
        assert anybody.get(f"/api/tables/{table}").status_code == 404


def test_recovery_codes_work_without_encryption_and_a_link_brings_a_phone(
    new_page: NewPage, server: ServerProcess
) -> None:
    page, phone = new_page(), new_page()
    page.goto(f"{server.address}/account")
    expect(page.get_by_role("button", name="Keep with a passkey")).to_have_count(0)
    page.get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Keep with recovery codes").click()
    code = page.get_by_test_id("codes").locator("code").first.inner_text()
    page.get_by_role("button", name="I have them").click()
    expect(page.get_by_text("6 recovery codes are left")).to_be_visible()
    page.get_by_role("button", name="Sign in on another device").click()
    link = page.get_by_label("Link for the other device").first.input_value()
    phone.goto(link)
    expect(phone.get_by_text("signs this browser in as Ann")).to_be_visible()
    phone.get_by_role("button", name="Sign in").click()
    phone.get_by_role("button", name="Sign out", exact=True).click()
    phone.get_by_label("Recovery code").fill(code.lower())
    phone.get_by_role("button", name="Sign in with a recovery code").click()
    expect(phone.get_by_text("5 recovery codes are left")).to_be_visible()

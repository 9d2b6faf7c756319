"""Inviting and joining, watching, talking, copies and the way back, one's games, the menu."""

from __future__ import annotations

import re
import struct

import httpx
from playwright.sync_api import Page, expect

from ..server.http_tables import create_table
from ..server_process import http_client
from .conftest import NewPage
from .player import play_now
from .screen_visits import PHONE


def as_user(page: Page, server_url: str, token: str, path: str) -> None:
    """Open a page as the owner of the token."""
    page.context.add_cookies([{"name": "futago", "value": token, "url": server_url}])
    page.goto(server_url + path)


def test_a_friend_is_invited_joins_by_the_link_and_is_heard(
    new_page: NewPage, server_url: str
) -> None:
    """The whole way: the link and its preview, the invitation, the seat, the chat, a watcher."""
    with http_client(server_url) as anonymous:
        id, token = create_table(anonymous, "goryo", {"goryo": "me", "samurai": "open"})
    ann, bob = new_page(), new_page(**PHONE)
    as_user(ann, server_url, token, f"/t/{id}")
    expect(ann.get_by_test_id("invitation")).to_have_text("Invite a friend to Goryō")
    expect(ann.locator(".button.main")).to_have_text(["Copy"])
    link = ann.get_by_label("Link to this table").input_value()

    preview = httpx.get(link, trust_env=False)
    picture = re.search(r'property="og:image" content="([^"]+)"', preview.text)
    assert picture is not None
    shown = httpx.get(picture[1], trust_env=False)
    assert struct.unpack(">II", shown.content[16:24]) == (1200, 630)

    bob.goto(link)
    expect(bob.get_by_test_id("invitation")).to_have_text("Ann invites you to Goryō as the Samurai")
    assert bob.url == f"{server_url}/t/{id}"
    expect(ann.get_by_role("button", name="Let a bot play")).to_be_visible()  # not taken by looking
    bob.get_by_label("Your nickname").fill("Bob")
    bob.get_by_label("Your nickname").press("Enter")
    expect(bob.get_by_test_id("prompt")).to_be_visible()
    expect(ann.get_by_test_id("prompt")).to_be_visible()
    expect(bob.get_by_test_id("banner")).to_have_count(0)

    with http_client(server_url, token) as by_hand:
        by_hand.post(f"/api/tables/{id}/chat", json={"text": "Welcome, Bob", "name": "Ann"})
    toast = bob.get_by_role("status").filter(has_text="Ann: Welcome, Bob")
    expect(bob.get_by_test_id("unread")).to_contain_text("1")
    toast.get_by_role("button", name="Reply").click()
    expect(bob.get_by_test_id("unread")).to_have_count(0)
    bob.keyboard.type("Thank you")
    bob.keyboard.press("Enter")
    expect(ann.get_by_text("Bob: Thank you")).to_be_visible()

    watcher = new_page()
    watcher.goto(f"{server_url}/t/{id}")
    expect(watcher.get_by_test_id("banner")).to_contain_text("You are watching.")
    expect(watcher.get_by_test_id("banner")).to_contain_text("Bob (the Samurai)")


def test_the_server_is_opened_to_the_network_for_a_phone(
    new_page: NewPage, server_url: str
) -> None:
    with http_client(server_url) as anonymous:
        id, token = create_table(anonymous, "goryo", {"goryo": "me", "samurai": "open"})
    page = new_page()
    as_user(page, server_url, token, f"/t/{id}")
    expect(page.get_by_text("works on this computer only")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    page.get_by_test_id("open-network").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()
    assert link.startswith("http://127.0.0.2:")
    phone = new_page(**PHONE)
    phone.goto(link)
    expect(phone.get_by_test_id("invitation")).to_contain_text("Ann invites you")
    page.get_by_test_id("close-network").click()
    expect(page.get_by_text("works on this computer only")).to_be_visible()
    phone.close()


def test_a_copy_says_so_and_leads_back_and_ones_games_are_listed(
    new_page: NewPage, server_url: str
) -> None:
    with http_client(server_url) as anonymous:
        id, token = create_table(anonymous, "goryo", {"goryo": "me", "samurai": "novice"})
    page = new_page(**PHONE)
    as_user(page, server_url, token, f"/t/{id}")
    expect(page.get_by_test_id("banner")).to_have_count(0)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Try moves on a copy").click()
    expect(page.get_by_test_id("banner")).to_contain_text("You are trying moves on a copy")
    page.get_by_test_id("way-back").click()
    expect(page).to_have_url(f"{server_url}/t/{id}")
    expect(page.get_by_test_id("banner")).to_have_count(0)

    page.get_by_test_id("menu").click()
    page.get_by_role("link", name="Play", exact=True).click()
    waiting = page.locator("section", has=page.get_by_role("heading", name="Your turn"))
    rows = waiting.get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("You play the Goryō · round 1")
    expect(rows.first).to_contain_text("copy of a game")
    waiting.get_by_role("button", name=re.compile("^Remove from the list")).first.click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    expect(rows).not_to_contain_text("copy of a game")
    rows.click()
    expect(page).to_have_url(f"{server_url}/t/{id}")


def test_the_header_tells_how_many_other_games_wait(page: Page, server_url: str) -> None:
    waiting = page.get_by_test_id("waiting")
    for _ in range(2):
        play_now(page, server_url, "Goryō")
        expect(page.locator(".board [data-tap^='samurai:']").first).to_be_visible()
    # At a table only the other one counts; the home page lists both.
    expect(waiting).to_have_text("1")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(waiting).to_have_text("2")
    expect(waiting).to_have_attribute("aria-label", "2 games wait for you")
    page.get_by_role("link", name="Futago, home page").click()
    expect(page.locator(".turn li")).to_have_count(2)
    expect(waiting).to_have_count(0)

"""Advice in a game between people: asked for, agreed to, seen by everybody, and ended."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..server.http_player import HttpPlayer
from ..server.http_tables import play_any_move
from ..server_process import http_client
from .conftest import NewPage


def _open(page: Page, player: HttpPlayer, table: str) -> None:
    assert player.token is not None
    cookie = {"name": "futago", "value": player.token, "url": player.address}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.goto(f"{player.address}/t/{table}")
    expect(page.locator("[data-number]")).to_be_visible()


def test_the_coach_is_silent_until_both_agree_and_heard_by_both(
    server_url: str, new_page: NewPage
) -> None:
    ann, ben = HttpPlayer(server_url), HttpPlayer(server_url)
    seats = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}
    made = ann.create_table(name="Ann", seats=seats, public=True)
    table = str(made["id"])
    ben.join(made["link"], "samurai", "Ben")
    with http_client(server_url, ann.token) as client:
        while "samurai" not in ann.get(f"/tables/{table}")["now"]["movers"]:
            play_any_move(client, table)
    his, hers = new_page(), new_page()
    _open(his, ben, table)
    _open(hers, ann, table)

    advice, hint = his.get_by_test_id("advice"), his.get_by_test_id("hint")
    expect(advice).to_contain_text("unless everyone agrees")
    expect(hint).to_have_count(0)
    advice.get_by_role("button", name="Ask to allow advice").click()
    expect(advice).to_contain_text("Waiting for the others")
    asked = hers.get_by_role("alert").filter(has_text="would like to allow advice")
    expect(asked).to_be_visible()
    hers.get_by_role("button", name="Accept").click()
    expect(advice).to_contain_text("Everyone agreed")

    expect(hint).to_be_visible()
    hint.click()
    used = "The Samurai asks the coach."
    expect(hers.get_by_role("status").filter(has_text=used)).to_be_visible()
    expect(hers.get_by_role("log").get_by_text(used)).to_be_visible()
    for page in (his, hers):
        expect(page.get_by_test_id("advised")).to_have_text("1used advice once")
    # His own use is no news to him, and the hint is not dropped because of it.
    expect(his.get_by_role("status").filter(has_text=used)).to_have_count(0)
    expect(his.get_by_text("Your winning chances")).to_be_visible()

    hers.get_by_test_id("advice").get_by_role("button", name="Play without advice").click()
    expect(hint).to_have_count(0)
    expect(advice).to_contain_text("unless everyone agrees")

"""What a table's page does when the line, the device, the players or the clock change."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Newcomer
from .house import Mortal, asking, made, play_one, served
from .player import Player, new_table, open_fold, play_now, prompt

DOWN = re.compile("The line is down")
REFUSED = "ERR_CONNECTION_REFUSED|WebSocket connection"


def log(page: Page) -> list[str]:
    return page.get_by_role("log", name="What happened").locator("p").all_inner_texts()


def number_of(page: Page) -> int:
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def lit_samurai(page: Page) -> str:
    """Call the first samurai that can be called."""
    page.locator(".board [data-samurai][data-lit]").first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("What does the")
    return page.get_by_test_id("prompt").inner_text()


def opened_with(page: Page, house: str, id: str, token: str) -> None:
    """Open a table as the one who holds the token."""
    page.context.add_cookies([{"name": "futago", "value": token, "url": house}])
    page.goto(f"{house}/t/{id}")


def seated_as_the_samurai(page: Page, house: str, name: str = "Ann") -> None:
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("[data-number]")).to_be_visible()


def test_a_reload_forgets_the_half_picked_move_and_marks_what_is_new(
    page: Page, house: str
) -> None:
    with asking(house) as stranger:
        id, token = made(stranger, "goryo", {"goryo": "me", "samurai": "open"})
    with asking(house, token) as ben:
        page.goto(f"{house}/t/{id}")
        seated_as_the_samurai(page, house)
        play_one(ben, id)
        play_one(ben, id)
        lit_samurai(page)
        page.reload()
        expect(page.get_by_test_id("prompt")).to_contain_text("Call a samurai")
        expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
        expect(page.get_by_text("Since you last looked")).to_have_count(0)
        page.get_by_role("button", name="End the turn").click()
        if page.get_by_test_id("confirm").count():
            page.get_by_test_id("confirm").click()
        expect(page.get_by_test_id("prompt")).not_to_contain_text("Call a samurai")
        seen = len(log(page))
        page.goto("about:blank")
        play_one(ben, id)
        page.goto(f"{house}/t/{id}")
        expect(page.get_by_text("Since you last looked")).to_be_visible()
        told = log(page)
        assert told.index("Since you last looked") == seen


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    yield server
    server.kill()


def test_a_killed_server_comes_back_and_the_page_goes_on_by_itself(
    newcomer: Newcomer, mortal: Mortal
) -> None:
    page = newcomer(pardon=REFUSED)
    play_now(page, mortal.address, "Goryō")
    lit_samurai(page)
    before, number = log(page), number_of(page)
    mortal.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_role("button", name="Search the space").click()
    assert (log(page), number_of(page)) == (before, number), "shown before it was accepted"
    expect(page.get_by_role("img", name="6 action cubes left")).to_be_visible()
    mortal.come_back()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    after = log(page)
    assert after[: len(before)] == before
    assert len([line for line in after if "search" in line.lower()]) == 1
    lit_samurai(page)


def test_a_confirmed_plan_sent_into_the_dark_is_made_once(
    newcomer: Newcomer, mortal: Mortal
) -> None:
    page = newcomer(pardon=REFUSED)
    new_table(page, mortal.address, "goryo", "the Goryō", "random")
    player = Player(page, Random(1))
    while page.get_by_test_id("confirm").count() == 0 or "plan" not in prompt(page):
        player.step()
        player.settle()
    before = log(page)
    mortal.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_test_id("confirm").click()
    assert log(page) == before, "shown before it was accepted"
    mortal.come_back()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("planned her way")
    player.settle()
    assert sum("planned her way" in line for line in log(page)[: len(before) + 1]) == 1


def test_a_move_whose_answer_was_lost_is_made_once(newcomer: Newcomer, house: str) -> None:
    page = newcomer(pardon=REFUSED)
    lines = list[WebSocketRoute]()
    deaf = [False]

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)

        def hear(message: str | bytes) -> None:
            if not deaf[0]:
                route.send(message)

        server.on_message(hear)

    page.route_web_socket(re.compile("/socket"), between)
    play_now(page, house, "Goryō")
    lit_samurai(page)
    before = log(page)
    id = page.url.rsplit("/", 1)[1]
    with page.expect_websocket():
        page.evaluate("0")
        deaf[0] = False
        page.get_by_role("button", name="Search the space").click()
        del lines[:-1]
        lines[0].close()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    searches = [line for line in log(page)[len(before) :] if "search" in line.lower()]
    assert len(searches) == 1
    assert id in page.url

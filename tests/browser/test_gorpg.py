"""Whole games of Go RPG in a real browser, in each of its modes."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from ..server.http_tables import create_table
from ..server_process import http_client
from .conftest import NewPage
from .player import Player, new_table, play_now

ENDLESS = ("word:trade",)
"""What could be offered for ever."""


def gold_counted(page: Page) -> list[str]:
    """The rows of the score sheet."""
    return page.get_by_role("table").get_by_role("row").all_inner_texts()


def test_the_home_page_starts_a_game_against_three_bots(page: Page, server_url: str) -> None:
    play_now(page, server_url, "Go RPG")
    assert Player(page, Random(1), ENDLESS).step()
    expect(page.get_by_role("list", name="At the table").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)


def test_the_standard_game_ends_with_its_score_sheet(page: Page, server_url: str) -> None:
    new_table(page, server_url, "gorpg", "random")
    Player(page, Random(1), ENDLESS).play_on()
    assert len(gold_counted(page)) == 5, "a heading and four parties"
    expect(page.get_by_role("button", name="Rematch, roles swapped")).to_be_visible()


def test_the_overlord_plays_to_the_end(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/gorpg")
    for choice in ("Overlord", "the Overlord", "random"):
        page.get_by_role("radio", name=choice, exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    Player(page, Random(2), ENDLESS).play_on()
    assert gold_counted(page)


def test_a_solo_game_is_played_to_the_end(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/gorpg")
    page.get_by_role("radio", name="solo").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    Player(page, Random(3), ENDLESS).play_on()
    assert gold_counted(page)


def test_another_kind_of_move_can_be_chosen_instead(page: Page, server_url: str) -> None:
    new_table(page, server_url, "gorpg", "random")
    player = Player(page, Random(5), ENDLESS)
    quest = page.locator("[data-tap='word:quest']")
    player.look()
    while quest.count() == 0:
        assert player.step()
        player.look()
    rest = page.locator("[data-tap='word:rest']")
    expect(quest).to_have_attribute("aria-pressed", "true")
    for now, before in ((rest, quest), (quest, rest), (rest, quest)):
        now.click()
        expect(now).to_have_attribute("aria-pressed", "true")
        expect(before).not_to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("width", [1440, 390])
def test_seven_parties_fit_the_screen(new_page: NewPage, server_url: str, width: int) -> None:
    seats = {f"p{number}": "random" for number in range(1, 7)} | {"p7": "me"}
    with http_client(server_url) as client:
        id, token = create_table(client, "gorpg", seats, {"players": 7})
    page = new_page(viewport={"width": width, "height": 844})
    page.context.add_cookies([{"name": "futago", "value": token, "url": server_url}])
    page.goto(f"{server_url}/t/{id}")
    player = Player(page, Random(4), ENDLESS)
    for _ in range(12):
        assert player.step()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} pixels too wide"
    expect(page.get_by_role("region", name="party")).to_have_count(7)

"""Whole games by keyboard alone, using only roles, names and live regions."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from .keyboard_player import KeyPlayer
from .player import new_table


def assert_result_is_announced(page: Page) -> None:
    """The result is in a heading, and what led to it in the log."""
    region = page.get_by_role("region", name="The game is over")
    expect(region.get_by_role("heading", level=2)).to_have_text(re.compile("won|lost|Nobody"))
    assert "heading" in page.locator("main").aria_snapshot()
    expect(
        page.get_by_role("log", name="What happened").get_by_role("paragraph").last
    ).not_to_be_empty()


def test_the_samurai_are_played_by_keyboard_alone(page: Page, server_url: str) -> None:
    page.goto(server_url)
    expect(page.get_by_role("button", name="Play now: Goryō")).to_be_visible()
    player = KeyPlayer(page, Random(1))
    player.tab_to("Play now: Goryō")
    player.press("Enter")
    expect(page.get_by_role("heading", name="Goryō", level=1)).to_be_focused()
    player.play_on()
    assert_result_is_announced(page)


def test_the_goryo_is_played_by_keyboard_alone(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/goryo")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    player = KeyPlayer(page, Random(2))
    player.choose("the Goryō")
    player.choose("Donbei, random")
    player.tab_to("Start the game")
    player.press("Enter")
    player.play_on()
    assert_result_is_announced(page)


def test_a_solo_game_is_played_by_keyboard_alone(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/gorpg")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    player = KeyPlayer(page, Random(3))
    player.choose("solo")
    player.tab_to("Start the game")
    player.press("Enter")
    player.play_on()
    assert_result_is_announced(page)


def test_tab_returns_to_a_space_that_can_be_picked(page: Page, server_url: str) -> None:
    new_table(page, server_url, "goryo", "the Goryō", "random")
    expect(page.locator(".board [data-tap]").first).to_be_visible()
    palace = page.get_by_role("group", name="The palace edo")
    palace.get_by_role("button").first.focus()
    player = KeyPlayer(page, Random(4))
    while (focus := player.focus()) and not focus.disabled:
        player.press("ArrowRight")
    player.press("Tab")
    player.press("Shift+Tab")
    back = player.focus()
    assert back
    assert back.region.startswith("The palace")
    assert back.is_part_of_move

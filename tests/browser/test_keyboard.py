"""Whole games by keys alone, by what roles, names and live regions tell."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from .keys import KeyPlayer
from .player import new_table


def end_is_told(page: Page) -> None:
    """The end stands in a heading, and what led to it in the log."""
    region = page.get_by_role("region", name="The game is over")
    expect(region.get_by_role("heading", level=2)).to_have_text(re.compile("won|lost|Nobody"))
    assert "heading" in page.locator("main").aria_snapshot()
    expect(
        page.get_by_role("log", name="What happened").get_by_role("paragraph").last
    ).not_to_be_empty()


def test_the_samurai_are_led_by_keys_alone(page: Page, house: str) -> None:
    page.goto(house)
    expect(page.get_by_role("button", name="Play now: Goryō")).to_be_visible()
    player = KeyPlayer(page, Random(1))
    player.tab_to("Play now: Goryō")
    player.press("Enter")
    expect(page.get_by_role("heading", name="Goryō", level=1)).to_be_focused()
    player.play_on()
    end_is_told(page)


def test_the_cat_is_led_by_keys_alone(page: Page, house: str) -> None:
    page.goto(f"{house}/new/goryo")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    player = KeyPlayer(page, Random(2))
    player.choose("the Goryō")
    player.choose("random")
    player.tab_to("Make the table")
    player.press("Enter")
    player.play_on()
    end_is_told(page)


def test_a_party_alone_is_led_by_keys_alone(page: Page, house: str) -> None:
    page.goto(f"{house}/new/gorpg")
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    player = KeyPlayer(page, Random(3))
    player.tab_to("Options of the game", "summary")
    player.press("Enter")
    mode = page.get_by_role("combobox", name="Mode", exact=True)
    while mode.evaluate("(select) => select !== document.activeElement"):
        player.press("Tab")
    page.keyboard.type("single")
    expect(mode).to_have_value("solo")
    player.tab_to("Make the table")
    player.press("Enter")
    player.play_on()
    end_is_told(page)


def test_tab_comes_back_to_a_space_that_can_be_picked(page: Page, house: str) -> None:
    new_table(page, house, "goryo", "the Goryō", "random")
    expect(page.locator("[data-lit]").first).to_be_visible()
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
    assert back.goes_on

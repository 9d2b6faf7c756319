"""Who sits opposite, from the first visit to the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .player import play_now


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_test_id("over")).to_contain_text("You lost")


def test_a_newcomer_meets_somebody_gentle_and_a_rematch_is_one_click(
    page: Page, server_url: str
) -> None:
    page.goto(server_url)
    card = page.locator("[data-game=goryo]")
    expect(card).to_contain_text("For your first game: Mikan")
    play_now(page, server_url, "Goryō")
    seats = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats.filter(has_text="Mikan").locator("svg")).to_be_visible()
    expect(seats.filter(has_text="(you)")).to_have_text(
        re.compile(r"^\s*the Samurai", re.IGNORECASE)
    )
    resign(page)
    expect(page.get_by_text("I won? Let’s play again")).to_be_visible()
    expect(page.get_by_test_id("ask-coach")).to_be_visible()
    for button, role, rival in (
        ("rematch", "samurai", "Mikan"),
        ("rematch-swapped", "goryō", "Jir"),
    ):
        before = page.url
        page.get_by_test_id(button).click()
        expect(page).not_to_have_url(before)
        mine = seats.filter(has_text="(you)")
        expect(mine).to_have_text(re.compile(rf"^\s*the {role}", re.IGNORECASE))
        expect(seats.filter(has_text=rival)).to_be_visible()
        resign(page)
    page.goto(server_url)
    expect(card).to_contain_text("Your next opponent: Mikan")


def test_two_people_on_one_screen_have_two_names(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/goryo")
    page.get_by_role("radio", name="Friends on this screen").check(force=True)
    page.get_by_label("Your nickname").fill("Ann")
    page.get_by_label("Name of the other player").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("uncover")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Ben")

"""Words on the table that explain themselves: by key, by touch, and without disturbing a move."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from .prepared_tables import phase
from .screen_visits import DESKTOP, PHONE, open_screen, user_page
from .screens import ADVANCED, GORPG, GORYO, Screen, pick, table

ACT = Screen("act", table(GORYO, phase("act", by="samurai"), ("samurai",), 0.0), pick(1))
PLAN = Screen("plan", table(ADVANCED, phase("plan"), ("goryo",), 0.0), pick(4))
QUESTS = Screen("quests", table(GORPG, phase("quests", by="p1"), ("p1",)))


def explanation(page: Page) -> Locator:
    """The explanation that is open."""
    return page.locator(".answer:popover-open")


def test_a_word_is_explained_by_the_keyboard_and_escape_keeps_the_move(
    browser: Browser, server_url: str
) -> None:
    with (
        user_page(browser, server_url, **DESKTOP) as own,
        open_screen(own, server_url, ACT) as page,
    ):
        asked = page.get_by_test_id("prompt").inner_text()
        picked = page.locator("[data-draft]").get_attribute("data-draft")
        assert picked
        bags = page.get_by_role("button", name="Next bag at: explanation")
        bags.press("Enter")
        expect(explanation(page)).to_contain_text("There are bags at steps 2, 4, 7 and 9.")
        expect(bags).to_have_attribute("aria-expanded", "true")
        bags.press("Escape")
        expect(explanation(page)).to_have_count(0)
        page.wait_for_function("() => !document.querySelector('[data-busy]')")
        expect(page.get_by_test_id("prompt")).to_have_text(asked)
        expect(page.locator("[data-draft]")).to_have_attribute("data-draft", picked)
        bags.press("Escape")  # nothing to close any more: now it goes back
        expect(page.get_by_test_id("prompt")).not_to_have_text(asked)


def test_a_power_is_explained_where_it_is_chosen(browser: Browser, server_url: str) -> None:
    with (
        user_page(browser, server_url, "fr", **PHONE) as own,
        open_screen(own, server_url, PLAN) as page,
    ):
        page.locator(".thumb").get_by_role("button", name="Illusion : explication").tap()
        expect(explanation(page)).to_contain_text("ne peut ni chercher ni traquer")
        expect(page.get_by_test_id("confirm")).to_be_visible()


def test_gold_pieces_are_spelled_out_at_a_touch(browser: Browser, server_url: str) -> None:
    with (
        user_page(browser, server_url, "it", **PHONE) as own,
        open_screen(own, server_url, QUESTS) as page,
    ):
        page.locator(".party.mine").get_by_role("button", name=" mo: spiegazione").tap()
        expect(explanation(page)).to_contain_text("Monete d’oro (mo): oggetti")

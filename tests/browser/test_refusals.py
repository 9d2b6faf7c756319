"""Tapping what cannot be chosen says why, beside it and in the player's words."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from futago.texts import LANGUAGES

from ..test_refusal_words import IDS
from .screen_visits import (
    DESKTOP,
    PHONE,
    SET_LANGUAGE,
    open_screen,
    user_page,
    wait_until_loaded,
)
from .screens import SCREENS, Screen

ASKED = (
    *("lesson goryo", "lesson gorpg", "puzzle goryo", "puzzle samurai"),
    *("break", "plan", "plan half picked", "plan confirm", "act", "act picked", "answer"),
    *("muster", "quests", "battle", "stand", "hunters", "mercenaries", "trade"),
    *("overlord lays", "overlord strikes", "party against overlord", "ready", "last battle"),
    *("wrath", "solo"),
)
"""Screens on which something is asked."""
WORDS = "plan|break|curse|done|lay|muster|equip|quest|rest|pass|buy|hire|trade|condemn|space|slot"
CODES = re.compile(rf"{IDS}|\$\.|\.json|[“«\"]\s?(?:{WORDS}|[a-h]\d)\s?[”»\"]")
"""Ids, paths, and words of the notation that are quoted as such."""
NOT_NOW = ".board [aria-disabled=true]"
MOST = 5
"""Of the things that cannot be chosen on a screen, so many are tapped."""


def things_not_now(page: Page) -> list[int]:
    """The places, among all that cannot be chosen, of some that can be seen."""
    seen = page.locator(NOT_NOW).evaluate_all(
        "all => all.map((one, n) => (one.checkVisibility() ? n : -1)).filter((n) => n >= 0)"
    )
    return list(seen[:: max(1, len(seen) // MOST)])


def said_about(page: Page, number: int) -> str:
    """What the page says when this thing is pressed."""
    thing = page.locator(NOT_NOW).nth(number)
    thing.focus()
    thing.press("Enter")
    notice = page.get_by_test_id("notice")
    expect(notice).to_be_visible()
    said = notice.inner_text()
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    return said


def test_no_refusal_on_any_screen_speaks_in_codes(browser: Browser, server_url: str) -> None:
    """In French as narrow as on a phone."""
    found = {language: dict[str, str]() for language in LANGUAGES}
    with user_page(browser, server_url, **DESKTOP) as page:
        for screen in asked_screens():
            with open_screen(page, server_url, screen):
                for language in LANGUAGES:
                    page.set_viewport_size((PHONE if language == "fr" else DESKTOP)["viewport"])
                    page.evaluate(SET_LANGUAGE, language)
                    page.wait_for_selector(f"html[lang={language}]")
                    wait_until_loaded(page)
                    for number in things_not_now(page):
                        found[language][said_about(page, number)] = screen.name
    for reasons in found.values():
        assert {said: where for said, where in reasons.items() if CODES.search(said)} == {}
        assert len(reasons) > 40, "many different reasons"


def asked_screens() -> list[Screen]:
    by_name = {screen.name: screen for screen in SCREENS}
    return [by_name[name] for name in ASKED]

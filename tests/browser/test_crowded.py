"""The fullest tables of Go RPG fit every screen in every language, and so does the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from futago.texts import LANGUAGES

from ..server_process import ServerProcess
from .prepared_tables import BotGame, phase
from .screen_visits import (
    DESKTOP,
    SET_LANGUAGE,
    open_screen,
    user_page,
    wait_until_drawn,
    wait_until_loaded,
)
from .screens import Screen, ended, table
from .test_texts_on_screen import check_page

WIDTHS = (390, 1024, 1440)
SEVEN = BotGame("gorpg", (("players", 7),))
HORDE = BotGame("gorpg", (("mode", "overlord"), ("players", 6)))
CROWDED = (
    Screen("seven parties", table(SEVEN, phase("quests", by="p7"), ("p7",), share=0.9)),
    Screen("six parties in the last battle", table(HORDE, phase("charge", by="p1"), ("p1",), 0.0)),
    Screen("thirty monsters in the last battle", table(HORDE, phase("wrath"), ("overlord",), 0.0)),
    Screen("the end of seven parties", ended(SEVEN, ("p7",))),
)


@pytest.mark.parametrize("screen", CROWDED, ids=lambda screen: screen.name)
def test_a_crowded_table_fits(
    browser: Browser, shared_server: ServerProcess, server_url: str, screen: Screen
) -> None:
    wrong = list[str]()
    with (
        user_page(browser, shared_server.address, "en", **DESKTOP) as page,
        open_screen(page, server_url, screen),
    ):
        for language in LANGUAGES:
            page.evaluate(SET_LANGUAGE, language)
            page.wait_for_selector(f"html[lang={language}]")
            wait_until_loaded(page)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 844})
                wait_until_drawn(page)
                found = check_page(page, "overflows", width)
                wrong += [f"{language} {width} {text}" for text in found]
        if screen.path is CROWDED[-1].path:
            page.set_viewport_size({"width": WIDTHS[0], "height": 844})
            assert_complete(page)
    assert wrong == []


def assert_complete(page: Page) -> None:
    """The end tells everything on a phone: the place, the gold of all by round and in the end."""
    expect(
        page.get_by_test_id("recap").get_by_role("list").first.get_by_role("listitem")
    ).to_have_count(7)
    totals = page.locator(".scores td.total").all()
    assert len(totals) == 7
    for total in totals:
        box = total.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= WIDTHS[0], "cut off"

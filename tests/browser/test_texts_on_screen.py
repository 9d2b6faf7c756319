"""Every text on every screen comes from the catalogue, and French and Italian fit in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ..server_process import ServerProcess
from .marked_texts import mark, unmarked
from .screen_visits import (
    PHONE,
    SET_LANGUAGE,
    open_screen,
    user_page,
    wait_until_drawn,
    wait_until_loaded,
)
from .screens import SCREENS, Screen

PAGE_CHECKS = (Path(__file__).parent / "page_checks.js").read_text(encoding="utf-8")
NAMES = re.compile(
    r"\b(Futago|English|Français|Italiano"  # the project, and each language by its own name
    r"|Ann|Ben|Bob|Sunday|Miau|greedy|random"  # typed by users, or the players of a record
    r"|[a-h][1-8]|[A-Z]\d*)\b"  # spaces of the palace; a single letter, a level
    r"|Chrome, Linux|[A-Z2-9]{5}(-[A-Z2-9]{5}){4}"  # what a browser calls itself; a recovery code
    r"|½?×|\d{1,2} \S+ \d{4}(, \d\d:\d\d)?"  # a speed; a date (and time) in the browser's format
    r"|maintenant|hier|il\sy\sa\s\d+\s\w+"  # how long ago something was, in its words
)
WIDTHS = (390, 720, 1440)
"""A phone; a desktop zoomed to 200 %; a desktop."""
MIN_TARGET_SIZE = 43.5


def check_page(page: Page, check: str, *arguments: float) -> list[str]:
    """What `page_checks.js` finds on a page."""
    answer: list[str] = page.evaluate(
        f"values => ({PAGE_CHECKS}).{check}(...values)", list(arguments)
    )
    return answer


@pytest.fixture(scope="module")
def reader(browser: Browser, shared_server: ServerProcess) -> Iterator[Page]:
    """A page in French with marked texts."""
    with user_page(browser, shared_server.address, "fr") as page:
        mark(page, "fr")
        yield page


@pytest.fixture(scope="module")
def phone(browser: Browser, shared_server: ServerProcess) -> Iterator[Page]:
    """A page on a phone."""
    with user_page(browser, shared_server.address, "fr", **PHONE) as page:
        yield page


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_comes_from_the_catalogue(reader: Page, server_url: str, screen: Screen) -> None:
    with open_screen(reader, server_url, screen) as page:
        texts = check_page(page, "texts")
    own = {text: NAMES.sub("", unmarked(text)) for text in texts}
    assert [text for text, rest in own.items() if re.search(r"[^\W\d_]", rest)] == []


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_french_and_italian_fit_on_every_screen(
    phone: Page, server_url: str, screen: Screen
) -> None:
    phone.set_viewport_size(PHONE["viewport"])
    with open_screen(phone, server_url, screen) as page:
        wrong = [f"touch {found}" for found in check_page(page, "smallTargets", MIN_TARGET_SIZE)]
        for language in ("fr", "it"):
            page.evaluate(SET_LANGUAGE, language)
            page.wait_for_selector(f"html[lang={language}]")
            wait_until_loaded(page)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 844})
                wait_until_drawn(page)
                wrong += [
                    f"{language} {width} {found}" for found in check_page(page, "overflows", width)
                ]
    assert wrong == []

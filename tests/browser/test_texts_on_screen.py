"""Every word on every screen is the catalogue's, and French and Italian fit where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .pseudo import mark, unmarked
from .screens import SCREENS, Screen
from .visits import PHONE, settle, somebody, visited

LOOKING = (Path(__file__).parent / "looking.js").read_text(encoding="utf-8")
NAMES = re.compile(
    r"\b(Futago|English|Français|Italiano"  # ours, and each language in its own words
    r"|Ann|Bob|Sunday|Miau|greedy|random"  # typed by people, or the players of a record
    r"|[a-h][1-8]|[A-Z]\d*)\b"  # spaces of the palace; the letter of a crest or a sign, a level
    r"|½?×|\d{1,2} \S+ \d{4}, \d\d:\d\d"  # a speed; a moment, as the browser writes it
)
WIDTHS = (390, 720, 1440)
"""A phone; a desk at twice the size; a desk."""
FINGER = 43.5


def looked(page: Page, question: str, *given: float) -> list[str]:
    """What `looking.js` finds on a page."""
    answer: list[str] = page.evaluate(f"given => ({LOOKING}).{question}(...given)", list(given))
    return answer


@pytest.fixture(scope="module")
def reader(browser: Browser, house: str) -> Iterator[Page]:
    """Somebody who reads French, all of it marked."""
    with somebody(browser, house, "fr") as page:
        mark(page, "fr")
        yield page


@pytest.fixture(scope="module")
def thumb(browser: Browser, house: str) -> Iterator[Page]:
    """Somebody with a phone."""
    with somebody(browser, house, "fr", **PHONE) as page:
        yield page


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_every_text_is_of_the_catalogue(reader: Page, house: str, screen: Screen) -> None:
    with visited(reader, house, screen) as page:
        texts = looked(page, "texts")
    own = {text: NAMES.sub("", unmarked(text)) for text in texts}
    assert [text for text, rest in own.items() if re.search(r"[^\W\d_]", rest)] == []


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_french_and_italian_fit_their_places(thumb: Page, house: str, screen: Screen) -> None:
    thumb.set_viewport_size(PHONE["viewport"])
    with visited(thumb, house, screen) as page:
        wrong = [f"touch {found}" for found in looked(page, "fiddly", FINGER)]
        for language in ("fr", "it"):
            page.evaluate(SPEAK, language)
            page.wait_for_selector(f"html[lang={language}]")
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 844})
                settle(page)
                wrong += [f"{language} {width} {found}" for found in looked(page, "misfits", width)]
    assert wrong == []


SPEAK = """language => {
  const select = document.querySelector('header select');
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""
"""The choice in the header, also where a dialog stands before it."""

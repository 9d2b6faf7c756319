"""A game without its own client is found, played and replayed on the generic page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ..games import all_games_registered
from .conftest import NewPage, controlled_server
from .player import Player

TEXT_ID = re.compile(r"\bjackdaws-[a-z-]+")
"""What must never be shown."""
LANGUAGES = {"en-GB": "Jackdaws", "fr-FR": "Les Choucas", "it-IT": "Le Taccole"}


@pytest.fixture(scope="module")
def with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that also offers the games of the tests."""
    with (
        all_games_registered(),
        controlled_server(tmp_path_factory.mktemp("generic")) as server,
    ):
        yield server.address


def _reads_well(page: Page) -> None:
    assert TEXT_ID.findall(page.inner_text("body")) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_has_its_card_and_its_options(with_toy: str, new_page: NewPage, locale: str) -> None:
    page = new_page(locale=locale)
    page.goto(with_toy)
    expect(page.get_by_role("heading", name=LANGUAGES[locale])).to_be_visible()
    _reads_well(page)
    page.goto(f"{with_toy}/new/jackdaws")
    expect(page.get_by_role("heading", level=1)).to_contain_text(LANGUAGES[locale])
    _reads_well(page)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_game_against_its_bot_can_be_played_to_the_end_and_replayed(
    with_toy: str, new_page: NewPage, width: int
) -> None:
    page = new_page(locale="fr-FR", viewport={"width": width, "height": 844})
    page.goto(f"{with_toy}/new/jackdaws")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, Random(width), watch=_reads_well)
    while player.step():
        pass
    expect(page.get_by_test_id("over")).to_be_visible()
    _reads_well(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.goto(f"{page.url}/replay")
    expect(page.locator(".replay")).to_be_visible()
    _reads_well(page)

"""What a party sees before it decides, and what became of it: on quests, in battles and in town."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ..server.http_tables import create_table
from ..server_process import http_client

LONG = 5000
"""Milliseconds: longer than anything is held."""


@pytest.fixture
def game(page: Page, server_url: str) -> Page:
    """A game of two parties that have chosen their heroes."""
    with http_client(server_url) as client:
        id, token = create_table(client, "gorpg", {"p1": "me", "p2": "greedy"}, {"players": 2})
    page.context.add_cookies([{"name": "futago", "value": token, "url": server_url}])
    page.goto(f"{server_url}/t/{id}")
    page.get_by_test_id("ready-party").first.click()
    expect(page.get_by_role("status").filter(has_text="Levels: 15 of 15")).to_be_visible()
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-tap='word:quest']")).to_be_visible()
    return page


def places(page: Page) -> Locator:
    return page.locator("[data-slot]")


def heroes(page: Page) -> Locator:
    return page.locator(".own .press[data-thing^='hero:']")


def go(page: Page, *, safely: bool) -> None:
    """To the safest place, or to the most dangerous one, with all heroes."""

    def danger(place: Locator) -> int:
        cleared, lost = re.findall(r"\d+", place.get_by_test_id("odds").inner_text())
        return int(lost) - int(cleared)

    expect(places(page).get_by_test_id("odds").first).to_have_text(re.compile(r"\d+"))
    place = sorted(places(page).all(), key=danger)[0 if safely else -1]
    place.locator(".press").click()
    for hero in heroes(page).all():
        hero.click()
    page.get_by_test_id("confirm").click()


def test_bonus_and_odds_are_seen_before_a_quest_is_chosen(game: Page) -> None:
    expect(game.get_by_test_id("preview")).to_contain_text("Point at a location")
    for place in places(game).all():
        expect(place.get_by_test_id("odds")).to_have_text(re.compile(r"Cleared \d+%\s*Losses \d+%"))
        place.locator(".press").hover()
        expect(game.get_by_test_id("preview")).to_have_text(re.compile(r"hidden monster.*attack"))
        expect(game.get_by_test_id("attack-there")).to_have_count(heroes(game).count())
        expect(game.get_by_test_id("attack-there").first).to_have_text(re.compile(r"Attack \d+"))
    places(game).first.locator(".press").click()
    before = game.get_by_test_id("preview").inner_text()
    heroes(game).first.click()
    expect(game.get_by_test_id("preview")).not_to_have_text(before)
    expect(game.get_by_text("attacked first", exact=True)).to_have_count(1)


def test_the_reply_is_foreseen_and_an_undo_reaches_the_last_reveal(game: Page) -> None:
    go(game, safely=False)
    undo, suggested = game.get_by_role("button", name="Undo"), game.get_by_test_id("suggested")
    expect(suggested).to_be_visible()
    expect(undo).to_be_disabled()
    expect(game.get_by_test_id("foreseen")).to_contain_text("If you stay:")
    expect(game.get_by_test_id("foreseen")).to_contain_text("If you retreat:")
    waiting = game.get_by_text("yet to attack")
    count = waiting.count()
    suggested.click()
    expect(waiting).to_have_count(count - 1)
    undo.click()
    expect(waiting).to_have_count(count)
    expect(undo).to_be_disabled()
    game.get_by_test_id("resolve").click()
    expect(game.locator("[data-tap='word:pass']")).to_be_visible()
    undo.click()
    expect(waiting).to_have_count(count)


UNDER_WAY = "[data-busy]:not([data-scene]), [data-testid=suggested][aria-disabled]"
"""While a move or a suggestion is awaited."""


def test_the_last_blow_is_seen(game: Page) -> None:
    go(game, safely=True)
    blow, suggested = game.get_by_test_id("last-blow"), game.get_by_test_id("suggested")
    stay = game.locator("[data-tap='word:pass']")
    expect(suggested).to_be_visible()
    # Time stands still, so that what is only seen for a moment can be looked at.
    game.clock.install()
    for _ in range(12):
        expect(suggested.or_(stay).or_(blow).first).to_be_visible()
        if blow.is_visible():
            break
        (suggested if suggested.count() else stay).click()
        game.wait_for_function(f"() => !document.querySelector(`{UNDER_WAY}`)")
    expect(blow).to_contain_text("it falls")
    expect(game.get_by_role("img", name=re.compile("health 0 of"))).to_be_visible()
    game.clock.run_for(LONG)
    expect(blow).to_have_count(0)


def test_all_wares_are_priced_and_say_what_they_would_do(game: Page) -> None:
    go(game, safely=True)
    town, wares = game.locator(".town .here"), game.locator(".town .here .wares li")
    stay = game.locator("[data-tap='word:pass']")
    for _ in range(20):
        expect(game.get_by_test_id("suggested").or_(stay).first).to_be_visible()
        if town.is_visible():
            break
        number = game.locator("[data-number]").get_attribute("data-number")
        (stay if stay.count() else game.get_by_test_id("suggested")).click()
        expect(game.locator(f"[data-number='{number}']")).to_have_count(0)
    expect(wares.locator(".price")).to_have_count(wares.count())
    for ware in wares.all():
        expect(ware).to_contain_text(re.compile(r"\d+ (trophy level|GP)"))
        if ware.locator(".dear").count():
            expect(ware).to_contain_text("missing")
    expect(game.get_by_test_id("funds")).to_contain_text(re.compile(r"up to \d+"))
    wares.locator(".press.lit").first.hover()
    if "Hunters" in town.inner_text():
        expect(game.get_by_test_id("with-ware")).to_have_count(heroes(game).count())

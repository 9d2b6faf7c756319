"""Whole games of Go RPG in a real browser, in each of its modes."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Newcomer
from .house import asking, made
from .player import Player, new_table, open_fold, play_now

ENDLESS = ("trade", "swap")
"""What could be offered again and again."""


def choose_option(page: Page, name: str, value: str) -> None:
    open_fold(page, "Options of the game")
    page.get_by_label(name, exact=True).select_option(label=value)


def gold_counted(page: Page) -> list[str]:
    """The rows of the score sheet."""
    return page.get_by_role("table").get_by_role("row").all_inner_texts()


def test_from_the_entrance_one_plays_against_three(page: Page, house: str) -> None:
    play_now(page, house, "Go RPG")
    assert Player(page, Random(1), ENDLESS).step()
    expect(page.get_by_role("list", name="At the table").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)


def test_the_standard_game_ends_with_its_score_sheet(page: Page, house: str) -> None:
    new_table(page, house, "gorpg", "random")
    Player(page, Random(1), ENDLESS).play_on()
    assert len(gold_counted(page)) == 5, "a heading and four parties"
    expect(page.get_by_role("button", name="Play again, roles swapped")).to_be_visible()


def test_the_overlord_plays_to_the_end(page: Page, house: str) -> None:
    page.goto(f"{house}/new/gorpg")
    choose_option(page, "Mode", "Overlord")
    for choice in ("the Overlord", "random"):
        page.get_by_role("radio", name=choice, exact=True).check(force=True)
    page.get_by_role("button", name="Make the table").click()
    Player(page, Random(2), ENDLESS).play_on()
    assert gold_counted(page)


def test_alone_one_plays_to_the_end(page: Page, house: str) -> None:
    page.goto(f"{house}/new/gorpg")
    choose_option(page, "Mode", "single player")
    page.get_by_role("button", name="Make the table").click()
    Player(page, Random(3), ENDLESS).play_on()
    assert gold_counted(page)


def test_one_changes_ones_mind_about_the_way_to_move(page: Page, house: str) -> None:
    new_table(page, house, "gorpg", "random")
    player = Player(page, Random(5), ENDLESS)
    quest = page.get_by_role("button", name="go on a quest")
    player.look()
    while quest.count() == 0:
        assert player.step()
        player.look()
    rest = page.get_by_role("button", name="rest with the whole party")
    expect(quest).to_have_attribute("aria-pressed", "true")
    for now, before in ((rest, quest), (quest, rest), (rest, quest)):
        now.click()
        expect(now).to_have_attribute("aria-pressed", "true")
        expect(before).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("width", [1440, 390])
def test_seven_parties_fit_the_screen(newcomer: Newcomer, house: str, width: int) -> None:
    seats = {f"p{number}": "random" for number in range(1, 7)} | {"p7": "me"}
    with asking(house) as client:
        id, token = made(client, "gorpg", seats, {"players": 7})
    page = newcomer(viewport={"width": width, "height": 844})
    page.context.add_cookies([{"name": "futago", "value": token, "url": house}])
    page.goto(f"{house}/t/{id}")
    player = Player(page, Random(4), ENDLESS)
    for _ in range(12):
        assert player.step()
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} pixels too wide"
    expect(page.get_by_role("region", name="party")).to_have_count(7)

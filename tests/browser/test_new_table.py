"""The form for a new table, in a real browser: it follows the choices, and sets every option."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from futago.texts import Text, say

from ..server_process import http_client
from .conftest import NewPage
from .player import open_fold


def en(id: str, **args: str | int) -> str:
    """A text of the page."""
    return say(Text(id, **args))


def option(page: Page, name: str) -> Locator:
    return page.locator(f"[data-option={name}]")


def check(page: Page, group: str, value: str) -> None:
    """Choose one of the values in a row."""
    rows = page.get_by_role("group", name=group, exact=True)
    rows.get_by_role("radio", name=value, exact=True).check(force=True)


def select(page: Page, name: str, value: str) -> None:
    page.get_by_label(name, exact=True).select_option(label=value)


def options_of_table(page: Page, server_url: str) -> dict[str, Any]:
    """Make the table; the options that it has."""
    page.get_by_role("button", name=en("new-page-start")).click()
    expect(page).to_have_url(re.compile("/t/"))
    id = re.sub(r".*/t/([^/#?]+).*", r"\1", page.url)
    options: dict[str, Any] = page.request.get(f"{server_url}/api/tables/{id}").json()["options"]
    return options


@pytest.fixture
def goryo(page: Page, server_url: str) -> Page:
    page.goto(f"{server_url}/new/goryo")
    for title in ("new-page-options", "new-page-advanced"):
        open_fold(page, en(title))
    return page


@pytest.fixture
def gorpg(page: Page, server_url: str) -> Page:
    page.goto(f"{server_url}/new/gorpg")
    open_fold(page, en("new-page-options"))
    return page


# ---------------------------------------------------------------- Goryō


def test_an_edition_shows_what_it_plays_with(goryo: Page, server_url: str) -> None:
    actions = goryo.get_by_label(en("goryo-name-actions-per-samurai"))
    expect(actions).to_have_value("3")
    expect(option(goryo, "edition")).to_contain_text("or 2 in advanced mode")
    expect(option(goryo, "edition")).to_contain_text("green, purple, red and blue")
    check(goryo, en("goryo-name-edition"), "2019")
    expect(option(goryo, "edition")).to_contain_text("in a round: 2.")
    expect(option(goryo, "edition")).to_contain_text("green, yellow, red and blue")
    expect(option(goryo, "edition")).to_contain_text("always says yes")
    expect(actions).to_have_value("2")
    expect(option(goryo, "actions_per_samurai")).to_contain_text("it was: 3")
    made = options_of_table(goryo, server_url)
    assert (made["edition"], made["actions_per_samurai"]) == ("2019", 2)
    assert made["samurai"] == ["green", "yellow", "red", "blue"]


def test_what_was_chosen_stays_when_the_edition_changes(goryo: Page, server_url: str) -> None:
    select(goryo, en("goryo-name-actions-per-samurai"), "2")
    select(goryo, en("goryo-name-actions-per-samurai"), "3")
    check(goryo, en("goryo-name-edition"), "2019")
    expect(option(goryo, "edition")).to_contain_text("in a round: 2.")
    expect(goryo.get_by_label(en("goryo-name-actions-per-samurai"))).to_have_value("3")
    expect(option(goryo, "actions_per_samurai")).to_contain_text("box does not contain it")
    goryo.get_by_role("switch", name=en("goryo-name-split-cubes")).check(force=True)
    expect(option(goryo, "actions_per_samurai")).to_have_count(0)
    made = options_of_table(goryo, server_url)
    assert (made["actions_per_samurai"], made["split_cubes"]) == (3, True)


def test_the_gong_is_set_by_keyboard(goryo: Page, server_url: str) -> None:
    length = goryo.get_by_label(en("palace-page-length"))
    length.focus()
    goryo.keyboard.press("Control+A")
    goryo.keyboard.type("9")
    bags = goryo.get_by_role("group", name=en("palace-page-bags"))
    expect(bags.get_by_role("button")).to_have_count(9)
    goryo.keyboard.press("Shift+Tab")
    expect(bags.get_by_role("button", name="1", exact=True)).to_be_focused()
    goryo.keyboard.press("Enter")
    expect(bags.get_by_role("button", pressed=True)).to_have_text(["1", "2", "4", "7", "9"])
    for key in ("ArrowRight", "Space", "End", "Enter"):
        goryo.keyboard.press(key)
    expect(bags.get_by_role("button", pressed=True)).to_have_text(["1", "4", "7"])
    assert options_of_table(goryo, server_url)["gong"] == {"length": 9, "bags": [1, 4, 7]}


def test_the_gong_can_be_given_back(goryo: Page) -> None:
    bags = goryo.get_by_role("group", name=en("palace-page-bags"))
    bags.get_by_role("button", name="12").click()
    expect(bags.get_by_role("button", pressed=True)).to_have_count(5)
    option(goryo, "gong").get_by_role("button", name=en("new-page-usual")).click()
    expect(bags.get_by_role("button", pressed=True)).to_have_text(["2", "4", "7", "9"])


def test_samurai_have_other_colours_and_rooms(goryo: Page, server_url: str) -> None:
    select(goryo, "Samurai 2", "yellow")
    expect(option(goryo, "samurai_rooms")).to_contain_text("Yellow")
    select(goryo, "Yellow", "south-east")
    made = options_of_table(goryo, server_url)
    assert made["samurai"] == ["green", "yellow", "red", "blue"]
    assert made["samurai_rooms"] == ["nw", "se", "sw", "ne"]


def test_a_palace_of_ones_own_goes_with_an_edition_and_a_variant(
    new_page: NewPage, server_url: str
) -> None:
    with http_client(server_url) as client:
        palace = client.post("/api/games/goryo/seats", json={}).json()["options"]["palace"]
    kept = {"palace": {**palace, "name": "pond"}, "gong": {"length": 8, "bags": [3, 6]}}
    page = new_page()
    page.goto(server_url)
    page.evaluate("kept => localStorage.setItem('futago-palaces', kept)", json.dumps([kept]))
    page.goto(f"{server_url}/new/goryo")
    for title in ("new-page-options", "new-page-advanced"):
        open_fold(page, en(title))
    select(page, en("goryo-name-palace"), en("new-page-own-palace", name="pond"))
    expect(page.get_by_label(en("palace-page-length"))).to_have_value("8")
    check(page, en("goryo-name-edition"), "2019")
    check(page, en("goryo-name-variant"), en("goryo-value-variant-genjutsu"))
    expect(page.get_by_label(en("goryo-name-palace"), exact=True)).to_have_value("pond")
    expect(page.get_by_label(en("palace-page-length"))).to_have_value("8")
    made = options_of_table(page, server_url)
    assert made["palace"]["name"] == "pond"
    assert made["gong"] == kept["gong"]
    assert (made["edition"], made["variant"]) == ("2019", "genjutsu")


# ---------------------------------------------------------------- Go RPG


def test_the_overlord_has_a_seat(gorpg: Page, server_url: str) -> None:
    check(gorpg, en("gorpg-name-players"), "7")
    open_fold(gorpg, en("new-page-table"))
    expect(gorpg.get_by_label(en("new-page-seat")).locator("option")).to_have_count(7)
    for name in ("regroup", "strikes", "victory", "heal_before_last", "swarm"):
        expect(option(gorpg, name)).to_have_count(0)
    check(gorpg, en("gorpg-name-mode"), en("gorpg-value-mode-overlord"))
    check(gorpg, en("new-page-seat"), en("gorpg-seat-overlord"))
    expect(option(gorpg, "players").locator("option")).to_have_count(6)
    expect(option(gorpg, "players")).to_contain_text("it was: 7")
    expect(option(gorpg, "final_shop")).to_have_count(0)
    select(gorpg, en("gorpg-name-victory"), en("gorpg-value-victory-collective"))
    made = options_of_table(gorpg, server_url)
    assert (made["mode"], made["players"], made["victory"]) == ("overlord", 3, "collective")


def test_a_single_player_meets_no_other_parties(gorpg: Page, server_url: str) -> None:
    check(gorpg, en("gorpg-name-mode"), en("gorpg-value-mode-solo"))
    expect(option(gorpg, "players")).to_contain_text(f"{en('gorpg-name-players')} 1")
    expect(option(gorpg, "players").get_by_role("radio")).to_have_count(0)
    for group in ("new-page-seat", "new-page-with", "new-page-level"):
        expect(gorpg.get_by_role("group", name=en(group))).to_have_count(0)
    for name in ("trading", "joint_quests", "first_leader", "muster_order", "final_shop"):
        expect(option(gorpg, name)).to_have_count(0)
    select(gorpg, en("gorpg-name-swarm"), en("gorpg-value-swarm-fought"))
    check(gorpg, en("gorpg-name-mode"), en("gorpg-value-mode-standard"))
    expect(option(gorpg, "swarm")).to_have_count(0)
    made = options_of_table(gorpg, server_url)
    assert (made["mode"], made["players"]) == ("standard", 4)
    assert made["swarm"] == "fought", "a switch that is not used keeps its value"


@pytest.mark.parametrize(
    ("mode", "asked"),
    [
        ("standard", ["gorpg-name-players", "new-page-with", "new-page-strength"]),
        ("overlord", ["new-page-seat", "new-page-with", "new-page-strength"]),
        ("solo", ["new-page-difficulty"]),
    ],
)
def test_behind_each_door_are_at_most_three_questions(
    page: Page, server_url: str, mode: str, asked: list[str]
) -> None:
    page.goto(f"{server_url}/new/gorpg")
    doors = option(page, "mode").locator("label")
    expect(doors.locator("svg")).to_have_count(3)
    for name in ("standard", "overlord", "solo"):
        expect(doors.filter(has_text=en(f"gorpg-door-{name}"))).to_have_count(1)
    check(page, en("gorpg-name-mode"), en(f"gorpg-value-mode-{mode}"))
    legends = page.locator("form > fieldset legend, form > [data-option] legend")
    visible = [en("gorpg-name-mode"), *map(en, asked)]
    expect(legends).to_have_text(visible)
    expect(page.locator("form > :not(details) :is(select, [type=text])")).to_have_count(0)
    expect(page.locator("details[open]")).to_have_count(0)
    expect(page.get_by_role("button", name=en("new-page-start"))).to_be_visible()


def test_the_first_leader_is_a_seat(gorpg: Page, server_url: str) -> None:
    leader = gorpg.get_by_label(en("gorpg-name-first-leader"))
    seats = [en(f"gorpg-seat-p{number}") for number in range(1, 5)]
    leaders = [en("gorpg-value-first-leader-lot"), *seats]
    expect(leader.locator("option")).to_have_text(leaders)
    select(gorpg, en("gorpg-name-first-leader"), en("gorpg-seat-p4"))
    check(gorpg, en("gorpg-name-players"), "3")
    expect(leader.locator("option")).to_have_text(leaders[:4])
    expect(leader).to_have_value("lot")
    expect(option(gorpg, "first_leader")).to_contain_text(
        en("new-page-changed", before=en("gorpg-seat-p4"))
    )
    select(gorpg, en("gorpg-name-first-leader"), en("gorpg-seat-p2"))
    made = options_of_table(gorpg, server_url)
    assert (made["players"], made["first_leader"]) == (3, "p2")


def test_a_choice_that_is_given_up_is_not_out_of_sight(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/new/gorpg")
    open_fold(page, en("new-page-options"))
    select(page, en("gorpg-name-first-leader"), en("gorpg-seat-p4"))
    page.get_by_text(en("new-page-options")).click()
    expect(page.get_by_label(en("gorpg-name-first-leader"))).not_to_be_visible()
    check(page, en("gorpg-name-players"), "2")
    expect(option(page, "first_leader")).to_be_visible()
    expect(option(page, "first_leader")).to_contain_text(
        en("new-page-changed", before=en("gorpg-seat-p4"))
    )

"""What helps somebody who is new: the first night, the first quest, the goal, a turn that says what
can be done, and the coach on the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..server_process import http_client
from .conftest import NewPage
from .player import play_now
from .screen_visits import DESKTOP, PHONE

AIM = """
() => {
  const night = document.querySelector('.first-night');
  if (!night || night.dataset.busy) return null;
  if (night.dataset.ended) return { ended: true };
  const middle = (shape) => {
    const box = shape.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const button = document.querySelector('.beckons');
  if (button) return middle(button);
  const ring = document.querySelector('.ring[data-thing^="samurai:"] circle');
  const called = document.querySelector('.board [data-samurai][aria-pressed=true]');
  const head = [...document.querySelectorAll('[data-arrow] .head')].at(-1);
  const shape = ring && !called ? ring : head;
  return shape ? middle(shape) : null;
}
"""
"""Where the arrows, or the only button, point; null while something is going on."""

TOPS = """
() => {
  const names = ['.players', '.side', '.hint', '.whereabouts'];
  const parts = names.map((name) => document.querySelector(name));
  if (parts.includes(null)) return null;
  return parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY));
}
"""
"""How far down the parts of the panel are; null until all of them are drawn."""


def follow_arrows(page: Page) -> int:
    """Click only where the arrows point, until the night is over; how many clicks it took."""
    for clicks in range(30):
        aim: dict[str, Any] = page.wait_for_function(AIM).json_value()
        if "ended" in aim:
            return clicks
        before = page.locator(".first-night").get_attribute("data-next") or ""
        page.mouse.click(aim["x"], aim["y"])
        page.wait_for_function(
            "(before) => document.querySelector('.first-night').dataset.next !== before", arg=before
        )
    raise AssertionError("the night never ends")


def test_the_first_night_is_finished_by_following_its_arrows_alone(
    page: Page, server_url: str
) -> None:
    page.goto(server_url)
    page.get_by_role("link", name="Your first night").click()
    expect(page.get_by_test_id("says")).to_contain_text("I am the cat")
    assert follow_arrows(page) == 6
    expect(page.get_by_test_id("says")).to_contain_text("Caught!")
    page.get_by_test_id("play").click()
    expect(page.locator("[data-number]")).to_be_visible()
    page.goto(server_url)
    expect(page.get_by_role("button", name="Play now: Goryō")).to_be_visible()
    expect(page.get_by_role("link", name="Your first night")).to_have_count(0)


def test_the_first_night_fits_a_phone_can_be_skipped_and_leads_an_invited_friend_back(
    new_page: NewPage, server_url: str
) -> None:
    page = new_page(**PHONE)
    page.goto(f"{server_url}/first-night?back=/t/abc")
    expect(page.get_by_test_id("skip")).to_have_attribute("href", "/t/abc")
    page.goto(f"{server_url}/first-night?back=//elsewhere.example")
    expect(page.get_by_test_id("skip")).to_have_attribute("href", "/")
    assert follow_arrows(page) == 6
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


POINTER = """
() => {
  const { ended, busy } = document.querySelector('.first-quest')?.dataset ?? { busy: true };
  if (ended) return { ended: true };
  const box = document.querySelector('[data-testid=pointer]')?.getBoundingClientRect();
  return box && !busy && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
"""
NEXT_OF_QUEST = """
() => {
  const says = document.querySelector('.bubble').textContent;
  return says + document.querySelector('.first-quest').dataset.next;
}
"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_first_quest_is_finished_by_following_its_pointer_alone(
    new_page: NewPage, server_url: str, device: dict[str, Any]
) -> None:
    page = new_page(**device)
    page.goto(server_url)
    page.get_by_role("link", name="Your first quest").click()
    expect(page.get_by_test_id("says")).to_contain_text("I am the Trail Guide")
    for _ in range(30):
        aim: dict[str, Any] = page.wait_for_function(POINTER).json_value()
        if "ended" in aim:
            break
        before = page.evaluate(NEXT_OF_QUEST)
        expect(page.get_by_test_id("says").last).to_be_in_viewport()
        page.mouse.click(aim["x"], aim["y"])
        page.wait_for_function(f"(before) => ({NEXT_OF_QUEST})() !== before", arg=before)
    expect(page.get_by_test_id("says")).to_contain_text("the hammer counts 30")
    assert page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]
    page.goto(server_url)
    expect(page.get_by_role("link", name="Your first night")).to_be_visible()
    expect(page.get_by_role("link", name="Your first quest")).to_have_count(0)


def test_an_invited_friend_is_offered_the_first_quest_and_led_back(
    new_page: NewPage, server_url: str
) -> None:
    with http_client(server_url) as host:
        seats = {"p1": {"who": "me"}, "p2": {"who": "open"}}
        body = {
            "game": "gorpg",
            "options": {"players": 2},
            "settings": {"name": "Bob", "public": True, "seats": seats},
        }
        id = host.post("/api/tables", json=body).json()["id"]
    page = new_page()
    page.goto(f"{server_url}/t/{id}")
    page.get_by_role("link", name="Your first quest").click()
    page.get_by_test_id("skip").click()
    expect(page).to_have_url(f"{server_url}/t/{id}")


def test_a_game_can_be_started_without_scrolling(page: Page, server_url: str) -> None:
    page.goto(server_url)
    buttons = page.get_by_role("button", name="Play now")
    expect(buttons).to_have_count(2)
    for width, height, count in ((1440, 900, 2), (1024, 768, 2), (390, 844, 1)):
        page.set_viewport_size({"width": width, "height": height})
        for button in buttons.all()[:count]:
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_reads_the_goal_and_is_shown_a_turn_without_traps(
    new_page: NewPage, server_url: str, device: dict[str, Any]
) -> None:
    page = new_page(**device)
    play_now(page, server_url, "Goryō")
    # Before the first click: how to win, on the board, with the first move pointed at.
    expect(page.get_by_test_id("goal")).to_contain_text("Catch the cat three times in four rounds")
    ringed = page.locator(".ring[data-thing^='samurai:']")
    expect(ringed).to_have_count(1)
    colour = (ringed.get_attribute("data-thing") or "").removeprefix("samurai:")
    tops = [page.wait_for_function(TOPS).json_value()]

    def step(tap: str) -> None:
        number = page.locator("[data-number]").get_attribute("data-number")
        draft = page.locator("[data-number]").get_attribute("data-draft")
        page.locator(f".table {tap}").first.click()
        page.wait_for_function(
            "([number, draft]) => { const table = document.querySelector('[data-number]');"
            " return !table.dataset.busy"
            " && (table.dataset.number !== number || table.dataset.draft !== draft); }",
            arg=[number, draft],
        )
        tops.append(page.wait_for_function(TOPS).json_value())

    step(f".board [data-tap='samurai:{colour}']")
    expect(ringed).to_have_count(0)
    step("[data-tap='word:sniff']")
    step(".board [data-tap^='space:'][data-lit]")
    # The answer is on the board and then in words; the goal has done its work.
    expect(page.locator(".board .print")).to_have_count(1)
    expect(page.get_by_test_id("told")).to_contain_text("paw print")
    expect(page.get_by_test_id("goal")).to_have_count(0)
    spent = page.locator(f".samurai[data-samurai={colour}] .signs .used")
    expect(spent).to_have_count(1)
    ways = (
        ".actions [data-tap='word:search']",
        ".board [data-tap^='space:'][data-lit]",
        ".board [data-tap^='samurai:'][data-lit]",
    )
    while not page.locator(".main[data-tap='word:done']").count():
        step(next(tap for tap in ways if page.locator(f".table {tap}").count()))
    # With no cubes left there is one thing to do.
    things = page.locator(".actions [data-tap]")
    expect(things).to_have_count(1)
    expect(things).to_have_text("Reveal")
    assert all(top == tops[0] for top in tops), tops


def test_the_coach_points_on_the_board_and_a_switch_shows_where_she_could_be(
    page: Page, server_url: str
) -> None:
    play_now(page, server_url, "Goryō")
    expect(page.locator(".board [data-tap^='samurai:']").first).to_be_visible()
    heat = page.locator("[data-heat]")
    expect(heat).to_have_count(0)
    page.get_by_role("switch", name="Where could she be?").check(force=True)
    expect(heat.first).to_be_attached()
    expect(page.get_by_test_id("ways")).to_contain_text("paths are still possible")
    page.get_by_role("switch", name="Where could she be?").uncheck(force=True)
    expect(heat).to_have_count(0)
    tops = page.wait_for_function(TOPS).json_value()
    page.get_by_test_id("hint").click()
    advice = page.locator(".hint [role=status]")
    expect(advice.locator("li")).not_to_be_empty()
    assert page.evaluate(TOPS) == tops, "a hint has moved the panel"
    expect(page.locator("[data-marks=above] :is(.ring, .arrow)").first).to_be_attached()
    expect(heat.first).to_be_attached()
    expect(advice).not_to_have_attribute("data-refining", "true")
    expect(page.locator("[data-marks=above] :is(.ring, .arrow)").first).to_be_attached()
    page.get_by_test_id("close-hint").click()
    expect(advice).to_be_empty()
    expect(page.get_by_test_id("hint")).to_be_enabled()

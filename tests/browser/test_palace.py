"""Palaces in a real browser: drawn by mouse and by finger, corrected, shared, and played on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from futago.texts import Text, say

from .conftest import NewPage
from .player import Player
from .screen_visits import PHONE

# Squares in the order in which a finger goes over them.
ROOMS = {
    "nw": ("a1", "b1", "c1", "c2", "b2", "a2", "a3", "b3"),
    "ne": ("e1", "f1", "g1", "g2", "f2", "e2", "e3", "f3"),
    "sw": ("a5", "b5", "c5", "c6", "b6", "a6", "a7", "b7"),
    "se": ("e5", "f5", "g5", "g6", "f6", "e6", "e7", "f7"),
}
STARTS = ("b2", "f2", "b6", "f6")
BRIDGES = (("c1", "e1"), ("b3", "b5"), ("f3", "f5"), ("c5", "e5"))
NAME = "L’île du Héron"


def en(id: str, **args: str | int) -> str:
    """A text of the page."""
    return say(Text(id, **args))


def square(page: Page, place: str) -> Locator:
    return page.locator(f"[data-tap='square:{place}']")


def choose(page: Page, tool: str) -> None:
    page.locator(f"[data-tap='tool:{tool}']").check(force=True)


def verdict(page: Page) -> Locator:
    return page.get_by_test_id("verdict")


def middle(page: Page, place: str) -> tuple[float, float]:
    box = square(page, place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *places: str) -> None:
    page.mouse.move(*middle(page, places[0]))
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*middle(page, place))
    page.mouse.up()


def swipe(page: Page, session: CDPSession, *places: str) -> None:
    """The same with a finger."""
    for number, place in enumerate(places):
        x, y = middle(page, place)
        kind = "touchMove" if number else "touchStart"
        points = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def kept(page: Page) -> list[Any]:
    palaces: list[Any] = page.evaluate("JSON.parse(localStorage.getItem('futago-palaces') ?? '[]')")
    return palaces


def test_a_palace_is_drawn_by_dragging_corrected_shared_exported_and_played_on(
    new_page: NewPage, server_url: str, tmp_path: Path
) -> None:
    page = new_page()
    page.goto(f"{server_url}/palaces")
    page.locator("[data-tap='palace:new']").click()
    play = page.get_by_test_id("play")
    expect(verdict(page)).to_contain_text(en("palace-page-fault-rooms", count=4))
    expect(play).to_be_disabled()

    for room, places in ROOMS.items():
        choose(page, room)
        drag(page, *places)
    expect(verdict(page)).to_contain_text(en("palace-page-fault-no-object", count=32))
    choose(page, "missing")
    for places in ROOMS.values():
        drag(page, *places)
    choose(page, "start")
    drag(page, *STARTS)
    choose(page, "bridge")
    drag(page, *BRIDGES[0])
    for place in BRIDGES[1]:
        square(page, place).click()

    # What is wrong stands on the board, and its spaces are pointed at.
    lost = verdict(page).get_by_role("button", name=en("palace-page-fault-not-connected", count=1))
    sheet = page.get_by_role("group", name=en("palace-page-sheet"))
    expect(sheet.locator("text.tag")).to_have_text([en("palace-page-tag-not-connected")])
    lost.focus()
    pointed = page.locator(".square.pointed")
    expect(pointed).to_have_count(8)
    for ends in BRIDGES[2:]:
        drag(page, *ends)
    expect(verdict(page)).to_have_text(en("palace-page-sound"))

    # Undo and redo; a shape that does not wipe.
    choose(page, "water")
    drag(page, "a1", "c1")
    expect(square(page, "b1")).to_have_accessible_name("b1, water")
    page.keyboard.press("Control+z")
    expect(square(page, "b1")).to_have_accessible_name(re.compile(r"^b1, Pine room, urn"))
    page.locator("[data-tap='redo:1']").click()
    expect(square(page, "b1")).to_have_accessible_name("b1, water")
    page.locator("[data-tap='undo:1']").click()
    field = page.get_by_label(en("palace-page-name"))
    field.fill(f" {NAME} ")
    field.press("Tab")
    page.get_by_test_id("shapes").click()
    page.get_by_role("button", name=en("palace-page-shape-spiral")).click()
    expect(square(page, "h1")).to_have_accessible_name(re.compile(", Pine room,"))
    expect(field).to_have_value(NAME)
    page.locator("[data-tap='undo:1']").click()
    expect(verdict(page)).to_have_text(en("palace-page-sound"))
    (mine,) = kept(page)
    assert mine["palace"]["name"] == NAME
    assert page.url == f"{server_url}/palaces/{mine['id']}"

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=en("palace-page-share")).click()
    expect(page.get_by_text(en("table-page-copied"))).to_be_visible()
    friend = new_page()
    link = page.evaluate("() => navigator.clipboard.readText()")
    friend.goto(link)
    expect(verdict(friend)).to_have_text(en("palace-page-sound"))
    expect(friend.get_by_label(en("palace-page-name"))).to_have_value(NAME)
    assert kept(friend) == []
    with friend.expect_download() as saved:
        friend.get_by_role("button", name=en("palace-page-file")).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "l-ile-du-heron.toml"
    command = [sys.executable, "-m", "futago", "palace", "check", str(file)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr

    friend.goto(f"{server_url}/palaces")
    friend.get_by_label(en("palace-page-bring")).set_input_files(file)
    expect(verdict(friend)).to_have_text(en("palace-page-sound"))
    friend.goto(f"{server_url}/palaces")
    region = friend.get_by_role("region", name=en("palace-page-mine"))
    expect(region.get_by_role("listitem")).to_have_count(1)
    region.get_by_role("button", name=en("palace-page-play")).click()
    dialog = friend.get_by_role("dialog")
    for choice in ("2019", en("goryo-value-variant-genjutsu")):
        dialog.get_by_role("radio", name=choice).check(force=True)
    dialog.get_by_role("button", name=en("palace-page-play")).click()
    expect(friend.get_by_role("group", name=en("goryo-page-board", palace=NAME))).to_be_visible()
    expect(friend.locator("[data-space]")).to_have_count(32)
    id = friend.url.rsplit("/", 1)[-1]
    options = friend.request.get(f"{server_url}/api/tables/{id}").json()["options"]
    assert (options["edition"], options["variant"]) == ("2019", "genjutsu")
    player = Player(friend, Random(1))
    player.look()
    began = player.settle()
    while player.settle() == began:
        assert player.step()


def test_on_a_phone_a_finger_draws_and_the_rest_is_finished(
    new_page: NewPage, server_url: str
) -> None:
    page = new_page(**PHONE)
    page.goto(f"{server_url}/palaces/new")
    expect(square(page, "a1")).to_be_visible()
    session = page.context.new_cdp_session(page)
    swipe(page, session, "a1", "d1", "d2", "a2")
    assert page.evaluate("scrollY") == 0
    expect(square(page, "c2")).to_have_accessible_name(re.compile("^c2, Pine room"))
    choose(page, "ne")
    swipe(page, session, "f1", "h1")
    expect(verdict(page)).to_contain_text(en("palace-page-fault-rooms", count=2))
    page.get_by_test_id("complete").click()
    expect(verdict(page)).to_have_text(en("palace-page-sound"))
    expect(square(page, "c2")).to_have_accessible_name(re.compile("^c2, Pine room"))
    expect(page.get_by_test_id("play")).to_be_enabled()

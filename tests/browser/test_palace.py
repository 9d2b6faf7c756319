"""A palace from the empty editor to the first move on it, in a real browser."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .player import Player

OBJECTS = ("helmet", "urn", "flower", "lantern", "mask", "scroll", "vase", "fan")
ROOMS = {
    "1": ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3"),
    "2": ("e1", "f1", "g1", "e2", "f2", "g2", "e3", "f3"),
    "3": ("a5", "b5", "c5", "a6", "b6", "c6", "a7", "b7"),
    "4": ("e5", "f5", "g5", "e6", "f6", "g6", "e7", "f7"),
}
CENTRES = ("b2", "f2", "b6", "f6")
BRIDGES = (("c1", "e1"), ("b3", "b5"), ("f3", "f5"), ("c5", "e5"))
WORDS = re.compile(r"\w+ \w+")
"""The error that the editor shows."""
JUDGED = "status of 400|status of 422"
"""The server refuses an unfinished palace, and the browser logs every such response."""


def choose(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).check(force=True)


def place(page: Page, name: str) -> Locator:
    sheet = page.get_by_role("group", name="Board")
    return sheet.get_by_role("button", name=re.compile(f"^{name},"))


def verdict(page: Page) -> Locator:
    return page.get_by_test_id("verdict")


def draw(page: Page) -> None:
    """Draw it all by hand; the error is shown at each stage."""
    for number, spaces in ROOMS.items():
        choose(page, f"{number} (")
        for space in spaces:
            place(page, space).click()
        expect(page.get_by_role("radio", name=f"{number} (8/8)")).to_be_checked()
    expect(verdict(page)).to_have_text(WORDS)
    choose(page, "objects")
    for turn, thing in enumerate(OBJECTS):
        choose(page, thing)
        for spaces in ROOMS.values():
            place(page, spaces[turn]).click()
    choose(page, "centres")
    for space in CENTRES:
        place(page, space).click()
    choose(page, "bridges")
    for ends in BRIDGES[:2]:
        for space in ends:
            place(page, space).click()
    expect(verdict(page)).not_to_have_text("Complete: ready to play.")
    expect(verdict(page)).to_have_text(WORDS)
    for ends in BRIDGES[2:]:
        for space in ends:
            place(page, space).click()


def test_a_palace_is_drawn_stored_shared_exported_imported_and_played_on(
    new_page: NewPage, server_url: str, tmp_path: Path
) -> None:
    page = new_page(expected_errors=JUDGED)
    page.goto(f"{server_url}/palaces")
    page.get_by_role("button", name="Blank board").click()
    expect(verdict(page)).to_have_text(WORDS)
    expect(page.get_by_role("button", name="Play in this palace")).to_be_disabled()
    draw(page)
    page.get_by_label("Name").fill("pond-house")
    page.get_by_label("Name").press("Tab")
    expect(verdict(page)).to_have_text("Complete: ready to play.")

    page.get_by_role("button", name="Save in this browser").click()
    expect(page.get_by_text("Saved in this browser.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(verdict(page)).to_have_text("Complete: ready to play.")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "pond-house.toml"
    command = [sys.executable, "-m", "futago", "palace", "check", str(file)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout + judged.stderr

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    friend = new_page(expected_errors=JUDGED)
    friend.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(verdict(friend)).to_have_text("Complete: ready to play.")
    expect(friend.get_by_label("Name")).to_have_value("pond-house")

    other = new_page(expected_errors=JUDGED)
    other.goto(f"{server_url}/palaces")
    other.get_by_label("Open a file").set_input_files(file)
    expect(verdict(other)).to_have_text("Complete: ready to play.")
    other.get_by_role("button", name="Play in this palace").click()
    expect(other.get_by_role("group", name="The palace pond-house")).to_be_visible()
    expect(other.locator("[data-space]")).to_have_count(32)
    player = Player(other, Random(1))
    player.look()
    began = player.settle()
    while player.settle() == began:
        assert player.step()

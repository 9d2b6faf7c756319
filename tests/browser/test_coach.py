"""The coach in a real browser: asked once, he leads to the moves that he speaks of."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .moments import told
from .screens import CURSED, THINKING
from .test_lessons import speak


def test_the_coach_is_asked_and_a_remark_is_read_beside_its_board(page: Page, server: str) -> None:
    """On a phone, where the remarks stand far below the board."""
    speak(page, "en")
    page.set_viewport_size({"width": 390, "height": 844})
    made = page.request.post(f"{server}/api/replays", data={"record": told(CURSED)[0]}).json()
    page.goto(f"{server}/t/{made['id']}/replay")
    page.get_by_test_id("ask-coach").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_role("heading", level=2)).to_be_focused(timeout=THINKING)

    remarks = coach.get_by_role("button", name="Better:")
    expect(remarks.last).to_contain_text("Round ")
    remarks.last.click()
    number = remarks.last.locator(".number").inner_text().strip()
    expect(page.get_by_test_id("where")).to_contain_text(f"Move {number} of")
    expect(page.locator(".goryo.board")).to_be_in_viewport()
    beside = page.locator(".spoken")
    expect(beside).to_contain_text("Better:")
    expect(beside).to_be_in_viewport()

    page.set_viewport_size({"width": 1280, "height": 800})
    expect(beside).to_be_hidden()
    expect(remarks.last).to_have_attribute("aria-current", "step")

    page.reload()
    expect(coach.get_by_role("heading", level=3).first).to_be_attached()
    expect(page.get_by_test_id("ask-coach")).to_have_count(0)

"""The coach in a real browser: asked once, his remarks lead to their moves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .prepared_tables import played
from .screens import COACH_TIMEOUT_MS, CURSED
from .test_lessons import set_language


def test_the_coach_is_asked_and_a_remark_is_read_beside_its_board(
    page: Page, server_url: str
) -> None:
    """On a phone, where the remarks are far below the board."""
    set_language(page, "en")
    page.set_viewport_size({"width": 390, "height": 844})
    made = page.request.post(f"{server_url}/api/replays", data={"record": played(CURSED)[0]}).json()
    page.goto(f"{server_url}/t/{made['id']}/replay")
    page.get_by_test_id("ask-coach").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach.get_by_role("heading", level=2)).to_be_focused(timeout=COACH_TIMEOUT_MS)

    remarks = coach.get_by_role("button", name="Better:")
    expect(remarks.last).to_contain_text("Round ")
    remarks.last.click()
    number = remarks.last.locator(".number").inner_text().strip()
    expect(page.get_by_test_id("where")).to_contain_text(f"Move {number} of")
    expect(page.locator(".goryo.board")).to_be_in_viewport()
    beside = page.locator(".remarks")
    expect(beside).to_contain_text("Better:")
    expect(beside).to_be_in_viewport()

    page.set_viewport_size({"width": 1280, "height": 800})
    expect(beside).to_be_hidden()
    expect(remarks.last).to_have_attribute("aria-current", "step")

    page.reload()
    expect(coach.get_by_role("heading", level=3).first).to_be_attached()
    expect(page.get_by_test_id("ask-coach")).to_have_count(0)

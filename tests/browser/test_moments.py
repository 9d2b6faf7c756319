"""Moments are held: while a scene is shown nothing else on the page tells its outcome, and nothing
can be pressed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Browser, Page, expect

from .conftest import NewPage
from .player import new_table
from .prepared_tables import BotGame, TableMaker, find_moment, phase
from .screen_visits import PHONE, open_screen, user_page
from .screens import SCREENS

GAME = BotGame("goryo", number=4)
"""In its first round a samurai waits for her at her target."""
HASTE_MS, SCENE_MS = 700, 8_000


def beside(page: Page) -> list[str]:
    """What the page tells beside the board, but for the prompt."""
    told = [page.get_by_role("list", name="At the table"), page.get_by_role("log")]
    told.append(page.get_by_role("region", name="Samurai and game status"))
    return [page.title(), *(part.inner_text() for part in told)]


def test_discovery_on_one_screen_is_seen_by_both_before_it_is_handed_over(
    new_page: NewPage, server_url: str
) -> None:
    tables = TableMaker(server_url)
    moment = find_moment(GAME, phase("act", by="samurai"))
    id = tables.table(GAME, moment, ("goryo", "samurai"))
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    page.context.add_cookies([{"name": "futago", "value": tables.token, "url": server_url}])
    page.goto(f"{server_url}/t/{id}")

    # The curtain covers the whole screen.
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("Hand the screen")
    window = page.viewport_size
    assert curtain.bounding_box() == {"x": 0, "y": 0, **(window or {})}
    page.keyboard.press("Escape")
    page.get_by_test_id("uncover").click()

    # Ending the turn with cubes left is asked about once, by the page itself.
    prompt, table = page.get_by_test_id("prompt"), page.locator("[data-number]")
    end = page.locator("[data-tap='word:done']")
    end.click()
    expect(prompt).to_have_text("End the turn with 6 action cubes unused?")
    page.get_by_test_id("back").click()
    expect(prompt).not_to_contain_text("unused")
    number = table.get_attribute("data-number")
    before = beside(page)
    end.click()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
    page.get_by_test_id("confirm").dblclick()

    # A scene begins; the second tap has skipped nothing, and nothing can be tapped.
    expect(table).to_have_attribute("data-scene", "")
    expect(prompt).to_have_text("Everybody may look: watch the board.")
    page.locator("[data-space]").first.click(force=True)
    expect(page.get_by_test_id("skip")).to_be_visible()
    expect(page.locator("[data-tap]")).to_have_count(0)
    page.clock.run_for(SCENE_MS // 2)
    assert beside(page) == before
    assert "Round 2" not in page.locator("main").inner_text()
    page.clock.run_for(SCENE_MS)
    expect(page.get_by_test_id("continue")).to_be_focused()
    assert beside(page) == before
    expect(table).to_have_attribute("data-number", number or "")

    # It can be watched again, cut short by a tap, and is closed by oneself.
    page.get_by_role("button", name="Watch again").click()
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.clock.run_for(HASTE_MS)
    page.locator("[data-space]").first.click(force=True)
    page.get_by_test_id("continue").click()
    expect(curtain).to_contain_text("the Goryō")
    page.get_by_test_id("uncover").click()
    expect(page.get_by_role("log")).to_contain_text("Discovery:")


def test_on_a_phone_the_story_leaves_the_board_in_sight(browser: Browser, server_url: str) -> None:
    discovery = next(screen for screen in SCREENS if screen.name == "discovery")
    with (
        user_page(browser, server_url, "fr", **PHONE) as page,
        open_screen(page, server_url, discovery),
    ):
        expect(page.get_by_test_id("continue")).to_be_visible()
        drawing, caption = page.locator(".board svg").first, page.locator(".caption")
        board, story = drawing.bounding_box(), caption.bounding_box()
        assert board is not None
        assert story is not None
        assert board["y"] >= 0
        assert board["y"] + board["height"] <= story["y"] + 1


def test_sound_is_asked_about_once(page: Page, server_url: str) -> None:
    new_table(page, server_url, "goryo", "the Samurai")
    page.get_by_role("button", name="With sound").click()
    expect(page.get_by_role("button", name="With sound")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-number]")).to_be_visible()
    expect(page.get_by_role("button", name="With sound")).to_have_count(0)
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    page.get_by_role("slider", name="Volume").fill("0.2")
    stored = page.evaluate("JSON.parse(localStorage.getItem('futago'))")
    assert (stored["sound"], stored["volume"]) == (True, 0.2)

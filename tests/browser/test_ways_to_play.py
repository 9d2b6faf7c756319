"""The Overlord and the single player: what they are told first, and what they see in time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from futago.texts import Text, say

from .prepared_tables import phase
from .screen_visits import table_maker
from .screens import OVERLORD, SOLO, Screen, table


def sign_in(page: Page, server_url: str) -> None:
    """Become Ann, who has seats at the prepared tables."""
    cookie = {"name": "futago", "value": table_maker(server_url).token, "url": server_url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def visit(page: Page, server_url: str, screen: Screen) -> None:
    sign_in(page, server_url)
    page.goto(server_url + screen.path(table_maker(server_url)))


def test_a_single_player_knows_the_difficulty_and_the_score_to_beat(
    page: Page, server_url: str
) -> None:
    tables = table_maker(server_url)
    sign_in(page, server_url)
    id = tables.create("gorpg", {"mode": "solo"}, {"seats": {"p1": {"who": "me"}}})
    page.goto(f"{server_url}/t/{id}")
    expect(page.get_by_test_id("difficulty")).to_contain_text("Difficulty: hard")
    expect(page.get_by_test_id("best")).to_have_text("No score to beat yet")
    expect(page.get_by_test_id("first-steps")).to_contain_text(say(Text("gorpg-first-solo-heroes")))
    options = page.request.get(f"{server_url}/api/tables/{id}").json()["options"]
    page.evaluate(
        """options => {
          const key = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
          localStorage.setItem('futago-gorpg-scores', JSON.stringify({ [key]: 321 }));
        }""",
        options,
    )
    page.reload()
    expect(page.get_by_test_id("best")).to_have_text("Score to beat: 321 GP")


def test_a_likely_death_in_round_1_is_announced_before_it_happens(
    page: Page, server_url: str
) -> None:
    visit(page, server_url, Screen("solo", table(SOLO, phase("quests"), ("p1",), 0.0)))
    expect(page.get_by_role("heading", name="Round 1 of 10")).to_be_visible()
    risky = page.locator("[data-slot]:has(.risky)").last
    risky.locator(".press").click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    expect(page.get_by_test_id("warning")).to_contain_text("Careful:")
    # Who goes alone runs away in time.
    chosen = page.locator(".own [data-tap^='hero:'][aria-pressed=true]")
    while chosen.count() > 1:
        before = chosen.count()
        chosen.last.click()
        expect(chosen).to_have_count(before - 1)
    expect(page.get_by_test_id("warning")).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_visible()


def test_the_overlord_sees_who_walks_into_which_monsters(page: Page, server_url: str) -> None:
    screen = Screen("wait", table(OVERLORD, phase("quests", by="p1"), ("overlord",)))
    visit(page, server_url, screen)
    watch = page.get_by_test_id("watch")
    expect(watch).to_contain_text("your hardest attack there is")
    expect(watch).to_contain_text("Easiest prey:")


def test_the_overlord_reads_how_it_goes_while_the_parties_choose_heroes(
    page: Page, server_url: str
) -> None:
    screen = Screen("first", table(OVERLORD, phase("muster", by="p1"), ("overlord",), 0.0))
    visit(page, server_url, screen)
    expect(page.get_by_test_id("first-steps").get_by_role("listitem")).to_have_count(3)

"""Whole games of Goryō in a real browser."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .player import Player, new_table, play_now


def end_of(page: Page) -> str:
    return page.get_by_test_id("over").inner_text()


def test_the_home_page_starts_a_game_as_the_samurai(page: Page, server_url: str) -> None:
    scenes = 0

    def watch(page: Page) -> None:
        """While a scene is shown the page tells nothing of it."""
        nonlocal scenes
        logged = page.get_by_role("log", name="What happened").get_by_text("Discovery:").count()
        if page.get_by_test_id("continue").count():
            assert page.get_by_test_id("over").count() == 0
            assert logged == scenes
            scenes += 1

    play_now(page, server_url, "Goryō")
    Player(page, Random(1), watch=watch).play_on()
    assert scenes
    logged = page.get_by_role("log", name="What happened").get_by_text("Discovery:")
    expect(logged).to_have_count(scenes)
    assert re.fullmatch(r"You won!|You lost to the Goryō\.", end_of(page))
    expect(page.get_by_role("button", name="Rematch, roles swapped")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_the_goryo_plays_to_the_end_and_then_the_samurai(page: Page, server_url: str) -> None:
    new_table(page, server_url, "goryo", "the Goryō", "random")
    Player(page, Random(2)).play_on()
    assert re.fullmatch(r"You won!|You lost to the Samurai\.", end_of(page))
    page.get_by_role("button", name="Rematch, roles swapped").click()
    mine = page.get_by_role("listitem").filter(has_text="(you)")
    expect(mine).to_have_text(re.compile(r"^\s*the Samurai", re.IGNORECASE))
    assert Player(page, Random(3)).step()


def test_two_players_join_by_link_and_each_sees_only_their_own_side(
    new_page: NewPage, server_url: str
) -> None:
    ann, ben = new_page(), new_page()
    new_table(ann, server_url, "goryo", "Friends online (by link)", "the Goryō", name="Ann")
    link = ann.get_by_label("Link to this table").input_value()
    assert "#" in link
    ben.goto(link)
    ben.get_by_label("Your nickname").fill("Ben")
    ben.get_by_role("button", name="Play as the Samurai").click()
    for page, me, other in ((ann, "Ann", "Ben"), (ben, "Ben", "Ann")):
        seated = page.get_by_role("list", name="At the table")
        expect(seated).to_contain_text(f"{me} (you)")
        expect(seated).to_contain_text(other)
    assert "#" not in ben.url
    one, two = Player(ann, Random(4)), Player(ben, Random(5))
    planned = 0
    while ann.get_by_test_id("over").count() == 0:
        waiting, moving = (one, two) if is_to_move(ben) else (two, one)
        drawn = steps_of_the_plan(ann)
        planned = max(planned, drawn)
        assert steps_of_the_plan(ben) == 0
        assert bound_type(ben) is None
        moving.step()
        wait_for_entry(waiting.page, moving.settle())
        assert not (is_to_move(ann) and is_to_move(ben))
    assert planned >= 4, "she never saw her own plan"
    assert bound_type(ann) == bound_type(ben) is not None, "at the end everything is told"
    assert {end_of(page)[:8] for page in (ann, ben)} == {"You won!", "You lost"}
    ann.get_by_role("button", name="Rematch, roles swapped").click()
    asked = ben.get_by_role("alert").filter(has_text="offers a rematch with roles swapped")
    expect(asked).to_be_visible()
    ben.get_by_role("button", name="Accept").click()
    for page, role in ((ann, "the Samurai"), (ben, "the Goryō")):
        mine = page.get_by_role("listitem").filter(has_text="(you)")
        expect(mine).to_have_text(re.compile(rf"^\s*{role}", re.IGNORECASE))
    assert Player(ben, Random(6)).step(), "now he has the cat's first move"


def is_to_move(page: Page) -> bool:
    return "your turn" in page.title()


def wait_for_entry(page: Page, number: int) -> None:
    """Wait until a page shows the entry with this number, and close the scene before it."""
    shown = """(least) => {
      const table = document.querySelector('[data-number]');
      if (table.querySelector('[data-testid=continue]')) return 'scene';
      return Number(table.dataset.number) >= least && 'shown';
    }"""
    while page.wait_for_function(shown, arg=number).json_value() == "scene":
        page.get_by_test_id("continue").click()


def steps_of_the_plan(page: Page) -> int:
    return page.locator("[data-space][aria-label*='your step']").count()


def bound_type(page: Page) -> str | None:
    """The type that she is bound to, as the page shows it."""
    name = page.locator("dt", has_text=re.compile(r"^\s*Bound object\s*$"))
    fact = page.locator("dl div").filter(has=name)
    return fact.inner_text() if fact.count() else None


def test_on_one_screen_the_cover_leaves_nothing_of_the_other_seat(
    page: Page, server_url: str
) -> None:
    new_table(page, server_url, "goryo", "Friends on this screen")
    plan = list[str]()
    covers = list[str]()

    def watch(page: Page) -> None:
        covered = page.get_by_test_id("uncover").count() > 0
        drawn = page.evaluate(
            "() => [...document.querySelectorAll('[aria-label*=\"your step\"]')].length"
        )
        content = page.content()
        if covered:
            covers.append(page.get_by_role("dialog").inner_text())
            assert "data-space" not in content
            assert "Bound object" not in content
            if len(covers) == 3:
                page.reload()
                expect(page.get_by_test_id("uncover")).to_be_visible()
                assert "data-space" not in page.content()
                assert "Bound object" not in page.content()
        if drawn:
            plan.append(page.get_by_role("listitem").filter(has_text="your turn").inner_text())
        if page.locator(".goryo.board:not(.night)").count():
            assert drawn == 0
            assert "Bound object" not in content
            assert "your step" not in content

    Player(page, Random(7), watch=watch).play_on()
    assert plan, "the plan was never seen"
    assert {role.lower()[:9] for role in plan} == {"the goryō"}
    assert any("the Samurai" in cover for cover in covers)
    assert any("the Goryō" in cover for cover in covers)
    assert re.fullmatch(r"Winner: the (Goryō|Samurai)\.", end_of(page))
    expect(page.get_by_role("button", name="Rematch, roles swapped")).to_be_visible()


def test_while_one_samurai_is_chosen_another_can_be_called(page: Page, server_url: str) -> None:
    play_now(page, server_url, "Goryō")
    for colour in ("green", "purple", "red", "green"):
        samurai = page.get_by_role("button", name=re.compile(f"^{colour} .*cubes", re.IGNORECASE))
        samurai.click()
        expect(page.get_by_test_id("prompt")).to_contain_text(f"What does the {colour} samurai do")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Call a samurai")

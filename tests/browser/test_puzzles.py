"""Puzzles are solved by clicking: a wrong try shows its cost, a solved puzzle is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from futago.goryo.puzzles import Puzzle, look, puzzles
from futago.goryo.puzzles.about import task
from futago.texts import Text, say

from .test_lessons import follow_the_hint, next_thing, set_language

EVERY = list(puzzles().values())
SAMURAI = next(p for p in EVERY if p.seat == "samurai" and ", " in p.solutions[0])
GORYO = next(p for p in EVERY if p.seat == "goryo")


@pytest.mark.parametrize(
    ("puzzle", "language"), [(SAMURAI, "fr"), (GORYO, "it")], ids=lambda v: getattr(v, "id", v)
)
def test_a_solved_puzzle_is_explained_and_remembered(
    page: Page, server_url: str, puzzle: Puzzle, language: str
) -> None:
    set_language(page, language)
    page.goto(f"{server_url}/puzzles/{puzzle.id}")
    number = EVERY.index(puzzle) + 1
    name = say(Text("puzzle-name", number=number), language)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_test_id("task")).to_have_text(say(task(puzzle), language))
    page.get_by_test_id("show").click()
    follow_the_hint(page)
    for text in look(puzzle, puzzle.solutions[0].split(", ")).said:
        expect(page.get_by_test_id("feedback")).to_contain_text(say(text, language))
    expect(page.get_by_test_id("next")).to_be_focused()
    page.goto(f"{server_url}/puzzles")
    done = page.locator("li.done")
    expect(done).to_have_count(1)
    expect(done).to_contain_text(name)


def test_a_wrong_try_shows_its_cost_and_the_solution_can_be_shown(
    page: Page, server_url: str
) -> None:
    set_language(page, "en")
    page.goto(f"{server_url}/puzzles/{SAMURAI.id}")
    room = page.locator("[data-verdict]")
    page.locator("[data-tap='word:done']").click()
    expect(room).to_have_attribute("data-verdict", "wrong")
    costs = look(SAMURAI, ["done"]).said[0]
    expect(page.get_by_test_id("feedback")).to_contain_text(say(costs))
    page.get_by_test_id("show").click()
    moves = SAMURAI.solutions[0].split(", ")
    expect(page.get_by_test_id("way").get_by_role("listitem")).to_have_count(len(moves))
    for _ in range(2):
        next_thing(page).first.click()
    expect(room).to_have_attribute("data-walks", "1")
    page.get_by_test_id("undo").click()
    expect(room).to_have_attribute("data-walks", "0")
    follow_the_hint(page)
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("task")).to_be_visible()
    expect(room).to_have_attribute("data-verdict", "open")


def test_the_home_page_leads_to_the_puzzles(page: Page, server_url: str) -> None:
    set_language(page, "en")
    page.goto(server_url)
    page.get_by_role("link", name=say(Text("page-puzzles-go"))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(Text("page-puzzles")))
    expect(page.locator("ol li")).to_have_count(len(EVERY))


@pytest.mark.parametrize("part", range(4))
def test_every_puzzle_is_solved_by_following_its_solution(
    page: Page, server_url: str, part: int
) -> None:
    set_language(page, "en")
    for puzzle in EVERY[part::4]:
        page.goto(f"{server_url}/puzzles/{puzzle.id}")
        page.get_by_test_id("show").click()
        expect(page.get_by_test_id("way")).to_be_visible()
        follow_the_hint(page)

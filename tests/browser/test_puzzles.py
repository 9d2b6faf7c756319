"""Puzzles are solved by clicking, and the board answers: a wrong try shows its cost and what
follows, a solved puzzle is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from futago.goryo.puzzles import Puzzle, look, puzzles
from futago.goryo.puzzles.about import task, theme
from futago.goryo.puzzles.replies import reply
from futago.texts import Text, say

from ..server_process import http_client
from .test_lessons import follow_the_hint, next_thing, set_language

EVERY = list(puzzles().values())
SAMURAI = next(
    p for p in EVERY if p.seat == "samurai" and ", " in p.solutions[0] and p.start.round == 4
)
STATED = next(p for p in EVERY if p.stated)
BY_THEME = list({(theme(puzzle).id, puzzle.kind): puzzle for puzzle in EVERY}.values())
"""The hardest puzzle of each theme; all of them are solved without a browser."""


def end_the_turn(page: Page) -> None:
    """End it at once, and confirm that with cubes left."""
    page.locator("[data-tap='word:done']").click()
    room = page.locator("[data-verdict]")
    expect(page.locator("[data-testid=confirm], [data-verdict=wrong]").first).to_be_visible()
    if room.get_attribute("data-verdict") == "open":
        page.get_by_test_id("confirm").click()


@pytest.mark.parametrize(
    ("puzzle", "language"), [(SAMURAI, "fr"), (STATED, "it")], ids=lambda v: getattr(v, "id", v)
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
    done = page.locator("[data-testid=puzzle].done")
    expect(done).to_have_count(1)
    expect(done).to_contain_text(name)


def test_the_board_answers_a_wrong_try_and_plays_out_what_follows(
    page: Page, server_url: str
) -> None:
    set_language(page, "en")
    page.goto(f"{server_url}/puzzles/{SAMURAI.id}")
    room, line = page.locator("[data-verdict]"), page.get_by_test_id("line")
    end_the_turn(page)
    expect(room).to_have_attribute("data-verdict", "wrong")
    costs = look(SAMURAI, ["done"]).said[0]
    expect(page.get_by_test_id("feedback")).to_contain_text(say(costs))
    expect(page.locator("[data-heat]").first).to_be_attached()  # where she may have been
    played = reply(SAMURAI, ["done"])
    assert played is not None
    page.get_by_test_id("follow").click()
    expect(line).to_contain_text(say(played.said[0]))
    expect(line).to_have_attribute("data-at", str(len(played.frames)))  # it plays by itself
    expect(page.get_by_test_id("line-end")).to_have_text(say(played.said[1]))
    expect(line).to_contain_text(say(played.frames[-1].events[0].text))
    page.get_by_test_id("line-close").click()
    expect(line).to_have_count(0)
    page.get_by_test_id("again").click()
    expect(room).to_have_attribute("data-verdict", "open")
    expect(page.locator("[data-heat]")).to_have_count(0)
    page.get_by_test_id("hint-puzzle").click()
    expect(page.get_by_test_id("hinted")).to_have_text(say(Text("puzzle-hint-samurai")))
    expect(page.locator("[data-heat]").first).to_be_attached()
    page.get_by_test_id("show").click()
    moves = SAMURAI.solutions[0].split(", ")
    expect(page.get_by_test_id("way").get_by_role("listitem")).to_have_count(len(moves))
    expect(page.locator("[data-arrow]").first).to_be_attached()
    for _ in range(2):
        next_thing(page).first.click()
    expect(room).to_have_attribute("data-walks", "1")
    page.get_by_test_id("undo").click()
    expect(room).to_have_attribute("data-walks", "0")
    follow_the_hint(page)
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("task")).to_be_visible()
    expect(room).to_have_attribute("data-verdict", "open")


def test_the_list_has_a_thumbnail_of_every_puzzle_and_is_narrowed_by_role_and_theme(
    page: Page, server_url: str
) -> None:
    set_language(page, "en")
    page.goto(server_url)
    page.get_by_role("link", name=say(Text("page-puzzles-go"))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(Text("page-puzzles")))
    cards = page.get_by_test_id("puzzle")
    with http_client(server_url) as client:
        listed = client.get("/api/puzzles").json()
    expect(cards).to_have_count(len(listed))
    expect(cards.locator("svg.sketch")).to_have_count(len(listed))
    page.get_by_text(say(Text("goryo-seat-goryo")).capitalize(), exact=False).first.click()
    expect(cards).to_have_count(sum(puzzle.seat == "goryo" for puzzle in EVERY))
    slip = Text("puzzle-theme-slip")
    page.get_by_test_id("theme").select_option(say(slip))
    of_theme = [puzzle for puzzle in EVERY if theme(puzzle) == slip]
    expect(cards).to_have_count(len(of_theme))
    cards.first.click()
    expect(page.get_by_test_id("task")).to_have_text(say(task(of_theme[0])))
    page.get_by_role("link", name=say(Text("puzzles-all"))).click()
    expect(cards).to_have_count(len(of_theme))  # the choice is kept


def test_a_puzzle_of_each_theme_is_solved_by_following_its_solution(
    page: Page, server_url: str
) -> None:
    set_language(page, "en")
    for puzzle in BY_THEME:
        page.goto(f"{server_url}/puzzles/{puzzle.id}")
        page.get_by_test_id("show").click()
        expect(page.get_by_test_id("way")).to_be_visible()
        follow_the_hint(page)

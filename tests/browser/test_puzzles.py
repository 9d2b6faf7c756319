"""A puzzle is tried by clicking: a wrong idea has its price, the right one is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from futago.puzzles import Puzzle, look, puzzles
from futago.puzzles.about import task
from futago.texts import Text, say

from .test_lessons import speak, thing

EVERY = list(puzzles().values())
SAMURAI = next(p for p in EVERY if p.seat == "samurai" and ", " in p.solutions[0])
GORYO = next(p for p in EVERY if p.seat == "goryo")


def play(page: Page, moves: str) -> None:
    """Make moves word by word; a drawing may have begun with the likeliest verb."""
    room = page.locator("[data-verdict]")
    for number, move in enumerate(moves.split(", ")):
        words = move.split()
        while True:
            expect(room).to_have_attribute("aria-busy", "false")
            walks, verdict = (room.get_attribute(f"data-{a}") for a in ("walks", "verdict"))
            if walks == str(number + 1) or (verdict != "open" and number == moves.count(", ")):
                break
            picked = (room.get_attribute("data-picked") or "").split()
            if len(picked) == len(words) and picked == words:
                page.get_by_test_id("confirm").click()
            else:
                fits = words[: len(picked)] == picked
                thing(page, words[len(picked)] if fits else words[0]).click()
            page.wait_for_function(
                """([picked, walks]) => { const room = document.querySelector('[data-verdict]');
                return room.dataset.picked !== picked || room.dataset.walks !== walks
                  || room.dataset.verdict !== 'open'; }""",
                arg=[" ".join(picked), walks],
            )


@pytest.mark.parametrize(
    ("puzzle", "language"), [(SAMURAI, "fr"), (GORYO, "it")], ids=lambda v: getattr(v, "id", v)
)
def test_a_puzzle_can_be_solved_by_clicking(
    page: Page, server: str, puzzle: Puzzle, language: str
) -> None:
    speak(page, language)
    page.goto(f"{server}/puzzles/{puzzle.id}")
    number = EVERY.index(puzzle) + 1
    name = say(Text("puzzle-name", number=number), language)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.get_by_test_id("task")).to_have_text(say(task(puzzle), language))
    play(page, puzzle.solutions[0])
    for text in look(puzzle, puzzle.solutions[0].split(", ")).said:
        expect(page.get_by_test_id("said")).to_contain_text(say(text, language))
    expect(page.get_by_test_id("next")).to_be_focused()
    page.goto(f"{server}/puzzles")
    done = page.locator("li.done")
    expect(done).to_have_count(1)
    expect(done).to_contain_text(name)


def test_another_idea_is_told_its_price_and_the_solution_can_be_seen(
    page: Page, server: str
) -> None:
    speak(page, "en")
    page.goto(f"{server}/puzzles/{SAMURAI.id}")
    room = page.locator("[data-verdict]")
    walk, *_ = SAMURAI.solutions[0].split(", ")
    play(page, walk)
    page.get_by_test_id("undo").click()
    expect(room).to_have_attribute("data-walks", "0")
    page.locator("[data-word=done]").click()
    expect(room).to_have_attribute("data-verdict", "wrong")
    costs = look(SAMURAI, ["done"]).said[0]
    expect(page.get_by_test_id("said")).to_contain_text(say(costs))
    page.get_by_test_id("show").click()
    moves = SAMURAI.solutions[0].split(", ")
    expect(page.get_by_test_id("way").get_by_role("listitem")).to_have_count(len(moves))
    play(page, SAMURAI.solutions[0])
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("task")).to_be_visible()
    expect(room).to_have_attribute("data-verdict", "open")


def test_the_entrance_leads_to_the_puzzles(page: Page, server: str) -> None:
    speak(page, "en")
    page.goto(server)
    page.get_by_role("link", name=say(Text("page-puzzles-go"))).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(Text("page-puzzles")))
    expect(page.locator("ol li")).to_have_count(len(EVERY))

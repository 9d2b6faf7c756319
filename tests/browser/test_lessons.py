"""Every lesson can be finished by clicking; the rules can be searched."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from futago.lessons import Lesson, lessons
from futago.texts import LANGUAGES, Text, say

EVERY = [
    (lesson, LANGUAGES[number % len(LANGUAGES)]) for number, lesson in enumerate(lessons().values())
]
BY_LESSON = pytest.mark.parametrize(
    ("lesson", "language"), EVERY, ids=lambda v: getattr(v, "id", v)
)


def set_language(page: Page, language: str) -> None:
    """Set the language of a page, and switch off motion."""
    page.emulate_media(reduced_motion="reduce")
    stored = json.dumps(json.dumps({"language": language}))
    page.add_init_script(f"localStorage.setItem('futago', {stored})")


def next_thing(page: Page) -> Locator:
    """What a hint points at next; nothing if only the confirmation is missing."""
    pointed = page.locator("[data-next]")
    name = (pointed.get_attribute("data-next") or "").split()[0] if pointed.count() else ""
    return page.locator(f'[data-tap="{name}"]')


def follow_the_hint(page: Page) -> None:
    """Tap what the hint points at, one thing after the other, until the exercise is solved."""
    room = page.locator("[data-verdict]")
    seen = None
    while True:
        page.wait_for_function(
            """seen => { const { verdict, draft, walks, busy } =
              document.querySelector('[data-verdict]').dataset;
            const solved = ['good', 'right'].includes(verdict);
            return !busy && (solved || `${draft} ${walks}` !== seen); }""",
            arg=seen,
        )
        if room.get_attribute("data-verdict") in ("good", "right"):
            return
        seen = (
            f"{room.get_attribute('data-draft')} {room.get_attribute('data-walks') or 'undefined'}"
        )
        pointed = next_thing(page)
        (pointed.first if pointed.count() else page.get_by_test_id("confirm")).click()


def do_step(page: Page, number: int) -> None:
    """Ask for the hint and follow it."""
    expect(page.locator("[data-verdict]")).to_have_attribute("data-step", str(number))
    page.get_by_test_id("hint").click()
    expect(page.locator("ol.way li").first).to_be_visible()
    follow_the_hint(page)


@BY_LESSON
def test_a_lesson_can_be_finished_by_following_its_hints(
    page: Page, server_url: str, lesson: Lesson, language: str
) -> None:
    set_language(page, language)
    page.goto(f"{server_url}/learn/{lesson.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(lesson.text("title"), language))
    for number, step in enumerate(lesson.steps):
        expect(page.get_by_test_id("task")).to_have_text(say(lesson.text(step.name), language))
        do_step(page, number)
        said = say(lesson.text(f"{step.name}-good"), language)
        expect(page.get_by_test_id("feedback")).to_contain_text(said)
        if number + 1 < len(lesson.steps):
            page.get_by_test_id("next").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    page.goto(f"{server_url}/learn")
    done = page.locator("li.done", has_text=say(lesson.text("title"), language))
    expect(done).to_contain_text(say(Text("learn-done"), language))


def test_a_wrong_move_is_explained_and_a_hint_shows_the_way(page: Page, server_url: str) -> None:
    set_language(page, "en")
    page.goto(f"{server_url}/learn/goryo-samurai")
    page.get_by_role("button", name="end the turn").click()
    lesson = lessons()["goryo-samurai"]
    expect(page.get_by_test_id("feedback")).to_contain_text(say(lesson.text("walk-early")))
    do_step(page, 0)


def test_the_next_lesson_is_suggested(page: Page, server_url: str) -> None:
    set_language(page, "fr")
    page.goto(f"{server_url}/learn")
    suggested = page.locator("section[data-game=goryo] li.next")
    expect(suggested).to_contain_text(say(lessons()["goryo-first-night"].text("title"), "fr"))


SEARCHES = [("en", "goryo", "false trail", "powers"), ("fr", "goryo", "fausse piste", "powers")]
SEARCHES += [("it", "gorpg", "taverna", "rest")]


@pytest.mark.parametrize(("language", "game", "words", "anchor"), SEARCHES)
def test_the_rules_can_be_searched(
    page: Page, server_url: str, language: str, game: str, words: str, anchor: str
) -> None:
    set_language(page, language)
    page.goto(f"{server_url}/rules/{game}")
    page.get_by_role("searchbox").fill(words)
    section = page.locator(f"section#{anchor}")
    expect(section.locator("mark").first).to_have_text(re.compile(words, re.IGNORECASE))
    expect(page.locator("section[id]")).not_to_have_count(0)
    expect(page.locator("section#split, section#decks")).to_have_count(0)


def test_an_edition_shows_what_is_its_own(page: Page, server_url: str) -> None:
    set_language(page, "en")
    page.goto(f"{server_url}/rules/goryo#samurai")
    here = page.locator("section#samurai")
    expect(here).to_contain_text("three actions")
    page.get_by_role("radio", name="2019").check(force=True)
    expect(here).to_contain_text("two actions")
    expect(here).not_to_contain_text("three actions")
    expect(page).to_have_url(re.compile(r"edition=2019#samurai$"))


def test_a_table_leads_to_the_rules_it_is_played_by(page: Page, server_url: str) -> None:
    set_language(page, "en")
    options = {"mode": "solo", "battle": "one-exchange"}
    table = page.request.post(
        f"{server_url}/api/tables", data={"game": "gorpg", "options": options}
    ).json()
    page.goto(f"{server_url}/t/{table['id']}")
    page.get_by_role("button", name="Why?").first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=say(Text("rules-page-more"))).first.click()
    rules = opened.value
    expect(rules.locator("section#muster")).to_be_in_viewport()
    expect(rules).to_have_url(re.compile(r"\?.*mode=solo.*battle=one-exchange.*#muster$"))
    expect(rules.locator("section#goal")).to_contain_text("alone")

"""What a table's page does when the line, the device, the players or the clock change."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import Newcomer
from .house import Mortal, asking, made, play_one, served
from .player import Player, new_table, open_fold, play_now, prompt

DOWN = re.compile("The line is down")
REFUSED = "ERR_CONNECTION_REFUSED|WebSocket connection"


def log(page: Page) -> list[str]:
    return page.get_by_role("log", name="What happened").locator("p").all_inner_texts()


def number_of(page: Page) -> int:
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def lit_samurai(page: Page) -> str:
    """Call the first samurai that can be called, and can search: not where she starts."""
    lit = page.locator(".board [data-samurai][data-lit]")
    expect(lit.first).to_be_visible()
    start = page.locator("[data-space][aria-label*='the cat stands here']")
    hers = start.get_attribute("data-space")
    page.locator(f".board [data-samurai][data-lit]:not([aria-label$=' on {hers}'])").first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("What does the")
    return page.get_by_test_id("prompt").inner_text()


def end_the_turn(page: Page) -> None:
    """It is ended at once, or after a last look."""
    before = number_of(page)
    page.get_by_role("button", name="End the turn").click()
    page.wait_for_function(
        """before => { const table = document.querySelector('[data-number]').dataset;
        return !table.busy && (Number(table.number) > before || table.picked); }""",
        arg=before,
    )
    if number_of(page) == before:
        page.get_by_test_id("confirm").click()


def opened_with(page: Page, house: str, id: str, token: str) -> None:
    """Open a table as the one who holds the token."""
    page.context.add_cookies([{"name": "futago", "value": token, "url": house}])
    page.goto(f"{house}/t/{id}")


def seated_as_the_samurai(page: Page, house: str, name: str = "Ann") -> None:
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("[data-number]")).to_be_visible()


def test_a_reload_forgets_the_half_picked_move_and_marks_what_is_new(
    page: Page, house: str
) -> None:
    with asking(house) as stranger:
        id, token = made(stranger, "goryo", {"goryo": "me", "samurai": "open"})
    with asking(house, token) as ben:
        page.goto(f"{house}/t/{id}")
        seated_as_the_samurai(page, house)
        play_one(ben, id)
        play_one(ben, id)
        lit_samurai(page)
        page.reload()
        expect(page.get_by_test_id("prompt")).to_contain_text("Call a samurai")
        expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
        expect(page.get_by_text("Since you last looked")).to_have_count(0)
        end_the_turn(page)
        expect(page.get_by_test_id("prompt")).not_to_contain_text("Call a samurai")
        seen = len(log(page))
        page.goto("about:blank")
        play_one(ben, id)
        page.goto(f"{house}/t/{id}")
        expect(page.get_by_text("Since you last looked")).to_be_visible()
        told = log(page)
        assert told.index("Since you last looked") == seen


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    yield server
    server.kill()


def test_a_killed_server_comes_back_and_the_page_goes_on_by_itself(
    newcomer: Newcomer, mortal: Mortal
) -> None:
    page = newcomer(pardon=REFUSED)
    play_now(page, mortal.address, "Goryō")
    lit_samurai(page)
    before, number = log(page), number_of(page)
    mortal.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_role("button", name="Search the space").click()
    assert (log(page), number_of(page)) == (before, number), "shown before it was accepted"
    expect(page.get_by_role("img", name="6 action cubes left")).to_be_visible()
    mortal.come_back()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    after = log(page)
    assert after[: len(before)] == before
    assert len([line for line in after if "search" in line.lower()]) == 1
    lit_samurai(page)


def test_a_confirmed_plan_sent_into_the_dark_is_made_once(
    newcomer: Newcomer, mortal: Mortal
) -> None:
    page = newcomer(pardon=REFUSED)
    new_table(page, mortal.address, "goryo", "the Goryō", "random")
    player = Player(page, Random(1))
    while page.get_by_test_id("confirm").count() == 0 or "plan" not in prompt(page):
        player.step()
        player.settle()
    before = log(page)
    mortal.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_test_id("confirm").click()
    assert log(page) == before, "shown before it was accepted"
    mortal.come_back()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("The Goryō’s plan")
    player.settle()
    assert sum("The Goryō’s plan" in line for line in log(page)[: len(before) + 1]) == 1


def test_a_move_whose_answer_was_lost_is_made_once(newcomer: Newcomer, house: str) -> None:
    page = newcomer(pardon=REFUSED)
    sent, lost = list[str](), list[str]()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(message: str | bytes) -> None:
            if '"type":"move"' in str(message):
                sent.append(str(message))
            server.send(message)

        def hear(message: str | bytes) -> None:
            if sent and not lost and '"type":"event"' in str(message)[:40]:
                lost.append(str(message))
                route.close()
            else:
                route.send(message)

        route.on_message(say)
        server.on_message(hear)

    page.route_web_socket(re.compile("/socket"), between)
    play_now(page, house, "Goryō")
    lit_samurai(page)
    before = log(page)
    page.get_by_role("button", name="Search the space").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    assert sent
    assert lost
    searches = [line for line in log(page)[len(before) :] if "search" in line.lower()]
    assert len(searches) == 1


def test_a_half_picked_move_outlives_what_does_not_change_the_game(
    newcomer: Newcomer, house: str
) -> None:
    page = newcomer(pardon=REFUSED)
    lines, deaf = list[WebSocketRoute](), list[WebSocketRoute]()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)
        server.on_message(lambda told: None if route in deaf else route.send(told))

    def still_asked() -> None:
        expect(page.get_by_test_id("prompt")).to_have_text(asked)
        expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()

    page.route_web_socket(re.compile("/socket"), between)
    with asking(house) as stranger:
        id, token = made(stranger, "goryo", {"goryo": "me", "samurai": "open"})
    with asking(house, token) as ben:
        page.goto(f"{house}/t/{id}")
        seated_as_the_samurai(page, house)
        play_one(ben, id)
        play_one(ben, id)
        asked = lit_samurai(page)
        still_asked()
        open_fold(page, "Chat")
        ben.post(f"/api/tables/{id}/chat", json={"text": "Take your time"}).raise_for_status()
        expect(chat(page)).to_contain_text("Take your time")
        still_asked()
        deaf.append(lines[-1])
        ben.post(f"/api/tables/{id}/chat", json={"text": "Really"}).raise_for_status()
        lines[-1].close()
        expect(chat(page)).to_contain_text("Really")
        still_asked()
        page.get_by_role("button", name="Search the space").click()
        expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(
    newcomer: Newcomer, house: str
) -> None:
    here, there, thief = newcomer(), newcomer(), newcomer(pardon="404")
    play_now(here, house, "Goryō")
    lit_samurai(here)
    open_fold(here, "More")
    here.get_by_role("button", name="Go on with another device").click()
    link = here.get_by_role("textbox", name="Go on with another device").input_value()
    there.goto(link)
    expect(there.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    lit_samurai(there)
    there.get_by_role("button", name="Search the space").click()
    expect(there.get_by_role("img", name="5 action cubes left")).to_be_visible()
    expect(here.get_by_role("listitem").filter(has_text="(you)")).to_have_count(0)
    expect(here.get_by_role("button", name="Resign")).to_have_count(0)
    expect(here.locator("[data-space]")).to_have_count(32)
    expect(here.get_by_text(DOWN)).to_have_count(0)
    thief.goto(link)
    expect(thief.get_by_text("This link has been used already")).to_be_visible()


def test_what_is_said_is_heard_until_muted(newcomer: Newcomer, house: str) -> None:
    ann, ben = two_people(newcomer, house)
    for page in (ann, ben):
        open_fold(page, "Chat")
    say(ben, "<b>Good luck</b>")
    expect(chat(ann)).to_contain_text("Ben <b>Good luck</b>")
    ann.get_by_role("button", name="Do not hear").click()
    expect(chat(ann)).not_to_contain_text("Good luck")
    say(ben, "Are you there?")
    say(ann, "Yes")
    expect(chat(ann)).to_contain_text("Yes")
    expect(chat(ann)).not_to_contain_text("Are you there?")
    ann.reload()
    open_fold(ann, "Chat")
    expect(chat(ann)).to_contain_text("Yes")
    expect(chat(ann)).not_to_contain_text("Are you there?")
    ann.get_by_role("button", name="again").click()
    say(ben, "Hello?")
    expect(chat(ann)).to_contain_text("Hello?")


def two_people(newcomer: Newcomer, house: str) -> tuple[Page, Page]:
    """Ann, who made the table and is the Goryō, and Ben, the Samurai."""
    ann, ben = newcomer(), newcomer()
    new_table(ann, house, "goryo", "Friends, by a link", "the Goryō", name="Ann")
    ben.goto(ann.get_by_label("Link to this table").input_value())
    seated_as_the_samurai(ben, house, "Ben")
    expect(ann.locator("[data-number]")).to_be_visible()
    return ann, ben


def chat(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat")


def say(page: Page, words: str) -> None:
    page.get_by_label("Your words").fill(words)
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_label("Your words")).to_have_value("")


def test_a_walk_is_taken_back_and_an_answer_is_not(page: Page, house: str) -> None:
    play_now(page, house, "Goryō")
    lit_samurai(page)
    page.locator(".board [data-space][data-lit]:not([aria-label*='stands here'])").first.click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("img", name="6 action cubes left")).to_be_visible()
    lit_samurai(page)
    page.get_by_role("button", name="Search the space").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    expect(page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Ask to take back")).to_be_visible()


def test_who_resigns_is_asked_first_and_has_lost_then(page: Page, house: str) -> None:
    play_now(page, house, "Goryō")
    lit_samurai(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.get_by_test_id("over")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_test_id("over")).to_have_text("You have lost to the Goryō.")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


def test_a_clock_is_shown_and_whose_time_is_over_has_lost(
    newcomer: Newcomer, tmp_path: Path
) -> None:
    command = (sys.executable, "-m", "tests.browser.timed_server")
    with served(tmp_path, command) as house:
        ann, ben = newcomer(pardon=REFUSED), newcomer(pardon=REFUSED)
        ann.goto(f"{house}/new/goryo")
        for choice in ("Friends, by a link", "the Goryō"):
            ann.get_by_role("radio", name=choice, exact=True).check(force=True)
        open_fold(ann, "Options of the table")
        ann.get_by_role("radio", name="for the game").check(force=True)
        ann.get_by_role("button", name="Make the table").click()
        ben.goto(ann.get_by_label("Link to this table").input_value())
        seated_as_the_samurai(ben, house, "Ben")
        mine = ann.get_by_role("listitem").filter(has_text="(you)")
        expect(mine).to_contain_text(re.compile(r"1[45]:\d\d"))
        (tmp_path / "ahead").write_text(str(14 * 60_000))
        open_fold(ben, "Chat")
        say(ben, "Hurry!")
        expect(mine).to_contain_text(re.compile(r"(?<!\d)(1:00|0:[0-5]\d)"))
        (tmp_path / "ahead").write_text(str(16 * 60_000))
        say(ben, "Too late.")
        expect(ann.get_by_test_id("over")).to_contain_text("You have lost")
        expect(ben.get_by_test_id("over")).to_have_text("You have won!")
        expect(ann.get_by_role("log", name="What happened")).to_contain_text("time has run out")


def test_who_watches_sees_only_what_is_public(newcomer: Newcomer, house: str) -> None:
    with asking(house) as stranger:
        id, token = made(stranger, "goryo", {"goryo": "me", "samurai": "random"})
    ann, watcher = newcomer(), newcomer()
    opened_with(ann, house, id, token)
    watcher.goto(f"{house}/t/{id}")
    player = Player(ann, Random(8))
    for _ in range(12):
        assert player.step()
        player.settle()
    hers = ann.locator("main").aria_snapshot()
    assert "your step" in hers or "Bound type" in hers
    for secret in ("your step", "your target", "Bound type", "(you)", "Resign"):
        assert secret not in watcher.locator("main").inner_html()
    expect(watcher.locator("[data-space]")).to_have_count(32)
    expect(watcher.locator("[data-lit]")).to_have_count(0)
    expect(watcher.get_by_test_id("confirm")).to_have_count(0)


def test_language_and_theme_change_in_the_middle_of_a_move(page: Page, house: str) -> None:
    play_now(page, house, "Goryō")
    asked = lit_samurai(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_test_id("prompt")).not_to_have_text(asked)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    french = page.locator("main").inner_text()
    assert "samurai" not in re.sub(r"samouraï", "", french).lower()
    page.get_by_label("Langue").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.get_by_label("Lingua").select_option("en")
    expect(page.get_by_test_id("prompt")).to_have_text(asked)
    day = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != day
    page.get_by_role("button", name="Search the space").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()


def test_a_private_table_without_its_code_is_refused_in_words(
    newcomer: Newcomer, house: str
) -> None:
    ann, stranger = newcomer(), newcomer(pardon="40[34]|WebSocket connection")
    new_table(ann, house, "goryo", "Friends, by a link")
    link = ann.get_by_label("Link to this table").input_value()
    stranger.goto(link.split("#")[0])
    expect(stranger.get_by_text("check the link, the part after # included")).to_be_visible()
    expect(stranger.get_by_role("link", name="Back to the entrance")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit here")).to_have_count(0)
    stranger.goto(link.split("#")[0] + "#wrong")
    expect(stranger.get_by_text("check the link, the part after # included").first).to_be_visible()
    assert "Ann" not in stranger.content()

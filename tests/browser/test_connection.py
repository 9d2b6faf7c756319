"""A table's page when the connection, the device, the players or the clock change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from ..server.http_tables import create_table, play_any_move
from ..server_process import ServerProcess, http_client
from .conftest import SERVER_GONE, NewPage, controlled_server
from .player import Player, new_table, open_fold, play_now, prompt

DOWN = re.compile("Connection lost")


def log(page: Page) -> list[str]:
    return page.get_by_role("log", name="What happened").locator("p").all_inner_texts()


def number_of(page: Page) -> int:
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def select_samurai(page: Page) -> str:
    """Select the first samurai that can act and search (not where she starts)."""
    lit = page.locator(".board [data-tap^=samurai]:not([aria-pressed=true])")
    expect(lit.first).to_be_visible()
    start = page.locator("[data-space][aria-label*='the cat stands here']")
    hers = start.get_attribute("data-space")
    lit.and_(page.locator(f":not([aria-label$=' on {hers}'])")).first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("What does the")
    return page.get_by_test_id("prompt").inner_text()


def end_the_turn(page: Page) -> None:
    """End the turn."""
    before = number_of(page)
    page.get_by_role("button", name="End the turn").click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("continue").click()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))


def open_table_as(page: Page, server_url: str, id: str, token: str) -> None:
    """Open a table as the owner of the token."""
    page.context.add_cookies([{"name": "futago", "value": token, "url": server_url}])
    page.goto(f"{server_url}/t/{id}")


def take_samurai_seat(page: Page, server_url: str, name: str = "Ann") -> None:
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Play as the Samurai").click()
    expect(page.locator("[data-number]")).to_be_visible()


def test_a_reload_keeps_a_half_made_move_and_marks_what_is_new(page: Page, server_url: str) -> None:
    with http_client(server_url) as stranger:
        id, token = create_table(stranger, "goryo", {"goryo": "me", "samurai": "open"})
    with http_client(server_url, token) as ben:
        page.goto(f"{server_url}/t/{id}")
        take_samurai_seat(page, server_url)
        play_any_move(ben, id)
        play_any_move(ben, id)
        asked = select_samurai(page)
        page.reload()
        expect(page.get_by_test_id("prompt")).to_have_text(asked)
        expect(page.get_by_text("Since your last visit")).to_have_count(0)
        end_the_turn(page)
        expect(page.get_by_test_id("prompt")).not_to_have_text(asked)
        seen = len(log(page))
        page.goto("about:blank")
        play_any_move(ben, id)
        page.goto(f"{server_url}/t/{id}")
        expect(page.get_by_text("Since your last visit")).to_be_visible()
        entries = log(page)
        assert entries.index("Since your last visit") == seen


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    with controlled_server(tmp_path) as server:
        yield server


def test_the_page_reconnects_when_a_killed_server_is_back(
    new_page: NewPage, own_server: ServerProcess
) -> None:
    page = new_page(expected_errors=SERVER_GONE)
    play_now(page, own_server.address, "Goryō")
    select_samurai(page)
    before, number = log(page), number_of(page)
    own_server.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_role("button", name="Search here").click()
    assert (log(page), number_of(page)) == (before, number), "shown before it was accepted"
    expect(page.get_by_role("img", name="6 action cubes left")).to_be_visible()
    own_server.start()
    expect(page.get_by_role("status").filter(has_text="The connection is back.")).to_be_visible()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    after = log(page)
    assert after[: len(before)] == before
    assert len([line for line in after if "search" in line.lower()]) == 1
    select_samurai(page)


def test_a_plan_confirmed_while_offline_is_made_once(
    new_page: NewPage, own_server: ServerProcess
) -> None:
    page = new_page(expected_errors=SERVER_GONE)
    new_table(page, own_server.address, "goryo", "the Goryō", "random")
    player = Player(page, Random(1))
    while page.get_by_test_id("confirm").count() == 0 or "plan" not in prompt(page):
        player.step()
        player.settle()
    before = log(page)
    own_server.kill()
    expect(page.get_by_text(DOWN)).to_be_visible()
    page.get_by_test_id("confirm").click()
    assert log(page) == before, "shown before it was accepted"
    own_server.start()
    expect(page.get_by_text(DOWN)).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("The Goryō’s plan")
    player.settle()
    assert sum("The Goryō’s plan" in line for line in log(page)[: len(before) + 1]) == 1


def test_a_move_whose_answer_was_lost_is_made_once(new_page: NewPage, server_url: str) -> None:
    page = new_page(expected_errors=SERVER_GONE)
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
    play_now(page, server_url, "Goryō")
    select_samurai(page)
    before = log(page)
    page.get_by_role("button", name="Search here").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    assert sent
    assert lost
    searches = [line for line in log(page)[len(before) :] if "search" in line.lower()]
    assert len(searches) == 1


def test_a_half_picked_move_survives_events_that_do_not_change_the_game(
    new_page: NewPage, server_url: str
) -> None:
    page = new_page(expected_errors=SERVER_GONE)
    lines, deaf = list[WebSocketRoute](), list[WebSocketRoute]()

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lines.append(route)
        server.on_message(lambda message: None if route in deaf else route.send(message))

    def still_asked() -> None:
        expect(page.get_by_test_id("prompt")).to_have_text(asked)
        expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()

    page.route_web_socket(re.compile("/socket"), between)
    with http_client(server_url) as stranger:
        id, token = create_table(stranger, "goryo", {"goryo": "me", "samurai": "open"})
    with http_client(server_url, token) as ben:
        page.goto(f"{server_url}/t/{id}")
        take_samurai_seat(page, server_url)
        play_any_move(ben, id)
        play_any_move(ben, id)
        asked = select_samurai(page)
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
        page.get_by_role("button", name="Search here").click()
        expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(
    new_page: NewPage, server_url: str
) -> None:
    here, there, thief = new_page(), new_page(), new_page(expected_errors="404")
    play_now(here, server_url, "Goryō")
    select_samurai(here)
    open_fold(here, "More")
    here.get_by_role("button", name="Continue on another device").click()
    link = here.get_by_role("textbox", name="Continue on another device").input_value()
    there.goto(link)
    expect(there.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    select_samurai(there)
    there.get_by_role("button", name="Search here").click()
    expect(there.get_by_role("img", name="5 action cubes left")).to_be_visible()
    expect(here.get_by_role("listitem").filter(has_text="(you)")).to_have_count(0)
    expect(here.get_by_role("button", name="Resign")).to_have_count(0)
    expect(here.locator("[data-space]")).to_have_count(32)
    expect(here.get_by_text("You are now playing on another device.")).to_be_visible()
    expect(here.get_by_text(DOWN)).to_have_count(0)
    expect(here.get_by_text("The connection is back.")).to_have_count(0)
    thief.goto(link)
    expect(thief.get_by_text("This link has already been used")).to_be_visible()


def test_chat_is_shown_until_muted(new_page: NewPage, server_url: str) -> None:
    ann, ben = two_people(new_page, server_url)
    for page in (ann, ben):
        open_fold(page, "Chat")
    say(ben, "<b>Good luck</b>")
    expect(chat(ann)).to_contain_text("Ben <b>Good luck</b>")
    ann.get_by_role("button", name="Mute Ben").click()
    expect(chat(ann)).not_to_contain_text("Good luck")
    say(ben, "Are you there?")
    say(ann, "Yes")
    expect(chat(ann)).to_contain_text("Yes")
    expect(chat(ann)).not_to_contain_text("Are you there?")
    ann.reload()
    open_fold(ann, "Chat")
    expect(chat(ann)).to_contain_text("Yes")
    expect(chat(ann)).not_to_contain_text("Are you there?")
    ann.get_by_role("button", name="Unmute Ben").click()
    say(ben, "Hello?")
    expect(chat(ann)).to_contain_text("Hello?")


def two_people(new_page: NewPage, server_url: str) -> tuple[Page, Page]:
    """Ann, who created the table and is the Goryō, and Ben, the Samurai."""
    ann, ben = new_page(), new_page()
    new_table(ann, server_url, "goryo", "Friends online (by link)", "the Goryō", name="Ann")
    ben.goto(ann.get_by_label("Link to this table").input_value())
    take_samurai_seat(ben, server_url, "Ben")
    expect(ann.locator("[data-number]")).to_be_visible()
    return ann, ben


def chat(page: Page) -> Locator:
    return page.get_by_role("log", name="Chat")


def say(page: Page, words: str) -> None:
    page.get_by_label("Your message").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Your message")).to_have_value("")


def test_a_walk_can_be_undone_and_an_answer_cannot(page: Page, server_url: str) -> None:
    play_now(page, server_url, "Goryō")
    select_samurai(page)
    page.locator(".board [data-tap^=space]:not([aria-label*='stands here'])").first.click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("img", name="6 action cubes left")).to_be_visible()
    select_samurai(page)
    page.get_by_role("button", name="Search here").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(re.compile("already revealed something"))


def test_resigning_asks_first_and_then_loses(page: Page, server_url: str) -> None:
    play_now(page, server_url, "Goryō")
    select_samurai(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep playing").click()
    expect(page.get_by_test_id("over")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_test_id("over")).to_have_text("You lost to the Goryō.")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


def test_a_clock_is_shown_and_running_out_of_time_loses(new_page: NewPage, tmp_path: Path) -> None:
    with controlled_server(tmp_path) as server:
        server_url = server.address
        ann, ben = new_page(expected_errors=SERVER_GONE), new_page(expected_errors=SERVER_GONE)
        ann.goto(f"{server_url}/new/goryo")
        for choice in ("Friends online (by link)", "the Goryō"):
            ann.get_by_role("radio", name=choice, exact=True).check(force=True)
        open_fold(ann, "Table options")
        ann.get_by_role("radio", name="whole game").check(force=True)
        ann.get_by_role("button", name="Create the table").click()
        ben.goto(ann.get_by_label("Link to this table").input_value())
        take_samurai_seat(ben, server_url, "Ben")
        mine = ann.get_by_role("listitem").filter(has_text="(you)")
        expect(mine).to_contain_text(re.compile(r"1[45]:\d\d"))
        (tmp_path / "ahead").write_text(str(14 * 60_000))
        open_fold(ben, "Chat")
        say(ben, "Hurry!")
        expect(mine).to_contain_text(re.compile(r"(?<!\d)(1:00|0:[0-5]\d)"))
        (tmp_path / "ahead").write_text(str(16 * 60_000))
        say(ben, "Too late.")
        expect(ann.get_by_test_id("over")).to_contain_text("You lost")
        expect(ben.get_by_test_id("over")).to_have_text("You won!")
        expect(ann.get_by_role("log", name="What happened")).to_contain_text("ran out of time")


def test_a_spectator_sees_only_what_is_public(new_page: NewPage, server_url: str) -> None:
    with http_client(server_url) as stranger:
        id, token = create_table(stranger, "goryo", {"goryo": "me", "samurai": "random"})
    ann, watcher = new_page(), new_page()
    open_table_as(ann, server_url, id, token)
    watcher.goto(f"{server_url}/t/{id}")
    player = Player(ann, Random(8))
    for _ in range(12):
        assert player.step()
        player.settle()
    hers = ann.locator("main").aria_snapshot()
    assert "your step" in hers or "Bound object" in hers
    for secret in ("your step", "your target", "Bound object", "(you)", "Resign"):
        assert secret not in watcher.locator("main").inner_html()
    expect(watcher.locator("[data-space]")).to_have_count(32)
    expect(watcher.locator("[data-tap]")).to_have_count(0)
    expect(watcher.get_by_test_id("confirm")).to_have_count(0)


def test_language_and_theme_change_in_the_middle_of_a_move(page: Page, server_url: str) -> None:
    play_now(page, server_url, "Goryō")
    asked = select_samurai(page)
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
    page.get_by_role("button", name="Dark mode").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != day
    page.get_by_role("button", name="Search here").click()
    expect(page.get_by_role("img", name="5 action cubes left")).to_be_visible()


def test_a_private_table_without_its_code_is_refused_with_a_reason(
    new_page: NewPage, server_url: str
) -> None:
    ann, stranger = new_page(), new_page(expected_errors="40[34]|WebSocket connection")
    new_table(ann, server_url, "goryo", "Friends online (by link)")
    link = ann.get_by_label("Link to this table").input_value()
    stranger.goto(link.split("#")[0])
    expect(stranger.get_by_text("check that the link is complete")).to_be_visible()
    expect(stranger.get_by_role("link", name="Back to home")).to_be_visible()
    expect(stranger.get_by_role("button", name="Play as the Samurai")).to_have_count(0)
    stranger.goto(link.split("#")[0] + "#wrong")
    expect(stranger.get_by_text("check that the link is complete").first).to_be_visible()
    assert "Ann" not in stranger.content()

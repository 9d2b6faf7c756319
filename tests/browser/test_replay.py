"""Replays in a real browser, of games played on a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Locator, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from ..server.http_tables import create_table, finished_game
from ..server_process import ServerProcess, http_client
from .conftest import seed_tables
from .player import Player


@pytest.fixture(scope="module")
def goryo(shared_server: ServerProcess) -> str:
    """The id of a finished game between two bots."""
    seed_tables(shared_server, "finished game")
    with shared_server.client() as client:
        return finished_game(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page without motion, on which any error fails the test."""
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    wrong = list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield page
    assert wrong == []


def frames(server_url: str, id: str, seat: str = "above") -> list[dict[str, Any]]:
    with http_client(server_url) as client:
        wanted: dict[str, str | int] = {"last": 99, "seat": seat}
        found: list[dict[str, Any]] = client.get(f"/api/tables/{id}/replay", params=wanted).json()[
            "frames"
        ]
        return found


def moves(server_url: str, id: str) -> int:
    with http_client(server_url) as client:
        return int(client.get(f"/api/tables/{id}/replay").json()["moves"])


def where(page: Page) -> Locator:
    return page.get_by_test_id("where")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def plan_drawn(page: Page) -> Locator:
    return page.locator("[data-space][aria-label*='your step']")


def during_the_plan(server_url: str, id: str) -> int:
    """The number of a move after which the Samurai act against a plan."""
    return next(
        int(frame["move"])
        for frame in frames(server_url, id)
        if frame["view"]["phase"] == "act" and frame["view"]["movers"] == ["samurai"]
    )


def test_the_keyboard_steps_through_the_game(page: Page, server_url: str, goryo: str) -> None:
    count = moves(server_url, goryo)
    page.goto(f"{server_url}/t/{goryo}/replay")
    expect(where(page)).to_have_text(f"Move 0 of {count}")
    slider(page).focus()
    for key, move in {
        "ArrowRight": 1,
        "ArrowUp": 2,
        "ArrowLeft": 1,
        "End": count,
        "Home": 0,
    }.items():
        page.keyboard.press(key)
        expect(where(page)).to_have_text(f"Move {move} of {count}")
    page.keyboard.press("PageDown")
    expect(slider(page)).not_to_have_value("0")
    # Also when nothing has the focus.
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("End")
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.get_by_role("button", name="The game is over here")).to_have_count(0)
    expect(page.get_by_role("button", name="Play from here")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_the_list_marks_the_current_move_and_leads_to_others(
    page: Page, server_url: str, goryo: str
) -> None:
    page.goto(f"{server_url}/t/{goryo}/replay?move=3")
    rows = page.get_by_role("list", name="The moves").get_by_role("button")
    expect(rows.nth(2)).to_have_attribute("aria-current", "step")
    rows.nth(8).click()
    expect(rows.nth(8)).to_have_attribute("aria-current", "step")
    expect(where(page)).to_contain_text("Move 9 of")
    expect(page).to_have_url(re.compile(r"\?move=9&seat=above$"))


def test_it_plays_by_itself_until_the_end(page: Page, server_url: str, goryo: str) -> None:
    count = moves(server_url, goryo)
    page.goto(f"{server_url}/t/{goryo}/replay?move={count - 2}")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_seat_has_its_own_view(page: Page, server_url: str, goryo: str) -> None:
    page.goto(f"{server_url}/t/{goryo}/replay?move={during_the_plan(server_url, goryo)}")
    expect(page.get_by_role("radio", name="everything visible")).to_be_checked()
    expect(plan_drawn(page)).not_to_have_count(0)
    for eyes, sees in {"the Samurai": False, "the Goryō": True, "spectators": False}.items():
        page.get_by_role("group", name="Point of view").get_by_text(eyes, exact=True).click()
        expect(page.get_by_role("radio", name=eyes)).to_be_checked()
        if sees:
            expect(plan_drawn(page)).not_to_have_count(0)
        else:
            expect(plan_drawn(page)).to_have_count(0)


def test_without_spoilers_nothing_reveals_the_end_before_it_is_reached(
    page: Page, server_url: str, goryo: str
) -> None:
    count = moves(server_url, goryo)
    page.goto(f"{server_url}/t/{goryo}/replay")
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_text("Without spoilers").click()
    expect(page.get_by_test_id("result")).to_have_count(0)
    expect(page.get_by_test_id("verification")).to_have_count(0)
    expect(page.get_by_role("radio", name="everything visible")).to_have_count(0)
    expect(where(page)).to_have_text("Move 0")
    slider(page).focus()
    page.keyboard.press("End")
    expect(where(page)).to_have_text("Move 0")
    rows = page.get_by_role("list", name="The moves").get_by_role("button")
    for move in range(1, count):
        page.keyboard.press("ArrowRight")
        expect(where(page)).to_have_text(f"Move {move}")
        expect(rows).to_have_count(move)
    expect(page.get_by_test_id("result")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("verification")).to_be_visible()


def test_what_the_samurai_could_know_is_drawn_and_counted(
    page: Page, server_url: str, goryo: str
) -> None:
    move = during_the_plan(server_url, goryo)
    page.goto(f"{server_url}/t/{goryo}/replay?move={move}&seat=samurai")
    page.get_by_text("What the Samurai could know").click()
    with http_client(server_url) as client:
        ways = client.get(f"/api/tables/{goryo}/belief", params={"move": move}).json()["ways"]
    count_text = "Only one path is possible." if ways == 1 else f"{ways} paths are possible."
    expect(page.get_by_test_id("ways")).to_contain_text(count_text)
    expect(page.get_by_test_id("ways")).to_contain_text("Likeliest targets: ")
    expect(page.get_by_role("img", name="Her likely path, in percent")).to_be_visible()
    slider(page).focus()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("ways")).to_have_text(
        "There is no hidden plan on the board at this point."
    )
    expect(page.get_by_role("img", name="Her likely path, in percent")).to_have_count(0)


def test_continuing_from_a_move_opens_a_table_to_play_at(
    page: Page, server_url: str, goryo: str
) -> None:
    id = goryo
    page.goto(f"{server_url}/t/{id}/replay?move={during_the_plan(server_url, id)}")
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_text("the Samurai", exact=True).click()
    dialog.get_by_label("Your nickname").fill("Bea")
    dialog.get_by_role("button", name="Open the new table").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{id})\w+$"))
    forked = f"{server_url}/api/tables/{page.url.rsplit('/', 1)[1]}"
    player = Player(page, Random(1))
    player.look()
    before = page.request.get(forked).json()
    assert before["forked"]
    assert before["mine"] == ["samurai"]
    assert [seat["name"] for seat in before["now"]["seats"] if seat["mine"]] == ["Bea"]
    while player.settle() == before["number"]:
        assert player.step()


def test_a_record_is_exported_and_imported(
    page: Page, server_url: str, goryo: str, tmp_path: Path
) -> None:
    count = moves(server_url, goryo)
    page.goto(f"{server_url}/t/{goryo}/replay")
    page.get_by_text("Share and save").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the game").click()
    assert saved.value.suggested_filename == f"futago-goryo-{goryo}.json"
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "futago/1"

    page.goto(f"{server_url}/replays")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page).to_have_url(re.compile(rf"/t/(?!{goryo})\w+/replay"))
    expect(where(page)).to_have_text(f"Move 0 of {count}")
    expect(page.get_by_test_id("verification")).to_contain_text("draws match the seed.")

    page.goto(f"{server_url}/replays")
    mine = page.get_by_role("region", name="My finished games").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Winner:")
    mine.click()
    expect(where(page)).to_have_text(f"Move 0 of {count}")


def test_several_records_in_a_file_are_dropped_and_the_first_is_shown(
    page: Page, server_url: str, goryo: str
) -> None:
    with http_client(server_url) as client:
        record = client.get(f"/api/tables/{goryo}/record").text
    page.goto(f"{server_url}/replays")
    dropped = page.evaluate_handle(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], 'games.jsonl'));
            return files;
        }""",
        f"{record}\n{{}}\n",
    )
    page.get_by_role("group", name="Import a game").dispatch_event(
        "drop", {"dataTransfer": dropped}
    )
    expect(page).to_have_url(re.compile(r"/t/\w+/replay"))


def test_a_file_that_is_no_record_is_refused_with_a_reason(
    context: BrowserContext, server_url: str, goryo: str
) -> None:
    page = context.new_page()  # the browser itself reports refused requests as errors
    with http_client(server_url) as client:
        record = client.get(f"/api/tables/{goryo}/record").json()
    page.goto(f"{server_url}/replays")
    field, alert = page.get_by_label("Choose a file"), page.get_by_role("main").get_by_role("alert")

    def bring(text: str) -> None:
        field.set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
        )

    bring("dear diary")
    expect(alert).to_have_text("This file doesn’t contain a saved game.")
    bring(json.dumps({**record, "moves": record["moves"][:-1]}))
    expect(alert).to_contain_text("move")
    expect(alert).not_to_contain_text("JSON object")
    expect(page).to_have_url(f"{server_url}/replays")


def test_the_verification_says_that_all_draws_follow_from_the_seed(
    page: Page, server_url: str, goryo: str
) -> None:
    with http_client(server_url) as client:
        verdict = client.get(f"/api/tables/{goryo}/verify").json()
    page.goto(f"{server_url}/t/{goryo}/replay")
    seal = page.get_by_test_id("verification")
    expect(seal).to_contain_text(f"All {verdict['draws']} draws match the seed.")
    expect(seal.get_by_text(verdict["seed"])).to_be_hidden()
    seal.get_by_text("Seed and check code").click()
    expect(seal.get_by_text(verdict["seed"])).to_be_visible()
    expect(seal.get_by_text(verdict["commitment"])).to_be_visible()


def test_a_shared_link_opens_at_its_move(page: Page, server_url: str, goryo: str) -> None:
    page.goto(f"{server_url}/t/{goryo}/replay?move=5&seat=samurai")
    expect(where(page)).to_contain_text("Move 5 of")
    page.get_by_role("button", name="Next move").click()
    page.get_by_text("Share and save").click()
    link = f"{server_url}/t/{goryo}/replay?move=6&seat=samurai"
    expect(page.get_by_label("Link to this move")).to_have_value(link)
    page.goto("about:blank")
    page.goto(link)
    expect(where(page)).to_contain_text("Move 6 of")
    expect(page.get_by_role("radio", name="the Samurai")).to_be_checked()


def test_an_imported_record_can_be_shared(
    page: Page, new_context: CreateContextCallback, server_url: str, goryo: str
) -> None:
    with http_client(server_url) as client:
        record = client.get(f"/api/tables/{goryo}/record").text
    page.goto(f"{server_url}/replays")
    file: FilePayload = {
        "name": "a.json",
        "mimeType": "application/json",
        "buffer": record.encode(),
    }
    page.get_by_label("Choose a file").set_input_files([file])
    expect(where(page)).to_contain_text("Move 0 of")
    page.get_by_role("button", name="Next move").click()
    expect(where(page)).to_contain_text("Move 1 of")
    page.get_by_text("Share and save").click()
    link = page.get_by_label("Link to this move").input_value()
    friend = new_context().new_page()
    friend.goto(link)
    expect(where(friend)).to_contain_text("Move 1 of")
    expect(friend).not_to_have_url(re.compile("#"))


def test_a_running_game_is_replayed_as_its_viewer_saw_it(page: Page, server_url: str) -> None:
    with http_client(server_url) as client:
        id, _ = create_table(client, "goryo", {"samurai": "me", "goryo": "random"})
    page.goto(f"{server_url}/t/{id}/replay")
    expect(page.get_by_text("This game is still going on")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(1)
    expect(page.get_by_role("radio", name="spectators")).to_be_checked()
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)
    expect(page.get_by_text("What the Samurai could know")).to_have_count(0)
    page.get_by_text("Share and save").click()
    expect(page.get_by_role("button", name="Save the game")).to_have_count(0)


def test_a_long_replay_is_loaded_in_pieces(page: Page, server_url: str) -> None:
    with http_client(server_url) as client:
        id = finished_game(client, "gorpg", {"p1": "me", "p2": "greedy"}, {"players": 2})
    asked = list[str]()
    page.on("request", lambda one: asked.append(one.url) if "replay?first" in one.url else None)
    count = moves(server_url, id)
    assert count > 100
    page.goto(f"{server_url}/t/{id}/replay?move=60")
    expect(where(page)).to_have_text(f"Move 60 of {count}")
    slider(page).focus()
    page.keyboard.press("End")
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.locator("[aria-current=step]")).to_contain_text(str(count))
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_everything_fits_and_the_controls_are_in_reach(
    page: Page, server_url: str, goryo: str, scheme: Any
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{server_url}/t/{goryo}/replay?move=4")
    expect(slider(page)).to_be_in_viewport()
    next_move = page.get_by_role("button", name="Next move")
    next_move.click()
    expect(where(page)).to_contain_text("Move 5 of")
    box = next_move.bounding_box()
    assert box is not None
    assert box["y"] > 600
    wide = "document.documentElement.scrollWidth"
    assert page.evaluate(wide) <= 390
    page.goto(f"{server_url}/replays")
    expect(page.get_by_role("heading", name="Import a game")).to_be_visible()
    assert page.evaluate(wide) <= 390

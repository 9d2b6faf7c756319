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

from .house import asking, finished, made
from .player import Player


@pytest.fixture(scope="module")
def goryo(house: str) -> str:
    """A game that two bots have played."""
    with asking(house) as client:
        return finished(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen, and nothing moves."""
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    wrong = list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield page
    assert wrong == []


def frames(house: str, id: str, seat: str = "above") -> list[dict[str, Any]]:
    with asking(house) as client:
        wanted: dict[str, str | int] = {"last": 99, "seat": seat}
        found: list[dict[str, Any]] = client.get(f"/api/tables/{id}/replay", params=wanted).json()[
            "frames"
        ]
        return found


def moves(house: str, id: str) -> int:
    with asking(house) as client:
        return int(client.get(f"/api/tables/{id}/replay").json()["moves"])


def where(page: Page) -> Locator:
    return page.get_by_test_id("where")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def plan_drawn(page: Page) -> Locator:
    return page.locator("[data-space][aria-label*='your step']")


def during_the_plan(house: str, id: str) -> int:
    """A move after which the Samurai act against a plan."""
    return next(
        int(frame["move"])
        for frame in frames(house, id)
        if frame["view"]["phase"] == "act" and frame["view"]["movers"] == ["samurai"]
    )


def test_the_keyboard_leads_through_the_game(page: Page, house: str, goryo: str) -> None:
    count = moves(house, goryo)
    page.goto(f"{house}/t/{goryo}/replay")
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
    # Also with the focus nowhere.
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("End")
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.get_by_role("button", name="The game is over here")).to_have_count(0)
    expect(page.get_by_role("button", name="Go on from here")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_the_list_marks_the_present_move_and_leads_to_others(
    page: Page, house: str, goryo: str
) -> None:
    page.goto(f"{house}/t/{goryo}/replay?move=3")
    rows = page.get_by_role("list", name="The moves").get_by_role("button")
    expect(rows.nth(2)).to_have_attribute("aria-current", "step")
    rows.nth(8).click()
    expect(rows.nth(8)).to_have_attribute("aria-current", "step")
    expect(where(page)).to_contain_text("Move 9 of")
    expect(page).to_have_url(re.compile(r"\?move=9&seat=above$"))


def test_it_plays_by_itself_until_the_end(page: Page, house: str, goryo: str) -> None:
    count = moves(house, goryo)
    page.goto(f"{house}/t/{goryo}/replay?move={count - 2}")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_seat_has_its_own_eyes(page: Page, house: str, goryo: str) -> None:
    page.goto(f"{house}/t/{goryo}/replay?move={during_the_plan(house, goryo)}")
    expect(page.get_by_role("radio", name="from above")).to_be_checked()
    expect(plan_drawn(page)).not_to_have_count(0)
    for eyes, sees in {"the Samurai": False, "the Goryō": True, "spectators": False}.items():
        page.get_by_role("group", name="Point of view").get_by_text(eyes, exact=True).click()
        expect(page.get_by_role("radio", name=eyes)).to_be_checked()
        if sees:
            expect(plan_drawn(page)).not_to_have_count(0)
        else:
            expect(plan_drawn(page)).to_have_count(0)


def test_without_spoilers_nothing_tells_of_the_end_before_it_is_reached(
    page: Page, house: str, goryo: str
) -> None:
    count = moves(house, goryo)
    page.goto(f"{house}/t/{goryo}/replay")
    expect(page.get_by_test_id("result")).to_be_visible()
    page.get_by_text("Without spoilers").click()
    expect(page.get_by_test_id("result")).to_have_count(0)
    expect(page.get_by_test_id("seal")).to_have_count(0)
    expect(page.get_by_role("radio", name="from above")).to_have_count(0)
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
    expect(page.get_by_test_id("seal")).to_be_visible()


def test_what_the_samurai_could_know_is_drawn_and_counted(
    page: Page, house: str, goryo: str
) -> None:
    move = during_the_plan(house, goryo)
    page.goto(f"{house}/t/{goryo}/replay?move={move}&seat=samurai")
    page.get_by_text("What the Samurai could know").click()
    with asking(house) as client:
        ways = client.get(f"/api/tables/{goryo}/belief", params={"move": move}).json()["ways"]
    told = "Only one way is possible." if ways == 1 else f"{ways} ways are possible."
    expect(page.get_by_test_id("ways")).to_contain_text(told)
    expect(page.get_by_test_id("ways")).to_contain_text("Likeliest targets: ")
    expect(page.get_by_role("img", name="What may be believed of her way")).to_be_visible()
    slider(page).focus()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("ways")).to_have_text(
        "At this moment no plan lies hidden on the board."
    )
    expect(page.get_by_role("img", name="What may be believed of her way")).to_have_count(0)


def test_going_on_from_a_move_opens_a_table_at_which_one_can_play(page: Page, house: str) -> None:
    answer = page.request.post(
        f"{house}/api/tables",
        data={
            "game": "goryo",
            "manners": {
                "name": "Ann",
                "public": True,
                "seats": {seat: {"who": "bot", "bot": "greedy"} for seat in ("goryo", "samurai")},
            },
        },
    ).json()
    id = answer["id"]
    while (
        page.request.get(f"{house}/api/tables/{id}/events?wait=20").json()["now"]["status"]
        != "over"
    ):
        pass
    page.goto(f"{house}/t/{id}/replay?move={during_the_plan(house, id)}")
    page.get_by_role("button", name="Go on from here").click()
    dialog = page.get_by_role("dialog", name="Go on from here")
    dialog.get_by_text("the Samurai", exact=True).click()
    dialog.get_by_label("Your nickname").fill("Bea")
    dialog.get_by_role("button", name="To the new table").click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{id})\w+$"))
    forked = f"{house}/api/tables/{page.url.rsplit('/', 1)[1]}"
    player = Player(page, Random(1))
    player.look()
    before = page.request.get(forked).json()
    assert before["forked"]
    assert before["mine"] == ["samurai"]
    assert [seat["name"] for seat in before["now"]["seats"] if seat["mine"]] == ["Bea"]
    while player.settle() == before["number"]:
        assert player.step()


def test_a_record_is_saved_and_brought_back(
    page: Page, house: str, goryo: str, tmp_path: Path
) -> None:
    count = moves(house, goryo)
    page.goto(f"{house}/t/{goryo}/replay")
    page.get_by_text("Share and keep").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename == f"futago-goryo-{goryo}.json"
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "futago/1"

    page.goto(f"{house}/replays")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page).to_have_url(re.compile(rf"/t/(?!{goryo})\w+/replay"))
    expect(where(page)).to_have_text(f"Move 0 of {count}")
    expect(page.get_by_test_id("seal")).to_contain_text("draws follow from the seed.")

    page.goto(f"{house}/replays")
    mine = page.get_by_role("region", name="My finished games").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Won:")
    mine.click()
    expect(where(page)).to_have_text(f"Move 0 of {count}")


def test_several_records_in_a_file_are_dropped_and_the_first_is_shown(
    page: Page, house: str, goryo: str
) -> None:
    with asking(house) as client:
        record = client.get(f"/api/tables/{goryo}/record").text
    page.goto(f"{house}/replays")
    dropped = page.evaluate_handle(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], 'games.jsonl'));
            return files;
        }""",
        f"{record}\n{{}}\n",
    )
    page.get_by_role("group", name="Bring a record").dispatch_event(
        "drop", {"dataTransfer": dropped}
    )
    expect(page).to_have_url(re.compile(r"/t/\w+/replay"))


def test_a_file_that_is_no_record_is_refused_in_words(
    context: BrowserContext, house: str, goryo: str
) -> None:
    page = context.new_page()  # the browser itself reports refused requests as errors
    with asking(house) as client:
        record = client.get(f"/api/tables/{goryo}/record").json()
    page.goto(f"{house}/replays")
    field, alert = page.get_by_label("Choose a file"), page.get_by_role("main").get_by_role("alert")

    def bring(text: str) -> None:
        field.set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
        )

    bring("dear diary")
    expect(alert).to_have_text("This file holds no record: a record is a JSON object.")
    bring(json.dumps({**record, "moves": record["moves"][:-1]}))
    expect(alert).to_contain_text("move")
    expect(alert).not_to_contain_text("JSON object")
    expect(page).to_have_url(f"{house}/replays")


def test_the_seal_tells_that_all_draws_follow_from_the_seed(
    page: Page, house: str, goryo: str
) -> None:
    with asking(house) as client:
        verdict = client.get(f"/api/tables/{goryo}/verify").json()
    page.goto(f"{house}/t/{goryo}/replay")
    seal = page.get_by_test_id("seal")
    expect(seal).to_contain_text(f"All {verdict['draws']} draws follow from the seed.")
    expect(seal.get_by_text(verdict["seed"])).to_be_hidden()
    seal.get_by_text("The seed and its fingerprint").click()
    expect(seal.get_by_text(verdict["seed"])).to_be_visible()
    expect(seal.get_by_text(verdict["commitment"])).to_be_visible()


def test_a_shared_link_opens_at_its_move(page: Page, house: str, goryo: str) -> None:
    page.goto(f"{house}/t/{goryo}/replay?move=5&seat=samurai")
    expect(where(page)).to_contain_text("Move 5 of")
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Share and keep").click()
    link = f"{house}/t/{goryo}/replay?move=6&seat=samurai"
    expect(page.get_by_label("Link to this move")).to_have_value(link)
    page.goto("about:blank")
    page.goto(link)
    expect(where(page)).to_contain_text("Move 6 of")
    expect(page.get_by_role("radio", name="the Samurai")).to_be_checked()


def test_a_record_brought_here_can_be_shared(
    page: Page, new_context: CreateContextCallback, house: str, goryo: str
) -> None:
    with asking(house) as client:
        record = client.get(f"/api/tables/{goryo}/record").text
    page.goto(f"{house}/replays")
    file: FilePayload = {
        "name": "a.json",
        "mimeType": "application/json",
        "buffer": record.encode(),
    }
    page.get_by_label("Choose a file").set_input_files([file])
    expect(where(page)).to_contain_text("Move 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(where(page)).to_contain_text("Move 1 of")
    page.get_by_text("Share and keep").click()
    link = page.get_by_label("Link to this move").input_value()
    friend = new_context().new_page()
    friend.goto(link)
    expect(where(friend)).to_contain_text("Move 1 of")
    expect(friend).not_to_have_url(re.compile("#"))


def test_a_running_game_is_seen_as_one_saw_it(page: Page, house: str) -> None:
    with asking(house) as client:
        id, _ = made(client, "goryo", {"samurai": "me", "goryo": "random"})
    page.goto(f"{house}/t/{id}/replay")
    expect(page.get_by_text("The game goes on")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(1)
    expect(page.get_by_role("radio", name="spectators")).to_be_checked()
    expect(page.get_by_role("button", name="Go on from here")).to_have_count(0)
    expect(page.get_by_text("What the Samurai could know")).to_have_count(0)
    page.get_by_text("Share and keep").click()
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0)


def test_go_rpg_is_looked_at_in_pieces(page: Page, house: str) -> None:
    with asking(house) as client:
        id, _ = made(client, "gorpg", {"p1": "greedy"}, {"mode": "solo", "players": 1})
        while (
            client.get(f"/api/tables/{id}/events", params={"wait": 20}).json()["now"]["status"]
            != "over"
        ):
            pass
    asked = list[str]()
    page.on("request", lambda one: asked.append(one.url) if "replay?first" in one.url else None)
    count = moves(house, id)
    assert count > 100
    page.goto(f"{house}/t/{id}/replay?move=60")
    expect(where(page)).to_have_text(f"Move 60 of {count}")
    slider(page).focus()
    page.keyboard.press("End")
    expect(where(page)).to_have_text(f"Move {count} of {count}")
    expect(page.locator("[aria-current=step]")).to_contain_text(str(count))
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_everything_fits_and_the_reel_is_at_the_thumb(
    page: Page, house: str, goryo: str, scheme: Any
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{house}/t/{goryo}/replay?move=4")
    expect(slider(page)).to_be_in_viewport()
    next_move = page.get_by_role("button", name="One move on")
    next_move.click()
    expect(where(page)).to_contain_text("Move 5 of")
    box = next_move.bounding_box()
    assert box is not None
    assert box["y"] > 600
    wide = "document.documentElement.scrollWidth"
    assert page.evaluate(wide) <= 390
    page.goto(f"{house}/replays")
    expect(page.get_by_role("heading", name="Bring a record")).to_be_visible()
    assert page.evaluate(wide) <= 390

"""A game that began under the first rules is played on in the browser under those rules."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from futago.games import game_named

from ..conformance.golden import read, transcripts
from .screen_visits import table_maker, user_page

FIRST = "0.1.0"


def test_a_party_says_before_it_rests_whether_it_wants_a_tavern_hero(
    browser: Browser, server_url: str
) -> None:
    tables = table_maker(server_url)
    records = (read(file) for file in transcripts(game_named("gorpg")))
    record, number = next(
        (record, number)
        for record in records
        if record["version"] == FIRST and record["options"]["mode"] == "standard"
        for number, move in enumerate(record["moves"])
        if move["do"] == "rest" and move["recruit"]
    )
    seat = record["moves"][number]["by"]
    record["seats"] = dict.fromkeys(record["seats"], "greedy")
    imported = tables.ann.post("/api/replays", json={"record": record}).json()["id"]
    seats = {one: {"who": "me" if one == seat else "bot"} for one in record["seats"]}
    body = {"move": number, "settings": {"name": "Ann", "seats": seats}}
    made = tables.ann.post(f"/api/tables/{imported}/fork", json=body).json()
    assert made["table"]["version"] == FIRST
    with user_page(browser, server_url) as page:
        page.goto(f"{server_url}/t/{made['id']}")
        page.locator("[data-tap='word:rest-recruit']").click()
        page.get_by_test_id("confirm").click()
        expect(page.locator("[data-tap='word:rest-recruit']")).to_have_count(0)
    told = tables.ann.get(f"/api/tables/{made['id']}?after=0&lang=en").json()
    assert told["version"] == FIRST
    said = [line["text"]["said"] for entry in told["log"] for line in entry["log"]]
    assert any("tavern" in sentence for sentence in said)

"""Advice between people: off until all of them agree, and everybody sees who uses it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .http_player import HttpPlayer
from .play_helpers import next_message, play_moves, start_table


def _lines(player: HttpPlayer, table: str, kind: str) -> list[str]:
    """The ids of what the log says about entries of a kind."""
    log = player.get(f"/tables/{table}", after=0)["log"]
    return [line["text"]["id"] for entry in log if entry["kind"] == kind for line in entry["log"]]


def _started(ann: HttpPlayer, ben: HttpPlayer) -> str:
    """A table of Ann, the Goryō, and Ben, the Samurai, after her plan."""
    table = start_table(ann, ben, public=True)
    people = {"goryo": ann, "samurai": ben}
    while "samurai" not in ann.get(f"/tables/{table}")["now"]["movers"]:
        play_moves(table, people, random.Random(1), 1)
    return table


def _agree(table: str, asking: HttpPlayer, *others: HttpPlayer) -> None:
    asking.post(f"/tables/{table}/offers", what="advice")
    for other in others:
        other.post(f"/tables/{table}/answers", yes=True)


def _now(player: HttpPlayer, table: str) -> Any:
    return player.get(f"/tables/{table}")["now"]


def test_between_people_there_is_no_advice_until_all_agree(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = _started(ann, ben)
    assert _now(ben, table)["advice"] == "off"
    for method, what in (("POST", "hint"), ("GET", "belief"), ("POST", "try")):
        refused = ben.ask(method, f"/tables/{table}/{what}", 403, **_body(method))
        assert refused["text"]["id"] == "serve-no-advice"
    ben.post(f"/tables/{table}/offers", what="advice")
    ben.get(f"/tables/{table}/belief", 403)  # one alone is not everybody
    ann.post(f"/tables/{table}/answers", yes=False)
    assert (_now(ann, table)["advice"], _now(ann, table)["offer"]) == ("off", None)
    _agree(table, ben, ann)
    assert _now(ann, table)["advice"] == "on"
    ben.get(f"/tables/{table}/belief")
    assert ben.post(f"/tables/{table}/offers", 409, what="advice")["text"]["id"] == (
        "table-advice-already"
    )


def _body(method: str) -> dict[str, Any]:
    return {"json": {}} if method == "POST" else {}


def test_everybody_sees_who_uses_advice_once_per_turn(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = _started(ann, ben)
    _agree(table, ann, ben)
    with ann.socket(table) as socket:
        next_message(socket, "table")
        for _ in range(3):
            ben.get(f"/tables/{table}/belief")
        ben.post(f"/tables/{table}/try", 201)
        told = [next_message(socket, "event") for _ in range(2)]
    assert [(event["kind"], event["by"]) for event in told] == [("advised", "samurai")] * 2
    assert told[-1]["view"] is None  # the game has not changed
    uses = ["table-event-advised-belief", "table-event-advised-try"]
    for viewer in (ann, ben, zoe):
        assert _lines(viewer, table, "advised") == uses
        advised = {seat["seat"]: seat["advised"] for seat in _now(viewer, table)["seats"]}
        assert advised == {"goryo": 0, "samurai": 2}
    # Her next plan begins a new turn.
    people = {"goryo": ann, "samurai": ben}
    before = _now(ann, table)["movers"]
    while _now(ann, table)["movers"] == before:
        play_moves(table, people, random.Random(1), 1)
    while _now(ann, table)["movers"] != before:
        play_moves(table, people, random.Random(1), 1)
    ben.get(f"/tables/{table}/belief")
    assert len(_lines(zoe, table, "advised")) == 3


def test_anybody_may_end_the_advice(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = _started(ann, ben)
    ann.post(f"/tables/{table}/offers", 409, what="no-advice")
    _agree(table, ben, ann)
    ann.post(f"/tables/{table}/offers", what="no-advice")
    assert _now(ben, table)["advice"] == "off"
    assert _lines(ben, table, "advice") == ["table-event-advice-on", "table-event-advice-off"]
    ben.get(f"/tables/{table}/belief", 403)


def test_a_half_told_use_reveals_no_more_than_the_request(ann: HttpPlayer, ben: HttpPlayer) -> None:
    """What is refused is not told: neither the wrong seat nor a seat that has nothing to guess."""
    table = _started(ann, ben)
    _agree(table, ben, ann)
    ann.post(f"/tables/{table}/hint", 409)  # not her turn
    ann.get(f"/tables/{table}/belief", 403)
    ann.get(f"/tables/{table}/belief", 409, seat="goryo")
    assert _lines(ben, table, "advised") == []


@pytest.mark.parametrize("hints", [True, False])
def test_who_plays_with_bots_need_not_ask(ann: HttpPlayer, hints: bool) -> None:
    seats = {"samurai": {"who": "me"}, "goryo": {"who": "bot", "bot": "random"}}
    made = ann.create_table(name="Ann", hints=hints, seats=seats)
    assert made["table"]["now"]["advice"] == ("free" if hints else "never")
    if not hints:
        refused = ann.post(f"/tables/{made['id']}/offers", 409, what="advice")
        assert refused["text"]["id"] == "serve-no-hints"


def test_one_person_with_several_seats_agrees_for_all_of_them(ann: HttpPlayer) -> None:
    seats = {"samurai": {"who": "me"}, "goryo": {"who": "me"}}
    table = ann.create_table(name="Ann", seats=seats)["id"]
    assert _now(ann, table)["advice"] == "off"
    ann.post(f"/tables/{table}/offers", what="advice")
    assert _now(ann, table)["advice"] == "on"


def test_a_free_seat_may_still_be_a_person(ann: HttpPlayer) -> None:
    seats = {"samurai": {"who": "me"}, "goryo": {"who": "open"}}
    table = ann.create_table(name="Ann", seats=seats)["id"]
    assert _now(ann, table)["advice"] == "off"
    ann.put(f"/tables/{table}/seats/goryo/bot", bot="random")
    assert _now(ann, table)["advice"] == "free"

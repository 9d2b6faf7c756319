"""The coach on a real server: reports on finished games are stored; hints use what a seat knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ..goryo.coach.games import record_of
from ..server_process import ServerProcess, http_client
from .http_tables import create_table, play_any_move


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("coach")) as server:
        yield server


def _imported(client: httpx.Client, record: Any) -> tuple[str, str]:
    answer = client.post("/api/replays", json={"record": record, "token": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"]), str(answer.json()["token"])


def _coached(client: httpx.Client, id: str) -> dict[str, Any]:
    """Request the report, and wait until it is ready."""
    state: dict[str, Any] = client.post(f"/api/tables/{id}/coaching", json={}).json()
    while state["status"] == "working":
        state = client.get(f"/api/tables/{id}/coaching", params={"wait": 30}).json()
    return state


def test_a_report_is_computed_once_and_stored(server: ServerProcess) -> None:
    record = record_of("cursed")
    with http_client(server.address) as client:
        id, token = _imported(client, record)
    with http_client(server.address, token) as me:
        assert me.get(f"/api/tables/{id}/coaching").json()["status"] == "none"
        state = _coached(me, id)
        assert state["status"] == "done"
        coaching = state["coaching"]
        moves = len(record["moves"])
        assert [point["move"] for point in coaching["chances"]] == list(range(moves + 1))
        for point in coaching["chances"]:
            assert sum(point["win"].values()) == pytest.approx(1, abs=0.001)
        assert coaching["remarks"]
        assert coaching["questions"]
        assert coaching["beliefs"]
        assert [entry["round"] for entry in coaching["rounds"]][:2] == [1, 2]
        for remark in coaching["remarks"]:
            started = [entry for entry in coaching["rounds"] if entry["move"] < remark["move"]]
            assert remark["round"] == max([1, *(entry["round"] for entry in started)])
            assert remark["what"]["id"]
        end = round(100 * coaching["first"]) + sum(coaching["causes"].values())
        assert end == 100 * coaching["result"]
    server.kill()
    server.start()
    with http_client(server.address, token) as me:
        again = me.post(f"/api/tables/{id}/coaching", json={}).json()
        assert again == {"status": "done", "progress": 1.0, "coaching": coaching, "trouble": None}


def test_a_private_game_has_no_report_for_strangers(server: ServerProcess) -> None:
    with http_client(server.address) as client:
        id, _ = _imported(client, record_of("cursed"))
    with http_client(server.address) as stranger:
        assert stranger.post(f"/api/tables/{id}/coaching", json={}).status_code == 404
        assert stranger.get(f"/api/tables/{id}/coaching").status_code == 404


def test_a_running_game_and_one_resigned_at_once_have_no_report(server: ServerProcess) -> None:
    with http_client(server.address) as client:
        id, token = create_table(client, "goryo", {"samurai": "me", "goryo": "random"})
        with http_client(server.address, token) as me:
            assert me.post(f"/api/tables/{id}/coaching", json={}).status_code == 409
            assert me.get(f"/api/tables/{id}/coaching").status_code == 409
            me.post(f"/api/tables/{id}/resign", json={}).raise_for_status()
            state = _coached(me, id)  # resigned at once: nothing to report
            assert state["status"] == "none"
            assert state["trouble"]["id"] == "coach-not-finished"


def _table(client: httpx.Client, seat: str, hints: bool) -> tuple[str, str]:
    other = "samurai" if seat == "goryo" else "goryo"
    seats = {seat: {"who": "me"}, other: {"who": "bot", "bot": "random"}}
    settings = {"name": "Ann", "public": True, "hints": hints, "seats": seats}
    options = {"variant": "cursed-object"}
    body = {"game": "goryo", "options": options, "settings": settings, "token": True}
    answer = client.post("/api/tables", json=body).json()
    return str(answer["id"]), str(answer["token"])


def _my_turn(me: httpx.Client, id: str) -> str:
    """Wait until it is my turn; returns the phase."""
    number = 0
    while True:
        shown = me.get(f"/api/tables/{id}/events", params={"after": number, "wait": 30}).json()
        number = shown["number"]
        if shown["seat"] in shown["now"]["movers"]:
            return str(shown["view"]["phase"])


@pytest.mark.parametrize("seat", ["samurai", "goryo"])
def test_a_hint_is_a_legal_move_of_my_own_seat(server: ServerProcess, seat: str) -> None:
    with http_client(server.address) as client:
        id, token = _table(client, seat, hints=True)
        with http_client(server.address, token) as me:
            while _my_turn(me, id) not in ("act", "plan"):
                play_any_move(me, id)
            first = me.post(f"/api/tables/{id}/hint", json={"first": True})
            assert first.status_code == 200, first.text
            assert first.json()["advice"][0]["marks"]
            answer = me.post(f"/api/tables/{id}/hint", json={})
            assert answer.status_code == 200, answer.text
            hint = answer.json()
            assert hint["seat"] == seat
            assert 0 <= hint["chance"] <= 1
            assert hint["reasons"]
            number = me.get(f"/api/tables/{id}").json()["number"] + 1
            move = {"number": number, "move": hint["advice"][0]["move"]}
            made = me.post(f"/api/tables/{id}/moves", json=move)
            assert made.status_code == 200, json.dumps(hint)
        stranger = client.post(f"/api/tables/{id}/hint", json={})
        assert stranger.status_code == 403


def test_there_are_no_hints_where_the_players_agreed_to_play_without(server: ServerProcess) -> None:
    with http_client(server.address) as client:
        id, token = _table(client, "samurai", hints=False)
        with http_client(server.address, token) as me:
            _my_turn(me, id)
            refused = me.post(f"/api/tables/{id}/hint", json={})
            assert (refused.status_code, refused.json()["text"]["id"]) == (403, "serve-no-hints")


def test_what_anybody_could_reckon_is_told_at_every_table(server: ServerProcess) -> None:
    """Odds and usual moves come from what everybody sees, so they are no advice."""
    with http_client(server.address) as client:
        id, token = create_table(client, "gorpg", {"p1": "me"}, {"mode": "solo"}, hints=False)
    with http_client(server.address, token) as me:
        ask = {"seat": "p1"}
        assert me.post(f"/api/tables/{id}/odds", json=ask).json() is None
        assert me.post(f"/api/tables/{id}/suggestion", json=ask).status_code == 409
        shown = me.get(f"/api/tables/{id}").json()
        while shown["view"]["phase"] != "quests":
            play_any_move(me, id)
            shown = me.get(f"/api/tables/{id}").json()
        odds = me.post(f"/api/tables/{id}/odds", json=ask).json()
        assert [place["place"] for place in odds["places"]] == list(shown["view"]["slots"])
        prepared = me.post(f"/api/tables/{id}/odds", json={**ask, "prepare": True}).json()
        assert all(place["group"] for place in prepared["places"])
        suggested = me.post(f"/api/tables/{id}/suggestion", json=ask).json()
        assert suggested == {"seat": "p1", "moves": [], "text": None}
        assert me.post(f"/api/tables/{id}/hint", json=ask).status_code == 403

"""Routes for new events, and for finished games."""

from __future__ import annotations

import json
import random
import threading
from typing import Any

import httpx

from .answering import random_moves
from .http_player import HttpPlayer
from .play_helpers import (
    OPEN,
    next_message,
    play_moves,
    resigned_game,
    server_sent_events,
    start_table,
)

# ---------------------------------------------------------------- new events


def test_a_long_poll_returns_new_events(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    number = ann.get(f"/tables/{table}")["number"]
    assert ann.get(f"/tables/{table}/events", after=number)["log"] == []
    with ben.socket(table) as socket:
        next_message(socket, "table")
        found = list[Any]()
        waiting = threading.Thread(
            target=lambda: found.append(ann.get(f"/tables/{table}/events", after=number, wait=60))
        )
        waiting.start()
        # Ann's poll counts as presence: then it waits.
        while "goryo" not in json.loads(socket.recv(timeout=60)).get("here", []):
            pass
        ben.post(f"/tables/{table}/chat", text="News")
        waiting.join()
    (shown,) = found
    assert [line["kind"] for line in shown["log"]] == ["chat"]
    assert shown["number"] == number + 1


def test_a_stream_resumes_where_it_was(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    with ann.http.stream("GET", f"/tables/{table}/stream") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        stream_events = server_sent_events(response)
        first = next(stream_events)
        assert (first["event"], first["id"]) == ("table", "3")
        ben.post(f"/tables/{table}/chat", text="One")
        event = next(one for one in stream_events if one["event"] == "event")
        assert event["id"] == "4"
        assert json.loads(event["data"])["kind"] == "chat"
    ben.post(f"/tables/{table}/chat", text="Two")
    again = {"Last-Event-ID": event["id"]}
    with ann.http.stream("GET", f"/tables/{table}/stream", headers=again) as response:
        shown = json.loads(next(server_sent_events(response))["data"])
    assert [line["number"] for line in shown["log"]] == [5]


def test_a_refused_stream_does_not_count_as_a_connection(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = start_table(ann, ben, public=True)
    before = connections(ann)
    for _ in range(3):
        zoe.get(f"/tables/{table}/stream", 403, seat="goryo")
        zoe.get(f"/tables/{table}/events", 403, seat="goryo")
    assert connections(ann) <= before


def connections(person: HttpPlayer) -> float:
    """The number of live connections, from the metrics. Their token may be short."""
    token = {"Authorization": "Bearer short"}
    answer = httpx.get(f"{person.address}/metrics", headers=token, timeout=60, trust_env=False)
    lines = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if line[0] != "#")
    return float(lines["futago_connections"])


def test_a_socket_resumes_where_it_was_and_knows_what_was_seen(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    with ann.socket(table, after=0) as socket:
        shown = next_message(socket, "table")
        assert [line["kind"] for line in shown["log"]] == ["sat", "sat", "start"]
        socket.send(json.dumps({"type": "ack", "number": 3}))
        socket.send(json.dumps({"type": "ping", "id": "p"}))
        assert next_message(socket, "reply") == {
            "type": "reply",
            "id": "p",
            "ok": True,
            "number": 3,
        }
    ben.post(f"/tables/{table}/chat", text="While you were away")
    with ben.socket(table) as waiting:
        next_message(waiting, "table")
        assert next_message(waiting, "presence")["here"] == ["samurai"]
        with ann.socket(table, after=3) as socket:
            shown = next_message(socket, "table")
            assert shown["seen"] == 3
            assert [line["number"] for line in shown["log"]] == [4]
            assert next_message(waiting, "presence")["here"] == ["goryo", "samurai"]
        assert next_message(waiting, "presence")["here"] == ["samurai"]


def test_a_socket_answers_everything_it_is_asked(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    with ann.socket(table) as socket:
        shown = next_message(socket, "table")
        move = random_moves(shown["choice"], random.Random(1))

        def asked(**message: Any) -> Any:
            socket.send(json.dumps({"id": 7, **message}))
            while True:
                found = json.loads(socket.recv(timeout=60))
                if found["type"] == "reply":
                    return found

        assert asked(type="why", kind="space", thing="f2")["reason"]["id"]
        assert asked(type="chat", text="Hello")["ok"]
        assert asked(type="offer", what="pause")["ok"]
        assert asked(type="answer", yes=False)["ok"]
        assert asked(type="undo")["problem"]["status"] == 409
        stale = asked(type="move", number=1, move=move)
        assert stale["problem"]["table"]["number"] > 3
        assert asked(type="fly")["problem"]["status"] == 400
        assert asked(type="move", number="x", move=move)["id"] is None
        for nonsense in (b"\xff\x00", "{"):
            socket.send(nonsense)
            assert next_message(socket, "reply")["problem"]["status"] == 400
        assert asked(type="resign")["ok"]


def test_a_socket_to_an_inaccessible_table_is_refused_with_a_reason(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    for person, query in ((zoe, {}), (ben, {"seat": "goryo"}), (ben, {"seat": "above"})):
        with person.socket(table, **query) as socket:
            refused = json.loads(socket.recv(timeout=60))
            assert refused["type"] == "refused"
            assert refused["problem"]["status"] in (403, 404)


# ---------------------------------------------------------------- after the game


def test_a_finished_game_is_seen_from_everywhere_and_a_running_one_is_not(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    for path in ("record", "verify"):
        ann.get(f"/tables/{table}/{path}", 409)
    ben.get(f"/tables/{table}/replay", 403, seat="goryo")
    ben.get(f"/tables/{table}/replay", 403, seat="above")
    running = ben.get(f"/tables/{table}/replay", first=0, last=50)
    assert all(f["played"] is None or f["by"] == "samurai" for f in running["frames"])
    ann.post(f"/tables/{table}/resign")
    whole = ben.get(f"/tables/{table}/replay", first=0, last=500, seat="above", lang="fr")
    assert whole["viewer"] == "above"
    assert len(whole["frames"]) == whole["moves"] + 1
    assert whole["frames"][-1]["played"]


def test_a_finished_game_is_continued_at_another_table(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = resigned_game(ann, ben)
    made = ben.post(f"/tables/{table}/fork", 201, move=4, settings={"name": "Ben", "seats": OPEN})
    assert made["table"]["forked"]
    assert made["table"]["mine"] == ["goryo"]
    ann.join(made["link"], "samurai", "Ann")
    play_moves(made["id"], {"goryo": ben, "samurai": ann}, random.Random(1), 2)
    ben.post(f"/tables/{table}/fork", 400, move=10**5)
    ben.post(f"/tables/{made['id']}/fork", 409, move=0)


def test_a_position_is_tried_out_from_the_players_seat(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = start_table(ann, ben, public=True)
    ann.post(f"/tables/{table}/offers", what="advice")
    ben.post(f"/tables/{table}/answers", yes=True)
    play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    for person, seat in ((ann, "goryo"), (ben, "samurai")):
        # In the player's own turn: otherwise the bot at the new table moves first.
        while seat not in person.get(f"/tables/{table}")["now"]["movers"]:
            play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(1), 1)
        made = person.post(f"/tables/{table}/try", 201)
        assert made["table"]["mine"] == [seat]
        seen = person.get(f"/tables/{table}")["view"]
        assert {**made["table"]["view"], "fresh": None} == {**seen, "fresh": None}
    zoe.post(f"/tables/{table}/try", 401)
    strict = start_table(ann, ben, hints=False)
    ann.post(f"/tables/{strict}/try", 403)


def test_a_record_is_exported_and_imported(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    record = ann.get(f"/tables/{resigned_game(ann, ben)}/record")
    imported = zoe.post("/replays", 201, record=record, token=True)
    zoe.use_token(imported["token"])
    assert imported["table"]["imported"]
    assert imported["table"]["now"]["status"] == "over"
    assert zoe.get(f"/tables/{imported['id']}/record") == record
    assert zoe.get(f"/tables/{imported['id']}/verify")["verified"]
    ann.get(f"/tables/{imported['id']}", 404)
    wrong = {**record, "seed": "00" * 32}
    problem = zoe.post("/replays", 400, record=wrong)
    assert problem["text"]["id"] == "record-draw"
    for nonsense in ({}, {**record, "moves": 7}, {**record, "seats": []}):
        zoe.post("/replays", 400, record=nonsense)

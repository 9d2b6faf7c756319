"""`futago serve` as a process: started, stopped, started again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from futago.table.storage import Place

from ..databases import both
from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .play_helpers import next_message, server_sent_events, start_table


@both
def test_clients_are_told_that_the_server_stops_and_find_everything_after_a_restart(
    tmp_path: Path, place: Place
) -> None:
    with ServerProcess(tmp_path, database=place) as server:
        ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
        table = start_table(ann, ben)
        with (
            ann.socket(table) as socket,
            ben.http.stream("GET", f"/tables/{table}/stream") as stream,
        ):
            next_message(socket, "table")
            events = server_sent_events(stream)
            assert next(events)["event"] == "table"
            ann.post(f"/tables/{table}/chat", text="One moment")
            server.ask_to_stop()
            assert next_message(socket, "event")["kind"] == "chat"
            assert next_message(socket, "closing") == {"type": "closing", "reason": "stopping"}
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            rest = [json.loads(event["data"]) for event in events]
            assert [one["kind"] for one in rest if one["type"] == "event"] == ["chat"]
        assert server.stop() == 0
        token = ann.token
    with ServerProcess(tmp_path, database=place) as server:
        again = HttpPlayer(server.address, token).get(f"/tables/{table}", after=3)
        assert again["mine"] == ["goryo"]
        assert [line["kind"] for line in again["log"]] == ["chat"]

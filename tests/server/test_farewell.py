"""`futago serve` as a process: started, stopped, started again."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .running import Person, process
from .test_api import heard, sse, start


def test_whoever_watches_is_told_when_the_server_stops_and_finds_all_again(tmp_path: Path) -> None:
    with process(tmp_path) as (address, server):
        ann, ben = Person(address), Person(address)
        table = start(ann, ben)
        with (
            ann.socket(table) as socket,
            ben.http.stream("GET", f"/tables/{table}/stream") as stream,
        ):
            heard(socket, "table")
            told = sse(stream)
            assert next(told)["event"] == "table"
            ann.post(f"/tables/{table}/chat", text="One moment")
            server.send_signal(signal.SIGTERM)
            assert heard(socket, "event")["kind"] == "chat"
            assert heard(socket, "closing") == {"type": "closing", "reason": "stopping"}
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            rest = [json.loads(event["data"]) for event in told]
            assert [one["kind"] for one in rest if one["type"] == "event"] == ["chat"]
        assert server.wait(60) in (0, -signal.SIGTERM)
        token = ann.token
    with process(tmp_path) as (address, _):
        again = Person(address, token).get(f"/tables/{table}", after=3)
        assert again["mine"] == ["goryo"]
        assert [line["kind"] for line in again["log"]] == ["chat"]

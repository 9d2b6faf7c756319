"""Budgets per address and per table: what is over them is refused, or has to wait its turn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from futago.server.connection_gate import ConnectionGate
from futago.server.limits import Budget, ConnectionLimiter, LocalLimits, client_of

from ..server_process import ServerProcess
from ..table.managers import Time
from .http_player import HttpPlayer
from .play_helpers import start_table
from .server_thread import server_in_thread
from .two_player_table import create_two_player_table, received, socket


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_is_spent_and_fills_again() -> None:
    clock = Clock()
    limits = LocalLimits({"requests": Budget(2, 10)}, clock)
    assert [limits.take("requests", "a") for _ in range(12)] == [True] * 10 + [False] * 2
    assert limits.take("requests", "b")
    clock.now += 1
    assert [limits.take("requests", "a") for _ in range(3)] == [True, True, False]
    assert limits.refusals == {"requests": 3}


def test_what_costs_more_takes_more_and_the_dearest_is_still_possible() -> None:
    clock = Clock()
    limits = LocalLimits({"work": Budget(10, 100)}, clock)
    assert limits.take("work", "a", 60)
    assert not limits.take("work", "a", 60)
    clock.now += 10
    assert limits.take("work", "a", 1000), "a full budget allows anything, and is empty for long"
    clock.now += 10
    assert not limits.take("work", "a", 1)


def test_what_has_to_wait_is_served_in_turn() -> None:
    limits = LocalLimits({"messages": Budget(10, 2)}, Clock())
    waits = [limits.reserve("messages", "a") for _ in range(5)]
    assert waits == pytest.approx([0, 0, 0.1, 0.2, 0.3])
    assert limits.reserve("messages", "b") == 0


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "somebody"),
    ],
)
def test_addresses_of_one_subscriber_share_limits(address: str, client: str) -> None:
    assert client_of(address) == client


def test_a_seated_player_gets_in_when_all_connections_are_taken() -> None:
    connections = ConnectionLimiter(most=3, most_per_address=2, most_per_player=2)
    assert [connections.enter("a") for _ in range(3)] == [True, True, False]
    assert connections.enter("b")
    assert not connections.enter("c")
    assert [connections.enter("a", "table/ann") for _ in range(3)] == [True, True, False]
    connections.leave("a", "table/ann")
    assert connections.enter("a", "table/ann")


class Line:
    """A connection of the gate."""

    def __init__(self, address: str, idle: bool = True) -> None:
        self.address = address
        self.idle = idle
        self.aborted = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1234)

    def abort(self) -> None:
        self.aborted = True


def enters(gate: ConnectionGate, line: Line) -> bool:
    transport: Any = line
    return gate.enter(transport, line)


def test_an_address_with_too_many_connections_loses_its_oldest_idle_ones() -> None:
    gate = ConnectionGate(100, 3)
    busy, first, second = Line("a", idle=False), Line("a"), Line("a")
    assert all(enters(gate, line) for line in (busy, first, second, Line("b"), Line("a")))
    assert (busy.aborted, first.aborted, second.aborted) == (False, True, False)
    assert gate.count == 4


def test_an_address_whose_connections_are_all_busy_gets_no_more() -> None:
    gate = ConnectionGate(100, 2, proxies=("192.0.2.0/24",))
    assert all(enters(gate, Line("a", idle=False)) for _ in range(2))
    assert not enters(gate, Line("a"))
    assert enters(gate, Line("b"))
    assert all(enters(gate, Line("192.0.2.1", idle=False)) for _ in range(9)), "a proxy is many"


def test_a_full_server_closes_idle_connections_of_whoever_has_most() -> None:
    gate = ConnectionGate(6, 100)
    crowd = [Line("a") for _ in range(5)]
    assert all(enters(gate, line) for line in [*crowd, Line("b")])
    assert enters(gate, Line("c"))
    assert [line.aborted for line in crowd] == [True, False, False, False, False]


def test_sixty_sockets_of_an_address_share_its_messages(tmp_path: Path) -> None:
    """They are answered in turn; nobody is refused, and the seated player need not wait."""
    # Hardly any messages but those of a seat.
    with ServerProcess(tmp_path, messages_per_second=0.1) as server:
        table = create_two_player_table(server)
        with (
            socket(table, table.cid) as spectator,
            socket(table, table.ann, "goryo") as player,
        ):
            received(spectator)
            received(player)
            for number in range(200):
                spectator.send(json.dumps({"type": "ping", "id": number}))
            for number in range(10):
                player.send(json.dumps({"type": "ping", "id": number}))
            replies = [received(player) for _ in range(11)]
            assert [reply["id"] for reply in replies if reply["type"] == "reply"] == list(range(10))


def test_invented_tokens_leave_nothing_in_the_database(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        table = create_two_player_table(server)
        before = table.snapshot()
        for number in range(20):
            client = server.client(token=f"{number:040}")
            with socket(table, client) as connection:
                received(connection)
                connection.send(json.dumps({"type": "ack", "number": 1}))
                connection.send(json.dumps({"type": "ping", "id": 1}))
                received(connection)
            muted = client.put(f"{table.path}/muted", json={"seats": ["goryo"]})
            assert muted.status_code == 204
        assert table.snapshot() == before
        assert table.notes() == []


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time(), tables_per_minute=3.0) as address:
        ann = HttpPlayer(address)
        seats = {"goryo": {"who": "me"}, "samurai": {"who": "me"}}
        table = ann.create_table(seats=seats)["id"]
        for _ in range(2):
            ann.post(f"/tables/{table}/resign", seat="goryo")
            ann.post(f"/tables/{table}/offers", what="rematch")
            table = ann.get(f"/tables/{table}")["now"]["rematch"]
        ann.post(f"/tables/{table}/resign", seat="goryo")
        problem = ann.post(f"/tables/{table}/offers", 429, what="rematch")
        assert problem["type"] == "urn:futago:too-fast"


def test_a_table_accepts_only_so_many_remarks_and_every_move(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time()) as address:
        ann = HttpPlayer(address)
        seats = {"goryo": {"who": "me"}, "samurai": {"who": "bot", "bot": "random"}}
        table = ann.create_table(seats=seats)["id"]
        statuses = list[int]()
        for number in range(160):
            what = "resume" if number % 2 else "pause"
            answer = ann.http.post(f"/tables/{table}/offers", json={"what": what})
            statuses.append(answer.status_code)
            if answer.status_code == 429:
                break
        assert 50 < len(statuses) <= 130
        if ann.get(f"/tables/{table}")["now"]["status"] == "paused":
            return
        shown = ann.get(f"/tables/{table}")
        assert "goryo" in shown["now"]["movers"]


def test_seat_links_are_limited_by_address(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time(), tables_per_minute=4.0) as address:
        ann, ben = HttpPlayer(address), HttpPlayer(address)
        table = start_table(ann, ben)
        for _ in range(4):
            ann.post(f"/tables/{table}/seats/goryo/link", 201)
        ann.post(f"/tables/{table}/seats/goryo/link", 429)
        ben.post(f"/tables/{table}/seats/samurai/link", 429)

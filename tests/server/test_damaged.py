"""A database with an unreadable row: the server starts, and serves all other tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.server.api_tables import all_seats, create_table
from tests.server.two_player_table import all_until_closed, create_two_player_table, socket
from tests.server_process import ServerProcess

WITH_BOT = {"goryo": {"who": "bot", "bot": "greedy"}, "samurai": {"who": "me"}}
DAMAGED_ENTRY = "UPDATE entries SET data = x'7bff' WHERE table_id = ? AND number = 3"
BOT_IS_DUE = "UPDATE tables SET due = 1 WHERE id = ?"
DAMAGED_SUMMARY = "UPDATE tables SET summary = x'7b' WHERE id = ?"


@dataclass
class Damage:
    """Ann's tables after a restart: one damaged, one missing in lists, one intact."""

    server: ServerProcess
    ann: httpx.Client
    damaged: str
    unlisted: str
    sound: str


@pytest.fixture(scope="module")
def damage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damage]:
    folder: Path = tmp_path_factory.mktemp("damaged")
    with ServerProcess(folder) as server:
        ann = server.client()
        damaged, sound = (create_table(ann, "goryo", seats=WITH_BOT)["id"] for _ in range(2))
        unlisted = create_table(ann, "goryo", seats=all_seats(["goryo", "samurai"]))["id"]
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        for query, table in (
            (DAMAGED_ENTRY, damaged),
            (BOT_IS_DUE, damaged),
            (DAMAGED_SUMMARY, unlisted),
        ):
            assert connection.execute(query, (table,)).rowcount == 1
    with ServerProcess(folder) as server:
        token = ann.headers["Authorization"].removeprefix("Bearer ")
        yield Damage(server, server.client(token), damaged, unlisted, sound)


def test_the_server_starts_and_the_other_tables_continue(damage: Damage) -> None:
    for table in (damage.sound, damage.unlisted):
        shown = damage.ann.get(f"/api/tables/{table}", params={"after": 0})
        assert shown.status_code == 200, shown.text
        assert shown.json()["now"]["status"] == "running"
    create_two_player_table(damage.server).play()


def test_a_request_for_the_damaged_table_says_so(damage: Damage) -> None:
    path = f"/api/tables/{damage.damaged}"
    for language, words in (("en", "damaged"), ("fr", "endommagé"), ("it", "danneggiato")):
        for address in (path, f"{path}/choice", f"{path}/events", f"{path}/stream"):
            answer = damage.ann.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 400
            assert answer.json()["type"] == "urn:futago:table-damaged"
            assert words in answer.json()["detail"]


def test_a_socket_to_the_damaged_table_says_so(damage: Damage) -> None:
    goryo_table = create_two_player_table(damage.server)
    goryo_table.id = damage.damaged
    with socket(goryo_table, damage.ann) as connection:
        (refused,), code = all_until_closed(connection)
    assert refused["type"] == "refused"
    assert refused["problem"]["type"] == "urn:futago:table-damaged"
    assert code == 4400


def test_lists_leave_out_what_cannot_be_read(damage: Damage) -> None:
    for address in ("/api/tables", "/api/me/tables"):
        answer = damage.ann.get(address)
        assert answer.status_code == 200, answer.text
        tables = [table["id"] for table in answer.json()]
        assert damage.sound in tables
        assert damage.unlisted not in tables


def test_the_log_names_each_damaged_table_once_and_holds_nothing_of_it(damage: Damage) -> None:
    for _ in range(3):
        damage.ann.get(f"/api/tables/{damage.damaged}")
        damage.ann.get("/api/tables")
    errors = [line for line in damage.server.log.read_text().splitlines() if "level=error" in line]
    assert len(errors) == 2
    assert f"table={damage.damaged}" in errors[0]
    assert '"entry 3"' in errors[0]
    assert f"table={damage.unlisted}" in errors[1]
    assert "Traceback" not in damage.server.log.read_text()

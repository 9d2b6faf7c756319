"""Limits per address hold whatever tokens it invents."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from futago.game import BadInput
from futago.server.run import bound_socket
from futago.server.settings import Settings

from ..table.managers import Time
from .http_player import HttpPlayer
from .play_helpers import next_message, start_table
from .server_thread import server_in_thread


def test_an_invented_token_does_not_lift_the_limit_on_tables(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time(), tables_per_minute=3.0) as address:
        for number in range(3):
            HttpPlayer(address, f"{number}" * 30).create_table()
        for person in (HttpPlayer(address, "z" * 30), HttpPlayer(address)):
            problem = person.post("/tables", 429, game="goryo")
            assert problem["type"] == "urn:futago:too-fast"
            person.post("/replays", 429, record={})


def test_sockets_streams_and_long_polls_share_the_connection_limit(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time(), max_connections_per_address=2) as address:
        ann, ben, zoe = HttpPlayer(address), HttpPlayer(address), HttpPlayer(address, "z" * 30)
        table = start_table(ann, ben, public=True)
        with ann.socket(table) as one, ben.socket(table) as other:
            next_message(one, "table")
            next_message(other, "table")
            for path in ("events", "stream"):
                assert zoe.get(f"/tables/{table}/{path}", 429)["type"] == "urn:futago:too-many"
            with zoe.socket(table) as third:
                assert next_message(third, "refused")["problem"]["status"] == 429
            with ann.socket(table) as another:
                next_message(another, "table")  # who sits at the table always gets in
            number = ann.get(f"/tables/{table}")["number"]
            one.close()
            while ben.get(f"/tables/{table}")["now"]["seats"][0]["here"]:
                pass
        assert ann.get(f"/tables/{table}/events", after=number - 1)["log"]


def test_spectators_share_the_chat_limit(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, Time()) as address:
        ann, ben = HttpPlayer(address), HttpPlayer(address)
        table = start_table(ann, ben, public=True, spectator_chat=True)
        statuses = [
            HttpPlayer(address, f"{n:030}").http.post(
                f"/tables/{table}/chat", json={"text": "Hello"}
            )
            for n in range(12)
        ]
        assert {answer.status_code for answer in statuses} == {200, 429}
        ann.post(f"/tables/{table}/chat", text="Quiet, please")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"smtp": "mail.example.org", "mail_from": "a@example.org"}, "mail-bad-settings"),
        ({"smtp": "smtp://mail.example.org", "mail_from": "nobody"}, "mail-bad-address"),
        ({"smtp": "smtp://mail.example.org"}, "serve-mail-from"),
        ({"public_url": "games.example.org"}, "serve-public-url"),
        ({"public_url": "https://example.org/futago"}, "serve-public-url"),
        ({"port": 65536}, "serve-port"),
        ({"bot_workers": 0}, "serve-number"),
    ],
    ids=str,
)
def test_invalid_settings_are_refused_at_once(options: dict[str, object], text: str) -> None:
    with pytest.raises(BadInput) as refused:
        Settings(**options).check()  # type: ignore[arg-type]
    assert refused.value.text.id == text


def test_the_error_names_the_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput) as refused:
            bound_socket(Settings(port=port))
    assert str(port) in str(refused.value)

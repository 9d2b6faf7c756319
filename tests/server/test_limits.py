"""How much one address may ask for, whatever secrets it makes up."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from futago.game import BadInput
from futago.server.run import bound_socket
from futago.server.settings import Settings

from ..table.houses import Time
from .running import Person, running
from .test_api import heard, start


def test_a_made_up_secret_makes_no_more_tables(tmp_path: Path) -> None:
    with running(tmp_path, Time(), tables_per_minute=3.0) as address:
        for number in range(3):
            Person(address, f"{number}" * 30).make()
        for person in (Person(address, "z" * 30), Person(address)):
            problem = person.post("/tables", 429, game="goryo")
            assert problem["type"] == "urn:futago:too-fast"
            person.post("/replays", 429, record={})


def test_sockets_streams_and_long_polls_share_the_room(tmp_path: Path) -> None:
    with running(tmp_path, Time(), max_connections_per_address=2) as address:
        ann, ben = Person(address), Person(address)
        table = start(ann, ben)
        with ann.socket(table) as one, ben.socket(table) as other:
            heard(one, "table")
            heard(other, "table")
            for path in ("events", "stream"):
                assert ann.get(f"/tables/{table}/{path}", 429)["type"] == "urn:futago:too-many"
            with ann.socket(table) as third:
                assert heard(third, "refused")["problem"]["status"] == 429
            number = ann.get(f"/tables/{table}")["number"]
            one.close()
            while ben.get(f"/tables/{table}")["now"]["seats"][0]["here"]:
                pass
        assert ann.get(f"/tables/{table}/events", after=number - 1)["log"]


def test_spectators_share_what_they_may_say(tmp_path: Path) -> None:
    with running(tmp_path, Time()) as address:
        ann, ben = Person(address), Person(address)
        table = start(ann, ben, public=True, spectator_chat=True)
        statuses = [
            Person(address, f"{n:030}").http.post(f"/tables/{table}/chat", json={"text": "Hello"})
            for n in range(12)
        ]
        assert {answer.status_code for answer in statuses} == {200, 429}
        ann.post(f"/tables/{table}/chat", text="Quiet, please")


@pytest.mark.parametrize(
    ("wishes", "text"),
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
def test_settings_that_cannot_be_meant_are_refused_at_once(
    wishes: dict[str, object], text: str
) -> None:
    with pytest.raises(BadInput) as refused:
        Settings(**wishes).check()  # type: ignore[arg-type]
    assert refused.value.text.id == text


def test_a_port_that_is_taken_is_named_as_one_types_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput) as refused:
            bound_socket(Settings(port=port))
    assert str(port) in str(refused.value)

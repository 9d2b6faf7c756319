"""Who deletes an account is gone: from the database, from every table, from everybody's screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from futago.table.storage import Place

from ..databases import POSTGRESQL, SQLITE
from ..notices.servers import mail_server
from ..server_process import ServerProcess
from .http_player import HttpPlayer
from .mailbox import WaitableMailBox
from .play_helpers import play_moves, start_table

NAME = "Hildegunst"
SAID = "By the quill of Mythenmetz"
EMAIL = "hildegunst@dragon.example"
TITLE = "Castle of Hildegunst"
KEPT = "hildegunsts-palace"
WATCHED = "Hildegunst the watcher"
HER_WORDS = ("ildegunst", "Mythenmetz", "dragon.example")

one_and_two_processes = pytest.mark.parametrize(
    ("place", "processes"), [(SQLITE, 1), (SQLITE, 2), (POSTGRESQL, 2)], indirect=["place"]
)


@pytest.fixture
def mailbox() -> WaitableMailBox:
    return WaitableMailBox()


@pytest.fixture
def server(
    tmp_path: Path, place: Place, processes: int, mailbox: WaitableMailBox
) -> Iterator[ServerProcess]:
    with mail_server(mailbox) as port:
        smtp = f"smtp://127.0.0.1:{port}?tls=none"
        with ServerProcess(
            tmp_path, database=place, processes=processes, smtp=smtp, mail_from="f@games.example"
        ) as server:
            yield server


def stored(place: Place) -> bytes:
    """Every byte of the files, or every row of the database."""
    if isinstance(place, Path):
        return b"".join(file.read_bytes() for file in sorted(place.parent.glob(f"{place.name}*")))
    import psycopg

    with psycopg.connect(place) as connection:
        named = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        )
        rows = [
            row
            for (name,) in named.fetchall()
            for row in connection.execute(f"SELECT * FROM {name}".encode()).fetchall()
        ]
    return repr(rows).encode()


def wait_until_forgotten(place: Place) -> None:
    """Until all tables have forgotten whom they had to forget, and the file was scrubbed."""
    from sqlalchemy import func, select

    from futago.table.engines import reading
    from futago.table.schema import ERASURES

    for _ in range(100_000):
        with reading(place) as connection:
            if not connection.execute(select(func.count()).select_from(ERASURES)).scalar_one():
                return
    raise AssertionError("not forgotten")


def a_life(server: ServerProcess, mailbox: WaitableMailBox, ben: HttpPlayer) -> dict[str, Any]:
    """Somebody plays, talks, watches and keeps things: all that can be stored of a person."""
    ann = HttpPlayer(server.address)
    tables = list[str]()
    for number in range(4):
        table = start_table(ann, ben, title=TITLE)
        ann.post(f"/tables/{table}/chat", text=SAID)
        ben.post(f"/tables/{table}/chat", text="Ben was here")
        play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(number), 70 * (number < 1))
        tables.append(table)
    ann.put(f"/tables/{tables[0]}/seats/goryo/notices", email=EMAIL)
    mailbox.next()
    ann.post(f"/tables/{tables[0]}/seats/goryo/link", 201)
    alone = ann.create_table(name=NAME, title=TITLE)["id"]
    unstarted = ann.create_table(name=NAME, title=TITLE, seats={"goryo": {"who": "open"}})["id"]
    watched = HttpPlayer(server.address)
    made = watched.create_table(name="Cid", public=True, spectator_chat=True)
    ann.post("/account/mails", 202, email=EMAIL)
    code = mailbox.next_code("link")
    signed_in = ann.post("/account/links", code=code, name=NAME, merge=True, token=True)
    ann.use_token(signed_in["token"])
    ann.post(f"/tables/{made['id']}/chat", text=SAID, name=WATCHED)
    ann.post("/account/codes", 201)
    ann.post("/account/mails", 202, email=EMAIL)
    ann.put("/account/kept", 204, items=[{"kind": "palaces", "name": KEPT, "data": NAME}])
    return {"ann": ann, "tables": tables, "alone": alone, "unstarted": unstarted, "other": made}


@one_and_two_processes
def test_nothing_of_a_person_is_left(
    server: ServerProcess,
    place: Place,
    mailbox: WaitableMailBox,
) -> None:
    ben = HttpPlayer(server.address)
    life = a_life(server, mailbox, ben)
    ann, (first, *others) = life["ann"], life["tables"]
    before = stored(place)
    assert all(word.encode() in before for word in HER_WORDS)
    assert ann.ask("DELETE", "/account")["tables"] == 6
    wait_until_forgotten(place)
    after = stored(place)
    assert [word for word in HER_WORDS if word.encode() in after] == []
    assert b"Ben was here" in after
    assert ann.get("/me/tables") == []
    for table in (first, *others):
        shown = ben.get(f"/tables/{table}", after=0)
        goryo, samurai = shown["now"]["seats"]
        assert (goryo["name"], goryo["player"]) == ("deleted player", "person")
        assert samurai["name"] == "Ben"
        assert shown["now"]["status"] == "over"
        chats = [line for entry in shown["log"] for line in entry["log"] if line["kind"] == "chat"]
        assert [line["data"]["text"] for line in chats] == ["Ben was here"]
    assert ben.get(f"/tables/{first}/record")["seats"]["goryo"] == "deleted player"
    assert ben.get(f"/tables/{first}/verify")["verified"]
    names = {one["name"] for game in ben.get("/me/games")["games"] for one in game["opponents"]}
    assert names == {"deleted player"}


@pytest.mark.parametrize(("place", "processes"), [(SQLITE, 1)], indirect=["place"])
def test_who_watches_sees_it_go(
    server: ServerProcess, place: Place, mailbox: WaitableMailBox
) -> None:
    ann, ben = HttpPlayer(server.address), HttpPlayer(server.address)
    table = start_table(ann, ben)
    ann.use_token(ann.post("/account", 201, name=NAME, token=True)["token"])
    with ben.socket(table) as socket:
        assert "Ann" in str(socket.recv(timeout=60))
        ann.ask("DELETE", "/account")
        while "closing" not in str(socket.recv(timeout=60)):
            pass
    wait_until_forgotten(place)
    with ben.socket(table) as socket:
        assert "Ann" not in str(socket.recv(timeout=60))


@pytest.mark.parametrize(("place", "processes"), [(SQLITE, 1)], indirect=["place"])
def test_a_deletion_goes_on_after_a_crash(
    server: ServerProcess, place: Place, mailbox: WaitableMailBox
) -> None:
    ben = HttpPlayer(server.address)
    life = a_life(server, mailbox, ben)
    life["ann"].ask("DELETE", "/account")
    server.kill()
    server.start()
    wait_until_forgotten(place)
    assert [word for word in HER_WORDS if word.encode() in stored(place)] == []

"""Jackdaws on a real server: found, played against a bot to the end, replayed and verified."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from futago.record import verify
from tests.games import all_games_registered
from tests.server.http_player import HttpPlayer
from tests.server.socket_player import SocketPlayer
from tests.server.test_docs_bot import code
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with all_games_registered(), ServerProcess(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def api(server: ServerProcess) -> HttpPlayer:
    return HttpPlayer(server.address)


def test_it_is_listed_with_its_options_seats_and_bots(api: HttpPlayer) -> None:
    (listed,) = [game for game in api.get("/games") if game["game"] == "jackdaws"]
    assert [option["name"] for option in listed["options"]] == ["hand", "turned"]
    assert listed["seats"] == ["old", "young"]
    assert listed["bots"] == ["random", "counting"]
    assert listed["default_bot"] == "counting"


@pytest.mark.parametrize("seat", ["old", "young"])
def test_a_whole_game_against_its_bot(server: ServerProcess, api: HttpPlayer, seat: str) -> None:
    other = "young" if seat == "old" else "old"
    seats = {seat: {"who": "me"}, other: {"who": "bot", "bot": "counting"}}
    made = api.create_table("jackdaws", {"hand": 5}, name="Ann", seats=seats, public=True)
    assert api.token is not None

    async def wait_for_server() -> str:
        return server.address

    player = SocketPlayer(wait_for_server, made["id"], seat, api.token, random.Random(seat))
    asyncio.run(player.play())
    table = f"/tables/{made['id']}"
    shown = api.get(table)
    assert shown["now"]["status"] == "over"
    assert shown["view"]["reason"] in ("richer", "level")
    assert api.get(f"{table}/verify")["verified"]
    record = api.get(f"{table}/record")
    assert verify(record) == 10
    assert record["seats"] == {seat: "Ann", other: "counting"}
    assert len([move for move in record["moves"] if move["by"] == seat]) == 10
    assert api.get(f"{table}/replay")["moves"] == len(record["moves"])
    assert "Traceback" not in server.log.read_text()


def test_what_is_hidden_stays_on_the_server(server: ServerProcess, api: HttpPlayer) -> None:
    made = api.create_table("jackdaws", {}, seats={"old": {"who": "me"}, "young": {"who": "me"}})
    shown = {seat: api.get(f"/tables/{made['id']}", seat=seat) for seat in ("old", "young")}
    assert shown["old"]["view"]["hands"]["young"] == ["?"] * 4
    assert shown["young"]["view"]["hands"]["old"] == ["?"] * 4
    assert "?" not in shown["old"]["view"]["hands"]["old"]


def test_texts_are_in_the_requested_language(api: HttpPlayer) -> None:
    made = api.create_table("jackdaws", {}, seats={"old": {"who": "me"}, "young": {"who": "me"}})
    choice = api.get(f"/tables/{made['id']}/choice", seat="old", lang="fr")
    assert choice["prompt"]["said"] == "Quelle carte posez-vous face cachée\N{NO-BREAK SPACE}?"


def test_its_lesson_can_be_taken(api: HttpPlayer) -> None:
    lessons = [lesson for lesson in api.get("/lessons", lang="it") if lesson["game"] == "jackdaws"]
    assert [lesson["title"]["said"] for lesson in lessons] == ["Quando dubitare"]
    tried = api.post("/lessons/jackdaws-doubt/steps/0", moves=["doubt"])
    assert tried["verdict"] == "good"


def test_the_bot_of_the_documentation_plays_it(server: ServerProcess, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(code(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(bot), server.address, "jackdaws"],
        capture_output=True,
        text=True,
        check=False,
        env={"NO_PROXY": "*"},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["reason"] in ("richer", "level")

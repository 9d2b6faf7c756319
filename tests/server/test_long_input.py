"""Input that is too long to be quoted gets a short refusal, and nothing breaks."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any, Final

import pytest

from futago.goryo import GAME
from tests.server.api_tables import golden_record
from tests.server.two_player_table import TwoPlayerTable, received, reply, socket, unchanged
from tests.server_process import ServerProcess

LONG: Final = "x" * 3900
"""More than a sentence can quote, and less than a request may hold."""
HUGE: Final = 10**4000
OPTIONS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "a long value": ("goryo", {"edition": LONG}),
    "a long name of an option": ("goryo", {LONG: 1}),
    "a long name of a palace": ("goryo", {"palace": LONG}),
    "a long entry of a palace": ("goryo", {"palace": {LONG: 1}}),
    "a list of long values": ("goryo", {"samurai": [LONG] * 4}),
    "a value with much in it": ("goryo", {"gong": {"length": [LONG]}}),
    "a huge number": ("goryo", {"gong": {"length": HUGE, "bags": []}}),
    "a long value of the other game": ("gorpg", {"mode": LONG}),
    "a huge number of the other game": ("gorpg", {"players": HUGE}),
}
MOVES: Final[dict[str, Any]] = {
    "a long word": LONG,
    "a long space": f"break {LONG}",
    "a long plan": f"plan {LONG[:800]} > {LONG[:800]} trail {LONG[:800]} shadow {LONG[:800]}",
    "a long kind": {"do": LONG},
    "a long field": {"do": "break", LONG: 1},
    "a long value": {"do": "break", "space": LONG},
    "a kind that is much": {"do": [LONG] * 10},
}


def assert_short_refusal(problem: Any) -> None:
    """The message is short, and so are its parts for a client that renders it."""
    assert 400 <= problem["status"] < 500, problem
    assert len(problem["detail"]) < 2000
    assert len(json.dumps(problem["text"], ensure_ascii=False)) < 3000


@pytest.mark.parametrize("form", OPTIONS)
def test_options_too_long_to_be_quoted_get_a_short_refusal(
    server: ServerProcess, form: str
) -> None:
    game, options = OPTIONS[form]
    for language in ("en", "fr", "it"):
        client = server.client(**{"Accept-Language": language})
        made = client.post("/api/tables", json={"game": game, "options": options})
        asked = client.post(f"/api/games/{game}/seats", json={"options": options})
        for answer in (made, asked):
            assert_short_refusal(answer.json())
            assert "…" in answer.json()["detail"]


@pytest.mark.parametrize("number", [HUGE, -HUGE], ids=["above", "below"])
def test_a_palace_with_huge_row_numbers_is_refused(server: ServerProcess, number: int) -> None:
    palace = GAME.options_as_json(GAME.options({}))["palace"]
    palace["spaces"] = [{**palace["spaces"][0], "row": number}, *palace["spaces"][1:]]
    body = {"game": "goryo", "options": {"palace": palace}}
    assert_short_refusal(server.client().post("/api/tables", json=body).json())


@pytest.mark.parametrize("form", MOVES)
def test_a_move_too_long_to_be_quoted_gets_a_short_refusal(
    goryo_table: TwoPlayerTable, form: str
) -> None:
    def attack() -> None:
        client, seat, _, number = goryo_table.mover()
        move = {"move": MOVES[form], "seat": seat}
        answer = client.post(f"{goryo_table.path}/moves", json={**move, "number": number})
        assert_short_refusal(answer.json())
        together = {**move, "move": [MOVES[form]] * 12, "number": number}
        assert_short_refusal(client.post(f"{goryo_table.path}/moves", json=together).json())
        with socket(goryo_table, client, seat) as connection:
            received(connection)
            message = {"type": "move", "number": number, "move": MOVES[form]}
            answer_message = reply(connection, json.dumps(message))
            assert len(json.dumps(answer_message)) < 5000
            assert_short_refusal(answer_message["problem"])
            assert reply(connection, '{"type":"ping","id":7}')["id"] == 7

    unchanged(goryo_table, attack)


@pytest.mark.parametrize("chosen", [LONG, *(move for move in MOVES.values() if type(move) is str)])
def test_a_question_about_something_long_gets_a_short_answer(
    goryo_table: TwoPlayerTable, chosen: str
) -> None:
    def attack() -> None:
        client, seat, _, _ = goryo_table.mover()
        asked = {"kind": "space", "thing": LONG[:100], "chosen": chosen}
        why = client.post(f"{goryo_table.path}/why", json={**asked, "seat": seat})
        assert why.status_code == 200, why.text
        assert len(why.text) < 3000
        with socket(goryo_table, client, seat) as connection:
            received(connection)
            answer = reply(connection, json.dumps({"type": "why", **asked}))
            assert answer["ok"], answer
            assert len(json.dumps(answer)) < 3000

    unchanged(goryo_table, attack)


def test_a_record_too_long_to_be_quoted_gets_a_short_refusal(server: ServerProcess) -> None:
    known = golden_record("goryo", "01-captured")
    first = {**known["moves"][0], "object": LONG}
    for record in (
        {**known, "game": LONG},
        {**known, "version": LONG},
        {**known, "options": {**known["options"], "edition": LONG}},
        {**known, "seed": LONG},
        {**known, "moves": [first, *known["moves"][1:]]},
        {**known, "moves": [{"do": LONG}, *known["moves"][1:]]},
        {**known, "result": {**known["result"], "reason": LONG}},
        {**known, LONG: 1},
    ):
        answer = server.client().post("/api/replays", json={"record": record})
        assert_short_refusal(answer.json())


@pytest.mark.parametrize(
    "last", ["²".encode("latin-1"), "²".encode(), "٣".encode(), b"-1", b"1e3", b"9" * 4000, b"x"]
)
def test_an_invalid_last_event_id_is_ignored(goryo_table: TwoPlayerTable, last: bytes) -> None:
    headers = [(b"Last-Event-ID", last)]
    with goryo_table.cid.stream("GET", f"{goryo_table.path}/stream", headers=headers) as answer:
        assert answer.status_code == 200
        assert next(answer.iter_lines()).startswith("id:")


def test_a_palace_with_bridges_everywhere_is_refused(server: ServerProcess) -> None:
    palace = GAME.options_as_json(GAME.options({}))["palace"]
    pairs = combinations(palace["spaces"], 2)
    palace["bridges"] = [[a["id"], b["id"]] for a, b in pairs if a["room"] != b["room"]]
    for address in ("/api/tables", "/api/games/goryo/seats"):
        body = {"options": {"palace": palace}} | ({"game": "goryo"} if "tables" in address else {})
        answer = server.client().post(address, json=body)
        assert answer.status_code == 400, answer.text
        assert "remove bridges" in answer.json()["detail"]

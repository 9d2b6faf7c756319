"""The rules of a game over HTTP."""

from __future__ import annotations

import pytest

from futago.games import GAMES

from .http_player import HttpPlayer


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_in_a_language(ann: HttpPlayer, game: str) -> None:
    found = ann.http.post(f"/games/{game}/rules?lang=fr", json={}).json()
    assert found["version"] == GAMES[game].version
    assert found["sections"][0]["title"]["said"]
    assert all(section["paragraphs"] for section in found["sections"])


def test_options_are_given_as_they_are_typed(ann: HttpPlayer) -> None:
    body = {"options": {"edition": "2019", "gong": "10:3,5"}}
    found = ann.http.post("/games/goryo/rules", json=body).json()
    assert {"option": "edition", "values": ["2024", "2021", "2019"], "value": "2019"} in found[
        "choosers"
    ]
    text = found["sections"][0]["paragraphs"][0]
    bags = (text["args"]["first-bags"], text["args"]["last-bag"])
    assert (text["args"]["edition"], bags) == ("2019", ("3", 5))


def test_the_options_may_be_in_the_address(ann: HttpPlayer) -> None:
    options = {"edition": "2019", "gong": "10:3,5"}
    posted = ann.http.post("/games/goryo/rules?lang=fr", json={"options": options})
    found = ann.http.get("/games/goryo/rules", params={**options, "lang": "fr"})
    assert found.json() == posted.json()
    assert found.headers["cache-control"] == "no-cache"
    assert ann.http.get("/games/goryo/rules?version=0.1.0").json()["version"] == "0.1.0"
    assert ann.http.get("/games/goryo/rules?edition=1999").status_code == 400
    assert ann.http.get("/games/nowhere/rules").status_code == 404


@pytest.mark.parametrize(
    ("game", "body", "status"),
    [
        ("nowhere", {}, 404),
        ("goryo", {"options": {"edition": "1999"}}, 400),
        ("goryo", {"version": "9.9.9"}, 400),
        ("goryo", {"palace": "edo"}, 400),
    ],
)
def test_bad_requests_get_a_problem(
    ann: HttpPlayer, game: str, body: dict[str, object], status: int
) -> None:
    answer = ann.http.post(f"/games/{game}/rules", json=body)
    assert answer.status_code == status
    assert answer.json()["title"]

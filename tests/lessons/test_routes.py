"""Lessons over HTTP: bounded, stateless, and the same as the lessons themselves."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from futago.lessons import lessons, look
from futago.texts import say
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        ServerProcess(tmp_path_factory.mktemp("data")) as server,
        httpx.Client(base_url=f"{server.address}/api", timeout=60, trust_env=False) as client,
    ):
        yield client


def test_the_list_has_every_lesson_in_order(client: httpx.Client) -> None:
    listed = client.get("/lessons", params={"lang": "fr"}).json()
    assert [lesson["id"] for lesson in listed] == list(lessons())
    assert listed[0]["title"]["said"] == "Votre première nuit"


def test_a_lesson_is_shown_without_its_answers(client: httpx.Client) -> None:
    shown = client.get("/lessons/goryo-samurai").json()
    assert [step["fresh"] for step in shown["steps"]] == [True, False, False, False, False]
    assert "moves" not in shown["steps"][0]
    assert "position" not in shown["steps"][0]


def test_a_step_is_judged_as_the_lesson_judges_it(client: httpx.Client) -> None:
    lesson = lessons()["goryo-samurai"]
    for moves in ([], ["blue e4"], ["done"], ["blue a1"], ["?"]):
        answer = client.post("/lessons/goryo-samurai/steps/0", json={"moves": moves}).json()
        seen = look(lesson, 0, moves)
        assert answer["verdict"] == seen.verdict
        assert answer["text"]["id"] == seen.text.id
        assert answer["view"]["samurai"] == seen.view.as_json()["samurai"]


def test_the_samurai_is_not_told_her_plan(client: httpx.Client) -> None:
    answer = client.post("/lessons/goryo-samurai/steps/0", json={}).json()
    assert answer["view"]["plan"] is None
    assert answer["view"]["bound"] is None


def test_the_reason_is_told_why_something_cannot_be_chosen(client: httpx.Client) -> None:
    seen = look(lessons()["goryo-samurai"], 0, [])
    for kind, thing, chosen in (("space", "a1", "blue"), ("samurai", "x", ""), ("?", "?", "zz")):
        asked = {"kind": kind, "thing": thing, "chosen": chosen}
        answer = client.post("/lessons/goryo-samurai/steps/0/why?lang=fr", json=asked).json()
        reason = seen.state.why_not("samurai", kind, thing, chosen)
        assert answer["reason"]["said"] == say(reason, "fr")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nowhere/steps/0", {}, 404),
        ("goryo-samurai/steps/9", {}, 400),
        ("goryo-samurai/steps/1", {}, 400),
        ("goryo-samurai/steps/1000", {}, 400),
        ("goryo-samurai/steps/0", {"moves": ["done"] * 41}, 400),
        ("goryo-samurai/steps/0", {"moves": ["x" * 1001]}, 400),
        ("goryo-samurai/steps/0", {"picked": ["blue"]}, 400),
        ("goryo-samurai/steps/0/why", {"kind": "space"}, 400),
        ("nowhere/steps/0/why", {"kind": "space", "thing": "a1"}, 404),
        ("goryo-samurai/steps/0", {"what": 1}, 400),
    ],
)
def test_what_is_not_understood_is_refused(
    client: httpx.Client, path: str, body: dict[str, object], status: int
) -> None:
    answer = client.post(f"/lessons/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["status"] == status


def test_the_routes_are_documented(client: httpx.Client) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    step = paths["/api/lessons/{lesson}/steps/{number}"]["post"]
    assert "404" in step["responses"]
    assert paths["/api/lessons"]["get"]["responses"]

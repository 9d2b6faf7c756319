"""Puzzles over HTTP: bounded, stateless, and the same as the puzzles themselves."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from futago.goryo.puzzles import Puzzle, look, puzzles
from futago.goryo.puzzles.replies import reply
from futago.texts import Text, say
from tests.server_process import ServerProcess

EVERY = list(puzzles().values())
ASKED = next(puzzle for puzzle in EVERY if puzzle.seat == "samurai")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        ServerProcess(tmp_path_factory.mktemp("data")) as server,
        httpx.Client(base_url=f"{server.address}/api", timeout=60, trust_env=False) as client,
    ):
        yield client


def test_the_list_has_every_puzzle_the_easiest_first(client: httpx.Client) -> None:
    found = client.get("/puzzles", params={"lang": "fr"}).json()
    listed = [puzzle for puzzle in found if puzzle["game"] == "goryo"]
    assert [puzzle["id"] for puzzle in listed] == list(puzzles())
    assert [puzzle["number"] for puzzle in listed] == [*range(1, len(EVERY) + 1)]
    assert {"said"} <= listed[0]["line"].keys()
    assert {puzzle["theme"]["said"] for puzzle in listed} >= {"Se faufiler", "Où se placer"}
    assert not {"solutions", "position", "belief"} & listed[0].keys()


@pytest.mark.parametrize("puzzle", EVERY[::15], ids=lambda puzzle: puzzle.id)
def test_a_try_is_judged_as_the_puzzle_judges_it(client: httpx.Client, puzzle: Puzzle) -> None:
    tries = [[], ["?"], puzzle.solutions[0].split(", "), [*puzzle.ideas][-1].split(", ")]
    for moves in tries:
        answer = client.post(f"/puzzles/{puzzle.id}", json={"moves": moves}).json()
        seen = look(puzzle, moves)
        assert answer["verdict"] == seen.verdict
        assert [text["id"] for text in answer["said"]] == [text.id for text in seen.said]
        assert answer["view"]["samurai"] == seen.view.as_json()["samurai"]


def test_the_samurai_does_not_get_a_plan(client: httpx.Client) -> None:
    answer = client.post(f"/puzzles/{ASKED.id}", json={}).json()
    assert answer["view"]["plan"] is None
    assert answer["view"]["bound"] is None


def test_the_solution_is_sent_on_request(client: httpx.Client) -> None:
    told = client.get(f"/puzzles/{ASKED.id}/solution", params={"lang": "it"}).json()
    assert ", ".join(told["moves"]) == ASKED.solutions[0]
    reasons = look(ASKED, told["moves"]).said[1:]
    assert [text["said"] for text in told["said"]] == [say(text, "it") for text in reasons]
    shown = client.post(f"/puzzles/{ASKED.id}", json={"moves": told["moves"]}).json()
    assert shown["verdict"] == "right"


@pytest.mark.parametrize("kind", ["question", "plan", "stated"])
def test_a_line_is_played_out_after_an_attempt(client: httpx.Client, kind: str) -> None:
    puzzle = next(puzzle for puzzle in EVERY if puzzle.kind == kind)
    for idea in (puzzle.solutions[0], [*puzzle.ideas][-1]):
        moves = idea.split(", ")
        answer = client.post(f"/puzzles/{puzzle.id}/reply?lang=fr", json={"moves": moves}).json()
        found = reply(puzzle, moves)
        assert found is not None
        assert [text["said"] for text in answer["said"]] == [say(t, "fr") for t in found.said]
        views = [frame.view.as_json()["samurai"] for frame in found.frames]
        assert [frame["view"]["samurai"] for frame in answer["frames"]] == views
    nothing = client.post(f"/puzzles/{puzzle.id}/reply", json={"moves": []}).json()
    assert nothing == {"said": [], "frames": []}


def test_a_hint_points_at_something_but_not_at_the_solution(client: httpx.Client) -> None:
    hint = client.get(f"/puzzles/{ASKED.id}/hint", params={"lang": "it"}).json()
    assert hint["said"]["said"] == say(Text("puzzle-hint-samurai"), "it")
    assert hint["marks"]["heat"]
    assert "arrows" not in hint["marks"]
    assert "rings" not in hint["marks"]


def test_the_reason_is_told_why_something_cannot_be_chosen(client: httpx.Client) -> None:
    asked = {"kind": "space", "thing": "a1", "chosen": ""}
    answer = client.post(f"/puzzles/{ASKED.id}/why?lang=it", json=asked).json()
    reason = look(ASKED, []).state.why_not(ASKED.seat, "space", "a1", "")
    assert answer["reason"]["said"] == say(reason, "it")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("nowhere", {}, 404),
        (ASKED.id, {"moves": ["done", "done"]}, 400),
        (ASKED.id, {"moves": ["done"] * 11}, 400),
        (ASKED.id, {"moves": ["x" * 1001]}, 400),
        (ASKED.id, {"picked": ["done"]}, 400),
        (f"{ASKED.id}/why", {"thing": "a1"}, 400),
        (ASKED.id, {"what": 1}, 400),
    ],
)
def test_what_is_not_understood_is_refused(
    client: httpx.Client, path: str, body: dict[str, object], status: int
) -> None:
    answer = client.post(f"/puzzles/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["status"] == status


def test_an_unknown_puzzle_has_no_solution(client: httpx.Client) -> None:
    for what in ("solution", "hint"):
        assert client.get(f"/puzzles/nowhere/{what}").status_code == 404
    assert client.post("/puzzles/nowhere/reply", json={}).status_code == 404

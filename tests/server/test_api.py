"""Every route as docs/api.md describes it, over real sockets: tables, games, lists, identity."""

from __future__ import annotations

import json
import random

import httpx
import pytest

from futago.record import verify

from .answering import random_moves
from .http_player import HttpPlayer
from .play_helpers import OPEN, next_message, play_moves, start_table

# ---------------------------------------------------------------- the life of a table


def test_two_people_play_a_whole_game_by_link(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    made = ann.create_table(name="Ann", seats=OPEN, title="Evening")
    table = made["id"]
    assert made["table"]["now"]["status"] == "open"
    assert made["table"]["seat"] == "goryo"
    assert made["link"].startswith(f"{ann.address}/t/{table}#")
    zoe.get(f"/tables/{table}", 404)
    zoe.post(f"/tables/{table}/enter", 404, code="wrong")
    sat = ben.join(made["link"], "samurai", "Ben")
    assert sat["table"]["now"]["status"] == "running"
    assert sat["table"]["mine"] == ["samurai"]
    commitment = sat["table"]["commitment"]
    over = play_moves(table, {"goryo": ann, "samurai": ben}, random.Random(3))
    assert over["now"]["status"] == "over"
    assert over["commitment"] == commitment
    record = ben.get(f"/tables/{table}/record")
    assert record["seats"] == {"goryo": "Ann", "samurai": "Ben"}
    verify(record)
    verdict = ben.get(f"/tables/{table}/verify")
    assert verdict["verified"]
    assert (verdict["commitment"], verdict["seed"]) == (commitment, over["now"]["seed"])
    assert [t["id"] for t in ben.get("/me/tables")] == [table]
    assert zoe.get("/me/tables") == []
    kinds = [line["kind"] for line in over["log"]]
    assert kinds[:3] == ["sat", "sat", "start"]
    assert [line["number"] for line in over["log"]] == list(range(1, over["number"] + 1))


def test_two_people_play_a_whole_game_over_sockets(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    rng = random.Random(4)
    with ann.socket(table, seat="goryo") as one, ben.socket(table, seat="samurai") as other:
        sockets = {"goryo": one, "samurai": other}
        shown = {seat: next_message(socket, "table") for seat, socket in sockets.items()}
        number, now = shown["goryo"]["number"], shown["goryo"]["now"]
        while now["movers"]:
            (mover,) = now["movers"]
            move = random_moves(shown[mover]["choice"], rng)
            sockets[mover].send(
                json.dumps({"type": "move", "id": number, "number": number + 1, "move": move})
            )
            shown = {seat: next_message(socket, "event") for seat, socket in sockets.items()}
            reply = next_message(sockets[mover], "reply")
            number += 1
            assert reply == {"type": "reply", "id": number - 1, "ok": True, "number": number}
            for event in shown.values():
                assert event["number"] == number
                assert event["kind"] == "move"
            now = shown["goryo"]["now"]
        assert now["status"] == "over"
        assert now["result"]["winner"] in sockets
    verify(ann.get(f"/tables/{table}/record"))


def test_a_person_alone_plays_go_rpg_against_bots(ann: HttpPlayer) -> None:
    made = ann.create_table("gorpg", {"players": 2}, name="Ann")
    table, rng = made["id"], random.Random(5)
    for _ in range(6):
        shown = ann.get(f"/tables/{table}")
        while shown["seat"] not in shown["now"]["movers"]:
            shown = ann.get(f"/tables/{table}/events", after=shown["number"], wait=60)
        move = ann.random_moves(table, rng)
        ann.post(f"/tables/{table}/moves", number=shown["number"] + 1, move=move)


# ---------------------------------------------------------------- games, lists, identity


def test_the_games_are_listed_with_options_seats_and_bots(zoe: HttpPlayer) -> None:
    games = {game["game"]: game for game in zoe.get("/games")}
    assert set(games) == {"goryo", "gorpg"}
    assert games["goryo"]["seats"] == ["goryo", "samurai"]
    assert {"edition", "palace"} <= {option["name"] for option in games["goryo"]["options"]}
    found = zoe.post("/games/gorpg/seats", options={"players": 3})
    assert found["seats"] == ["p1", "p2", "p3"]
    zoe.post("/games/chess/seats", 404)
    zoe.post("/games/gorpg/seats", 400, options={"players": 99})


def test_a_form_follows_the_choices(zoe: HttpPlayer) -> None:
    chosen = {"mode": "overlord", "players": 7, "strikes": "alive"}
    form = zoe.post("/games/gorpg/form", options=chosen)
    options = {option["name"]: option for option in form["options"]}
    assert form["seats"] == ["p1", "p2", "p3", "overlord"]
    assert form["refused"].keys() == {"players"}
    assert form["faults"] == {"players": [{"text": form["refused"]["players"], "at": []}]}
    assert options["players"]["values"] == [1, 2, 3, 4, 5, 6]
    assert options["players"]["value"] == options["players"]["default"] == 3
    assert (options["strikes"]["value"], options["strikes"]["used"]) == ("alive", True)
    assert not options["swarm"]["used"]
    assert options["mode"]["group"] == "first"
    assert [fact["id"] for fact in options["mode"]["facts"]] == ["gorpg-plays-overlord"]
    zoe.post("/games/chess/form", 404)
    zoe.post("/games/gorpg/form", 400, options={"weather": "rain"})


def test_the_lobby_lists_public_tables_that_are_not_over(ann: HttpPlayer, zoe: HttpPlayer) -> None:
    public = ann.create_table(seats=OPEN, public=True, title="Come in")
    private = ann.create_table(seats=OPEN)
    assert "#" not in public["link"]
    ids = [table["id"] for table in zoe.get("/tables")]
    assert public["id"] in ids
    assert private["id"] not in ids
    assert zoe.get(f"/tables/{public['id']}")["seat"] == "spectator"
    zoe.join(public["link"], "samurai", "Zoe")
    zoe.post(f"/tables/{public['id']}/resign")
    assert public["id"] not in [table["id"] for table in zoe.get("/tables")]


def test_a_browser_is_known_by_its_cookie(address: str) -> None:
    with httpx.Client(base_url=f"{address}/api", timeout=60, trust_env=False) as browser:
        made = browser.post("/tables", json={"game": "goryo", "settings": {"seats": OPEN}})
        assert made.json()["token"] is None
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("futago=")
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        table = made.json()["id"]
        assert browser.get(f"/tables/{table}").json()["mine"] == ["goryo"]
        secret = browser.cookies["futago"]
    with httpx.Client(base_url=f"{address}/api", timeout=60, trust_env=False) as again:
        odd = f'a="b; theme={{"dark":1}}; futago={secret}; x'
        found = again.get(f"/tables/{table}", headers={"Cookie": odd})
        assert found.json()["mine"] == ["goryo"]
        assert again.get(f"/tables/{table}").status_code == 404


def test_an_invented_invitation_opens_nothing(ann: HttpPlayer, zoe: HttpPlayer) -> None:
    made = ann.create_table(seats=OPEN)
    for code in ("", "x" * 100):
        zoe.post(f"/tables/{made['id']}/enter", 404, code=code)
    zoe.post("/tables/nothing/enter", 404, code="x")
    zoe.use_token("made-up-token-made-up-token")
    zoe.get(f"/tables/{made['id']}", 404)
    zoe.use_token("short")
    zoe.get(f"/tables/{made['id']}", 401)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("de", "There is nothing here"),
        ("fr-CA,en;q=0.5", "Il n'y a rien"),
        ("en;q=0.2, it;q=0.9", "Qui non c'è"),
        ("*", "There is nothing here"),
    ],
)
def test_errors_are_in_the_requested_language(address: str, wanted: str, said: str) -> None:
    problem = HttpPlayer(address, language=wanted).get("/tables/nothing", 404)
    assert problem["detail"].replace("\u2019", "'").startswith(said)
    assert problem["type"] == "urn:futago:not-found"
    assert problem["text"]["id"] == "serve-not-found"


def test_texts_are_rendered_when_a_language_is_requested(ann: HttpPlayer) -> None:
    table = ann.create_table(seats=OPEN)["id"]
    assert "said" not in ann.get(f"/tables/{table}")["choice"]["prompt"]
    french = ann.get(f"/tables/{table}", lang="fr", after=0)
    assert french["choice"]["prompt"]["said"]
    assert french["log"][0]["log"][0]["text"]["said"]
    ann.get(f"/tables/{table}", 400, lang="de")


# ---------------------------------------------------------------- operation


def test_health_and_metrics_and_the_description_are_served(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
        assert http.get("/health").json()["status"] == "ok"
        assert http.get("/metrics").status_code == 404
        paths = http.get("/api/openapi.json").json()["paths"]
        assert {"/api/tables", "/api/tables/{table}/moves", "/api/claims"} <= set(paths)
        assert "default-src 'none'" in http.get("/").headers["content-security-policy"]

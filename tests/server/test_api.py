"""Every route as docs/api.md tells it, over real sockets."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from futago.games import game_named
from futago.record import verify

from ..table.houses import Time
from .running import Person

OPEN = {"goryo": {"who": "me"}, "samurai": {"who": "open"}}


def start(ann: Person, ben: Person, **manners: Any) -> str:
    """A table of Goryō at which both sit, Ben by the link; its id."""
    made = ann.make(name="Ann", seats=OPEN, **manners)
    ben.join(made["link"], "samurai", "Ben")
    return str(made["id"])


def play(table: str, people: dict[str, Person], rng: random.Random, most: int = 10**6) -> Any:
    """Moves over HTTP, to the end or for so many; the table as the first person sees it."""
    first = next(iter(people.values()))
    for _ in range(most):
        shown = first.get(f"/tables/{table}")
        if not shown["now"]["movers"]:
            break
        (mover,) = shown["now"]["movers"]
        move = people[mover].any_move(table, rng)
        number = shown["number"] + 1
        assert people[mover].post(f"/tables/{table}/moves", number=number, move=move) == {
            "number": number
        }
    return first.get(f"/tables/{table}", after=0)


def resigned(ann: Person, ben: Person) -> str:
    """A finished game of a few moves."""
    table = start(ann, ben)
    play(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    ann.post(f"/tables/{table}/resign")
    return table


# ---------------------------------------------------------------- the life of a table


def test_two_people_play_a_whole_game_by_link(ann: Person, ben: Person, zoe: Person) -> None:
    made = ann.make(name="Ann", seats=OPEN, title="Evening")
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
    over = play(table, {"goryo": ann, "samurai": ben}, random.Random(3))
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


def test_two_people_play_a_whole_game_over_sockets(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    rng = random.Random(4)
    with ann.socket(table, seat="goryo") as one, ben.socket(table, seat="samurai") as other:
        sockets = {"goryo": one, "samurai": other}
        shown = {seat: heard(socket, "table") for seat, socket in sockets.items()}
        number, now = shown["goryo"]["number"], shown["goryo"]["now"]
        while now["movers"]:
            (mover,) = now["movers"]
            move = socket_move(sockets[mover], rng)
            sockets[mover].send(
                json.dumps({"type": "move", "id": number, "number": number + 1, "move": move})
            )
            events = {seat: heard(socket, "event") for seat, socket in sockets.items()}
            reply = heard(sockets[mover], "reply")
            number += 1
            assert reply == {"type": "reply", "id": number - 1, "ok": True, "number": number}
            for event in events.values():
                assert event["number"] == number
                assert event["kind"] == "move"
            now = events["goryo"]["now"]
        assert now["status"] == "over"
        assert now["result"]["winner"] in sockets
    verify(ann.get(f"/tables/{table}/record"))


def heard(socket: Any, kind: str) -> Any:
    """The next message of a kind; presence may come at any time."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message
        assert message["type"] in ("presence", "beat"), message


def socket_move(socket: Any, rng: random.Random) -> str:
    picked = list[str]()
    while True:
        socket.send(json.dumps({"type": "choice", "id": "c", "picked": picked}))
        choice = heard(socket, "reply")["choice"]
        words = [option["word"] for option in choice["options"]]
        if choice["move"] is not None and (not words or rng.random() < 0.5):
            return str(choice["move"])
        picked.append(rng.choice(words))


def test_a_person_alone_plays_go_rpg_against_bots(ann: Person) -> None:
    made = ann.make("gorpg", {"players": 2}, name="Ann")
    table, rng = made["id"], random.Random(5)
    for _ in range(6):
        shown = ann.get(f"/tables/{table}")
        while shown["seat"] not in shown["now"]["movers"]:
            shown = ann.get(f"/tables/{table}/events", after=shown["number"], wait=60)
        move = ann.any_move(table, rng)
        ann.post(f"/tables/{table}/moves", number=shown["number"] + 1, move=move)


# ---------------------------------------------------------------- games, lists, identity


def test_the_games_are_listed_with_options_seats_and_bots(zoe: Person) -> None:
    games = {game["game"]: game for game in zoe.get("/games")}
    assert set(games) == {"goryo", "gorpg"}
    assert games["goryo"]["seats"] == ["goryo", "samurai"]
    assert {"edition", "palace"} <= {option["name"] for option in games["goryo"]["options"]}
    found = zoe.post("/games/gorpg/seats", options={"players": 3})
    assert found["seats"] == ["p1", "p2", "p3"]
    zoe.post("/games/chess/seats", 404)
    zoe.post("/games/gorpg/seats", 400, options={"players": 99})


def test_the_lobby_lists_public_tables_that_are_not_over(ann: Person, zoe: Person) -> None:
    public = ann.make(seats=OPEN, public=True, title="Come in")
    private = ann.make(seats=OPEN)
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
        made = browser.post("/tables", json={"game": "goryo", "manners": {"seats": OPEN}})
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


def test_an_invitation_that_nobody_wrote_opens_nothing(ann: Person, zoe: Person) -> None:
    made = ann.make(seats=OPEN)
    for code in ("", "x" * 100):
        zoe.post(f"/tables/{made['id']}/enter", 404, code=code)
    zoe.post("/tables/nothing/enter", 404, code="x")
    zoe.be("made-up-token-made-up-token")
    zoe.get(f"/tables/{made['id']}", 404)
    zoe.be("short")
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
def test_errors_are_said_in_the_language_that_is_asked_for(
    address: str, wanted: str, said: str
) -> None:
    problem = Person(address, language=wanted).get("/tables/nothing", 404)
    assert problem["detail"].replace("\u2019", "'").startswith(said)
    assert problem["type"] == "urn:futago:not-found"
    assert problem["text"]["id"] == "serve-not-found"


def test_texts_are_said_where_a_language_is_named(ann: Person) -> None:
    table = ann.make(seats=OPEN)["id"]
    assert "said" not in ann.get(f"/tables/{table}")["choice"]["prompt"]
    french = ann.get(f"/tables/{table}", lang="fr", after=0)
    assert french["choice"]["prompt"]["said"]
    assert french["log"][0]["log"][0]["text"]["said"]
    ann.get(f"/tables/{table}", 400, lang="de")


# ---------------------------------------------------------------- moving


def test_a_move_sent_again_is_the_same_and_an_outdated_one_is_told_the_present(
    ann: Person, ben: Person
) -> None:
    table = start(ann, ben)
    people, rng = {"goryo": ann, "samurai": ben}, random.Random(2)
    shown = play(table, people, rng, 2)
    (mover,) = shown["now"]["movers"]
    body = {"number": shown["number"] + 1, "move": people[mover].any_move(table, rng)}
    for _ in range(3):
        assert people[mover].post(f"/tables/{table}/moves", **body) == {"number": body["number"]}
    late = people[mover].post(f"/tables/{table}/moves", 409, number=1, move=body["move"])
    assert late["type"] == "urn:futago:table-stale"
    assert late["table"]["number"] == body["number"]
    assert late["table"]["seat"] == mover


def test_a_move_can_be_sent_as_records_have_it(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    game = game_named("goryo")
    move = game.parse(ann.any_move(table, random.Random(1)), game.options({}))
    ann.post(f"/tables/{table}/moves", number=4, move=move.as_json())


def test_why_a_move_is_not_allowed_is_told(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    move = ann.any_move(table, random.Random(1))
    assert ann.post(f"/tables/{table}/why", move=move) == {"allowed": True, "reason": None}
    why = ben.post(f"/tables/{table}/why", move=move)
    assert not why["allowed"]
    assert why["reason"]["id"]
    ann.post(f"/tables/{table}/moves", 400, number=9, move="fly away")
    ann.post(f"/tables/{table}/moves", 400, number=9, move={"do": "fly"})
    ann.post(f"/tables/{table}/moves", 400, number=0, move=move)
    ann.post(f"/tables/{table}/moves", 403, number=9, move=move, seat="samurai")


def test_an_undo_is_asked_for_and_agreed_to(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    people, rng = {"goryo": ann, "samurai": ben}, random.Random(2)
    while True:
        last = play(table, people, rng, 1)["log"][-1]
        mine = people[last["by"]]
        if not mine.get(f"/tables/{table}", seat=last["by"])["now"]["undo"]:
            break
    (other,) = [person for person in (ann, ben) if person is not mine]
    mine.post(f"/tables/{table}/undo", 409)
    mine.post(f"/tables/{table}/offers", what="undo")
    offer = {"by": last["by"], "what": "undo", "agreed": [last["by"]]}
    assert other.get(f"/tables/{table}")["now"]["offer"] == offer
    other.post(f"/tables/{table}/answers", yes=True)
    back = other.get(f"/tables/{table}", after=last["number"] - 1)
    assert back["now"]["movers"] == [last["by"]]
    assert [line["kind"] for line in back["log"]] == ["offer", "answer", "undo"]
    assert back["log"][-1]["to"] == last["number"] - 1
    other.post(f"/tables/{table}/answers", 409, yes=True)


def test_a_rematch_swaps_the_seats(ann: Person, ben: Person) -> None:
    table = resigned(ann, ben)
    ben.post(f"/tables/{table}/offers", what="rematch")
    ann.post(f"/tables/{table}/answers", yes=True)
    fresh = ann.get(f"/tables/{table}")["now"]["rematch"]
    assert ann.get(f"/tables/{fresh}")["mine"] == ["samurai"]
    assert ben.get(f"/tables/{fresh}")["mine"] == ["goryo"]
    assert ann.get(f"/tables/{fresh}")["now"]["status"] == "running"


def test_time_runs_out_over_the_wire(ann: Person, ben: Person, time: Time) -> None:
    table = start(ann, ben, clock={"kind": "move", "seconds": 3600})
    with ann.socket(table) as socket:
        shown = heard(socket, "table")
        assert shown["now"]["clock"]["running"] == ["goryo"]
        assert shown["now"]["clock"]["left"]["goryo"] == 3_600_000
        time.pass_by(3600)
        ben.post(f"/tables/{table}/chat", text="Are you there?")
        assert heard(socket, "event")["kind"] == "chat"
        end = heard(socket, "event")
        assert (end["kind"], end["by"]) == ("concede", "goryo")
        assert end["now"]["result"] == ann.get(f"/tables/{table}/record")["result"]
        assert end["now"]["result"]["reason"] == "time"
    ann.make(clock={"kind": "none"})
    ann.post("/tables", 400, game="goryo", manners={"clock": {"kind": "move", "seconds": 4}})


def test_a_pause_stops_the_game_until_all_agree(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    move = ann.any_move(table, random.Random(1))
    ann.post(f"/tables/{table}/offers", what="pause")
    ben.post(f"/tables/{table}/answers", yes=True)
    number = ann.get(f"/tables/{table}")["number"] + 1
    problem = ann.post(f"/tables/{table}/moves", 409, number=number, move=move)
    assert problem["type"] == "urn:futago:table-paused"
    ben.post(f"/tables/{table}/offers", what="resume")
    ann.post(f"/tables/{table}/answers", yes=True)
    assert ann.get(f"/tables/{table}")["now"]["status"] == "running"


def test_who_gave_up_in_go_rpg_may_watch_and_not_play(ann: Person, ben: Person) -> None:
    seats = {"p1": {"who": "me"}, "p2": {"who": "open"}}
    made = ann.make("gorpg", {"players": 2}, seats=seats)
    table = made["id"]
    ben.join(made["link"], "p2", "Ben")
    quitter = {"p1": ann, "p2": ben}[ann.get(f"/tables/{table}")["now"]["movers"][0]]
    move = quitter.any_move(table, random.Random(1))
    number = quitter.post(f"/tables/{table}/resign")["number"]
    for path, body in (
        ("moves", {"number": number + 1, "move": move}),
        ("undo", {}),
        ("offers", {"what": "pause"}),
        ("answers", {"yes": True}),
        ("resign", {}),
    ):
        problem = quitter.post(f"/tables/{table}/{path}", 409, **body)
        assert problem["type"] == "urn:futago:table-conceded", path
    assert quitter.get(f"/tables/{table}")["view"]


# ---------------------------------------------------------------- seats


def test_seats_are_left_and_filled_with_bots(ann: Person, ben: Person, zoe: Person) -> None:
    made = ann.make(seats=OPEN, public=True)
    table = made["id"]
    zoe.put(f"/tables/{table}/seats/samurai/bot", 403, bot="random")
    ann.put(f"/tables/{table}/seats/samurai/bot", 400, bot="nobody")
    ben.join(made["link"], "samurai", "Ben")
    ben.ask("DELETE", f"/tables/{table}/seats/samurai", 409)
    other = ann.make(seats={"goryo": {"who": "open"}, "samurai": {"who": "me"}}, public=True)
    table = other["id"]
    zoe.ask("DELETE", f"/tables/{table}/seats/samurai", 403)
    ann.ask("DELETE", f"/tables/{table}/seats/samurai")
    assert [s["player"] for s in zoe.get(f"/tables/{table}")["now"]["seats"]] == ["open"] * 2
    ben.join(other["link"], "samurai", "Ben")
    ben.put(f"/tables/{table}/seats/goryo/bot", bot="random")
    assert ben.get(f"/tables/{table}")["now"]["status"] == "running"


def test_a_seat_moves_to_another_device_once(ann: Person, ben: Person, zoe: Person) -> None:
    table = start(ann, ben)
    link = ann.post(f"/tables/{table}/seats/goryo/link", 201)
    assert link["link"] == f"{ann.address}/t/{table}#seat={link['code']}"
    ben.post(f"/tables/{table}/seats/goryo/link", 403)
    with ann.socket(table, seat="goryo") as old:
        heard(old, "table")
        taken = zoe.post("/claims", code=link["code"], token=True)
        zoe.be(taken["token"])
        assert taken["table"]["mine"] == ["goryo"]
        assert heard(old, "closing") == {"type": "closing", "reason": "seat"}
    zoe.post("/claims", 404, code=link["code"])
    assert ann.get(f"/tables/{table}")["mine"] == []
    assert ann.get(f"/tables/{table}")["seat"] == "spectator"
    ann.get(f"/tables/{table}", 403, seat="goryo")
    number = zoe.get(f"/tables/{table}")["number"] + 1
    move = zoe.any_move(table, random.Random(1))
    zoe.post(f"/tables/{table}/moves", number=number, move=move)
    zoe.post("/claims", 404, code="made up")


def test_a_link_expires_after_a_day(ann: Person, ben: Person, zoe: Person, time: Time) -> None:
    table = start(ann, ben)
    link = ann.post(f"/tables/{table}/seats/goryo/link", 201)
    time.pass_by(24 * 3600)
    assert link["expires"] == time.now
    zoe.post("/claims", 404, code=link["code"])


def test_one_person_plays_both_seats_on_one_screen(ann: Person) -> None:
    me = {"who": "me"}
    table = ann.make(seats={"goryo": me, "samurai": me})["id"]
    shown = play(table, {"goryo": ann, "samurai": ann}, random.Random(6), 8)
    assert shown["mine"] == ["goryo", "samurai"]
    assert shown["seat"] in shown["now"]["movers"]
    for seat in shown["mine"]:
        assert ann.get(f"/tables/{table}", seat=seat)["view"]["seat"] == seat


# ---------------------------------------------------------------- talk


def test_players_chat_and_spectators_only_where_they_may(
    ann: Person, ben: Person, zoe: Person
) -> None:
    table = start(ann, ben, public=True)
    ben.post(f"/tables/{table}/chat", text="  Good\nluck <b> ")
    (line,) = ann.get(f"/tables/{table}", after=3)["log"]
    assert line["log"][0]["data"] == {"name": "Ben", "text": "Good luck <b>"}
    zoe.post(f"/tables/{table}/chat", 403, text="Hello", name="Zoe")
    ann.post(f"/tables/{table}/chat", 400, text="")
    ann.post(f"/tables/{table}/chat", 400, text=" \u200b ")
    ann.post(f"/tables/{table}/chat", 400, text="x" * 501)
    loud = start(ann, ben, public=True, spectator_chat=True)
    zoe.post(f"/tables/{loud}/chat", 401, text="Hello", name="Zoe")
    zoe.be("z" * 30)
    zoe.post(f"/tables/{loud}/chat", text="Hello", name="Zoe")
    assert ann.get(f"/tables/{loud}", after=3)["log"][-1]["by"] == "spectator"
    silent = start(ann, ben, chat=False)
    ann.post(f"/tables/{silent}/chat", 403, text="Hello")


def test_who_is_muted_is_not_heard_also_later(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    ann.put(f"/tables/{table}/muted", 204, seats=["samurai"])
    number = ben.post(f"/tables/{table}/chat", text="Boo")["number"]
    assert ann.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] == []
    assert ben.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] != []
    ann.put(f"/tables/{table}/muted", 204, seats=[])
    assert ann.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] != []


# ---------------------------------------------------------------- news


def test_a_long_poll_returns_with_the_news(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    number = ann.get(f"/tables/{table}")["number"]
    assert ann.get(f"/tables/{table}/events", after=number)["log"] == []
    with ben.socket(table) as socket:
        heard(socket, "table")
        found = list[Any]()
        waiting = threading.Thread(
            target=lambda: found.append(ann.get(f"/tables/{table}/events", after=number, wait=60))
        )
        waiting.start()
        # Ann's poll counts as being here: then it waits.
        while "goryo" not in json.loads(socket.recv(timeout=60)).get("here", []):
            pass
        ben.post(f"/tables/{table}/chat", text="News")
        waiting.join()
    (shown,) = found
    assert [line["kind"] for line in shown["log"]] == ["chat"]
    assert shown["number"] == number + 1


def sse(response: httpx.Response) -> Iterator[dict[str, str]]:
    """Server-sent events, each with its fields."""
    fields = dict[str, str]()
    for line in response.iter_lines():
        if not line:
            if "data" in fields:
                yield fields
            fields = {}
        elif not line.startswith(":"):
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")


def test_a_stream_goes_on_where_it_was(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    with ann.http.stream("GET", f"/tables/{table}/stream") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        told = sse(response)
        first = next(told)
        assert (first["event"], first["id"]) == ("table", "3")
        ben.post(f"/tables/{table}/chat", text="One")
        event = next(one for one in told if one["event"] == "event")
        assert event["id"] == "4"
        assert json.loads(event["data"])["kind"] == "chat"
    ben.post(f"/tables/{table}/chat", text="Two")
    again = {"Last-Event-ID": event["id"]}
    with ann.http.stream("GET", f"/tables/{table}/stream", headers=again) as response:
        shown = json.loads(next(sse(response))["data"])
    assert [line["number"] for line in shown["log"]] == [5]


def test_a_refused_stream_takes_no_room(ann: Person, ben: Person, zoe: Person) -> None:
    table = start(ann, ben, public=True)
    before = connections(ann)
    for _ in range(3):
        zoe.get(f"/tables/{table}/stream", 403, seat="goryo")
        zoe.get(f"/tables/{table}/events", 403, seat="goryo")
    assert connections(ann) <= before


def connections(person: Person) -> float:
    """Live connections by the metrics; the token may be as short as the operator likes."""
    token = {"Authorization": "Bearer short"}
    answer = httpx.get(f"{person.address}/metrics", headers=token, timeout=60, trust_env=False)
    lines = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if line[0] != "#")
    return float(lines["futago_connections"])


def test_a_socket_goes_on_where_it_was_and_knows_what_was_seen(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    with ann.socket(table, after=0) as socket:
        shown = heard(socket, "table")
        assert [line["kind"] for line in shown["log"]] == ["sat", "sat", "start"]
        socket.send(json.dumps({"type": "ack", "number": 3}))
        socket.send(json.dumps({"type": "ping", "id": "p"}))
        assert heard(socket, "reply") == {"type": "reply", "id": "p", "ok": True, "number": 3}
    ben.post(f"/tables/{table}/chat", text="While you were away")
    with ben.socket(table) as waiting:
        heard(waiting, "table")
        assert heard(waiting, "presence")["here"] == ["samurai"]
        with ann.socket(table, after=3) as socket:
            shown = heard(socket, "table")
            assert shown["seen"] == 3
            assert [line["number"] for line in shown["log"]] == [4]
            assert heard(waiting, "presence")["here"] == ["goryo", "samurai"]
        assert heard(waiting, "presence")["here"] == ["samurai"]


def test_a_socket_answers_everything_it_is_asked(ann: Person, ben: Person) -> None:
    table = start(ann, ben)
    with ann.socket(table) as socket:
        heard(socket, "table")
        move = socket_move(socket, random.Random(1))

        def asked(**message: Any) -> Any:
            socket.send(json.dumps({"id": 7, **message}))
            while True:
                found = json.loads(socket.recv(timeout=60))
                if found["type"] == "reply":
                    return found

        assert asked(type="why", move=move)["allowed"]
        assert asked(type="chat", text="Hello")["ok"]
        assert asked(type="offer", what="pause")["ok"]
        assert asked(type="answer", yes=False)["ok"]
        assert asked(type="undo")["problem"]["status"] == 409
        stale = asked(type="move", number=1, move=move)
        assert stale["problem"]["table"]["number"] > 3
        assert asked(type="fly")["problem"]["status"] == 400
        assert asked(type="move", number="x", move=move)["id"] is None
        for nonsense in (b"\xff\x00", "{"):
            socket.send(nonsense)
            assert heard(socket, "reply")["problem"]["status"] == 400
        assert asked(type="resign")["ok"]


def test_a_socket_to_what_one_may_not_know_of_is_refused_in_words(
    ann: Person, ben: Person, zoe: Person
) -> None:
    table = start(ann, ben)
    for person, query in ((zoe, {}), (ben, {"seat": "goryo"}), (ben, {"seat": "above"})):
        with person.socket(table, **query) as socket:
            refused = json.loads(socket.recv(timeout=60))
            assert refused["type"] == "refused"
            assert refused["problem"]["status"] in (403, 404)


# ---------------------------------------------------------------- afterwards


def test_a_finished_game_is_seen_from_everywhere_and_a_running_one_is_not(
    ann: Person, ben: Person
) -> None:
    table = start(ann, ben)
    play(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    for path in ("record", "verify"):
        ann.get(f"/tables/{table}/{path}", 409)
    ben.get(f"/tables/{table}/replay", 403, seat="goryo")
    ben.get(f"/tables/{table}/replay", 403, seat="above")
    running = ben.get(f"/tables/{table}/replay", first=0, last=50)
    assert all(f["played"] is None or f["by"] == "samurai" for f in running["frames"])
    ann.post(f"/tables/{table}/resign")
    whole = ben.get(f"/tables/{table}/replay", first=0, last=500, seat="above", lang="fr")
    assert whole["viewer"] == "above"
    assert len(whole["frames"]) == whole["moves"] + 1
    assert whole["frames"][-1]["played"]


def test_a_finished_game_is_gone_on_with_at_another_table(ann: Person, ben: Person) -> None:
    table = resigned(ann, ben)
    made = ben.post(f"/tables/{table}/fork", 201, move=4, manners={"name": "Ben", "seats": OPEN})
    assert made["table"]["forked"]
    assert made["table"]["mine"] == ["goryo"]
    ann.join(made["link"], "samurai", "Ann")
    play(made["id"], {"goryo": ben, "samurai": ann}, random.Random(1), 2)
    ben.post(f"/tables/{table}/fork", 400, move=10**5)
    ben.post(f"/tables/{made['id']}/fork", 409, move=0)


def test_a_position_is_tried_out_from_ones_own_seat(ann: Person, ben: Person, zoe: Person) -> None:
    table = start(ann, ben, public=True)
    play(table, {"goryo": ann, "samurai": ben}, random.Random(1), 6)
    for person, seat in ((ann, "goryo"), (ben, "samurai")):
        # In somebody's own turn: else the bot at the new table moves before they look.
        while seat not in person.get(f"/tables/{table}")["now"]["movers"]:
            play(table, {"goryo": ann, "samurai": ben}, random.Random(1), 1)
        made = person.post(f"/tables/{table}/try", 201)
        assert made["table"]["mine"] == [seat]
        seen = person.get(f"/tables/{table}")["view"]
        assert {**made["table"]["view"], "fresh": None} == {**seen, "fresh": None}
    zoe.post(f"/tables/{table}/try", 401)
    strict = start(ann, ben, hints=False)
    ann.post(f"/tables/{strict}/try", 403)


def test_a_record_is_taken_along_and_brought_back(ann: Person, ben: Person, zoe: Person) -> None:
    record = ann.get(f"/tables/{resigned(ann, ben)}/record")
    brought = zoe.post("/replays", 201, record=record, token=True)
    zoe.be(brought["token"])
    assert brought["table"]["imported"]
    assert brought["table"]["now"]["status"] == "over"
    assert zoe.get(f"/tables/{brought['id']}/record") == record
    assert zoe.get(f"/tables/{brought['id']}/verify")["verified"]
    ann.get(f"/tables/{brought['id']}", 404)
    wrong = {**record, "seed": "00" * 32}
    problem = zoe.post("/replays", 400, record=wrong)
    assert problem["text"]["id"] == "record-draw"
    for nonsense in ({}, {**record, "moves": 7}, {**record, "seats": []}):
        zoe.post("/replays", 400, record=nonsense)


# ---------------------------------------------------------------- for whoever runs it


def test_health_and_metrics_and_the_description_are_served(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
        assert http.get("/health").json()["status"] == "ok"
        assert http.get("/metrics").status_code == 404
        paths = http.get("/api/openapi.json").json()["paths"]
        assert {"/api/tables", "/api/tables/{table}/moves", "/api/claims"} <= set(paths)
        assert "default-src 'none'" in http.get("/").headers["content-security-policy"]

"""Routes for moves, seats and chat, over real sockets."""

from __future__ import annotations

import random
from typing import Any

from futago.games import game_named

from ..table.managers import Time
from .http_player import HttpPlayer
from .play_helpers import OPEN, next_message, play_moves, resigned_game, start_table

# ---------------------------------------------------------------- moving


def test_a_repeated_move_is_accepted_once_and_a_stale_one_gets_the_current_state(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    people, rng = {"goryo": ann, "samurai": ben}, random.Random(2)
    shown = play_moves(table, people, rng, 2)
    (mover,) = shown["now"]["movers"]
    body = {"number": shown["number"] + 1, "move": people[mover].random_moves(table, rng)}
    for _ in range(3):
        assert people[mover].post(f"/tables/{table}/moves", **body) == {"number": body["number"]}
    late = people[mover].post(f"/tables/{table}/moves", 409, number=1, move=body["move"])
    assert late["type"] == "urn:futago:table-stale"
    assert late["table"]["number"] == body["number"]
    assert late["table"]["seat"] == mover


def test_a_move_can_be_sent_in_the_form_of_records(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    game = game_named("goryo")
    (move,) = ann.random_moves(table, random.Random(1))
    written = game.parse(move, game.options({})).as_json()
    assert ann.post(f"/tables/{table}/moves", number=4, move=written) == {"number": 4}
    for again in (move, [move], [written]):
        assert ann.post(f"/tables/{table}/moves", number=4, move=again) == {"number": 4}


def test_several_moves_are_made_together_or_not_at_all(ann: HttpPlayer, ben: HttpPlayer) -> None:
    seats = {seat: {"who": "me"} for seat in ("p1", "p2", "overlord")}
    made = ann.create_table("gorpg", {"mode": "overlord", "players": 2}, seats=seats)
    path, rng = f"/tables/{made['id']}", random.Random(1)
    while True:
        shown = ann.get(path)
        body = {"number": shown["number"] + 1, "seat": shown["seat"]}
        body["move"] = ann.random_moves(made["id"], rng)
        if len(body["move"]) > 1:
            break
        ann.post(f"{path}/moves", **body)
    wrong = {**body, "move": [*body["move"], body["move"][0], "muster"]}
    ann.post(f"{path}/moves", 400, **wrong)
    ann.post(f"{path}/moves", 400, **{**body, "move": []})
    ann.post(f"{path}/moves", 400, **{**body, "move": body["move"][:1] * 13})
    ann.post(f"{path}/moves", 400, **{**body, "move": [body["move"]]})
    assert ann.get(path) == shown
    for _ in range(2):
        assert ann.post(f"{path}/moves", **body) == {"number": body["number"]}
    after = ann.get(path, after=shown["number"])
    assert [line["number"] for line in after["log"]] == [body["number"]]
    assert len(after["log"][0]["log"]) >= len(body["move"])
    if after["now"]["undo"]:
        ann.post(f"{path}/undo")
        assert ann.get(path)["view"] == shown["view"]


def test_the_server_explains_why_something_cannot_be_chosen(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    why = f"/tables/{table}/why"
    for player in (ann, ben):
        reason = player.post(why, kind="space", thing="f2")["reason"]
        assert reason["id"]
        assert "said" not in reason
    said = ann.ask("POST", f"{why}?lang=fr", json={"kind": "space", "thing": "f2"})
    assert said["reason"]["said"]
    ann.post(why, kind="space", thing="f2", chosen="plan a1")
    ann.post(why, 403, kind="space", thing="f2", seat="samurai")
    for field, most in (("kind", 40), ("thing", 100), ("chosen", 4000)):
        asked: dict[str, Any] = {"kind": "space", "thing": "f2", field: "x" * most}
        ann.post(why, **asked)
        ann.post(why, 400, **{**asked, field: "x" * (most + 1)})


def test_an_impossible_move_is_refused_with_the_reason(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    move = ann.random_moves(table, random.Random(1))
    ann.post(f"/tables/{table}/moves", 400, number=9, move="fly away")
    ann.post(f"/tables/{table}/moves", 400, number=9, move={"do": "fly"})
    ann.post(f"/tables/{table}/moves", 400, number=0, move=move)
    ann.post(f"/tables/{table}/moves", 403, number=9, move=move, seat="samurai")


def test_an_undo_is_asked_for_and_agreed_to(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    people, rng = {"goryo": ann, "samurai": ben}, random.Random(2)
    while True:
        last = play_moves(table, people, rng, 1)["log"][-1]
        mine = people[last["by"]]
        if not mine.get(f"/tables/{table}", seat=last["by"])["now"]["undo"]:
            break
    (other,) = [person for person in (ann, ben) if person is not mine]
    mine.post(f"/tables/{table}/undo", 409)
    mine.post(f"/tables/{table}/offers", what="undo")
    offer = other.get(f"/tables/{table}")["now"]["offer"]
    assert (offer["by"], offer["what"], offer["agreed"]) == (last["by"], "undo", [last["by"]])
    other.post(f"/tables/{table}/answers", yes=True)
    back = other.get(f"/tables/{table}", after=last["number"] - 1)
    assert back["now"]["movers"] == [last["by"]]
    assert [line["kind"] for line in back["log"]] == ["offer", "answer", "undo"]
    assert back["log"][-1]["to"] == last["number"] - 1
    other.post(f"/tables/{table}/answers", 409, yes=True)


def test_a_rematch_swaps_the_seats(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = resigned_game(ann, ben)
    ben.post(f"/tables/{table}/offers", what="rematch")
    ann.post(f"/tables/{table}/answers", yes=True)
    fresh = ann.get(f"/tables/{table}")["now"]["rematch"]
    assert ann.get(f"/tables/{fresh}")["mine"] == ["samurai"]
    assert ben.get(f"/tables/{fresh}")["mine"] == ["goryo"]
    assert ann.get(f"/tables/{fresh}")["now"]["status"] == "running"


def test_a_rematch_with_the_same_roles(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = resigned_game(ann, ben)
    ben.post(f"/tables/{table}/offers", what="rematch", swap=False)
    shown = ann.get(f"/tables/{table}", after=0)
    assert shown["now"]["offer"]["swap"] is False
    assert shown["log"][-1]["log"][0]["text"]["id"] == "table-event-offer-rematch-same"
    ann.post(f"/tables/{table}/answers", yes=True)
    fresh = ann.get(f"/tables/{table}")["now"]["rematch"]
    for person in (ann, ben):
        assert person.get(f"/tables/{fresh}")["mine"] == person.get(f"/tables/{table}")["mine"]


def test_time_runs_out_over_the_wire(ann: HttpPlayer, ben: HttpPlayer, time: Time) -> None:
    table = start_table(ann, ben, clock={"kind": "move", "seconds": 3600})
    with ann.socket(table) as socket:
        shown = next_message(socket, "table")
        assert shown["now"]["clock"]["running"] == ["goryo"]
        assert shown["now"]["clock"]["left"]["goryo"] == 3_600_000
        time.pass_by(3600)
        ben.post(f"/tables/{table}/chat", text="Are you there?")
        assert next_message(socket, "event")["kind"] == "chat"
        end = next_message(socket, "event")
        assert (end["kind"], end["by"]) == ("concede", "goryo")
        assert end["now"]["result"] == ann.get(f"/tables/{table}/record")["result"]
        assert end["now"]["result"]["reason"] == "time"
    ann.create_table(clock={"kind": "none"})
    ann.post("/tables", 400, game="goryo", settings={"clock": {"kind": "move", "seconds": 4}})


def test_a_pause_stops_the_game_until_all_agree(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    move = ann.random_moves(table, random.Random(1))
    ann.post(f"/tables/{table}/offers", what="pause")
    ben.post(f"/tables/{table}/answers", yes=True)
    number = ann.get(f"/tables/{table}")["number"] + 1
    problem = ann.post(f"/tables/{table}/moves", 409, number=number, move=move)
    assert problem["type"] == "urn:futago:table-paused"
    ben.post(f"/tables/{table}/offers", what="resume")
    ann.post(f"/tables/{table}/answers", yes=True)
    assert ann.get(f"/tables/{table}")["now"]["status"] == "running"


def test_a_player_who_gave_up_in_go_rpg_may_watch_and_not_play(
    ann: HttpPlayer, ben: HttpPlayer
) -> None:
    seats = {"p1": {"who": "me"}, "p2": {"who": "open"}}
    made = ann.create_table("gorpg", {"players": 2}, seats=seats)
    table = made["id"]
    ben.join(made["link"], "p2", "Ben")
    quitter = {"p1": ann, "p2": ben}[ann.get(f"/tables/{table}")["now"]["movers"][0]]
    move = quitter.random_moves(table, random.Random(1))
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


def test_seats_are_left_and_filled_with_bots(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    made = ann.create_table(seats=OPEN, public=True)
    table = made["id"]
    zoe.put(f"/tables/{table}/seats/samurai/bot", 403, bot="random")
    ann.put(f"/tables/{table}/seats/samurai/bot", 400, bot="nobody")
    ben.join(made["link"], "samurai", "Ben")
    ben.ask("DELETE", f"/tables/{table}/seats/samurai", 409)
    other = ann.create_table(
        seats={"goryo": {"who": "open"}, "samurai": {"who": "me"}}, public=True
    )
    table = other["id"]
    zoe.ask("DELETE", f"/tables/{table}/seats/samurai", 403)
    ann.ask("DELETE", f"/tables/{table}/seats/samurai")
    assert [s["player"] for s in zoe.get(f"/tables/{table}")["now"]["seats"]] == ["open"] * 2
    ben.join(other["link"], "samurai", "Ben")
    ben.put(f"/tables/{table}/seats/goryo/bot", bot="random")
    assert ben.get(f"/tables/{table}")["now"]["status"] == "running"


def test_a_seat_moves_to_another_device_once(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = start_table(ann, ben)
    link = ann.post(f"/tables/{table}/seats/goryo/link", 201)
    assert link["link"] == f"{ann.address}/t/{table}#seat={link['code']}"
    ben.post(f"/tables/{table}/seats/goryo/link", 403)
    with ann.socket(table, seat="goryo") as old:
        next_message(old, "table")
        taken = zoe.post("/claims", code=link["code"], token=True)
        zoe.use_token(taken["token"])
        assert taken["table"]["mine"] == ["goryo"]
        assert next_message(old, "closing") == {"type": "closing", "reason": "seat"}
    zoe.post("/claims", 404, code=link["code"])
    assert ann.get(f"/tables/{table}")["mine"] == []
    assert ann.get(f"/tables/{table}")["seat"] == "spectator"
    ann.get(f"/tables/{table}", 403, seat="goryo")
    number = zoe.get(f"/tables/{table}")["number"] + 1
    move = zoe.random_moves(table, random.Random(1))
    zoe.post(f"/tables/{table}/moves", number=number, move=move)
    zoe.post("/claims", 404, code="made up")


def test_a_link_expires_after_a_day(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer, time: Time
) -> None:
    table = start_table(ann, ben)
    link = ann.post(f"/tables/{table}/seats/goryo/link", 201)
    time.pass_by(24 * 3600)
    assert link["expires"] == time.now
    zoe.post("/claims", 404, code=link["code"])


def test_one_person_plays_both_seats_on_one_screen(ann: HttpPlayer) -> None:
    me = {"who": "me"}
    table = ann.create_table(seats={"goryo": me, "samurai": me})["id"]
    shown = play_moves(table, {"goryo": ann, "samurai": ann}, random.Random(6), 8)
    assert shown["mine"] == ["goryo", "samurai"]
    assert shown["seat"] in shown["now"]["movers"]
    for seat in shown["mine"]:
        assert ann.get(f"/tables/{table}", seat=seat)["view"]["seat"] == seat


# ---------------------------------------------------------------- chat


def test_players_chat_and_spectators_only_where_they_may(
    ann: HttpPlayer, ben: HttpPlayer, zoe: HttpPlayer
) -> None:
    table = start_table(ann, ben, public=True)
    ben.post(f"/tables/{table}/chat", text="  Good\nluck <b> ")
    (line,) = ann.get(f"/tables/{table}", after=3)["log"]
    assert line["log"][0]["data"] == {"name": "Ben", "text": "Good luck <b>"}
    zoe.post(f"/tables/{table}/chat", 403, text="Hello", name="Zoe")
    ann.post(f"/tables/{table}/chat", 400, text="")
    ann.post(f"/tables/{table}/chat", 400, text=" \u200b ")
    ann.post(f"/tables/{table}/chat", 400, text="x" * 501)
    loud = start_table(ann, ben, public=True, spectator_chat=True)
    zoe.post(f"/tables/{loud}/chat", 401, text="Hello", name="Zoe")
    zoe.use_token("z" * 30)
    zoe.post(f"/tables/{loud}/chat", text="Hello", name="Zoe")
    assert ann.get(f"/tables/{loud}", after=3)["log"][-1]["by"] == "spectator"
    silent = start_table(ann, ben, chat=False)
    ann.post(f"/tables/{silent}/chat", 403, text="Hello")


def test_a_muted_player_stays_muted(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    ann.put(f"/tables/{table}/muted", 204, seats=["samurai"])
    number = ben.post(f"/tables/{table}/chat", text="Boo")["number"]
    assert ann.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] == []
    assert ben.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] != []
    ann.put(f"/tables/{table}/muted", 204, seats=[])
    assert ann.get(f"/tables/{table}", after=number - 1)["log"][0]["log"] != []

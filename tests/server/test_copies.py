"""A copy of a game says what it is and leads back, to those who may know where it comes from."""

from __future__ import annotations

from ..server_process import http_client
from .http_player import HttpPlayer
from .http_tables import finished_game


def test_a_fork_leads_back_to_the_move_that_it_goes_on_from(ann: HttpPlayer) -> None:
    made = ann.create_table(seats={"goryo": {"who": "me"}, "samurai": {"who": "bot"}})
    ann.post(f"/tables/{made['id']}/resign")
    fork = ann.post(f"/tables/{made['id']}/fork", 201, move=0, settings={"public": True})
    assert fork["table"]["origin"] == {"kind": "fork", "table": made["id"], "move": 0}
    again = ann.get(f"/tables/{fork['id']}")
    assert again["origin"] == fork["table"]["origin"]


def test_trying_out_leads_back_to_the_running_game(ann: HttpPlayer) -> None:
    made = ann.create_table(seats={"goryo": {"who": "me"}, "samurai": {"who": "bot"}})
    assert made["table"]["origin"] is None
    tried = ann.post(f"/tables/{made['id']}/try", 201, seat="goryo")
    assert tried["table"]["origin"] == {"kind": "try", "table": made["id"], "move": None}


def test_who_may_not_know_the_other_table_is_told_only_that_it_is_a_copy(
    ann: HttpPlayer, zoe: HttpPlayer
) -> None:
    made = ann.create_table(seats={"goryo": {"who": "me"}, "samurai": {"who": "bot"}})
    tried = ann.post(f"/tables/{made['id']}/try", 201, seat="goryo", settings={"public": True})
    for stranger in (zoe, HttpPlayer(zoe.address)):
        origin = stranger.get(f"/tables/{tried['id']}")["origin"]
        assert origin == {"kind": "try", "table": None, "move": None}


def test_a_public_game_is_known_to_everybody(ann: HttpPlayer, zoe: HttpPlayer) -> None:
    with http_client(ann.address) as client:
        game = finished_game(client, "goryo", {"goryo": "greedy", "samurai": "greedy"})
    fork = ann.post(f"/tables/{game}/fork", 201, move=3, settings={"public": True})
    assert zoe.get(f"/tables/{fork['id']}")["origin"]["table"] == game


def test_lists_say_how_far_a_game_is_and_which_are_copies(ann: HttpPlayer) -> None:
    made = ann.create_table(seats={"goryo": {"who": "me"}, "samurai": {"who": "bot"}})
    tried = ann.post(f"/tables/{made['id']}/try", 201, seat="goryo")
    listed = {row["id"]: row["summary"] for row in ann.get("/me/tables")}
    assert listed[made["id"]]["stage"] == {"id": "goryo-stage", "args": {"round": 1}}
    assert listed[made["id"]]["forked"] is False
    assert listed[tried["id"]]["forked"] is True
    solo = ann.create_table("gorpg", {"mode": "solo"})
    (row,) = (row for row in ann.get("/me/tables") if row["id"] == solo["id"])
    assert row["summary"]["stage"] == {"id": "gorpg-stage", "args": {"round": 1, "rounds": 10}}

"""Accounts: made from what a guest has played, found again on any device, gone when deleted."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from ..table.managers import Time
from .account_helpers import seats_of_mine, signed_up
from .http_player import HttpPlayer
from .play_helpers import start_table

DAY = 24 * 3600
MINE = ["samurai"]
"""The seat of who just plays."""


# ---------------------------------------------------------------- from a guest


def test_a_guest_has_no_account_and_needs_none(ann: HttpPlayer, zoe: HttpPlayer) -> None:
    table = ann.create_table()["id"]
    state = ann.get("/account")
    assert state["account"] is None
    assert state["games"] == 1
    assert ann.get("/me/games")["games"][0]["id"] == table
    assert zoe.get("/account")["games"] == 0
    assert zoe.get("/me/games")["total"] == 0
    assert zoe.get("/me/statistics")["all"]["games"] == 0
    for path in ("/account/export", "/account/kept"):
        ann.get(path, 401)
    ann.ask("DELETE", "/account", 401)
    ann.post("/account/codes", 401)


def test_an_account_keeps_the_seats_of_the_guest(ann: HttpPlayer) -> None:
    table = ann.create_table()["id"]
    codes = signed_up(ann)
    assert len(set(codes)) == 6
    assert ann.get(f"/tables/{table}")["mine"] == MINE
    assert [listed["id"] for listed in ann.get("/me/tables")] == [table]
    assert [seat["seat"] for seat in seats_of_mine(ann)] == MINE
    assert ann.create_table()["table"]["mine"] == MINE


def test_the_secret_of_the_guest_opens_nothing_any_more(ann: HttpPlayer, address: str) -> None:
    made = ann.create_table()
    signed_up(ann)
    before = HttpPlayer(address, made["token"])
    before.get(f"/tables/{made['id']}", 404)
    assert before.get("/me/tables") == []


def test_signing_up_twice_is_refused(ann: HttpPlayer) -> None:
    signed_up(ann)
    ann.post("/account", 409, name="Again")


def test_somebody_who_never_played_can_make_an_account(zoe: HttpPlayer) -> None:
    signed_up(zoe)
    assert zoe.get("/account")["games"] == 0
    zoe.create_table()
    assert zoe.get("/account")["games"] == 1


# ---------------------------------------------------------------- recovery codes


def test_a_recovery_code_signs_in_once(ann: HttpPlayer, address: str) -> None:
    table = ann.create_table()["id"]
    code = signed_up(ann)[0]
    other = HttpPlayer(address)
    typed = code.lower().replace("-", " ")
    other.use_token(other.post("/account/recovery", code=typed, token=True)["token"])
    assert other.get(f"/tables/{table}")["mine"] == MINE
    assert other.get("/account")["account"]["codes"] == 5
    HttpPlayer(address).post("/account/recovery", 400, code=code)
    HttpPlayer(address).post("/account/recovery", 400, code="nonsense")


def test_new_codes_replace_the_old_ones(ann: HttpPlayer, address: str) -> None:
    old = signed_up(ann)
    fresh = ann.post("/account/codes", 201)["codes"]
    assert not set(old) & set(fresh)
    HttpPlayer(address).post("/account/recovery", 400, code=old[0])
    assert HttpPlayer(address).post("/account/recovery", code=fresh[0])["account"]["name"] == "Ann"


# ---------------------------------------------------------------- several guests, several devices


def test_games_of_another_browser_merge_into_the_account(ann: HttpPlayer, address: str) -> None:
    first = ann.create_table()["id"]
    code = signed_up(ann)[0]
    other = HttpPlayer(address)
    second = other.create_table()["id"]
    signed_in = other.post("/account/recovery", code=code, merge=True, token=True)
    other.use_token(signed_in["token"])
    for player in (ann, other):
        assert {listed["id"] for listed in player.get("/me/tables")} == {first, second}
        assert player.get(f"/tables/{second}")["mine"] == MINE
        assert {game["id"] for game in player.get("/me/games")["games"]} == {first, second}
        assert [seat["seat"] for seat in seats_of_mine(player)] == MINE * 2
    ann.post(f"/tables/{second}/resign")


def test_without_merging_they_stay_those_of_the_guest(ann: HttpPlayer, address: str) -> None:
    code = signed_up(ann)[0]
    other = HttpPlayer(address)
    made = other.create_table()
    other.use_token(other.post("/account/recovery", code=code, token=True)["token"])
    other.get(f"/tables/{made['id']}", 404)
    assert HttpPlayer(address, made["token"]).get(f"/tables/{made['id']}")["mine"] == MINE


def test_who_played_against_themselves_holds_both_seats(ann: HttpPlayer, ben: HttpPlayer) -> None:
    table = start_table(ann, ben)
    code = signed_up(ann)[0]
    ben.use_token(ben.post("/account/recovery", code=code, merge=True, token=True)["token"])
    assert ann.get(f"/tables/{table}")["mine"] == ["goryo", "samurai"]
    ben.get("/me/games")
    assert not ben.get("/me/statistics")["all"]["games"]


def test_a_link_signs_another_device_in_once(ann: HttpPlayer, address: str) -> None:
    signed_up(ann)
    code = ann.post("/account/devices", 201)["code"]
    phone = HttpPlayer(address)
    assert phone.post("/account/links/look", code=code) == {
        "purpose": "sign-in",
        "name": "Ann",
        "here": False,
    }
    assert phone.post("/account/links", code=code)["account"]["name"] == "Ann"
    HttpPlayer(address).post("/account/links", 404, code=code)
    HttpPlayer(address).post("/account/links/look", 404, code=code)


def test_a_link_for_a_device_expires(ann: HttpPlayer, address: str, time: Time) -> None:
    signed_up(ann)
    code = ann.post("/account/devices", 201)["code"]
    time.pass_by(11 * 60)
    HttpPlayer(address).post("/account/links", 404, code=code)


def test_devices_are_listed_and_signed_out(ann: HttpPlayer, address: str) -> None:
    code = signed_up(ann)[0]
    phone = HttpPlayer(address)
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (Android 14) Gecko/1 Firefox/141.0"
    phone.use_token(phone.post("/account/recovery", code=code, token=True)["token"])
    listed = {one["device"]: one for one in ann.get("/account")["account"]["sessions"]}
    assert not listed["Firefox, Android"]["current"]
    ann.ask("DELETE", f"/account/sessions/{listed['Firefox, Android']['id']}")
    assert phone.get("/account")["account"] is None
    ann.ask("DELETE", f"/account/sessions/{listed['Firefox, Android']['id']}", 404)


def test_signing_out_everywhere_else(ann: HttpPlayer, address: str) -> None:
    codes = signed_up(ann)
    others = [HttpPlayer(address) for _ in range(2)]
    for other, code in zip(others, codes, strict=False):
        other.use_token(other.post("/account/recovery", code=code, token=True)["token"])
    assert len(ann.ask("DELETE", "/account/sessions")["sessions"]) == 1
    assert all(other.get("/account")["account"] is None for other in others)
    ann.post("/account/sign-out")
    assert ann.get("/account")["account"] is None


def test_nobody_signs_out_somebody_else(ann: HttpPlayer, ben: HttpPlayer) -> None:
    signed_up(ann)
    signed_up(ben)
    session = ann.get("/account")["account"]["sessions"][0]["id"]
    ben.ask("DELETE", f"/account/sessions/{session}", 404)
    assert ann.get("/account")["account"] is not None


def test_a_socket_ends_with_its_session(ann: HttpPlayer, address: str) -> None:
    table = ann.create_table()["id"]
    code = signed_up(ann)[0]
    phone = HttpPlayer(address)
    phone.use_token(phone.post("/account/recovery", code=code, token=True)["token"])
    with phone.socket(table) as socket:
        socket.recv(timeout=60)
        ann.ask("DELETE", "/account/sessions")
        while "closing" not in str(socket.recv(timeout=60)):
            pass
        with pytest.raises(ConnectionClosed, match="4401"):
            socket.recv(timeout=60)


# ---------------------------------------------------------------- rotation


def cookie_of(player: HttpPlayer) -> str | None:
    return player.http.cookies.get("futago")


def with_cookie(address: str, secret: str | None) -> HttpPlayer:
    player = HttpPlayer(address)
    player.http.headers["Origin"] = address
    if secret is not None:
        player.http.cookies.set("futago", secret)
    return player


def test_the_secret_of_a_session_is_renewed_every_day(address: str, time: Time) -> None:
    ann = with_cookie(address, None)
    ann.post("/account", 201, name="Ann")
    first = cookie_of(ann)
    ann.get("/account")
    assert cookie_of(ann) == first
    time.pass_by(DAY + 1)
    ann.get("/account")
    second = cookie_of(ann)
    assert second != first
    # The answer with the new secret might have been lost.
    assert with_cookie(address, first).get("/account")["account"] is not None
    assert ann.get("/account")["account"] is not None
    assert with_cookie(address, first).get("/account")["account"] is not None
    time.pass_by(121)
    assert with_cookie(address, second).get("/account")["account"] is not None


def test_a_secret_that_was_replaced_betrays_a_copy(address: str, time: Time) -> None:
    ann = with_cookie(address, None)
    ann.post("/account", 201, name="Ann")
    first = cookie_of(ann)
    time.pass_by(DAY + 1)
    ann.get("/account")
    ann.get("/account")
    time.pass_by(121)
    assert with_cookie(address, first).get("/account")["account"] is None
    assert ann.get("/account")["account"] is None


def test_another_site_cannot_use_the_cookie(address: str) -> None:
    ann = with_cookie(address, None)
    ann.post("/account", 201, name="Ann")
    ann.http.headers["Origin"] = "https://evil.example"
    ann.ask("DELETE", "/account", 403)
    ann.post("/account/codes", 403)

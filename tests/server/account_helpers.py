"""People with accounts."""

from __future__ import annotations

from typing import Any

from .http_player import HttpPlayer


def signed_up(player: HttpPlayer, name: str = "Ann") -> list[str]:
    """Makes an account of a guest; the recovery codes."""
    made = player.post("/account", 201, name=name, token=True)
    player.use_token(made["token"])
    codes: list[str] = made["codes"]
    return codes


def at_localhost(player: HttpPlayer) -> str:
    """Has a player use the name of this computer, at which passkeys work; its address."""
    host = player.address.partition("://")[2].replace("127.0.0.1", "localhost")
    player.http.headers["Host"] = host
    return f"http://{host}"


def seats_of_mine(player: HttpPlayer) -> list[Any]:
    """As lists of tables show them."""
    seats = [seat for table in player.get("/me/tables") for seat in table["summary"]["seats"]]
    return [seat for seat in seats if seat.get("mine")]

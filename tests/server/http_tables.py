"""Creating tables and playing games with plain HTTP requests."""

from __future__ import annotations

from typing import Any

import httpx

from .answering import first_moves


def create_table(
    client: httpx.Client,
    game: str,
    seats: dict[str, str],
    options: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[str, str]:
    """A new public table with these seats (`me`, `open`, or a bot's name): its id and my token."""
    seat_requests = {
        seat: {"who": who} if who in ("me", "open") else {"who": "bot", "bot": who}
        for seat, who in seats.items()
    }
    settings = {"name": "Ann", "public": True, "seats": seat_requests, **more}
    body = {"game": game, "options": options or {}, "settings": settings, "token": True}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"]), str(answer.json()["token"])


def finished_game(
    client: httpx.Client,
    game: str,
    seats: dict[str, str],
    options: dict[str, Any] | None = None,
) -> str:
    """A game that somebody has played to its end, in the first of the seats; its id."""
    mine = next(iter(seats))
    id, token = create_table(client, game, {**seats, mine: "me"}, options)
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=client.base_url, headers=headers, timeout=60) as player:
        number = 0
        while True:
            query = {"after": number, "wait": 30}
            shown = player.get(f"/api/tables/{id}/events", params=query).json()
            number = shown["number"]
            if shown["now"]["status"] == "over":
                return id
            if mine in shown["now"]["movers"]:
                play_any_move(player, id)


def play_any_move(client: httpx.Client, id: str) -> int:
    """Make the client's next move; its number."""
    moves = first_moves(client.get(f"/api/tables/{id}/choice").json())
    number = client.get(f"/api/tables/{id}").json()["number"] + 1
    answer = client.post(f"/api/tables/{id}/moves", json={"number": number, "move": moves})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])

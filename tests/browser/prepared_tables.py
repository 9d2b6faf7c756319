"""Tables at a chosen moment of a game: bots play it here, the server imports it and forks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import httpx

from futago.game import SPECTATOR, Json
from futago.lab.simulate import Run, play_one
from futago.record import Record, replay

from ..server_process import http_client

Condition = Callable[[dict[str, Json], dict[str, Json]], bool]
"""Takes what a spectator sees now, and after the next move."""

NEW_TABLE = {"game": "goryo", "settings": {"name": "Ann"}, "token": True}


@dataclass(frozen=True)
class BotGame:
    """A reproducible game between bots."""

    game: str
    options: tuple[tuple[str, Json], ...] = ()
    bot: str = "greedy"
    seed: str = "0123456789abcdef" * 2
    number: int = 1


@cache
def played(game: BotGame) -> tuple[Record, tuple[dict[str, Json], ...]]:
    """The record of a game, and a spectator's view after each move."""
    run = Run(game.game, game.seed, {"*": game.bot}, dict(game.options))
    record = play_one(run, game.number)
    seen = [state.view(SPECTATOR).as_json() for _, _, state in replay(record)]
    return record, tuple(seen)


def phase(*names: str, by: str | None = None) -> Condition:
    """In one of these phases, and with this seat to move if one is given."""
    return lambda now, _: now["phase"] in names and (by is None or list(now["movers"]) == [by])


def find_moment(game: BotGame, condition: Condition, share: float = 0.0) -> int:
    """The number of moves after which the condition holds: the first such moment, or a later one
    (`share` runs from 0, the first, to 1, the last)."""
    _, seen = played(game)
    pairs = zip(seen, [*seen[1:], seen[-1]], strict=True)
    found = [number for number, (now, then) in enumerate(pairs, 1) if condition(now, then)]
    assert found, f"{game} has no such moment"
    return found[int(share * (len(found) - 1))]


@dataclass
class TableMaker:
    """Two users of a server, Ann and Bob, and the tables that they create."""

    address: str
    ann: httpx.Client = field(init=False)
    bob: httpx.Client = field(init=False)
    token: str = ""
    _imported: dict[BotGame, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ann, self.token = self._new_user()
        self.bob, _ = self._new_user()

    def _new_user(self) -> tuple[httpx.Client, str]:
        with http_client(self.address) as anonymous:
            made = anonymous.post("/api/tables", json=NEW_TABLE).json()
        return http_client(self.address, made["token"]), made["token"]

    def imported(self, game: BotGame) -> str:
        """The finished game as an imported table."""
        if game not in self._imported:
            answer = self.ann.post("/api/replays", json={"record": played(game)[0]})
            assert answer.status_code == 201, answer.text
            self._imported[game] = str(answer.json()["id"])
        return self._imported[game]

    def create(self, game: str, options: dict[str, Json], settings: dict[str, Any]) -> str:
        """A new table, created by Ann."""
        body = {"game": game, "options": options, "settings": {"name": "Ann", **settings}}
        answer = self.ann.post("/api/tables", json={**body, "token": True})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def table(self, game: BotGame, move: int, mine: Sequence[str], bot: str = "") -> str:
        """A table forked after that many moves: Ann has the seats in `mine`, Bob the others, or
        this bot."""
        other = {"who": "bot", "bot": bot} if bot else {"who": "open"}
        seats = {seat: {"who": "me"} if seat in mine else other for seat in self._seats(game)}
        settings = {"name": "Ann", "public": True, "seats": seats}
        body = {"move": move, "settings": settings}
        answer = self.ann.post(f"/api/tables/{self.imported(game)}/fork", json=body)
        assert answer.status_code == 201, answer.text
        id = str(answer.json()["id"])
        for seat in (seat for seat in seats if seat not in mine and not bot):
            sat = self.bob.post(f"/api/tables/{id}/seats/{seat}", json={"name": "Bob"})
            assert sat.status_code < 300, sat.text
        return id

    def _seats(self, game: BotGame) -> list[str]:
        return list(played(game)[0]["seats"])

    def play(self, id: str, move: dict[str, Json]) -> None:
        """Make this move of a record, as Ann or Bob, whoever has the seat."""
        fields = dict(move)
        seat = fields.pop("by")
        for user in (self.ann, self.bob):
            table = user.get(f"/api/tables/{id}").json()
            if seat in table["mine"]:
                body = {"number": table["number"] + 1, "move": fields, "seat": seat}
                answer = user.post(f"/api/tables/{id}/moves", json=body)
                assert answer.status_code < 300, answer.text
                return
        raise AssertionError(f"nobody sits at {seat}")

    def close(self) -> None:
        """Close the connections."""
        self.ann.close()
        self.bob.close()

"""Tables at a wanted moment: a game is played here, brought to the server, and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import httpx

from futago.game import SPECTATOR, Json
from futago.lab.simulate import Run, play_one
from futago.record import Record, replay

from .house import asking

Fits = Callable[[dict[str, Json], dict[str, Json]], bool]
"""Whether this is the moment: what a spectator sees, and what they see after the next move."""


NEWCOMER = {"game": "goryo", "manners": {"name": "Ann"}, "token": True}


@dataclass(frozen=True)
class Story:
    """A game between bots that is the same every time."""

    game: str
    options: tuple[tuple[str, Json], ...] = ()
    bot: str = "greedy"
    seed: str = "0123456789abcdef" * 2
    number: int = 1


@cache
def told(story: Story) -> tuple[Record, tuple[dict[str, Json], ...]]:
    """The record of a story, and what a spectator saw after each of its moves."""
    run = Run(story.game, story.seed, {"*": story.bot}, dict(story.options))
    record = play_one(run, story.number)
    seen = [state.view(SPECTATOR).as_json() for _, _, state in replay(record)]
    return record, tuple(seen)


def phase(*names: str, by: str | None = None) -> Fits:
    """A moment of one of these phases, if named with this seat to move."""
    return lambda now, _: now["phase"] in names and (by is None or list(now["movers"]) == [by])


def moment_of(story: Story, fits: Fits, share: float = 0.0) -> int:
    """After how many moves the story comes to such a moment: the first, or a later one by share."""
    _, seen = told(story)
    pairs = zip(seen, [*seen[1:], seen[-1]], strict=True)
    found = [number for number, (now, then) in enumerate(pairs, 1) if fits(now, then)]
    assert found, f"{story} has no such moment"
    return found[int(share * (len(found) - 1))]


@dataclass
class Stage:
    """A server, and two people on it who let their tables begin where a story stands."""

    address: str
    ann: httpx.Client = field(init=False)
    bob: httpx.Client = field(init=False)
    token: str = ""
    _brought: dict[Story, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ann, self.token = self._newcomer()
        self.bob, _ = self._newcomer()

    def _newcomer(self) -> tuple[httpx.Client, str]:
        with asking(self.address) as nobody:
            made = nobody.post("/api/tables", json=NEWCOMER).json()
        return asking(self.address, made["token"]), made["token"]

    def brought(self, story: Story) -> str:
        """The finished story as a table of its own."""
        if story not in self._brought:
            answer = self.ann.post("/api/replays", json={"record": told(story)[0]})
            assert answer.status_code == 201, answer.text
            self._brought[story] = str(answer.json()["id"])
        return self._brought[story]

    def made(self, game: str, options: dict[str, Json], manners: dict[str, Any]) -> str:
        """A new table of Ann's."""
        wish = {"game": game, "options": options, "manners": {"name": "Ann", **manners}}
        answer = self.ann.post("/api/tables", json={**wish, "token": True})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def table(self, story: Story, move: int, mine: Sequence[str]) -> str:
        """A table after so many moves of a story: Ann sits at these seats, Bob at the others."""
        seats = {seat: {"who": "me" if seat in mine else "open"} for seat in self._seats(story)}
        manners = {"name": "Ann", "public": True, "seats": seats}
        wish = {"move": move, "manners": manners}
        answer = self.ann.post(f"/api/tables/{self.brought(story)}/fork", json=wish)
        assert answer.status_code == 201, answer.text
        id = str(answer.json()["id"])
        for seat in (seat for seat in seats if seat not in mine):
            sat = self.bob.post(f"/api/tables/{id}/seats/{seat}", json={"name": "Bob"})
            assert sat.status_code < 300, sat.text
        return id

    def _seats(self, story: Story) -> list[str]:
        return list(told(story)[0]["seats"])

    def play(self, id: str, move: dict[str, Json]) -> None:
        """Ann or Bob, whoever sits there, makes this move of a record."""
        fields = dict(move)
        seat = fields.pop("by")
        for person in (self.ann, self.bob):
            table = person.get(f"/api/tables/{id}").json()
            if seat in table["mine"]:
                body = {"number": table["number"] + 1, "move": fields, "seat": seat}
                answer = person.post(f"/api/tables/{id}/moves", json=body)
                assert answer.status_code < 300, answer.text
                return
        raise AssertionError(f"nobody sits at {seat}")

    def close(self) -> None:
        """Everybody goes home."""
        self.ann.close()
        self.bob.close()

"""The table of Goryō: what lies on it, and behind the screen, after the moves of a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from futago.game import Json

from . import Moves

TRICKS: Final = ("trail", "shadow")
POWERS: Final = {
    None: {"sprint", "trail"},
    "cursed-object": set[str](),
    "genjutsu": {"shadow", "illusion"},
}

Plan = dict[str, Json]


def cubes(plan: Plan) -> list[str]:
    """The spaces with a cube: her start and moves, and the target."""
    return [*plan["path"], plan["target"]]


@lru_cache(maxsize=64)
def neighbours(palace_text: str) -> dict[str, list[str]]:
    """Spaces side by side in a room, or joined by a bridge."""
    palace = json.loads(palace_text)
    near = {space["id"]: list[str]() for space in palace["spaces"]}
    for a in palace["spaces"]:
        for b in palace["spaces"]:
            apart = abs(a["row"] - b["row"]) + abs(a["column"] - b["column"])
            if a["room"] == b["room"] and apart == 1:
                near[a["id"]].append(b["id"])
    for one, other in palace["bridges"]:
        near[one].append(other)
        near[other].append(one)
    return near


class Table:
    """What lies on the table, and behind the screen, after some moves."""

    def __init__(self, options: dict[str, Json], moves: Moves = ()) -> None:
        palace = options["palace"]
        self.options = options
        self.strict = options["enforcement"] == "strict"
        self.spaces = {space["id"]: space for space in palace["spaces"]}
        rooms = options["samurai_rooms"]
        self.at = {
            who: palace["centres"][r] for who, r in zip(options["samurai"], rooms, strict=True)
        }
        self.near = neighbours(json.dumps(palace))
        self.bound: str | None = None
        self.first: str | None = None
        self.sealed = list[str]()
        self.broken = list[str]()
        self.cursed = list[str]()
        self.start = ""
        self.spent = set[str]()
        self.plan: Plan | None = None
        self.asked = dict[str, bool]()
        self.question = ""
        for move in moves:
            self.play(move)

    def play(self, move: dict[str, Json]) -> None:
        match move["do"]:
            case "draw" if move["as"] == "bound":
                self.bound = move["object"]
            case "draw" if move["as"] == "first":
                self.first = move["object"]
            case "draw":
                self.sealed.append(move["object"])
            case "break":
                self.start = move["space"]
                self.broken.append(self.start)
            case "curse":
                self.cursed = move["spaces"]
            case "plan":
                self.plan, self.asked = move, {}
            case "move":
                self.at[move["samurai"]] = move["to"]
            case "search":
                self.question = self.at[move["samurai"]]
            case "sniff":
                self.question = move["space"]
            case "answer":
                self.asked[self.question] = move["yes"]
            case "done":
                self.discover()

    def discover(self) -> None:
        assert self.plan is not None
        self.spent |= {"sprint"} if len(self.plan["path"]) > 4 else set()
        self.spent |= {"illusion"} if self.plan["illusion"] else set()
        self.spent |= {trick for trick in TRICKS if self.plan[trick] in self.asked}
        self.start = self.plan["target"]
        if self.start not in self.broken:
            self.broken.append(self.start)
        self.plan = None

    @property
    def left(self) -> set[str]:
        return POWERS[self.options["variant"]] - self.spent

    def type_of(self, space: str) -> str:
        return str(self.spaces[space]["object"])

    def next_to(self, space: str) -> list[str]:
        """Where the Goryō may step: the two cursed spaces are next to each other for her."""
        cursed = [other for other in self.cursed if space in self.cursed and other != space]
        return [*self.near[space], *(s for s in cursed if s not in self.near[space])]

    def walks(self, steps: int, trodden: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if steps == 0:
            yield trodden
            return
        for space in self.next_to(trodden[-1]):
            if space not in trodden:
                yield from self.walks(steps - 1, (*trodden, space))

    def legal_walks(self, bound: str) -> Iterator[tuple[str, ...]]:
        """Four steps, or five with Sprint, to an object that is free for the breaking."""
        closed = {*self.sealed, bound}
        for steps in (4, 5) if "sprint" in self.left else (4,):
            for walk in self.walks(steps, (self.start,)):
                if walk[-1] not in self.broken and self.type_of(walk[-1]) not in closed:
                    yield walk

    def keeps_the_rules(self, path: list[str], target: str) -> bool:
        way = [*path, target]
        steps = all(there in self.next_to(here) for here, there in pairwise(way))
        return path[:1] == [self.start] and steps and len(set(way)) == len(way)

    def could_be_bound(self) -> list[str]:
        """The types that are neither drawn openly nor broken."""
        gone = {self.first, *self.sealed, *map(self.type_of, self.broken)}
        return sorted({str(space["object"]) for space in self.spaces.values()} - gone)


def answer(plan: Plan, space: str) -> bool:
    """What she says of a space in strict play."""
    if space in cubes(plan):
        return not (space == plan["shadow"] and plan["lie"])
    return bool(space == plan["trail"] and plan["lie"])


def fits(plan: Plan, asked: dict[str, bool]) -> bool:
    return all(answer(plan, space) == yes for space, yes in asked.items())

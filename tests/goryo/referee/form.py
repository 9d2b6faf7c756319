"""What the referee of Goryō asks of a record's form, and the board that its options describe."""

from __future__ import annotations

import string
from typing import Any

from .versions import RULES, Rules

TYPES = ["helmet", "urn", "flower", "lantern", "mask", "scroll", "vase", "fan"]
RECORD_FIELDS = ["format", "game", "version", "options", "seats", "seed", "moves", "result"]
RULE_FIELDS = ["edition", "actions_per_samurai", "split_cubes", "variant", "enforcement"]
BOARD_FIELDS = ["samurai", "samurai_rooms", "gong", "palace"]


class Foul(Exception):
    """Something in the record is not according to the rules."""

    def __init__(self, move_number: int | None, reason: str) -> None:
        super().__init__(reason if move_number is None else f"move {move_number}: {reason}")
        self.move_number = move_number
        self.reason = reason


def demand(condition: bool, reason: str, number: int | None = None) -> None:
    if not condition:
        raise Foul(number, reason)


def demand_fields(thing: Any, fields: list[str], what: str, number: int | None = None) -> None:
    """An object with exactly these fields."""
    demand(isinstance(thing, dict), f"{what} is not an object", number)
    for field in fields:
        demand(field in thing, f"{what} lacks {field!r}", number)
    for field in thing:
        demand(field in fields, f"{what} has an unknown field {field!r}", number)


def is_text(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def is_number(value: Any) -> bool:
    return type(value) is int  # True and False are no numbers here


def are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(is_text(item) for item in value)


def has_repeats(values: list[Any]) -> bool:
    return any(value in values[:place] for place, value in enumerate(values))


class Palace:
    """The board: 32 spaces in 4 rooms, and who is next to whom."""

    def __init__(self, palace: Any) -> None:
        demand_fields(palace, ["name", "spaces", "centres", "bridges"], "palace")
        demand(is_text(palace["name"]), "palace name is no text")
        demand(isinstance(palace["spaces"], list), "palace spaces are no list")
        demand(isinstance(palace["bridges"], list), "bridges are no list")
        self.room_of: dict[str, str] = {}
        self.object_of: dict[str, str] = {}
        self.place_of: dict[str, tuple[int, int]] = {}
        self.bridges: list[set[str]] = []
        for space in palace["spaces"]:
            self.add_space(space)
        demand(len(self.room_of) == 32, f"palace has {len(self.room_of)} spaces, not 32")
        self.rooms = sorted(set(self.room_of.values()))
        demand(len(self.rooms) == 4, f"palace has {len(self.rooms)} rooms, not 4")
        for room in self.rooms:
            objects = [self.object_of[s] for s in self.room_of if self.room_of[s] == room]
            demand(len(objects) == 8, f"room {room} has {len(objects)} spaces, not 8")
            demand(sorted(objects) == sorted(TYPES), f"room {room} does not hold every type once")
        self.centres = palace["centres"]
        demand_fields(self.centres, self.rooms, "centres")
        for room, centre in self.centres.items():
            own = self.has(centre) and self.room_of[centre] == room
            demand(own, f"centre of {room} is no space of it: {centre!r}")
        for bridge in palace["bridges"]:
            self.add_bridge(bridge)
        reached = [next(iter(self.room_of))]
        for here in reached:  # grows as it goes
            reached += [s for s in self.room_of if s not in reached and self.adjacent(here, s)]
        demand(len(reached) == 32, "the spaces are not all connected")

    def add_space(self, space: Any) -> None:
        demand_fields(space, ["id", "room", "row", "column", "object"], "space")
        name, place = space["id"], (space["row"], space["column"])
        demand(is_text(name) and name == name.lower(), f"not a name of a space: {name!r}")
        demand(name not in self.room_of, f"space {name} is there twice")
        demand(is_text(space["room"]), f"space {name}: room is no text")
        demand(all(is_number(n) for n in place), f"space {name}: row or column is no number")
        demand(place not in self.place_of.values(), f"space {name} lies on another one")
        demand(space["object"] in TYPES, f"space {name}: unknown type {space['object']!r}")
        self.room_of[name] = space["room"]
        self.place_of[name] = place
        self.object_of[name] = space["object"]

    def add_bridge(self, bridge: Any) -> None:
        demand(are_texts(bridge) and len(bridge) == 2, f"not a bridge: {bridge!r}")
        one, other = bridge
        demand(self.has(one) and self.has(other), f"bridge with an unknown end: {bridge!r}")
        demand(self.room_of[one] != self.room_of[other], f"bridge inside a room: {bridge!r}")
        demand({one, other} not in self.bridges, f"bridge is there twice: {bridge!r}")
        self.bridges.append({one, other})

    def has(self, space: Any) -> bool:
        return isinstance(space, str) and space in self.room_of

    def adjacent(self, one: str, other: str) -> bool:
        """Next to each other in a row or column of one room, or joined by a bridge."""
        rows = abs(self.place_of[one][0] - self.place_of[other][0])
        columns = abs(self.place_of[one][1] - self.place_of[other][1])
        neighbours = self.room_of[one] == self.room_of[other] and rows + columns == 1
        return neighbours or {one, other} in self.bridges


def check_options(options: Any) -> Palace:
    demand_fields(options, RULE_FIELDS + BOARD_FIELDS, "options")
    demand(options["edition"] in ("2019", "2021", "2024"), "unknown edition")
    actions = options["actions_per_samurai"]
    demand(is_number(actions) and actions in (2, 3), "actions_per_samurai is neither 2 nor 3")
    demand(isinstance(options["split_cubes"], bool), "split_cubes is neither true nor false")
    demand(options["variant"] in (None, "cursed-object", "genjutsu"), "unknown variant")
    demand(options["enforcement"] in ("strict", "honour"), "unknown enforcement")
    colours = ["green", "purple" if options["edition"] == "2024" else "yellow", "red", "blue"]
    demand(are_texts(options["samurai"]), "samurai are no list of colours")
    demand(sorted(options["samurai"]) == sorted(colours), "not this edition's samurai")
    demand_fields(options["gong"], ["length", "bags"], "gong")
    length, bags = options["gong"]["length"], options["gong"]["bags"]
    demand(is_number(length) and length >= 1, "gong length is no positive number")
    demand(isinstance(bags, list) and not has_repeats(bags), "gong bags are no list or repeated")
    for bag in bags:
        demand(is_number(bag) and 1 <= bag <= length, f"gong bag off the arc: {bag!r}")
    palace = Palace(options["palace"])
    demand(are_texts(options["samurai_rooms"]), "samurai_rooms are no list of rooms")
    demand(sorted(options["samurai_rooms"]) == palace.rooms, "not one samurai in each room")
    return palace


def check_head(record: Any) -> Rules:
    """Check everything but options, moves and result; the rules by which it is to be judged."""
    demand_fields(record, RECORD_FIELDS, "record")
    demand(record["format"] == "futago/1", "unknown format")
    demand(record["game"] == "goryo", "not a game of Goryō")
    version = record["version"]
    demand(is_text(version) and version in RULES, f"unknown version of the rules: {version!r}")
    demand_fields(record["seats"], ["goryo", "samurai"], "seats")
    demand(all(is_text(name) for name in record["seats"].values()), "a seat is no text")
    seed = record["seed"]
    hexadecimal = is_text(seed) and all(c in string.digits + "abcdef" for c in seed)
    demand(hexadecimal and len(seed) == 64, "seed is not 64 lower-case hexadecimal digits")
    demand(isinstance(record["moves"], list), "moves are no list")
    return RULES[version]

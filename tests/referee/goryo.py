"""A referee for records of Goryō: replays a game and stops at the first breach of the rules.

It knows the rules and the record format and nothing else. Everything is done the slow and
plain way, with names of spaces in lists and sets. Moves are numbered from 1.

    python tests/referee/goryo.py GAMES.jsonl

Where the rules leave room, this referee reads them so:

* `honour`: what is misused still works (a spent False Trail still answers for its space) and
  costs one mistake. A power is at most one mistake a round. Every step between spaces that are
  not neighbours is one, every cube on a space that has one already is one, a wrong number of
  move cubes is one, a target that is both broken and of a sealed type is one.
* `honour`: on the False Trail (2024) and on the Shadow both answers are right, whatever `lie`
  says. A power that the variant does not have cannot be used at all, not even by mistake.
* Breaking the bound type ends the game; that space may be named in `broken` or left out.
* A game given up during the set-up may say round 0 or 1, one given up between two rounds
  names the round to come.
"""

from __future__ import annotations

import json
import string
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

TYPES = ["helmet", "urn", "flower", "lantern", "mask", "scroll", "vase", "fan"]
ROUNDS = 4
ACTION_CUBES = 6
CALLED_AT_MOST = 3
CUBES_FOR = {"move": 2, "search": 1, "sniff": 1}  # spaces for cubes, for each samurai

RECORD_FIELDS = ["format", "game", "version", "options", "seats", "seed", "moves", "result"]
RULE_FIELDS = ["edition", "actions_per_samurai", "split_cubes", "variant", "enforcement"]
BOARD_FIELDS = ["samurai", "samurai_rooms", "gong", "palace"]
RESULT_FIELDS = ["winner", "reason", "round", "gong", "spirits", "broken", "sealed", "bound"]
MOVES = {  # what is done: who does it, and the fields of its own
    "draw": ("chance", ["object", "as"]),
    "break": ("goryo", ["space"]),
    "curse": ("goryo", ["spaces"]),
    "plan": ("goryo", ["path", "target", "sprint", "trail", "lie", "shadow", "illusion"]),
    "move": ("samurai", ["samurai", "to"]),
    "search": ("samurai", ["samurai"]),
    "sniff": ("samurai", ["samurai", "space"]),
    "answer": ("goryo", ["yes"]),
    "done": ("samurai", []),
}


class Foul(Exception):
    """Something in the record is not according to the rules."""

    def __init__(self, move_number: int | None, reason: str) -> None:
        super().__init__(reason if move_number is None else f"move {move_number}: {reason}")
        self.move_number = move_number
        self.reason = reason


class RanOut(Exception):
    """The record has no more moves although the rules ask for one."""


class Over(Exception):
    """The game is over by the rules: winner and reason."""


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


class Replay:
    """One game, played again move by move."""

    def __init__(self, options: dict[str, Any], moves: list[Any]) -> None:
        self.palace = check_options(options)
        self.options = options
        self.strict = options["enforcement"] == "strict"
        self.variant = options["variant"]
        self.moves = moves
        self.number = 0  # of the move read last
        self.round = 0
        self.bag = list(TYPES)
        self.bound: str | None = None
        self.start = ""  # where the pawn of the Goryō stands
        self.broken: list[str] = []  # spaces
        self.own_end: str | None = None  # the space of the bound type, if she broke it
        self.sealed: list[str] = []  # types drawn from the bag after the set-up
        self.flipped: set[str] = set()  # types whose tile no longer shows an intact object
        self.cursed: list[str] = []
        self.gong = 0
        self.spirits = 0
        self.mistakes = dict.fromkeys(range(1, ROUNDS + 1), 0)  # how many in each round
        self.spent: set[str] = set()  # powers
        starts = [self.palace.centres[room] for room in options["samurai_rooms"]]
        self.samurai_at: dict[str, str] = dict(zip(options["samurai"], starts, strict=True))

    def demand(self, condition: bool, reason: str) -> None:
        demand(condition, reason, self.number)

    def take(self, *expected: str) -> dict[str, Any]:
        """The next move, which has to be one of the expected kinds."""
        if self.number == len(self.moves):
            raise RanOut
        move: Any = self.moves[self.number]
        self.number += 1
        self.demand(isinstance(move, dict) and "do" in move, "not a move")
        do = move["do"]
        self.demand(do in expected, f"{do!r} where {' or '.join(expected)} is due")
        by, fields = MOVES[do]
        demand_fields(move, ["by", "do", *fields], do, self.number)
        self.demand(move["by"] == by, f"{do} is for {by}, not for {move['by']!r}")
        return dict(move)

    def take_draw(self, purpose: str) -> str:
        move = self.take("draw")
        self.demand(move["as"] == purpose, f"draw as {move['as']!r}, not as {purpose}")
        self.demand(move["object"] in self.bag, f"{move['object']!r} is not in the bag")
        drawn: str = move["object"]
        self.bag.remove(drawn)
        return drawn

    def play(self) -> None:
        """Plays until the game is over (Over) or the moves are used up (RanOut)."""
        self.set_up()
        while self.round < ROUNDS:
            self.round += 1
            if not self.has_legal_plan():
                raise Over("samurai", "cornered")
            plan = self.take_plan()
            answers, wrong = self.samurai_turn(plan)
            self.discovery(plan, answers, wrong)
        raise Over("goryo", "vengeance")

    def set_up(self) -> None:
        self.bound = self.take_draw("bound")
        first = self.take_draw("first")
        firsts = [space for space in self.palace.room_of if self.palace.object_of[space] == first]
        self.start = self.take("break")["space"]
        self.demand(self.start in firsts, f"{self.start!r} is no space with a {first}")
        self.broken.append(self.start)
        self.flipped.add(first)
        if self.variant == "cursed-object":
            self.cursed = self.take("curse")["spaces"]
            two = are_texts(self.cursed) and len(self.cursed) == 2
            self.demand(two and not has_repeats(self.cursed), "not two cursed spaces")
            for space in self.cursed:
                other = space in firsts and space != self.start
                self.demand(other, f"{space} is no other space with a {first}")

    def near_for_goryo(self, one: str, other: str) -> bool:
        """For her, and only for her, the two cursed spaces are neighbours as well."""
        linked = one != other and one in self.cursed and other in self.cursed
        return linked or self.palace.adjacent(one, other)

    def has_legal_plan(self) -> bool:
        sprint_left = self.variant is None and "sprint" not in self.spent
        steps = [4, 5] if sprint_left else [4]
        return any(self.finds_target([self.start], number) for number in steps)

    def finds_target(self, trodden: list[str], steps: int) -> bool:
        """Is there a target exactly so many more steps away, without treading a space twice?"""
        here = trodden[-1]
        if steps == 0:
            kind = self.palace.object_of[here]
            return here not in self.broken and kind not in self.sealed and kind != self.bound
        free = [space for space in self.palace.room_of if space not in trodden]
        near = [space for space in free if self.near_for_goryo(here, space)]
        return any(self.finds_target([*trodden, space], steps - 1) for space in near)

    def take_plan(self) -> dict[str, Any]:
        plan = self.take("plan")
        self.demand(are_texts(plan["path"]), "the path is no list of spaces")
        for space in [*plan["path"], plan["target"]]:
            self.demand(self.palace.has(space), f"no such space: {space!r}")
        for field in ["sprint", "lie"]:
            self.demand(isinstance(plan[field], bool), f"{field} is neither true nor false")
        trail, shadow, illusion = plan["trail"], plan["shadow"], plan["illusion"]
        for space in [trail, shadow]:
            self.demand(space is None or self.palace.has(space), f"no such space: {space!r}")
        known = illusion is None or illusion in self.options["samurai"]
        self.demand(known, f"no such samurai: {illusion!r}")
        # Both variants take Sprint and False Trail away; genjutsu gives two powers instead.
        plain = self.variant is None
        self.demand(plain or not plan["sprint"], "there is no Sprint in this variant")
        self.demand(plain or trail is None, "there is no False Trail in this variant")
        none = shadow is None and illusion is None
        self.demand(self.variant == "genjutsu" or none, "Shadow or Illusion without genjutsu")
        # To say the truth is a choice only on the Shadow and, since 2024, on the False Trail.
        if not plan["lie"]:
            self.demand(trail is not None or shadow is not None, "lie is false without need")
            modern = trail is None or self.options["edition"] == "2024"
            self.demand(modern or not self.strict, "this edition says yes on the False Trail")
        if self.strict:
            for fault in self.plan_faults(plan):
                self.demand(False, fault)
            kind = self.palace.object_of[plan["target"]]
            self.demand(kind != self.bound, "the target is of the bound type")
        return plan

    def plan_faults(self, plan: dict[str, Any]) -> list[str]:
        """What is wrong with the cubes, one entry for each mistake; the bound type apart."""
        path, target, trail, shadow = plan["path"], plan["target"], plan["trail"], plan["shadow"]
        cubes = [*path, target]
        is_sealed = self.palace.object_of[target] in self.sealed
        bad_sprint = plan["sprint"] and "sprint" in self.spent
        bad_trail = "trail" in self.spent or trail in cubes
        bad_shadow = "shadow" in self.spent or shadow not in path or shadow == target
        bad_illusion = plan["illusion"] is not None and "illusion" in self.spent
        checks = [
            (path and path[0] != self.start, f"the first cube is not on her start {self.start}"),
            (len(path) != (5 if plan["sprint"] else 4), f"{len(path)} move cubes"),
            (target in self.broken or is_sealed, "the target is broken or sealed"),
            (bad_sprint, "the Sprint is spent"),
            (trail is not None and bad_trail, "the False Trail is spent or on one of her cubes"),
            (shadow is not None and bad_shadow, "the Shadow is spent or not on a move cube"),
            (bad_illusion, "the Illusion is spent"),
        ]
        for here, there in pairwise(cubes):
            near = self.near_for_goryo(here, there)
            checks.append((not near, f"{here} and {there} are not adjacent"))
        for place, space in enumerate(cubes):
            checks.append((space in cubes[:place], f"{space} is used twice"))
        return [fault for is_so, fault in checks if is_so]

    def samurai_turn(self, plan: dict[str, Any]) -> tuple[dict[str, bool], int]:
        """The answers by investigated space, and how many of them were wrong."""
        most = 4 if self.options["split_cubes"] else self.options["actions_per_samurai"]
        called: list[str] = []
        used: list[tuple[str, str]] = []  # samurai and action, one for each cube
        answers: dict[str, bool] = {}
        wrong = 0
        while True:
            move = self.take("move", "search", "sniff", "done")
            do = move["do"]
            if do == "done":
                return answers, wrong
            who = move["samurai"]
            self.demand(who in self.options["samurai"], f"no such samurai: {who!r}")
            if who not in called:
                called.append(who)
            self.demand(len(called) <= CALLED_AT_MOST, "a fourth samurai is called")
            self.demand(called[-1] == who, f"another samurai was called after {who}")
            self.demand(len(used) < ACTION_CUBES, "all six cubes are used")
            own = [action for colour, action in used if colour == who]
            self.demand(len(own) < most, f"{who} has used his {most} actions")
            self.demand(own.count(do) < CUBES_FOR[do], f"{who} cannot {do} again")
            used.append((who, do))
            here = self.samurai_at[who]
            there: Any = {"move": move.get("to"), "sniff": move.get("space"), "search": here}[do]
            self.demand(self.palace.has(there), f"no such space: {there!r}")
            near = do == "search" or self.palace.adjacent(here, there)
            self.demand(near, f"{there} is not adjacent to {here}, where {who} is")
            if do == "move":
                self.samurai_at[who] = there
                continue
            self.demand(plan["illusion"] != who, f"{who} is under the Illusion")
            self.demand(there != self.start, "her start is not to be investigated")
            self.demand(there not in answers, f"{there} is investigated again")
            answers[there] = self.take("answer")["yes"]
            self.demand(isinstance(answers[there], bool), "yes is neither true nor false")
            if answers[there] not in self.right_answers(plan, there):
                self.demand(not self.strict, f"wrong answer about {there}")
                wrong += 1

    def right_answers(self, plan: dict[str, Any], space: str) -> list[bool]:
        truth = space in plan["path"] or space == plan["target"]
        if space not in (plan["trail"], plan["shadow"]):
            return [truth]
        lie = space == plan["trail"]  # yes on the False Trail, no on the Shadow
        if self.strict:
            return [lie if plan["lie"] else truth]  # settled when she planned
        choice = space == plan["shadow"] or self.options["edition"] == "2024"
        return [lie, truth] if choice else [lie]

    def discovery(self, plan: dict[str, Any], answers: dict[str, bool], wrong: int) -> None:
        target = plan["target"]
        kind = self.palace.object_of[target]
        # 1. Mistakes (there are none in strict play), then the object she must not break.
        mistakes = len(self.plan_faults(plan)) + wrong
        self.mistakes[self.round] = mistakes
        self.turn_spirits(mistakes)
        if kind == self.bound:
            self.own_end = target
            raise Over("samurai", "self-broken")
        # Sprint and Illusion are spent by use, False Trail and Shadow by being investigated.
        spent = {"sprint": plan["sprint"], "illusion": plan["illusion"] is not None}
        spent |= {"trail": plan["trail"] in answers, "shadow": plan["shadow"] in answers}
        self.spent |= {power for power, is_so in spent.items() if is_so}
        # 2. The target breaks.
        if target not in self.broken:
            self.broken.append(target)
        self.start = target
        self.flip(kind)
        # 3. The mallet: one step for each green print but those on False Trail and Shadow.
        tricks = (plan["trail"], plan["shadow"])
        prints = [space for space, yes in answers.items() if yes and space not in tricks]
        before = self.gong
        self.gong = min(before + len(prints), self.options["gong"]["length"])
        # 4. Every samurai on the target turns a spirit token.
        catchers = list(self.samurai_at.values()).count(target)
        self.turn_spirits(catchers)
        # 5. Tokens from the bag, for bag icons reached and for spirit tokens turned.
        icons = [bag for bag in self.options["gong"]["bags"] if before < bag <= self.gong]
        for _ in range(min(len(icons) + mistakes + catchers, len(self.bag))):
            self.sealed.append(self.take_draw("seal"))
            self.flip(self.sealed[-1])

    def turn_spirits(self, many: int) -> None:
        self.spirits = min(self.spirits + many, 3)
        if self.spirits == 3:
            raise Over("samurai", "captured")

    def flip(self, kind: str) -> None:
        self.flipped.add(kind)
        if len(self.flipped) == len(TYPES) - 1:
            raise Over("samurai", "exorcised")

    def check_result(self, result: dict[str, Any]) -> None:
        """Everything the result says apart from winner and reason."""
        rounds = [self.round] if self.round > 0 else [0, 1]
        facts = {"round": rounds, "gong": [self.gong], "spirits": [self.spirits]}
        for field, allowed in facts.items():
            right = is_number(result[field]) and result[field] in allowed
            demand(right, f"result: {field} is {result[field]!r}, not {allowed[0]}")
        demand(result["bound"] == self.bound, f"result: the bound type is {self.bound!r}")
        for field, true in {"broken": self.broken, "sealed": self.sealed}.items():
            named = result[field]
            demand(are_texts(named) and not has_repeats(named), f"result: {field} is no set")
            if field == "broken" and self.own_end is not None:
                named = [space for space in named if space != self.own_end]
            demand(set(named) == set(true), f"result: {field} is {named}, not {true}")
        if self.strict:
            return
        demand(isinstance(result["mistakes"], list), "result: mistakes are no list")
        for mistake in result["mistakes"]:
            demand_fields(mistake, ["round", "rule"], "mistake")
            known = is_number(mistake["round"]) and mistake["round"] in self.mistakes
            demand(known and is_text(mistake["rule"]), f"result: not a mistake: {mistake}")
        for number, many in self.mistakes.items():
            listed = [entry for entry in result["mistakes"] if entry["round"] == number]
            right = len(listed) == many
            demand(right, f"result: {len(listed)} mistakes in round {number}, not {many}")


def check(record: dict[str, Any]) -> None:
    """Replays one record; raises Foul at the first thing that is not according to the rules."""
    demand_fields(record, RECORD_FIELDS, "record")
    demand(record["format"] == "futago/1", "unknown format")
    demand(record["game"] == "goryo", "not a game of Goryō")
    demand(is_text(record["version"]), "version is no text")
    demand_fields(record["seats"], ["goryo", "samurai"], "seats")
    demand(all(is_text(name) for name in record["seats"].values()), "a seat is no text")
    seed = record["seed"]
    hexadecimal = is_text(seed) and all(c in string.digits + "abcdef" for c in seed)
    demand(hexadecimal and len(seed) == 64, "seed is not 64 lower-case hexadecimal digits")
    demand(isinstance(record["moves"], list), "moves are no list")
    replay = Replay(record["options"], record["moves"])
    result = record["result"]
    demand_fields(result, RESULT_FIELDS + ([] if replay.strict else ["mistakes"]), "result")
    try:
        replay.play()
    except RanOut:
        given_up = result["reason"] in ("resigned", "time")
        demand(given_up, "moves are missing, the game is not over", replay.number + 1)
        demand(result["winner"] in ("goryo", "samurai"), "result: unknown winner")
    except Over as end:
        winner, reason = end.args
        ended = replay.number == len(replay.moves)
        demand(ended, f"a move after the end ({reason})", replay.number + 1)
        demand(result["reason"] == reason, f"result: the reason is {reason}")
        demand(result["winner"] == winner, f"result: the winner is {winner}")
    replay.check_result(result)


def check_file(path: str | Path) -> int:
    """The number of records in a file of JSON Lines, if all are accepted."""
    accepted = 0
    for number, line in enumerate(Path(path).read_bytes().splitlines(), start=1):
        if line.strip():
            try:
                check(json.loads(line))
            except Foul as foul:
                raise Foul(foul.move_number, f"{foul.reason} (line {number})") from foul
            except ValueError as error:
                raise Foul(None, f"not JSON: {error} (line {number})") from error
            accepted += 1
    return accepted


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: goryo.py FILE")
    try:
        print(f"{check_file(sys.argv[1])} records accepted")
    except Foul as foul:
        print(f"foul: {foul}")
        sys.exit(1)


if __name__ == "__main__":
    main()

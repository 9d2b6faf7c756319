"""A referee for records of Goryō: replays a game and stops at the first breach of the rules.

It knows the rules and the record format and nothing else. Everything is done the slow and
plain way, with names of spaces in lists and sets. Moves are numbered from 1.

    python -m tests.goryo.referee GAMES.jsonl

Where the rules leave room, this referee reads them so:

* `honour`: what is misused still works (a spent False Trail still answers for its space) and
  costs one mistake. A power is at most one mistake a round. Every step between spaces that are
  not neighbours is one, every cube on a space that has one already is one, a target that is both
  broken and of a sealed type is one.
* `honour` in 0.1.0: a wrong number of move cubes is one mistake; a Sprint is what is called one.
* `honour` since 0.2.0: the number of move cubes alone says whether she sprints, so that `sprint`
  does not matter. Cubes above five are mistakes besides that of a Sprint she does not have.
* `honour`: on the False Trail (2024) and on the Shadow both answers are right, whatever `lie`
  says. False Trail, Shadow and Illusion in a variant without them cannot be used at all, not even
  by mistake.
* Breaking the bound type ends the game; that space may be named in `broken` or left out.
* A game given up during the set-up may say round 0 or 1, one given up between two rounds
  names the round to come.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from .form import (
    TYPES,
    Foul,
    are_texts,
    check_head,
    check_options,
    demand,
    demand_fields,
    has_repeats,
    is_number,
    is_text,
)
from .versions import Rules

__all__ = ["Foul", "check"]

ROUNDS = 4
ACTION_CUBES = 6
CALLED_AT_MOST = 3
CUBES_FOR = {"move": 2, "search": 1, "sniff": 1}  # spaces for cubes, for each samurai

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


class RanOut(Exception):
    """The record has no more moves although the rules ask for one."""


class Over(Exception):
    """The game is over by the rules: winner and reason."""


class Replay:
    """The replay of one game."""

    def __init__(self, options: dict[str, Any], moves: list[Any], rules: Rules) -> None:
        self.palace = check_options(options)
        self.options = options
        self.rules = rules
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
        # The rules broken in each round, once for each mistake.
        self.mistakes: dict[int, list[str]] = {number: [] for number in range(1, ROUNDS + 1)}
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
            faults = [rule for rule, _ in self.plan_faults(plan)]
            self.mistakes[self.round] = faults + ["answer"] * wrong
            self.discovery(plan, answers)
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
        """Whether a target is exactly this many steps away, without entering a space twice."""
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
        said = plan["sprint"] and (self.strict or not self.rules.cubes_make_sprint)
        self.demand(plain or not said, "there is no Sprint in this variant")
        self.demand(plain or trail is None, "there is no False Trail in this variant")
        none = shadow is None and illusion is None
        self.demand(self.variant == "genjutsu" or none, "Shadow or Illusion without genjutsu")
        # To say the truth is a choice only on the Shadow and, since 2024, on the False Trail.
        if not plan["lie"]:
            self.demand(trail is not None or shadow is not None, "lie is false without need")
            modern = trail is None or self.options["edition"] == "2024"
            self.demand(modern or not self.strict, "this edition says yes on the False Trail")
        if self.strict:
            for _, fault in self.plan_faults(plan):
                self.demand(False, fault)
            kind = self.palace.object_of[plan["target"]]
            self.demand(kind != self.bound, "the target is of the bound type")
        return plan

    def sprints(self, plan: dict[str, Any]) -> bool:
        if self.strict or not self.rules.cubes_make_sprint:
            return bool(plan["sprint"])
        return len(plan["path"]) >= 5

    def wrong_cubes(self, plan: dict[str, Any]) -> int:
        """How many mistakes the number of move cubes is."""
        number = len(plan["path"])
        if self.strict or not self.rules.each_cube_counts:
            return int(number != (5 if plan["sprint"] else 4))
        return max(0, 4 - number, number - 5)

    def plan_faults(self, plan: dict[str, Any]) -> list[tuple[str, str]]:
        """What is wrong with the cubes, one entry for each mistake; the bound type apart.

        Each is the name of a rule as in a result, and what to say about it.
        """
        path, target, trail, shadow = plan["path"], plan["target"], plan["trail"], plan["shadow"]
        cubes = [*path, target]
        is_sealed = self.palace.object_of[target] in self.sealed
        no_sprint = self.variant is not None or "sprint" in self.spent
        bad_trail = trail is not None and ("trail" in self.spent or trail in cubes)
        misplaced = shadow not in path or shadow == target
        bad_shadow = shadow is not None and ("shadow" in self.spent or misplaced)
        bad_illusion = plan["illusion"] is not None and "illusion" in self.spent
        off_start = bool(path) and path[0] != self.start
        checks = [
            (off_start, "start", f"the first cube is not on her start {self.start}"),
            *[(True, "cubes", f"{len(path)} move cubes")] * self.wrong_cubes(plan),
            (target in self.broken or is_sealed, "target", "the target is broken or sealed"),
            (self.sprints(plan) and no_sprint, "power", "there is no Sprint, or it is spent"),
            (bad_trail, "power", "the False Trail is spent or on one of her cubes"),
            (bad_shadow, "power", "the Shadow is spent or not on a move cube"),
            (bad_illusion, "power", "the Illusion is spent"),
        ]
        for here, there in pairwise(cubes):
            near = self.near_for_goryo(here, there)
            checks.append((not near, "step", f"{here} and {there} are not adjacent"))
        for place, space in enumerate(cubes):
            checks.append((space in cubes[:place], "twice", f"{space} is used twice"))
        return [(rule, fault) for is_so, rule, fault in checks if is_so]

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

    def discovery(self, plan: dict[str, Any], answers: dict[str, bool]) -> None:
        target = plan["target"]
        # 1. Mistakes (there are none in strict play), then the object she must not break.
        mistakes = len(self.mistakes[self.round])
        self.turn_spirits(mistakes)
        if self.palace.object_of[target] == self.bound:
            self.own_end = target
            raise Over("samurai", "self-broken")
        # Sprint and Illusion are spent by use, False Trail and Shadow by being investigated.
        spent = {"sprint": self.sprints(plan), "illusion": plan["illusion"] is not None}
        spent |= {"trail": plan["trail"] in answers, "shadow": plan["shadow"] in answers}
        self.spent |= {power for power, is_so in spent.items() if is_so}
        # 2. The target breaks, unless this edition breaks it after 4.
        breaks_last = self.options["edition"] in self.rules.break_last
        if not breaks_last:
            self.break_target(target)
        # 3. The mallet: one step for each green print but those on False Trail and Shadow.
        tricks = (plan["trail"], plan["shadow"])
        prints = [space for space, yes in answers.items() if yes and space not in tricks]
        before = self.gong
        self.gong = min(before + len(prints), self.options["gong"]["length"])
        # 4. Every samurai on the target turns a spirit token.
        catchers = list(self.samurai_at.values()).count(target)
        self.turn_spirits(catchers)
        if breaks_last:
            self.break_target(target)
        # 5. Tokens from the bag, for bag icons reached and for spirit tokens turned.
        icons = [bag for bag in self.options["gong"]["bags"] if before < bag <= self.gong]
        for _ in range(min(len(icons) + mistakes + catchers, len(self.bag))):
            self.sealed.append(self.take_draw("seal"))
            self.flip(self.sealed[-1])

    def break_target(self, target: str) -> None:
        if target not in self.broken:
            self.broken.append(target)
        self.start = target
        self.flip(self.palace.object_of[target])

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
        for number, true in self.mistakes.items():
            named = [entry["rule"] for entry in result["mistakes"] if entry["round"] == number]
            right = len(named) == len(true)
            demand(right, f"result: {len(named)} mistakes in round {number}, not {len(true)}")
            right = Counter(named) == Counter(true) or not self.rules.mistakes_named
            demand(right, f"result: the mistakes of round {number} are {true}, not {named}")


def check(record: dict[str, Any]) -> None:
    """Replay one record; raise Foul at the first violation of the rules."""
    rules = check_head(record)
    replay = Replay(record["options"], record["moves"], rules)
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

"""A judge of solved last rounds of Goryō: what the best Samurai gets against a mix of plans.

It knows the rules and the formats of positions and solutions, and nothing of any solver.

    python -m tests.goryo.referee.round SOLUTIONS.jsonl

A mix is checked first: every plan must be legal in strict play for its bound type and the powers
left, and the weights of one bound type must add up to its belief. A bound type without any legal
plan has no part in the mix: she is cornered, and the Samurai has won.

Neither the answers nor Discovery depend on the bound type, so plans that only differ in it are
one secret. The Illusion is open, so every choice of it is a hunt of its own.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import comb
from pathlib import Path
from typing import Any

from .form import (
    TYPES,
    Foul,
    are_texts,
    demand,
    demand_fields,
    has_repeats,
    is_number,
    is_text,
)
from .game import ACTION_CUBES, CUBES_FOR, ROUNDS, Replay
from .hunt import Hunt, Secret
from .round_fast import fast
from .versions import NEWEST

FIELDS = ["options", "round", "start", "samurai", "broken", "first", "sealed", "gong", "spirits"]
POWERS = {"sprint": None, "trail": None, "shadow": "genjutsu", "illusion": "genjutsu"}
FIELDS += [f"{power}_left" for power in POWERS] + ["cursed", "bound"]
TOLERATED = 1e-6  # by which a solution's value may be off
ROUNDING = 1e-7  # by which weights may miss their belief
SPIRITS = 3


class Round:
    """A public position at the start of the last round."""

    def __init__(self, position: dict[str, Any]) -> None:
        demand(isinstance(position, dict), "the position is not an object")
        demand_fields({k: position[k] for k in FIELDS if k in position}, FIELDS, "position")
        self.options = position["options"]
        demand(isinstance(self.options, dict), "options are not an object")
        # The rules of strict play: a mix of mistakes is not judged. Who wins, and so what is judged
        # here, is the same in all versions.
        self.rules = Replay({**self.options, "enforcement": "strict"}, [], NEWEST)
        self.palace = self.rules.palace
        self.position = position
        demand(position["round"] == ROUNDS, f"round {position['round']!r} is not the last one")
        self.check_boards()
        self.check_powers()
        self.check_belief()

    def check_boards(self) -> None:
        given, palace = self.position, self.palace
        demand_fields(given["samurai"], self.options["samurai"], "samurai")
        for space in [given["start"], *given["samurai"].values()]:
            demand(palace.has(space), f"no such space: {space!r}")
        broken, sealed, first = given["broken"], given["sealed"], given["first"]
        fine = are_texts(broken) and not has_repeats(broken) and all(map(palace.has, broken))
        demand(fine, f"broken is no list of spaces: {broken!r}")
        demand(given["start"] in broken, f"her start {given['start']} is not broken")
        demand(first in TYPES, f"no such type: {first!r}")
        fine = are_texts(sealed) and not has_repeats(sealed) and set(sealed) <= set(TYPES)
        demand(fine and first not in sealed, f"sealed is no list of types drawn: {sealed!r}")
        kinds = [palace.object_of[space] for space in broken]
        demand(first in kinds, f"nothing of the first type {first} is broken")
        for field, most in {"gong": self.options["gong"]["length"], "spirits": SPIRITS - 1}.items():
            fine = is_number(given[field]) and 0 <= given[field] <= most
            demand(fine, f"{field} is {given[field]!r}, not 0 to {most}")
        self.intact = [kind for kind in TYPES if kind not in [*kinds, *sealed]]
        demand(len(self.intact) > 1, "the game is over: she is exorcised")
        self.rules.start, self.rules.broken, self.rules.sealed = given["start"], broken, sealed

    def check_powers(self) -> None:
        given, variant = self.position, self.options["variant"]
        for power, needs in POWERS.items():
            left = given[f"{power}_left"]
            demand(isinstance(left, bool), f"{power}_left is neither true nor false")
            demand(not left or variant == needs, f"there is no {power} in this variant")
            if not left:
                self.rules.spent.add(power)
        cursed, first = given["cursed"], given["first"]
        if variant != "cursed-object":
            demand(cursed == [], "cursed spaces in another variant")
            return
        two = are_texts(cursed) and len(cursed) == 2 and not has_repeats(cursed)
        demand(two and all(map(self.palace.has, cursed)), f"not two spaces: {cursed!r}")
        for space in cursed:
            demand(self.palace.object_of[space] == first, f"{space} is no space with a {first}")
        self.rules.cursed = cursed

    def check_belief(self) -> None:
        belief = self.position["bound"]
        demand(isinstance(belief, dict), "bound is no belief about types")
        for kind, weight in belief.items():
            demand(kind in self.intact, f"bound: {kind!r} is no type that is intact")
            demand(is_weight(weight), f"bound: not a weight for {kind}: {weight!r}")
        total = sum(belief.values())
        demand(abs(total - 1) <= ROUNDING, f"the belief adds up to {total}, not to 1")
        self.belief: dict[str, float] = belief

    def cornered(self, bound: str) -> bool:
        self.rules.bound = bound
        return not self.rules.has_legal_plan()

    def check_mix(self, mix: Any) -> None:
        demand(isinstance(mix, list), "the mix is no list")
        sums = dict.fromkeys(self.belief, 0.0)
        for number, part in enumerate(mix, start=1):
            demand_fields(part, ["bound", "plan", "weight"], f"part {number} of the mix")
            believed = is_text(part["bound"]) and part["bound"] in sums
            demand(believed, f"part {number}: {part['bound']!r} is not believed in")
            demand(is_weight(part["weight"]), f"part {number}: not a weight: {part['weight']!r}")
            demand(isinstance(part["plan"], dict), f"part {number}: the plan is not an object")
            self.rules.bound = part["bound"]
            self.rules.moves = [{"by": "goryo", "do": "plan"} | part["plan"]]
            self.rules.number = 0
            try:
                self.rules.take_plan()
            except Foul as foul:
                reason = f"part {number} of the mix, bound {part['bound']}: {foul.reason}"
                raise Foul(None, reason) from None
            sums[part["bound"]] += part["weight"]
        for kind, total in sums.items():
            due = 0.0 if self.cornered(kind) else self.belief[kind]
            fine = abs(total - due) <= ROUNDING
            demand(fine, f"the weights for {kind} add up to {total}, not to {due}")

    def pays(self, target: str, prints: int, catches: int) -> float:
        """The Samurai's chance to win at Discovery."""
        intact = set(self.intact) - {self.palace.object_of[target]}
        if len(intact) == 1:
            return 1.0  # exorcised by what she broke
        gong, before = self.options["gong"], self.position["gong"]
        mallet = min(before + prints, gong["length"])
        if self.position["spirits"] + catches >= SPIRITS:
            return 1.0  # captured
        bag = len(TYPES) - 2 - len(self.position["sealed"])  # the bound and the first are out
        draws = sum(before < icon <= mallet for icon in gong["bags"]) + catches
        missing = len(intact) - 1  # all that are intact but the bound one must be drawn
        return all_drawn(bag, missing, draws)

    def hunt(self, illusion: str | None, secrets: dict[Secret, float], cubes: int) -> Hunt:
        spaces, at = list(self.palace.room_of), self.position["samurai"]
        most = sum(CUBES_FOR.values())
        return Hunt(
            spaces=spaces,
            near={one: [s for s in spaces if self.palace.adjacent(one, s)] for one in spaces},
            start=self.position["start"],
            samurai={colour: at[colour] for colour in self.options["samurai"]},
            blind=illusion,
            actions=most if self.options["split_cubes"] else self.options["actions_per_samurai"],
            cubes=cubes,
            pays=self.pays,
            secrets=secrets,
        )


def is_weight(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1 + 1e-7


def all_drawn(bag: int, missing: int, draws: int) -> float:
    """The chance that this many draws without replacement take all missing tokens from a bag."""
    draws = min(draws, bag)
    if draws < missing:
        return 0.0
    return comb(bag - missing, draws - missing) / comb(bag, draws)


def secret_of(plan: dict[str, Any]) -> Secret:
    """What she says and what counts, by the rules of the False Trail and the Shadow."""
    cubes = {*plan["path"], plan["target"]}
    trail, shadow, lies = plan["trail"], plan["shadow"], plan["lie"]
    yes = set(cubes)
    if trail is not None and lies:
        yes.add(trail)
    if shadow is not None and lies:
        yes.discard(shadow)
    return Secret(frozenset(yes), frozenset(cubes - {trail, shadow}), plan["target"])


def hunts(
    position: dict[str, Any], mix: list[dict[str, Any]], cubes: int = ACTION_CUBES
) -> tuple[float, list[Hunt]]:
    """What the Samurai has won already, and a hunt for each choice of the Illusion."""
    round_ = Round(position)
    round_.check_mix(mix)
    by_illusion: dict[str | None, dict[Secret, float]] = defaultdict(lambda: defaultdict(float))
    for part in mix:
        plan = part["plan"]
        by_illusion[plan["illusion"]][secret_of(plan)] += part["weight"]
    won = sum(weight for kind, weight in round_.belief.items() if round_.cornered(kind))
    return won, [round_.hunt(who, dict(them), cubes) for who, them in by_illusion.items()]


def judge(position: dict[str, Any], mix: list[dict[str, Any]]) -> float:
    """The Samurai's chance to win with the best policy; Foul if the mix is invalid."""
    won, left = hunts(position, mix)
    return won + sum(fast(hunt)[0] for hunt in left)


def verdicts(lines: Iterator[str]) -> Iterator[tuple[bool, str]]:
    """For each solution whether it is correct, and a line to print."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            solution = json.loads(line)
            demand(isinstance(solution, dict) and "mix" in solution, "not a solution")
            claim, gap = solution.get("value"), solution.get("gap")
            demand(is_weight(claim), f"value is no chance: {claim!r}")
            demand(is_weight(gap), f"gap is no difference of chances: {gap!r}")
            value = judge(solution, solution["mix"])
        except (Foul, ValueError) as fault:
            yield False, f"{number}: {fault}"
            continue
        right = abs(value - claim) <= TOLERATED
        text = f"{number}: judged {value:.9f} value {claim:.9f} difference {value - claim:+.2e}"
        yield right, text + ("" if right else " WRONG")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.goryo.referee.round SOLUTIONS.jsonl")
    wrong = 0
    with Path(sys.argv[1]).open(encoding="utf-8") as lines:
        for right, text in verdicts(lines):
            print(text, flush=True)
            wrong += not right
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

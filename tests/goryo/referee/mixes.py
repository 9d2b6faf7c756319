"""Mixes of plans for testing the judge: all legal plans of a position, evenly or at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from .round import Round

Plan = dict[str, Any]
Mix = list[dict[str, Any]]


def legal_plans(round_: Round, bound: str) -> list[Plan]:
    """Every legal plan; of different orders over the same cubes only one."""
    rules = round_.rules
    rules.bound = bound
    plans = dict[tuple[Any, ...], Plan]()
    powers = round_.position
    for path, target in walks(round_, 4 + powers["sprint_left"]):
        cubes = frozenset(path)
        for tricks in tricks_with(round_, path, target):
            key = (cubes, target, *tricks.values())
            plan = {"path": path, "target": target, "sprint": len(path) == 5, **tricks}
            plans.setdefault(key, plan)
    return list(plans.values())


def walks(round_: Round, longest: int) -> Iterator[tuple[list[str], str]]:
    """Paths of four move cubes, or also five, and their targets."""
    rules = round_.rules
    paths = [[rules.start]]
    for path in paths:  # grows as it goes
        for space in round_.palace.room_of:
            if space in path or not rules.near_for_goryo(path[-1], space):
                continue
            if len(path) < longest:
                paths.append([*path, space])
            kind = round_.palace.object_of[space]
            closed = space in rules.broken or kind in rules.sealed or kind == rules.bound
            if len(path) >= 4 and not closed:
                yield path, space


def tricks_with(round_: Round, path: list[str], target: str) -> Iterator[Plan]:
    """Her powers beside the walk."""
    position, options = round_.position, round_.options
    none = {"trail": None, "lie": True, "shadow": None, "illusion": None}
    illusions = [None, *(options["samurai"] if position["illusion_left"] else [])]
    for illusion in illusions:
        yield none | {"illusion": illusion}
    if position["shadow_left"]:
        for illusion, space, lie in product(illusions, path, [True, False]):
            yield none | {"illusion": illusion, "shadow": space, "lie": lie}
    if position["trail_left"]:
        free = [space for space in round_.palace.room_of if space not in [*path, target]]
        lies = [True, False] if options["edition"] == "2024" else [True]
        for space, lie in product(free, lies):
            yield none | {"trail": space, "lie": lie}


def mix_of(round_: Round, weights: dict[str, list[tuple[Plan, float]]]) -> Mix:
    """A mix in which the plans of each bound type have these weights, up to its belief."""
    mix = []
    for bound, weighed in weights.items():
        total = sum(weight for _, weight in weighed)
        for plan, weight in weighed:
            share = round_.belief[bound] * weight / total
            mix.append({"bound": bound, "plan": plan, "weight": share})
    return mix


def even_mix(position: dict[str, Any]) -> Mix:
    """All legal plans with equal weights."""
    round_ = Round(position)
    plans = {bound: legal_plans(round_, bound) for bound in round_.belief}
    return mix_of(round_, {b: [(plan, 1.0) for plan in them] for b, them in plans.items()})


def random_mix(position: dict[str, Any], rng: random.Random, most: int | None = None) -> Mix:
    """Uneven weights on at most this many legal plans for each bound type."""
    round_ = Round(position)
    weights = {}
    for bound in round_.belief:
        plans = legal_plans(round_, bound)
        chosen = rng.sample(plans, min(most or len(plans), len(plans)))
        weights[bound] = [(plan, rng.expovariate(1)) for plan in chosen]
    return mix_of(round_, weights)

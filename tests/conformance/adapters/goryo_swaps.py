"""What nobody may see in Goryō, and other histories that look the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from futago.game import Json

from . import Moves, Swap
from .goryo_table import POWERS, TRICKS, Plan, Table, cubes, fits

MOST_CUBES: Final = 8
"""Under honour: more than that change nothing, since she is captured anyway."""


def seen(options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
    """The moves as a seat has seen them; the Goryō sees them all."""
    if seat == "goryo":
        return list(moves)
    table, found = Table(options), list[Json]()
    for move in moves:
        shown: Json = move
        if move.get("as") == "bound":
            shown = "the bound type was drawn"
        elif move["do"] == "plan":
            shown = ("she planned", move["illusion"])
        elif move["do"] == "done":
            shown = ("Discovery", *discovered(table))
        found.append(shown)
        table.play(move)
    return found


def discovered(table: Table) -> list[Json]:
    """Cubes lie on the board, not the order in which they were placed; but an order that
    breaks the rules is paid for. Answers that nobody asked for stay hidden."""
    plan = table.plan
    assert plan is not None
    proper = table.keeps_the_rules(plan["path"], plan["target"])
    path = sorted(plan["path"]) if proper else plan["path"]
    return [path, *(plan[part] for part in ("target", "sprint", "trail", "shadow"))]


def swaps(options: dict[str, Json], moves: Moves, seat: str, rng: random.Random) -> Iterator[Swap]:
    if seat == "goryo" or not moves:
        return
    table = Table(options, moves)
    yield from other_orders(options, moves, rng)
    bounds = [t for t in table.could_be_bound() if t != table.bound]
    bounds = [t for t in bounds if never_cornered(options, moves, t)]
    rng.shuffle(bounds)
    at = max((n for n, move in enumerate(moves) if move["do"] == "plan"), default=0)
    for bound in bounds[:2]:
        changed = [{**moves[0], "object": bound}, *moves[1:]]
        if not table.strict or table.plan is None or table.type_of(table.plan["target"]) != bound:
            yield Swap("bound", changed, False)
        plan = other_plan(table, bound, rng) if table.plan is not None else None
        if plan is not None:
            yield Swap("both", [*changed[:at], plan, *changed[at + 1 :]], False)
    if table.plan is not None:
        for kind, plan in other_plans(table, rng):
            if plan is not None and plan != table.plan:
                yield Swap(kind, [*moves[:at], plan, *moves[at + 1 :]], False)


def never_cornered(options: dict[str, Json], moves: Moves, bound: str) -> bool:
    """With another bound type she must have had a legal plan whenever she was to plan."""
    table = Table(options)
    for move in moves:
        if move["do"] == "plan" and not any(table.legal_walks(bound)):
            return False
        table.play(move)
    return table.plan is not None or not table.start or any(table.legal_walks(bound))


def other_plans(table: Table, rng: random.Random) -> Iterator[tuple[str, Plan | None]]:
    assert table.bound is not None
    assert table.plan is not None
    if not table.strict:
        for _ in range(2):
            yield "anything", any_cubes(table, rng)
        return
    for _ in range(2):
        yield "plan", other_plan(table, table.bound, rng)
    yield "trick", other_trick(table, rng)
    if "sprint" in table.left:
        yield "sprint", other_plan(table, table.bound, rng, other_length=True)


def other_plan(
    table: Table, bound: str, rng: random.Random, other_length: bool = False
) -> Plan | None:
    """Another legal plan that answers as she did."""
    assert table.plan is not None
    if not table.strict:
        return any_cubes(table, rng)
    walks = list(table.legal_walks(bound))
    if other_length:
        walks = [walk for walk in walks if (len(walk) == 6) != table.plan["sprint"]]
    for _ in range(60 if walks else 0):
        *path, target = rng.choice(walks)
        plan = {**table.plan, "path": path, "target": target, "sprint": len(path) == 5}
        plan |= any_trick(table, plan, rng)
        if fits(plan, table.asked):
            return plan
    return None


def other_trick(table: Table, rng: random.Random) -> Plan | None:
    """The same path with the deceptive cube elsewhere, or without it, or honest."""
    assert table.plan is not None
    for _ in range(20):
        plan = {**table.plan, **any_trick(table, table.plan, rng)}
        if plan != table.plan and fits(plan, table.asked):
            return plan
    return None


def any_trick(table: Table, plan: Plan, rng: random.Random) -> Plan:
    used = rng.random() < 0.7
    trick: Plan = {"trail": None, "shadow": None, "lie": True}
    may_be_honest = table.options["edition"] == "2024" or "shadow" in table.left
    if used and "trail" in table.left:
        free = [space for space in table.spaces if space not in cubes(plan)]
        trick["trail"] = rng.choice([*free, *(s for s in free if table.asked.get(s))])
    if used and "shadow" in table.left:
        trick["shadow"] = rng.choice(plan["path"])
    if trick["trail"] or trick["shadow"]:
        trick["lie"] = not may_be_honest or rng.random() < 0.6
    return trick


def any_cubes(table: Table, rng: random.Random) -> Plan:
    """Under honour she puts her cubes where she likes and says what she likes."""
    assert table.plan is not None
    spaces, box = list(table.spaces), POWERS[table.options["variant"]]
    plan = {**table.plan, "path": rng.choices(spaces, k=rng.randint(0, MOST_CUBES))}
    plan["target"] = rng.choice(spaces)
    plan["sprint"] = "sprint" in box and rng.random() < 0.5
    for trick in TRICKS:
        plan[trick] = rng.choice(spaces) if trick in box and rng.random() < 0.5 else None
    return plan


def other_orders(options: dict[str, Json], moves: Moves, rng: random.Random) -> Iterator[Swap]:
    """In any round: the same cubes in another order, or another answer to what nobody asked."""
    ways = list[Swap]()
    for number, move in enumerate(moves):
        if move["do"] == "plan":
            rest = enumerate(moves[number:], number)
            end = next((n for n, later in rest if later["do"] == "done"), None)
            for kind, plan in same_cubes(Table(options, moves[:end]), move):
                changed = [*moves[:number], plan, *moves[number + 1 :]]
                ways.append(Swap(kind, changed, kind == "order" or end is not None))
    rng.shuffle(ways)
    yield from ways[:3]


def same_cubes(table: Table, plan: Plan) -> Iterator[tuple[str, Plan]]:
    if table.keeps_the_rules(plan["path"], plan["target"]):
        for walk in table.walks(len(plan["path"]), (table.start,)):
            *path, target = walk
            same = set(path) == set(plan["path"]) and target == plan["target"]
            if same and path != plan["path"]:
                yield "order", {**plan, "path": path}
    trick = plan["trail"] or plan["shadow"]
    chosen = table.options["edition"] == "2024" or plan["shadow"]
    if table.strict and trick and trick not in table.asked and chosen:
        yield "honesty", {**plan, "lie": not plan["lie"]}

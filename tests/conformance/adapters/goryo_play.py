"""Rare situations of Goryō: strange palaces, and a player who makes mistakes."""

from __future__ import annotations

import random
from typing import Any, Final

from futago.bots import make_bot
from futago.game import Action, Json
from futago.games import game_named

from .goryo_table import Plan, Table

GAME: Final = game_named("goryo")


def redrawn(rng: random.Random) -> Json:
    """A custom palace: a known one with its objects exchanged and its spaces renamed."""
    options = GAME.options({"palace": rng.choice(["edo", "courtyard", "lake"])})
    palace = GAME.options_as_json(options)["palace"]
    types = sorted({space["object"] for space in palace["spaces"]})
    instead = dict(zip(types, rng.sample(types, 8), strict=True))
    named = {space["id"]: rng.choice(["", "s", "z"]) + space["id"] for space in palace["spaces"]}
    return {
        "name": "redrawn",
        "spaces": [
            {**space, "id": named[space["id"]], "object": instead[space["object"]]}
            for space in palace["spaces"]
        ],
        "centres": {room: named[space] for room, space in palace["centres"].items()},
        "bridges": [[named[end] for end in bridge] for bridge in palace["bridges"]],
    }


def warren(rng: random.Random) -> Json:
    """A palace with so many bridges that the same cubes can be laid in several orders."""
    palace = redrawn(rng)
    spaces, bridges = palace["spaces"], {tuple(sorted(b)) for b in palace["bridges"]}
    for _ in range(3):
        one = rng.choice(spaces)
        corners = [
            other
            for other in spaces
            if other["room"] == one["room"]
            and abs(other["row"] - one["row"]) == abs(other["column"] - one["column"]) == 1
        ]
        far = [space for space in spaces if space["room"] != one["room"]]
        for there in rng.sample(far, 3):
            for here in (one, corners[0]):
                bridges.add((min(here["id"], there["id"]), max(here["id"], there["id"])))
    return {**palace, "name": "warren", "bridges": [list(b) for b in sorted(bridges)]}


class Careless:
    """Plays like the stronger bot, but not always; under honour she makes mistakes."""

    def __init__(self, options: Any, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)
        self.good = make_bot("greedy", GAME, options, seat, seed)
        self.options = GAME.options_as_json(options)
        self.spaces = [space["id"] for space in self.options["palace"]["spaces"]]
        self.strict = self.options["enforcement"] == "strict"

    def choose(self, view: Any, actions: Any) -> Action:
        chance = self.rng.random()
        if view.phase == "plan" and self.rng.random() < 0.8:
            crooked = self.crooked(view)
            if crooked is not None and crooked in actions:
                return crooked
        if self.strict or view.phase not in ("plan", "answer"):
            if chance < 0.3:
                return self.any_of(actions)
            return self.good.choose(view, actions)
        good = self.good.choose(view, actions)
        if view.phase == "answer":
            return self.any_of(actions) if chance < 0.15 else good
        return self.spoilt(view, good) if chance < 0.5 else good

    def crooked(self, view: Any) -> Action | None:
        """A path whose cubes could have been placed in another order, if there is one."""
        table = Table(self.options)
        table.start, table.cursed = view.start, list(view.cursed)
        steps, orders = self.rng.choice([4, 5]), dict[tuple[str, ...], list[tuple[str, ...]]]()
        for walk in table.walks(steps, (view.start,)):
            orders.setdefault((*sorted(walk), walk[-1]), []).append(walk)
        several = [walk for walks in orders.values() for walk in walks if len(walks) > 1]
        if not several:
            return None
        *path, target = self.rng.choice(several)
        nothing = {"trail": None, "shadow": None, "illusion": None, "lie": True}
        plan = {"do": "plan", "path": path, "target": target, "sprint": steps == 5, **nothing}
        return GAME.action_from_json(plan)

    def any_of(self, actions: Any) -> Action:
        found: Action = actions[self.rng.randrange(len(actions))]
        return found

    def spoilt(self, view: Any, good: Action) -> Action:
        plan, somewhere = good.as_json(), self.rng.choice(self.spaces)
        match self.rng.randrange(9):
            case 0:
                plan["path"][0] = somewhere
            case 1:
                plan["path"][self.rng.randrange(len(plan["path"]))] = somewhere
            case 2:
                plan["path"][-1] = plan["path"][-2]
            case 3:
                plan["path"].pop()
            case 4:
                plan["target"] = self.rng.choice(view.broken)
            case 5:
                plan["target"] = somewhere
            case 6:
                plan = self.misused(view, plan)
            case 7:
                plan["path"], plan["sprint"] = plan["path"][: self.rng.randrange(1, 4)], False
            case 8:
                plan = self.prolonged(view, plan)
        plan["lie"] = True
        return GAME.action_from_json(plan)

    def prolonged(self, view: Any, plan: Plan) -> Plan:
        """One or two cubes more than four, and not a word of it."""
        table = Table(self.options)
        table.start, table.cursed = view.start, list(view.cursed)
        steps = self.rng.choice([5, 5, 6])
        *path, target = self.rng.choice(list(table.walks(steps, (view.start,))))
        return {**plan, "path": path, "target": target, "sprint": False}

    def misused(self, view: Any, plan: Plan) -> Plan:
        """A power on a space where it must not lie, or once more although it is spent."""
        for power in ("trail", "shadow"):
            if power in view.left or plan[power]:
                plan[power] = plan["target"]
        if view.round > 1 and not view.cursed and "shadow" not in view.left:
            plan["sprint"] = not plan["sprint"]
        return plan

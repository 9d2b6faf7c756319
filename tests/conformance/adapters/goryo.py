"""Goryō, from the rulebook and the record format alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from futago.bots import Bot
from futago.game import SPECTATOR, Json, State
from futago.goryo.bots.levels import levels

from . import Adapter, Moves, Swap, goryo_swaps
from .goryo_play import Careless, redrawn, warren
from .goryo_table import POWERS, TRICKS, Table

ROUNDS, TYPES, ACTION_CUBES, MOVE_CUBES = 4, 8, 6, 4
MOVERS: Final = {
    "bound": "chance",
    "first": "chance",
    "seal": "chance",
    "break": "goryo",
    "curse": "goryo",
    "plan": "goryo",
    "answer": "goryo",
    "act": "samurai",
}
MISTAKES: Final = ("start", "step", "twice", "cubes", "target", "power", "answer")
EDITIONS: Final = ("2019", "2021", "2024")
PALACES: Final = ("edo", "courtyard", "lake")
REASONS: Final = ("vengeance", "captured", "exorcised", "cornered", "self-broken")


class Goryo:
    """The adapter."""

    # Two draws, a break, a curse; each round a plan, six cubes with their answers, done; six seals.
    longest = 4 + ROUNDS * (1 + 2 * ACTION_CUBES + 1) + 6
    slow_bots = frozenset(levels())
    share = 1.0
    largest = 700_000
    largest_choice = 4_000
    can_concede = True
    to_judge: Mapping[str, int] = MappingProxyType({"random": 150, "greedy": 40})
    tied_options = frozenset[str]()
    kinds = frozenset({"bound", "plan", "both", "order", "trick", "sprint", "honesty", "anything"})
    usual_kinds = kinds - {"order", "sprint"}
    events_survived = frozenset({"reveal", "break", "gong", "seal", "round", "planned-hidden"})
    odd_options: tuple[dict[str, Json], ...] = (
        {"gong": {"length": 1, "bags": []}},
        {"gong": {"length": 99, "bags": [1, 99]}, "variant": "cursed-object", "palace": "lake"},
        {"edition": "2019", "actions_per_samurai": 3, "enforcement": "honour"},
        {"samurai": ["ash", "zinc", "moss", "dusk"], "variant": "genjutsu"},
        {"samurai": ["red", "blue", "purple", "green"], "split_cubes": True},
    )

    def vary(self, rng: random.Random) -> dict[str, Json]:
        more: dict[str, Json] = {"enforcement": rng.choice(["strict", "strict", "honour"])}
        bags = rng.choice([None, None, list(range(1, 13)), [1, 2, 3], []])
        if bags is not None:
            more["gong"] = {"length": rng.choice([3, 12, 17]) if len(bags) < 4 else 12}
            more["gong"]["bags"] = bags
        if rng.random() < 0.45:
            more["palace"] = rng.choice([redrawn, warren, warren])(rng)
            more["samurai_rooms"] = rng.sample(["nw", "ne", "sw", "se"], 4)
        return more

    def careless(self, options: Any, seat: str, seed: str) -> Bot:
        return Careless(options, seat, seed)

    # ------------------------------------------------------------ what is always true

    def check(self, options: dict[str, Json], state: State) -> None:
        seen = json.loads(json.dumps(state.view("goryo").as_json()))
        phase, strict = seen["phase"], options["enforcement"] == "strict"
        self.check_tokens(options, seen)
        self.check_cubes(options, seen)
        assert 0 <= seen["gong"] <= options["gong"]["length"]
        assert 0 <= seen["spirits"] <= 3
        assert 1 <= seen["round"] <= ROUNDS
        count, expected = len(seen["broken"]), seen["round"] + (phase in ("seal", "over"))
        assert count == len(set(seen["broken"]))
        assert count <= expected
        if strict and phase in ("plan", "act", "answer", "seal"):
            assert count == expected, "every round breaks one object"
        assert set(seen["left"]) <= POWERS[options["variant"]]
        assert len(seen["cursed"]) in (0, 2)
        assert strict is False or seen["mistakes"] == []
        assert state.movers == ((MOVERS[phase],) if phase != "over" else ())
        assert state.automatic == (phase == "answer" and strict)
        if phase in ("act", "answer"):
            assert seen["plan"] is not None
        if state.outcome is None:
            for seat in ("samurai", SPECTATOR):
                other = state.view(seat).as_json()
                assert other["plan"] is None
                assert other["bound"] is None
        else:
            self.check_end(seen, state.outcome.reason, state.outcome.winners)

    def check_tokens(self, options: dict[str, Json], seen: dict[str, Json]) -> None:
        drawn = [kind for kind in (seen["bound"], seen["first"], *seen["sealed"]) if kind]
        assert len(drawn) == len(set(drawn))
        assert len(drawn) + seen["bag"] == TYPES
        table = Table(options)
        assert len(table.spaces) == 32
        flipped = {*seen["sealed"], *map(table.type_of, seen["broken"])}
        flipped |= {seen["first"]} if seen["first"] else set()
        assert len(seen["intact"]) + len(flipped) == TYPES
        assert not flipped & set(seen["intact"])
        if seen["reason"] != "self-broken":
            assert seen["bound"] not in map(table.type_of, seen["broken"])
        if seen["phase"] == "seal":
            assert seen["draws"] > 0
            assert seen["bag"] > 0

    def check_cubes(self, options: dict[str, Json], seen: dict[str, Json]) -> None:
        on_boards = list(seen["used"].values())
        most = 4 if options["split_cubes"] else options["actions_per_samurai"]
        assert len(on_boards) <= 3
        for board in on_boards:
            assert len(board) <= most
            assert board.count("move") <= 2
            assert board.count("search") <= 1
            assert board.count("sniff") <= 1
        if seen["phase"] in ("act", "answer"):
            assert seen["cubes"] + sum(map(len, on_boards)) == ACTION_CUBES
            questions = sum(b.count("search") + b.count("sniff") for b in on_boards)
            assert questions == len(seen["prints"]) + (seen["question"] is not None)
            assert seen["start"] not in (*seen["prints"], seen["question"])

    def check_end(self, seen: dict[str, Json], reason: str, winners: tuple[str, ...]) -> None:
        assert (seen["winner"], seen["reason"]) == (winners[0], reason)
        assert len(winners) == 1
        if reason in REASONS:
            assert winners == (("goryo",) if reason == "vengeance" else ("samurai",))
        assert reason != "vengeance" or seen["round"] == ROUNDS
        assert (reason == "captured") == (seen["spirits"] == 3)
        assert reason != "exorcised" or seen["intact"] == [seen["bound"]]

    def may_undo(self, options: dict[str, Json], moves: Moves) -> str | None:
        """Draws, answers and Discovery reveal something, and so does an Illusion."""
        last = moves[-1]
        if last["do"] in ("draw", "answer", "done") or last.get("illusion"):
            return None
        return str(last["by"])

    def seen(self, options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
        return goryo_swaps.seen(options, moves, seat)

    def swaps(
        self, options: dict[str, Json], moves: Moves, seat: str, rng: random.Random
    ) -> Iterator[Swap]:
        return goryo_swaps.swaps(options, moves, seat, rng)

    def things(self, options: dict[str, Json]) -> Iterator[tuple[str, str]]:
        for space in options["palace"]["spaces"]:
            yield "space", space["id"]
        yield from (("samurai", colour) for colour in options["samurai"])
        yield from (("power", power) for powers in POWERS.values() for power in sorted(powers))
        yield from (("word", word) for word in ("search", "sniff", "done", "yes", "no"))

    # ------------------------------------------------------------ what the golden games show

    demanded = frozenset(
        {
            *(f"ends by {reason}" for reason in REASONS),
            *(f"{why} by {who}" for why in ("resigned", "time") for who in ("goryo", "samurai")),
            *(f"{e} {v} {x}" for e in EDITIONS for v in POWERS for x in ("strict", "honour")),
            *(f"{v} {p}" for v in POWERS for p in PALACES),
            *(f"{v} {reason}" for v in POWERS for reason in REASONS),
            *(f"{x} {reason}" for x in (*EDITIONS, *PALACES, "strict") for reason in REASONS[:4]),
            *(f"honour {reason}" for reason in REASONS),
            *(f"{x} split {s}" for x in ("strict", "honour") for s in (True, False)),
            *(f"{v} split True" for v in POWERS),
            *("2019 2 actions", "2021 2 actions", "2021 3 actions"),
            *("2024 2 actions", "2024 3 actions", "redrawn", "warren", "another gong"),
            *(f"mistake {rule}" for rule in MISTAKES),
            *("sprint", "illusion", "trail not asked", "trail lie", "trail honest"),
            *("shadow not asked", "shadow lie", "shadow honest", "shadow on her start"),
            *("two samurai on the target", "the gong's end"),
            *("2019 whole target", "2021 whole target", "a cube above five", "two cubes short"),
            *(f"{v} unsaid sprint" for v in POWERS),
        }
    )

    def features(self, record: dict[str, Json]) -> set[str]:
        options, result = record["options"], record["result"]
        edition, variant, reason = options["edition"], options["variant"], result["reason"]
        palace = options["palace"]["name"]
        enforcement, loser = options["enforcement"], {"goryo": "samurai", "samurai": "goryo"}
        found = {
            f"ends by {reason}" if reason in REASONS else f"{reason} by {loser[result['winner']]}",
            *(f"{edition} {variant} {enforcement}", palace, f"{variant} {palace}"),
            *(f"{x} {reason}" for x in (edition, variant, enforcement, palace)),
            *(f"{x} split {options['split_cubes']}" for x in (enforcement, variant)),
            f"{edition} {options['actions_per_samurai']} actions",
            *(f"mistake {mistake['rule']}" for mistake in result.get("mistakes", ())),
        }
        if options["gong"] != {"length": 12, "bags": [2, 4, 6, 8, 10, 12]}:
            found.add("another gong")
        if result["gong"] == options["gong"]["length"]:
            found.add("the gong's end")
        table = Table(options)
        for move in record["moves"]:
            if move["do"] == "done":
                found |= self.features_of(table)
            table.play(move)
        if reason == "captured" and not result.get("mistakes") and result["broken"] != table.broken:
            found.add(f"{edition} whole target")
        return found

    def features_of(self, table: Table) -> set[str]:
        plan, found = table.plan, set[str]()
        assert plan is not None
        found |= {power for power in ("sprint", "illusion") if plan[power]}
        for trick in TRICKS:
            asked = table.asked.get(plan[trick])
            if plan[trick] is not None:
                how = "not asked" if asked is None else "lie" if plan["lie"] else "honest"
                found.add(f"{trick} {how}")
        if plan["shadow"] == table.start:
            found.add("shadow on her start")
        if list(table.at.values()).count(plan["target"]) > 1:
            found.add("two samurai on the target")
        if len(plan["path"]) > MOVE_CUBES + 1:
            found.add("a cube above five")
        elif len(plan["path"]) < MOVE_CUBES - 1:
            found.add("two cubes short")
        elif len(plan["path"]) > MOVE_CUBES and not plan["sprint"]:
            found.add(f"{table.options['variant']} unsaid sprint")
        return found

    def judged(self, record: dict[str, Json]) -> bool:
        """The rulings leave open whether a Shadow wrongly put on the target covers a denial there;
        in everything else, also under honour, both read them the same."""
        plans = [move for move in record["moves"] if move["do"] == "plan"]
        return all(plan["shadow"] != plan["target"] for plan in plans)


ADAPTER: Final[Adapter] = Goryo()

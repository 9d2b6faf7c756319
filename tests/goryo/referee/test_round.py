"""The judge of last rounds: against results by hand, and the fast search against the slow one."""

from __future__ import annotations

import json
import random
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from .form import Foul
from .hunt import Hunt, Secret, slow
from .mixes import Mix, even_mix, legal_plans, random_mix
from .round import Round, all_drawn, hunts, judge, main, secret_of
from .round_fast import fast

PALACES = Path(__file__).parents[3] / "src" / "futago" / "goryo" / "palaces"
FAR = "e5"
SWITCHES = ["edition", "actions_per_samurai", "split_cubes", "variant"]
POWERS = ["sprint_left", "trail_left", "shadow_left", "illusion_left"]


def position(palace: str = "edo", **changes: Any) -> dict[str, Any]:
    """She stands on c3 and has lantern, mask and fan intact; only green is near, on b2.

    In the bag are scroll, mask and whichever of lantern and fan she is not bound to.
    """
    options = {
        "edition": "2024",
        "actions_per_samurai": 3,
        "split_cubes": False,
        "variant": None,
        "enforcement": "strict",
        "samurai": ["green", "purple", "red", "blue"],
        "samurai_rooms": ["nw", "ne", "sw", "se"],
        "gong": {"length": 12, "bags": [2, 4, 6, 8, 10, 12]},
        "palace": tomllib.loads((PALACES / f"{palace}.toml").read_text(encoding="utf-8")),
    }
    given = {
        "round": 4,
        "start": "c3",
        "samurai": {"green": "b2", "purple": FAR, "red": FAR, "blue": FAR},
        "broken": ["d1", "b3", "c5", "c3"],
        "first": "vase",
        "sealed": ["urn", "helmet", "flower"],
        "gong": 0,
        "spirits": 0,
        **dict.fromkeys(POWERS, False),
        "cursed": [],
        "bound": {"fan": 1.0},
    }
    chosen = {name: changes.pop(name) for name in SWITCHES if name in changes}
    if chosen.get("edition", "2024") != "2024":
        options["samurai"] = ["green", "yellow", "red", "blue"]
        given["samurai"] = {"green": "b2", "yellow": FAR, "red": FAR, "blue": FAR}
    return given | changes | {"options": options | chosen}


def plan(*cubes: str, **more: Any) -> dict[str, Any]:
    none = {"sprint": False, "trail": None, "lie": True, "shadow": None, "illusion": None}
    return {"path": list(cubes[:-1]), "target": cubes[-1]} | none | more


def mixed(*parts: tuple[dict[str, Any], float], bound: str = "fan") -> Mix:
    return [{"bound": bound, "plan": one, "weight": weight} for one, weight in parts]


TO_MASK = ("c3", "c2", "b2", "a2", "a3")
TO_LANTERN = ("c3", "b3", "b2", "b1", "c1")


def test_draws_that_must_take_all_missing_types() -> None:
    assert all_drawn(5, 3, 2) == 0
    assert all_drawn(5, 3, 3) == pytest.approx(1 / 10)
    assert all_drawn(5, 3, 4) == pytest.approx(4 / 10)
    assert all_drawn(3, 1, 2) == pytest.approx(2 / 3)
    assert all_drawn(3, 1, 9) == 1


@pytest.mark.parametrize(
    ("changes", "draws"),
    [
        ({}, 1),  # two prints; a catch and one print would be one draw as well
        ({"gong": 1}, 2),  # a print and two steps to the target
        ({"split_cubes": True}, 2),  # two prints and two steps
        ({"gong": 1, "actions_per_samurai": 2}, 1),
        ({"gong": 1, "samurai": {"green": "b2", "purple": "a3", "red": FAR, "blue": FAR}}, 3),
        ({"gong": 1, "samurai": {"green": "e1", "purple": FAR, "red": FAR, "blue": FAR}}, 1),
    ],
)
def test_one_plan_is_no_secret(changes: dict[str, Any], draws: int) -> None:
    # Mask breaks; one of three tokens in the bag leaves only the bound type intact.
    assert judge(position(**changes), mixed((plan(*TO_MASK), 1.0))) == pytest.approx(draws / 3)


def test_the_third_spirit_wins() -> None:
    assert judge(position(spirits=2), mixed((plan(*TO_MASK), 1.0))) == 1


def test_breaking_the_last_but_one_type_wins() -> None:
    over = position(sealed=["urn", "helmet", "flower", "lantern"], samurai=far_away())
    assert judge(over, mixed((plan(*TO_MASK), 1.0))) == 1


def far_away() -> dict[str, str]:
    return dict.fromkeys(["green", "purple", "red", "blue"], FAR)


def test_two_plans_that_one_question_tells_apart() -> None:
    mix = mixed((plan(*TO_MASK), 0.6), (plan(*TO_LANTERN), 0.4))
    # Sniff c2, then two steps to the right target; with two actions there is no time to ask.
    assert judge(position(spirits=2), mix) == pytest.approx(1.0)
    assert judge(position(spirits=2, actions_per_samurai=2), mix) == pytest.approx(0.6)


def test_the_open_illusion_tells_what_it_goes_with() -> None:
    here = position(spirits=2, variant="genjutsu", illusion_left=True, actions_per_samurai=2)
    blind = plan(*TO_MASK, illusion="green")
    assert judge(here, mixed((blind, 0.6), (plan(*TO_LANTERN), 0.4))) == pytest.approx(1.0)
    both = mixed((blind, 0.6), (plan(*TO_LANTERN, illusion="green"), 0.4))
    here["options"]["actions_per_samurai"] = 3
    assert judge(here, both) == pytest.approx(0.6)  # he cannot ask


def test_her_start_is_not_asked() -> None:
    # One print is one draw; the second print would be c3 itself.
    at_start = far_away() | {"green": "c3"}
    here = position(samurai=at_start, actions_per_samurai=2)
    here["options"]["gong"] = {"length": 12, "bags": [1, 2]}
    assert judge(here, mixed((plan(*TO_LANTERN), 1.0))) == pytest.approx(1 / 3)


def test_cornered_for_a_bound_type_is_won() -> None:
    # Every fan is an odd number of steps away: bound to the lantern she has no plan.
    sealed = ["urn", "helmet", "flower", "scroll", "mask"]
    here = position(sealed=sealed, bound={"fan": 0.25, "lantern": 0.75})
    assert judge(here, mixed((plan(*TO_LANTERN), 0.25))) == 1
    with pytest.raises(Foul, match=r"lantern.*bound type"):
        judge(here, mixed((plan(*TO_LANTERN), 0.75), bound="lantern"))


def test_what_trail_and_shadow_say_and_count() -> None:
    cubes = frozenset(TO_MASK)
    assert secret_of(plan(*TO_MASK, trail="c1")) == Secret(cubes | {"c1"}, cubes, "a3")
    assert secret_of(plan(*TO_MASK, trail="c1", lie=False)) == Secret(cubes, cubes, "a3")
    rest = cubes - {"a2"}
    assert secret_of(plan(*TO_MASK, shadow="a2")) == Secret(rest, rest, "a3")
    assert secret_of(plan(*TO_MASK, shadow="a2", lie=False)) == Secret(cubes, rest, "a3")


@pytest.mark.parametrize(
    ("changes", "mix", "reason"),
    [
        ({"round": 3}, [], "not the last"),
        ({"bound": {"vase": 1.0}}, [], "no type that is intact"),
        ({"bound": {"fan": 0.5}}, [], "adds up to 0.5"),
        ({"trail_left": True, "variant": "genjutsu"}, [], "no trail in this variant"),
        ({}, [], "fan add up to 0.0, not to 1.0"),
        ({}, mixed((plan(*TO_MASK), 0.9)), "fan add up to 0.9"),
        ({}, mixed((plan(*TO_MASK), 1.0), bound="mask"), "'mask' is not believed in"),
        ({"bound": {"mask": 1.0}}, mixed((plan(*TO_MASK), 1.0), bound="mask"), "bound type"),
        ({}, mixed((plan("c3", "c2", "a2", "b2", "c1"), 1.0)), "not adjacent"),
        ({}, mixed((plan("c3", "c2", "c1", "c2", "c1"), 1.0)), "used twice"),
        ({}, mixed((plan(*TO_MASK, trail="c1"), 1.0)), "False Trail is spent"),
        ({"trail_left": True}, mixed((plan(*TO_MASK, trail="b2"), 1.0)), "on one of her cubes"),
        ({"bound": {"lantern": 1}}, mixed((plan(*TO_MASK[:4]), 1.0), bound="lantern"), "cubes"),
        (
            {"trail_left": True, "edition": "2019"},
            mixed((plan(*TO_MASK, trail="c1", lie=False), 1.0)),
            "says yes on the False Trail",
        ),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], mix: Mix, reason: str) -> None:
    with pytest.raises(Foul, match=reason):
        judge(position(**changes), mix)


RULES: list[dict[str, Any]] = [
    {"sprint_left": True},
    {"trail_left": True, "actions_per_samurai": 2},
    {"trail_left": True, "edition": "2019", "spirits": 1},
    {"sprint_left": True, "trail_left": True, "split_cubes": True, "spirits": 2},
    {"variant": "cursed-object", "cursed": ["d1", "e6"], "spirits": 1},
    {"variant": "genjutsu", "shadow_left": True, "illusion_left": True, "spirits": 2},
    {"palace": "lake", "start": "a3", "broken": ["e2", "b3", "a4", "a3"], "trail_left": True},
]


def cases(rng: random.Random, most: int, cubes: int) -> list[Hunt]:
    """For each set of rules a hunt with samurai anywhere and uneven mixes."""
    found = []
    for rules in RULES:
        here = position(**rules, gong=rng.randrange(4), bound={"fan": 0.5, "lantern": 0.5})
        spaces = [space["id"] for space in here["options"]["palace"]["spaces"]]
        here["samurai"] = {who: rng.choice(spaces) for who in here["samurai"]}
        here["samurai"]["green"] = "b2"
        found.append(rng.choice(hunts(here, random_mix(here, rng, most), cubes)[1]))
    return found


def test_quick_and_slow_agree_in_the_palace() -> None:
    rng = random.Random(1)
    for hunt in cases(rng, 5, cubes=2) + cases(rng, 30, cubes=2):
        assert fast(hunt)[0] == pytest.approx(slow(hunt), abs=1e-9)


def test_quick_and_slow_agree_on_small_boards_with_all_cubes() -> None:
    rng = random.Random(2)
    for _ in range(8):
        hunt = small_hunt(rng)
        assert fast(hunt)[0] == pytest.approx(slow(hunt), abs=1e-9)


def small_hunt(rng: random.Random) -> Hunt:
    """Four spaces, any secrets, any pay-off that grows with prints and catches."""
    spaces = list("abcd")
    edges = [{space, rng.choice(spaces[:n])} for n, space in enumerate(spaces) if n]
    edges.append(set(rng.sample(spaces, 2)))
    secrets = {}
    for _ in range(rng.choice([1, 2, 4, 7])):
        green = set(rng.sample(spaces, rng.randrange(1, 4)))
        yes = green | {rng.choice(spaces)}
        secret = Secret(frozenset(yes), frozenset(green), rng.choice(spaces))
        secrets[secret] = rng.choice([0.125, rng.random()])
    print_worth, catch_worth = rng.choice([0.1, 0.25]), rng.choice([0.2, 0.3])
    needed = {space: rng.choice([0, 0.25, 0.5]) for space in spaces}

    def pays(target: str, prints: int, catches: int) -> float:
        return min(1.0, max(0.0, prints * print_worth + catches * catch_worth - needed[target]))

    return Hunt(
        spaces=spaces,
        near={one: [o for o in spaces if {one, o} in edges] for one in spaces},
        start=rng.choice(spaces),
        samurai={who: rng.choice(spaces) for who in ("green", "purple", "red", "blue")},
        blind=rng.choice([None, None, "red"]),
        actions=rng.choice([2, 3, 4]),
        cubes=6,
        pays=pays,
        secrets=secrets,
    )


def test_nothing_is_lost_by_the_bound() -> None:
    rng = random.Random(3)
    for hunt in [hunt for _ in range(6) for hunt in cases(rng, 2, cubes=6)]:
        assert fast(hunt)[0] == pytest.approx(fast(hunt, cuts=False)[0], abs=1e-9)


def test_asking_more_and_knowing_more_never_costs() -> None:
    here = position(sprint_left=True, bound={"fan": 0.5, "lantern": 0.5})
    _, (whole,) = hunts(here, even_mix(here))
    values = [fast(replace(whole, cubes=cubes))[0] for cubes in range(7)]
    assert values == sorted(values)
    known = [fast(replace(whole, secrets={s: w}))[0] for s, w in whole.secrets.items()]
    assert 0 < values[-1] < sum(known)


def test_the_plans_tried_are_all_plans() -> None:
    here = Round(position(trail_left=True))
    plans = legal_plans(here, "fan")
    assert len({(frozenset(p["path"]), p["target"]) for p in plans}) * (1 + 2 * 27) == len(plans)


def test_the_command_tells_right_from_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mix = mixed((plan(*TO_MASK), 1.0))
    good = position() | {"value": 1 / 3, "gap": 0.0, "seconds": 0.1, "mix": mix}
    file = tmp_path / "solutions.jsonl"
    monkeypatch.setattr(sys, "argv", ["round", str(file)])
    for solutions, code in (
        ([good], 0),
        ([good, good | {"value": 0.3334}], 1),
        ([good | {"mix": mixed((plan(*TO_MASK), 0.5))}], 1),
        ([good | {"gap": -0.1}], 1),
    ):
        file.write_text("".join(json.dumps(one) + "\n" for one in solutions), encoding="utf-8")
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == code
        assert len(capsys.readouterr().out.splitlines()) == len(solutions)

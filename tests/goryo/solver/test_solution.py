"""Solutions in files, verified by the independent judge."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import Any

import pytest

from futago.game import BadInput
from futago.goryo.rules.board import GoryoSetup
from futago.goryo.rules.options import options_from
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.solver.equilibrium import Effort
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.solution import Solution, solve

from ..referee.round import judge
from .cases import last_rounds, uneven

SETUPS: dict[str, dict[str, Any]] = {
    "2024": {},
    "2019": {"edition": "2019"},
    "2021, two actions": {"edition": "2021", "actions_per_samurai": 2},
    "split cubes": {"split_cubes": True},
    "genjutsu": {"variant": "genjutsu"},
    "cursed on the lake": {"variant": "cursed-object", "palace": "lake"},
}
QUICK = Effort(gap=1e-3, rounds=60)


def solved(name: str, count: int = 2) -> list[Solution]:
    setup = GoryoSetup(options_from({"gong": "9:1,2,3,4,5,6,7,8,9", **SETUPS[name]}))
    rng = random.Random(name)
    return [solve(uneven(one, rng), QUICK) for one in last_rounds(setup, count, seed=62)]


@pytest.mark.parametrize("name", SETUPS)
def test_the_judge_finds_the_same_value(name: str) -> None:
    values = list[float]()
    for solution in solved(name):
        written = json.loads(json.dumps(solution.as_json()))
        position = {key: written[key] for key in written if key not in ("value", "gap", "mix")}
        values.append(judge(position, written["mix"]))
        assert solution.value == pytest.approx(values[-1], abs=1e-6)
    assert any(0.01 < value < 0.99 for value in values)


@pytest.mark.parametrize("name", ["2024", "genjutsu"])
def test_the_weights_of_a_bound_type_add_up_to_its_belief(name: str) -> None:
    for solution in solved(name):
        situation = solution.situation
        sums = defaultdict[int, float](float)
        for one in solution.mix:
            assert one.weight > 0
            assert one.plan in StrictPlans(situation.with_bound(one.bound))
            sums[one.bound] += one.weight
        for kind, belief in enumerate(situation.bound):
            assert sums[kind] == pytest.approx(belief, abs=1e-9)
        assert len({(one.bound, str(one.plan)) for one in solution.mix}) == len(solution.mix)


def test_an_illusion_is_used_where_it_helps() -> None:
    used = {one.plan.illusion for solution in solved("genjutsu") for one in solution.mix}
    assert used - {None}


def test_a_position_is_read_as_it_was_written() -> None:
    for given in SETUPS.values():
        setup = GoryoSetup(options_from(given))
        for situation in last_rounds(setup, 2, seed=67):
            written = json.dumps(situation.as_json())
            again = Situation.read(json.loads(written))
            assert json.dumps(again.as_json()) == written
            assert again.walks(min(again.intact)) == situation.walks(min(situation.intact))


def example(**changes: Any) -> dict[str, Any]:
    position: dict[str, Any] = {
        "options": {},
        "round": 4,
        "start": "c3",
        "samurai": {"green": "b2", "purple": "e2", "red": "b5", "blue": "e5"},
        "broken": ["d1", "b3", "c5", "c3"],
        "first": "vase",
        "sealed": ["urn"],
        "gong": 3,
        "spirits": 1,
        "trail_left": True,
        "bound": {"fan": 0.333333, "mask": 0.666667},
    }
    return {**position, **changes}


def test_missing_fields_have_defaults() -> None:
    situation = Situation.read(example(bound={}))
    assert situation.left == 2
    assert sum(situation.bound) == pytest.approx(1)
    assert sum(Situation.read(example()).bound) == pytest.approx(1, abs=1e-15)


CONTRADICTIONS: dict[str, dict[str, Any]] = {
    "round": {"round": 5},
    "samurai": {"samurai": {"green": "b2"}},
    "broken": {"start": "a2"},
    "first": {"first": "helmet", "sealed": []},
    "sealed": {"sealed": ["urn", "urn"]},
    "over": {"sealed": ["urn", "helmet", "flower", "lantern", "mask"], "bound": {"fan": 1}},
    "gong": {"gong": 13},
    "spirits": {"spirits": 3},
    "powers": {"shadow_left": True},
    "cursed": {"cursed": ["a2", "a3"]},
    "bound": {"bound": {"fan": 0.5}},
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        Situation.read(example(**CONTRADICTIONS[name]))
    assert refused.value.text.id == "solve-contradiction"
    assert refused.value.text.args == {"name": name}


@pytest.mark.parametrize(
    ("changes", "id"),
    [
        ({"start": "z9"}, "solve-unknown-name"),
        ({"bound": {"teapot": 1}}, "solve-unknown-name"),
        ({"gong": "three"}, "solve-bad-position"),
        ({"value": 0.5}, "solve-bad-position"),
        ({"bound": {"fan": float("nan"), "mask": 1.0}}, "solve-contradiction"),
        ({"options": {"edition": "1999"}}, "option-bad-value"),
    ],
)
def test_data_that_is_no_position_is_refused(changes: dict[str, Any], id: str) -> None:
    with pytest.raises(BadInput) as refused:
        Situation.read(example(**changes))
    assert refused.value.text.id == id

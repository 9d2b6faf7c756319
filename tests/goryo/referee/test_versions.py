"""The referee of Goryō reads old records by the old rules and new ones by the new: by hand."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ..helpers import corridors
from .__main__ import main
from .form import TYPES, Foul
from .game import Over, Replay, check
from .versions import RULES

OLD, NEW = "0.1.0", "0.2.0"
WALK = [f"a{number}" for number in range(1, 9)]  # one corridor: a helmet first, a fan last


def options_of(**given: Any) -> dict[str, Any]:
    edition = given.get("edition", "2024")
    return {
        "edition": edition,
        "actions_per_samurai": 3,
        "split_cubes": False,
        "variant": None,
        "enforcement": "honour",
        "samurai": ["green", "purple" if edition == "2024" else "yellow", "red", "blue"],
        "samurai_rooms": ["a", "b", "c", "d"],
        "gong": {"length": 12, "bags": [2, 4, 7, 9]},
        "palace": corridors(),
        **given,
    }


def plan_of(cubes: int, **given: Any) -> dict[str, Any]:
    """Straight along the corridor, with so many move cubes."""
    nothing = {"sprint": False, "trail": None, "lie": True, "shadow": None, "illusion": None}
    path, target = WALK[:cubes], WALK[cubes]
    return {"by": "goryo", "do": "plan", "path": path, "target": target, **nothing, **given}


def begun(version: str, **options: Any) -> Replay:
    """The first round, after the helmet a1 is broken; the fan is bound."""
    replay = Replay(options_of(**options), [], RULES[version])
    replay.round, replay.bound, replay.start, replay.broken = 1, "fan", "a1", ["a1"]
    replay.flipped = {"helmet"}
    return replay


# --- The order of Discovery --------------------------------------------------------------------

LATE = [(NEW, "2019", True), (NEW, "2021", True), (NEW, "2024", False), (OLD, "2019", False)]


@pytest.mark.parametrize(("version", "edition", "breaks_last"), LATE)
def test_a_capture_may_come_before_the_break(version: str, edition: str, breaks_last: bool) -> None:
    replay = begun(version, edition=edition)
    replay.spirits = 2
    replay.samurai_at["green"] = "a5"
    with pytest.raises(Over, match="captured"):
        replay.discovery(plan_of(4), {"a3": True})
    assert replay.gong == 1
    assert replay.broken == (["a1"] if breaks_last else ["a1", "a5"])


@pytest.mark.parametrize(("version", "edition", "breaks_last"), LATE)
def test_the_gong_may_sound_before_the_break(version: str, edition: str, breaks_last: bool) -> None:
    replay = begun(version, edition=edition)
    replay.flipped = set(TYPES) - {"mask", "fan"}
    replay.samurai_at["green"] = "a5"
    with pytest.raises(Over, match="exorcised"):
        replay.discovery(plan_of(4), {"a3": True})
    assert replay.broken == ["a1", "a5"]
    assert (replay.gong, replay.spirits) == ((1, 1) if breaks_last else (0, 0))


def test_the_bound_type_breaks_before_anything_else() -> None:
    replay = begun(NEW, edition="2019")
    replay.samurai_at["green"] = "a8"
    with pytest.raises(Over, match="self-broken"):
        replay.discovery(plan_of(7), {"a3": True})
    assert (replay.gong, replay.spirits) == (0, 0)


# --- Cubes and the Sprint under honour ---------------------------------------------------------


@pytest.mark.parametrize("said", [False, True])
@pytest.mark.parametrize(
    ("cubes", "left", "mistakes"),
    [
        (0, True, ["target", *["cubes"] * 4]),  # the target is her start
        (2, True, ["cubes"] * 2),
        (4, True, []),
        (4, False, []),
        (5, True, []),
        (5, False, ["power"]),
        (7, True, ["cubes"] * 2),
        (7, False, ["power", *["cubes"] * 2]),
    ],
)
def test_the_cubes_tell_whether_she_sprints(
    said: bool, cubes: int, left: bool, mistakes: list[str]
) -> None:
    replay = begun(NEW)
    if not left:
        replay.spent.add("sprint")
    plan = plan_of(cubes, sprint=said)
    assert sorted(rule for rule, _ in replay.plan_faults(plan)) == sorted(mistakes)
    if cubes != 7:  # where she would break the bound type
        replay.discovery(plan, {})
        assert ("sprint" in replay.spent) == (cubes >= 5 or not left)


@pytest.mark.parametrize("variant", ["cursed-object", "genjutsu"])
def test_a_variant_without_sprint(variant: str) -> None:
    replay = begun(NEW, variant=variant)
    assert [rule for rule, _ in replay.plan_faults(plan_of(5))] == ["power"]
    assert [rule for rule, _ in replay.plan_faults(plan_of(4))] == []
    strict = begun(NEW, variant=variant, enforcement="strict")
    strict.moves = [plan_of(5, sprint=True)]
    with pytest.raises(Foul, match="no Sprint"):
        strict.take_plan()


def test_the_old_way_of_counting() -> None:
    replay = begun(OLD)
    for cubes, sprint, mistakes in (
        (2, False, ["cubes"]),
        (5, False, ["cubes"]),
        (5, True, []),
        (4, True, ["cubes"]),
        (7, True, ["cubes"]),
    ):
        found = [rule for rule, _ in replay.plan_faults(plan_of(cubes, sprint=sprint))]
        assert found == mistakes
    replay.discovery(plan_of(5), {})
    assert not replay.spent


def resigned(version: str, cubes: int, sealed: list[str], mistakes: list[str]) -> dict[str, Any]:
    """A record of one round, with the mistakes in it, given up at the start of the second."""
    draws = [("fan", "bound"), ("helmet", "first")]
    set_up = [{"by": "chance", "do": "draw", "object": kind, "as": what} for kind, what in draws]
    moves = [*set_up, {"by": "goryo", "do": "break", "space": "a1"}, plan_of(cubes)]
    moves.append({"by": "samurai", "do": "done"})
    moves += [{"by": "chance", "do": "draw", "object": kind, "as": "seal"} for kind in sealed]
    return {
        "format": "futago/1",
        "game": "goryo",
        "version": version,
        "options": options_of(),
        "seats": {"goryo": "one", "samurai": "other"},
        "seed": "0" * 64,
        "moves": moves,
        "result": {
            "winner": "samurai",
            "reason": "resigned",
            "round": 2,
            "gong": 0,
            "spirits": len(mistakes),
            "broken": ["a1", WALK[cubes]],
            "sealed": sealed,
            "bound": "fan",
            "mistakes": [{"round": 1, "rule": rule} for rule in mistakes],
        },
    }


def test_a_fifth_cube_in_a_whole_record() -> None:
    check(resigned(NEW, 5, [], []))
    check(resigned(OLD, 5, ["urn"], ["cubes"]))
    with pytest.raises(Foul, match="'draw' where plan is due"):
        check(resigned(NEW, 5, ["urn"], ["cubes"]))
    with pytest.raises(Foul):
        check(resigned(OLD, 5, [], []))


def test_mistakes_have_their_right_names() -> None:
    check(resigned(NEW, 6, ["urn"], ["cubes"]))
    check(resigned(OLD, 6, ["urn"], ["step"]))  # the old records are judged as ever
    with pytest.raises(Foul, match="mistakes of round 1"):
        check(resigned(NEW, 6, ["urn"], ["step"]))


def test_an_unknown_version() -> None:
    with pytest.raises(Foul, match="unknown version"):
        check(resigned("0.3.0", 5, [], []))


def test_a_file_is_reported_by_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [resigned(OLD, 5, ["urn"], ["cubes"]), resigned(NEW, 5, [], [])]
    file = tmp_path / "games.jsonl"
    monkeypatch.setattr(sys, "argv", ["referee", str(file)])
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main() == 0
    every = "0.1.0: 1 of 1 records accepted\n0.2.0: 1 of 1 records accepted\n"
    assert capsys.readouterr().out == every
    records[1]["result"]["gong"] = 1
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    assert main() == 1
    assert "line 2: result: gong" in (printed := capsys.readouterr().out)
    assert "0.2.0: 0 of 1" in printed

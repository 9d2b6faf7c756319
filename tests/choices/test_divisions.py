"""Things divided among holders, and exchanges between two sides."""

from __future__ import annotations

import random

import pytest

from futago.choices.answers import random_answer
from futago.choices.divisions import division_moves
from futago.choices.exchanges import exchange_fits
from futago.choices.recognition import accepts

from .examples import (
    GEAR,
    SLOTS,
    TRADE,
)


def divided(**division: str) -> list[str] | None:
    return division_moves(GEAR, {id: things.split() for id, things in division.items()})


def test_only_who_gets_something_or_lays_it_aside_writes_a_move() -> None:
    assert divided(ann="axe", bob="bow cap", cid="") == ["bob bow cap"]
    assert divided(ann="axe", bob="bow", cid="") == ["ann axe"]
    assert divided(ann="axe", bob="bow", cid="cap") == ["cid cap"]
    assert divided(ann="cap axe", bob="bow", cid="") is None, "nothing changes"


def test_nobody_falls_below_the_floor_on_the_way() -> None:
    # Bob first would leave Ann with the cap alone, Ann first Bob with nothing.
    assert divided(ann="bow cap", bob="axe", cid="") is None
    # Ann may take the bow only when Bob has got the cap.
    assert divided(ann="axe bow", bob="cap", cid="") == ["bob cap", "ann axe bow"]


def test_the_order_of_the_moves_matters() -> None:
    assert accepts(GEAR, ["equip bob cap", "equip ann axe bow"])
    assert not accepts(GEAR, ["equip ann axe bow", "equip bob cap"])


def test_random_divisions_never_let_a_holder_fall_below_its_floor() -> None:
    rng = random.Random("floors")
    value = {thing.id: thing.value for thing in GEAR.things}
    for _ in range(300):
        held = {holder.id: set(holder.holds) for holder in GEAR.holders}
        for move in random_answer(GEAR, rng):
            _, id, *things = move.split()
            for others in held.values():
                others -= set(things)
            held[id] = set(things)
            for who in GEAR.holders:
                assert sum(value[thing] for thing in held[who.id]) >= who.floor


@pytest.mark.parametrize("written", ["ann cap axe", "ann bow bow", "ann axe hat", "dan cap", "ann"])
def test_a_change_changes_something_within_the_limits(written: str) -> None:
    assert not accepts(GEAR, [f"equip {written}"])


def test_things_of_a_holder_may_be_written_in_any_order() -> None:
    assert accepts(GEAR, ["equip bob cap bow"])
    assert accepts(GEAR, ["equip bob bow cap"])
    assert accepts(SLOTS, ["lay slot-1 m3 m1", "lay slot-2 m2"])


def test_a_whole_division_gives_each_holder_a_move_in_order() -> None:
    assert accepts(SLOTS, ["lay slot-1 m1 m2"]), "the beginning of an answer"
    assert not accepts(SLOTS, ["lay slot-2 m1"])
    assert not accepts(SLOTS, ["lay slot-1 m1"])
    assert not accepts(SLOTS, ["lay slot-1 m1 m2", "lay slot-2 m2"])
    assert not accepts(SLOTS, ["lay slot-1 m1 m2", "lay slot-2 m3", "lay slot-3 m3"])


# ---------------------------------------------------------------- exchanges


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("p2 give heroes bob", True),
        ("p2 give items bow take items cap", True),
        ("p2 give heroes ann take heroes fox", True),
        ("p2 give heroes bob ann take heroes fox items", False),
        ("p2 give heroes ann bob take heroes fox", True),
        ("p2 give heroes ann bob", False),
        ("p2 take heroes fox", False),
        ("p2 give items axe", False),
        ("p2 give heroes ann items axe", False),
        ("p2 give heroes bob items bow take items cap", True),
        ("p2 give items bow heroes bob", True),
        ("p2", False),
        ("p3 give items bow", False),
        ("p2 give bow", False),
        ("p2 items bow", False),
    ],
)
def test_an_exchange_leaves_both_sides_heroes_within_limits(written: str, right: bool) -> None:
    assert accepts(TRADE, [f"trade {written}"]) is right


def test_something_has_to_change_hands() -> None:
    assert not exchange_fits(TRADE, TRADE.others[0], ((), ()), ((), ()))

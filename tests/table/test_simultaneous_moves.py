"""Seats that act simultaneously do not disturb each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from futago.registry import SETTING
from futago.table.manager import TableManager
from futago.table.setup import Clock
from futago.table.table import DuplicateMove

from .guess import Name
from .managers import Time, read_again, setup_for, table_for, with_manager, written


@pytest.fixture(autouse=True)
def a_third_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "tests.table.guess")


@pytest.mark.parametrize("order", [("left", "right"), ("right", "left")])
def test_both_may_expect_the_same_number_in_any_order(
    tmp_path: Path, order: tuple[str, str]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("guess"))
        assert live.table.movers == ("left", "right")
        expected = live.table.number + 1
        one, other = order
        assert await live.move(one, [Name(3)], expected) == expected
        assert await live.move(other, [Name(7)], expected) == expected + 1
        assert live.table.over
        with pytest.raises(DuplicateMove) as taken:
            await live.move(other, [Name(7)], expected)
        assert taken.value.number == expected + 1
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use)


def test_ones_move_does_not_stop_the_others_clock(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("guess", clock=Clock("game", 100, 5)))
        time.pass_by(10)
        await live.move("left", [Name(3)], live.table.number + 1)
        time.pass_by(20)
        assert written(await read_again(manager, live)) == written(live.table)
        await live.move("right", [Name(7)], live.table.number + 1)
        assert live.table.progress.left == {"left": 95_000, "right": 75_000}

    with_manager(tmp_path, use, time)


def test_both_can_run_out_of_time(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("guess", clock=Clock("move", 60)))
        time.pass_by(60)
        assert await live.time_out("left", "random") is not None
        assert await live.time_out("right", "random") is not None
        assert all(held.conceded for held in live.table.seats.values())

    with_manager(tmp_path, use, time)

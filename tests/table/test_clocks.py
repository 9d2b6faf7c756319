"""Clocks: exact, fair, stopped while nobody is to move, and the same after a restart."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from futago.game import BadInput, IllegalAction
from futago.games import game_named
from futago.table.entries import Conceded, Moved, decode_entry
from futago.table.live import LiveTable
from futago.table.manager import IDLE, TableManager
from futago.table.setup import Clock, clock_of

from .managers import (
    Listener,
    Time,
    any_action,
    freely_undone,
    opened,
    play_on,
    play_until,
    read_again,
    setup_for,
    table_for,
    with_manager,
    written,
)

RNG = random.Random(5)
GAME = Clock("game", 100, 10)
MOVE = Clock("move", 60)
DAYS = Clock("days", 3 * 86400)


async def made(live: LiveTable) -> str:
    """Make a random move; the seat that made it."""
    seat = live.table.movers[0]
    await play_on(live, RNG, 1)
    return seat


async def left(live: LiveTable, seat: str) -> int:
    clock = (await live.see("spectator", None, None)).now.clock
    assert clock is not None
    return clock.left[seat]


def test_without_a_clock_there_is_no_time_limit(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        time.pass_by(10**7)
        assert await live.time_out(live.table.movers[0], "greedy") is None
        assert (await live.see("spectator", None, None)).now.clock is None
        assert await manager.journal.due(time.now + 10**12, 10) == []

    with_manager(tmp_path, use, time)


def test_a_game_clock_is_charged_to_the_millisecond_and_gets_its_increment(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=GAME))
        due = dict.fromkeys(live.table.seats, 100_000)
        for thought in (1_234, 0, 17, 20_001, 3_000):
            time.now += thought
            seat = live.table.movers[0]
            assert await left(live, seat) == due[seat] - thought
            await made(live)
            due[seat] += 10_000 - thought
            assert live.table.progress.left == due
        entries = [decode_entry(e.data) for e in await manager.journal.entries(live.table.id)]
        charged = [entry.spent for entry in entries if isinstance(entry, Moved)]
        assert charged == [1_234, 0, 17, 20_001, 3_000]
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use, time)


def test_a_move_clock_restarts_with_each_move(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}, MOVE))
        for _ in range(6):
            time.pass_by(59)
            seat = live.table.movers[0]
            assert await live.time_out(seat, "greedy") is None
            assert await left(live, seat) == 1_000
            await made(live)
            assert await left(live, live.table.movers[0]) == 60_000
        time.pass_by(60)
        assert await live.time_out(live.table.movers[0], "greedy") is not None

    with_manager(tmp_path, use, time)


def test_a_time_out_is_an_entry_and_ends_goryo(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=GAME))
        await made(live)
        mover = live.table.movers[0]
        time.now += live.table.progress.left[mover] - 1
        assert await live.time_out(mover, "greedy") is None
        time.now += 1
        (other,) = {*live.table.seats} - {mover}
        assert await live.time_out(other, "greedy") is None
        assert await live.time_out(mover, "greedy") is not None
        entries = await manager.journal.entries(live.table.id)
        assert decode_entry(entries[-1].data) == Conceded(mover, "time")
        assert live.table.state.result()["winner"] == other
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use, time)


def test_in_go_rpg_a_bot_continues_for_a_player_out_of_time(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}, MOVE))
        mover = live.table.movers[0]
        time.pass_by(61)
        number = await live.time_out(mover, "random")
        assert number is not None
        while live.table.number == number:
            await asyncio.sleep(0.01)
        assert live.table.seats[mover].bot == "random"
        assert mover not in live.message_builder("spectator", None)._clock().left  # type: ignore[union-attr]

    with_manager(tmp_path, use, time)


def test_the_server_ends_the_turn_by_itself(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=MOVE))
        time.pass_by(3600)
        manager.driver.schedule(live)
        while not live.table.over:
            await asyncio.sleep(0.01)
        assert live.table.state.result()["reason"] == "time"

    with_manager(tmp_path, use, time)


@pytest.mark.parametrize("clock", [GAME, MOVE, DAYS], ids=["game", "move", "days"])
def test_a_pause_costs_nobody_anything(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=clock))
        mover = live.table.movers[0]
        (other,) = {*live.table.seats} - {mover}
        time.pass_by(20)
        before = await left(live, mover)
        for asked, agreed, what in ((mover, other, "pause"), (other, mover, "resume")):
            await live.offer(asked, what)  # type: ignore[arg-type]
            await live.answer(agreed, True)
            assert live.table.progress.paused == (what == "pause")
            assert await left(live, mover) == before
            if what == "pause":
                seat, action = any_action(live, RNG)
                with pytest.raises(IllegalAction):
                    await live.move(seat, [action], live.table.number + 1)
                time.pass_by(10**6)
                assert await live.time_out(mover, "greedy") is None
                assert await manager.journal.due(time.now + 10**12, 10) == []
        time.pass_by(5)
        assert await left(live, mover) == before - 5_000
        assert written(await read_again(manager, live)) == written(live.table)
        await made(live)
        assert live.table.steps[-1].spent == 25_000

    with_manager(tmp_path, use, time)


@pytest.mark.parametrize(
    ("clock", "charged"), [(GAME, 7_000), (MOVE, 7_000), (DAYS, 3_627_000)], ids=str
)
def test_only_clocks_in_days_run_while_the_server_is_down(
    tmp_path: Path, clock: Clock, charged: int
) -> None:
    time = Time()

    async def use() -> None:
        async with opened(tmp_path, time) as manager:
            live = await table_for(manager, setup_for(clock=clock))
            await made(live)
            time.pass_by(20)
            id, before = live.table.id, written(live.table)
        time.pass_by(3600)
        async with opened(tmp_path, time) as manager:
            again = await manager.open(id)
            assert again is not None
            assert written(again.table) == before
            time.pass_by(7)
            await made(again)
            assert again.table.steps[-1].spent == charged

    asyncio.run(use())


def test_the_clock_of_an_unloaded_table_runs(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=Clock("game", 600)))
        mover = live.table.movers[0]
        for _ in range(5):
            time.now += IDLE + 1
            manager.unload_idle()
            assert live.table.id not in manager.tables
            await manager.open(live.table.id)
        assert await left(manager.tables[live.table.id], mover) == 600_000 - 5 * (IDLE + 1)

    with_manager(tmp_path, use, time)


def test_an_unloaded_table_is_loaded_when_time_runs_out(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=Clock("move", 3600)))
        time.now += IDLE + 1
        manager.unload_idle()
        await manager.load_due()
        assert manager.tables == {}
        time.pass_by(3600)
        await manager.load_due()
        again = manager.tables[live.table.id]
        while not again.table.over:
            await asyncio.sleep(0.01)
        assert again.table.state.result()["reason"] == "time"

    with_manager(tmp_path, use, time)


@pytest.mark.parametrize("clock", [Clock("game", 1000, 30), Clock("move", 1000)], ids=str)
def test_undo_gains_nobody_time(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}, clock))
        await play_until(live, random.Random(3), freely_undone)
        (seat,) = [s for s in live.table.seats if live.table.can_undo(s)]
        await live.undo(seat)
        before = await left(live, seat)
        total = 0
        for _ in range(3):
            time.pass_by(40)
            for action in live.table.state.legal_actions(seat):
                await live.move(seat, [action], live.table.number + 1)
                if live.table.can_undo(seat):
                    break
                pytest.fail("this move told something")
            time.pass_by(2)
            still = seat in live.table.movers
            await live.undo(seat)
            total += 42 if still else 40
            assert await left(live, seat) == before - total * 1000
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use, time)


def test_an_undo_by_consent_gives_the_opponent_their_time_back(
    tmp_path: Path,
) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=GAME))
        rng = random.Random(2)
        await play_until(live, rng, lambda t: t.movers == ("goryo",) and len(t.steps) > 1)
        time.pass_by(20)  # ten of them for the scene
        before = dict(live.table.progress.left)
        await play_until(live, rng, lambda t: t.movers == ("samurai",))
        time.pass_by(30)
        await made(live)
        time.pass_by(5)
        await live.offer("goryo", "undo")
        await live.answer("samurai", True)
        assert live.table.movers == ("goryo",)
        assert live.table.progress.left == before
        assert await left(live, "goryo") <= before["goryo"] - 10_000
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use, time)


def test_a_clock_needs_five_seconds() -> None:
    with pytest.raises(BadInput):
        clock_of(Clock("move", 4))
    assert clock_of(Clock("move", 5)).seconds == 5
    assert clock_of(Clock()).kind == "none"


def test_everybody_is_shown_whose_clock_runs(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=GAME))
        listener = Listener()
        await live.watch(listener, None)
        time.pass_by(3)
        await made(live)
        clock = listener.messages[-1]["now"]["clock"]
        assert clock["at"] == time.now
        assert clock["running"] == list(live.table.movers)

    with_manager(tmp_path, use, time)


@pytest.mark.parametrize("clock", [Clock("game", 100), MOVE], ids=str)
def test_a_scene_takes_nobodys_time(tmp_path: Path, clock: Clock) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=clock))
        listener = Listener()
        await live.watch(listener, None)
        rng = random.Random(4)
        await play_until(live, rng, lambda table: table.movers == ("samurai",))
        await play_until(live, rng, lambda table: table.movers == ("goryo",))
        assert "reveal" in [event["kind"] for event in listener.messages[-1]["log"]]
        scene = game_named("goryo").scenes["reveal"]
        shown = listener.messages[-1]["now"]["clock"]
        assert shown["starts"] == {"goryo": time.now + scene * 1000}
        assert written(await read_again(manager, live)) == written(live.table)
        # She plans while the scene is still shown to the other.
        allowed = await left(live, "goryo")
        time.pass_by(scene - 4)
        assert await left(live, "goryo") == allowed
        await made(live)
        allowed = await left(live, "samurai")
        time.pass_by(4)
        assert await left(live, "samurai") == allowed
        time.pass_by(3)
        assert await left(live, "samurai") == allowed - 3_000
        await made(live)
        assert live.table.steps[-1].spent == 3_000

    with_manager(tmp_path, use, time)


def test_only_what_everybody_sees_stops_the_clocks(tmp_path: Path) -> None:
    """The plan is hidden from the other side, whatever it is: the clock of both starts at once."""
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(clock=MOVE))
        rng = random.Random(4)
        await play_until(live, rng, lambda table: table.movers == ("samurai",))
        assert live.table.progress.turns == {"samurai": time.now}

    with_manager(tmp_path, use, time)

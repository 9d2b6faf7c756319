"""Resigning, running out of time, rematches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from futago.game import IllegalAction
from futago.record import replay, verify
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.replays import record_of
from futago.table.setup import Clock

from .managers import PEOPLE, Listener, Time, play_on, setup_for, table_for, with_manager, written


async def bot_moved(live: LiveTable, number: int) -> None:
    """Wait until the table has entries after this one."""
    while live.table.number <= number:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("reason", ["resigned", "time"])
@pytest.mark.parametrize("loser", ["goryo", "samurai"])
def test_goryo_ends_when_one_of_the_two_gives_up(tmp_path: Path, loser: str, reason: str) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1), 4)
        listener = Listener()
        await live.watch(listener, None)
        await live.concede(loser, reason, "greedy")  # type: ignore[arg-type]
        (winner,) = {"goryo", "samurai"} - {loser}
        assert live.table.status == "over"
        message = listener.messages[-1]
        assert message["now"]["result"]["winner"] == winner
        assert message["now"]["result"]["reason"] == reason
        assert message["now"]["seed"] == live.table.setup.seed
        verify(record_of(live.table))
        with pytest.raises(IllegalAction):
            await live.concede(winner, "resigned", "greedy")

    with_manager(tmp_path, use)


def test_go_rpg_continues_with_a_bot_for_a_player_who_gives_up(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}))
        seat = live.table.movers[0]
        number = await live.concede(seat, "resigned", "random")
        held = live.table.seats[seat]
        assert (held.conceded, held.bot, held.person) == (True, "random", False)
        assert live.table.status == "running"
        await bot_moved(live, number)
        with pytest.raises(IllegalAction):
            await live.concede(seat, "resigned", "random")
        with pytest.raises(IllegalAction):
            await live.hand_over(seat, "zoe")

    with_manager(tmp_path, use)


def test_giving_up_withdraws_the_offers_of_the_player(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 3}))
        waiting = [seat for seat in live.table.seats if seat not in live.table.movers]
        await live.offer(waiting[0], "pause")
        await live.concede(waiting[1], "resigned", "random")
        assert live.table.progress.offer is None
        await live.offer(waiting[0], "pause")
        await live.answer(live.table.movers[0], True)
        assert live.table.progress.paused

    with_manager(tmp_path, use)


def test_giving_up_does_not_disturb_the_player_to_move(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        clock = Clock("game", 100)
        live = await table_for(manager, setup_for("gorpg", {"players": 3}, clock))
        mover, expected = live.table.movers[0], live.table.number + 1
        time.pass_by(30)
        (quitter, *_) = [seat for seat in live.table.seats if seat != mover]
        await live.concede(quitter, "resigned", "random")
        time.pass_by(20)
        action = next(iter(live.table.state.legal_actions(mover)))
        await live.move(mover, [action], expected)
        assert live.table.progress.left[mover] == 50_000

    with_manager(tmp_path, use, time)


@pytest.mark.parametrize(
    ("game", "options"), [("goryo", {}), ("gorpg", {"players": 4})], ids=["goryo", "gorpg"]
)
def test_a_rematch_moves_everybody_one_seat_on(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(game, options, Clock("days", 86400), public=True))
        old = {seat: held.guest for seat, held in live.table.seats.items()}
        await play_on(live, random.Random(1))
        first, *others = live.table.seats
        await live.offer(first, "rematch")
        assert await manager.rematch(live) is None
        for seat in others:
            await live.answer(seat, True)
        ids = await asyncio.gather(manager.rematch(live), manager.rematch(live))
        fresh_id, nothing = ids
        assert nothing is None, "made twice"
        assert live.table.progress.rematch == fresh_id
        assert fresh_id is not None
        fresh = await manager.open(fresh_id)
        assert fresh is not None
        guests = [held.guest for held in fresh.table.seats.values()]
        assert guests == [list(old.values())[-1], *list(old.values())[:-1]]
        assert fresh.table.status == "running"
        assert fresh.table.setup.seed != live.table.setup.seed
        assert fresh.table.setup.commitment != live.table.setup.commitment
        kept = ("game", "options", "clock", "public", "invite", "chat")
        for name in kept:
            assert getattr(fresh.table.setup, name) == getattr(live.table.setup, name)
        with pytest.raises(IllegalAction):
            await live.offer(first, "rematch")

    with_manager(tmp_path, use)


def test_a_rematch_with_the_same_roles_survives_a_restart(tmp_path: Path) -> None:
    async def offer(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await live.concede("samurai", "resigned", "greedy")
        await live.offer("samurai", "rematch", swap=False)

    async def agree(manager: TableManager) -> None:
        ((id, _),) = await manager.tables_of(PEOPLE[0], 9)
        live = await manager.open(id)
        assert live is not None
        await live.answer("goryo", True)
        fresh = await manager.open(await manager.rematch(live) or "")
        assert fresh is not None
        guests = {seat: held.guest for seat, held in live.table.seats.items()}
        assert {seat: held.guest for seat, held in fresh.table.seats.items()} == guests

    with_manager(tmp_path, offer)
    with_manager(tmp_path, agree)


def test_a_rematch_with_bots_needs_the_people_only(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(), bots=("goryo",))
        await live.concede("samurai", "resigned", "greedy")
        await live.offer("samurai", "rematch")
        fresh_id = await manager.rematch(live)
        assert fresh_id is not None
        fresh = await manager.open(fresh_id)
        assert fresh is not None
        assert fresh.table.seats["goryo"].guest == PEOPLE[0]
        assert fresh.table.seats["goryo"].bot is None
        assert fresh.table.seats["samurai"].bot == "random"

    with_manager(tmp_path, use)


def test_the_record_of_a_table_is_that_of_a_match_with_the_same_moves(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        for game in ("goryo", "gorpg"):
            live = await table_for(manager, setup_for(game))
            await play_on(live, random.Random(1))
            match = live.table.setup.match()
            match.players = {seat: held.name for seat, held in live.table.seats.items()}
            for seat, action in live.table.match.moves:
                match.play(seat, action)
            record = record_of(live.table)
            assert record == match.record()
            assert verify(record) == live.table.match.draws
            *_, (_, _, last) = replay(record)
            assert last == live.table.state
            assert written(live.table)

    with_manager(tmp_path, use)

"""Entry numbers: a move carries the number it expects, and none is made twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from futago.game import IllegalAction, random_action
from futago.table.entries import Moved, decode_entry
from futago.table.manager import TableManager
from futago.table.storage import Place
from futago.table.table import DuplicateMove, Stale

from ..databases import both
from .managers import (
    ANN,
    BEN,
    Listener,
    any_action,
    freely_undone,
    play_on,
    play_until,
    second,
    setup_for,
    table_for,
    with_manager,
    written,
)


def test_the_same_move_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        seat, action = any_action(live, random.Random(1))
        number = await live.move(seat, [action], live.table.number + 1)
        before = written(live.table)
        for _ in range(2):
            with pytest.raises(DuplicateMove) as taken:
                await live.move(seat, [action], number)
            assert taken.value.number == number
        assert written(live.table) == before

    with_manager(tmp_path, use)


def test_a_repeated_move_is_recognised_after_a_restart(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        seat, action = any_action(live, random.Random(1))
        number = await live.move(seat, [action], live.table.number + 1)
        with pytest.raises(DuplicateMove):
            await (await second(manager, live)).move(seat, [action], number)

    with_manager(tmp_path, use)


def test_a_move_with_an_outdated_number_is_stale(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1), 3)
        number = live.table.number
        for expected in (1, number, number + 2):
            seat, action = any_action(live, random.Random(2))
            with pytest.raises(Stale):
                await live.move(seat, [action], expected)
        assert live.table.number == number

    with_manager(tmp_path, use)


def test_chat_in_between_does_not_make_a_move_stale(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        expected = live.table.number + 1
        await live.say("samurai", "Ben", "hm")
        seat, action = any_action(live, random.Random(1))
        assert await live.move(seat, [action], expected) == expected + 1

    with_manager(tmp_path, use)


def test_a_move_from_before_an_undo_is_stale(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}))
        rng = random.Random(3)
        await play_until(live, rng, freely_undone)
        expected = live.table.number + 1
        (undoer,) = [s for s in live.table.seats if live.table.can_undo(s)]
        seat, action = any_action(live, rng)
        await live.undo(undoer)
        with pytest.raises((Stale, IllegalAction)):
            await live.move(seat, [action], expected)

    with_manager(tmp_path, use)


def test_a_move_out_of_turn_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        mover, action = any_action(live, random.Random(1))
        (other,) = {*live.table.seats} - {mover}
        before = written(live.table)
        with pytest.raises(IllegalAction):
            await live.move(other, [action], live.table.number + 1)
        assert written(live.table) == before

    with_manager(tmp_path, use)


@both
def test_of_two_at_once_one_wins_and_the_other_is_stale(place: Place) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        mover = live.table.movers[0]
        actions = live.table.state.legal_actions(mover)
        one, other = (random_action(actions, random.Random(n)) for n in (1, 2))
        assert one != other
        expected = live.table.number + 1
        results = await asyncio.gather(
            live.move(mover, [one], expected),
            live.move(mover, [other], expected),
            return_exceptions=True,
        )
        assert results[0] == expected
        assert isinstance(results[1], Stale | IllegalAction)
        assert live.table.number == expected

    with_manager(place, use)


@both
def test_of_two_servers_with_one_journal_one_wins_and_the_other_catches_up(place: Place) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        other = await second(manager, live)
        listener = Listener("samurai", BEN)
        await other.watch(listener, None)
        mover, action = any_action(live, random.Random(1))
        expected = live.table.number + 1
        await live.move(mover, [action], expected)
        with pytest.raises(Stale):
            await other.move(mover, [any_action(other, random.Random(2))[1]], expected)
        assert written(other.table) == written(live.table)
        assert listener.numbers() == [expected]
        assert other.published == expected

    with_manager(place, use)


def test_entries_are_numbered_without_gaps_and_sent_in_order(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        listener = Listener("goryo", ANN)
        first = (await live.watch(listener, None)).number + 1
        await play_on(live, random.Random(1))
        entries = await manager.journal.entries(live.table.id)
        assert [entry.number for entry in entries] == list(range(1, live.table.number + 1))
        assert listener.numbers() == list(range(first, live.table.number + 1))
        moved = [decode_entry(entry.data) for entry in entries]
        assert sum(isinstance(entry, Moved) for entry in moved) == len(listener.numbers())

    with_manager(tmp_path, use)


def test_no_move_before_all_seats_are_taken_and_none_after_the_end(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        open_table = await manager.create(setup_for(), [])
        seat, action = any_action(await table_for(manager, setup_for()), random.Random(1))
        with pytest.raises(IllegalAction):
            await open_table.move(seat, [action], 1)
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1))
        with pytest.raises(IllegalAction):
            await live.move(seat, [action], live.table.number + 1)

    with_manager(tmp_path, use)

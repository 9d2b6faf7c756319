"""Undo: free if nobody learned anything, otherwise with everybody's consent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from futago.chance import derived_seed
from futago.game import CHANCE, IllegalAction
from futago.table import consent, undo
from futago.table import table as table_module
from futago.table.entries import Undone, decode_entry
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.messages import encode
from futago.table.table import Table

from .managers import (
    Listener,
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

GAMES = [("goryo", {}), ("gorpg", {"players": 3})]
both_games = pytest.mark.parametrize(("game", "options"), GAMES, ids=["goryo", "gorpg"])


def only_undone_by_consent(table: Table) -> bool:
    """Nothing can be undone freely, and there is something to undo."""
    return bool(table.steps) and not freely_undone(table)


async def chance_moves(manager: TableManager, live: LiveTable) -> list[object]:
    async with live.lock:
        table = await live.full_table()
    return [action.as_json() for seat, action in table.match.moves if seat == CHANCE]


def test_a_move_that_revealed_nothing_is_undone_freely(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}))
        rng, before = random.Random(1), ""
        for _ in range(2000):
            before = live.table.state.position()
            await play_on(live, rng, 1)
            if freely_undone(live.table):
                break
        (seat,) = [s for s in live.table.seats if live.table.can_undo(s)]
        shown = await live.see(seat, live.table.seats[seat].guest, None)
        assert shown.now.undo
        await live.undo(seat)
        assert live.table.state.position() == before
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use)


@both_games
def test_what_others_have_seen_is_not_undone_without_consent(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(game, options))
        await play_until(live, random.Random(2), only_undone_by_consent)
        for seat in live.table.seats:
            assert not (await live.see(seat, live.table.seats[seat].guest, None)).now.undo
            with pytest.raises(IllegalAction):
                await live.undo(seat)

    with_manager(tmp_path, use)


@both_games
def test_with_everybodys_consent_the_same_draws_come_again(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(game, options))
        rng = random.Random(2)
        await play_on(live, rng, 5)
        draws = await chance_moves(manager, live)

        def drew(table: Table) -> bool:
            moves = table.match.moves
            return len(moves) > 1 and moves[-1][0] == CHANCE and table.steps[-1].number > 7

        await play_until(live, rng, drew)
        step = live.table.steps[-1]
        _, action = live.table.match.moves[step.before]
        after = live.table.state.position()
        draws = await chance_moves(manager, live)
        await live.offer(step.by, "undo")
        for seat in live.table.people():
            if seat != step.by:
                assert live.table.progress.offer is not None
                await live.answer(seat, True)
        assert live.table.progress.offer is None
        assert len(await chance_moves(manager, live)) < len(draws)
        assert step.by in live.table.movers
        await live.move(step.by, [action], live.table.number + 1)
        assert await chance_moves(manager, live) == draws
        assert live.table.state.position() == after

    with_manager(tmp_path, use)


def test_an_undo_reaches_back_over_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 5)

    async def use() -> None:
        async with opened(tmp_path) as manager:
            live = await table_for(manager, setup_for("gorpg", {"players": 2}))
            rng = random.Random(4)
            await play_until(live, rng, lambda t: t.snapshot_at == t.number > 10)
            id, whole = live.table.id, written(live.table)
        async with opened(tmp_path) as manager:
            again = await manager.open(id)
            assert again is not None
            assert not again.table.complete
            assert written(again.table) == whole
            seat = (await again.full_table()).steps[-1].by
            number = again.table.steps[-1].number
            await again.offer(seat, "undo")
            await again.answer(*next((s, True) for s in again.table.people() if s != seat))
            assert seat in again.table.movers
            assert again.table.steps[-1].number < number
            assert written(await read_again(manager, again)) == written(again.table)
            fresh = Table(id, again.table.setup, again.table.made)
            for entry in await manager.journal.entries(id):
                fresh.replay(decode_entry(entry.data), entry.time)
            assert written(fresh) == written(again.table)
            await play_on(again, rng, 12)
            assert written(await read_again(manager, again)) == written(again.table)

    asyncio.run(use())


def test_an_offer_can_be_refused_and_withdrawn_and_dies_with_the_next_move(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        rng = random.Random(2)
        await play_until(live, rng, only_undone_by_consent)
        seat = live.table.steps[-1].by
        (other,) = {*live.table.seats} - {seat}
        position = live.table.state.position()
        await live.offer(seat, "undo")
        await live.answer(other, False)
        assert live.table.progress.offer is None
        await live.offer(seat, "undo")
        with pytest.raises(IllegalAction):
            await live.offer(other, "pause")
        with pytest.raises(IllegalAction):
            await live.answer(seat, True)
        await live.answer(seat, False)
        assert live.table.progress.offer is None
        with pytest.raises(IllegalAction):
            await live.answer(other, True)
        await live.offer(seat, "undo")
        assert live.table.state.position() == position
        await play_on(live, rng, 1)
        assert live.table.progress.offer is None
        with pytest.raises(IllegalAction):
            await live.answer(other, True)

    with_manager(tmp_path, use)


async def alone_until(live: LiveTable, rng: random.Random, wanted: Callable[[Table], bool]) -> None:
    """Play random moves for the only person, p1, until a condition holds."""
    for _ in range(2000):
        if "p1" not in live.table.movers:
            await asyncio.sleep(0.01)  # for the bots
        elif wanted(live.table):
            return
        else:
            await live.move("p1", [any_action(live, rng, "p1")[1]], live.table.number + 1)
    raise AssertionError("this never happened")


def bots_have_moved_since(table: Table) -> bool:
    step = table.last_step_of("p1")
    return step is not None and table.steps[-1].number > step.number


@pytest.mark.parametrize("bots", [("p2",), ("p3",), ()], ids=["alone", "with a friend", "solo"])
def test_bots_agree_to_no_undo_beyond_what_was_revealed(
    tmp_path: Path, bots: tuple[str, ...]
) -> None:
    """Nor does anybody for a single player: a look at hidden cards is never free."""
    options = {"players": 3 if "p3" in bots else 2} if bots else {"mode": "solo"}

    async def use(manager: TableManager) -> None:
        people = ("ann", "ben") if "p3" in bots else ("ann",)
        live = await table_for(manager, setup_for("gorpg", options), people, bots=bots)
        seat = live.table.people()[0]
        rng = random.Random(1)
        while not (live.table.steps and undo.revealed_since(live.table, seat)):
            movers = [mover for mover in live.table.movers if mover in live.table.people()]
            if movers:
                await live.move(
                    movers[0], [any_action(live, rng, movers[0])[1]], live.table.number + 1
                )
            else:
                await asyncio.sleep(0.01)
        async with live.lock:
            position = live.table.state.position()
            with pytest.raises(IllegalAction):
                live.table.draft_undo(seat, 0)
            with pytest.raises(IllegalAction):
                consent.offered(live.table, seat, "undo")
            assert live.table.state.position() == position

    with_manager(tmp_path, use)


def test_alone_with_bots_an_undo_reaches_back_to_the_last_reveal(tmp_path: Path) -> None:
    """What bots have done since, openly, is undone with it."""

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for("gorpg", {"players": 2}), bots=("p2",))
        rng = random.Random(1)
        await alone_until(
            live, rng, lambda table: bots_have_moved_since(table) and table.can_undo("p1")
        )
        async with live.lock:
            table = live.table
            step = table.last_step_of("p1")
            assert step is not None
            draft = table.draft_undo("p1", 0)
        assert isinstance(draft.entry, Undone)
        assert draft.entry.to == step.number - 1
        assert draft.match is not None
        assert draft.match.state.movers == ("p1",)

    with_manager(tmp_path, use)


def test_somebody_with_several_seats_agrees_for_all_of_them(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        setup = setup_for("gorpg", {"players": 3})
        live = await table_for(manager, setup, ("ann", "ben", "ben"))
        await live.offer("p1", "pause")
        assert not live.table.progress.paused
        await live.answer("p3", True)
        assert live.table.progress.paused

    with_manager(tmp_path, use)


def test_nothing_is_offered_before_the_start_and_only_a_rematch_after_the_end(
    tmp_path: Path,
) -> None:
    async def use(manager: TableManager) -> None:
        live = await manager.create(setup_for(), [])
        await live.sit("goryo", "Ann", "ann", None)
        for what in ("undo", "pause", "rematch"):
            with pytest.raises(IllegalAction):
                await live.offer("goryo", what)
        await live.sit("samurai", "Ben", "ben", None)
        for what in ("resume", "rematch", "undo"):  # not paused, not over, nothing made yet
            with pytest.raises(IllegalAction):
                await live.offer("goryo", what)  # type: ignore[arg-type]
        await play_on(live, random.Random(1))
        for what in ("undo", "pause", "resume"):
            with pytest.raises(IllegalAction):
                await live.offer("goryo", what)  # type: ignore[arg-type]

    with_manager(tmp_path, use)


def test_the_log_leaves_out_what_was_undone(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        rng = random.Random(derived_seed("log", 1))
        await play_until(live, rng, only_undone_by_consent)
        listener = Listener("goryo", "ann")
        await live.watch(listener, None)
        step = live.table.steps[-1]
        (other,) = {*live.table.seats} - {step.by}
        await live.offer(step.by, "undo")
        await live.answer(other, True)
        seen = await live.see("goryo", "ann", None, 0)
        moves = [line.number for line in seen.log if line.kind == "move"]
        assert step.number not in moves
        assert moves == [s.number for s in live.table.steps]
        undone = listener.messages[-1]
        assert (undone["kind"], undone["to"]) == ("undo", step.number - 1)
        assert undone["view"] == json.loads(encode(seen.view))

    with_manager(tmp_path, use)

"""Stored games are played through in another process: bounded, in turn, and with equal results."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from futago.errors import BadInput, FutagoError, IllegalAction
from futago.game import ABOVE
from futago.puzzles import puzzle_sets
from futago.table.history import MANY_ENTRIES, Asker
from futago.table.history_worker import (
    BeliefRequest,
    ForkRequest,
    FramesFound,
    FramesRequest,
    HistoryRequest,
    ImportRequest,
    LogRequest,
    PuzzleReplyRequest,
    RecordRequest,
    VerdictRequest,
    answer,
    prepared,
    refusal,
)
from futago.table.history_workers import (
    MAX_WAITING_PER_CLIENT,
    PUZZLE_COST,
    HistoryWorkers,
    KeptResults,
    WorkRefused,
    stored_game,
)
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.messages import MessageBuilder, encode
from futago.table.puzzle_replies import ReplyShown, reply_shown
from futago.table.replays import checked, fork_of, frames, record_of

from .managers import play_on, setup_for, table_for, with_manager


async def long_game(manager: TableManager) -> LiveTable:
    """A finished game whose log is too long to be told at once."""
    live = await table_for(manager, setup_for())
    await play_on(live, random.Random(1))
    for number in range(MANY_ENTRIES):
        await live.say("goryo", "Ann", f"Well played ({number})")
    return live


def test_the_process_finds_what_is_found_here(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await long_game(manager)
        table, entries = live.table, await manager.journal.entries(live.table.id)
        game = stored_game(table, entries)
        async with HistoryWorkers() as workers:

            async def found(request: HistoryRequest) -> object:
                return msgspec.json.decode(await workers.found(Asker("a"), request))

            def here(value: object) -> object:
                return msgspec.json.decode(encode(value))

            assert await found(RecordRequest(game)) == here(record_of(table))
            assert await found(VerdictRequest(game)) == here(checked(table))
            assert await found(ForkRequest(game, 3)) == here(fork_of(table, 3))
            request = FramesRequest(game, ABOVE, 2, 9, "fr")
            shown = await workers.decoded(FramesFound, Asker("a"), request)
            assert shown.moves == len(table.match.moves)
            assert msgspec.json.decode(shown.frames) == here(list(frames(table, ABOVE, 2, 9, "fr")))
            builder = MessageBuilder(table, "samurai", language="it")
            told = await workers.retell(Asker("a"), table, entries, builder, 4)
            assert encode(told) == encode(await live.retell(Asker(), table, entries, builder, 4))
            imported = prepared(record_of(table), 1)
            assert await found(ImportRequest(record_of(table), 1)) == here(imported)

    with_manager(tmp_path, use)


def test_refusals_come_back_as_they_were(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        game = stored_game(live.table, await manager.journal.entries(live.table.id))
        for request, kind, text in (
            (RecordRequest(game), IllegalAction, "table-not-over"),
            (BeliefRequest(game, "samurai", 99), BadInput, "table-move-unknown"),
            (ImportRequest({}, 1), BadInput, "record-missing"),
            (ImportRequest({"format": [], "moves": 3}, 1), BadInput, "record-missing"),
        ):
            error = refusal(answer(request))
            assert type(error) is kind
            assert error.text.id == text

    with_manager(tmp_path, use)


def test_work_is_charged_before_it_is_done_and_only_once(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await long_game(manager)
        game = stored_game(live.table, await manager.journal.entries(live.table.id))
        costs = list[float]()
        asker = Asker("a", costs.append)
        async with HistoryWorkers() as workers:
            few = FramesRequest(game, ABOVE, 0, 1, None)
            many = FramesRequest(game, ABOVE, 0, 99, None)
            first = await workers.found(asker, few, "few")
            assert await workers.found(asker, few, "few") == first
            await workers.found(asker, many, "many")
            assert len(costs) == 2
            assert 0 < costs[0] < costs[1]

            def refuse(cost: float) -> None:
                raise IllegalAction(live.table.seat_name("goryo"))

            with pytest.raises(IllegalAction):
                await workers.found(Asker("a", refuse), many, "other")
            assert workers.waiting == 0

    with_manager(tmp_path, use)


def test_an_address_may_have_only_so_much_waiting(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await long_game(manager)
        game = stored_game(live.table, await manager.journal.entries(live.table.id))
        async with HistoryWorkers() as workers:
            logs = [
                LogRequest(game, "samurai", None, [], n) for n in range(3 * MAX_WAITING_PER_CLIENT)
            ]
            flood = [asyncio.create_task(workers.found(Asker("a"), log)) for log in logs]
            await asyncio.sleep(0)
            other = await workers.found(Asker("b"), VerdictRequest(game))
            assert msgspec.json.decode(other)["verified"]
            assert workers.waiting > 0, "another address does not wait for all of them"
            results = await asyncio.gather(*flood, return_exceptions=True)
            refused = [r for r in results if isinstance(r, WorkRefused)]
            assert len(refused) == 2 * MAX_WAITING_PER_CLIENT
            assert not [r for r in results if isinstance(r, FutagoError) and r not in refused]

    with_manager(tmp_path, use)


def test_results_are_kept_up_to_a_number_of_bytes() -> None:
    kept = KeptResults(1000)
    for number in range(50):
        kept.keep(number, b"x" * 100)
        kept.get(0)
    assert kept.size <= 1000
    assert kept.get(0) is not None
    assert kept.get(1) is None
    kept.keep("huge", b"x" * 900)
    assert kept.get("huge") is None


def test_a_puzzle_is_played_out_in_the_process() -> None:
    puzzles = puzzle_sets()["goryo"].puzzles().values()
    tried = ((one.id, one.solutions[0].split(", ")) for one in puzzles)
    id, moves = next((id, moves) for id, moves in tried if reply_shown(id, moves, "fr").frames)
    costs = list[float]()

    async def run() -> ReplyShown:
        async with HistoryWorkers() as workers:
            request = PuzzleReplyRequest(id, moves, "fr")
            return await workers.decoded(ReplyShown, Asker("a", costs.append), request)

    assert encode(asyncio.run(run())) == encode(reply_shown(id, moves, "fr"))
    assert costs == [PUZZLE_COST]

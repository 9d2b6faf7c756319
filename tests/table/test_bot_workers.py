"""Bots in worker processes: real processes that are killed, hang or print."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from futago.bots import bots_for
from futago.chance import derived_seed
from futago.game import Game, Json, State
from futago.games import game_named
from futago.match import Match
from futago.record import verify
from futago.table.bot_worker import READY, BotReply, BotRequest, answer, as_line
from futago.table.bot_workers import BotFailed, BotWorkers
from futago.table.worker_pool import Sleep
from futago.texts import Text

from ..conformance.play import Moment, every_game
from ..conformance.secrecy import Side, all_swaps, positions
from .bot_requests import first_request, request_in

LONG_THINKERS = {"expert", "master"}
"""The same bot as `player`, with more thinking."""
HERE = Path(__file__).parent
AGES = 10_000.0
"""A deadline that is never reached."""

KINDS_OF_GAMES: list[tuple[str, dict[str, Json]]] = [
    ("goryo", {}),
    ("goryo", {"variant": "genjutsu"}),
    ("goryo", {"variant": "cursed-object", "enforcement": "honour"}),
    ("gorpg", {"mode": "standard", "players": 3}),
    ("gorpg", {"mode": "overlord", "players": 2}),
    ("gorpg", {"mode": "solo"}),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where bad bots report that they have begun, and wait to continue."""
    os.mkfifo(tmp_path / "begun")
    os.mkfifo(tmp_path / "go")
    return tmp_path


def bad_bots(folder: Path, *more: str) -> tuple[str, ...]:
    return (sys.executable, str(HERE / "bad_bots.py"), str(folder), *more)


async def begun(folder: Path) -> int:
    """Wait until a bad bot has begun; its process id."""
    return int(await asyncio.to_thread((folder / "begun").read_text))


def gone(pid: int) -> bool:
    """Whether a child process has ended and was reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def played(workers: BotWorkers, match: Match, bot: str) -> list[tuple[BotRequest, str]]:
    """Play a match with the workers; all requests and moves."""
    found = list[tuple[BotRequest, str]]()
    while True:
        for _ in match.settle():
            pass
        if not match.state.movers:
            return found
        request = request_in(match, bot)
        move = await workers.choose_move("table", request)
        found.append((request, move))
        match.play(request.seat, match.game.parse(move, match.options))


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize(("name", "given"), KINDS_OF_GAMES)
def test_whole_games_are_played_and_every_question_has_one_answer(
    name: str, given: dict[str, Json]
) -> None:
    """Other processes give the same answers to the same requests in another order."""

    async def run() -> None:
        game = game_named(name)
        options = game.options(given)
        for bot in (name for name in bots_for(game) if name not in LONG_THINKERS):
            players = dict.fromkeys(game.seats(options), bot)
            match = Match(game, options, players, derived_seed("workers"))
            async with BotWorkers(2, AGES) as workers:
                found = await played(workers, match, bot)
                assert verify(match.record())
                assert (workers.moves, workers.restarts) == (len(found), 0)
                assert workers.fallbacks == workers.waiting == workers.busy == 0
            async with BotWorkers(2, AGES, warm=True) as workers:
                again = found[::-7]
                moves = await asyncio.gather(
                    *(workers.choose_move("t", asked) for asked, _ in again)
                )
            assert moves == [move for _, move in again]

    asyncio.run(run())


def request_of(moment: Moment, state: State, seat: str) -> bytes:
    request = BotRequest.about(7, moment.game, moment.options, state, seat, "greedy", "luck")
    return as_line(request)


@every_game
def test_another_hidden_part_sends_the_bot_the_same_bytes(game: Game) -> None:
    """For example another plan of the Goryō: the process cannot know."""
    rng, compared = random.Random("requests"), 0
    for moment in positions(game, "requests", rng):
        for seat in moment.seats[:-1]:
            for swap in all_swaps(moment, seat, rng)[:3]:
                sides = [Side(moment, moves) for moves in (moment.moves_json, swap.moves)]
                one, other = ([*side.replay()][-1] for side in sides)
                assert request_of(moment, one, seat) == request_of(moment, other, seat)
                compared += one != other
        if compared >= 60:
            break
    assert compared >= 60


def test_the_process_serves_until_its_input_ends() -> None:
    requests = [first_request(bot) for bot in ("random", "greedy", "nobody")]
    done = subprocess.run(
        [sys.executable, "-m", "futago.table.bot_worker"],
        input=b"".join(map(as_line, requests)),
        capture_output=True,
        check=True,
    )
    ready, *answers = done.stdout.splitlines(keepends=True)
    assert ready == READY
    assert answers == [as_line(answer(request)) for request in requests]
    assert b"nobody" in answers[-1]


def test_a_position_that_is_none_is_an_error_and_no_crash() -> None:
    asked = first_request("random")
    for bad in (
        replace(asked, game="chess"),
        replace(asked, version="9.9.9"),
        replace(asked, options={"nonsense": 1}),
        replace(asked, position="nonsense"),
        replace(asked, seat="nobody"),
    ):
        told = answer(bad)
        assert told == BotReply(bad.id, error=told.error)
        assert told.error


# ---------------------------------------------------------------- what goes wrong


def ask(command: tuple[str, ...], bot: str, sleep: Sleep = asyncio.sleep) -> tuple[str, BotWorkers]:
    """One request to one worker; the move, and the workers for their counters."""

    async def run() -> tuple[str, BotWorkers]:
        async with BotWorkers(1, AGES, sleep, command=command) as workers:
            return await workers.choose_move("table", first_request(bot)), workers

    return asyncio.run(run())


def substitute() -> str | None:
    return answer(first_request("random")).move


def test_a_bot_that_prints_and_reads_does_not_disturb(folder: Path) -> None:
    move, workers = ask(bad_bots(folder), "chatter")
    assert move == substitute()
    assert (workers.moves, workers.restarts, workers.fallbacks) == (1, 0, 0)


@pytest.mark.parametrize("bot", ["crash", "fall", "cheat", "unheard-of"])
def test_a_bot_that_fails_twice_is_replaced_by_random(folder: Path, bot: str) -> None:
    move, workers = ask(bad_bots(folder), bot)
    assert move == substitute()
    assert (workers.moves, workers.restarts, workers.fallbacks) == (1, 2, 1)
    assert workers.overruns == 0


@pytest.mark.parametrize("kind", ["words", "another", "endless", "silence"])
def test_a_process_that_writes_nonsense_is_replaced(kind: str) -> None:
    move, workers = ask((sys.executable, str(HERE / "nonsense.py"), kind), "greedy")
    assert move == substitute()
    assert (workers.moves, workers.restarts, workers.fallbacks) == (1, 2, 1)


def test_a_bot_that_hangs_is_stopped_at_the_deadline(folder: Path) -> None:
    deadlines = 0

    async def sleep(seconds: float) -> None:
        """The deadline has passed when the bot has begun to hang."""
        nonlocal deadlines
        deadlines += seconds == AGES
        if seconds == AGES and deadlines <= 2:
            await begun(folder)
        else:
            await asyncio.Event().wait()

    move, workers = ask(bad_bots(folder), "spin", sleep)
    assert move == substitute()
    assert (workers.overruns, workers.restarts, workers.fallbacks) == (2, 2, 1)


@pytest.mark.parametrize("command", ["hopeless", "missing"])
def test_when_even_random_fails_the_bot_has_failed(folder: Path, command: str) -> None:
    commands = {"hopeless": bad_bots(folder, "hopeless"), "missing": ("/no/such/program",)}
    with pytest.raises(BotFailed) as failure:
        ask(commands[command], "crash")
    assert failure.value.text.args["bot"] == Text("verbatim", word="crash")


def test_a_process_killed_in_mid_thought_is_replaced_and_asked_again(folder: Path) -> None:
    async def run() -> None:
        async with BotWorkers(1, AGES, command=bad_bots(folder)) as workers:
            thinking = asyncio.create_task(workers.choose_move("table", first_request("spin_once")))
            pid = await begun(folder)
            assert workers.pids == [pid]
            os.kill(pid, signal.SIGKILL)
            assert await thinking == substitute()
            assert workers.pids != [pid]
            assert gone(pid)
            assert (workers.restarts, workers.fallbacks, workers.moves) == (1, 0, 1)

    asyncio.run(run())


def test_a_process_killed_between_two_thoughts_is_replaced() -> None:
    async def run() -> None:
        async with BotWorkers(1, AGES, warm=True) as workers:
            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)
            assert await workers.choose_move("table", first_request("random")) == substitute()
            assert gone(pid)
            assert (workers.restarts, workers.fallbacks) == (1, 0)

    asyncio.run(run())


# ---------------------------------------------------------------- waiting


def test_tables_take_turns() -> None:
    async def run() -> list[str]:
        order = list[str]()

        async def asking(table: str) -> None:
            await workers.choose_move(table, first_request("random"))
            order.append(table)

        async with BotWorkers(1, AGES) as workers:
            await asyncio.gather(*map(asking, ["full"] * 5 + ["other"] * 2 + ["third"]))
        return order

    first = ["full", "other", "third", "full", "other"]
    assert asyncio.run(run()) == [*first, "full", "full", "full"]


def test_a_cancelled_request_leaves_the_queue_or_its_answer_is_dropped(folder: Path) -> None:
    async def run() -> None:
        async with BotWorkers(1, AGES, command=bad_bots(folder)) as workers:
            thinking = asyncio.create_task(workers.choose_move("closed", first_request("gate")))
            pid = await begun(folder)
            waiting = asyncio.create_task(workers.choose_move("closed", first_request("crash")))
            third = asyncio.create_task(workers.choose_move("open", first_request("random")))
            while workers.waiting < 2:
                await asyncio.sleep(0)
            assert workers.busy == 1
            for task in (waiting, thinking):
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert workers.waiting == 1
            await asyncio.to_thread((folder / "go").write_text, "go")
            assert await third == substitute()
            assert (workers.pids, workers.restarts) == ([pid], 0)
            assert workers.waiting == 0

    asyncio.run(run())


# ---------------------------------------------------------------- the end


def test_nothing_is_left_after_closing(folder: Path) -> None:
    """Neither processes nor callers that wait, even in the middle of a request."""

    async def run() -> None:
        workers = BotWorkers(2, AGES, warm=True, command=bad_bots(folder))
        await workers.__aenter__()
        pids = workers.pids
        assert len(pids) == 2
        bots = ("spin", "gate", "random", "random")
        asked = [asyncio.create_task(workers.choose_move("t", first_request(bot))) for bot in bots]
        await begun(folder)
        await workers.close()
        ends = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(end) for end in ends] == [BotFailed] * 4
        assert workers.pids == []
        assert all(map(gone, pids))
        assert workers.waiting == workers.busy == 0
        with pytest.raises(BotFailed):
            await workers.choose_move("t", first_request("random"))

    asyncio.run(run())


def test_processes_start_when_they_are_needed_or_at_once() -> None:
    async def run() -> None:
        async with BotWorkers(2, AGES) as workers:
            assert workers.pids == []
            await workers.choose_move("table", first_request("random"))
            assert len(workers.pids) == 1
        async with BotWorkers(2, AGES, warm=True) as workers:
            assert len(workers.pids) == 2

    asyncio.run(run())


def test_workers_end_when_the_server_is_killed(folder: Path) -> None:
    """All of them hold the server's stderr: it ends when the last of them does."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.table.parent", str(folder)],
        cwd=HERE.parent.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        pids = server.stdout.readline().split()
        spinning = (folder / "begun").read_text()
        assert len(pids) == 2
        assert spinning.encode() in pids
        server.kill()
        try:
            _, told = server.communicate(timeout=60)  # so that a failure does not block the run
            assert told == b""
        except subprocess.TimeoutExpired:
            os.kill(int(spinning), signal.SIGKILL)
            raise

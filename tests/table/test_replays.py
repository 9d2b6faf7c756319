"""Replays, forks, imports, and positions to try out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from futago.chance import derived_seed
from futago.game import ABOVE, CHANCE, SPECTATOR, BadInput, Game, IllegalAction, Json
from futago.games import game_named
from futago.match import Match
from futago.record import BadRecord, replay, verify
from futago.table.creation import TableSettings, forked_from
from futago.table.history_worker import prepared
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.messages import encode
from futago.table.replays import (
    checked,
    fork_of,
    frames,
    imported,
    record_of,
    states,
    tried_out,
)
from futago.table.setup import TableSetup
from futago.table.table import Table
from futago.table.trace import replayed

from ..conformance.play import Moment, every_game, whole_games
from ..conformance.secrecy import all_swaps
from .managers import ANN, PEOPLE, play_on, play_until, setup_for, table_for, with_manager

GAMES: list[tuple[str, dict[str, Any]]] = [("goryo", {}), ("gorpg", {"players": 2})]
both_games = pytest.mark.parametrize(("game", "options"), GAMES, ids=["goryo", "gorpg"])


async def finished(manager: TableManager, game: str, options: dict[str, Any]) -> LiveTable:
    live = await table_for(manager, setup_for(game, options))
    await play_on(live, random.Random(7))
    return live


@both_games
def test_a_finished_game_can_be_forked_at_every_move(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await finished(manager, game, options)
        table = live.table
        every = [state.position() for _, _, state in states(table)]
        for move, position in enumerate(every):
            origin = fork_of(table, move)
            setup = forked_from(
                table.setup, origin, TableSettings(), derived_seed("fork", move), ""
            )
            assert setup.match().state.position() == position
            assert setup.commitment != table.setup.commitment
        for wrong in (-1, len(every)):
            with pytest.raises(BadInput):
                fork_of(table, wrong)

    with_manager(tmp_path, use)


@both_games
def test_a_fork_is_played_checked_and_forked_again(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await finished(manager, game, options)
        half = len(live.table.match.moves) // 2
        origin = fork_of(live.table, half)
        setup = forked_from(live.table.setup, origin, TableSettings(), derived_seed("fork", 1), "")
        fork = await table_for(manager, setup)
        await play_on(fork, random.Random(8))
        verdict = checked(fork.table)
        assert verdict.verified
        assert verdict.commitment == setup.commitment
        record = record_of(fork.table)
        *_, (_, _, last) = replay(record)
        assert last == fork.table.state
        assert record["moves"][:half] == record_of(live.table)["moves"][:half]
        again = fork_of(fork.table, 1)
        assert len(again.moves) == half + 1

    with_manager(tmp_path, use)


def test_a_running_game_cannot_be_forked_recorded_or_checked(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1), 3)
        for ask in (record_of, checked, lambda table: fork_of(table, 0)):
            with pytest.raises(IllegalAction):
                ask(live.table)

    with_manager(tmp_path, use)


@both_games
def test_every_draw_of_a_finished_game_follows_from_its_seed(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await finished(manager, game, options)
        verdict = checked(live.table)
        assert verdict.verified
        assert verdict.draws == sum(seat == CHANCE for seat, _ in live.table.match.moves)
        assert verdict.draws == verify(record_of(live.table))

    with_manager(tmp_path, use)


@both_games
def test_an_imported_record_is_the_same_game(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def use(manager: TableManager) -> None:
        record = record_of((await finished(manager, game, options)).table)
        game_read = prepared(record, manager.sources.now())
        live = await manager.import_game(game_read, game_read.setup, ANN)
        assert live.table.over
        whole = await live.full_table()
        assert record_of(whole) == record
        assert checked(whole).verified
        assert await manager.may_enter(live, ANN)
        assert not await manager.may_enter(live, "zoe")
        with pytest.raises(IllegalAction):
            await live.sit(next(iter(live.table.seats)), "Zoe", "zoe", None)
        fork_of(whole, 3)

    with_manager(tmp_path, use)


@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_the_record_of_a_conceded_game_can_be_imported(tmp_path: Path, reason: str) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1), 6)
        await live.concede("goryo", reason, "greedy")  # type: ignore[arg-type]
        record = record_of(live.table)
        game_read = prepared(record, manager.sources.now())
        imported_table = await manager.import_game(game_read, game_read.setup, ANN)
        assert imported_table.table.over
        assert imported_table.table.state.result() == live.table.state.result()
        assert record_of(await imported_table.full_table()) == record

    with_manager(tmp_path, use)


def test_a_record_whose_draws_do_not_follow_from_its_seed_is_refused() -> None:
    game = game_named("goryo")
    match = Match(game, game.options({}), dict.fromkeys(("goryo", "samurai"), "x"))
    rng = random.Random(1)
    while match.state.movers:
        list(match.settle())
        if match.state.movers:
            seat = match.state.movers[0]
            actions = list(match.state.legal_actions(seat))
            match.play(seat, rng.choice(actions))
    record = match.record()
    imported(record)
    for changed in (
        {**record, "seed": derived_seed("another", 1)},
        {**record, "moves": record["moves"][:-1]},
        {**record, "result": {**record["result"], "reason": "luck"}},
        {**record, "extra": 1},
    ):
        with pytest.raises(BadRecord):
            imported(changed)


@both_games
def test_trying_out_uses_what_the_seat_knows_and_nothing_else(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(game, options))
        await play_until(live, random.Random(3), lambda t: len(t.steps) > 9)
        rules, game_options = live.table.setup.rules()
        for seat in live.table.seats:
            origin = tried_out(live.table, seat, random.Random(1))
            assert origin.position is not None
            imagined = rules.position(origin.position, game_options)
            own = live.table.state.view(seat)
            assert imagined.view(seat).as_json() == own.as_json()
            setup = forked_from(
                live.table.setup, origin, TableSettings(), derived_seed("try", 1), ""
            )
            tried = await table_for(manager, setup, PEOPLE)
            await play_on(tried, random.Random(4))
            with pytest.raises(IllegalAction):
                record_of(tried.table)
            assert checked(tried.table).verified
            assert fork_of(tried.table, 2).position is not None

    with_manager(tmp_path, use)


def replay_of(moment: Moment, moves: Sequence[dict[str, Json]], seat: str) -> bytes:
    """The replay of a running game from a seat, as it is sent."""
    game = moment.game
    setup = TableSetup(game.name, game.version, moment.options_json, moment.seed)
    table = Table("t", setup, 0)
    replayed(table.match, moves)
    return encode(list(frames(table, seat, 0, len(moves), None)))


@every_game
def test_a_replay_of_a_running_game_shows_a_seat_no_more_than_it_saw(game: Game) -> None:
    rng, compared = random.Random("replays"), 0
    for whole in whole_games(game, "replays", 6):
        for moment in rng.sample(whole[:80], 2):
            if moment.state.outcome is not None:
                continue
            for seat in moment.seats:
                for swap in all_swaps(moment, seat, rng)[:1]:
                    real = replay_of(moment, moment.moves_json, seat)
                    assert replay_of(moment, swap.moves, seat) == real, swap.kind
                    compared += 1
    assert compared > 5


def test_after_the_end_a_game_is_seen_from_any_seat_and_from_above(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await finished(manager, "goryo", {})
        count = len(live.table.match.moves)
        for viewer in (*live.table.seats, SPECTATOR, ABOVE):
            shown = list(frames(live.table, viewer, 0, count, "it"))
            assert [frame.move for frame in shown] == list(range(count + 1))
            assert all(frame.played for frame in shown[1:])
        assert [f.move for f in frames(live.table, ABOVE, 3, 5, None)] == [3, 4, 5]

    with_manager(tmp_path, use)

"""Several moves in one answer: made together or not at all, and undone together."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from futago.game import SPECTATOR, Action, FutagoError, IllegalAction, Json, random_action
from futago.table import table as table_module
from futago.table.entries import Moved, decode_entry, encode_entry
from futago.table.live import LiveTable
from futago.table.manager import TableManager
from futago.table.progress import Accepted
from futago.table.table import DuplicateMove, Stale, Table

from .managers import (
    Listener,
    Together,
    any_action,
    opened,
    play_on,
    read_again,
    second,
    setup_for,
    table_for,
    together,
    with_manager,
    written,
)

GORPG: tuple[str, dict[str, Json]] = ("gorpg", {"players": 2})
OVERLORD: tuple[str, dict[str, Json]] = ("gorpg", {"mode": "overlord", "players": 2})
all_games = pytest.mark.parametrize(
    "kind", [GORPG, OVERLORD, ("goryo", {})], ids=["gorpg", "overlord", "goryo"]
)
some_games = pytest.mark.parametrize("kind", [GORPG, OVERLORD], ids=["gorpg", "overlord"])


async def play_until_together(live: LiveTable, rng: random.Random, count: int = 2) -> Together:
    for _ in range(3000):
        if (found := together(live.table, rng, count)) is not None:
            return found
        await play_on(live, rng, 1)
    raise AssertionError("this never happened")


def revealing(table: Table, rng: random.Random) -> Together | None:
    """Two moves of which the first reveals something, and the seat is to move again."""
    match, seat = table.match.copy(), table.movers[0]
    first = random_action(match.state.legal_actions(seat), rng)
    match.play(seat, first)
    list(match.settle())
    if match.state.can_undo(seat) or seat not in match.state.movers:
        return None
    return seat, [first, random_action(match.state.legal_actions(seat), rng)]


@some_games
def test_they_are_one_entry_with_the_same_result_as_one_by_one(
    tmp_path: Path, kind: tuple[str, dict[str, Json]]
) -> None:
    async def use(manager: TableManager) -> None:
        one = await table_for(manager, setup_for(*kind))
        seat, actions = await play_until_together(one, random.Random(1), 3)
        number = one.table.number + 1
        other = one.table.match.copy()
        for action in actions:
            other.play(seat, action)
            list(other.settle())
        listener = Listener(seat, one.table.seats[seat].guest)
        await one.watch(listener, None)
        assert await one.move(seat, actions, number) == number == one.table.number
        assert one.table.match.moves == other.moves
        assert one.table.state == other.state
        assert listener.numbers() == [number]
        assert written(await read_again(manager, one)) == written(one.table)

    with_manager(tmp_path, use)


@some_games
def test_if_one_is_refused_none_is_made(tmp_path: Path, kind: tuple[str, dict[str, Json]]) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*kind))
        rng = random.Random(1)
        seat, (first, _) = await play_until_together(live, rng)
        before, entries = written(live.table), await manager.journal.entries(live.table.id)
        after = live.table.match.copy()
        after.play(seat, first)
        wrong = next(
            action
            for action in (any_action(live, rng)[1] for _ in range(1000))
            if action not in after.state.legal_actions(seat)
        )
        with pytest.raises(IllegalAction):
            await live.move(seat, [first, wrong], live.table.number + 1)
        assert written(live.table) == before
        assert await manager.journal.entries(live.table.id) == entries

    with_manager(tmp_path, use)


def test_nothing_follows_what_reveals_something(tmp_path: Path) -> None:
    """Otherwise a refusal of what follows would tell what comes, and nothing would be made."""

    async def use(manager: TableManager) -> None:
        for game, options in (GORPG, OVERLORD, ("goryo", {})):
            live = await table_for(manager, setup_for(game, options))
            rng, tried = random.Random(2), 0
            while live.table.movers and tried < 5:
                found = revealing(live.table, rng)
                if found is not None:
                    seat, actions = found
                    before = written(live.table)
                    with pytest.raises(IllegalAction) as refused:
                        await live.move(seat, actions, live.table.number + 1)
                    assert refused.value.text.id == "table-not-together"
                    assert written(live.table) == before
                    tried += 1
                await play_on(live, rng, 1)
            assert tried

    with_manager(tmp_path, use)


@all_games
def test_a_refusal_tells_nothing_that_the_seat_does_not_know(
    tmp_path: Path, kind: tuple[str, dict[str, Json]]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*kind))
        rng = random.Random(3)
        for _ in range(150):
            if not live.table.movers:
                break
            seat, actions = live.table.movers[0], list[Action]()
            match = live.table.match.copy()
            while seat in match.state.movers and len(actions) < 3:
                actions.append(random_action(match.state.legal_actions(seat), rng))
                match.play(seat, actions[-1])
                list(match.settle())
            twin = live.table.match.copy()
            twin.state = twin.state.imagined(seat, rng)
            assert answer(live.table, seat, actions) == answer_with(live.table, twin, seat, actions)
            await play_on(live, rng, 1)

    def answer(table: Table, seat: str, actions: list[Action]) -> object:
        try:
            draft = table.draft_move(seat, actions, table.number + 1, 0)
        except FutagoError as error:
            return error.text
        assert isinstance(draft.entry, Moved)
        return draft.entry.own

    def answer_with(table: Table, twin: object, seat: str, actions: list[Action]) -> object:
        match, table.match = table.match, twin  # type: ignore[assignment]
        try:
            return answer(table, seat, actions)
        finally:
            table.match = match

    with_manager(tmp_path, use)


@some_games
def test_the_same_answer_sent_twice_is_made_once(
    tmp_path: Path, kind: tuple[str, dict[str, Json]]
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*kind))
        seat, actions = await play_until_together(live, random.Random(1))
        number = await live.move(seat, actions, live.table.number + 1)
        before = written(live.table)
        for place in (live, await second(manager, live)):  # the other one has read the journal
            with pytest.raises(DuplicateMove) as taken:
                await place.move(seat, actions, number)
            assert taken.value.number == number
            for other in ([actions[0]], [*actions, actions[0]], actions[::-1]):
                with pytest.raises((Stale, IllegalAction)):
                    await place.move(seat, other, number)
            assert written(place.table) == before

    with_manager(tmp_path, use)


@some_games
def test_they_are_undone_together(tmp_path: Path, kind: tuple[str, dict[str, Json]]) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*kind))
        rng = random.Random(1)
        while True:
            seat, actions = await play_until_together(live, rng)
            before = live.table.state.position()
            await live.move(seat, actions, live.table.number + 1)
            if live.table.can_undo(seat):
                break
        await live.undo(seat)
        assert live.table.state.position() == before
        assert written(await read_again(manager, live)) == written(live.table)
        await live.move(seat, actions, live.table.number + 1)
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use)


def test_with_consent_they_are_undone_together(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*GORPG))
        seat, actions = await play_until_together(live, random.Random(1))
        before = live.table.state.position()
        await live.move(seat, actions, live.table.number + 1)
        await live.offer(seat, "undo")
        for other in live.table.people():
            if other != seat:
                await live.answer(other, True)
        assert live.table.state.position() == before

    with_manager(tmp_path, use)


def test_they_survive_a_restart_and_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 3)

    async def use() -> None:
        rng = random.Random(4)
        async with opened(tmp_path) as manager:
            live = await table_for(manager, setup_for(*GORPG))
            id, made = live.table.id, 0
            while made < 12 and live.table.movers:
                found = together(live.table, rng)
                if found is None:
                    await play_on(live, rng, 1)
                else:
                    await live.move(*found, live.table.number + 1)
                    made += 1
            whole = written(live.table)
            log = (await live.see("p1", "ann", None, 0)).log
        async with opened(tmp_path) as manager:
            again = await manager.open(id)
            assert again is not None
            assert written(again.table) == whole
            assert (await again.see("p1", "ann", None, 0)).log == log
            fresh = Table(id, again.table.setup, again.table.made)
            for entry in await manager.journal.entries(id):
                fresh.replay(decode_entry(entry.data), entry.time)
            assert written(fresh) == whole

    asyncio.run(use())


def test_of_two_servers_one_wins_and_the_other_catches_up(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(*GORPG))
        seat, actions = await play_until_together(live, random.Random(1))
        other = await second(manager, live)
        number = live.table.number + 1
        await live.move(seat, actions, number)
        with pytest.raises(Stale):
            await other.move(seat, actions[:1], number)
        assert written(other.table) == written(live.table)
        with pytest.raises(DuplicateMove):
            await other.move(seat, actions, number)

    with_manager(tmp_path, use)


def test_what_was_stored_before_can_still_be_read() -> None:
    stored = b'{"kind":"move","by":"p1","moves":[{"by":"p1","do":"x"}],"expected":3,"spent":5}'
    entry = decode_entry(stored)
    assert isinstance(entry, Moved)
    assert entry.own == (0,)
    assert decode_entry(encode_entry(entry)) == entry
    accepted = msgspec.json.decode(b'{"expected":3,"move":{"do":"x"},"number":3}', type=Accepted)
    assert accepted.move == {"do": "x"}


def test_an_empty_answer_is_refused(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        with pytest.raises(ValueError, match="no move"):
            await live.move(live.table.movers[0], [], live.table.number + 1)

    with_manager(tmp_path, use)


def test_a_bot_lays_all_monsters_at_once_as_a_person_does(tmp_path: Path) -> None:
    """What needs one answer of a person is one entry of a bot's, and takes one pause."""
    setup = setup_for(*OVERLORD)

    async def use(manager: TableManager) -> LiveTable:
        live = await table_for(manager, setup, bots=("overlord",))
        rng = random.Random(1)
        while live.table.state.view(SPECTATOR).as_json()["phase"] != "quests":
            if "overlord" in live.table.movers:
                await asyncio.sleep(0.01)
            else:
                await play_on(live, rng, 1)
        return live

    table = with_manager(tmp_path / "tables.sqlite", use).table
    assert [step.by for step in table.steps].count("overlord") == 1
    assert all(slot["monsters"] for slot in slots_of(table).values())


def slots_of(table: Table) -> dict[str, dict[str, Json]]:
    """The slots as everybody sees them."""
    slots: dict[str, dict[str, Json]] = table.state.view(SPECTATOR).as_json()["slots"]
    return slots

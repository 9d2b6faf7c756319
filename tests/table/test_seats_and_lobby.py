"""Seats, watchers, chat, the lobby, and which tables a manager has in memory."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from futago.game import BadInput, IllegalAction
from futago.table.creation import SeatRequest, TableSettings, clean, seated, setup_of
from futago.table.entries import Sat
from futago.table.live import LiveTable
from futago.table.manager import IDLE, TableManager, hashed
from futago.table.summary import changed_options, summary_for
from futago.table.table import Table

from .managers import (
    ANN,
    BEN,
    CLEO,
    Listener,
    Time,
    play_on,
    play_until,
    read_again,
    setup_for,
    table_for,
    with_manager,
    written,
)


def test_the_game_begins_with_the_last_seat(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await manager.create(setup_for(), [])
        listener = Listener()
        await live.watch(listener, None)
        await live.sit("goryo", "Ann", ANN, None)
        assert not live.table.progress.begun
        with pytest.raises(IllegalAction):
            await live.sit("goryo", "Ben", BEN, None)
        with pytest.raises(BadInput):
            await live.sit("nobody", "Ben", BEN, None)
        await live.leave("goryo")
        assert live.table.free_seats() == ["goryo", "samurai"]
        await live.sit("goryo", "Ben", BEN, None)
        await live.sit("samurai", "Ann", ANN, None)
        assert live.table.status == "running"
        assert [m["kind"] for m in listener.messages] == ["sat", "left", "sat", "sat", "start"]
        with pytest.raises(IllegalAction):
            await live.leave("goryo")
        assert live.table.match.players == {"goryo": "Ben", "samurai": "Ann"}
        assert written(await read_again(manager, live)) == written(live.table)

    with_manager(tmp_path, use)


def test_of_two_who_want_the_last_seat_one_gets_it(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await manager.create(setup_for(), [Sat("goryo", "Ann", ANN)])
        got = await asyncio.gather(
            live.sit("samurai", "Ben", BEN, None),
            live.sit("samurai", "Cleo", CLEO, None),
            return_exceptions=True,
        )
        assert [type(one) for one in got] == [int, IllegalAction]
        assert live.table.seats["samurai"].guest == BEN

    with_manager(tmp_path, use)


def test_seat_requests_are_fulfilled() -> None:
    setup = setup_for("gorpg", {"players": 3})
    alone = seated(setup, TableSettings(name="Ann"), ANN)
    assert [(sat.guest, sat.bot is None) for sat in alone] == [
        (ANN, True),
        (None, False),
        (None, False),
    ]
    requests = {
        "p1": SeatRequest("open"),
        "p2": SeatRequest("me"),
        "p3": SeatRequest("bot", "random"),
    }
    sat = seated(setup, TableSettings(name=" A\u200bn\nn ", seats=requests), ANN)
    assert sat == [Sat("p2", "A n n", ANN), Sat("p3", "random", None, "random")]
    for wrong in ({"p9": SeatRequest("me")}, {"p1": SeatRequest("bot", "nobody")}):
        with pytest.raises(BadInput):
            seated(setup, TableSettings(seats=wrong), ANN)


def test_a_player_who_left_a_seat_no_longer_sees_its_view(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await manager.create(setup_for(), [Sat("samurai", "Ann", ANN)])
        await live.sit("goryo", "Ben", BEN, None)
        table = await manager.create(setup_for(), [Sat("goryo", "Ann", ANN)])
        curious = Listener("goryo", ANN)
        await table.watch(curious, None)
        await table.leave("goryo")
        assert curious.closed == "seat"
        await table.sit("goryo", "Ben", BEN, None)
        await table.sit("samurai", "Cleo", CLEO, None)
        await play_until(table, random.Random(1), lambda t: len(t.steps) > 3)
        assert curious.numbers() == []
        with pytest.raises(IllegalAction):
            await table.see("goryo", ANN, None)

    with_manager(tmp_path, use)


def test_a_seat_that_moves_to_another_device_is_played_and_seen_there_only(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        old, new = Listener("goryo", ANN), Listener("goryo", "tablet")
        await live.watch(old, None)
        await live.hand_over("goryo", "tablet")
        await live.watch(new, None)
        assert old.closed == "seat"
        await play_on(live, random.Random(1), 2)
        assert old.numbers() == []
        assert len(new.numbers()) == 2
        assert live.table.seats_of(ANN) == []
        assert await manager.may_enter(live, "tablet")
        assert live.table.seats["goryo"].name == "Ann"

    with_manager(tmp_path, use)


def test_changes_of_presence_are_sent(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        watching = Listener()
        await live.watch(watching, None)
        phone, tablet = Listener("goryo", ANN), Listener("goryo", ANN)
        await live.watch(phone, None)
        await live.watch(tablet, None)
        live.unwatch(phone)
        live.unwatch(tablet)
        live.unwatch(watching)
        assert [m["here"] for m in watching.messages] == [["goryo"], []]
        assert [m["here"] for m in phone.messages] == [["goryo"]]

    with_manager(tmp_path, use)


def test_several_seats_on_one_screen_are_covered_while_they_know_different_things(
    tmp_path: Path,
) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(), (ANN, ANN))
        shown = await live.see("goryo", ANN, None)
        assert shown.mine == ["goryo", "samurai"]
        await play_until(live, random.Random(1), lambda t: t.movers == ("samurai",))
        assert (await live.see("samurai", ANN, None)).cover
        await play_on(live, random.Random(1))
        assert not (await live.see("samurai", ANN, None)).cover
        apart = await table_for(manager, setup_for())
        await play_until(apart, random.Random(1), lambda t: t.movers == ("samurai",))
        assert not (await apart.see("samurai", BEN, None)).cover

    with_manager(tmp_path, use)


def test_a_muted_player_is_not_shown_and_no_number_is_missing(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        live.muted[ANN] = frozenset({"samurai"})
        ann, ben = Listener("goryo", ANN), Listener("samurai", BEN)
        await live.watch(ann, None)
        await live.watch(ben, None)
        number = await live.say("samurai", "Ben", "<b>boo</b>")
        assert ann.messages[-1]["number"] == ben.messages[-1]["number"] == number
        assert ann.messages[-1]["log"] == []
        (said,) = ben.messages[-1]["log"]
        assert said["data"] == {"name": "Ben", "text": "<b>boo</b>"}
        again = await live.see("goryo", ANN, None, 0)
        assert again.log[-1].log == []

    with_manager(tmp_path, use)


def test_typed_text_is_one_line_of_visible_characters() -> None:
    assert clean("  a\tb\n\u202ec\x00 ") == "a b c"
    assert clean("\u200b\n") == ""


def test_a_private_table_needs_its_code(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        settings = TableSettings(seats={"goryo": SeatRequest("me")})
        setup = setup_of("goryo", {}, settings, manager.sources.seed(), hashed("code"))
        live = await manager.create_for(setup, settings, ANN)
        assert await manager.may_enter(live, ANN)
        assert not await manager.may_enter(live, BEN)
        assert not await manager.may_enter(live, None)
        assert not await manager.admit(live, BEN, hashed("code"))
        assert not await manager.may_enter(live, BEN)
        assert await manager.admit(live, BEN, "code")
        assert await manager.may_enter(live, BEN)
        assert await manager.lobby(10) == []
        assert [id for id, _ in await manager.tables_of(BEN, 10)] == [live.table.id]

    with_manager(tmp_path, use)


def test_the_lobby_shows_public_tables_until_they_are_over(tmp_path: Path) -> None:
    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for(public=True, title=" My  table "))
        ((id, index),) = await manager.lobby(10)
        summary = summary_for(index.summary, ())
        assert (id, index.status, summary.title) == (live.table.id, "running", "My table")
        assert summary.movers == list(live.table.movers)
        assert ANN not in msgspec.json.encode(summary).decode()
        assert live.table.setup.seed not in index.summary.decode()
        await play_on(live, random.Random(1), 1)
        ((_, index),) = await manager.lobby(10)
        assert summary_for(index.summary, ()).movers == list(live.table.movers)
        await live.concede("goryo", "resigned", "greedy")
        assert await manager.lobby(10) == []
        assert [i.status for _, i in await manager.tables_of(ANN, 10)] == ["over"]

    with_manager(tmp_path, use)


def test_idle_tables_are_unloaded_and_loaded_unchanged(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        await play_on(live, random.Random(1), 3)
        before = written(live.table)
        watched = await table_for(manager, setup_for())
        await watched.watch(Listener(), None)
        manager.unload_idle()
        assert len(manager.tables) == 2
        time.now += IDLE + 1
        manager.unload_idle()
        assert set(manager.tables) == {watched.table.id}
        again = await manager.open(live.table.id)
        assert again is not None
        assert again is not live
        assert written(again.table) == before
        assert await manager.open("nothing") is None

    with_manager(tmp_path, use, time)


def test_a_recently_used_table_stays_loaded(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        time.now += IDLE + 1
        assert await manager.open(live.table.id) is live
        manager.unload_idle()
        assert manager.tables == {live.table.id: live}

    with_manager(tmp_path, use, time)


def test_many_who_open_a_table_at_once_get_the_same(tmp_path: Path) -> None:
    time = Time()

    async def use(manager: TableManager) -> None:
        live = await table_for(manager, setup_for())
        time.now += IDLE + 1
        manager.unload_idle()
        found = await asyncio.gather(*(manager.open(live.table.id) for _ in range(20)))
        assert len({id(one) for one in found}) == 1

    with_manager(tmp_path, use, time)


def test_a_bot_that_is_to_move_continues_after_a_restart(tmp_path: Path) -> None:
    time = Time()

    async def make(manager: TableManager) -> str:
        await manager.driver.close()
        live = await table_for(manager, setup_for(), bots=("goryo",))
        assert live.table.movers == ("goryo",)
        return live.table.id

    async def go_on(manager: TableManager) -> LiveTable:
        await manager.start()
        live = manager.tables[made]
        while live.table.movers == ("goryo",):
            await asyncio.sleep(0.01)
        return live

    made = with_manager(tmp_path, make, time)
    time.pass_by(1)
    assert with_manager(tmp_path, go_on, time).table.steps[0].by == "goryo"


@pytest.mark.parametrize(
    ("game", "options", "listed"),
    [
        ("goryo", {"edition": "2019"}, {"edition": "2019"}),
        (
            "goryo",
            {"edition": "2019", "actions_per_samurai": 3},
            {"edition": "2019", "actions_per_samurai": 3},
        ),
        ("gorpg", {"mode": "overlord"}, {"mode": "overlord"}),
    ],
)
def test_a_list_names_what_differs_from_the_edition_or_mode(
    game: str, options: dict[str, Any], listed: dict[str, Any]
) -> None:
    setup = setup_of(game, options, TableSettings(), "00" * 32, None)
    assert changed_options(Table("a", setup, 0)) == listed

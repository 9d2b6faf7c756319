"""Who sits, who watches, what is said, and what a house keeps in memory."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from futago.game import BadInput, IllegalAction
from futago.table.entries import Sat
from futago.table.house import IDLE, House, hashed
from futago.table.live import LiveTable
from futago.table.making import Manners, SeatWish, clean, seated, setup_of
from futago.table.summary import summary_for

from .houses import (
    ANN,
    BEN,
    CLEO,
    Listener,
    Time,
    in_house,
    play_on,
    play_until,
    read_again,
    setup_for,
    table_for,
    written,
)


def test_the_game_begins_with_the_last_seat(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await house.make(setup_for(), [])
        listener = Listener()
        await live.watch(listener, None)
        await live.sit("goryo", "Ann", ANN, None)
        assert live.table.status == "open"
        with pytest.raises(IllegalAction):
            await live.sit("goryo", "Ben", BEN, None)
        with pytest.raises(BadInput):
            await live.sit("nobody", "Ben", BEN, None)
        await live.leave("goryo")
        assert live.table.free_seats() == ["goryo", "samurai"]
        await live.sit("goryo", "Ben", BEN, None)
        await live.sit("samurai", "Ann", ANN, None)
        assert live.table.status == "running"
        assert [m["kind"] for m in listener.heard] == ["sat", "left", "sat", "sat", "start"]
        with pytest.raises(IllegalAction):
            await live.leave("goryo")
        assert live.table.match.players == {"goryo": "Ben", "samurai": "Ann"}
        assert written(await read_again(house, live)) == written(live.table)

    in_house(tmp_path, use)


def test_of_two_who_want_the_last_seat_one_gets_it(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await house.make(setup_for(), [Sat("goryo", "Ann", ANN)])
        got = await asyncio.gather(
            live.sit("samurai", "Ben", BEN, None),
            live.sit("samurai", "Cleo", CLEO, None),
            return_exceptions=True,
        )
        assert [type(one) for one in got] == [int, IllegalAction]
        assert live.table.seats["samurai"].guest == BEN

    in_house(tmp_path, use)


def test_wishes_for_seats_come_true() -> None:
    setup = setup_for("gorpg", {"players": 3})
    alone = seated(setup, Manners(name="Ann"), ANN)
    assert [(sat.guest, sat.bot is None) for sat in alone] == [
        (ANN, True),
        (None, False),
        (None, False),
    ]
    wishes = {"p1": SeatWish("open"), "p2": SeatWish("me"), "p3": SeatWish("bot", "random")}
    sat = seated(setup, Manners(name=" A\u200bn\nn ", seats=wishes), ANN)
    assert sat == [Sat("p2", "A n n", ANN), Sat("p3", "random", None, "random")]
    for wrong in ({"p9": SeatWish("me")}, {"p1": SeatWish("bot", "nobody")}):
        with pytest.raises(BadInput):
            seated(setup, Manners(seats=wrong), ANN)


def test_whoever_gave_a_seat_up_no_longer_sees_what_it_sees(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await house.make(setup_for(), [Sat("samurai", "Ann", ANN)])
        await live.sit("goryo", "Ben", BEN, None)
        table = await house.make(setup_for(), [Sat("goryo", "Ann", ANN)])
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

    in_house(tmp_path, use)


def test_a_seat_that_moves_to_another_device_is_played_and_seen_there_only(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        old, new = Listener("goryo", ANN), Listener("goryo", "tablet")
        await live.watch(old, None)
        await live.hand_over("goryo", "tablet")
        await live.watch(new, None)
        assert old.closed == "seat"
        await play_on(live, random.Random(1), 2)
        assert old.numbers() == []
        assert len(new.numbers()) == 2
        assert live.table.seats_of(ANN) == []
        assert await house.may_enter(live, "tablet")
        assert live.table.seats["goryo"].name == "Ann"

    in_house(tmp_path, use)


def test_who_is_here_is_told_when_it_changes(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        watching = Listener()
        await live.watch(watching, None)
        phone, tablet = Listener("goryo", ANN), Listener("goryo", ANN)
        await live.watch(phone, None)
        await live.watch(tablet, None)
        live.unwatch(phone)
        live.unwatch(tablet)
        live.unwatch(watching)
        assert [m["here"] for m in watching.heard] == [["goryo"], []]
        assert [m["here"] for m in phone.heard] == [["goryo"]]

    in_house(tmp_path, use)


def test_several_seats_on_one_screen_are_covered_while_they_know_different_things(
    tmp_path: Path,
) -> None:
    async def use(house: House) -> None:
        live = await table_for(house, setup_for(), (ANN, ANN))
        shown = await live.see("goryo", ANN, None)
        assert shown.mine == ["goryo", "samurai"]
        await play_until(live, random.Random(1), lambda t: t.movers == ("samurai",))
        assert (await live.see("samurai", ANN, None)).cover
        await play_on(live, random.Random(1))
        assert not (await live.see("samurai", ANN, None)).cover
        apart = await table_for(house, setup_for())
        await play_until(apart, random.Random(1), lambda t: t.movers == ("samurai",))
        assert not (await apart.see("samurai", BEN, None)).cover

    in_house(tmp_path, use)


def test_whom_i_mute_i_do_not_hear_and_miss_no_number(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        live.muted[ANN] = frozenset({"samurai"})
        ann, ben = Listener("goryo", ANN), Listener("samurai", BEN)
        await live.watch(ann, None)
        await live.watch(ben, None)
        number = await live.say("samurai", "Ben", "<b>boo</b>")
        assert ann.heard[-1]["number"] == ben.heard[-1]["number"] == number
        assert ann.heard[-1]["log"] == []
        (said,) = ben.heard[-1]["log"]
        assert said["data"] == {"name": "Ben", "text": "<b>boo</b>"}
        again = await live.see("goryo", ANN, None, 0)
        assert again.log[-1].log == []

    in_house(tmp_path, use)


def test_typed_text_is_one_line_of_visible_characters() -> None:
    assert clean("  a\tb\n\u202ec\x00 ") == "a b c"
    assert clean("\u200b\n") == ""


def test_a_private_table_opens_to_its_code_and_to_nobody_else(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        manners = Manners(seats={"goryo": SeatWish("me")})
        setup = setup_of("goryo", {}, manners, house.sources.seed(), hashed("code"))
        live = await house.make_for(setup, manners, ANN)
        assert await house.may_enter(live, ANN)
        assert not await house.may_enter(live, BEN)
        assert not await house.may_enter(live, None)
        assert not await house.admit(live, BEN, hashed("code"))
        assert not await house.may_enter(live, BEN)
        assert await house.admit(live, BEN, "code")
        assert await house.may_enter(live, BEN)
        assert await house.lobby(10) == []
        assert [id for id, _ in await house.tables_of(BEN, 10)] == [live.table.id]

    in_house(tmp_path, use)


def test_the_lobby_shows_public_tables_until_they_are_over(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        live = await table_for(house, setup_for(public=True, title=" My  table "))
        ((id, index),) = await house.lobby(10)
        summary = summary_for(index.summary, None)
        assert (id, index.status, summary.title) == (live.table.id, "running", "My table")
        assert summary.movers == list(live.table.movers)
        assert ANN not in msgspec.json.encode(summary).decode()
        assert live.table.setup.seed not in index.summary.decode()
        await play_on(live, random.Random(1), 1)
        ((_, index),) = await house.lobby(10)
        assert summary_for(index.summary, None).movers == list(live.table.movers)
        await live.concede("goryo", "resigned", "greedy")
        assert await house.lobby(10) == []
        assert [i.status for _, i in await house.tables_of(ANN, 10)] == ["over"]

    in_house(tmp_path, use)


def test_tables_that_nobody_uses_leave_memory_and_come_back_the_same(tmp_path: Path) -> None:
    time = Time()

    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        await play_on(live, random.Random(1), 3)
        before = written(live.table)
        watched = await table_for(house, setup_for())
        await watched.watch(Listener(), None)
        house.put_away()
        assert len(house.tables) == 2
        time.now += IDLE + 1
        house.put_away()
        assert set(house.tables) == {watched.table.id}
        again = await house.open(live.table.id)
        assert again is not None
        assert again is not live
        assert written(again.table) == before
        assert await house.open("nothing") is None

    in_house(tmp_path, use, time)


def test_a_table_that_was_asked_for_just_now_stays(tmp_path: Path) -> None:
    time = Time()

    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        time.now += IDLE + 1
        assert await house.open(live.table.id) is live
        house.put_away()
        assert house.tables == {live.table.id: live}

    in_house(tmp_path, use, time)


def test_many_who_open_a_table_at_once_get_the_same(tmp_path: Path) -> None:
    time = Time()

    async def use(house: House) -> None:
        live = await table_for(house, setup_for())
        time.now += IDLE + 1
        house.put_away()
        found = await asyncio.gather(*(house.open(live.table.id) for _ in range(20)))
        assert len({id(one) for one in found}) == 1

    in_house(tmp_path, use, time)


def test_a_bot_that_is_to_move_goes_on_after_a_restart(tmp_path: Path) -> None:
    time = Time()

    async def make(house: House) -> str:
        await house.driver.close()
        live = await table_for(house, setup_for(), bots=("goryo",))
        assert live.table.movers == ("goryo",)
        return live.table.id

    async def go_on(house: House) -> LiveTable:
        await house.start()
        live = house.tables[made]
        while live.table.movers == ("goryo",):
            await asyncio.sleep(0.01)
        return live

    made = in_house(tmp_path, make, time)
    time.pass_by(1)
    assert in_house(tmp_path, go_on, time).table.steps[0].by == "goryo"

"""Tables stored by earlier versions open unchanged."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, get_args

import pytest

from futago.games import GAMES
from futago.record import verify
from futago.table import advice
from futago.table.bot_worker import answer
from futago.table.entries import EntryData, Paused, decode_entry, kind_of
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.replays import checked, record_of
from futago.table.setup import decode_setup
from futago.table.sqlite import SqliteJournal
from futago.table.table import Table

from .bot_requests import request_in
from .journal_tables import START, Ticking, picture, read_whole
from .make_stored import DATA
from .make_stored_tables import described, write
from .tables import with_journal

FILES = sorted(DATA.glob("tables-*.sqlite"))
ADDED_LATER: dict[str, set[object]] = {"tables-0.1.0": {"advice", "advised"}}
"""Kinds of entries that the server of that time did not know."""
every_file = pytest.mark.parametrize("stored", FILES, ids=lambda file: file.stem)


def expected(stored: Path) -> dict[str, Any]:
    """The expected tables of a file, by id."""
    tables: dict[str, Any] = json.loads(stored.with_suffix(".json").read_text(encoding="utf-8"))
    return tables


async def opened(journal: Journal, id: str) -> Table:
    """A table as a server opens it: from its snapshot, if there is one."""
    stored = await journal.load(id)
    assert stored is not None
    return LiveTable(journal, stored, lambda: START, START).table


@every_file
def test_a_stored_table_is_unchanged(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        for id, description in expected(stored).items():
            table, whole = await opened(journal, id), await read_whole(journal, id)
            assert described(table) == description
            assert described(whole) == description
            assert picture(table) == picture(whole)

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


def test_people_at_a_table_of_before_advice_needed_consent_need_not_ask(tmp_path: Path) -> None:
    stored = DATA / "tables-0.1.0.sqlite"

    async def use(journal: SqliteJournal) -> None:
        tables = [await opened(journal, id) for id in expected(stored)]
        between = [table for table in tables if advice.between_people(table)]
        assert {advice.rule(table) for table in between} == {"free"}

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


@every_file
def test_a_stored_game_that_is_over_verifies(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        over = [id for id, table in expected(stored).items() if table["status"] == "over"]
        assert over
        for id in over:
            table = await read_whole(journal, id)
            assert checked(table).verified
            if table.setup.origin is None:
                verify(json.loads(json.dumps(record_of(table))))

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


@every_file
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_stored_game_is_played_to_its_end_under_its_own_rules(
    tmp_path: Path, stored: Path, bot: str
) -> None:
    async def use(journal: SqliteJournal) -> None:
        unfinished = [
            id for id, table in expected(stored).items() if table["status"] in ("running", "paused")
        ]
        assert unfinished
        for id in unfinished:
            loaded = await journal.load(id)
            assert loaded is not None
            live = LiveTable(journal, loaded, Ticking(), START)
            version = live.table.setup.version
            if live.table.status == "paused":
                await live.enter(Paused(False))
            while live.table.movers:
                move = answer(request_in(live.table.match, bot)).move
                assert move is not None
                game, options = live.table.setup.rules()
                seat = live.table.movers[0]
                await live.move(seat, [game.parse(move, options)], live.table.number + 1)
            assert live.table.over
            table = await read_whole(journal, id)
            assert picture(table) == picture(live.table)
            assert (table.setup.version, table.match.game.version) == (version, version)
            assert checked(table).verified
            if table.setup.origin is None:
                record = json.loads(json.dumps(record_of(table)))
                assert record["version"] == version
                verify(record)

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


@every_file
def test_the_stored_tables_cover_all_kinds_of_entries(tmp_path: Path, stored: Path) -> None:
    async def use(journal: SqliteJournal) -> None:
        kinds, setups, snapshots = set[str](), list[Any](), 0
        for id in expected(stored):
            kinds |= {kind_of(decode_entry(e.data)) for e in await journal.entries(id)}
            loaded = await journal.load(id)
            assert loaded is not None
            setups.append(decode_setup(loaded.heading.made))
            snapshots += loaded.snapshot is not None
        known = {kind.__struct_config__.tag for kind in get_args(EntryData)}
        assert kinds == known - ADDED_LATER.get(stored.stem, set())
        assert {setup.game for setup in setups} == set(GAMES)
        assert {setup.clock.kind for setup in setups} == {"none", "move", "game", "days"}
        assert any(setup.imported for setup in setups)
        origins = [setup.origin for setup in setups if setup.origin is not None]
        assert any(origin.moves for origin in origins)
        assert any(origin.position for origin in origins)
        assert snapshots

    with_journal(Path(shutil.copy(stored, tmp_path)), use)


def test_there_are_stored_tables_of_the_current_rules() -> None:
    versions = {f"tables-{game.version}" for game in GAMES.values()}
    assert versions <= {file.stem for file in FILES}


def test_writing_the_tables_is_reproducible(tmp_path: Path) -> None:
    newest = FILES[-1]
    write(tmp_path)
    assert expected(tmp_path / newest.name) == expected(newest)

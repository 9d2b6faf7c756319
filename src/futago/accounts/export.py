"""All that is stored of a person with an account, for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from futago.accounts.history import GamePlayed, games_played
from futago.accounts.model import Account, Email, KeptItem
from futago.accounts.store import AccountStore
from futago.table.entries import Left, Said, Sat, decode_entry
from futago.table.journal import Entry, Journal

MOST_TABLES: Final = 5000


class ExportedPasskey(Struct, frozen=True):
    """A passkey; what it is made of is of no use to anybody."""

    name: str
    created: int
    used: int


class ExportedSession(Struct, frozen=True):
    """A device that is signed in."""

    device: str
    created: int
    used: int


class ExportedMessage(Struct, frozen=True):
    """Something that I said at a table."""

    table: str
    time: int
    name: str
    text: str


class Exported(Struct, frozen=True):
    """All data of an account, times in milliseconds since 1970."""

    account: Account
    guests: list[str]
    """The hashes under which my seats are stored."""
    emails: list[Email]
    passkeys: list[ExportedPasskey]
    sessions: list[ExportedSession]
    kept: list[KeptItem]
    games: list[GamePlayed]
    names: dict[str, list[str]]
    """The names that I had, by table."""
    said: list[ExportedMessage]


async def exported(
    store: AccountStore, journal: Journal, account: str, guests: Sequence[str]
) -> Exported:
    """All data of an account, which exists."""
    found = await store.account(account)
    assert found is not None
    rows = await store.tables_of(found.player, MOST_TABLES)
    names, said = dict[str, list[str]](), list[ExportedMessage]()
    for table, _, _ in rows:
        entries = await journal.entries(table)
        called, spoken = mine_in(table, entries, frozenset(guests))
        said += spoken
        if called:
            names[table] = called
    return Exported(
        account=found,
        guests=list(guests),
        emails=await store.emails(account),
        passkeys=[
            ExportedPasskey(one.name, one.created, one.used)
            for one in await store.passkeys(account)
        ],
        sessions=[
            ExportedSession(one.device, one.created, one.used)
            for one in await store.sessions(account)
        ],
        kept=await store.kept(account),
        games=games_played(rows, guests),
        names=names,
        said=said,
    )


def mine_in(
    table: str, entries: Sequence[Entry], guests: frozenset[str]
) -> tuple[list[str], list[ExportedMessage]]:
    """My names at a table, and what I said there."""
    names, said, holders = dict[str, None](), list[ExportedMessage](), dict[str, str | None]()
    for entry in entries:
        try:
            data = decode_entry(entry.data)
        except msgspec.MsgspecError:
            continue
        if isinstance(data, Sat):
            holders[data.seat] = data.guest
            if data.guest in guests:
                names[data.name] = None
        elif isinstance(data, Left):
            holders.pop(data.seat, None)
        elif isinstance(data, Said) and (data.guest or holders.get(data.by)) in guests:
            said.append(ExportedMessage(table, entry.time, data.name, data.text))
    return list(names), said

"""The statements that read and write accounts, the same for both kinds of database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from futago.accounts.model import Account, Email, KeptItem, Passkey, Session
from futago.table.database import Database, Statement, required, statement
from futago.table.journal import Index

SELECT_SESSION: Final = (
    "SELECT s.id, s.account_id, s.device, s.created, s.used, s.renewed,"
    " s.secret, s.former, s.former_until, a.player, p.guest"
    " FROM sessions s JOIN accounts a ON a.id = s.account_id"
    " JOIN players p ON p.account_id = a.id"
    " WHERE s.secret = ? OR s.former = ? ORDER BY p.guest"
)
SELECT_SESSIONS: Final = (
    "SELECT id, account_id, device, created, used, renewed FROM sessions"
    " WHERE account_id = ? ORDER BY used DESC, id"
)
INSERT_SESSION: Final = (
    "INSERT INTO sessions (id, account_id, device, created, used, renewed, secret)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
SELECT_PASSKEYS: Final = (
    "SELECT id, account_id, public_key, uses, name, created, used FROM passkeys"
)
INSERT_PASSKEY: Final = (
    "INSERT INTO passkeys (id, account_id, public_key, uses, name, created, used)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
ADMIT_OWNER: Final = (
    "INSERT INTO guests (guest, table_id) SELECT CAST(? AS TEXT), table_id FROM guests"
    " WHERE guest = ? AND EXISTS (SELECT 1 FROM players WHERE guest = ? AND account_id = ?)"
    " ON CONFLICT DO NOTHING"
)
FORGET_ACCOUNT: Final = tuple(
    f"DELETE FROM {name} WHERE account_id = ?"  # noqa: S608  the names are ours
    for name in ("kept", "recovery", "sessions", "emails", "passkeys", "players")
)


class FoundSession(NamedTuple):
    """A session with its secret, its former one, and until when that works: None as long as the new
    one was not used; and with the guests of its account."""

    session: Session
    secret: str
    former: str | None
    former_until: int | None
    player: str
    guests: tuple[str, ...]


class AccountStore:
    """Accounts in the database of the tables. Secrets, codes and tickets come hashed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------ reading

    async def account(self, id: str) -> Account | None:
        query = "SELECT id, name, player, created FROM accounts WHERE id = ?"
        rows = await self.database.rows(query, id)
        return Account(*rows[0]) if rows else None

    async def guests_of(self, account: str) -> list[str]:
        query = "SELECT guest FROM players WHERE account_id = ? ORDER BY guest"
        return [guest for (guest,) in await self.database.rows(query, account)]

    async def owner_of(self, guest: str) -> str | None:
        """The account that owns a guest."""
        rows = await self.database.rows("SELECT account_id FROM players WHERE guest = ?", guest)
        return rows[0][0] if rows else None

    async def session_of(self, secret: str) -> FoundSession | None:
        """The session that has a secret, or had it before."""
        rows = await self.database.rows(SELECT_SESSION, secret, secret)
        if not rows:
            return None
        *session, current, former, until, player, _ = rows[0]
        guests = tuple(row[-1] for row in rows)
        return FoundSession(Session(*session), current, former, until, player, guests)

    async def sessions(self, account: str) -> list[Session]:
        return [Session(*row) for row in await self.database.rows(SELECT_SESSIONS, account)]

    async def passkeys(self, account: str) -> list[Passkey]:
        query = f"{SELECT_PASSKEYS} WHERE account_id = ? ORDER BY created, id"
        return [_passkey(row) for row in await self.database.rows(query, account)]

    async def passkey(self, id: str) -> Passkey | None:
        rows = await self.database.rows(f"{SELECT_PASSKEYS} WHERE id = ?", id)
        return _passkey(rows[0]) if rows else None

    async def emails(self, account: str) -> list[Email]:
        query = "SELECT address, created FROM emails WHERE account_id = ? ORDER BY address"
        return [Email(*row) for row in await self.database.rows(query, account)]

    async def account_of_mailbox(self, mailbox: str) -> str | None:
        query = "SELECT account_id FROM emails WHERE mailbox = ?"
        rows = await self.database.rows(query, mailbox)
        return rows[0][0] if rows else None

    async def codes_left(self, account: str) -> int:
        query = "SELECT count(*) FROM recovery WHERE account_id = ?"
        return int((await self.database.rows(query, account))[0][0])

    async def account_of_code(self, code: str) -> str | None:
        rows = await self.database.rows("SELECT account_id FROM recovery WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def ticket(self, ticket: str, now: int) -> tuple[str, bytes] | None:
        """The kind and data of a ticket, which stays valid."""
        query = "SELECT kind, data FROM tickets WHERE ticket = ? AND expires > ?"
        rows = await self.database.rows(query, ticket, now)
        return (rows[0][0], bytes(rows[0][1])) if rows else None

    async def kept(self, account: str) -> list[KeptItem]:
        query = "SELECT kind, name, data FROM kept WHERE account_id = ? ORDER BY kind, name"
        rows = await self.database.rows(query, account)
        return [KeptItem(kind, name, msgspec.json.decode(data)) for kind, name, data in rows]

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, int, Index]]:
        """Tables with the time when they were created, most recently changed first."""
        query = (
            "SELECT id, created, status, listed, due, changed, summary FROM tables"
            " JOIN guests ON table_id = id WHERE guest = ? ORDER BY changed DESC, id LIMIT ?"
        )
        rows = await self.database.rows(query, guest, limit)
        return [
            (id, created, Index(status, bool(listed), due, changed, bytes(summary)))
            for id, created, status, listed, due, changed, summary in rows
        ]

    async def notes_named(self, name: str, guest: str) -> dict[str, bytes]:
        """The note of this name beside each table of a guest."""
        query = (
            "SELECT n.table_id, n.data FROM notes n JOIN guests g ON g.table_id = n.table_id"
            " WHERE g.guest = ? AND n.name = ?"
        )
        return {table: bytes(data) for table, data in await self.database.rows(query, guest, name)}

    async def tables_with_note(self, name: str) -> list[str]:
        """The tables beside which there is a note of this name."""
        query = "SELECT table_id FROM notes WHERE name = ?"
        return [table for (table,) in await self.database.rows(query, name)]

    # ------------------------------------------------------------ writing

    async def write(self, *statements: Statement) -> list[int]:
        """All of them or none."""
        return await self.database.transact(statements)

    async def take_ticket(self, ticket: str, kind: str, now: int) -> bytes | None:
        """The data of a ticket of this kind, once."""
        found = await self.ticket(ticket, now)
        if found is None or found[0] != kind:
            return None
        # Of two who come at once, one removes it.
        removed = await self.write(statement("DELETE FROM tickets WHERE ticket = ?", ticket))
        return found[1] if removed[0] else None


def _passkey(row: Sequence[Any]) -> Passkey:
    id, account, public_key, *rest = row
    return Passkey(id, account, bytes(public_key), *rest)


# ---------------------------------------------------------------- statements


def new_account(account: Account) -> list[Statement]:
    row = (account.id, account.name, account.player, account.created)
    return [
        statement("INSERT INTO accounts (id, name, player, created) VALUES (?, ?, ?, ?)", *row),
        statement("INSERT INTO players (guest, account_id) VALUES (?, ?)", row[2], row[0]),
    ]


def claim(guest: str, account: Account) -> list[Statement]:
    """The account owns a guest from now on, unless another one does; its owner is admitted to the
    guest's tables under the name by which tables are listed for them."""
    return [
        statement(
            "INSERT INTO players (guest, account_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
            *(guest, account.id),
        ),
        statement(ADMIT_OWNER, account.player, guest, guest, account.id),
    ]


def new_session(session: Session, secret: str) -> Statement:
    return statement(INSERT_SESSION, *msgspec.structs.astuple(session), secret)


def renew_session(id: str, former: str, secret: str, now: int) -> Statement:
    """The session gets a new secret. The former one works until the new one is used, since the
    answer with the new one may be lost."""
    query = (
        "UPDATE sessions SET secret = ?, former = ?, former_until = NULL, renewed = ?"
        " WHERE id = ? AND secret = ?"
    )
    return required(query, secret, former, now, id, former)


def new_passkey(passkey: Passkey) -> Statement:
    return required(INSERT_PASSKEY, *msgspec.structs.astuple(passkey))


def new_email(mailbox: str, address: str, account: str, now: int) -> Statement:
    query = (
        "INSERT INTO emails (mailbox, address, account_id, created) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING"
    )
    return required(query, mailbox, address, account, now)


def new_ticket(
    ticket: str, kind: str, owner: str | None, data: bytes, expires: int, now: int
) -> list[Statement]:
    """A ticket; those that have expired are removed."""
    query = "INSERT INTO tickets (ticket, kind, owner, data, expires) VALUES (?, ?, ?, ?, ?)"
    return [
        statement("DELETE FROM tickets WHERE expires <= ?", now),
        statement(query, ticket, kind, owner, data, expires),
    ]


def new_codes(account: str, codes: Sequence[str]) -> list[Statement]:
    """Recovery codes, instead of the ones before."""
    query = "INSERT INTO recovery (code, account_id) VALUES (?, ?)"
    return [
        statement("DELETE FROM recovery WHERE account_id = ?", account),
        *(statement(query, code, account) for code in codes),
    ]


def keep(account: str, item: KeptItem) -> Statement:
    query = (
        "INSERT INTO kept (account_id, kind, name, data) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (account_id, kind, name) DO UPDATE SET data = excluded.data"
    )
    return statement(query, account, item.kind, item.name, msgspec.json.encode(item.data))


def delete_account(
    account: str, mailboxes: Sequence[str], spoken: Sequence[tuple[str, str]]
) -> list[Statement]:
    """Everything of an account goes, and all its tables are to forget its owner. `mailboxes` are
    the owners of tickets that were sent by mail; `spoken` the tables at which one of the guests
    spoke without a seat."""
    erase = "INSERT INTO erasures (table_id, guest) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return [
        *(statement(erase, *one) for one in spoken),
        statement(
            "INSERT INTO erasures (table_id, guest) SELECT DISTINCT g.table_id, p.guest"
            " FROM players p, guests g WHERE p.account_id = ? AND g.guest IN"
            " (SELECT guest FROM players WHERE account_id = ?) ON CONFLICT DO NOTHING",
            *(account, account),
        ),
        *(statement("DELETE FROM tickets WHERE owner = ?", one) for one in (account, *mailboxes)),
        *(statement(query, account) for query in FORGET_ACCOUNT),
        required("DELETE FROM accounts WHERE id = ?", account),
    ]

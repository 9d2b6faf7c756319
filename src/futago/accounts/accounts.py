"""Signing up, signing in, signing out; what belongs to an account."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from futago.accounts import store as stored
from futago.accounts.codes import CODES, new_code, read_code
from futago.accounts.model import Account, Acting, Email, KeptItem, Passkey, Session
from futago.accounts.passkeys import challenge_in
from futago.accounts.store import AccountStore
from futago.accounts.tickets import (
    DeviceTicket,
    MailTicket,
    PasskeyTicket,
    mailbox_of,
    read_ticket,
    ticket_owner,
)
from futago.errors import BadInput
from futago.table.creation import clean
from futago.table.database import NothingChanged, Statement, required, statement
from futago.table.erasing import spoke
from futago.table.manager import Sources, hashed
from futago.texts import Text

PREFIX: Final = "session-"
"""How the secrets of sessions begin, so that those of guests need not be looked up."""
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LIFETIME: Final = 365 * DAY
"""A session that nobody used for so long has ended."""
RENEWED_AFTER: Final = DAY
GRACE: Final = 2 * MINUTE
"""How long the former secret of a session works for requests that are on their way."""
TICKET_LIFETIME: Final = HOUR
CEREMONY_LIFETIME: Final = 10 * MINUTE
MOST_SESSIONS: Final = 50
MOST_PASSKEYS: Final = 20
MOST_KEPT: Final = 3000
MOST_BYTES: Final = 20_000
"""Of one thing that is kept."""
MOST_GUESTS_KNOWN: Final = 10_000
GUEST_SECONDS: Final = 30.0
"""How long a guest is taken for one without an account, before it is looked up again."""

T = TypeVar("T")


class NoWayBack(BadInput):
    """The last way to sign in cannot be removed."""


class NotValid(BadInput):
    """A code, link, challenge or passkey that does not work, or not any more."""


@dataclass(frozen=True)
class Browser:
    """Who asks: a browser that may be a guest, or signed in."""

    guest: str | None
    """The guest that it is, if no account owns it."""
    session: str | None
    device: str


@dataclass(frozen=True)
class SignedIn:
    """A session has begun; its secret is known to nobody else."""

    account: Account
    secret: str


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: AccountStore, sources: Sources) -> None:
        self.store = store
        self._sources = sources
        self._plain = OrderedDict[str, float]()
        """Guests without an account, and until when that need not be looked up."""
        self.on_ended: Callable[[Sequence[str]], None] = lambda sessions: None
        """Called with sessions that were ended here."""

    @property
    def now(self) -> int:
        return self._sources.now()

    # ------------------------------------------------------------ who acts

    async def acting(self, secret: str) -> Acting | None:
        """Who acts with the secret of a session; None if it has ended."""
        hash, now = hashed(secret), self.now
        found = await self.store.session_of(hash)
        if found is None:
            return None
        session = found.session
        if session.used + LIFETIME < now:
            return None
        if hash == found.secret:
            if found.former is not None and found.former_until is None:
                query = "UPDATE sessions SET former_until = ? WHERE id = ?"
                await self.store.write(statement(query, now + GRACE, session.id))
        elif found.former_until is not None and found.former_until < now:
            # It was replaced and the new one used: somebody else has a copy of one of them.
            await self.end_sessions(session.account, [session.id])
            return None
        if session.used + HOUR < now:
            query = "UPDATE sessions SET used = ? WHERE id = ?"
            await self.store.write(statement(query, now, session.id))
        others = tuple(guest for guest in found.guests if guest != found.player)
        return Acting(session.account, session.id, found.player, others)

    async def is_plain(self, guest: str) -> bool:
        """Whether a guest has no account: then the secret is all that is needed."""
        now = time.monotonic()
        if self._plain.get(guest, 0.0) > now:
            return True
        if await self.store.owner_of(guest) is not None:
            return False
        self._plain[guest] = now + GUEST_SECONDS
        self._plain.move_to_end(guest)
        if len(self._plain) > MOST_GUESTS_KNOWN:
            self._plain.popitem(last=False)
        return True

    # ------------------------------------------------------------ sign up and in

    async def sign_up(
        self, browser: Browser, name: str, *ways: Statement, id: str | None = None
    ) -> SignedIn:
        """A new account, which owns the guest that the browser was; `ways` to sign in are stored
        with it."""
        player = browser.guest or hashed(self._sources.secret())
        id = id or self.new_id()
        account = Account(id, clean(name) or "?", player, self.now)
        return await self._begin(account, browser, [*stored.new_account(account), *ways])

    async def sign_in(self, account: str, browser: Browser, merge: bool) -> SignedIn:
        """A new session; `merge` whether the account is to own the guest that the browser was."""
        found = await self.store.account(account)
        if found is None:
            raise NotValid(Text("account-not-valid"))
        claim = browser.guest if merge else None
        claimed = stored.claim(claim, found) if claim is not None else []
        return await self._begin(found, browser, claimed)

    async def _begin(
        self, account: Account, browser: Browser, statements: Sequence[Statement]
    ) -> SignedIn:
        secret, now = PREFIX + self._sources.secret(), self.now
        session = Session(self.new_id(), account.id, browser.device, now, now, now)
        ended = [browser.session] if browser.session is not None else []
        ended += [one.id for one in (await self.store.sessions(account.id))[MOST_SESSIONS - 1 :]]
        if browser.guest is not None:
            self._plain.pop(browser.guest, None)
        await self.store.write(
            *statements,
            stored.new_session(session, hashed(secret)),
            *(statement("DELETE FROM sessions WHERE id = ?", one) for one in ended),
        )
        self.on_ended(ended)
        return SignedIn(account, secret)

    async def renewed(self, secret: str) -> str | None:
        """A new secret for a session, if the old one has been in use for a day."""
        found = await self.store.session_of(hashed(secret))
        if found is None or found.secret != hashed(secret):
            return None
        if found.session.renewed + RENEWED_AFTER > self.now:
            return None
        fresh = PREFIX + self._sources.secret()
        try:
            await self.store.write(
                stored.renew_session(found.session.id, hashed(secret), hashed(fresh), self.now)
            )
        except NothingChanged:  # another tab was first
            return None
        return fresh

    async def end_sessions(self, account: str, sessions: Sequence[str]) -> int:
        """End sessions of an account; how many there were."""
        query = "DELETE FROM sessions WHERE id = ? AND account_id = ?"
        gone = await self.store.write(*(statement(query, one, account) for one in sessions))
        self.on_ended(sessions)
        return sum(gone)

    @staticmethod
    def new_id() -> str:
        return secrets.token_hex(8)

    # ------------------------------------------------------------ tickets

    async def _issue(
        self, kind: str, ticket: str, data: Struct, lifetime: int, owner: str | None
    ) -> None:
        encoded, now = msgspec.json.encode(data), self.now
        await self.store.write(
            *stored.new_ticket(hashed(ticket), kind, owner, encoded, now + lifetime, now)
        )

    async def mail_ticket(self, address: str, account: str | None, guest: str | None) -> str:
        """The code of a link to be sent to an address. Whether somebody has an account with that
        address is not even looked up."""
        code = self._sources.code()
        data = MailTicket(address, account, guest)
        owner = ticket_owner(address)
        await self._issue("mail", code, data, TICKET_LIFETIME, owner)
        return code

    async def device_ticket(self, account: str) -> str:
        """The code of a link that signs another device in."""
        code = self._sources.code()
        await self._issue("device", code, DeviceTicket(account), CEREMONY_LIFETIME, account)
        return code

    async def challenge(self, ticket: PasskeyTicket | None) -> bytes:
        """A challenge for a new passkey, or for signing in with one."""
        challenge = secrets.token_bytes(32)
        kind = "passkey" if ticket is not None else "sign-in"
        owner = ticket.account if ticket is not None else None
        data = ticket if ticket is not None else PasskeyTicket("")
        await self._issue(kind, challenge.hex(), data, CEREMONY_LIFETIME, owner)
        return challenge

    async def challenged(
        self, kind: str, credential: dict[str, Any]
    ) -> tuple[bytes, PasskeyTicket]:
        """The challenge that a browser has answered, which works once."""
        challenge = challenge_in(credential)
        data = await self.store.take_ticket(hashed(challenge.hex()), kind, self.now)
        if data is None:
            raise NotValid(Text("account-too-late"))
        return challenge, msgspec.json.decode(data, type=PasskeyTicket)

    async def look(self, code: str) -> MailTicket | DeviceTicket | None:
        """What the code of a link is for; it stays valid."""
        return read_ticket(await self.store.ticket(hashed(code), self.now))

    async def redeem(self, code: str) -> MailTicket | DeviceTicket:
        """What the code of a link is for, once."""
        found = await self.look(code)
        if found is not None:
            kind = "mail" if isinstance(found, MailTicket) else "device"
            if await self.store.take_ticket(hashed(code), kind, self.now) is not None:
                return found
        raise NotValid(Text("account-link-spent"))

    async def with_mail(
        self, ticket: MailTicket, browser: Browser, name: str, merge: bool
    ) -> SignedIn:
        """Sign in with a confirmed address: to its account, or to a new one."""
        mailbox = mailbox_of(ticket.address)
        owner = await self.store.account_of_mailbox(mailbox)
        if owner is not None:
            return await self.sign_in(owner, browser, merge)
        id = self.new_id()
        way = stored.new_email(mailbox, ticket.address, id, self.now)
        return await self.sign_up(browser, name, way, id=id)

    async def add_email(self, ticket: MailTicket) -> None:
        """Add a confirmed address to the account that asked for it, instead of another one."""
        assert ticket.account is not None
        if await self.store.account(ticket.account) is None:
            raise NotValid(Text("account-link-spent"))
        mailbox = mailbox_of(ticket.address)
        owner = await self.store.account_of_mailbox(mailbox)
        if owner == ticket.account:
            return
        if owner is not None:
            raise BadInput(Text("account-address-taken"))
        await self.store.write(
            statement("DELETE FROM emails WHERE account_id = ?", ticket.account),
            stored.new_email(mailbox, ticket.address, ticket.account, self.now),
        )

    # ------------------------------------------------------------ recovery codes

    async def new_codes(self, account: str) -> list[str]:
        """Recovery codes, shown once; earlier ones are void."""
        codes = [new_code() for _ in range(CODES)]
        await self.store.write(*stored.new_codes(account, [hashed(code) for code in codes]))
        return codes

    @staticmethod
    def codes_for(id: str) -> tuple[list[str], list[Statement]]:
        """Recovery codes for an account that is about to be stored."""
        codes = [new_code() for _ in range(CODES)]
        return codes, stored.new_codes(id, [hashed(code) for code in codes])

    async def with_code(self, written: str, browser: Browser, merge: bool) -> SignedIn:
        """Sign in with a recovery code, which works once."""
        code = hashed(read_code(written))
        account = await self.store.account_of_code(code)
        used = await self.store.write(statement("DELETE FROM recovery WHERE code = ?", code))
        if account is None or not used[0]:
            raise NotValid(Text("account-code-wrong"))
        return await self.sign_in(account, browser, merge)

    # ------------------------------------------------------------ what belongs to an account

    async def rename(self, account: str, name: str) -> None:
        query = "UPDATE accounts SET name = ? WHERE id = ?"
        await self.store.write(statement(query, clean(name) or "?", account))

    async def add_passkey(self, passkey: Passkey) -> None:
        if len(await self.store.passkeys(passkey.account)) >= MOST_PASSKEYS:
            raise BadInput(Text("account-too-many"))
        await self.store.write(stored.new_passkey(passkey))

    async def rename_passkey(self, account: str, id: str, name: str) -> bool:
        query = "UPDATE passkeys SET name = ? WHERE id = ? AND account_id = ?"
        changed = await self.store.write(statement(query, clean(name) or "?", id, account))
        return bool(changed[0])

    async def used_passkey(self, passkey: Passkey, uses: int) -> None:
        query = "UPDATE passkeys SET uses = ?, used = ? WHERE id = ?"
        await self.store.write(statement(query, uses, self.now, passkey.id))

    async def remove_passkey(self, account: str, id: str) -> bool:
        passkeys = await self.store.passkeys(account)
        if id not in {passkey.id for passkey in passkeys}:
            return False
        if len(passkeys) == 1:
            await self._check_way_back(account, but="passkeys")
        query = "DELETE FROM passkeys WHERE id = ? AND account_id = ?"
        await self.store.write(required(query, id, account))
        return True

    async def remove_email(self, account: str) -> None:
        await self._check_way_back(account, but="emails")
        await self.store.write(statement("DELETE FROM emails WHERE account_id = ?", account))

    async def _check_way_back(self, account: str, but: str) -> None:
        """`NoWayBack` unless there is another way to sign in."""
        ways = {
            "passkeys": len(await self.store.passkeys(account)),
            "emails": len(await self.store.emails(account)),
            "codes": await self.store.codes_left(account),
        }
        if not any(count for way, count in ways.items() if way != but):
            raise NoWayBack(Text("account-last-way"))

    async def keep(self, account: str, items: Sequence[KeptItem]) -> None:
        """Keep what a browser had kept."""
        if any(len(msgspec.json.encode(item.data)) > MOST_BYTES for item in items):
            raise BadInput(Text("account-too-many"))
        before = {(item.kind, item.name) for item in await self.store.kept(account)}
        if len(before | {(item.kind, item.name) for item in items}) > MOST_KEPT:
            raise BadInput(Text("account-too-many"))
        await self.store.write(*(stored.keep(account, item) for item in items))

    async def delete(self, account: str, *more: Statement) -> None:
        """Delete an account with all that belongs to it; its tables forget its owner soon. `more`
        is stored together with that."""
        emails = await self.store.emails(account)
        sessions = [session.id for session in await self.store.sessions(account)]
        owners = [ticket_owner(email.address) for email in emails]
        spoken = [
            (table, guest)
            for guest in await self.store.guests_of(account)
            for table in await self.store.tables_with_note(spoke(guest))
        ]
        await self.store.write(*stored.delete_account(account, owners, spoken), *more)
        self._plain.clear()
        self.on_ended(sessions)

    async def email_of(self, account: str) -> Email | None:
        return next(iter(await self.store.emails(account)), None)
